# 關於一個人保存了什麼，以及有什麼新內容。

bot-command-privacy = 我保存了你的什麼，用大白話說
bot-command-mydata = 我保存的你的一切，一個檔案
bot-command-forgetme = 永遠忘記我；會先問一次
bot-command-news = 有什麼新內容
bot-privacy-title = 我保存了你的什麼，用大白話說：
bot-privacy-kept = 保存：你在這裡的帳號編號、顯示的名字和使用者名稱；你的應用程式語言；你的設定；你的每一局，每一步和時間，以及由此得出的成績、等級分和名次；你封鎖了誰；你回報了什麼。
bot-privacy-not = 不保存：人們彼此寫的話。我只讀發給我的指令、按鍵和走法，別的都不讀。我不知道地址、電話和所在地。沒有廣告，也不轉給別人。
bot-privacy-seen = 別人看得到：你在牌桌上的名字，以及你玩過的房間的排行榜；伺服器榜和世界榜也看得到，除非你在 /settings 裡選了不上榜。你的名片在你公開之前是關著的。手牌只給它的主人看。
bot-privacy-long = 保存多久：直到你說 /forgetme。那時你的位置上只留一橫，別人的牌局保持完整。已經在聊天裡的訊息屬於聊天：請在那裡刪除。
bot-privacy-data = 我的資料檔案
bot-privacy-forget = 忘記我
bot-mydata = 這是我保存的你的一切（JSON）。種子和別人手裡的牌不在其中，那是牌桌的秘密。
bot-mydata-file = 儲存檔案
bot-forget-sure = 永遠忘記你？帳號、名字、設定、提醒和回報都會消失，沒打完的牌局算認輸。在別人的牌局裡，你的位置上只留一橫。這不能撤銷。/mydata 可以先給你一份副本。
bot-forget-yes = 是，忘記我
bot-forget-no = 不，我留下
bot-forget-not = 好的，什麼都沒有變。
bot-forget-done = 完成：我不再認識你了。你再寫給我，我們就是初次見面。
bot-news = Teahouse { $version } 有什麼新內容（第 { $page } 頁，共 { $pages } 頁，英文）
bot-news-entry = – { $entry }
bot-news-newer = 較新（{ $page }/{ $pages }）
bot-news-older = 較早（{ $page }/{ $pages }）
