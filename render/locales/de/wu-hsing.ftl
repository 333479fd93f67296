# Wu Hsing. Colours come as words, squares as x and y, rows as colours joined by hyphens.

wuh-title = Wu Hsing
wuh-title-hanzi = 五行
wuh-about = Zweifarbige Dominosteine für zwei bis vier: Leg sie so, dass Reihen ihr Muster behalten und mehrere Reihen zugleich wachsen.
wuh-credits = Wu Hsing ist von Sid Sackson; es erschien zuerst 1969 als Domino Bead Game. Die beiden Duelle sind von Freunden von ihm.

## Variants

wuh-variant-open = Offene Bänkchen
wuh-variant-open-about = Alle sehen alle Bänkchen: reines Schauen und Planen. Zwei bis vier Spieler. Gut für den Anfang.
wuh-variant-standard = Verdeckte Bänkchen
wuh-variant-standard-about = Die Bänkchen sind verdeckt; zu zweit lassen sie sich erschließen. Zwei bis vier Spieler.
wuh-variant-duel-a = Offenes Duell
wuh-variant-duel-a-about = Zwei Spieler mit denselben fünfzehn Steinen und ganz ohne Glück: Jeder legt eine Hälfte des Startpaars.
wuh-variant-duel-b = Geheimes Duell
wuh-variant-duel-b-about = Zwei Spieler mit denselben fünfzehn Steinen; beide wählen ihre Hälfte des Startpaars geheim.

## Colours, rows and dominoes

wuh-colour-B = blau
wuh-colour-W = weiß
wuh-colour-R = rot
wuh-colour-Y = gelb
wuh-colour-K = schwarz
wuh-row = { $one }-{ $rest }
wuh-double = doppelt { $colour }
wuh-several = { $n } × { $domino }

## What you can do now

wuh-prompt = Du bist dran: { $places ->
    [one] { $places } Platz
   *[other] { $places } Plätze
} für { $kinds ->
    [one] { $kinds } deiner Steine
   *[other] { $kinds } deiner Steine
}.
wuh-prompt-wait = { $who } legt.
wuh-prompt-wait-opening = { $who } wählt einen Stein des Startpaars.
wuh-prompt-duel-a-1 = Wähl einen Stein, der den Tisch eröffnet.
wuh-prompt-duel-a-2 = Wähl einen Stein, der daneben liegt, wie herum du willst.
wuh-prompt-duel-b-1 = Wähl deine Hälfte des Startpaars und wie herum sie liegt. Niemand sieht sie, bis beide gewählt haben.
wuh-prompt-duel-b-2 = Wähl deine Hälfte des Startpaars und wie herum sie liegt. Die andere Hälfte liegt verdeckt.
wuh-prompt-place = Wohin kommt { $domino }?
wuh-prompt-opening = Wie herum liegt { $domino }?

wuh-label-domino = { $domino }: { $n ->
    [one] { $n } Platz
   *[other] { $n } Plätze
}
wuh-label-place = { $colours } x { $x } y { $y } { $way ->
    [h] quer
   *[v] abwärts
}
wuh-worth-place = +{ $points }
wuh-worth-domino = bis +{ $points }

wuh-fact-left = { $n ->
    [one] noch { $n } Stein
   *[other] noch { $n } Steine
}
wuh-fact-last-round = letzte Runde

## How it ended

wuh-outcome-out = Jemand hat keine Steine mehr, und die Runde ist zu Ende.
wuh-outcome-blocked = Niemand kann mehr legen.

## What happened

wuh-tell-place = { $who } legte { $domino }: { $product } = { $points }.
wuh-tell-cycle = Die Fünf Kräfte in ihrer Folge: Eine Reihe zeigt den Kreis des Erzeugens.
wuh-tell-open = { $who } eröffnete mit { $domino }.
wuh-tell-commit = { $who } hat gewählt; der Stein liegt verdeckt.
wuh-tell-pass = { $who } kann nicht legen und zeigt { $n ->
    [0] ein leeres Bänkchen
   *[other] { $dominoes }
}.
wuh-did-turned-up = Beide Steine sind aufgedeckt: { $one } und { $two }.
wuh-both = { $one } { $two }

