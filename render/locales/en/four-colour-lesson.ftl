# The lesson of Four Colour Cards, and what the pictures in its rules show.

fcc-example-goal = { $view ->
    [board] The board: the table as everybody sees it. Groups lie open, hands stay hidden.
   *[picture] The picture: the table as everybody sees it. Groups lie open, hands stay hidden.
}
fcc-example-turn = { $view ->
    [board] The board: a card was taken, and one of the numbered cards has to go.
   *[picture] The picture: a card was taken, and one of the numbered cards has to go.
}
fcc-example-claims = { $view ->
    [board] The board: the yellow advisor was drawn, and completes a court.
   *[picture] The picture: the yellow advisor was drawn, and completes a court.
}
fcc-example-scoring = { $view ->
    [board] The board: a deal that was won, with the points behind each group.
   *[picture] The picture: a deal that was won, with the points below each group.
}
fcc-example-suit = { $colour ->
    [y] seven yellow cards
    [r] seven red cards
    [g] seven green cards
   *[w] seven white cards
}
fcc-example-flowers = five flowers

fcc-lesson-three = Who first has all twenty-one cards in groups wins. You hold twenty. The player to your left has discarded a green horse, and you have two: three equal cards are a group. Take it.
fcc-lesson-three-wrong = Passing costs nothing, but a third horse is a gift. Take it.
fcc-lesson-discard = Your group lies open now, and one card has to go. Keep what may still grow. The green elephant stands alone: discard it.
fcc-lesson-discard-wrong = You could, but no other card stands as alone as the green elephant. Discard that one.
fcc-lesson-court = Some cards later you draw the yellow advisor. With your yellow general and elephant it is a court. Mixed groups are for who drew the card, and for the next seat. Take it.
fcc-lesson-court-wrong = You may pass, but a court is worth a point. Take it.
fcc-lesson-field = You gave away the red horse. Now the player to your left drew the white chariot, and you are next. Chariot, horse and cannon of one colour are a field. Take it.
fcc-lesson-field-wrong = You may pass, but this field is just what you need. Take it.
fcc-lesson-pass = The white advisor would make a court, but tear your pair of white elephants apart. A pair is a group, too. Pass.
fcc-lesson-pass-wrong = Then one white elephant would stand alone. Better pass.
fcc-lesson-win = A red advisor: your red general and elephant have waited for it. All twenty-one cards stand in groups. Win!
fcc-lesson-win-wrong = You may pass even now, but then somebody else may win. Say: win.
fcc-lesson-end = Won with 13 points: a flower counts 3, a group of three cards or a general 1, a pair nothing. Now a real deal, against three computers.
