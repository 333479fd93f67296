# Leaderboards, ratings, profiles, the digest of a week.

top-points = Tagespunkte
top-wins = Siege
top-best = Bestleistungen
top-rating = Wertungen
top-title = { $measure }: { $what }
top-all-games = alle Spiele
top-game-variant = { $game }, { $variant }
top-about = { $scope }, { $period }

top-scope-room = dieser Raum
top-scope-server = { $kind ->
    [discord] dieser Server
   *[other] dieser Chat
  }
top-scope-world = die Welt
top-period-day = heute
top-period-week = diese Woche
top-period-month = dieser Monat
top-period-season = dieses Quartal
top-period-all = alle Zeiten
top-now = jetzt

top-value-points = { $n ->
    [one] { $n } Stern
   *[other] { $n } Sterne
  }
top-value-wins = { $n ->
    [one] { $n } Sieg
   *[other] { $n } Siege
  }
top-value-moves = { $n ->
    [one] { $n } Zug
   *[other] { $n } Züge
  }
top-value-score = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
  }
top-value-rating = { $n }

top-caption = { $title }, { $about }. { $people ->
    [0] Hier steht noch niemand.
    [one] Eine Person.
   *[other] { $people } Personen.
  }
top-mine = Du: Platz { $place }, { $value }.
top-rating-how = Hier steht, wer { $games } gewertete Spiele hat. An einem Tag zählen { $cap } Spiele dieses Spiels; gegen denselben Gegner zählen die ersten { $full } in sieben Tagen voll, jedes weitere weniger.
top-free = Der erste Platz ist noch frei.
top-not-mine = Du stehst noch nicht auf dieser Liste.
top-not-mine-guest = Gäste der Webseite stehen in Weltlisten, sobald sie ein Konto verbinden.
top-not-mine-unlisted = Du hast dich von dieser Liste genommen; /settings bringt dich zurück.
top-nameless = Jemand
top-left = { $name } (nicht mehr da)
top-alt-mine = Dein Platz: { $place }, { $value }
top-alt-line = { $place }: { $name }, { $value }
top-line = { $place }. { $name }: { $value }

top-button-scope = { $scope }
top-button-next = Nächste zehn
top-button-before = Zehn davor
top-button-mine = Mein Platz
top-button-game = Spiel: { $game }
top-button-variant = Variante: { $variant }
top-all-variants = alle
top-button-everybody = Auch wer gegangen ist
top-button-members = Nur Mitglieder

top-no-room = In diesen Raum kannst du nicht hineinsehen.
top-how = Hinter /top kannst du nennen, was du willst: room, server oder world; day, week, month, season oder all; ein Spiel; points, wins, best oder rating.

## Voiding

top-void-how = Nenn das Spiel: „/void k3v9x2qa“, oder antworte auf sein Brett. Sein Ergebnis zählt dann für niemanden; „/void k3v9x2qa back“ nimmt das zurück.
top-void-nothing = Von diesem Spiel gibt es hier kein Ergebnis.
top-void-own = Du hast in diesem Spiel mitgespielt: Das muss ein anderer Admin tun.
top-void-own-page = Du hast in diesem Spiel mitgespielt, und auf einer Seite ist nur Admin, wer zuerst kam: Also kann es niemand streichen.
top-voided = Gestrichen: Dieses Spiel zählt jetzt für niemanden, in keiner Zahl.
top-voided-before = Dieses Spiel ist schon gestrichen.
top-restored = Es zählt wieder.
top-not-voided = Dieses Spiel war nicht gestrichen.

## Profile

me-rating = Wertung
me-played = Gespielt
me-won = Siege
me-streak = Serie (beste)
me-streak-value = { $now } ({ $best })
me-figure = { $n }
me-none = –
me-nothing = Noch nichts zu Ende gespielt.
me-favourites = Am meisten: { $variants }
me-variant = { $variant } ({ $game })
me-no-favourites = Noch keine Lieblingsvariante.
me-badges = Abzeichen: { $badges }
me-no-badges = Noch kein Abzeichen: ein Tag in Par, ohne Hilfe, bringt eins.
me-alt-game = { $game }: Wertung { $rating }, gespielt { $played }, gewonnen { $won }, Serie { $streak }
me-caption = { $name }
me-rating-soon = Eine Wertung erscheint nach { $games } gewerteten Spielen.
me-closed = { $name } zeigt die eigene Karte niemandem. (/settings, „Meine Karte“)
me-unknown = Ich kenne auf den Listen hier niemanden namens „{ $name }“.
me-badge-par = Tagesaufgabe in Par, ohne Hilfe
me-badge-streak-7 = Sieben Tage in Folge
me-badge-streak-30 = Dreißig Tage in Folge
me-badge-every-game = Jedes Spiel des Hauses gewonnen

## Digest of a week

top-digest = Die Woche vom { $first } bis { $last }:
top-digest-podium = Podest ({ $measure }): { $names }.
top-digest-podium-entry = { $place }. { $name } ({ $value })
top-digest-best = Bester Weg: { $name }, { $game } in { $moves } Zügen (Par { $par }).
top-digest-best-points = Bestes Ergebnis: { $name }, { $game } mit { $points } Punkten (Par { $par }).
top-digest-tight = Engstes Spiel: { $game } ({ $names }), { $margin ->
    [0] am Ende gleichauf
    [one] durch einen Punkt entschieden
   *[other] durch { $margin } Punkte entschieden
  }.
top-digest-name = { $name }
top-digest-on = Jeden Montag { $when } erzähle ich hier, wie die Woche war.
top-digest-off = Keine Rückblicke mehr hier.
top-digest-how = Sag, wann: „/top digest 9:00“ (Admins), oder „/top digest off“.
top-digest-button = Bestenliste
