# Xiang Shi Fu and its relatives. Tiles come as "6-5", seats as letters.

xsf-title = 相十副
xsf-title-hanzi = 相十副
xsf-about = 中国骨牌的单人牌戏：换来换去，直到桌上副副皆成。
xsf-credits = 相十副，又名参禅，按 Dmytro Polovinkin 与 Min Fanxin 的说明来玩。十三点规则出自扬州 Yue Zhengrong，杂龙规则出自 Li Shaoquan；三四倍规则、五龙争位和将相和出自 Min Fanxin。

## Variants

xsf-variant-classic = 经典
xsf-variant-classic-about = 十副三张的围着一对，十一副全要成。几乎每局都有解，多半 6 到 12 步。适合入门。
xsf-variant-target-pair = 指定灵台
xsf-variant-target-pair-about = 同经典，但灵台最后必须是指定的那一对。约 13 步。
xsf-variant-eight-triplets = 相八副
xsf-variant-eight-triplets-about = 八副三张的、四副对子：对子最后要成天地人和，或四副武对。约 28 步。
xsf-variant-shanghai = 上海
xsf-variant-shanghai-about = 三十张牌，十副，只有一个目标：八条龙、一个金元宝、一个银元宝。约 35 步。
xsf-variant-harmony = 将相和
xsf-variant-harmony-about = 灵台是 3-1 3-1，每副都是两张相同的文牌加一张武牌。约 37 步。
xsf-variant-five-dragons = 五龙争位
xsf-variant-five-dragons-about = 灵台是 2-2 2-2，另有五副全龙、五副五子。约 37 步，很难。

xsf-variant-rule = { $name }，{ $rule }
xsf-variant-target = { $name } { $tiles }

xsf-rule-standard = 标准规则
xsf-rule-thirteen = 十三点规则
xsf-rule-mixed-dragon = 杂龙规则
xsf-rule-multiple = 三四倍规则
xsf-rule-standard-about = 通常用这条，也给讲究的人：有五种死副永远救不了，约二十局有一局无解，新开的局会避开。
xsf-rule-thirteen-about = 正快改为十三点就行：成副的多了许多，几乎没有无解的牌局。
xsf-rule-mixed-dragon-about = 2 3 3 4 4 5 代替二三靠。有的说明以此为标准。
xsf-rule-multiple-about = 三个 3 或三个 4，还可配它们的任何倍数。宽厚：几乎没有无解的牌局。
xsf-rule-line = { $rule }：{ $about }
xsf-asks-rule = { $variant }：用哪条规则？
xsf-asks-target = { $variant }：最后要成哪一对？

## Kinds of sets

xsf-type-civil = 文对
xsf-type-military = 武对
xsf-type-supreme = 至尊
xsf-type-five-points = 五点
xsf-type-full-fourteen = 正快
xsf-type-full-thirteen = 三同十三点
xsf-type-split = 分相
xsf-type-coincidence = 合巧
xsf-type-five-sons = 五子
xsf-type-full-dragon = 全龙
xsf-type-small-dragon = 小龙
xsf-type-big-dragon = 大龙
xsf-type-two-three-kao = 二三靠
xsf-type-mixed-dragon = 杂龙
xsf-type-multiple = 三四倍

## What you can do now

xsf-prompt = { $sets } 副中已成 { $valid } 副。选一张换出。
xsf-prompt-all-valid = 副副皆成。还差：{ $goal }。选一张换出。
xsf-prompt-dead = { $seat } 上的 { $tiles } 是死副：全副牌里没有一张救得了它，所以这一局无解。
xsf-prompt-locked = { $seat } 上的 { $tiles } 被锁住了：这桌上换得出来的牌都救不了它，所以这一局无解。

