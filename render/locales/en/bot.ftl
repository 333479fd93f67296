# Words of the bot: menus, buttons, refusals, notices. Short, warm, exact.

bot-thinking = { $name } is thinking …
bot-choice = { $mark }: { $label }
bot-choice-worth = { $mark }: { $label } · { $worth }
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
bot-hello-now = Pick one to play, or try a lesson first. Leave a game when you like: it waits for you.
bot-play = Play { $game }
bot-play-kind = { $game }, { $variant }
bot-play-on = Go on: { $name }
bot-play-once-more = Another game: { $name }
bot-play-what = What shall we play?
bot-play-variant = { $game }: which one?
bot-play-for-whom = { $game }, { $variant }: for you, or for everybody here?
bot-play-for-me = For me
bot-play-for-room = For the room
bot-seat-everybody = Everybody here
bot-play-for-aside = For me, in our private chat
bot-play-for-me-raw = For me, the deal as it falls
bot-play-for-room-raw = For the room, the deal as it falls
bot-play-drawn = Draw one for me
bot-play-aside = A move takes two presses. In a group Telegram slows them down; our private chat is quicker.
bot-play-raw = A deal as it falls can be lost from the start.
bot-variant-line = { $name }: { $about }
bot-start-own = Play { $game } myself
bot-too-many-tables = You have { $count } unfinished games here. Finish or resign one first: /mytables lists them all.
bot-no-such-game = I know no game called “{ $words }”. These I know.
bot-no-such-variant = I know no variant called “{ $words }”. These there are.
bot-play-words = Words that /play { $game } knows: { $words }.
bot-no-such-section = The rules have no section called “{ $words }”. These there are.

bot-menu-rules = Rules
bot-menu-learn = Lesson
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
bot-button-replay = Replay
bot-button-line = Was there a way?
bot-button-page = More choices ({ $page } of { $pages })

bot-sealed = Sealed before you saw it: { $commitment }
bot-began = { $count ->
    [one] There was only one first move, so I made it for you.
   *[other] For the first { $count } moves there was no choice, so I made them for you.
  }
bot-undone = { $count ->
    [one] Taken back to your last choice.
   *[other] Taken back to your last choice, { $count } times in this game.
  }
bot-sure = This move throws the game away.
bot-sure-again = Press the same button again to do it.
bot-resign-sure = Resign this game? It counts as lost.
bot-resign-not = Good: the game goes on.
bot-resign-who = This game belongs to the room: { $whom ->
    [admins] an admin
   *[starter] who started it or an admin
  } may cancel it.
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
bot-seed = The seed, to be checked with /verify: { $seed }
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
bot-replay = { $game }: the whole game, { $moves } moves.
bot-replay-short = It was long; { $shown } of its positions are shown.
bot-replay-later = A replay is made when the game is over.
bot-replay-above = The replay was posted here just now, further up.
bot-end-known = Shortest line known for this deal: { $moves } moves.
bot-hint-unsolvable = From here it cannot be solved: that is proved. Undo goes back.
bot-lost-deal = This deal was lost from the start: that is proved. “New deal” brings another.
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
bot-move-what = Type the move after the command, for example /move { $mark } or /move { $example }. See the rules, section “Typing moves”.
bot-game-over-daily = This game is over. “{ daily-button-practice }” below it plays the deal again.
bot-read-on = Rules: { $section }
bot-possible = Possible now: { $choices }. Type { $mark }, or { $example }.

## When something is in the way

bot-stale = That board has moved on; here is the newest.
bot-not-yours = This is { $name }’s game. Start your own?
bot-not-yours-gone = Whoever played this has left the tea-house. Start your own?
bot-no-such-table = That game is not kept here any more. /play begins another.
bot-no-table-here = You have no game here yet. /play begins one.
bot-unknown-button = This button leads nowhere I know. /play or /board brings a fresh one.
bot-unknown-link = That link leads to nothing I know. These games there are.
bot-unknown-command = I do not know /{ $name }. /help lists what I can do.
bot-only-admins = Only admins may decide that here: { $kind ->
    [discord] those who may manage this server or its channels
    [telegram] the administrators of this group
   *[other] { $name }, who came into this room first
  }.
