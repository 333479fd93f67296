# Words of the bot: menus, buttons, refusals, notices. Short, warm, exact.

bot-thinking = { $name } 正在想……
bot-choice = { $mark }：{ $label }
bot-choice-worth = { $mark }：{ $label } · { $worth }
bot-count = { $n }
bot-time = { $minutes } 分 { $seconds } 秒
bot-fact-round = 第 { $n } 輪
bot-fact-moves = { $n ->
    [0] 第一步
   *[other] { $n } 步
  }

## Greeting and choosing a game

bot-hello = 茶館裡有 { $count } 種牌戲。
bot-hello-now = 挑一種來玩，或先上一課。隨時可以走開，牌局會等你。
bot-play = 玩《{ $game }》
bot-play-kind = { $game }，{ $variant }
bot-play-on = 接著玩：{ $name }
bot-play-once-more = 再開一局：{ $name }
bot-play-what = 玩什麼？
bot-play-variant = { $game }：哪種玩法？
bot-play-for-whom = { $game }，{ $variant }：你自己玩，還是大家一起？
bot-play-for-me = 我自己玩
bot-play-for-room = 大家一起
bot-seat-everybody = 大家
bot-play-for-aside = 我自己玩，到私訊裡
bot-play-for-me-raw = 我自己玩，不挑牌
bot-play-for-room-raw = 大家一起，不挑牌
bot-play-drawn = 替我抽一個
bot-play-aside = 一步要按兩下。群組裡 Telegram 會放慢按鍵，私訊裡更快。
bot-play-raw = 不挑牌，就可能一開局便無解。
bot-variant-line = { $name }：{ $about }
bot-start-own = 我也玩《{ $game }》
bot-too-many-tables = 你在這裡有 { $count } 局沒完。先打完或認輸一局吧：/mytables 會列出全部。
bot-no-such-game = 沒有叫「{ $words }」的牌戲。這裡有這些。
bot-no-such-variant = 沒有叫「{ $words }」的玩法。這裡有這些。
bot-play-words = /play { $game } 認得的詞：{ $words }。
bot-no-such-section = 規則裡沒有「{ $words }」這一節。這裡有這些。

bot-menu-rules = 規則
bot-menu-learn = 入門課
bot-menu-help = 幫助
bot-menu-play = 開局
bot-menu-about = 關於
bot-menu-settings = 設定
bot-menu-back = 返回

## At the table

bot-button-hint = 提示
bot-button-undo = 撤回
bot-button-more = 更多
bot-button-board = 返回
bot-button-happened = 剛才怎麼了
bot-button-text = 文字牌面
bot-button-verify = 公平嗎？
bot-button-same = 重玩此局
bot-button-again = 新的一局
bot-button-resign = 認輸
bot-button-resign-yes = 好，認輸
bot-button-resign-no = 不，繼續
bot-button-replay = 重播
bot-button-line = 本來有解嗎？
bot-button-page = 更多選項（{ $page }/{ $pages }）

bot-sealed = 你看牌之前就已封存：{ $commitment }
bot-began = 開頭 { $count } 步別無選擇，已替你走了。
bot-undone = { $count ->
    [1] 已撤回到你上一次選擇。
   *[other] 已撤回到你上一次選擇，本局共 { $count } 次。
  }
bot-sure = 這一步會斷送整局。
bot-sure-again = 真要走，就再按一次同一個按鈕。
bot-resign-sure = 這一局認輸？會算作輸。
bot-resign-not = 好，接著玩。
bot-resign-who = 這一局是大家的：只有{ $whom ->
    [admins] 管理員
   *[starter] 開局的人或管理員
  }可以取消。
bot-outcome-lost-resigned = 認輸了。
bot-end-figures = 共 { $moves } 步，其中 { $choices } 步由你選；{ $undos ->
    [0] 沒有撤回
   *[other] 撤回 { $undos } 次
  }，{ $hints ->
    [0] 沒有用提示
   *[other] 用了 { $hints } 次提示
  }。
bot-seed = 種子（用 /verify 可以查驗）：{ $seed }
bot-figure-moves = 步數
bot-figure-choices = 你的選擇
bot-figure-undos = 撤回
bot-figure-hints = 提示
bot-figure-time = 用時

bot-hint-move = { $choice }（{ $move }）。從這一步起，有路可贏。
bot-hint-late = 提示還沒找到，你已經走下一步了。
bot-hint-hidden = （我看得到暗牌。）
bot-proved-lost = 從這裡已不可能贏：這是證明過的。可以撤回。
bot-deal-unsure = 時間內沒找到我解得開的牌局：這一局也許無解。
bot-replay = { $game }：全局重播，共 { $moves } 步。
bot-replay-short = 這一局很長，只放其中 { $shown } 個局面。
bot-replay-later = 一局結束後才有重播。
bot-replay-above = 重播剛剛發在這裡，往上看。
bot-end-known = 這一局已知最短的走法：{ $moves } 步。
bot-hint-unsolvable = 從這裡已解不開：這是證明過的。可以撤回。
bot-lost-deal = 這副牌一開局便無解：這是證明過的。按「新的一局」換一副。
bot-hint-unknown = 時間內沒找到走法；這不說明有沒有解。
bot-line-solved = 有解，{ $count } 步：{ $moves }
bot-line-unsolvable = 沒有：這一局贏不了，這是證明過的。
bot-line-unknown = 時間內沒找到解法；這不說明有沒有解。

bot-nothing-to-undo = 還沒有可撤回的。
bot-nothing-happened = 還什麼都沒發生。
bot-game-over = 這一局已經結束。按下面的「新的一局」，或用 /play 再開。
bot-move-what = 把走法寫在指令後面，例如 /move { $mark } 或 /move { $example }。見規則裡的「輸入走法」一節。
bot-game-over-daily = 這一局已經結束。牌面下的「{ daily-button-practice }」可以再玩同一局。
bot-read-on = 規則：{ $section }
bot-possible = 現在可以：{ $choices }。輸入 { $mark }，或 { $example }。

## When something is in the way

bot-stale = 那張牌面已經過去了，最新的在這裡。
bot-not-yours = 這是 { $name } 的牌局。你也開一局？
bot-not-yours-gone = 玩這一局的人已經離開了茶館。你也開一局？
bot-no-such-table = 那一局這裡已經不留了。用 /play 再開一局。
bot-no-table-here = 你在這裡還沒有牌局。用 /play 開一局。
bot-unknown-button = 這個按鈕已經沒有用了。用 /play 或 /board 拿新的。
bot-unknown-link = 這個連結我不認得。這裡有這些牌戲。
bot-unknown-command = 我不認得 /{ $name }。我會做什麼，看 /help。
bot-only-admins = 這只能由管理員決定：{ $kind ->
    [discord] 有權管理本伺服器或頻道的人
    [telegram] 本群的管理員
   *[other] 最先進這個房間的 { $name }
  }。
bot-only-rooms = 這是群組和頻道的事：由那裡的管理員在那裡說。
bot-may-not-attach-discord = 我在這裡不能附檔案，只好用文字牌面。想看圖，請管理員給我「附加檔案」權限。
bot-broken = 我這邊出了故障。你的牌局沒有任何變動。回報編號 { $report }。
bot-voice = { $name } 是聊天室，不是人：沒有人能以它的名義按按鈕，所以它不能入座，也沒有手牌。要入座，請用你自己的身分發言。/play 會開一局大家一起玩的遊戲。
bot-elsewhere = 這件事只能私下告訴你。打開我們的私訊，按「開始」。
bot-open-private = 開啟私訊

## Is it fair?

bot-verify-sealed = { $table } 號桌用「種子:桌號」的 SHA-256 封存：{ $commitment }
bot-verify-code = 這一局的桌號是 { $table }：/void 認它。
bot-verify-later = 牌局結束後公布種子。
bot-verify-kept = 封存無誤：發出這一局的正是種子 { $seed }
bot-verify-broken = 這一局不是由這個種子發出的，請回報給我們：{ $seed }
bot-verify-how = 想自己查驗：{ $command }

## Settings

bot-settings-me-title = 你的設定。按一下就改，或列出可選的。（群組的設定由管理員用 /settings room 改。）
bot-settings-room-title = 本房間的設定，由管理員更改。外觀和玩法對沒有自己選過的人都有效。
bot-settings-room = 房間設定
bot-settings-mine = 我的設定
bot-language = 繁體中文
bot-setting-locale = 語言：{ $value }
bot-setting-locale-auto = 自動
bot-setting-theme = 配色：{ $value }
bot-setting-theme-auto = 隨瀏覽器
bot-setting-theme-dark = 夜茶（深色）
bot-setting-theme-light = 宣紙（淺色）
bot-setting-boards = 牌面：{ $value }
bot-setting-boards-pictures = 圖片
bot-setting-boards-text = 文字
bot-setting-forced = 別無選擇的步：{ $value }
bot-setting-forced-on = 替我走
bot-setting-forced-off = 我自己按
bot-setting-marks = 標記：{ $value }
bot-setting-marks-normal = 普通
bot-setting-marks-large = 加大
bot-setting-turns = 輪到我時：{ $value }
bot-setting-turns-line = 在房間裡說一聲
bot-setting-turns-private = 私訊告訴我
bot-setting-turns-off = 不用告訴
bot-setting-lessons = 牌面上的教學：{ $value }
bot-setting-lessons-off = 無
bot-setting-lessons-on = 標出哪裡能放
bot-setting-lessons-points = 按鈕上標分數
bot-setting-lessons-all = 哪裡能放，加分數
bot-setting-computers = 電腦程度：{ $value }
bot-setting-computers-easy = 初級
bot-setting-computers-normal = 中級
bot-setting-computers-hard = 高級
bot-setting-listed = 伺服器榜與世界榜：{ $value }
bot-setting-listed-on = 有我
bot-setting-listed-off = 沒有我
bot-setting-card = 我的名片：{ $value }
bot-setting-card-closed = 只給自己看
bot-setting-card-open = 別人也能看

## Commands

bot-rules-which = 看哪種牌戲的規則？
bot-rules-all = 全部規則
bot-rules-page = 接著讀（{ $page }/{ $pages }）
bot-lesson-which = 每種牌戲一分半鐘，牌由你來打。學哪種？
bot-lesson-go-on = { $game }：繼續（{ $n }/{ $of }）
bot-lesson-step = 入門課，第 { $n } 步，共 { $of } 步
bot-lesson-resumed = 歡迎回來：上次停在這裡。
bot-lesson-on = 繼續
bot-lesson-back = 上一步
bot-lesson-over = 這一課學完了：你會玩{ $game }了。
bot-lesson-first = 玩一局真的
bot-lesson-again = 再學一遍
bot-lesson-others = 別的課
bot-help = { $view ->
    [board] 我來發牌，玩的是傳統牌戲。牌面用文字寫出，下面有按鈕；牌面上的字母就是按鈕上的字母。
   *[picture] 我來發牌，玩的是傳統牌戲。牌面是一張圖，下面有按鈕；圖上的字母就是按鈕上的字母。
}
bot-channel-help = 本頻道的管理員可以在這裡發文設定：/daily subscribe guo-wu-guan 9:00 訂每日挑戰，/daily unsubscribe 退訂，/daily zone Asia/Taipei 設時區，/settings locale zh-Hant 設語言；/settings 列出其餘各項。想玩請私訊我。
bot-help-command = /{ $name } – { $about }
bot-group-table = 牌桌
bot-group-table-lead = 在牌桌上：
bot-group-account = 你
bot-group-account-lead = 關於你和你的帳號：
bot-group-admin = 管理員
bot-group-admin-lead = 給房間的管理員：
bot-group-teahouse = 茶館
bot-group-teahouse-lead = 關於茶館：
bot-command-start = 打個招呼，看看有哪些牌戲
bot-command-play = 玩一局
bot-command-board = 把牌面拿到最下面
bot-command-move = 輸入一步：牌面上的字母，或牌譜記法
bot-command-move-arg = 牌面上的字母，或牌譜記法
bot-command-undo = 撤回到你上一次選擇
bot-command-hint = 給出能贏的第一步（若有）
bot-command-resign = 這一局認輸
bot-command-text = 用文字顯示牌面
bot-command-rules = 規則
bot-command-learn = 學一種牌戲：在真的牌面上過一課
bot-command-verify = 查驗發牌是否公平
bot-command-import = 重播一份牌譜，從任何一步接著玩
bot-command-daily = 今日挑戰；訂閱、提醒、時區
bot-command-daily-arg = subscribe 牌戲 9:00、unsubscribe、remind 19:00、zone Europe/Kyiv
bot-command-archive = 往日的挑戰，可以練習
bot-command-club = 複式對局、錦標賽、本房間的聯賽
bot-command-club-arg = duplicate、tables、tournament 或 league，加遊戲名；rules；代碼
bot-command-top = 排行榜：房間、伺服器、世界
bot-command-top-arg = world month points、牌戲、rating；digest 9:00
bot-command-me = 你的名片：等級分、連續天數、徽章
bot-command-me-arg = 某人的名字（對方允許別人看）
bot-command-void = 讓本房間的一局不計入任何人（管理員）
bot-command-void-arg = 桌號，/verify 會告訴你
bot-command-settings = 語言、外觀、訊息、公開範圍
bot-command-help = 我會做什麼
bot-command-about = 這些牌戲出自誰
bot-about = 茶館裡玩的是傳統牌戲。自由軟體，MIT 授權。

## Tables of several seats

bot-play-with-whom = { $game }，{ $variant }：和誰玩？
bot-play-with-whom-plain = { $game }：和誰玩？
bot-play-with-me = { $others ->
    [0] 和電腦玩
   *[other] 和 { $others } 個電腦玩
}
bot-play-level = 電腦現在是{ $level }；到 /settings 可以改。等人的一桌，各級電腦都可以入座。
bot-play-with-room = 開一桌等人
bot-level-easy = 初級
bot-level-normal = 中級
bot-level-hard = 高級
bot-seat-free = 空位
bot-seat-asked = { $name }（已邀請）
bot-seat-computer = ⚙ 電腦（{ $level }）
bot-seat-computers = ⚙ 電腦 { $n }（{ $level }）
bot-fact-deal = 第 { $n }/{ $of } 局
bot-more = 想做什麼？
bot-button-hand = 我的手牌
bot-button-next = 下一局
bot-button-rematch = 再來一場
bot-button-seat-leave = 離桌
bot-button-seat-back = 入座
bot-button-seat-vote = 有人走開了
bot-button-seat-open = 允許別人入座
bot-button-seat-shut = 不讓別人入座
bot-button-wish-on = { $wish }：開
bot-button-wish-off = { $wish }：關
bot-points = { $name } { $points }
bot-points-only = { $points } 分
bot-penalties = 剩牌扣分：{ $points }。
bot-standing = { $of ->
    [1] 得分：{ $points }。
   *[other] 第 { $deal }/{ $of } 局後：{ $points }。
  }
bot-place = { $place }. { $name }
bot-winners = { $count ->
    [1] { $names } 獲勝。
   *[other] { $names } 並列獲勝。
  }
bot-outcome-match = { $deals } 局一場，打完了。
bot-outcome-voided = 被管理員作廢：這一局不計入任何人。
bot-span-seconds = { $n } 秒
bot-span-minutes = { $n } 分鐘
bot-span-hours = { $n } 小時
bot-span-days = { $n } 天
bot-clock-line = 每次限時 { $time }。
bot-clock-some = 每次限時 { $time }
bot-clock-none = 不限時
bot-clocks-stood = 我離開了 { $minutes } 分鐘，這段時間不計時。
bot-not-at-table = { $count ->
    [0] 這一桌現在都是電腦在玩。
   *[other] 這是 { $names } 的一桌。
  }你也開一桌？