xsf-goal-classic = 没有了
xsf-goal-target-pair = 灵台要成 { $tiles }
xsf-goal-eight-triplets = 四副对子 6-6 1-1 4-4 3-1，或四副武对
xsf-goal-shanghai = 四副全龙、两副小龙、两副大龙，金元宝 6-3 6-1 6-1，银元宝 5-3 5-1 5-1
xsf-goal-five-dragons = 灵台 2-2 2-2，五副全龙，五副五子
xsf-goal-harmony = 灵台 3-1 3-1，其余每副都是两张相同的文牌加一张武牌

xsf-label-give = { $n } 种换法
xsf-label-take = { $n ->
    [0] 两副仍成
    [1] 救活一副
   *[other] 救活两副
}

xsf-fact-valid = 已成 { $valid }/{ $sets } 副
xsf-fact-rule = { $rule }
xsf-fact-wanted = 合目标 { $n }/{ $all }
xsf-fact-quartet = 对子 { $n }/4
xsf-fact-target = 目标 { $tiles }

## How it ended

xsf-prompt-picked = { $seat } 的 { $tiles }，和谁换？
xsf-outcome-won = 解开了：副副都合要求。
xsf-outcome-stuck = 卡住了：没有合法的交换了。可以撤回。

## What happened

xsf-tell-exchange = { $one } 的 { $gives } 换 { $two } 的 { $takes }。
xsf-exchange = { $one } 的 { $gives } 换 { $two } 的 { $takes }
xsf-made = { $seat } 成{ $type }
xsf-then = 现在 { $made }。{ $n ->
    [0] 没有救活新的
    [1] 救活一副
   *[other] 救活两副
}，{ $left ->
    [0] 全部成了。
   *[other] 还剩 { $left } 副。
}

## A finished game, to be shared

xsf-trail = 逐步救活的副数：{ $counts }
xsf-trail-on = { $counts }
xsf-legend = ⬜ 没救活，🟨 救活一副，🟩 救活两副

## Why a move is refused

xsf-illegal-over = 这一局已经结束。
xsf-illegal-unreadable = 这个走法我读不懂。要写两个位，和各自换出什么；在这里例如 { $example }。
xsf-illegal-seat = 这里没有 { $seat } 位；这里的位是 { $seats }。
xsf-illegal-tile = { $seat } 位换不出 { $tiles }：那里是 { $has }。
xsf-illegal-same-seat = 交换要在两个不同的位之间。
xsf-illegal-uneven = 两边换出的张数要相等。
xsf-illegal-three = 一张换一张，或整个对子换某副的两张。
xsf-illegal-two = 两张换两张，只能在对子和三张的副之间。
xsf-illegal-equal = 相同的牌互换，什么也没变。
xsf-illegal-places = 这样只是两副互换了位置。
xsf-illegal-noset = { $seat } 位就不成副了：{ $why }。
xsf-illegal-nopair = { $seat } 位就不成对了：{ $why }。
xsf-illegal-form = 先写靠前的字母，牌从大到小写：{ $example }。

xsf-number = { $number } 点
xsf-noset-pair = { $tiles } 不成对；相同的两张成对，还有 6-3 5-4、6-2 5-3、5-2 4-3、4-1 3-2 和 4-2 2-1
xsf-noset-three = { $tiles } 有三个 { xsf-number }，{ $sum } = { $total }；要得 5，{ $rule ->
    [thirteen] 或 13 以上
    [multiple] 或 14 以上；三个 3 或三个 4 时，得其倍数也行
   *[other] 或 14 以上
}
xsf-noset-four = { $tiles } 有四个 { xsf-number }，{ $sum } = { $total }；四个相同时，另两个相加要得 { $number }
xsf-noset-pairs = { $tiles } 点数两两成对，但只有 { $rule ->
    [mixed-dragon] 1 2 3 和 4 5 6
   *[other] 1 2 3、4 5 6 和 2 3 6
} 成对才算一副
xsf-noset-mixed = { $tiles } 没有三个相同的点数，也不是龙

## The rules in words

