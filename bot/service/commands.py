"""From a button or a command to the operation it asks for."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from datetime import date

import structlog

from bot.core.action import TABLE_ID, Action, BadAction
from bot.core.answer import Replies, Reply
from bot.core.table import Table
from bot.service import tell
from bot.service.aside import open_aside
from bot.service.asking import MORE
from bot.service.context import Context
from bot.service.daily import Challenge
from bot.service.days import Days
from bot.service.deals import is_offered
from bot.service.doors import keep_out, shut
from bot.service.keeping import Keeping
from bot.service.learning import Learning
from bot.service.menus import ASIDE, known_variant, plain, screen
from bot.service.orders import PAUSED
from bot.service.own import asked_of, newest_of
from bot.service.play import Play
from bot.service.profiles import Profiles
from bot.service.replays import Replays
from bot.service.rules import section_named
from bot.service.seat_commands import SeatCommands
from bot.service.settings import Settings
from bot.service.thinker import Thinker
from bot.service.top import Top
from bot.service.turns import Turns
from bot.service.voices import for_all, not_for
from bot.service.voids import void
from bot.service.wanted import Wanted, games_named, known_words, named_in, spellings
from bot.store import NewMessage, Store
from games import GAMES, BadInput, Game, game, text

log = structlog.get_logger()

_LOOKS = {"hand", "happened", "text", "more"}
"""How a game stands, which of a deal that others play too only those who sit there are told."""
_ASKS = _LOOKS | {"verify", "again", "same", "line", "board", "seat", "rematch", "replay"}
"""What may be asked of a table whatever board it was pressed on."""

_OF_GAMES = {"play", "daily", "archive", "top", "rules", "learn", "club"}
"""Commands after which a game may be named."""

_CHOICES = {"play", "move", "undo", "hint", "resign", "order"}
"""Verbs and commands that go on with a game."""

PRIVATE_MENUS = {"rules", "learn", "help", "about", "privacy", "news"}
"""Menus that only the one who asks needs to see."""


class Commands:
    """All commands and all buttons."""

    def __init__(self, store: Store, thinker: Thinker, days: Days, turns: Turns) -> None:
        self.store = store
        self.play = Play(store, thinker, turns)
        self.several = SeatCommands(self.play)
        self.daily = Challenge(days, self.play)
        self.top = Top(store, self.daily.orders)
        self.profiles = Profiles(days)
        self.keeping = Keeping(store)
        self.learning = Learning(store)
        self.settings = Settings(self.daily.orders)
        self.replays = Replays(self.play, thinker)

    async def press(self, ctx: Context, carried: str, unknown: Reply | None = None) -> Replies:
        """Answer a button, whatever it carries and however old it is."""
        unknown = unknown or ctx.private(text("bot-unknown-button"))
        try:
            action = Action.parse(carried)
        except BadAction:
            log.info("unknown-button", length=len(carried))
            return (unknown,)
        await self._let_in(ctx, action.verb)
        try:
            to = self._on_table if action.table else self._elsewhere
            return await to(ctx, action)
        except (BadInput, LookupError, ValueError) as error:
            if action.table and not isinstance(error, BadInput):
                raise
            log.info("unknown-button", verb=action.verb)
            return (unknown,)

    async def _elsewhere(self, ctx: Context, action: Action) -> Replies:
        match action.verb, action.words:
            case "new", (name, variant, whom):
                if whom == ASIDE:
                    return await open_aside(self.play, ctx, game(name), variant)
                known = known_variant(game(name), variant)
                if max(game(name).seats) > 1 and not is_offered(game(name), known, whom):
                    raise BadInput(whom)
                return await self._new(ctx, game(name), variant, whom)
            case ((("lobby" | "club") as verb), words):
                return await self.several.gather(ctx, verb, words)
            case "change", (whose, name, value):
                return await self.settings.change(ctx, whose, name, value)
            case "menu", words:
                return await self._menu(ctx, words)
            case "daily", words:
                return await self._pictured(ctx, await self.daily.press(ctx, words))
            case "top", words:
                return await self._pictured(ctx, await self.top.press(ctx, words))
            case "me", words:
                own = self.keeping if words else self.profiles
                return await own.press(ctx, words)
        raise BadInput(action.verb)

    async def _new(self, ctx: Context, one: Game, variant: str, whom: str) -> Replies:
        """A new game; one for several seats gathers in a lobby, or is played with computers."""
        if max(one.seats) == 1:
            return await self.play.open(ctx, one, variant, whom)
        if whom.startswith("room"):
            return await self.several.lobbies.open(ctx, one, variant)
        closed = await self.several.lobbies.closed(ctx)
        return closed or await self.play.open(ctx, one, variant, whom)

    async def _on_table(self, ctx: Context, action: Action) -> Replies:
        table = await self.store.load(action.table)
        if table is None:
            return (ctx.private(text("bot-no-such-table")),)
        asks = action.verb in _ASKS or action.words == ("no",)
        stale = not asks and action.round != table.round
        barred = stale or (table.head.closed and action.verb in _LOOKS)
        if barred and table.seat_of(ctx.person.id) is None:
            return self.play.strangers(ctx, table)
        if stale:
            return await self.play.fresh(ctx, table, stale=True)
        if action.verb in _CHOICES and (why := await self._refused(ctx, table)):
            return why
        done = await self.several.press(ctx, table, action.verb, action.words)
        if action.verb == "replay":
            done = done or await self.replays.press(ctx, table, action.words)
        return done or await self._verb(ctx, table, action)

    async def _refused(self, ctx: Context, table: Table) -> Replies:
        """Why somebody may not go on with a game: its day is over, or admins want it so."""
        return self.daily.expired(ctx, table) or await keep_out(ctx, self.store, table)

    async def _let_in(self, ctx: Context, by: str) -> None:
        """Who asks lets us into the room: posts that were refused there are taken up again."""
        await self.learning.left(ctx, by)
        if ctx.room.settings.get(PAUSED):
            await self.daily.orders.resume(ctx.room, ctx.now)

    async def _verb(self, ctx: Context, table: Table, action: Action) -> Replies:
        match action.verb, action.words:
            case "play", path:
                return await self.play.press(ctx, table, path)
            case "undo", _:
                return await self.play.undo(ctx, table)
            case "hint", _:
                return await self.play.hint(ctx, table)
            case "resign", words:
                return await self._resign(ctx, table, words)
            case "more", words:
                return await self.play.say(ctx, table, words or (MORE,))
            case "line", _:
                return await self.play.line(ctx, table)
            case ("again" | "same") as verb, _:
                return await self._anew(ctx, table, same=verb == "same")
            case ("board" | "hand") as verb, _:
                return await self._board(ctx, table, verb)
            case word, words if word in tell.TOLD:
                return (tell.TOLD[word](ctx, table, words),)
        return (ctx.private(text("bot-unknown-button")),)

    async def _board(self, ctx: Context, table: Table, verb: str) -> Replies:
        """The board in place, or where a button of a list or a menu asks for one's own game."""
        if verb == "board":
            return await self.play.fresh(ctx, table)
        if ctx.place.private or ctx.place.platform == "web":
            return await self.play.bring(ctx, table.head.id)
        return await self.play.aside(ctx, table)

    async def _resign(self, ctx: Context, table: Table, words: tuple[str, ...]) -> Replies:
        if words != ("no",):
            return await self.play.resign(ctx, table, sure=words == ("yes",))
        if ctx.message and ctx.message.table:  # a board stays one, whoever forged the press
            return await self.play.fresh(ctx, table)
        return (Reply("edit", plain(ctx.reader, (text("bot-resign-not"),))),)

    async def _anew(self, ctx: Context, table: Table, *, same: bool) -> Replies:
        """Another deal, or the same one again; that of the daily challenge has its own rules."""
        daily = table.head.daily
        if daily and same:
            one, day = game(table.head.game), date.fromisoformat(daily.date)
            return await self.daily.practice(ctx, one, day)
        if table.several:
            raise BadInput("again")  # at a table of several the same people are asked for a rematch
        if why := await shut(ctx, self.store):
            return why
        anew = replace(ctx, message=None, address="")  # the answer is a new message
        return await self.play.anew(anew, table, same=same)

    async def _menu(self, ctx: Context, words: tuple[str, ...]) -> Replies:
        if words[:1] == ("settings",):
            return await self.settings.menu(ctx, words[1:])
        shown = screen(await asked_of(ctx, self.store), words)
        if words[:1] == ("learn",):
            await self.learning.opened(ctx, words[1:])
        row = ctx.message
        if (row and row.table) or not ctx.address or (words and words[0] in PRIVATE_MENUS and row):
            return (Reply("private", shown),)
        if row:
            await self.store.show(row.id, "/".join(("m", *words)))
        return (Reply("edit", shown, row.id if row else None),)

    async def run(self, ctx: Context, name: str, words: str) -> Replies:
        """Answer a command by its name."""
        await self._let_in(ctx, name)
        words = games_named(words) if name in _OF_GAMES else words
        if name == "move" and (done := await self.learning.typed(ctx, words)):
            return done
        if done := not_for(ctx, name, words) or await self._anywhere(ctx, name, words):
            return done
        if done := await self.several.run(ctx, name, tuple(words.split())):
            return done
        table = await self._table(ctx)
        if name == "report":
            return await self.several.rooms.report(ctx, table, words.split())
        if name not in self._of_table:
            return (ctx.private(text("bot-unknown-command", name=name[:32])),)
        if name in {"hand", "board"} and (table is None or table.over) and not ctx.message:
            table = next(iter(await self.several.seats.left_by(ctx)), table)
        if name == "leave" and (left := await self.several.lobbies.leave(ctx, table)):
            return left
        if table is None:
            return (ctx.private(text("bot-no-table-here")),)
        why = await self._refused(ctx, table) if name in _CHOICES else ()
        return (
            why
            or await self.several.press(ctx, table, name)
            or await self._of_table[name](self, ctx, table, words)
        )

    async def _anywhere(self, ctx: Context, name: str, words: str) -> Replies:
        """Answer a command that needs no table; nothing for all others."""
        match name, words.split():
            case ("settings" | "mydata" | "forgetme") as own, said:
                return await self._own(ctx, own, said)
            case "rules", said:
                return self._rules(ctx, known_words(said))
            case "learn", said:
                return await self.learning.begun(ctx, known_words(said))
            case ("help" | "about" | "privacy" | "news") as menu, said:
                return (Reply("private", screen(ctx.asked, (menu, *said))),)
            case "start", said:
                return await self._start(ctx, said)
            case "play", said:
                return await self._play(ctx, said)
            case ("daily" | "archive") as days, _:
                return await self._pictured(ctx, await self.daily.command(ctx, days, words))
            case ("top" | "me" | "void" | "import") as figures, _:
                return await self._pictured(ctx, await self._figures(ctx, figures, words))
            case "board", [table, *_]:
                return await self.several.seats.watch(ctx, table.casefold())
        return ()

    async def _pictured(self, ctx: Context, shown: Replies) -> Replies:
        """What comes with pictures, and a word of why it comes without."""
        return (*shown, *await self.play.no_pictures(ctx))

    async def _own(self, ctx: Context, name: str, said: list[str]) -> Replies:
        """What people set, and what is kept of them."""
        if name == "settings":
            return await self.settings.command(ctx, said)
        return await self.keeping.command(ctx, name)

    async def _figures(self, ctx: Context, name: str, words: str) -> Replies:
        """Leaderboards, cards, what an admin takes out of them; games from outside."""
        if name == "void":
            return await void(ctx, self.store, words)
        known = {"top": self.top.command, "me": self.profiles.command}
        return await known.get(name, self.replays.imported)(ctx, words)

    def _rules(self, ctx: Context, said: list[str]) -> Replies:
        """The rules of a game, or a section by its name, of the first game that has it."""
        codes = {one.code for one in GAMES.values()}
        named = [word for word in said if word in codes]
        sections = [word for word in said if word not in codes]
        if not sections or "daily" in sections:
            return (Reply("private", screen(ctx.asked, ("rules", *said))),)
        for one in [game(name) for name in named] or GAMES.values():
            if section := section_named(ctx.asked, one, sections):
                shown = screen(ctx.asked, ("rules", one.code, section))
                return (Reply("private", shown),)
        unknown = text("bot-no-such-section", words=" ".join(sections)[:60])
        menu = screen(ctx.asked, ("rules", *named))
        return (ctx.private(unknown, rows=menu.rows),)

    async def typed(self, ctx: Context, words: str) -> Replies:
        """A move in words, for the board that is answered or the newest one of the person."""
        if done := await self.learning.typed(ctx, words):
            return done
        if table := await self._table(ctx):
            return await self._typed(ctx, table, words)
        return (ctx.private(text("bot-no-table-here")),)

    async def _typed(self, ctx: Context, table: Table, words: str) -> Replies:
        if why := await self._refused(ctx, table):
            return why
        if table.over:
            return (ctx.private(tell.over(table)),)
        answer = self.play.typed(ctx, table, words) if words.strip() else None
        return await (answer or self.play.wordless(ctx, table))

    async def _table(self, ctx: Context) -> Table | None:
        answered = ctx.message.table if ctx.message else ""
        id_ = answered or await newest_of(ctx, self.store)
        if id_:
            return await self.store.load(id_)
        for elsewhere in await self.store.tables_of(ctx.person.id):
            table = await self.store.load(elsewhere)
            if table and (table.several or ctx.place.private):
                return table
        return None

    async def _start(self, ctx: Context, said: list[str]) -> Replies:
        """Greet; what a link carries after the command leads on."""
        carried = "".join(said[:1])
        kind, code = carried[:2].casefold(), carried[2:].casefold()
        if kind in {"j_", "b_", "l_"} and TABLE_ID.fullmatch(code):
            gathers = kind == "l_" or await self.store.lobby(code)
            seats = self.several.seats
            return await (self.several.join(ctx, code) if gathers else seats.watch(ctx, code))
        unknown = ctx.private(text("bot-unknown-link"), rows=screen(ctx.asked, ("play",)).rows)
        if kind in {"d_", "n_", "m_", "z_"}:
            return await self.press(ctx, carried.replace("_", "/"), unknown)
        if carried:
            return (unknown,)
        return await self._posted(ctx, ("hello",))

    def _unknown(self, ctx: Context, words: list[str]) -> Reply:
        """What is not known, with the games, or the words that the game takes which is."""
        known = [one for one in GAMES.values() if {one.name, one.code} & set(known_words(words))]
        menu = screen(ctx.asked, ("play", known[0].code) if known else ("play",))
        left = [word for word in known_words(words) if all(word != one.code for one in known)]
        name = "bot-no-such-variant" if known else "bot-no-such-game"
        taken = [
            text("bot-play-words", game=one.name, words=", ".join(spellings(one)))
            for one in known[:1]
        ]
        return ctx.private(text(name, words=" ".join(left)[:60]), *taken, rows=menu.rows)

    async def _posted(self, ctx: Context, words: tuple[str, ...]) -> Replies:
        shows = "/".join(("m", *words))
        row = await self.store.add_message(NewMessage(ctx.room.id, ctx.place.platform, shows))
        await self.store.put_away(ctx.room, row.id)
        return (Reply("post", screen(await asked_of(ctx, self.store), words), row.id),)

    async def _play(self, ctx: Context, said: list[str]) -> Replies:
        wish = Wanted.of(said)
        try:
            one, variant = named_in(wish.rest)
        except BadInput:
            return (self._unknown(ctx, wish.rest),)
        if wish.said and wish.rest and len(one.variants) == 1:
            variant = variant or one.variants[0].name  # it is called like the game
        asks = not wish.settles(one, variant) if max(one.seats) == 1 and variant else not wish.said
        if wish.rest and len(one.variants) == 1:
            variant, asks = one.variants[0].name, not wish.said
        if variant and ctx.who.voice and max(one.seats) == 1:
            return await self._new(ctx, one, variant, for_all(wish.whom))
        if variant and not ctx.who.voice and not (asks and wish.whom.startswith("me")):
            return await self._new(ctx, one, variant, wish.whom)
        words = (one.code, variant) if variant else (one.code,) if wish.rest else ()
        kept = (wish.whom,) if words and wish.said else ()
        return await shut(ctx, self.store) or await self._posted(ctx, ("play", *words, *kept))

    _of_table: Mapping[str, Callable[[Commands, Context, Table, str], Awaitable[Replies]]] = {
        "board": lambda self, ctx, table, _: (
            self.several.seats.watch(ctx, table.head.id)
            if table.awaits(ctx.person.id)
            else self.play.bring(ctx, table.head.id)
        ),
        "move": lambda self, ctx, table, words: self._typed(ctx, table, words),
        "undo": lambda self, ctx, table, _: self.play.undo(ctx, table),
        "hint": lambda self, ctx, table, _: self.play.hint(ctx, table),
        "resign": lambda self, ctx, table, _: self.play.resign(ctx, table, sure=False),
        "hand": lambda self, ctx, table, _: self.play.bring(ctx, table.head.id),
        "leave": lambda self, ctx, table, _: (
            self.several.seats.leave(ctx, table)
            if table.several
            else self.play.resign(ctx, table, sure=False)
        ),
        "text": lambda _, ctx, table, __: _now(tell.board_in_words(ctx, table, ())),
        "verify": lambda _, ctx, table, __: _now(tell.verification(ctx, table, ())),
    }


async def _now(reply: Reply) -> Replies:
    return (reply,)
