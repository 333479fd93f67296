"""Looking back on a solitaire with its solver: what kept the win, what lost it, what was longer."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from typing import Final

from games.labels import label_of
from games.protocol import Budget, Game, Position, Seat, Text, text
from games.weighing import Kind, Played, Review, Verdict, Weight, Weights

WON: Final = "solved"
GONE: Final = "unsolvable"

NODES: Final = 300_000
"""The solver's nodes for a whole game, shared by its decisions."""

EACH: Final = (3_000, 20_000)
"""The fewest and the most for one position."""


class Solitaire(Game):
    """A game for one with a solver."""

    def weigh(self, played: Played, known: Weights) -> tuple[int, Weight] | None:
        """One position more: first to find what lost it, then to find shorter lines."""
        return weigh(played, known)

    def review(self, played: Played, known: Weights) -> Review:
        """Which moves kept the win, which lost it, where the shortest line left the one played."""
        ruled = self.ruling(played.positions)
        return review(played, known, self.said, circled=ruled is not None and not ruled.won)

    def said(self, position: Position, seat: Seat, move: str) -> Text:
        """A whole move inside a sentence: what its buttons say, where that tells it apart."""
        return label_of(position, seat, move)


Said = Callable[[Position, Seat, str], Text]
"""A move in words."""


def weigh(played: Played, known: Weights) -> tuple[int, Weight] | None:
    """First halve the way to the decision that lost it, then look for short lines, backwards.

    Numbers are those of positions. A position before one that can be won can be won.
    """
    places = [*played.decisions, len(played.moves)]
    end = places[-1]
    if end not in known:
        return end, _ended(played)
    won = [at for at in places if at in known and known[at].status == WON]
    bad = [at for at in places if at in known and known[at].status != WON]
    low, high = max(won, default=-1), min(bad, default=end + 1)
    between = [at for at in places if low < at < high]
    if between and bad:
        middle = between[0] if not won and places[0] not in known else between[len(between) // 2]
        return middle, _solved(played, middle, _line(played, known, middle))
    for at in reversed([at for at in places if at <= low and at != end]):
        if at not in known or not known[at].more:
            found = _solved(played, at, _line(played, known, at), shortest=True)
            return at, found
    return None


def _ended(played: Played) -> Weight:
    """The end of the record; one that was given up is asked of the solver like any other."""
    outcome = played.positions[-1].outcome
    if outcome is None and played.positions[-1].to_act:
        return _solved(played, len(played.moves), ())
    return Weight(WON if outcome and outcome.won else GONE, more=(1,))


def _line(played: Played, known: Weights, at: int) -> tuple[str, ...]:
    """A line from a position that wins, where one is known further on."""
    later = min((one for one in known if one >= at and known[one].status == WON), default=None)
    if later is None:
        return ()
    return (*(move for _, move in played.moves[at:later]), *known[later].line)


def _solved(played: Played, at: int, line: tuple[str, ...], *, shortest: bool = False) -> Weight:
    position = played.positions[at]
    known = ((position, line),) if line else ()
    nodes = min(max(NODES // (1 + len(played.decisions)), EACH[0]), EACH[1])
    solution = position.solve(Budget(nodes, known=known), shortest=shortest)
    status, moves, proved = solution.status, solution.moves, solution.proved
    if line and (status != WON or len(moves) > len(line)):
        status, moves, proved = WON, line, False
    seen = (1,) if shortest else ()
    best = moves[0] if moves else ""
    return Weight(status, len(moves), best, proved or status == GONE, moves, seen)


def review(
    played: Played, known: Weights, said: Said = label_of, *, circled: bool = False
) -> Review:
    """Which moves kept the win, which lost it, where the shortest line left the one played.

    ``circled``: the record was lost by its rule on circles, whatever its last position is worth.
    """
    verdicts = tuple(_verdicts(played, known))
    told = tuple(_told(played, known, verdicts, said, circled=circled))
    return Review(verdicts, told, text("ui-look-unit-moves"))


def _verdicts(played: Played, known: Weights) -> Iterator[Verdict]:
    places = [*played.decisions, len(played.moves)]
    for at, after in pairwise(places):
        before, then = _status(known, at), _status(known, after)
        kind: Kind = "open"
        cost, proved, best, value = 0, True, "", 0
        if before == WON and then == WON and at in known:
            now, later = known[at], known[after]
            longer = max(0, after - at + later.value - now.value)
            cost = 0 if played.moves[at][1] == now.best else longer  # else a worse look at later
            kind, proved, value = (
                ("slip" if cost else "best"),
                now.proved and later.proved,
                now.value,
            )
            best = now.best if cost else ""
        elif before == WON and then == GONE:
            now = known[at]
            kind, best, value, proved = "lost", now.best, now.value, now.proved
        elif before == GONE:
            kind = "late"
        yield Verdict(at + 1, played.moves[at][0], kind, cost, value, best, proved)


def _status(known: Weights, at: int) -> str:
    """What follows for a position: lost ones stay lost, and who could win later could before."""
    if at in known and known[at].status in {WON, GONE}:
        return known[at].status
    if any(one < at and weight.status == GONE for one, weight in known.items()):
        return GONE
    if any(one > at and weight.status == WON for one, weight in known.items()):
        return WON
    return ""


def _told(
    played: Played, known: Weights, verdicts: Sequence[Verdict], said: Said, *, circled: bool
) -> Iterator[Text]:
    places = [*played.decisions, len(played.moves)]
    start = known.get(places[0])
    if start is None or start.status != WON:
        dead = start is not None and start.status == GONE
        yield text("ui-look-never" if dead else "ui-look-unknown")
        return
    par = places[0] + start.value
    yield text("ui-look-par" if start.proved else "ui-look-par-known", n=par)
    lost = next((one for one in verdicts if one.kind == "lost"), None)
    unknown = any(one.kind == "open" for one in verdicts)
    if lost:
        yield text("ui-look-lost", n=lost.move, **pair(played, lost, said))
    elif unknown:
        yield text("ui-look-somewhere", **dict(zip(("n", "to"), _gap(verdicts), strict=True)))
    elif known[places[-1]].status == WON:
        yield text("ui-look-circled" if circled else "ui-look-kept", n=len(verdicts))
    slips = [one for one in verdicts if one.kind == "slip"]
    if slips:
        first = slips[0]
        yield text("ui-look-left", n=first.move, cost=first.cost, **pair(played, first, said))
        costs = sum(one.cost for one in slips)
        yield text("ui-look-slips", n=len(slips), cost=costs)
    elif not lost and not unknown:
        yield text("ui-look-shortest")
    if any(not one.proved for one in verdicts if one.kind in {"slip", "best"}):
        yield text("ui-look-estimated")


def _gap(verdicts: Sequence[Verdict]) -> tuple[int, int]:
    """The first and the last decision of which nobody knows whether it lost the win."""
    numbers = [one.move for one in verdicts if one.kind == "open"]
    return numbers[0], numbers[-1]


def pair(played: Played, verdict: Verdict, said: Said) -> dict[str, Text]:
    """What was played and what was better, in words."""
    position, (seat, move) = played.positions[verdict.move - 1], played.moves[verdict.move - 1]
    return {
        "played": said(position, seat, move),
        "best": said(position, seat, verdict.best or move),
    }
