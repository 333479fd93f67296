# After the game: replays, records, looking back.

## Повтори

after-later = День цього розкладу ще не скінчився всюди: ходи можна переглянути, решту скажу потім.
after-step = { $game }: хід { $n } із { $of }.
after-step-deal = { $game }, партія { $deal }: хід { $n } із { $of }.
after-start = Так роздано.
after-moved = { $name }: { $label }.
after-deal = Партія { $n }
after-button-first = Початок
after-button-back = Назад
after-button-on = Вперед
after-button-last = Кінець
after-button-film = Як фільм
after-button-look = Аналіз
after-button-from = Грати далі звідси
after-button-record = Запис
after-button-steps = Переглянути кроками
after-button-at = Перед ходом { $n }
after-record = Уся гра словами, які прочитає кожен комп’ютер. «python -m games verify» сам зіграє її й перевірить печатку; /import покаже її тут хід за ходом і дасть грати далі з будь-якого.
after-record-file = Зберегти запис
after-over-here = Тут гра вже скінчилася: поверніться на хід і грайте далі звідти.
after-whatif = А якби: ви граєте далі з ходу { $n } закінченої гри. Нікому не зараховується.
after-whatif-end = Це було продовження іншої гри; нікому не зараховано.
after-verify-from = Цей стіл не роздано із зерна: він продовжує закінчену гру або запис.
after-import-what = Надішліть сам запис: текст після /import або файл. Кнопка «Запис» під закінченою грою його дає.
after-import-line = Не можу взяти цей запис. Рядок { $line }: { $why }
after-import-move = Не можу взяти цей запис. Рядок { $line }, хід { $move }: { $why }
after-look = { $game }: погляд назад.
after-looking = { $game }: погляд назад, поки що рішень { $n } із { $of }. Повідомлення оновиться саме.
after-look-so-far = { $n } із { $of }
after-look-nothing = У цій грі ніхто нічого не вирішував, тож розбирати нічого.

## Що знайдено про гру

ui-look-path = { $parts }
ui-look-par = Пар { $n }: коротшого шляху від розкладу немає, це доведено.
ui-look-par-known = Найкоротший шлях, який я знайшов, ходів: { $n }; коротший не виключено.
ui-look-never = Цей розклад не можна було виграти: це доведено. Жоден хід нічого не втратив.
ui-look-unknown = Чи можна було виграти цей розклад, я не встиг з’ясувати; це нічого не доводить.
ui-look-lost = Хід { $n } втратив виграш: { $played }. Його ще зберігало: { $best }.
ui-look-somewhere = Десь від ходу { $n } до ходу { $to } виграш утрачено, або й ні: я не встиг з’ясувати.
ui-look-kept = Кожне рішення зберегло виграш ({ $n }).
ui-look-circled = Кожне рішення залишало виграш на столі ({ $n }); гру програно, бо вона ходила по колу.
ui-look-left = Найкоротший шлях розійшовся на ході { $n }: { $best } замість { $played }, коротше на { $cost }.
ui-look-slips = Обходи: { $n }, разом довше на ходів: { $cost }.
ui-look-shortest = Жоден хід не був обходом.
ui-look-estimated = Обходи пораховано за найкоротшими знайденими шляхами; не про всі доведено, що коротших немає.
ui-look-unit-moves = Висота: ходів до мети
ui-look-unit-points = Висота: очки за хід
ui-look-unit-steps = Висота: кроків до виграшу
ui-look-points = { $player }: найбільше очок у { $hit } ходах із { $n }; залишено очок: { $cost }.
ui-look-worst = Хід { $n }, { $player }: очок { $points }, а { $best } дало б { $more }.
ui-look-ahead = Очки за хід точні. Дивлячись наперед, сильний комп’ютер поступився б частиною з них у { $n } ходах із { $of }: це оцінка.
ui-look-no-win-missed = Ніхто не пропустив виграшу.
ui-look-win-missed = Хід { $n }: { $player } міг виграти.
ui-look-no-step-lost = Жодне рішення не коштувало кроку.
ui-look-steps = Хід { $n } коштував { $player } найбільше, кроків: { $cost }. Ближче до виграшу: { $best }.
ui-look-luck = Удача добору, корисні карти проти очікуваних: { $seats }.
ui-look-fortune = { $player } { $useful } до { $whole },{ $tenth }
ui-look-seen = Кроки пораховано точно з того, що бачило кожне місце; чи прийшли б карти, то вже удача.
ui-look-kind-best = краще не було
ui-look-kind-slip = щось коштувало
ui-look-kind-lost = утратив виграш
ui-look-kind-missed = пропущено виграш
ui-look-kind-late = уже програно
ui-look-kind-open = невідомо
ui-look-alt = { $name }, хід { $n }: { $kind } ({ $cost }).
ui-look-alt-bare = { $name }, хід { $n }: { $kind }.

## Що не так із записом

ui-record-long = Він довший за { $most } знаків.
ui-record-head = Запис починається з «{ $head }».
ui-record-twice = { $name } стоїть двічі.
ui-record-number = Тут має бути хід { $n }.
ui-record-line = Цей рядок не прочитати.
ui-record-missing = Бракує { $name }.
ui-record-game = Такої гри тут немає.
ui-record-after = Перед цим ходом гра вже скінчилася.
ui-record-turn = Була не черга { $player }.
ui-record-result = Результат не відповідає ходам: { $ending }
ui-record-result-points = Результат не відповідає ходам: { $ending } Очки за місцями: { $points }.
ui-record-result-open = За ходами гру ще не закінчено.
ui-record-end = «End» каже { $ends }, і лише про гру, яка не закінчилася своїми ходами.
ui-record-rules = Грали за іншими правилами; наші мають номер { $n }.
ui-record-start-unread = Цю початкову позицію не прочитати, або вона з іншого варіанта.
ui-record-seats = У початковій позиції місць: { $n }.
ui-record-commitment = Печатка не від цього зерна й столу.
ui-record-seed = Із цього зерна нічого не роздати.
ui-record-start = Це зерно роздає інакше.
ui-record-match = Партії одного матчу мають бути з однієї гри й тих самих людей.
