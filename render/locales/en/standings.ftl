# Leaderboards, ratings, profiles, the digest of a week.

top-points = Daily points
top-wins = Wins
top-best = Best results
top-rating = Ratings
top-title = { $measure }: { $what }
top-all-games = all games
top-game-variant = { $game }, { $variant }
top-about = { $scope }, { $period }

top-scope-room = this room
top-scope-server = { $kind ->
    [discord] this server
   *[other] this chat
  }
top-scope-world = the world
top-period-day = today
top-period-week = this week
top-period-month = this month
top-period-season = this quarter
top-period-all = all time
top-now = now

top-value-points = { $n ->
    [one] 1 star
   *[other] { $n } stars
  }
top-value-wins = { $n ->
    [one] 1 win
   *[other] { $n } wins
  }
top-value-moves = { $n ->
    [one] 1 move
   *[other] { $n } moves
  }
top-value-score = { $n ->
    [one] 1 point
   *[other] { $n } points
  }
top-value-rating = { $n }

top-caption = { $title }, { $about }. { $people ->
    [0] Nobody stands here yet.
    [one] One player.
   *[other] { $people } players.
  }
top-mine = You: place { $place }, { $value }.
top-rating-how = Stands here after { $games } rated games. Of one day { $cap } games of this game count; against the same opponent the first { $full } of seven days count in full, each further one less.
top-free = The first place is still free.
top-not-mine = You are not on this board yet.
top-not-mine-guest = Guests of the page join the boards of the world once they link an account.
top-not-mine-unlisted = You have taken yourself off this board; /settings brings you back.
top-nameless = Somebody
top-left = { $name } (has left)
top-alt-mine = Your place: { $place }, { $value }
top-alt-line = { $place }: { $name }, { $value }
top-line = { $place }. { $name }: { $value }

top-button-scope = { $scope }
top-button-next = Next ten
top-button-before = Ten before
top-button-mine = My place
top-button-game = Game: { $game }
top-button-variant = Variant: { $variant }
top-all-variants = all
top-button-everybody = Show who has left
top-button-members = Members only

top-no-room = That room is not yours to look into.
top-how = After /top you can name what you want: room, server or world; day, week, month, season or all; a game; points, wins, best or rating.

## Voiding

top-void-how = Name the game: “/void k3v9x2qa”, or answer its board. Its result then counts for nobody; “/void k3v9x2qa back” takes that back.
top-void-nothing = There is no result of that game here.
top-void-own = You played in that game: another admin has to do it.
top-void-own-page = You played in that game, and on a page only whoever came first is its admin: so nobody can void it.
top-voided = Voided: that game counts for nobody now, in no figure.
top-voided-before = That game is voided already.
top-restored = It counts again.
top-not-voided = That game was not voided.

## Profile

me-rating = Rating
me-played = Played
me-won = Won
me-streak = Streak (best)
me-streak-value = { $now } ({ $best })
me-figure = { $n }
me-none = –
me-nothing = Nothing finished yet.
me-favourites = Played most: { $variants }
me-variant = { $variant } ({ $game })
me-no-favourites = No favourite variant yet.
me-badges = Badges: { $badges }
me-no-badges = No badges yet: a daily at par, without help, is one.
me-alt-game = { $game }: rating { $rating }, played { $played }, won { $won }, streak { $streak }
me-caption = { $name }
me-rating-soon = A rating shows after { $games } rated games.
me-closed = { $name } shows their card to nobody else. (/settings, “My card”)
me-unknown = I know nobody called “{ $name }” on the boards here.
me-badge-par = Solved a daily at par, without help
me-badge-streak-7 = Seven days in a row
me-badge-streak-30 = Thirty days in a row
me-badge-every-game = Won every game of the house

## Digest of a week

top-digest = The week from { $first } to { $last }:
top-digest-podium = Podium ({ $measure }): { $names }.
top-digest-podium-entry = { $place }. { $name } ({ $value })
top-digest-best = Best line: { $name }, { $game } in { $moves } moves (par { $par }).
top-digest-best-points = Best score: { $name }, { $game } with { $points } points (par { $par }).
top-digest-tight = Tightest game: { $game } ({ $names }), { $margin ->
    [0] level at the end
    [one] decided by one point
   *[other] decided by { $margin } points
  }.
top-digest-name = { $name }
top-digest-on = Every Monday { $when } I will tell here how the week went.
top-digest-off = No more digests here.
top-digest-how = Say when: “/top digest 9:00” (admins), or “/top digest off”.
top-digest-button = Leaderboard
