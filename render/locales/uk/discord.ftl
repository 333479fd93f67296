# Hints for the options of the slash commands.
discord-option-game = Яка гра
discord-option-variant = Який варіант; пишіть, щоб знайти
discord-option-for = Хто ходить: лише ви чи всі в цьому каналі
discord-option-move = Хід, як на кнопках або записом
discord-option-section = Який розділ; пишіть, щоб знайти

# Where the bot can do less than it would like.
discord-guest = Я тут лише гість, тож не можу писати без запиту: ця дошка йде за кожним натисканням, а між ними мовчить.
discord-lacks = Мені тут бракує { $rights }, тож ця дошка йде за кожним натисканням, а між ними мовчить. Адмін може це дозволити.
discord-right-view = «Перегляд каналу»
discord-right-send = «Надсилання повідомлень»
discord-right-threads = «Надсилання повідомлень у гілках»

# Under the bot's name in the list of people.
discord-presence = { $count ->
    [0] Чай готовий · /play
    [one] { $count } стіл · /play
    [few] { $count } столи · /play
   *[other] { $count } столів · /play
}

# Asking a person to a game: the entry in a person's menu, and what follows.
discord-challenge = Запросити до гри
discord-challenge-which = У що хочете зіграти? Суперник: { $name }.
discord-challenge-game = { $game }: { $variant }
discord-challenge-nobody = Комп’ютери сідають за будь-який стіл самі. Оберіть людину, тільки не себе.
discord-challenge-called = { $name } хоче зіграти з вами: сідайте за стіл вище.

# The window for a move, opened by /move without words.
discord-modal-move = Ваш хід
discord-option-table = Який із ваших столів
