# Words of the bot: menus, buttons, refusals, notices. Short, warm, exact.

bot-thinking = { $name } 正在想……
bot-choice = { $mark }：{ $label }
bot-choice-worth = { $mark }：{ $label } · { $worth }
bot-count = { $n }
bot-time = { $minutes } 分 { $seconds } 秒
bot-fact-round = 第 { $n } 轮
bot-fact-moves = { $n ->
    [0] 第一步
   *[other] { $n } 步
  }

## Greeting and choosing a game

bot-hello = 茶馆里有 { $count } 种牌戏。
bot-hello-now = 挑一种来玩，或先上一课。随时可以走开，牌局会等你。
bot-play = 玩《{ $game }》
bot-play-kind = { $game }，{ $variant }
bot-play-on = 接着玩：{ $name }
bot-play-once-more = 再开一局：{ $name }
bot-play-what = 玩什么？
bot-play-variant = { $game }：哪种玩法？
bot-play-for-whom = { $game }，{ $variant }：你自己玩，还是大家一起？
bot-play-for-me = 我自己玩
bot-play-for-room = 大家一起
bot-seat-everybody = 大家
bot-play-for-aside = 我自己玩，到私聊里
bot-play-for-me-raw = 我自己玩，不挑牌
bot-play-for-room-raw = 大家一起，不挑牌
bot-play-drawn = 替我抽一个
bot-play-aside = 一步要按两下。群组里 Telegram 会放慢按键，私聊里更快。
bot-play-raw = 不挑牌，就可能一开局便无解。
bot-variant-line = { $name }：{ $about }
bot-start-own = 我也玩《{ $game }》
bot-too-many-tables = 你在这里有 { $count } 局没完。先打完或认输一局吧：/mytables 会列出全部。
bot-no-such-game = 没有叫“{ $words }”的牌戏。这里有这些。
bot-no-such-variant = 没有叫“{ $words }”的玩法。这里有这些。
bot-play-words = /play { $game } 认得的词：{ $words }。
bot-no-such-section = 规则里没有“{ $words }”这一节。这里有这些。

bot-menu-rules = 规则
bot-menu-learn = 入门课
bot-menu-help = 帮助
bot-menu-play = 开局
bot-menu-about = 关于
bot-menu-settings = 设置
bot-menu-back = 返回

## At the table

bot-button-hint = 提示
bot-button-undo = 撤回
bot-button-more = 更多
bot-button-board = 返回
bot-button-happened = 刚才怎么了
bot-button-text = 文字牌面
bot-button-verify = 公平吗？
bot-button-same = 重玩此局
bot-button-again = 新的一局
bot-button-resign = 认输
bot-button-resign-yes = 好，认输
bot-button-resign-no = 不，继续
bot-button-replay = 回放
bot-button-line = 本来有解吗？
bot-button-page = 更多选项（{ $page }/{ $pages }）

bot-sealed = 你看牌之前就已封存：{ $commitment }
bot-began = 开头 { $count } 步别无选择，已替你走了。
bot-undone = { $count ->
    [1] 已撤回到你上一次选择。
   *[other] 已撤回到你上一次选择，本局共 { $count } 次。
  }
bot-sure = 这一步会断送整局。
bot-sure-again = 真要走，就再按一次同一个按钮。
bot-resign-sure = 这一局认输？会算作输。
bot-resign-not = 好，接着玩。
bot-resign-who = 这一局是大家的：只有{ $whom ->
    [admins] 管理员
   *[starter] 开局的人或管理员
  }可以取消。
bot-outcome-lost-resigned = 认输了。
bot-end-figures = 共 { $moves } 步，其中 { $choices } 步由你选；{ $undos ->
    [0] 没有撤回
   *[other] 撤回 { $undos } 次
  }，{ $hints ->
    [0] 没有用提示
   *[other] 用了 { $hints } 次提示
  }。
bot-seed = 种子（用 /verify 可以查验）：{ $seed }
bot-figure-moves = 步数
bot-figure-choices = 你的选择
bot-figure-undos = 撤回
bot-figure-hints = 提示
bot-figure-time = 用时

