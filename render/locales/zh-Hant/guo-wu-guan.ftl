# Guo Wu Guan and its relatives. Tiles come as "6-5", marks as letters, levels as numbers.

gwg-title = 過五關
gwg-title-hanzi = 過五關
gwg-about = 中國骨牌的單人牌戲：過五關，斬六將。
gwg-credits = 過五關及其同類牌戲，按 Dmytro Polovinkin 與 Min Fanxin 的說明來玩。七擒孟獲由 Yang Juntao 所作，Min Fanxin 改良。五關依 Stewart Culin（1895），他把它記作占卜。

## Variants

gwg-variant-lenient = 寬鬆
gwg-variant-lenient-about = 一關裡任意三張都可成副。幾乎每局都能贏（99.8%），最短約 20 步。適合入門。
gwg-variant-classic = 經典
gwg-variant-classic-about = 一副的三張在關裡要相鄰。約 68% 的牌局能贏，最短約 34 步。
gwg-variant-o-koan = 五關
gwg-variant-o-koan-about = 朝鮮的同類：沒有將，十二張暗牌待摸，清空五關。約 60% 的牌局能贏，最短約 54 步。
gwg-variant-tong-wu-guan = 通五關
gwg-variant-tong-wu-guan-about = 沒有將，每關六張：清空五關。約 57% 的牌局能贏，最短約 53 步。
gwg-variant-seven-captures = 七擒孟獲
gwg-variant-seven-captures-about = 七個短關，一個將 2-1，去了又回。只有四分之一的牌局能贏，最短約 95 步。

## Kinds of sets

gwg-type-five-points = 五點
gwg-type-full-fourteen = 正快
gwg-type-split = 分相
gwg-type-coincidence = 合巧
gwg-type-five-sons = 五子
gwg-type-full-dragon = 全龍
gwg-type-small-dragon = 小龍
gwg-type-big-dragon = 大龍
gwg-type-two-three-kao = 二三靠

## What you can do now

gwg-choice = { $mark } { $type }
gwg-prompt-one = 第 { $level } 關：A { $type }。
gwg-prompt-sets = 第 { $level } 關：{ $choices }，或 { $last }。
gwg-prompt-many = 第 { $level } 關有 { $n } 副，A 到 { $last }。請取一副。
gwg-prompt-pass-left = 第 { $level } 關與左將 { $left } 成副。過關嗎？
gwg-prompt-pass-right = 第 { $level } 關與右將 { $right } 成副。過關嗎？
gwg-prompt-pass-left-right = 第 { $level } 關與左將 { $left }、右將 { $right } 都成副。過關嗎？用哪個將？
gwg-prompt-pass-double = 第 { $level } 關與 { $left }、{ $right } 一起成副。雙斬過關嗎？
gwg-prompt-pass-last = 第 { $level } 關與將 { $left } 成副。過關嗎？

gwg-label-tiles = { $type } { $tiles }
gwg-label-places = { $type } { $tiles }（位置 { $places }）
gwg-label-pass-left = 過關（左將）
gwg-label-pass-right = 過關（右將）
gwg-label-pass-double = 雙斬
gwg-label-pass-last = 過關
gwg-label-decline = 先不過

gwg-warning-too-few-generals = 再雙斬一次，{ $generals ->
    [0] 一個將也不剩
   *[other] 只剩 { $generals } 個將
}，卻還有 { $levels } 關：這一局就輸了。
gwg-warning-generals-left = 這是最後一關，還會剩 { $generals } 個將沒斬：這一局就輸了。
gwg-warning-stuck = 別的都過不了，關公也空了。第 { $level } 關不過，這一局就輸了。

gwg-fact-levels = 剩 { $n } 關
gwg-fact-generals = { $n } 個將
gwg-fact-common = { $n ->
    [0] 關公已空
   *[other] 關公 { $n } 張
}
gwg-fact-general-home = 2-1 在將位
gwg-fact-general-away = 2-1 不在

## How it ended

gwg-outcome-won = 贏了：關關都過了。
gwg-outcome-lost-stuck = 輸了：關公已空，動不了了。
gwg-outcome-lost-generals-left = 輸了：關都過了，卻還有將沒斬。
gwg-outcome-lost-too-few-generals = 輸了：將比關少。
gwg-outcome-lost-repetition = 輸了：牌局在繞圈子。

