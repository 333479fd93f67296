# Words of the pictures, their alternative texts and text boards.

ui-list-separator = 、
ui-sentence-stop = 。
ui-plain = { $words }
ui-player = 玩家 { $n }
ui-you = 你

## Guo Wu Guan and its relatives

ui-gwg-generals = 将
ui-gwg-general-away = 2-1 还在关公里，暂时不能过关
ui-gwg-common = 关公
ui-gwg-common-empty = 空
ui-gwg-empty = 空关，仍在局中
ui-gwg-passed = 已过
ui-gwg-cleared = 已清
ui-gwg-keep = 先不过
ui-gwg-many = { $n } 副
ui-gwg-more = ……还有 { $n } 种
ui-gwg-alt = { $title }。{ $facts }。
ui-gwg-alt-bare = { $title }。
ui-gwg-alt-kind = { $title }，{ $kind }
ui-gwg-alt-generals = 将：{ $tiles }。
ui-gwg-alt-level = 第 { $level } 关：{ $tiles }。
ui-gwg-alt-level-empty = 第 { $level } 关空了，仍在局中。
ui-gwg-alt-level-passed = 第 { $level } 关已过。
ui-gwg-alt-level-cleared = 第 { $level } 关已清。
ui-gwg-alt-common = 关公，先摸的在前：{ $tiles }。
ui-gwg-alt-common-empty = 关公里没有牌了。
ui-gwg-alt-down = { $n } 张暗牌
ui-gwg-alt-choice = { $mark } { $name } { $tiles }
ui-gwg-alt-choice-short = { $mark } { $name }
ui-gwg-alt-choices = 可选：{ $choices }。
ui-gwg-alt-picked = 选了：{ $name }。
ui-gwg-board-common = { ui-gwg-common } { $n } 张，先摸的在后
ui-gwg-none = 无

## Examples for the rules

ui-exhibit = { $name }：{ $pieces }
ui-exhibit-sum = { $group }（{ $sum }）
ui-exhibit-bad = { $group }，不合规

## The greeting and the end of a game

ui-hello = 茶馆
ui-hello-alt = { $house }，附各种牌戏的小牌面。
ui-hello-game = { $title }：{ $about }
ui-roster-up = 升组
ui-roster-down = 降组
ui-roster-cell = { $head } { $value }
ui-roster-line = { $place }：{ $name }，{ $value }
ui-replay = 回放，共 { $n } 幅。最后：
ui-end-stars = 三星得 { $n } 星。
ui-end-figure = { $label } { $value }
ui-end-figures = { $figures }。
