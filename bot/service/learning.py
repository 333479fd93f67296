"""Where somebody is in a lesson: kept step by step, and answered by a typed move too."""

from __future__ import annotations

from collections.abc import Sequence

from bot.core.answer import Replies, Reply
from bot.service.context import Context
from bot.service.lessons import answered, kept, place
from bot.service.menus import screen
from bot.service.own import asked_of
from bot.store import Store
from games import GAMES

OPEN = "learns"
"""The setting of a person that keeps the room and the step of a lesson that lies open."""

BESIDE = {"menu", "change", "settings", "top", "me", "mydata", "news"}
BESIDE |= {"learn", "rules", "help", "about", "privacy", "move"}
"""Buttons and commands beside which a lesson stays open."""


class Learning:
    """A lesson is open in a room until its learner goes on with something else there."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def begun(self, ctx: Context, said: Sequence[str]) -> Replies:
        """The lesson of the first game that is named, where it was left; else all of them."""
        codes = {one.code for one in GAMES.values()}
        words = [word for word in said if word in codes][:1]
        await self.opened(ctx, words)
        return (Reply("private", screen(ctx.asked, ("learn", *words))),)

    async def opened(self, ctx: Context, words: Sequence[str]) -> None:
        """Remember the step that is shown, and that it is the newest thing in the room."""
        for key, value in kept(ctx.person.settings, words):
            await self.store.set_person(ctx.person.id, key, value)
        where = place(ctx.person.settings, words)
        now = ""
        if where and not where.over:
            said = (where.game.code, str(where.at), *where.said)
            now = "/".join((str(ctx.room.id), *said))
        await self._keep(ctx, now)

    async def left(self, ctx: Context, by: str) -> None:
        """Another button or command makes something else the newest thing in the room."""
        if by not in BESIDE and self._open(ctx):
            await self._keep(ctx, "")

    async def typed(self, ctx: Context, written: str) -> Replies:
        """Answer the open lesson; nothing where none is open, or another message was meant.

        On the page a typed move names the board that was played last, whatever came after it.
        """
        meant = ctx.message is not None and ctx.place.platform != "web"
        words = self._open(ctx)
        if meant or not words or not written.strip():
            return ()
        asked = await asked_of(ctx, self.store)
        path, refused = answered(asked, words, written)
        if refused is not None:
            return (Reply("private", refused),)
        await self.opened(ctx, path)
        return (Reply("private", screen(asked, ("learn", *path))),)

    def _open(self, ctx: Context) -> tuple[str, ...]:
        room, *words = ctx.person.settings.get(OPEN, "").split("/")
        return tuple(words) if room == str(ctx.room.id) else ()

    async def _keep(self, ctx: Context, now: str) -> None:
        if ctx.person.settings.get(OPEN, "") != now:
            await self.store.set_person(ctx.person.id, OPEN, now)
