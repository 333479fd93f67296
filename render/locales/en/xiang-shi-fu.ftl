# Xiang Shi Fu and its relatives. Tiles come as "6-5", seats as letters.

xsf-title = Xiang Shi Fu
xsf-title-hanzi = 相十副
xsf-about = A solitaire with Chinese dominoes: swap tiles until every set on the table is a good one.
xsf-credits = Xiang Shi Fu, also called Zen (參禪), is played after the description by Dmytro Polovinkin with Min Fanxin. The rule thirteen is by Yue Zhengrong of Yangzhou, mixed dragon by Li Shaoquan; multiple, Five Dragons and Generals in Harmony are by Min Fanxin.

## Variants

xsf-variant-classic = Watching Ten Sets
xsf-variant-classic-about = Ten triplets around a pair; make all eleven valid. Nearly every deal can be solved, mostly in 6 to 12 moves. Good to begin with.
xsf-variant-target-pair = Target Pair
xsf-variant-target-pair-about = As Watching Ten Sets, but the pair in the middle must end as the one that was named. About 13 moves.
xsf-variant-eight-triplets = Watching Eight Sets
xsf-variant-eight-triplets-about = Eight triplets and four pairs: the pairs must end as Heaven, Earth, Man and Harmony, or as the four military ones. About 28 moves.
xsf-variant-shanghai = Shanghai
xsf-variant-shanghai-about = Thirty tiles, ten triplets, one single goal: eight dragons, a gold and a silver ingot. About 35 moves.
xsf-variant-harmony = Generals in Mutual Harmony
xsf-variant-harmony-about = The pair 3-1 3-1 in the middle, and every triplet two equal civil tiles with one military tile. About 37 moves.
xsf-variant-five-dragons = Five Dragons Fighting for the Throne
xsf-variant-five-dragons-about = The pair 2-2 2-2 in the middle, five full dragons and five times five sons. About 37 moves, and hard.

xsf-variant-rule = { $name }, { $rule }
xsf-variant-target = { $name } { $tiles }

xsf-rule-standard = standard rule
xsf-rule-thirteen = rule thirteen
xsf-rule-mixed-dragon = rule mixed dragon
xsf-rule-multiple = rule multiple
xsf-rule-standard-about = As usual, and for purists. Five triplets can never be repaired: about one deal in twenty is lost, and new deals avoid those.
xsf-rule-thirteen-about = Full thirteen instead of full fourteen: many more sets, hardly a deal is lost.
xsf-rule-mixed-dragon-about = 2 3 3 4 4 5 instead of two-three-kao. Some descriptions take this as the standard.
xsf-rule-multiple-about = Three 3s or three 4s also go with any multiple of their number. Friendly: hardly a deal is lost.
xsf-rule-line = { $rule }: { $about }
xsf-asks-rule = { $variant }: by which rule?
xsf-asks-target = { $variant }: which pair shall it be in the end?

## Kinds of sets

xsf-type-civil = civil pair
xsf-type-military = military pair
xsf-type-supreme = supreme pair
xsf-type-five-points = five points
xsf-type-full-fourteen = full fourteen
xsf-type-full-thirteen = full thirteen
xsf-type-split = split
xsf-type-coincidence = coincidence
xsf-type-five-sons = five sons
xsf-type-full-dragon = full dragon
xsf-type-small-dragon = small dragon
xsf-type-big-dragon = big dragon
xsf-type-two-three-kao = two-three-kao
xsf-type-mixed-dragon = mixed dragon
xsf-type-multiple = multiple

## What you can do now

xsf-prompt = { $valid } of { $sets } sets. Pick a tile to give.
xsf-prompt-all-valid = All sets are valid. Still to do: { $goal }. Pick a tile to give.
xsf-prompt-dead = { $tiles } on { $seat } is a dead group: no tile of the whole set can repair it, so this deal cannot be solved.
xsf-prompt-locked = { $tiles } on { $seat } is locked: nothing that can come up on this table repairs it, so this deal cannot be solved.

