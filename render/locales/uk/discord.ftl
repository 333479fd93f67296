# Hints for the options of the slash commands.
discord-option-game = Яка гра
discord-option-variant = Який варіант; пишіть, щоб знайти
discord-option-for = Хто ходить: лише ви чи всі в цьому каналі
discord-option-move = Хід, як на кнопках або записом
discord-option-record = запис текстом
discord-option-file = запис файлом
discord-option-section = Який розділ; пишіть, щоб знайти

# Where the bot can do less than it would like.
discord-guest = Я тут лише гість, тож не можу писати без запиту: дошки тут ідуть за кожним натисканням, а між ними мовчать.
discord-lacks = Мені тут бракує { $rights }, тож дошки тут ідуть за кожним натисканням, а між ними мовчать. Адмін може це дозволити.
discord-right-view = «Перегляд каналу»
discord-right-send = «Надсилання повідомлень»
discord-right-threads = «Надсилання повідомлень у гілках»
discord-right-manage = «Керування гілками» (цю закрито)

# Under the bot's name in the list of people.
discord-presence = { $count ->
    [0] Чай готовий · /play
    [one] { $count } стіл · /play
    [few] { $count } столи · /play
   *[other] { $count } столів · /play
}

# Asking a person to a game: the entry in a person's menu, and what follows.
discord-challenge = Запросити до гри
discord-challenge-nobody = Комп’ютери сідають за будь-який стіл самі. Оберіть людину, тільки не себе.

# The window for a move, opened by /move without words.
discord-modal-move = Ваш хід
discord-option-date = Який день, як-от 2026-11-20; без дати — усі
discord-option-table = Який із ваших столів

# Names of commands and options: one word in small letters, hyphens allowed.
discord-name-start = почати
discord-name-play = грати
discord-name-board = дошка
discord-name-hand = рука
discord-name-join = сісти
discord-name-leave = піти
discord-name-invite = запросити
discord-name-mytables = мої-столи
discord-name-move = хід
discord-name-undo = взяти-назад
discord-name-hint = підказка
discord-name-resign = здатися
discord-name-text = словами
discord-name-rules = правила
discord-name-learn = урок
discord-name-verify = перевірити
discord-name-import = завантажити
discord-name-daily = завдання
discord-name-archive = архів
discord-name-top = лідери
discord-name-me = моя-картка
discord-name-void = скасувати-гру
discord-name-settings = налаштування
discord-name-room = кімната
discord-name-block = заблокувати
discord-name-link = поєднати
discord-name-unlink = розділити
discord-name-report = повідомити
discord-name-privacy = приватність
discord-name-mydata = мої-дані
discord-name-forgetme = забудь-мене
discord-name-news = новини
discord-name-help = довідка
discord-name-about = про-нас
discord-name-account = акаунт
discord-name-admin = керування
discord-name-teahouse = чайний-дім
discord-name-game = гра
discord-name-variant = варіант
discord-name-for = для
discord-name-section = розділ
discord-name-words = слова
discord-name-table = стіл
discord-name-record = запис
discord-name-file = файл
discord-name-date = дата