bot-hint-move = { $choice }（{ $move }）。从这一步起，有路可赢。
bot-hint-late = 提示还没找到，你已经走下一步了。
bot-hint-hidden = （我看得到暗牌。）
bot-proved-lost = 从这里已不可能赢：这是证明过的。可以撤回。
bot-deal-unsure = 时间内没找到我解得开的牌局：这一局也许无解。
bot-replay = { $game }：全局回放，共 { $moves } 步。
bot-replay-short = 这一局很长，只放其中 { $shown } 个局面。
bot-replay-later = 一局结束后才有回放。
bot-replay-above = 回放刚刚发在这里，往上看。
bot-end-known = 这一局已知最短的走法：{ $moves } 步。
bot-hint-unsolvable = 从这里已解不开：这是证明过的。可以撤回。
bot-lost-deal = 这副牌一开局便无解：这是证明过的。按“新的一局”换一副。
bot-hint-unknown = 时间内没找到走法；这不说明有没有解。
bot-line-solved = 有解，{ $count } 步：{ $moves }
bot-line-unsolvable = 没有：这一局赢不了，这是证明过的。
bot-line-unknown = 时间内没找到解法；这不说明有没有解。

bot-nothing-to-undo = 还没有可撤回的。
bot-nothing-happened = 还什么都没发生。
bot-game-over = 这一局已经结束。按下面的“新的一局”，或用 /play 再开。
bot-move-what = 把走法写在命令后面，例如 /move { $mark } 或 /move { $example }。见规则里的“输入走法”一节。
bot-game-over-daily = 这一局已经结束。牌面下的“{ daily-button-practice }”可以再玩同一局。
bot-read-on = 规则：{ $section }
bot-possible = 现在可以：{ $choices }。输入 { $mark }，或 { $example }。

## When something is in the way

bot-stale = 那张牌面已经过去了，最新的在这里。
bot-not-yours = 这是 { $name } 的牌局。你也开一局？
bot-not-yours-gone = 玩这一局的人已经离开了茶馆。你也开一局？
bot-no-such-table = 那一局这里已经不留了。用 /play 再开一局。
bot-no-table-here = 你在这里还没有牌局。用 /play 开一局。
bot-unknown-button = 这个按钮已经没有用了。用 /play 或 /board 拿新的。
bot-unknown-link = 这个链接我不认得。这里有这些牌戏。
bot-unknown-command = 我不认得 /{ $name }。我会做什么，看 /help。
bot-only-admins = 这只能由管理员决定：{ $kind ->
    [discord] 有权管理本服务器或频道的人
    [telegram] 本群的管理员
   *[other] 最先进这个房间的 { $name }
  }。
bot-only-rooms = 这是群组和频道的事：由那里的管理员在那里说。
bot-may-not-attach-discord = 我在这里不能附文件，只好用文字牌面。想看图，请管理员给我“附加文件”权限。
bot-broken = 我这边出了故障。你的牌局没有任何变动。报告编号 { $report }。
bot-voice = { $name } 是聊天室，不是人：没有人能以它的名义按按钮，所以它不能入座，也没有手牌。要入座，请用你自己的身份发言。/play 会开一局大家一起玩的游戏。
bot-elsewhere = 这件事只能私下告诉你。打开我们的私聊，按“开始”。
bot-open-private = 打开私聊

## Is it fair?

bot-verify-sealed = { $table } 号桌用“种子:桌号”的 SHA-256 封存：{ $commitment }
bot-verify-code = 这一局的桌号是 { $table }：/void 认它。
bot-verify-later = 牌局结束后公布种子。
bot-verify-kept = 封存无误：发出这一局的正是种子 { $seed }
bot-verify-broken = 这一局不是由这个种子发出的，请报告给我们：{ $seed }
bot-verify-how = 想自己查验：{ $command }

## Settings

bot-settings-me-title = 你的设置。按一下就改，或列出可选的。（群组的设置由管理员用 /settings room 改。）
bot-settings-room-title = 本房间的设置，由管理员更改。外观和玩法对没有自己选过的人都有效。
bot-settings-room = 房间设置
bot-settings-mine = 我的设置
bot-language = 简体中文
bot-setting-locale = 语言：{ $value }
bot-setting-locale-auto = 自动
bot-setting-theme = 配色：{ $value }
bot-setting-theme-auto = 随浏览器
bot-setting-theme-dark = 夜茶（深色）
bot-setting-theme-light = 宣纸（浅色）
bot-setting-boards = 牌面：{ $value }
bot-setting-boards-pictures = 图片
bot-setting-boards-text = 文字
bot-setting-forced = 别无选择的步：{ $value }
bot-setting-forced-on = 替我走
bot-setting-forced-off = 我自己按
bot-setting-marks = 标记：{ $value }
bot-setting-marks-normal = 普通
bot-setting-marks-large = 加大
bot-setting-turns = 轮到我时：{ $value }
bot-setting-turns-line = 在房间里说一声
bot-setting-turns-private = 私聊告诉我
bot-setting-turns-off = 不用告诉
bot-setting-lessons = 牌面上的教学：{ $value }
bot-setting-lessons-off = 无
bot-setting-lessons-on = 标出哪里能放
bot-setting-lessons-points = 按钮上标分数
bot-setting-lessons-all = 哪里能放，加分数
bot-setting-computers = 电脑水平：{ $value }
bot-setting-computers-easy = 初级
bot-setting-computers-normal = 中级
bot-setting-computers-hard = 高级
bot-setting-listed = 服务器榜与世界榜：{ $value }
bot-setting-listed-on = 有我
bot-setting-listed-off = 没有我
bot-setting-card = 我的名片：{ $value }
bot-setting-card-closed = 只给自己看
bot-setting-card-open = 别人也能看