xsf-goal-classic = nothing
xsf-goal-target-pair = the pair { $tiles } in the middle
xsf-goal-eight-triplets = the four pairs 6-6 1-1 4-4 3-1, or the four military ones
xsf-goal-shanghai = four full, two small and two big dragons, the gold ingot 6-3 6-1 6-1 and the silver ingot 5-3 5-1 5-1
xsf-goal-five-dragons = the pair 2-2 2-2, five full dragons and five times five sons
xsf-goal-harmony = the pair 3-1 3-1, and two equal civil tiles with one military tile everywhere

xsf-label-give = { $n ->
    [one] 1 swap
   *[other] { $n } swaps
}
xsf-label-take = { $n ->
    [0] both stay valid
    [one] repairs one set
   *[other] repairs both sets
}

xsf-fact-valid = { $valid } of { $sets } sets
xsf-fact-rule = { $rule }
xsf-fact-wanted = { $n } of { $all } as wanted
xsf-fact-quartet = { $n } of 4 pairs
xsf-fact-target = target { $tiles }

## How it ended

xsf-prompt-picked = { $tiles } from { $seat }: swap it with …
xsf-outcome-won = Solved: every set is as it should be.
xsf-outcome-stuck = Stuck: no legal exchange is left. Undo goes back.

## What happened

xsf-tell-exchange = { $gives } from { $one } for { $takes } from { $two }.
xsf-exchange = { $gives } from { $one } for { $takes } from { $two }
xsf-made = { $seat } is { $type }
xsf-then = Now { $made }. { $n ->
    [0] No set repaired
    [one] One set repaired
   *[other] Two sets repaired
}, { $left ->
    [0] none is left.
    [one] one is left.
   *[other] { $left } are left.
}

## A finished game, to be shared

xsf-trail = Sets repaired, move by move: { $counts }
xsf-trail-on = { $counts }
xsf-legend = ⬜ none, 🟨 one, 🟩 two sets repaired

## Why a move is refused

xsf-illegal-over = This game is over.
xsf-illegal-unreadable = That is no move I can read. A move names both seats and what each gives; on this board for example { $example }.
xsf-illegal-seat = There is no seat { $seat } here; the seats are { $seats }.
xsf-illegal-tile = Seat { $seat } cannot give { $tiles }: it holds { $has }.
xsf-illegal-same-seat = An exchange needs two different seats.
xsf-illegal-uneven = Both seats must give equally many tiles.
xsf-illegal-three = One tile goes for one tile, or the whole pair for two tiles of a triplet.
xsf-illegal-two = Two for two goes only between a pair and a triplet.
xsf-illegal-equal = Exchanging equal tiles changes nothing.
xsf-illegal-places = That would only swap the places of two sets.
xsf-illegal-noset = Seat { $seat } would hold no valid set: { $why }.
xsf-illegal-nopair = Seat { $seat } would hold no valid pair: { $why }.
xsf-illegal-form = Write the earlier letter first and tiles from high to low: { $example }.

xsf-number = { $number ->
    [1] ones
    [2] twos
    [3] threes
    [4] fours
    [5] fives
   *[6] sixes
}
xsf-noset-pair = { $tiles } are no pair; equal tiles are, and 6-3 5-4, 6-2 5-3, 5-2 4-3, 4-1 3-2, 4-2 2-1
xsf-noset-three = { $tiles } have three { xsf-number } and { $sum } = { $total }; it takes 5, { $rule ->
    [thirteen] or 13 and more
    [multiple] or 14 and more, or with threes and fours a multiple of their number
   *[other] or 14 and more
}
xsf-noset-four = { $tiles } have four { xsf-number } and { $sum } = { $total }; with four alike the other two must add up to { $number }
xsf-noset-pairs = { $tiles } have three pairs of ends, and only { $rule ->
    [mixed-dragon] 1 2 3 and 4 5 6
   *[other] 1 2 3, 4 5 6 and 2 3 6
} make a set in pairs
xsf-noset-mixed = { $tiles } have no three ends alike and are no dragon

## The rules in words

