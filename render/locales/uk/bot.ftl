# Words of the bot: menus, buttons, refusals, notices. Short, warm, exact.

bot-thinking = { $name } думає …
bot-choice = { $mark }: { $label }
bot-choice-worth = { $mark }: { $label } · { $worth }
bot-count = { $n }
bot-time = { $minutes } хв { $seconds } с
bot-fact-round = Раунд { $n }
bot-fact-moves = { $n ->
    [0] перший хід
    [one] { $n } хід
    [few] { $n } ходи
   *[other] { $n } ходів
  }

## Greeting and choosing a game

bot-hello = { $count ->
    [1] Гра з чайного дому.
    [one] { $count } гра з чайного дому.
    [few] { $count } гри з чайного дому.
   *[other] { $count } ігор із чайного дому.
  }
bot-hello-now = Оберіть одну й грайте, або спершу спробуйте урок. Можна піти будь-коли: гра почекає на вас.
bot-play = Грати: { $game }
bot-play-kind = { $game }, { $variant }
bot-play-on = Далі: { $name }
bot-play-once-more = Ще одна гра: { $name }
bot-play-what = У що зіграємо?
bot-play-variant = { $game }: яка саме?
bot-play-for-whom = { $game }, { $variant }: для вас чи для всіх тут?
bot-play-for-me = Для мене
bot-play-for-room = Для кімнати
bot-seat-everybody = Усі тут
bot-play-for-aside = Для мене, в нашому приватному чаті
bot-play-for-me-raw = Для мене, розклад як випаде
bot-play-for-room-raw = Для кімнати, розклад як випаде
bot-play-drawn = Хай випаде навмання
bot-play-aside = Хід — це два натискання. У групі Telegram їх сповільнює; у нашому приватному чаті швидше.
bot-play-raw = Розклад, що випав навмання, може бути програшним від початку.
bot-variant-line = { $name }: { $about }
bot-start-own = Моя гра: { $game }
bot-too-many-tables = Незакінчених ігор у вас тут: { $count }. Спершу дограйте або здайте одну: /mytables покаже всі.
bot-no-such-game = Не знаю гри «{ $words }». Знаю ось ці.
bot-no-such-variant = Не знаю варіанта «{ $words }». Є ось ці.
bot-play-words = Слова, які знає /play { $game }: { $words }.
bot-no-such-section = У правилах немає розділу «{ $words }». Є ось ці.

bot-menu-rules = Правила
bot-menu-learn = Урок
bot-menu-help = Довідка
bot-menu-play = Грати
bot-menu-about = Про нас
bot-menu-settings = Налаштування
bot-menu-back = Назад

## At the table

bot-button-hint = Підказка
bot-button-undo = Взяти назад
bot-button-more = Ще
bot-button-board = До дошки
bot-button-happened = Що сталося
bot-button-text = Дошка словами
bot-button-verify = Чи все чесно?
bot-button-same = Той самий розклад
bot-button-again = Нова гра
bot-button-resign = Здатися
bot-button-resign-yes = Так, здаюся
bot-button-resign-no = Ні, граю далі
bot-button-replay = Повтор
bot-button-line = Чи був шлях?
bot-button-page = Ще ходи ({ $page } з { $pages })

bot-sealed = Запечатано, перш ніж ви побачили: { $commitment }
bot-began = { $count ->
    [1] На першому ході вибору не було, тож я зробив його за вас.
    [one] На перших ходах вибору не було, тож я зробив їх за вас: { $count }.
    [few] На перших { $count } ходах вибору не було, тож я зробив їх за вас.
   *[other] На перших { $count } ходах вибору не було, тож я зробив їх за вас.
  }
bot-undone = { $count ->
    [1] Повернено до вашого останнього вибору.
    [one] Повернено до вашого останнього вибору, { $count } раз за цю гру.
    [few] Повернено до вашого останнього вибору, { $count } рази за цю гру.
   *[other] Повернено до вашого останнього вибору, { $count } разів за цю гру.
  }
