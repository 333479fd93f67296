# Guo Wu Guan and its relatives. Tiles come as "6-5", marks as letters, levels as numbers.

gwg-title = Guo Wu Guan
gwg-title-hanzi = 過五關
gwg-about = A solitaire with Chinese dominoes: send all five levels home and cut all six generals.
gwg-credits = Guo Wu Guan and its relatives are played after the descriptions by Dmytro Polovinkin with Min Fanxin. Seven Captures is by Yang Juntao, improved by Min Fanxin. O-Koan follows Stewart Culin (1895), who gives it as divination.

## Variants

gwg-variant-lenient = Lenient
gwg-variant-lenient-about = Any three tiles of a level may form a set. Nearly every deal can be won (99.8 %), at best in some 20 moves. Good to begin with.
gwg-variant-classic = Classic
gwg-variant-classic-about = The three tiles of a set are neighbours in their level. About 68 % of deals can be won, at best in some 34 moves.
gwg-variant-o-koan = O-Koan
gwg-variant-o-koan-about = The Korean relative: no generals, twelve tiles wait face down, empty all five levels. About 60 % of deals can be won, at best in some 54 moves.
gwg-variant-tong-wu-guan = Tong Wu Guan
gwg-variant-tong-wu-guan-about = No generals, levels of six tiles: empty all five. About 57 % of deals can be won, at best in some 53 moves.
gwg-variant-seven-captures = Seven Captures
gwg-variant-seven-captures-about = Seven short levels and one general, 2-1, who keeps coming back. Only a quarter of the deals can be won, at best in some 95 moves.

## Kinds of sets

gwg-type-five-points = five points
gwg-type-full-fourteen = full fourteen
gwg-type-split = split
gwg-type-coincidence = coincidence
gwg-type-five-sons = five sons
gwg-type-full-dragon = full dragon
gwg-type-small-dragon = small dragon
gwg-type-big-dragon = big dragon
gwg-type-two-three-kao = two-three-kao

## What you can do now

gwg-choice = { $mark } { $type }
gwg-prompt-one = Level { $level }: A { $type }.
gwg-prompt-sets = Level { $level }: { $choices }, or { $last }.
gwg-prompt-many = Level { $level } holds { $n } sets, A to { $last }. Take one.
gwg-prompt-pass-left = Level { $level } fits your left general { $left }. Pass it?
gwg-prompt-pass-right = Level { $level } fits your right general { $right }. Pass it?
gwg-prompt-pass-left-right = Level { $level } fits both { $left } on the left and { $right } on the right. Pass it, and with which?
gwg-prompt-pass-double = Level { $level } fits { $left } and { $right } together. Pass it by the double kill?
gwg-prompt-pass-last = Level { $level } fits the general { $left }. Pass it?

gwg-label-tiles = { $type } { $tiles }
gwg-label-places = { $type } { $tiles } (places { $places })
gwg-label-pass-left = Pass (left)
gwg-label-pass-right = Pass (right)
gwg-label-pass-double = Double kill
gwg-label-pass-last = Pass
gwg-label-decline = Not now

gwg-warning-too-few-generals = A second double kill leaves { $generals ->
    [0] no general
    [one] one general
   *[other] { $generals } generals
} for { $levels ->
    [one] one level
   *[other] { $levels } levels
}: the game would be lost.
gwg-warning-generals-left = This was the last level, and { $generals ->
    [one] one general
   *[other] { $generals } generals
} would be left uncut: the game would be lost.
gwg-warning-stuck = Nothing else is left to pass and the common row is empty. If level { $level } stays, the game is lost.

gwg-fact-levels = { $n ->
    [one] 1 level left
   *[other] { $n } levels left
}
gwg-fact-generals = { $n ->
    [one] 1 general
   *[other] { $n } generals
}
gwg-fact-common = { $n ->
    [0] common row empty
   *[other] common row { $n }
}
gwg-fact-general-home = 2-1 is in its seat
gwg-fact-general-away = 2-1 is away

## How it ended

gwg-outcome-won = Won: every level is through.
gwg-outcome-lost-stuck = Lost: the common row is empty and nothing can move.
gwg-outcome-lost-generals-left = Lost: every level is passed, but a general is left uncut.
gwg-outcome-lost-too-few-generals = Lost: there are fewer generals than levels.
gwg-outcome-lost-repetition = Lost: the game goes in circles.

## What happened

gwg-tell-remove = Level { $level }: { $tiles } taken, { $type }.
gwg-tell-clear = Level { $level } is cleared.
gwg-tell-pass-left = Level { $level } passed with the left general: { $tiles }, { $type }.
gwg-tell-pass-right = Level { $level } passed with the right general: { $tiles }, { $type }.
gwg-tell-pass-double = Level { $level } passed by the double kill: { $tiles }, { $type }.
gwg-tell-skip = Level { $level } stays.
gwg-tell-reveal-left = The left general is now { $tile }.
gwg-tell-reveal-right = The right general is now { $tile }.
gwg-tell-draw = Level { $level } draws { $tile }.
gwg-tell-none = No tile is left for level { $level }.
gwg-tell-return = { $tile } goes back to its seat.
gwg-tell-round = A new round begins.

gwg-did-remove = You took the { $type } of level { $level }.
gwg-did-pass-left = You passed level { $level } with the left general.
gwg-did-pass-right = You passed level { $level } with the right general.
gwg-did-pass-double = You passed level { $level } by the double kill.
gwg-did-skip = You kept level { $level }.
gwg-then = Then: { $parts }.
gwg-then-remove = { $n ->
    [one] 1 forced set
   *[other] { $n } forced sets
}
gwg-then-pass = { $n ->
    [one] 1 level passed
   *[other] { $n } levels passed
}
gwg-then-clear = { $n ->
    [one] 1 level cleared
   *[other] { $n } levels cleared
}
gwg-then-draw = { $n ->
    [one] 1 tile drawn
   *[other] { $n } tiles drawn
} in { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}
gwg-then-reveal = general { $tile } turned up
gwg-then-return = { $n ->
    [one] 2-1 back in its seat
   *[other] 2-1 back in its seat { $n } times
}

## Why a move is refused

gwg-illegal-over = This game is over.
gwg-illegal-unreadable = That is no move I can read, such as { $example }.
gwg-illegal-level = The question is about level { $level }, not level { $asked }: for example { $example }.
gwg-illegal-must-remove = A set must be taken from level { $level }; only a pass can be declined.
gwg-illegal-first-remove = First a set is taken from level { $level }; levels are passed when no set is left.
gwg-illegal-now-pass = No set is left to take. Level { $level } can be passed or kept.
gwg-illegal-place = Level { $level } has { $n ->
    [one] one tile
   *[other] { $n } tiles, a to { $last }
}.
gwg-illegal-twice = A set takes three different tiles.
gwg-illegal-order = The places go in order: { $example }.
gwg-illegal-apart = { $tiles } would be a set, but they are not neighbours on the circle of the level.
gwg-illegal-noset = These three are no set: { $why }.
gwg-illegal-last-general = One general is left and counts once: level { $level } is passed with L.
gwg-illegal-kill = Level { $level } has { $n ->
    [one] one tile, so it takes both end generals together (LR)
   *[other] { $n } tiles, so it takes one general (L or R)
}.

gwg-number = { $number ->
    [1] ones
    [2] twos
    [3] threes
    [4] fours
    [5] fives
   *[6] sixes
}
gwg-noset-three = { $tiles } have three { gwg-number } and { $sum } = { $total }; it takes 5, or 14 and more
gwg-noset-four = { $tiles } have four { gwg-number } and { $sum } = { $total }; with four alike the other two must add up to { $number }
gwg-noset-pairs = { $tiles } have three pairs of ends, and only 1 2 3, 4 5 6 and 2 3 6 make a set in pairs
gwg-noset-mixed = { $tiles } have no three ends alike and are no dragon

## The rules in words

gwg-rules-goal-title = The goal
gwg-rules-goal = Lord Guan passed five gates and cut down six generals. You have 32 Chinese dominoes: five levels of face-up tiles, a row of generals above them and a common row below. Levels lose tiles in sets of three and gain tiles from the common row.

    When a level is down to one or two tiles that form a set with a general, it can be passed: level and general leave the game. You win when all five levels are passed and all six generals are cut. As there is one general more than levels, exactly one level must fall to two generals at once.

    O-Koan and Tong Wu Guan have no generals: there you empty all levels. In Seven Captures one general, 2-1, passes all seven levels.

