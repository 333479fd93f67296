# The daily challenge: one deal per game and date for the whole world.

daily-head = 每日挑战第 { $number } 期：{ $game }，{ $variant }，{ $band }。
daily-head-only = 每日挑战第 { $number } 期：{ $game }，{ $band }。
daily-band-1 = 极易
daily-band-2 = 容易
daily-band-3 = 较易
daily-band-4 = 中等
daily-band-5 = 较难
daily-band-6 = 困难
daily-band-7 = 极难
daily-about = 这一局有解：{ $par }。
daily-about-share = 这类牌局有 { $share }% 能赢；这一局能赢：{ $par }。
daily-about-points = 同桌的是 { $against }。标准：{ $par } 分，高级电脑在你的座位上得的分。
daily-against = { $count } 个{ $level }电脑
daily-par-proved = { $par } 步，不能更短
daily-par-found = { $par } 步
daily-of-par = { $moves }（标准 { $par }）

daily-nobody = 这里还没有人开始。
daily-unsolved = 已有 { $count } 人开始，还没有人解开。
daily-solved = { $count } 人中 { $solved } 人解开。最佳：{ $name }，{ $moves } 步 { $stars }。
daily-voided = 被管理员作废：{ $names }。
daily-unsolved-points = 已有 { $count } 人开始，还没有人达标。
daily-solved-points = { $count } 人中 { $solved } 人达标。最佳：{ $name }，{ $moves } 分 { $stars }。
daily-yesterday = 昨天：{ $names }。
daily-name = { $name } { $stars }
daily-place = { $n }. { $name }：{ $figures }
daily-codes = 管理员要作废，用这些桌号：{ $names }。
daily-code = { $name } /void { $table }
daily-figures = { $stars } { $moves } 步（标准 { $par }），{ $undone ->
    [0] 没有撤回
   *[other] 撤回 { $undone } 次
  }，{ $hints ->
    [0] 没有用提示
   *[other] 提示 { $hints } 次
  }，{ $time }

daily-figures-points = { $stars } { $moves } 分（标准 { $par }），{ $time }

daily-button-today = 今日挑战
daily-button-play = 开局
daily-button-yesterday = 昨天
daily-button-results = 名次
daily-button-replay = 回放我的一局
daily-button-practice = 练习这一天
daily-button-share = 分享
daily-button-archive = 往日
daily-button-calendar = 我的月历
daily-button-rules = 怎么算
daily-button-older = 更早
daily-button-newer = 更近
daily-button-earlier = 上个月
daily-button-later = 下个月
daily-button-tell = 发到房间
daily-button-as-words = 文字版
daily-button-as-share = 符号版

daily-today = 今日挑战：{ $date }，第 { $number } 期。
daily-date = { $year } 年 { $month } { $day } 日，{ $weekday }
daily-go-on = 继续《{ $game }》
daily-look = 看看《{ $game }》
daily-still-open = { $date } 在 { $end } UTC 12:00 前仍算数。
daily-earlier = { $game }，{ $date }
daily-streak = { $count ->
    [0] 还没有连续解开
   *[other] 已连续解开 { $count } 天
  }
daily-mine-none = 还没开始。{ $streak }。
daily-mine-begun = 已开始。{ $streak }。
daily-mine-lost = 没解开；撤回就能接着试。{ $streak }。
daily-mine-voided = 被管理员作废：这次尝试不计入任何人。{ $streak }。
daily-mine-below = 没达标：{ $figures }。{ $streak }。
daily-mine-solved = 已解开：{ $figures }。{ $streak }。
daily-none = 这一天没有挑战。
daily-unknown = 这里我不认得“{ $words }”。/daily 后面可以写牌戏的名字，或 subscribe、unsubscribe、remind、zone。
daily-unknown-archive = 这里我不认得“{ $words }”。/archive 后面可以写牌戏和日期：“/archive guo-wu-guan 2026-11-20”。
daily-not-begun = 你那里还没到 { $date }。时区在 /settings 里改。
daily-before = { $date } 太早了：第一次挑战是 { $first }。
daily-ended = { $date } 在全世界都已过去。仍可当作练习来玩。
daily-expired = { $date } 在全世界都已过去：这次尝试就此定下。同一局可以练习。

daily-board-counts = 你的今日挑战，首次尝试：算数。
daily-board-practice = 练习：不算数，也没人看。
daily-end-met = { $points } 分，标准 { $par }：挑战达标 { $stars }
daily-end-below = { $points } 分，标准 { $par }：这次没达标。
daily-seed-later = 等这一天在全世界过完，/verify 会公布种子。
daily-line-later = 等这一天在全世界过完，才公布赢的走法。

daily-archive = { $game }：往日的牌局，可以练习。
daily-archive-empty = { $game }：还没有往日的牌局。
daily-past = { $date }
daily-past-solved = { $date }（已解开）
daily-past-open = { $date }（{ $end } UTC 12:00 前仍算数）
daily-calendar = { $game }，{ $year } 年 { $month }。解开的有星，没解开的打叉。
daily-no-month = 那个月没有挑战；给你看这个月。
daily-streaks = 现在连续 { $now } 天，最长 { $best } 天。

## Sharing

