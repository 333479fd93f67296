# Hints for the options of the slash commands.
discord-option-game = Welches Spiel
discord-option-variant = Welche Variante; tipp, um eine zu suchen
discord-option-for = Wer ziehen darf: nur du oder alle in diesem Kanal
discord-option-move = Der Zug, wie auf den Knöpfen oder in der Notation
discord-option-record = die Aufzeichnung als Text
discord-option-file = die Aufzeichnung als Datei
discord-option-section = Welcher Abschnitt; tipp, um einen zu suchen

# Where the bot can do less than it would like.
discord-guest = Ich bin hier nur Gast und kann ungefragt nicht schreiben: Bretter folgen hier jedem Druck und sonst nichts.
discord-lacks = Mir fehlt hier { $rights }, darum folgen Bretter hier jedem Druck und sonst nichts. Ein Admin kann es erlauben.
discord-right-view = „Kanal ansehen“
discord-right-send = „Nachrichten senden“
discord-right-threads = „Nachrichten in Threads senden“
discord-right-manage = „Threads verwalten“ (dieser ist gesperrt)

# Under the bot's name in the list of people.
discord-presence = { $count ->
    [0] Der Tee ist fertig · /play
    [one] { $count } Tisch · /play
   *[other] { $count } Tische · /play
}

# Asking a person to a game: the entry in a person's menu, and what follows.
discord-challenge = Zum Spiel auffordern
discord-challenge-nobody = Computer setzen sich von selbst an jeden Tisch. Wähl jemanden, der nicht du selbst ist.

# The window for a move, opened by /move without words.
discord-modal-move = Dein Zug
discord-option-date = Welcher Tag, als 2026-11-20; ohne Angabe alle
discord-option-table = Welcher deiner Tische

# Names of commands and options: one word in small letters, hyphens allowed.
discord-name-start = start
discord-name-play = spielen
discord-name-board = brett
discord-name-hand = hand
discord-name-join = mitspielen
discord-name-leave = gehen
discord-name-invite = einladen
discord-name-mytables = meine-tische
discord-name-move = zug
discord-name-undo = zug-zurück
discord-name-hint = tipp
discord-name-resign = aufgeben
discord-name-text = in-worten
discord-name-rules = regeln
discord-name-learn = lernen
discord-name-verify = prüfen
discord-name-import = einlesen
discord-name-daily = tagesaufgabe
discord-name-archive = archiv
discord-name-top = bestenliste
discord-name-me = meine-karte
discord-name-void = streichen
discord-name-settings = einstellungen
discord-name-room = raum
discord-name-block = blockieren
discord-name-link = verbinden
discord-name-unlink = trennen
discord-name-report = melden
discord-name-privacy = datenschutz
discord-name-mydata = meine-daten
discord-name-forgetme = vergiss-mich
discord-name-news = neues
discord-name-help = hilfe
discord-name-about = über
discord-name-account = konto
discord-name-admin = verwalten
discord-name-teahouse = teehaus
discord-name-game = spiel
discord-name-variant = variante
discord-name-for = für
discord-name-section = abschnitt
discord-name-words = worte
discord-name-table = tisch
discord-name-record = aufzeichnung
discord-name-file = datei
discord-name-date = datum
