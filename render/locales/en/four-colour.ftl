# Four Colour Cards. Colours come as y r g w, ranks as G A E C H N S, flowers as 1 to 5; who is a seat or a name.

fcc-title = Four Colour Cards
fcc-title-hanzi = 四色牌
fcc-about = A rummy for four with narrow cards: claim, collect and be the first whose twenty-one cards all stand in groups.
fcc-credits = Four Colour Cards (四色牌) in the flower variant are played after the description by Dmytro Polovinkin with Min Fanxin. The points of mixed groups, the must-take and the exact order of two claim rounds are our reading where it is silent.

fcc-variant-four-colour = Four Colour Cards
fcc-variant-four-colour-about = Four seats, twenty cards each. A deal takes a person seven decisions or so.

## Cards and groups

fcc-colour = { $colour ->
    [y] yellow
    [r] red
    [g] green
   *[w] white
}
fcc-rank = { $rank ->
    [G] general
    [A] advisor
    [E] elephant
    [C] chariot
    [H] horse
    [N] cannon
   *[S] soldier
}
fcc-card = { fcc-colour } { fcc-rank }
fcc-flower = { $n ->
    [1] duke flower
    [2] marquis flower
    [3] earl flower
    [4] viscount flower
   *[5] baron flower
}
fcc-ranks = { $rank ->
    [A] advisors
    [E] elephants
    [C] chariots
    [H] horses
    [N] cannons
   *[S] soldiers
}
fcc-group-equal = { $n ->
    [2] two
    [3] three
   *[4] four
} { fcc-colour } { fcc-ranks }
fcc-group-court = { fcc-colour } general-advisor-elephant
fcc-group-field = { fcc-colour } chariot-horse-cannon
fcc-group-soldiers = { $colours ->
    [yrg] soldiers in yellow, red and green
    [yrw] soldiers in yellow, red and white
    [ygw] soldiers in yellow, green and white
    [rgw] soldiers in red, green and white
   *[yrgw] soldiers in all four colours
}

## What you can do now

fcc-prompt-discard = Discard a card. Generals and flowers stay.
fcc-prompt-discards = { $who } chooses a discard.
fcc-prompt-open-drawn = { $who } drew the { $card }. Claims are open.
fcc-prompt-open-untaken = Nobody took the { $card } that { $who } drew. Claims are open once more.
fcc-prompt-open-discarded = { $who } discarded the { $card }. Claims are open.
fcc-prompt-win = The { $card } completes your hand: win, or go on.
fcc-prompt-must = You drew the { $card } and must take it. How?
fcc-prompt-claim = You may take the { $card }: { $group }. Or pass.
fcc-prompt-claims = You may take the { $card } in { $n } ways. Or pass.
fcc-prompt-won = { $who } has won the deal.

fcc-label-win = Win
fcc-label-pass = Pass
fcc-label-claim = Take: { $group }
fcc-label-discard = { $card }

fcc-order-pass = Pass for this card
fcc-wish-always-win = Always win for me

fcc-fact-stock = { $n ->
    [0] the stock is empty
    [one] 1 card to draw
   *[other] { $n } cards to draw
}
fcc-fact-dealer = dealer: { $who }

## How it ended

fcc-outcome-win = A complete hand: the deal is won.
fcc-outcome-draw = The stock is empty. Nobody has won: a drawn deal.

## What happened

fcc-part-draw = { $who } drew the { $card }
fcc-part-untaken = nobody took the { $card } that { $who } drew
fcc-part-lapse = the { $card } of { $who } went by
fcc-part-lapses = { $n } cards went by
fcc-part-take = { $who } laid down { $group }
fcc-part-keep = { $who } took the { $card }
fcc-part-takes = { $n } groups were taken
fcc-part-disc = { $who } discarded the { $card }
fcc-part-win = { $who } won with the { $card }
fcc-tell-draw = { fcc-part-draw }.
fcc-tell-untaken = Nobody took the { $card } that { $who } drew.
fcc-tell-lapse = Nobody took the { $card } of { $who }.
fcc-tell-take = { fcc-part-take }.
fcc-tell-keep = { fcc-part-keep }.
fcc-tell-disc = { fcc-part-disc }.
fcc-tell-win = { fcc-part-win }.
fcc-tell-exhausted = The stock is empty.
fcc-trail = { $points ->
    [one] one point
   *[other] { $points } points
  }
fcc-since = Since then: { $parts }.

## Why a move is refused

