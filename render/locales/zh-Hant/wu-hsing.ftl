# Wu Hsing. Colours come as words, squares as x and y, rows as colours joined by hyphens.

wuh-title = 五行
wuh-title-hanzi = 五行
wuh-about = 雙色骨牌，二到四人：放牌要合各行的規律，一放同時接長幾行。
wuh-credits = 五行由 Sid Sackson 所作，1969 年初次面世，名為 Domino Bead Game。兩種對決出自他的朋友。

## Variants

wuh-variant-open = 明牌
wuh-variant-open-about = 人人看得到所有的牌：只憑眼力和盤算。二到四人。適合入門。
wuh-variant-standard = 暗牌
wuh-variant-standard-about = 各家的牌不亮；兩人玩時推算得出。二到四人。
wuh-variant-duel-a = 明牌對決
wuh-variant-duel-a-about = 兩人，各有同樣的十五張骨牌，毫無運氣：起手對牌各放一半。
wuh-variant-duel-b = 暗選對決
wuh-variant-duel-b-about = 兩人，各有同樣的十五張骨牌；起手對牌的一半各自暗選。

## Colours, rows and dominoes

wuh-colour-B = 藍
wuh-colour-W = 白
wuh-colour-R = 紅
wuh-colour-Y = 黃
wuh-colour-K = 黑
wuh-row = { $one }{ $rest }
wuh-double = 雙{ $colour }
wuh-several = { $n } × { $domino }

## What you can do now

wuh-prompt = 輪到你：{ $kinds } 種骨牌，共 { $places } 處可放。
wuh-prompt-wait = 輪到 { $who } 放牌。
wuh-prompt-wait-opening = { $who } 正在選起手對牌的一張。
wuh-prompt-duel-a-1 = 任選一張骨牌開局。
wuh-prompt-duel-a-2 = 任選一張骨牌並排放下，哪頭朝哪邊都行。
wuh-prompt-duel-b-1 = 選起手對牌中你的一半，以及怎麼擺。雙方都選好之前，誰也看不到。
wuh-prompt-duel-b-2 = 選起手對牌中你的一半，以及怎麼擺。另一半扣著。
wuh-prompt-place = { $domino }放在哪裡？
wuh-prompt-opening = { $domino }怎麼擺？

wuh-label-domino = { $domino }：{ $n } 處
wuh-label-place = { $colours } x { $x } y { $y } { $way ->
    [h] 橫
   *[v] 直
}
wuh-worth-place = { $points } 分
wuh-worth-domino = 最多 { $points } 分

wuh-fact-left = 剩 { $n } 張骨牌
wuh-fact-last-round = 最後一輪

## How it ended

wuh-outcome-out = 有人放完了，這一輪也走完了。
wuh-outcome-blocked = 誰都放不下了。

## What happened

wuh-tell-place = { $who } 放了{ $domino }：{ $product } = { $points }。
wuh-tell-cycle = 五行依次相連：這一行現出相生。
wuh-tell-open = { $who } 以{ $domino }開局。
wuh-tell-commit = { $who } 選好了，骨牌扣著。
wuh-tell-pass = { $who } 放不下，亮牌：{ $n ->
    [0] 一張也沒有
   *[other] { $dominoes }
}。
wuh-did-turned-up = 兩張骨牌都翻開了：{ $one }和{ $two }。
wuh-both = { $one } { $two }

wuh-trail = { $product } = { $points } 分

## Why a placement is refused

wuh-illegal-game-over = 這一局已經結束。
wuh-illegal-turn = 還沒輪到你：現在是 { $who } 放牌。
wuh-illegal-format = 這個放法我讀不懂。要寫兩種顏色、左格或上格、以及方向；在這裡例如 { $example }。
wuh-illegal-not-in-rack = 你的牌裡沒有{ $domino }。
wuh-illegal-opening = 起手對牌的位置是固定的；可以選例如 { $example }。
wuh-illegal-occupied = 那裡已經有牌：x { $x }、y { $y } 和它{ $way ->
    [h] 右邊
   *[v] 下邊
}的一格都要空著。
wuh-illegal-rows-0 = 這樣一行也沒有接長；一張骨牌至少要接長兩行。
wuh-illegal-rows-1 = 這樣只接長一行；一張骨牌至少要接長兩行。
wuh-illegal-fourth-parallel = 這就是第四張並排的骨牌了；最多三張。
wuh-illegal-pattern = 在 x { $x }、y { $y } 放{ $colour }，會破壞{ $side ->
    [left] 左邊一行
    [right] 右邊一行
    [above] 上邊一列
   *[below] 下邊一列
}的{ $row }。
wuh-illegal-joined = 在 x { $x }、y { $y } 放{ $colour }，會把 { $one } 和 { $two } 連起來，合不成一種規律。

