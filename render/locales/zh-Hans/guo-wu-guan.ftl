# Guo Wu Guan and its relatives. Tiles come as "6-5", marks as letters, levels as numbers.

gwg-title = 过五关
gwg-title-hanzi = 過五關
gwg-about = 中国骨牌的单人牌戏：过五关，斩六将。
gwg-credits = 过五关及其同类牌戏，按 Dmytro Polovinkin 与 Min Fanxin 的说明来玩。七擒孟获由 Yang Juntao 所作，Min Fanxin 改良。五关依 Stewart Culin（1895），他把它记作占卜。

## Variants

gwg-variant-lenient = 宽松
gwg-variant-lenient-about = 一关里任意三张都可成副。几乎每局都能赢（99.8%），最短约 20 步。适合入门。
gwg-variant-classic = 经典
gwg-variant-classic-about = 一副的三张在关里要相邻。约 68% 的牌局能赢，最短约 34 步。
gwg-variant-o-koan = 五关
gwg-variant-o-koan-about = 朝鲜的同类：没有将，十二张暗牌待摸，清空五关。约 60% 的牌局能赢，最短约 54 步。
gwg-variant-tong-wu-guan = 通五关
gwg-variant-tong-wu-guan-about = 没有将，每关六张：清空五关。约 57% 的牌局能赢，最短约 53 步。
gwg-variant-seven-captures = 七擒孟获
gwg-variant-seven-captures-about = 七个短关，一个将 2-1，去了又回。只有四分之一的牌局能赢，最短约 95 步。

## Kinds of sets

gwg-type-five-points = 五点
gwg-type-full-fourteen = 正快
gwg-type-split = 分相
gwg-type-coincidence = 合巧
gwg-type-five-sons = 五子
gwg-type-full-dragon = 全龙
gwg-type-small-dragon = 小龙
gwg-type-big-dragon = 大龙
gwg-type-two-three-kao = 二三靠

## What you can do now

gwg-choice = { $mark } { $type }
gwg-prompt-one = 第 { $level } 关：A { $type }。
gwg-prompt-sets = 第 { $level } 关：{ $choices }，或 { $last }。
gwg-prompt-many = 第 { $level } 关有 { $n } 副，A 到 { $last }。请取一副。
gwg-prompt-pass-left = 第 { $level } 关与左将 { $left } 成副。过关吗？
gwg-prompt-pass-right = 第 { $level } 关与右将 { $right } 成副。过关吗？
gwg-prompt-pass-left-right = 第 { $level } 关与左将 { $left }、右将 { $right } 都成副。过关吗？用哪个将？
gwg-prompt-pass-double = 第 { $level } 关与 { $left }、{ $right } 一起成副。双斩过关吗？
gwg-prompt-pass-last = 第 { $level } 关与将 { $left } 成副。过关吗？

gwg-label-tiles = { $type } { $tiles }
gwg-label-places = { $type } { $tiles }（位置 { $places }）
gwg-label-pass-left = 过关（左将）
gwg-label-pass-right = 过关（右将）
gwg-label-pass-double = 双斩
gwg-label-pass-last = 过关
gwg-label-decline = 先不过

gwg-warning-too-few-generals = 再双斩一次，{ $generals ->
    [0] 一个将也不剩
   *[other] 只剩 { $generals } 个将
}，却还有 { $levels } 关：这一局就输了。
gwg-warning-generals-left = 这是最后一关，还会剩 { $generals } 个将没斩：这一局就输了。
gwg-warning-stuck = 别的都过不了，关公也空了。第 { $level } 关不过，这一局就输了。

gwg-fact-levels = 剩 { $n } 关
gwg-fact-generals = { $n } 个将
gwg-fact-common = { $n ->
    [0] 关公已空
   *[other] 关公 { $n } 张
}
gwg-fact-general-home = 2-1 在将位
gwg-fact-general-away = 2-1 不在

## How it ended

gwg-outcome-won = 赢了：关关都过了。
gwg-outcome-lost-stuck = 输了：关公已空，动不了了。
gwg-outcome-lost-generals-left = 输了：关都过了，却还有将没斩。
gwg-outcome-lost-too-few-generals = 输了：将比关少。
gwg-outcome-lost-repetition = 输了：牌局在兜圈子。

