"""Who visits the page: a guest with a cookie, a name and the rooms seen lately."""

from __future__ import annotations

import hashlib
import re
import secrets
import unicodedata
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING
from urllib.parse import quote, unquote

from bot.core.names import inked
from bot.core.request import Place, Who
from bot.service.reader import best
from render.words import BASE

if TYPE_CHECKING:
    from aiohttp import web

TEAROOM = "tearoom"
"""The room for people who do not ask for another one."""
NAME = 32
"""The longest name, in characters."""
ROOMS = 5
"""How many rooms the cookie remembers."""

_ROOM = re.compile(r"[A-Za-z0-9_-]{1,40}")
_TOKEN = re.compile(r"[A-Za-z0-9_-]{20,64}")
_LANGUAGE = re.compile(r"([A-Za-z]{2,3}(?:-[A-Za-z0-9-]{1,20})?)(?:;q=([0-9.]{1,5}))?")
_YEAR = 365 * 24 * 3600
_TOKEN_COOKIE, _NAME_COOKIE, _ROOMS_COOKIE = "teahouse_guest", "teahouse_name", "teahouse_rooms"


@dataclass(frozen=True, slots=True)
class Guest:
    """A visitor. The token is theirs alone; the account made from it may be stored and logged."""

    token: str
    name: str
    locale: str = BASE
    rooms: tuple[str, ...] = ()

    @property
    def account(self) -> str:
        """The token's digest: it names the guest, and nobody gets in with it."""
        return hashlib.sha256(self.token.encode()).hexdigest()

    @property
    def who(self) -> Who:
        """The guest as the service knows people."""
        return Who("web", self.account, self.name, self.locale)

    def place(self, room: str) -> Place:
        """A room of the page as the service knows places."""
        return Place("web", room, locale=self.locale)

    def enters(self, room: str) -> Guest:
        """The guest with this room as the one seen last."""
        return replace(self, rooms=tuple(dict.fromkeys((room, *self.rooms)))[:ROOMS])


def room_name(wanted: str) -> str | None:
    """A room's name in the one form that counts, or None if no room can have it.

    >>> room_name("Tea-Room_7"), room_name("two words"), room_name("../etc")
    ('tea-room_7', None, None)
    """
    return wanted.lower() if _ROOM.fullmatch(wanted) else None


def clean(name: str) -> str:
    r"""A display name without control signs and doubled blanks, at most 32 characters long.

    >>> clean("  Olena\x00  <b> ")
    'Olena <b>'
    >>> clean("\u3164 \u2800")
    ''
    """
    shown = (
        sign if unicodedata.category(sign)[0] not in "CZ" else " "
        for sign in unicodedata.normalize("NFC", inked(name[: 4 * NAME]))
    )
    return " ".join("".join(shown).split())[:NAME].strip()


def language(accepted: str) -> str:
    """The best language we have words in, from an Accept-Language header.

    >>> language("xx;q=0.9, en-GB;q=0.8, *")
    'en'
    >>> language("xx, zh-TW;q=0.9, zh;q=0.8, en-US;q=0.7")
    'zh-Hant'
    """
    wanted = [
        (_weight(found[2]), found[1])
        for part in accepted[:200].replace(" ", "").split(",")
        if (found := _LANGUAGE.fullmatch(part))
    ]
    return best(*(tag for _, tag in sorted(wanted, key=lambda one: one[0], reverse=True)))


def _weight(written: str | None) -> float:
    try:
        return float(written or 1)
    except ValueError:
        return 0


def guest_of(request: web.Request) -> Guest | None:
    """The guest who sends this request, or None before anybody came in by the door."""
    token = request.cookies.get(_TOKEN_COOKIE, "")
    name = clean(unquote(request.cookies.get(_NAME_COOKIE, "")))
    if not _TOKEN.fullmatch(token) or not name:
        return None
    seen = request.cookies.get(_ROOMS_COOKIE, "")[:300].split(".")
    rooms = tuple(room for one in seen if (room := room_name(one)))[:ROOMS]
    return Guest(token, name, language(request.headers.get("Accept-Language", "")), rooms)


def welcome(request: web.Request, name: str) -> Guest:
    """The guest under a new name; a new guest gets a new token."""
    known = guest_of(request)
    if known:
        return replace(known, name=name)
    accepted = request.headers.get("Accept-Language", "")
    return Guest(secrets.token_urlsafe(24), name, language(accepted))


def forget(response: web.StreamResponse) -> None:
    """Take everything about the guest out of the browser."""
    for cookie in (_TOKEN_COOKIE, _NAME_COOKIE, _ROOMS_COOKIE):
        response.del_cookie(cookie, path="/", httponly=True, samesite="Lax")


def remember(request: web.Request, response: web.StreamResponse, guest: Guest) -> None:
    """Put the guest into the browser's cookies, out of reach of scripts."""
    values = {
        _TOKEN_COOKIE: guest.token,
        _NAME_COOKIE: quote(guest.name, safe=""),
        _ROOMS_COOKIE: ".".join(guest.rooms),
    }
    for cookie, value in values.items():
        response.set_cookie(
            cookie,
            value,
            max_age=_YEAR,
            path="/",
            httponly=True,
            samesite="Lax",
            secure=request.secure,
        )
