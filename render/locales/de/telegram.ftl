# Words that only Telegram needs.

telegram-sent-privately = Ich habe dir in unserem privaten Chat geschrieben.
telegram-topic-closed = Dieses Thema ist geschlossen, darum kann ich dort nichts posten. Ein Admin kann es wieder öffnen; hier können wir gleich spielen.
telegram-may-not-write = Ich darf in dieser Gruppe nichts posten: Ein Admin muss mir Nachrichten und Fotos erlauben. Hier können wir gleich spielen.
telegram-not-shown = Telegram hat nicht angenommen, was ich zeigen wollte. An deinem Spiel hat sich nichts geändert: /board zeigt es noch einmal.
telegram-no-photos = Ich darf hier keine Fotos senden, darum kommt das Brett in Worten. Für Bilder bitte einen Admin, mir Fotos zu erlauben.
telegram-one-moment = Einen Moment…
telegram-hand-alone = Um aus deiner Hand zu spielen, öffne unseren privaten Chat, oder schreib /move und eine Antwort.
telegram-buttons-alone = Die Knöpfe stehen in unserem privaten Chat: Noch einmal drücken öffnet ihn.
telegram-invite = Jemanden einladen

# Inline mode: somebody types the bot's name in any chat, and picks what shall be posted there.
telegram-inline-result = Heutiges Ergebnis teilen
telegram-inline-today = Tagesaufgabe: { $game }
telegram-inline-play = Ein Spiel: { $game }
telegram-inline-variant = { $game }: { $variant }
telegram-inline-invite = An einen Tisch einladen
telegram-inline-invite-about = Wer den Knopf drückt, kommt an den Tisch
telegram-inline-invite-words = Komm an meinen Tisch im Teehaus.
telegram-inline-challenge = Die Auslage des Tages ist für alle dieselbe. Wie viele Züge brauchst du?
telegram-inline-open = Das Teehaus öffnen
telegram-inline-button-play = Spielen
telegram-inline-button-join = An den Tisch

telegram-open-hand = Meine Hand öffnen