bot-sure = Цей хід програє гру.
bot-sure-again = Натисніть ту саму кнопку ще раз, щоб піти так.
bot-resign-sure = Здати цю гру? Вона зарахується як програна.
bot-resign-not = Гаразд: гра триває.
bot-resign-who = Ця гра належить кімнаті: скасувати її може { $whom ->
    [admins] адмін
   *[starter] той, хто її почав, або адмін
  }.
bot-outcome-lost-resigned = Гру здано.
bot-end-figures = { $moves ->
    [one] { $moves } хід
    [few] { $moves } ходи
   *[other] { $moves } ходів
  }, { $choices ->
    [one] з них { $choices } ваш
    [few] з них { $choices } ваші
   *[other] з них { $choices } ваших
  }; { $undos ->
    [0] без повернень
    [one] { $undos } повернення
    [few] { $undos } повернення
   *[other] { $undos } повернень
  }, { $hints ->
    [0] без підказок
    [one] { $hints } підказка
    [few] { $hints } підказки
   *[other] { $hints } підказок
  }.
bot-seed = Зерно, перевірити командою /verify: { $seed }
bot-figure-moves = Ходи
bot-figure-choices = З них ваші
bot-figure-undos = Повернень
bot-figure-hints = Підказки
bot-figure-time = Час

bot-hint-move = { $choice } ({ $move }). Так починається шлях до виграшу.
bot-hint-late = Ви пішли далі, перш ніж я знайшов підказку.
bot-hint-hidden = (Я бачу закриті плитки.)
bot-proved-lost = Звідси не виграти: це доведено. «Взяти назад» поверне.
bot-deal-unsure = Я не знайшов розкладу, який встиг би розв’язати: цей може бути програшним.
bot-replay = { $game }: уся гра, ходів: { $moves }.
bot-replay-short = Вона була довга; показано позицій: { $shown }.
bot-replay-later = Повтор буде, коли гра закінчиться.
bot-replay-above = Повтор щойно надіслано сюди, він трохи вище.
bot-end-known = Найкоротший відомий шлях цього розкладу, ходів: { $moves }.
bot-hint-unsolvable = Звідси не розв’язати: це доведено. «Взяти назад» поверне.
bot-lost-deal = Цей розклад був програшний від початку: це доведено. «Нова гра» дасть інший.
bot-hint-unknown = Я не встиг знайти шлях; це нічого не доводить.
bot-line-solved = Шлях був, за { $count ->
    [one] { $count } хід
    [few] { $count } ходи
   *[other] { $count } ходів
  }: { $moves }
bot-line-unsolvable = Ні: цей розклад не можна було виграти. Це доведено.
bot-line-unknown = Я не встиг знайти шлях; це нічого не доводить.

bot-nothing-to-undo = Ще нічого брати назад.
bot-nothing-happened = Ще нічого не сталося.
bot-game-over = Цю гру закінчено. «Нова гра» під нею або /play почне іншу.
bot-move-what = Напишіть хід після команди, наприклад /move { $mark } чи /move { $example }. Див. правила, розділ «Як писати ходи».
bot-game-over-daily = Цю гру закінчено. «{ daily-button-practice }» під нею — зіграти цей розклад ще раз.
bot-read-on = Правила: { $section }
bot-possible = Зараз можна: { $choices }. Напишіть { $mark } або { $example }.

## When something is in the way

bot-stale = Ця дошка вже застаріла; ось найновіша.
bot-not-yours = Ця гра не ваша, грає { $name }. Почати власну?
bot-not-yours-gone = Хто в це грав, уже покинув чайний дім. Почати власну гру?
bot-no-such-table = Цієї гри тут уже немає. /play почне іншу.
bot-no-table-here = У вас тут ще немає гри. /play почне її.
bot-unknown-button = Ця кнопка нікуди не веде. /play або /board принесе свіжу.
bot-unknown-link = Це посилання не веде ні до чого, що я знаю. Ось які є ігри.
bot-unknown-command = Не знаю /{ $name }. /help покаже, що я вмію.
bot-only-admins = Це вирішують тут лише адміни: { $kind ->
    [discord] ті, хто керує цим сервером або його каналами
    [telegram] адміністратори цієї групи
   *[other] хто першим увійшов до цієї кімнати: { $name }
  }.
bot-only-rooms = Це стосується груп і каналів: там це каже хтось з адмінів.
bot-may-not-attach-discord = Мені не можна додавати файли, тож граю з дошками словами. Щоб були картинки, попросіть адміна дозволити «Прикріпляти файли».
bot-broken = Щось зламалося на моєму боці. У вашій грі нічого не змінилося. Код звіту { $report }.
bot-voice = { $name } — це чат, а не людина: від його імені ніхто не натисне кнопку, тож місця за столом і руки в нього немає. Щоб сісти за стіл, пишіть від себе. /play відкриє гру для всіх тут.
bot-elsewhere = Це я можу сказати лише приватно. Відкрийте наш чат і натисніть Start.
bot-open-private = Відкрити наш чат

## Is it fair?

bot-verify-sealed = Стіл { $table } запечатано через SHA-256 від зерна, двокрапки й назви столу: { $commitment }
bot-verify-code = Код цієї гри: { $table }; його приймає /void.
bot-verify-later = Зерно скажу, коли гру буде закінчено.
bot-verify-kept = Печатка ціла: саме цей розклад дає зерно { $seed }
bot-verify-broken = Цей розклад не від цього зерна, повідомте про це, будь ласка: { $seed }
bot-verify-how = Перевірити самостійно: { $command }

## Settings

bot-settings-me-title = Ваші налаштування. Натискання змінює одне або показує, з чого обрати. (Для групи: /settings room, її адмінами.)
bot-settings-room-title = Налаштування цієї кімнати, для її адмінів. Вигляд і гра діють для всіх, хто не обрав інакше.
bot-settings-room = Налаштування кімнати
bot-settings-mine = Мої налаштування
bot-language = Українська
bot-setting-locale = Мова: { $value }
bot-setting-locale-auto = автоматично
bot-setting-theme = Кольори: { $value }
bot-setting-theme-auto = як у браузері
bot-setting-theme-dark = нічний чай (темні)
bot-setting-theme-light = рисовий папір (світлі)
bot-setting-boards = Дошки: { $value }
bot-setting-boards-pictures = картинками
bot-setting-boards-text = словами
bot-setting-forced = Вимушені ходи: { $value }
bot-setting-forced-on = робляться самі
bot-setting-forced-off = натискаю я
bot-setting-marks = Позначки: { $value }
bot-setting-marks-normal = звичайні
bot-setting-marks-large = великі
bot-setting-turns = Коли мій хід: { $value }
bot-setting-turns-line = рядок у кімнаті
bot-setting-turns-private = сказати приватно
bot-setting-turns-off = не казати
bot-setting-lessons = Уроки на дошках: { $value }
bot-setting-lessons-off = немає
bot-setting-lessons-on = що куди пасує
bot-setting-lessons-points = очки на кнопках
bot-setting-lessons-all = що пасує, й очки
bot-setting-computers = Комп’ютерні суперники: { $value }
bot-setting-computers-easy = легкі
bot-setting-computers-normal = звичайні
bot-setting-computers-hard = сильні
bot-setting-listed = Таблиці лідерів: { $value }
bot-setting-listed-on = я в них є
bot-setting-listed-off = без мене
bot-setting-card = Моя картка: { $value }
bot-setting-card-closed = лише для мене
bot-setting-card-open = можна дивитися

## Commands

