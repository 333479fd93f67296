# The lesson of Guo Wu Guan, and what the pictures in its rules show.

gwg-example-goal = { $view ->
    [board] Auf dem Brett: sechs Generäle, fünf Stufen und ein Stein im Vorrat.
   *[picture] Im Bild: sechs Generäle, fünf Stufen und ein Stein im Vorrat.
}
gwg-example-removals = { $view ->
    [board] Auf dem Brett: Stufe 2 bietet zwei Sätze. Die Buchstaben vor den Sätzen sind die auf den Knöpfen.
   *[picture] Im Bild: Stufe 2 bietet zwei Sätze. Die Buchstaben an den Steinen sind die auf den Knöpfen.
}
gwg-example-passing = { $view ->
    [board] Auf dem Brett: Stufe 5 passt zu beiden Generälen. Lass sie links oder rechts durch, oder noch nicht.
   *[picture] Im Bild: Stufe 5 passt zu beiden Generälen. Lass sie links oder rechts durch, oder noch nicht.
}
gwg-example-replenishing = { $view ->
    [board] Auf dem Brett: Jede Stufe hat gerade den Stein an ihrem rechten Ende gezogen. Der nächste steht im Vorrat ganz hinten.
   *[picture] Im Bild: Jede Stufe hat gerade den Stein an ihrem rechten Ende gezogen. Der Pfeil zeigt den nächsten.
}

gwg-lesson-dragon = Über den Stufen stehen Generäle; drei Stufen sind schon durch. Stufen verlieren ihre Steine in Sätzen zu dreien. Die Zahlen 1 bis 6, jede einmal, sind ein voller Drache: 3-1 6-2 5-4. Nimm ihn.
gwg-lesson-dragon-wrong = Auch diese drei sind ein Satz, eine volle Vierzehn. Nimm diesmal den anderen.
gwg-lesson-five = Gut gemacht. Drei gleiche Zahlen sind ein Satz, wenn die anderen drei 5 ergeben: In 4-1 4-4 3-1 stecken 4 4 4 und 1 + 1 + 3. Nimm sie.
gwg-lesson-five-wrong = Auch ein Satz, aber ein anderer. Such 4-1 4-4 3-1.
gwg-lesson-fourteen = Kein Satz war übrig, also zog jede Stufe einen Stein aus dem Vorrat, die unterste zuerst. Drei gleiche gehen auch mit 14 oder mehr. Nimm die volle Vierzehn 4-3 6-5 3-3.
gwg-lesson-fourteen-wrong = Auch das ist eine volle Vierzehn. Nimm hier die mit 6-5.
gwg-lesson-pass = Wieder kein Satz, also dürfen Stufen durch. Die zwei Steine von Stufe 4 und der linke General 3-2 sind ein Satz, fünf Söhne. Lass sie durch.
gwg-lesson-pass-wrong = Du darfst eine Stufe behalten, und manchmal ist das klug. Hier kannst du sie durchlassen.
gwg-lesson-double = General und Stufe sind fort. Es gibt einen General mehr als Stufen, also geht eine Stufe an zwei zugleich: Ihr letzter Stein bildet mit beiden einen Satz. Spiel den Doppelschlag.
gwg-lesson-double-wrong = So bliebe ein General zu viel. Nimm beide: 6-6 mit 1-1 und 6-1.
gwg-lesson-end = Alle Stufen durch, alle Generäle geschlagen: gewonnen. In „Locker“ warten fünf Stufen auf dich, und „Zug zurück“ kostet nichts.
