# Hints for the options of the slash commands.
discord-option-game = 玩哪种
discord-option-variant = 哪种玩法；输入几个字来找
discord-option-for = 谁可以走：只有你，还是本频道所有人
discord-option-move = 走法：按钮上的字母，或牌谱记法
discord-option-section = 哪一节；输入几个字来找

# Where the bot can do less than it would like.
discord-guest = 我在这里只是客人，没人叫就不能发言：这张牌面只在每次按键后更新，中间不会动。
discord-lacks = 我在这里缺少{ $rights }权限，所以这张牌面只在每次按键后更新，中间不会动。管理员可以允许。
discord-right-view = “查看频道”
discord-right-send = “发送消息”
discord-right-threads = “在子区内发送消息”

# Under the bot's name in the list of people.
discord-presence = { $count ->
    [0] 茶已备好 · /play
   *[other] { $count } 桌 · /play
}

# Asking a person to a game: the entry in a person's menu, and what follows.
discord-challenge = 约一局
discord-challenge-which = 想和 { $name } 玩什么？
discord-challenge-game = { $game }：{ $variant }
discord-challenge-nobody = 电脑在哪一桌都会自己入座。请选一个不是你自己的人。
discord-challenge-called = { $name } 想和你玩：请到上面那一桌入座。

# The window for a move, opened by /move without words.
discord-modal-move = 你的走法
discord-option-table = 你的哪一桌
