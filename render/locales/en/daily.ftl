# The daily challenge: one deal per game and date for the whole world.

daily-head = Daily { $number }: { $game }, { $variant }, { $band }.
daily-head-only = Daily { $number }: { $game }, { $band }.
daily-band-1 = very easy
daily-band-2 = easy
daily-band-3 = rather easy
daily-band-4 = middling
daily-band-5 = rather hard
daily-band-6 = hard
daily-band-7 = very hard
daily-about = This deal can be solved { $par }.
daily-about-share = { $share } % of such deals can be won; this one can, { $par }.
daily-about-points = You sit with { $against }. Par: { $par } points, what the hard computer reached on your seat.
daily-against = { $count ->
    [one] one { $level } computer
   *[other] { $count } { $level } computers
  }
daily-par-proved = in { $par } moves, and no shorter
daily-par-found = in { $par } moves
daily-of-par = { $moves } (par { $par })

daily-nobody = Nobody here has begun yet.
daily-unsolved = Begun by { $count }, not solved yet.
daily-solved = Solved: { $solved } of { $count }. Best: { $name }, { $moves } moves { $stars }.
daily-voided = Voided by an admin: { $names }.
daily-unsolved-points = Begun by { $count }, nobody at par yet.
daily-solved-points = At par: { $solved } of { $count }. Best: { $name }, { $moves } points { $stars }.
daily-yesterday = Yesterday: { $names }.
daily-name = { $name } { $stars }
daily-place = { $n }. { $name }: { $figures }
daily-codes = For admins, to void: { $names }.
daily-code = { $name } /void { $table }
daily-figures = { $stars } { $moves } moves (par { $par }), { $undone ->
    [0] nothing taken back
    [one] one taken back
   *[other] { $undone } taken back
  }, { $hints ->
    [0] no hint
    [one] one hint
   *[other] { $hints } hints
  }, { $time }

daily-figures-points = { $stars } { $moves } points (par { $par }), { $time }

daily-button-today = Today’s challenge
daily-button-play = Play
daily-button-yesterday = Yesterday
daily-button-results = Standings
daily-button-replay = Replay my game
daily-button-practice = Practise this day
daily-button-share = Share
daily-button-archive = Past days
daily-button-calendar = My month
daily-button-rules = How it counts
daily-button-older = Older days
daily-button-newer = Newer days
daily-button-earlier = The month before
daily-button-later = The month after
daily-button-tell = Post it in the room
daily-button-as-words = As words
daily-button-as-share = As signs

daily-today = Today’s challenge: { $date }, number { $number }.
daily-date = { $weekday }, { $day } { $month } { $year }
daily-go-on = Go on with { $game }
daily-look = Look at { $game }
daily-still-open = { $date } still counts until { $end }, 12:00 UTC.
daily-earlier = { $game }, { $date }
daily-streak = { $count ->
    [0] No streak yet
    [one] Streak: one day
   *[other] Streak: { $count } days
  }
daily-mine-none = Not begun. { $streak }.
daily-mine-begun = Begun. { $streak }.
daily-mine-lost = Not solved; undo goes back and the attempt goes on. { $streak }.
daily-mine-voided = Voided by an admin: this attempt counts for nobody. { $streak }.
daily-mine-below = Below par: { $figures }. { $streak }.
daily-mine-solved = Solved: { $figures }. { $streak }.
daily-none = There is no challenge for this day.
daily-unknown = I do not know “{ $words }” here. After /daily may stand the name of a game, or subscribe, unsubscribe, remind, zone.
daily-unknown-archive = I do not know “{ $words }” here. After /archive may stand a game and a date: “/archive guo-wu-guan 2026-11-20”.
daily-not-begun = { $date } has not begun where you are. Your time zone is under /settings.
daily-before = { $date } is too long ago: the first challenge was on { $first }.
daily-ended = { $date } has ended everywhere. You can still play it as practice.
daily-expired = { $date } has ended everywhere: this attempt stands as it is. The same deal can be practised.

daily-board-counts = Your first attempt at the daily challenge: it counts.
daily-board-practice = Practice: it counts for nothing, and nobody watches.
daily-end-met = { $points } points, par { $par }: challenge met { $stars }
daily-end-below = { $points } points, par { $par }: below par this time.
daily-seed-later = The seed is told by /verify once this day has ended everywhere.
daily-line-later = The winning line is told once this day has ended everywhere.

daily-archive = { $game }: past days, for practice.
daily-archive-empty = { $game }: no days lie behind us yet.
daily-past = { $date }
daily-past-solved = { $date } (solved)
daily-past-open = { $date } (still counts until { $end }, 12:00 UTC)
daily-calendar = { $game }, { $month } { $year }. Stars for what you solved, a cross for what you did not.
daily-no-month = There were no challenges in that month; here is this one.
daily-streaks = Streak now: { $now }. Longest: { $best }.

## Sharing

daily-share = Teahouse { $number } { $game } { $stars } { $moves } moves (par { $par }){ $helps }, streak { $streak }
daily-share-words = Teahouse daily { $number }, { $game }: { $count ->
    [one] one star
   *[other] { $count } stars
  } of three, { $moves } moves, par { $par }{ $helps }, streak { $streak }
