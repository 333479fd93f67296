"""A service that answers what the test says, for what the real one seldom does."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from io import BytesIO

from PIL import Image

from bot.core.answer import Answer, Reply
from bot.core.request import Press, Request
from bot.core.screen import Button, Picture, Screen
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

    async def meta(self, key: str, default: str | None = None) -> str | None:
        return self.kept.get(key, default)

    async def set_meta(self, key: str, value: str) -> None:
        self.kept[key] = value


class Scripted:
    """Answers by a function and writes down what it hears."""

    def __init__(self, script: Script) -> None:
        self.script = script
        self.store = Notebook()
        self.asked: list[Request] = []
        self.shown: list[tuple[Reply, str]] = []
        self.lost: list[tuple[Reply, Exception]] = []
        self.painted = 0

    async def handle(self, request: Request) -> Answer:
        self.asked.append(request)
        answer = self.script(request)
        return answer if isinstance(answer, Answer) else await answer

    async def paint(self, picture: Picture) -> bytes:
        del picture
        self.painted += 1
        return await asyncio.to_thread(_png, self.painted)

    async def delivered(self, reply: Reply, address: str) -> None:
        self.shown.append((reply, address))

    async def failed(self, reply: Reply, error: Exception) -> None:
        self.lost.append((reply, error))

    def words(self, text: Text, locale: str = "") -> str:
        return say(text, locale)


def board_everywhere(request: Request) -> Answer:
    """A press changes the board, everything else posts it."""
    return Answer((Reply("edit" if isinstance(request, Press) else "post", BOARD, 7),))


def _png(number: int) -> bytes:
    out = BytesIO()
    Image.new("RGB", (8, 8), (number % 256, 0, 0)).save(out, "PNG")
    return out.getvalue()
