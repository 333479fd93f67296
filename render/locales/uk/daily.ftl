# The daily challenge: one deal per game and date for the whole world.

daily-head = Завдання дня { $number }: { $game }, { $variant }, { $band }.
daily-head-only = Завдання дня { $number }: { $game }, { $band }.
daily-band-1 = дуже легке
daily-band-2 = легке
daily-band-3 = радше легке
daily-band-4 = середнє
daily-band-5 = радше важке
daily-band-6 = важке
daily-band-7 = дуже важке
daily-about = Цей розклад можна розв’язати { $par }.
daily-about-share = Виграти можна { $share } % таких розкладів; цей теж, { $par }.
daily-about-points = З вами за столом: { $against }. Пар: { $par }, стільки очок здобув сильний комп’ютер на вашому місці.
daily-against = { $count ->
    [one] { $count } комп’ютер ({ $level })
    [few] { $count } комп’ютери ({ $level })
   *[other] { $count } комп’ютерів ({ $level })
  }
daily-par-proved = за { $par ->
    [one] { $par } хід
    [few] { $par } ходи
   *[other] { $par } ходів
}, і не коротше
daily-par-found = за { $par ->
    [one] { $par } хід
    [few] { $par } ходи
   *[other] { $par } ходів
}
daily-of-par = { $moves } (пар { $par })

daily-nobody = Тут ще ніхто не почав.
daily-unsolved = Почали: { $count }, ще не розв’язано.
daily-solved = Розв’язали: { $solved } з { $count }. Найкраще: { $name }, ходів: { $moves } { $stars }.
daily-voided = Анульовано адміном: { $names }.
daily-unsolved-points = Почали: { $count }, до пару ще ніхто не дійшов.
daily-solved-points = Дійшли до пару: { $solved } з { $count }. Найкраще: { $name }, очок: { $moves } { $stars }.
daily-yesterday = Учора: { $names }.
daily-name = { $name } { $stars }
daily-place = { $n }. { $name }: { $figures }
daily-codes = Для адмінів, щоб анулювати: { $names }.
daily-code = { $name } /void { $table }
daily-figures = { $stars } { $moves ->
    [one] { $moves } хід
    [few] { $moves } ходи
   *[other] { $moves } ходів
  } (пар { $par }), { $undone ->
    [0] без повернень
    [one] { $undone } повернення
    [few] { $undone } повернення
   *[other] { $undone } повернень
  }, { $hints ->
    [0] без підказок
    [one] { $hints } підказка
    [few] { $hints } підказки
   *[other] { $hints } підказок
  }, { $time }

daily-figures-points = { $stars } очок: { $moves } (пар { $par }), { $time }

daily-button-today = Завдання дня
daily-button-play = Грати
daily-button-yesterday = Учора
daily-button-results = Результати
daily-button-replay = Повтор моєї гри
daily-button-practice = Вправа на цей день
daily-button-share = Поділитися
daily-button-archive = Минулі дні
daily-button-calendar = Мій місяць
daily-button-rules = Як зараховується
daily-button-older = Давніші дні
daily-button-newer = Новіші дні
daily-button-earlier = Місяць перед тим
daily-button-later = Місяць потому
daily-button-tell = Показати в кімнаті
daily-button-as-words = Словами
daily-button-as-share = Знаками

daily-today = Завдання дня: { $date }, номер { $number }.
daily-date = { $weekday }, { $day } { $month } { $year }
daily-go-on = Продовжити: { $game }
daily-look = Глянути: { $game }
daily-still-open = { $date } ще зараховується. Кінець: { $end }, 12:00 UTC.
daily-earlier = { $game }, { $date }
daily-streak = { $count ->
    [0] Серії ще немає
    [one] Серія: { $count } день
    [few] Серія: { $count } дні
   *[other] Серія: { $count } днів
  }
