"""A service that answers what the test says, for what the real one seldom does."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from io import BytesIO
from typing import Literal

from PIL import Image

from bot.core.answer import Answer, Reply
from bot.core.request import Event, Place, Press, Request, Who
from bot.core.screen import Button, Picture, Screen
from bot.store.database import wall_clock
from games import Text
from render.posters import Hello
from render.words import say

PNG = b"\x89PNG\r\n\x1a\n"
BOARD = Screen(
    "Level 2: *full* dragon for a_b",
    ((Button("A: take it", "p/k3v9x2qa/1f/a"), Button("Undo", "u/k3v9x2qa/1f")),),
    Hello(),
    "Level 2 has two sets",
)

Script = Callable[[Request], Answer | Awaitable[Answer]]


class Notebook:
    """The notes, in memory."""

    def __init__(self) -> None:
        self.kept: dict[str, str] = {}
        self.events: set[str] = set()
        self.tables = 0

    async def meta(self, key: str, default: str | None = None) -> str | None:
        return self.kept.get(key, default)

    async def set_meta(self, key: str, value: str) -> None:
        self.kept[key] = value

    async def hear(self, platform: str, event: str, now: int) -> Literal["new", "known"]:
        del platform, now
        new = event not in self.events
        self.events.add(event)
        return "new" if new else "known"

    async def playing(self, since: int) -> int:
        assert since < wall_clock()
        return self.tables

    async def heard(self, platform: str, event: str) -> None:
        del platform
        assert event in self.events


class Scripted:
    """Answers by a function and writes down what it hears."""

    def __init__(self, script: Script) -> None:
        self.script = script
        self.store = Notebook()
        self.asked: list[Request] = []
        self.shown: list[tuple[Reply, str]] = []
        self.missed: list[tuple[Reply, Exception]] = []
        self.painted = 0
        self.now = wall_clock
        self.left: list[str] = []
        self.listed: list[str] = []
        self.absent: list[str] = []
        self.entered: list[str] = []

    async def handle(self, request: Request) -> Answer:
        self.asked.append(request)
        answer = self.script(request)
        return answer if isinstance(answer, Answer) else await answer

    async def paint(self, picture: Picture) -> bytes:
        del picture
        self.painted += 1
        return await asyncio.to_thread(_png, self.painted)

    async def delivered(self, reply: Reply, address: str, *_: Event) -> None:
        self.shown.append((reply, address))

    async def failed(self, reply: Reply, error: Exception) -> None:
        self.missed.append((reply, error))

    async def own(self, what: str, who: Who, place: Place) -> list[tuple[str, str]]:
        assert who.platform == place.platform
        return [(f"{what} {number}", f"{what}-{number}") for number in range(40)]

    async def regulars(self, platform: str, server: str) -> list[str]:
        del platform, server
        return list(self.listed)

    async def departed(self, platform: str, server: str, account: str) -> None:
        self.absent.append(f"{platform}:{server}/{account}")

    async def vanished(self, platform: str, chats: Sequence[str]) -> None:
        del platform
        self.left += chats

    async def let_in(self, platform: str, chat: str) -> None:
        del platform
        self.entered.append(chat)

    def words(self, text: Text, locale: str = "") -> str:
        return say(text, locale)


def board_everywhere(request: Request) -> Answer:
    """A press changes the board, everything else posts it."""
    return Answer((Reply("edit" if isinstance(request, Press) else "post", BOARD, 7),))


def _png(number: int) -> bytes:
    out = BytesIO()
    Image.new("RGB", (8, 8), (number % 256, 0, 0)).save(out, "PNG")
    return out.getvalue()
