# Duplicate play, tournaments, the league of a room.

club-kind-own = Duplicate deals
club-kind-tables = Duplicate rounds
club-kind-duels = Swiss tournament
club-kind-league = League

club-menu = Play so that luck evens out: the same deals for all, or a tournament. Open one here; others come by a button or from anywhere by its code.
club-menu-own = The same deals, each alone
club-menu-tables = The same deal at several tables
club-menu-cup = Tournament
club-menu-league = League of the week
club-menu-rules = How it goes
club-here = { $kind }: { $game } ({ $code })
club-form-own = Everybody plays the same deals alone against computers, whenever they like, and the scores are compared.
club-form-tables = People sit down at several tables, the same deal lies on each, and every seat is compared with the same seat elsewhere.
club-form-cup = A tournament: duels by the Swiss system in Wu Hsing, duplicate rounds in Four Colour Cards.
club-which = Which game shall it be?
club-how = After /club you can say: duplicate, tables, tournament or league, with a game after it; rules; or the code of something that is played.

club-head = { $kind }: { $game }. Code { $code }
club-head-open = { $kind }: { $game }. From anywhere: /join { $code }
club-names = { $count ->
    [0] Nobody has signed up yet.
    [one] Signed up: { $names }.
   *[other] { $count } have signed up: { $names }{ $more ->
        [0] .
       *[other] {" "}and { $more } more.
      }
  }
club-rounds-own = { $count ->
    [one] 1 deal
   *[other] { $count } deals
  }
club-rounds-tables = { $count ->
    [one] 1 round
   *[other] { $count } rounds
  }
club-rounds-duels = { $count ->
    [0] As many rounds as are needed
    [one] 1 round
   *[other] { $count } rounds
  }
club-options = { $rounds }, { $time } for each, { $answer } for an answer.
club-options-own = { $rounds }; everybody has { $time } and may still come while it runs.
club-choose = Choose. Now: { $options }
club-time-own = What is not played when the time is up counts nothing. A deal counts in per cent: 100 for the best.
club-time-tables = When a round’s time is up, open games end: whoever is awaited gets nothing, the others at that table 50 per cent. A computer plays for whoever is away at the end, and they get nothing.
club-time-duels = When a round’s time is up, open games end: whoever is awaited has lost. So has whoever is not there at the end.
club-stopped = It was called off.
club-now = Round { $n } of { $of }, until { $ends }: { $done ->
    [one] 1 of { $count } games is over.
   *[other] { $done } of { $count } games are over.
  }
club-now-own = Until { $ends }: { $done ->
    [one] 1 of { $count } has played.
   *[other] { $done } of { $count } have played.
  }
club-bye = { $name } has a free round and its points.
club-pair = { $first } – { $second }
club-pair-over = { $first } { $a } : { $b } { $second }
club-pair-table = Table { $n }: { $names }
club-pair-table-over = Table { $n }: { $names } (over)
club-pairs-head = Round { $n } of { $of }, table by table:
club-pairs-more = { $count ->
    [one] 1 more table stands under “Pairings”.
   *[other] { $count } more tables stand under “Pairings”.
  }
club-over = { $count ->
    [0] It is over, and nobody has scored.
    [one] It is over. { $names } has won.
   *[other] It is over. { $names }{ $more ->
        [0] {""}
       *[other] {" "}and { $more } more
      } have won together.
  }
club-mine = You: place { $place }, { $total }.
club-moment = { $date }, { $time }
club-points = { $n ->
    [one] 1 point
   *[other] { $n } points
  }
club-percent = { $n } per cent
club-cell-own = { $n } %
club-cell-tables = { $n } %
club-cell-duels = { $n }
club-percent-of = { $n } of { $of } per cent
club-column-sum = Sum
club-column-round = R{ $n }
club-column-points = Points
club-column-percent = Share
club-column-daily = Daily
club-column-deals = Deals
club-column-seat = Seat
club-column-score = Score
club-foot-own = 100 %: better than everybody else in the same deals.
club-foot-tables = Each round up to 100 %, compared with the same seat at the other tables.
club-foot-duels = A win counts two, a draw one. Equals: the opponents’ points.
club-foot-deal = Only the same seat is compared; equal scores share.
club-deal = Round { $n }
club-deal-own = Deal { $deal }
club-deal-lead = { $what }, table by table.
club-replay = Replay: { $names }