## What happened

gwg-tell-remove = 第 { $level } 关：取 { $tiles }，{ $type }。
gwg-tell-clear = 第 { $level } 关已清。
gwg-tell-pass-left = 第 { $level } 关用左将过关：{ $tiles }，{ $type }。
gwg-tell-pass-right = 第 { $level } 关用右将过关：{ $tiles }，{ $type }。
gwg-tell-pass-double = 第 { $level } 关双斩过关：{ $tiles }，{ $type }。
gwg-tell-skip = 第 { $level } 关留着。
gwg-tell-reveal-left = 左将现在是 { $tile }。
gwg-tell-reveal-right = 右将现在是 { $tile }。
gwg-tell-draw = 第 { $level } 关摸到 { $tile }。
gwg-tell-none = 没有牌给第 { $level } 关了。
gwg-tell-return = { $tile } 回到将位。
gwg-tell-round = 新的一轮开始。

gwg-did-remove = 你在第 { $level } 关取了{ $type }。
gwg-did-pass-left = 你用左将过了第 { $level } 关。
gwg-did-pass-right = 你用右将过了第 { $level } 关。
gwg-did-pass-double = 你以双斩过了第 { $level } 关。
gwg-did-skip = 你留下了第 { $level } 关。
gwg-then = 然后：{ $parts }。
gwg-then-remove = 必取 { $n } 副
gwg-then-pass = 过 { $n } 关
gwg-then-clear = 清 { $n } 关
gwg-then-draw = { $rounds } 轮摸 { $n } 张
gwg-then-reveal = 翻出将 { $tile }
gwg-then-return = { $n ->
    [1] 2-1 回到将位
   *[other] 2-1 回到将位 { $n } 次
}

## Why a move is refused

gwg-illegal-over = 这一局已经结束。
gwg-illegal-unreadable = 这个走法我读不懂，可以这样写：{ $example }。
gwg-illegal-level = 现在问的是第 { $level } 关，不是第 { $asked } 关：例如 { $example }。
gwg-illegal-must-remove = 第 { $level } 关必须取一副；只有过关才可以先不过。
gwg-illegal-first-remove = 先在第 { $level } 关取一副；没有可取的了，才过关。
gwg-illegal-now-pass = 没有可取的了。第 { $level } 关可以过，也可以留。
gwg-illegal-place = { $n ->
    [1] 第 { $level } 关只有一张牌
   *[other] 第 { $level } 关有 { $n } 张牌，a 到 { $last }
}。
gwg-illegal-twice = 一副是三张不同的牌。
gwg-illegal-order = 位置要按顺序写：{ $example }。
gwg-illegal-apart = { $tiles } 本可成副，但在这一关的圈上不相邻。
gwg-illegal-noset = 这三张不成副：{ $why }。
gwg-illegal-last-general = 只剩一个将，只能算一次：第 { $level } 关写 L 过关。
gwg-illegal-kill = { $n ->
    [1] 第 { $level } 关只有一张牌，要两端的将一起斩（LR）
   *[other] 第 { $level } 关有 { $n } 张牌，只用一个将（L 或 R）
}。

gwg-number = { $number } 点
gwg-noset-three = { $tiles } 有三个 { gwg-number }，{ $sum } = { $total }；要得 5，或 14 以上
gwg-noset-four = { $tiles } 有四个 { gwg-number }，{ $sum } = { $total }；四个相同时，另两个相加要得 { $number }
gwg-noset-pairs = { $tiles } 点数两两成对，但只有 1 2 3、4 5 6 和 2 3 6 成对才算一副
gwg-noset-mixed = { $tiles } 没有三个相同的点数，也不是龙

## The rules in words

gwg-rules-goal-title = 目标
gwg-rules-goal = 关公过五关，斩六将。32 张中国骨牌这样摆：五关明牌，上面一行是将，下面一行叫“关公”。各关三张一副地取走，再从关公那一行补牌。

    一关只剩一两张，且与将成副，就可以过关：关与将一同离局。五关全过、六将全斩，就赢了。将比关多一个，所以恰有一关要同时斩两将。

    五关和通五关没有将：把各关清空就行。七擒孟获只有一个将 2-1，七关都靠它过。

gwg-rules-sets-title = 三张一副
gwg-rules-sets = 看三张牌的六个点数。以下成副：
    • 五点：恰有三个相同，其余相加得 5
    • 正快：恰有三个相同，其余相加得 14 以上
    • 分相：一种点数三个，另一种也三个
    • 合巧：恰有四个相同，另两个相加等于这个点数
    • 五子：五个相同
    • 全龙：1 2 3 4 5 6
    • 小龙：1 1 2 2 3 3；大龙：4 4 5 5 6 6；二三靠：2 2 3 3 6 6

    “恰有”是就六个点数说的：3-3、3-1、3-1 有四个 3，所以不是五点。全副 32 张：1 到 6 两两相配的 21 种各一张，其中 6-6、5-5、4-4、3-3、2-2、1-1、6-5、6-4、6-1、5-1、3-1 各多一张。

gwg-rules-removals-title = 取牌
gwg-rules-removals = 一轮从各关开始，由上往下（五关和通五关由下往上）。关里有成副的，必须取一副，取哪副由你。三张按原来的次序放到关公的左端，余下的并拢，再看同一关。

    一副的三张必须相邻；一关是一圈，末张与首张相邻。宽松玩法里任意三张都行。

    空了的关仍在局中，还会摸牌。五关和通五关里，空了就算清，不再回来。

gwg-rules-passing-title = 过关
gwg-rules-passing = 各关都没有可取的了，就由上往下再看一遍。两张与左将或右将成副，或一张与左右两将成副（双斩），就可以过关。将和牌照原样放到关公的左端，这一关离局，下一个将翻开。

    你可以先不过，把关留着；这一轮就不再问。最后一个将两端都算，但只算一次。

    每关都要有自己的将：将比关少就输，最后还剩将也输。赢的牌局恰有一次双斩。

gwg-rules-replenishing-title = 摸牌
gwg-rules-replenishing = 一轮结束时，仍在局中的各关由下往上各摸一张：关公最右的一张，放到这一关的右端。关公摸完了，上面的关就没有。还没有一关摸牌，关公就已经空了，便输。

    七擒孟获里，每次过关后，将 2-1 都落在关公里，这时不能过关。轮到某关要摸到它时，2-1 回到将位，那一关摸下一张。

gwg-rules-end-title = 输赢
gwg-rules-end = 赢：五关全过、六将全斩（经典、宽松）；各关全清（五关、通五关）；七关全过（七擒孟获）。

    输：该摸牌时关公空了；或将比关少；或关都过了还剩将；或牌局兜圈子。

    有些牌局第一步之前就已输定，不是每局都能赢。撤回随便用，但会计数。

gwg-rules-circles-title = 兜圈子
gwg-rules-circles = 没有牌会离开桌面，所以同样的局面会再来。如果再来时中间你别无选择，会永远兜下去，就输；同一局面第三次出现，也输。撤回的步不算。

gwg-rules-variants-title = 五种玩法
gwg-rules-variants = 宽松：一关里任意三张都可成副；99.8% 的牌局能赢。
    经典：只取相邻的；五关各五张，六个将，关公一张；68%。
    五关：五关各四张，关公十二张暗牌，没有将，由下往上；60%。
    通五关：五关各六张，关公两张暗牌，没有将，由下往上；57%。
    七擒孟获：七关各三张，关公十张，将 2-1 去了又回；25%。

    经典和宽松里，只有两端的将是明的。

gwg-rules-notation-title = 输入走法
gwg-rules-notation = 一步，就是关的号码加上在那里做什么。
    3abc 取第 3 关最前三张，a 是最左一张。3abe 取五张中的前两张和末张。
    3L、3R 用左将、右将过第 3 关，3LR 是双斩。
    3- 留着这一关。

    小差错不要紧：“abc”“3 ABC”“pass left”“not now”都看得懂。z 之后的位置接着用 A 到 F。

gwg-trail = 第 { $round } 轮过第 { $level } 关