## What happened

gwg-tell-remove = 第 { $level } 關：取 { $tiles }，{ $type }。
gwg-tell-clear = 第 { $level } 關已清。
gwg-tell-pass-left = 第 { $level } 關用左將過關：{ $tiles }，{ $type }。
gwg-tell-pass-right = 第 { $level } 關用右將過關：{ $tiles }，{ $type }。
gwg-tell-pass-double = 第 { $level } 關雙斬過關：{ $tiles }，{ $type }。
gwg-tell-skip = 第 { $level } 關留著。
gwg-tell-reveal-left = 左將現在是 { $tile }。
gwg-tell-reveal-right = 右將現在是 { $tile }。
gwg-tell-draw = 第 { $level } 關摸到 { $tile }。
gwg-tell-none = 沒有牌給第 { $level } 關了。
gwg-tell-return = { $tile } 回到將位。
gwg-tell-round = 新的一輪開始。

gwg-did-remove = 你在第 { $level } 關取了{ $type }。
gwg-did-pass-left = 你用左將過了第 { $level } 關。
gwg-did-pass-right = 你用右將過了第 { $level } 關。
gwg-did-pass-double = 你以雙斬過了第 { $level } 關。
gwg-did-skip = 你留下了第 { $level } 關。
gwg-then = 然後：{ $parts }。
gwg-then-remove = 必取 { $n } 副
gwg-then-pass = 過 { $n } 關
gwg-then-clear = 清 { $n } 關
gwg-then-draw = { $rounds } 輪摸 { $n } 張
gwg-then-reveal = 翻出將 { $tile }
gwg-then-return = { $n ->
    [1] 2-1 回到將位
   *[other] 2-1 回到將位 { $n } 次
}

## Why a move is refused

gwg-illegal-over = 這一局已經結束。
gwg-illegal-unreadable = 這個走法我讀不懂，可以這樣寫：{ $example }。
gwg-illegal-level = 現在問的是第 { $level } 關，不是第 { $asked } 關：例如 { $example }。
gwg-illegal-must-remove = 第 { $level } 關必須取一副；只有過關才可以先不過。
gwg-illegal-first-remove = 先在第 { $level } 關取一副；沒有可取的了，才過關。
gwg-illegal-now-pass = 沒有可取的了。第 { $level } 關可以過，也可以留。
gwg-illegal-place = { $n ->
    [1] 第 { $level } 關只有一張牌
   *[other] 第 { $level } 關有 { $n } 張牌，a 到 { $last }
}。
gwg-illegal-twice = 一副是三張不同的牌。
gwg-illegal-order = 位置要按順序寫：{ $example }。
gwg-illegal-apart = { $tiles } 本可成副，但在這一關的圈上不相鄰。
gwg-illegal-noset = 這三張不成副：{ $why }。
gwg-illegal-last-general = 只剩一個將，只能算一次：第 { $level } 關寫 L 過關。
gwg-illegal-kill = { $n ->
    [1] 第 { $level } 關只有一張牌，要兩端的將一起斬（LR）
   *[other] 第 { $level } 關有 { $n } 張牌，只用一個將（L 或 R）
}。

gwg-number = { $number } 點
gwg-noset-three = { $tiles } 有三個 { gwg-number }，{ $sum } = { $total }；要得 5，或 14 以上
gwg-noset-four = { $tiles } 有四個 { gwg-number }，{ $sum } = { $total }；四個相同時，另兩個相加要得 { $number }
gwg-noset-pairs = { $tiles } 點數兩兩成對，但只有 1 2 3、4 5 6 和 2 3 6 成對才算一副
gwg-noset-mixed = { $tiles } 沒有三個相同的點數，也不是龍

## The rules in words

gwg-rules-goal-title = 目標
gwg-rules-goal = 關公過五關，斬六將。32 張中國骨牌這樣擺：五關明牌，上面一行是將，下面一行叫「關公」。各關三張一副地取走，再從關公那一行補牌。

    一關只剩一兩張，且與將成副，就可以過關：關與將一同離局。五關全過、六將全斬，就贏了。將比關多一個，所以恰有一關要同時斬兩將。

    五關和通五關沒有將：把各關清空就行。七擒孟獲只有一個將 2-1，七關都靠它過。

