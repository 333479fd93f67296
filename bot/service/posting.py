"""Posts the daily challenge: each post once, whatever happens, at the pace of the platform.

A row is due in one process at a time. Before the platform hears of a post it stands in the ledger;
what was being sent when a process died is repeated where the platform knows our nonce, and counts
as sent where it does not.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import date

import structlog

from bot.core.daily import moment
from bot.core.port import Gone, Later, Moved, Port, Refused
from bot.core.screen import Button, Screen
from bot.service.challenge import button
from bot.service.days import zone
from bot.service.digest import digest
from bot.service.menus import plain, title
from bot.service.orders import PAUSED, kind_of
from bot.service.post import post, shows
from bot.service.publisher import room_place
from bot.service.reader import reader
from bot.service.service import Service
from bot.store import Due, NewMessage, Posted, Room, Subscription
from games import Text, game, text

log = structlog.get_logger()

PAUSE = 1.0
LEASE = 120_000
BATCH = 25
"""Posts that are taken up together."""

AT_ONCE = 6
"""Of these so many are under way: more would only keep people waiting for the database."""

APART = 40
"""Milliseconds between two posts on a platform: Telegram takes 30 a second from a bot."""

LATE = 12 * 3_600_000
"""A post that is later than this is left out."""

NONCE_HOLDS = 180_000
"""For so long a repeat on Discord finds the first message."""

Rest = Callable[[float], Awaitable[None]]


class Poster:
    """One loop per process, for the platforms whose ports it holds and for the page."""

    def __init__(
        self, service: Service, ports: Sequence[Port], *, rest: Rest = asyncio.sleep
    ) -> None:
        self.service = service
        self.store = service.store
        self.orders = service.commands.daily.orders
        self.ports = {port.platform: port for port in ports}
        self.kinds = [kind_of(platform) for platform in (*self.ports, "web")]
        self._rest = rest
        self._places = asyncio.Semaphore(AT_ONCE)
        self._next: defaultdict[str, int] = defaultdict(int)

    async def run(self) -> None:
        """Work until cancelled."""
        while True:
            try:
                worked = await self.once()
            except Exception:
                log.exception("poster-broke")
                worked = 0
            await asyncio.sleep(0 if worked else PAUSE)

    async def once(self) -> int:
        """Post what is due now; return how much it was."""
        rows = await self.store.claim_due(self.kinds, self.service.now(), LEASE, BATCH)
        await asyncio.gather(*(self._guarded(due) for due in rows))
        return len(rows)

    async def _guarded(self, due: Due) -> None:
        try:
            async with self._places:
                await (self._wish(due) if "sub" in due.data else self._errand(due))
        except Exception:
            log.exception("post-broke", key=due.key)

    async def _wish(self, due: Due) -> None:
        sub = await self.store.subscription(int(due.data["sub"]))
        room = await self.store.room_by_id(sub.room) if sub else None
        if sub is None or room is None or sub.paused:
            await self.store.done_due(due.id)
            return
        day = date.fromisoformat(due.data["date"])
        one = Posted(room.id, sub.kind, sub.game, day.isoformat(), "sending", 0, self._now)
        try:
            await self._deliver(room, one, await self._wished(sub, room, day))
        except (Gone, Refused, Later, Moved) as trouble:
            await self._trouble(due, room, sub, trouble)
        else:
            await self.orders.schedule(sub, room, self._now, day)  # in the place of this row

    async def _errand(self, due: Due) -> None:
        """Words that somebody wants posted in another room."""
        room = await self.store.room_by_id(int(due.data["room"]))
        if room is None:
            await self.store.done_due(due.id)
            return
        named = (due.data["kind"], due.data["game"], due.data["date"])
        try:
            one = Posted(room.id, *named, "sending", 0, self._now)
            await self._deliver(room, one, Screen(due.data["words"]))
        except (Later, Moved) as trouble:
            await self._put_off(due, trouble)
        except (Gone, Refused):
            log.info("share-refused", room=room.id)
        await self.store.done_due(due.id)

    @property
    def _now(self) -> int:
        return self.service.now()

    async def _wished(self, sub: Subscription, room: Room, day: date) -> Screen | None:
        """What is to be sent for a wish; None when it is too late or there is nothing to say."""
        person = await self.store.person_by_id(sub.person) if sub.person else None
        where = zone(person, room)
        at = moment(day, sub.minute, where)
        if at is None or self._now > at + LATE:
            return None
        attach = room.settings.get("attach") != "no"
        wishes = (person.settings, room.settings) if person else (room.settings,)
        eyes = reader(room.platform, *wishes, pictures=attach)
        if sub.kind == "digest":
            return await digest(self.store, room, day, eyes)
        if sub.kind != "post":
            lines, rows = await self._reminder(sub, day)
            buttons = [button(eyes, label, *words, good=True) for label, words in rows]
            return plain(eyes, lines, _columns(buttons)) if lines else None
        one = game(sub.game)
        if await self.service.days.day(one, day) is None:
            return None
        return await post(self.service.days, room, shows(one, day), eyes)

    async def _reminder(
        self, sub: Subscription, day: date
    ) -> tuple[list[Text], list[tuple[Text, tuple[str, ...]]]]:
        """What this person has not played yet; for a streak only where one would break."""
        lines: list[Text] = []
        rows: list[tuple[Text, tuple[str, ...]]] = []
        for one in self.service.days.games:
            result = await self.store.result(sub.person or 0, one.name, day)
            if (result and result.solved) or await self.service.days.day(one, day) is None:
                continue
            streak = await self.service.days.streak(sub.person or 0, one, day)
            if sub.kind == "streak" and not streak:
                continue
            word = "streak" if streak else "waits"
            lines.append(text(f"daily-reminder-{word}", game=title(one), count=streak))
            rows.append((text("bot-play", game=title(one)), ("play", one.code, day.isoformat())))
        return lines, rows

    async def _deliver(self, room: Room, one: Posted, screen: Screen | None) -> None:
        """Send a post unless it has been. Raises what the port raises; then it was not sent."""
        new = None
        if screen is None:
            one = replace(one, state="skipped")
        elif one.kind in {"post", "digest"}:
            named = one.game or one.kind
            new = NewMessage(room.id, room.platform, f"d/post/{named}/{one.date}")
        mine = await self.store.announce(one, new)
        if mine is None:
            before = await self.store.posted(room.id, one.kind, one.game, one.date)
            if before and before.state == "sending":
                await self._interrupted(room, before, screen)
        elif screen:
            await self._send(room, mine, screen)

    async def _interrupted(self, room: Room, before: Posted, screen: Screen | None) -> None:
        """A process died while it was sending this, or just after."""
        if room.platform == "web":
            await self.store.settle(before, "sent")
        elif room.platform == "discord" and screen and self._now < before.at + NONCE_HOLDS:
            await self._send(room, before, screen)
        else:
            await self.store.settle(before, "unknown")

    async def _send(self, room: Room, one: Posted, screen: Screen) -> None:
        port = self.ports.get(room.platform)
        if port is None:  # the page reads the rows itself
            await self.store.settle(one, "sent")
            return
        try:
            await self._turn(room.platform)
            nonce = f"d{one.room}.{one.kind}.{one.game}.{one.date}"
            address = await port.send(room_place(room), screen, nonce)
        except (Gone, Refused, Later, Moved):
            await self.store.recall(one)
            raise
        await self.store.settle(one, "sent" if address else "unknown", address, screen.digest)

    async def _turn(self, platform: str) -> None:
        """Wait for one's place in the row, so that presses find the platform willing."""
        now = self._now
        mine = max(now, self._next[platform])
        self._next[platform] = mine + APART
        if mine > now:
            await self._rest((mine - now) / 1000)

    async def _trouble(self, due: Due, room: Room, sub: Subscription, trouble: Exception) -> None:
        match trouble:
            case Later() | Moved():
                if isinstance(trouble, Moved):
                    await self.store.move_room(room.platform, room.chat, trouble.chat)
                await self._put_off(due, trouble)
            case _:
                reason = "gone" if isinstance(trouble, Gone) else "refused"
                log.info("subscription-paused", room=room.id, why=reason)
                await self.store.pause(sub.id, reason)
                await self.store.set_room(room.id, PAUSED, reason)
                await self.store.done_due(due.id)

    async def _put_off(self, due: Due, trouble: Exception) -> None:
        wait = trouble.seconds if isinstance(trouble, Later) else 0.0
        with suppress(KeyError):
            kind, key, data = due.kind, due.key, due.data
            await self.store.add_due(kind, key, self._now + round(wait * 1000), data)


def _columns(buttons: Sequence[Button]) -> tuple[tuple[Button, ...], ...]:
    return tuple((one,) for one in buttons)
