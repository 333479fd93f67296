# Four Colour Cards. Colours come as y r g w, ranks as G A E C H N S, flowers as 1 to 5; who is a seat or a name.

fcc-title = 四色牌
fcc-title-hanzi = 四色牌
fcc-about = 四人长条牌：吃、碰、凑组，二十一张全部成组的人先胡。
fcc-credits = 四色牌的花牌玩法，按 Dmytro Polovinkin 与 Min Fanxin 的说明来玩。杂组的分数、必须收下的牌、两轮要牌的确切次序，原文没写，是我们的解读。

fcc-variant-four-colour = 带花
fcc-variant-four-colour-about = 四人，每人二十张。一局大约要你做七次决定。

## Cards and groups

fcc-colour = { $colour ->
    [y] 黄
    [r] 红
    [g] 绿
   *[w] 白
}
fcc-rank = { $rank ->
    [G] 将
    [A] 士
    [E] 象
    [C] 车
    [H] 马
    [N] 包
   *[S] 卒
}
fcc-card = { fcc-colour }{ $colour ->
    [g] { fcc-rank }
    [w] { fcc-rank }
   *[other] { $rank ->
        [G] 帅
        [A] 仕
        [E] 相
        [C] 俥
        [H] 傌
        [N] 炮
       *[S] 兵
    }
}
fcc-flower = { $n ->
    [1] 公花
    [2] 侯花
    [3] 伯花
    [4] 子花
   *[5] 男花
}
fcc-ranks = { $rank ->
    [A] 士
    [E] 象
    [C] 车
    [H] 马
    [N] 包
   *[S] 卒
}
fcc-group-equal = { $n ->
    [2] 一对
    [3] 三张
   *[4] 四张
}{ fcc-colour }{ $colour ->
    [g] { fcc-ranks }
    [w] { fcc-ranks }
   *[other] { $rank ->
        [A] 仕
        [E] 相
        [C] 俥
        [H] 傌
        [N] 炮
       *[S] 兵
    }
}
fcc-group-court = { fcc-colour }{ $colour ->
    [g] 将士象
    [w] 将士象
   *[other] 帅仕相
}
fcc-group-field = { fcc-colour }{ $colour ->
    [g] 车马包
    [w] 车马包
   *[other] 俥傌炮
}
fcc-group-soldiers = { $colours ->
    [yrg] 黄红绿三色卒
    [yrw] 黄红白三色卒
    [ygw] 黄绿白三色卒
    [rgw] 红绿白三色卒
   *[yrgw] 四色卒
}

## What you can do now

fcc-prompt-discard = 打出一张牌。将和花留着。
fcc-prompt-discards = { $who } 在选要打的牌。
fcc-prompt-open-drawn = { $who } 翻出{ $card }。可以要牌。
fcc-prompt-open-untaken = { $who } 翻出的{ $card }没人要。再问一轮，可以要牌。
fcc-prompt-open-discarded = { $who } 打出{ $card }。可以要牌。
fcc-prompt-win = 有了{ $card }，你的牌就全了：胡，还是接着打？
fcc-prompt-must = 你翻出{ $card }，必须收下。怎么收？
fcc-prompt-claim = 你可以要{ $card }：{ $group }。也可以过。
fcc-prompt-claims = 你有 { $n } 种方式要{ $card }。也可以过。
fcc-prompt-won = { $who } 胡了，赢下这一局。

fcc-label-win = 胡
fcc-label-pass = 过
fcc-label-claim = 要：{ $group }
fcc-label-discard = { $card }

fcc-order-pass = 这张牌先过
fcc-wish-always-win = 能胡就替我胡

fcc-fact-stock = { $n ->
    [0] 牌堆已空
   *[other] 牌堆剩 { $n } 张
}
fcc-fact-dealer = 庄家：{ $who }

## How it ended

fcc-outcome-win = 牌全成组：胡了。
fcc-outcome-draw = 牌堆已空。没有人胡：流局。

## What happened

fcc-part-draw = { $who } 翻出{ $card }
fcc-part-untaken = { $who } 翻出的{ $card }没人要
fcc-part-lapse = { $who } 的{ $card }过去了
fcc-part-lapses = 过去了 { $n } 张牌
fcc-part-take = { $who } 亮出{ $group }
fcc-part-keep = { $who } 收下{ $card }
fcc-part-takes = 亮出 { $n } 组
fcc-part-disc = { $who } 打出{ $card }
fcc-part-win = { $who } 胡{ $card }
fcc-tell-draw = { fcc-part-draw }。
fcc-tell-untaken = { $who } 翻出的{ $card }没人要。
fcc-tell-lapse = { $who } 的{ $card }没人要。
fcc-tell-take = { fcc-part-take }。
fcc-tell-keep = { fcc-part-keep }。
fcc-tell-disc = { fcc-part-disc }。
fcc-tell-win = { fcc-part-win }。
fcc-tell-exhausted = 牌堆已空。
fcc-trail = { $points } 分
fcc-since = 在这之间：{ $parts }。

## Why a move is refused

fcc-illegal-over = 这一局已经结束。
fcc-illegal-not-asked = 现在没有要你答的。
fcc-illegal-answered = 这张牌你已经答过了；人人都答了，一起揭开。
fcc-illegal-unreadable = 这个走法我读不懂，可以这样写：{ $example }。
fcc-illegal-discard-now = 你已经要了牌，现在必须打一张，例如 { $example }。
fcc-illegal-kept = { $card }自成一组，从不打出。
fcc-illegal-exposed = { $card }在你亮出的牌组里，那些不能再动。
fcc-illegal-not-held = 你手里不够：{ $card }。
fcc-illegal-must = 谁翻出{ $card }，谁就必须收下。
fcc-illegal-no-win = 你的牌还没有全部成组。
fcc-illegal-no-group = 这些牌不成组。
fcc-illegal-without = 要牌必须用上桌上这张，即{ $card }。
fcc-illegal-completes = 这样你的牌就全了：写 W 胡牌，或过。
fcc-illegal-pair = 对子只能在胡的时候要。
fcc-illegal-drawer-only = { $card }只有翻出的人可以收，除非用它胡。
fcc-illegal-not-next = 杂组只归翻牌的人和下家；你可以要三张或四张相同的。

## The rules in words

fcc-rules-goal-title = 目标
fcc-rules-goal = 四个人各有二十张长条牌。牌一张张明着翻出来，桌上这张谁用得着，谁就可以要。加上它，你的二十一张全部成组，就马上胡。要来的牌组亮在桌上，其余的藏在手里，到胡时才亮。

fcc-rules-cards-title = 牌
fcc-rules-cards = 112 张棋子牌：四色（黄、红、绿、白），七种（将、士、象、车、马、包、卒），各四张。黄、红牌面写作帅仕相俥傌炮兵，绿、白牌面写作将士象车马包卒。另有五张花：公、侯、伯、子、男，用法一样。牌的第一个字母是颜色 y r g w（黄红绿白），第二个是种类 G A E C H N S（将士象车马包卒）；花是 F1 到 F5。

fcc-rules-groups-title = 牌组与分数
fcc-rules-groups =
    • 一张花：3
    • 一张将：1
    • 两张相同：0
    • 三张相同：1；四张相同：2
    • 将士象，同色：1
    • 车马包，同色：1
    • 卒，三种不同颜色：1；四色齐全：2

    相同，是颜色和种类都一样。将不配对：两张将是两组。亮出的牌组不再变动。

fcc-rules-turn-title = 一轮
fcc-rules-turn = 庄家先：翻开牌堆最上面一张，人人可以要。有人要，就亮出牌组，再打出一张，别人都可以要。翻出的牌没人要，就再问其余三家一轮，这时都知道它没人要；然后它进弃牌，下家翻牌。

    要过牌之后，从要牌的人接着轮，所以有的座位会被跳过。将和花从不打出，谁翻出谁就必须收下。

fcc-rules-claims-title = 要牌
fcc-rules-claims = 桌上这张，人人可以要来胡，也可以凑成三张或四张相同的。对子只能在胡的时候要。

    翻牌的人，以及出牌者的下家，还可以要来凑将士象、车马包或卒。翻出将或花的人，单独收下，将也可以凑进将士象。要牌用的是手里的牌，可以拆开手里的组。过牌没有损失。

fcc-rules-order-title = 归谁
fcc-rules-order = 人人都答了才算，所以快慢没有关系。然后这张牌归
    1. 能胡的人；不止一个时，先归翻牌的人，再按轮次
    2. 否则归三张或四张相同的
    3. 否则归翻牌的人的组
    4. 否则归下家的杂组

    只公布要成了的那一个。谁被问、谁答了、谁过了，都看不到。

fcc-rules-end-title = 终局
fcc-rules-end = 有人胡，这一局就结束；该翻牌而牌堆已空，就流局。最后翻出的牌，以及其后打出的牌，仍可以要，也可以胡。

fcc-rules-scoring-title = 算分
fcc-rules-scoring = 胡的人把二十一张所有牌组的分加起来，亮的、藏的都算。藏着的牌按分数最多的分法算。别人不用付；流局不算分。总分必为单数，从 1 到 31。

    一场打一、四或八局，每局庄家不同。分数最多的第一；分数相同，看谁胡的局数多。

fcc-rules-ours-title = 原文没写的
fcc-rules-ours = 有三处是我们的解读：杂组和相同的组一样，按张数算分；翻出的将或花必须收下，因为不能打出；没人要的翻牌，再问其余三家一轮。各地打法不同。

fcc-rules-notation-title = 输入走法
fcc-rules-notation = 要牌就写牌组的各张，连桌上这张：rCrHrN、yAyAyA、ySgSwS、wG、F3。
    p 过，W 胡。
    x 加一张牌就是打出：xgH。

    小差错不要紧：“RN rc rh”“discard green horse”“pass”都看得懂。
