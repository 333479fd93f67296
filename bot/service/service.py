"""The one door of the bot: a request from any platform in, an answer out. Never raises."""

from __future__ import annotations

import hmac
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass, replace
from datetime import date
from time import perf_counter
from typing import Literal

import structlog

from bot.core.answer import Answer, Replies, Reply
from bot.core.names import free, looks, unmarked
from bot.core.port import Gone, Moved, Refused
from bot.core.request import Command, Event, Place, Platform, Press, Request, Who, bounded
from bot.core.screen import Picture, Screen
from bot.logs import traced
from bot.measures import BROKEN, HUSHED, REQUESTS
from bot.service.asking import Ask
from bot.service.calm import Calm
from bot.service.clubs import club_of
from bot.service.commands import Commands
from bot.service.context import (
    Context,
    context,
    glance,
    said_by,
    screen_of,
    seen_by,
    shown_seat,
    visit,
)
from bot.service.days import Days
from bot.service.digest import DIGEST, digest
from bot.service.figures import server_in
from bot.service.keeping import export
from bot.service.leaving import abandon
from bot.service.menus import plain, screen
from bot.service.notices import notice_screen
from bot.service.orders import PAUSED
from bot.service.own import Named, own_moves, own_tables
from bot.service.pages import (
    call_screen,
    has_passed,
    lobby_of,
    turn_screen,
    waited_for,
)
from bot.service.painter import Painter
from bot.service.post import POST, WORDS, post
from bot.service.reader import Reader, reader
from bot.service.seeds import Seeds, packaged
from bot.service.thinker import Thinker
from bot.service.turns import Turns
from bot.store import Delivery, Message, Store
from bot.store.database import wall_clock
from bot.store.forgetting import HOST
from bot.store.message_rows import CALL, LEAGUE, LOBBY, LOOK, NOTICE, TOURNEY, TURN
from games import Text, text
from render.words import say

log = structlog.get_logger()

KEY_HOLDS = 14 * 60_000
"""A private message on Discord can be edited for a quarter of an hour; a minute less is safe."""

NAME = 32
"""The longest name of a guest of the page, in characters."""

REGULARS = 200
"""People of one server who are asked for in a day at most."""


@dataclass(frozen=True, slots=True)
class Post:
    """A message of the page's stream as one viewer sees it."""

    id: int
    screen: Screen
    address: str