bot-join-taken = 這一桌沒有空座位。你可以旁觀，也可以自己開一桌。
bot-seat-offered = 這一桌有：{ $names }。你可以接替一個電腦的座位。
bot-seat-kept = 電腦正在你的座位上代玩。你隨時可以坐回去。
bot-not-asked = 現在沒有要你答的。
bot-not-asked-hidden = 現在沒有別的要你答。等人人都答了，一起揭開。
bot-order-given = 記下了：這張牌你過。
bot-order-nothing = 現在沒有可過的牌。
bot-wish-on = { $wish }：開。
bot-wish-off = { $wish }：關。
bot-doors-open = 現在別人可以在這裡接替電腦的座位：按牌面下的「我的手牌」，或者傳送 /join { $code }。
bot-doors-shut = 這一桌不再讓別人入座，已經入座的人不變。
bot-left = 你已離桌，電腦替你玩。按「入座」就能回來。
bot-left-last = 你已離桌。這一桌會等半小時，看有沒有人回來；之後牌局結束，算輸。
bot-seats-away = 電腦正在代玩：{ $names }。按「入座」就能回來。
bot-seats-given-up = 已放棄座位：{ $names }。電腦接著玩。
bot-seats-voted = { $name } 走開了？{ $count }/{ $needed } 票，到「更多」裡投票。
bot-seat-resign-sure = 真的放棄座位？電腦會接著玩，你排最後一名。
bot-seat-resign-ends = 真的認輸？這一局就此結束，算輸。
bot-voted = 你說 { $name } 走開了，這一票已記下。其餘的人過半同意，就由電腦接手。
bot-vote-carried = 其餘的人過半同意：由電腦代 { $name } 玩，直到本人回來。
bot-vote-whom = 誰走開了？其餘的人過半同意，就由電腦代玩，直到本人回來。
bot-vote-for = { $name } 走開了
bot-vote-nobody = 等得都還不夠久。
bot-barred = 本房間的管理員不讓你參加這裡的牌局。
bot-blocked = 你和這一桌的某人互不同桌。
bot-solitaires-only = 那只用於單人牌戲：幾個人同桌時，不能撤回，也不給提示。
bot-mytables = 你的牌桌：
bot-mytables-none = 你現在不在任何一桌。用 /play 開一局。
bot-mytables-line = { $game }（{ $table }，{ $place }，已走 { $moves } 步，靜候 { $ago }）：{ $turn }
bot-mytables-gathers = { $game }（{ $table }）：還在等人
bot-place-discord = Discord
bot-place-telegram = Telegram
bot-place-web = 網頁
bot-mytables-open = { $game } { $table }
bot-mytables-way = 去那裡看
bot-turn-yours = 輪到你
bot-turn-yours-in = 輪到你，還剩 { $time }
bot-turn-open = 等大家應答
bot-turn-of = 輪到 { $name }
bot-notice-stop = { $minutes } 分鐘後我會短暫休息一下。你們的牌局會原樣保留，其間不計時。
bot-notice-back = 休息結束，我回來了。你們的牌局和離開時一樣。
bot-notice-away = 抱歉，我有一陣子沒能應答。現在我回來了：牌局和離開時一樣，其間沒有計時。
bot-notice-off = 先前說的休息取消了，請繼續玩吧。
bot-too-fast = 太快了，我跟不上。歇一口氣，過幾秒再繼續吧。
bot-turn-told = { $names }，《{ $game }》輪到你了。
bot-turn-claims = { $names }：《{ $game }》還可以要牌。
bot-turn-left = { $line }還剩 { $time }。
bot-turn-over = 已應答。
bot-join-what = 哪一桌？/join 後面寫八位桌號，例如 /join k3v9x2qa。要請人來你正在湊的一桌：/invite 名字。

