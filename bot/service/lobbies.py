"""Gathering people for a table: open a lobby, come, go, invite, choose, start."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from secrets import SystemRandom

from bot.core.answer import Replies, Reply
from bot.core.lobby import CLOCKS, IDLE, INVITED, Full, Lobby
from bot.core.names import mentioned
from bot.core.table import Occupant, Table
from bot.service.calls import Calls, aloud
from bot.service.context import Context, host_in, room_reader
from bot.service.deals import Opening, new_id, seats_of
from bot.service.doors import shut
from bot.service.lobby_screen import HANDS, host_of, lobby_screen, options_screen
from bot.service.menus import known_variant
from bot.service.reader import setting
from bot.service.seats import Seats, why_not
from bot.store import NewMessage, Person, Room, Stale
from games import BadInput, Game, game, text

ROOM_TABLES = 8
"""So many tables and lobbies a room has at a time, unless its admins say otherwise."""

OWN_LOBBIES = 2
"""At so many tables of a room one person may gather others at a time."""

CHANCE = SystemRandom()
"""Who sits where is drawn by lot."""


class Lobbies:
    """Everything that happens before a table is dealt."""

    def __init__(self, seats: Seats) -> None:
        self.seats = seats
        self.play = seats.play
        self.store = seats.store

    async def open(
        self, ctx: Context, one: Game, variant: str, asked: tuple[str, ...] = ()
    ) -> Replies:
        """Open a lobby in this room, its first seat taken by whoever asks.

        It takes the place of the menu that was pressed, unless somebody was ``asked`` by that.
        """
        name = known_variant(one, variant)
        if why := await self.closed(ctx):
            return why
        if len(await self.store.gathered_by(ctx.room.id, ctx.person.id)) >= OWN_LOBBIES:
            return (ctx.private(text("bot-lobbies-enough", count=OWN_LOBBIES)),)
        most = seats_of(one, name)[-1]
        seats: tuple[Occupant | None, ...] = (ctx.occupant, *[None] * (most - 1))
        clock = 0 if ctx.place.private else int(setting("clock", ctx.room.settings))
        lobby = Lobby(
            new_id(), ctx.room.id, one.name, name, ctx.person.id, seats, one.deals[0], clock
        )
        lobby = replace(lobby, asked=asked).touched(ctx.event, ctx.now)
        replies = await self.put_up(ctx, lobby)
        await self.store.set_person(ctx.person.id, "last", f"{one.code}/{name}/room")
        return replies

    async def put_up(self, ctx: Context, lobby: Lobby, others: Iterable[Room] = ()) -> Replies:
        """Keep a new lobby and show it, in other rooms too. Raises Stale where its name is kept."""
        menu = ctx.message and not ctx.message.table and not lobby.asked
        taken = ctx.message if menu else None
        new = NewMessage(ctx.room.id, ctx.place.platform, f"l/{lobby.id}")
        elsewhere = [NewMessage(one.id, one.platform, new.shows) for one in others]
        row = await self.store.open_lobby(lobby, taken.id if taken else new, elsewhere)
        await self._expires(lobby)
        how = "edit" if taken and ctx.address else "post"
        return (await self.reply(ctx, lobby, row, how),)

    async def closed(self, ctx: Context) -> Replies:
        """Why nothing can be opened here, if so."""
        if why := await shut(ctx, self.store):
            return why
        most = int(ctx.room.settings.get("tables", ROOM_TABLES))
        open_ = await self.store.gathered_in(ctx.room.id)
        open_ += await self.store.lobbies_in(ctx.room.id)
        if len(open_) >= most and not ctx.place.private:
            return (ctx.private(text("bot-room-full", count=most)),)
        return ()

    async def press(self, ctx: Context, words: Sequence[str]) -> Replies:
        """A button of a lobby. Raises BadInput for what is none."""
        verb, id_, *rest = (*words, "", "")[: max(2, len(words))]
        lobby = await self.store.lobby(id_)
        if lobby is None:
            return (ctx.private(text("bot-lobby-gone")),)
        if lobby.state != "open":
            return await self._past(ctx, lobby)
        if verb not in {"leave", "show"} and await self.store.barred(lobby.room, ctx.person.id):
            return (ctx.private(text("bot-barred")),)
        match verb, rest:
            case "join", _:
                return await self.join(ctx, lobby)
            case "leave", _:
                return await self._left(ctx, lobby)
            case "options", _:
                return self._options(ctx, lobby)
            case "start", _:
                return await self._start(ctx, lobby)
            case "show", _:
                return await self.show(ctx, lobby)
            case (("add" | "drop" | "size" | "deals" | "clock" | "hands"), _):
                return await self._hosts(ctx, lobby, verb, rest)
        raise BadInput(verb)

    async def _past(self, ctx: Context, lobby: Lobby) -> Replies:
        """Of a lobby that gathers no more there is a table, or nothing."""
        if lobby.state == "started":
            table = await self.store.load(lobby.table)
            if table is not None and table.seat_of(ctx.person.id) is not None:
                return await self.play.there(ctx, table)
            if table is not None:
                return await self.seats.hand(ctx, table)
        return (ctx.private(text("bot-lobby-over")),)

    async def join(self, ctx: Context, lobby: Lobby) -> Replies:
        """Sit down; the last free seat begins the game."""
        if lobby.sits(ctx.person.id):
            return (ctx.private(text("bot-lobby-sits")),)
        people = [one.person for one in lobby.people if one.person is not None]
        if why := await why_not(ctx, self.store, lobby.room, people):
            return (ctx.private(text(why)),)
        try:
            after = await self._change(ctx, lobby, lambda now: now.joined(ctx.occupant))
        except Full:
            return (ctx.private(text("bot-lobby-full")),)
        if after.full and after.state == "open" and len(after.people) > 1:
            return await self._begin(ctx, after)
        return await self.show(ctx, after)

    async def leave(self, ctx: Context, table: Table | None) -> Replies:
        """Go from the lobby of this room, unless a table is played; nothing where none is."""
        if table and table.several and not table.over:
            return ()
        lobby = await self.store.gathering(ctx.room.id, ctx.person.id)
        return await self._left(ctx, lobby) if lobby else ()

    async def _left(self, ctx: Context, lobby: Lobby) -> Replies:
        if not lobby.sits(ctx.person.id):
            return (ctx.private(text("bot-lobby-not-in")),)
        return await self.show(
            ctx, await self._change(ctx, lobby, lambda now: now.left(ctx.person.id))
        )

    def _options(self, ctx: Context, lobby: Lobby) -> Replies:
        if ctx.person.id != lobby.host:
            return (ctx.private(text("bot-lobby-host-only", name=host_of(lobby, ctx.reader))),)
        return (Reply("private", options_screen(lobby, ctx.reader)),)

    async def _hosts(self, ctx: Context, lobby: Lobby, verb: str, words: Sequence[str]) -> Replies:
        """What only the host may do."""
        if ctx.person.id != lobby.host:
            return (ctx.private(text("bot-lobby-host-only", name=host_of(lobby, ctx.reader))),)
        change = _chosen(lobby, verb, words[0] if words else "")
        try:
            after = await self._change(ctx, lobby, change)
        except Full:
            return (ctx.private(text("bot-lobby-full")),)
        if verb in {"size", "deals", "clock", "hands"}:
            return (Reply("private", options_screen(after, ctx.reader)),)
        if verb == "add" and after.full and after.state == "open":
            return await self._begin(ctx, after)
        return await self.show(ctx, after)

    async def invite(self, ctx: Context, lobby: Lobby, name: str) -> Replies:
        """Ask somebody by name: they are told once, in private where that can be."""
        named = " ".join((mentioned(name)[1] or name).split())[:32].lstrip("@")
        if not lobby.sits(ctx.person.id) or not named:
            return (ctx.private(text("bot-lobby-not-in")),)
        calls = Calls(self.play, lobby)
        known = await calls.meant(ctx, name, named)
        if len(known) != 1:
            word = "several" if known else "nobody"
            return (ctx.private(text(f"bot-invite-{word}", name=named, code=lobby.id)),)
        (person,) = known
        if lobby.sits(person.id):
            return (ctx.private(text("bot-invite-sits", name=person.name)),)
        if person.name in lobby.invited:
            return (ctx.private(text("bot-invite-before", name=person.name)),)
        if len(lobby.invited) >= INVITED:
            return (ctx.private(text("bot-lobby-invited-enough", count=INVITED)),)
        if (mentions := await calls.here(ctx, person)) is not None:
            after = await self.invites(ctx, lobby, person)
            return aloud(await self.show(ctx, after), mentions)
        told = await calls.where(person, ctx.now)
        if told is None:
            words = text("bot-invite-unreached", name=person.name, code=lobby.id)
            return (ctx.private(words),)
        after = await self.invites(ctx, lobby, person)
        await calls.call(ctx, person, told)
        return await self.show(ctx, after)

    async def invites(self, ctx: Context, lobby: Lobby, person: Person) -> Lobby:
        """The lobby says who was asked to come."""
        return await self._change(ctx, lobby, lambda now: now.invites(person.name))

    async def _start(self, ctx: Context, lobby: Lobby) -> Replies:
        if ctx.person.id != lobby.host:
            return (ctx.private(text("bot-lobby-host-only", name=host_of(lobby, ctx.reader))),)
        return await self._begin(ctx, lobby)

    async def _begin(self, ctx: Context, lobby: Lobby) -> Replies:
        """Deal: free seats that the game needs go to computers, and the lot seats everybody."""
        one = game(lobby.game)
        sizes, taken = seats_of(one, lobby.variant), list(lobby.taken)
        size = next(size for size in sizes if size >= len(taken))
        level = one.levels[len(one.levels) // 2]
        seated = taken + [Occupant(level=level)] * (size - len(taken))
        if not lobby.kept:  # else everybody sits where the last game says
            CHANCE.shuffle(seated)
        pressed = ctx.message if ctx.message and ctx.message.shows == f"l/{lobby.id}" else None
        opening = Opening(
            lobby.room,
            lobby.host,
            tuple(seated),
            lobby.deals,
            lobby.clock,
            lobby.open_hands,
            lobby,
            pressed.id if pressed else None,
        )
        try:
            return await self.play.start(ctx, one, lobby.variant, opening)
        except Stale:
            now = await self.store.lobby(lobby.id) or lobby
            return await (self.show(ctx, now) if now.state == "open" else self._past(ctx, now))

    async def show(self, ctx: Context, lobby: Lobby) -> Replies:
        """The lobby on the pressed message, or as a new one in this room."""
        if lobby.state == "started":
            return await self._past(ctx, lobby)
        shows = f"l/{lobby.id}"
        if ctx.message and ctx.message.shows == shows:
            return (await self.reply(ctx, lobby, ctx.message.id, "edit"),)
        try:
            row = await self.store.bring_lobby(
                lobby.id, NewMessage(ctx.room.id, ctx.place.platform, shows)
            )
        except Stale:
            return await self._past(ctx, await self.store.lobby(lobby.id) or lobby)
        return (await self.reply(ctx, lobby, row, "post"),)

    async def reply(self, ctx: Context, lobby: Lobby, row: int, how: str) -> Reply:
        """The lobby as this place reads it, on a message that is edited or posted."""
        host = host_in(ctx.room, lobby.room, lobby.host)
        reader = await room_reader(self.store, ctx.room, host, ctx.eyes)
        shown = lobby_screen(lobby, reader)
        return Reply("edit" if how == "edit" else "post", shown, row, lobby.version)

    async def _change(self, ctx: Context, lobby: Lobby, change: Callable[[Lobby], Lobby]) -> Lobby:
        def while_open(now: Lobby) -> Lobby:
            return change(now) if now.state == "open" else now

        after = await self.store.change_lobby(lobby.id, ctx.event, ctx.now, while_open)
        after = after or lobby
        await self._expires(after)
        return after

    async def _expires(self, lobby: Lobby) -> None:
        await self.store.add_due("lobby", lobby.id, lobby.changed + IDLE, {})

    async def expire(self, id_: str, now: int) -> None:
        """Put a lobby away that nobody has touched."""
        lobby = await self.store.lobby(id_)
        if lobby is None or lobby.state != "open" or now < lobby.changed + IDLE:
            return
        event = f"expired {id_}"
        await self.store.change_lobby(
            id_, event, now, lambda one: replace(one, state="expired") if one == lobby else one
        )


def _chosen(asked: Lobby, verb: str, word: str) -> Callable[[Lobby], Lobby]:
    """What a button of the host does. Raises BadInput for what no button says."""
    one = game(asked.game)
    if verb == "size" and word in {str(size) for size in seats_of(one, asked.variant)}:
        return lambda lobby: lobby.sized(int(word))
    if verb == "add" and word in one.levels:
        return lambda lobby: lobby.joined(Occupant(level=word))
    if verb == "drop":
        return lambda lobby: lobby.without_computer()
    if verb == "deals" and word in {str(number) for number in one.deals}:
        return lambda lobby: replace(lobby, deals=int(word))
    if verb == "clock" and word in {str(clock) for clock in CLOCKS}:
        return lambda lobby: replace(lobby, clock=int(word))
    if verb == "hands" and one.open_hands and word in HANDS:
        return lambda lobby: replace(lobby, open_hands=word == HANDS[1])
    raise BadInput(word)
