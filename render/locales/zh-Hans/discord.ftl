# Hints for the options of the slash commands.
discord-option-game = 玩哪种
discord-option-variant = 哪种玩法；输入几个字来找
discord-option-for = 谁可以走：只有你，还是本频道所有人
discord-option-move = 走法：按钮上的字母，或牌谱记法
discord-option-record = 牌谱文字
discord-option-file = 牌谱文件
discord-option-section = 哪一节；输入几个字来找

# Where the bot can do less than it would like.
discord-guest = 我在这里只是客人，没人叫就不能发言：这里的牌面只在每次按键后更新，中间不会动。
discord-lacks = 我在这里缺少{ $rights }权限，所以这里的牌面只在每次按键后更新，中间不会动。管理员可以允许。
discord-right-view = “查看频道”
discord-right-send = “发送消息”
discord-right-threads = “在子区内发送消息”
discord-right-manage = “管理子区”（这个子区已锁定）

# Under the bot's name in the list of people.
discord-presence = { $count ->
    [0] 茶已备好 · /play
   *[other] { $count } 桌 · /play
}

# Asking a person to a game: the entry in a person's menu, and what follows.
discord-challenge = 约一局
discord-challenge-nobody = 电脑在哪一桌都会自己入座。请选一个不是你自己的人。

# The window for a move, opened by /move without words.
discord-modal-move = 你的走法
discord-option-date = 哪一天，如 2026-11-20；不写则全部列出
discord-option-table = 你的哪一桌

# Names of commands and options: one word in small letters, hyphens allowed.
discord-name-start = 开始
discord-name-play = 开局
discord-name-board = 牌面
discord-name-hand = 手牌
discord-name-join = 加入
discord-name-leave = 离桌
discord-name-invite = 邀请
discord-name-mytables = 我的牌桌
discord-name-move = 走法
discord-name-undo = 撤回
discord-name-hint = 提示
discord-name-resign = 认输
discord-name-text = 文字牌面
discord-name-rules = 规则
discord-name-learn = 学习
discord-name-verify = 查验
discord-name-import = 导入牌谱
discord-name-daily = 今日挑战
discord-name-archive = 往日挑战
discord-name-top = 排行榜
discord-name-me = 我的名片
discord-name-void = 作废
discord-name-settings = 设置
discord-name-room = 房间
discord-name-block = 屏蔽
discord-name-link = 绑定
discord-name-unlink = 解绑
discord-name-report = 报告
discord-name-privacy = 隐私
discord-name-mydata = 我的数据
discord-name-forgetme = 忘记我
discord-name-news = 新内容
discord-name-help = 帮助
discord-name-about = 关于
discord-name-account = 账号
discord-name-admin = 管理
discord-name-teahouse = 茶馆
discord-name-game = 牌戏
discord-name-variant = 玩法
discord-name-for = 谁玩
discord-name-section = 章节
discord-name-words = 内容
discord-name-table = 牌桌
discord-name-record = 牌谱
discord-name-file = 文件
discord-name-date = 日期
