# Words of the pictures, for all games.
ui-list-separator = { ", " }
ui-sentence-separator = { " " }
ui-player = Player { $n }
ui-won = Solved
ui-lost = Lost
ui-yes = yes
