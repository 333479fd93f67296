# Guo Wu Guan and its relatives. Tiles come as "6-5", marks as letters, levels as numbers.

gwg-title = Guo Wu Guan
gwg-title-hanzi = 過五關
gwg-about = Ein Solitär mit chinesischen Dominosteinen: Bring alle fünf Stufen durch und schlag alle sechs Generäle.
gwg-credits = Guo Wu Guan und seine Verwandten werden nach den Beschreibungen von Dmytro Polovinkin mit Min Fanxin gespielt. „Siebenmal gefangen“ ist von Yang Juntao, verbessert von Min Fanxin. O-Koan folgt Stewart Culin (1895), der es als Orakel beschreibt.

## Variants

gwg-variant-lenient = Locker
gwg-variant-lenient-about = Drei beliebige Steine einer Stufe dürfen ein Satz sein. Fast jede Auslage ist zu gewinnen (99,8 %), am besten in etwa 20 Zügen. Gut für den Anfang.
gwg-variant-classic = Klassisch
gwg-variant-classic-about = Die drei Steine eines Satzes sind Nachbarn in ihrer Stufe. Etwa 68 % der Auslagen sind zu gewinnen, am besten in etwa 34 Zügen.
gwg-variant-o-koan = O-Koan
gwg-variant-o-koan-about = Der koreanische Verwandte: keine Generäle, zwölf Steine warten verdeckt, räum alle fünf Stufen. Etwa 60 % der Auslagen sind zu gewinnen, am besten in etwa 54 Zügen.
gwg-variant-tong-wu-guan = Tong Wu Guan
gwg-variant-tong-wu-guan-about = Keine Generäle, Stufen mit sechs Steinen: Räum alle fünf. Etwa 57 % der Auslagen sind zu gewinnen, am besten in etwa 53 Zügen.
gwg-variant-seven-captures = Siebenmal gefangen
gwg-variant-seven-captures-about = Sieben kurze Stufen und ein General, 2-1, der immer wiederkommt. Nur ein Viertel der Auslagen ist zu gewinnen, am besten in etwa 95 Zügen.

## Kinds of sets

gwg-type-five-points = fünf Augen
gwg-type-full-fourteen = volle Vierzehn
gwg-type-split = Teilung
gwg-type-coincidence = Fügung
gwg-type-five-sons = fünf Söhne
gwg-type-full-dragon = voller Drache
gwg-type-small-dragon = kleiner Drache
gwg-type-big-dragon = großer Drache
gwg-type-two-three-kao = Zwei-drei-Kao

## What you can do now

gwg-choice = { $mark } { $type }
gwg-prompt-one = Stufe { $level }: A { $type }.
gwg-prompt-sets = Stufe { $level }: { $choices } oder { $last }.
gwg-prompt-many = Stufe { $level } hat { $n } Sätze, A bis { $last }. Nimm einen.
gwg-prompt-pass-left = Stufe { $level } passt zu deinem linken General { $left }. Durchlassen?
gwg-prompt-pass-right = Stufe { $level } passt zu deinem rechten General { $right }. Durchlassen?
gwg-prompt-pass-left-right = Stufe { $level } passt zu { $left } links und zu { $right } rechts. Durchlassen, und mit welchem?
gwg-prompt-pass-double = Stufe { $level } passt zu { $left } und { $right } zusammen. Durchlassen mit dem Doppelschlag?
gwg-prompt-pass-last = Stufe { $level } passt zum General { $left }. Durchlassen?

gwg-label-tiles = { $type } { $tiles }
gwg-label-places = { $type } { $tiles } (Plätze { $places })
gwg-label-pass-left = Durch (links)
gwg-label-pass-right = Durch (rechts)
gwg-label-pass-double = Doppelschlag
gwg-label-pass-last = Durch
gwg-label-decline = Noch nicht

gwg-warning-too-few-generals = Ein zweiter Doppelschlag lässt { $generals ->
    [0] keinen General
    [one] einen General
   *[other] { $generals } Generäle
} für { $levels ->
    [one] eine Stufe
   *[other] { $levels } Stufen
}: Das Spiel wäre verloren.
gwg-warning-generals-left = Das war die letzte Stufe, und ungeschlagen { $generals ->
    [one] bliebe ein General
   *[other] blieben { $generals } Generäle
}: Das Spiel wäre verloren.
gwg-warning-stuck = Sonst kann nichts mehr passieren, und der Vorrat ist leer. Bleibt Stufe { $level }, ist das Spiel verloren.

