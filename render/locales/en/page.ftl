# Words of the page in the browser.

page-title = Teahouse
page-welcome = Come in, sit down, play
page-about = Old tile games, played together in a room. No account; a name will do.
page-name = Your name
page-room = Room
page-room-hint = Everybody in the same room sees the same tables. Letters, digits, - and _.
page-enter = Come in
page-recent = Rooms you know
page-guest = Guest { $number }

page-rooms = All rooms
page-stream = Boards of this room
page-own = Only you see this
page-close = Close
page-people = Here now:
page-rename = Change your name
page-share = Invite
page-shared = The address of this room is copied. Send it to a friend.
page-commands = Commands
page-field = Move or /play
page-send = Send
page-skip = To the boards
page-keys = Keys
page-keys-choose = press a choice of the newest board
page-keys-write = write
page-keys-close = close what only you see
page-thinking = thinking …
page-lost = The tea-house does not answer just now. Press again in a moment; nothing counts twice.
page-away = Connection lost. Trying again …

page-error-title = Not here
page-error-back = Back to the door
page-error-origin = This came from another site, so nothing was done. Open the page itself and try again.
page-error-guest = Please come in by the door first, with a name.
page-error-room = A room is named with 1 to 40 letters, digits, - and _.
page-error-missing = There is nothing at this address.
page-error-method = This address cannot be used that way.
page-error-large = That was too much text at once.
page-error-unclear = I could not make sense of that, and nothing was done.
page-error-broken = Something broke on my side. Nothing in your game has changed. Report code { $report }.
page-import = Step through a record: paste it here, or choose its file
page-import-go = Step through it
