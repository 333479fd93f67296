# Words that only Telegram needs.

telegram-sent-privately = I have written to you in our private chat.
telegram-topic-closed = That topic is closed, so I cannot post there. An administrator can reopen it; here we can play at once.
telegram-may-not-write = I may not post in that group: an administrator has to let me send messages and photos. Here we can play at once.
telegram-one-moment = One moment…
