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

from bot.adapters.web.guest import NAME, TEAROOM, Guest, guest_of
from bot.adapters.web.keys import keyboard
from bot.core.request import COMMANDS
from games import text
from render.words import BASE

if TYPE_CHECKING:
    from bot.adapters.web.pictures import Pictures
    from bot.core.screen import Screen
    from bot.service import Post, Service

_HERE = files("bot.adapters.web")
_KINDS = {"css": "text/css", "js": "text/javascript", "svg": "image/svg+xml"}
_UNSIGNED = 'data-digest=""'
_SEAL = re.compile(r"\b[0-9a-f]{64}\b")
FEW_LINES = 5
"""Longer captions of posted pictures stand below the buttons, but for their first line."""
_NEEDS_WORDS = frozenset({"move"})
"""Commands that cannot be sent without words; the menu writes them into the field instead."""


@dataclass(frozen=True, slots=True)
class Article:
    """A post as HTML; equal digests look equal."""

    id: int
    digest: str
    html: str


@dataclass(frozen=True, slots=True)
class File:
    """A file of ours that browsers may keep."""

    body: bytes
    kind: str
    digest: str


@cache
def static() -> dict[str, File]:
    """Style, script and icon by file name."""
    found = {}
    for entry in (_HERE / "static").iterdir():
        if (kind := _KINDS.get(entry.name.rpartition(".")[2])) is not None:
            body = entry.read_bytes()
            found[entry.name] = File(body, kind, blake2b(body, digest_size=6).hexdigest())
    return found


class Markup:
    """Templates with the words of the service and the addresses of pictures."""

    def __init__(self, service: Service, pictures: Pictures) -> None:
        self._service = service
        self._pictures = pictures
        self._templates = Environment(
            loader=FunctionLoader(_template),
            autoescape=True,
            undefined=StrictUndefined,
            trim_blocks=True,
            lstrip_blocks=True,
        )
        self._templates.filters["fine"] = fine
        self._templates.globals.update(
            few_lines=FEW_LINES,
            static=lambda name: f"/static/{name}?v={static()[name].digest}",
            keyboard=keyboard,
            name_length=NAME,
            tearoom=TEAROOM,
        )

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

    def door(self, guest: Guest | None, locale: str, wanted: str, *, gone: bool) -> web.Response:
        """The page in front of all rooms; who was forgotten just now reads that it is done."""
        return self._page("door.html", locale, guest=guest, wanted=wanted, gone=gone)

    def room(
        self,
        guest: Guest,
        room: str,
        articles: Sequence[Article],
        panel: str,
        people: Sequence[str],
    ) -> web.Response:
        """A room with its newest posts."""
        return self._page(
            "room.html",
            guest.locale,
            guest=guest,
            room=room,
            articles=[Html(one.html) for one in articles],  # noqa: S704 - escaped by article()
            panel=Html(panel),  # noqa: S704 - escaped by panel()
            people=people,
            commands=self._commands(guest.locale),
        )

    def error(
        self, request: web.Request, status: int, reason: str, report: str = ""
    ) -> web.Response:
        """An error in plain words, without a word about the inside."""
        guest = guest_of(request)
        say = self.say(guest.locale if guest else BASE)
        words = say(reason, report=report)
        if "application/json" in request.headers.get("Accept", ""):
            return web.json_response({"error": words}, status=status)
        page = self._page("error.html", BASE, words=words, status=status)
        page.set_status(status)
        return page

    def say(self, locale: str) -> Callable[..., str]:
        """The words of one language, by id."""
        return lambda id_, **args: self._service.words(text(id_, **args), locale)

    def _address(self, guest: Guest, room: str, post: str, screen: Screen) -> str:
        if screen.picture is None:
            return ""
        return self._pictures.address(guest, room, post, screen.picture)

    def _commands(self, locale: str) -> list[tuple[str, str, bool]]:
        say = self.say(locale)
        return [(name, say(f"bot-command-{name}"), name in _NEEDS_WORDS) for name in COMMANDS]

    def _part(self, template: str, guest: Guest, room: str, **values: object) -> str:
        found = self._templates.get_template(template)
        return found.render(say=self.say(guest.locale), room=room, **values)

    def _page(self, template: str, locale: str, **values: object) -> web.Response:
        html = self._templates.get_template(template).render(
            say=self.say(locale), locale=locale, **values
        )
        return web.Response(text=html, content_type="text/html", charset="utf-8")


def fine(line: str) -> Html:
    """A line with its seal in small print, whole: it has 64 digits.

    >>> fine("<b> " + "0f" * 32)[:29]
    Markup('&lt;b&gt; <code class="seal">')
    """
    return Html(_SEAL.sub(r'<code class="seal">\g<0></code>', str(escape(line))))  # noqa: S704 - escaped in here


def data(value: object) -> str:
    """JSON on one line, as an event of a stream carries it."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _template(name: str) -> str:
    return (_HERE / "templates" / name).read_text(encoding="utf-8")
