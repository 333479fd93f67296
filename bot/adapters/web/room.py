"""What the page does: the door, rooms, live streams, pictures, presses and typed words."""

from __future__ import annotations

import asyncio
import secrets
from dataclasses import replace
from typing import TYPE_CHECKING

import structlog
from aiohttp import web

from bot.adapters.web.fields import Fields, fields
from bot.adapters.web.guest import (
    TEAROOM,
    Guest,
    clean,
    forget,
    guest_of,
    language,
    remember,
    room_name,
    welcome,
)
from bot.adapters.web.kept import Kept
from bot.adapters.web.markup import data, static
from bot.adapters.web.pictures import digest
from bot.core.request import Command, Press, Request, Typed, named_by
from bot.core.screen import FILE
from games.record import LONGEST
from render import Film

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.adapters.web.kept import Tables
    from bot.adapters.web.live import Listener, Rooms
    from bot.adapters.web.markup import Article, Markup
    from bot.adapters.web.pictures import Pictures
    from bot.core.answer import Answer
    from bot.core.request import Place
    from bot.service import Post, Service

_log = structlog.get_logger(__name__)

_LOOK = 2.0
"""Seconds after which a quiet stream looks whether its browser is still there."""
_BEAT = 7
"""After so many quiet looks a stream says something, so that nobody between cuts it off."""
IMPORT = "/import"
TYPED = 500
"""Letters of what is typed; records are longer."""

_YEAR = "max-age=31536000, immutable"
GOODBYE = "/?gone"
"""Where somebody stands who was forgotten."""
GUESTS = 4096
"""Of so many guests in rooms one process remembers whether they came first."""


