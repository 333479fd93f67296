"""B18: a crash before any statement, before the commit, or after it leaves a table as it was or is.

The log and the row of a table always agree, and the same event, sent again, has its effect once.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from itertools import count

import pytest

from bot.store import LEASE, NewMessage, Repeated, Store
from tests.newest import live_tables
from tests.processes import PROCESSES
from tests.store.setting import T0, assert_sound, deal, head, loaded, move, set_table
from tests.store.worker import before_statement, die


class Crash(BaseException):
    """Whatever ends a process."""


async def crashes(store: Store, act: Callable[[], Awaitable[object]]) -> int:
    """Crash before each statement in turn, check all tables, and count the crashes."""
    for number in count(1):
        undo = before_statement(store, number, _crash)
        try:
            await act()
        except Crash:
            await assert_sound_after(store, undo)
        else:
            undo()
            return number - 1
    raise AssertionError


async def assert_sound_after(store: Store, undo: Callable[[], None]) -> None:
    undo()
    await assert_sound(store)


def _crash() -> None:
    raise Crash


async def test_a_crash_while_a_table_is_opened(store: Store) -> None:
    home = await set_table(store)
    opened = head("newtable", home.room.id, home.host.id)
    board = NewMessage(home.room.id, "web", "b/newtable")

    async def create() -> None:
        assert await store.load("newtable") is None
        assert await live_tables(store, home.room.id) == [home.id]
        assert len(await store.room_messages(home.room.id)) == 1
        await store.create(opened, [deal()], "web:new", board)

    assert await crashes(store, create) >= 5
    assert (await loaded(store, "newtable")).version == 1
    assert len(await store.messages_of("newtable")) == 1


async def test_a_crash_while_a_move_is_written(store: Store, other: Store) -> None:
    home = await set_table(store)
    read = await loaded(other, home.id)
    await store.shown(home.message, "web:1", 1, "digest")
    await store.say(home.message, ("b32",), T0 + 60_000)

    async def append() -> None:
        assert await store.load(home.id) == read
        message = await store.message(home.message)
        assert message is not None
        assert (message.said, message.lease) == (("b32",), 0)
        await store.append(read, [move(read)], "web:1", home.message)

    assert await crashes(store, append) >= 5
    assert (await loaded(other, home.id)).version == 2
    with pytest.raises(Repeated):
        await other.append(read, [move(read)], "web:1", home.message)


async def test_a_crash_while_a_chat_moves(store: Store) -> None:
    home = await set_table(store, chat="-1")
    await store.add_message(
        NewMessage((await store.room("web", "-100")).id, "web", f"b/{home.id}", home.id)
    )

    async def move_room() -> None:
        shown = await store.messages_of(home.id)
        assert [message.room.chat for message in shown] == ["-1", "-100"]
        await store.move_room("web", "-1", "-100")

    assert await crashes(store, move_room) >= 5
    shown = await store.messages_of(home.id)
    assert [message.room.chat for message in shown] == ["-100", "-100"]


async def test_the_board_is_brought_up_to_date_by_another_after_a_crash(
    store: Store, other: Store
) -> None:
    home = await set_table(store)
    await store.shown(home.message, "web:1", 1, "digest")
    read = await loaded(store, home.id)
    await store.append(read, [move(read)], "web:1", home.message)
    assert await other.stale(["web"], T0 + LEASE - 1) == []
    assert [message.id for message in await other.stale(["web"], T0 + LEASE)] == [home.message]


async def test_a_process_killed_in_the_middle_of_a_move(store: Store, url: str) -> None:
    home = await set_table(store)
    for number in count(1):
        process = PROCESSES.Process(target=die, args=(url, home.id, number))
        process.start()
        await asyncio.to_thread(process.join)
        if process.exitcode == 0:
            break
        assert process.exitcode == -9
        assert (await loaded(store, home.id)).version == 1
        await assert_sound(store)
    assert number >= 5
    assert (await loaded(store, home.id)).version == 2
    await assert_sound(store)
