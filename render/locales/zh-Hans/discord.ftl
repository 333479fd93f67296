# Hints for the options of the slash commands.
discord-option-game = 玩哪种
discord-option-variant = 哪种玩法；输入几个字来找
discord-option-for = 谁可以走：只有你，还是本频道所有人
discord-option-move = 走法：按钮上的字母，或牌谱记法
discord-option-section = 哪一节；输入几个字来找
