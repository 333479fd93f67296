# Words of the pictures of Wu Hsing, their alternative texts and text boards.

ui-wuh-rack = Deine Steine
ui-wuh-cycle = erzeugend

## In words

ui-wuh-alt = { $title } { $facts }.
ui-wuh-alt-bare = { $title }, { $kind }.
ui-wuh-alt-scores = Punkte: { $seats }.
ui-wuh-alt-seat = { $who } { $points } mit { $n ->
    [one] { $n } Stein
   *[other] { $n } Steinen
}
ui-wuh-alt-final = { $who } { $points }{ $lost ->
    [0] { "" }
   *[other] { " " }nach { $lost } Minuspunkten
}
ui-wuh-alt-winner = { $who } gewinnt mit { $points }{ $lost ->
    [0] { "" }
   *[other] { " " }nach { $lost } Minuspunkten
}
ui-wuh-alt-where = x { $x } y { $y } { $way ->
    [h] waagerecht
   *[v] senkrecht
}
ui-wuh-alt-last = Zuletzt: { $who }, { $domino } auf { $where }, { $product } = { $points }.
ui-wuh-alt-cycle = Eine Reihe zeigt den Kreis des Erzeugens.
ui-wuh-alt-row = Reihe y { $y }: { $pieces }.
ui-wuh-alt-piece = ab x { $x } { $colours }
ui-wuh-alt-next = { $one } { $rest }
ui-wuh-alt-down = Verdeckt auf { $where }.
ui-wuh-alt-rack = Deine Steine: { $dominoes }.
ui-wuh-alt-mark = { $mark } { $domino }
ui-wuh-alt-fit = Diese passen: { $marks }.
ui-wuh-alt-picked = Gewählt: { $where }.
ui-wuh-alt-places = Plätze: { $places }.
ui-wuh-alt-choice = { $mark }: { $label }
ui-wuh-alt-open = { $who } hat { $dominoes }.
ui-wuh-alt-fits = Was passt: { $squares }.
ui-wuh-alt-fit-square = x { $x } y { $y } { $colours }
ui-wuh-alt-nothing = nichts

## The text board

ui-wuh-board-down = Ein Stein liegt verdeckt.
ui-wuh-board-fit = Diese passen:
