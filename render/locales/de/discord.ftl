# Hints for the options of the slash commands.
discord-option-game = Welches Spiel
discord-option-variant = Welche Variante; tipp, um eine zu suchen
discord-option-for = Wer ziehen darf: nur du oder alle in diesem Kanal
discord-option-move = Der Zug, wie auf den Knöpfen oder in der Notation
discord-option-section = Welcher Abschnitt; tipp, um einen zu suchen