gwg-fact-levels = { $n ->
    [one] noch { $n } Stufe
   *[other] noch { $n } Stufen
}
gwg-fact-generals = { $n ->
    [one] { $n } General
   *[other] { $n } Generäle
}
gwg-fact-common = { $n ->
    [0] Vorrat leer
   *[other] Vorrat { $n }
}
gwg-fact-general-home = 2-1 ist daheim
gwg-fact-general-away = 2-1 ist fort

## How it ended

gwg-outcome-won = Gewonnen: Jede Stufe ist durch.
gwg-outcome-lost-stuck = Verloren: Der Vorrat ist leer, und nichts geht mehr.
gwg-outcome-lost-generals-left = Verloren: Jede Stufe ist durch, aber ein General bleibt ungeschlagen.
gwg-outcome-lost-too-few-generals = Verloren: Es gibt weniger Generäle als Stufen.
gwg-outcome-lost-repetition = Verloren: Das Spiel dreht sich im Kreis.

## What happened

gwg-tell-remove = Stufe { $level }: { $tiles } genommen, { $type }.
gwg-tell-clear = Stufe { $level } ist geräumt.
gwg-tell-pass-left = Stufe { $level } ist mit dem linken General durch: { $tiles }, { $type }.
gwg-tell-pass-right = Stufe { $level } ist mit dem rechten General durch: { $tiles }, { $type }.
gwg-tell-pass-double = Stufe { $level } ist mit dem Doppelschlag durch: { $tiles }, { $type }.
gwg-tell-skip = Stufe { $level } bleibt.
gwg-tell-reveal-left = Der linke General ist jetzt { $tile }.
gwg-tell-reveal-right = Der rechte General ist jetzt { $tile }.
gwg-tell-draw = Stufe { $level } zieht { $tile }.
gwg-tell-none = Für Stufe { $level } ist kein Stein mehr da.
gwg-tell-return = { $tile } geht zurück auf seinen Platz.
gwg-tell-round = Eine neue Runde beginnt.

gwg-did-remove = Genommen aus Stufe { $level }: { $type }.
gwg-did-pass-left = Du hast Stufe { $level } mit dem linken General durchgelassen.
gwg-did-pass-right = Du hast Stufe { $level } mit dem rechten General durchgelassen.
gwg-did-pass-double = Du hast Stufe { $level } mit dem Doppelschlag durchgelassen.
gwg-did-skip = Du hast Stufe { $level } behalten.
gwg-then = Dann: { $parts }.
gwg-then-remove = { $n ->
    [one] { $n } erzwungener Satz
   *[other] { $n } erzwungene Sätze
}
gwg-then-pass = { $n ->
    [one] { $n } Stufe durch
   *[other] { $n } Stufen durch
}
gwg-then-clear = { $n ->
    [one] { $n } Stufe geräumt
   *[other] { $n } Stufen geräumt
}
gwg-then-draw = { $n ->
    [one] { $n } Stein gezogen
   *[other] { $n } Steine gezogen
} in { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
}
gwg-then-reveal = General { $tile } aufgedeckt
gwg-then-return = { $n ->
    [one] 2-1 zurück auf seinem Platz
   *[other] 2-1 { $n }-mal zurück auf seinem Platz
}

## Why a move is refused

gwg-illegal-over = Dieses Spiel ist vorbei.
gwg-illegal-unreadable = Das ist kein Zug, den ich lesen kann, wie etwa { $example }.
gwg-illegal-level = Es geht um Stufe { $level }, nicht um Stufe { $asked }: zum Beispiel { $example }.
gwg-illegal-must-remove = Aus Stufe { $level } muss ein Satz genommen werden; ablehnen kannst du nur das Durchlassen.
gwg-illegal-first-remove = Erst wird aus Stufe { $level } ein Satz genommen; Stufen kommen durch, wenn kein Satz mehr da ist.
gwg-illegal-now-pass = Es ist kein Satz mehr da. Stufe { $level } kann durch oder bleiben.
gwg-illegal-place = Stufe { $level } hat { $n ->
    [one] einen Stein
   *[other] { $n } Steine, a bis { $last }
}.
gwg-illegal-twice = Ein Satz braucht drei verschiedene Steine.
gwg-illegal-order = Die Plätze gehen der Reihe nach: { $example }.
gwg-illegal-apart = { $tiles } wären ein Satz, sind aber keine Nachbarn im Kreis der Stufe.
gwg-illegal-noset = Diese drei sind kein Satz: { $why }.
gwg-illegal-last-general = Ein General ist übrig und zählt einmal: Stufe { $level } geht mit L durch.
gwg-illegal-kill = Stufe { $level } hat { $n ->
    [one] einen Stein, also braucht sie beide Randgeneräle zusammen (LR)
   *[other] { $n } Steine, also braucht sie einen General (L oder R)
}.

