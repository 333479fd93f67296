# Words of the pictures, their alternative texts and text boards.

ui-list-separator = { ", " }
ui-sentence-stop = { ". " }
ui-plain = { $words }
ui-player = Player { $n }
ui-you = You

## Guo Wu Guan and its relatives

ui-gwg-generals = Generals
ui-gwg-general-away = 2-1 is in the common row; nothing can be passed
ui-gwg-common = Common
ui-gwg-common-empty = empty
ui-gwg-empty = empty, still in play
ui-gwg-passed = passed
ui-gwg-cleared = cleared
ui-gwg-keep = not now
ui-gwg-many = { $n } sets
ui-gwg-more = ... and { $n } more
ui-gwg-alt = { $title }. { $facts }.
ui-gwg-alt-bare = { $title }.
ui-gwg-alt-kind = { $title }, { $kind }
ui-gwg-alt-generals = Generals: { $tiles }.
ui-gwg-alt-level = Level { $level }: { $tiles }.
ui-gwg-alt-level-empty = Level { $level } is empty, still in play.
ui-gwg-alt-level-passed = Level { $level } is passed.
ui-gwg-alt-level-cleared = Level { $level } is cleared.
ui-gwg-alt-common = Common row, next tile first: { $tiles }.
ui-gwg-alt-common-empty = The common row is empty.
ui-gwg-alt-down = { $n ->
    [one] 1 face down
   *[other] { $n } face down
}
ui-gwg-alt-choice = { $mark } { $name } { $tiles }
ui-gwg-alt-choice-short = { $mark } { $name }
ui-gwg-alt-choices = Choices: { $choices }.
ui-gwg-alt-picked = Picked: { $name }.
ui-gwg-board-common = { ui-gwg-common } { $n }, next tile last
ui-gwg-none = none

## Examples for the rules

ui-exhibit = { $name }: { $pieces }
ui-exhibit-sum = { $group } ({ $sum })
ui-exhibit-bad = { $group }, not allowed

## The greeting and the end of a game

ui-hello = Teahouse
ui-hello-alt = { $house }, with the boards of all games in small.
ui-hello-game = { $title }: { $about }
ui-roster-up = goes up
ui-roster-down = goes down
ui-roster-cell = { $head } { $value }
ui-roster-line = { $place }: { $name }, { $value }
ui-replay = Replay in { $n } pictures. At the end:
ui-end-stars = { $n } of 3 stars.
ui-end-figure = { $label } { $value }
ui-end-figures = { $figures }.
