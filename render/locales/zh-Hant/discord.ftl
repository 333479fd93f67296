# Hints for the options of the slash commands.
discord-option-game = 玩哪種
discord-option-variant = 哪種玩法；輸入幾個字來找
discord-option-for = 誰可以走：只有你，還是本頻道所有人
discord-option-move = 走法：按鈕上的字母，或牌譜記法
discord-option-record = 牌譜文字
discord-option-file = 牌譜檔案
discord-option-section = 哪一節；輸入幾個字來找

# Where the bot can do less than it would like.
discord-guest = 我在這裡只是客人，沒人叫就不能發言：這裡的牌面只在每次按鍵後更新，中間不會動。
discord-lacks = 我在這裡缺少{ $rights }權限，所以這裡的牌面只在每次按鍵後更新，中間不會動。管理員可以允許。
discord-right-view = 「檢視頻道」
discord-right-send = 「傳送訊息」
discord-right-threads = 「在討論串中傳送訊息」
discord-right-manage = 「管理討論串」（這個討論串已鎖定）

# Under the bot's name in the list of people.
discord-presence = { $count ->
    [0] 茶已備好 · /play
   *[other] { $count } 桌 · /play
}

# Asking a person to a game: the entry in a person's menu, and what follows.
discord-challenge = 約一局
discord-challenge-nobody = 電腦在哪一桌都會自己入座。請選一個不是你自己的人。

# The window for a move, opened by /move without words.
discord-modal-move = 你的走法
discord-option-date = 哪一天，如 2026-11-20；不寫則全部列出
discord-option-table = 你的哪一桌

# Names of commands and options: one word in small letters, hyphens allowed.
discord-name-start = 開始
discord-name-play = 開局
discord-name-board = 牌面
discord-name-hand = 手牌
discord-name-join = 加入
discord-name-leave = 離桌
discord-name-invite = 邀請
discord-name-mytables = 我的牌桌
discord-name-move = 走法
discord-name-undo = 撤回
discord-name-hint = 提示
discord-name-resign = 認輸
discord-name-text = 文字牌面
discord-name-rules = 規則
discord-name-learn = 學習
discord-name-verify = 查驗
discord-name-import = 匯入牌譜
discord-name-daily = 今日挑戰
discord-name-archive = 往日挑戰
discord-name-top = 排行榜
discord-name-me = 我的名片
discord-name-void = 作廢
discord-name-settings = 設定
discord-name-room = 房間
discord-name-block = 封鎖
discord-name-link = 綁定
discord-name-unlink = 解綁
discord-name-report = 回報
discord-name-privacy = 隱私
discord-name-mydata = 我的資料
discord-name-forgetme = 忘記我
discord-name-news = 新內容
discord-name-help = 幫助
discord-name-about = 關於
discord-name-account = 帳號
discord-name-admin = 管理
discord-name-teahouse = 茶館
discord-name-game = 牌戲
discord-name-variant = 玩法
discord-name-for = 誰玩
discord-name-section = 章節
discord-name-words = 內容
discord-name-table = 牌桌
discord-name-record = 牌譜
discord-name-file = 檔案
discord-name-date = 日期
