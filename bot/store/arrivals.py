"""What a platform told us, so that it counts once; and the files that it keeps for us."""

from __future__ import annotations

from typing import Literal

from sqlalchemy import bindparam, delete, select, update
from sqlalchemy.exc import IntegrityError

from bot.core.request import Platform
from bot.store.database import Shelf, insert_into
from bot.store.schema import arrivals, uploads
from bot.store.straight import fixed

HEARD_FOR = 2 * 86_400_000
"""Platforms repeat themselves for a day at most."""

KEPT_FOR = 90 * 86_400_000
"""A file that nobody asked for so long is uploaded again."""

BUSY_FOR = 15_000
"""After so many ms whoever took an event and did not finish it counts as dead."""

Heard = Literal["new", "busy", "known"]

# Asked at every press: making a statement costs more than executing it.
_HEAR = fixed(arrivals.insert())
HEARD = fixed(
    update(arrivals)
    .where(
        arrivals.c.platform == bindparam("on_platform"),
        arrivals.c.event == bindparam("of_event"),
    )
    .values(done=True)
)


class Arrivals(Shelf):
    """Events by their platform's id, and uploaded files by the digest of their bytes."""

    async def hear(self, platform: Platform, event: str, now: int) -> Heard:
        """Take an event: new, in another process's hands, or known already."""
        try:
            await self.database.do(_HEAR, platform=platform, event=event, at=now, done=False)
        except IntegrityError:
            here = (arrivals.c.platform == platform, arrivals.c.event == event)
            orphan = (arrivals.c.done.is_(False), arrivals.c.at <= now - BUSY_FOR)
            if await self.database.do(update(arrivals).where(*here, *orphan).values(at=now)):
                return "new"
            row = await self.database.first(select(arrivals.c.done).where(*here))
            return "known" if row is None or row.done else "busy"
        return "new"

    async def heard(self, platform: Platform, event: str) -> None:
        """The event is dealt with: whoever tells it again is thanked and nothing more."""
        await self.database.do(HEARD, on_platform=platform, of_event=event)

    async def unheard(self, platform: Platform, event: str) -> None:
        """We stop in the middle of it: whoever is told next may take it at once."""
        here = (arrivals.c.platform == platform, arrivals.c.event == event)
        await self.database.do(delete(arrivals).where(*here))

    async def upload(self, platform: Platform, digest: str) -> str:
        """The platform's id of a file, '' when it is not known to have it."""
        here = (uploads.c.platform == platform, uploads.c.digest == digest)
        row = await self.database.first(select(uploads.c.file).where(*here))
        return str(row.file) if row else ""

    async def keep_upload(self, platform: Platform, digest: str, file: str, now: int) -> None:
        """Keep the id of a file that was uploaded."""
        new = insert_into(self.database.engine, uploads)
        row = new.values(platform=platform, digest=digest, file=file, at=now)
        same = ["platform", "digest"]
        news = {"file": file, "at": now}
        await self.database.do(row.on_conflict_do_update(index_elements=same, set_=news))

    async def forget(self, now: int) -> None:
        """Drop what nobody will ask for any more."""
        await self.database.do(
            delete(arrivals).where(arrivals.c.at <= now - HEARD_FOR), brief=False
        )
        kept = delete(uploads).where(uploads.c.at <= now - KEPT_FOR)
        await self.database.do(kept, brief=False)