xsf-rules-goal-title = The goal
xsf-rules-goal = The name means watching ten sets. All 32 Chinese dominoes lie open: ten seats of three tiles, called a to j, around a pair called p. Few of the sets are good ones at first.

    You exchange tiles between two seats, one exchange at a time, until every set is valid. There is no luck after the deal and nothing is hidden: it is all looking.

    The other variants ask for more than valid sets: a certain pair, certain triplets, or other seats.

xsf-rules-pairs-title = Valid pairs
xsf-rules-pairs = A pair is valid if it is
    • civil: two equal tiles: 6-6, 1-1, 4-4, 3-1, 5-5, 3-3, 2-2, 6-5, 6-4, 6-1 or 5-1
    • military: 6-3 5-4, 6-2 5-3, 5-2 4-3 or 4-1 3-2
    • the supreme pair: 4-2 2-1

    So every tile has exactly one kind of partner. The eleven civil kinds are there twice, the ten military tiles once.

xsf-rules-triplets-title = Valid triplets
xsf-rules-triplets = Look at the six numbers (ends) of three tiles. They are a set if they are
    • five points: exactly three alike, the others add up to 5
    • full fourteen: exactly three alike, the others add up to 14 or more
    • split: three of one number and three of another
    • coincidence: exactly four alike, the other two add up to that number
    • five sons: five alike
    • full dragon: 1 2 3 4 5 6
    • small dragon: 1 1 2 2 3 3; big dragon: 4 4 5 5 6 6; two-three-kao: 2 2 3 3 6 6

    "Exactly" counts all six ends: 3-3, 3-1, 3-1 has four threes, so it is no five points.

xsf-rules-moves-title = Exchanges
xsf-rules-moves = Two seats exchange one tile for one tile; or the pair exchanges both its tiles for two tiles of a triplet. Seats never change their size.

    After the exchange both seats must hold valid sets; what they held before does not matter. So a move repairs one set or two, or turns two valid sets into two other valid ones, which is often the way on. A valid set never becomes invalid.

    Not allowed is what changes nothing: exchanging equal tiles, or an exchange after which two sets have only swapped seats.

xsf-rules-end-title = The end
xsf-rules-end = You have won when all sets are valid and the wish of the variant is fulfilled. You are stuck when no exchange is left; undo takes you back as far as you like.

    Par is the number of moves of the shortest solution. "≤" before it means that a shorter one was not ruled out.

xsf-rules-dead-groups-title = Dead groups
xsf-rules-dead-groups = Under the standard rule five triplets can never be repaired, whatever lies beside them: 4-2 4-1 3-3, 5-4 4-2 4-1, 5-2 5-1 3-3, 5-2 5-1 4-4 and 4-3 4-2 3-2. Other sets can be locked: their only helpers cannot come up on this table. New deals avoid both.

    Three other rules rescue dead groups; choose one:
    • thirteen: the other three ends of a full set need only 13
    • mixed dragon: 2 3 3 4 4 5 is a set, two-three-kao is none (some descriptions take this as the standard)
    • multiple: three 3s with a multiple of 3, or three 4s with a multiple of 4

xsf-rules-variants-title = The six games
xsf-rules-variants = Watching Ten Sets: all eleven sets valid.
    Target Pair: and the pair in the middle is the one named, chosen or drawn.
    Watching Eight Sets: eight triplets, four pairs p to s; the pairs end as 6-6, 1-1, 4-4, 3-1 doubled, or as the four military pairs.
    Shanghai: without 4-2 and one 6-4; four full, two small and two big dragons, 6-3 6-1 6-1 (gold) and 5-3 5-1 5-1 (silver).
    Generals in Mutual Harmony: the pair 3-1 3-1; each triplet is two equal civil tiles with a military one.
    Five Dragons: the pair 2-2 2-2, five full dragons and five times five sons.

xsf-rules-notation-title = Typing moves
xsf-rules-notation = A move names two seats and what each gives.
    a61-b32: seat a gives 6-1, seat b gives 3-2.
    c6565-p4411: the pair 4-4 1-1 goes to c for its two 6-5.

    The earlier letter comes first and tiles go from high to low, but small slips are fine: "b32 a61", "A 6-1 for B 3-2", or only "a b" if these two seats have a single exchange.