gwg-rules-sets-title = 三張一副
gwg-rules-sets = 看三張牌的六個點數。以下成副：
    • 五點：恰有三個相同，其餘相加得 5
    • 正快：恰有三個相同，其餘相加得 14 以上
    • 分相：一種點數三個，另一種也三個
    • 合巧：恰有四個相同，另兩個相加等於這個點數
    • 五子：五個相同
    • 全龍：1 2 3 4 5 6
    • 小龍：1 1 2 2 3 3；大龍：4 4 5 5 6 6；二三靠：2 2 3 3 6 6

    「恰有」是就六個點數說的：3-3、3-1、3-1 有四個 3，所以不是五點。全副 32 張：1 到 6 兩兩相配的 21 種各一張，其中 6-6、5-5、4-4、3-3、2-2、1-1、6-5、6-4、6-1、5-1、3-1 各多一張。

gwg-rules-removals-title = 取牌
gwg-rules-removals = 一輪從各關開始，由上往下（五關和通五關由下往上）。關裡有成副的，必須取一副，取哪副由你。三張按原來的次序放到關公的左端，餘下的併攏，再看同一關。

    一副的三張必須相鄰；一關是一圈，末張與首張相鄰。寬鬆玩法裡任意三張都行。

    空了的關仍在局中，還會摸牌。五關和通五關裡，空了就算清，不再回來。

gwg-rules-passing-title = 過關
gwg-rules-passing = 各關都沒有可取的了，就由上往下再看一遍。兩張與左將或右將成副，或一張與左右兩將成副（雙斬），就可以過關。將和牌照原樣放到關公的左端，這一關離局，下一個將翻開。

    你可以先不過，把關留著；這一輪就不再問。最後一個將兩端都算，但只算一次。

    每關都要有自己的將：將比關少就輸，最後還剩將也輸。贏的牌局恰有一次雙斬。

gwg-rules-replenishing-title = 摸牌
gwg-rules-replenishing = 一輪結束時，仍在局中的各關由下往上各摸一張：關公最右的一張，放到這一關的右端。關公摸完了，上面的關就沒有。還沒有一關摸牌，關公就已經空了，便輸。

    七擒孟獲裡，每次過關後，將 2-1 都落在關公裡，這時不能過關。輪到某關要摸到它時，2-1 回到將位，那一關摸下一張。

gwg-rules-end-title = 輸贏
gwg-rules-end = 贏：五關全過、六將全斬（經典、寬鬆）；各關全清（五關、通五關）；七關全過（七擒孟獲）。

    輸：該摸牌時關公空了；或將比關少；或關都過了還剩將；或牌局繞圈子。

    有些牌局第一步之前就已輸定，不是每局都能贏。撤回隨便用，但會計數。

gwg-rules-circles-title = 繞圈子
gwg-rules-circles = 沒有牌會離開桌面，所以同樣的局面會再來。如果再來時中間你別無選擇，會永遠繞下去，就輸；同一局面第三次出現，也輸。撤回的步不算。

gwg-rules-variants-title = 五種玩法
gwg-rules-variants = 寬鬆：一關裡任意三張都可成副；99.8% 的牌局能贏。
    經典：只取相鄰的；五關各五張，六個將，關公一張；68%。
    五關：五關各四張，關公十二張暗牌，沒有將，由下往上；60%。
    通五關：五關各六張，關公兩張暗牌，沒有將，由下往上；57%。
    七擒孟獲：七關各三張，關公十張，將 2-1 去了又回；25%。

    經典和寬鬆裡，只有兩端的將是明的。

gwg-rules-notation-title = 輸入走法
gwg-rules-notation = 一步，就是關的號碼加上在那裡做什麼。
    3abc 取第 3 關最前三張，a 是最左一張。3abe 取五張中的前兩張和末張。
    3L、3R 用左將、右將過第 3 關，3LR 是雙斬。
    3- 留著這一關。

    小差錯不要緊：「abc」「3 ABC」「pass left」「not now」都看得懂。z 之後的位置接著用 A 到 F。

gwg-trail = 第 { $round } 輪過第 { $level } 關
