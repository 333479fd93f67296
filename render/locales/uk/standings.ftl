# Leaderboards, ratings, profiles, the digest of a week.

top-points = Очки дня
top-wins = Перемоги
top-best = Рекорди
top-rating = Рейтинги
top-title = { $measure }: { $what }
top-all-games = усі ігри
top-game-variant = { $game }, { $variant }
top-about = { $scope }, { $period }

top-scope-room = ця кімната
top-scope-server = { $kind ->
    [discord] цей сервер
   *[other] цей чат
  }
top-scope-world = світ
top-period-day = сьогодні
top-period-week = цей тиждень
top-period-month = цей місяць
top-period-season = цей квартал
top-period-all = увесь час
top-now = зараз

top-value-points = { $n ->
    [one] { $n } зірка
    [few] { $n } зірки
   *[other] { $n } зірок
  }
top-value-wins = { $n ->
    [one] { $n } перемога
    [few] { $n } перемоги
   *[other] { $n } перемог
  }
top-value-moves = { $n ->
    [one] { $n } хід
    [few] { $n } ходи
   *[other] { $n } ходів
  }
top-value-score = { $n ->
    [one] { $n } очко
    [few] { $n } очки
   *[other] { $n } очок
  }
top-value-rating = { $n }

top-caption = { $title }, { $about }. { $people ->
    [0] Тут ще нікого немає.
    [one] { $people } гравець.
    [few] { $people } гравці.
   *[other] { $people } гравців.
  }
top-mine = Ви: місце { $place }, { $value }.
top-rating-how = Сюди потрапляють після рейтингових ігор: { $games }. За день зараховується ігор цієї гри: { $cap }; проти того самого суперника перші { $full } за сім днів важать повністю, кожна наступна – менше.
top-free = Перше місце ще вільне.
top-not-mine = Вас у цій таблиці ще немає.
top-not-mine-guest = Гості сторінки потраплять до світових таблиць, щойно приєднають акаунт.
top-not-mine-unlisted = Ви прибрали себе з цієї таблиці; /settings поверне.
top-nameless = Хтось
top-left = { $name } (уже не тут)
top-alt-mine = Ваше місце: { $place }, { $value }
top-alt-line = { $place }: { $name }, { $value }
top-line = { $place }. { $name }: { $value }

top-button-scope = { $scope }
top-button-next = Наступні десять
top-button-before = Попередні десять
top-button-mine = Моє місце
top-button-game = Гра: { $game }
top-button-variant = Варіант: { $variant }
top-all-variants = усі
top-button-everybody = Показати й тих, хто пішов
top-button-members = Лише учасники

top-no-room = У ту кімнату вам не зазирнути.
top-how = Після /top можна назвати, що показати: room, server чи world; day, week, month, season чи all; гру; points, wins, best чи rating.

## Voiding

top-void-how = Назвіть гру: «/void k3v9x2qa» або дайте відповідь на її дошку. Тоді її результат нікому не зараховується; «/void k3v9x2qa back» скасує це.
top-void-nothing = Результату цієї гри тут немає.
top-void-own = Ви грали в тій грі: це має зробити інший адмін.
top-void-own-page = Ви грали в тій грі, а на сторінці адмін лише той, хто прийшов першим: отже, анулювати її не може ніхто.
top-voided = Анульовано: та гра тепер нікому й ніде не зараховується.
top-voided-before = Цю гру вже анульовано.
top-restored = Вона знову зараховується.
top-not-voided = Цю гру не анульовано.

## Profile

me-rating = Рейтинг
me-played = Зіграно
me-won = Виграно
me-streak = Серія (краща)
me-streak-value = { $now } ({ $best })
me-figure = { $n }
me-none = –
me-nothing = Ще нічого не дограно.
me-favourites = Найчастіше: { $variants }
me-variant = { $variant } ({ $game })
me-no-favourites = Улюбленого варіанта ще немає.
me-badges = Відзнаки: { $badges }
me-no-badges = Відзнак ще немає: за пар дня без допомоги дають одну.
me-alt-game = { $game }: рейтинг { $rating }, зіграно { $played }, виграно { $won }, серія { $streak }
me-caption = { $name }
me-rating-soon = Рейтинг з’явиться після рейтингових ігор: { $games }.
me-closed = { $name } нікому не показує своєї картки. (/settings, «Моя картка»)
me-unknown = У таблицях тут не знаю нікого на ім’я «{ $name }».
me-badge-par = Завдання дня за пар, без допомоги
me-badge-streak-7 = Сім днів поспіль
me-badge-streak-30 = Тридцять днів поспіль
me-badge-every-game = Виграно кожну гру дому

## Digest of a week

top-digest = Тиждень, { $first } – { $last }:
top-digest-podium = П’єдестал ({ $measure }): { $names }.
top-digest-podium-entry = { $place }. { $name } ({ $value })
top-digest-best = Найкращий шлях: { $name }, { $game }, ходів: { $moves } (пар { $par }).
top-digest-best-points = Найкращий результат: { $name }, { $game }, очок: { $points } (пар { $par }).
top-digest-tight = Найзапекліша гра: { $game } ({ $names }), { $margin ->
    [0] наприкінці нарівні
    [one] різниця { $margin } очко
    [few] різниця { $margin } очки
   *[other] різниця { $margin } очок
  }.
top-digest-name = { $name }
top-digest-on = Щопонеділка { $when } розповідатиму тут, як минув тиждень.
top-digest-off = Підсумків тут більше не буде.
top-digest-how = Скажіть, коли: «/top digest 9:00» (адміни) або «/top digest off».
top-digest-button = Таблиця лідерів
