"""How often the picture of a daily post is uploaded: ``python -m tests.telegram.uploads 1000``.

The real poster, adapter and library post today's challenge to so many groups of a Bot API server
on loopback, at the pace that Telegram allows.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from time import monotonic

from bot.adapters.telegram.pace import Pace
from bot.service import Poster, Service
from bot.service.orders import kind_of
from bot.service.seeds import Seeds
from bot.store import Store, migrate
from tests.botapi import BotApi
from tests.daily.setting import MONDAY, NAME, at, catalogue
from tests.service.chat import Inline
from tests.telegram.serving import Serving

LATEST = 30_000
"""Milliseconds between posts that are due and the moment at which they are posted."""

IDLE = 20
"""Looks in a row that find nothing due: then it is over."""


@dataclass(frozen=True, slots=True)
class Seen:
    """What the server saw."""

    chats: int
    posts: int
    uploads: int
    bytes: int
    seconds: float

    @property
    def by_id(self) -> float:
        """Per cent of the pictures that were sent by their id."""
        return 100 * (self.posts - self.uploads) / self.posts


async def deliver(chats: int, folder: Path, url: str, *, paced: bool = False) -> Seen:
    """Post today's challenge to so many groups, as fast as can be or as Telegram likes it."""
    seeds = Seeds(catalogue(folder / "seeds"))
    service = Service(await Store.open(url), now=lambda: at(MONDAY), thinker=Inline(), seeds=seeds)
    async with BotApi() as api:
        serving = Serving(api, service, pace=Pace() if paced else None)
        await serving.start()
        await _subscribed(api, service, chats)
        began = monotonic()
        rest = asyncio.sleep if paced else _at_once
        poster = Poster(service, [serving.adapter.port], rest=rest)
        idle = 0
        while idle < IDLE:  # what was put off is due again within a second or two
            idle = 0 if await poster.once() else idle + 1
            await asyncio.sleep(0.05)
        took = monotonic() - began - IDLE * 0.05
        await serving.stop()
        sent = api.world.called("sendPhoto")
        uploads = [call for call in sent if not call.params.get("photo")]
        sizes = sum(map(len, api.world.files.values()))
        posts = sum(not call.refused for call in sent)
        seen = Seen(chats, posts, len(uploads), sizes, took)
    await service.close()
    return seen


async def _at_once(_: float) -> None:
    await asyncio.sleep(0)


async def _subscribed(api: BotApi, service: Service, chats: int) -> None:
    store = service.store
    for number in range(chats):
        chat = api.world.group(f"Tea-house {number}")
        room = await store.room("telegram", str(chat.id))
        sub = await store.subscribe(room.id, "post", NAME, 9 * 60)
        data = {"sub": str(sub.id), "date": MONDAY.isoformat()}
        await store.add_due(kind_of("telegram"), f"s{sub.id}", at(MONDAY) - LATEST, data)


def report(seen: Seen) -> str:
    """The lines of the measurement."""
    return "\n".join(
        (
            f"python -m tests.telegram.uploads {seen.chats}",
            f"groups {seen.chats}, posts {seen.posts} in {seen.seconds:.0f} s",
            f"uploaded {seen.uploads} ({seen.bytes:,} bytes), by id {seen.by_id:.2f} %",
        )
    )


def main(words: list[str]) -> None:
    """Measure and print."""
    with tempfile.TemporaryDirectory() as folder:
        url = f"sqlite+aiosqlite:///{folder}/uploads.db"
        asyncio.run(migrate(url))
        chats = int(words[0]) if words else 1000
        seen = asyncio.run(deliver(chats, Path(folder), url, paced=True))
    sys.stdout.write(report(seen) + "\n")


if __name__ == "__main__":
    main(sys.argv[1:])
