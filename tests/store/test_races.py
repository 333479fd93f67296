"""B13, B16: everybody presses at once; exactly one effect each, and nobody is told of a lock."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import perf_counter

import pytest

from bot.store import Repeated, Stale, Store
from tests.store.setting import Setting, assert_sound, loaded, move, set_table
from tests.store.worker import any_entry, play_on, pool

GOAL = 60


async def test_three_processes_write_one_log_without_a_gap(store: Store, url: str) -> None:
    home = await set_table(store)
    loop = asyncio.get_running_loop()
    with pool(3) as processes:
        results = await asyncio.gather(
            *(
                loop.run_in_executor(processes, play_on, url, home.id, GOAL, f"process {number}")
                for number in range(3)
            )
        )
    assert sum(won for won, _ in results) == GOAL - 1
    assert (await loaded(store, home.id)).version == GOAL
    await assert_sound(store)


@pytest.mark.parametrize("presses", [200])
async def test_one_event_delivered_many_times_has_one_effect(
    store: Store, other: Store, presses: int
) -> None:
    home = await set_table(store)
    read = await loaded(store, home.id)
    results = await asyncio.gather(
        *(
            (store, other)[number % 2].append(read, [move(read)], "web:press", home.message)
            for number in range(presses)
        ),
        return_exceptions=True,
    )
    assert sum(isinstance(result, Repeated) for result in results) == presses - 1
    assert (await loaded(store, home.id)).version == 2
    await assert_sound(store)


async def test_of_many_people_who_press_the_same_board_one_is_first(
    store: Store, other: Store
) -> None:
    home = await set_table(store)
    read = await loaded(store, home.id)
    results = await asyncio.gather(
        *(
            (store, other)[number % 2].append(read, [move(read, number)], f"web:{number}")
            for number in range(20)
        ),
        return_exceptions=True,
    )
    assert sum(isinstance(result, Stale) for result in results) == 19
    assert await store.load(home.id) in results
    await assert_sound(store)


async def test_fifty_tables_with_five_moves_each_in_a_second(
    store: Store, other: Store, record_testsuite_property: Callable[[str, object], None]
) -> None:
    """B16 asks for a p99 of 50 ms: reported, since on a busy machine it says little."""
    homes = [await set_table(store, f"table{number:03}") for number in range(50)]
    waits: list[float] = []

    async def play(number: int, home: Setting) -> None:
        door = (store, other)[number % 2]
        await asyncio.sleep(number / 250)
        for press in range(5):
            table = await loaded(door, home.id)
            began = perf_counter()
            await door.append(table, [any_entry(table)], f"{home.id}:{press}", home.message)
            waits.append(perf_counter() - began)
            await asyncio.sleep(0.2)

    await asyncio.gather(*(play(number, home) for number, home in enumerate(homes)))
    p99 = sorted(waits)[-3]
    record_testsuite_property("p99 of a commit in ms", round(p99 * 1000))
    assert len(waits) == 250
    assert [(await loaded(store, home.id)).version for home in homes] == [6] * 50
    await assert_sound(other)


async def test_a_request_that_is_given_up_leaves_the_store_as_it_was_or_is(store: Store) -> None:
    home = await set_table(store)
    for patience in range(12):
        read = await loaded(store, home.id)
        press = asyncio.create_task(store.append(read, [any_entry(read)], ""))
        await asyncio.sleep(patience / 2_000)
        press.cancel()
        await asyncio.gather(press, return_exceptions=True)
        assert (await loaded(store, home.id)).version in {read.version, read.version + 1}
    read = await loaded(store, home.id)
    assert (await store.append(read, [any_entry(read)], "")).version == read.version + 1
    await assert_sound(store)