daily-share-points = Teahouse { $number } { $game } { $stars } { $moves } points (par { $par }), streak { $streak }
daily-share-words-points = Teahouse daily { $number }, { $game }: { $count ->
    [one] one star
   *[other] { $count } stars
  } of three, { $moves } points, par { $par }, streak { $streak }
daily-share-below = Teahouse { $number } { $game }: { $points } points (par { $par })
daily-share-lost = Teahouse { $number } { $game }: not solved
daily-helps = { $undone ->
    [0] {""}
    [one] , 1 undo
   *[other] , { $undone } undos
  }{ $hints ->
    [0] {""}
    [one] , 1 hint
   *[other] , { $hints } hints
  }
daily-share-nothing = There is nothing to share yet: finish your first attempt of that day.
daily-share-voided = There is nothing to share: this attempt was voided by an admin.
daily-told = Done: it will stand in the room in a moment.
daily-told-before = It stands in the room already.

## Posts and reminders

daily-when = at { $time } ({ $zone })
daily-subscribed = { $game } will be posted here every day { $when }. “/daily zone room Europe/Kyiv” sets the clock of this room.
daily-subscribe-how = Say which game and when: “/daily subscribe guo-wu-guan 9:00”. Games with a daily challenge: { $games }
daily-subscribe-game = “{ $word }” is no game with a daily challenge.
daily-subscribe-time = “{ $word }” is no time of day, like 9:00 or 19:30.
daily-unsubscribed = { $count ->
    [0] Nothing was posted here.
    [one] It is not posted here any more.
   *[other] The { $count } games are not posted here any more.
  }
daily-remind-where = A reminder is between us: tell me in our private chat.
daily-remind-where-web = A page cannot call you. In a private chat with me on Discord or Telegram I can remind you.
daily-remind-how = Say when: “/daily remind 19:00” reminds you while something is unplayed, “/daily remind streak 21:00” only when a streak would break, “/daily remind off” ends it.
daily-remind-on-remind = I will remind you { $when } on days you have not played.
daily-remind-on-streak = I will tell you { $when } when a streak is about to break.
daily-remind-off = No reminders any more.
daily-reminder-waits = Today’s { $game } still waits for you.
daily-reminder-streak = Your streak of { $count } in { $game } waits for today’s deal.
daily-zone = Your time zone: { $zone }.
daily-zone-me = Time zone: { $zone }. Type “/daily zone Europe/Kyiv” to change it.
daily-zone-room = Time zone of the room: { $zone }. Type “/daily zone room Europe/Kyiv” to change it.
daily-zone-how = Your clock is { $zone }. Name another like this: “/daily zone Europe/Kyiv”.
daily-zone-unknown = I know no time zone “{ $word }”.
daily-zone-near = Perhaps: { $names }.
daily-zone-set-me = Your days begin by { $zone } now.
daily-zone-set-room = The days of this room begin by { $zone } now.
daily-note = Ordered here: { $what }, { $when }.
daily-note-remind = a reminder
daily-note-streak = a reminder of streaks
daily-note-digest = the digest of the week
daily-note-paused = Paused: { $reason }. It goes on by itself as soon as somebody asks me something here.
daily-note-unknown = Whether the post of { $date } arrived, nobody knows; it counts as sent.
daily-paused-refused = I was not allowed to write here
daily-paused-gone = this chat could not be found

## Rules

daily-rules-title = The daily challenge
daily-rules-solitaires =
    One deal for each game and date, the same for the whole world. It begins when the date begins where you are, and can be played until that date has ended everywhere.
    Your first attempt counts, in whatever room you begin it. In a game for one you may take moves back and ask for hints; both are counted and shown. A lost position may be taken back too.
    One star for solving it. Two stars without a hint and with at most three choices taken back. Three stars without any help and in no more moves than par.
daily-rules-always =
    A streak counts the dates you solved one after the other. Days on which I was away too long break no streak.
    Past days are practice: /archive.

daily-rules-points =
    In a game for several the others are computers, the same for everybody: play the same, and they answer the same. Nothing is taken back there, and there are no hints. It counts as solved with at least par: the points that the hard computer reached on your seat. One star for par, two for a tenth more, three for a quarter more.

## Calendar

daily-weekday-1 = Monday
daily-weekday-2 = Tuesday
daily-weekday-3 = Wednesday
daily-weekday-4 = Thursday
daily-weekday-5 = Friday
daily-weekday-6 = Saturday
daily-weekday-7 = Sunday
daily-weekday-1-short = Mon
daily-weekday-2-short = Tue
daily-weekday-3-short = Wed
daily-weekday-4-short = Thu
daily-weekday-5-short = Fri
daily-weekday-6-short = Sat
daily-weekday-7-short = Sun
daily-month-1 = January
daily-month-2 = February
daily-month-3 = March
daily-month-4 = April
daily-month-5 = May
daily-month-6 = June
daily-month-7 = July
daily-month-8 = August
daily-month-9 = September
daily-month-10 = October
daily-month-11 = November
daily-month-12 = December
ui-month = { $game }, { $month } { $year }
ui-month-streaks = Streak { $now }, longest { $best }
ui-month-solved = { $day }: { $stars } of 3 stars
ui-month-unsolved = { $day }: not solved
