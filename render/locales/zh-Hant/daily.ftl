# The daily challenge: one deal per game and date for the whole world.

daily-head = 每日挑戰第 { $number } 期：{ $game }，{ $variant }，{ $band }。
daily-head-only = 每日挑戰第 { $number } 期：{ $game }，{ $band }。
daily-band-1 = 極易
daily-band-2 = 容易
daily-band-3 = 較易
daily-band-4 = 中等
daily-band-5 = 較難
daily-band-6 = 困難
daily-band-7 = 極難
daily-about = 這一局有解：{ $par }。
daily-about-share = 這類牌局有 { $share }% 能贏；這一局能贏：{ $par }。
daily-about-points = 同桌的是 { $against }。標準：{ $par } 分，高級電腦在你的座位上得的分。
daily-against = { $count } 個{ $level }電腦
daily-par-proved = { $par } 步，不能更短
daily-par-found = { $par } 步
daily-of-par = { $moves }（標準 { $par }）

daily-nobody = 這裡還沒有人開始。
daily-unsolved = 已有 { $count } 人開始，還沒有人解開。
daily-solved = { $count } 人中 { $solved } 人解開。最佳：{ $name }，{ $moves } 步 { $stars }。
daily-voided = 被管理員作廢：{ $names }。
daily-unsolved-points = 已有 { $count } 人開始，還沒有人達標。
daily-solved-points = { $count } 人中 { $solved } 人達標。最佳：{ $name }，{ $moves } 分 { $stars }。
daily-yesterday = 昨天：{ $names }。
daily-name = { $name } { $stars }
daily-place = { $n }. { $name }：{ $figures }
daily-codes = 管理員要作廢，用這些桌號：{ $names }。
daily-code = { $name } /void { $table }
daily-figures = { $stars } { $moves } 步（標準 { $par }），{ $undone ->
    [0] 沒有撤回
   *[other] 撤回 { $undone } 次
  }，{ $hints ->
    [0] 沒有用提示
   *[other] 提示 { $hints } 次
  }，{ $time }

daily-figures-points = { $stars } { $moves } 分（標準 { $par }），{ $time }

daily-button-today = 今日挑戰
daily-button-play = 開局
daily-button-yesterday = 昨天
daily-button-results = 名次
daily-button-replay = 重播我的一局
daily-button-practice = 練習這一天
daily-button-share = 分享
daily-button-archive = 往日
daily-button-calendar = 我的月曆
daily-button-rules = 怎麼算
daily-button-older = 更早
daily-button-newer = 更近
daily-button-earlier = 上個月
daily-button-later = 下個月
daily-button-tell = 貼到房間
daily-button-as-words = 文字版
daily-button-as-share = 符號版

daily-today = 今日挑戰：{ $date }，第 { $number } 期。
daily-date = { $year } 年 { $month } { $day } 日，{ $weekday }
daily-go-on = 繼續《{ $game }》
daily-look = 看看《{ $game }》
daily-still-open = { $date } 在 { $end } UTC 12:00 前仍算數。
daily-earlier = { $game }，{ $date }
daily-streak = { $count ->
    [0] 還沒有連續解開
   *[other] 已連續解開 { $count } 天
  }
daily-mine-none = 還沒開始。{ $streak }。
daily-mine-begun = 已開始。{ $streak }。
daily-mine-lost = 沒解開；撤回就能接著試。{ $streak }。
daily-mine-voided = 被管理員作廢：這次嘗試不計入任何人。{ $streak }。
daily-mine-below = 沒達標：{ $figures }。{ $streak }。
daily-mine-solved = 已解開：{ $figures }。{ $streak }。
daily-none = 這一天沒有挑戰。
daily-unknown = 這裡我不認得「{ $words }」。/daily 後面可以寫牌戲的名字，或 subscribe、unsubscribe、remind、zone。
daily-unknown-archive = 這裡我不認得「{ $words }」。/archive 後面可以寫牌戲和日期：「/archive guo-wu-guan 2026-11-20」。
daily-not-begun = 你那裡還沒到 { $date }。時區在 /settings 裡改。
daily-before = { $date } 太早了：第一次挑戰是 { $first }。
daily-ended = { $date } 在全世界都已過去。仍可當作練習來玩。
daily-expired = { $date } 在全世界都已過去：這次嘗試就此定下。同一局可以練習。

daily-board-counts = 你的今日挑戰，首次嘗試：算數。
daily-board-practice = 練習：不算數，也沒人看。
daily-end-met = { $points } 分，標準 { $par }：挑戰達標 { $stars }
daily-end-below = { $points } 分，標準 { $par }：這次沒達標。
daily-seed-later = 等這一天在全世界過完，/verify 會公布種子。
daily-line-later = 等這一天在全世界過完，才公布贏的走法。

daily-archive = { $game }：往日的牌局，可以練習。
daily-archive-empty = { $game }：還沒有往日的牌局。
daily-past = { $date }
daily-past-solved = { $date }（已解開）
daily-past-open = { $date }（{ $end } UTC 12:00 前仍算數）
daily-calendar = { $game }，{ $year } 年 { $month }。解開的有星，沒解開的打叉。
daily-no-month = 那個月沒有挑戰；給你看這個月。
daily-streaks = 現在連續 { $now } 天，最長 { $best } 天。

## Sharing

daily-share = 茶館 { $number } { $game } { $stars } { $moves } 步（標準 { $par }）{ $helps }，連續 { $streak } 天
daily-share-words = 茶館每日挑戰第 { $number } 期，{ $game }：三星得 { $count } 星，{ $moves } 步，標準 { $par } 步{ $helps }，連續 { $streak } 天
daily-share-points = 茶館 { $number } { $game } { $stars } { $moves } 分（標準 { $par }），連續 { $streak } 天
daily-share-words-points = 茶館每日挑戰第 { $number } 期，{ $game }：三星得 { $count } 星，{ $moves } 分，標準 { $par } 分，連續 { $streak } 天
daily-share-below = 茶館 { $number } { $game }：{ $points } 分（標準 { $par }）
daily-share-lost = 茶館 { $number } { $game }：沒解開
daily-helps = { $undone ->
    [0] {""}
   *[other] ，撤回 { $undone } 次
  }{ $hints ->
    [0] {""}
   *[other] ，提示 { $hints } 次
  }
daily-share-nothing = 還沒有可分享的：先完成那一天的首次嘗試。
daily-share-voided = 沒有可分享的：這次嘗試被管理員作廢了。
daily-told = 好了：馬上就會出現在房間裡。
daily-told-before = 房間裡已經有了。

## Posts and reminders

daily-when = { $time }（{ $zone }）
daily-subscribed = 以後每天 { $when }，《{ $game }》會貼到這裡。「/daily zone room Europe/Kyiv」設定本房間的時區。
daily-subscribe-how = 請說明玩哪種、幾點貼：「/daily subscribe guo-wu-guan 9:00」。有每日挑戰的牌戲：{ $games }
daily-subscribe-game = 「{ $word }」不是有每日挑戰的牌戲。
daily-subscribe-time = 「{ $word }」不是 9:00 或 19:30 這樣的時間。
daily-unsubscribed = { $count ->
    [0] 這裡本來就沒有訂閱。
    [1] 以後不再貼到這裡。
   *[other] 這 { $count } 種以後都不再貼到這裡。
  }
daily-remind-where = 提醒是你我之間的事：到私訊裡告訴我。
daily-remind-where-web = 網頁叫不到你。到 Discord 或 Telegram 的私訊裡，我可以提醒你。
daily-remind-how = 請說幾點：「/daily remind 19:00」在還有沒玩的時候提醒你，「/daily remind streak 21:00」只在連續天數快要斷的時候提醒，「/daily remind off」不再提醒。
daily-remind-on-remind = 你還沒玩的日子，我會在 { $when } 提醒你。
daily-remind-on-streak = 連續天數快要斷的時候，我會在 { $when } 告訴你。
daily-remind-off = 以後不再提醒。
daily-reminder-waits = 今天的《{ $game }》還在等你。
daily-reminder-streak = 你的《{ $game }》已連續解開 { $count } 天，就等今天這一局。
daily-zone = 你的時區：{ $zone }。
daily-zone-me = 時區：{ $zone }。要改，請寫「/daily zone Europe/Kyiv」。
daily-zone-room = 本房間的時區：{ $zone }。要改，請寫「/daily zone room Europe/Kyiv」。
daily-zone-how = 你的時區是 { $zone }。換一個這樣寫：「/daily zone Europe/Kyiv」。
daily-zone-unknown = 我不認得時區「{ $word }」。
daily-zone-near = 也許是：{ $names }。
daily-zone-set-me = 你的一天從此按 { $zone } 開始。
daily-zone-set-room = 本房間的一天從此按 { $zone } 開始。
daily-note = 這裡訂了：{ $what }，{ $when }。
daily-note-remind = 提醒
daily-note-streak = 連續天數的提醒
daily-note-digest = 每週小結
daily-note-paused = 已暫停：{ $reason }。只要有人在這裡問我點什麼，就會自動恢復。
daily-note-unknown = { $date } 那一次有沒有送到，沒人知道；算已發出。
daily-paused-refused = 不讓我在這裡發言
daily-paused-gone = 找不到這個聊天室

## Rules

daily-rules-title = 每日挑戰
daily-rules-solitaires =
    每種牌戲每個日期一局，全世界都一樣。你那裡到了這一天就開始，到這一天在全世界都過完為止。
    首次嘗試算數，不論你在哪個房間開始。單人牌戲可以撤回，也可以要提示；兩樣都計數，都會顯示。走輸了也可以撤回。
    解開得一星。不用提示、撤回的選擇不超過三次，得兩星。完全不靠幫助，步數不超過標準，得三星。
daily-rules-always =
    連續天數，算的是你接連解開的日期。我離開太久的日子，不會打斷連續。
    往日的牌局用來練習：/archive。

daily-rules-points =
    多人牌戲裡，其餘座位是電腦，對人人都一樣：你走得一樣，它們就應得一樣。那裡不能撤回，也沒有提示。達到標準就算解開；標準是高級電腦在你的座位上得的分。達標得一星，多一成得兩星，多四分之一得三星。

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
ui-month-streaks = 連續 { $now } 天，最長 { $best } 天
ui-month-solved = { $day } 日：三星得 { $stars } 星
ui-month-unsolved = { $day } 日：沒解開
