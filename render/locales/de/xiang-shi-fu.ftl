# Xiang Shi Fu and its relatives. Tiles come as "6-5", seats as letters.

xsf-title = Xiang Shi Fu
xsf-title-hanzi = 相十副
xsf-about = Ein Solitär mit chinesischen Dominosteinen: Tausch Steine, bis jeder Satz auf dem Tisch ein guter ist.
xsf-credits = Xiang Shi Fu, auch Zen (參禪) genannt, wird nach der Beschreibung von Dmytro Polovinkin mit Min Fanxin gespielt. Die Regel Dreizehn ist von Yue Zhengrong aus Yangzhou, der gemischte Drache von Li Shaoquan; Vielfaches, Fünf Drachen und Generäle in Eintracht sind von Min Fanxin.

## Variants

xsf-variant-classic = Zehn Sätze schauen
xsf-variant-classic-about = Zehn Tripel um ein Paar; mach alle elf gültig. Fast jede Auslage ist zu lösen, meist in 6 bis 12 Zügen. Gut für den Anfang.
xsf-variant-target-pair = Zielpaar
xsf-variant-target-pair-about = Wie „Zehn Sätze schauen“, aber in der Mitte muss am Ende das genannte Paar liegen. Etwa 13 Züge.
xsf-variant-eight-triplets = Acht Sätze schauen
xsf-variant-eight-triplets-about = Acht Tripel und vier Paare: Die Paare müssen am Ende Himmel, Erde, Mensch und Harmonie sein oder die vier militärischen. Etwa 28 Züge.
xsf-variant-shanghai = Shanghai
xsf-variant-shanghai-about = Dreißig Steine, zehn Tripel, ein einziges Ziel: acht Drachen, ein Gold- und ein Silberbarren. Etwa 35 Züge.
xsf-variant-harmony = Generäle in Eintracht
xsf-variant-harmony-about = Das Paar 3-1 3-1 in der Mitte, und jedes Tripel zwei gleiche zivile Steine mit einem militärischen. Etwa 37 Züge.
xsf-variant-five-dragons = Fünf Drachen im Kampf um den Thron
xsf-variant-five-dragons-about = Das Paar 2-2 2-2 in der Mitte, fünf volle Drachen und fünfmal fünf Söhne. Etwa 37 Züge, und schwer.

xsf-variant-rule = { $name }, { $rule }
xsf-variant-target = { $name } { $tiles }

xsf-rule-standard = Standardregel
xsf-rule-thirteen = Regel Dreizehn
xsf-rule-mixed-dragon = Regel gemischter Drache
xsf-rule-multiple = Regel Vielfaches
xsf-rule-standard-about = Wie üblich, und für Puristen. Fünf Tripel sind nie zu retten: Etwa jede zwanzigste Auslage ist verloren, und neue Spiele meiden sie.
xsf-rule-thirteen-about = Volle Dreizehn statt voller Vierzehn: viel mehr Sätze, kaum eine Auslage ist verloren.
xsf-rule-mixed-dragon-about = 2 3 3 4 4 5 statt Zwei-drei-Kao. Manche Beschreibungen nehmen das als Standard.
xsf-rule-multiple-about = Drei Dreien oder drei Vieren gehen auch mit jedem Vielfachen ihrer Zahl. Freundlich: Kaum eine Auslage ist verloren.
xsf-rule-line = { $rule }: { $about }
xsf-asks-rule = { $variant }: nach welcher Regel?
xsf-asks-target = { $variant }: Welches Paar soll es am Ende sein?

## Kinds of sets

xsf-type-civil = ziviles Paar
xsf-type-military = Militärpaar
xsf-type-supreme = höchstes Paar
xsf-type-five-points = fünf Augen
xsf-type-full-fourteen = volle Vierzehn
xsf-type-full-thirteen = volle Dreizehn
xsf-type-split = Teilung
xsf-type-coincidence = Fügung
xsf-type-five-sons = fünf Söhne
xsf-type-full-dragon = voller Drache
xsf-type-small-dragon = kleiner Drache
xsf-type-big-dragon = großer Drache
xsf-type-two-three-kao = Zwei-drei-Kao
xsf-type-mixed-dragon = gemischter Drache
xsf-type-multiple = Vielfaches

## What you can do now

xsf-prompt = { $valid } von { $sets } Sätzen. Wähl einen Stein zum Geben.
xsf-prompt-all-valid = Alle Sätze sind gültig. Noch offen: { $goal }. Wähl einen Stein zum Geben.
xsf-prompt-dead = { $tiles } auf { $seat } ist eine tote Gruppe: Kein Stein des ganzen Spiels kann sie retten, also ist diese Auslage nicht zu lösen.
xsf-prompt-locked = { $tiles } auf { $seat } ist gesperrt: Nichts, was auf diesem Tisch kommen kann, rettet sie, also ist diese Auslage nicht zu lösen.

xsf-goal-classic = nichts
xsf-goal-target-pair = das Paar { $tiles } in der Mitte
xsf-goal-eight-triplets = die vier Paare 6-6 1-1 4-4 3-1 oder die vier militärischen
xsf-goal-shanghai = vier volle, zwei kleine und zwei große Drachen, der Goldbarren 6-3 6-1 6-1 und der Silberbarren 5-3 5-1 5-1
xsf-goal-five-dragons = das Paar 2-2 2-2, fünf volle Drachen und fünfmal fünf Söhne
xsf-goal-harmony = das Paar 3-1 3-1 und überall zwei gleiche zivile Steine mit einem militärischen

xsf-label-give = { $n ->
    [one] { $n } Tausch
   *[other] { $n } Tausche
}
xsf-label-take = { $n ->
    [0] beide bleiben gültig
    [one] rettet einen Satz
   *[other] rettet beide Sätze
}

xsf-fact-valid = { $valid } von { $sets } Sätzen
xsf-fact-rule = { $rule }
xsf-fact-wanted = { $n } von { $all } wie gewünscht
xsf-fact-quartet = { $n } von 4 Paaren
xsf-fact-target = Ziel { $tiles }

## How it ended

xsf-prompt-picked = { $tiles } von { $seat }: tausch gegen …
xsf-outcome-won = Gelöst: Jeder Satz ist, wie er sein soll.
xsf-outcome-stuck = Fest: Kein erlaubter Tausch ist übrig. „Zug zurück“ führt zurück.

## What happened

xsf-tell-exchange = { $gives } von { $one } gegen { $takes } von { $two }.
xsf-exchange = { $gives } von { $one } gegen { $takes } von { $two }
xsf-made = { $seat } ist { $type }
xsf-then = Jetzt: { $made }. { $n ->
    [0] Kein Satz gerettet
    [one] Ein Satz gerettet
   *[other] Zwei Sätze gerettet
}, { $left ->
    [0] keiner bleibt.
    [one] einer bleibt.
   *[other] { $left } bleiben.
}

## A finished game, to be shared

xsf-trail = Gerettete Sätze, Zug um Zug: { $counts }
xsf-trail-on = { $counts }
xsf-legend = ⬜ keinen, 🟨 einen, 🟩 zwei Sätze gerettet

## Why a move is refused

