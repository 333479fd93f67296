# Words of the pictures, their alternative texts and text boards.

ui-list-separator = { ", " }
ui-sentence-stop = { ". " }
ui-plain = { $words }
ui-player = Spieler { $n }
ui-you = Du

## Guo Wu Guan and its relatives

ui-gwg-generals = Generäle
ui-gwg-general-away = 2-1 liegt im Vorrat; nichts kann passieren
ui-gwg-common = Vorrat
ui-gwg-common-empty = leer
ui-gwg-empty = leer, noch im Spiel
ui-gwg-passed = passiert
ui-gwg-cleared = geräumt
ui-gwg-keep = noch nicht
ui-gwg-many = { $n } Sätze
ui-gwg-more = ... und { $n } weitere
ui-gwg-alt = { $title }. { $facts }.
ui-gwg-alt-bare = { $title }.
ui-gwg-alt-kind = { $title }, { $kind }
ui-gwg-alt-generals = Generäle: { $tiles }.
ui-gwg-alt-level = Stufe { $level }: { $tiles }.
ui-gwg-alt-level-empty = Stufe { $level } ist leer, noch im Spiel.
ui-gwg-alt-level-passed = Stufe { $level } ist passiert.
ui-gwg-alt-level-cleared = Stufe { $level } ist geräumt.
ui-gwg-alt-common = Vorrat, nächster Stein zuerst: { $tiles }.
ui-gwg-alt-common-empty = Der Vorrat ist leer.
ui-gwg-alt-down = { $n } verdeckt
ui-gwg-alt-choice = { $mark } { $name } { $tiles }
ui-gwg-alt-choice-short = { $mark } { $name }
ui-gwg-alt-choices = Zur Wahl: { $choices }.
ui-gwg-alt-picked = Gewählt: { $name }.
ui-gwg-board-common = { ui-gwg-common } { $n }, nächster Stein hinten
ui-gwg-none = keine

## Examples for the rules

ui-exhibit = { $name }: { $pieces }
ui-exhibit-sum = { $group } ({ $sum })
ui-exhibit-bad = { $group }, nicht erlaubt

## The greeting and the end of a game

ui-hello = Teahouse
ui-hello-alt = { $house }, mit den Brettern aller Spiele in klein.
ui-hello-game = { $title }: { $about }
ui-roster-up = steigt auf
ui-roster-down = steigt ab
ui-roster-cell = { $head } { $value }
ui-roster-line = { $place }: { $name }, { $value }
ui-replay = Film in { $n } Bildern. Am Ende:
ui-end-stars = { $n } von 3 Sternen.
ui-end-figure = { $label } { $value }
ui-end-figures = { $figures }.
