# Hints for the options of the slash commands.
discord-option-game = Which game
discord-option-variant = Which variant; type to look for one
discord-option-for = Who may move: you alone, or everybody in this channel
discord-option-move = The move, as on the buttons or in the notation
discord-option-section = Which section; type to look for one
