# Words of the pictures, their alternative texts and text boards.

ui-list-separator = { ", " }
ui-sentence-stop = { ". " }
ui-plain = { $words }
ui-player = Гравець { $n }
ui-you = Ви

## Guo Wu Guan and its relatives

ui-gwg-generals = Генер.
ui-gwg-general-away = 2-1 у спільному ряду; нічого не пройти
ui-gwg-common = Ряд
ui-gwg-common-empty = порожньо
ui-gwg-empty = порожній, ще в грі
ui-gwg-passed = пройдено
ui-gwg-cleared = очищено
ui-gwg-keep = не зараз
ui-gwg-many = { $n ->
    [one] { $n } триплет
    [few] { $n } триплети
   *[other] { $n } триплетів
}
ui-gwg-more = ... і ще { $n }
ui-gwg-alt = { $title }. { $facts }.
ui-gwg-alt-bare = { $title }.
ui-gwg-alt-kind = { $title }, { $kind }
ui-gwg-alt-generals = Генерали: { $tiles }.
ui-gwg-alt-level = Рівень { $level }: { $tiles }.
ui-gwg-alt-level-empty = Рівень { $level } порожній, ще в грі.
ui-gwg-alt-level-passed = Рівень { $level } пройдено.
ui-gwg-alt-level-cleared = Рівень { $level } очищено.
ui-gwg-alt-common = Спільний ряд, наступна плитка перша: { $tiles }.
ui-gwg-alt-common-empty = Спільний ряд порожній.
ui-gwg-alt-down = { $n ->
    [one] { $n } закрита
    [few] { $n } закриті
   *[other] { $n } закритих
}
ui-gwg-alt-choice = { $mark } { $name } { $tiles }
ui-gwg-alt-choice-short = { $mark } { $name }
ui-gwg-alt-choices = На вибір: { $choices }.
ui-gwg-alt-picked = Обрано: { $name }.
ui-gwg-board-common = Спільний ряд { $n }, наступна остання
ui-gwg-none = немає

## Examples for the rules

ui-exhibit = { $name }: { $pieces }
ui-exhibit-sum = { $group } ({ $sum })
ui-exhibit-bad = { $group }, не можна

## The greeting and the end of a game

ui-hello = Teahouse
ui-hello-alt = { $house }, з дошками всіх ігор у мініатюрі.
ui-hello-game = { $title }: { $about }
ui-roster-up = піднімається
ui-roster-down = опускається
ui-roster-cell = { $head } { $value }
ui-roster-line = { $place }: { $name }, { $value }
ui-replay = Повтор, картинок: { $n }. Наприкінці:
ui-end-stars = { $n } з 3 зірок.
ui-end-figure = { $label } { $value }
ui-end-figures = { $figures }.