bot-lobby = { $game }，{ $variant }。從任何地方都能來：/join { $code }
bot-lobby-plain = { $game }。從任何地方都能來：/join { $code }
bot-lobby-seats = 座位：{ $seats }。桌主：{ $host }。
bot-lobby-options = 打 { $deals } 局，{ $clock }。
bot-lobby-invited = 已邀請：{ $names }。
bot-lobby-unreached = 沒能通知：{ $names }。請自己把桌號傳過去：/join { $code }
bot-lobby-invited-enough = 已經邀請了 { $count } 人，不能再多了。
bot-invite-what = 用 /invite 加名字請人，例如 /invite Olena。對方須在這裡或和你玩過；傳過訊息給我的人，也可以用使用者名稱來請，例如 /invite @olena。
bot-invite-nowhere = 你現在沒有在這裡湊桌。先用 /play 開一桌，再用 /invite 請人。
bot-invite-nobody = 這裡玩過的人裡沒有叫「{ $name }」的，所以誰也沒通知。請自己把桌號發過去：/join { $code }
bot-invite-several = 這裡不止一個人叫「{ $name }」，所以誰也沒通知。請自己把桌號發給你要找的人：/join { $code }
bot-invite-sits = { $name } 已經坐在這一桌了。
bot-invite-before = 已經邀請過 { $name } 了。
bot-invite-unreached = 我沒有辦法寫給 { $name }。請自己把桌號發過去：/join { $code }
bot-lobby-called = { $name }，{ $host } 請你來玩{ $game }。按「加入」入座；/block { $host } 之後，對方就不能再邀請你。
bot-lobby-size = { $seats } 個座位
bot-lobby-deals = 打 { $deals } 局
bot-lobby-hands-hidden = 暗牌
bot-lobby-hands-open = 明牌
bot-lobby-open-hands = { $options }明牌。
bot-open-hands = 明牌局：大家的手牌都攤開，所以這一局不計入排行榜和等級分。
bot-lobby-choose = { $options } 要怎麼打？
bot-lobby-button-join = 加入
bot-lobby-button-leave = 離開
bot-lobby-button-add = 加電腦（{ $level }）
bot-lobby-button-drop = 減電腦
bot-lobby-button-options = 選項
bot-lobby-button-start = 開始
bot-lobby-button-show = 看一看
bot-lobby-there = 你已經請過了：那一桌開著，正在等人。
bot-challenge-which = 想和 { $name } 玩什麼？
bot-challenge-done = 已經請了 { $name }。那一桌開著，正在等人。
bot-lobby-expired = 半個小時沒有人來，這一桌收了。
bot-lobby-closed = 人都走了，這一桌收了。
bot-lobby-stopped = 本房間的管理員收了這一桌。
bot-lobby-gone = 沒有這一桌。用 /play 開一桌。
bot-lobbies-enough = 你在這裡已經有 { $count } 桌在等人。請先開始其中一桌，或先離開一桌。
bot-lobby-over = 那一桌已經收了。用 /play 再開一桌。
bot-lobby-sits = 你已經坐在這裡了。按「開始」，或坐滿了，就開局。
bot-lobby-full = 座位已滿。
bot-lobby-not-in = 你在這裡沒有座位。按「加入」入座。
bot-lobby-host-only = 這一桌的桌主是 { $name }，由桌主決定。
bot-room-no-games = 本房間的管理員不想在這裡開牌局。{ $kind ->
    [web] 網頁的別的房間裡可以玩。
   *[other] 我們的私訊裡可以玩。
  }
bot-room-full = 這裡已有 { $count } 桌，不能再多開了。
bot-command-hand = 你自己看到的牌桌
bot-command-join = 憑桌號加入
bot-command-join-arg = 八位桌號
bot-command-leave = 離桌，由電腦替你玩
bot-command-invite = 請人來你正在湊的一桌
bot-command-invite-arg = 名字；同時在湊幾桌時，前面寫桌號
bot-command-mytables = 你的所有牌桌，一桌一個按鈕
bot-outcome-stopped = 本房間的管理員結束了這一局。

