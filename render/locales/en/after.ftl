# After the game: replays, records, looking back.

## Replays

after-later = The day of this deal is not over everywhere: its moves can be stepped through, all else is told when it is.
after-step = { $game }: move { $n } of { $of }.
after-step-deal = { $game }, deal { $deal }: move { $n } of { $of }.
after-start = So it was dealt.
after-moved = { $name }: { $label }.
after-deal = Deal { $n }
after-button-first = First
after-button-back = Back
after-button-on = Forward
after-button-last = Last
after-button-film = As a film
after-button-look = Analysis
after-button-from = Play on from here
after-button-record = Record
after-button-steps = Step through
after-button-at = Before move { $n }
after-record = The whole game in words that every computer reads. “python -m games verify” plays it by itself and checks the seal; /import steps through it here and plays on from any move.
after-record-file = Save the record
after-over-here = The game is over at this point: go back a move, and play on from there.
after-whatif = What if: you play on from move { $n } of a game that is over. It counts for nobody.
after-whatif-end = It went on from another game and counted for nobody.
after-verify-from = No seed dealt this table: it goes on from a game that is over, or from a record.
after-import-what = Send the record along: its text after /import, or the file itself. “Record” below a game that is over gives you one.
after-import-line = I cannot take this record. Line { $line }: { $why }
after-import-move = I cannot take this record. Line { $line }, move { $move }: { $why }
after-look = { $game }: looking back.
after-looking = { $game }: looking back, { $n } of { $of } decisions so far. This message goes on by itself.
after-look-so-far = { $n } of { $of }
after-look-nothing = No choice was made in this game: there is nothing to look back on.

## What was found about a game

ui-look-path = { $parts }
ui-look-par = Par is { $n }: no line from the deal is shorter, that is proved.
ui-look-par-known = The shortest line that I found takes { $n }; a shorter one is not ruled out.
ui-look-never = This deal could not be won: that is proved. No move lost anything.
ui-look-unknown = Whether this deal could be won I did not find out in time; that proves nothing.
ui-look-lost = Move { $n } lost the win: { $played }. It was still there with: { $best }.
ui-look-somewhere = Somewhere from move { $n } to move { $to } the win was lost, or was not; I did not find out in time.
ui-look-kept = Every decision kept the win ({ $n }).
ui-look-circled = Every decision left a win on the table ({ $n }); the game was lost because it went in circles.
ui-look-left = The shortest line went another way at move { $n }: { $best } instead of { $played }, shorter by { $cost }.
ui-look-slips = Detours: { $n }, together { $cost ->
    [one] one move longer.
   *[other] { $cost } moves longer.
}
ui-look-shortest = No move was a detour.
ui-look-estimated = Detours are counted by the shortest lines that I found; not all of them are proved to be shortest.
ui-look-unit-moves = Height: moves still to go
ui-look-unit-points = Height: points of the turn
ui-look-unit-steps = Height: steps to a win
ui-look-points = { $player }: most points in { $hit } of { $n } turns; { $cost ->
    [one] one point was left lying.
   *[other] { $cost } points were left lying.
}
ui-look-worst = Move { $n }, { $player }: { $points ->
    [one] one point
   *[other] { $points } points
}, where { $best } was worth { $more }.
ui-look-ahead = Points at once are certain. Looking ahead, the hard computer would have given some of them up in { $n } of { $of } turns: that is an estimate.
ui-look-no-win-missed = Nobody let a win go by.
ui-look-win-missed = Move { $n }: { $player } could have won.
ui-look-no-step-lost = No decision cost a step.
ui-look-steps = Move { $n } cost { $player } most, steps: { $cost }. Nearer to a win: { $best }.
ui-look-luck = Luck of the draw, useful cards against those to be expected: { $seats }.
ui-look-fortune = { $player } { $useful } to { $whole }.{ $tenth }
ui-look-seen = Steps are counted exactly from what each seat could see; whether the cards would have come is luck.
ui-look-kind-best = nothing better
ui-look-kind-slip = cost something
ui-look-kind-lost = lost the win
ui-look-kind-missed = missed a win
ui-look-kind-late = nothing left to lose
ui-look-kind-open = not known
ui-look-alt = { $name }, move { $n }: { $kind } ({ $cost }).
ui-look-alt-bare = { $name }, move { $n }: { $kind }.

## What is wrong with a record

ui-record-long = It is longer than { $most } characters.
ui-record-head = A record begins with “{ $head }”.
ui-record-twice = { $name } stands there twice.
ui-record-number = Move { $n } is expected here.
ui-record-line = This line cannot be read.
ui-record-missing = { $name } is missing.
ui-record-game = There is no such game here.
ui-record-after = The game was over before this move.
ui-record-turn = It was not the turn of { $player }.
ui-record-result = The result is not that of the moves: { $ending }
ui-record-result-points = The result is not that of the moves: { $ending } Points by seat: { $points }.
ui-record-result-open = By the moves the game is not over.
ui-record-end = “End” says { $ends }, and only of a game that did not end by its moves.
ui-record-rules = It was played by other rules; ours are number { $n }.
ui-record-start-unread = This start position cannot be read, or is of another variant.
ui-record-seats = The start position has { $n } seats.
ui-record-commitment = The commitment is not that of this seed and table.
ui-record-seed = Nothing can be dealt from this seed.
ui-record-start = This seed deals another start position.
ui-record-match = The deals of a match are of one game, among the same people.
