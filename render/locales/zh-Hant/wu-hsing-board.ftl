# Words of the pictures of Wu Hsing, their alternative texts and text boards.

ui-wuh-rack = 你的骨牌
ui-wuh-cycle = 相生

## In words

ui-wuh-alt = { $title } { $facts }。
ui-wuh-alt-bare = { $title }，{ $kind }。
ui-wuh-alt-scores = 得分：{ $seats }。
ui-wuh-alt-seat = { $who } { $points } 分（{ $n } 張骨牌）
ui-wuh-alt-final = { $who } { $points } 分{ $lost ->
    [0] { "" }
   *[other] （已扣 { $lost } 分）
}
ui-wuh-alt-winner = { $who } 以 { $points } 分獲勝{ $lost ->
    [0] { "" }
   *[other] （已扣 { $lost } 分）
}
ui-wuh-alt-where = x { $x } y { $y } { $way ->
    [h] 橫
   *[v] 直
}
ui-wuh-alt-last = 上一手：{ $who }，{ $domino }放在 { $where }，{ $product } = { $points }。
ui-wuh-alt-cycle = 有一行現出五行相生。
ui-wuh-alt-row = y { $y } 行：{ $pieces }。
ui-wuh-alt-piece = 從 x { $x } 起 { $colours }
ui-wuh-alt-next = { $one } { $rest }
ui-wuh-alt-down = 扣著的牌在 { $where }。
ui-wuh-alt-rack = 你的骨牌：{ $dominoes }。
ui-wuh-alt-mark = { $mark } { $domino }
ui-wuh-alt-fit = 放得下的：{ $marks }。
ui-wuh-alt-picked = 選了：{ $where }。
ui-wuh-alt-places = 位置：{ $places }。
ui-wuh-alt-choice = { $mark }：{ $label }
ui-wuh-alt-open = { $who } 有 { $dominoes }。
ui-wuh-alt-fits = 各處能放：{ $squares }。
ui-wuh-alt-fit-square = x { $x } y { $y } { $colours }
ui-wuh-alt-nothing = 無

## The text board

ui-wuh-board-down = 有一張骨牌扣著。
ui-wuh-board-fit = 放得下的：