fcc-illegal-over = This deal is over.
fcc-illegal-not-asked = Nothing is asked of you now.
fcc-illegal-answered = You have answered this card; answers open when everybody has given one.
fcc-illegal-unreadable = That is no move I can read, such as { $example }.
fcc-illegal-discard-now = You have taken a card and must discard one now, for example { $example }.
fcc-illegal-kept = The { $card } is a group by itself and is never discarded.
fcc-illegal-exposed = The { $card } lies in one of your exposed groups, and those never change.
fcc-illegal-not-held = You do not hold enough of it: { $card }.
fcc-illegal-must = Whoever draws the { $card } must take it.
fcc-illegal-no-win = Not all your cards would stand in groups yet.
fcc-illegal-no-group = These cards are no group.
fcc-illegal-without = A claim must use the public card, the { $card }.
fcc-illegal-completes = This would complete your hand: say W and win, or pass.
fcc-illegal-pair = A pair can only be claimed to win.
fcc-illegal-drawer-only = Only whoever drew the { $card } may take it, unless it wins.
fcc-illegal-not-next = Mixed groups are for who drew the card and for the next seat; you may claim three or four of a kind.

## The rules in words

fcc-rules-goal-title = The goal
fcc-rules-goal = Four players hold twenty narrow cards each. Cards are drawn face up one at a time, and whoever can use the public card may claim it. You win as soon as the public card makes all your twenty-one cards stand in groups. Some of your groups lie open from your claims, the others stay hidden in your hand until you win.

fcc-rules-cards-title = The cards
fcc-rules-cards = 112 chess cards: four colours (yellow, red, green, white), seven ranks (General, Advisor, Elephant, Chariot, Horse, Cannon, Soldier), four copies of each. And five flowers: duke, marquis, earl, viscount and baron, which all play alike. The first letter of a card is its colour y r g w, the second its rank G A E C H N S (N is the cannon); flowers are F1 to F5.

fcc-rules-groups-title = Groups and points
fcc-rules-groups =
    • a flower by itself: 3
    • a General by itself: 1
    • two equal cards: 0
    • three equal cards: 1; four equal cards: 2
    • court: General, Advisor and Elephant of one colour: 1
    • field: Chariot, Horse and Cannon of one colour: 1
    • soldiers of three different colours: 1; of all four: 2

    Equal means colour and rank. Generals are never paired: two of them are two groups. Exposed groups never change any more.

fcc-rules-turn-title = A turn
fcc-rules-turn = The dealer begins: the top card of the stock is turned up and everybody may claim it. If it is taken, the taker lays the group open and discards a card, which everybody else may claim. If nobody takes a drawn card, the three others are asked once more, knowing that it is free; then it goes to the discards and the next seat draws.

    After a claim play goes on from the taker, so seats can be skipped. Generals and flowers are never discarded, and whoever draws one must take it.

fcc-rules-claims-title = Claims
fcc-rules-claims = Everybody may claim the public card to win, and to make three or four equal cards with it. A pair can be claimed only to win.

    Who drew the card, and the seat after its owner, may also claim it for a court, a field or soldiers. Who drew a General or a flower takes it alone, or the General in a court. Cards for a claim come from your hand, and may come out of groups there. Passing costs nothing.

fcc-rules-order-title = Who gets the card
fcc-rules-order = No answer counts before all are in, so speed does not matter. Then the card goes to
    1. whoever wins with it; of several the one who drew it, else the first in turn order
    2. else three or four equal cards
    3. else the group of who drew it
    4. else the mixed group of the next seat

    Only the claim that succeeds is told. Nobody sees who was asked, who answered or what was passed.

fcc-rules-end-title = The end
fcc-rules-end = The deal ends when somebody wins, or without a winner when a seat must draw and the stock is empty. The last card drawn, and discards after it, may still be claimed and may still win.

fcc-rules-scoring-title = Scoring
fcc-rules-scoring = The winner counts the points of all groups of the twenty-one cards, open and hidden. Hidden cards are split in the way that counts most. The others pay nothing; a drawn deal counts nothing. The total is always odd, from 1 to 31.

    A match is one, four or eight deals, each with its own dealer. Most points is first; with equal points, most deals won.

fcc-rules-ours-title = Where the source is silent
fcc-rules-ours = Three things are our reading of the rules: mixed groups count by their size, as equal ones do; a drawn General or flower must be taken, because it could not be discarded; and an untaken drawn card is offered to the three others in a second round. Regional tables differ.

fcc-rules-notation-title = Typing moves
fcc-rules-notation = A claim is its cards, the public one included: rCrHrN, yAyAyA, ySgSwS, wG, F3.
    p passes, W wins.
    x and a card discards it: xgH.

    Small slips are fine: "RN rc rh", "discard green horse" and "pass" are understood.