bot-rules-which = Правила якої гри?
bot-rules-all = Усі правила
bot-rules-page = Читати далі ({ $page } з { $pages })
bot-lesson-which = Півтори хвилини на кожну гру, і ходите ви. Котру?
bot-lesson-go-on = { $game }: далі ({ $n } з { $of })
bot-lesson-step = Урок, крок { $n } з { $of }
bot-lesson-resumed = З поверненням: тут ви зупинилися.
bot-lesson-on = Далі
bot-lesson-back = Крок назад
bot-lesson-over = Урок завершено: тепер ви знаєте { $game }.
bot-lesson-first = Зіграти першу справжню гру
bot-lesson-again = Ще раз
bot-lesson-others = Інші уроки
bot-help = { $view ->
    [board] Я роздаю старовинні настільні ігри. Дошка складається зі знаків, під нею кнопки; літери на дошці — це літери на кнопках.
   *[picture] Я роздаю старовинні настільні ігри. Дошка має картинку й кнопки; літери на картинці — це літери на кнопках.
}
bot-channel-help = Що адміни цього каналу можуть замовити, написавши тут: /daily subscribe guo-wu-guan 9:00 – завдання дня, /daily unsubscribe, /daily zone Europe/Kyiv і /settings locale uk – моя мова; /settings покаже решту. Щоб грати, напишіть мені особисто.
bot-help-command = /{ $name } – { $about }
bot-group-table = За столом
bot-group-table-lead = За столом:
bot-group-account = Ви
bot-group-account-lead = Про вас і ваші акаунти:
bot-group-admin = Для адміністраторів
bot-group-admin-lead = Для адміністраторів кімнати:
bot-group-teahouse = Чайний дім
bot-group-teahouse-lead = Про чайний дім:
bot-command-start = Привітатися й побачити ігри
bot-command-play = Зіграти в гру
bot-command-board = Перенести дошку вниз
bot-command-move = Написати хід: літеру з дошки або запис
bot-command-move-arg = Літера з дошки або запис
bot-command-undo = Повернутися до вашого останнього вибору
bot-command-hint = Перший хід до виграшу, якщо він є
bot-command-resign = Здати гру
bot-command-text = Дошка словами
bot-command-rules = Правила
bot-command-learn = Навчитися гри: урок на справжній дошці
bot-command-verify = Перевірити, чи роздано чесно
bot-command-import = Переглянути запис і грати далі з будь-якого ходу
bot-command-daily = Завдання дня; підписка, нагадування, часовий пояс
bot-command-daily-arg = subscribe ГРА 9:00, unsubscribe, remind 19:00, zone Europe/Kyiv
bot-command-archive = Минулі завдання, для вправи
bot-command-club = Дублікатна гра, турніри, ліга цієї кімнати
bot-command-club-arg = duplicate, tables, tournament чи league, гра; rules; код
bot-command-top = Таблиці лідерів: кімната, сервер, світ
bot-command-top-arg = world month points, гра, rating; digest 9:00
bot-command-me = Ваша картка: рейтинги, серії, відзнаки
bot-command-me-arg = Ім’я того, хто дозволив дивитися
bot-command-void = Щоб гра цієї кімнати нікому не зараховувалася (адміни)
bot-command-void-arg = Назва гри, як її каже /verify
bot-command-settings = Мова, вигляд, повідомлення, видимість
bot-command-help = Що я вмію
bot-command-about = Хто зробив ці ігри
bot-about = Teahouse роздає старовинні настільні ігри. Вільне ПЗ за ліцензією MIT.

## Tables of several seats

bot-play-with-whom = { $game }, { $variant }: з ким?
bot-play-with-whom-plain = { $game }: з ким?
bot-play-with-me = { $others ->
    [0] Проти комп’ютерів
    [one] Проти { $others } комп’ютера
    [few] Проти { $others } комп’ютерів
   *[other] Проти { $others } комп’ютерів
}
bot-play-level = Рівень комп’ютерів: { $level }; /settings змінює його. За стіл для людей можна посадити будь-яких.
bot-play-with-room = Відкрити стіл для людей
bot-level-easy = легкий
bot-level-normal = звичайний
bot-level-hard = сильний
bot-seat-free = вільно
bot-seat-asked = { $name } (запрошено)
bot-seat-computer = ⚙ Комп’ютер ({ $level })
bot-seat-computers = ⚙ Комп’ютер { $n } ({ $level })
bot-fact-deal = партія { $n } з { $of }
bot-more = Чого бажаєте?
bot-button-hand = Моя рука
bot-button-next = Наступна партія
bot-button-rematch = Реванш
bot-button-seat-leave = Піти від столу
bot-button-seat-back = Сісти за стіл
bot-button-seat-vote = Когось немає
bot-button-seat-open = Пустити інших
bot-button-seat-shut = Нікого не пускати
bot-button-wish-on = { $wish }: так
bot-button-wish-off = { $wish }: ні
bot-points = { $name } { $points }
bot-points-only = { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
  }
bot-penalties = Лишилося й відраховано: { $points }.
bot-standing = { $of ->
    [1] Очки: { $points }.
   *[other] Після партії { $deal } з { $of }: { $points }.
  }
bot-place = { $place }. { $name }
bot-winners = { $count ->
    [1] { $names }: перемога.
   *[other] Перемога спільна: { $names }.
  }
bot-outcome-match = Матч закінчено, зіграно партій: { $deals }.
bot-outcome-voided = Анульовано адміном: ця гра нікому не зараховується.
bot-span-seconds = { $n } с
bot-span-minutes = { $n } хв
bot-span-hours = { $n } год
bot-span-days = { $n ->
    [one] { $n } день
    [few] { $n } дні
   *[other] { $n } днів
  }
bot-clock-line = { $time } на відповідь.
bot-clock-some = { $time } на відповідь
bot-clock-none = без годинника
bot-clocks-stood = Мене не було { $minutes ->
    [one] { $minutes } хвилину
    [few] { $minutes } хвилини
   *[other] { $minutes } хвилин
  }; годинники стояли.
bot-not-at-table = { $count ->
    [0] За цим столом тепер грають комп’ютери.
    [1] За цим столом грає { $names }.
   *[other] За цим столом грають: { $names }.
  } Почати власний?
