# Words of the page in the browser.

page-title = 茶馆
page-welcome = 请进，请坐，来一局
page-about = 老牌戏，同室共玩。不用注册，留个名字就行。
page-name = 你的名字
page-room = 房间
page-room-hint = 同一房间的人看到同样的牌桌。可用字母、数字、- 和 _。
page-enter = 进来
page-recent = 去过的房间
page-guest = 客人 { $number }

page-rooms = 所有房间
page-stream = 本房间的牌面
page-own = 只有你看得到
page-close = 关闭
page-people = 在座：
page-rename = 改名字
page-share = 邀请
page-shared = 房间网址已复制，发给朋友吧。
page-commands = 命令
page-field = 走法，或 /play
page-send = 发送
page-skip = 跳到牌面
page-keys = 快捷键
page-keys-choose = 按最新牌面上的选项
page-keys-write = 输入
page-keys-close = 关掉只有你看得到的内容
page-thinking = 正在想……
page-lost = 茶馆暂时没有回应。过一会儿再按一次，不会算两遍。
page-away = 连接断了，正在重连……

page-error-title = 不在这里
page-error-back = 回到门口
page-error-origin = 这个请求来自别的网站，所以什么也没做。请直接打开本页再试。
page-error-guest = 请先从门口进来，留个名字。
page-error-room = 房间名用 1 到 40 个字母、数字、- 和 _。
page-error-missing = 这个网址什么也没有。
page-error-method = 这个网址不能这样用。
page-error-large = 一次发来的字太多了。
page-error-unclear = 我没看懂，所以什么也没做。
page-error-broken = 我这边出了故障。你的牌局没有任何变动。报告编号 { $report }。
page-import = 回放棋谱：粘贴在这里，或选择文件
page-import-go = 回放
