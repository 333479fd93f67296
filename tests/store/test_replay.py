"""A state machine: two processes play two tables, and both always know what the log says."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from itertools import count
from typing import ClassVar

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, precondition, rule, run_state_machine_as_test
from sqlalchemy import and_, or_, select

from bot.core.table import Entry, Table
from bot.store import LEASE, Repeated, Stale, Store
from bot.store.schema import messages, tables
from bot.store.tables import Recent
from tests.store.setting import T0, Clock, Setting, cold, loaded, move, set_table

DOORS = st.integers(0, 1)
TABLES = st.integers(0, 1)
SERIAL = count()


class House(RuleBasedStateMachine):
    """What should be so is folded here; what is so is asked of either process."""

    url: ClassVar[str]

    def __init__(self) -> None:
        super().__init__()
        self.clock = Clock()
        self.runner = asyncio.Runner()
        self.events: list[tuple[int, str]] = []
        self.runner.run(self._open(self.url))

    async def _open(self, url: str) -> None:
        self.doors = [await Store.open(url, self.clock) for _ in range(2)]
        self.doors[1]._recent = Recent(1)
        names = [f"t{next(SERIAL):07}" for _ in range(2)]
        self.homes: list[Setting] = [await set_table(self.doors[0], name) for name in names]
        self.now = [await loaded(self.doors[0], home.id) for home in self.homes]
        self.old = list(self.now)

    @rule(door=DOORS, number=TABLES, kind=st.sampled_from("mmmmuhr"), choice=st.integers(0, 50))
    def write(self, door: int, number: int, kind: str, choice: int) -> None:
        table = self.now[number]
        entry = _entry(table, kind, choice)
        event = f"web:event {next(SERIAL)}"
        read = self.runner.run(loaded(self.doors[door], table.head.id))
        home = self.homes[number].message if choice % 2 else None
        after = self.runner.run(self.doors[door].append(read, [entry], event, home))
        self.old[number], self.now[number] = table, table.add(entry)
        self.events.append((number, event))
        assert after == self.now[number]

    @rule(door=DOORS, number=TABLES)
    def look(self, door: int, number: int) -> None:
        store, home = self.doors[door], self.homes[number]
        assert self.runner.run(store.load(home.id)) == self.now[number]
        assert self.runner.run(cold(store, home.id)) == self.now[number]

    @rule(door=DOORS, number=TABLES)
    def press_an_old_board(self, door: int, number: int) -> None:
        read = self.old[number]
        if read.version == self.now[number].version:
            return
        late = self.doors[door].append(read, [Entry("hint", "person")], f"late {next(SERIAL)}")
        assert isinstance(self.runner.run(_refusal(late)), Stale)

    @precondition(lambda self: self.events)
    @rule(door=DOORS, choice=st.integers(0, 100))
    def press_twice(self, door: int, choice: int) -> None:
        number, event = self.events[choice % len(self.events)]
        again = self.doors[door].append(self.now[number], [Entry("hint", "person")], event)
        refusal = self.runner.run(_refusal(again))
        assert isinstance(refusal, Repeated)
        assert refusal.table == self.homes[number].id

    @rule(number=TABLES, late=st.booleans(), digest=st.sampled_from(["", "one", "two"]))
    def deliver(self, number: int, late: bool, digest: str) -> None:
        shown = (self.old if late else self.now)[number].version
        home = self.homes[number]
        self.runner.run(self.doors[0].shown(home.message, f"a{home.message}", shown, digest))

    @rule(number=TABLES, words=st.sampled_from([(), ("b32",)]), wait=st.integers(1, 9))
    def say(self, number: int, words: tuple[str, ...], wait: int) -> None:
        message = self.homes[number].message
        self.runner.run(self.doors[1].say(message, words, self.clock.now + wait * LEASE))

    @rule(wait=st.integers(0, 3), door=DOORS)
    def publish(self, wait: int, door: int) -> None:
        """The stale messages are those of which the sentence in the contract is true."""
        self.clock.now += wait * LEASE
        asked = self._ids()
        expected = self.runner.run(_outdated(self.doors[door], self.clock.now, asked))
        stale = self.runner.run(self.doors[door].stale(["web"], self.clock.now, limit=1_000))
        assert {message.id for message in stale if message.id in asked} == expected

    def _ids(self) -> set[int]:
        return {home.message for home in self.homes}

    def teardown(self) -> None:
        for door in self.doors:
            for home, table in zip(self.homes, self.now, strict=True):
                assert self.runner.run(door.load(home.id)) == table
            self.runner.run(door.close())
        self.runner.close()


def _entry(table: Table, kind: str, choice: int) -> Entry:
    if kind == "m" and not table.over:
        return move(table, choice, at=T0 + choice)
    if kind == "u" or (kind == "m" and table.undoable):
        return Entry("undo", "person")
    return Entry("resign" if kind == "r" else "hint", "person", at=T0 + choice)


async def _refusal(write: Awaitable[object]) -> Exception | None:
    try:
        await write
    except (Stale, Repeated) as refusal:
        return refusal
    return None


async def _outdated(store: Store, now: int, asked: set[int]) -> set[int]:
    why = or_(
        messages.c.version < tables.c.version,
        and_(messages.c.said_until > 0, messages.c.said_until <= now),
        messages.c.digest == "",
        messages.c.address == "",
    )
    query = select(messages.c.id).join(tables, tables.c.id == messages.c.table_id)
    query = query.where(messages.c.id.in_(asked), messages.c.lease <= now, why)
    return {row.id for row in await store.database.all(query)}


def test_two_processes_know_what_the_log_says(url: str) -> None:
    House.url = url
    few = settings(max_examples=6, stateful_step_count=25)
    run_state_machine_as_test(House, settings=few)
