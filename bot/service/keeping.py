"""What is kept of a person: ``/mydata`` hands it out, ``/forgetme`` ends it."""

from __future__ import annotations

import json
from collections.abc import Sequence

from bot.core.action import Action
from bot.core.answer import Reply
from bot.core.log import Kind
from bot.core.screen import Button, Screen
from bot.core.table import Entry, Table
from bot.core.turns import followed, stand_in
from bot.service.context import Context
from bot.service.menus import plain
from bot.service.tourneys import withdraw
from bot.store import Store
from games import BadInput, text

Replies = tuple[Reply, ...]

FORGET = "forget"
"""The word of the buttons under the question."""

EVERY = 1_000_000
"""More tables than anybody has."""


class Keeping:
    """The person's own say over what is kept of them."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def command(self, ctx: Context, name: str) -> Replies:
        """Answer one of the two commands about one's own data."""
        return await self.data(ctx) if name == "mydata" else self._asked(ctx)

    async def press(self, ctx: Context, words: Sequence[str]) -> Replies:
        """A button under one of these answers. Raises BadInput for what is none."""
        match list(words):
            case ["data"]:
                return await self.data(ctx)
            case ["forget"]:
                return self._asked(ctx)
            case ["forget", "no"]:
                return (self._answer(ctx, plain(ctx.reader, (text("bot-forget-not"),))),)
            case ["forget", "yes"]:
                await forget(self.store, ctx.person.id, ctx.now)
                done = plain(ctx.reader, (text("bot-forget-done"),))
                return (self._answer(ctx, done, farewell=True),)
        raise BadInput("/".join(words)[:40])

    async def data(self, ctx: Context) -> Replies:
        """Everything, as a file."""
        shown = plain(ctx.reader, (text("bot-mydata"),))
        written = await export(self.store, ctx.person.id) or "{}"
        return (Reply("private", Screen(shown.caption, document=written)),)

    def _asked(self, ctx: Context) -> Replies:
        buttons = tuple(
            Button(
                ctx.reader.say(text(f"bot-forget-{word}")),
                str(Action("me", (FORGET, word))),
                "danger" if word == "yes" else "plain",
            )
            for word in ("yes", "no")
        )
        return (ctx.private(text("bot-forget-sure"), rows=(buttons,)),)

    def _answer(self, ctx: Context, shown: Screen, *, farewell: bool = False) -> Reply:
        how = "edit" if ctx.address and not ctx.message else "private"
        return Reply("edit" if how == "edit" else "private", shown, farewell=farewell)


async def export(store: Store, person: int) -> str | None:
    """All that is kept of a person, as JSON; None when nobody is."""
    told = await store.export(person)
    return None if told is None else json.dumps(told, ensure_ascii=False, indent=1)


async def forget(store: Store, person: int, now: int) -> bool:
    """Give up what is unfinished, and leave nothing but a number; False when that was so before."""
    for id_ in await store.tourneys_of(person):
        tourney = await store.tourney(id_)
        if tourney:
            await withdraw(store, tourney, person, now)
    for id_ in await store.tables_of(person, EVERY):
        await _given_up(store, id_, person, now)
    return await store.forget_everything(person)


async def _given_up(store: Store, id_: str, person: int, now: int) -> None:
    """A computer takes over where others play on; a game of one's own is given up."""

    def entries(table: Table) -> Sequence[Entry]:
        seat = None if table.over else table.seat_of(person)
        if seat is None:
            return ()
        if not table.several:
            return [Entry("resign", "person", person=person, at=now)]
        kind: Kind = "leave" if len(table.people) > 1 else "resign"
        return followed(table, Entry(kind, "person", seat, stand_in(table), person, now), now)

    await store.write_on(id_, entries)
