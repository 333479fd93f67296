"""Who sits where, lobbies, bars, joined accounts, and moments that must come, on both databases."""

from __future__ import annotations

from asyncio import gather
from dataclasses import replace

import pytest

from bot.core.lobby import Lobby
from bot.core.log import Entry, Head, Occupant
from bot.core.turns import TOLD
from bot.store import NewMessage, Stale, Store
from games import game
from tests.store.setting import T0, Clock, cold, loaded, set_table


async def people(store: Store, *names: str) -> list[int]:
    return [(await store.person("discord", name, name, T0)).id for name in names]


async def several(store: Store, id_: str, *persons: int, clock: int = 0) -> Head:
    room = await store.room("discord", "tearoom")
    start = str(game("four-colour").deal("four-colour", "seed", 4))
    sits = tuple(Occupant(one, f"P{one}", platform="discord") for one in persons)
    seats = (*sits, *[Occupant(level="easy")] * (4 - len(persons)))
    head = Head(id_, "four-colour", "four-colour", "seed", start, 1, room.id, persons[0], seats)
    head = replace(head, clock=clock, deals=4)
    new = NewMessage(room.id, "discord", f"b/{id_}", id_)
    await store.create(head, [Entry("deal", "table", at=T0)], f"open {id_}", new)
    return head


async def test_a_table_of_several_is_found_by_those_who_sit_there_now(store: Store) -> None:
    ann, bob, cid = await people(store, "ann", "bob", "cid")
    head = await several(store, "several1", ann, bob, clock=60)
    table = await loaded(store, head.id)
    assert table.head == head
    assert await store.tables_of(bob) == [head.id]
    assert await store.tables_of(cid) == []
    assert await store.tables_in(head.room) == [head.id]
    assert await store.running() == [head.id]
    leaves = Entry("leave", "person", 1, "easy", bob, T0)
    comes = Entry("sit", "person", 2, "discord Cid", cid, T0)
    after = await store.append(table, [leaves, comes], "web:change")
    assert await store.tables_of(bob) == []
    assert await store.tables_of(cid) == [head.id]
    assert await store.last_table(cid, head.room) == head.id
    assert await cold(store, head.id) == after


async def test_a_table_is_due_once_and_anew_after_every_entry(store: Store, clock: Clock) -> None:
    ann, *others = await people(store, "ann", "bob", "cid", "dan")
    head = await several(store, "several1", ann, *others)
    table = await loaded(store, head.id)
    rows = await store.claim_due(["table"], T0 + 2 * TOLD, 0)
    assert [row.key for row in rows] == [head.id]
    await store.append(table, [Entry("order", "person", 0, "always-win", ann, T0 + 1)], "e")
    again = await store.claim_due(["table"], T0 + 2 * TOLD, 0)
    assert [row.id for row in again] != [row.id for row in rows]
    await store.done_due(rows[0].id)
    assert len(await store.claim_due(["table"], T0 + 2 * TOLD, 0)) == 1
    await store.plan(table, T0 + 10 * TOLD)
    assert len(await store.claim_due(["table"], T0 + 2 * TOLD, 0)) == 1
    await store.plan(await loaded(store, head.id), T0 + 10 * TOLD)
    assert await store.claim_due(["table"], T0 + 2 * TOLD, 0) == []
    assert clock.now == T0


async def test_a_lobby_changes_once_for_each_event_and_for_whoever_is_first(store: Store) -> None:
    (ann, bob) = await people(store, "ann", "bob")
    room = await store.room("discord", "tearoom")
    seats = (Occupant(ann, "Ann"), None, None, None)
    lobby = Lobby("lobby001", room.id, "four-colour", "four-colour", ann, seats)
    row = await store.open_lobby(lobby, NewMessage(room.id, "discord", "l/lobby001"))
    assert len(await store.lobbies_in(room.id)) == 1
    assert await store.lobby_messages(lobby.id, room.id) == [row]
    for _ in range(2):
        await store.change_lobby("lobby001", "e1", T0, lambda one: one.joined(Occupant(bob, "Bob")))
        await store.change_lobby(
            "lobby001", "e2", T0, lambda one: one.joined(Occupant(level="easy"))
        )
    now = await store.lobby("lobby001")
    assert now is not None
    assert [one.name or one.level for one in now.taken] == ["Ann", "Bob", "easy"]
    await store.shown(row, "1/1", now.version, "digest")
    assert await store.stale(["discord"], T0) == []
    await store.change_lobby("lobby001", "e3", T0, lambda one: one.left(ann))
    assert [one.id for one in await store.stale(["discord"], T0)] == [row]
    head = await several(store, "several1", ann, bob)
    begun = replace(now, state="started", table=head.id)
    other = replace(head, id="several2")
    with pytest.raises(Stale):
        await store.create(
            other, [Entry("deal", "table")], "e4", None, store.starts(now, begun.touched("e4", T0))
        )
    assert await store.load("several2") is None


