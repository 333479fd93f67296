# Words that only Telegram needs.

telegram-sent-privately = Я написав вам у нашому приватному чаті.
telegram-topic-closed = Ту тему закрито, тож писати там не можу. Адміністратор може її відкрити; тут можна грати одразу.
telegram-may-not-write = Мені не можна писати в тій групі: адміністратор має дозволити повідомлення та фото. Тут можна грати одразу.
telegram-not-shown = Telegram не прийняв того, що я хотів показати. У вашій грі нічого не змінилося: /board покаже її ще раз.
telegram-no-photos = Мені не можна надсилати сюди фото, тож дошка — словами. Щоб були картинки, попросіть адміна дозволити мені фото.
telegram-one-moment = Хвилинку…
telegram-hand-alone = Щоб грати зі своєї руки, відкрийте наш приватний чат або напишіть /move і відповідь.
telegram-buttons-alone = Кнопки — у нашому приватному чаті: натисніть ще раз, і він відкриється.
telegram-invite = Запросити когось

# Inline mode: somebody types the bot's name in any chat, and picks what shall be posted there.
telegram-inline-result = Поділитися сьогоднішнім
telegram-inline-today = Завдання дня: { $game }
telegram-inline-play = Зіграти: { $game }
telegram-inline-variant = { $game }: { $variant }
telegram-inline-invite = Запросити до столу
telegram-inline-invite-about = Хто натисне кнопку, прийде до столу
telegram-inline-invite-words = Приходьте до мого столу в чайному домі.
telegram-inline-challenge = Розклад дня однаковий для всіх. Скільки ходів знадобиться вам?
telegram-inline-open = Відкрити чайний дім
telegram-inline-button-play = Грати
telegram-inline-button-join = Прийти до столу

telegram-open-hand = Відкрити мою руку
