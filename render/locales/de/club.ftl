# Duplikatspiel, Turniere, die Liga eines Raums.

club-kind-own = Duplikat
club-kind-tables = Duplikatrunden
club-kind-duels = Schweizer Turnier
club-kind-league = Liga

club-menu = Spielt so, dass sich das Glück ausgleicht: dieselbe Verteilung für alle, oder ein Turnier. Eröffne hier eins; andere kommen mit einem Knopf dazu oder von überall mit dem Code.
club-menu-own = Dieselbe Verteilung, jeder für sich
club-menu-tables = Dieselbe Verteilung an mehreren Tischen
club-menu-cup = Turnier
club-menu-league = Liga der Woche
club-menu-rules = Wie es geht
club-here = { $kind }: { $game } ({ $code })
club-form-own = Alle spielen dieselben Verteilungen für sich gegen Computer, wann sie wollen, und die Ergebnisse werden verglichen.
club-form-tables = Man sitzt zusammen an mehreren Tischen, auf jedem liegt dieselbe Verteilung, und jeder Platz wird mit demselben Platz an den anderen Tischen verglichen.
club-form-cup = Ein Turnier: Duelle nach Schweizer System in Wu Hsing, Duplikatrunden in Vierfarbenkarten.
club-which = Welches Spiel soll es sein?
club-how = Nach /club kannst du sagen: duplicate, tables, tournament oder league, dahinter ein Spiel; rules; oder den Code von etwas, das gespielt wird.

club-head = { $kind }: { $game }. Code { $code }
club-head-open = { $kind }: { $game }. Von überall: /join { $code }
club-names = { $count ->
    [0] Noch niemand hat sich angemeldet.
    [one] Angemeldet: { $names }.
   *[other] { $count } haben sich angemeldet: { $names }{ $more ->
        [0] .
       *[other] {" "}und noch { $more }.
      }
  }
club-rounds-own = { $count ->
    [one] 1 Verteilung
   *[other] { $count } Verteilungen
  }
club-rounds-tables = { $count ->
    [one] 1 Runde
   *[other] { $count } Runden
  }
club-rounds-duels = { $count ->
    [0] So viele Runden wie nötig
    [one] 1 Runde
   *[other] { $count } Runden
  }
club-options = { $rounds }, je { $time }, { $answer } für eine Antwort.
club-options-own = { $rounds }; alle haben { $time } und dürfen bis zum Schluss noch dazukommen.
club-choose = Wähle. Zurzeit: { $options }
club-time-own = Was bis zum Ende der Zeit nicht gespielt ist, zählt nichts. Eine Verteilung zählt in Prozent: 100 für das beste Ergebnis.
club-time-tables = Ist die Zeit einer Runde um, enden offene Spiele: Auf wen gewartet wird, bekommt nichts, die anderen am Tisch 50 Prozent. Für wen am Ende ein Computer spielt, der bekommt nichts.
club-time-duels = Ist die Zeit einer Runde um, enden offene Spiele: Auf wen gewartet wird, hat verloren. Ebenso, wer am Ende nicht da ist.
club-stopped = Es wurde abgesagt.
club-now = Runde { $n } von { $of }, bis { $ends }: { $done ->
    [one] 1 von { $count } Spielen ist zu Ende.
   *[other] { $done } von { $count } Spielen sind zu Ende.
  }
club-now-own = Bis { $ends }: { $done ->
    [one] 1 von { $count } hat gespielt.
   *[other] { $done } von { $count } haben gespielt.
  }
club-bye = { $name } hat spielfrei und bekommt die Punkte.
club-pair = { $first } – { $second }
club-pair-over = { $first } { $a } : { $b } { $second }
club-pair-table = Tisch { $n }: { $names }
club-pair-table-over = Tisch { $n }: { $names } (zu Ende)
club-pairs-head = Runde { $n } von { $of }, Tisch für Tisch:
club-pairs-more = { $count ->
    [one] 1 weiterer Tisch steht unter „Paarungen“.
   *[other] { $count } weitere Tische stehen unter „Paarungen“.
  }
