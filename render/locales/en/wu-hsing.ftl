# Wu Hsing. Colours come as words, squares as x and y, rows as colours joined by hyphens.

wuh-title = Wu Hsing
wuh-title-hanzi = 五行
wuh-about = Two-coloured dominoes for two to four: lay them so that rows keep their pattern, and several rows grow at once.
wuh-credits = Wu Hsing is by Sid Sackson; it first appeared in 1969 as the Domino Bead Game. The two duels are by friends of his.

## Variants

wuh-variant-open = Open racks
wuh-variant-open-about = Everybody sees all racks: pure looking and planning. Two to four players. Good to begin with.
wuh-variant-standard = Hidden racks
wuh-variant-standard-about = Racks are hidden; with two players they can be worked out. Two to four players.
wuh-variant-duel-a = Open duel
wuh-variant-duel-a-about = Two players with the same fifteen dominoes and no luck at all: each lays one half of the starting pair.
wuh-variant-duel-b = Secret duel
wuh-variant-duel-b-about = Two players with the same fifteen dominoes; both choose their half of the starting pair in secret.

## Colours, rows and dominoes

wuh-colour-B = blue
wuh-colour-W = white
wuh-colour-R = red
wuh-colour-Y = yellow
wuh-colour-K = black
wuh-row = { $one }-{ $rest }
wuh-double = double { $colour }
wuh-several = { $n } × { $domino }

## What you can do now

wuh-prompt = Your move: { $places ->
    [one] 1 place
   *[other] { $places } places
} for { $kinds ->
    [one] 1 of your dominoes
   *[other] { $kinds } of your dominoes
}.
wuh-prompt-wait = { $who } is to place.
wuh-prompt-wait-opening = { $who } chooses a domino of the starting pair.
wuh-prompt-duel-a-1 = Choose any domino to open the table.
wuh-prompt-duel-a-2 = Choose any domino to lie alongside, either way round.
wuh-prompt-duel-b-1 = Choose your half of the starting pair, and which way round. Nobody sees it until both have chosen.
wuh-prompt-duel-b-2 = Choose your half of the starting pair, and which way round. The other half lies face down.
wuh-prompt-place = Where does { $domino } go?
wuh-prompt-opening = Which way round does { $domino } lie?

wuh-label-domino = { $domino }: { $n ->
    [one] 1 place
   *[other] { $n } places
}
wuh-label-place = { $colours } x { $x } y { $y } { $way ->
    [h] across
   *[v] down
}
wuh-worth-place = +{ $points }
wuh-worth-domino = best +{ $points }

wuh-fact-left = { $n ->
    [one] 1 domino left
   *[other] { $n } dominoes left
}
wuh-fact-last-round = last round

## How it ended

wuh-outcome-out = Somebody is out of dominoes and the round is finished.
wuh-outcome-blocked = Nobody can place any more.

## What happened

wuh-tell-place = { $who } placed { $domino }: { $product } = { $points }.
wuh-tell-cycle = The five forces in order: a row shows the creating cycle.
wuh-tell-open = { $who } opened with { $domino }.
wuh-tell-commit = { $who } has chosen; the domino lies face down.
wuh-tell-pass = { $who } cannot place and shows { $n ->
    [0] an empty rack
   *[other] { $dominoes }
}.
wuh-did-turned-up = Both dominoes are turned up: { $one } and { $two }.
wuh-both = { $one } { $two }

wuh-trail = { $product } = { $points } points

## Why a placement is refused

wuh-illegal-game-over = This game is over.
wuh-illegal-turn = It is not your move: { $who } is to place.
wuh-illegal-format = That is no placement I can read. It names both colours, the left or upper square and the direction; here for example { $example }.
wuh-illegal-not-in-rack = There is no { $domino } in your rack.
wuh-illegal-opening = The starting pair has a fixed place; choose for example { $example }.
wuh-illegal-occupied = Something lies there already: x { $x }, y { $y } and the square { $way ->
    [h] to its right
   *[v] below
} must both be free.
wuh-illegal-rows-0 = That would extend no row; a domino extends at least two.
wuh-illegal-rows-1 = That would extend only one row; a domino extends at least two.
wuh-illegal-fourth-parallel = That would be a fourth domino side by side; three are the most.
wuh-illegal-pattern = At x { $x }, y { $y } { $colour } would break { $row } { $side ->
    [left] in the row to its left
    [right] in the row to its right
    [above] in the column above
   *[below] in the column below
}.
wuh-illegal-joined = At x { $x }, y { $y } { $colour } would join { $one } and { $two }, which do not make one pattern.