bot-join-taken = За цим столом немає вільного місця. Можете дивитися або почати власну гру.
bot-seat-offered = За цим столом: { $names }. Можете сісти на місце комп’ютера.
bot-seat-kept = На вашому місці грає комп’ютер. Воно знову ваше, щойно захочете.
bot-not-asked = Зараз вас ні про що не питають.
bot-not-asked-hidden = Більше вас ні про що не питають. Відповіді відкриються, коли їх дадуть усі.
bot-order-given = Записано: пас на цю карту.
bot-order-nothing = Зараз нема на що пасувати.
bot-wish-on = { $wish }: так.
bot-wish-off = { $wish }: ні.
bot-doors-open = Тепер інші можуть сісти тут на місце комп’ютера: кнопкою «Моя рука» під дошкою або командою /join { $code }.
bot-doors-shut = Більше ніхто не сяде за цей стіл. Хто вже сидить, лишається.
bot-left = Ви пішли; за вас грає комп’ютер. «Сісти за стіл» поверне вас.
bot-left-last = Ви пішли. Стіл чекає пів години, чи хтось повернеться; потім гра закінчиться і зарахується як програна.
bot-seats-away = Комп’ютер грає за: { $names }. «Сісти за стіл» поверне на місце.
bot-seats-given-up = Місце віддано: { $names }. Далі грає комп’ютер.
bot-seats-voted = Немає гравця { $name }? Голосів: { $count } із { $needed }; голосують у «Ще».
bot-seat-resign-sure = Віддати місце назавжди? Далі гратиме комп’ютер, а ви будете останні.
bot-seat-resign-ends = Здатися? Гра на цьому закінчиться і зарахується як програна.
bot-voted = Ваш голос зараховано: немає гравця { $name }. Комп’ютер сяде на місце, коли погодиться більшість інших.
bot-vote-carried = Більшість інших згодна: за гравця { $name } гратиме комп’ютер, доки той не повернеться.
bot-vote-whom = Кого немає? Коли погодиться більшість інших, за гравця гратиме комп’ютер, доки той не повернеться.
bot-vote-for = { $name }: немає
bot-vote-nobody = Ні на кого ще не чекали досить довго.
bot-barred = Адміни цієї кімнати не хочуть вас у своїх іграх.
bot-blocked = Ви і хтось за цим столом разом не граєте.
bot-solitaires-only = Це лише для пасьянсів: коли гравців кілька, ніхто не бере назад і не дістає підказок.
bot-mytables = Ваші столи:
bot-mytables-none = Ви не сидите за жодним столом. /play почне гру.
bot-mytables-line = { $game } ({ $table }, { $place }; ходів: { $moves }, тиша: { $ago }): { $turn }
bot-mytables-gathers = { $game } ({ $table }): ще збирає гравців
bot-place-discord = Discord
bot-place-telegram = Telegram
bot-place-web = сторінка
bot-mytables-open = { $game } { $table }
bot-mytables-way = Перейти туди
bot-turn-yours = ваш хід
bot-turn-yours-in = ваш хід, лишилося { $time }
bot-turn-open = тривають відповіді
bot-turn-of = ходить { $name }
bot-notice-stop = За { $minutes ->
    [one] { $minutes } хвилину
    [few] { $minutes } хвилини
   *[other] { $minutes } хвилин
 } я зроблю коротку перерву. Ваші ігри залишаться, як є, а годинники на цей час зупиняться.
bot-notice-back = Перерва скінчилася, я знову тут. Ваші ігри такі, якими ви їх залишили.
bot-notice-away = Якийсь час до мене не можна було достукатися, перепрошую. Я знову тут; ваші ігри такі, якими ви їх залишили, а годинники весь цей час стояли.
bot-notice-off = Оголошеної перерви не буде. Грайте далі.
bot-too-fast = Я не встигаю за вами. Перепочиньте й продовжуйте за кілька секунд.
bot-turn-told = { $names }, ваш хід. { $game }.
bot-turn-claims = { $names }: карту ще можна забрати. { $game }.
bot-turn-left = { $line } Залишилося { $time }.
bot-turn-over = Відповідь є.
bot-join-what = Який стіл? /join і вісім знаків його коду, наприклад /join k3v9x2qa. Запросити когось до столу, який ви збираєте: /invite ІМ’Я.

bot-lobby = { $game }, { $variant }. Звідусіль: /join { $code }
bot-lobby-plain = { $game }. Звідусіль: /join { $code }
bot-lobby-seats = Місця: { $seats }. Господар: { $host }.
bot-lobby-options = { $deals ->
    [one] { $deals } партія, { $clock }.
    [few] { $deals } партії, { $clock }.
   *[other] { $deals } партій, { $clock }.
  }
bot-lobby-invited = Запрошено: { $names }.
bot-lobby-unreached = Не вдалося сповістити: { $names }. Надішліть код самі: /join { $code }
bot-lobby-invited-enough = Уже запрошено { $count }, більше не можна.
bot-invite-what = Покличте когось: /invite та ім’я, наприклад /invite Олена. Ця людина має вже грати тут або з вами; хто вже писав мені, того можна покликати й за іменем користувача, наприклад /invite @olena.
bot-invite-nowhere = Зараз ви тут не збираєте столу. /play відкриє його, а тоді /invite покличе людей.
bot-invite-nobody = З ігор тут не знаю нікого на ім’я «{ $name }», тож нікому не сказано. Надішліть код самі: /join { $code }
bot-invite-several = Тут кілька людей на ім’я «{ $name }», тож нікому не сказано. Надішліть код самі: /join { $code }
bot-invite-sits = { $name } вже має місце за цим столом.
bot-invite-before = { $name } вже має запрошення.
bot-invite-unreached = Не маю як написати: { $name }. Надішліть код самі: /join { $code }
bot-lobby-called = { $name }, { $host } кличе вас на гру: { $game }. «Сісти» займає місце; після /block { $host } запрошень більше не буде.
bot-lobby-size = { $seats ->
    [one] { $seats } місце
    [few] { $seats } місця
   *[other] { $seats } місць
}
bot-lobby-deals = { $deals ->
    [one] { $deals } партія
    [few] { $deals } партії
   *[other] { $deals } партій
  }
