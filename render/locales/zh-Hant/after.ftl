# After the game: replays, records, looking back.

## 重播

after-later = 這一局的日期還沒在各地都過完：可以逐步重播，其餘的到時再說。
after-step = { $game }：第 { $n } 步，共 { $of } 步。
after-step-deal = { $game }，第 { $deal } 局：第 { $n } 步，共 { $of } 步。
after-start = 發好牌的樣子。
after-moved = { $name }：{ $label }。
after-deal = 第 { $n } 局
after-button-first = 開頭
after-button-back = 後退
after-button-on = 前進
after-button-last = 結尾
after-button-film = 動畫
after-button-look = 復盤
after-button-from = 從這裡接著玩
after-button-record = 牌譜
after-button-steps = 逐步重播
after-button-at = 第 { $n } 步之前
after-record = 整局的文字牌譜，電腦都能讀。「python -m games verify」會自己重走一遍並核對封存；/import 可以在這裡逐步重播，從任何一步接著玩。
after-record-file = 儲存牌譜
after-over-here = 到這裡一局已經結束：退一步再從那裡接著玩。
after-whatif = 如果當時：你從已結束的一局的第 { $n } 步接著玩，不計成績。
after-whatif-end = 這一局接自另一局，不計成績。
after-verify-from = 這一桌不是由種子發的牌：它接自已結束的一局或一份牌譜。
after-import-what = 請附上牌譜：把文字放在 /import 之後，或直接傳檔案。結束的一局下面的「牌譜」按鈕可以取得。
after-import-line = 這份牌譜我不能用。第 { $line } 行：{ $why }
after-import-move = 這份牌譜我不能用。第 { $line } 行，第 { $move } 步：{ $why }
after-look = { $game }：復盤。
after-looking = { $game }：正在復盤，已看 { $n }/{ $of } 個抉擇。本訊息會自行更新。
after-look-so-far = { $n }/{ $of }
after-look-nothing = 這一局誰也沒有做過抉擇，沒有什麼可復盤的。

## 復盤所得

ui-look-path = { $parts }
ui-look-par = 標準步數 { $n }：從發牌起沒有更短的走法，這是證明過的。
ui-look-par-known = 我找到的最短走法是 { $n } 步；不排除還有更短的。
ui-look-never = 這一局贏不了，這是證明過的。沒有哪一步走壞了什麼。
ui-look-unknown = 這一局能不能贏，時間內沒弄清；這不說明什麼。
ui-look-lost = 第 { $n } 步丟了勝局：{ $played }。當時還能贏的走法：{ $best }。
ui-look-somewhere = 從第 { $n } 步到第 { $to } 步之間也許丟了勝局，也許沒有；時間內沒弄清。
ui-look-kept = 每個抉擇都保住了勝局（{ $n } 個）。
ui-look-circled = 每個抉擇之後都還能贏（{ $n } 個）；輸是因為牌局在繞圈子。
ui-look-left = 最短走法在第 { $n } 步分開：{ $best }，而不是{ $played }，短 { $cost } 步。
ui-look-slips = 繞路 { $n } 次，共多走 { $cost } 步。
ui-look-shortest = 沒有一步繞路。
ui-look-estimated = 繞路按我找到的最短走法計算，並非都證明了最短。
ui-look-unit-moves = 高度：還差幾步
ui-look-unit-points = 高度：這一步的得分
ui-look-unit-steps = 高度：離贏還差幾步
ui-look-points = { $player }：{ $n } 步中有 { $hit } 步得分最高；共少得 { $cost } 分。
ui-look-worst = 第 { $n } 步，{ $player }：得 { $points } 分，而{ $best }值 { $more } 分。
ui-look-ahead = 當步得分是確定的。高手電腦往後看，會在 { $of } 步中的 { $n } 步少得一些：這是估計。
ui-look-no-win-missed = 沒有人放過贏牌的機會。
ui-look-win-missed = 第 { $n } 步：{ $player } 本可以贏。
ui-look-no-step-lost = 沒有哪個抉擇白費一步。
ui-look-steps = 第 { $n } 步讓 { $player } 損失最多，{ $cost } 步。更接近贏的是：{ $best }。
ui-look-luck = 摸牌的手氣，有用的牌對預期：{ $seats }。
ui-look-fortune = { $player } { $useful } 對 { $whole }.{ $tenth }
ui-look-seen = 步數按各家當時看得見的牌精確計算；牌來不來全憑運氣。
ui-look-kind-best = 沒有更好的
ui-look-kind-slip = 有損失
ui-look-kind-lost = 丟了勝局
ui-look-kind-missed = 錯過贏牌
ui-look-kind-late = 已經輸定
ui-look-kind-open = 不清楚
ui-look-alt = { $name }，第 { $n } 步：{ $kind }（{ $cost }）。
ui-look-alt-bare = { $name }，第 { $n } 步：{ $kind }。

## 牌譜有什麼不對

ui-record-long = 超過了 { $most } 個字元。
ui-record-head = 牌譜以「{ $head }」開頭。
ui-record-twice = { $name } 出現了兩次。
ui-record-number = 這裡應是第 { $n } 步。
ui-record-line = 這一行讀不懂。
ui-record-missing = 缺少 { $name }。
ui-record-game = 這裡沒有這種牌戲。
ui-record-after = 走這一步之前一局已經結束。
ui-record-turn = 還沒輪到 { $player }。
ui-record-result = 結果與走步不符：{ $ending }
ui-record-result-points = 結果與走步不符：{ $ending }各座位得分：{ $points }。
ui-record-result-open = 按這些步，這一局還沒有結束。
ui-record-end = 「End」只能寫 { $ends }，而且只用於沒有靠走步分出結果的一局。
ui-record-rules = 所用規則不同；我們的是第 { $n } 版。
ui-record-start-unread = 起始局面讀不懂，或屬於別的玩法。
ui-record-seats = 起始局面有 { $n } 個座位。
ui-record-commitment = 封存值與種子、桌號不符。
ui-record-seed = 用這個種子發不出牌。
ui-record-start = 這個種子發出的不是這個局面。
ui-record-match = 同一場的各局須是同一牌戲、同一桌人。