gwg-rules-sets-title = Sets of three
gwg-rules-sets = Look at the six numbers (ends) of three tiles. They are a set if they are
    • five points: exactly three alike, the others add up to 5
    • full fourteen: exactly three alike, the others add up to 14 or more
    • split: three of one number and three of another
    • coincidence: exactly four alike, the other two add up to that number
    • five sons: five alike
    • full dragon: 1 2 3 4 5 6
    • small dragon: 1 1 2 2 3 3; big dragon: 4 4 5 5 6 6; two-three-kao: 2 2 3 3 6 6

    "Exactly" counts all six ends: 3-3, 3-1, 3-1 has four threes, so it is no five points. The set holds 32 tiles: all 21 pairs of the numbers 1 to 6, and a second copy of 6-6, 5-5, 4-4, 3-3, 2-2, 1-1, 6-5, 6-4, 6-1, 5-1 and 3-1.

gwg-rules-removals-title = Taking sets
gwg-rules-removals = A round begins with the levels, from the top down (O-Koan and Tong Wu Guan: from the bottom up). If a level holds a set, one must be taken; you choose which. The three tiles keep their order and go to the left end of the common row, the rest closes up, and the same level is looked at again.

    The tiles of a set must be neighbours, and a level is a circle: its last tile is next to its first. In Lenient any three tiles of a level will do.

    A level without tiles stays in the game and will draw again. In O-Koan and Tong Wu Guan it is cleared for good.

gwg-rules-passing-title = Passing a level
gwg-rules-passing = When no level holds a set, every level is visited once more, from the top down. Two tiles that form a set with the left or the right general, or one tile that forms a set with both of them (the double kill), let the level pass. General and tiles go to the left end of the common row as they stand; the level is gone; the next general is turned up.

    You may decline and keep the level; it is not offered again in this round. The last general stands at both ends but counts once.

    Every level needs a general of its own: with fewer generals than levels the game is lost, and so it is with a general left at the end. A won game has exactly one double kill.

gwg-rules-replenishing-title = Drawing
gwg-rules-replenishing = At the end of a round every level still in the game draws one tile, from the bottom level up: the rightmost tile of the common row comes to the right end of the level. If the common row runs out, the upper levels get nothing. If it is empty before anyone draws, the game is lost.

    In Seven Captures the general 2-1 lies in the common row after each pass, and nothing can be passed meanwhile. When a level would draw it, 2-1 goes back to its seat and the level draws the next tile.

gwg-rules-end-title = Winning and losing
gwg-rules-end = Won: all levels passed and all generals cut (Classic, Lenient), all levels cleared (O-Koan, Tong Wu Guan), seven levels passed (Seven Captures).

    Lost: the common row is empty when levels should draw; or generals are fewer than levels; or all levels are passed and a general is left; or the game goes in circles.

    Some deals are lost before your first move, and not every deal can be won. Undo is free to use, and counted.

gwg-rules-circles-title = Going in circles
gwg-rules-circles = No tile ever leaves the table, so a position can come back. The game is lost when it does so and you had no choice in between, as it would go on for ever, or when the same position comes up for the third time. Moves taken back by undo do not count.

gwg-rules-variants-title = The five games
gwg-rules-variants = Lenient: any three tiles of a level may be a set; 99.8 % of deals can be won.
    Classic: neighbours only; five levels of five, six generals, one tile in the common row; 68 %.
    O-Koan: five levels of four, twelve tiles face down in the common row, no generals, from the bottom up; 60 %.
    Tong Wu Guan: five levels of six, two tiles face down in the common row, no generals, from the bottom up; 57 %.
    Seven Captures: seven levels of three, ten tiles in the common row, the general 2-1 comes back again and again; 25 %.

    In Classic and Lenient only the two end generals lie face up.

gwg-rules-notation-title = Typing moves
gwg-rules-notation = A move is the number of the level and what happens there.
    3abc takes the first three tiles of level 3; a is the leftmost. 3abe takes the first two and the last of five.
    3L, 3R pass level 3 with the left or the right general, 3LR is the double kill.
    3- keeps the level.

    Small slips are fine: "abc", "3 ABC", "pass left" and "not now" are understood. After z the places go on with A to F.

gwg-trail = level { $level } in round { $round }
