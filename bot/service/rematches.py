"""Playing again: at once against computers, else a table to which everybody is asked anew."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from hashlib import sha256
from itertools import count

from bot.core.answer import Replies
from bot.core.lobby import Lobby
from bot.core.table import Occupant, Table
from bot.core.turns import stand_in
from bot.service.calls import Calls
from bot.service.context import Context
from bot.service.deals import Opening
from bot.service.doors import shut
from bot.service.lobbies import Lobbies
from bot.service.reader import quiet
from bot.store import Room, Stale
from games import game

CODE = 8


class Rematches:
    """What "Rematch" does when a table of several is over."""

    def __init__(self, lobbies: Lobbies) -> None:
        self.lobbies = lobbies
        self.play = lobbies.play
        self.store = lobbies.store

    async def ask(self, ctx: Context, table: Table) -> Replies:
        """The same people again, the seats moved on by one; nobody sits down who does not press."""
        if not table.over:
            return await self.play.fresh(ctx, table)
        if ctx.person.id not in {one.person for one in again(table)}:
            return self.play.strangers(ctx, table)
        if why := await shut(ctx, self.store):
            return why
        seats = await self._seats(ctx, table)
        if not asked(ctx, seats):
            return await self._at_once(ctx, table, seats)
        code, lobby = await self._newest(table)
        if lobby is None:
            return await self._gather(ctx, table, seats, code)
        if lobby.state == "started":
            newer = await self.store.load(lobby.table)
            return await self.play.there(ctx, newer or table)
        if lobby.sits(ctx.person.id):
            return await self.lobbies.show(ctx, lobby)
        return await self.lobbies.join(ctx, lobby)

    async def _at_once(self, ctx: Context, table: Table, seats: tuple[Occupant, ...]) -> Replies:
        """Nobody else has to be asked."""
        head, event = table.head, f"rematch {table.head.id}"
        if newer := await self.store.load(await self.store.happened(event) or ""):
            return await self.play.there(ctx, newer)
        opening = Opening(
            ctx.room.id, ctx.person.id, seats, head.deals, head.clock, head.open_hands
        )
        once = replace(ctx, event=event)  # pressed again and again, it is the same table
        return await self.play.start(once, game(head.game), head.variant, opening)

    async def _newest(self, table: Table) -> tuple[str, Lobby | None]:
        """The lobby of this rematch that is open or was played, else the code of the next one."""
        for number in count(1):
            code = code_of(table, number)
            lobby = await self.store.lobby(code)
            if lobby is None or lobby.state in {"open", "started"}:
                return code, lobby
        raise AssertionError

    async def _gather(
        self, ctx: Context, table: Table, seats: tuple[Occupant, ...], code: str
    ) -> Replies:
        """Open the lobby, its seats kept for those who played, and call them."""
        if why := await self.lobbies.closed(ctx):
            return why
        head, others = table.head, asked(ctx, seats)
        kept = tuple(one if one.person in others else None for one in seats)
        lobby = Lobby(
            code,
            ctx.room.id,
            head.game,
            head.variant,
            ctx.person.id,
            tuple(None if one.person in others else one for one in seats),
            head.deals,
            head.clock,
            head.open_hands,
            kept=kept,
        ).touched(ctx.event, ctx.now)
        try:
            rooms = await self._elsewhere(ctx, table)
            replies = await self.lobbies.put_up(ctx, lobby, rooms)
        except Stale:  # somebody else pressed at the same moment
            return await self.ask(ctx, table)
        for person in others:
            await self._call(ctx, lobby, person)
        return replies

    async def _elsewhere(self, ctx: Context, table: Table) -> list[Room]:
        """The other rooms in which people played, where nobody minds what they did not ask for."""
        stood = {one.room.id: one.room for one in await self.store.messages_of(table.head.id)}
        return [
            room
            for room in stood.values()
            if room.id != ctx.room.id and not room.private
            if not quiet(room.settings) and room.settings.get("games") != "off"
        ]

    async def _call(self, ctx: Context, lobby: Lobby, person: int) -> None:
        calls, called = Calls(self.play, lobby), await self.store.person_by_id(person)
        told = await calls.where(called, ctx.now) if called else None
        if called and told:
            await calls.call(ctx, called, told)

    async def _seats(self, ctx: Context, table: Table) -> tuple[Occupant, ...]:
        """Who may sit where this time; computers play for those who may not."""
        computer = Occupant(level=stand_in(table))
        seats = [
            computer if await self._unwanted(ctx, table, one.person) else one
            for one in again(table)
        ]
        here = [ctx.occupant if one.person == ctx.person.id else one for one in seats]
        return (*here[-1:], *here[:-1])

    async def _unwanted(self, ctx: Context, table: Table, person: int | None) -> bool:
        """Whether admins keep somebody out of games, or the two do not play together."""
        if person is None:
            return False
        rooms = {table.head.room, ctx.room.id}
        barred = [await self.store.barred(room, person) for room in rooms]
        return any(barred) or await self.store.blocked(ctx.person.id, [person])


def asked(ctx: Context, seats: Sequence[Occupant]) -> list[int]:
    """The others, who have to be asked before they sit down again."""
    return [one.person for one in seats if one.person not in {None, ctx.person.id}]


def again(table: Table) -> tuple[Occupant, ...]:
    """Those who played, also who resigned, as they would sit down again: no stand-ins."""
    return tuple(chair.player for chair in table.chairs)


def code_of(table: Table, number: int) -> str:
    """The name of a rematch's lobby: the same whoever presses, in whatever process."""
    named = sha256(f"rematch {table.head.seed} {table.head.id} {number}".encode())
    return named.hexdigest()[:CODE]