gwg-number = { $number ->
    [1] Einsen
    [2] Zweien
    [3] Dreien
    [4] Vieren
    [5] Fünfen
   *[6] Sechsen
}
gwg-noset-three = { $tiles } haben drei { gwg-number } und { $sum } = { $total }; nötig sind 5 oder mindestens 14
gwg-noset-four = { $tiles } haben vier { gwg-number } und { $sum } = { $total }; bei vier gleichen müssen die anderen zwei zusammen { $number } ergeben
gwg-noset-pairs = { $tiles } haben drei Paare von Enden, und in Paaren sind nur 1 2 3, 4 5 6 und 2 3 6 ein Satz
gwg-noset-mixed = { $tiles } haben keine drei gleichen Enden und sind kein Drache

## The rules in words

gwg-rules-goal-title = Das Ziel
gwg-rules-goal = Herr Guan durchritt fünf Pässe und erschlug sechs Generäle. Du hast 32 chinesische Dominosteine: fünf Stufen offener Steine, darüber eine Reihe Generäle und darunter den Vorrat, eine gemeinsame Reihe. Stufen verlieren Steine in Sätzen zu dreien und bekommen Steine aus dem Vorrat.

    Hat eine Stufe nur noch einen oder zwei Steine, die mit einem General einen Satz bilden, kann sie durch: Stufe und General verlassen das Spiel. Du gewinnst, wenn alle fünf Stufen durch und alle sechs Generäle geschlagen sind. Da es einen General mehr gibt als Stufen, muss genau eine Stufe an zwei Generäle zugleich gehen.

    O-Koan und Tong Wu Guan haben keine Generäle: Dort räumst du alle Stufen. In „Siebenmal gefangen“ bringt ein einziger General, 2-1, alle sieben Stufen durch.

gwg-rules-sets-title = Sätze zu dreien
gwg-rules-sets = Sieh dir die sechs Zahlen (Enden) dreier Steine an. Sie sind ein Satz als
    • fünf Augen: genau drei gleiche, die anderen ergeben 5
    • volle Vierzehn: genau drei gleiche, die anderen ergeben 14 oder mehr
    • Teilung: dreimal eine Zahl und dreimal eine andere
    • Fügung: genau vier gleiche, die anderen zwei ergeben diese Zahl
    • fünf Söhne: fünf gleiche
    • voller Drache: 1 2 3 4 5 6
    • kleiner Drache: 1 1 2 2 3 3; großer Drache: 4 4 5 5 6 6; Zwei-drei-Kao: 2 2 3 3 6 6

    „Genau“ zählt alle sechs Enden: 3-3, 3-1, 3-1 hat vier Dreien, ist also nicht „fünf Augen“. Das Spiel hat 32 Steine: alle 21 Paare der Zahlen 1 bis 6, dazu ein zweites Mal 6-6, 5-5, 4-4, 3-3, 2-2, 1-1, 6-5, 6-4, 6-1, 5-1 und 3-1.

gwg-rules-removals-title = Sätze nehmen
gwg-rules-removals = Eine Runde beginnt bei den Stufen, von oben nach unten (O-Koan und Tong Wu Guan: von unten nach oben). Hat eine Stufe einen Satz, muss einer genommen werden; welcher, wählst du. Die drei Steine behalten ihre Ordnung und kommen ans linke Ende des Vorrats, der Rest rückt zusammen, und dieselbe Stufe wird noch einmal angesehen.

    Die Steine eines Satzes müssen Nachbarn sein, und eine Stufe ist ein Kreis: Der letzte Stein liegt neben dem ersten. Bei „Locker“ gehen drei beliebige Steine einer Stufe.

    Eine Stufe ohne Steine bleibt im Spiel und zieht wieder. In O-Koan und Tong Wu Guan ist sie endgültig geräumt.

