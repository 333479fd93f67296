"""Messages: found by address, half said, leased, and brought up to date by one process."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from bot.core.table import Entry
from bot.store import LEASE, Message, NewMessage, Store
from tests.store.setting import T0, Clock, Setting, loaded, move, set_table

LATER = T0 + LEASE


async def test_a_message_is_found_by_id_and_by_address(store: Store, other: Store) -> None:
    room = await store.room("telegram", "-5", "3")
    ann = await store.person("telegram", "1", "Ann", T0)
    new = NewMessage(room.id, "telegram", "m/help", viewer=ann.id)
    message = await store.add_message(new)
    assert (message.room, message.shows, message.viewer) == (room, "m/help", ann.id)
    assert (message.address, message.state, message.table) == ("", "live", "")
    await store.shown(message.id, "-5:70", 0, "digest")
    shown = replace(message, address="-5:70", digest="digest")
    assert await other.message(message.id) == shown
    assert await other.message_at("telegram", "-5:70") == shown
    assert await other.message_at("discord", "-5:70") is None
    assert await other.message_at("telegram", "") is None
    assert await other.message(message.id + 1) is None


async def test_an_address_used_again_is_the_newest_message(store: Store) -> None:
    room = await store.room("web", "7")
    for _ in range(2):
        message = await store.add_message(NewMessage(room.id, "web", "m/help"))
        await store.shown(message.id, "web:1", 0, "digest")
    found = await store.message_at("web", "web:1")
    assert found is not None
    assert found.id == message.id


async def test_only_live_messages_of_a_table_are_listed(store: Store) -> None:
    home = await set_table(store)
    elsewhere = await store.room("web", "8")
    second = await store.add_message(NewMessage(elsewhere.id, "web", f"b/{home.id}", home.id))
    retired = await store.add_message(NewMessage(home.room.id, "web", f"b/{home.id}", home.id))
    await store.retire(retired.id)
    assert [one.id for one in await store.messages_of(home.id)] == [home.message, second.id]
    assert [one.id for one in await store.messages_of(home.id, elsewhere.id)] == [second.id]


async def test_a_room_lists_its_newest_messages_in_order(store: Store) -> None:
    room = await store.room("web", "7")
    ids = [(await store.add_message(NewMessage(room.id, "web", "m/help"))).id for _ in range(5)]
    await store.retire(ids[3], "gone")
    assert [one.id for one in await store.room_messages(room.id)] == ids
    assert [one.id for one in await store.room_messages(room.id, limit=2)] == ids[-2:]
    assert [one.id for one in await store.room_messages(room.id, after=ids[2])] == ids[3:]
    assert (await store.room_messages(room.id))[3].state == "gone"


async def test_what_a_message_shows_can_change(store: Store, clock: Clock) -> None:
    home = await set_table(store)
    await store.shown(home.message, "web:1", 1, "digest")
    await store.say(home.message, ("b32",), T0 + 60_000)
    await store.show(home.message, f"o/{home.id}/1", home.id)
    menu = await _message(store, home)
    assert (menu.shows, menu.table) == (f"o/{home.id}/1", home.id)
    assert (menu.said, menu.digest, menu.version, menu.address) == ((), "", 0, "web:1")
    assert await store.stale(["web"], T0 + 10 * LEASE) == []
    await store.show(home.message, f"b/{home.id}", home.id)
    assert await store.stale(["web"], T0) == []
    clock.now = LATER
    assert len(await store.stale(["web"], LATER)) == 1


async def test_one_of_many_gets_the_lease(store: Store, other: Store) -> None:
    home = await set_table(store)
    await store.shown(home.message, "web:1", 1, "digest")
    doors = [store, other] * 5
    taken = await asyncio.gather(*(door.lease(home.message, LATER, T0) for door in doors))
    assert sum(taken) == 1
    assert not await other.lease(home.message, LATER + 1, LATER - 1)
    assert await other.lease(home.message, LATER + 1, LATER)


async def test_a_delivered_board_is_left_alone_until_its_table_moves_on(store: Store) -> None:
    home = await set_table(store)
    assert await store.stale(["web"], T0) == []
    await store.shown(home.message, "web:1", 1, "digest")
    assert await store.stale(["web"], T0 + 10 * LEASE) == []
    table = await loaded(store, home.id)
    await store.append(table, [move(table)], "")
    stale = await store.stale(["web"], T0)
    assert [message.id for message in stale] == [home.message]
    assert stale[0].lease == LATER
    assert await store.stale(["web"], LATER - 1) == []


async def test_a_board_that_was_never_delivered_is_somebody_elses_after_the_lease(
    store: Store, other: Store
) -> None:
    """B18: the process that opened the table died before it could post."""
    home = await set_table(store)
    assert await other.stale(["web"], LATER - 1) == []
    assert [message.id for message in await other.stale(["web"], LATER)] == [home.message]
    assert await store.stale(["web"], LATER) == []


async def test_a_delivery_that_was_overtaken_leaves_the_board_stale(store: Store) -> None:
    home = await set_table(store)
    table = await loaded(store, home.id)
    await store.append(table, [move(table)], "", home.message)
    await store.shown(home.message, "web:1", 1, "digest")
    assert [message.version for message in await store.stale(["web"], T0)] == [1]
    await store.shown(home.message, "web:1", 2, "digest")
    assert await store.stale(["web"], T0 + 10 * LEASE) == []


async def test_a_board_whose_looks_are_unknown_is_stale(store: Store) -> None:
    home = await set_table(store)
    await store.shown(home.message, "web:1", 1, "")
    assert [message.id for message in await store.stale(["web"], T0)] == [home.message]


async def test_half_said_words_run_out(store: Store) -> None:
    home = await set_table(store)
    await store.shown(home.message, "web:1", 1, "digest")
    await store.say(home.message, ("b32", "a61"), T0 + 60_000)
    await store.shown(home.message, "web:1", 1, "digest of the second keyboard")
    assert (await _message(store, home)).said == ("b32", "a61")
    assert await store.stale(["web"], T0 + 59_999) == []
    assert len(await store.stale(["web"], T0 + 60_000)) == 1
    await store.say(home.message, (), 0)
    await store.shown(home.message, "web:1", 1, "digest")
    assert (await _message(store, home)).said_until == 0
    assert await store.stale(["web"], T0 + 600_000) == []


@pytest.mark.parametrize("state", ["retired", "gone", "refused"])
async def test_a_message_that_is_not_live_is_never_stale(store: Store, state: str) -> None:
    home = await set_table(store)
    await store.retire(home.message, state)
    table = await loaded(store, home.id)
    await store.append(table, [move(table)], "")
    await store.say(home.message, ("b32",), T0 + 1)
    await store.shown(home.message, "web:1", 0, "")
    assert await store.stale(["web"], T0 + 10 * LEASE) == []
    assert (await _message(store, home)).state == state


async def test_the_publisher_takes_its_own_platforms_in_turn(store: Store) -> None:
    homes = [await set_table(store, f"table{n:03}") for n in range(5)]
    assert await store.stale(["discord", "telegram"], LATER) == []
    assert await store.stale([], LATER) == []
    first = await store.stale(["web", "discord"], LATER, limit=3)
    assert [message.id for message in first] == [home.message for home in homes[:3]]
    second = await store.stale(["web"], LATER, limit=3)
    assert [message.id for message in second] == [home.message for home in homes[3:]]


async def test_two_publishers_never_get_one_message(store: Store, other: Store) -> None:
    for number in range(20):
        await set_table(store, f"table{number:03}")
    doors = [store, other] * 8
    taken = await asyncio.gather(*(door.stale(["web"], LATER, limit=3) for door in doors))
    ids = [message.id for some in taken for message in some]
    ids += [message.id for message in await store.stale(["web"], LATER, limit=50)]
    assert len(ids) == len(set(ids)) == 20


async def test_a_page_sees_every_change_in_one_number(store: Store, clock: Clock) -> None:
    home = await set_table(store)
    seen = {await store.versions(home.room.id)}

    async def changed() -> bool:
        number = await store.versions(home.room.id)
        new = number not in seen
        seen.add(number)
        return new

    assert not await changed()
    await store.shown(home.message, "web:1", 1, "digest")
    assert await changed()
    await store.shown(home.message, "web:1", 1, "digest")
    assert not await changed()
    table = await loaded(store, home.id)
    await store.append(table, [move(table)], "")
    assert await changed()
    await store.say(home.message, ("b32",), T0 + 1)
    assert await changed()
    await store.add_message(NewMessage(home.room.id, "web", "m/help"))
    assert await changed()
    await store.show(home.message, "m/help")
    assert await changed()
    await store.retire(home.message)
    assert await changed()
    await set_table(store, "another1", chat="8")
    await store.lease(home.message, clock.now + 1, clock.now)
    assert not await changed()


async def test_the_number_of_a_full_room_still_changes(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.store.messages._WATCHED", 4)
    home = await set_table(store)
    for number in range(8):
        table = await loaded(store, home.id)
        await store.append(table, [Entry("hint", "person", at=number)], "")
    seen = [await store.versions(home.room.id)]
    for _ in range(10):
        await store.add_message(NewMessage(home.room.id, "web", "m/help"))
        seen.append(await store.versions(home.room.id))
    assert len(set(seen)) == len(seen)


async def _message(store: Store, home: Setting) -> Message:
    message = await store.message(home.message)
    assert message is not None
    return message
