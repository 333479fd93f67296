"""The product as a real process on a database file, and a guest of its page."""

from __future__ import annotations

import asyncio
import os
import secrets
import signal
import socket
from dataclasses import dataclass, field
from multiprocessing.process import BaseProcess
from pathlib import Path

from aiohttp import ClientError, ClientSession, CookieJar

from games import Position, game
from tests.conformance import dying
from tests.databases import rows
from tests.processes import PROCESSES
from tests.web.seen import Shown, panel, posts, sealed

ROOM = "tearoom"
UP = 120.0
"""Seconds within which a process must serve, also on a busy machine."""


@dataclass
class House:
    """A process that can be killed and started again on the same file."""

    folder: Path
    url: str
    roles: str = "web"
    settings: dict[str, str] = field(default_factory=dict)
    port: int = 0
    process: BaseProcess | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def start(self, dies: str = "never") -> None:
        """Start the product; it kills itself at the named moment of the first move."""
        self.port = free_port()
        given = (self.folder, self._environment(), dies, self.roles)
        self.process = PROCESSES.Process(target=dying.run, args=given)
        await asyncio.to_thread(self.process.start)

    def _environment(self) -> dict[str, str]:
        return {
            "TEAHOUSE_DATABASE_URL": self.url,
            "TEAHOUSE_WEB_PORT": str(self.port),
            **self.settings,
        }

    async def ended(self) -> int:
        """Wait for the process; return how it ended, negative for a signal."""
        assert self.process
        await asyncio.to_thread(self.process.join, UP)
        assert self.process.exitcode is not None, "it goes on"
        return self.process.exitcode

    def kill(self) -> None:
        """Kill the process by its id, as a machine that loses power would."""
        assert self.process
        assert self.process.pid
        os.kill(self.process.pid, signal.SIGKILL)

    async def stop(self) -> None:
        """Stop it in the ordinary way, if it still runs."""
        if self.process and self.process.exitcode is None:
            self.process.terminate()
            await self.ended()

    def log(self) -> list[tuple[str, str, str]]:
        """What the log of the only table says: kind, who, text."""
        return rows(self.url, "SELECT kind, actor, text FROM log ORDER BY number")

    def replayed(self) -> Position:
        """The position that the log gives when it is played from the deal."""
        ((name, start),) = rows(self.url, "SELECT game, start FROM tables")
        position = game(name).parse(start)
        for kind, _, move in self.log():
            if kind == "move":
                position, _ = position.play(0, move)
        return position


class Page:
    """A guest in a room, without a browser: the forms of the page, under event ids of one's own."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.session = ClientSession(cookie_jar=CookieJar(unsafe=True))
        self.seal = ""

    async def enter(self, name: str) -> None:
        """Wait until the page is there, and come in by its door."""
        await self.up()
        await self.post("/enter", name=name, room=ROOM)

    async def up(self) -> None:
        """Wait until the page answers."""
        async with asyncio.timeout(UP):
            while True:
                try:
                    async with self.session.get(f"{self.house.address}/") as door:
                        self.seal = sealed(await door.text())
                        return
                except ClientError:
                    await asyncio.sleep(0.1)

    async def post(self, path: str, **fields: str) -> None:
        """Send a form."""
        headers = {"Origin": self.house.address}
        fields["seal"] = self.seal
        address = f"{self.house.address}{path}"
        async with self.session.post(
            address, data=fields, headers=headers, allow_redirects=False
        ) as answer:
            assert answer.ok, await answer.text()

    async def says(self, words: str) -> None:
        """Type into the text field."""
        await self.post(f"/r/{ROOM}/say", text=words, event=secrets.token_hex(8))

    async def press(self, message: str, action: str, event: str) -> None:
        """Press a button of a post."""
        await self.post(f"/r/{ROOM}/press", message=message, action=action, event=event)

    async def board(self) -> Shown:
        """The newest post."""
        return posts(await self._room())[-1]

    async def own(self) -> Shown:
        """What only this guest sees."""
        return panel(await self._room())[-1]

    async def _room(self) -> str:
        async with self.session.get(f"{self.house.address}/r/{ROOM}") as answer:
            return await answer.text()


def free_port() -> int:
    """A port of loopback that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