gwg-rules-passing-title = Eine Stufe durchlassen
gwg-rules-passing = Hat keine Stufe mehr einen Satz, wird jede noch einmal besucht, von oben nach unten. Zwei Steine, die mit dem linken oder dem rechten General einen Satz bilden, oder ein Stein, der mit beiden einen bildet (der Doppelschlag), lassen die Stufe durch. General und Steine kommen, wie sie liegen, ans linke Ende des Vorrats; die Stufe ist fort; der nächste General wird aufgedeckt.

    Du darfst ablehnen und die Stufe behalten; in dieser Runde wird sie nicht wieder angeboten. Der letzte General steht an beiden Enden, zählt aber nur einmal.

    Jede Stufe braucht ihren eigenen General: Mit weniger Generälen als Stufen ist das Spiel verloren, und ebenso, wenn am Ende ein General übrig ist. Ein gewonnenes Spiel hat genau einen Doppelschlag.

gwg-rules-replenishing-title = Nachziehen
gwg-rules-replenishing = Am Ende einer Runde zieht jede Stufe, die noch im Spiel ist, einen Stein, von der untersten aufwärts: Der Stein ganz rechts im Vorrat kommt ans rechte Ende der Stufe. Geht der Vorrat aus, bekommen die oberen Stufen nichts. Ist er leer, bevor jemand zieht, ist das Spiel verloren.

    In „Siebenmal gefangen“ liegt der General 2-1 nach jedem Durchlassen im Vorrat, und solange kann nichts durch. Würde eine Stufe ihn ziehen, geht 2-1 zurück auf seinen Platz, und die Stufe zieht den nächsten Stein.

gwg-rules-end-title = Gewinnen und verlieren
gwg-rules-end = Gewonnen: alle Stufen durch und alle Generäle geschlagen (Klassisch, Locker), alle Stufen geräumt (O-Koan, Tong Wu Guan), sieben Stufen durch (Siebenmal gefangen).

    Verloren: Der Vorrat ist leer, wenn Stufen ziehen sollen; oder es gibt weniger Generäle als Stufen; oder alle Stufen sind durch und ein General ist übrig; oder das Spiel dreht sich im Kreis.

    Manche Auslage ist vor deinem ersten Zug verloren, und nicht jede ist zu gewinnen. Zurücknehmen ist frei und wird gezählt.

gwg-rules-circles-title = Im Kreis
gwg-rules-circles = Kein Stein verlässt je den Tisch, darum kann eine Stellung wiederkehren. Das Spiel ist verloren, wenn sie das tut und du dazwischen keine Wahl hattest, denn so ginge es ewig weiter, oder wenn dieselbe Stellung zum dritten Mal kommt. Zurückgenommene Züge zählen nicht.

gwg-rules-variants-title = Die fünf Spiele
gwg-rules-variants = Locker: Drei beliebige Steine einer Stufe dürfen ein Satz sein; 99,8 % der Auslagen sind zu gewinnen.
    Klassisch: nur Nachbarn; fünf Stufen zu fünf, sechs Generäle, ein Stein im Vorrat; 68 %.
    O-Koan: fünf Stufen zu vier, zwölf Steine verdeckt im Vorrat, keine Generäle, von unten nach oben; 60 %.
    Tong Wu Guan: fünf Stufen zu sechs, zwei Steine verdeckt im Vorrat, keine Generäle, von unten nach oben; 57 %.
    Siebenmal gefangen: sieben Stufen zu drei, zehn Steine im Vorrat, der General 2-1 kommt immer wieder; 25 %.

    In Klassisch und Locker liegen nur die beiden Generäle an den Enden offen.

gwg-rules-notation-title = Züge schreiben
gwg-rules-notation = Ein Zug ist die Nummer der Stufe und was dort geschieht.
    3abc nimmt die ersten drei Steine von Stufe 3; a ist der linke. 3abe nimmt die ersten zwei und den letzten von fünf.
    3L, 3R lassen Stufe 3 mit dem linken oder rechten General durch, 3LR ist der Doppelschlag.
    3- behält die Stufe.

    Kleine Schnitzer machen nichts: „abc“, „3 ABC“, „pass left“ und „not now“ werden verstanden. Nach z gehen die Plätze mit A bis F weiter.

gwg-trail = Stufe { $level } in Runde { $round }