## The rules in words

wuh-rules-goal-title = 目標
wuh-rules-goal = 三十張骨牌，五色兩兩相配，各兩張：藍、白、紅、黃、黑。桌面無邊，把牌放上去。一張牌的得分，是它接長的各行長度相乘，所以一次接長三行，遠勝過三次各接一行。

    終局時，扣去剩牌的罰分，分數最多的獲勝。二、三、四人都可玩；兩人時通常玩明牌。

wuh-rules-rows-title = 行與規律
wuh-rules-rows = 一行，是橫著或直著不斷開的一串格子。每一行都重複同一串各不相同的顏色：紅紅紅，藍白藍白，藍紅黑藍。

    所以第一個重複的顏色，必須是這一行開頭的顏色；從此整行就定了。藍白之後，紅仍可以，藍也可以，白絕不行。五色都已出現的一行，接著的是它的第一色。倒著讀，規律仍是規律。

    桌上每一行都要合規律，一張牌剛剛開出的行、由它連成一行的兩行，也一樣。

wuh-rules-placing-title = 放牌
wuh-rules-placing = 一張骨牌處在三條線上：順著它一條，橫穿它的兩格各一條。它至少要接長兩條已有的行；單獨一格也算行。原來沒有牌的線不算。

    它碰到的各行都要保持規律。

    整條長邊相靠、並排的骨牌最多三張。錯開一格就可以繼續放。

wuh-rules-scoring-title = 得分
wuh-rules-scoring = 把這張牌接長的每一行數出格數，新放的也算，然後相乘：3、4、5 的行得 60 分。兩行連成的一行按全長算；剛開出的行不算。

    雙色牌，即兩半同色的骨牌，得分加倍。

wuh-rules-turns-title = 輪次與跳過
wuh-rules-turns = 1 號位先走，依次輪流。能放就必須放。放不了的由牌桌跳過：把牌亮給大家看，再收回去，座位仍在局中。

    起手對牌一開始就在桌上，至少有三種顏色，不屬於任何人。兩人各 14 張，三人各 9 張（一張留在盒裡），四人各 7 張。

wuh-rules-end-title = 終局
wuh-rules-end = 有人放完了，就把這一輪走完，讓大家走的次數一樣多，牌局結束。誰都放不下時，也立刻結束。

    剩下的骨牌每張扣 25 分，雙色牌只扣 5 分。最高分獲勝；並列最高就並列獲勝。分數可能低於零。

wuh-rules-variants-title = 玩法
wuh-rules-variants = 明牌：各家的牌都亮著。
    暗牌：各人只看得到自己的。兩人玩時推算得出對方的牌，藏著只是多費神。
    明牌對決：兩人有同樣的十五張骨牌，每種一張。1 號位任放一張，2 號位任放一張在旁邊；都不得分，由 1 號位先走。
    暗選對決：同明牌對決，但雙方暗選，一起翻開。

wuh-rules-notation-title = 輸入放法
wuh-rules-notation = B 藍，W 白，R 紅，Y 黃，K 黑。一手要寫兩種顏色、左格或上格，再加 h（橫）或 v（直）。
    WR@2,0v：白在 x 2、y 0，紅在它下面一格。
    BK@-1,3h：藍在 x -1、y 3，黑在它右邊。

    x 向右增大，y 向下增大；桌邊的標尺標著兩者。只有一種放法說得通時，「white-red 2 0 down」或「wr 2,0」也看得懂。

wuh-rules-forces-title = 五行
wuh-rules-forces = 五行，拼作 wuxing，舊拼法 wu hsing：五種運行，或說變化的狀態。一色代表一行：黑為水，藍為木，紅為火，黃為土，白為金。

    相生：水生木，木生火，火生土（灰），土生金，金生水。五格一行，按黑藍紅黃白相連，從哪裡起、朝哪邊都行，就現出相生；牌桌會說出來。

    相剋：水克火，火克金，金克木，木克土，土克水。

    五行還各有行星和方位：水是水星、北，金是金星、西，土是土星、中，木是木星、東，火是火星、南。

## Badges

wuh-feat-cycle = 連成五行相生
