# Words of the pictures of Four Colour Cards, their alternative texts and text boards.

ui-fcc-stock = Stapel { $n }
ui-fcc-groups = Gruppen
ui-fcc-no-groups = noch leer

## The public card

ui-fcc-drawn-by = gezogen von
ui-fcc-discarded-by = abgelegt von
ui-fcc-to-discard = legt ab
ui-fcc-you-discard = leg etwas ab
ui-fcc-untaken = nicht genommen
ui-fcc-open = Wer nimmt sie?
ui-fcc-drawn = Kein Sieger
ui-fcc-may-take = Du kannst sie nehmen
ui-fcc-may-answer = Du kannst antworten
ui-fcc-win = Sieg
ui-fcc-pass = Passen
ui-fcc-discards = Ablage, Neuestes hinten
ui-fcc-no-discards = Noch nichts abgelegt

## The end of a deal

ui-fcc-wins = { $who } gewinnt
ui-fcc-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
ui-fcc-part = { $part }: { $points }
ui-fcc-on-table = Auf dem Tisch
ui-fcc-from-hand = Aus der Hand
ui-fcc-source-own-draw = mit der eben gezogenen Karte
ui-fcc-source-other-draw = mit der Karte, die { $who } zog
ui-fcc-source-untaken = mit der Karte, die { $who } zog und nicht nahm
ui-fcc-source-discard = mit der Karte, die { $who } ablegte

## In words

ui-fcc-alt = { $title }. { $facts }.
ui-fcc-alt-public-d = Gezogen von { $who }: { $card }.
ui-fcc-alt-public-u = Gezogen von { $who } und nicht genommen: { $card }.
ui-fcc-alt-public-h = Abgelegt von { $who }: { $card }.
ui-fcc-alt-open = Die Karte ist zu haben.
ui-fcc-alt-discards = { $who } muss ablegen.
ui-fcc-alt-you-discard = Du musst ablegen.
ui-fcc-alt-drawn = Kein Sieger: Der Stapel ist aufgebraucht.
ui-fcc-alt-cards = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
ui-fcc-alt-seat = { $who }: { $cards } auf der Hand, nichts auf dem Tisch.
ui-fcc-alt-seat-groups = { $who }: { $cards } auf der Hand; auf dem Tisch { $groups }.
ui-fcc-alt-seat-count = { $who }: { $cards } auf der Hand, { $n ->
    [one] { $n } Gruppe
   *[other] { $n } Gruppen
} auf dem Tisch.
ui-fcc-alt-times = { $card } x{ $n }
ui-fcc-alt-own = Deine Gruppen: { $groups }.
ui-fcc-alt-open-hand = { $who } hält { $cards }.
ui-fcc-alt-hand = Deine Hand: { $groups }.
ui-fcc-alt-choice = { $mark } { $label }
ui-fcc-alt-choices = Zur Wahl: { $choices }.
ui-fcc-alt-picked = Gewählt: { $label }.
ui-fcc-alt-discarded = Ablage, Neuestes zuerst: { $cards }.
ui-fcc-alt-won = { $who } gewinnt { $how }, { $card }: { $points }.
ui-fcc-alt-laid = Gruppen und Punkte: { $groups }.
ui-fcc-alt-worth = { $group } { $n }

## The text board

ui-fcc-board-hand = Deine Hand:
ui-fcc-board-discards = Ablage:
ui-fcc-board-choices = Zu spielen:
