"""The page: guests at their own tables, who press and load the new picture."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from time import perf_counter

from aiohttp import ClientSession, CookieJar

from bot.adapters.web import Ways, build_web, run
from tests.load.people import GAME, house
from tests.load.turns import Taking, steadily
from tests.web.seen import Shown, posts, sealed

ROOM = "/r/own"


class Presser:
    """A guest who presses the first choice, as the page's script does."""

    def __init__(self, address: str, session: ClientSession, number: int) -> None:
        self.address = address
        self.session = session
        self.number = number
        self.board: Shown | None = None
        self.pictures: list[float] = []
        self._seal = ""

    async def enter(self) -> None:
        """Come in by the door, and take the seal that all forms carry."""
        async with self.session.get(self.address) as door:
            seal = sealed(await door.text())
        data = {"seal": seal, "name": f"Guest {self.number}", "room": "own"}
        async with self.session.post(
            f"{self.address}/enter", data=data, headers={"Origin": self.address}
        ) as answer:
            self._seal = sealed(await answer.text())

    async def turn(self) -> None:
        began, choice = perf_counter(), self._choice()
        if self.board and choice:
            await self._send("press", message=self.board.message, action=choice)
        else:
            await self._send("say", text=f"/play {GAME}")
        if self.board and self.board.picture:
            async with self.session.get(self.address + self.board.picture) as answer:
                assert answer.status == 200
                await answer.read()
        if choice:
            self.pictures.append(perf_counter() - began)

    async def _send(self, path: str, **fields: str) -> None:
        body = fields | {"event": secrets.token_hex(12), "seal": self._seal}
        headers = {"Accept": "application/json", "Origin": self.address}
        async with self.session.post(
            f"{self.address}{ROOM}/{path}", json=body, headers=headers
        ) as answer:
            told = await answer.json()
            assert answer.status == 200, told
        changed = told["posts"]["changed"]
        self.board = posts(changed[-1]["html"])[-1] if changed else None

    def _choice(self) -> str:
        actions = self.board.actions.values() if self.board else ()
        return next((one for one in actions if one.startswith("p/")), "")


@asynccontextmanager
async def bot(url: str = "") -> AsyncIterator[str]:
    """The product; the address of its page."""
    async with house(url) as service:
        await service.painter.warm()
        runner = await run(build_web(service, Ways(limits={})), "127.0.0.1", 0)
        try:
            yield f"http://127.0.0.1:{runner.addresses[0][1]}"
        finally:
            await runner.cleanup()


@asynccontextmanager
async def guests(address: str, people: int) -> AsyncIterator[list[Presser]]:
    """So many guests, each with cookies of their own."""
    sessions = [ClientSession(cookie_jar=CookieJar(unsafe=True)) for _ in range(people)]
    found = [Presser(address, session, number) for number, session in enumerate(sessions)]
    try:
        for one in found:
            await one.enter()
        yield found
    finally:
        for session in sessions:
            await session.close()


async def latencies(
    address: str, seconds: float, each_second: int = 20, take: Taking = steadily
) -> list[float]:
    """Times to the bytes of the new picture, at a steady pace."""
    async with guests(address, 2 * each_second) as pressers:
        await asyncio.gather(*(one.turn() for one in pressers))
        for one in pressers:
            await one.turn()
            one.pictures.clear()
        await take(pressers, seconds, each_second)
        return [time for one in pressers for time in one.pictures]
