"""What admins of a room decide about its games, whom people do not play with, and reports."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.core.answer import Reply
from bot.core.lobby import Lobby
from bot.core.table import Entry, Table
from bot.service.context import Context
from bot.service.house import may_end
from bot.service.lobbies import ROOM_TABLES
from bot.service.reader import setting
from bot.service.seats import Seats
from games import text

MOST = 50
"""More tables than that no room gets."""

Replies = tuple[Reply, ...]


class Rooms:
    """``/room``, ``/block`` and ``/report``."""

    def __init__(self, seats: Seats) -> None:
        self.seats = seats
        self.store = seats.store

    async def run(self, ctx: Context, words: tuple[str, ...]) -> Replies:
        """What an admin of the room wants."""
        if words[:1] == ("stop",) and words[1:]:
            return await self._stop(ctx, words[1].casefold())
        if not ctx.asked.admin:
            return (ctx.private(text("bot-only-admins")),)
        match list(words):
            case [("bar" | "allow") as verb, *name] if name:
                return await self._bar(ctx, verb, " ".join(name).lstrip("@"))
            case ["games", ("on" | "off" | "here") as value]:
                await self.store.set_room(ctx.room.id, "games", "" if value == "on" else value)
                return (ctx.private(text(f"bot-room-games-{value}")),)
            case ["tables", number] if number.isdecimal() and 1 <= int(number) <= MOST:
                await self.store.set_room(ctx.room.id, "tables", str(int(number)))
                return (ctx.private(text("bot-room-tables", count=int(number))),)
        most = int(ctx.room.settings.get("tables", ROOM_TABLES))
        games = ctx.room.settings.get("games", "on")
        here = text(f"bot-room-games-{games}")
        return (ctx.private(here, text("bot-room-tables", count=most), text("bot-room-help")),)

    async def _stop(self, ctx: Context, code: str) -> Replies:
        """End a table, which only admins may, or put a lobby away."""
        lobby = await self.store.lobby(code)
        if lobby and lobby.state == "open" and lobby.room == ctx.room.id:
            return await self._put_away(ctx, lobby)
        if not ctx.asked.admin:
            return (ctx.private(text("bot-only-admins")),)
        table = await self.store.load(code)
        if table is None or table.head.room != ctx.room.id or not table.several or table.over:
            return (ctx.private(text("bot-room-no-table")),)
        await self.seats.write(ctx, table, Entry("stop", "person", 0, "", ctx.person.id, ctx.now))
        return (ctx.private(text("bot-room-stopped", table=code)),)

    async def _put_away(self, ctx: Context, lobby: Lobby) -> Replies:
        if not may_end(ctx, lobby.host):
            return (ctx.private(text("bot-resign-who", whom=setting("stops", ctx.room.settings))),)

        def closed(now: Lobby) -> Lobby:
            return replace(now, state="closed") if now.state == "open" else now

        await self.store.change_lobby(lobby.id, ctx.event, ctx.now, closed)
        return (ctx.private(text("bot-room-stopped", table=lobby.id)),)

    async def _bar(self, ctx: Context, verb: str, name: str) -> Replies:
        found = await self.store.named_in(ctx.room.id, name)
        if not found:
            return (ctx.private(text("bot-nobody-called", name=name[:32])),)
        for person in found:
            if verb == "bar":
                await self.store.bar("room", ctx.room.id, person)
            else:
                await self.store.unbar("room", ctx.room.id, person)
        return (ctx.private(text(f"bot-room-{verb}", name=name[:32])),)

    async def block(self, ctx: Context, words: Sequence[str]) -> Replies:
        """Not to play with somebody any more, or to do so again."""
        name = " ".join(words).lstrip("@")
        found = await self._near(ctx, name) if name else []
        if not found:
            return (ctx.private(text("bot-nobody-called", name=name[:32])),)
        again = [await self.store.unbar("person", ctx.person.id, person) for person in found]
        if any(again):
            return (ctx.private(text("bot-unblocked", name=name[:32])),)
        for person in found:
            await self.store.bar("person", ctx.person.id, person)
        await self.store.look_again(ctx.person.id)
        return (ctx.private(text("bot-now-blocked", name=name[:32])),)

    async def _near(self, ctx: Context, name: str) -> list[int]:
        """The people of a name who sat at a table with whoever asks, or called them to one."""
        found = await self.store.met(ctx.person.id, name)
        for caller in sorted({*await self.store.callers(ctx.person.id)} - {*found}):
            person = await self.store.person_by_id(caller)
            if person and person.name.casefold() == name.casefold():
                found.append(person.id)
        return found

    async def report(self, ctx: Context, table: Table | None, words: Sequence[str]) -> Replies:
        """Keep what somebody has to say, with the position and the code of the request."""
        said = " ".join(words)
        await self.store.report(ctx.report, ctx.now, ctx.person.id, table, said)
        return (ctx.private(text("bot-reported", report=ctx.report)),)
