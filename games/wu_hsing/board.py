"""A position of Wu Hsing."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Self

from games.protocol import BadInput, IllegalMove, Json, Outcome, Path, Position, Seat, Text
from games.wu_hsing import words
from games.wu_hsing.grid import Domino, Placed, fitting, pairs_of, placements
from games.wu_hsing.judge import read_domino
from games.wu_hsing.players import choose
from games.wu_hsing.refusal import SECTIONS, refusal
from games.wu_hsing.rules import DUELS, HIDDEN, Rack, kind_of, penalty, without

OVER = -1
OUT = "out"
BLOCKED = "blocked"
PAIR = 2
"""So many dominoes open the table."""


@dataclass(frozen=True, slots=True)
class Board(Position):
    """Table, racks and points, at a decision or at the end of the game."""

    name: str
    placed: Placed
    """In the order of the notation: by y, then by x."""
    racks: tuple[Rack, ...]
    scores: tuple[int, ...]
    """Points so far, without penalties."""
    turn: Seat
    """The seat to play; -1 when the game is over."""
    down: str = ""
    """The boxed domino, or the secret choice of the first seat with its way round."""

    def __str__(self) -> str:
        racks = "/".join("".join(rack) or "-" for rack in self.racks)
        placed = ";".join(map(str, self.placed)) or "-"
        turn = "-" if self.turn == OVER else str(self.turn + 1)
        scores = "/".join(map(str, self.scores))
        return f"wh {self.name} {placed} {racks} {scores} {turn} {self.down or '-'}"

    @property
    def variant(self) -> str:
        """The variant."""
        return self.name

    @property
    def seats(self) -> int:
        """Two to four."""
        return len(self.racks)

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """The seat to play, while the game goes on."""
        return () if self.turn == OVER else (self.turn,)

    @property
    def opening(self) -> bool:
        """Whether the two of a duel still choose the starting pair (section 8)."""
        return self.name in DUELS and len(self.placed) < PAIR and self.turn != OVER

    @property
    def hidden(self) -> bool:
        """Whether anything is unknown here."""
        return self.down == HIDDEN or any(HIDDEN in rack for rack in self.racks)

    @property
    def outcome(self) -> Outcome | None:
        """The final scores; equal best ones share the win (section 7, D7)."""
        if self.turn != OVER:
            return None
        penalties = tuple(map(penalty, self.racks))
        final = tuple(points - lost for points, lost in zip(self.scores, penalties, strict=True))
        winners = tuple(seat for seat, points in enumerate(final) if points == max(final))
        reason = BLOCKED if all(self.racks) else OUT
        detail: dict[str, Json] = {
            "penalties": list(penalties),
            "final": list(final),
            "winners": [seat + 1 for seat in winners],
        }
        return Outcome("", reason, winners, final, detail)

    def openings(self) -> tuple[str, ...]:
        """How the seat to play may choose its domino of the starting pair."""
        rack = self.racks[self.turn]
        pairs = set(rack)
        if self.name != DUELS[0] or self.turn:
            pairs |= {kind[::-1] for kind in rack}
        return tuple(sorted(f"{pair}@0,{self.turn}h" for pair in pairs))

    def points(self, seat: Seat) -> dict[str, int]:
        """The points of every legal move of a seat, in the order of the moves."""
        if seat != self.turn or seat not in range(self.seats):
            return {}
        if self.opening:
            return dict.fromkeys(self.openings(), 0)
        return placements(self.placed, self.racks[seat])

    def moves(self, seat: Seat) -> tuple[str, ...]:
        """All legal moves, sorted as ASCII text."""
        return tuple(self.points(seat))

    def play(self, seat: Seat, move: str) -> tuple[Self, tuple[str, ...]]:
        """Place a domino; passes and the end follow by themselves."""
        domino, points = read_domino(move), self.points(seat)
        if domino is None or move not in points:
            raise refused(self, seat, move)
        if self.hidden:
            raise BadInput("some dominoes are unknown here, so nothing can be played")
        if self.opening:
            after, events = self._opened(domino)
        else:
            after = self._placed(domino, points[move])
            events = words.placing(self, domino, points[move])
        return after.settled(events)

    def _left(self, domino: Domino) -> tuple[Rack, ...]:
        """The racks after the seat to play has laid a domino down."""
        racks = list(self.racks)
        racks[self.turn] = without(racks[self.turn], domino.kind)
        return tuple(racks)

    def _placed(self, domino: Domino, points: int) -> Self:
        scores = list(self.scores)
        scores[self.turn] += points
        placed = tuple(sorted((*self.placed, domino)))
        racks, turn = self._left(domino), self.turn + 1
        return type(self)(self.name, placed, racks, tuple(scores), turn, self.down)

    def _opened(self, domino: Domino) -> tuple[Self, tuple[str, ...]]:
        after = replace(self, racks=self._left(domino), turn=self.turn + 1)
        if self.name == DUELS[0]:
            placed = (*self.placed, domino)
            return replace(after, placed=placed), (words.opened(self.turn, domino),)
        if not self.turn:
            return replace(after, down=domino.colours), (words.committed(self.turn),)
        first = Domino(0, 0, self.down, "h")
        events = words.opened(0, first), words.opened(1, domino)
        return replace(after, placed=(first, domino), down=""), events

    def can_place(self, seat: Seat) -> bool:
        """Whether a seat has a legal placement."""
        return bool(fitting(self.placed) & pairs_of(self.racks[seat]))

    def settled(self, events: tuple[str, ...] = ()) -> tuple[Self, tuple[str, ...]]:
        """Pass every seat that cannot place and end what has ended (section 7).

        ``turn`` is the seat that comes next; one past the last seat is a new round.
        """
        if self.turn == OVER or self.opening:
            return self, events
        out = not all(self.racks)
        fits = fitting(self.placed)
        able = [fits & pairs_of(rack) for rack in self.racks]
        if not out and not any(able):
            return self._ended(events, BLOCKED)
        turn = self.turn
        while True:
            if turn == self.seats:
                if out:
                    return self._ended(events, OUT)
                turn = 0
            if able[turn]:
                return (self if turn == self.turn else replace(self, turn=turn)), events
            events = (*events, words.passed(turn, self.racks[turn]))
            turn += 1

    def _ended(self, events: tuple[str, ...], reason: str) -> tuple[Self, tuple[str, ...]]:
        return replace(self, turn=OVER), (*events, f"end:{reason}")

    def seen_by(self, seat: Seat | None) -> Self:
        """The position as a seat knows it; when the game is over all racks are shown.

        While the first choice of ``duel-b`` is secret its rack is too: a gap would tell it.
        Raises BadInput for a seat that is not there.
        """
        if seat is not None and seat not in range(self.seats):
            raise BadInput(f"there is no seat {seat + 1} here")
        chosen = self.name in DUELS
        down = self.down
        if down and not (chosen and seat == 0):
            down = HIDDEN
        if self.turn == OVER or self.name == "open" or (chosen and down != HIDDEN):
            return replace(self, down=down)
        secret = {0} - {seat} if chosen else set(range(self.seats)) - {seat}
        racks = tuple(
            (HIDDEN,) * len(rack) if at in secret else rack for at, rack in enumerate(self.racks)
        )
        return replace(self, racks=racks, down=down)

    def secret(self, seat: Seat) -> bool:
        """Whether the seat's screen is for its eyes only, as a choice in ``duel-b`` is."""
        choosing = self.name == DUELS[1] and self.opening and seat in range(self.seats)
        return choosing or self.seen_by(seat) != self.seen_by(None)

    def kindest(self, seat: Seat) -> str:
        """The placement with the most points; of equal ones two colours, then the first."""
        points = self.points(seat)
        return max(points, key=lambda move: (points[move], move[0] != move[1]))

    def paths(self, seat: Seat, move: str) -> tuple[Path, ...]:
        """First the domino, then its place."""
        del seat
        return ((kind_of(move[:2]), move),)

    def mark(self, seat: Seat, path: Path, index: int) -> str:
        """A letter for each kind of the rack, whether it fits or not; a number for each place."""
        if len(path) > 1:
            return str(index + 1)
        return words.letters(self.racks[seat])[path[0]]

    def order(self, seat: Seat, path: Path) -> tuple[int | str, ...]:
        """Dominoes as they stand in the rack; places best first, then as one reads."""
        if len(path) == 1:
            return (self.mark(seat, path, 0),)
        domino = read_domino(path[-1])
        if domino is None:
            return ()
        return (-self.points(seat).get(path[-1], 0), domino.y, domino.x)

    def prompt(self, seat: Seat | None) -> Text:
        """What the seat can do now."""
        return words.prompt(self, seat)

    def question(self, seat: Seat | None, said: Path) -> Text:
        """Where a picked domino goes."""
        return words.where(self, said[0]) if said else self.prompt(seat)

    def label(self, seat: Seat, path: Path) -> Text:
        """A domino with the number of its places, or a place."""
        return words.label(self, seat, path)

    def worth(self, seat: Seat, path: Path) -> Text | None:
        """The points of a place, or the most that a domino can score now."""
        return words.worth(self, seat, path)

    def choose(self, seat: Seat, level: str, seed: str) -> str:
        """A computer player's move, from what its seat sees."""
        return choose(self, seat, level, seed)

    def facts(self) -> tuple[Text, ...]:
        """What is left to place, and whether the round is the last."""
        return words.facts(self)


def refused(board: Board, seat: Seat, move: str) -> IllegalMove:
    """The error for a move that is not legal, with the code of the rule book."""
    code, reason = refusal(board, seat, move)
    return IllegalMove(move, reason, code, SECTIONS)
