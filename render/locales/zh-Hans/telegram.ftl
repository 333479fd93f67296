# Words that only Telegram needs.

telegram-sent-privately = 我已在私聊里写给你了。
telegram-topic-closed = 那个话题已关闭，我没法在那里发言。管理员可以重新打开；在这里马上就能玩。
telegram-may-not-write = 我不能在那个群组里发言：要请管理员允许我发消息和图片。在这里马上就能玩。
telegram-not-shown = Telegram 没有接受我要显示的内容。你的牌局没有任何变动：发送 /board 可以再看一次。
telegram-no-photos = 我在这里不能发图片，牌面只好用文字。想看图，请管理员允许我发图片。
telegram-one-moment = 稍等……
telegram-hand-alone = 要用手牌来打，请打开我们的私聊，或者输入 /move 和应答。
telegram-buttons-alone = 按钮在我们的私聊里：再按一次就会打开。
telegram-invite = 邀请朋友

# Inline mode: somebody types the bot's name in any chat, and picks what shall be posted there.
telegram-inline-result = 晒今天的成绩
telegram-inline-today = 今日挑战：{ $game }
telegram-inline-play = 来一局《{ $game }》
telegram-inline-variant = { $game }：{ $variant }
telegram-inline-invite = 邀人入座
telegram-inline-invite-about = 谁按下按钮，谁就来这一桌
telegram-inline-invite-words = 来茶馆，和我同坐一桌吧。
telegram-inline-challenge = 今天这一局，人人拿到的牌都一样。你要走几步？
telegram-inline-open = 进茶馆
telegram-inline-button-play = 开局
telegram-inline-button-join = 来这一桌

telegram-open-hand = 打开我的手牌
