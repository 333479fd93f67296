"""A chat without a platform: people press and type, and the newest screens are remembered."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import count

from bot.core.answer import Reply
from bot.core.request import Command, Place, Platform, Press, Typed, Who
from bot.core.screen import Button, Screen
from bot.service import Service
from bot.service.thinker import T, Thinker, Worker


class OnTheSpot(Worker):
    """Answers in the process of the test."""

    async def ask(self, question: Callable[..., T], *args: str | int) -> T | None:
        return question(*args)


class Inline(Thinker):
    """Solves on the spot, so that tests need no process."""

    def __init__(self) -> None:
        super().__init__(OnTheSpot)


class Clock:
    """A clock that moves when it is told to."""

    def __init__(self) -> None:
        self.time = 1_800_000_000_000

    def __call__(self) -> int:
        return self.time


class Chat:
    """One room. Every reply is reported as delivered, under the row's own number as address."""

    events = count(1)

    def __init__(self, service: Service, place: Place | None = None) -> None:
        self.service = service
        self.place = place or Place("web", "tearoom")
        self.board: Screen | None = None
        self.message = ""
        self.private: Screen | None = None
        self.replies: tuple[Reply, ...] = ()

    def person(self, name: str) -> Who:
        platform: Platform = self.place.platform
        return Who(platform, name.casefold(), name, "en")

    async def command(self, who: Who, name: str, words: str = "", *, message: str = "") -> None:
        await self._ask(Command(who, self.place, self._event(), name, words, message))

    async def typed(self, who: Who, words: str, *, message: str = "") -> None:
        await self._ask(Typed(who, self.place, self._event(), words, message))

    async def press(self, who: Who, label: str) -> None:
        await self.carry(who, self.button(label).action)

    async def carry(
        self, who: Who, action: str, *, event: str = "", message: str | None = None
    ) -> None:
        address = self.message if message is None else message
        await self._ask(Press(who, self.place, event or self._event(), action, address))

    def button(self, label: str, among: Sequence[Button] | None = None) -> Button:
        buttons = among if among is not None else self.screen.buttons
        return next(button for button in buttons if button.label.startswith(label))

    @property
    def screen(self) -> Screen:
        assert self.board is not None
        return self.board

    @property
    def labels(self) -> list[str]:
        return [button.label for button in self.screen.buttons]

    @property
    def plays(self) -> list[Button]:
        return [button for button in self.screen.buttons if button.action.startswith("p/")]

    def _event(self) -> str:
        return f"e{next(self.events)}"

    async def _ask(self, request: Command | Press | Typed) -> None:
        self.private = None
        self.replies = (await self.service.handle(request)).replies
        for reply in self.replies:
            if reply.how == "private":
                self.private = reply.screen
                continue
            self.board = reply.screen
            if reply.message is not None:
                self.message = str(reply.message)
                await self.service.delivered(reply, self.message)