bot-lobby-hands-hidden = Закриті руки
bot-lobby-hands-open = Відкриті руки
bot-lobby-open-hands = { $options } Відкриті руки.
bot-open-hands = Відкриті руки: усі бачать усі карти, тож ця гра не йде ні до таблиць, ні до рейтингу.
bot-lobby-choose = { $options } Що обираєте?
bot-lobby-button-join = Сісти
bot-lobby-button-leave = Піти
bot-lobby-button-add = Додати комп’ютер ({ $level })
bot-lobby-button-drop = Прибрати комп’ютер
bot-lobby-button-options = Умови
bot-lobby-button-start = Почати
bot-lobby-button-show = Показати
bot-lobby-there = Запрошення вже є: стіл відкрито, він чекає.
bot-challenge-which = У що хочете зіграти? Суперник: { $name }.
bot-challenge-done = Запрошення надіслано: { $name }. Стіл відкрито, він чекає.
bot-lobby-expired = Пів години ніхто не приходив: цей стіл прибрано.
bot-lobby-closed = Усі пішли: цей стіл прибрано.
bot-lobby-stopped = Адмін кімнати прибрав цей стіл.
bot-lobby-gone = Не знаю такого столу. /play відкриє стіл.
bot-lobbies-enough = Ви вже збираєте тут гравців за кілька столів (найбільше: { $count }). Спершу почніть одну з ігор або вийдіть з неї.
bot-lobby-over = Той стіл прибрано. /play відкриє інший.
bot-lobby-sits = Ви вже тут сидите. Гра почнеться від «Почати» або коли всі місця зайнято.
bot-lobby-full = Усі місця зайнято.
bot-lobby-not-in = У вас тут немає місця. «Сісти» дасть його.
bot-lobby-host-only = Господар цього столу — { $name }, тож і вирішує господар.
bot-room-no-games = Адміни цієї кімнати не хочуть тут ігор. { $kind ->
    [web] Грати можна в іншій кімнаті сторінки.
   *[other] Грати можна в нашому приватному чаті.
  }
bot-room-full = { $count ->
    [1] Тут відкрито один стіл, більше за раз не хочуть.
    [one] Тут відкрито { $count } стіл, більше за раз не хочуть.
    [few] Тут відкрито { $count } столи, більше за раз не хочуть.
   *[other] Тут відкрито { $count } столів, більше за раз не хочуть.
  }
bot-command-hand = Ваш власний погляд на стіл
bot-command-join = Сісти за стіл за його кодом
bot-command-join-arg = Вісім знаків його коду
bot-command-leave = Піти від столу; за вас гратиме комп’ютер
bot-command-invite = Запросити когось до вашого столу
bot-command-invite-arg = Ім’я; перед ним код, якщо ви збираєте кілька столів
bot-command-mytables = Усі ваші столи, кожен із кнопкою
bot-outcome-stopped = Адмін кімнати зупинив цю гру.

