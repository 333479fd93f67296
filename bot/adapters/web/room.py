"""What a room does: posts, live streams, pictures, presses and typed words."""

from __future__ import annotations

import asyncio
import secrets
from dataclasses import replace
from typing import TYPE_CHECKING

import structlog
from aiohttp import web

from bot.adapters.web.fields import Fields, fields
from bot.adapters.web.guest import OWN, Guest, forget, guest_of, remember, room_name
from bot.adapters.web.kept import Kept
from bot.adapters.web.markup import Sight, data
from bot.adapters.web.pictures import digest
from bot.core.request import Command, Press, Request, Typed, named_by
from bot.measures import Watch
from games.record import LONGEST
from render import Film

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.adapters.web.callings import Callings
    from bot.adapters.web.house import House
    from bot.adapters.web.live import Listener
    from bot.adapters.web.markup import Article
    from bot.core.request import Place
    from bot.service import Post

_log = structlog.get_logger(__name__)

_LOOK = 2.0
"""Seconds after which a quiet stream looks whether its browser is still there."""
_BEAT = 7
"""After so many quiet looks a stream says something, so that nobody between cuts it off."""
IMPORT = "/import"
TYPED = 500
"""Letters of what is typed; records are longer."""

_YEAR = "max-age=31536000, immutable"
GUESTS = 4096
"""Of so many guests in rooms one process remembers whether they came first."""
PAGES = 12
"""So many pages a guest may have open at once."""


class Page:
    """The handlers of rooms."""

    def __init__(self, house: House, callings: Callings) -> None:
        self._house = house
        self._callings = callings
        self._service = house.service
        self._markup = house.markup
        self._rooms = house.rooms
        self._pictures = house.pictures
        self._tables = house.tables
        self._founders = Kept[bool](GUESTS)
        self._pressed = Kept[Watch](GUESTS)
        self._door = asyncio.Lock()

    async def room(self, request: web.Request) -> web.StreamResponse:
        """Show a room; an empty one greets."""
        room = _room(request)
        guest = guest_of(request, self._house.seals)
        if guest is None:
            raise web.HTTPSeeOther(self._house.at(f"/?room={room}"))
        guest = await self._house.reading(await self._callings.known(guest, room), room)
        articles = await self._articles(guest, room) or await self._greeting(guest, room)
        panel = await self._panel(guest, room)
        people = self._rooms.people(guest.place(room))
        known = next((one for one in ("back", "kept") if one in request.query), "")
        response = self._markup.room(guest, room, Sight(articles, panel, people, known))
        here = guest if room == OWN else guest.enters(room)
        remember(request, response, here, self._house.seals, self._house.cookies)
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
        if self._rooms.pages(guest.account) >= PAGES:
            raise web.HTTPTooManyRequests(text="page-error-pages", headers={"Retry-After": "30"})
        stream = web.StreamResponse(
            headers={"Content-Type": "text/event-stream", "X-Accel-Buffering": "no"}
        )
        await stream.prepare(request)
        try:
            await stream.write(b"retry: 1000\n\n")
            with self._rooms.listen(guest.place(room), guest.account, guest.name) as listener:
                await self._follow(request, stream, guest, room, listener)
        except ConnectionResetError:
            pass
        except Exception:  # noqa: BLE001 - the answer has begun: end it, and the page asks again
            _log.exception("stream-broke")
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
        if pressed := self._pressed.find((guest.account, room)):
            pressed.pictured()
        kind = "image/gif" if isinstance(found, Film) else "image/png"
        kept = {"Cache-Control": f"private, {_YEAR}"}
        return web.Response(body=image, content_type=kind, headers=kept)

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
                guest = await self._house.reading(guest, room)
                articles = await self._articles(guest, room)
                changed = [one for one in articles if known.get(one.id) != one.digest]
                now = {one.id: one.digest for one in articles}
                if known != (known := now):
                    await _send(stream, "posts", _update(articles, changed))
                if await self._cleared(guest, room):
                    await _send(stream, "private", await self._panel(guest, room))
                if people != (people := self._rooms.people(guest.place(room))):
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
                await self._house.ask(guest, room, Command(guest.who, place, event, "start"))
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
        if place.private:
            return place
        founder = self._founders.find(key)
        if founder is None:
            founder = await self._service.founded(guest.who, place)
            self._founders.put(key, founder)
        return replace(place, admin=founder)

    async def _panel(self, guest: Guest, room: str) -> str:
        await self._cleared(guest, room)
        return self._markup.panel(guest, room, self._tables.panel(guest, room))

    async def _cleared(self, guest: Guest, room: str) -> bool:
        """Whether something lay in the panel that leads nowhere any more, and was put away."""
        shown = self._tables.panel(guest, room)
        passed = tuple([one for one in shown if await self._service.passed(one[1])])
        self._tables.put_away(guest, room, passed)
        return bool(passed)

    async def _spoken(self, guest: Guest, room: str, said: Fields, written: str) -> Request:
        who, place, event = guest.who, await self._place(guest, room), said.event(guest.account)
        board = self._tables.board(guest, room)
        if board and board not in await self._messages(guest, room):
            board = ""
        if not written.startswith("/"):
            return Typed(who, place, event, written, board)
        return Command(who, place, event, *named_by(written), board)

    async def _said(self, request: web.Request) -> tuple[Guest, str, Fields]:
        guest, room = await self._come(request)
        said = await fields(request)
        self._house.checked(guest, said)
        return guest, room, said

    async def _come(self, request: web.Request) -> tuple[Guest, str]:
        room = _room(request)
        return await self._callings.known(self._house.guest(request), room), room

    async def _answer(
        self, guest: Guest, room: str, said: Fields, asked: Request
    ) -> web.StreamResponse:
        done = isinstance(asked, Command) or bool(said.raw("own"))
        watch = Watch("web")
        answer = await self._house.ask(guest, room, asked, done=done)
        watch.answered()
        self._pressed.put((guest.account, room), watch)
        if any(reply.farewell for reply in answer.replies):
            return self._farewell(guest, room, said)
        guest = await self._house.reading(guest, room)
        changed = {reply.message for reply in answer.replies}
        articles = await self._articles(guest, room) if said.script else []
        posts = _update(articles, [one for one in articles if one.id in changed])
        frame = f"{guest.locale} {guest.theme}"
        told = {"private": await self._panel(guest, room), "posts": posts, "frame": frame}
        return self._shown(room, said, told, next(filter(None, changed), 0))

    def _farewell(self, guest: Guest, room: str, said: Fields) -> web.StreamResponse:
        """The guest is forgotten: the browser forgets too, and stands before the door."""
        self._tables.close(guest, room)
        self._founders = Kept[bool](GUESTS)
        goodbye = self._house.at("/?gone")
        response: web.Response = web.HTTPSeeOther(goodbye)
        if said.script:
            response = web.json_response({"leave": goodbye}, dumps=data)
        forget(response, self._house.cookies)
        if isinstance(response, web.HTTPException):
            raise response
        return response

    def _shown(
        self, room: str, said: Fields, told: Mapping[str, object], post: int = 0
    ) -> web.StreamResponse:
        if said.script:
            return web.json_response(told, dumps=data)
        where = f"post-{post}" if post else "panel"
        raise web.HTTPSeeOther(self._house.at(f"/r/{room}#{where}"))


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
