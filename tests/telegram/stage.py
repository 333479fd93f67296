"""The adapter before a scripted service."""

from __future__ import annotations

from collections.abc import Callable
from typing import Self

from bot.adapters.telegram.pace import Pace
from bot.core.answer import Answer, Reply
from bot.core.request import Press, Request
from tests.botapi import BotApi, Message, Person, Query
from tests.telegram.scripted import Scripted, board
from tests.telegram.serving import MANY, Serving, check
from tests.telegram.watch import Watch


class Stage:
    """A group with Olena in it. Whatever is asked is answered by ``says``."""

    def __init__(
        self,
        group_calls: int = MANY,
        *,
        hooked: bool = False,
        version: tuple[int, int] = (10, 0),
    ) -> None:
        self.api = BotApi()
        self.api.world.version = version
        self.watch = Watch()
        self.states = 0
        self.service = Scripted(self.next_state)
        self.pace = Pace(group_calls, MANY)
        self.hooked = hooked
        self.olena: Person = self.api.person("Olena", started=True)
        self.group = self.api.world.group("Tea-house", self.olena.user)

    async def __aenter__(self) -> Self:
        self.watch.__enter__()
        await self.api.__aenter__()
        self.serving = Serving(self.api, self.service, pace=self.pace, hooked=self.hooked)
        await self.serving.start()
        return self

    async def __aexit__(self, kind: type[BaseException] | None, *_: object) -> None:
        await self.serving.stop()
        await self.api.__aexit__()
        self.watch.__exit__()
        if kind is None:
            check(self.api, self.watch)

    def next_state(self, request: Request) -> Answer:
        """Every request makes another state of one board."""
        self.states += 1
        pressed = isinstance(request, Press)
        screen = board(f"State {self.states}")
        return Answer((Reply("edit" if pressed else "post", screen, 7, self.states),))

    def says(self, *replies: Reply) -> None:
        """Answer everything like this from now on."""
        self.service.says = lambda _: Answer(replies)

    def answers(self, script: Callable[[Request], Answer]) -> None:
        """Answer everything by a function from now on."""
        self.service.says = script

    async def posted(self) -> Message:
        """A board in the group, made by a command."""
        self.olena.writes(self.group, "/board")
        await self.serving.settle()
        return self.api.world.sent[-1]

    async def pressed(self, message: Message, times: int = 1) -> list[Query]:
        """Presses of Olena, one right after the other, and everything they lead to."""
        queries = [self.olena.presses(message, "Press") for _ in range(times)]
        await self.serving.settle()
        return queries

    async def settled(self, *others: Serving) -> None:
        """Everything that people did is answered by whichever process was told."""
        for one in (self.serving, *others, self.serving):
            await one.settle()
