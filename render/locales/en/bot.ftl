# Words of the bot: menus, buttons, refusals, notices. Short, warm, exact.

bot-choice = { $mark }: { $label }
bot-count = { $n }
bot-time = { $minutes } min { $seconds } s
bot-fact-round = Round { $n }
bot-fact-moves = { $n ->
    [0] first move
    [one] 1 move
   *[other] { $n } moves
  }

## Greeting and choosing a game

bot-hello = { $count ->
    [one] A game from the tea-house.
   *[other] { $count } games from the tea-house.
  }
bot-hello-now = Pick one to play. Leave a game when you like: it waits for you.
bot-play = Play { $game }
bot-play-again = { $game }, { $variant }
bot-play-what = What shall we play?
bot-play-variant = { $game }: which one?
bot-play-for-whom = { $game }, { $variant }: for you, or for everybody here?
bot-play-for-me = For me
bot-play-for-room = For the room
bot-play-for-aside = For me, in our private chat
bot-play-for-me-raw = For me, the deal as it falls
bot-play-how = { $variant }: by which rule?
bot-play-aside = A move takes two presses. In a group Telegram slows them down; our private chat is quicker.
bot-play-raw = A deal as it falls can be lost from the start.
bot-variant-line = { $name }: { $about }
bot-start-own = Play { $game } myself
bot-too-many-tables = You have { $count } unfinished games here. Finish or resign one first; /board shows the newest.
bot-no-such-game = I know no game called “{ $words }”. These I know.
bot-no-such-variant = I know no variant called “{ $words }”. These there are.
bot-no-such-section = The rules have no section called “{ $words }”. These there are.

bot-menu-rules = Rules
bot-menu-help = Help
bot-menu-play = Play
bot-menu-about = About
bot-menu-settings = Settings
bot-menu-back = Back

## At the table

bot-button-hint = Hint
bot-button-undo = Undo
bot-button-more = More
bot-button-board = Back
bot-button-happened = What happened
bot-button-text = Board in words
bot-button-verify = Is it fair?
bot-button-same = Same deal again
bot-button-again = New deal
bot-button-resign = Resign
bot-button-resign-yes = Yes, resign
bot-button-resign-no = No, go on
bot-button-line = Was there a way?
bot-button-page = More choices ({ $page } of { $pages })

bot-sealed = Sealed before you saw it: { $commitment }
bot-began = { $count ->
    [one] The first move was forced and is made.
   *[other] The first { $count } moves were forced and are made.
  }
bot-undone = { $count ->
    [one] Taken back to your last choice.
   *[other] Taken back to your last choice, { $count } times in this game.
  }
bot-sure = This move throws the game away.
bot-sure-again = Press the same button again to do it.
bot-resign-sure = Resign this game? It counts as lost.
bot-resign-not = Good: the game goes on.
bot-resign-who = This game belongs to the room: who started it or an admin may resign it.
bot-outcome-lost-resigned = Resigned.
bot-end-figures = { $moves ->
    [one] One move
   *[other] { $moves } moves
  }, { $choices ->
    [one] one of them yours
   *[other] { $choices } of them yours
  }; { $undos ->
    [0] nothing taken back
    [one] one taken back
   *[other] { $undos } taken back
  }, { $hints ->
    [0] no hint
    [one] one hint
   *[other] { $hints } hints
  }.
bot-seed = The seed was { $seed }. Check it: /verify
bot-figure-moves = Moves
bot-figure-choices = Your choices
bot-figure-undos = Taken back
bot-figure-hints = Hints
bot-figure-time = Time

bot-hint-move = { $choice } ({ $move }). It begins a line that wins.
bot-hint-late = You moved on before I had found a hint.
bot-hint-hidden = (I see the hidden tiles.)
bot-proved-lost = From here it cannot be won: that is proved. Undo goes back.
bot-deal-unsure = I found no deal that I could solve in time: this one may be lost.
bot-end-known = Shortest line known for this deal: { $moves } moves.
bot-hint-unsolvable = From here it cannot be solved: that is proved. Undo goes back.
bot-hint-unknown = I found no line in time; that proves nothing.
bot-line-solved = There was a way, in { $count ->
    [one] one move
   *[other] { $count } moves
  }: { $moves }
bot-line-unsolvable = No: this deal could not be won. That is proved.
bot-line-unknown = I found no way in time; that proves nothing.

