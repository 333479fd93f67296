"""Discord: the adapter on a gateway of our own, and the library's own echo beside it.

Gateway and people live in a process of their own (see ``apart``), where ``pressed`` and ``waited``
are called.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from time import perf_counter

import discord
import pytest
from aiohttp import web

from bot.adapters.discord import build_discord
from tests.discord.wire import Json, Wire, buttons, calls
from tests.load.apart import Apart, apart, running
from tests.load.people import GAME, Also, house, nothing
from tests.load.turns import Taking, at_full_speed, steadily


class Timed(Wire):
    """Many people, each in a channel of their own; remembers when each press was answered."""

    def __init__(self) -> None:
        super().__init__()
        self.shown: dict[str, Json] = {}
        self.seen: dict[str, asyncio.Event] = {}
        self._number = 0

    async def person(self, number: int, kind: int, data: Json, old: Json | None = None) -> str:
        """Somebody presses or commands; the id of what they did."""
        payload = self._interaction(kind, data)
        channel = str(1000 + number)
        payload["channel_id"] = channel
        payload["channel"] = payload["channel"] | {"id": channel}
        user = payload["member"]["user"] | {"id": str(5000 + number), "username": f"p{number}"}
        payload["member"] = payload["member"] | {"user": user}
        if old:
            payload["message"] = dict(old)
        self.seen[payload["id"]] = asyncio.Event()
        return await self.tell("INTERACTION_CREATE", payload)

    def _answered(self, body: Json, id_: str, token: str) -> web.Response:
        answer = super()._answered(body, id_, token)
        self.shown[id_] = self.messages[self._originals[token]]
        if body["type"] != 5:
            self.seen[id_].set()
        del self.told[2:-200]  # a session of very many events is not what is measured
        return answer

    def _filled(self, body: Json, token: str) -> web.Response:
        answer = super()._filled(body, token)
        for id_, one in self.shown.items():
            if one["id"] == self._originals.get(token):
                self.seen[id_].set()
        return answer


class Presser:
    """Somebody who presses the first choice as soon as the board is there."""

    def __init__(self, wire: Timed, number: int) -> None:
        self.wire = wire
        self.number = number
        self.board: Json | None = None
        self.pictures: list[float] = []

    async def turn(self) -> None:
        began, choice = perf_counter(), self._choice()
        if self.board and choice:
            data: Json = {"custom_id": choice, "component_type": 2}
            id_ = await self.wire.person(self.number, 3, data, self.board)
        else:
            game, variant, whom = GAME.split()
            words = {"game": game, "variant": variant, "for": whom}
            options = [{"name": key, "type": 3, "value": value} for key, value in words.items()]
            data = {"id": "9", "name": "play", "type": 1, "options": options}
            id_ = await self.wire.person(self.number, 2, data)
        async with asyncio.timeout(30):
            await self.wire.seen[id_].wait()
        del self.wire.seen[id_]
        self.board = self.wire.shown.pop(id_)
        if choice:
            self.pictures.append(perf_counter() - began)

    def _choice(self) -> str:
        ids = [one.get("custom_id", "") for one in buttons(self.board)] if self.board else []
        return next((one for one in ids if "p/" in one[:6]), "")


@asynccontextmanager
async def platform() -> AsyncIterator[Timed]:
    """The gateway and its people."""
    wire = Timed()
    await wire.listen()
    try:
        yield wire
    finally:
        await wire.stop()


@asynccontextmanager
async def _calling() -> AsyncIterator[Apart]:
    """A gateway that the library calls."""
    with pytest.MonkeyPatch.context() as patch:
        async with apart(__name__) as there:
            calls(there.address, patch)
            yield there


@asynccontextmanager
async def bot(*, pictures: bool) -> AsyncIterator[Apart]:
    """The product."""
    async with house(pictures=pictures) as service, _calling() as there:
        await service.painter.warm()
        adapter = build_discord(service)
        async with running(adapter.run("sesame"), adapter.client.is_ready):
            yield there


class Echo(discord.Client):
    """The library alone: it changes the message that was pressed, after ``also``."""

    def __init__(self, also: Also) -> None:
        super().__init__(intents=discord.Intents(guilds=True))
        self._also = also

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        await self._also()
        view = discord.ui.View(timeout=None)
        for number in range(16):
            view.add_item(discord.ui.Button(label=str(number), custom_id=f"p/{number}"))
        view.stop()
        words = f"{perf_counter()}"
        if interaction.type is discord.InteractionType.component:
            await interaction.response.edit_message(content=words, view=view)
        else:
            await interaction.response.send_message(words, view=view)


@asynccontextmanager
async def echo(also: Also = nothing) -> AsyncIterator[Apart]:
    client = Echo(also)
    async with _calling() as there, client, running(client.start("sesame"), client.is_ready):
        yield there


async def rate(there: Apart, seconds: float) -> float:
    """Presses a second, of people who press as soon as they can."""
    return float(await there.ask("pressed", seconds))


async def latencies(
    there: Apart, seconds: float, each_second: int = 20, take: Taking = steadily
) -> list[float]:
    """Times to the new picture, which is the acknowledgement too, at a steady pace."""
    pictures: list[float] = await there.ask("waited", seconds, each_second, take)
    return pictures


async def pressed(wire: Timed, seconds: float, people: int = 20) -> float:
    pressers = [Presser(wire, number) for number in range(people)]
    took = await at_full_speed(pressers, seconds)
    return sum(len(one.pictures) for one in pressers) / took


async def waited(wire: Timed, seconds: float, each_second: int, take: Taking) -> list[float]:
    pressers = [Presser(wire, number) for number in range(2 * each_second)]
    await asyncio.gather(*(one.turn() for one in pressers))
    for one in pressers:
        await one.turn()
        one.pictures.clear()
    await take(pressers, seconds, each_second)
    return [time for one in pressers for time in one.pictures]
