"""A house with the scripted service, and guests at its door."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from dataclasses import dataclass, field

import pytest
from aiohttp import ClientResponse, ClientSession, CookieJar

from bot.adapters.web import build_web, run
from tests.web.scripted import Scripted

ROOM = "/r/tearoom"


@dataclass
class Browser:
    """A browser without windows: cookies, an origin, and whatever headers a test wants."""

    address: str
    session: ClientSession
    headers: dict[str, str] = field(default_factory=dict)
    answers: list[ClientResponse] = field(default_factory=list)

    async def get(self, path: str) -> ClientResponse:
        return self._kept(await self.session.get(self.address + path, allow_redirects=False))

    async def form(self, path: str, **fields: str) -> ClientResponse:
        answer = await self.session.post(
            self.address + path,
            data=fields,
            headers={"Origin": self.address} | self.headers,
            allow_redirects=False,
        )
        return self._kept(answer)

    async def send(self, path: str, body: object) -> ClientResponse:
        """Post as the page's script does; bytes go out as they are."""
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
        answer = await self.form("/enter", name=name, room=room)
        assert answer.status == 303


@dataclass
class House:
    """The page on a free port, with a service that says what the test wants."""

    service: Scripted
    address: str
    browsers: list[Browser] = field(default_factory=list)

    def browser(self) -> Browser:
        self.browsers.append(
            Browser(self.address, ClientSession(cookie_jar=CookieJar(unsafe=True)))
        )
        return self.browsers[-1]

    async def guest(self, name: str = "Olena") -> Browser:
        browser = self.browser()
        await browser.enter(name)
        return browser


@pytest.fixture
async def house() -> AsyncIterator[House]:
    service = Scripted()
    app = build_web(
        service,  # type: ignore[arg-type] # has everything of the service that the page asks for
        trusted_origins=("https://tea.example",),
        every=0.02,
    )
    runner = await run(app, "127.0.0.1", 0)
    served = House(service, f"http://127.0.0.1:{runner.addresses[0][1]}")
    yield served
    for one in served.browsers:
        await one.close()
    await runner.cleanup()