## The rules in words

wuh-rules-goal-title = The goal
wuh-rules-goal = Thirty dominoes, every pair of the five colours twice: blue, white, red, yellow, black. You lay them on a table without edges. A domino scores the lengths of the rows it extends, multiplied with one another, so three long rows at once are worth far more than three placements of one row each.

    Who has the most points at the end, less the penalty for dominoes left over, wins. Two, three or four can play; with two, open racks are usual.

wuh-rules-rows-title = Rows and their pattern
wuh-rules-rows = A row is an unbroken run of squares, across or down. Every row repeats one word of different colours: red-red-red, blue-white-blue-white, blue-red-black-blue.

    So the first colour that comes again must be the one the row began with; from there on all is fixed. After blue-white, red still fits, and so does blue, but never white. A row that shows all five colours goes on with its first one. Read backwards, a pattern is still a pattern.

    This holds for every row on the table, also for one that a domino only begins, and for two rows that it joins to one.

wuh-rules-placing-title = Placing a domino
wuh-rules-placing = A domino lies in three lines: one along it, and one across each of its squares. It must make at least two begun rows longer; a single square is a begun row. A line in which nothing lay does not count.

    All rows it touches must keep their pattern.

    At most three dominoes may lie side by side with their whole long sides. Shifted by one square they may go on.

wuh-rules-scoring-title = Points
wuh-rules-scoring = Count the squares of every row that the domino made longer, the new ones included, and multiply: rows of 3, 4 and 5 score 60. A row that was joined from two counts in full; a row newly begun does not count.

    A double, one colour on both halves, scores twice that.

wuh-rules-turns-title = Turns and passing
wuh-rules-turns = Seat 1 begins, then the turn goes round. Who can place, must. Who cannot is passed by the table: the rack is shown to all, taken back, and the seat stays in the game.

    The starting pair lies on the table from the beginning, shows at least three colours, and belongs to nobody. Two players have 14 dominoes each, three 9 (one domino stays in the box), four 7.

wuh-rules-end-title = The end
wuh-rules-end = When a rack is empty the round is finished, so that all have had equally many turns, and the game ends. It also ends, at once, when nobody can place.

    Each domino left over costs 25 points, a double only 5. The highest score wins; equal best scores share the win. A score may fall below nothing.

wuh-rules-variants-title = The variants
wuh-rules-variants = Open racks: all racks lie open.
    Hidden racks: everybody sees only their own. With two players the other rack can be worked out, so hiding it only costs effort.
    Open duel: two players have the same fifteen dominoes, each kind once. Seat 1 lays any domino, seat 2 any one alongside; neither scores, and seat 1 begins.
    Secret duel: as the open duel, but both choose in secret and turn up together.

wuh-rules-notation-title = Typing placements
wuh-rules-notation = B blue, W white, R red, Y yellow, K black. A placement is both colours, the left or upper square, and h for across or v for down.
    WR@2,0v: white on x 2, y 0, red on the square below.
    BK@-1,3h: blue on x -1, y 3, black to its right.

    x grows to the right, y downwards; the rulers beside the table show both. "white-red 2 0 down" or "wr 2,0" is understood as well where only one placement can be meant.

wuh-rules-forces-title = The five forces
wuh-rules-forces = 五行, wuxing, in older spelling wu hsing: five movements, or changing states. Each colour stands for one: black for water 水, blue for wood 木, red for fire 火, yellow for earth 土, white for metal 金.

    In the creating cycle water feeds wood, wood fire, fire makes earth (ash), earth bears metal, and metal brings forth water. A row of five that runs black-blue-red-yellow-white, from wherever it begins and in either direction, shows this cycle; the table says so.

    In the overcoming cycle water quenches fire, fire melts metal, metal cuts wood, wood parts earth, and earth dams water.

    The five also have planets and directions: water is Mercury and north, metal Venus and west, earth Saturn and the centre, wood Jupiter and east, fire Mars and south.

## Badges

wuh-feat-cycle = Closed the creating cycle