xsf-illegal-over = Dieses Spiel ist vorbei.
xsf-illegal-unreadable = Das ist kein Zug, den ich lesen kann. Ein Zug nennt beide Plätze und was jeder gibt; auf diesem Brett zum Beispiel { $example }.
xsf-illegal-seat = Einen Platz { $seat } gibt es hier nicht; die Plätze sind { $seats }.
xsf-illegal-tile = Platz { $seat } kann { $tiles } nicht geben: Er hat { $has }.
xsf-illegal-same-seat = Ein Tausch braucht zwei verschiedene Plätze.
xsf-illegal-uneven = Beide Plätze müssen gleich viele Steine geben.
xsf-illegal-three = Ein Stein geht gegen einen Stein, oder das ganze Paar gegen zwei Steine eines Tripels.
xsf-illegal-two = Zwei gegen zwei geht nur zwischen einem Paar und einem Tripel.
xsf-illegal-equal = Gleiche Steine zu tauschen ändert nichts.
xsf-illegal-places = Damit würden nur zwei Sätze ihre Plätze tauschen.
xsf-illegal-noset = Platz { $seat } hätte keinen gültigen Satz: { $why }.
xsf-illegal-nopair = Platz { $seat } hätte kein gültiges Paar: { $why }.
xsf-illegal-form = Schreib den früheren Buchstaben zuerst und Steine von hoch nach niedrig: { $example }.

xsf-number = { $number ->
    [1] Einsen
    [2] Zweien
    [3] Dreien
    [4] Vieren
    [5] Fünfen
   *[6] Sechsen
}
xsf-noset-pair = { $tiles } sind kein Paar; gleiche Steine sind eins, und 6-3 5-4, 6-2 5-3, 5-2 4-3, 4-1 3-2, 4-2 2-1
xsf-noset-three = { $tiles } haben drei { xsf-number } und { $sum } = { $total }; nötig sind 5, { $rule ->
    [thirteen] oder mindestens 13
    [multiple] oder mindestens 14, oder bei Dreien und Vieren ein Vielfaches ihrer Zahl
   *[other] oder mindestens 14
}
xsf-noset-four = { $tiles } haben vier { xsf-number } und { $sum } = { $total }; bei vier gleichen müssen die anderen zwei zusammen { $number } ergeben
xsf-noset-pairs = { $tiles } haben drei Paare von Enden, und in Paaren sind nur { $rule ->
    [mixed-dragon] 1 2 3 und 4 5 6
   *[other] 1 2 3, 4 5 6 und 2 3 6
} ein Satz
xsf-noset-mixed = { $tiles } haben keine drei gleichen Enden und sind kein Drache

## The rules in words

xsf-rules-goal-title = Das Ziel
xsf-rules-goal = Der Name bedeutet: zehn Sätze betrachten. Alle 32 chinesischen Dominosteine liegen offen: zehn Plätze zu drei Steinen, a bis j genannt, um ein Paar namens p. Wenige der Sätze sind am Anfang gute.

    Du tauschst Steine zwischen zwei Plätzen, einen Tausch nach dem anderen, bis jeder Satz gültig ist. Nach dem Austeilen gibt es kein Glück, und nichts ist verborgen: Es ist alles Schauen.

    Die anderen Varianten verlangen mehr als gültige Sätze: ein bestimmtes Paar, bestimmte Tripel oder andere Plätze.

xsf-rules-pairs-title = Gültige Paare
xsf-rules-pairs = Ein Paar ist gültig als
    • zivil: zwei gleiche Steine: 6-6, 1-1, 4-4, 3-1, 5-5, 3-3, 2-2, 6-5, 6-4, 6-1 oder 5-1
    • militärisch: 6-3 5-4, 6-2 5-3, 5-2 4-3 oder 4-1 3-2
    • das höchste Paar: 4-2 2-1

    Jeder Stein hat also genau eine Art Partner. Die elf zivilen Arten gibt es zweimal, die zehn militärischen Steine einmal.

xsf-rules-triplets-title = Gültige Tripel
xsf-rules-triplets = Sieh dir die sechs Zahlen (Enden) dreier Steine an. Sie sind ein Satz als
    • fünf Augen: genau drei gleiche, die anderen ergeben 5
    • volle Vierzehn: genau drei gleiche, die anderen ergeben 14 oder mehr
    • Teilung: dreimal eine Zahl und dreimal eine andere
    • Fügung: genau vier gleiche, die anderen zwei ergeben diese Zahl
    • fünf Söhne: fünf gleiche
    • voller Drache: 1 2 3 4 5 6
    • kleiner Drache: 1 1 2 2 3 3; großer Drache: 4 4 5 5 6 6; Zwei-drei-Kao: 2 2 3 3 6 6

    „Genau“ zählt alle sechs Enden: 3-3, 3-1, 3-1 hat vier Dreien, ist also nicht „fünf Augen“.

