"""A position as the picture needs it: who sits where with what, and what lies on the table."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from games import Position, Seat
from games.four_colour import Board
from games.four_colour.arrange import arranged
from games.four_colour.cards import NAMES, UNKNOWN
from render.boards.four_colour.measure import Group
from render.head import name
from render.names import bare
from render.view import View


@dataclass(frozen=True, slots=True)
class Sitting:
    """A seat: its name, how many cards it holds, and its groups on the table."""

    seat: Seat
    name: str
    brief: str
    """Drawn where there is no room for the whole name."""
    count: int
    exposed: tuple[Group, ...]
    turn: bool
    """Whether it must discard, or the public card is its own."""
    held: tuple[Group, ...] = ()
    """Its hand where that lies open: by agreement, or in the replay of a deal that is over."""


@dataclass(frozen=True, slots=True)
class Held:
    """Cards of a hand that lie together."""

    cards: Group
    whole: bool
    """Whether they are a group as they are."""


@dataclass(frozen=True, slots=True)
class Table:
    """All that a viewer may see, besides what it holds."""

    seats: tuple[Sitting, ...]
    """In the order of the seats."""
    kind: str
    """How the public card came: ``d``, ``u``, ``h``; empty when there is none."""
    card: str
    owner: Seat
    discards: Group
    """In the order of time."""
    stock: int

    def around(self, seat: Seat) -> tuple[Sitting, ...]:
        """The other three as one sees them from a seat: the next one is at the right."""
        count = len(self.seats)
        return tuple(self.seats[(seat + step) % count] for step in range(count - 1, 0, -1))


def as_board(position: Position) -> Board:
    """The position as this game knows it."""
    assert isinstance(position, Board)  # noqa: S101 - the game's name promises it
    return position


@lru_cache(maxsize=256)
def table(view: View) -> Table:
    """Read what everybody may see."""
    board = as_board(view.position)
    public = board.public
    turn = public.owner if public else board.turn
    if board.outcome:
        turn = board.turn
    names = [name(view, seat) for seat in range(board.seats)]
    seats = tuple(
        Sitting(
            seat,
            names[seat],
            brief,
            len(board.hands[seat]),
            tuple(faces(group) for group in board.exposed[seat]),
            seat == turn,
            _held(view, board, seat),
        )
        for seat, brief in enumerate(bare(names))
    )
    return Table(
        seats,
        public.kind if public else "",
        NAMES[public.card] if public else "",
        public.owner if public else -1,
        faces(tuple(one.card for one in board.discards)),
        len(board.stock),
    )


@lru_cache(maxsize=256)
def hand(position: Position, seat: Seat | None) -> tuple[Held, ...]:
    """The hand of the viewer, in the order in which it is offered; empty for others."""
    board = as_board(position)
    if seat is None or UNKNOWN in board.hands[seat]:
        return ()
    return tuple(
        Held(faces(block.cards), block.kind == "group") for block in arranged(board.hands[seat])
    )


def _held(view: View, board: Board, seat: Seat) -> tuple[Group, ...]:
    if view.hands:
        return open_hand(as_board(view.hands[seat]), seat)
    return () if view.viewer is not None else open_hand(board, seat)


def open_hand(board: Board, seat: Seat) -> tuple[Group, ...]:
    """A hand that everybody may see, sorted; empty where it is hidden, and once the deal is won."""
    if board.outcome or UNKNOWN in board.hands[seat]:
        return ()
    return tuple(faces(block.cards) for block in arranged(board.hands[seat]))


def taken(view: View, sitting: Sitting) -> int:
    """How many groups a seat has taken since the viewer's last look: its latest ones."""
    return sum(event.startswith(f"take:{sitting.seat}:") for event in view.last)


def faces(cards: tuple[int, ...]) -> Group:
    """Cards in notation."""
    return tuple(NAMES[card] for card in cards)


def cut(group: str) -> Group:
    """Split a group as the notation writes it.

    >>> cut("rCrHrN")
    ('rC', 'rH', 'rN')
    """
    return tuple(group[at : at + 2] for at in range(0, len(group), 2))