## Commands

bot-rules-which = 看哪种牌戏的规则？
bot-rules-all = 全部规则
bot-rules-page = 接着读（{ $page }/{ $pages }）
bot-lesson-which = 每种牌戏一分半钟，牌由你来打。学哪种？
bot-lesson-go-on = { $game }：继续（{ $n }/{ $of }）
bot-lesson-step = 入门课，第 { $n } 步，共 { $of } 步
bot-lesson-resumed = 欢迎回来：上次停在这里。
bot-lesson-on = 继续
bot-lesson-back = 上一步
bot-lesson-over = 这一课学完了：你会玩{ $game }了。
bot-lesson-first = 玩一局真的
bot-lesson-again = 再学一遍
bot-lesson-others = 别的课
bot-help = { $view ->
    [board] 我来发牌，玩的是传统牌戏。牌面用文字写出，下面有按钮；牌面上的字母就是按钮上的字母。
   *[picture] 我来发牌，玩的是传统牌戏。牌面是一张图，下面有按钮；图上的字母就是按钮上的字母。
}
bot-channel-help = 本频道的管理员可以在这里发帖设置：/daily subscribe guo-wu-guan 9:00 订每日挑战，/daily unsubscribe 退订，/daily zone Asia/Shanghai 设时区，/settings locale zh-Hans 设语言；/settings 列出其余各项。想玩请私聊我。
bot-help-command = /{ $name } – { $about }
bot-group-table = 牌桌
bot-group-table-lead = 在牌桌上：
bot-group-account = 你
bot-group-account-lead = 关于你和你的账号：
bot-group-admin = 管理员
bot-group-admin-lead = 给房间的管理员：
bot-group-teahouse = 茶馆
bot-group-teahouse-lead = 关于茶馆：
bot-command-start = 打个招呼，看看有哪些牌戏
bot-command-play = 玩一局
bot-command-board = 把牌面拿到最下面
bot-command-move = 输入一步：牌面上的字母，或牌谱记法
bot-command-move-arg = 牌面上的字母，或牌谱记法
bot-command-undo = 撤回到你上一次选择
bot-command-hint = 给出能赢的第一步（若有）
bot-command-resign = 这一局认输
bot-command-text = 用文字显示牌面
bot-command-rules = 规则
bot-command-learn = 学一种牌戏：在真的牌面上过一课
bot-command-verify = 查验发牌是否公平
bot-command-import = 回放一份牌谱，从任何一步接着玩
bot-command-daily = 今日挑战；订阅、提醒、时区
bot-command-daily-arg = subscribe 牌戏 9:00、unsubscribe、remind 19:00、zone Europe/Kyiv
bot-command-archive = 往日的挑战，可以练习
bot-command-club = 复式对局、锦标赛、本房间的联赛
bot-command-club-arg = duplicate、tables、tournament 或 league，加游戏名；rules；代码
bot-command-top = 排行榜：房间、服务器、世界
bot-command-top-arg = world month points、牌戏、rating；digest 9:00
bot-command-me = 你的名片：等级分、连续天数、徽章
bot-command-me-arg = 某人的名字（对方允许别人看）
bot-command-void = 让本房间的一局不计入任何人（管理员）
bot-command-void-arg = 桌号，/verify 会告诉你
bot-command-settings = 语言、外观、消息、公开范围
bot-command-help = 我会做什么
bot-command-about = 这些牌戏出自谁
bot-about = 茶馆里玩的是传统牌戏。自由软件，MIT 许可证。

## Tables of several seats

