"""The tools of admins, attacked: by who is none, by an admin of another room, by who is barred."""

from __future__ import annotations

import pytest

from bot.core.action import Action
from tests.operations.others import things
from tests.service.gathering import GATHER, gathered, newest
from tests.service.stage import Guest, Stage

ORDERS = (
    "room stop CODE",
    "room bar Olena",
    "room allow Mallory",
    "room games off",
    "room games here",
    "room tables 1",
    "settings room quiet on",
    "settings room locale uk",
    "void CODE",
    "void CODE back",
    "daily subscribe guo-wu-guan 9:00",
    "daily unsubscribe",
    "daily zone room Asia/Tokyo",
    "top digest 9:00",
)
CARRIED = (
    "room/quiet/on",
    "room/locale/uk",
    "room/games/off",
    "room/starts/admins",
    "room/stops/all",
)


async def house(stage: Stage) -> tuple[str, list[Guest]]:
    """Two people at a table; Mallory has sat in the room too, and is barred."""
    olena, bo = stage.person("Olena", "tearoom"), stage.person("Bo", "tearoom")
    mallory = stage.person("Mallory", "tearoom")
    await mallory.command("play", "guo-wu-guan lenient me")
    await stage.later(1_000)
    table = await gathered(stage, olena, bo)
    await stage.settle()
    return table.head.id, [olena, bo, mallory]


async def attack(stage: Stage, attacker: Guest, code: str) -> None:
    """Every order of an admin by words, and every setting of a room by a button."""
    for order in ORDERS:
        name, _, words = order.replace("CODE", code).partition(" ")
        await attacker.command(name, words)
    for carried in CARRIED:
        action = str(Action("change", tuple(carried.split("/"))))
        for at in (None, attacker.sees[-1]):
            await attacker.carry(action, at)
    await stage.settle()


async def test_who_is_no_admin_moves_nothing(stage: Stage) -> None:
    code, [*_, mallory] = await house(stage)
    before = await things(stage.service.store, "tearoom", but=mallory.who.account)
    await attack(stage, mallory, code)
    assert await things(stage.service.store, "tearoom", but=mallory.who.account) == before


async def test_an_admin_rules_in_one_room_alone(stage: Stage) -> None:
    code, _ = await house(stage)
    trudy = stage.person("Trudy", "library", admin=True)
    await trudy.command("play", "guo-wu-guan lenient me")
    before = await things(stage.service.store, "tearoom", but=trudy.who.account)
    await attack(stage, trudy, code)
    assert await things(stage.service.store, "tearoom", but=trudy.who.account) == before
    library = await stage.service.store.room("discord", "library")
    assert library.settings.get("games")  # where she does rule


@pytest.mark.parametrize("place", ["tearoom", "library"])
async def test_who_is_barred_finds_no_way_back_in(stage: Stage, place: str) -> None:
    code, [olena, _, mallory] = await house(stage)
    admin = stage.person("Ida", "tearoom", admin=True)
    await admin.command("room", "bar Mallory")
    await olena.command("play", "wu-hsing open")
    await olena.press(GATHER)
    lobby = olena.button("Join")[1].action.split("/")[2]
    await stage.later(1_000)
    await olena.command("play", "guo-wu-guan lenient room")
    shared = (await newest(stage)).head.id
    mallory.room = place
    for name, words in (
        ("join", lobby),
        ("start", f"l_{lobby}"),
        ("start", f"j_{code}"),
        ("board", code),
        ("join", code),
        ("leave", ""),
        ("room", "allow Mallory"),
        ("invite", "Mallory"),
    ):
        await mallory.command(name, words)
    for action in (f"j/join/{lobby}", f"e/{code}/1/sit", f"e/{code}/1/back", f"p/{shared}/1/A"):
        await mallory.carry(action, None)
    await olena.command("invite", "Mallory")
    await stage.settle()
    store = stage.service.store
    known = await store.known("discord", "mallory")
    gathering, table = await store.lobby(lobby), await store.load(code)
    room_game = await store.load(shared)
    assert known
    assert gathering
    assert not gathering.sits(known.id)
    assert table
    assert table.seat_of(known.id) is None
    assert room_game
    assert room_game.pressed == 0
    assert await store.barred((await store.room("discord", "tearoom")).id, known.id)
