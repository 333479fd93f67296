# Hints for the options of the slash commands.
discord-option-game = Welches Spiel
discord-option-variant = Welche Variante; tipp, um eine zu suchen
discord-option-for = Wer ziehen darf: nur du oder alle in diesem Kanal
discord-option-move = Der Zug, wie auf den Knöpfen oder in der Notation
discord-option-section = Welcher Abschnitt; tipp, um einen zu suchen

# Where the bot can do less than it would like.
discord-guest = Ich bin hier nur Gast und kann ungefragt nicht schreiben: Dieses Brett folgt jedem Druck, und dazwischen nichts.
discord-lacks = Mir fehlt hier { $rights }, darum folgt dieses Brett jedem Druck, und dazwischen nichts. Ein Admin kann es erlauben.
discord-right-view = „Kanal ansehen“
discord-right-send = „Nachrichten senden“
discord-right-threads = „Nachrichten in Threads senden“

# Under the bot's name in the list of people.
discord-presence = { $count ->
    [0] Der Tee ist fertig · /play
    [one] { $count } Tisch · /play
   *[other] { $count } Tische · /play
}

# Asking a person to a game: the entry in a person's menu, and what follows.
discord-challenge = Zum Spiel auffordern
discord-challenge-which = Was möchtest du mit { $name } spielen?
discord-challenge-game = { $game }: { $variant }
discord-challenge-nobody = Computer setzen sich von selbst an jeden Tisch. Wähl jemanden, der nicht du selbst ist.
discord-challenge-called = { $name } möchte mit dir spielen: Nimm am Tisch oben Platz.

# The window for a move, opened by /move without words.
discord-modal-move = Dein Zug
discord-option-table = Welcher deiner Tische
