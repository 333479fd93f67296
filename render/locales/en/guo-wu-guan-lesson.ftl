# The lesson of Guo Wu Guan, and what the pictures in its rules show.

gwg-example-goal = { $view ->
    [board] The board: six generals, five levels, and one tile in the common row.
   *[picture] The picture: six generals, five levels, and one tile in the common row.
}
gwg-example-removals = { $view ->
    [board] The board: level 2 offers two sets. The letters before the sets are those on the buttons.
   *[picture] The picture: level 2 offers two sets. The letters on the tiles are those on the buttons.
}
gwg-example-passing = { $view ->
    [board] The board: level 5 fits both generals. Pass it left or right, or not now.
   *[picture] The picture: level 5 fits both generals. Pass it left or right, or not now.
}
gwg-example-replenishing = { $view ->
    [board] The board: every level has just drawn the tile at its right end. The next one stands last in the common row.
   *[picture] The picture: every level has just drawn the tile at its right end. The arrow shows the next one.
}

gwg-lesson-dragon = Generals stand above the levels; three levels are passed already. A level loses its tiles in sets of three. The numbers 1 to 6, each once, are a full dragon: 3-1 6-2 5-4. Take it.
gwg-lesson-dragon-wrong = Those three are a set as well, a full fourteen. This time take the other one.
gwg-lesson-five = Well done. Three numbers alike make a set when the other three add up to 5: in 4-1 4-4 3-1 there are 4 4 4, and 1 + 1 + 3. Take these.
gwg-lesson-five-wrong = A set too, but another one. Look for 4-1 4-4 3-1.
gwg-lesson-fourteen = No set was left, so each level drew a tile from the common row, the lowest first. Three alike also go with 14 or more. Take the full fourteen 4-3 6-5 3-3.
gwg-lesson-fourteen-wrong = That is a full fourteen too. For this lesson take the one with 6-5.
gwg-lesson-pass = No set again, so levels may be passed. The two tiles of level 4 and the left general 3-2 form a set, five sons. Pass it.
gwg-lesson-pass-wrong = You may keep a level, and at times that is wise. Here you can let it go: pass.
gwg-lesson-double = General and level are gone. There is one general more than levels, so one level must fall to two at once: its last tile forms a set with both. Play the double kill.
gwg-lesson-double-wrong = Not now would leave a general too many. Take both: 6-6 with 1-1 and 6-1.
gwg-lesson-end = All levels passed and all generals cut: won. In Lenient five levels wait for you, and Undo is free.
