"""What rooms with open games are told of the bot itself: it will stop, it was away, it is back.

Once, where somebody played lately, and nowhere in quiet mode. A short restart is nobody's business:
presses wait on their platform for so long, and clocks stand still.
"""

from __future__ import annotations

from typing import get_args

from bot.core.request import Platform
from bot.core.screen import Screen
from bot.service.orders import PAUSED
from bot.service.reader import Reader, quiet
from bot.store import Message, Store
from bot.store.message_rows import NOTICE
from games import text

STOP, BACK, AWAY, OFF = (f"{NOTICE}{what}/" for what in ("stop", "back", "away", "off"))

LONG = 5 * 60_000
"""A gap of more ms is an outage, and told."""

FAR = 366 * 24 * 3_600_000
"""Nobody announces a stop so far ahead."""

SEVERAL, SINGLE = 24 * 3_600_000, 3_600_000
"""Whoever played within so many ms, with others or alone, is in the middle of something."""


async def announce(store: Store, minutes: int, now: int) -> int:
    """Tell that the bot stops in so many minutes; return in how many rooms.

    Where it was told already the line is changed.
    """
    stop, told = now + minutes * 60_000, 0
    shows = f"{STOP}{stop}/{minutes}"
    await store.add_due("notice", "stop", stop + LONG, {})
    for platform in get_args(Platform):
        told += await store.turn_notices(platform, STOP, now + FAR, shows)
        where = await _rooms(store, platform, now)
        told += await store.put_notices(platform, where, shows, STOP)
    return told


async def over(store: Store, now: int) -> None:
    """We serve a while after the moment that was told: whatever there was of a break is over."""
    for platform in get_args(Platform):
        await store.turn_notices(platform, STOP, now, f"{BACK}{now}")


async def call_off(store: Store, now: int) -> int:
    """Let the lines about a stop that has not been yet say that there will be none."""
    turned = [
        await store.turn_notices(platform, STOP, now + FAR, f"{OFF}{now}")
        for platform in get_args(Platform)
    ]
    return sum(turned)


async def returned(store: Store, platform: Platform, last: int | None, now: int) -> int:
    """A process serves a platform again, which was served last at a time: tell where it matters.

    Lines about the stop say that it is over; after a long gap that nobody announced, rooms hear.
    """
    away = last is not None and now - last > LONG
    until = now + FAR if away else now  # a stop may begin before its time
    told = await store.turn_notices(platform, STOP, until, f"{BACK}{now}")
    if last is None or not away or told:
        return told
    where = await _rooms(store, platform, last)
    shows = f"{AWAY}{now}"
    return await store.put_notices(platform, where, shows, shows)


async def _rooms(store: Store, platform: Platform, now: int) -> list[int]:
    found = []
    for id_ in await store.played_in(platform, now - SEVERAL, now - SINGLE):
        room = await store.room_by_id(id_)
        if room and not quiet(room.settings) and not room.settings.get(PAUSED):
            found.append(id_)
    return found


def notice_screen(row: Message, reader: Reader) -> Screen:
    """The line as it is now."""
    _, kind, *words = row.shows.split("/")
    about = {"minutes": int(words[1])} if kind == "stop" else {}
    return Screen(reader.say(text(f"bot-notice-{kind}", **about)))


def too_late(row: Message, now: int) -> bool:
    """Whether a line was not sent before the stop that it is about."""
    _, kind, at, *_ = row.shows.split("/")
    return kind == "stop" and not row.address and int(at) < now
