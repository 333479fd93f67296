"""Events count once in whatever process; files are uploaded once; one process polls."""

from __future__ import annotations

import asyncio

from bot.store import NewMessage, Store
from bot.store.arrivals import BUSY_FOR, HEARD_FOR, KEPT_FOR
from tests.store.setting import T0


async def test_of_many_processes_one_takes_an_event(store: Store) -> None:
    told = await asyncio.gather(*(store.hear("telegram", "u1", T0) for _ in range(8)))
    assert sorted(told) == ["busy"] * 7 + ["new"]
    await store.heard("telegram", "u1")
    assert await store.hear("telegram", "u1", T0 + BUSY_FOR) == "known"
    assert await store.hear("discord", "u1", T0) == "new"


async def test_what_a_dead_process_took_is_taken_over(store: Store) -> None:
    assert await store.hear("telegram", "u1", T0) == "new"
    assert await store.hear("telegram", "u1", T0 + BUSY_FOR - 1) == "busy"
    assert await store.hear("telegram", "u1", T0 + BUSY_FOR) == "new"
    assert await store.hear("telegram", "u1", T0 + BUSY_FOR) == "busy"
    await store.unheard("telegram", "u1")
    assert await store.hear("telegram", "u1", T0 + BUSY_FOR) == "new"


async def test_an_event_is_dealt_with_when_its_answer_stands(store: Store) -> None:
    room = await store.room("discord", "7")
    message = await store.add_message(NewMessage(room.id, "discord", "m/help"))
    assert await store.hear("discord", "i1", T0) == "new"
    await store.shown(message.id, "7/1", 0, "digest", ("discord", "i1"))
    assert await store.hear("discord", "i1", T0 + BUSY_FOR) == "known"


async def test_a_file_is_found_by_its_digest_until_nobody_asked_for_long(store: Store) -> None:
    assert await store.upload("telegram", "abc") == ""
    await store.keep_upload("telegram", "abc", "AgAC1", T0)
    await store.keep_upload("telegram", "abc", "AgAC2", T0)
    await store.keep_upload("discord", "abc", "other", T0 + 1)
    assert await store.upload("telegram", "abc") == "AgAC2"
    await store.forget(T0 + KEPT_FOR)
    assert await store.upload("telegram", "abc") == ""
    assert await store.upload("discord", "abc") == "other"


async def test_marks_of_events_are_forgotten_when_nobody_repeats_them(store: Store) -> None:
    await store.hear("telegram", "u1", T0)
    await store.forget(T0 + HEARD_FOR - 1)
    assert await store.hear("telegram", "u1", T0) == "busy"
    await store.forget(T0 + HEARD_FOR)
    assert await store.hear("telegram", "u1", T0) == "new"


async def test_what_one_process_holds_no_other_has(store: Store) -> None:
    owners = [f"process {number}" for number in range(5)]
    held = await asyncio.gather(*(store.hold("polling", one, T0, 100) for one in owners))
    assert held.count(True) == 1
    owner = owners[held.index(True)]
    assert await store.hold("polling", owner, T0 + 50, 100)
    assert not await store.hold("polling", "another", T0 + 149, 100)
    assert await store.hold("another thing", "another", T0, 100)
    assert await store.hold("polling", "another", T0 + 150, 100), "the lease has run out"
    assert not await store.hold("polling", owner, T0 + 151, 100)
    await store.let_go("polling", owner)
    assert not await store.hold("polling", owner, T0 + 152, 100), "it was not theirs to give"
    await store.let_go("polling", "another")
    assert await store.hold("polling", owner, T0 + 153, 100)
