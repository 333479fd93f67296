# What is kept of a person, and what is new.

bot-command-privacy = What I keep of you, in plain words
bot-command-mydata = Everything I keep of you, as a file
bot-command-forgetme = Forget me for good; asks once
bot-command-news = What is new
bot-privacy-title = What I keep of you, in plain words:
bot-privacy-kept = Kept: the number of your account here, the name it shows and its user name; the language of your app; your settings; your games, move by move with their times, and the results, ratings and places that follow from them; whom you block; what you report.
bot-privacy-not = Not kept: what people write to each other. I read commands, presses and moves that are meant for me, and nothing else. I know no address, no telephone, no place. No advertising; nothing is passed on.
bot-privacy-seen = Others see: your name at tables where you play and on the boards of rooms where you played; on those of servers and the world unless /settings says no. Your card is closed until you open it. A hand is shown to its player alone.
bot-privacy-long = For how long: until you say /forgetme. Then a dash stands in your place, and the games of others stay whole. Messages that stand in a chat already belong to the chat: delete them there.
bot-privacy-data = My data as a file
bot-privacy-forget = Forget me
bot-mydata = Here is everything I keep of you (JSON). Seeds and what others hold are left out, for they are secrets of the table.
bot-mydata-file = Save the file
bot-forget-sure = Forget you for good? Your accounts, name, settings, reminders and reports go, and unfinished games are given up. At the games of others a dash stands in your place. This cannot be taken back. /mydata gives you a copy first.
bot-forget-yes = Yes, forget me
bot-forget-no = No, I stay
bot-forget-not = Good: nothing has changed.
bot-forget-done = Done: I do not know you any more. Write to me again, and we meet for the first time.
bot-news = What is new in Teahouse { $version } (page { $page } of { $pages })
bot-news-entry = – { $entry }
bot-news-newer = Newer ({ $page } of { $pages })
bot-news-older = Older ({ $page } of { $pages })
