# Words of the pictures, their alternative texts and text boards.

ui-list-separator = 、
ui-sentence-stop = 。
ui-plain = { $words }
ui-player = 玩家 { $n }
ui-you = 你

## Guo Wu Guan and its relatives

ui-gwg-generals = 將
ui-gwg-general-away = 2-1 還在關公裡，暫時不能過關
ui-gwg-common = 關公
ui-gwg-common-empty = 空
ui-gwg-empty = 空關，仍在局中
ui-gwg-passed = 已過
ui-gwg-cleared = 已清
ui-gwg-keep = 先不過
ui-gwg-many = { $n } 副
ui-gwg-more = ……還有 { $n } 種
ui-gwg-alt = { $title }。{ $facts }。
ui-gwg-alt-bare = { $title }。
ui-gwg-alt-kind = { $title }，{ $kind }
ui-gwg-alt-generals = 將：{ $tiles }。
ui-gwg-alt-level = 第 { $level } 關：{ $tiles }。
ui-gwg-alt-level-empty = 第 { $level } 關空了，仍在局中。
ui-gwg-alt-level-passed = 第 { $level } 關已過。
ui-gwg-alt-level-cleared = 第 { $level } 關已清。
ui-gwg-alt-common = 關公，先摸的在前：{ $tiles }。
ui-gwg-alt-common-empty = 關公裡沒有牌了。
ui-gwg-alt-down = { $n } 張暗牌
ui-gwg-alt-choice = { $mark } { $name } { $tiles }
ui-gwg-alt-choice-short = { $mark } { $name }
ui-gwg-alt-choices = 可選：{ $choices }。
ui-gwg-alt-picked = 選了：{ $name }。
ui-gwg-board-common = { ui-gwg-common } { $n } 張，先摸的在後
ui-gwg-none = 無

## Examples for the rules

ui-exhibit = { $name }：{ $pieces }
ui-exhibit-sum = { $group }（{ $sum }）
ui-exhibit-bad = { $group }，不合規

## The greeting and the end of a game

ui-hello = 茶館
ui-hello-alt = { $house }，附各種牌戲的小牌面。
ui-hello-game = { $title }：{ $about }
ui-roster-up = 升組
ui-roster-down = 降組
ui-roster-cell = { $head } { $value }
ui-roster-line = { $place }：{ $name }，{ $value }
ui-replay = 重播，共 { $n } 幅。最後：
ui-end-stars = 三星得 { $n } 星。
ui-end-figure = { $label } { $value }
ui-end-figures = { $figures }。
