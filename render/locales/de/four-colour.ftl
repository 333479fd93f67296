# Four Colour Cards. Colours come as y r g w, ranks as G A E C H N S, flowers as 1 to 5; who is a seat or a name.

fcc-title = Vierfarbenkarten
fcc-title-hanzi = 四色牌
fcc-about = Ein Rommé für vier mit schmalen Karten: zugreifen, sammeln und als Erster alle einundzwanzig Karten in Gruppen haben.
fcc-credits = Die Vierfarbenkarten (四色牌) mit Blumen werden nach der Beschreibung von Dmytro Polovinkin mit Min Fanxin gespielt. Die Punkte gemischter Gruppen, der Nehmzwang und die genaue Folge zweier Fragerunden sind unsere Lesart, wo sie schweigt.

fcc-variant-four-colour = Vierfarbenkarten
fcc-variant-four-colour-about = Vier Plätze, je zwanzig Karten. In einer Partie entscheidest du etwa siebenmal.

## Cards and groups

fcc-colour = { $colour ->
    [y] Gelb
    [r] Rot
    [g] Grün
   *[w] Weiß
}
    .masculine = { $colour ->
        [y] gelber
        [r] roter
        [g] grüner
       *[w] weißer
    }
    .feminine = { $colour ->
        [y] gelbe
        [r] rote
        [g] grüne
       *[w] weiße
    }
    .neuter = { $colour ->
        [y] gelbes
        [r] rotes
        [g] grünes
       *[w] weißes
    }
fcc-rank = { $rank ->
    [G] General
    [A] Berater
    [E] Elefant
    [C] Wagen
    [H] Pferd
    [N] Kanone
   *[S] Soldat
}
fcc-card = { $rank ->
    [H] { fcc-colour.neuter }
    [N] { fcc-colour.feminine }
   *[S] { fcc-colour.masculine }
} { fcc-rank }
fcc-flower = { $n ->
    [1] Herzogblume
    [2] Marquisblume
    [3] Grafenblume
    [4] Vicomteblume
   *[5] Baronblume
}
fcc-ranks = { $rank ->
    [A] Berater
    [E] Elefanten
    [C] Wagen
    [H] Pferde
    [N] Kanonen
   *[S] Soldaten
}
fcc-group-equal = { $n ->
    [2] zwei
    [3] drei
   *[4] vier
} { fcc-colour.feminine } { fcc-ranks }
fcc-group-court = General-Berater-Elefant in { fcc-colour }
fcc-group-field = Wagen-Pferd-Kanone in { fcc-colour }
fcc-group-soldiers = { $colours ->
    [yrg] Soldaten in Gelb, Rot und Grün
    [yrw] Soldaten in Gelb, Rot und Weiß
    [ygw] Soldaten in Gelb, Grün und Weiß
    [rgw] Soldaten in Rot, Grün und Weiß
   *[yrgw] Soldaten in allen vier Farben
}

## What you can do now

fcc-prompt-discard = Leg eine Karte ab. Generäle und Blumen bleiben.
fcc-prompt-discards = { $who } wählt eine Karte zum Ablegen.
fcc-prompt-open-drawn = { $who } zog: { $card }. Wer nimmt die Karte?
fcc-prompt-open-untaken = Niemand nahm, was { $who } zog: { $card }. Die anderen werden noch einmal gefragt.
fcc-prompt-open-discarded = { $who } legte ab: { $card }. Wer nimmt die Karte?
fcc-prompt-win = Diese Karte macht deine Hand voll: { $card }. Gewinne oder spiel weiter.
fcc-prompt-must = Du hast gezogen: { $card }. Diese Karte musst du nehmen. Wie?
fcc-prompt-claim = Du darfst nehmen: { $card }, für { $group }. Oder passe.
fcc-prompt-claims = Du darfst nehmen: { $card }, auf { $n } Arten. Oder passe.
fcc-prompt-won = { $who } hat die Partie gewonnen.

fcc-label-win = Gewinnen
fcc-label-pass = Passen
fcc-label-claim = Nimm: { $group }
fcc-label-discard = { $card }

fcc-order-pass = Bei dieser Karte passen
fcc-wish-always-win = Immer für mich gewinnen

fcc-fact-stock = { $n ->
    [0] der Stapel ist leer
    [one] noch { $n } Karte
   *[other] noch { $n } Karten
}
fcc-fact-dealer = Geber: { $who }

## How it ended

fcc-outcome-win = Eine volle Hand: Die Partie ist gewonnen.
fcc-outcome-draw = Der Stapel ist leer. Niemand hat gewonnen: eine Partie ohne Sieger.

## What happened

fcc-part-draw = { $who } zog: { $card }
fcc-part-untaken = niemand nahm, was { $who } zog: { $card }
fcc-part-lapse = die Karte von { $who } ging vorbei: { $card }
fcc-part-lapses = { $n } Karten gingen vorbei
fcc-part-take = { $who } legte aus: { $group }
fcc-part-keep = { $who } nahm: { $card }
fcc-part-takes = { $n } Gruppen wurden genommen
fcc-part-disc = { $who } legte ab: { $card }
fcc-part-win = { $who } gewann mit der Karte: { $card }
fcc-tell-draw = { fcc-part-draw }.
fcc-tell-untaken = Niemand nahm, was { $who } zog: { $card }.
fcc-tell-lapse = Niemand nahm die Karte von { $who }: { $card }.
fcc-tell-take = { fcc-part-take }.
fcc-tell-keep = { fcc-part-keep }.
fcc-tell-disc = { fcc-part-disc }.
fcc-tell-win = { fcc-part-win }.
fcc-tell-exhausted = Der Stapel ist leer.
fcc-trail = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
fcc-since = Seitdem: { $parts }.

## Why a move is refused

fcc-illegal-over = Diese Partie ist vorbei.
fcc-illegal-not-asked = Du wirst gerade nichts gefragt.
fcc-illegal-answered = Du hast zu dieser Karte geantwortet; aufgedeckt wird, wenn alle geantwortet haben.
fcc-illegal-unreadable = Das ist kein Zug, den ich lesen kann, wie etwa { $example }.
fcc-illegal-discard-now = Du hast eine Karte genommen und musst jetzt eine ablegen, zum Beispiel { $example }.
fcc-illegal-kept = Diese Karte ist allein eine Gruppe und wird nie abgelegt: { $card }.
fcc-illegal-exposed = Diese Karte liegt in einer deiner offenen Gruppen, und die ändern sich nie: { $card }.
fcc-illegal-not-held = Davon hast du nicht genug auf der Hand: { $card }.
fcc-illegal-must = Wer diese Karte zieht, muss sie nehmen: { $card }.
fcc-illegal-no-win = Noch stünden nicht alle deine Karten in Gruppen.
fcc-illegal-no-group = Diese Karten sind keine Gruppe.
fcc-illegal-without = Du musst die offene Karte mitverwenden: { $card }.
fcc-illegal-completes = Damit wäre deine Hand voll: Sag W und gewinne, oder passe.
fcc-illegal-pair = Ein Paar darfst du nur nehmen, um zu gewinnen.
fcc-illegal-drawer-only = Nur wer sie zog, darf sie nehmen, außer zum Gewinnen: { $card }.
fcc-illegal-not-next = Gemischte Gruppen sind für den, der die Karte zog, und für den nächsten Platz; du kannst drei oder vier gleiche nehmen.

## The rules in words

fcc-rules-goal-title = Das Ziel
fcc-rules-goal = Vier Spieler haben je zwanzig schmale Karten. Eine nach der anderen wird offen gezogen, und wer sie brauchen kann, darf zugreifen. Du gewinnst, sobald mit der offenen Karte alle deine einundzwanzig Karten in Gruppen stehen. Einige deiner Gruppen liegen offen, weil du zugegriffen hast, die anderen bleiben in der Hand verborgen, bis du gewinnst.

fcc-rules-cards-title = Die Karten
fcc-rules-cards = 112 Schachkarten: vier Farben (Gelb y, Rot r, Grün g, Weiß w), sieben Ränge (General G, Berater A, Elefant E, Wagen C, Pferd H, Kanone N, Soldat S), jede Karte viermal. Dazu fünf Blumen, F1 bis F5: Herzog, Marquis, Graf, Vicomte und Baron, die alle gleich spielen. Der erste Buchstabe einer Karte ist ihre Farbe, der zweite ihr Rang.