club-over = { $count ->
    [0] Es ist zu Ende, und niemand hat etwas erreicht.
    [one] Es ist zu Ende. Gewonnen hat { $names }.
   *[other] Es ist zu Ende. Gemeinsam gewonnen haben { $names }{ $more ->
        [0] .
       *[other] {" "}und noch { $more }.
      }
  }
club-mine = Du: Platz { $place }, { $total }.
club-moment = { $date }, { $time }
club-points = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
  }
club-percent = { $n } Prozent
club-cell-own = { $n } %
club-cell-tables = { $n } %
club-cell-duels = { $n }
club-percent-of = { $n } von { $of } Prozent
club-column-sum = Summe
club-column-round = R{ $n }
club-column-points = Punkte
club-column-percent = Anteil
club-column-daily = Aufg.
club-column-deals = Dupl.
club-column-seat = Platz
club-column-score = Pkt.
club-foot-own = 100 %: mehr erreicht als alle anderen mit denselben Verteilungen.
club-foot-tables = Je Runde bis zu 100 %, verglichen mit demselben Platz an den anderen Tischen.
club-foot-duels = Ein Sieg zählt zwei, ein Remis eins. Bei Gleichstand: die Punkte der Gegner.
club-foot-deal = Verglichen wird nur derselbe Platz; Gleiche teilen.
club-deal = Runde { $n }
club-deal-own = Verteilung { $deal }
club-deal-lead = { $what }, Tisch für Tisch.
club-replay = Nachspielen: { $names }

club-page = Seite { $page } von { $pages }
club-button-join = Anmelden
club-button-leave = Zurückziehen
club-button-leave-yes = Ja, endgültig zurückziehen
club-button-options = Optionen
club-button-start = Beginnen
club-button-stop = Absagen
club-button-stop-yes = Ja, jetzt beenden
club-button-mine = Mein Tisch
club-button-table = Tabelle
club-button-deal = Verteilungen vergleichen
club-button-pairs = Paarungen
club-button-rules = Wie es geht
club-button-open = { $code } zeigen
club-button-show = Tabelle

club-gone = Unter diesem Code kenne ich kein Turnier mehr.
club-full = Alle Plätze sind vergeben.
club-once = Wer sich zurückgezogen hat, kann hier nicht wieder einsteigen.
club-room-full = Hier sind schon { $count } offen. Lasst erst eins davon zu Ende gehen.
club-own-full = Du hast hier schon { $count } offen.
club-begins = Es geht los. Dein Tisch steht unter „Mein Tisch“.
club-late-open = Es hat noch nicht begonnen.
club-late-running = Es hat begonnen, und anmelden kann sich niemand mehr. /club eröffnet ein anderes.
club-late-over = Es ist zu Ende.
club-late-stopped = Es wurde abgesagt.
club-not-in = Du bist dafür nicht angemeldet.
club-not-yet = In dieser Runde hast du keinen Tisch.
club-rests = Du hast spielfrei und bekommst die Punkte. Die nächste Runde beginnt, wenn die anderen fertig sind.
club-resigned = Deinen Platz in dieser Runde hast du aufgegeben.
club-leave-sure = Ein Computer spielt für dich weiter, oder dein Gegner hat gewonnen; du wirst nicht mehr gepaart.
club-left = Du hast dich zurückgezogen. Was du hast, bleibt in der Tabelle.
club-few = { $count ->
    [one] Erst muss sich jemand anmelden.
   *[other] Erst müssen sich mindestens { $count } anmelden.
  }
club-host-only = { $name } hat es eröffnet und entscheidet.
club-stop-sure = Für alle absagen?
club-stop-sure-running = Jetzt beenden? Offene Spiele enden, als wäre ihre Zeit um, und es folgt keine Runde mehr.
club-stopping = Erledigt; die Räume lesen es gleich.
club-seed-later = Den Startwert nennt /verify, wenn niemand mehr diese Verteilung spielt.
club-replay-later = Vielleicht spielen andere noch diese Verteilung: Ihre Partien sind zu sehen, wenn die Runde vorbei ist.

## The league