bot-only-rooms = That is about groups and channels: one of their admins says it there.
bot-may-not-attach-discord = I may not attach files here, so I play with boards in words. For pictures, ask an admin for “Attach Files”.
bot-broken = Something broke on my side. Nothing in your game has changed. Report code { $report }.
bot-voice = { $name } is a chat, not a person: nobody could press buttons in its name, so it has no seat and no hand. Write in your own name to sit down. /play opens a game for everybody here.
bot-elsewhere = I can only tell you this in private. Open our chat and press Start.
bot-open-private = Open our chat

## Is it fair?

bot-verify-sealed = Table { $table } was sealed with the SHA-256 of the seed, a colon and the name of the table: { $commitment }
bot-verify-code = The code of this game is { $table }: /void takes it.
bot-verify-later = The seed is told when the game is over.
bot-verify-kept = The seal is kept: this very deal comes from the seed { $seed }
bot-verify-broken = This deal does not come from the seed, please report that: { $seed }
bot-verify-how = To check it yourself: { $command }

## Settings

bot-settings-me-title = Your settings. A press changes one, or shows what there is to choose. (Those of a group: /settings room, by its admins.)
bot-settings-room-title = Settings of this room, by its admins. Looks and playing hold for all who have not chosen otherwise.
bot-settings-room = Settings of the room
bot-settings-mine = My settings
bot-language = English
bot-setting-locale = Language: { $value }
bot-setting-locale-auto = automatic
bot-setting-theme = Colours: { $value }
bot-setting-theme-auto = as in the browser
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
bot-setting-turns = My turn is told: { $value }
bot-setting-turns-line = by a line in the room
bot-setting-turns-private = in private
bot-setting-turns-off = not at all
bot-setting-lessons = Lessons on boards: { $value }
bot-setting-lessons-off = none
bot-setting-lessons-on = what fits where
bot-setting-lessons-points = points on buttons
bot-setting-lessons-all = what fits, and points
bot-setting-computers = Computer players: { $value }
bot-setting-computers-easy = easy
bot-setting-computers-normal = normal
bot-setting-computers-hard = hard
bot-setting-listed = Boards of servers and the world: { $value }
bot-setting-listed-on = I stand on them
bot-setting-listed-off = without me
bot-setting-card = My card: { $value }
bot-setting-card-closed = for me alone
bot-setting-card-open = others may look

## Commands

bot-rules-which = The rules of which game?
bot-rules-all = All rules
bot-rules-page = Read on ({ $page } of { $pages })
bot-lesson-which = A minute and a half for each game, and the moves are yours. Which one?
bot-lesson-go-on = { $game }: go on ({ $n } of { $of })
bot-lesson-step = Lesson, step { $n } of { $of }
bot-lesson-resumed = Welcome back: here you stopped.
bot-lesson-on = Go on
bot-lesson-back = One step back
bot-lesson-over = Lesson finished: you know { $game } now.
bot-lesson-first = Play a first real game
bot-lesson-again = Once more
bot-lesson-others = Other lessons
bot-help = { $view ->
    [board] I deal traditional tile games. A board stands in characters above its buttons; the letters on the board are the letters on the buttons.
   *[picture] I deal traditional tile games. A board has a picture and buttons; the letters on the picture are the letters on the buttons.
}
bot-channel-help = What the admins of this channel can order, by posting it here: /daily subscribe guo-wu-guan 9:00 for the deal of the day, /daily unsubscribe, /daily zone Europe/Kyiv, and /settings locale en for my language; /settings lists the rest. To play, write to me in private.
bot-help-command = /{ $name } – { $about }
bot-group-table = At a table
bot-group-table-lead = At a table:
bot-group-account = You
bot-group-account-lead = About you and your accounts:
bot-group-admin = For admins
bot-group-admin-lead = For the admins of a room:
bot-group-teahouse = The tea-house
bot-group-teahouse-lead = About the tea-house:
bot-command-start = Greet me, and I show the games
bot-command-play = Play a game
bot-command-board = Bring the board down
bot-command-move = Type a move: a letter on the board, or the notation
bot-command-move-arg = A letter on the board, or the notation
bot-command-undo = Take back to your last choice
bot-command-hint = A first move that wins, if there is one
bot-command-resign = Give the game up
bot-command-text = The board in words
bot-command-rules = The rules
bot-command-learn = Learn a game: a lesson on a real board
bot-command-verify = Check that the deal was fair
bot-command-import = Step through a record and play on from any move
bot-command-daily = Today’s challenge; subscribe, remind, zone
bot-command-daily-arg = subscribe GAME 9:00, unsubscribe, remind 19:00, zone Europe/Kyiv
bot-command-archive = Past challenges, for practice
bot-command-club = Duplicate play, tournaments, the league of this room
bot-command-club-arg = duplicate, tables, tournament or league, a game; rules; a code
bot-command-top = Leaderboards: room, server, world
bot-command-top-arg = world month points, a game, rating; digest 9:00
bot-command-me = Your card: ratings, streaks, badges
bot-command-me-arg = The name of somebody who lets others look
bot-command-void = Let a game of this room count for nobody (admins)
bot-command-void-arg = The name of the game, as /verify tells it
bot-command-settings = Language, looks, messages, who sees you
bot-command-help = What I can do
bot-command-about = Who made these games
bot-about = Teahouse deals traditional tile games. Free software under the MIT licence.

## Tables of several seats

bot-play-with-whom = { $game }, { $variant }: with whom?
bot-play-with-whom-plain = { $game }: with whom?
bot-play-with-me = { $others ->
    [0] Against computers
    [one] Against a computer
   *[other] Against { $others } computers
}
bot-play-level = The computers are { $level } players; /settings changes that. A table for people can seat any of them.
bot-play-with-room = Open a table for people
bot-level-easy = easy
bot-level-normal = normal
bot-level-hard = hard
bot-seat-free = free
bot-seat-asked = { $name } (asked)
bot-seat-computer = ⚙ Computer ({ $level })
bot-seat-computers = ⚙ Computer { $n } ({ $level })
bot-fact-deal = deal { $n } of { $of }
bot-more = What would you like?
bot-button-hand = My hand
bot-button-next = Next deal
bot-button-rematch = Rematch
bot-button-seat-leave = Leave the table
bot-button-seat-back = Take a seat
bot-button-seat-vote = Somebody is away
bot-button-seat-open = Let others in
bot-button-seat-shut = Let nobody in
bot-button-wish-on = { $wish }: on
bot-button-wish-off = { $wish }: off
bot-points = { $name } { $points }
bot-points-only = { $points ->
    [one] 1 point
   *[other] { $points } points
  }
bot-penalties = Left over, and taken off: { $points }.
bot-standing = { $of ->
    [one] Points: { $points }.
   *[other] After deal { $deal } of { $of }: { $points }.
  }
bot-place = { $place }. { $name }
bot-winners = { $count ->
    [one] { $names } wins.
   *[other] The win is shared: { $names }.
  }
bot-outcome-match = The match of { $deals } deals is over.
bot-outcome-voided = Voided by an admin: this game counts for nobody.
bot-span-seconds = { $n } s
bot-span-minutes = { $n } min
bot-span-hours = { $n } h
bot-span-days = { $n ->
    [one] 1 day
   *[other] { $n } days
  }
bot-clock-line = { $time } for an answer.
bot-clock-some = { $time } an answer
bot-clock-none = no clock
bot-clocks-stood = I was away for { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
  }; clocks stood still.
bot-not-at-table = { $count ->
    [0] Computers play at this table now.
    [one] This is { $names }’s table.
   *[other] This table belongs to { $names }.
  } Start your own?
bot-join-taken = No seat is free at this table. You can look on, or start your own.
bot-seat-offered = At this table: { $names }. You may take a computer’s seat.
bot-seat-kept = A computer plays on your seat. It is yours again as soon as you like.
bot-not-asked = Nothing is asked of you now.
bot-not-asked-hidden = Nothing more is asked of you now. Answers open when everybody has given one.
bot-order-given = Noted: you pass for this card.
bot-order-nothing = There is nothing to pass for just now.
bot-wish-on = { $wish }: on.
bot-wish-off = { $wish }: off.
bot-doors-open = Others may take a computer’s seat here now, with “My hand” below the board or with /join { $code }.
bot-doors-shut = Nobody else takes a seat at this table. Who sits here stays.
bot-left = You have left; a computer plays for you. “Take a seat” brings you back.
bot-left-last = You have left. The table waits for half an hour in case somebody comes back; then the game ends and counts as lost.
bot-seats-away = A computer plays for: { $names }. “Take a seat” brings them back.
bot-seats-given-up = Gave up: { $names }. A computer plays on.
bot-seats-voted = Is { $name } away? { $count } of { $needed } votes; to join in: “More”.
bot-seat-resign-sure = Give your seat up for good? A computer plays on, and you come last.
bot-seat-resign-ends = Give up? The game ends with that and counts as lost.
bot-voted = Your vote against the absent { $name } counts. A computer takes over when most of the others agree.
bot-vote-carried = Most of the others agree: a computer plays for { $name } until they come back.
bot-vote-whom = Who is away? When most of the others agree, a computer plays for them until they come back.
bot-vote-for = { $name } is away
bot-vote-nobody = Nobody has been waited for long enough.
bot-barred = The admins of this room do not want you in its games.
bot-blocked = You and somebody at this table do not play together.
bot-solitaires-only = That is for solitaires: with several at a table nobody takes back or is told a move.
bot-mytables = Your tables:
bot-mytables-none = You sit at no table. /play begins a game.
bot-mytables-line = { $game } ({ $table }, { $place }; moves: { $moves }, quiet for { $ago }): { $turn }
bot-mytables-gathers = { $game } ({ $table }): still gathers
bot-place-discord = Discord
bot-place-telegram = Telegram
bot-place-web = the page
bot-mytables-open = { $game } { $table }
bot-mytables-way = Where it stands
bot-turn-yours = your turn
bot-turn-yours-in = your turn, { $time } left
bot-turn-open = answers are open
bot-turn-of = { $name } is to move
bot-notice-stop = In { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
 } I take a short break. Your games stay as they are, and clocks stand still meanwhile.
