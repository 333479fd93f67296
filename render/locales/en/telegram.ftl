# Words that only Telegram needs.

telegram-sent-privately = I have written to you in our private chat.
telegram-topic-closed = That topic is closed, so I cannot post there. An administrator can reopen it; here we can play at once.
telegram-may-not-write = I may not post in that group: an administrator has to let me send messages and photos. Here we can play at once.
telegram-not-shown = Telegram would not take what I wanted to show you. Nothing in your game has changed: /board shows it again.
telegram-no-photos = I may not send photos here, so the board comes in words. For pictures, ask an admin to let me send photos.
telegram-one-moment = One moment…
telegram-hand-alone = To play from your hand, start our private chat, or write /move and an answer.
telegram-buttons-alone = The buttons stand in our private chat: press once more to open it.
telegram-invite = Invite somebody

# Inline mode: somebody types the bot's name in any chat, and picks what shall be posted there.
telegram-inline-result = Share today's result
telegram-inline-today = Today's challenge: { $game }
telegram-inline-play = A game of { $game }
telegram-inline-variant = { $game }: { $variant }
telegram-inline-invite = Invite to a table
telegram-inline-invite-about = Whoever presses the button comes to the table
telegram-inline-invite-words = Come and join me at a table in the tea-house.
telegram-inline-challenge = The deal of the day is the same for everybody. How many moves will you need?
telegram-inline-open = Open the tea-house
telegram-inline-button-play = Play
telegram-inline-button-join = Come to the table

telegram-open-hand = Open my hand
