# Words of the pictures of Four Colour Cards, their alternative texts and text boards.

ui-fcc-stock = Колода { $n }
ui-fcc-groups = ваші групи
ui-fcc-no-groups = без груп

## The public card

ui-fcc-drawn-by = відкриває
ui-fcc-discarded-by = скидає
ui-fcc-to-discard = скидає карту
ui-fcc-you-discard = скиньте карту
ui-fcc-untaken = і не бере
ui-fcc-open = Хто забере?
ui-fcc-drawn = Нічия
ui-fcc-may-take = Можете забрати
ui-fcc-may-answer = Можете відповісти
ui-fcc-win = Виграш
ui-fcc-pass = Пас
ui-fcc-discards = Скинуті, нові в кінці
ui-fcc-no-discards = Ще нічого не скинуто

## The end of a deal

ui-fcc-wins = { $who } виграє
ui-fcc-points = { $n ->
    [one] { $n } очко
    [few] { $n } очки
   *[other] { $n } очок
}
ui-fcc-part = { $part }: { $points }
ui-fcc-on-table = На столі
ui-fcc-from-hand = З руки
ui-fcc-source-own-draw = щойно взятою картою
ui-fcc-source-other-draw = картою, яку відкриває { $who }
ui-fcc-source-untaken = картою, яку відкриває і не бере { $who }
ui-fcc-source-discard = картою, яку скидає { $who }

## In words

ui-fcc-alt = { $title }. { $facts }.
ui-fcc-alt-public-d = { $who } відкриває: { $card }.
ui-fcc-alt-public-u = { $who } відкриває й не бере: { $card }.
ui-fcc-alt-public-h = { $who } скидає: { $card }.
ui-fcc-alt-open = Карту можна забрати.
ui-fcc-alt-discards = { $who } має скинути карту.
ui-fcc-alt-you-discard = Ви маєте скинути карту.
ui-fcc-alt-drawn = Нічия: колода скінчилася.
ui-fcc-alt-cards = { $n ->
    [one] { $n } карта
    [few] { $n } карти
   *[other] { $n } карт
}
ui-fcc-alt-seat = { $who }: { $cards } в руці, на столі нічого.
ui-fcc-alt-seat-groups = { $who }: { $cards } в руці; на столі { $groups }.
ui-fcc-alt-seat-count = { $who }: { $cards } в руці, { $n ->
    [one] { $n } група
    [few] { $n } групи
   *[other] { $n } груп
} на столі.
ui-fcc-alt-times = { $card } x{ $n }
ui-fcc-alt-own = Ваші групи: { $groups }.
ui-fcc-alt-open-hand = { $who }, карти в руці: { $cards }.
ui-fcc-alt-hand = Ваша рука: { $groups }.
ui-fcc-alt-choice = { $mark } { $label }
ui-fcc-alt-choices = На вибір: { $choices }.
ui-fcc-alt-picked = Обрано: { $label }.
ui-fcc-alt-discarded = Скинуті, нові спершу: { $cards }.
ui-fcc-alt-won = { $who } виграє { $how }, { $card }: { $points }.
ui-fcc-alt-laid = Групи й очки: { $groups }.
ui-fcc-alt-worth = { $group } { $n }

## The text board

ui-fcc-board-hand = Ваша рука:
ui-fcc-board-discards = Скинуті:
ui-fcc-board-choices = Можна зіграти:
