"""Accounts that belong to one person: a code in one chat, typed in the other."""

from __future__ import annotations

import secrets

from bot.core.answer import Replies
from bot.service.context import Context
from bot.store import Store
from games import text

SIGNS = "23456789abcdefghjkmnpqrstuvwxyz"
"""Letters and digits that nobody takes for others."""

LENGTH = 8


class Linking:
    """``/link``, ``/link CODE`` and ``/unlink``; only where nobody else reads."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def run(self, ctx: Context, name: str, words: tuple[str, ...]) -> Replies:
        """Answer one of the commands."""
        if not (ctx.place.private or ctx.asked.whispers):
            return (ctx.private(text("bot-link-private")),)
        if name == "unlink":
            return await self._apart(ctx)
        if words:
            return await self._join(ctx, words[0])
        code = "".join(secrets.choice(SIGNS) for _ in range(LENGTH))
        await self.store.new_code(ctx.person.id, code, ctx.now)
        return (ctx.private(text("bot-link-code", code=code)),)

    async def _join(self, ctx: Context, code: str) -> Replies:
        done = await self.store.link(code.casefold(), ctx.person.id, ctx.now)
        return (ctx.private(text(f"bot-link-{done}")),)

    async def _apart(self, ctx: Context) -> Replies:
        who = ctx.who
        apart = await self.store.unlink(who.platform, who.account, who.name, ctx.now)
        return (ctx.private(text("bot-unlink-done" if apart else "bot-unlink-alone")),)
