# Words of the page in the browser.

page-title = Teahouse
page-welcome = Заходьте, сідайте, грайте
page-about = Старовинні настільні ігри, разом в одній кімнаті. Без акаунта; досить імені.
page-name = Ваше ім’я
page-room = Кімната
page-room-hint = Усі в одній кімнаті бачать ті самі столи. Літери, цифри, - та _.
page-enter = Увійти
page-recent = Знайомі кімнати
page-guest = Гість { $number }

page-rooms = Усі кімнати
page-stream = Дошки цієї кімнати
page-own = Це бачите лише ви
page-close = Закрити
page-people = Зараз тут:
page-rename = Змінити ім’я
page-share = Запросити
page-shared = Адресу цієї кімнати скопійовано. Надішліть її другові.
page-commands = Команди
page-field = Хід або /play
page-send = Надіслати
page-skip = До дощок
page-keys = Клавіші
page-keys-choose = вибір на найновішій дошці
page-keys-write = писати
page-keys-close = закрити те, що бачите лише ви
page-thinking = думаю …
page-lost = Чайний дім саме не відповідає. Натисніть ще раз за мить; двічі нічого не зарахується.
page-away = Зв’язок утрачено. Пробую знову …

page-error-title = Тут цього немає
page-error-back = Назад до дверей
page-error-origin = Це прийшло з іншого сайту, тож нічого не зроблено. Відкрийте саму сторінку й спробуйте знову.
page-error-guest = Спершу зайдіть, будь ласка, через двері, з іменем.
page-error-room = Назва кімнати: від 1 до 40 літер, цифр, - та _.
page-error-missing = За цією адресою нічого немає.
page-error-method = Цю адресу так використати не можна.
page-error-large = Забагато тексту за раз.
page-error-unclear = Я цього не зрозумів, тож нічого не зроблено.
page-error-broken = Щось зламалося на моєму боці. У вашій грі нічого не змінилося. Код звіту { $report }.
page-import = Переглянути запис: вставте його сюди або виберіть файл
page-import-go = Переглянути
