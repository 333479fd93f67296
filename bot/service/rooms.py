"""What admins of a room decide about its games, whom people do not play with, and reports."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from bot.core.action import Action
from bot.core.answer import Replies
from bot.core.lobby import Lobby
from bot.core.screen import Button, Rows
from bot.core.table import Entry, Table
from bot.core.turns import stand_in
from bot.service.context import Context
from bot.service.doors import for_admins, may_end
from bot.service.lobbies import ROOM_TABLES
from bot.service.menus import title
from bot.service.reader import setting
from bot.service.seats import Seats
from games import Text, game, text

MOST = 50
"""More tables than that no room gets."""


class Rooms:
    """``/room``, ``/block`` and ``/report``."""

    def __init__(self, seats: Seats) -> None:
        self.seats = seats
        self.store = seats.store

    async def run(self, ctx: Context, words: tuple[str, ...]) -> Replies:
        """What an admin of the room wants."""
        if ctx.place.private:
            return await for_admins(ctx, self.store)
        verb, rest = "".join(words[:1]).casefold(), words[1:]
        if verb == "stop" and len(rest) == 1:
            return await self._stop(ctx, rest[0].casefold())
        if not ctx.asked.admin:
            return await for_admins(ctx, self.store)
        match verb, [word.casefold() for word in rest]:
            case "", _:
                return await self._now(ctx)
            case "stop", _:
                return (ctx.private(await self._open(ctx)),)
            case (("bar" | "allow"), _):
                return await self._bar(ctx, verb, " ".join(rest).lstrip("@"))
            case "games", [("on" | "off" | "here") as value]:
                await self.store.set_room(ctx.room.id, "games", "" if value == "on" else value)
                return (ctx.private(*await self._games(ctx, value)),)
            case "tables", [number] if number.isdecimal() and 1 <= int(number) <= MOST:
                await self.store.set_room(ctx.room.id, "tables", str(int(number)))
                return (ctx.private(text("bot-room-tables", count=int(number))),)
            case (("games" | "tables"), _):
                return (ctx.private(text(f"bot-room-{verb}-how", most=MOST)),)
        unknown = text("bot-room-unknown", words=" ".join(words)[:32])
        return (ctx.private(unknown, text("bot-room-help")),)

    async def _now(self, ctx: Context) -> Replies:
        """What holds in this room, and how it is changed."""
        most = int(ctx.room.settings.get("tables", ROOM_TABLES))
        games = await self._games(ctx, ctx.room.settings.get("games", "on"))
        return (ctx.private(*games, text("bot-room-tables", count=most), text("bot-room-help")),)

    async def _games(self, ctx: Context, value: str) -> tuple[Text, ...]:
        """Where games are opened; what another channel of the chat said goes before silence."""
        if value == "on" and await self.store.limited(ctx.room):
            return (text("bot-room-games-elsewhere"), text("bot-room-games-too"))
        return (text(f"bot-room-games-{value}"),)

    async def _open(self, ctx: Context) -> Text:
        """The codes of the tables that can be stopped here."""
        codes = await self.store.tables_in(ctx.room.id)
        codes += await self.store.lobbies_in(ctx.room.id)
        named = tuple(text("ui-plain", words=code) for code in codes)
        return text("bot-room-open", count=len(codes), codes=named)

    async def _stop(self, ctx: Context, code: str) -> Replies:
        """End a table, which only admins may, or put a lobby away."""
        lobby = await self.store.lobby(code)
        if lobby and lobby.state == "open" and lobby.room == ctx.room.id:
            return await self._put_away(ctx, lobby)
        if not ctx.asked.admin:
            return await for_admins(ctx, self.store)
        table = await self.store.load(lobby.table if lobby and lobby.table else code)
        if table is None or table.head.room != ctx.room.id or not table.several or table.over:
            no_table = text("bot-room-no-table", code=code[:32])
            return (ctx.private(no_table, await self._open(ctx)),)
        await self.seats.keep(ctx, table, Entry("stop", "person", 0, "", ctx.person.id, ctx.now))
        return (ctx.private(text("bot-room-stopped", table=code)),)

    async def _put_away(self, ctx: Context, lobby: Lobby) -> Replies:
        if not may_end(ctx, lobby.host):
            return (ctx.private(text("bot-resign-who", whom=setting("stops", ctx.room.settings))),)
        await self.store.change_lobby(lobby.id, ctx.event, ctx.now, Lobby.stopped)
        return (ctx.private(text("bot-room-stopped", table=lobby.id)),)

    async def _bar(self, ctx: Context, verb: str, name: str) -> Replies:
        if not name:
            return (ctx.private(text("bot-room-whom", verb=verb)),)
        found = await self._here(ctx, name)
        if not found:
            return (ctx.private(text("bot-nobody-called", name=name[:32])),)
        for person in found:
            if verb == "bar":
                await self.store.bar("room", ctx.room.id, person)
                await self._shown_out(ctx, person)
            else:
                await self.store.unbar("room", ctx.room.id, person)
        return (ctx.private(text(f"bot-room-{verb}", name=name[:32])),)

    async def _here(self, ctx: Context, name: str) -> list[int]:
        """The people of a name who have played in this room, or gather for a game."""
        waiting = [one for lobby in await self.store.open_in(ctx.room.id) for one in lobby.people]
        called = {one.person or 0 for one in waiting if one.name.casefold() == name.casefold()}
        return sorted({*await self.store.named_in(ctx.room, name), *called})

    async def _shown_out(self, ctx: Context, person: int) -> None:
        """Computers take the seats of somebody who is barred; a game of nobody else ends.

        Of lobbies they go as by their own wish: the host passes on, or the lobby closes.
        """
        for code in await self.store.lobbies_in(ctx.room.id):
            event = f"{ctx.event} {person}"
            await self.store.change_lobby(code, event, ctx.now, lambda now: now.left(person))
        for code in await self.store.tables_in(ctx.room.id):
            table = await self.store.load(code)
            seat = table.seat_of(person) if table else None
            if table is None or seat is None:
                continue
            end = Entry("stop", "person", 0, "", ctx.person.id, ctx.now)
            leave = Entry("leave", "table", seat, stand_in(table), at=ctx.now)
            await self.seats.keep(ctx, table, leave if len(table.people) > 1 else end)

    async def block(self, ctx: Context, words: Sequence[str]) -> Replies:
        """Not to play with somebody any more, or to do so again."""
        name = " ".join(words).lstrip("@")
        if not name:
            return (ctx.private(text("bot-block-whom")),)
        found = await self._near(ctx, name)
        if not found:
            return (ctx.private(text("bot-nobody-called", name=name[:32])),)
        again = [await self.store.unbar("person", ctx.person.id, person) for person in found]
        if any(again):
            return (ctx.private(text("bot-unblocked", name=name[:32])),)
        for person in found:
            await self.store.bar("person", ctx.person.id, person)
        await self.store.look_again(ctx.person.id)
        said = [text("bot-now-blocked", name=name[:32]), *await self._apart(ctx, found)]
        return (ctx.private(*said, rows=await self._shared(ctx, found)),)

    async def _apart(self, ctx: Context, found: Sequence[int]) -> list[Text]:
        """Of tables that gather whoever blocks goes; as their host, they let the others go."""
        said = []
        for lobby in await self.store.gathers(ctx.person.id):
            host = lobby.host == ctx.person.id
            for out in [one for one in found if lobby.sits(one)]:
                goes, event = out if host else ctx.person.id, f"{ctx.event} {out}"
                change = partial(Lobby.left, person=goes)
                await self.store.change_lobby(lobby.id, event, ctx.now, change)
                how = "out" if host else "left"
                said.append(text(f"bot-block-{how}", table=lobby.id))
        return said

    async def _shared(self, ctx: Context, found: Sequence[int]) -> Rows:
        """A way out of every game that is played with these people already."""
        rows: list[tuple[Button, ...]] = []
        for code in await self.store.tables_of(ctx.person.id):
            table = await self.store.load(code)
            if table is None or {*found}.isdisjoint(one.person for one in table.seats):
                continue
            label = text("bot-block-leave", game=title(game(table.head.game)), table=code)
            leave = Action("seat", ("leave",), code, table.round)
            rows.append((Button(ctx.reader.say(label), str(leave)),))
        return tuple(rows[: ctx.reader.limits.rows])

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
        kept = "bot-reported" if table else "bot-reported-words"
        return (ctx.private(text(kept, report=ctx.report)),)
