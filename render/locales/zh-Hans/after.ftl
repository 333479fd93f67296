# After the game: replays, records, looking back.

## 回放

after-later = 这一局的日期还没在各地都过完：可以逐步回放，其余的到时再说。
after-step = { $game }：第 { $n } 步，共 { $of } 步。
after-step-deal = { $game }，第 { $deal } 局：第 { $n } 步，共 { $of } 步。
after-start = 发好牌的样子。
after-moved = { $name }：{ $label }。
after-deal = 第 { $n } 局
after-button-first = 开头
after-button-back = 后退
after-button-on = 前进
after-button-last = 结尾
after-button-film = 动画
after-button-look = 复盘
after-button-from = 从这里接着玩
after-button-record = 牌谱
after-button-steps = 逐步回放
after-button-at = 第 { $n } 步之前
after-record = 整局的文字牌谱，电脑都能读。“python -m games verify” 会自己重走一遍并核对封存；/import 可以在这里逐步回放，从任何一步接着玩。
after-record-file = 保存牌谱
after-over-here = 到这里一局已经结束：退一步再从那里接着玩。
after-whatif = 如果当时：你从已结束的一局的第 { $n } 步接着玩，不计成绩。
after-whatif-end = 这一局接自另一局，不计成绩。
after-verify-from = 这一桌不是由种子发的牌：它接自已结束的一局或一份牌谱。
after-import-what = 请附上牌谱：把文字放在 /import 之后，或直接发文件。结束的一局下面的“牌谱”按钮可以取得。
after-import-line = 这份牌谱我不能用。第 { $line } 行：{ $why }
after-import-move = 这份牌谱我不能用。第 { $line } 行，第 { $move } 步：{ $why }
after-look = { $game }：复盘。
after-looking = { $game }：正在复盘，已看 { $n }/{ $of } 个抉择。本消息会自行更新。
after-look-so-far = { $n }/{ $of }
after-look-nothing = 这一局谁也没有做过抉择，没有什么可复盘的。

## 复盘所得

ui-look-path = { $parts }
ui-look-par = 标准步数 { $n }：从发牌起没有更短的走法，这是证明过的。
ui-look-par-known = 我找到的最短走法是 { $n } 步；不排除还有更短的。
ui-look-never = 这一局赢不了，这是证明过的。没有哪一步走坏了什么。
ui-look-unknown = 这一局能不能赢，时间内没弄清；这不说明什么。
ui-look-lost = 第 { $n } 步丢了胜局：{ $played }。当时还能赢的走法：{ $best }。
ui-look-somewhere = 从第 { $n } 步到第 { $to } 步之间也许丢了胜局，也许没有；时间内没弄清。
ui-look-kept = 每个抉择都保住了胜局（{ $n } 个）。
ui-look-circled = 每个抉择之后都还能赢（{ $n } 个）；输是因为牌局在兜圈子。
ui-look-left = 最短走法在第 { $n } 步分开：{ $best }，而不是{ $played }，短 { $cost } 步。
ui-look-slips = 绕路 { $n } 次，共多走 { $cost } 步。
ui-look-shortest = 没有一步绕路。
ui-look-estimated = 绕路按我找到的最短走法计算，并非都证明了最短。
ui-look-unit-moves = 高度：还差几步
ui-look-unit-points = 高度：这一步的得分
ui-look-unit-steps = 高度：离赢还差几步
ui-look-points = { $player }：{ $n } 步中有 { $hit } 步得分最高；共少得 { $cost } 分。
ui-look-worst = 第 { $n } 步，{ $player }：得 { $points } 分，而{ $best }值 { $more } 分。
ui-look-ahead = 当步得分是确定的。高手电脑往后看，会在 { $of } 步中的 { $n } 步少得一些：这是估计。
ui-look-no-win-missed = 没有人放过赢牌的机会。
ui-look-win-missed = 第 { $n } 步：{ $player } 本可以赢。
ui-look-no-step-lost = 没有哪个抉择白费一步。
ui-look-steps = 第 { $n } 步让 { $player } 损失最多，{ $cost } 步。更接近赢的是：{ $best }。
ui-look-luck = 摸牌的手气，有用的牌对预期：{ $seats }。
ui-look-fortune = { $player } { $useful } 对 { $whole }.{ $tenth }
ui-look-seen = 步数按各家当时看得见的牌精确计算；牌来不来全凭运气。
ui-look-kind-best = 没有更好的
ui-look-kind-slip = 有损失
ui-look-kind-lost = 丢了胜局
ui-look-kind-missed = 错过赢牌
ui-look-kind-late = 已经输定
ui-look-kind-open = 不清楚
ui-look-alt = { $name }，第 { $n } 步：{ $kind }（{ $cost }）。
ui-look-alt-bare = { $name }，第 { $n } 步：{ $kind }。

## 牌谱有什么不对

ui-record-long = 超过了 { $most } 个字符。
ui-record-head = 牌谱以“{ $head }”开头。
ui-record-twice = { $name } 出现了两次。
ui-record-number = 这里应是第 { $n } 步。
ui-record-line = 这一行读不懂。
ui-record-missing = 缺少 { $name }。
ui-record-game = 这里没有这种牌戏。
ui-record-after = 走这一步之前一局已经结束。
ui-record-turn = 还没轮到 { $player }。
ui-record-result = 结果与走步不符：{ $ending }
ui-record-result-points = 结果与走步不符：{ $ending }各座位得分：{ $points }。
ui-record-result-open = 按这些步，这一局还没有结束。
ui-record-end = “End” 只能写 { $ends }，而且只用于没有靠走步分出结果的一局。
ui-record-rules = 所用规则不同；我们的是第 { $n } 版。
ui-record-start-unread = 起始局面读不懂，或属于别的玩法。
ui-record-seats = 起始局面有 { $n } 个座位。
ui-record-commitment = 封存值与种子、桌号不符。
ui-record-seed = 用这个种子发不出牌。
ui-record-start = 这个种子发出的不是这个局面。
ui-record-match = 同一场的各局须是同一牌戏、同一桌人。