wuh-trail = { $product } = { $points } Punkte

## Why a placement is refused

wuh-illegal-game-over = Dieses Spiel ist vorbei.
wuh-illegal-turn = Du bist nicht dran: { $who } legt.
wuh-illegal-format = Das kann ich nicht als Legen lesen. Nötig sind beide Farben, das linke oder obere Feld und die Richtung; hier zum Beispiel { $example }.
wuh-illegal-not-in-rack = Auf deinem Bänkchen ist kein Stein { $domino }.
wuh-illegal-opening = Das Startpaar hat einen festen Platz; wähl zum Beispiel { $example }.
wuh-illegal-occupied = Dort liegt schon etwas: x { $x }, y { $y } und das Feld { $way ->
    [h] rechts daneben
   *[v] darunter
} müssen beide frei sein.
wuh-illegal-rows-0 = Das verlängert keine Reihe; ein Stein verlängert mindestens zwei.
wuh-illegal-rows-1 = Das verlängert nur eine Reihe; ein Stein verlängert mindestens zwei.
wuh-illegal-fourth-parallel = Das wäre ein vierter Stein Seite an Seite; mehr als drei dürfen es nicht sein.
wuh-illegal-pattern = Auf x { $x }, y { $y } bräche { $colour } das Muster { $row } { $side ->
    [left] in der Reihe links davon
    [right] in der Reihe rechts davon
    [above] in der Spalte darüber
   *[below] in der Spalte darunter
}.
wuh-illegal-joined = Auf x { $x }, y { $y } verbände { $colour } { $one } und { $two }, die zusammen kein Muster ergeben.

## The rules in words

wuh-rules-goal-title = Das Ziel
wuh-rules-goal = Dreißig Dominosteine, jedes Paar der fünf Farben zweimal: Blau, Weiß, Rot, Gelb, Schwarz. Du legst sie auf einen Tisch ohne Rand. Ein Stein bringt die Längen der Reihen, die er verlängert, miteinander malgenommen; drei lange Reihen auf einmal sind also weit mehr wert als dreimal eine.

    Wer am Ende die meisten Punkte hat, abzüglich der Minuspunkte für übrige Steine, gewinnt. Zwei, drei oder vier können spielen; zu zweit sind offene Bänkchen üblich.

wuh-rules-rows-title = Reihen und ihr Muster
wuh-rules-rows = Eine Reihe ist eine lückenlose Folge von Feldern, waagerecht oder senkrecht. Jede Reihe wiederholt ein Wort aus verschiedenen Farben: rot-rot-rot, blau-weiß-blau-weiß, blau-rot-schwarz-blau.

    Die erste Farbe, die wiederkommt, muss also die sein, mit der die Reihe begann; von da an liegt alles fest. Nach blau-weiß passt noch Rot und ebenso Blau, aber nie Weiß. Eine Reihe, die alle fünf Farben zeigt, geht mit ihrer ersten weiter. Rückwärts gelesen bleibt ein Muster ein Muster.

    Das gilt für jede Reihe auf dem Tisch, auch für eine, die ein Stein erst beginnt, und für zwei Reihen, die er zu einer verbindet.

wuh-rules-placing-title = Einen Stein legen
wuh-rules-placing = Ein Stein liegt in drei Linien: einer der Länge nach und je einer quer durch jedes seiner Felder. Er muss mindestens zwei begonnene Reihen verlängern; ein einzelnes Feld ist eine begonnene Reihe. Eine Linie, in der nichts lag, zählt nicht.

    Alle Reihen, die er berührt, müssen ihr Muster behalten.

    Höchstens drei Steine dürfen mit der ganzen Längsseite nebeneinander liegen. Um ein Feld versetzt dürfen sie weitergehen.

