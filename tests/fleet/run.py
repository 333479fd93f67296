"""A fleet on one database, people who play, and whoever kills; then the proof."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from bot.core.action import Action
from bot.service import Service
from bot.service.orders import kind_of
from bot.store import Store
from tests.botapi import TOKEN, BotApi
from tests.fleet import proof
from tests.fleet.members import Fleet
from tests.fleet.people import Guest, Ledger, Member, Player
from tests.fleet.proxy import Proxy
from tests.service.chat import Inline

HOOK = "https://tea.example.org/telegram"
SOLITAIRES = ("guo-wu-guan o-koan me", "guo-wu-guan lenient me", "guo-wu-guan classic me")
TOGETHER = "wu-hsing open"
CLOCK = 30
SLEEPY = 0.05
"""How likely somebody lets the clock run out instead of pressing."""

ROOMS = 6
"""So many groups and rooms of the page get their daily."""


@dataclass(frozen=True)
class Plan:
    """What happens. ``every``: seconds between two kills; ``presses``: of a table for two."""

    games: int = 200
    tables: int = 10
    people: int = 20
    roles: tuple[str, ...] = ("web", "web", "telegram", "telegram", "clock", "clock")
    every: float = 4.0
    presses: int = 30
    seed: int = 1


class Evening:
    """Everybody of one evening."""

    def __init__(self, plan: Plan, store: Store, api: BotApi, page: str) -> None:
        self.plan = plan
        self.store = store
        self.api = api
        self.ledger = Ledger()
        self.chance = random.Random(plan.seed)
        pairs = range(plan.people // 2)
        made = [random.Random(f"{plan.seed} {number}") for number in range(plan.people)]
        self.guests = [Guest(f"Guest{one}", self.ledger, made[2 * one], page) for one in pairs]
        self.members = [
            Member(api.person(f"Member{one}", started=True), self.ledger, made[2 * one + 1])
            for one in pairs
        ]
        self._left = plan.games - plan.tables

    async def passes(self) -> None:
        """Everybody plays, alone and then some of them together."""
        await asyncio.gather(*(guest.enters() for guest in self.guests))
        await self.orders()
        everybody: list[Player] = [*self.guests, *self.members]
        await asyncio.gather(*(self._alone(one) for one in everybody))
        pairs = list(zip(self.members, self.guests, strict=True))
        for first in range(0, self.plan.tables, len(pairs)):
            some = pairs[: self.plan.tables - first]
            await asyncio.gather(*(self._together(*pair) for pair in some))

    async def _alone(self, one: Player) -> None:
        while self._left > 0:
            self._left -= 1
            await one.solitaire(one.chance.choice(SOLITAIRES), self._over)

    async def _over(self, table: str) -> bool:
        found = await patient(lambda: self.store.load(table))
        return found is not None and found.over

    async def _together(self, host: Member, guest: Guest) -> None:
        """A table for two over both platforms, with a clock; it may still run at the end."""
        known = {one.action for one in await host.looks()}
        await host.says(f"/play {TOGETHER}")
        await host.sends(await host.offered(_new(known, "Open a table")), None)
        join = await host.offered(_new(known, "Join"))
        code = Action.parse(join.action).words[1]
        for verb, word in (("clock", str(CLOCK)), ("size", "2")):
            chosen = str(Action("lobby", (verb, code, word)))
            await host.sends(type(join)(join.message, verb, chosen), None)
        table = await self._begun(host, guest, code)
        for _ in range(self.plan.presses):
            for one in (host, guest):
                offers = await one.moves(table)
                if offers and one.chance.random() > SLEEPY:
                    await one.plays(offers)
            if await self._over(table):
                break
            await asyncio.sleep(0.1)
        self.ledger.games += 1

    async def _begun(self, host: Member, guest: Guest, code: str) -> str:
        """The guest comes, and both see their dominoes."""
        known = {Action.parse(one.action).table for one in await host.looks()}
        await guest.says(f"/join {code}")
        shown = await host.offered(
            lambda one: (
                one.action[:2] in {"p/", "k/"} and Action.parse(one.action).table not in known
            )
        )
        for one in (host, guest):
            await one.says("/hand")
        return Action.parse(shown.action).table

    async def orders(self) -> None:
        """Rooms have ordered the daily challenge for some moment of this evening."""
        now = datetime.now(UTC)
        for number in range(ROOMS):
            chat = self.api.world.group(f"Tea {number}", self.members[0].person.user)
            for platform, name in (("telegram", str(chat.id)), ("web", f"daily{number}")):
                room = await self.store.room(platform, name)  # type: ignore[arg-type] # as it says
                minute = max(0, now.hour * 60 + now.minute - 1)
                sub = await self.store.subscribe(room.id, "post", "guo-wu-guan", minute)
                data = {"sub": str(sub.id), "date": now.date().isoformat()}
                when = self.store.clock() + number * 1_000
                await self.store.add_due(kind_of(platform), f"s{sub.id}", when, data)


def _new(known: set[str], label: str) -> Callable[[Any], bool]:
    return lambda one: one.label.startswith(label) and one.action not in known


async def patient(ask: Callable[[], Awaitable[Any]]) -> Any:
    """Ask the database again while it is away."""
    for _ in range(300):
        try:
            return await ask()
        except Exception:  # noqa: BLE001 - it is being restarted, and says so in many ways
            await asyncio.sleep(0.2)
    return await ask()


@asynccontextmanager
async def _working(*works: Awaitable[None]) -> AsyncIterator[None]:
    tasks = [asyncio.ensure_future(work) for work in works]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        ended = await asyncio.gather(*tasks, return_exceptions=True)
        for error in ended:
            if isinstance(error, Exception):
                raise error


async def evening(
    plan: Plan, folder: Path, url: str, restart: Callable[[], None] | None = None
) -> tuple[proof.Proof, Fleet, int]:
    """Let everybody play and everything fall; the proof, who fell, and how many games it were."""
    store = await Store.open(url)
    service = Service(store, thinker=Inline())
    async with BotApi() as api:
        api.world.query_life = 600
        settings = {
            "TEAHOUSE_TELEGRAM_TOKEN": TOKEN,
            "TEAHOUSE_TELEGRAM_BASE_URL": api.base_url,
            "TEAHOUSE_TELEGRAM_WEBHOOK": HOOK,
        }
        fleet = Fleet(folder, url, random.Random(plan.seed), settings)
        try:
            await fleet.start(list(plan.roles))
            async with (
                Proxy(fleet.addresses("web")) as page,
                Proxy(fleet.addresses("telegram")) as hook,
            ):
                api.updates.workers.append(f"{hook.address}/telegram")
                people = Evening(plan, store, api, page.address)
                async with _working(fleet.watches(store.clock)):
                    async with _working(fleet.kills(plan.every), _restarted(plan, people, restart)):
                        await people.passes()
                    found = await _proved(service, api, people, fleet)
                for guest in people.guests:
                    await guest.session.close()
        finally:
            await fleet.stop()
    await service.close()
    return found, fleet, people.ledger.games


async def _restarted(plan: Plan, people: Evening, restart: Callable[[], None] | None) -> None:
    """The database is restarted once, in the middle."""
    while people.ledger.games < plan.games // 2:  # noqa: ASYNC110 - others count
        await asyncio.sleep(0.2)
    if restart:
        await asyncio.to_thread(restart)


async def _proved(service: Service, api: BotApi, people: Evening, fleet: Fleet) -> proof.Proof:
    found = proof.Proof()
    await proof.settled(service.store)
    await proof.moves(service.store, people.ledger, found)
    await proof.boards(service, api, found)
    await proof.clocks(service.store, fleet.down, found)
    await proof.dailies(service.store, api, found)
    return found