class Service:
    """Everything an adapter needs. One per process; any number of processes on one database."""

    def __init__(
        self,
        store: Store,
        *,
        now: Callable[[], int] = wall_clock,
        thinker: Thinker | None = None,
        seeds: Seeds | None = None,
        calm: Calm | None = None,
    ) -> None:
        self.store = store
        self.now = now
        self._calm = calm
        self._memories: list[Callable[[], None]] = []
        self.painter = Painter()
        self.remembers(self.painter.forget)
        self.remembers(looks.cache_clear)
        self.thinker = thinker or Thinker()
        self.days = Days(store, seeds or Seeds(packaged()), now)
        self.turns = Turns(store, self.thinker, now)
        self.commands = Commands(store, self.thinker, self.days, self.turns)

    async def handle(self, request: Request) -> Answer:
        """Answer a request. What goes wrong is logged once, under the code shown to the person."""
        request = bounded(request)
        began = perf_counter()
        with _bound(request) as report:
            replies = self._hurried(request)
            if replies is None:
                replies = await self._guarded(request, report)
            took = round((perf_counter() - began) * 1000, 1)
            log.debug("answered", replies=len(replies), ms=took)
        return Answer(replies, report)

    def _hurried(self, request: Request) -> Replies | None:
        """What somebody hears who asks too fast: so once, then nothing; None for all others."""
        verdict = self._calm.asks(request.who, request.place) if self._calm else "yes"
        if verdict == "yes":
            return None
        HUSHED.labels(request.who.platform).inc()
        return (self._aside(request.who, text("bot-too-fast")),) if verdict == "tell" else ()

    async def _guarded(self, request: Request, report: str) -> Replies:
        try:
            ctx = replace(await context(self.store, request, self.now()), report=report)
            return await self._replies(ctx, request)
        except Exception:
            log.exception("request-broke")
            BROKEN.labels(request.who.platform).inc()
            return (self._aside(request.who, text("bot-broken", report=report)),)

    async def _replies(self, ctx: Context, request: Request) -> tuple[Reply, ...]:
        match request:
            case Press(action=action):
                return await self.commands.press(ctx, action)
            case Command(name=name, words=words):
                await self.store.back(server_in(ctx.room), ctx.person.id)
                return await self.commands.run(ctx, name, words)
            case _:
                return await self.commands.typed(ctx, request.words)

    def _aside(self, who: Who, words: Text) -> Reply:
        """Words for somebody of whom nothing is looked up."""
        eyes = reader(who.platform, locales=(who.locale,))
        return Reply("private", plain(eyes, (words,)))

    async def paint(self, picture: Picture) -> bytes:
        """The PNG bytes of a screen's picture."""
        return await self.painter.paint(picture)

    def words(self, words: Text, locale: str = "") -> str:
        """A sentence in a language, for the adapters' own few words."""
        return say(words, locale)

    async def delivered(self, reply: Reply, address: str, *also: Event) -> None:
        """A reply stands at this address: from now on the publisher keeps it up to date.

        After a tilde may follow what the platform wants for an edit; that holds for KEY_HOLDS.
        ``also`` are events that are dealt with by that, where there is something to keep.
        """
        if reply.message is not None:
            where, _, key = address.partition("~")
            stands = Delivery(where, key, self.now() + KEY_HOLDS if key else 0)
            await self.store.shown(reply.message, stands, reply.version, reply.screen.digest, *also)

    async def failed(self, reply: Reply, error: Exception) -> None:
        """A reply could not be shown. The game is safe; what can be shown later, will be."""
        log.warning("reply-failed", error=type(error).__name__, detail=str(error)[:200])
        if reply.message is None:
            return
        row = await self.store.message(reply.message)
        match error:
            case Gone(chat=False):
                await self.store.shown(reply.message, "", reply.version, "")
            case Gone() if row:
                await self.store.retire(row.id, "gone")
                await self.turns.abandoned(row.table)
            case Refused():
                await self.store.retire(reply.message, "refused")
            case Moved(chat=chat) if row:
                await self.store.move_room(row.platform, row.room.chat, chat)

    async def own(self, what: Literal["tables", "moves"], who: Who, place: Place) -> list[Named]:
        """What this person may name here: how it is shown, and what stands for it."""
        asked = own_tables if what == "tables" else own_moves
        return await asked(self.store, who, place, self.now())

    async def shut_out(self, platform: Platform, chat: str, reason: str) -> None:
        """The bot may write in a chat no more: nothing is sent there until it may again."""
        for room in await self.store.rooms_of(platform, chat):
            await self.commands.daily.orders.pause(room, reason)

    async def vanished(self, platform: Platform, chats: Sequence[str]) -> None:
        """The bot was sent away, or the chats are no more: their tables end, all else is kept."""
        rooms = [room for chat in chats for room in await self.store.rooms_of(platform, chat)]
        for room in rooms:
            await self.commands.daily.orders.pause(room, "gone")
        await abandon(self.store, rooms, self.now())

    async def let_in(self, platform: Platform, chat: str) -> None:
        """The bot may write in a chat again: what was ordered there goes on."""
        for room in await self.store.rooms_of(platform, chat):
            if room.settings.get(PAUSED):
                await self.commands.daily.orders.resume(room, self.now())

    async def stream(self, who: Who, place: Place, after: int = 0) -> tuple[Post, ...]:
        """The newest posts of a room as this viewer sees them, oldest first."""
        ctx = await glance(self.store, who, place, self.now())
        rows = await self.store.room_messages(ctx.room.id, after)
        live = [row for row in rows if row.state == "live" and seen_by(row, ctx.person.id)]
        shown = [(row, await self._post(row, ctx)) for row in live]
        return tuple(Post(row.id, screen, row.address) for row, screen in shown if screen)

    async def called(self, who: Who, place: Place) -> str:
        """The name under which a guest comes into a room: nobody else there looks the same."""
        room = await self.store.room(place.platform, place.chat, place.topic, place.private)
        known = await self.store.known(who.platform, who.account)
        others = await self.store.guests(room, known.id if known else 0)
        taken = {look for other in others for look in looks(other)}
        name = free(unmarked(who.name), taken, NAME)
        ctx = await visit(self.store, replace(who, name=name), place, self.now())
        await self.store.comes(room, ctx.person.id)
        return name

    async def founded(self, who: Who, place: Place) -> bool:
        """Whether this account was the first to come here: where nobody else is, the admin.

        Whoever is forgotten but has the room still open somewhere is nobody, and stays it.
        """
        ctx = await glance(self.store, who, place, self.now())
        if not ctx.person.id:
            return False
        if HOST not in ctx.room.settings:
            await self.store.set_room(ctx.room.id, HOST, str(ctx.person.id))
            return True
        return ctx.room.settings[HOST] == str(ctx.person.id)

    async def _post(self, row: Message, ctx: Context) -> Screen | None:
        """How a message looks now; None: a reminder that is answered."""
        table = await self.store.load(row.table) if row.table else None
        if row.shows.startswith(POST):
            return await self.post_screen(row, ctx.reader)
        if row.shows.startswith(WORDS):
            return Screen(row.shows.removeprefix(WORDS))
        if row.shows.startswith(NOTICE):
            return notice_screen(row, ctx.reader)
        if row.shows.startswith(LOBBY):
            return await lobby_of(self.store, row, ctx.reader)
        if row.shows.startswith((TOURNEY, LEAGUE)):
            return await club_of(self.store, row, ctx.reader)
        if row.shows.startswith(CALL):
            return await call_screen(self.store, row, ctx.reader)
        if table is not None and row.shows.startswith(TURN):
            waits = bool(waited_for(table, row))
            return turn_screen(table, row, ctx.reader) if waits else None
        if table is None:
            return screen(ctx.asked, row.shows.split("/")[1:])
        if row.shows.startswith(LOOK):
            return (await self.look_screen(row, ctx.reader))[0]
        said = said_by(row.said if row.said_until > ctx.now else (), ctx.person.id)
        ask = Ask(table, ctx.reader, shown_seat(table, ctx.person.id), said)
        return await screen_of(self.store, ask)

    async def passed(self, screen: Screen) -> bool:
        """Whether what a screen offers is a lobby that gathers no more, or a table that is over."""
        return await has_passed(self.store, screen)

    async def post_screen(self, row: Message, eyes: Reader) -> Screen:
        """The daily post of a room as it should look now."""
        if row.shows.startswith(DIGEST):
            monday = date.fromisoformat(row.shows.removeprefix(DIGEST))
            told = await digest(self.store, row.room, monday, eyes)
            return told or plain(eyes, (text("daily-none"),))
        return await post(self.days, row.room, row.shows, eyes)

    async def look_screen(self, row: Message, eyes: Reader) -> tuple[Screen, bool]:
        """What was found about a game, as a message should tell it now, and whether it is all."""
        return await self.commands.replays.analyses.screen(row, eyes)

    async def member(self, who: Who, place: Place, *, present: bool) -> None:
        """Somebody came into a place or left it. Who is not known here is nobody on a board."""
        room = await self.store.room(place.platform, place.chat, place.topic, place.private)
        person = await self.store.known(who.platform, who.account)
        if person:
            await self.store.member(server_in(room), person.id, present=present)

    async def regulars(self, platform: Platform, server: str) -> list[str]:
        """The accounts on the boards of a server whose people are not known to have left it."""
        return await self.store.regulars(f"{platform}:{server}", platform, REGULARS)

    async def departed(self, platform: Platform, server: str, account: str) -> None:
        """Somebody has left a server: its boards hide them until they ask for something there."""
        person = await self.store.known(platform, account)
        if person:
            await self.store.member(f"{platform}:{server}", person.id, present=False)

    async def wishes(self, who: Who, place: Place) -> tuple[str, str]:
        """The language in which this account reads here, and the theme, if one was chosen."""
        ctx = await glance(self.store, who, place, self.now())
        chosen = next(filter(None, (one.get("theme", "") for one in ctx.settings)), "")
        return ctx.reader.look.locale, chosen

    async def key(self, name: str) -> bytes:
        """A key of this installation, the same in every process: 32 bytes."""
        return hmac.digest((await self.store.secret()).encode(), f"key:{name}".encode(), "sha256")

    async def also(self, who: Who, other: Who) -> bool:
        """Whether the other account is known; if not, it is this person's too from now on."""
        if await self.store.known(other.platform, other.account):
            return True
        person = await self.store.known(who.platform, who.account)
        if person:
            await self.store.also(person.id, other.platform, other.account)
        return False

    async def first(self, platform: Platform, event: str) -> bool:
        """Whether an event is told for the first time."""
        if await self.store.hear(platform, event, self.now()) != "new":
            return False
        await self.store.heard(platform, event)
        return True

    async def export(self, who: Who) -> str:
        """All that is kept of this account's person, as JSON."""
        person = await self.store.known(who.platform, who.account)
        return (await export(self.store, person.id) if person else None) or "{}"

    async def version(self, place: Place) -> int:
        """A number that changes whenever ``stream`` may look different."""
        room = await self.store.room(place.platform, place.chat, place.topic, place.private)
        minute = self.now() // 60_000
        return await self.store.versions(room.id) * 1_000_000_007 + minute

    def remembers(self, forget: Callable[[], None]) -> None:
        """Something remembers names; it is called when somebody was forgotten."""
        self._memories.append(forget)

    def let_go(self) -> None:
        """Somebody was forgotten, here or by another process: nothing remembers names any more."""
        for forget in self._memories:
            forget()

    async def close(self) -> None:
        """Let threads, workers and the database go."""
        self.painter.close()
        self.thinker.close()
        await self.store.close()


def _bound(request: Request) -> AbstractContextManager[str]:
    """What every log line of a request carries: no names, no words, no hidden tiles."""
    kind, platform = type(request).__name__.lower(), request.who.platform
    REQUESTS.labels(platform, kind).inc()
    return traced(platform=platform, event=request.event, request=kind)
