"""Whose turn it is at a table of several seats: what is played by itself, and what is due when."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from hashlib import sha256

from bot.core.log import Entry
from bot.core.table import Table
from games import Seat, game
from games.contest import answer_seed

PAUSE = 2_000
"""A hidden round lasts at least so many ms, whoever is asked in it and however fast they are."""

TOLD = 60_000
"""After so many ms of waiting a person is told that it is their turn."""

REST = 120_000
"""With a clock, the next deal of a match begins by itself after so many ms."""

ALONE = 1_800_000
"""A table that everybody has left waits so many ms for one of them to come back."""

LIVE = 120
"""With clocks of fewer seconds there is one line a turn: later nudges change it in place."""

LAST = 10_000
"""The last nudge leaves at least so many ms."""

ABSENT = 3
"""After so many answers out of time in a row a computer takes the seat."""


def line(table: Table, at: int) -> tuple[Entry, ...]:
    """Everything that is played by itself now: forced and ordered moves, fast computers."""
    if not table.several:
        return table.line(at)
    entries: tuple[Entry, ...] = ()
    while made := automatic(table, at):
        entries = (*entries, made)
        table = table.add(made)
    return entries


def followed(table: Table, entry: Entry, at: int) -> tuple[Entry, ...]:
    """An entry, and everything that is played by itself after it."""
    return entry, *line(table.add(entry), at)


def automatic(table: Table, at: int) -> Entry | None:
    """The next entry that needs nobody, or None while somebody is awaited or the pause lasts."""
    if table.over or table.ended or not table.people:
        return None
    if table.held:
        return Entry("close", "table", at=at) if at >= table.asked_at + PAUSE else None
    return next(filter(None, (_played(table, seat, at) for seat in table.asked)), None)


def _played(table: Table, seat: Seat, at: int) -> Entry | None:
    one, chair = game(table.head.game), table.chairs[seat]
    level = chair.occupant.level
    if level:
        return None if level in one.slow else computed(table, seat, choice(table, seat), at)
    moves = table.position.moves(seat)
    move = table.position.follow(seat, chair.orders) or (moves[0] if len(moves) == 1 else None)
    return kept(table, Entry("move", "table", seat, move, at=at)) if move else None


def choice(table: Table, seat: Seat) -> str:
    """What the computer on a seat plays, from what that seat sees."""
    level = table.chairs[seat].occupant.level
    return table.position.seen_by(seat).choose(seat, level, seed_of(table, seat))


def computed(table: Table, seat: Seat, move: str, at: int) -> Entry:
    """The entry of a computer's move."""
    return kept(table, Entry("move", "computer", seat, move, at=at))


def seed_of(table: Table, seat: Seat) -> str:
    """What fixes a computer's choice: the question of this table, or the position.

    That where others play the same deal: everybody who does the same meets the same answer.
    """
    if table.head.closed:
        return answer_seed(table.head.seed, table.position.seen_by(seat))
    question = f"{table.deal}:{table.round}:{seat}"
    return sha256(f"{table.head.seed}:{question}".encode()).hexdigest()


def kept(table: Table, entry: Entry) -> Entry:
    """A move as it is written: kept back when it would end a hidden round before its time."""
    early = entry.at < table.asked_at + PAUSE and len(table.people) > 1
    if early and table.asked == (entry.seat,) and table.hidden:
        return replace(entry, kind="answer")
    return entry


def thinking(table: Table) -> tuple[Seat, ...]:
    """The seats whose computers think in a worker."""
    slow = game(table.head.game).slow
    if not table.people:
        return ()
    return tuple(seat for seat in table.asked if table.seats[seat].level in slow)


def due(table: Table, after: int) -> int | None:
    """When somebody must look at the table again, later than a moment; None: never by itself."""
    if table.over or not table.several:
        return None
    if thinking(table):
        return after
    return min((at for at in _moments(table) if at > after), default=None)


def _moments(table: Table) -> Iterable[int]:
    if not table.people:
        yield table.changed + ALONE
        return
    if table.between:
        yield from (table.changed + REST,) if table.head.clock else ()
    if table.held:
        yield table.asked_at + PAUSE
    for seat in table.asked:
        if table.seats[seat].person is not None:
            yield from nudges(table, seat)
            if table.head.clock:
                yield deadline(table, seat)


def nudges(table: Table, seat: Seat) -> tuple[int, ...]:
    """When a person hears that it is their turn: at first, at half time, near the end.

    At once after more than a minute without a turn, else a minute later; in a hidden round always
    a minute later, so that the moment tells nothing. Not at all where nobody else waits.
    """
    clock, chair = table.head.clock, table.chairs[seat]
    if not clock and len(table.people) == 1:
        return ()
    began = table.asked_at + (0 if table.hidden else chair.stood)
    away = not table.hidden and table.asked_at - max(chair.acted, table.began) > TOLD
    first = began + (1 if away else TOLD)
    half, last = began + clock * 500, began + min(clock * 900, clock * 1000 - LAST)
    if 0 < clock < LIVE:
        return ((first,) if away else ()) + (half, last)
    return (first, *(at for at in (half, last) if clock and at > began + 2 * TOLD))


def left(table: Table, seat: Seat, number: int) -> int:
    """How many ms of the clock a seat has at its nudge of this number, from 1; 0 without a clock.

    In a hidden round that is the same for all, whatever happened to one seat's clock.
    """
    moments = nudges(table, seat)
    if not table.head.clock or number > len(moments):
        return 0
    ends = table.asked_at + table.head.clock * 1000 if table.hidden else deadline(table, seat)
    return ends - moments[number - 1]


def deadline(table: Table, seat: Seat) -> int:
    """When the time of a seat is up; only at a table with a clock."""
    chair = table.chairs[seat]
    return max(table.asked_at + table.head.clock * 1000 + chair.stood, chair.until)


def lapsed(table: Table, at: int) -> tuple[Entry, ...]:
    """What is played for those whose time is up: the kindest answer, at last a computer."""
    entries: tuple[Entry, ...] = ()
    for seat in table.asked:
        late = table.seats[seat].person is not None and at >= deadline(table, seat)
        if not late or not table.head.clock or seat not in table.asked:
            continue
        move = table.position.kindest(seat)
        made = [Entry("lapse", "table", seat, move, at=at)]
        after = table.add(made[0])
        if table.chairs[seat].lapses + 1 >= ABSENT and not after.over:
            made.append(Entry("leave", "table", seat, stand_in(table), at=at))
            after = after.add(made[1])
        table, entries = after, (*entries, *made)
    return entries


def deserted(table: Table, at: int) -> tuple[Entry, ...]:
    """What ends a table to which nobody has come back: for all who left it is lost."""
    if table.people or table.over or at < table.changed + ALONE:
        return ()
    left = next((seat for seat, chair in enumerate(table.chairs) if chair.owner), None)
    if left is None:
        return (Entry("stop", "table", at=at),)
    return (Entry("resign", "table", left, stand_in(table), at=at),)


def stand_in(table: Table) -> str:
    """The level that plays for somebody who is not there."""
    levels = game(table.head.game).levels
    return levels[len(levels) // 2] if levels else ""