daily-mine-none = Не почато. { $streak }.
daily-mine-begun = Почато. { $streak }.
daily-mine-lost = Не розв’язано; візьміть хід назад, і спроба триватиме. { $streak }.
daily-mine-voided = Анульовано адміном: ця спроба нікому не зараховується. { $streak }.
daily-mine-below = Нижче пару: { $figures }. { $streak }.
daily-mine-solved = Розв’язано: { $figures }. { $streak }.
daily-none = На цей день завдання немає.
daily-unknown = Я не знаю тут «{ $words }». Після /daily може стояти назва гри або subscribe, unsubscribe, remind, zone.
daily-unknown-archive = Я не знаю тут «{ $words }». Після /archive можуть стояти гра й дата: «/archive guo-wu-guan 2026-11-20».
daily-not-begun = { $date }: у вас цей день ще не настав. Ваш часовий пояс — у /settings.
daily-before = { $date }: це було надто давно, перше завдання: { $first }.
daily-ended = { $date }: цей день скінчився всюди. Його ще можна зіграти для вправи.
daily-expired = { $date }: цей день скінчився всюди, ця спроба лишається як є. Той самий розклад можна зіграти для вправи.

daily-board-counts = Ваша перша спроба завдання дня: вона зараховується.
daily-board-practice = Вправа: вона не зараховується, і ніхто не дивиться.
daily-end-met = Очок: { $points }, пар { $par }: завдання виконано { $stars }
daily-end-below = Очок: { $points }, пар { $par }: цього разу нижче пару.
daily-seed-later = Зерно скаже /verify, щойно цей день скінчиться всюди.
daily-line-later = Виграшний шлях скажу, щойно цей день скінчиться всюди.

daily-archive = { $game }: минулі дні, для вправи.
daily-archive-empty = { $game }: за нами ще жодного дня.
daily-past = { $date }
daily-past-solved = { $date } (розв’язано)
daily-past-open = { $date } (ще зараховується, кінець: { $end }, 12:00 UTC)
daily-calendar = { $game }, дні { $month } { $year }. Зірки за розв’язане, хрестик за решту.
daily-no-month = Того місяця завдань не було; ось цей.
daily-streaks = Серія зараз: { $now }. Найдовша: { $best }.

## Sharing

daily-share = Teahouse { $number } { $game } { $stars } ходів: { $moves } (пар { $par }){ $helps }, серія { $streak }
daily-share-words = Teahouse, завдання дня { $number }, { $game }: зірок { $count } з трьох, ходів { $moves }, пар { $par }{ $helps }, серія { $streak }
daily-share-points = Teahouse { $number } { $game } { $stars } очок: { $moves } (пар { $par }), серія { $streak }
daily-share-words-points = Teahouse, завдання дня { $number }, { $game }: зірок { $count } з трьох, очок { $moves }, пар { $par }, серія { $streak }
daily-share-below = Teahouse { $number } { $game }: очок { $points } (пар { $par })
daily-share-lost = Teahouse { $number } { $game }: не розв’язано
daily-helps = { $undone ->
    [0] {""}
    [one] , { $undone } повернення
    [few] , { $undone } повернення
   *[other] , { $undone } повернень
  }{ $hints ->
    [0] {""}
    [one] , { $hints } підказка
    [few] , { $hints } підказки
   *[other] , { $hints } підказок
  }
daily-share-nothing = Ділитися ще нічим: спершу закінчіть першу спробу того дня.
daily-share-voided = Ділитися нічим: цю спробу анулював адмін.
daily-told = Готово: за мить це буде в кімнаті.
daily-told-before = Це вже є в кімнаті.

## Posts and reminders

daily-when = о { $time } ({ $zone })
daily-subscribed = { $game }: буде тут щодня { $when }. «/daily zone room Europe/Kyiv» ставить годинник цієї кімнати.
daily-subscribe-how = Скажіть, яку гру і коли: «/daily subscribe guo-wu-guan 9:00». Ігри із завданням дня: { $games }
daily-subscribe-game = «{ $word }» — не гра із завданням дня.
daily-subscribe-time = «{ $word }» — не час доби, як-от 9:00 чи 19:30.
daily-unsubscribed = { $count ->
    [0] Тут нічого не публікувалося.
    [1] Більше тут не публікується.
   *[other] Більше тут не публікуються, ігор: { $count }.
  }