async def test_bars_hold_in_both_directions(store: Store) -> None:
    ann, bob, cid = await people(store, "ann", "bob", "cid")
    await store.bar("person", ann, bob)
    await store.bar("person", ann, bob)
    assert await store.blocked(bob, [cid, ann])
    assert await store.blocked(ann, [bob])
    assert not await store.blocked(ann, [cid])
    await store.bar("room", 1, cid)
    assert await store.barred(1, cid)
    assert await store.unbar("room", 1, cid)
    assert not await store.unbar("room", 1, cid)
    assert not await store.barred(1, cid)


async def test_joined_accounts_keep_the_older_person_and_all_that_is_theirs(store: Store) -> None:
    ann, bob = await people(store, "ann", "bob")
    new = await store.person("telegram", "555", "Ann T", T0)
    head = await several(store, "several1", new.id, bob)
    before = await loaded(store, head.id)
    solitaire = await set_table(store)
    await store.set_person(ann, "theme", "light")
    await store.set_person(new.id, "theme", "dark")
    await store.bar("person", bob, new.id)
    await store.new_code(ann, "abcdefgh", T0)
    assert await store.link("abcdefgh", new.id, T0) == "joined"
    assert await store.link("abcdefgh", new.id, T0) == "unknown"
    same = await store.person("telegram", "555", "Ann T", T0)
    assert same.id == ann
    assert same.settings["theme"] == "dark"
    table = await loaded(store, head.id)
    assert table.version == before.version + 1
    assert table.seat_of(ann) == 0
    assert table.head.host == ann
    assert await store.tables_of(ann) == [head.id]
    assert await cold(store, head.id) == table
    assert (await loaded(store, solitaire.id)).head == solitaire.head
    found = await store.person_by_id(new.id)
    assert found
    assert found.id == ann
    assert await store.unlink("telegram", "555", "Ann T", T0)
    assert (await store.person("telegram", "555", "Ann T", T0)).id not in {ann, new.id}
    assert not await store.unlink("telegram", "555", "Ann T", T0)


async def test_two_who_sit_at_one_table_stay_two(store: Store) -> None:
    ann, bob = await people(store, "ann", "bob")
    await several(store, "several1", ann, bob)
    await store.new_code(ann, "abcdefgh", T0)
    assert await store.link("abcdefgh", bob, T0) == "table"


async def test_a_beat_tells_when_the_last_one_was(store: Store, other: Store) -> None:
    assert await store.beat("discord", T0) is None
    assert await other.beat("discord", T0 + 10) == T0
    assert await store.beat("discord", T0 + 20) == T0 + 10


async def test_a_reminder_is_kept_once_and_replaces_the_last(store: Store) -> None:
    ann, bob = await people(store, "ann", "bob")
    head = await several(store, "several1", ann, bob)
    for shows in ("t/several1/0/1.1", "t/several1/0/1.1", "t/several1/0/1.2"):
        await store.remind(NewMessage(head.room, "discord", shows, head.id))
    rows = await store.room_messages(head.room)
    assert [row.shows for row in rows if row.shows.startswith("t/")] == [
        "t/several1/0/0.0",
        "t/several1/0/1.2",
    ]


async def test_a_lobby_brought_twice_at_once_stands_once_and_never_beside_its_table(
    store: Store,
) -> None:
    (ann, bob) = await people(store, "ann", "bob")
    room = await store.room("web", "tearoom")
    seats = (Occupant(ann, "Ann"), Occupant(bob, "Bob"), None, None)
    lobby = Lobby("lobby001", room.id, "four-colour", "four-colour", ann, seats)
    shows = NewMessage(room.id, "web", "l/lobby001")
    await store.open_lobby(lobby, shows)
    rows = await gather(*(store.bring_lobby(lobby.id, shows) for _ in range(3)))
    (stands,) = await store.lobby_messages(lobby.id, room.id)
    assert stands in rows
    head = await several(store, "several1", ann, bob)
    begun = replace(lobby, state="started", table=head.id)
    other = replace(head, id="several2")
    starts = store.starts(lobby, begun.touched("e1", T0))
    await store.create(other, [Entry("deal", "table")], "e1", None, starts)
    with pytest.raises(Stale):
        await store.bring_lobby(lobby.id, shows)