class Page:
    """The handlers of all addresses."""

    def __init__(
        self, service: Service, markup: Markup, rooms: Rooms, pictures: Pictures, tables: Tables
    ) -> None:
        self._service = service
        self._markup = markup
        self._rooms = rooms
        self._pictures = pictures
        self._tables = tables
        self._founders = Kept[bool](GUESTS)
        self._names = Kept[tuple[str, str]](GUESTS)
        self._door = asyncio.Lock()
        self._coming = asyncio.Lock()

    async def door(self, request: web.Request) -> web.Response:
        """Ask for a name and a room."""
        locale = language(request.headers.get("Accept-Language", ""))
        wanted = room_name(request.query.get("room", "")) or ""
        guest = guest_of(request)
        if guest:
            locale = await self._service.locale(guest.who, guest.place(wanted or TEAROOM))
        gone = guest is None and "gone" in request.query
        return self._markup.door(guest, locale, wanted, gone=gone)

    async def enter(self, request: web.Request) -> web.Response:
        """Take a name, and let the guest into the room."""
        said = await fields(request)
        locale = language(request.headers.get("Accept-Language", ""))
        name = clean(said.raw("name"))
        if not name:
            say = self._markup.say(locale)
            name = clean(say("page-guest", number=str(1000 + secrets.randbelow(9000))))
        wanted = "-".join(said.words("room").split()) or TEAROOM
        room = room_name(wanted)
        if room is None:
            raise web.HTTPBadRequest(text="page-error-room")
        response = web.HTTPSeeOther(f"/r/{room}")
        guest = await self._called(welcome(request, name), room)
        remember(request, response, guest.enters(room))
        raise response

    async def room(self, request: web.Request) -> web.StreamResponse:
        """Show a room; an empty one greets."""
        room = _room(request)
        guest = guest_of(request)
        if guest is None:
            raise web.HTTPSeeOther(f"/?room={room}")
        guest = await self._reading(await self._known(guest, room), room)
        articles = await self._articles(guest, room) or await self._greeting(guest, room)
        panel = self._panel(guest, room)
        response = self._markup.room(guest, room, articles, panel, self._rooms.people(room))
        remember(request, response, guest.enters(room))
        return response

    async def press(self, request: web.Request) -> web.StreamResponse:
        """A button of a post, or of the guest's own panel."""
        guest, room, said = await self._said(request)
        event = said.event(guest.account)
        place = await self._place(guest, room)
        press = Press(guest.who, place, event, said.raw("action", 100), said.message)
        return await self._answer(guest, room, said, press)

    async def say(self, request: web.Request) -> web.StreamResponse:
        """Typed words: a command after a slash, or else a move."""
        guest, room, said = await self._said(request)
        record = said.raw("record", LONGEST + 1)
        most = LONGEST if said.raw("text", len(IMPORT)) == IMPORT else TYPED
        written = said.words("text", most) or (record and f"{IMPORT} {record}")
        if not written:
            raise web.HTTPBadRequest(text="page-error-unclear")
        spoken = await self._spoken(guest, room, said, written)
        return await self._answer(guest, room, said, spoken)

    async def close(self, request: web.Request) -> web.StreamResponse:
        """Put the guest's own panel away."""
        guest, room, said = await self._said(request)
        self._tables.close(guest, room)
        return self._shown(room, said, {"private": ""})

    async def live(self, request: web.Request) -> web.StreamResponse:
        """A stream of server-sent events: posts that look different, and who is here."""
        guest, room = await self._come(request)
        stream = web.StreamResponse(
            headers={"Content-Type": "text/event-stream", "X-Accel-Buffering": "no"}
        )
        await stream.prepare(request)
        try:
            await stream.write(b"retry: 1000\n\n")
            with self._rooms.listen(room, guest.account, guest.name) as listener:
                await self._follow(request, stream, guest, room, listener)
        except ConnectionResetError:
            pass
        except Exception:  # noqa: BLE001 - the answer has begun: end it, and the page asks again
            _log.exception("stream-broke", room=room)
        return stream

    async def picture(self, request: web.Request) -> web.StreamResponse:
        """The picture of a post as this guest may see it; an old address leads to the new one."""
        guest, room = await self._come(request)
        post, wanted = request.match_info["post"], request.match_info["digest"]
        found = await self._pictures.find(guest, room, post, wanted)
        if found is None:
            raise web.HTTPNotFound
        if digest(found) != wanted:
            raise web.HTTPFound(self._pictures.address(guest, room, post, found))
        image = await self._service.paint(found)
        kind = "image/gif" if isinstance(found, Film) else "image/png"
        kept = {"Cache-Control": f"private, {_YEAR}"}
        return web.Response(body=image, content_type=kind, headers=kept)

    async def mydata(self, request: web.Request) -> web.Response:
        """Everything that is kept of this guest, as a file."""
        written = await self._service.export(_guest(request).who)
        kept = {
            "Content-Disposition": f'attachment; filename="{FILE}"',
            "Cache-Control": "no-store",
        }
        return web.Response(text=written, content_type="application/json", headers=kept)

    async def file(self, request: web.Request) -> web.Response:
        """Style, script and icon."""
        found = static().get(request.match_info["name"])
        if found is None:
            raise web.HTTPNotFound
        current = request.query.get("v") == found.digest
        kept = {"Cache-Control": f"public, {_YEAR}" if current else "no-cache"}
        return web.Response(body=found.body, content_type=found.kind, charset="utf-8", headers=kept)

    async def _follow(
        self,
        request: web.Request,
        stream: web.StreamResponse,
        guest: Guest,
        room: str,
        listener: Listener,
    ) -> None:
        known: dict[int, str] = {}
        people: tuple[str, ...] = ()
        quiet = 0
        while not self._rooms.closed and not _gone(request):
            if await listener.news(_LOOK):
                guest = await self._reading(guest, room)
                articles = await self._articles(guest, room)
                changed = [one for one in articles if known.get(one.id) != one.digest]
                now = {one.id: one.digest for one in articles}
                if known != (known := now):
                    await _send(stream, "posts", _update(articles, changed))
                if people != (people := self._rooms.people(room)):
                    await _send(stream, "people", people)
                quiet = 0
            elif (quiet := quiet + 1) % _BEAT == 0:
                await stream.write(b": quiet\n\n")

    async def _greeting(self, guest: Guest, room: str) -> list[Article]:
        """Greet in an empty room, once for all who open its door at the same time."""
        async with self._door:
            if not (articles := await self._articles(guest, room)):
                event = f"{guest.account[:16]}-{secrets.token_hex(12)}"
                place = await self._place(guest, room)
                await self._ask(guest, room, Command(guest.who, place, event, "start"))
                articles = await self._articles(guest, room)
            return articles

    async def _articles(self, guest: Guest, room: str) -> list[Article]:
        posts = await self._stream(guest, room)
        return [self._markup.article(guest, room, post) for post in posts]

    async def _stream(self, guest: Guest, room: str) -> tuple[Post, ...]:
        return await self._service.stream(guest.who, await self._place(guest, room))

    async def _messages(self, guest: Guest, room: str) -> set[str]:
        """What a guest can press on: posts of the room, and what lies in the own panel."""
        posts = {str(post.id) for post in await self._stream(guest, room)}
        return posts | {message for message, _ in self._tables.panel(guest, room) if message}

    async def _place(self, guest: Guest, room: str) -> Place:
        """The room, whose admin is the guest who came first."""
        key, place = (guest.account, room), guest.place(room)
        founder = self._founders.find(key)
        if founder is None:
            founder = await self._service.founded(guest.who, place)
            self._founders.put(key, founder)
        return replace(place, admin=founder)

    async def _reading(self, guest: Guest, room: str) -> Guest:
        """The guest in the language that was chosen in /settings, else that of the browser."""
        chosen = await self._service.locale(guest.who, guest.place(room))
        return replace(guest, locale=chosen)

    def _panel(self, guest: Guest, room: str) -> str:
        return self._markup.panel(guest, room, self._tables.panel(guest, room))

    async def _spoken(self, guest: Guest, room: str, said: Fields, written: str) -> Request:
        who, place, event = guest.who, await self._place(guest, room), said.event(guest.account)
        board = self._tables.board(guest, room)
        if board and board not in await self._messages(guest, room):
            board = ""
        if not written.startswith("/"):
            return Typed(who, place, event, written, board)
        return Command(who, place, event, *named_by(written), board)

    async def _said(self, request: web.Request) -> tuple[Guest, str, Fields]:
        return *await self._come(request), await fields(request)

    async def _come(self, request: web.Request) -> tuple[Guest, str]:
        room = _room(request)
        return await self._known(_guest(request), room), room

    async def _known(self, guest: Guest, room: str) -> Guest:
        """The guest under the name that the room knows them by."""
        asked, name = self._names.find((guest.account, room)) or ("", "")
        return replace(guest, name=name) if asked == guest.name else await self._called(guest, room)

    async def _called(self, guest: Guest, room: str) -> Guest:
        """The guest under a name that nobody else in the room has, or one that looks like it."""
        async with self._coming:
            name = await self._service.called(guest.who, guest.place(room))
        for asked in (guest.name, name):
            self._names.put((guest.account, room), (asked, name))
        return replace(guest, name=name)

    async def _ask(self, guest: Guest, room: str, asked: Request, *, done: bool = False) -> Answer:
        tables = self._tables
        served = tables.panel(guest, room) if done else tables.remarks(guest, room)
        answer = await self._service.handle(asked)
        for reply in answer.replies:
            await self._service.delivered(reply, str(reply.message or ""))
        tables.take(guest, room, answer, served)
        self._rooms.hurry(room)
        return answer

    async def _answer(
        self, guest: Guest, room: str, said: Fields, asked: Request
    ) -> web.StreamResponse:
        done = isinstance(asked, Command) or bool(said.raw("own"))
        answer = await self._ask(guest, room, asked, done=done)
        if any(reply.farewell for reply in answer.replies):
            return self._farewell(guest, room, said)
        guest = await self._reading(guest, room)
        changed = {reply.message for reply in answer.replies}
        articles = await self._articles(guest, room) if said.script else []
        posts = _update(articles, [one for one in articles if one.id in changed])
        panel, locale = self._panel(guest, room), guest.locale
        told = {"private": panel, "posts": posts, "locale": locale}
        return self._shown(room, said, told, next(filter(None, changed), 0))

    def _farewell(self, guest: Guest, room: str, said: Fields) -> web.StreamResponse:
        """The guest is forgotten: the browser forgets too, and stands before the door."""
        self._tables.close(guest, room)
        self._founders = Kept[bool](GUESTS)
        response: web.Response = web.HTTPSeeOther(GOODBYE)
        if said.script:
            response = web.json_response({"leave": GOODBYE}, dumps=data)
        forget(response)
        if isinstance(response, web.HTTPException):
            raise response
        return response

    def _shown(
        self, room: str, said: Fields, told: Mapping[str, object], post: int = 0
    ) -> web.StreamResponse:
        if said.script:
            return web.json_response(told, dumps=data)
        raise web.HTTPSeeOther(f"/r/{room}#{f'post-{post}' if post else 'panel'}")


def _update(articles: list[Article], changed: list[Article]) -> dict[str, object]:
    shown = [{"id": one.id, "digest": one.digest, "html": one.html} for one in changed]
    return {"order": [one.id for one in articles], "changed": shown}


async def _send(stream: web.StreamResponse, event: str, value: object) -> None:
    await stream.write(f"event: {event}\ndata: {data(value)}\n\n".encode())


def _gone(request: web.Request) -> bool:
    return request.transport is None or request.transport.is_closing()


def _room(request: web.Request) -> str:
    room = room_name(request.match_info["room"])
    if room is None:
        raise web.HTTPNotFound(text="page-error-room")
    return room


def _guest(request: web.Request) -> Guest:
    guest = guest_of(request)
    if guest is None:
        raise web.HTTPForbidden(text="page-error-guest")
    return guest
