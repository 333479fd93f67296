# Words of the pictures of Xiang Shi Fu, their alternative texts and text boards.

ui-xsf-kind = { $variant }，{ $rule }

## States of a set that is not valid

ui-xsf-invalid = 不成副
ui-xsf-dead = 死副
ui-xsf-locked = 锁住

## The same in one word

ui-xsf-short-civil = 文
ui-xsf-short-military = 武
ui-xsf-short-supreme = 至尊
ui-xsf-short-invalid = 未成
ui-xsf-short-dead = 死副
ui-xsf-short-locked = 锁住
ui-xsf-short-mixed-dragon = { xsf-type-mixed-dragon }

## The middle of the board

ui-xsf-centre = 灵台
ui-xsf-won = 解开
ui-xsf-stuck = 卡住
ui-xsf-goal-target = 目标
ui-xsf-goal-pair = 对子
ui-xsf-goal-marriage = 文对加武牌
ui-xsf-goal-gold = 金元宝
ui-xsf-goal-silver = 银元宝
ui-xsf-goal-civil = 文对
ui-xsf-goal-military = 武对
ui-xsf-quartets = 四副对子
ui-xsf-or = 或

## In words

ui-xsf-alt = { $title }，{ $kind }。{ $facts }。
ui-xsf-alt-bare = { $title }，{ $kind }。
ui-xsf-progress = { $of } 副中已成 { $n } 副。
ui-xsf-alt-goal = 目标：{ $goals }。
ui-xsf-alt-goal-either = 目标，任选其一：{ $goals }。
ui-xsf-alt-aim = { $name }：{ $n }/{ $of }
ui-xsf-alt-aim-there = { $name }：已有
ui-xsf-alt-aim-missing = { $name }：还缺
ui-xsf-alt-aim-tiles = { $aim }（{ $tiles }）
ui-xsf-alt-last = 上一次交换：{ $one } 与 { $two }。
ui-xsf-alt-set = { $set }。
ui-xsf-alt-row = { $seat }：{ $tiles }，{ $name }
ui-xsf-alt-side = { $seat } { $tiles }
ui-xsf-alt-picked = 选了：{ $sides }。
ui-xsf-alt-choices = 可选：{ $choices }。
ui-xsf-board-give = 可以换出：
