# Xiang Shi Fu and its relatives. Tiles come as "6-5", seats as letters.

xsf-title = 相十副
xsf-title-hanzi = 相十副
xsf-about = 中國骨牌的單人牌戲：換來換去，直到桌上副副皆成。
xsf-credits = 相十副，又名參禪，按 Dmytro Polovinkin 與 Min Fanxin 的說明來玩。十三點規則出自揚州 Yue Zhengrong，雜龍規則出自 Li Shaoquan；三四倍規則、五龍爭位和將相和出自 Min Fanxin。

## Variants

xsf-variant-classic = 經典
xsf-variant-classic-about = 十副三張的圍著一對，十一副全要成。幾乎每局都有解，多半 6 到 12 步。適合入門。
xsf-variant-target-pair = 指定靈台
xsf-variant-target-pair-about = 同經典，但靈台最後必須是指定的那一對。約 13 步。
xsf-variant-eight-triplets = 相八副
xsf-variant-eight-triplets-about = 八副三張的、四副對子：對子最後要成天地人和，或四副武對。約 28 步。
xsf-variant-shanghai = 上海
xsf-variant-shanghai-about = 三十張牌，十副，只有一個目標：八條龍、一個金元寶、一個銀元寶。約 35 步。
xsf-variant-harmony = 將相和
xsf-variant-harmony-about = 靈台是 3-1 3-1，每副都是兩張相同的文牌加一張武牌。約 37 步。
xsf-variant-five-dragons = 五龍爭位
xsf-variant-five-dragons-about = 靈台是 2-2 2-2，另有五副全龍、五副五子。約 37 步，很難。

xsf-variant-rule = { $name }，{ $rule }
xsf-variant-target = { $name } { $tiles }

xsf-rule-standard = 標準規則
xsf-rule-thirteen = 十三點規則
xsf-rule-mixed-dragon = 雜龍規則
xsf-rule-multiple = 三四倍規則
xsf-rule-standard-about = 通常用這條，也給講究的人：有五種死副永遠救不了，約二十局有一局無解，新開的局會避開。
xsf-rule-thirteen-about = 正快改為十三點就行：成副的多了許多，幾乎沒有無解的牌局。
xsf-rule-mixed-dragon-about = 2 3 3 4 4 5 代替二三靠。有的說明以此為標準。
xsf-rule-multiple-about = 三個 3 或三個 4，還可配它們的任何倍數。寬厚：幾乎沒有無解的牌局。
xsf-rule-line = { $rule }：{ $about }
xsf-asks-rule = { $variant }：用哪條規則？
xsf-asks-target = { $variant }：最後要成哪一對？

## Kinds of sets

xsf-type-civil = 文對
xsf-type-military = 武對
xsf-type-supreme = 至尊
xsf-type-five-points = 五點
xsf-type-full-fourteen = 正快
xsf-type-full-thirteen = 三同十三點
xsf-type-split = 分相
xsf-type-coincidence = 合巧
xsf-type-five-sons = 五子
xsf-type-full-dragon = 全龍
xsf-type-small-dragon = 小龍
xsf-type-big-dragon = 大龍
xsf-type-two-three-kao = 二三靠
xsf-type-mixed-dragon = 雜龍
xsf-type-multiple = 三四倍

## What you can do now

xsf-prompt = { $sets } 副中已成 { $valid } 副。選一張換出。
xsf-prompt-all-valid = 副副皆成。還差：{ $goal }。選一張換出。
xsf-prompt-dead = { $seat } 上的 { $tiles } 是死副：全副牌裡沒有一張救得了它，所以這一局無解。
xsf-prompt-locked = { $seat } 上的 { $tiles } 被鎖住了：這桌上換得出來的牌都救不了它，所以這一局無解。

xsf-goal-classic = 沒有了
xsf-goal-target-pair = 靈台要成 { $tiles }
xsf-goal-eight-triplets = 四副對子 6-6 1-1 4-4 3-1，或四副武對
xsf-goal-shanghai = 四副全龍、兩副小龍、兩副大龍，金元寶 6-3 6-1 6-1，銀元寶 5-3 5-1 5-1
xsf-goal-five-dragons = 靈台 2-2 2-2，五副全龍，五副五子
xsf-goal-harmony = 靈台 3-1 3-1，其餘每副都是兩張相同的文牌加一張武牌

xsf-label-give = { $n } 種換法
xsf-label-take = { $n ->
    [0] 兩副仍成
    [1] 救活一副
   *[other] 救活兩副
}

xsf-fact-valid = 已成 { $valid }/{ $sets } 副
xsf-fact-rule = { $rule }
xsf-fact-wanted = 合目標 { $n }/{ $all }
xsf-fact-quartet = 對子 { $n }/4
xsf-fact-target = 目標 { $tiles }

## How it ended

xsf-prompt-picked = { $seat } 的 { $tiles }，和誰換？
xsf-outcome-won = 解開了：副副都合要求。
xsf-outcome-stuck = 卡住了：沒有合法的交換了。可以撤回。

## What happened

xsf-tell-exchange = { $one } 的 { $gives } 換 { $two } 的 { $takes }。
xsf-exchange = { $one } 的 { $gives } 換 { $two } 的 { $takes }
xsf-made = { $seat } 成{ $type }
xsf-then = 現在 { $made }。{ $n ->
    [0] 沒有救活新的
    [1] 救活一副
   *[other] 救活兩副
}，{ $left ->
    [0] 全部成了。
   *[other] 還剩 { $left } 副。
}

## A finished game, to be shared

xsf-trail = 逐步救活的副數：{ $counts }
xsf-trail-on = { $counts }
xsf-legend = ⬜ 沒救活，🟨 救活一副，🟩 救活兩副

## Why a move is refused

xsf-illegal-over = 這一局已經結束。
xsf-illegal-unreadable = 這個走法我讀不懂。要寫兩個位，和各自換出什麼；在這裡例如 { $example }。
xsf-illegal-seat = 這裡沒有 { $seat } 位；這裡的位是 { $seats }。
xsf-illegal-tile = { $seat } 位換不出 { $tiles }：那裡是 { $has }。
xsf-illegal-same-seat = 交換要在兩個不同的位之間。
xsf-illegal-uneven = 兩邊換出的張數要相等。
xsf-illegal-three = 一張換一張，或整個對子換某副的兩張。
xsf-illegal-two = 兩張換兩張，只能在對子和三張的副之間。
xsf-illegal-equal = 相同的牌互換，什麼也沒變。
xsf-illegal-places = 這樣只是兩副互換了位置。
xsf-illegal-noset = { $seat } 位就不成副了：{ $why }。
xsf-illegal-nopair = { $seat } 位就不成對了：{ $why }。
xsf-illegal-form = 先寫靠前的字母，牌從大到小寫：{ $example }。

xsf-number = { $number } 點
xsf-noset-pair = { $tiles } 不成對；相同的兩張成對，還有 6-3 5-4、6-2 5-3、5-2 4-3、4-1 3-2 和 4-2 2-1
xsf-noset-three = { $tiles } 有三個 { xsf-number }，{ $sum } = { $total }；要得 5，{ $rule ->
    [thirteen] 或 13 以上
    [multiple] 或 14 以上；三個 3 或三個 4 時，得其倍數也行
   *[other] 或 14 以上
}
xsf-noset-four = { $tiles } 有四個 { xsf-number }，{ $sum } = { $total }；四個相同時，另兩個相加要得 { $number }
xsf-noset-pairs = { $tiles } 點數兩兩成對，但只有 { $rule ->
    [mixed-dragon] 1 2 3 和 4 5 6
   *[other] 1 2 3、4 5 6 和 2 3 6
} 成對才算一副
xsf-noset-mixed = { $tiles } 沒有三個相同的點數，也不是龍

## The rules in words

xsf-rules-goal-title = 目標
xsf-rules-goal = 相，就是看：看出十副牌來。32 張中國骨牌全部亮著：十個位各三張，叫 a 到 j，圍著一對，叫 p，也稱靈台。起初成副的沒有幾個。

    你在兩個位之間交換牌，一次換一回，直到副副皆成。發牌之後再無運氣，也沒有暗牌：全憑眼力。

    別的玩法要的不只是成副：某一對、某些副，或別樣的位。

xsf-rules-pairs-title = 成對
xsf-rules-pairs = 以下成對：
    • 文對：兩張相同：6-6、1-1、4-4、3-1、5-5、3-3、2-2、6-5、6-4、6-1 或 5-1
    • 武對：6-3 5-4、6-2 5-3、5-2 4-3 或 4-1 3-2
    • 至尊：4-2 2-1

    所以每張牌只有一種搭檔。十一種文牌各兩張，十種武牌各一張。

xsf-rules-triplets-title = 三張成副
xsf-rules-triplets = 看三張牌的六個點數。以下成副：
    • 五點：恰有三個相同，其餘相加得 5
    • 正快：恰有三個相同，其餘相加得 14 以上
    • 分相：一種點數三個，另一種也三個
    • 合巧：恰有四個相同，另兩個相加等於這個點數
    • 五子：五個相同
    • 全龍：1 2 3 4 5 6
    • 小龍：1 1 2 2 3 3；大龍：4 4 5 5 6 6；二三靠：2 2 3 3 6 6

    「恰有」是就六個點數說的：3-3、3-1、3-1 有四個 3，所以不是五點。

xsf-rules-moves-title = 交換
xsf-rules-moves = 兩個位一張換一張；或者對子的兩張，換某副的兩張。各位的張數永遠不變。

    換完之後，兩個位都必須成副；換之前成不成都沒關係。所以一步救活一副或兩副，或把兩個成副換成另外兩個成副，後者往往正是出路。成了的副不會再散。

    什麼也沒變的不許：換相同的牌，或換完只是兩副互換了位置。

xsf-rules-end-title = 終局
xsf-rules-end = 副副皆成，又合玩法的要求，就贏了。沒有可換的了，就是卡住；撤回想退多遠就退多遠。

    標準步數就是最短解的步數。前面有「≤」，是說還沒排除更短的。

xsf-rules-dead-groups-title = 死副
xsf-rules-dead-groups = 標準規則下，有五種三張無論旁邊有什麼都救不了：4-2 4-1 3-3、5-4 4-2 4-1、5-2 5-1 3-3、5-2 5-1 4-4 和 4-3 4-2 3-2。別的副也可能被鎖住：能救它的牌在這桌上換不出來。新發的牌局避開這兩種。

    另有三條規則可救死副，任選一條：
    • 十三點：正快的其餘三個，得 13 就行
    • 雜龍：2 3 3 4 4 5 成副，二三靠不成（有的說明以此為標準）
    • 三四倍：三個 3 配 3 的倍數，或三個 4 配 4 的倍數

xsf-rules-variants-title = 六種玩法
xsf-rules-variants = 經典：十一副皆成。
    指定靈台：而且靈台是指定的那一對，自選或抽籤。
    相八副：八副三張的，四副對子 p 到 s；對子最後要成兩張的 6-6、1-1、4-4、3-1，或四副武對。
    上海：去掉 4-2 和一張 6-4；四副全龍、兩副小龍、兩副大龍，6-3 6-1 6-1（金元寶）和 5-3 5-1 5-1（銀元寶）。
    將相和：靈台 3-1 3-1；每副都是兩張相同的文牌加一張武牌。
    五龍爭位：靈台 2-2 2-2，五副全龍，五副五子。

xsf-rules-notation-title = 輸入走法
xsf-rules-notation = 一步要寫兩個位，和各自換出什麼。
    a61-b32：a 位出 6-1，b 位出 3-2。
    c6565-p4411：對子 4-4 1-1 給 c，換它的兩張 6-5。

    靠前的字母先寫，牌從大到小寫；小差錯不要緊：「b32 a61」「A 6-1 for B 3-2」都看得懂，兩個位之間只有一種換法時，寫「a b」就行。