club-page = Page { $page } of { $pages }
club-button-join = Sign up
club-button-leave = Withdraw
club-button-leave-yes = Yes, withdraw for good
club-button-options = Options
club-button-start = Start
club-button-stop = Call it off
club-button-stop-yes = Yes, end it now
club-button-mine = My table
club-button-table = Standings
club-button-deal = Compare deals
club-button-pairs = Pairings
club-button-rules = How it goes
club-button-open = Show { $code }
club-button-show = Standings

club-gone = I know no tournament by that code any more.
club-full = All places are taken.
club-once = Who has withdrawn cannot come back into this one.
club-room-full = { $count } are open here already. Let one of them end first.
club-own-full = You have { $count } open here already.
club-begins = It begins. Your table stands under My table.
club-late-open = It has not begun yet.
club-late-running = It has begun, and nobody else can sign up any more. /club opens another one.
club-late-over = It is over.
club-late-stopped = It was called off.
club-not-in = You have not signed up for it.
club-not-yet = You have no table in this round.
club-rests = You have a free round: its points are yours. The next round begins when the others are done.
club-resigned = You have given up your seat in this round.
club-leave-sure = A computer plays on for you, or your opponent has won; you are paired no more.
club-left = You have withdrawn. What you have stays in the standings.
club-few = { $count ->
    [one] Somebody has to sign up first.
   *[other] At least { $count } have to sign up first.
  }
club-host-only = { $name } opened it and decides.
club-stop-sure = Call it off for everybody?
club-stop-sure-running = End it now? Games that are open end as if their time were up, and no round follows.
club-stopping = Done; the rooms will read it in a moment.
club-seed-later = The seed is told by /verify when nobody plays this deal any more.
club-replay-later = Others may still be playing this deal: its games can be seen when the round is over.

## The league

club-league-none = There is no league here.
club-league-off = There is no league here any more.
club-league-empty = There is no league here yet. Whoever presses first begins it: stars of dailies and duplicate deals count, from Monday to Monday.
club-league-rooms = A league belongs to a room: say /club league there.
club-league-head = League, group { $n } of { $of }, until { $ends }.
club-league-in = You are in group { $n }.
club-league-not-in = You are not in it: press Join, and what you have won here this week counts.
club-league-no-last = There was no league here last week.
club-league-past = The league’s week from { $first } to { $last }.
club-league-first = Best in group { $n }: { $names }.
club-league-up = { $count ->
    [one] Up goes { $names }.
   *[other] Up go { $names }.
  }
club-league-about = group { $n } of { $of }
club-league-foot = Arrows: who would go up or down on Monday.
club-league-foot-past = Arrows: who has gone up or down.
club-league-foot-alone = With one group nobody goes up or down.
club-league-group = Group { $n }
club-league-button-join = Join the league
club-league-button-leave = Leave the league
club-league-button-last = Last week
club-league-button-now = This week

club-rules-own = One deal, or a match of several, is fixed when it starts. Everybody who signs up gets it at a table of their own: the same seat, the same computers, who answer the same position in the same way. You play when you like, until the time is up, and others may still come.
    Each deal is compared: 100 per cent for who beat everybody, 50 for the middle, ties share. The seed is told when all is over, and then every game can be replayed.
club-rules-tables = A round lays one deal on all tables, at least two. People are spread evenly by lot, those who have met least often first; computers take the other seats. Every seat is compared with the same seat at the other tables: 100 per cent for the best, 50 for the middle, ties share. So a bad hand costs nothing: all who sat there had it.
    Answers have a clock; after three missed in a row a computer takes the seat until you come back. When a round’s time is up, open games end: whoever is awaited gets nothing, the others at that table 50 per cent. The sum of the rounds decides, then the points of the game.
club-rules-duels = Every round pairs neighbours in the standings who have not met. A win counts two, a draw one. With an odd number the last one who has not had a free round yet has one, with the points of a win. Who has begun less often begins. Equals are parted by the points of their opponents.
    When a round’s time is up, open games end, and whoever is awaited has lost; so has who is not there at the end. Withdraw at any time: you are paired no more. The clocks stand still while I am away.
club-rules-league = A league runs from Monday to Monday (UTC) in one room. Stars of daily challenges that were begun here count, and duplicate deals: 3 points from 80 per cent, 2 from 50, 1 for anything above nothing; a deal that nobody else had counts nothing. Groups have eight places. On Monday at noon UTC, when the last challenge has ended everywhere, the best two of each group with any points go up, and as many go down. Who is in the last group without a point is out, and may come back by one press.
