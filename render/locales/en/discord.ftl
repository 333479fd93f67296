# Hints for the options of the slash commands.
discord-option-game = Which game
discord-option-variant = Which variant; type to look for one
discord-option-for = Who may move: you alone, or everybody in this channel
discord-option-move = The move, as on the buttons or in the notation
discord-option-section = Which section; type to look for one

# Where the bot can do less than it would like.
discord-guest = I am only a guest here, so I cannot write unasked: this board follows every press, and nothing in between.
discord-lacks = I am missing { $rights } here, so this board follows every press, and nothing in between. An admin can allow it.
discord-right-view = “View Channel”
discord-right-send = “Send Messages”
discord-right-threads = “Send Messages in Threads”

# Under the bot's name in the list of people.
discord-presence = { $count ->
    [0] Tea is ready · /play
    [one] { $count } table · /play
   *[other] { $count } tables · /play
}
