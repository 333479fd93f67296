# Four Colour Cards. Colours come as y r g w, ranks as G A E C H N S, flowers as 1 to 5; who is a seat or a name.

fcc-title = 四色牌
fcc-title-hanzi = 四色牌
fcc-about = 四人長條牌：吃、碰、湊組，二十一張全部成組的人先胡。
fcc-credits = 四色牌的花牌玩法，按 Dmytro Polovinkin 與 Min Fanxin 的說明來玩。雜組的分數、必須收下的牌、兩輪要牌的確切次序，原文沒寫，是我們的解讀。

fcc-variant-four-colour = 帶花
fcc-variant-four-colour-about = 四人，每人二十張。一局大約要你做七次決定。

## Cards and groups

fcc-colour = { $colour ->
    [y] 黃
    [r] 紅
    [g] 綠
   *[w] 白
}
fcc-rank = { $rank ->
    [G] 將
    [A] 士
    [E] 象
    [C] 車
    [H] 馬
    [N] 包
   *[S] 卒
}
fcc-card = { fcc-colour }{ $colour ->
    [g] { fcc-rank }
    [w] { fcc-rank }
   *[other] { $rank ->
        [G] 帥
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
    [C] 車
    [H] 馬
    [N] 包
   *[S] 卒
}
fcc-group-equal = { $n ->
    [2] 一對
    [3] 三張
   *[4] 四張
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
    [g] 將士象
    [w] 將士象
   *[other] 帥仕相
}
fcc-group-field = { fcc-colour }{ $colour ->
    [g] 車馬包
    [w] 車馬包
   *[other] 俥傌炮
}
fcc-group-soldiers = { $colours ->
    [yrg] 黃紅綠三色卒
    [yrw] 黃紅白三色卒
    [ygw] 黃綠白三色卒
    [rgw] 紅綠白三色卒
   *[yrgw] 四色卒
}

## What you can do now

fcc-prompt-discard = 打出一張牌。將和花留著。
fcc-prompt-discards = { $who } 在選要打的牌。
fcc-prompt-open-drawn = { $who } 翻出{ $card }。可以要牌。
fcc-prompt-open-untaken = { $who } 翻出的{ $card }沒人要。再問一輪，可以要牌。
fcc-prompt-open-discarded = { $who } 打出{ $card }。可以要牌。
fcc-prompt-win = 有了{ $card }，你的牌就全了：胡，還是接著打？
fcc-prompt-must = 你翻出{ $card }，必須收下。怎麼收？
fcc-prompt-claim = 你可以要{ $card }：{ $group }。也可以過。
fcc-prompt-claims = 你有 { $n } 種方式要{ $card }。也可以過。
fcc-prompt-won = { $who } 胡了，贏下這一局。

fcc-label-win = 胡
fcc-label-pass = 過
fcc-label-claim = 要：{ $group }
fcc-label-discard = { $card }

fcc-order-pass = 這張牌先過
fcc-wish-always-win = 能胡就替我胡

fcc-fact-stock = { $n ->
    [0] 牌堆已空
   *[other] 牌堆剩 { $n } 張
}
fcc-fact-dealer = 莊家：{ $who }

## How it ended

fcc-outcome-win = 牌全成組：胡了。
fcc-outcome-draw = 牌堆已空。沒有人胡：流局。

## What happened

fcc-part-draw = { $who } 翻出{ $card }
fcc-part-untaken = { $who } 翻出的{ $card }沒人要
fcc-part-lapse = { $who } 的{ $card }過去了
fcc-part-lapses = 過去了 { $n } 張牌
fcc-part-take = { $who } 亮出{ $group }
fcc-part-keep = { $who } 收下{ $card }
fcc-part-takes = 亮出 { $n } 組
fcc-part-disc = { $who } 打出{ $card }
fcc-part-win = { $who } 胡{ $card }
fcc-tell-draw = { fcc-part-draw }。
fcc-tell-untaken = { $who } 翻出的{ $card }沒人要。
fcc-tell-lapse = { $who } 的{ $card }沒人要。
fcc-tell-take = { fcc-part-take }。
fcc-tell-keep = { fcc-part-keep }。
fcc-tell-disc = { fcc-part-disc }。
fcc-tell-win = { fcc-part-win }。
fcc-tell-exhausted = 牌堆已空。
fcc-trail = { $points } 分
fcc-since = 在這之間：{ $parts }。

## Why a move is refused

fcc-illegal-over = 這一局已經結束。
fcc-illegal-not-asked = 現在沒有要你答的。
fcc-illegal-answered = 這張牌你已經答過了；人人都答了，一起揭開。
fcc-illegal-unreadable = 這個走法我讀不懂，可以這樣寫：{ $example }。
fcc-illegal-discard-now = 你已經要了牌，現在必須打一張，例如 { $example }。
fcc-illegal-kept = { $card }自成一組，從不打出。
fcc-illegal-exposed = { $card }在你亮出的牌組裡，那些不能再動。
fcc-illegal-not-held = 你手裡不夠：{ $card }。
fcc-illegal-must = 誰翻出{ $card }，誰就必須收下。
fcc-illegal-no-win = 你的牌還沒有全部成組。
fcc-illegal-no-group = 這些牌不成組。
fcc-illegal-without = 要牌必須用上桌上這張，即{ $card }。
fcc-illegal-completes = 這樣你的牌就全了：寫 W 胡牌，或過。
fcc-illegal-pair = 對子只能在胡的時候要。
fcc-illegal-drawer-only = { $card }只有翻出的人可以收，除非用它胡。
fcc-illegal-not-next = 雜組只歸翻牌的人和下家；你可以要三張或四張相同的。

## The rules in words

fcc-rules-goal-title = 目標
fcc-rules-goal = 四個人各有二十張長條牌。牌一張張明著翻出來，桌上這張誰用得著，誰就可以要。加上它，你的二十一張全部成組，就馬上胡。要來的牌組亮在桌上，其餘的藏在手裡，到胡時才亮。

fcc-rules-cards-title = 牌
fcc-rules-cards = 112 張棋子牌：四色（黃、紅、綠、白），七種（將、士、象、車、馬、包、卒），各四張。黃、紅牌面寫作帥仕相俥傌炮兵，綠、白牌面寫作將士象車馬包卒。另有五張花：公、侯、伯、子、男，用法一樣。牌的第一個字母是顏色 y r g w（黃紅綠白），第二個是種類 G A E C H N S（將士象車馬包卒）；花是 F1 到 F5。

fcc-rules-groups-title = 牌組與分數
fcc-rules-groups =
    • 一張花：3
    • 一張將：1
    • 兩張相同：0
    • 三張相同：1；四張相同：2
    • 將士象，同色：1
    • 車馬包，同色：1
    • 卒，三種不同顏色：1；四色齊全：2

    相同，是顏色和種類都一樣。將不配對：兩張將是兩組。亮出的牌組不再變動。

fcc-rules-turn-title = 一輪
fcc-rules-turn = 莊家先：翻開牌堆最上面一張，人人可以要。有人要，就亮出牌組，再打出一張，別人都可以要。翻出的牌沒人要，就再問其餘三家一輪，這時都知道它沒人要；然後它進棄牌，下家翻牌。

    要過牌之後，從要牌的人接著輪，所以有的座位會被跳過。將和花從不打出，誰翻出誰就必須收下。

fcc-rules-claims-title = 要牌
fcc-rules-claims = 桌上這張，人人可以要來胡，也可以湊成三張或四張相同的。對子只能在胡的時候要。

    翻牌的人，以及出牌者的下家，還可以要來湊將士象、車馬包或卒。翻出將或花的人，單獨收下，將也可以湊進將士象。要牌用的是手裡的牌，可以拆開手裡的組。過牌沒有損失。

fcc-rules-order-title = 歸誰
fcc-rules-order = 人人都答了才算，所以快慢沒有關係。然後這張牌歸
    1. 能胡的人；不止一個時，先歸翻牌的人，再按輪次
    2. 否則歸三張或四張相同的
    3. 否則歸翻牌的人的組
    4. 否則歸下家的雜組

    只公布要成了的那一個。誰被問、誰答了、誰過了，都看不到。

fcc-rules-end-title = 終局
fcc-rules-end = 有人胡，這一局就結束；該翻牌而牌堆已空，就流局。最後翻出的牌，以及其後打出的牌，仍可以要，也可以胡。

fcc-rules-scoring-title = 算分
fcc-rules-scoring = 胡的人把二十一張所有牌組的分加起來，亮的、藏的都算。藏著的牌按分數最多的分法算。別人不用付；流局不算分。總分必為單數，從 1 到 31。

    一場打一、四或八局，每局莊家不同。分數最多的第一；分數相同，看誰胡的局數多。

fcc-rules-ours-title = 原文沒寫的
fcc-rules-ours = 有三處是我們的解讀：雜組和相同的組一樣，按張數算分；翻出的將或花必須收下，因為不能打出；沒人要的翻牌，再問其餘三家一輪。各地打法不同。

fcc-rules-notation-title = 輸入走法
fcc-rules-notation = 要牌就寫牌組的各張，連桌上這張：rCrHrN、yAyAyA、ySgSwS、wG、F3。
    p 過，W 胡。
    x 加一張牌就是打出：xgH。

    小差錯不要緊：「RN rc rh」「discard green horse」「pass」都看得懂。