bot-play-with-whom = { $game }，{ $variant }：和谁玩？
bot-play-with-whom-plain = { $game }：和谁玩？
bot-play-with-me = { $others ->
    [0] 和电脑玩
   *[other] 和 { $others } 个电脑玩
}
bot-play-level = 电脑现在是{ $level }；到 /settings 可以改。等人的一桌，各级电脑都可以入座。
bot-play-with-room = 开一桌等人
bot-level-easy = 初级
bot-level-normal = 中级
bot-level-hard = 高级
bot-seat-free = 空位
bot-seat-asked = { $name }（已邀请）
bot-seat-computer = ⚙ 电脑（{ $level }）
bot-seat-computers = ⚙ 电脑 { $n }（{ $level }）
bot-fact-deal = 第 { $n }/{ $of } 局
bot-more = 想做什么？
bot-button-hand = 我的手牌
bot-button-next = 下一局
bot-button-rematch = 再来一场
bot-button-seat-leave = 离桌
bot-button-seat-back = 入座
bot-button-seat-vote = 有人走开了
bot-button-seat-open = 允许别人入座
bot-button-seat-shut = 不让别人入座
bot-button-wish-on = { $wish }：开
bot-button-wish-off = { $wish }：关
bot-points = { $name } { $points }
bot-points-only = { $points } 分
bot-penalties = 剩牌扣分：{ $points }。
bot-standing = { $of ->
    [1] 得分：{ $points }。
   *[other] 第 { $deal }/{ $of } 局后：{ $points }。
  }
bot-place = { $place }. { $name }
bot-winners = { $count ->
    [1] { $names } 获胜。
   *[other] { $names } 并列获胜。
  }
bot-outcome-match = { $deals } 局一场，打完了。
bot-outcome-voided = 被管理员作废：这一局不计入任何人。
bot-span-seconds = { $n } 秒
bot-span-minutes = { $n } 分钟
bot-span-hours = { $n } 小时
bot-span-days = { $n } 天
bot-clock-line = 每次限时 { $time }。
bot-clock-some = 每次限时 { $time }
bot-clock-none = 不限时
bot-clocks-stood = 我离开了 { $minutes } 分钟，这段时间不计时。
bot-not-at-table = { $count ->
    [0] 这一桌现在都是电脑在玩。
   *[other] 这是 { $names } 的一桌。
  }你也开一桌？
bot-join-taken = 这一桌没有空座位。你可以旁观，也可以自己开一桌。
bot-seat-offered = 这一桌有：{ $names }。你可以接替一个电脑的座位。
bot-seat-kept = 电脑正在你的座位上代玩。你随时可以坐回去。
bot-not-asked = 现在没有要你答的。
bot-not-asked-hidden = 现在没有别的要你答。等人人都答了，一起揭开。
bot-order-given = 记下了：这张牌你过。
bot-order-nothing = 现在没有可过的牌。
bot-wish-on = { $wish }：开。
bot-wish-off = { $wish }：关。
bot-doors-open = 现在别人可以在这里接替电脑的座位：按牌面下的“我的手牌”，或者发送 /join { $code }。
bot-doors-shut = 这一桌不再让别人入座，已经入座的人不变。
bot-left = 你已离桌，电脑替你玩。按“入座”就能回来。
bot-left-last = 你已离桌。这一桌会等半小时，看有没有人回来；之后牌局结束，算输。
bot-seats-away = 电脑正在代玩：{ $names }。按“入座”就能回来。
bot-seats-given-up = 已放弃座位：{ $names }。电脑接着玩。
bot-seats-voted = { $name } 走开了？{ $count }/{ $needed } 票，到“更多”里投票。
bot-seat-resign-sure = 真的放弃座位？电脑会接着玩，你排最后一名。
bot-seat-resign-ends = 真的认输？这一局就此结束，算输。
bot-voted = 你说 { $name } 走开了，这一票已记下。其余的人过半同意，就由电脑接手。
bot-vote-carried = 其余的人过半同意：由电脑代 { $name } 玩，直到本人回来。
bot-vote-whom = 谁走开了？其余的人过半同意，就由电脑代玩，直到本人回来。
bot-vote-for = { $name } 走开了
bot-vote-nobody = 等得都还不够久。
bot-barred = 本房间的管理员不让你参加这里的牌局。
bot-blocked = 你和这一桌的某人互不同桌。
bot-solitaires-only = 那只用于单人牌戏：几个人同桌时，不能撤回，也不给提示。
bot-mytables = 你的牌桌：
bot-mytables-none = 你现在不在任何一桌。用 /play 开一局。
bot-mytables-line = { $game }（{ $table }，{ $place }，已走 { $moves } 步，静候 { $ago }）：{ $turn }
bot-mytables-gathers = { $game }（{ $table }）：还在等人
bot-place-discord = Discord
bot-place-telegram = Telegram
bot-place-web = 网页
bot-mytables-open = { $game } { $table }
bot-mytables-way = 去那里看
bot-turn-yours = 轮到你
bot-turn-yours-in = 轮到你，还剩 { $time }
bot-turn-open = 等大家应答
bot-turn-of = 轮到 { $name }
bot-notice-stop = { $minutes } 分钟后我会短暂休息一下。你们的牌局会原样保留，其间不计时。
bot-notice-back = 休息结束，我回来了。你们的牌局和离开时一样。
bot-notice-away = 抱歉，我有一阵子没能应答。现在我回来了：牌局和离开时一样，其间没有计时。
bot-notice-off = 先前说的休息取消了，请继续玩吧。
bot-too-fast = 太快了，我跟不上。歇一口气，过几秒再继续吧。
bot-turn-told = { $names }，《{ $game }》轮到你了。
bot-turn-claims = { $names }：《{ $game }》还可以要牌。
bot-turn-left = { $line }还剩 { $time }。
bot-turn-over = 已应答。
bot-join-what = 哪一桌？/join 后面写八位桌号，例如 /join k3v9x2qa。要请人来你正在凑的一桌：/invite 名字。