bot-command-room = 管理這裡的牌局（管理員）
bot-command-room-arg = stop 桌號、bar 名字、allow 名字、games on、off 或 here、tables 5
bot-command-block = 不和某人同桌，或改回來
bot-command-block-arg = 名字
bot-command-link = 把你在兩個平台的帳號連起來
bot-command-link-arg = 另一邊給的代碼；不寫就給你一個
bot-command-unlink = 把這個帳號拆出來
bot-command-report = 回報出了什麼問題
bot-command-report-arg = 出了什麼問題，可不寫
bot-room-help = 要改：/room stop 桌號、/room bar 名字、/room allow 名字、/room games off、/room games here（別的頻道或話題不開）、/room tables 5。
bot-room-games-on = 這裡可以開牌局。
bot-room-games-off = 這裡不開牌局。
bot-room-games-here = 牌局在這裡開；別的頻道或話題，要在那裡也這樣說了才能開。
bot-room-games-elsewhere = 依管理員的意思，牌局在別的頻道或話題裡開。
bot-room-games-too = 要在這裡也開：/room games here。
bot-room-games-how = 請說 /room games on、/room games off 或 /room games here（別的頻道或話題不開）。
bot-room-tables = 多人牌桌最多同時 { $count } 桌。
bot-room-tables-how = 這裡最多同時開幾桌？1 到 { $most }，例如 /room tables 5。一桌也不要：/room games off。
bot-room-unknown = 我不知道 /room { $words } 要做什麼。
bot-room-open = { $count ->
    [0] 這裡沒有開著的多人牌桌。
   *[other] 這裡開著：{ $codes }。/room stop 加桌號就結束那一桌。
  }
bot-room-no-table = 本房間沒有開著桌號是「{ $code }」的多人牌桌。
bot-room-stopped = { $table } 號桌已結束。
bot-room-bar = { $name } 不能再參加本房間的牌局。/room allow { $name } 就改回來。
bot-room-allow = { $name } 又可以在本房間玩了。
bot-room-whom = 誰？後面寫上名字：/room { $verb } 名字。在這裡玩過的人我都認得。
bot-block-whom = 不想和誰同桌？後面寫上名字：/block 名字。和你同過桌、請過你的人我都認得。
bot-nobody-called = 這裡的牌桌上沒有叫「{ $name }」的人。
bot-now-blocked = 以後你和 { $name } 不會同桌。再用一次這個指令就改回來。
bot-block-out = 在你召集的 { $table } 桌，對方的座位已經空出。
bot-block-left = 你已離開還在等人的 { $table } 桌，你們倆原來都坐在那裡。
bot-block-leave = 離開 { $game } { $table }
bot-unblocked = 你和 { $name } 又可以同桌了。
bot-reported = 謝謝。連同現在的牌面一起記下了，編號 { $report }。
bot-reported-words = 謝謝。已經記下了，編號 { $report }。
bot-link-private = 只能在私訊裡辦：到那裡寫給我。
bot-link-code = 你的代碼是 { $code }。十分鐘之內，用另一個帳號給我寫 /link { $code }。只能用一次。
bot-link-joined = 好了：兩個帳號現在都是你。
bot-link-unknown = 沒有這個代碼。代碼十分鐘內有效，只能用一次。
bot-link-same = 這是你自己的代碼：請從另一個帳號輸入。
bot-link-table = 兩個帳號同坐在一桌沒打完的牌局裡。先把那一局打完。
bot-link-guesses = 錯的代碼太多了。過十分鐘再試。
bot-unlink-done = 好了：這個帳號重新開始，其餘的都留在另一邊。/link 可以再連起來。
bot-unlink-alone = 這個帳號沒有和別的連在一起。
