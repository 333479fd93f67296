"""What a game shows to those who learn it: examples for its rules, and a lesson. All of it is data.

Words are found by their ids: ``CODE-example-SECTION`` tells what an example shows,
``CODE-lesson-NAME`` says what a step asks for, with ``-wrong`` what is said to another move, and
``CODE-lesson-end`` what stands at the end.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, ClassVar

if TYPE_CHECKING:
    from games.protocol import Game, Path, Position, Seat, Text

MOST_STEPS = 8
"""Steps of a lesson."""


@dataclass(frozen=True, slots=True)
class Group:
    """Pieces that belong together, as the game writes them, and what they are called."""

    pieces: str
    name: Text
    sum: str = ""
    """Why they are what they are, in numbers that every language reads."""
    good: bool = True
    """Whether the rules allow them."""


@dataclass(frozen=True, slots=True)
class Example:
    """A picture for a section of the rules: a board as a seat sees it, or else groups of pieces."""

    position: str = ""
    seat: Seat | None = 0
    said: Path = ()
    """The words of a move said so far."""
    last: tuple[str, ...] = ()
    """The events of the last move."""
    groups: tuple[Group, ...] = ()


@dataclass(frozen=True, slots=True)
class Step:
    """One step of a lesson: the board it stands on, and the moves that are explained.

    Without a position it goes on from the step before, after the first of its moves. Without moves
    there is only something to read.
    """

    name: str
    moves: tuple[str, ...] = ()
    position: str = ""
    others: tuple[tuple[Seat, str], ...] = ()
    """What the other seats do after the move."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """At most eight steps on real boards, and the variant of the first real game."""

    variant: str
    steps: tuple[Step, ...]
    seat: Seat = 0


@dataclass(frozen=True, slots=True)
class Moment:
    """A board of a lesson, and the events that led to it; the last one has no step."""

    position: Position
    events: tuple[str, ...] = ()
    step: Step | None = None


class Taught:
    """What there is to read, to look at and to try of a game."""

    sections: ClassVar[tuple[str, ...]]
    """The sections of its rules in words, in reading order."""
    examples: ClassVar[Mapping[str, Example]] = {}
    """Pictures for sections of the rules; others show a board of the game."""
    lesson: ClassVar[Lesson | None] = None
    """The first steps of somebody who has never played it."""


@lru_cache(maxsize=16)
def moments(game: Game) -> tuple[Moment, ...]:
    """The boards of a game's lesson in their order, the one after the last move included.

    Raises BadInput and IllegalMove when the lesson is not what its game allows.
    """
    found: list[Moment] = []
    lesson = game.lesson
    position, events = None, tuple[str, ...]()
    for step in lesson.steps if lesson else ():
        if step.position or position is None:
            position, events = game.parse(step.position), ()
        found.append(Moment(position, events, step))
        events = ()
        for seat, move in ((lesson.seat, move) for move in step.moves[:1]) if lesson else ():
            position, events = position.play(seat, move)
        for seat, move in step.others:
            position, more = position.play(seat, move)
            events = (*events, *more)
    return (*found, Moment(position, events)) if position else ()