xsf-rules-goal-title = 目标
xsf-rules-goal = 相，就是看：看出十副牌来。32 张中国骨牌全部亮着：十个位各三张，叫 a 到 j，围着一对，叫 p，也称灵台。起初成副的没有几个。

    你在两个位之间交换牌，一次换一回，直到副副皆成。发牌之后再无运气，也没有暗牌：全凭眼力。

    别的玩法要的不只是成副：某一对、某些副，或别样的位。

xsf-rules-pairs-title = 成对
xsf-rules-pairs = 以下成对：
    • 文对：两张相同：6-6、1-1、4-4、3-1、5-5、3-3、2-2、6-5、6-4、6-1 或 5-1
    • 武对：6-3 5-4、6-2 5-3、5-2 4-3 或 4-1 3-2
    • 至尊：4-2 2-1

    所以每张牌只有一种搭档。十一种文牌各两张，十种武牌各一张。

xsf-rules-triplets-title = 三张成副
xsf-rules-triplets = 看三张牌的六个点数。以下成副：
    • 五点：恰有三个相同，其余相加得 5
    • 正快：恰有三个相同，其余相加得 14 以上
    • 分相：一种点数三个，另一种也三个
    • 合巧：恰有四个相同，另两个相加等于这个点数
    • 五子：五个相同
    • 全龙：1 2 3 4 5 6
    • 小龙：1 1 2 2 3 3；大龙：4 4 5 5 6 6；二三靠：2 2 3 3 6 6

    “恰有”是就六个点数说的：3-3、3-1、3-1 有四个 3，所以不是五点。

xsf-rules-moves-title = 交换
xsf-rules-moves = 两个位一张换一张；或者对子的两张，换某副的两张。各位的张数永远不变。

    换完之后，两个位都必须成副；换之前成不成都没关系。所以一步救活一副或两副，或把两个成副换成另外两个成副，后者往往正是出路。成了的副不会再散。

    什么也没变的不许：换相同的牌，或换完只是两副互换了位置。

xsf-rules-end-title = 终局
xsf-rules-end = 副副皆成，又合玩法的要求，就赢了。没有可换的了，就是卡住；撤回想退多远就退多远。

    标准步数就是最短解的步数。前面有“≤”，是说还没排除更短的。

xsf-rules-dead-groups-title = 死副
xsf-rules-dead-groups = 标准规则下，有五种三张无论旁边有什么都救不了：4-2 4-1 3-3、5-4 4-2 4-1、5-2 5-1 3-3、5-2 5-1 4-4 和 4-3 4-2 3-2。别的副也可能被锁住：能救它的牌在这桌上换不出来。新发的牌局避开这两种。

    另有三条规则可救死副，任选一条：
    • 十三点：正快的其余三个，得 13 就行
    • 杂龙：2 3 3 4 4 5 成副，二三靠不成（有的说明以此为标准）
    • 三四倍：三个 3 配 3 的倍数，或三个 4 配 4 的倍数

xsf-rules-variants-title = 六种玩法
xsf-rules-variants = 经典：十一副皆成。
    指定灵台：而且灵台是指定的那一对，自选或抽签。
    相八副：八副三张的，四副对子 p 到 s；对子最后要成两张的 6-6、1-1、4-4、3-1，或四副武对。
    上海：去掉 4-2 和一张 6-4；四副全龙、两副小龙、两副大龙，6-3 6-1 6-1（金元宝）和 5-3 5-1 5-1（银元宝）。
    将相和：灵台 3-1 3-1；每副都是两张相同的文牌加一张武牌。
    五龙争位：灵台 2-2 2-2，五副全龙，五副五子。

xsf-rules-notation-title = 输入走法
xsf-rules-notation = 一步要写两个位，和各自换出什么。
    a61-b32：a 位出 6-1，b 位出 3-2。
    c6565-p4411：对子 4-4 1-1 给 c，换它的两张 6-5。

    靠前的字母先写，牌从大到小写；小差错不要紧：“b32 a61”“A 6-1 for B 3-2”都看得懂，两个位之间只有一种换法时，写“a b”就行。