daily-remind-where = Нагадування — це між нами: скажіть мені в нашому приватному чаті.
daily-remind-where-web = Сторінка не може вас покликати. У приватному чаті в Discord чи Telegram я можу нагадати.
daily-remind-how = Скажіть, коли: «/daily remind 19:00» нагадає, поки щось не зіграно, «/daily remind streak 21:00» — лише коли урветься серія, «/daily remind off» вимкне.
daily-remind-on-remind = Нагадаю вам { $when } у дні, коли ви ще не грали.
daily-remind-on-streak = Скажу вам { $when }, коли серія от-от урветься.
daily-remind-off = Нагадувань більше не буде.
daily-reminder-waits = Сьогоднішня гра ще чекає на вас: { $game }.
daily-reminder-streak = Ваша серія, { $game }: { $count }. Вона чекає на сьогоднішній розклад.
daily-zone = Ваш часовий пояс: { $zone }.
daily-zone-me = Часовий пояс: { $zone }. Щоб змінити, напишіть «/daily zone Europe/Kyiv».
daily-zone-room = Часовий пояс кімнати: { $zone }. Щоб змінити, напишіть «/daily zone room Europe/Kyiv».
daily-zone-how = Ваш годинник: { $zone }. Назвіть інший так: «/daily zone Europe/Kyiv».
daily-zone-unknown = Я не знаю часового поясу «{ $word }».
daily-zone-near = Може: { $names }.
daily-zone-set-me = Ваші дні тепер починаються за { $zone }.
daily-zone-set-room = Дні цієї кімнати тепер починаються за { $zone }.
daily-note = Замовлено тут: { $what }, { $when }.
daily-note-remind = нагадування
daily-note-streak = нагадування про серії
daily-note-digest = підсумок тижня
daily-note-paused = Зупинено: { $reason }. Відновиться саме, щойно хтось тут мене про щось запитає.
daily-note-unknown = Чи дійшов допис ({ $date }), невідомо; вважається надісланим.
daily-paused-refused = мені не дозволили тут писати
daily-paused-gone = цього чату не знайти

## Rules

daily-rules-title = Завдання дня
daily-rules-solitaires =
    Один розклад на кожну гру й дату, той самий для всього світу. Він починається, коли дата настає у вас, і грати його можна, доки вона не скінчиться всюди.
    Зараховується ваша перша спроба, у якій би кімнаті ви її не почали. У грі для одного можна брати ходи назад і просити підказок; і те, й те рахується й показується. Програшну позицію теж можна взяти назад.
    Одна зірка за розв’язок. Дві — без підказок і щонайбільше з трьома поверненнями. Три — без жодної допомоги й не більше ходів, ніж пар.
daily-rules-always =
    Серія — це дати, розв’язані поспіль. Дні, коли мене надто довго не було, серії не уривають.
    Минулі дні — для вправи: /archive.

daily-rules-points =
    У грі для кількох решта гравців — комп’ютери, однакові для всіх: зіграйте те саме, і відповідь буде така сама. Там нічого не беруть назад і немає підказок. Розв’язаним вважається щонайменше пар: очки, які на вашому місці здобув сильний комп’ютер. Одна зірка за пар, дві за десяту частину понад нього, три — за чверть понад нього.

## Calendar

daily-weekday-1 = понеділок
daily-weekday-2 = вівторок
daily-weekday-3 = середа
daily-weekday-4 = четвер
daily-weekday-5 = п’ятниця
daily-weekday-6 = субота
daily-weekday-7 = неділя
daily-weekday-1-short = Пн
daily-weekday-2-short = Вт
daily-weekday-3-short = Ср
daily-weekday-4-short = Чт
daily-weekday-5-short = Пт
daily-weekday-6-short = Сб
daily-weekday-7-short = Нд
daily-month-1 = січня
daily-month-2 = лютого
daily-month-3 = березня
daily-month-4 = квітня
daily-month-5 = травня
daily-month-6 = червня
daily-month-7 = липня
daily-month-8 = серпня
daily-month-9 = вересня
daily-month-10 = жовтня
daily-month-11 = листопада
daily-month-12 = грудня
ui-month = { $game }, дні { $month } { $year }
ui-month-streaks = Серія { $now }, найдовша { $best }
ui-month-solved = { $day }: { $stars } з 3 зірок
ui-month-unsolved = { $day }: не розв’язано
