"""A service that says what the test wants, for what the real one seldom does."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from io import BytesIO

from PIL import Image

from bot.core.answer import Answer, Reply
from bot.core.request import Event, Platform, Request
from bot.core.screen import Button, Picture, Screen
from bot.service import Service
from bot.store import Store
from bot.store.arrivals import Heard
from bot.store.database import wall_clock
from render.posters import Hello

TABLE = "k3v9x2qa"


class Notes(Store):
    """What one installation keeps of Telegram, in memory, and which groups moved."""

    def __init__(self) -> None:
        self.notes: dict[str, str] = {}
        self.holders: dict[str, str] = {}
        self.events: dict[str, bool] = {}
        self.files: dict[str, str] = {}
        self.moved: list[tuple[str, str]] = []

    async def meta(self, key: str, default: str | None = None) -> str | None:
        return self.notes.get(key, default)

    async def set_meta(self, key: str, value: str) -> None:
        self.notes[key] = value

    async def hold(self, what: str, owner: str, now: int, lease_ms: int) -> bool:
        del now, lease_ms
        return self.holders.setdefault(what, owner) == owner

    async def let_go(self, what: str, owner: str) -> None:
        if self.holders.get(what) == owner:
            del self.holders[what]

    async def hear(self, platform: str, event: str, now: int) -> Heard:
        del platform, now
        if event in self.events:
            return "known" if self.events[event] else "busy"
        self.events[event] = False
        return "new"

    async def heard(self, platform: str, event: str) -> None:
        del platform
        self.events[event] = True

    async def unheard(self, platform: str, event: str) -> None:
        del platform
        self.events.pop(event, None)

    async def upload(self, platform: str, digest: str) -> str:
        del platform
        return self.files.get(digest, "")

    async def keep_upload(self, platform: str, digest: str, file: str, now: int) -> None:
        del platform, now
        self.files[digest] = file

    async def message_at(self, platform: Platform, address: str) -> None:
        del platform, address

    async def message(self, id: int) -> None:
        del id  # its screens are no boards

    async def move_room(self, platform: str, old_chat: str, new_chat: str) -> None:
        del platform
        self.moved.append((old_chat, new_chat))


def board(words: str, *, picture: bool = True, rows: int = 1) -> Screen:
    """A board with a button for each row."""
    buttons = tuple(
        (Button(f"Press {n}", f"p/{TABLE}/{n:x}/a", "good" if n else "plain"),) for n in range(rows)
    )
    if picture:
        return Screen(words, buttons, Hello(), "what the picture shows")
    return Screen(words, buttons, board="1 2 3\n4 5 6")


def private(words: str, *rows: tuple[Button, ...]) -> Reply:
    """Words for the one who asks."""
    return Reply("private", Screen(words, rows))


class Scripted(Service):
    """Answers each request by what ``says`` returns; keeps what it hears.

    While ``open`` is not set, it thinks about presses for ever.
    """

    def __init__(self, says: Callable[[Request], Answer]) -> None:
        self.says = says
        self.now = wall_clock
        self.store: Notes = Notes()
        self.open = asyncio.Event()
        self.open.set()
        self.takes: Callable[[], float] = lambda: 0.0
        """Seconds that the next answer takes."""
        self.shade: int | None = None
        """What all pictures look like; else each request makes another one."""
        self.asked: list[Request] = []
        self.handled: list[Request] = []
        self.shown: list[tuple[Reply, str]] = []
        self.lost: list[Exception] = []

    async def handle(self, request: Request) -> Answer:
        self.asked.append(request)
        answer = self.says(request)
        if request.message:
            await self.open.wait()
        await asyncio.sleep(self.takes())
        self.handled.append(request)
        return answer

    async def paint(self, picture: Picture) -> bytes:
        del picture
        out = BytesIO()
        Image.new("L", (60, 40), len(self.asked) % 256 if self.shade is None else self.shade).save(
            out, "PNG"
        )
        return out.getvalue()

    async def delivered(self, reply: Reply, address: str, *_: Event) -> None:
        self.shown.append((reply, address))

    async def failed(self, reply: Reply, error: Exception) -> None:
        del reply
        self.lost.append(error)
