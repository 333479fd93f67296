# Words of the pictures of Wu Hsing, their alternative texts and text boards.

ui-wuh-rack = Your dominoes
ui-wuh-cycle = creating

## In words

ui-wuh-alt = { $title } { $facts }.
ui-wuh-alt-bare = { $title }, { $kind }.
ui-wuh-alt-scores = Points: { $seats }.
ui-wuh-alt-seat = { $who } { $points } with { $n ->
    [one] 1 domino
   *[other] { $n } dominoes
}
ui-wuh-alt-final = { $who } { $points }{ $lost ->
    [0] { "" }
   *[other] { " " }after a penalty of { $lost }
}
ui-wuh-alt-winner = { $who } wins with { $points }{ $lost ->
    [0] { "" }
   *[other] { " " }after a penalty of { $lost }
}
ui-wuh-alt-where = x { $x } y { $y } { $way ->
    [h] across
   *[v] down
}
ui-wuh-alt-last = Last: { $who }, { $domino } at { $where }, { $product } = { $points }.
ui-wuh-alt-cycle = A row shows the creating cycle.
ui-wuh-alt-row = Row y { $y }: { $pieces }.
ui-wuh-alt-piece = from x { $x } { $colours }
ui-wuh-alt-next = { $one } { $rest }
ui-wuh-alt-down = Face down at { $where }.
ui-wuh-alt-rack = Your dominoes: { $dominoes }.
ui-wuh-alt-mark = { $mark } { $domino }
ui-wuh-alt-fit = These fit: { $marks }.
ui-wuh-alt-picked = Picked: { $where }.
ui-wuh-alt-places = Places: { $places }.
ui-wuh-alt-choice = { $mark }: { $label }
ui-wuh-alt-open = { $who } has { $dominoes }.
ui-wuh-alt-fits = What fits: { $squares }.
ui-wuh-alt-fit-square = x { $x } y { $y } { $colours }
ui-wuh-alt-nothing = nothing

## The text board

ui-wuh-board-down = One domino lies face down.
ui-wuh-board-fit = These fit:
