"""Asking one person to a game: a menu of games for the one who asks, used up by one press."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace

from bot.core.action import Action
from bot.core.answer import Replies, Reply
from bot.core.keyboard import wrap
from bot.core.lobby import Lobby
from bot.core.screen import Button
from bot.service.calls import Calls, aloud
from bot.service.context import Context
from bot.service.lobbies import Lobbies
from bot.service.lobby_screen import act
from bot.service.menus import kind, known_variant, plain
from bot.store import Message, NewMessage, Person
from bot.store.message_rows import LOBBY
from games import GAMES, BadInput, Game, game, text

_MENU = "c/"
"""Begins what a menu shows, before the account that is asked and its person."""


PAUSE = 0.05
TRIES = 40
"""So often, and so many seconds apart, it is looked whether another process has finished."""


class Duels:
    """Challenges of one account to another of the same platform."""

    def __init__(self, lobbies: Lobbies) -> None:
        self.lobbies = lobbies
        self.store = lobbies.store

    async def menu(self, ctx: Context, account: str, name: str) -> Replies:
        """Which game it shall be. The platform vouches that who is asked can be met here."""
        person = await self.store.person(ctx.place.platform, account, name, ctx.now)
        shows = f"{_MENU}{account}/{person.id}"
        new = NewMessage(ctx.room.id, ctx.place.platform, shows, viewer=ctx.person.id)
        row = await self.store.add_message(new)
        buttons = [
            Button(ctx.reader.say(kind(one, variant.name)), _asks(one, variant.name))
            for one in GAMES.values()
            for variant in one.variants
            if max(one.seats) > 1
        ]
        said = (text("bot-challenge-which", name=name),)
        screen = plain(ctx.reader, said, wrap(buttons, ctx.reader.limits))
        return (Reply("private", screen, row.id),)

    async def press(self, ctx: Context, words: Sequence[str]) -> Replies:
        """What was chosen, on a menu that was really shown. Raises BadInput for anything else."""
        row = ctx.message
        if len(words) != len(("ask", "game", "variant")) or not row:
            raise BadInput("/".join(words))
        if not row.shows.startswith(_MENU) or row.viewer != ctx.person.id:
            raise BadInput(row.shows)
        one, variant = game(words[1]), known_variant(game(words[1]), words[2])
        async with self._one_by_one(ctx, row.shows):
            return await self._ask(ctx, row, one, variant)

    @asynccontextmanager
    async def _one_by_one(self, ctx: Context, asked: str) -> AsyncIterator[None]:
        """Of all processes one at a time answers somebody who asks somebody."""
        platform, key = ctx.place.platform, f"{ctx.person.id} {asked}"
        for _ in range(TRIES):
            if await self.store.hear(platform, key, ctx.now) == "new":
                break
            await asyncio.sleep(PAUSE)
        try:
            yield
        finally:
            await self.store.unheard(platform, key)

    async def _ask(self, ctx: Context, row: Message, one: Game, variant: str) -> Replies:
        _, account, number = row.shows.split("/")
        now = await self.store.message(row.id)
        used = now is None or now.state != "live"
        for lobby in await self.store.gathered_by(ctx.room.id, ctx.person.id):
            same = (lobby.game, lobby.variant) == (one.name, variant)
            if lobby.asked == (account,) and (used or same):
                label = ctx.reader.say(text("bot-lobby-button-show"))
                rows = ((Button(label, str(act(lobby, "show"))),),)
                return (ctx.private(text("bot-lobby-there"), rows=rows),)
        person = await self.store.person_by_id(int(number))
        if used or person is None:
            return (ctx.private(text("bot-lobby-over")),)
        opened = await self.lobbies.open(ctx, one, variant, (account,))
        stands = await self.store.message(opened[0].message or 0)
        fresh = await self.store.lobby(stands.shows.removeprefix(LOBBY)) if stands else None
        if fresh is None:  # it is said why nothing was opened
            return opened
        await self.store.retire(row.id)
        return await self._called(ctx, fresh, opened[0], person)

    async def _called(self, ctx: Context, lobby: Lobby, post: Reply, person: Person) -> Replies:
        """The new lobby below the menu, which says what became of it."""
        calls = Calls(self.lobbies.play, lobby)
        here = await calls.here(ctx, person)
        told = await calls.where(person, ctx.now) if here is None else None
        done, after = text("bot-challenge-done", name=person.name), lobby
        if here is None and told is None:
            done = text("bot-invite-unreached", name=person.name, code=lobby.id)
        else:
            own = replace(ctx, event=f"{ctx.event} asks")  # that of the press opened the lobby
            after = await self.lobbies.invites(own, lobby, person)
        if told:
            await calls.call(ctx, person, told)
        shown = await self.lobbies.reply(ctx, after, post.message or 0, "post")
        answer = (Reply("edit", plain(ctx.reader, (done,))), shown)
        return aloud(answer, here or ())


def _asks(one: Game, variant: str) -> str:
    return str(Action("lobby", ("ask", one.code, variant)))
