"""Two processes with the same token: during an update both hear of everything, and one answers.

The simulator has one session. The other is a second client with a service of its own on the same
database, told of the same events and talking over the same simulated wire.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping
from copy import deepcopy
from typing import Any

import pytest

from bot.adapters.discord import build_discord
from bot.service import Service
from bot.store import Store
from tests.discord.driver import DiscordDriver
from tests.thinking import shared

LENIENT = "guo-wu-guan lenient me"


@pytest.fixture
async def room(database: str) -> AsyncIterator[DiscordDriver]:
    driver = DiscordDriver(database)
    await driver.start()
    yield driver
    await driver.stop()


@pytest.fixture
async def heard(room: DiscordDriver) -> AsyncIterator[list[str]]:
    """What the other process was told; it begins to listen now."""
    service = Service(await Store.open(room.url), thinker=shared())
    client, first = build_discord(service).client, room.sim.env.bot
    client.http, client.loop = first.http, first.loop
    ours, theirs = client._connection, first._connection
    ours.http, ours._guilds, ours.application_id = (
        theirs.http,
        theirs._guilds,
        theirs.application_id,
    )
    told: list[str] = []

    def listen(event: str, payload: Mapping[str, Any]) -> None:
        if event == "INTERACTION_CREATE":
            told.append(str(payload["id"]))
            with room.sim.env._bot_scope():
                ours.parse_interaction_create(deepcopy(dict(payload)))  # type: ignore[arg-type] # a copy

    room.sim.env.backend.subscribers.append(listen)
    yield told
    room.sim.env.backend.subscribers.remove(listen)
    await service.close()


async def test_of_two_sessions_one_answers(room: DiscordDriver, heard: list[str]) -> None:
    olena, bo = room.person("Olena"), room.person("Bo")
    await room.command(olena, "play", LENIENT)
    assert room.posts() == 1, "one game was begun"
    for _ in range(3):
        await room.press(olena, room.board().labels[0])
    await room.press_together([(olena, room.board().labels[0]), (bo, room.board().labels[0])])
    assert room.posts() == 1
    assert len(heard) == 6
    for event in heard:
        answers = room.sim.requests("POST", rf"/interactions/{event}/")
        assert len(answers) == 1, "whoever has claimed it answers, and nobody else tries"
    board = room.sim.messages()[0]
    row = await room.service.store.message_at("discord", f"{board.channel_id}/{board.id}")
    assert row is not None
    table = await room.service.store.load(row.table)
    assert table is not None
    assert table.pressed == 4


async def test_a_lobby_is_opened_and_left_once(room: DiscordDriver, heard: list[str]) -> None:
    olena, bo = room.person("Olena"), room.person("Bo")
    await room.command(olena, "play", "wu-hsing standard room")
    await room.press(bo, "Join")
    assert "Olena, Bo" in room.board().caption
    assert room.posts() == 1
    assert len(heard) == 2
