# Words of the page in the browser.

page-title = Teahouse
page-welcome = Komm herein, setz dich, spiel mit
page-about = Alte Legespiele, gemeinsam in einem Raum gespielt. Kein Konto; ein Name genügt.
page-name = Dein Name
page-room = Raum
page-room-hint = Alle im selben Raum sehen dieselben Tische. Buchstaben, Ziffern, - und _.
page-enter = Eintreten
page-recent = Räume, die du kennst
page-guest = Gast { $number }

page-rooms = Alle Räume
page-stream = Bretter dieses Raums
page-own = Das siehst nur du
page-close = Schließen
page-people = Gerade hier:
page-rename = Namen ändern
page-share = Einladen
page-shared = Die Adresse dieses Raums ist kopiert. Schick sie jemandem.
page-commands = Befehle
page-field = Zug oder /play
page-send = Senden
page-skip = Zu den Brettern
page-keys = Tasten
page-keys-choose = auf dem neuesten Brett wählen
page-keys-write = schreiben
page-keys-close = schließen, was nur du siehst
page-thinking = denkt nach …
page-lost = Das Teehaus antwortet gerade nicht. Drück gleich noch einmal; nichts zählt doppelt.
page-away = Verbindung verloren. Neuer Versuch …

page-error-title = Nicht hier
page-error-back = Zurück zur Tür
page-error-origin = Das kam von einer anderen Seite, darum wurde nichts getan. Öffne die Seite selbst und versuch es noch einmal.
page-error-guest = Komm bitte erst zur Tür herein, mit einem Namen.
page-error-room = Ein Raum heißt mit 1 bis 40 Buchstaben, Ziffern, - und _.
page-error-missing = Unter dieser Adresse ist nichts.
page-error-method = So lässt sich diese Adresse nicht benutzen.
page-error-large = Das war zu viel Text auf einmal.
page-error-unclear = Daraus wurde ich nicht klug, und nichts wurde getan.
page-error-broken = Bei mir ist etwas kaputtgegangen. An deinem Spiel hat sich nichts geändert. Berichtscode { $report }.
page-import = Eine Aufzeichnung nachspielen: hier einfügen oder die Datei wählen
page-import-go = Nachspielen
