"""What must be so at the end: asked of the database, and of what people see."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from sqlalchemy import select

from bot.core.table import Entry, Table
from bot.core.turns import deadline, due
from bot.service import Service
from bot.service.clock import LEASE
from bot.service.context import board_screen
from bot.store import Store
from bot.store.schema import due as dues
from bot.store.schema import log, messages, posts, tables
from bot.store.tables import _entries
from tests.botapi import BotApi, Message
from tests.fleet.people import Ledger
from tests.store.setting import assert_sound

SECOND = 1_000
SETTLED = 180
"""Seconds within which every board has to be current."""


@dataclass
class Proof:
    """What was found."""

    answered: int = 0
    unanswered: int = 0
    boards: int = 0
    clocks: int = 0
    lapses: list[int] = field(default_factory=list)
    """By how many ms each answer out of time was late."""
    posts: Counter[str] = field(default_factory=Counter)

    def __str__(self) -> str:
        late = max(self.lapses, default=0)
        lapses = f"{len(self.lapses)} answers out of time, none early, the latest by {late} ms"
        return "\n".join(
            (
                f"{self.answered} moves were acknowledged: each is in a log, once",
                f"{self.unanswered} more presses were not, and none of them counts twice",
                f"{self.boards} boards in chats show what the logs say now",
                f"{self.clocks} clocks run: each is due when the log says; {lapses}",
                f"daily posts: {dict(self.posts)}",
            )
        )


async def settled(store: Store) -> None:
    """Wait until no message is known to show something old."""
    old = select(messages.c.id).where(
        messages.c.platform == "telegram", messages.c.state == "live", messages.c.wake.is_not(None)
    )
    for _ in range(SETTLED * 2):
        now = store.clock()
        if not await store.database.all(old.where(messages.c.wake <= now)):
            return
        await asyncio.sleep(0.5)
    raise AssertionError("some boards never became current")


async def moves(store: Store, ledger: Ledger, proof: Proof) -> None:
    """Every acknowledged move is there, none twice."""
    rows = await store.database.all(select(log.c.table_id, log.c.number, log.c.kind, log.c.event))
    there = Counter(_bare(row.event) for row in rows if row.event)
    lapsed = {(row.table_id, row.number) for row in rows if row.kind in {"lapse", "leave"}}
    told = set(ledger.told())
    for asked, pressed in ledger.pressed.items():
        counted = sum(there[event] for event in pressed)
        assert counted <= 1, f"{asked} was answered twice"
        table, round_, _ = asked
        if asked in told:
            assert counted == 1 or (table, round_) in lapsed, f"the answer to {asked} is lost"
            proof.answered += counted
        else:
            proof.unanswered += len(pressed)


def _bare(event: str) -> str:
    """The id of an event as the platform knows it."""
    return event.partition(":")[2].rpartition("-")[2]


async def boards(service: Service, api: BotApi, proof: Proof) -> None:
    """Every live board in a chat shows what its table says now."""
    store = service.store
    rows = await store.database.all(
        select(messages.c.id).where(
            messages.c.platform == "telegram",
            messages.c.state == "live",
            messages.c.table_id.is_not(None),
            messages.c.shows.like("b/%"),
        )
    )
    seen = {f"{one.chat.id}/{one.id}": one for one in api.world.sent}
    for row in rows:
        message = await store.message(row.id)
        assert message
        table = await store.load(message.table)
        assert table
        said = message.said if message.said_until > store.clock() else ()
        screen = await board_screen(store, table, message, said)
        assert message.digest == screen.digest, f"{message.address} is not current"
        shown = seen[message.address]
        actions = [button.action for button in screen.buttons if button.action]
        assert _actions(shown) == actions, f"{message.address} offers something else"
        proof.boards += 1


def _actions(shown: Message) -> list[str]:
    return [one["callback_data"] for one in shown.buttons if "callback_data" in one]


async def clocks(store: Store, down: Sequence[tuple[float, float]], proof: Proof) -> None:
    """No time was up early or late, and what is due is due when the log says."""
    await assert_sound(store)
    rows = await store.database.all(select(tables.c.id).where(tables.c.clock > 0))
    ripe = {row.key: row.at for row in await store.database.all(select(dues.c.key, dues.c.at))}
    for row in rows:
        table = await store.load(row.id)
        assert table
        for before, entry in await _steps(store, table):
            if entry.kind == "lapse":
                late = entry.at - deadline(before, entry.seat)
                assert late >= 0, f"the time of {row.id} was up early"
                spared = any(start - LEASE <= entry.at <= end + LEASE for start, end in down)
                assert late <= SECOND + SECOND or spared, f"{row.id} was {late} ms late"
                proof.lapses.append(late)
        if table.over:
            continue
        expected = due(table, store.clock())
        if expected is not None and expected > store.clock() + SECOND:
            assert abs(ripe[row.id] - expected) <= SECOND, f"the clock of {row.id} is wrong"
            proof.clocks += 1


async def _steps(store: Store, table: Table) -> list[tuple[Table, Entry]]:
    """The table before each entry of its log, and the entry."""
    async with store.database.read() as connection:
        entries = await _entries(connection, table.head.id, 0)
    now, steps = Table.open(table.head, ()), []
    for entry in entries:
        steps.append((now, entry))
        now = now.add(entry)
    return steps


async def dailies(store: Store, api: BotApi, proof: Proof) -> None:
    """What was ordered was posted once, and nowhere twice."""
    rows = await store.database.all(select(posts))
    sent = Counter(str(one.chat.id) for one in api.world.sent if one.chat.kind == "group")
    assert all(count == 1 for count in sent.values()), "a room got its daily twice"
    for row in rows:
        room = await store.room_by_id(row.room)
        assert room
        assert row.state in {"sent", "unknown"}
        if room.platform == "telegram" and row.state == "sent":
            assert sent[room.chat] == 1, f"{room.chat} never got its daily"
        proof.posts[f"{room.platform} {row.state}"] += 1