bot-lobby = { $game }，{ $variant }。从任何地方都能来：/join { $code }
bot-lobby-plain = { $game }。从任何地方都能来：/join { $code }
bot-lobby-seats = 座位：{ $seats }。桌主：{ $host }。
bot-lobby-options = 打 { $deals } 局，{ $clock }。
bot-lobby-invited = 已邀请：{ $names }。
bot-lobby-unreached = 没能通知：{ $names }。请自己把桌号发过去：/join { $code }
bot-lobby-invited-enough = 已经邀请了 { $count } 人，不能再多了。
bot-invite-what = 用 /invite 加名字请人，例如 /invite Olena。对方须在这里或和你玩过；给我写过消息的人，也可以用用户名来请，例如 /invite @olena。
bot-invite-nowhere = 你现在没有在这里凑桌。先用 /play 开一桌，再用 /invite 请人。
bot-invite-nobody = 这里玩过的人里没有叫“{ $name }”的，所以谁也没通知。请自己把桌号发过去：/join { $code }
bot-invite-several = 这里不止一个人叫“{ $name }”，所以谁也没通知。请自己把桌号发给你要找的人：/join { $code }
bot-invite-sits = { $name } 已经坐在这一桌了。
bot-invite-before = 已经邀请过 { $name } 了。
bot-invite-unreached = 我没有办法写给 { $name }。请自己把桌号发过去：/join { $code }
bot-lobby-called = { $name }，{ $host } 请你来玩{ $game }。按“加入”入座；/block { $host } 之后，对方就不能再邀请你。
bot-lobby-size = { $seats } 个座位
bot-lobby-deals = 打 { $deals } 局
bot-lobby-hands-hidden = 暗牌
bot-lobby-hands-open = 明牌
bot-lobby-open-hands = { $options }明牌。
bot-open-hands = 明牌局：大家的手牌都摊开，所以这一局不计入排行榜和等级分。
bot-lobby-choose = { $options } 要怎么打？
bot-lobby-button-join = 加入
bot-lobby-button-leave = 离开
bot-lobby-button-add = 加电脑（{ $level }）
bot-lobby-button-drop = 减电脑
bot-lobby-button-options = 选项
bot-lobby-button-start = 开始
bot-lobby-button-show = 看一看
bot-lobby-there = 你已经请过了：那一桌开着，正在等人。
bot-challenge-which = 想和 { $name } 玩什么？
bot-challenge-done = 已经请了 { $name }。那一桌开着，正在等人。
bot-lobby-expired = 半个小时没有人来，这一桌收了。
bot-lobby-closed = 人都走了，这一桌收了。
bot-lobby-stopped = 本房间的管理员收了这一桌。
bot-lobby-gone = 没有这一桌。用 /play 开一桌。
bot-lobbies-enough = 你在这里已经有 { $count } 桌在等人。请先开始其中一桌，或先离开一桌。
bot-lobby-over = 那一桌已经收了。用 /play 再开一桌。
bot-lobby-sits = 你已经坐在这里了。按“开始”，或坐满了，就开局。
bot-lobby-full = 座位已满。
bot-lobby-not-in = 你在这里没有座位。按“加入”入座。
bot-lobby-host-only = 这一桌的桌主是 { $name }，由桌主决定。
bot-room-no-games = 本房间的管理员不想在这里开牌局。{ $kind ->
    [web] 网页的别的房间里可以玩。
   *[other] 我们的私聊里可以玩。
  }
bot-room-full = 这里已有 { $count } 桌，不能再多开了。
bot-command-hand = 你自己看到的牌桌
bot-command-join = 凭桌号加入
bot-command-join-arg = 八位桌号
bot-command-leave = 离桌，由电脑替你玩
bot-command-invite = 请人来你正在凑的一桌
bot-command-invite-arg = 名字；同时在凑几桌时，前面写桌号
bot-command-mytables = 你的所有牌桌，一桌一个按钮
bot-outcome-stopped = 本房间的管理员结束了这一局。

bot-command-room = 管理这里的牌局（管理员）
bot-command-room-arg = stop 桌号、bar 名字、allow 名字、games on、off 或 here、tables 5
bot-command-block = 不和某人同桌，或改回来
bot-command-block-arg = 名字
bot-command-link = 把你在两个平台的账号连起来
bot-command-link-arg = 另一边给的代码；不写就给你一个
bot-command-unlink = 把这个账号拆出来
bot-command-report = 报告出了什么问题
bot-command-report-arg = 出了什么问题，可不写
bot-room-help = 要改：/room stop 桌号、/room bar 名字、/room allow 名字、/room games off、/room games here（别的频道或话题不开）、/room tables 5。
bot-room-games-on = 这里可以开牌局。
bot-room-games-off = 这里不开牌局。
bot-room-games-here = 牌局在这里开；别的频道或话题，要在那里也这样说了才能开。
bot-room-games-elsewhere = 按管理员的意思，牌局在别的频道或话题里开。
bot-room-games-too = 要在这里也开：/room games here。
bot-room-games-how = 请说 /room games on、/room games off 或 /room games here（别的频道或话题不开）。
bot-room-tables = 多人牌桌最多同时 { $count } 桌。
bot-room-tables-how = 这里最多同时开几桌？1 到 { $most }，例如 /room tables 5。一桌也不要：/room games off。
bot-room-unknown = 我不知道 /room { $words } 要做什么。
bot-room-open = { $count ->
    [0] 这里没有开着的多人牌桌。
   *[other] 这里开着：{ $codes }。/room stop 加桌号就结束那一桌。
  }
bot-room-no-table = 本房间没有开着桌号是“{ $code }”的多人牌桌。
bot-room-stopped = { $table } 号桌已结束。
bot-room-bar = { $name } 不能再参加本房间的牌局。/room allow { $name } 就改回来。
bot-room-allow = { $name } 又可以在本房间玩了。
bot-room-whom = 谁？后面写上名字：/room { $verb } 名字。在这里玩过的人我都认得。
bot-block-whom = 不想和谁同桌？后面写上名字：/block 名字。和你同过桌、请过你的人我都认得。
bot-nobody-called = 这里的牌桌上没有叫“{ $name }”的人。
bot-now-blocked = 以后你和 { $name } 不会同桌。再用一次这个命令就改回来。
bot-block-out = 在你召集的 { $table } 桌，对方的座位已经空出。
bot-block-left = 你已离开还在等人的 { $table } 桌，你们俩原来都坐在那里。
bot-block-leave = 离开 { $game } { $table }
bot-unblocked = 你和 { $name } 又可以同桌了。
bot-reported = 谢谢。连同现在的牌面一起记下了，编号 { $report }。
bot-reported-words = 谢谢。已经记下了，编号 { $report }。
bot-link-private = 只能在私聊里办：到那里写给我。
bot-link-code = 你的代码是 { $code }。十分钟之内，用另一个账号给我写 /link { $code }。只能用一次。
bot-link-joined = 好了：两个账号现在都是你。
bot-link-unknown = 没有这个代码。代码十分钟内有效，只能用一次。
bot-link-same = 这是你自己的代码：请从另一个账号输入。
bot-link-table = 两个账号同坐在一桌没打完的牌局里。先把那一局打完。
bot-link-guesses = 错的代码太多了。过十分钟再试。
bot-unlink-done = 好了：这个账号重新开始，其余的都留在另一边。/link 可以再连起来。
bot-unlink-alone = 这个账号没有和别的连在一起。
