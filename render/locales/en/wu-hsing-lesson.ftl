# The lesson of Wu Hsing, and what the pictures in its rules show.

wuh-example-goal = { $view ->
    [board] The board: a game of two, with all rows in their pattern.
   *[picture] The picture: a game of two, with all rows in their pattern.
}
wuh-example-placing = { $view ->
    [board] The board: blue-black is picked. The numbered places make two rows or more longer, and keep their pattern.
   *[picture] The picture: blue-black is picked. The dashed places make two rows or more longer, and keep their pattern.
}
wuh-example-scoring = { $view ->
    [board] The board: the domino BK at 2,2 made rows of 5, 4 and 3 longer, and scored 60.
   *[picture] The picture: the framed domino made rows of 5, 4 and 3 longer, and scored 60.
}
wuh-example-row-one = one colour
wuh-example-row-two = two colours in turn
wuh-example-row-three = three colours, again and again
wuh-example-row-five = all five, then the first again
wuh-example-row-doubled = no white after white
wuh-example-row-returned = blue has to come again first
wuh-example-cycle = the creating cycle
wuh-example-cycle-begun = the same, begun with fire
wuh-example-cycle-back = the same, read backwards

wuh-lesson-rows = A domino must make at least two rows longer. Pick white-red and lay it to the right of the pair, at x 2: two rows of 3 score 3 × 3 = 9.
wuh-lesson-rows-wrong = That can be done too. Here take white-red, at x 2.
wuh-lesson-double = A row may take new colours until its first one comes again. Lengthen both with double black at x 3: 4 × 4, and a double counts twice.
wuh-lesson-double-wrong = Allowed, but look at double black at x 3: 32 points.
wuh-lesson-five = Put black in front of yellow-blue-red-black: it comes again, so from now on the order of this row is fixed. Pick white-black and lay it as black-white x -1 y 1 down.
wuh-lesson-five-wrong = Not so. White-black belongs at x -1 y 1 down, as black-white.
wuh-lesson-three = Lengths are multiplied, so three rows at once are best. Blue-black x 2 y 2 across: 5 × 4 × 3 = 60.
wuh-lesson-three-wrong = Fewer points. Blue-black x 2 y 2 across brings 60.
wuh-lesson-gap = A domino may join two rows if they make one pattern. Double yellow closes the gap at the top.
wuh-lesson-gap-wrong = Double yellow goes to x 0 y -2.
wuh-lesson-end = Your rack is empty: 166 to 95. Each domino left over would have cost 25. Now a real game, against a computer.
