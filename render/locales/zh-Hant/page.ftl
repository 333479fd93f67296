# Words of the page in the browser.

page-title = 茶館
page-welcome = 請進，請坐，來一局
page-about = 老牌戲，同室共玩。不用註冊，留個名字就行。
page-name = 你的名字
page-room = 房間
page-room-hint = 同一房間的人看到同樣的牌桌。可用字母、數字、- 和 _。
page-enter = 進來
page-recent = 去過的房間
page-guest = 客人 { $number }

page-rooms = 所有房間
page-stream = 本房間的牌面
page-own = 只有你看得到
page-close = 關閉
page-people = 在座：
page-rename = 改名字
page-share = 邀請
page-shared = 房間網址已複製，傳給朋友吧。
page-commands = 指令
page-field = 走法，或 /play
page-send = 傳送
page-skip = 跳到牌面
page-keys = 快速鍵
page-keys-choose = 按最新牌面上的選項
page-keys-write = 輸入
page-keys-close = 關掉只有你看得到的內容
page-thinking = 正在想……
page-lost = 茶館暫時沒有回應。過一會兒再按一次，不會算兩遍。
page-away = 連線斷了，正在重新連線……

page-error-title = 不在這裡
page-error-back = 回到門口
page-error-origin = 這個請求來自別的網站，所以什麼也沒做。請直接打開本頁再試。
page-error-guest = 請先從門口進來，留個名字。
page-error-room = 房間名用 1 到 40 個字母、數字、- 和 _。
page-error-missing = 這個網址什麼也沒有。
page-error-method = 這個網址不能這樣用。
page-error-large = 一次發來的字太多了。
page-error-unclear = 我沒看懂，所以什麼也沒做。
page-error-broken = 我這邊出了故障。你的牌局沒有任何變動。回報編號 { $report }。
page-import = 重播棋譜：貼在這裡，或選擇檔案
page-import-go = 重播