bot-nothing-to-undo = There is nothing to take back yet.
bot-nothing-happened = Nothing has happened yet.
bot-game-over = This game is over. “New deal” below it, or /play, begins another.
bot-move-what = Type the move after the command, for example /move A or /move 2bcd. See the rules, section “Typing moves”.
bot-possible = Possible now: { $choices }. Type { $mark }, or { $example }.

## When something is in the way

bot-stale = That board has moved on; here is the newest.
bot-not-yours = This is { $name }’s game. Start your own?
bot-no-such-table = That game is not kept here any more. /play begins another.
bot-no-table-here = You have no game here yet. /play begins one.
bot-unknown-button = This button leads nowhere I know. /play or /board brings a fresh one.
bot-unknown-command = I do not know /{ $name }. /help lists what I can do.
bot-only-admins = Only admins of this room can change that.
bot-may-not-attach-discord = I may not attach files here, so I play with boards in words. For pictures, ask an admin for “Attach Files”.
bot-may-not-attach-telegram = I may not send photos here, so I play with boards in words. For pictures, ask an admin to let me send media.
bot-may-not-attach-web = No pictures can be shown here, so I play with boards in words.
bot-broken = Something broke on my side. Nothing in your game has changed. Report code { $report }.
bot-elsewhere = I can only tell you this in private. Open our chat and press Start.
bot-open-private = Open our chat

## Is it fair?

bot-verify-sealed = Table { $table } was sealed with { $commitment }: that is SHA-256 of the seed, a colon and the name of the table.
bot-verify-later = The seed is told when the game is over.
bot-verify-kept = The seed was { $seed }. It gives this very deal: the seal is kept.
bot-verify-broken = The seed was { $seed }. It does not give this deal: please report that.
bot-verify-how = To check it yourself: { $command }

## Settings

bot-settings-me-title = Your settings. A press changes one. (Settings of a group: /settings room, by its admins.)
bot-settings-room-title = Settings of this room, for everybody who has not chosen otherwise.
bot-settings-room = Settings of the room
bot-settings-mine = My settings
bot-setting-theme = Colours: { $value }
bot-setting-theme-dark = night tea (dark)
bot-setting-theme-light = rice paper (light)
bot-setting-boards = Boards: { $value }
bot-setting-boards-pictures = pictures
bot-setting-boards-text = in words
bot-setting-forced = Forced moves: { $value }
bot-setting-forced-on = played for me
bot-setting-forced-off = I press them
bot-setting-marks = Marks: { $value }
bot-setting-marks-normal = normal
bot-setting-marks-large = large
bot-setting-lessons = Lessons on boards: { $value }
bot-setting-lessons-off = none
bot-setting-lessons-on = what fits where
bot-setting-listed = Boards of servers and the world: { $value }
bot-setting-listed-on = I stand on them
bot-setting-listed-off = without me
bot-setting-card = My card: { $value }
bot-setting-card-closed = for me alone
bot-setting-card-open = others may look

## Commands

bot-rules-which = The rules of which game?
bot-help = I deal traditional tile games. A board has a picture and buttons; the letters on the picture are the letters on the buttons.
bot-help-command = /{ $name } – { $about }
bot-command-start = Greet me, and I show the games
bot-command-play = Play a game
bot-command-play-arg-game = Which game
bot-command-play-arg-variant = Which variant
bot-command-play-arg-whom = For you or for the room
bot-command-board = Bring the board down
bot-command-move = Type a move: a letter on the board, or the notation
bot-command-move-arg = A letter on the board, or the notation
bot-command-undo = Take back to your last choice
bot-command-hint = A first move that wins, if there is one
bot-command-resign = Give the game up
bot-command-text = The board in words
bot-command-rules = The rules
bot-command-rules-arg-game = Which game
bot-command-rules-arg-section = Which section
bot-command-verify = Check that the deal was fair
bot-command-daily = Today’s challenge; subscribe, remind, zone
bot-command-daily-arg = subscribe GAME 9:00, unsubscribe, remind 19:00, zone Europe/Kyiv
bot-command-archive = Past challenges, for practice
bot-command-top = Leaderboards: room, server, world
bot-command-top-arg = world month points, a game, rating; digest 9:00
bot-command-me = Your card: ratings, streaks, badges
bot-command-me-arg = The name of somebody who lets others look
bot-command-void = Let a game of this room count for nobody (admins)
bot-command-void-arg = The name of the game, as /verify tells it
bot-command-settings = Colours, boards in words, forced moves
bot-command-help = What I can do
bot-command-about = Who made these games
bot-about = Teahouse deals traditional tile games. Free software under the MIT licence.
