# Leaderboards, ratings, profiles, the digest of a week.

top-points = 每日积分
top-wins = 胜局
top-best = 最佳成绩
top-rating = 等级分
top-title = { $measure }：{ $what }
top-all-games = 所有牌戏
top-game-variant = { $game }，{ $variant }
top-about = { $scope }，{ $period }

top-scope-room = 本房间
top-scope-server = { $kind ->
    [discord] 本服务器
   *[other] 本聊天室
  }
top-scope-world = 全世界
top-period-day = 今天
top-period-week = 本周
top-period-month = 本月
top-period-season = 本季
top-period-all = 历来
top-now = 现在

top-value-points = { $n } 星
top-value-wins = { $n } 胜
top-value-moves = { $n } 步
top-value-score = { $n } 分
top-value-rating = { $n }

top-caption = { $title }，{ $about }。{ $people ->
    [0] 榜上还没有人。
   *[other] 共 { $people } 人。
  }
top-mine = 你：第 { $place } 名，{ $value }。
top-rating-how = 计分的牌局满 { $games } 局才上榜。同一游戏每天最多计 { $cap } 局；七天内与同一对手对局，前 { $full } 局全额计分，之后逐局递减。
top-free = 榜首虚位以待。
top-not-mine = 你还不在榜上。
top-not-mine-guest = 网页的客人不上世界榜；连上一个账号，你玩过的全都算。
top-not-mine-unlisted = 是你自己不上这个榜的；到 /settings 可以改回来。
top-nameless = 某人
top-left = { $name }（已离开）
top-alt-mine = 你的名次：{ $place }，{ $value }
top-alt-line = { $place }：{ $name }，{ $value }
top-line = { $place }. { $name }：{ $value }

top-button-scope = { $scope }
top-button-next = 后十名
top-button-before = 前十名
top-button-mine = 我的名次
top-button-game = 牌戏：{ $game }
top-button-variant = 玩法：{ $variant }
top-all-variants = 全部
top-button-everybody = 显示已离开的人
top-button-members = 只看成员

top-no-room = 那个房间你不能看。
top-how = /top 后面可以写想看什么：room、server 或 world；day、week、month、season 或 all；一种牌戏；points、wins、best 或 rating。

## Voiding

top-void-how = 请说是哪一局：“/void k3v9x2qa”，或回复它的牌面。这一局就不计入任何人；“/void k3v9x2qa back”改回来。
top-void-nothing = 这里没有那一局的结果。
top-void-own = 那一局你也在玩：要由别的管理员来办。
top-void-own-page = 那一局你也在玩，而网页房间的管理员只有最先来的人：所以没有人能作废它。
top-voided = 已作废：那一局现在不计入任何人，也不计入任何数字。
top-voided-before = 那一局已经作废了。
top-restored = 又算数了。
top-not-voided = 那一局没有作废。

## Profile

me-rating = 等级分
me-played = 玩过
me-won = 赢过
me-streak = 连续（最长）
me-streak-value = { $now }（{ $best }）
me-figure = { $n }
me-none = –
me-nothing = 还没有玩完的牌局。
me-favourites = 玩得最多：{ $variants }
me-variant = { $variant }（{ $game }）
me-no-favourites = 还没有最爱的玩法。
me-badges = 徽章：{ $badges }
me-no-badges = 还没有徽章：不靠帮助，每日挑战走到标准步数，就有一枚。
me-alt-game = { $game }：等级分 { $rating }，玩过 { $played }，赢过 { $won }，连续 { $streak }
me-caption = { $name }
me-rating-soon = 计分的牌局满 { $games } 局，就显示等级分。
me-closed = { $name } 的名片不给别人看。（/settings 里的“我的名片”）
me-unknown = 这里的榜上没有叫“{ $name }”的人。
me-badge-par = 不靠帮助，以标准步数解开每日挑战
me-badge-streak-7 = 连续七天
me-badge-streak-30 = 连续三十天
me-badge-every-game = 馆里每种牌戏都赢过

## Digest of a week

top-digest = { $first } 到 { $last } 这一周：
top-digest-podium = 前三名（{ $measure }）：{ $names }。
top-digest-podium-entry = { $place }. { $name }（{ $value }）
top-digest-best = 最佳走法：{ $name }，{ $game } { $moves } 步（标准 { $par }）。
top-digest-best-points = 最佳得分：{ $name }，{ $game } { $points } 分（标准 { $par }）。
top-digest-tight = 最胶着的一局：{ $game }（{ $names }），{ $margin ->
    [0] 终局打平
   *[other] 只差 { $margin } 分
  }。
top-digest-name = { $name }
top-digest-on = 以后每周一 { $when }，我会在这里说说这一周怎么样。
top-digest-off = 这里不再有每周小结。
top-digest-how = 请说几点：“/top digest 9:00”（管理员），或“/top digest off”。
top-digest-button = 排行榜
