# Words that only Telegram needs.

telegram-open-chat = Open a private chat
telegram-write-first = I can say this only in private, and Telegram lets me write to you once you have opened our chat.
telegram-sent-privately = I have written to you in our private chat.