bot-command-room = Вирішувати щодо ігор тут (адміни)
bot-command-room-arg = stop КОД, bar ІМ’Я, allow ІМ’Я, games on, off чи here, tables 5
bot-command-block = Не грати з кимось або знову грати
bot-command-block-arg = Ім’я
bot-command-link = Об’єднати ваші акаунти на двох платформах
bot-command-link-arg = Код з іншого чату; без коду — отримати його
bot-command-unlink = Знову від’єднати цей акаунт
bot-command-report = Повідомити, що щось пішло не так
bot-command-report-arg = Що пішло не так, якщо хочете
bot-room-help = Щоб змінити: /room stop КОД, /room bar ІМ’Я, /room allow ІМ’Я, /room games off, /room games here (в інших каналах чи темах ні), /room tables 5.
bot-room-games-on = Ігри тут відкривати можна.
bot-room-games-off = Ігри тут не відкривають.
bot-room-games-here = Ігри відкривають тут, а в інших каналах чи темах лише тоді, коли це сказано й там.
bot-room-games-elsewhere = Ігри тут відкривають в іншому каналі чи темі: так бажають адміністратори.
bot-room-games-too = Щоб відкривати їх і тут: /room games here.
bot-room-games-how = Скажіть /room games on, /room games off або /room games here (в інших каналах чи темах ні).
bot-room-tables = { $count ->
    [1] Один спільний стіл за раз.
    [one] До { $count } спільного столу за раз.
    [few] До { $count } спільних столів за раз.
   *[other] До { $count } спільних столів за раз.
  }
bot-room-tables-how = Скільки спільних столів може бути тут відкрито за раз? Від 1 до { $most }, наприклад /room tables 5. Жодного: /room games off.
bot-room-unknown = Не знаю, що має зробити /room { $words }.
bot-room-open = { $count ->
    [0] Спільних столів тут не відкрито.
   *[other] Тут відкрито: { $codes }. /room stop і код зупиняє стіл.
  }
bot-room-no-table = Спільного столу «{ $code }» в цій кімнаті не відкрито.
bot-room-stopped = Стіл { $table } зупинено.
bot-room-bar = { $name } більше не бере участі в іграх цієї кімнати. /room allow { $name } скасує це.
bot-room-allow = { $name } знову може грати в цій кімнаті.
bot-room-whom = Кого? Скажіть далі ім’я: /room { $verb } ІМ’Я. Я знаю тих, хто тут грав.
bot-block-whom = З ким ви не хочете грати? Скажіть далі ім’я: /block ІМ’Я. Я знаю тих, з ким ви сиділи за столом і хто вас кликав за стіл.
bot-nobody-called = За столами тут не знаю нікого на ім’я «{ $name }».
bot-now-blocked = Ви та { $name } більше не сидітимете за одним столом. Та сама команда скасує це.
bot-block-out = За столом { $table }, де ви збираєте гравців, це місце знову вільне.
bot-block-left = Ви пішли від столу { $table }, де ви обоє чекали на гру.
bot-block-leave = Піти: { $game } { $table }
bot-unblocked = Ви та { $name } знову можете сидіти за одним столом.
bot-reported = Дякую. Збережено разом із нинішньою дошкою під кодом { $report }.
bot-reported-words = Дякую. Збережено під кодом { $report }.
bot-link-private = Лише в нашому приватному чаті: напишіть мені там.
bot-link-code = Ваш код — { $code }. Протягом десяти хвилин напишіть мені /link { $code } з іншого акаунта. Він діє один раз.
bot-link-joined = Готово: тепер обидва акаунти — це ви.
bot-link-unknown = Не знаю такого коду. Він діє десять хвилин і один раз.
bot-link-same = Це ваш власний код: напишіть його з іншого акаунта.
bot-link-table = Обидва акаунти сидять за одним незакінченим столом. Спершу дограйте ту гру.
bot-link-guesses = Забагато хибних кодів. Спробуйте за десять хвилин.
bot-unlink-done = Готово: цей акаунт починає наново, решта лишається за іншим. /link з’єднає їх знову.
bot-unlink-alone = Цей акаунт не об’єднано з жодним іншим.
