"""A house with the scripted service, and guests at its door."""

from __future__ import annotations

import json
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

import pytest
import pytest_asyncio
from aiohttp import ClientResponse, ClientSession, CookieJar
from playwright.async_api import Browser as Chromium

from bot.adapters.web import Ways, build_web, run
from bot.service import lobbies, play
from tests.deals import known
from tests.web.browser import browser
from tests.web.driver import WebDriver
from tests.web.scripted import Scripted
from tests.web.seen import sealed
from tests.web.windows import ROOMS, Tearoom

ROOM = "/r/tearoom"


@dataclass
class Browser:
    """A browser without windows: cookies, an origin, and whatever headers a test wants."""

    address: str
    session: ClientSession
    headers: dict[str, str] = field(default_factory=dict)
    answers: list[ClientResponse] = field(default_factory=list)
    base: str = ""

    async def get(self, path: str) -> ClientResponse:
        return self._kept(await self.session.get(self.address + path, allow_redirects=False))

    async def seal(self) -> str:
        """What the page's own forms carry, for this browser alone."""
        async with self.session.get(f"{self.address}{self.base}/") as door:
            return sealed(await door.text())

    async def form(self, path: str, **fields: str) -> ClientResponse:
        answer = await self.session.post(
            self.address + path,
            data={"seal": await self.seal()} | fields,
            headers={"Origin": self.address} | self.headers,
            allow_redirects=False,
        )
        return self._kept(answer)

    async def send(self, path: str, body: object) -> ClientResponse:
        """Post as the page's script does; bytes go out as they are."""
        if isinstance(body, dict):
            body = {"seal": await self.seal()} | body
        data = body if isinstance(body, bytes) else json.dumps(body).encode()
        headers = {"Content-Type": "application/json", "Accept": "application/json"}
        answer = await self.session.post(
            self.address + path,
            data=data,
            headers=headers | {"Origin": self.address} | self.headers,
            allow_redirects=False,
        )
        return self._kept(answer)

    def _kept(self, answer: ClientResponse) -> ClientResponse:
        self.answers.append(answer)
        return answer

    async def close(self) -> None:
        for answer in self.answers:
            answer.close()
        await self.session.close()

    async def enter(self, name: str = "Olena", room: str = "tearoom") -> None:
        answer = await self.form(f"{self.base}/enter", name=name, room=room)
        assert answer.status == 303


@dataclass
class House:
    """The page on a free port, with a service that says what the test wants."""

    service: Scripted
    address: str
    base: str = ""
    browsers: list[Browser] = field(default_factory=list)

    def browser(self) -> Browser:
        session = ClientSession(cookie_jar=CookieJar(unsafe=True))
        self.browsers.append(Browser(self.address, session, base=self.base))
        return self.browsers[-1]

    async def guest(self, name: str = "Olena") -> Browser:
        browser = self.browser()
        await browser.enter(name)
        return browser


@pytest.fixture(autouse=True)
def known_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every game that is opened has a deal of which the outcome is known, and the same seats."""
    monkeypatch.setattr(play, "deal", known())
    monkeypatch.setattr(lobbies, "CHANCE", random.Random(1))


@pytest.fixture
async def house() -> AsyncIterator[House]:
    async with opened(Ways(origins=("https://tea.example",), limits={}, every=0.02)) as served:
        yield served


@asynccontextmanager
async def opened(ways: Ways) -> AsyncIterator[House]:
    """A house that is served in some way."""
    service = Scripted()
    app = build_web(service, ways)  # type: ignore[arg-type] # has all that the page asks for
    runner = await run(app, "127.0.0.1", 0)
    served = House(service, f"http://127.0.0.1:{runner.addresses[0][1]}", ways.base)
    yield served
    for one in served.browsers:
        await one.close()
    await runner.cleanup()


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def chromium() -> AsyncIterator[Chromium]:
    """The one browser of all tests."""
    async with browser() as opened_:
        yield opened_


@pytest_asyncio.fixture(loop_scope="session")
async def tearoom(chromium: Chromium, database: str) -> AsyncIterator[Tearoom]:
    """A room of a house in which nobody was before."""
    driver = WebDriver(database)
    await driver.start()
    room = Tearoom(driver, chromium, [], f"room{next(ROOMS)}")
    yield room
    for window in chromium.contexts:
        await window.close()
    await driver.stop()
    assert room.wrong == []
