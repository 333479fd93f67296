# The lesson of Four Colour Cards, and what the pictures in its rules show.

fcc-example-goal = { $view ->
    [board] Auf dem Brett: der Tisch, wie alle ihn sehen. Gruppen liegen offen, Hände bleiben verborgen.
   *[picture] Im Bild: der Tisch, wie alle ihn sehen. Gruppen liegen offen, Hände bleiben verborgen.
}
fcc-example-turn = { $view ->
    [board] Auf dem Brett: Eine Karte wurde genommen, und eine der bezifferten Karten muss fort.
   *[picture] Im Bild: Eine Karte wurde genommen, und eine der bezifferten Karten muss fort.
}
fcc-example-claims = { $view ->
    [board] Auf dem Brett: Der gelbe Berater wurde gezogen und vollendet einen Hof.
   *[picture] Im Bild: Der gelbe Berater wurde gezogen und vollendet einen Hof.
}
fcc-example-scoring = { $view ->
    [board] Auf dem Brett: ein gewonnenes Spiel, hinter jeder Gruppe ihre Punkte.
   *[picture] Im Bild: ein gewonnenes Spiel, unter jeder Gruppe ihre Punkte.
}
fcc-example-suit = { $colour ->
    [y] sieben gelbe Karten
    [r] sieben rote Karten
    [g] sieben grüne Karten
   *[w] sieben weiße Karten
}
fcc-example-flowers = fünf Blumen

fcc-lesson-three = Wer zuerst alle einundzwanzig Karten in Gruppen hat, gewinnt. Du hältst zwanzig. Links von dir wurde ein grünes Pferd abgelegt, und du hast zwei: Drei gleiche Karten sind eine Gruppe. Nimm es.
fcc-lesson-three-wrong = Passen kostet nichts, aber ein drittes Pferd ist ein Geschenk. Nimm es.
fcc-lesson-discard = Deine Gruppe liegt nun offen, und eine Karte muss fort. Behalte, was noch wachsen kann. Der grüne Elefant steht allein: Leg ihn ab.
fcc-lesson-discard-wrong = Das ginge, aber keine Karte steht so allein wie der grüne Elefant. Leg ihn ab.
fcc-lesson-court = Einige Karten später ziehst du den gelben Berater. Mit deinem gelben General und Elefanten ist er ein Hof. Gemischte Gruppen sind für den, der zog, und für den nächsten Platz. Nimm ihn.
fcc-lesson-court-wrong = Du darfst passen, aber ein Hof ist einen Punkt wert. Nimm ihn.
fcc-lesson-field = Du hast das rote Pferd abgelegt. Nun wurde links von dir der weiße Wagen gezogen, und du bist der nächste Platz. Wagen, Pferd und Kanone einer Farbe sind ein Feld. Nimm ihn.
fcc-lesson-field-wrong = Du darfst passen, aber genau dieses Feld brauchst du. Nimm es.
fcc-lesson-pass = Der weiße Berater gäbe einen Hof, risse aber dein Paar weißer Elefanten auseinander. Auch ein Paar ist eine Gruppe. Passe.
fcc-lesson-pass-wrong = Dann stünde ein weißer Elefant allein. Passe lieber.
fcc-lesson-win = Ein roter Berater: Dein roter General und Elefant haben auf ihn gewartet. Alle einundzwanzig Karten stehen in Gruppen. Gewinne!
fcc-lesson-win-wrong = Du darfst selbst jetzt passen, aber dann gewinnt vielleicht jemand anderes. Sag: gewinnen.
fcc-lesson-end = Gewonnen mit 13 Punkten: Eine Blume zählt 3, eine Gruppe aus drei Karten oder ein General 1, ein Paar nichts. Nun ein echtes Spiel, gegen drei Computer.
