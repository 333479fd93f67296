"""A table: a fold over its log. Nothing else is remembered; replaying the log gives it again."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from bot.core import chairs as seating
from bot.core.chairs import Chair, chairs_of
from bot.core.log import By, Daily, Entry, Head, Kind, Occupant, Step
from bot.core.match import places, result, totals
from games import Outcome, Position, Seat, game

__all__ = ["By", "Daily", "Entry", "Head", "Kind", "Occupant", "Step", "Table"]


DUEL = 2
"""Seats of a game that ends when one of its players gives up."""


@dataclass(frozen=True, slots=True)
class Table:
    """A game in progress or over.

    ``version`` is the length of the log: for the database, "nobody wrote since I read".
    ``round`` is the version at which a new question was put to somebody: for people, "the board
    you pressed on". At a table of several seats it counts what everybody has seen happen instead,
    since the length of the log tells how many were asked in secret. The record, ``steps``, is the
    log with undone moves taken out.
    """

    head: Head
    start: Position
    steps: tuple[Step, ...] = ()
    version: int = 0
    round: int = 0
    undone: int = 0
    hints: int = 0
    resigned: bool = False
    stopped: bool = False
    ruled: Outcome | None = None
    report: str = ""
    """What is known of the deal: "=9" or "<=11" moves to win it, "?" nothing."""
    solution: tuple[str, ...] = ()
    """Moves that win it from its start, where any were known when it was dealt."""
    lost: bool = False
    """Proved: from this position it cannot be won any more."""
    began: int = 0
    changed: int = 0
    doors: str = ""
    """Whether others may take seats of computers: open, shut, or "" where people gathered."""
    last: Entry | None = None
    """The newest entry that was not the table's own."""
    chairs: tuple[Chair, ...] = ()
    deal: int = 1
    """The number of the deal in the match, from 1; ``start`` and ``steps`` are of this deal."""
    past: tuple[Outcome, ...] = ()
    """How the deals before it ended."""
    earlier: tuple[Step, ...] = ()
    """The steps of the deals before it."""
    held: Entry | None = None
    """The last answer of a hidden round, kept back so that its moment tells nothing."""
    asked_at: int = 0
    """When the present question was put."""
    origin: str = ""
    """The record that it plays on from; what becomes of it counts for nobody."""
    _next: tuple[Entry, Table] | None = field(default=None, init=False, repr=False, compare=False)
    """The entry that was added last to this very table, and the table after it."""

    @classmethod
    def open(cls, head: Head, log: Iterable[Entry]) -> Table:
        """Replay a log from its deal."""
        one = game(head.game)
        table = cls(head, one.parse(head.start), chairs=chairs_of(head.seats, one.wishes))
        for entry in log:
            table = table.add(entry)
        return table

    @property
    def position(self) -> Position:
        """The position on the board."""
        return self.steps[-1].after if self.steps else self.start

    @property
    def known(self) -> str:
        """What is known of the deal, as its entry in the log says it."""
        return " ".join((self.report, *self.solution))

    @property
    def seats(self) -> tuple[Occupant, ...]:
        """Who sits where now."""
        return tuple(chair.occupant for chair in self.chairs)

    @property
    def several(self) -> bool:
        """Whether it is a game for several seats."""
        return max(game(self.head.game).seats) > 1

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats on which people sit."""
        return tuple(seat for seat, one in enumerate(self.seats) if one.person is not None)

    @property
    def asked(self) -> tuple[Seat, ...]:
        """The seats whose answer is awaited."""
        if self.over or self.ended:
            return ()
        held = self.held.seat if self.held else None
        return tuple(seat for seat in self.position.to_act if seat != held)

    @property
    def hidden(self) -> bool:
        """Whether the public may not know who is asked."""
        return self.several and _unseen(self.position)

    @property
    def ended(self) -> Outcome | None:
        """How this deal ended, by the rules of the position or of the record."""
        return self.ruled or self.position.outcome

    @property
    def deals(self) -> tuple[Outcome, ...]:
        """How the deals ended that are finished."""
        return (*self.past, self.ended) if self.ended else self.past

    @property
    def between(self) -> bool:
        """A deal is over, and another one follows."""
        return self.ended is not None and not self.over

    @property
    def points(self) -> tuple[int, ...]:
        """What each seat has in the match."""
        return totals(self.deals, len(self.chairs))

    @property
    def places(self) -> tuple[int, ...]:
        """The rank of each seat, from 1."""
        return places(self.deals, [chair.quit for chair in self.chairs])

    @property
    def outcome(self) -> Outcome | None:
        """How it ended: by the last deal of the match, or by resigning.

        A deal that nobody finishes adds nothing (Four Colour Cards, rule book 5).
        """
        if self.stopped:
            return Outcome("stopped")
        if self.resigned:
            left = self.people if self.several else ()
            return Outcome("lost", "resigned", left, self.points if self.several else ())
        if self.ended is None or self.deal < self.head.deals:
            return None
        return result(self.deals, [chair.quit for chair in self.chairs])

    @property
    def over(self) -> bool:
        """Nobody can move any more."""
        return self.outcome is not None

    @property
    def won(self) -> bool:
        """It is over and was won; in a solitaire, solved."""
        outcome = self.outcome
        return outcome is not None and (outcome.won or outcome.result == "won")

    @property
    def pressed(self) -> int:
        """Moves of the record that a person or a computer chose."""
        return sum(step.entry.by != "table" for step in self.steps)

    @property
    def since(self) -> tuple[Step, ...]:
        """The last chosen move and everything forced after it; all steps if none was chosen.

        At a table of several seats, the last move of a person that everybody saw, and what
        followed: an answer in a hidden round begins nothing.
        """
        for index in range(len(self.steps) - 1, -1, -1):
            step = self.steps[index]
            if self.several and (step.entry.by != "person" or _unseen(step.before)):
                continue
            if step.entry.by != "table":
                return self.steps[index:]
        return self.steps

    @property
    def begun(self) -> bool:
        """Whether everybody has seen a person move in this deal."""
        steps = self.since
        return bool(steps) and steps[0].entry.by == "person" and not _unseen(steps[0].before)

    @property
    def lets_in(self) -> bool:
        """Whether others may take seats of computers: who began against them has to allow it."""
        return self.doors != "shut"

    @property
    def inviting(self) -> bool:
        """Whether there is a seat that somebody could take, or take back."""
        kept = any(chair.owner for chair in self.chairs)
        free = any(one.occupant.level and not one.owner and not one.quit for one in self.chairs)
        return kept or (free and self.lets_in)

    def add(self, entry: Entry) -> Table:
        """The table after one more entry. Raises IllegalMove, and changes nothing itself.

        Whoever plays a line and whoever then writes it down add the same: it is folded once.
        """
        known = self._next
        if known is None or known[0] is not entry:
            known = (entry, self._added(entry))
            object.__setattr__(self, "_next", known)
        return known[1]

    def _added(self, entry: Entry) -> Table:
        version = self.version + 1
        last = self.last if entry.by == "table" else entry
        table = replace(self, version=version, changed=entry.at, last=last)
        match entry.kind:
            case "deal":
                table = replace(table, began=entry.at, asked_at=entry.at, round=version)
                report, *moves = entry.text.split(" ")
                return replace(table, report=report, solution=tuple(moves))
            case "note" | "doors" | "from":
                return replace(self._told(entry), version=version, changed=entry.at)
            case "hint":
                return replace(table, hints=self.hints + 1)
            case "resign" | "stop":
                return self._resigned(table, entry)
            case "undo":
                return self._undone(table)
            case "move" | "lapse":
                return self._moved(table, entry)
            case "answer":
                self.position.play(entry.seat, entry.text)
                return replace(table, held=entry, chairs=seating.answered(self.chairs, entry))
            case "close" if self.held:
                return self._moved(replace(table, held=None), replace(self.held, kind="move"))
            case "next":
                return self._dealt(table, entry)
            case _:
                return replace(table, chairs=seating.changed(self.chairs, entry, self._wishes))

    def _told(self, entry: Entry) -> Table:
        """What does nothing on the board: it is known to be lost, who may sit down, its origin."""
        if entry.kind == "from":
            return replace(self, origin=entry.text)
        if entry.kind == "doors":
            return replace(self, doors=entry.text)
        return replace(self, lost=entry.text == "lost")

    @property
    def _wishes(self) -> tuple[str, ...]:
        return game(self.head.game).wishes

    def _resigned(self, table: Table, entry: Entry) -> Table:
        """A solitaire ends; at a table of several a computer plays on while it has for whom."""
        if entry.kind == "stop":
            return replace(table, stopped=True, round=self.round + 1)
        if not self.several:
            return replace(table, resigned=True, round=table.version)
        chairs = seating.changed(self.chairs, entry, self._wishes)
        table = replace(table, chairs=chairs)
        ends = not table.people or len(chairs) == DUEL
        return replace(table, resigned=True, round=self.round + 1) if ends else table

    def _dealt(self, table: Table, entry: Entry) -> Table:
        start = game(self.head.game).parse(entry.text)
        chairs = seating.asked_anew(seating.dealt_anew(self.chairs, self._wishes))
        table = replace(table, deal=self.deal + 1, past=self.deals, chairs=chairs)
        earlier = (*self.earlier, *self.steps)
        table = replace(table, start=start, steps=(), earlier=earlier, ruled=None, last=None)
        return replace(table, round=self.round + 1, asked_at=entry.at)

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
        if self.several:
            return False
        return self.resigned or any(step.entry.by == "person" for step in self.steps)

    def _moved(self, table: Table, entry: Entry) -> Table:
        before = self.position
        after, events = before.play(entry.seat, entry.text)
        steps = (*self.steps, Step(before, after, entry, events, self.seats))
        record = (self.start, *(step.after for step in steps))
        asked = set(after.to_act) - (set(before.to_act) - {entry.seat})
        chairs = seating.answered(self.chairs, entry)
        round_, asked_at = self.round, self.asked_at
        if asked or not after.to_act:
            chairs, asked_at = seating.asked_anew(chairs), table.changed
            round_ = self.round + max(1, len(events)) if self.several else table.version
        return replace(
            table,
            steps=steps,
            ruled=game(self.head.game).ruling(record),
            lost=False,
            chairs=chairs,
            round=round_,
            asked_at=asked_at,
        )

    def forced(self) -> Entry | None:
        """The move the table plays by itself now: the only one of the only seat asked.

        None where that would only go round in a circle: then a person has to do something.
        """
        if self.over or len(self.position.to_act) != 1 or self._round_again:
            return None
        seat = self.position.to_act[0]
        moves = self.position.moves(seat)
        return Entry("move", "table", seat, moves[0]) if len(moves) == 1 else None

    @property
    def _round_again(self) -> bool:
        """Whether the board has been the same since the last choice of anybody."""
        now = self.position
        return any(step.before == now for step in self.since)

    def line(self, at: int = 0) -> tuple[Entry, ...]:
        """All moves the table plays by itself now, the record ruled on after each."""
        entries: tuple[Entry, ...] = ()
        table = self
        while forced := table.forced():
            entries = (*entries, replace(forced, at=at))
            table = table.add(entries[-1])
        return entries

    def awaits(self, person: int) -> bool:
        """Whether a computer plays for this person, who may come back."""
        return any(chair.owner and chair.owner.person == person for chair in self.chairs)

    def seat_of(self, person: int) -> Seat | None:
        """The seat this person may move for, or None."""
        for seat, occupant in enumerate(self.seats):
            if occupant.anyone or occupant.person == person:
                return seat
        return None


def _unseen(position: Position) -> bool:
    """Whether somebody is asked without everybody knowing whom."""
    return position.seen_by(None).to_act != position.to_act