daily-share = 茶馆 { $number } { $game } { $stars } { $moves } 步（标准 { $par }）{ $helps }，连续 { $streak } 天
daily-share-words = 茶馆每日挑战第 { $number } 期，{ $game }：三星得 { $count } 星，{ $moves } 步，标准 { $par } 步{ $helps }，连续 { $streak } 天
daily-share-points = 茶馆 { $number } { $game } { $stars } { $moves } 分（标准 { $par }），连续 { $streak } 天
daily-share-words-points = 茶馆每日挑战第 { $number } 期，{ $game }：三星得 { $count } 星，{ $moves } 分，标准 { $par } 分，连续 { $streak } 天
daily-share-below = 茶馆 { $number } { $game }：{ $points } 分（标准 { $par }）
daily-share-lost = 茶馆 { $number } { $game }：没解开
daily-helps = { $undone ->
    [0] {""}
   *[other] ，撤回 { $undone } 次
  }{ $hints ->
    [0] {""}
   *[other] ，提示 { $hints } 次
  }
daily-share-nothing = 还没有可分享的：先完成那一天的首次尝试。
daily-share-voided = 没有可分享的：这次尝试被管理员作废了。
daily-told = 好了：马上就会出现在房间里。
daily-told-before = 房间里已经有了。

## Posts and reminders

daily-when = { $time }（{ $zone }）
daily-subscribed = 以后每天 { $when }，《{ $game }》会发到这里。“/daily zone room Europe/Kyiv”设定本房间的时区。
daily-subscribe-how = 请说明玩哪种、几点发：“/daily subscribe guo-wu-guan 9:00”。有每日挑战的牌戏：{ $games }
daily-subscribe-game = “{ $word }”不是有每日挑战的牌戏。
daily-subscribe-time = “{ $word }”不是 9:00 或 19:30 这样的时间。
daily-unsubscribed = { $count ->
    [0] 这里本来就没有订阅。
    [1] 以后不再发到这里。
   *[other] 这 { $count } 种以后都不再发到这里。
  }
daily-remind-where = 提醒是你我之间的事：到私聊里告诉我。
daily-remind-where-web = 网页叫不到你。到 Discord 或 Telegram 的私聊里，我可以提醒你。
daily-remind-how = 请说几点：“/daily remind 19:00”在还有没玩的时候提醒你，“/daily remind streak 21:00”只在连续天数快要断的时候提醒，“/daily remind off”不再提醒。
daily-remind-on-remind = 你还没玩的日子，我会在 { $when } 提醒你。
daily-remind-on-streak = 连续天数快要断的时候，我会在 { $when } 告诉你。
daily-remind-off = 以后不再提醒。
daily-reminder-waits = 今天的《{ $game }》还在等你。
daily-reminder-streak = 你的《{ $game }》已连续解开 { $count } 天，就等今天这一局。
daily-zone = 你的时区：{ $zone }。
daily-zone-me = 时区：{ $zone }。要改，请写“/daily zone Europe/Kyiv”。
daily-zone-room = 本房间的时区：{ $zone }。要改，请写“/daily zone room Europe/Kyiv”。
daily-zone-how = 你的时区是 { $zone }。换一个这样写：“/daily zone Europe/Kyiv”。
daily-zone-unknown = 我不认得时区“{ $word }”。
daily-zone-near = 也许是：{ $names }。
daily-zone-set-me = 你的一天从此按 { $zone } 开始。
daily-zone-set-room = 本房间的一天从此按 { $zone } 开始。
daily-note = 这里订了：{ $what }，{ $when }。
daily-note-remind = 提醒
daily-note-streak = 连续天数的提醒
daily-note-digest = 每周小结
daily-note-paused = 已暂停：{ $reason }。只要有人在这里问我点什么，就会自动恢复。
daily-note-unknown = { $date } 那一次有没有送到，没人知道；算已发出。
daily-paused-refused = 不让我在这里发言
daily-paused-gone = 找不到这个聊天室

## Rules

daily-rules-title = 每日挑战
daily-rules-solitaires =
    每种牌戏每个日期一局，全世界都一样。你那里到了这一天就开始，到这一天在全世界都过完为止。
    首次尝试算数，不论你在哪个房间开始。单人牌戏可以撤回，也可以要提示；两样都计数，都会显示。走输了也可以撤回。
    解开得一星。不用提示、撤回的选择不超过三次，得两星。完全不靠帮助，步数不超过标准，得三星。
daily-rules-always =
    连续天数，算的是你接连解开的日期。我离开太久的日子，不会打断连续。
    往日的牌局用来练习：/archive。

daily-rules-points =
    多人牌戏里，其余座位是电脑，对人人都一样：你走得一样，它们就应得一样。那里不能撤回，也没有提示。达到标准就算解开；标准是高级电脑在你的座位上得的分。达标得一星，多一成得两星，多四分之一得三星。

## Calendar

daily-weekday-1 = 星期一
daily-weekday-2 = 星期二
daily-weekday-3 = 星期三
daily-weekday-4 = 星期四
daily-weekday-5 = 星期五
daily-weekday-6 = 星期六
daily-weekday-7 = 星期日
daily-weekday-1-short = 一
daily-weekday-2-short = 二
daily-weekday-3-short = 三
daily-weekday-4-short = 四
daily-weekday-5-short = 五
daily-weekday-6-short = 六
daily-weekday-7-short = 日
daily-month-1 = 1 月
daily-month-2 = 2 月
daily-month-3 = 3 月
daily-month-4 = 4 月
daily-month-5 = 5 月
daily-month-6 = 6 月
daily-month-7 = 7 月
daily-month-8 = 8 月
daily-month-9 = 9 月
daily-month-10 = 10 月
daily-month-11 = 11 月
daily-month-12 = 12 月
ui-month = { $game }，{ $year } 年 { $month }
ui-month-streaks = 连续 { $now } 天，最长 { $best } 天
ui-month-solved = { $day } 日：三星得 { $stars } 星
ui-month-unsolved = { $day } 日：没解开
