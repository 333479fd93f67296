"""Calls of a place, counted for all processes together."""

from __future__ import annotations

import asyncio

from bot.store import Store


async def test_two_processes_share_the_calls_of_a_place(store: Store, other: Store) -> None:
    group = ("telegram/-1", 20, 60_000)
    waits = await asyncio.gather(
        *((store if number % 2 else other).count_call([group], 1_000) for number in range(30))
    )
    assert sorted(waits) == [0] * 20 + [60_000] * 10
    assert await store.count_call([group], 31_000) == 30_000
    assert await other.count_call([group], 61_000) == 0


async def test_what_is_refused_by_one_limit_counts_for_none(store: Store) -> None:
    group, everywhere = ("telegram/-1", 2, 60_000), ("telegram", 3, 1_000)
    assert [await store.count_call([group, everywhere], 5_000) for _ in range(3)] == [0, 0, 60_000]
    assert await store.count_call([("telegram/-2", 2, 60_000), everywhere], 5_000) == 0
    other = ("telegram/-3", 2, 60_000)
    assert await store.count_call([other, everywhere], 5_500) == 500
    assert [await store.count_call([other, everywhere], 6_100) for _ in range(3)] == [0, 0, 60_000]


async def test_a_place_that_asked_for_silence_gets_it_from_all(store: Store, other: Store) -> None:
    await store.leave_alone("telegram/5", 9_000)
    await store.leave_alone("telegram/5", 8_000)
    assert await other.count_call([("telegram/5", 0, 60_000)], 2_000) == 7_000
    assert await other.count_call([("telegram/5", 0, 60_000)], 9_000) == 0
