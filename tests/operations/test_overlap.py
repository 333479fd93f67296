"""An update without a gap: a second process starts, the first one goes, people play on.

And what such processes tell of themselves: health, figures, logs without names, words or hands.
"""

from __future__ import annotations

import asyncio
import json
import secrets
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from aiohttp import ClientError

from bot.core.action import Action
from bot.core.table import Table
from bot.store import Store
from tests.conformance.process import UP, House, Page, free_port
from tests.databases import rows
from tests.newest import live_tables
from tests.web.seen import posts

pytestmark = pytest.mark.timeout(4 * UP)

STOPS = 5.0
"""Seconds in which a process is gone after a signal."""

CANARY, ROOM, WORDS = "Qxzvogel", "geheimzimmer", "worteausdemmund"
GAME = "/play guo-wu-guan lenient me"
TOKEN = "1234567890:" + "k" * 35


@pytest.fixture
async def houses(tmp_path: Path, database: str) -> AsyncIterator[tuple[House, House]]:
    """Two processes on one database; their log is one file."""
    settings = {"TEAHOUSE_LOG": "json", "TEAHOUSE_TELEGRAM_SECRET": TOKEN.partition(":")[2]}
    pair = [
        House(
            tmp_path, database, "web,clock", settings | {"TEAHOUSE_HEALTH_PORT": str(free_port())}
        )
        for _ in range(2)
    ]
    yield pair[0], pair[1]
    for house in pair:
        await house.stop()


class Player(Page):
    """A guest who plays on by whichever process answers, and knows what became of it."""

    def __init__(self, house: House, number: int) -> None:
        super().__init__(house)
        self.name = f"{CANARY}{number}"
        self.room = f"{ROOM}{number}"
        self.pressed: tuple[str, Action] | None = None
        self.answered: list[str] = []
        """The ids of presses after which another question was asked."""

    async def begins(self) -> None:
        await self.up()
        await self.post("/enter", name=self.name, room=self.room)
        await self.says(GAME)

    async def says(self, words: str) -> None:
        await self.post(f"/r/{self.room}/say", text=words, event=secrets.token_hex(8))

    async def plays(self) -> None:
        """Press the first choice of the board. Raises ClientError when nobody answers."""
        message, offered = await self.looks()
        if not offered:
            return await self.says(GAME)
        event = secrets.token_hex(8)
        self.pressed = event, offered[0]
        action = str(offered[0])
        return await self.post(f"/r/{self.room}/press", message=message, action=action, event=event)

    async def looks(self) -> tuple[str, list[Action]]:
        """The newest board and its moves; if it asks something new, the last press was a move."""
        async with self.session.get(f"{self.house.address}/r/{self.room}") as answer:
            shown = posts(await answer.text())[-1]
        offered = [Action.parse(one) for one in shown.actions.values() if one.startswith("p/")]
        if self.pressed and offered:
            event, before = self.pressed
            if before.table == offered[0].table and before.round < offered[0].round:
                self.answered.append(event)
            self.pressed = None
        return shown.message, offered


async def told(house: House, page: Page, path: str) -> tuple[int, str]:
    address = f"http://127.0.0.1:{house.settings['TEAHOUSE_HEALTH_PORT']}{path}"
    async with page.session.get(address) as answer:
        return answer.status, await answer.text()


async def test_people_play_on_while_one_process_follows_another(
    houses: tuple[House, House],
) -> None:
    old, new = houses
    await old.start()
    players = [Player(old, number) for number in range(2)]
    await asyncio.gather(*(one.begins() for one in players))
    await players[0].says(f"/report {WORDS}")
    await looked_at(old, players[0])
    await new.start()
    await up(new)
    for turn in range(4):  # every button of one process can be pressed with the other
        for one in players:
            one.house = houses[turn % 2]
            await one.plays()
    for one in players:
        one.house = old
    under_way = [asyncio.create_task(until_it_goes(one)) for one in players]
    await asyncio.sleep(0.3)
    took = await stopped(old)
    await asyncio.gather(*under_way)
    assert took < STOPS
    for one in players:
        one.house, one.pressed = new, None
        await one.plays()
        await one.looks()
    kept(new, players)
    discreet(new, await tables(new))
    for one in players:
        await one.session.close()


async def up(house: House) -> None:
    """Wait until its page answers."""
    guest = Page(house)
    await guest.up()
    await guest.session.close()


async def looked_at(house: House, page: Page) -> None:
    """What Prometheus and whoever looks after the process are told."""
    assert await told(house, page, "/health") == (200, '{"status": "alive"}')
    assert await told(house, page, "/ready") == (200, '{"status": "ready", "for": []}')
    status, figures = await told(house, page, "/metrics")
    assert status == 200
    for name in ("answer_seconds", "picture_seconds", "edits_pending", "rate_limited", "loop_lag"):
        assert f"teahouse_{name}" in figures
    assert 'teahouse_requests_total{kind="command",platform="web"}' in figures
    assert 'teahouse_database_seconds_count{kind="write"}' in figures
    assert not any(word in figures for word in (CANARY, ROOM, TOKEN[12:]))


async def until_it_goes(one: Player) -> None:
    """Press on until nobody listens there any more."""
    try:
        while True:
            await one.plays()
    except (ClientError, OSError):
        return


async def stopped(house: House) -> float:
    assert house.process
    began = time.monotonic()
    house.process.terminate()
    assert await house.ended() == 0
    return time.monotonic() - began


async def tables(house: House) -> list[Table]:
    store = await Store.open(house.url)
    try:
        names = [name for room in range(1, 9) for name in await live_tables(store, room)]
        return [table for name in names if (table := await store.load(name))]
    finally:
        await store.close()


def kept(house: House, players: list[Player]) -> None:
    """Every press that moved a game on is in the log, once."""
    events = [event for one in players for event in one.answered]
    assert len(events) >= 4 * len(players)
    written = [event for (event,) in rows(house.url, "SELECT event FROM log WHERE kind = 'move'")]
    for event in events:
        assert sum(one is not None and one.endswith(event) for one in written) == 1


def discreet(house: House, played: list[Table]) -> None:
    """Logs are one object a line, each request has a code, and they hold nobody's secrets."""
    written = (house.folder / "log").read_text()
    lines = [json.loads(line) for line in written.splitlines() if line.startswith("{")]
    answered = [line for line in lines if line["event"] == "answered" or "request" in line]
    assert len(answered) > 10
    assert all(len(line["report"]) == 6 for line in answered)
    assert {"press", "command"} <= {line["request"] for line in answered}
    hidden = [table.head.seed for table in played] + [table.head.start for table in played]
    assert hidden
    for secret in (CANARY, ROOM, WORDS, TOKEN.partition(":")[2], *hidden):
        assert secret not in written
