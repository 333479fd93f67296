# After the game: replays, records, looking back.

## Nachspielen

after-later = Der Tag dieser Auslage ist noch nicht überall vorbei: Die Züge lassen sich nachspielen, alles andere sage ich danach.
after-step = { $game }: Zug { $n } von { $of }.
after-step-deal = { $game }, Partie { $deal }: Zug { $n } von { $of }.
after-start = So wurde ausgeteilt.
after-moved = { $name }: { $label }.
after-deal = Partie { $n }
after-button-first = Anfang
after-button-back = Zurück
after-button-on = Weiter
after-button-last = Ende
after-button-film = Als Film
after-button-look = Analyse
after-button-from = Von hier weiterspielen
after-button-record = Aufzeichnung
after-button-steps = Nachspielen
after-button-at = Vor Zug { $n }
after-record = Das ganze Spiel in Worten, die jeder Computer liest. „python -m games verify“ spielt es von selbst nach und prüft das Siegel; /import zeigt es hier Zug für Zug und lässt von jedem weiterspielen.
after-record-file = Aufzeichnung speichern
after-over-here = Hier ist das Spiel vorbei: Geh einen Zug zurück und spiel von dort weiter.
after-whatif = Was wäre wenn: Du spielst ab Zug { $n } eines beendeten Spiels weiter. Es zählt für niemanden.
after-whatif-end = Es ging von einem anderen Spiel aus und zählte für niemanden.
after-verify-from = Diesen Tisch hat kein Startwert ausgeteilt: Er geht von einem beendeten Spiel oder von einer Aufzeichnung aus.
after-import-what = Schick die Aufzeichnung mit: ihren Text nach /import oder die Datei selbst. „Aufzeichnung“ unter einem beendeten Spiel gibt dir eine.
after-import-line = Diese Aufzeichnung kann ich nicht nehmen. Zeile { $line }: { $why }
after-import-move = Diese Aufzeichnung kann ich nicht nehmen. Zeile { $line }, Zug { $move }: { $why }
after-look = { $game }: im Rückblick.
after-looking = { $game }: im Rückblick, bisher { $n } von { $of } Entscheidungen. Diese Nachricht geht von selbst weiter.
after-look-so-far = { $n } von { $of }
after-look-nothing = In diesem Spiel hat niemand etwas entschieden: Es gibt nichts zu besprechen.

## Was über ein Spiel gefunden wurde

ui-look-path = { $parts }
ui-look-par = Par ist { $n }: Kein Weg ab der Auslage ist kürzer, das ist bewiesen.
ui-look-par-known = Der kürzeste Weg, den ich fand, hat { $n } Züge; ein kürzerer ist nicht ausgeschlossen.
ui-look-never = Diese Auslage war nicht zu gewinnen: Das ist bewiesen. Kein Zug hat etwas verloren.
ui-look-unknown = Ob diese Auslage zu gewinnen war, fand ich in der Zeit nicht heraus; das beweist nichts.
ui-look-lost = Zug { $n } hat den Gewinn verloren: { $played }. Noch zu haben war er mit: { $best }.
ui-look-somewhere = Irgendwo von Zug { $n } bis Zug { $to } ging der Gewinn verloren oder auch nicht; ich fand es in der Zeit nicht heraus.
ui-look-kept = Jede Entscheidung hat den Gewinn gehalten ({ $n }).
ui-look-circled = Jede Entscheidung ließ den Gewinn auf dem Tisch ({ $n }); verloren ging das Spiel, weil es sich im Kreis drehte.
ui-look-left = Der kürzeste Weg ging bei Zug { $n } anders: { $best } statt { $played }, kürzer um { $cost }.
ui-look-slips = Umwege: { $n }, zusammen { $cost ->
    [one] einen Zug länger.
   *[other] { $cost } Züge länger.
}
ui-look-shortest = Kein Zug war ein Umweg.
ui-look-estimated = Umwege sind nach den kürzesten Wegen gezählt, die ich fand; nicht von allen ist bewiesen, dass es keinen kürzeren gibt.
ui-look-unit-moves = Höhe: Züge bis zum Ziel
ui-look-unit-points = Höhe: Punkte des Zuges
ui-look-unit-steps = Höhe: Schritte bis zum Gewinn
ui-look-points = { $player }: in { $hit } von { $n } Zügen die meisten Punkte; { $cost ->
    [one] ein Punkt blieb liegen.
   *[other] { $cost } Punkte blieben liegen.
}
ui-look-worst = Zug { $n }, { $player }: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}, wo { $best } { $more } wert war.
ui-look-ahead = Die Punkte des Zuges sind gewiss. Vorausschauend hätte der starke Computer in { $n } von { $of } Zügen auf einige verzichtet: Das ist geschätzt.
ui-look-no-win-missed = Niemand ließ einen Gewinn vorbeigehen.
ui-look-win-missed = Zug { $n }: { $player } hätte gewinnen können.
ui-look-no-step-lost = Keine Entscheidung kostete einen Schritt.
ui-look-steps = Zug { $n } kostete { $player } am meisten, Schritte: { $cost }. Näher am Gewinn: { $best }.
ui-look-luck = Glück beim Ziehen, nützliche Karten gegen erwartete: { $seats }.
ui-look-fortune = { $player } { $useful } zu { $whole },{ $tenth }
ui-look-seen = Schritte sind genau gezählt nach dem, was jeder Platz sehen konnte; ob die Karten gekommen wären, ist Glück.
ui-look-kind-best = nichts besser
ui-look-kind-slip = hat gekostet
ui-look-kind-lost = Gewinn verloren
ui-look-kind-missed = Gewinn verpasst
ui-look-kind-late = schon verloren
ui-look-kind-open = nicht bekannt
ui-look-alt = { $name }, Zug { $n }: { $kind } ({ $cost }).
ui-look-alt-bare = { $name }, Zug { $n }: { $kind }.

## Was an einer Aufzeichnung nicht stimmt

ui-record-long = Sie ist länger als { $most } Zeichen.
ui-record-head = Eine Aufzeichnung beginnt mit „{ $head }“.
ui-record-twice = { $name } steht zweimal da.
ui-record-number = Hier wird Zug { $n } erwartet.
ui-record-line = Diese Zeile ist nicht zu lesen.
ui-record-missing = { $name } fehlt.
ui-record-game = Dieses Spiel gibt es hier nicht.
ui-record-after = Vor diesem Zug war das Spiel schon vorbei.
ui-record-turn = { $player } war nicht an der Reihe.
ui-record-result = Das Ergebnis passt nicht zu den Zügen: { $ending }
ui-record-result-points = Das Ergebnis passt nicht zu den Zügen: { $ending } Punkte nach Plätzen: { $points }.
ui-record-result-open = Nach den Zügen ist das Spiel nicht zu Ende.
ui-record-end = „End“ sagt { $ends }, und nur von einem Spiel, das nicht durch seine Züge endete.
ui-record-rules = Es wurde nach anderen Regeln gespielt; unsere haben die Nummer { $n }.
ui-record-start-unread = Diese Ausgangsstellung ist nicht zu lesen oder gehört zu einer anderen Variante.
ui-record-seats = Die Ausgangsstellung hat { $n } Plätze.
ui-record-commitment = Das Siegel gehört nicht zu diesem Startwert und Tisch.
ui-record-seed = Aus diesem Startwert lässt sich nichts austeilen.
ui-record-start = Dieser Startwert teilt anders aus.
ui-record-match = Die Partien eines Spiels sind von einer Art und unter denselben Leuten.
