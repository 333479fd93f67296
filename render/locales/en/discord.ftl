# Hints for the options of the slash commands.
discord-option-game = Which game
discord-option-variant = Which variant; type to look for one
discord-option-for = Who may move: you alone, or everybody in this channel
discord-option-move = The move, as on the buttons or in the notation
discord-option-record = the record as text
discord-option-file = the record as a file
discord-option-section = Which section; type to look for one

# Where the bot can do less than it would like.
discord-guest = I am only a guest here, so I cannot write unasked: boards here follow every press, and nothing in between.
discord-lacks = I am missing { $rights } here, so boards here follow every press, and nothing in between. An admin can allow it.
discord-right-view = “View Channel”
discord-right-send = “Send Messages”
discord-right-threads = “Send Messages in Threads”
discord-right-manage = “Manage Threads” (this one is locked)

# Under the bot's name in the list of people.
discord-presence = { $count ->
    [0] Tea is ready · /play
    [one] { $count } table · /play
   *[other] { $count } tables · /play
}

# Asking a person to a game: the entry in a person's menu, and what follows.
discord-challenge = Challenge to a game
discord-challenge-nobody = Computers sit down at any table by themselves. Choose a person who is not you.

# The window for a move, opened by /move without words.
discord-modal-move = Your move
discord-option-date = Which day, as 2026-11-20; none shows them all
discord-option-table = Which of your tables

# Names of commands and options: one word in small letters, hyphens allowed.
discord-name-start = start
discord-name-play = play
discord-name-board = board
discord-name-hand = hand
discord-name-join = join
discord-name-leave = leave
discord-name-invite = invite
discord-name-mytables = mytables
discord-name-move = move
discord-name-undo = undo
discord-name-hint = hint
discord-name-resign = resign
discord-name-text = text
discord-name-rules = rules
discord-name-learn = learn
discord-name-verify = verify
discord-name-import = import
discord-name-daily = daily
discord-name-archive = archive
discord-name-top = top
discord-name-me = me
discord-name-void = void
discord-name-settings = settings
discord-name-room = room
discord-name-block = block
discord-name-link = link
discord-name-unlink = unlink
discord-name-report = report
discord-name-privacy = privacy
discord-name-mydata = mydata
discord-name-forgetme = forgetme
discord-name-news = news
discord-name-help = help
discord-name-about = about
discord-name-account = account
discord-name-admin = admin
discord-name-teahouse = teahouse
discord-name-game = game
discord-name-variant = variant
discord-name-for = for
discord-name-section = section
discord-name-words = words
discord-name-table = table
discord-name-record = record
discord-name-file = file
discord-name-date = date
