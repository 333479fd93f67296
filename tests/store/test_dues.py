"""Things due, and single values of the installation."""

from __future__ import annotations

import asyncio

from bot.store import Due, Store
from tests.store.setting import T0


async def test_nothing_is_due_before_its_time(store: Store) -> None:
    await store.add_due("daily", "room 1", T0, {"game": "guo-wu-guan"})
    assert await store.claim_due(["daily"], T0 - 1, 1_000) == []
    claimed = await store.claim_due(["daily"], T0, 1_000)
    assert claimed == [Due(claimed[0].id, "daily", "room 1", T0, {"game": "guo-wu-guan"})]


async def test_only_the_kinds_asked_for_in_order_of_their_time(store: Store) -> None:
    for at, kind in ((3, "turn"), (1, "turn"), (2, "daily"), (2, "turn")):
        await store.add_due(kind, f"{kind} {at}", T0 + at, {})
    assert await store.claim_due([], T0 + 9, 1_000) == []
    two = await store.claim_due(["turn"], T0 + 9, 1_000, limit=2)
    assert [due.key for due in two] == ["turn 1", "turn 2"]
    rest = await store.claim_due(["turn", "daily"], T0 + 9, 1_000)
    assert [due.key for due in rest] == ["daily 2", "turn 3"]


async def test_what_is_done_is_gone(store: Store) -> None:
    await store.add_due("turn", "k", T0, {})
    (due,) = await store.claim_due(["turn"], T0, 1_000)
    await store.done_due(due.id)
    await store.done_due(due.id)
    assert await store.claim_due(["turn"], T0 + 9_999, 1_000) == []


async def test_a_crash_leaves_it_to_another_after_the_lease(store: Store, other: Store) -> None:
    await store.add_due("turn", "k", T0, {})
    first = await store.claim_due(["turn"], T0, 1_000)
    assert await other.claim_due(["turn"], T0 + 999, 1_000) == []
    assert await other.claim_due(["turn"], T0 + 1_000, 1_000) == first


async def test_asked_again_it_happens_at_the_new_time(store: Store) -> None:
    await store.add_due("turn", "k", T0, {"a": "1"})
    await store.add_due("turn", "k", T0 + 5, {"a": "2"})
    assert await store.claim_due(["turn"], T0 + 4, 1_000) == []
    assert [due.data for due in await store.claim_due(["turn"], T0 + 5, 1)] == [{"a": "2"}]


async def test_whoever_did_the_old_one_does_not_end_the_new_one(store: Store) -> None:
    await store.add_due("daily", "room 1", T0, {})
    (today,) = await store.claim_due(["daily"], T0, 1_000)
    await store.add_due("daily", "room 1", T0 + 1, {})
    await store.done_due(today.id)
    (tomorrow,) = await store.claim_due(["daily"], T0 + 1, 1_000)
    assert tomorrow.at == T0 + 1


async def test_many_ask_for_the_same_at_once(store: Store, other: Store) -> None:
    doors = [store, other] * 5
    await asyncio.gather(*(door.add_due("turn", "k", T0, {}) for door in doors))
    assert len(await store.claim_due(["turn"], T0, 1_000)) == 1


async def test_two_claimers_never_get_one_row(store: Store, other: Store) -> None:
    for number in range(40):
        await store.add_due("turn", f"{number}", T0, {})
    doors = [store, other] * 8
    taken = await asyncio.gather(*(door.claim_due(["turn"], T0, 60_000, limit=5) for door in doors))
    keys = [due.key for some in taken for due in some]
    keys += [due.key for due in await store.claim_due(["turn"], T0, 60_000, limit=50)]
    assert len(keys) == len(set(keys)) == 40


async def test_single_values(store: Store, other: Store) -> None:
    assert await store.meta("cursor") is None
    assert await store.meta("cursor", "0") == "0"
    await store.set_meta("cursor", "17")
    await other.set_meta("cursor", "18")
    assert await store.meta("cursor", "0") == "18"
