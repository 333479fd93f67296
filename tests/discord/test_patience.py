"""How long a press waits for its first answer, by the real clock."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from functools import partial
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.adapters.discord.message import compose
from bot.adapters.discord.replies import PATIENCE, Replies
from bot.core.answer import Answer, Reply
from bot.core.request import Command, Place, Press, Request, Who
from bot.core.screen import Screen
from bot.service import Service
from bot.store import Store
from tests.discord.conftest import Opens
from tests.discord.scripted import Scripted, board_everywhere
from tests.thinking import shared

OLENA = Who("discord", "1", "Olena")
ROOM = Place("discord", "2")
PRESS = Press(OLENA, ROOM, "3", "n", "2/4")
LONG = 30.0
"""Seconds that nobody works without an acknowledgement."""


class Clocked:
    """An interaction that notes when it hears what."""

    def __init__(self, kind: discord.InteractionType) -> None:
        self.began = time.perf_counter()
        self.heard: list[tuple[str, float]] = []
        self.deferred = asyncio.Event()
        self.type = kind
        self.id, self.channel_id = 3, 2
        self.message = SimpleNamespace(id=4) if kind is discord.InteractionType.component else None
        self.response = SimpleNamespace(
            defer=self._hears("defer"),
            edit_message=self._hears("edit"),
            send_message=self._hears("send"),
        )
        self.followup = SimpleNamespace(send=self._hears("followup"))
        self.edit_original_response = self._hears("filled")

    def _hears(self, what: str) -> Callable[..., Awaitable[SimpleNamespace]]:
        async def hears(*_: object, **__: object) -> SimpleNamespace:
            self.heard.append((what, time.perf_counter() - self.began))
            if what == "defer":
                self.deferred.set()
            return SimpleNamespace(id=5, message_id=5)

        return hears


def thinking(how: str, until: asyncio.Event) -> Scripted:
    async def script(_: Request) -> Answer:
        async with asyncio.timeout(LONG):
            await until.wait()
        return Answer((Reply("edit" if how == "edit" else "private", Screen("done")),))

    return Scripted(script)


@pytest.mark.parametrize(
    ("request_", "how", "then"),
    [
        (PRESS, "edit", "filled"),
        (PRESS, "private", "followup"),
        (Command(OLENA, ROOM, "3", "hint"), "private", "filled"),
    ],
)
async def test_slow_work_is_acknowledged_within_a_second(
    request_: Request, how: str, then: str
) -> None:
    press = isinstance(request_, Press)
    kind = discord.InteractionType
    asked: Any = Clocked(kind.component if press else kind.application_command)
    service = thinking(how, asked.deferred)
    port: Any = SimpleNamespace(compose=partial(compose, service))
    await Replies(service, port, asked).answer(request_)
    (first, at), (second, later) = asked.heard
    assert (first, second) == ("defer", then)
    assert PATIENCE <= at <= later
    assert PATIENCE < 1


@pytest.mark.parametrize(
    ("request_", "heard"), [(PRESS, "defer"), (Command(OLENA, ROOM, "3", "hint"), "send")]
)
async def test_who_goes_on_too_fast_is_not_told_that_the_bot_failed(
    request_: Request, heard: str
) -> None:
    kind = discord.InteractionType
    press = isinstance(request_, Press)
    asked: Any = Clocked(kind.component if press else kind.application_command)
    service = Scripted(lambda _: Answer((), "k3v9x2qa"))
    port: Any = SimpleNamespace(compose=partial(compose, service))
    await Replies(service, port, asked).answer(request_)
    assert [one for one, _ in asked.heard] == [heard]


async def test_presses_are_answered_long_before_a_second_is_over(opens: Opens) -> None:
    sim, _ = await opens(board_everywhere)
    olena = sim.member("Olena")
    await olena.slash(sim.room, "play")
    held = sim.hold(sim.messages()[0], "A")
    for _ in range(5):
        await sim.press((olena, held), (olena, held))
    assert len(sim.log.answered) == 11
    assert sim.slowest() < 1


@pytest.mark.parametrize("what", ["drawing", "writing"])
async def test_the_real_bot_acknowledges_a_press_while_its_work_is_slow(
    database: str, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    """A picture, or the database, that is not done before that."""
    service = Service(await Store.open(database), thinker=shared())
    place = Place("discord", "2", private=True)
    dealt = await service.handle(Command(OLENA, place, "1", "play", "guo-wu-guan lenient me"))
    (board,) = (reply for reply in dealt.replies if reply.how == "post")
    await service.delivered(board, "2/4")
    owner: Any = service.painter if what == "drawing" else service.store
    name = "paint" if what == "drawing" else "append"
    done = getattr(owner, name)

    asked: Any = Clocked(discord.InteractionType.component)

    async def slowly(*what: Any, **more: Any) -> Any:
        async with asyncio.timeout(LONG):
            await asked.deferred.wait()
        return await done(*what, **more)

    monkeypatch.setattr(owner, name, slowly)
    port: Any = SimpleNamespace(compose=partial(compose, service))
    press = Press(OLENA, place, "3", board.screen.buttons[0].action, "2/4")
    await Replies(service, port, asked).answer(press)
    (first, at), (second, later) = asked.heard
    assert (first, second) == ("defer", "filled")
    assert PATIENCE <= at <= later
    await service.close()
