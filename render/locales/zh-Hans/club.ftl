# 复式对局、锦标赛、房间的联赛。

club-kind-own = 复式对局
club-kind-tables = 复式轮赛
club-kind-duels = 瑞士制锦标赛
club-kind-league = 联赛

club-menu = 让运气拉平的玩法：人人同一副牌，或者打一场锦标赛。在这里开一场，别人按按钮加入，也可以在任何地方凭代码加入。
club-menu-own = 同一副牌，各打各的
club-menu-tables = 同一副牌，多桌同打
club-menu-cup = 锦标赛
club-menu-league = 本周联赛
club-menu-rules = 怎么玩
club-here = { $kind }：{ $game }（{ $code }）
club-form-own = 大家各自跟电脑打同样的牌，什么时候打都行，最后比较得分。
club-form-tables = 大家分坐几桌，每桌同一副牌，每个座位与别桌的同一座位比较。
club-form-cup = 锦标赛：五行按瑞士制捉对，四色牌打复式轮赛。
club-which = 玩哪一种？
club-how = /club 后面可以写：duplicate、tables、tournament 或 league，再加游戏名；rules；或一场比赛的代码。

club-head = { $kind }：{ $game }。代码 { $code }
club-head-open = { $kind }：{ $game }。从任何地方都能来：/join { $code }
club-names = { $count ->
    [0] 还没有人报名。
   *[other] 已报名 { $count } 人：{ $names }{ $more ->
        [0] 。
       *[other] ，另有 { $more } 人。
      }
  }
club-rounds-own = { $count } 副牌
club-rounds-tables = { $count } 轮
club-rounds-duels = { $count ->
    [0] 轮数按人数定
   *[other] { $count } 轮
  }
club-options = { $rounds }，每轮 { $time }，每次应答 { $answer }。
club-options-own = { $rounds }，限时 { $time }，期间随时可以加入。
club-choose = 请选择。现在是：{ $options }
club-time-own = 到时没打完的不得分。每副牌按百分比计：最好的得 100。
club-time-tables = 一轮到时，没打完的牌局即告结束：正等着谁应答，谁就得 0，同桌其他人得 50%。结束时由电脑代打的人得 0。
club-time-duels = 一轮到时，没打完的牌局即告结束：正等着谁应答，谁就输；结束时不在座的人也输。
club-stopped = 这一场取消了。
club-now = 第 { $n } 轮，共 { $of } 轮，截止：{ $ends }。{ $count } 局中已打完 { $done } 局。
club-now-own = 截止：{ $ends }。{ $count } 人中已打完 { $done } 人。
club-bye = { $name } 本轮轮空，照样得分。
club-pair = { $first } – { $second }
club-pair-over = { $first } { $a } : { $b } { $second }
club-pair-table = 第 { $n } 桌：{ $names }
club-pair-table-over = 第 { $n } 桌：{ $names }（已打完）
club-pairs-head = 第 { $n } 轮，共 { $of } 轮，各桌对阵：
club-pairs-more = 其余 { $count } 桌见“对阵”。
club-over = { $count ->
    [0] 结束了，没有人得分。
    [1] 结束了，{ $names } 获胜。
   *[other] 结束了，{ $names }{ $more ->
        [0] {" "}并列获胜。
       *[other] {" "}等 { $count } 人并列获胜。
      }
  }
club-mine = 你：第 { $place } 名，{ $total }。
club-moment = { $date } { $time }
club-points = { $n } 分
club-percent = 百分之 { $n }
club-cell-own = { $n } %
club-cell-tables = { $n } %
club-cell-duels = { $n }
club-percent-of = { $n } %（满分 { $of } %）
club-column-sum = 合计
club-column-round = 第{ $n }轮
club-column-points = 积分
club-column-percent = 得分率
club-column-daily = 每日
club-column-deals = 复式
club-column-seat = 座位
club-column-score = 得分
club-foot-own = 100 %：同样的牌，胜过其他所有人。
club-foot-tables = 每轮最多 100 %，与别桌的同一座位相比。
club-foot-duels = 胜一局得两分，平局一分；同分看对手的积分。
club-foot-deal = 只比同一座位；得分相同的平分。
club-deal = 第 { $n } 轮
club-deal-own = 第 { $deal } 副牌
club-deal-lead = { $what }，逐桌比较。
club-replay = 回放：{ $names }

club-page = 第 { $page }/{ $pages } 页
club-button-join = 报名
club-button-leave = 退出
club-button-leave-yes = 是，就此退出
club-button-options = 选项
club-button-start = 开始
club-button-stop = 取消
club-button-stop-yes = 是，现在就结束
club-button-mine = 我的牌桌
club-button-table = 名次表
club-button-deal = 比较各桌
club-button-pairs = 对阵
club-button-rules = 怎么玩
club-button-open = 查看 { $code }
club-button-show = 名次表