club-league-none = Hier gibt es keine Liga.
club-league-off = Hier gibt es keine Liga mehr.
club-league-empty = Hier gibt es noch keine Liga. Wer zuerst drückt, beginnt sie: Es zählen Sterne der Tagesaufgaben und Verteilungen im Duplikat, von Montag bis Montag.
club-league-rooms = Eine Liga gehört zu einem Raum: Sag dort /club league.
club-league-head = Liga, Gruppe { $n } von { $of }, bis { $ends }.
club-league-in = Du bist in Gruppe { $n }.
club-league-not-in = Du bist nicht dabei: Drücke „Mitmachen“, und was du diese Woche hier gewonnen hast, zählt.
club-league-no-last = Letzte Woche gab es hier keine Liga.
club-league-past = Die Woche der Liga vom { $first } bis { $last }.
club-league-first = An der Spitze von Gruppe { $n }: { $names }.
club-league-up = { $count ->
    [one] Aufgestiegen ist { $names }.
   *[other] Aufgestiegen sind { $names }.
  }
club-league-about = Gruppe { $n } von { $of }
club-league-foot = Pfeile: wer am Montag auf- oder abstiege.
club-league-foot-past = Pfeile: wer auf- oder abgestiegen ist.
club-league-foot-alone = Bei einer einzigen Gruppe steigt niemand auf oder ab.
club-league-group = Gruppe { $n }
club-league-button-join = Mitmachen
club-league-button-leave = Die Liga verlassen
club-league-button-last = Letzte Woche
club-league-button-now = Diese Woche

club-rules-own = Eine Verteilung, oder eine Partie aus mehreren, steht mit dem Beginn fest. Wer sich anmeldet, bekommt sie an einem eigenen Tisch: derselbe Platz, dieselben Computer, die auf dieselbe Stellung dasselbe antworten. Du spielst, wann du willst, bis die Zeit um ist, und andere dürfen noch dazukommen.
    Jede Verteilung wird verglichen: 100 Prozent, wenn du alle übertroffen hast, 50 für die Mitte, Gleiche teilen. Der Startwert wird genannt, wenn alles vorbei ist, und dann lässt sich jede Partie nachspielen.
club-rules-tables = Eine Runde legt dieselbe Verteilung auf alle Tische, mindestens zwei. Das Los verteilt alle gleichmäßig, wer sich am seltensten begegnet ist, zuerst; auf den übrigen Plätzen sitzen Computer. Jeder Platz wird mit demselben Platz an den anderen Tischen verglichen: 100 Prozent für den besten, 50 für die Mitte, Gleiche teilen. Schlechte Karten kosten also nichts: Alle auf diesem Platz hatten sie.
    Antworten haben eine Uhr; nach drei versäumten hintereinander spielt ein Computer, bis du zurückkommst. Ist die Zeit einer Runde um, enden offene Spiele: Auf wen gewartet wird, bekommt nichts, die anderen am Tisch 50 Prozent. Es entscheidet die Summe der Runden, dann die Punkte des Spiels.
club-rules-duels = Jede Runde paart Nachbarn der Tabelle, die sich noch nicht begegnet sind. Ein Sieg zählt zwei, ein Remis eins. Bei ungerader Zahl hat der Letzte spielfrei, der es noch nicht hatte, mit den Punkten eines Sieges. Wer seltener begonnen hat, beginnt. Gleiche trennen die Punkte ihrer Gegner.
    Ist die Zeit einer Runde um, enden offene Spiele, und auf wen gewartet wird, hat verloren; ebenso, wer am Ende nicht da ist. Zurückziehen kannst du dich jederzeit: Dann wirst du nicht mehr gepaart. Die Uhren stehen, solange ich fort bin.
club-rules-league = Eine Liga läuft in einem Raum von Montag bis Montag (UTC). Es zählen die Sterne der Tagesaufgaben, die hier begonnen wurden, und Verteilungen im Duplikat: 3 Punkte ab 80 Prozent, 2 ab 50, 1 für alles über nichts; eine, die sonst niemand hatte, zählt nicht. Eine Gruppe hat acht Plätze. Am Montag um zwölf Uhr UTC, wenn die letzte Tagesaufgabe überall vorbei ist, steigen die besten zwei jeder Gruppe auf, die Punkte haben, und ebenso viele ab. Wer in der letzten Gruppe ohne Punkt bleibt, ist draußen und kommt mit einem Knopfdruck zurück.
