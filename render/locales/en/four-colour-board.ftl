# Words of the pictures of Four Colour Cards, their alternative texts and text boards.

ui-fcc-stock = Stock { $n }
ui-fcc-groups = your groups
ui-fcc-no-groups = no groups yet

## The public card

ui-fcc-drawn-by = drawn by
ui-fcc-discarded-by = discarded by
ui-fcc-to-discard = discards a card
ui-fcc-you-discard = discard a card
ui-fcc-untaken = and not taken
ui-fcc-open = Claims are open
ui-fcc-drawn = Drawn deal
ui-fcc-may-take = You can take it
ui-fcc-may-answer = You can answer
ui-fcc-win = Win
ui-fcc-pass = Pass
ui-fcc-discards = Discards, newest last
ui-fcc-no-discards = No discards yet

## The end of a deal

ui-fcc-wins = { $who } wins
ui-fcc-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
ui-fcc-part = { $part }: { $points }
ui-fcc-on-table = On the table
ui-fcc-from-hand = From the hand
ui-fcc-source-own-draw = with the card just drawn
ui-fcc-source-other-draw = with the card that { $who } drew
ui-fcc-source-untaken = with the card that { $who } drew and did not take
ui-fcc-source-discard = with the card that { $who } discarded

## In words

ui-fcc-alt = { $title }. { $facts }.
ui-fcc-alt-public-d = Drawn by { $who }: { $card }.
ui-fcc-alt-public-u = Drawn by { $who } and not taken: { $card }.
ui-fcc-alt-public-h = Discarded by { $who }: { $card }.
ui-fcc-alt-open = Claims are open.
ui-fcc-alt-discards = { $who } has to discard.
ui-fcc-alt-you-discard = You have to discard.
ui-fcc-alt-drawn = Drawn deal: the stock is used up.
ui-fcc-alt-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
ui-fcc-alt-seat = { $who }: { $cards } in the hand, nothing on the table.
ui-fcc-alt-seat-groups = { $who }: { $cards } in the hand; on the table { $groups }.
ui-fcc-alt-seat-count = { $who }: { $cards } in the hand, { $n ->
    [one] 1 group
   *[other] { $n } groups
} on the table.
ui-fcc-alt-times = { $card } x{ $n }
ui-fcc-alt-own = Your groups: { $groups }.
ui-fcc-alt-open-hand = { $who } holds { $cards }.
ui-fcc-alt-hand = Your hand: { $groups }.
ui-fcc-alt-choice = { $mark } { $label }
ui-fcc-alt-choices = Choices: { $choices }.
ui-fcc-alt-picked = Picked: { $label }.
ui-fcc-alt-discarded = Discards, newest first: { $cards }.
ui-fcc-alt-won = { $who } wins { $how }, { $card }: { $points }.
ui-fcc-alt-laid = Groups and points: { $groups }.
ui-fcc-alt-worth = { $group } { $n }

## The text board

ui-fcc-board-hand = Your hand:
ui-fcc-board-discards = Discards:
ui-fcc-board-choices = To play:
