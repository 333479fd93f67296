# Words of the pictures of Wu Hsing, their alternative texts and text boards.

ui-wuh-rack = Ваші плитки
ui-wuh-cycle = творення

## In words

ui-wuh-alt = { $title } { $facts }.
ui-wuh-alt-bare = { $title }, { $kind }.
ui-wuh-alt-scores = Очки: { $seats }.
ui-wuh-alt-seat = { $who } { $points }, { $n ->
    [one] { $n } плитка
    [few] { $n } плитки
   *[other] { $n } плиток
}
ui-wuh-alt-final = { $who } { $points }{ $lost ->
    [0] { "" }
   *[other] { " " }після штрафу { $lost }
}
ui-wuh-alt-winner = { $who } виграє, { $points }{ $lost ->
    [0] { "" }
   *[other] { " " }після штрафу { $lost }
}
ui-wuh-alt-where = x { $x } y { $y } { $way ->
    [h] впоперек
   *[v] вниз
}
ui-wuh-alt-last = Останній хід: { $who }, { $domino } на { $where }, { $product } = { $points }.
ui-wuh-alt-cycle = Один ряд показує коло творення.
ui-wuh-alt-row = Рядок y { $y }: { $pieces }.
ui-wuh-alt-piece = від x { $x } { $colours }
ui-wuh-alt-next = { $one } { $rest }
ui-wuh-alt-down = Закрита на { $where }.
ui-wuh-alt-rack = Ваші плитки: { $dominoes }.
ui-wuh-alt-mark = { $mark } { $domino }
ui-wuh-alt-fit = Ці пасують: { $marks }.
ui-wuh-alt-picked = Обрано: { $where }.
ui-wuh-alt-places = Місця: { $places }.
ui-wuh-alt-choice = { $mark }: { $label }
ui-wuh-alt-open = { $who } має: { $dominoes }.
ui-wuh-alt-fits = Що пасує: { $squares }.
ui-wuh-alt-fit-square = x { $x } y { $y } { $colours }
ui-wuh-alt-nothing = нічого

## The text board

ui-wuh-board-down = Одна плитка лежить закрита.
ui-wuh-board-fit = Ці пасують:
