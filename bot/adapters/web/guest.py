"""Who visits the page: a guest with a cookie, a name and the rooms seen lately."""

from __future__ import annotations

import hashlib
import json
import re
import secrets
import unicodedata
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from bot.core.names import inked
from bot.core.request import Place, Who
from bot.service.reader import best
from render.words import BASE

if TYPE_CHECKING:
    from aiohttp import web

    from bot.adapters.web.seals import Seals

TEAROOM = "tearoom"
"""The room for people who do not ask for another one."""
NAME = 32
"""The longest name, in characters."""
ROOMS = 5
"""How many rooms the cookie remembers."""
OWN = "own"
"""The room in which everybody is alone with the house."""
COOKIE = "teahouse"
"""The one cookie: who the guest is, under our seal."""

_ROOM = re.compile(r"[A-Za-z0-9_-]{1,40}")
_LANGUAGE = re.compile(r"([A-Za-z]{2,3}(?:-[A-Za-z0-9-]{1,20})?)(?:;q=([0-9.]{1,5}))?")
_YEAR = 365 * 24 * 3600
_LONGEST = 1500
"""Letters of a cookie of ours, at most."""


@dataclass(frozen=True, slots=True)
class Guest:
    """A visitor. The token is theirs alone; the account made from it may be stored and logged."""

    token: str
    name: str
    locale: str = BASE
    rooms: tuple[str, ...] = ()
    telegram: str = ""
    """The account of whoever comes from there, as Telegram has told us under its seal."""
    theme: str = ""
    """The theme that was chosen in /settings; else that of the browser holds."""

    @property
    def account(self) -> str:
        """The token's digest: it names the guest, and nobody gets in with it."""
        return hashlib.sha256(self.token.encode()).hexdigest()

    @property
    def who(self) -> Who:
        """The guest as the service knows people."""
        if self.telegram:
            return Who("telegram", self.telegram, self.name, self.locale)
        return Who("web", self.account, self.name, self.locale)

    def place(self, room: str) -> Place:
        """A room of the page as the service knows places."""
        if room == OWN:
            return Place("web", f"@{self.who.account}", private=True, locale=self.locale)
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


def visitor_of(request: web.Request, seals: Seals) -> Guest | None:
    """Whose browser sends this request; the name is empty before they came in by the door."""
    written = request.cookies.get(COOKIE, "")[:_LONGEST]
    payload, _, seal = written.rpartition(".")
    if not (payload and written.isascii() and seals.holds("cookie", payload, seal)):
        return None
    try:
        kept = json.loads(urlsafe_b64decode(payload.encode()))
        token, name, rooms, telegram = (kept[key] for key in ("t", "n", "r", "g"))
    except (ValueError, KeyError, TypeError):  # sealed by an older version
        return None
    return Guest(token, name, accepted(request), tuple(rooms), telegram)


def guest_of(request: web.Request, seals: Seals) -> Guest | None:
    """The guest who sends this request, or None before anybody came in by the door."""
    visitor = visitor_of(request, seals)
    return visitor if visitor and visitor.name else None


def accepted(request: web.Request) -> str:
    """The language that the browser asks for."""
    return language(request.headers.get("Accept-Language", ""))


def stranger(request: web.Request) -> Guest:
    """Somebody whom nobody knows yet, with a token of their own."""
    return Guest(secrets.token_urlsafe(24), "", accepted(request))


def forget(response: web.StreamResponse, path: str) -> None:
    """Take everything about the guest out of the browser."""
    response.del_cookie(COOKIE, path=path, httponly=True, samesite="Lax")


def remember(
    request: web.Request, response: web.StreamResponse, guest: Guest, seals: Seals, path: str
) -> None:
    """Put the guest into the browser's cookie, sealed, and out of reach of scripts.

    Whoever comes from Telegram may stand in a frame of its own page: there a cookie is kept only
    if it says so, and by https alone.
    """
    kept = {"t": guest.token, "n": guest.name, "r": guest.rooms, "g": guest.telegram}
    written = json.dumps(kept, ensure_ascii=False, separators=(",", ":"))
    payload = urlsafe_b64encode(written.encode()).decode()
    sealed = f"{payload}.{seals.seal('cookie', payload)}"
    safe = is_safe(request)
    if guest.telegram and safe:  # the library's cookies know no partitions before Python 3.14
        frame = f"HttpOnly; Max-Age={_YEAR}; Path={path}; SameSite=None; Secure; Partitioned"
        response.headers.add("Set-Cookie", f"{COOKIE}={sealed}; {frame}")
        return
    response.set_cookie(
        COOKIE, sealed, max_age=_YEAR, path=path, httponly=True, samesite="Lax", secure=safe
    )


def is_safe(request: web.Request) -> bool:
    """Whether the browser speaks https, to us or to the proxy before us."""
    return request.secure or request.headers.get("X-Forwarded-Proto", "") == "https"
