"""A table: a fold over its log. Nothing else is remembered; replaying the log gives it again."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Literal

from games import Outcome, Position, Seat, game

Kind = Literal["deal", "move", "undo", "hint", "resign", "note"]
By = Literal["person", "table", "computer"]


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the log. ``person`` is who did it, None for the table and for computers."""

    kind: Kind
    by: By
    seat: Seat = 0
    text: str = ""
    """The move; for a hint, what it answered; for a deal, what is known of it."""
    person: int | None = None
    at: int = 0
    """Milliseconds since 1970, UTC."""


@dataclass(frozen=True, slots=True)
class Occupant:
    """Who sits on a seat: a person, a computer level, or anyone in the room."""

    person: int | None = None
    name: str = ""
    level: str = ""

    @property
    def anyone(self) -> bool:
        """A seat that belongs to the whole room."""
        return self.person is None and not self.level


@dataclass(frozen=True, slots=True)
class Head:
    """What a table was opened with; never changes."""

    id: str
    game: str
    variant: str
    seed: str
    """Secret until the end."""
    start: str
    """The dealt position."""
    rules: int
    """Version of the game's rules at the deal."""
    room: int
    host: int
    """The person who opened it."""
    seats: tuple[Occupant, ...]


@dataclass(frozen=True, slots=True)
class Step:
    """A move of the record: who made it, from where, to where, and what happened."""

    before: Position
    after: Position
    entry: Entry
    events: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Table:
    """A game in progress or over.

    ``version`` is the length of the log: for the database, "nobody wrote since I read".
    ``round`` is the version at which a new question was put to somebody: for people, "the board
    you pressed on". The record, ``steps``, is the log with undone moves taken out.
    """

    head: Head
    start: Position
    steps: tuple[Step, ...] = ()
    version: int = 0
    round: int = 0
    undone: int = 0
    hints: int = 0
    resigned: bool = False
    ruled: Outcome | None = None
    report: str = ""
    """What is known of the deal: "=9" or "<=11" moves to win it, "?" nothing."""
    lost: bool = False
    """Proved: from this position it cannot be won any more."""
    began: int = 0
    changed: int = 0
    last: Entry | None = None
    """The newest entry that was not the table's own."""

    @classmethod
    def open(cls, head: Head, log: Iterable[Entry]) -> Table:
        """Replay a log from its deal."""
        table = cls(head, game(head.game).parse(head.start))
        for entry in log:
            table = table.add(entry)
        return table

    @property
    def position(self) -> Position:
        """The position on the board."""
        return self.steps[-1].after if self.steps else self.start

    @property
    def outcome(self) -> Outcome | None:
        """How it ended by the rules of the position or of the record, or by resigning."""
        if self.resigned:
            return Outcome("lost", "resigned")
        return self.ruled or self.position.outcome

    @property
    def over(self) -> bool:
        """Nobody can move any more."""
        return self.outcome is not None

    @property
    def pressed(self) -> int:
        """Moves of the record that a person or a computer chose."""
        return sum(step.entry.by != "table" for step in self.steps)

    @property
    def since(self) -> tuple[Step, ...]:
        """The last chosen move and everything forced after it; all steps if none was chosen."""
        for index in range(len(self.steps) - 1, -1, -1):
            if self.steps[index].entry.by != "table":
                return self.steps[index:]
        return self.steps

    def add(self, entry: Entry) -> Table:
        """The table after one more entry. Raises IllegalMove, and changes nothing itself."""
        version = self.version + 1
        last = self.last if entry.by == "table" else entry
        table = replace(self, version=version, changed=entry.at, last=last)
        match entry.kind:
            case "deal":
                return replace(table, began=entry.at, round=version, report=entry.text)
            case "note":
                return replace(table, lost=entry.text == "lost", last=self.last)
            case "hint":
                return replace(table, hints=self.hints + 1)
            case "resign":
                return replace(table, resigned=True, round=version)
            case "undo":
                return self._undone(table)
            case "move":
                return self._moved(table, entry)

    def _undone(self, table: Table) -> Table:
        steps = self.steps[: self.choice]
        return replace(
            table,
            steps=steps,
            undone=self.undone + 1,
            ruled=None,
            lost=False,
            resigned=False,
            round=table.version,
        )

    @property
    def choice(self) -> int:
        """The number of steps before the last choice of a person; 0 when there is none.

        Undo goes back over all forced moves, which the table would play again at once.
        """
        return max((i for i, step in enumerate(self.steps) if step.entry.by == "person"), default=0)

    @property
    def undoable(self) -> bool:
        """Whether a person's choice can be taken back."""
        return self.resigned or any(step.entry.by == "person" for step in self.steps)

    def _moved(self, table: Table, entry: Entry) -> Table:
        before = self.position
        after, events = before.play(entry.seat, entry.text)
        steps = (*self.steps, Step(before, after, entry, events))
        record = (self.start, *(step.after for step in steps))
        asked = set(after.to_act) - (set(before.to_act) - {entry.seat})
        return replace(
            table,
            steps=steps,
            ruled=game(self.head.game).ruling(record),
            lost=False,
            round=table.version if asked or not after.to_act else self.round,
        )

    def forced(self) -> Entry | None:
        """The move the table plays by itself now: the only one of the only seat asked."""
        if self.over or len(self.position.to_act) != 1:
            return None
        seat = self.position.to_act[0]
        moves = self.position.moves(seat)
        return Entry("move", "table", seat, moves[0]) if len(moves) == 1 else None

    def line(self, at: int = 0) -> tuple[Entry, ...]:
        """All moves the table plays by itself now, the record ruled on after each."""
        entries: tuple[Entry, ...] = ()
        table = self
        while forced := table.forced():
            entries = (*entries, replace(forced, at=at))
            table = table.add(entries[-1])
        return entries

    def seat_of(self, person: int) -> Seat | None:
        """The seat this person may move for, or None."""
        for seat, occupant in enumerate(self.head.seats):
            if occupant.anyone or occupant.person == person:
                return seat
        return None
