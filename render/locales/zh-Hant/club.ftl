# 複式對局、錦標賽、房間的聯賽。

club-kind-own = 複式對局
club-kind-tables = 複式輪賽
club-kind-duels = 瑞士制錦標賽
club-kind-league = 聯賽

club-menu = 讓運氣拉平的玩法：人人同一副牌，或者打一場錦標賽。在這裡開一場，別人按按鈕加入，也可以在任何地方憑代碼加入。
club-menu-own = 同一副牌，各打各的
club-menu-tables = 同一副牌，多桌同打
club-menu-cup = 錦標賽
club-menu-league = 本週聯賽
club-menu-rules = 怎麼玩
club-here = { $kind }：{ $game }（{ $code }）
club-form-own = 大家各自跟電腦打同樣的牌，什麼時候打都行，最後比較得分。
club-form-tables = 大家分坐幾桌，每桌同一副牌，每個座位與別桌的同一座位比較。
club-form-cup = 錦標賽：五行按瑞士制捉對，四色牌打複式輪賽。
club-which = 玩哪一種？
club-how = /club 後面可以寫：duplicate、tables、tournament 或 league，再加遊戲名；rules；或一場比賽的代碼。

club-head = { $kind }：{ $game }。代碼 { $code }
club-head-open = { $kind }：{ $game }。從任何地方都能來：/join { $code }
club-names = { $count ->
    [0] 還沒有人報名。
   *[other] 已報名 { $count } 人：{ $names }{ $more ->
        [0] 。
       *[other] ，另有 { $more } 人。
      }
  }
club-rounds-own = { $count } 副牌
club-rounds-tables = { $count } 輪
club-rounds-duels = { $count ->
    [0] 輪數按人數定
   *[other] { $count } 輪
  }
club-options = { $rounds }，每輪 { $time }，每次應答 { $answer }。
club-options-own = { $rounds }，限時 { $time }，期間隨時可以加入。
club-choose = 請選擇。現在是：{ $options }
club-time-own = 到時沒打完的不得分。每副牌按百分比計：最好的得 100。
club-time-tables = 一輪到時，沒打完的牌局即告結束：正等著誰應答，誰就得 0，同桌其他人得 50%。結束時由電腦代打的人得 0。
club-time-duels = 一輪到時，沒打完的牌局即告結束：正等著誰應答，誰就輸；結束時不在座的人也輸。
club-stopped = 這一場取消了。
club-now = 第 { $n } 輪，共 { $of } 輪，截止：{ $ends }。{ $count } 局中已打完 { $done } 局。
club-now-own = 截止：{ $ends }。{ $count } 人中已打完 { $done } 人。
club-bye = { $name } 本輪輪空，照樣得分。
club-pair = { $first } – { $second }
club-pair-over = { $first } { $a } : { $b } { $second }
club-pair-table = 第 { $n } 桌：{ $names }
club-pair-table-over = 第 { $n } 桌：{ $names }（已打完）
club-pairs-head = 第 { $n } 輪，共 { $of } 輪，各桌對陣：
club-pairs-more = 其餘 { $count } 桌見「對陣」。
club-over = { $count ->
    [0] 結束了，沒有人得分。
    [1] 結束了，{ $names } 獲勝。
   *[other] 結束了，{ $names }{ $more ->
        [0] {" "}並列獲勝。
       *[other] {" "}等 { $count } 人並列獲勝。
      }
  }
club-mine = 你：第 { $place } 名，{ $total }。
club-moment = { $date } { $time }
club-points = { $n } 分
club-percent = 百分之 { $n }
club-cell-own = { $n } %
club-cell-tables = { $n } %
club-cell-duels = { $n }
club-percent-of = { $n } %（滿分 { $of } %）
club-column-sum = 合計
club-column-round = 第{ $n }輪
club-column-points = 積分
club-column-percent = 得分率
club-column-daily = 每日
club-column-deals = 複式
club-column-seat = 座位
club-column-score = 得分
club-foot-own = 100 %：同樣的牌，勝過其他所有人。
club-foot-tables = 每輪最多 100 %，與別桌的同一座位相比。
club-foot-duels = 勝一局得兩分，平局一分；同分看對手的積分。
club-foot-deal = 只比同一座位；得分相同的平分。
club-deal = 第 { $n } 輪
club-deal-own = 第 { $deal } 副牌
club-deal-lead = { $what }，逐桌比較。
club-replay = 回放：{ $names }

club-page = 第 { $page }/{ $pages } 頁
club-button-join = 報名
club-button-leave = 退出
club-button-leave-yes = 是，就此退出
club-button-options = 選項
club-button-start = 開始
club-button-stop = 取消
club-button-stop-yes = 是，現在就結束
club-button-mine = 我的牌桌
club-button-table = 名次表
club-button-deal = 比較各桌
club-button-pairs = 對陣
club-button-rules = 怎麼玩
club-button-open = 查看 { $code }
club-button-show = 名次表