bot-notice-back = The break is over, I am back. Your games are as you left them.
bot-notice-away = I was out of reach for a while, sorry. I am back, your games are as you left them, and clocks stood still meanwhile.
bot-notice-off = The break that I announced is called off. Play on.
bot-too-fast = That was faster than I can follow. Take a breath, and go on in a few seconds.
bot-turn-told = { $names }, it is your turn in { $game }.
bot-turn-claims = { $names }: claims are still open in { $game }.
bot-turn-left = { $line } Time left: { $time }.
bot-turn-over = Answered.
bot-join-what = Which table? /join and the eight signs of its code, for example /join k3v9x2qa. To invite somebody to the table you gather: /invite NAME.

bot-lobby = { $game }, { $variant }. From anywhere: /join { $code }
bot-lobby-plain = { $game }. From anywhere: /join { $code }
bot-lobby-seats = Seats: { $seats }. Host: { $host }.
bot-lobby-options = { $deals ->
    [one] One deal, { $clock }.
   *[other] { $deals } deals, { $clock }.
  }
bot-lobby-invited = Invited: { $names }.
bot-lobby-unreached = Could not be told: { $names }. Send them the code yourself: /join { $code }
bot-lobby-invited-enough = { $count } people are asked to come already, and that is as many as can be.
bot-invite-what = Ask somebody with /invite and their name, such as /invite Olena. They must have played here, or with you; whoever has written to me is found by their user name, too, such as /invite @olena.
bot-invite-nowhere = You gather no table here just now. /play opens one, and then /invite calls people to it.
bot-invite-nobody = I know nobody called “{ $name }” from games here, so nobody was told. Send them the code yourself: /join { $code }
bot-invite-several = Several people here are called “{ $name }”, so nobody was told. Send the code to the one you mean: /join { $code }
bot-invite-sits = { $name } has a seat at this table already.
bot-invite-before = { $name } has been asked already.
bot-invite-unreached = I have no way to write to { $name }. Send them the code yourself: /join { $code }
bot-lobby-called = { $name }, { $host } asks you to a game of { $game }. “Join” takes a seat; after /block { $host } there are no more such calls.
bot-lobby-size = { $seats } seats
bot-lobby-deals = { $deals ->
    [one] One deal
   *[other] { $deals } deals
  }
bot-lobby-hands-hidden = Hidden hands
bot-lobby-hands-open = Open hands
bot-lobby-open-hands = { $options } Open hands.
bot-open-hands = Open hands: everybody sees all cards, so this game counts for no leaderboard and no rating.
bot-lobby-choose = { $options } What shall it be?
bot-lobby-button-join = Join
bot-lobby-button-leave = Leave
bot-lobby-button-add = Add computer ({ $level })
bot-lobby-button-drop = Remove computer
bot-lobby-button-options = Options
bot-lobby-button-start = Start
bot-lobby-button-show = Show it
bot-lobby-there = You have asked already: the table is open and waits.
bot-challenge-which = What would you like to play with { $name }?
bot-challenge-done = { $name } has been asked. The table is open and waits.
bot-lobby-expired = Nobody came for half an hour: this table was put away.
bot-lobby-closed = Everybody has left: this table was put away.
bot-lobby-stopped = An admin of the room has put this table away.
bot-lobby-gone = I know no such table. /play opens one.
bot-lobbies-enough = You gather people for { $count } games here already. Start one of them, or leave it first.
bot-lobby-over = That table was put away. /play opens another.
bot-lobby-sits = You sit here already. The game begins when “Start” is pressed or all seats are taken.
bot-lobby-full = All seats are taken.
bot-lobby-not-in = You have no seat here. “Join” takes one.
bot-lobby-host-only = At this table { $name } decides that.
bot-room-no-games = The admins of this room want no games here. { $kind ->
    [web] In another room of the page you can play.
   *[other] In our private chat you can play.
  }
