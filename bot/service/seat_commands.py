"""Commands and buttons of tables of several seats, by their names."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence

from bot.core.action import TABLE_ID
from bot.core.answer import Replies
from bot.core.table import Table
from bot.service.asking import MORE
from bot.service.context import Context
from bot.service.duels import Duels
from bot.service.linking import Linking
from bot.service.lobbies import Lobbies
from bot.service.play import Play
from bot.service.rematches import Rematches
from bot.service.rooms import Rooms
from bot.service.seats import Seats
from games import text

Words = tuple[str, ...]


class SeatCommands:
    """What is asked where several people play."""

    def __init__(self, play: Play) -> None:
        self.play = play
        self.store = play.store
        self.seats = Seats(play)
        self.lobbies = Lobbies(self.seats)
        self.duels = Duels(self.lobbies)
        self.rematches = Rematches(self.lobbies)
        self.rooms = Rooms(self.seats)
        self.linking = Linking(self.store)

    async def run(self, ctx: Context, name: str, words: Words) -> Replies:
        """Answer a command that needs no table here; nothing for all others."""
        match name, list(words):
            case "join", [code, *_]:
                return await self.join(ctx, code)
            case "invite", said if said:
                return await self._invite(ctx, said)
            case (("join" | "invite"), _):
                return (ctx.private(text(f"bot-{name}-what")),)
            case "challenge", [account, *called] if ctx.who.platform == "discord":
                return await self.duels.menu(ctx, account, " ".join(called))
            case "mytables", _:
                return await self.seats.mine(ctx)
            case "room", _:
                return await self.rooms.run(ctx, words)
            case "block", _:
                return await self.rooms.block(ctx, words)
            case (("link" | "unlink"), _):
                return await self.linking.run(ctx, name, words)
        return ()

    async def gather(self, ctx: Context, words: Words) -> Replies:
        """A button of a lobby, or of a menu that opens one for somebody. Raises BadInput."""
        if words[:1] == ("ask",):
            return await self.duels.press(ctx, words)
        return await self.lobbies.press(ctx, words)

    async def join(self, ctx: Context, code: str) -> Replies:
        """A lobby or a table, on whatever platform it was opened, by its code."""
        known = code.strip().casefold()
        if not TABLE_ID.fullmatch(known):
            return (ctx.private(text("bot-join-what")),)
        lobby = await self.store.lobby(known)
        if lobby and lobby.state == "open":
            return await self.lobbies.join(ctx, lobby)
        if lobby and not lobby.table:
            return (ctx.private(text("bot-lobby-over")),)
        table = await self.store.load(lobby.table if lobby else known)
        if table is None:
            return (ctx.private(text("bot-lobby-gone")),)
        return await self.seats.watch(ctx, table.head.id)

    async def _invite(self, ctx: Context, said: Sequence[str]) -> Replies:
        """A name, after the code of a lobby or for the own newest one of this room."""
        lobby = await self.store.lobby(said[0].casefold()) if said[1:] else None
        name = " ".join(said[1:] if lobby else said)
        lobby = lobby or await self.store.gathering(ctx.room.id, ctx.person.id)
        if lobby is None or lobby.state != "open":
            return (ctx.private(text("bot-invite-nowhere")),)
        return await self.lobbies.invite(ctx, lobby, name)

    async def press(self, ctx: Context, table: Table, verb: str, words: Words = ()) -> Replies:
        """Answer what is done otherwise at a table of several seats; nothing for all the rest."""
        if not table.several or verb not in self._verbs or words == ("no",):
            return ()
        return await self._verbs[verb](self, ctx, table, words)

    async def _alone(self, ctx: Context, table: Table, words: Words) -> Replies:
        """What belongs to solitaires."""
        del table, words
        return (ctx.private(text("bot-solitaires-only")),)

    _verbs: Mapping[
        str, Callable[[SeatCommands, Context, Table, tuple[str, ...]], Awaitable[Replies]]
    ] = {
        "hand": lambda self, ctx, table, _: self.seats.hand(ctx, table),
        "leave": lambda self, ctx, table, _: self.seats.leave(ctx, table),
        "more": lambda self, ctx, table, words: self.seats.more(ctx, table, words or (MORE,)),
        "order": lambda self, ctx, table, words: self.seats.order(ctx, table, words),
        "seat": lambda self, ctx, table, words: self.seats.press(ctx, table, words),
        "next": lambda self, ctx, table, _: self.seats.deal_on(ctx, table),
        "resign": lambda self, ctx, table, words: self.seats.resign(
            ctx, table, sure=words == ("yes",)
        ),
        **dict.fromkeys(
            ("rematch", "again", "same"), lambda self, ctx, table, _: self.rematches.ask(ctx, table)
        ),
        **dict.fromkeys(("hint", "undo", "line"), _alone),
    }
