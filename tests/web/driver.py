"""Plays on the page for scenarios that are written once for all platforms."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence
from dataclasses import dataclass

from aiohttp import ClientSession, CookieJar, web

from bot.adapters.web import Ways, build_web, run
from bot.service import Service
from bot.store import Store
from tests.thinking import shared
from tests.web.seen import Shown, panel, posts, sealed

ROOM = "tearoom"


@dataclass(frozen=True)
class Seen:
    """A post, or what one guest sees alone, as people read it."""

    caption: str
    alt: str
    labels: tuple[str, ...]
    picture: bytes | None
    board: str
    file: bytes | None = None


@dataclass(frozen=True)
class Visitor:
    """Somebody at the page, with cookies of their own."""

    name: str
    session: ClientSession
    seal: list[str]
    """What the page's forms carry for this visitor."""


@dataclass(frozen=True)
class Held:
    """A button that somebody remembers."""

    message: str
    action: str


class WebDriver:
    """The real service on a database, the real page, guests without a browser."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.visitors: dict[str, Visitor] = {}
        self._port = 0
        self._runner: web.AppRunner | None = None

    @property
    def address(self) -> str:
        """Where the page is served."""
        return f"http://127.0.0.1:{self._port}"

    async def start(self) -> None:
        """Serve; a restart takes the port that open pages know."""
        self.service = Service(await Store.open(self.url), thinker=shared())
        app = build_web(self.service, Ways(limits={}))
        self._runner = await run(app, "127.0.0.1", self._port)
        self._port = self._runner.addresses[0][1]

    async def stop(self) -> None:
        """Close the house and all windows."""
        await self._shut()
        for visitor in self.visitors.values():
            await visitor.session.close()

    async def restart(self) -> None:
        """Another process takes over: nothing but the database and the cookies remain."""
        await self._shut()
        await self.start()

    async def _shut(self) -> None:
        if self._runner:
            await self._runner.cleanup()
            self._runner = None
            await self.service.close()

    async def person(self, name: str) -> Visitor:
        """Somebody who came in by the door."""
        if name not in self.visitors:
            visitor = Visitor(name, ClientSession(cookie_jar=CookieJar(unsafe=True)), [])
            self.visitors[name] = visitor
            await self._form(visitor, "/enter", name=name, room=ROOM)
        return self.visitors[name]

    async def command(self, person: Visitor, name: str, words: str = "") -> None:
        """Type a command."""
        await self.typed(person, f"/{name} {words}".strip())

    async def typed(self, person: Visitor, text: str) -> None:
        """Type into the text field."""
        await self._form(person, f"/r/{ROOM}/say", text=text)

    async def press(self, person: Visitor, label_prefix: str) -> None:
        """Press a button of the newest board, or of what only this person sees."""
        await self.press_old(person, await self._held(person, label_prefix))

    async def press_together(self, presses: Sequence[tuple[Visitor, str]]) -> None:
        """Several presses at the same moment."""
        held = [(person, await self._held(person, label)) for person, label in presses]
        await asyncio.gather(*(self.press_old(person, one) for person, one in held))

    async def press_old(self, person: Visitor, token: Held) -> None:
        """Press a button that was remembered, whatever became of its post."""
        path = f"/r/{ROOM}/press"
        await self._form(person, path, message=token.message, action=token.action)

    async def remember(self, label_prefix: str = "") -> Held:
        """Keep a button of the newest board in mind: the first one whose label begins so."""
        person = next(iter(self.visitors.values()))
        newest = posts(await self._page(person))[-1:]
        return _hold(newest, label_prefix)

    async def board(self) -> Seen:
        """The newest post that everybody sees."""
        person = next(iter(self.visitors.values()))
        return await self._seen(person, posts(await self._page(person))[-1])

    async def privates(self, person: Visitor) -> int:
        """How many messages lie in the panel of this person."""
        return len(panel(await self._page(person)))

    async def private(self, person: Visitor) -> Seen | None:
        """What only this person sees now."""
        shown = panel(await self._page(person))
        return await self._seen(person, shown[-1]) if shown else None

    async def posts(self) -> int:
        """How many posts everybody sees."""
        person = next(iter(self.visitors.values()))
        return len(posts(await self._page(person)))

    async def _held(self, person: Visitor, label: str) -> Held:
        page = await self._page(person)
        return _hold([*posts(page)[-1:], *reversed(panel(page))], label)

    async def _page(self, person: Visitor) -> str:
        async with person.session.get(f"{self.address}/r/{ROOM}") as answer:
            assert answer.status == 200, await answer.text()
            return await answer.text()

    async def _form(self, person: Visitor, path: str, **fields: str) -> None:
        if not person.seal:
            async with person.session.get(self.address) as door:
                person.seal.append(sealed(await door.text()))
        fields |= {"event": secrets.token_hex(12), "seal": person.seal[0]}
        headers = {"Origin": self.address}
        async with person.session.post(
            self.address + path, data=fields, headers=headers, allow_redirects=False
        ) as answer:
            # 429: who goes on too fast is told once more, and nothing on the page changes
            assert answer.status in {303, 429}, await answer.text()

    async def _seen(self, person: Visitor, shown: Shown) -> Seen:
        picture = await self._got(person, shown.picture)
        file = await self._got(person, shown.file)
        return Seen(shown.caption, shown.alt, shown.labels, picture, shown.board, file)

    async def _got(self, person: Visitor, path: str) -> bytes | None:
        if not path:
            return None
        async with person.session.get(self.address + path) as answer:
            assert answer.status == 200, await answer.text()
            return await answer.read()


def _hold(shown: Sequence[Shown], label: str) -> Held:
    for one in shown:
        for name, action in one.actions.items():
            if name.startswith(label):
                return Held(one.message, action)
    raise AssertionError(f"no button {label!r} among {[one.labels for one in shown]}")
