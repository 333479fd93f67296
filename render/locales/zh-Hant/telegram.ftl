# Words that only Telegram needs.

telegram-sent-privately = 我已在私訊裡寫給你了。
telegram-topic-closed = 那個話題已關閉，我沒法在那裡發言。管理員可以重新開啟；在這裡馬上就能玩。
telegram-may-not-write = 我不能在那個群組裡發言：要請管理員允許我傳訊息和圖片。在這裡馬上就能玩。
telegram-not-shown = Telegram 沒有接受我要顯示的內容。你的牌局沒有任何變動：傳送 /board 可以再看一次。
telegram-no-photos = 我在這裡不能傳圖片，牌面只好用文字。想看圖，請管理員允許我傳圖片。
telegram-one-moment = 稍等……
telegram-hand-alone = 要用手牌來打，請打開我們的私訊，或者輸入 /move 和應答。
telegram-buttons-alone = 按鈕在我們的私訊裡：再按一次就會打開。
telegram-invite = 邀請朋友

# Inline mode: somebody types the bot's name in any chat, and picks what shall be posted there.
telegram-inline-result = 曬今天的成績
telegram-inline-today = 今日挑戰：{ $game }
telegram-inline-play = 來一局《{ $game }》
telegram-inline-variant = { $game }：{ $variant }
telegram-inline-invite = 邀人入座
telegram-inline-invite-about = 誰按下按鈕，誰就來這一桌
telegram-inline-invite-words = 來茶館，和我同坐一桌吧。
telegram-inline-challenge = 今天這一局，人人拿到的牌都一樣。你要走幾步？
telegram-inline-open = 進茶館
telegram-inline-button-play = 開局
telegram-inline-button-join = 來這一桌

telegram-open-hand = 打開我的手牌
