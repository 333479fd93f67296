"""Whose turn it is, told on Discord: by a line in the room or in direct messages; and old hands."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
from simcord.actors import MemberActor

from bot.core.table import Table
from bot.service.clock import Clock as Work
from games import menu
from tests.conformance.four import plainly, timed, without_chance
from tests.discord.driver import DiscordDriver
from tests.discord.sim import Seen, buttons
from tests.newest import newest_tables
from tests.service.chat import Clock

TOLD = "It is your turn"
MINUTE = 61_000


class Room:
    """Olena and Bo at one table in a channel; the clock is set by hand."""

    def __init__(self, driver: DiscordDriver) -> None:
        self.driver = driver
        self.clock = Clock()
        timed(driver.service, self.clock)
        self.people = {name: driver.person(name) for name in ("Olena", "Bo")}

    async def sit(self, wish: str) -> None:
        olena, bo = self.people.values()
        for person in (olena, bo):
            await self.driver.command(person, "start")
            store = self.driver.service.store
            known = await store.known("discord", str(person.id))
            assert known
            await store.set_person(known.id, "turns", wish)
        await self.driver.command(olena, "play", "four-colour")
        await self.driver.press(olena, "Open a table for people")
        await self.driver.press(bo, "Join")
        await self.driver.press(olena, "Start")
        for person in (olena, bo):
            await self.driver.press(person, "My hand")

    async def later(self, milliseconds: int) -> None:
        self.clock.time += milliseconds
        while await Work(self.driver.service).once():
            pass
        await self.driver.published()

    async def table(self) -> Table:
        store = self.driver.service.store
        table = await store.load((await newest_tables(store))[0])
        assert table
        return table

    async def asked(self) -> MemberActor:
        """Whoever has to discard, which everybody may know."""
        for _ in range(40):
            table = await self.table()
            if table.asked and not table.hidden:
                return self.people[table.seats[table.asked[0]].name]
            if table.asked:
                await self.answers(self.people[table.seats[table.asked[0]].name])
            await self.later(2_500)
        raise AssertionError("nobody has to discard")

    async def answers(self, person: MemberActor) -> None:
        """The first that can be chosen, on the newest own view."""
        table = await self.table()
        seat = next(seat for seat in table.asked if self.people[table.seats[seat].name] == person)
        mark = menu(table.position.seen_by(seat), seat).choices[0].mark
        await self.driver.press(person, f"{mark}:")

    def letters(self, person: MemberActor) -> list[Seen]:
        """What stands in somebody's direct messages."""
        sim = self.driver.sim
        return [sim.look(one) for one in sim.messages(person.user.dm_channel)]

    def lines(self) -> list[Seen]:
        """What stands in the channel for all, boards aside."""
        found = [self.driver.sim.look(one) for one in self.driver.sim.messages()]
        return [one for one in found if not one.picture]


@pytest.fixture
async def room(database: str, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Room]:
    without_chance(monkeypatch, "turns 7")
    plainly(monkeypatch)
    driver = DiscordDriver(database)
    await driver.start()
    yield Room(driver)
    await driver.stop()


async def test_a_turn_is_told_in_direct_messages_to_who_wishes_that(room: Room) -> None:
    await room.sit("private")
    person = await room.asked()
    others = [one for one in room.people.values() if one != person]
    assert not room.letters(person)
    await room.later(MINUTE)
    assert len(room.letters(person)) == 1
    assert [room.letters(one) for one in others] == [[]]
    assert not room.lines()
    await room.later(MINUTE)
    assert len(room.letters(person)) == 1
    await room.answers(person)
    await room.later(3_000)
    assert not room.letters(person)


async def test_the_hand_can_be_played_from_the_direct_message(room: Room) -> None:
    await room.sit("private")
    person = await room.asked()
    await room.later(MINUTE)
    sim = room.driver.sim
    (told,) = sim.messages(person.user.dm_channel)
    await sim.press((person.user, sim.hold(told, "My hand")))
    await room.driver.published()
    board = sim.messages(person.user.dm_channel)[-1]
    before = await room.table()
    first = next(one["label"] for one in buttons(board) if one["label"].startswith("1:"))
    await sim.press((person.user, sim.hold(board, first)))
    await room.driver.published()
    assert (await room.table()).version > before.version
    await room.later(3_000)
    assert [one.picture is not None for one in room.letters(person)] == [True]


async def test_a_turn_is_told_in_the_room_and_mentions_who_is_meant(room: Room) -> None:
    await room.sit("line")
    person = await room.asked()
    await room.later(MINUTE)
    assert len(room.lines()) == 1
    newest = room.driver.sim.messages()[-1]
    assert newest.ping_user_ids == [person.id]
    await room.answers(person)
    await room.later(3_000)
    assert not room.lines()


async def test_an_older_hand_loses_its_buttons_when_a_new_one_comes(room: Room) -> None:
    await room.sit("off")
    person = room.people["Bo"]
    sim = room.driver.sim
    older = sim.privates(person)[-1]
    assert buttons(older)
    await room.driver.command(person, "hand")
    newer = sim.privates(person)[-1]
    assert newer.id != older.id
    assert not buttons(sim.privates(person)[-2])
    assert buttons(newer)