wuh-rules-scoring-title = Punkte
wuh-rules-scoring = Zähl die Felder jeder Reihe, die der Stein verlängert hat, die neuen mit, und nimm sie miteinander mal: Reihen von 3, 4 und 5 bringen 60. Eine aus zweien verbundene Reihe zählt ganz; eine erst begonnene zählt nicht.

    Ein Doppelstein, eine Farbe auf beiden Hälften, bringt das Doppelte.

wuh-rules-turns-title = Reihum und passen
wuh-rules-turns = Platz 1 beginnt, dann geht es reihum. Wer legen kann, muss. Wer nicht kann, den übergeht der Tisch: Das Bänkchen wird allen gezeigt und zurückgenommen, und der Platz bleibt im Spiel.

    Das Startpaar liegt von Anfang an auf dem Tisch, zeigt mindestens drei Farben und gehört niemandem. Zwei Spieler haben je 14 Steine, drei je 9 (ein Stein bleibt in der Schachtel), vier je 7.

wuh-rules-end-title = Das Ende
wuh-rules-end = Ist ein Bänkchen leer, wird die Runde zu Ende gespielt, damit alle gleich oft dran waren, und das Spiel endet. Es endet auch, und zwar sofort, wenn niemand mehr legen kann.

    Jeder übrige Stein kostet 25 Punkte, ein Doppelstein nur 5. Die höchste Punktzahl gewinnt; bei gleicher teilt man den Sieg. Eine Punktzahl kann unter null fallen.

wuh-rules-variants-title = Die Varianten
wuh-rules-variants = Offene Bänkchen: Alle Bänkchen liegen offen.
    Verdeckte Bänkchen: Alle sehen nur ihr eigenes. Zu zweit lässt sich das andere erschließen, Verdecken kostet also nur Mühe.
    Offenes Duell: Zwei Spieler haben dieselben fünfzehn Steine, jede Art einmal. Platz 1 legt einen beliebigen Stein, Platz 2 einen beliebigen daneben; keiner bringt Punkte, und Platz 1 beginnt.
    Geheimes Duell: wie das offene, aber beide wählen geheim und decken zusammen auf.

wuh-rules-notation-title = Züge schreiben
wuh-rules-notation = B blau, W weiß, R rot, Y gelb, K schwarz. Gelegt wird mit beiden Farben, dem linken oder oberen Feld und h für waagerecht oder v für senkrecht.
    WR@2,0v: weiß auf x 2, y 0, rot auf dem Feld darunter.
    BK@-1,3h: blau auf x -1, y 3, schwarz rechts daneben.

    x wächst nach rechts, y nach unten; die Lineale am Tisch zeigen beide. „white-red 2 0 down“ oder „wr 2,0“ wird auch verstanden, wo nur ein Platz gemeint sein kann.

wuh-rules-forces-title = Die Fünf Kräfte
wuh-rules-forces = 五行, wuxing, in älterer Schreibung wu hsing: fünf Bewegungen oder Wandelzustände. Jede Farbe steht für einen: Schwarz für Wasser 水, Blau für Holz 木, Rot für Feuer 火, Gelb für Erde 土, Weiß für Metall 金.

    Im Kreis des Erzeugens nährt Wasser das Holz, Holz das Feuer, Feuer wird zu Erde (Asche), Erde trägt Metall, und Metall bringt Wasser hervor. Eine Fünferreihe schwarz-blau-rot-gelb-weiß, wo immer sie beginnt und in beiden Richtungen, zeigt diesen Kreis; der Tisch sagt es dir.

    Im Kreis des Überwindens löscht Wasser das Feuer, Feuer schmilzt Metall, Metall schneidet Holz, Holz durchbricht Erde, und Erde staut Wasser.

    Die fünf haben auch Planeten und Richtungen: Wasser ist Merkur und Norden, Metall Venus und Westen, Erde Saturn und die Mitte, Holz Jupiter und Osten, Feuer Mars und Süden.

## Badges

wuh-feat-cycle = Kreis des Erzeugens geschlossen