club-gone = 沒有這個代碼的比賽。
club-full = 名額已滿。
club-once = 退出以後不能再加入這一場。
club-room-full = 這裡已經開著 { $count } 場，請先打完一場。
club-own-full = 你在這裡已經開著 { $count } 場。
club-begins = 開始了。按「我的牌桌」入座。
club-late-open = 還沒有開始。
club-late-running = 已經開始，不能再報名了。用 /club 可以另開一場。
club-late-over = 已經結束。
club-late-stopped = 這一場取消了。
club-not-in = 你沒有報名參加這一場。
club-not-yet = 這一輪你沒有牌桌。
club-rests = 你本輪輪空，照樣得分。別人打完就開始下一輪。
club-resigned = 這一輪你已經讓出了座位。
club-leave-sure = 電腦會替你打完，或者對手獲勝；以後不再給你安排對局。
club-left = 你已退出。已有的成績仍留在名次表上。
club-few = { $count ->
    [1] 先要有人報名。
   *[other] 至少要有 { $count } 人報名。
  }
club-host-only = 這一場是 { $name } 開的，由 { $name } 決定。
club-stop-sure = 為所有人取消這一場嗎？
club-stop-sure-running = 現在就結束嗎？沒打完的牌局按到時處理，也不再有下一輪。
club-stopping = 好了，各房間馬上會看到。
club-seed-later = 等沒有人再打這副牌了，/verify 會公布種子。
club-replay-later = 也許還有人在打這副牌：這一輪結束後才能看這些牌局。

## The league

club-league-none = 這裡沒有聯賽。
club-league-off = 這裡的聯賽取消了。
club-league-empty = 這裡還沒有聯賽。誰先按誰就開賽：每日挑戰的星和複式牌計分，從週一到下週一。
club-league-rooms = 聯賽屬於房間：請到房間裡說 /club league。
club-league-head = 聯賽第 { $n } 組，共 { $of } 組，截止：{ $ends }。
club-league-in = 你在第 { $n } 組。
club-league-not-in = 你還不在聯賽裡：按「加入聯賽」，本週在這裡得到的都算數。
club-league-no-last = 上週這裡沒有聯賽。
club-league-past = 聯賽這一週：{ $first } 到 { $last }。
club-league-first = 第 { $n } 組第一：{ $names }。
club-league-up = { $count ->
    [1] 升組：{ $names }。
   *[other] 升組：{ $names }。
  }
club-league-about = 第 { $n } 組，共 { $of } 組
club-league-foot = 箭頭：到週一會升組或降組的人。
club-league-foot-past = 箭頭：升組或降組的人。
club-league-foot-alone = 只有一組時，沒有人升組或降組。
club-league-group = 第 { $n } 組
club-league-button-join = 加入聯賽
club-league-button-leave = 退出聯賽
club-league-button-last = 上週
club-league-button-now = 本週

club-rules-own = 開始時定下一副牌，或由幾副組成的一場。每個報名的人在自己的牌桌上打：同一個座位，同樣的電腦，同樣的局面必有同樣的應對。到時之前隨時可以打，別人也還可以加入。
    每副牌都作比較：勝過所有人得 100%，居中得 50%，相同的平分。全部結束後公布種子，那時每一局都可以回放。
club-rules-tables = 每一輪，所有牌桌（至少兩桌）打同一副牌。抽籤把大家平均分開，碰面最少的先坐一起，其餘座位由電腦坐。每個座位與別桌的同一座位比較：最好得 100%，居中得 50%，相同的平分。所以牌不好也不吃虧：坐這個座位的人拿的都是這副牌。
    應答有時限，連續三次逾時就由電腦代打，直到你回來。一輪到時，沒打完的牌局即告結束：正等著誰應答，誰就得 0，同桌其他人得 50%。名次看各輪總和，其次看牌局得分。
club-rules-duels = 每一輪，名次相鄰而沒有碰過面的人配成一對。勝一局得兩分，平局一分。人數為單時，還沒有輪空過的最後一名輪空，得勝局的分。先手較少的人先行。同分看對手的積分。
    一輪到時，沒打完的牌局即告結束，正等著誰應答，誰就輸；結束時不在座的人也輸。隨時可以退出，以後不再安排對局。機器人離線時，時鐘停走。
club-rules-league = 聯賽在一個房間裡從週一打到下週一（UTC）。計入的是在這裡開始的每日挑戰的星，以及複式牌：80% 以上 3 分，50% 以上 2 分，高於零就有 1 分；沒有別人打過的牌不計分。每組八人。週一正午（UTC，那時最後一天的挑戰在各地都已結束），各組最好的兩名（須有分數）升組，同樣多的人降組。在末組一分未得的人出局，按一下就能回來。
