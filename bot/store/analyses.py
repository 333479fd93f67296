"""What was found about finished deals: looked for once, by whichever process is asked."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import select, update

from bot.store.database import Shelf, insert_into
from bot.store.message_rows import LOOK
from bot.store.schema import analyses, messages


@dataclass(frozen=True, slots=True)
class Found:
    """What is known of a deal, as text, and whether that is all."""

    text: str
    done: bool


class Analyses(Shelf):
    """Findings by table and deal; those made by an older way of looking do not count."""

    async def found(self, table: str, deal: int, rules: int) -> Found | None:
        """What was found about a deal so far."""
        here = (analyses.c.table_id == table, analyses.c.deal == deal, analyses.c.rules == rules)
        row = await self.database.first(select(analyses).where(*here))
        return Found(row.found, row.done) if row else None

    async def keep_found(self, table: str, deal: int, rules: int, found: Found) -> None:
        """Keep what was found; the messages that show it have to follow."""
        news = {"rules": rules, "done": found.done, "found": found.text}
        new = insert_into(self.database.engine, analyses)
        row = new.values(table_id=table, deal=deal, **news)
        shown = (messages.c.shows == f"{LOOK}{table}/{deal}", messages.c.state == "live")
        stale = {"wake": 0, "changes": messages.c.changes + 1}
        async with self.database.write() as connection:
            same = ["table_id", "deal"]
            await connection.execute(row.on_conflict_do_update(index_elements=same, set_=news))
            await connection.execute(update(messages).where(*shown).values(**stale))

    async def look_again(self, message: int) -> None:
        """Something was found while a message was brought up to date."""
        here = update(messages).where(messages.c.id == message, messages.c.state == "live")
        await self.database.do(here.values(wake=0))
