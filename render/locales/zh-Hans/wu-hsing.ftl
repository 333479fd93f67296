# Wu Hsing. Colours come as words, squares as x and y, rows as colours joined by hyphens.

wuh-title = 五行
wuh-title-hanzi = 五行
wuh-about = 双色骨牌，二到四人：放牌要合各行的规律，一放同时接长几行。
wuh-credits = 五行由 Sid Sackson 所作，1969 年初次面世，名为 Domino Bead Game。两种对决出自他的朋友。

## Variants

wuh-variant-open = 明牌
wuh-variant-open-about = 人人看得到所有的牌：只凭眼力和盘算。二到四人。适合入门。
wuh-variant-standard = 暗牌
wuh-variant-standard-about = 各家的牌不亮；两人玩时推算得出。二到四人。
wuh-variant-duel-a = 明牌对决
wuh-variant-duel-a-about = 两人，各有同样的十五张骨牌，毫无运气：起手对牌各放一半。
wuh-variant-duel-b = 暗选对决
wuh-variant-duel-b-about = 两人，各有同样的十五张骨牌；起手对牌的一半各自暗选。

## Colours, rows and dominoes

wuh-colour-B = 蓝
wuh-colour-W = 白
wuh-colour-R = 红
wuh-colour-Y = 黄
wuh-colour-K = 黑
wuh-row = { $one }{ $rest }
wuh-double = 双{ $colour }
wuh-several = { $n } × { $domino }

## What you can do now

wuh-prompt = 轮到你：{ $kinds } 种骨牌，共 { $places } 处可放。
wuh-prompt-wait = 轮到 { $who } 放牌。
wuh-prompt-wait-opening = { $who } 正在选起手对牌的一张。
wuh-prompt-duel-a-1 = 任选一张骨牌开局。
wuh-prompt-duel-a-2 = 任选一张骨牌并排放下，哪头朝哪边都行。
wuh-prompt-duel-b-1 = 选起手对牌中你的一半，以及怎么摆。双方都选好之前，谁也看不到。
wuh-prompt-duel-b-2 = 选起手对牌中你的一半，以及怎么摆。另一半扣着。
wuh-prompt-place = { $domino }放在哪里？
wuh-prompt-opening = { $domino }怎么摆？

wuh-label-domino = { $domino }：{ $n } 处
wuh-label-place = { $colours } x { $x } y { $y } { $way ->
    [h] 横
   *[v] 竖
}
wuh-worth-place = { $points } 分
wuh-worth-domino = 最多 { $points } 分

wuh-fact-left = 剩 { $n } 张骨牌
wuh-fact-last-round = 最后一轮

## How it ended

wuh-outcome-out = 有人放完了，这一轮也走完了。
wuh-outcome-blocked = 谁都放不下了。

## What happened

wuh-tell-place = { $who } 放了{ $domino }：{ $product } = { $points }。
wuh-tell-cycle = 五行依次相连：这一行现出相生。
wuh-tell-open = { $who } 以{ $domino }开局。
wuh-tell-commit = { $who } 选好了，骨牌扣着。
wuh-tell-pass = { $who } 放不下，亮牌：{ $n ->
    [0] 一张也没有
   *[other] { $dominoes }
}。
wuh-did-turned-up = 两张骨牌都翻开了：{ $one }和{ $two }。
wuh-both = { $one } { $two }

wuh-trail = { $product } = { $points } 分

## Why a placement is refused

wuh-illegal-game-over = 这一局已经结束。
wuh-illegal-turn = 还没轮到你：现在是 { $who } 放牌。
wuh-illegal-format = 这个放法我读不懂。要写两种颜色、左格或上格、以及方向；在这里例如 { $example }。
wuh-illegal-not-in-rack = 你的牌里没有{ $domino }。
wuh-illegal-opening = 起手对牌的位置是固定的；可以选例如 { $example }。
wuh-illegal-occupied = 那里已经有牌：x { $x }、y { $y } 和它{ $way ->
    [h] 右边
   *[v] 下边
}的一格都要空着。
wuh-illegal-rows-0 = 这样一行也没有接长；一张骨牌至少要接长两行。
wuh-illegal-rows-1 = 这样只接长一行；一张骨牌至少要接长两行。
wuh-illegal-fourth-parallel = 这就是第四张并排的骨牌了；最多三张。
wuh-illegal-pattern = 在 x { $x }、y { $y } 放{ $colour }，会破坏{ $side ->
    [left] 左边一行
    [right] 右边一行
    [above] 上边一列
   *[below] 下边一列
}的{ $row }。
wuh-illegal-joined = 在 x { $x }、y { $y } 放{ $colour }，会把 { $one } 和 { $two } 连起来，合不成一种规律。

## The rules in words

wuh-rules-goal-title = 目标
wuh-rules-goal = 三十张骨牌，五色两两相配，各两张：蓝、白、红、黄、黑。桌面无边，把牌放上去。一张牌的得分，是它接长的各行长度相乘，所以一次接长三行，远胜过三次各接一行。

    终局时，扣去剩牌的罚分，分数最多的获胜。二、三、四人都可玩；两人时通常玩明牌。

wuh-rules-rows-title = 行与规律
wuh-rules-rows = 一行，是横着或竖着不断开的一串格子。每一行都重复同一串各不相同的颜色：红红红，蓝白蓝白，蓝红黑蓝。

    所以第一个重复的颜色，必须是这一行开头的颜色；从此整行就定了。蓝白之后，红仍可以，蓝也可以，白绝不行。五色都已出现的一行，接着的是它的第一色。倒着读，规律仍是规律。

    桌上每一行都要合规律，一张牌刚刚开出的行、由它连成一行的两行，也一样。

wuh-rules-placing-title = 放牌
wuh-rules-placing = 一张骨牌处在三条线上：顺着它一条，横穿它的两格各一条。它至少要接长两条已有的行；单独一格也算行。原来没有牌的线不算。

    它碰到的各行都要保持规律。

    整条长边相靠、并排的骨牌最多三张。错开一格就可以继续放。

wuh-rules-scoring-title = 得分
wuh-rules-scoring = 把这张牌接长的每一行数出格数，新放的也算，然后相乘：3、4、5 的行得 60 分。两行连成的一行按全长算；刚开出的行不算。

    双色牌，即两半同色的骨牌，得分加倍。

wuh-rules-turns-title = 轮次与跳过
wuh-rules-turns = 1 号位先走，依次轮流。能放就必须放。放不了的由牌桌跳过：把牌亮给大家看，再收回去，座位仍在局中。

    起手对牌一开始就在桌上，至少有三种颜色，不属于任何人。两人各 14 张，三人各 9 张（一张留在盒里），四人各 7 张。

wuh-rules-end-title = 终局
wuh-rules-end = 有人放完了，就把这一轮走完，让大家走的次数一样多，牌局结束。谁都放不下时，也立刻结束。

    剩下的骨牌每张扣 25 分，双色牌只扣 5 分。最高分获胜；并列最高就并列获胜。分数可能低于零。

wuh-rules-variants-title = 玩法
wuh-rules-variants = 明牌：各家的牌都亮着。
    暗牌：各人只看得到自己的。两人玩时推算得出对方的牌，藏着只是多费神。
    明牌对决：两人有同样的十五张骨牌，每种一张。1 号位任放一张，2 号位任放一张在旁边；都不得分，由 1 号位先走。
    暗选对决：同明牌对决，但双方暗选，一起翻开。

wuh-rules-notation-title = 输入放法
wuh-rules-notation = B 蓝，W 白，R 红，Y 黄，K 黑。一手要写两种颜色、左格或上格，再加 h（横）或 v（竖）。
    WR@2,0v：白在 x 2、y 0，红在它下面一格。
    BK@-1,3h：蓝在 x -1、y 3，黑在它右边。

    x 向右增大，y 向下增大；桌边的标尺标着两者。只有一种放法说得通时，“white-red 2 0 down”或“wr 2,0”也看得懂。

wuh-rules-forces-title = 五行
wuh-rules-forces = 五行，拼作 wuxing，旧拼法 wu hsing：五种运行，或说变化的状态。一色代表一行：黑为水，蓝为木，红为火，黄为土，白为金。

    相生：水生木，木生火，火生土（灰），土生金，金生水。五格一行，按黑蓝红黄白相连，从哪里起、朝哪边都行，就现出相生；牌桌会说出来。

    相克：水克火，火克金，金克木，木克土，土克水。

    五行还各有行星和方位：水是水星、北，金是金星、西，土是土星、中，木是木星、东，火是火星、南。

## Badges

wuh-feat-cycle = 连成五行相生
