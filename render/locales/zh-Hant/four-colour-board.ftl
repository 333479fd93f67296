# Words of the pictures of Four Colour Cards, their alternative texts and text boards.

ui-fcc-stock = 牌堆 { $n }
ui-fcc-groups = 你的牌組
ui-fcc-no-groups = 還沒有牌組

## The public card

ui-fcc-drawn-by = 翻牌：
ui-fcc-discarded-by = 打出：
ui-fcc-to-discard = 要打一張牌
ui-fcc-you-discard = 請打一張牌
ui-fcc-untaken = 自己沒要
ui-fcc-open = 可以要牌
ui-fcc-drawn = 流局
ui-fcc-may-take = 你可以要
ui-fcc-may-answer = 你可以應答
ui-fcc-win = 胡
ui-fcc-pass = 過
ui-fcc-discards = 棄牌，新的在後
ui-fcc-no-discards = 還沒有棄牌

## The end of a deal

ui-fcc-wins = { $who } 胡了
ui-fcc-points = { $n } 分
ui-fcc-part = { $part }：{ $points }
ui-fcc-on-table = 亮在桌上
ui-fcc-from-hand = 手裡的
ui-fcc-source-own-draw = 胡自己翻出的牌
ui-fcc-source-other-draw = 胡 { $who } 翻出的牌
ui-fcc-source-untaken = 胡 { $who } 翻出而沒要的牌
ui-fcc-source-discard = 胡 { $who } 打出的牌

## In words

ui-fcc-alt = { $title }。{ $facts }。
ui-fcc-alt-public-d = { $who } 翻出：{ $card }。
ui-fcc-alt-public-u = { $who } 翻出，自己沒要：{ $card }。
ui-fcc-alt-public-h = { $who } 打出：{ $card }。
ui-fcc-alt-open = 可以要牌。
ui-fcc-alt-discards = 輪到 { $who } 打牌。
ui-fcc-alt-you-discard = 輪到你打牌。
ui-fcc-alt-drawn = 流局：牌堆摸完了。
ui-fcc-alt-cards = { $n } 張牌
ui-fcc-alt-seat = { $who }：手裡 { $cards }，桌上沒有牌組。
ui-fcc-alt-seat-groups = { $who }：手裡 { $cards }；桌上有{ $groups }。
ui-fcc-alt-seat-count = { $who }：手裡 { $cards }，桌上 { $n } 組。
ui-fcc-alt-times = { $card } ×{ $n }
ui-fcc-alt-own = 你的牌組：{ $groups }。
ui-fcc-alt-open-hand = { $who }的手牌：{ $cards }。
ui-fcc-alt-hand = 你的手牌：{ $groups }。
ui-fcc-alt-choice = { $mark } { $label }
ui-fcc-alt-choices = 可選：{ $choices }。
ui-fcc-alt-picked = 選了：{ $label }。
ui-fcc-alt-discarded = 棄牌，新的在前：{ $cards }。
ui-fcc-alt-won = { $who } { $how }，{ $card }：{ $points }。
ui-fcc-alt-laid = 牌組與分數：{ $groups }。
ui-fcc-alt-worth = { $group } { $n }

## The text board

ui-fcc-board-hand = 你的手牌：
ui-fcc-board-discards = 棄牌：
ui-fcc-board-choices = 可以走：
