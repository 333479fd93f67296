# The lesson of Wu Hsing, and what the pictures in its rules show.

wuh-example-goal = { $view ->
    [board] Auf dem Brett: ein Spiel zu zweit, alle Reihen in ihrem Muster.
   *[picture] Im Bild: ein Spiel zu zweit, alle Reihen in ihrem Muster.
}
wuh-example-placing = { $view ->
    [board] Auf dem Brett: Blau-schwarz ist gewählt. Die bezifferten Plätze verlängern zwei oder mehr Reihen und wahren ihr Muster.
   *[picture] Im Bild: Blau-schwarz ist gewählt. Die gestrichelten Plätze verlängern zwei oder mehr Reihen und wahren ihr Muster.
}
wuh-example-scoring = { $view ->
    [board] Auf dem Brett: Der Stein BK auf 2,2 hat Reihen von 5, 4 und 3 verlängert und 60 Punkte gebracht.
   *[picture] Im Bild: Der umrahmte Stein hat Reihen von 5, 4 und 3 verlängert und 60 Punkte gebracht.
}
wuh-example-row-one = eine Farbe
wuh-example-row-two = zwei Farben im Wechsel
wuh-example-row-three = drei Farben, immer wieder
wuh-example-row-five = alle fünf, dann wieder die erste
wuh-example-row-doubled = kein Weiß nach Weiß
wuh-example-row-returned = zuerst muss Blau wiederkommen
wuh-example-cycle = der Kreis des Erzeugens
wuh-example-cycle-begun = derselbe, mit Feuer begonnen
wuh-example-cycle-back = derselbe, rückwärts gelesen

wuh-lesson-rows = Ein Stein muss mindestens zwei Reihen verlängern. Wähl weiß-rot und leg ihn rechts an das Paar, bei x 2: Zwei Reihen von 3 bringen 3 × 3 = 9.
wuh-lesson-rows-wrong = Auch das geht. Nimm hier weiß-rot, bei x 2.
wuh-lesson-double = Eine Reihe darf neue Farben bekommen, bis ihre erste wiederkommt. Verlänger beide mit doppelt schwarz bei x 3: 4 × 4, und ein Doppelstein zählt zweifach.
wuh-lesson-double-wrong = Erlaubt, aber schau auf doppelt schwarz bei x 3: 32 Punkte.
wuh-lesson-five = Setz Schwarz vor gelb-blau-rot-schwarz: Es kommt wieder, und von nun an steht die Folge dieser Reihe fest. Wähl weiß-schwarz und leg es als schwarz-weiß x -1 y 1 abwärts.
wuh-lesson-five-wrong = So nicht. Weiß-schwarz gehört nach x -1 y 1 abwärts, als schwarz-weiß.
wuh-lesson-three = Längen werden malgenommen, also sind drei Reihen zugleich das Beste. Blau-schwarz x 2 y 2 quer: 5 × 4 × 3 = 60.
wuh-lesson-three-wrong = Weniger Punkte. Blau-schwarz x 2 y 2 quer bringt 60.
wuh-lesson-gap = Ein Stein darf zwei Reihen verbinden, wenn sie ein Muster ergeben. Doppelt gelb schließt die Lücke oben.
wuh-lesson-gap-wrong = Doppelt gelb kommt nach x 0 y -2.
wuh-lesson-end = Dein Bänkchen ist leer: 166 zu 95. Jeder übrige Stein hätte 25 gekostet. Nun ein echtes Spiel, gegen einen Computer.