bot-room-full = { $count ->
    [one] A table is open here, and more are not wanted at a time.
   *[other] { $count } tables are open here, and more are not wanted at a time.
  }
bot-command-hand = Your own view of the table
bot-command-join = Join a table by its code
bot-command-join-arg = The eight signs of its code
bot-command-leave = Leave the table; a computer plays for you
bot-command-invite = Invite somebody to a table you gather
bot-command-invite-arg = A name, before it the code if you gather several tables
bot-command-mytables = All your tables, with a button to each
bot-outcome-stopped = An admin of the room has ended this game.

bot-command-room = Decide about games here (admins)
bot-command-room-arg = stop CODE, bar NAME, allow NAME, games on, off or here, tables 5
bot-command-block = Do not play with somebody, or do so again
bot-command-block-arg = A name
bot-command-link = Join your accounts on two platforms
bot-command-link-arg = The code from the other chat; nothing to get one
bot-command-unlink = Take this account out again
bot-command-report = Report something that went wrong
bot-command-report-arg = What went wrong, if you like
bot-room-help = To change it: /room stop CODE, /room bar NAME, /room allow NAME, /room games off, /room games here (in no other channel or topic), /room tables 5.
bot-room-games-on = Games may be opened here.
bot-room-games-off = No games are opened here.
bot-room-games-here = Games are opened here, and not in other channels or topics unless the same is said there.
bot-room-games-elsewhere = Games are opened in another channel or topic here, as the admins wish.
bot-room-games-too = To open them in this one too: /room games here.
bot-room-games-how = Say /room games on, /room games off, or /room games here (in no other channel or topic).
bot-room-tables = { $count ->
    [one] One table of several at a time.
   *[other] Up to { $count } tables of several at a time.
  }
bot-room-tables-how = How many tables of several may be open here at a time? From 1 to { $most }, for example /room tables 5. For none at all: /room games off.
bot-room-unknown = I do not know what /room { $words } shall do.
bot-room-open = { $count ->
    [0] No table of several is open here.
   *[other] Open here: { $codes }. /room stop and a code ends one.
  }
bot-room-no-table = No table of several called “{ $code }” is open in this room.
bot-room-stopped = Table { $table } has ended.
bot-room-bar = { $name } takes no part in the games of this room any more. /room allow { $name } takes that back.
bot-room-allow = { $name } may play in this room again.
bot-room-whom = Whom? Say the name after it: /room { $verb } NAME. I know those who have played here.
bot-block-whom = With whom do you not want to play? Say the name after it: /block NAME. I know those with whom you have sat at a table, and who have called you to one.
bot-nobody-called = I know nobody called “{ $name }” from a table here.
bot-now-blocked = You and { $name } will not sit at one table any more. The same command takes it back.
bot-block-out = They have no seat any more at the table { $table } that you gather.
bot-block-left = You have left the table { $table } that gathers, where you both had a seat.
bot-block-leave = Leave { $game } { $table }
bot-unblocked = You and { $name } may sit at one table again.
bot-reported = Thank you. It is kept, with the board as it stands now, under the code { $report }.
bot-reported-words = Thank you. It is kept under the code { $report }.
bot-link-private = Only in our private chat: write me there.
bot-link-code = Your code is { $code }. Within ten minutes, write me /link { $code } from your other account. It works once.
bot-link-joined = Done: both accounts are you now.
bot-link-unknown = I know no such code. It holds for ten minutes and works once.
bot-link-same = That is your own code: type it from the other account.
bot-link-table = Both of you sit at one unfinished table. Finish that game first.
bot-link-guesses = Too many wrong codes. Try again in ten minutes.
bot-unlink-done = Done: this account starts afresh, everything else stays with the other. /link joins the two again.
bot-unlink-alone = This account is joined with no other.
