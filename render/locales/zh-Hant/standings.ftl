# Leaderboards, ratings, profiles, the digest of a week.

top-points = 每日積分
top-wins = 勝局
top-best = 最佳成績
top-rating = 等級分
top-title = { $measure }：{ $what }
top-all-games = 所有牌戲
top-game-variant = { $game }，{ $variant }
top-about = { $scope }，{ $period }

top-scope-room = 本房間
top-scope-server = { $kind ->
    [discord] 本伺服器
   *[other] 本聊天室
  }
top-scope-world = 全世界
top-period-day = 今天
top-period-week = 本週
top-period-month = 本月
top-period-season = 本季
top-period-all = 歷來
top-now = 現在

top-value-points = { $n } 星
top-value-wins = { $n } 勝
top-value-moves = { $n } 步
top-value-score = { $n } 分
top-value-rating = { $n }

top-caption = { $title }，{ $about }。{ $people ->
    [0] 榜上還沒有人。
   *[other] 共 { $people } 人。
  }
top-mine = 你：第 { $place } 名，{ $value }。
top-rating-how = 計分的牌局滿 { $games } 局才上榜。同一遊戲每天最多計 { $cap } 局；七天內與同一對手對局，前 { $full } 局全額計分，之後逐局遞減。
top-free = 榜首虛位以待。
top-not-mine = 你還不在榜上。
top-not-mine-guest = 網頁的客人不上世界榜；連上一個帳號，你玩過的全都算。
top-not-mine-unlisted = 是你自己不上這個榜的；到 /settings 可以改回來。
top-nameless = 某人
top-left = { $name }（已離開）
top-alt-mine = 你的名次：{ $place }，{ $value }
top-alt-line = { $place }：{ $name }，{ $value }
top-line = { $place }. { $name }：{ $value }

top-button-scope = { $scope }
top-button-next = 後十名
top-button-before = 前十名
top-button-mine = 我的名次
top-button-game = 牌戲：{ $game }
top-button-variant = 玩法：{ $variant }
top-all-variants = 全部
top-button-everybody = 顯示已離開的人
top-button-members = 只看成員

top-no-room = 那個房間你不能看。
top-how = /top 後面可以寫想看什麼：room、server 或 world；day、week、month、season 或 all；一種牌戲；points、wins、best 或 rating。

## Voiding

top-void-how = 請說是哪一局：「/void k3v9x2qa」，或回覆它的牌面。這一局就不計入任何人；「/void k3v9x2qa back」改回來。
top-void-nothing = 這裡沒有那一局的結果。
top-void-own = 那一局你也在玩：要由別的管理員來辦。
top-void-own-page = 那一局你也在玩，而網頁房間的管理員只有最先來的人：所以沒有人能作廢它。
top-voided = 已作廢：那一局現在不計入任何人，也不計入任何數字。
top-voided-before = 那一局已經作廢了。
top-restored = 又算數了。
top-not-voided = 那一局沒有作廢。

## Profile

me-rating = 等級分
me-played = 玩過
me-won = 贏過
me-streak = 連續（最長）
me-streak-value = { $now }（{ $best }）
me-figure = { $n }
me-none = –
me-nothing = 還沒有玩完的牌局。
me-favourites = 玩得最多：{ $variants }
me-variant = { $variant }（{ $game }）
me-no-favourites = 還沒有最愛的玩法。
me-badges = 徽章：{ $badges }
me-no-badges = 還沒有徽章：不靠幫助，每日挑戰走到標準步數，就有一枚。
me-alt-game = { $game }：等級分 { $rating }，玩過 { $played }，贏過 { $won }，連續 { $streak }
me-caption = { $name }
me-rating-soon = 計分的牌局滿 { $games } 局，就顯示等級分。
me-closed = { $name } 的名片不給別人看。（/settings 裡的「我的名片」）
me-unknown = 這裡的榜上沒有叫「{ $name }」的人。
me-badge-par = 不靠幫助，以標準步數解開每日挑戰
me-badge-streak-7 = 連續七天
me-badge-streak-30 = 連續三十天
me-badge-every-game = 館裡每種牌戲都贏過

## Digest of a week

top-digest = { $first } 到 { $last } 這一週：
top-digest-podium = 前三名（{ $measure }）：{ $names }。
top-digest-podium-entry = { $place }. { $name }（{ $value }）
top-digest-best = 最佳走法：{ $name }，{ $game } { $moves } 步（標準 { $par }）。
top-digest-best-points = 最佳得分：{ $name }，{ $game } { $points } 分（標準 { $par }）。
top-digest-tight = 最膠著的一局：{ $game }（{ $names }），{ $margin ->
    [0] 終局打平
   *[other] 只差 { $margin } 分
  }。
top-digest-name = { $name }
top-digest-on = 以後每週一 { $when }，我會在這裡說說這一週怎麼樣。
top-digest-off = 這裡不再有每週小結。
top-digest-how = 請說幾點：「/top digest 9:00」（管理員），或「/top digest off」。
top-digest-button = 排行榜
