"""The page's HTML: everything that people wrote is escaped, all words come from the word files."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from hashlib import blake2b
from importlib.resources import files
from typing import TYPE_CHECKING

from aiohttp import web
from jinja2 import Environment, FunctionLoader, StrictUndefined
from markupsafe import Markup as Html
from markupsafe import escape

from bot.adapters.web.guest import NAME, OWN, TEAROOM, Guest, accepted, visitor_of
from bot.adapters.web.keys import keyboard
from bot.adapters.web.spots import spots
from bot.core.request import COMMANDS
from games import text
from render import Hello, in_theme

if TYPE_CHECKING:
    from bot.adapters.web.pictures import Pictures
    from bot.adapters.web.seals import Seals
    from bot.core.screen import Screen
    from bot.service import Post, Service

_HERE = files("bot.adapters.web")
_KINDS = {"css": "text/css", "js": "text/javascript"}
_UNSIGNED = 'data-digest=""'
_SEAL = re.compile(r"\b[0-9a-f]{64}\b")
FEW_LINES = 5
"""Longer captions of posted pictures stand below the buttons, but for their first line."""
_NEEDS_WORDS = frozenset({"move"})
"""Commands that cannot be sent without words; the menu writes them into the field instead."""
WAYS = ("daily", "mytables", "club", "top", "archive", "me", "rules", "settings")
"""Commands for which everybody looks; each has a button of its own."""


@dataclass(frozen=True, slots=True)
class Article:
    """A post as HTML; equal digests look equal."""

    id: int
    digest: str
    html: str


@dataclass(frozen=True, slots=True)
class Sight:
    """What a guest finds in a room: posts, the own panel, and who is here."""

    articles: Sequence[Article]
    panel: str
    people: Sequence[str]
    known: str = ""
    """``back`` or ``kept``: whether the passphrase was known that was said at the door."""


@dataclass(frozen=True, slots=True)
class File:
    """A file of ours that browsers may keep."""

    body: bytes
    kind: str
    digest: str


@cache
def static() -> dict[str, File]:
    """Style and scripts by file name."""
    found = {}
    for entry in (_HERE / "static").iterdir():
        if (kind := _KINDS.get(entry.name.rpartition(".")[2])) is not None:
            body = entry.read_bytes()
            found[entry.name] = File(body, kind, blake2b(body, digest_size=6).hexdigest())
    return found


@cache
def description() -> bytes:
    """Our addresses as OpenAPI describes them."""
    return (_HERE / "openapi.json").read_bytes()


@dataclass(frozen=True, slots=True)
class Addresses:
    """Where a picture is: in the colours that were chosen, or else in those of each browser."""

    plain: str = ""
    light: str = ""
    """For browsers that like it light; '' where a theme was chosen."""


class Markup:
    """Templates with the words of the service and the addresses of pictures."""

    def __init__(self, service: Service, pictures: Pictures, seals: Seals, base: str) -> None:
        self._service = service
        self._pictures = pictures
        self._seals = seals
        self._templates = _templates(base)

    def article(self, guest: Guest, room: str, post: Post) -> Article:
        """A post of the stream as this guest sees it."""
        html = self._part(
            "article.html",
            guest,
            room,
            post=post,
            screen=post.screen,
            message=str(post.id),
            picture=self._address(guest, room, str(post.id), post.screen),
        )
        digest = blake2b(html.encode(), digest_size=9).hexdigest()
        return Article(post.id, digest, html.replace(_UNSIGNED, f'data-digest="{digest}"', 1))

    def panel(self, guest: Guest, room: str, screens: Sequence[tuple[str, Screen]]) -> str:
        """What only this guest sees: screens with the message each belongs to."""
        shown = [
            (message, screen, self._address(guest, room, "own", screen))
            for message, screen in screens
        ]
        return self._part("panel.html", guest, room, shown=shown) if shown else ""

    def door(self, visitor: Guest, wanted: str, told: str) -> web.Response:
        """The page in front of all rooms. ``told``: who was ``gone`` or has ``left`` reads so."""
        return self._page("door.html", visitor, guest=visitor, wanted=wanted, told=told)

    def app(self, locale: str) -> web.Response:
        """The first page of the Mini App."""
        return self._page("app.html", Guest("", "", locale))

    def room(self, guest: Guest, room: str, sight: Sight) -> web.Response:
        """A room with its newest posts."""
        say = self.say(guest.locale)
        return self._page(
            "room.html",
            guest,
            guest=guest,
            known=say(f"page-passphrase-{sight.known}") if sight.known else "",
            called=say("page-own-room") if room == OWN else room,
            ways=[(name, say(f"page-way-{name}")) for name in WAYS],
            room=room,
            articles=[Html(one.html) for one in sight.articles],  # noqa: S704 - escaped by article()
            panel=Html(sight.panel),  # noqa: S704 - escaped by panel()
            people=sight.people,
            commands=self._commands(guest.locale),
        )

    def error(
        self, request: web.Request, status: int, reason: str, report: str = ""
    ) -> web.Response:
        """An error in plain words, without a word about the inside."""
        visitor = visitor_of(request, self._seals) or Guest("", "", accepted(request))
        words = self.say(visitor.locale)(reason, report=report)
        if "application/json" in request.headers.get("Accept", ""):
            return web.json_response({"error": words}, status=status)
        page = self._page("error.html", visitor, words=words, status=status)
        page.set_status(status)
        return page

    def say(self, locale: str) -> Callable[..., str]:
        """The words of one language, by id."""
        return lambda id_, **args: self._service.words(text(id_, **args), locale)

    def _address(self, guest: Guest, room: str, post: str, screen: Screen) -> Addresses:
        picture = screen.picture
        if picture is None:
            return Addresses()
        where = self._pictures.address(guest, room, post, picture)
        if guest.theme:
            return Addresses(where)
        light = self._pictures.address(guest, room, post, in_theme(picture, "light"))
        return Addresses(where, light)

    def _commands(self, locale: str) -> list[tuple[str, str, bool]]:
        say = self.say(locale)
        return [(name, say(f"bot-command-{name}"), name in _NEEDS_WORDS) for name in COMMANDS]

    def _part(self, template: str, guest: Guest, room: str, **values: object) -> str:
        found = self._templates.get_template(template)
        return found.render(**self._for(guest), room=room, **values)

    def _page(self, template: str, reader: Guest, **values: object) -> web.Response:
        html = self._templates.get_template(template).render(
            **self._for(reader), locale=reader.locale, theme=reader.theme, **values
        )
        return web.Response(text=html, content_type="text/html", charset="utf-8")

    def _for(self, guest: Guest) -> dict[str, object]:
        seal = self._seals.seal("form", guest.token) if guest.token else ""
        return {"say": self.say(guest.locale), "seal": seal}


def fine(line: str) -> Html:
    """A line with its seal in small print, whole: it has 64 digits.

    >>> fine("<b> " + "0f" * 32)[:29]
    Markup('&lt;b&gt; <code class="seal">')
    """
    return Html(_SEAL.sub(r'<code class="seal">\g<0></code>', str(escape(line))))  # noqa: S704 - escaped in here


def data(value: object) -> str:
    """JSON on one line, as an event of a stream carries it."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


@cache
def _templates(base: str) -> Environment:
    """The templates under an address, each read and compiled once in a process."""
    made = Environment(
        loader=FunctionLoader(_template),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    made.filters["fine"] = fine
    made.globals.update(
        few_lines=FEW_LINES,
        static=lambda name: f"{base}/static/{name}?v={static()[name].digest}",
        base=base,
        spots=spots,
        greets=lambda screen: isinstance(screen.picture, Hello),
        keyboard=keyboard,
        name_length=NAME,
        tearoom=TEAROOM,
    )
    return made


def _template(name: str) -> str:
    return (_HERE / "templates" / name).read_text(encoding="utf-8")