xsf-rules-moves-title = Tauschen
xsf-rules-moves = Zwei Plätze tauschen Stein gegen Stein; oder das Paar tauscht beide Steine gegen zwei Steine eines Tripels. Plätze ändern nie ihre Größe.

    Nach dem Tausch müssen beide Plätze gültige Sätze haben; was sie vorher hatten, ist gleich. Ein Zug rettet also einen Satz oder zwei, oder macht aus zwei gültigen zwei andere gültige, und das ist oft der Weg nach vorn. Ein gültiger Satz wird nie ungültig.

    Nicht erlaubt ist, was nichts ändert: gleiche Steine zu tauschen, oder ein Tausch, nach dem zwei Sätze nur die Plätze gewechselt haben.

xsf-rules-end-title = Das Ende
xsf-rules-end = Du hast gewonnen, wenn alle Sätze gültig sind und der Wunsch der Variante erfüllt ist. Du sitzt fest, wenn kein Tausch mehr übrig ist; zurücknehmen kannst du, so weit du willst.

    Par ist die Zahl der Züge der kürzesten Lösung. „≤“ davor heißt, dass eine kürzere nicht ausgeschlossen wurde.

xsf-rules-dead-groups-title = Tote Gruppen
xsf-rules-dead-groups = Unter der Standardregel sind fünf Tripel nie zu retten, was immer neben ihnen liegt: 4-2 4-1 3-3, 5-4 4-2 4-1, 5-2 5-1 3-3, 5-2 5-1 4-4 und 4-3 4-2 3-2. Andere Sätze können gesperrt sein: Ihre einzigen Helfer können auf diesem Tisch nicht kommen. Neue Auslagen meiden beides.

    Drei andere Regeln retten tote Gruppen; wähl eine:
    • Dreizehn: Die anderen drei Enden eines vollen Satzes brauchen nur 13
    • gemischter Drache: 2 3 3 4 4 5 ist ein Satz, Zwei-drei-Kao keiner (manche Beschreibungen nehmen das als Standard)
    • Vielfaches: drei Dreien mit einem Vielfachen von 3 oder drei Vieren mit einem Vielfachen von 4

xsf-rules-variants-title = Die sechs Spiele
xsf-rules-variants = Zehn Sätze schauen: alle elf Sätze gültig.
    Zielpaar: und das Paar in der Mitte ist das genannte, gewählt oder gezogen.
    Acht Sätze schauen: acht Tripel, vier Paare p bis s; die Paare werden 6-6, 1-1, 4-4, 3-1 doppelt oder die vier militärischen.
    Shanghai: ohne 4-2 und ein 6-4; vier volle, zwei kleine und zwei große Drachen, 6-3 6-1 6-1 (Gold) und 5-3 5-1 5-1 (Silber).
    Generäle in Eintracht: das Paar 3-1 3-1; jedes Tripel ist zwei gleiche zivile Steine mit einem militärischen.
    Fünf Drachen: das Paar 2-2 2-2, fünf volle Drachen und fünfmal fünf Söhne.

xsf-rules-notation-title = Züge schreiben
xsf-rules-notation = Ein Zug nennt zwei Plätze und was jeder gibt.
    a61-b32: Platz a gibt 6-1, Platz b gibt 3-2.
    c6565-p4411: Das Paar 4-4 1-1 geht an c für dessen zwei 6-5.

    Der frühere Buchstabe kommt zuerst, und Steine gehen von hoch nach niedrig, aber kleine Schnitzer machen nichts: „b32 a61“, „A 6-1 for B 3-2“ oder nur „a b“, wenn diese zwei Plätze einen einzigen Tausch haben.