club-gone = 没有这个代码的比赛。
club-full = 名额已满。
club-once = 退出以后不能再加入这一场。
club-room-full = 这里已经开着 { $count } 场，请先打完一场。
club-own-full = 你在这里已经开着 { $count } 场。
club-begins = 开始了。按“我的牌桌”入座。
club-late-open = 还没有开始。
club-late-running = 已经开始，不能再报名了。用 /club 可以另开一场。
club-late-over = 已经结束。
club-late-stopped = 这一场取消了。
club-not-in = 你没有报名参加这一场。
club-not-yet = 这一轮你没有牌桌。
club-rests = 你本轮轮空，照样得分。别人打完就开始下一轮。
club-resigned = 这一轮你已经让出了座位。
club-leave-sure = 电脑会替你打完，或者对手获胜；以后不再给你安排对局。
club-left = 你已退出。已有的成绩仍留在名次表上。
club-few = { $count ->
    [1] 先要有人报名。
   *[other] 至少要有 { $count } 人报名。
  }
club-host-only = 这一场是 { $name } 开的，由 { $name } 决定。
club-stop-sure = 为所有人取消这一场吗？
club-stop-sure-running = 现在就结束吗？没打完的牌局按到时处理，也不再有下一轮。
club-stopping = 好了，各房间马上会看到。
club-seed-later = 等没有人再打这副牌了，/verify 会公布种子。
club-replay-later = 也许还有人在打这副牌：这一轮结束后才能看这些牌局。

## The league

club-league-none = 这里没有联赛。
club-league-off = 这里的联赛取消了。
club-league-empty = 这里还没有联赛。谁先按谁就开赛：每日挑战的星和复式牌计分，从周一到下周一。
club-league-rooms = 联赛属于房间：请到房间里说 /club league。
club-league-head = 联赛第 { $n } 组，共 { $of } 组，截止：{ $ends }。
club-league-in = 你在第 { $n } 组。
club-league-not-in = 你还不在联赛里：按“加入联赛”，本周在这里得到的都算数。
club-league-no-last = 上周这里没有联赛。
club-league-past = 联赛这一周：{ $first } 到 { $last }。
club-league-first = 第 { $n } 组第一：{ $names }。
club-league-up = { $count ->
    [1] 升组：{ $names }。
   *[other] 升组：{ $names }。
  }
club-league-about = 第 { $n } 组，共 { $of } 组
club-league-foot = 箭头：到周一会升组或降组的人。
club-league-foot-past = 箭头：升组或降组的人。
club-league-foot-alone = 只有一组时，没有人升组或降组。
club-league-group = 第 { $n } 组
club-league-button-join = 加入联赛
club-league-button-leave = 退出联赛
club-league-button-last = 上周
club-league-button-now = 本周

club-rules-own = 开始时定下一副牌，或由几副组成的一场。每个报名的人在自己的牌桌上打：同一个座位，同样的电脑，同样的局面必有同样的应对。到时之前随时可以打，别人也还可以加入。
    每副牌都作比较：胜过所有人得 100%，居中得 50%，相同的平分。全部结束后公布种子，那时每一局都可以回放。
club-rules-tables = 每一轮，所有牌桌（至少两桌）打同一副牌。抽签把大家平均分开，碰面最少的先坐一起，其余座位由电脑坐。每个座位与别桌的同一座位比较：最好得 100%，居中得 50%，相同的平分。所以牌不好也不吃亏：坐这个座位的人拿的都是这副牌。
    应答有时限，连续三次超时就由电脑代打，直到你回来。一轮到时，没打完的牌局即告结束：正等着谁应答，谁就得 0，同桌其他人得 50%。名次看各轮总和，其次看牌局得分。
club-rules-duels = 每一轮，名次相邻而没有碰过面的人配成一对。胜一局得两分，平局一分。人数为单时，还没有轮空过的最后一名轮空，得胜局的分。先手较少的人先行。同分看对手的积分。
    一轮到时，没打完的牌局即告结束，正等着谁应答，谁就输；结束时不在座的人也输。随时可以退出，以后不再安排对局。机器人离线时，时钟停走。
club-rules-league = 联赛在一个房间里从周一打到下周一（UTC）。计入的是在这里开始的每日挑战的星，以及复式牌：80% 以上 3 分，50% 以上 2 分，高于零就有 1 分；没有别人打过的牌不计分。每组八人。周一正午（UTC，那时最后一天的挑战在各地都已结束），各组最好的两名（须有分数）升组，同样多的人降组。在末组一分未得的人出局，按一下就能回来。
