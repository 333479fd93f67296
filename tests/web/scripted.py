"""A service that says what a test tells it to, for everything that is the page's own."""

from __future__ import annotations

import asyncio
import io
import json
from collections.abc import Callable
from dataclasses import dataclass, field

from PIL import Image

from bot.core.answer import Answer, Reply
from bot.core.request import Place, Platform, Request, Who
from bot.core.screen import Button, Picture, Screen
from bot.service import Post
from games import Text
from render.posters import Hello
from render.view import Look
from render.words import say


def board(caption: str, *labels: str, large: bool = False, alt: str = "A board") -> Screen:
    """A screen with a picture and a row of buttons, each with an action of its own."""
    row = tuple(Button(label, f"m/{label[:20].replace(' ', '-')}") for label in labels)
    return Screen(caption, (row,) if row else (), Hello(Look(large=large)), alt)


@dataclass
class Scripted:
    """Posts by room, what each guest may see, and what is answered next."""

    posts: dict[int, Screen] = field(default_factory=dict)
    hidden: dict[tuple[str, int], Screen] = field(default_factory=dict)
    answers: list[Answer | Exception] = field(default_factory=list)
    requests: list[Request] = field(default_factory=list)
    delivered_at: list[tuple[int | None, str]] = field(default_factory=list)
    hiccups: int = 0
    recovered: asyncio.Event = field(default_factory=asyncio.Event)
    broken: bool = False
    theme: str = ""
    accounts: set[str] = field(default_factory=set)
    events: set[tuple[str, str]] = field(default_factory=set)
    slow: asyncio.Event = field(default_factory=asyncio.Event)
    waiting: asyncio.Event = field(default_factory=asyncio.Event)
    go: asyncio.Event = field(default_factory=asyncio.Event)
    count: int = 0

    def post(self, id_: int, screen: Screen) -> None:
        """Let a post stand in every room."""
        self.posts[id_] = screen
        self.count += 1

    def answer(self, *replies: Reply) -> None:
        """Say what the next request gets."""
        self.answers.append(Answer(replies))

    async def handle(self, request: Request) -> Answer:
        self.requests.append(request)
        answer = self.answers.pop(0) if self.answers else self._remark(request)
        if self.slow.is_set() and not self.waiting.is_set():
            self.waiting.set()
            await self.go.wait()
        if isinstance(answer, Exception):
            raise answer
        for reply in answer.replies:
            if reply.message is not None and reply.how != "private":
                self.post(reply.message, reply.screen)
        return answer

    def _remark(self, request: Request) -> Answer:
        return Answer((Reply("private", Screen(f"Heard {type(request).__name__}.")),))

    async def delivered(self, reply: Reply, address: str) -> None:
        self.delivered_at.append((reply.message, address))

    async def stream(self, who: Who, place: Place, after: int = 0) -> tuple[Post, ...]:
        del place
        if self.broken:
            raise RuntimeError("a table that cannot be read")
        return tuple(
            Post(id_, self.hidden.get((who.account, id_), screen), str(id_))
            for id_, screen in sorted(self.posts.items())
            if id_ > after
        )

    async def called(self, who: Who, place: Place) -> str:
        del place
        return who.name

    async def passed(self, screen: Screen) -> bool:
        del screen
        return False

    async def founded(self, who: Who, place: Place) -> bool:
        del who, place
        return True

    async def version(self, place: Place) -> int:
        del place
        if self.hiccups:
            self.hiccups -= 1
            raise RuntimeError("the database is away")
        self.recovered.set()
        return self.count

    async def wishes(self, who: Who, place: Place) -> tuple[str, str]:
        del place
        return who.locale, self.theme

    async def key(self, name: str) -> bytes:
        return f"a key of this house for the {name}".encode()

    async def also(self, who: Who, other: Who) -> bool:
        del who
        known = other.account in self.accounts
        self.accounts.add(other.account)
        return known

    async def first(self, platform: Platform, event: str) -> bool:
        known = (platform, event) in self.events
        self.events.add((platform, event))
        return not known

    async def export(self, who: Who) -> str:
        return json.dumps({"name": who.name})

    def remembers(self, forget: Callable[[], None]) -> None:
        """Nobody is forgotten here."""

    def now(self) -> int:
        return 1_796_000_000_000

    async def paint(self, picture: Picture) -> bytes:
        bright = isinstance(picture, Hello) and picture.look.large
        made = io.BytesIO()
        Image.new("RGB", (12, 8), "#F6EEDA" if bright else "#21302D").save(made, "PNG")
        return made.getvalue()

    def words(self, words: Text, locale: str = "") -> str:
        return say(words, locale)
