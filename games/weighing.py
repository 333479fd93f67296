"""Looking back on a finished game: what each decision was worth, one after the other.

A game weighs one thing at a time (``weigh``), so that whoever asks can stop, show how far it has
come and go on; when there is nothing left to weigh, ``review`` says what was found. All of it is
pure. A solitaire with a solver inherits both from ``Solitaire``.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from games.taught import Taught

if TYPE_CHECKING:
    from games.protocol import Position, Seat, Text

Kind = Literal["best", "slip", "lost", "late", "open", "missed"]
"""A decision: none was better; it cost something; it lost a won game; there was nothing left to
lose; nobody knows; it let a win go by."""


@dataclass(frozen=True, slots=True)
class Played:
    """A game from its start: positions, and the move that led from each to the next."""

    positions: tuple[Position, ...]
    moves: tuple[tuple[Seat, str], ...]

    @property
    def decisions(self) -> tuple[int, ...]:
        """The numbers of the moves, from 0, at which somebody had a choice."""
        return tuple(
            at for at, (seat, _) in enumerate(self.moves) if len(self.positions[at].moves(seat)) > 1
        )


@dataclass(frozen=True, slots=True)
class Weight:
    """What was found about a position or a move. What the numbers mean, the game knows."""

    status: str = ""
    value: int = 0
    best: str = ""
    proved: bool = True
    line: tuple[str, ...] = ()
    more: tuple[int, ...] = ()


Weights = Mapping[int, Weight]


@dataclass(frozen=True, slots=True)
class Verdict:
    """A decision of the record, weighed. ``cost`` and ``value`` are in the unit of the review."""

    move: int
    """The number of the move, from 1."""
    seat: Seat
    kind: Kind
    cost: int = 0
    value: int = 0
    best: str = ""
    """A move that costs nothing, '' where none is known or this is one."""
    proved: bool = True


@dataclass(frozen=True, slots=True)
class Review:
    """What was found, for a picture and for words."""

    verdicts: tuple[Verdict, ...]
    lines: tuple[Text, ...]
    """At most six sentences, the most telling first."""
    unit: Text
    """What is drawn: the name of ``value`` as an axis has it."""


class Weighed(Taught):
    """What a game knows of games that were played. As it stands here: nothing."""

    @property
    def reviews(self) -> bool:
        """Whether a finished game can be looked back on: whether it says how."""
        return type(self).review is not Weighed.review

    def weigh(self, played: Played, known: Weights) -> tuple[int, Weight] | None:
        """Weigh one thing more, under its number; None when all that is of use is known."""
        del played, known
        return None

    def review(self, played: Played, known: Weights) -> Review:
        """Say what was found; asked when nothing is left to weigh."""
        raise AssertionError(
            f"nothing is known of {len(played.moves)} moves ({len(known)} weighed)"
        )
