# Hints for the options of the slash commands.
discord-option-game = 玩哪種
discord-option-variant = 哪種玩法；輸入幾個字來找
discord-option-for = 誰可以走：只有你，還是本頻道所有人
discord-option-move = 走法：按鈕上的字母，或牌譜記法
discord-option-section = 哪一節；輸入幾個字來找
