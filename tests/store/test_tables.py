"""Tables: opened, replayed, written on by whoever is first, and found again."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy.exc import IntegrityError

from bot.core.table import Entry, Occupant, Table
from bot.store import LEASE, NewMessage, Repeated, Stale, Store
from bot.store.tables import Recent
from games import IllegalMove
from tests.newest import live_tables
from tests.store.setting import (
    T0,
    Clock,
    assert_sound,
    cold,
    deal,
    head,
    loaded,
    move,
    set_table,
)


async def test_an_opened_table_is_read_as_it_was_written(store: Store, other: Store) -> None:
    ann = await store.person("web", "ann", "Ann", T0)
    room = await store.room("web", "7")
    seats = (Occupant(ann.id, "Ann"), Occupant(level="middling"), Occupant(name="anyone"))
    opened = head("k3v9x2qa", room.id, ann.id, *seats)
    assert await store.create(opened, [deal()], "", None) == 0
    table = await loaded(other, "k3v9x2qa")
    assert table == Table.open(opened, [deal()])
    assert table == await store.load("k3v9x2qa")


async def test_every_kind_of_entry_comes_back(store: Store, other: Store) -> None:
    home = await set_table(store)
    table = await loaded(store, home.id)
    for number in range(4):
        last = Entry("hint", "person", 0, "a hint", home.host.id, T0 + number)
        entries = [move(table, number, home.host.id, T0 + number), last]
        table = await store.append(table, entries, f"web:{number}")
    table = await store.append(table, [Entry("undo", "person", 0, "", home.host.id)], "")
    table = await store.append(table, [Entry("resign", "person", 0, "", home.host.id)], "")
    assert table.version == 11
    assert table.hints == 4
    assert table.over
    assert await other.load(home.id) == table == await store.load(home.id)


async def test_a_table_that_is_not_there(store: Store) -> None:
    assert await store.load("nothere0") is None


async def test_an_event_opens_one_table_only(store: Store, other: Store) -> None:
    home = await set_table(store)
    again = head("otherone", home.room.id, home.host.id)
    for door in (store, other):
        with pytest.raises(Repeated) as repeated:
            await door.create(again, [deal()], f"web:open {home.id}", home.message)
        assert repeated.value.table == home.id
    assert await store.load("otherone") is None
    assert await live_tables(store, home.room.id) == [home.id]


async def test_an_id_that_is_taken_is_refused(store: Store) -> None:
    home = await set_table(store)
    with pytest.raises(IntegrityError):
        await store.create(home.head, [deal()], "web:new", None)
    await assert_sound(store)


async def test_nobody_writes_on_a_table_that_has_moved_on(store: Store, other: Store) -> None:
    home = await set_table(store)
    read = await loaded(store, home.id)
    after = await other.append(read, [move(read)], "web:1")
    with pytest.raises(Stale):
        await store.append(read, [move(read, 1)], "web:2")
    assert await store.load(home.id) == after
    await assert_sound(store)


async def test_an_event_has_its_effect_once(store: Store, other: Store) -> None:
    home = await set_table(store)
    read = await loaded(store, home.id)
    after = await store.append(read, [move(read)], "web:1")
    for table in (read, after):
        with pytest.raises(Repeated) as repeated:
            await other.append(table, [move(table)], "web:1")
        assert repeated.value.table == home.id
    assert (await loaded(other, home.id)).version == 2


async def test_entries_without_an_event_repeat_freely(store: Store) -> None:
    home = await set_table(store)
    table = await loaded(store, home.id)
    for _ in range(3):
        table = await store.append(table, [Entry("hint", "person")], "")
    assert table.hints == 3


async def test_an_illegal_move_changes_nothing(store: Store) -> None:
    home = await set_table(store)
    table = await loaded(store, home.id)
    with pytest.raises(IllegalMove):
        await store.append(table, [move(table), Entry("move", "person", 0, "x99")], "web:1")
    assert await store.load(home.id) == table
    await assert_sound(store)


async def test_nothing_to_write_is_a_mistake_of_ours(store: Store) -> None:
    home = await set_table(store)
    with pytest.raises(AssertionError):
        await store.append(await loaded(store, home.id), [], "web:1")


async def test_tables_are_found_by_those_who_may_play_them(store: Store, clock: Clock) -> None:
    ann = await store.person("web", "ann", "Ann", T0)
    bob = await store.person("web", "bob", "Bob", T0)
    eve = await store.person("web", "eve", "Eve", T0)
    room = await store.room("web", "7")
    sitting = {
        "everyone": [Occupant(bob.id), Occupant()],
        "bobsseat": [Occupant(bob.id), Occupant(level="weak")],
        "annsgame": [Occupant(ann.id)],
    }
    for at, (id_, seats) in enumerate(sitting.items(), clock.now):
        await store.create(head(id_, room.id, ann.id, *seats), [deal(at)], "", None)
    for person, found in ((ann, "annsgame"), (bob, "bobsseat"), (eve, "everyone")):
        assert await store.last_table(person.id, room.id) == found
        assert await store.last_table(person.id, room.id + 1) is None
    assert await store.count_live(room.id, ann.id) == 3
    assert await store.count_live(room.id, bob.id) == 0


async def test_the_last_table_may_be_over_but_is_not_live(store: Store) -> None:
    home = await set_table(store)
    table = await loaded(store, home.id)
    await store.append(table, [Entry("resign", "person", at=T0 + 1)], "")
    assert await live_tables(store, home.room.id) == []
    assert await store.count_live(home.room.id, home.host.id) == 0
    assert await store.last_table(home.host.id, home.room.id) == home.id


async def test_an_undone_resignation_makes_a_table_live_again(store: Store) -> None:
    home = await set_table(store)
    table = await loaded(store, home.id)
    table = await store.append(table, [Entry("resign", "person")], "")
    await store.append(table, [Entry("undo", "person")], "")
    assert await live_tables(store, home.room.id) == [home.id]


async def test_a_new_table_takes_over_an_old_message(store: Store, clock: Clock) -> None:
    home = await set_table(store)
    await store.shown(home.message, "web:1", 1, "digest")
    await store.say(home.message, ("b32",), T0 + 60_000)
    again = head("nextgame", home.room.id, home.host.id)
    assert await store.create(again, [deal()], "web:again", home.message) == home.message
    message = await store.message(home.message)
    assert message is not None
    assert (message.shows, message.table) == ("b/nextgame", "nextgame")
    assert (message.address, message.version, message.digest) == ("web:1", 0, "")
    assert (message.said, message.lease) == ((), clock.now + LEASE)


async def test_a_message_of_a_new_table_is_ours_for_the_lease(store: Store, clock: Clock) -> None:
    home = await set_table(store)
    message = await store.message(home.message)
    assert message is not None
    assert message.room == home.room
    assert (message.shows, message.table) == (f"b/{home.id}", home.id)
    assert message.lease == clock.now + LEASE
    assert not await store.lease(home.message, clock.now + 1, clock.now)


async def test_words_are_forgotten_on_every_board_when_something_new_is_asked(
    store: Store,
) -> None:
    home = await set_table(store)
    board = NewMessage(home.room.id, "web", f"b/{home.id}", home.id)
    second = await store.add_message(board)
    for message in (home.message, second.id):
        await store.shown(message, f"web:{message}", 1, "digest")
        await store.say(message, ("b32",), T0 + 60_000)
    table = await loaded(store, home.id)
    hint = Entry("hint", "person", text="a", person=home.host.id, at=T0)
    table = await store.append(table, [hint], "web:0")
    for message in (home.message, second.id):
        kept = await store.message(message)
        assert kept is not None
        assert kept.said == ("b32",)
    await store.append(table, [move(table)], "web:1", home.message)
    pressed, seen = [await store.message(id_) for id_ in (home.message, second.id)]
    assert pressed is not None
    assert seen is not None
    assert (pressed.said, pressed.said_until, pressed.lease) == ((), 0, T0 + LEASE)
    assert (seen.said, seen.said_until, seen.lease) == ((), 0, 0)


async def test_a_table_remembered_is_the_very_same_object(store: Store, other: Store) -> None:
    home = await set_table(store)
    first = await loaded(store, home.id)
    assert await store.load(home.id) is first
    await other.append(first, [move(first)], "")
    assert (await loaded(store, home.id)).version == 2


async def test_the_memory_has_an_end(store: Store) -> None:
    homes = [await set_table(store, f"table{n:03}") for n in range(4)]
    recent = Recent(3)
    for home in homes:
        recent.keep(await loaded(store, home.id))
        assert recent.get("table000") or home.id == "table003"
    assert recent.get("table001") is None
    assert recent.get("table000") is not None


async def test_tables_and_readers_do_not_wait_for_each_other(store: Store, other: Store) -> None:
    homes = [await set_table(store, f"table{n:03}") for n in range(5)]

    async def play(id_: str) -> None:
        for number in range(5):
            table = await loaded(store, id_)
            await store.append(table, [move(table, number)], "")
            assert await cold(other, id_) == await store.load(id_)

    await asyncio.gather(*(play(home.id) for home in homes))
    await assert_sound(other)