fcc-rules-groups-title = Gruppen und Punkte
fcc-rules-groups =
    • eine Blume allein: 3
    • ein General allein: 1
    • zwei gleiche Karten: 0
    • drei gleiche Karten: 1; vier gleiche Karten: 2
    • Hof: General, Berater und Elefant einer Farbe: 1
    • Feld: Wagen, Pferd und Kanone einer Farbe: 1
    • Soldaten dreier verschiedener Farben: 1; aller vier: 2

    Gleich heißt: Farbe und Rang. Generäle bilden nie ein Paar: Zwei davon sind zwei Gruppen. Offene Gruppen ändern sich nicht mehr.

fcc-rules-turn-title = Ein Zug
fcc-rules-turn = Der Geber beginnt: Die oberste Karte des Stapels wird aufgedeckt, und alle dürfen zugreifen. Wer sie nimmt, legt die Gruppe offen aus und legt eine Karte ab, nach der alle anderen greifen dürfen. Nimmt niemand eine gezogene Karte, werden die drei anderen noch einmal gefragt und wissen nun, dass sie frei ist; dann kommt sie auf die Ablage, und der nächste Platz zieht.

    Nach einem Zugriff geht es bei dem weiter, der genommen hat; Plätze können also übersprungen werden. Generäle und Blumen werden nie abgelegt, und wer sie zieht, muss sie nehmen.

fcc-rules-claims-title = Zugreifen
fcc-rules-claims = Alle dürfen nach der offenen Karte greifen, um zu gewinnen oder um drei oder vier gleiche Karten zu bilden. Ein Paar nimmt man nur, um zu gewinnen.

    Wer die Karte zog und wer nach ihrem Besitzer sitzt, darf sie auch für einen Hof, ein Feld oder Soldaten nehmen. Wer einen General oder eine Blume zog, nimmt die Karte allein, den General auch in einem Hof. Die übrigen Karten kommen aus deiner Hand und dürfen dort aus Gruppen stammen. Passen kostet nichts.

fcc-rules-order-title = Wer die Karte bekommt
fcc-rules-order = Keine Antwort gilt, bevor alle da sind; Tempo zählt also nicht. Dann bekommt die Karte
    1. wer mit ihr gewinnt; von mehreren, wer sie zog, sonst der Erste in der Reihenfolge
    2. sonst drei oder vier gleiche Karten
    3. sonst die Gruppe dessen, der sie zog
    4. sonst die gemischte Gruppe des nächsten Platzes

    Nur der erfolgreiche Zugriff wird genannt. Niemand sieht, wer gefragt war, wer antwortete oder wer passte.

fcc-rules-end-title = Das Ende
fcc-rules-end = Die Partie endet, wenn jemand gewinnt, oder ohne Sieger, wenn ein Platz ziehen muss und der Stapel leer ist. Auch die letzte gezogene Karte und was danach abgelegt wird darf noch genommen werden und noch gewinnen.

fcc-rules-scoring-title = Wertung
fcc-rules-scoring = Der Sieger zählt die Punkte aller Gruppen der einundzwanzig Karten, offen und verdeckt. Verdeckte Karten werden so geteilt, dass es am meisten zählt. Die anderen zahlen nichts; eine Partie ohne Sieger zählt nichts. Die Summe ist immer ungerade, von 1 bis 31.

    Eine Begegnung hat eine, vier oder acht Partien, jede mit eigenem Geber. Die meisten Punkte sind Erster; bei gleichen Punkten die meisten gewonnenen Partien.

fcc-rules-ours-title = Wo die Quelle schweigt
fcc-rules-ours = Drei Dinge sind unsere Lesart der Regeln: Gemischte Gruppen zählen nach ihrer Größe, wie gleiche; ein gezogener General oder eine gezogene Blume muss genommen werden, weil man sie nicht ablegen könnte; und eine nicht genommene gezogene Karte wird den drei anderen in einer zweiten Runde angeboten. Anderswo spielt man anders.

fcc-rules-notation-title = Züge schreiben
fcc-rules-notation = Ein Zugriff sind seine Karten, auch die offene: rCrHrN, yAyAyA, ySgSwS, wG, F3.
    p passt, W gewinnt.
    x und eine Karte legt sie ab: xgH.

    Kleine Schnitzer machen nichts: „RN rc rh“, „discard green horse“ und „pass“ werden verstanden.
