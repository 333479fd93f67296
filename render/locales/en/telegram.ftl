# Words that only Telegram needs.

telegram-sent-privately = I have written to you in our private chat.
