# Hints for the options of the slash commands.
discord-option-game = Яка гра
discord-option-variant = Який варіант; пишіть, щоб знайти
discord-option-for = Хто ходить: лише ви чи всі в цьому каналі
discord-option-move = Хід, як на кнопках або записом
discord-option-section = Який розділ; пишіть, щоб знайти
