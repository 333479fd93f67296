"""People, rooms, their settings, and a group that becomes a supergroup."""

from __future__ import annotations

import asyncio
from itertools import permutations

import pytest

from bot.store import NewMessage, Room, Store
from tests.newest import live_tables
from tests.store.setting import T0, deal, head, loaded, move, set_table

NOBODY = 2**60


async def test_an_account_is_the_same_person_ever_after(store: Store, other: Store) -> None:
    ann = await store.person("discord", "1", "Ann", T0)
    assert await other.person("discord", "1", "Ann", T0 + 1) == ann
    assert await store.person_by_id(ann.id) == ann
    assert (await store.person("telegram", "1", "Ann", T0)).id != ann.id


async def test_the_newest_name_is_kept(store: Store) -> None:
    ann = await store.person("web", "a", "Ann", T0)
    assert (await store.person("web", "a", "安", T0)).name == "安"
    renamed = await store.person_by_id(ann.id)
    assert renamed is not None
    assert renamed.name == "安"


@pytest.mark.parametrize("name", ["A\0nn", "\ud800", "", "🍵" * 300, "'; DROP TABLE people --"])
async def test_any_name_can_be_kept(store: Store, name: str) -> None:
    kept = await store.person("web", "a", name, T0)
    assert await store.person_by_id(kept.id) == await store.person("web", "a", name, T0)


async def test_nobody_and_nowhere(store: Store) -> None:
    assert await store.person_by_id(NOBODY) is None
    assert await store.room_by_id(NOBODY) is None


async def test_many_first_meetings_at_once_make_one_person_and_one_room(
    store: Store, other: Store
) -> None:
    doors = [store, other] * 10
    people = await asyncio.gather(*(door.person("web", "a", "Ann", T0) for door in doors))
    rooms = await asyncio.gather(*(door.room("web", "7", "topic") for door in doors))
    assert len({person.id for person in people}) == 1
    assert len({room.id for room in rooms}) == 1


async def test_topics_are_rooms_of_their_own(store: Store) -> None:
    chat = await store.room("telegram", "-5")
    topic = await store.room("telegram", "-5", "12")
    assert chat.id != topic.id
    assert await store.room_by_id(topic.id) == topic


async def test_a_room_may_become_private(store: Store) -> None:
    await store.room("web", "7")
    room = await store.room("web", "7", private=True)
    assert room.private
    assert await store.room_by_id(room.id) == room


async def test_settings_are_kept_one_by_one_and_removed_when_empty(
    store: Store, other: Store
) -> None:
    ann = await store.person("web", "a", "Ann", T0)
    room = await store.room("web", "7")
    await asyncio.gather(
        store.set_person(ann.id, "theme", "night"), other.set_person(ann.id, "text", "on")
    )
    await store.set_room(room.id, "locale", "en")
    assert (await store.person("web", "a", "Ann", T0)).settings == {"theme": "night", "text": "on"}
    assert (await other.room("web", "7")).settings == {"locale": "en"}
    await store.set_person(ann.id, "theme", "")
    assert (await store.person("web", "a", "Ann", T0)).settings == {"text": "on"}


async def test_a_setting_of_nobody_is_no_error(store: Store) -> None:
    await store.set_person(NOBODY, "theme", "night")
    assert await store.person_by_id(NOBODY) is None


SIGNALS = ("press in the new chat", "moved", "moved again", "press in the old chat", "moved late")


@pytest.mark.parametrize("order", [*permutations(SIGNALS[:3]), SIGNALS])
async def test_a_chat_moves_with_everything_in_it(store: Store, order: tuple[str, ...]) -> None:
    """B08: whichever signal comes first or twice, there is one room in the end."""
    home = await set_table(store, chat="-1")
    await store.set_room(home.room.id, "locale", "en")
    topic = await store.room("web", "-1", "5")
    for signal in order:
        match signal:
            case "press in the new chat":
                await _play_elsewhere(store, await store.room("web", "-100"), "newtable")
            case "press in the old chat":
                await _play_elsewhere(store, await store.room("web", "-1"), "oldtable")
            case _:
                await store.move_room("web", "-1", "-100")
    room = await store.room("web", "-100")
    assert room.id == home.room.id
    assert room.settings["locale"] == "en"
    assert (await store.room("web", "-100", "5")).id == topic.id
    expected = {home.id, "newtable"} | ({"oldtable"} if order == SIGNALS else set())
    assert set(await live_tables(store, room.id)) == expected
    for id_ in expected:
        table = await loaded(store, id_)
        assert table.head.room == room.id
        assert (await store.append(table, [move(table)], f"web:after {id_}")).version == 2
    shown = await store.room_messages(room.id)
    assert {message.table for message in shown} == expected
    assert {message.room.chat for message in shown} == {"-100"}


async def test_a_chat_moves_once_though_two_hear_of_it(store: Store, other: Store) -> None:
    home = await set_table(store, chat="-1")
    await asyncio.gather(*(door.move_room("web", "-1", "-100") for door in [store, other] * 5))
    assert (await store.room("web", "-100")).id == home.room.id
    await store.move_room("web", "-100", "-100")
    assert (await store.room("web", "-100")).id == home.room.id


async def _play_elsewhere(store: Store, room: Room, id_: str) -> None:
    bob = await store.person("web", "bob", "Bob", T0)
    await store.set_room(room.id, "theme", "night")
    board = NewMessage(room.id, "web", f"b/{id_}")
    await store.create(head(id_, room.id, bob.id), [deal()], f"web:{id_}", board)
    await loaded(store, id_)


async def test_whom_a_group_does_not_want_it_does_not_want_as_a_supergroup(store: Store) -> None:
    old, new = await store.room("telegram", "-1"), await store.room("telegram", "-100")
    ann = (await store.person("telegram", "7", "Ann", T0)).id
    bob = (await store.person("telegram", "8", "Bob", T0)).id
    for room, person in ((old, ann), (new, ann), (new, bob)):
        await store.bar("room", room.id, person)
    await store.bar("person", new.id, ann)
    await store.move_room("telegram", "-1", "-100")
    assert (await store.room("telegram", "-100")).id == old.id
    assert [await store.barred(old.id, one) for one in (ann, bob)] == [True, True]
    assert not await store.barred(new.id, bob)
    assert await store.blocked(new.id, [ann]), "what a person refuses is no matter of rooms"
