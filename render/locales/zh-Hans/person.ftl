# 关于一个人保存了什么，以及有什么新内容。

bot-command-privacy = 我保存了你的什么，用大白话说
bot-command-mydata = 我保存的你的一切，一个文件
bot-command-forgetme = 永远忘记我；会先问一次
bot-command-news = 有什么新内容
bot-privacy-title = 我保存了你的什么，用大白话说：
bot-privacy-kept = 保存：你在这里的账号编号、显示的名字和用户名；你的应用语言；你的设置；你的每一局，每一步和时间，以及由此得出的成绩、等级分和名次；你屏蔽了谁；你报告了什么。
bot-privacy-not = 不保存：人们彼此写的话。我只读发给我的命令、按键和走法，别的都不读。我不知道地址、电话和所在地。没有广告，也不转给别人。
bot-privacy-seen = 别人看得到：你在牌桌上的名字，以及你玩过的房间的排行榜；服务器榜和世界榜也看得到，除非你在 /settings 里选了不上榜。你的名片在你公开之前是关着的。手牌只给它的主人看。
bot-privacy-long = 保存多久：直到你说 /forgetme。那时你的位置上只留一横，别人的牌局保持完整。已经在聊天里的消息属于聊天：请在那里删除。
bot-privacy-data = 我的数据文件
bot-privacy-forget = 忘记我
bot-mydata = 这是我保存的你的一切（JSON）。种子和别人手里的牌不在其中，那是牌桌的秘密。
bot-mydata-file = 保存文件
bot-forget-sure = 永远忘记你？账号、名字、设置、提醒和报告都会消失，没打完的牌局算认输。在别人的牌局里，你的位置上只留一横。这不能撤销。/mydata 可以先给你一份副本。
bot-forget-yes = 是，忘记我
bot-forget-no = 不，我留下
bot-forget-not = 好的，什么都没有变。
bot-forget-done = 完成：我不再认识你了。你再写给我，我们就是初次见面。
bot-news = Teahouse { $version } 有什么新内容（第 { $page } 页，共 { $pages } 页，英文）
bot-news-entry = – { $entry }
bot-news-newer = 较新（{ $page }/{ $pages }）
bot-news-older = 较早（{ $page }/{ $pages }）
