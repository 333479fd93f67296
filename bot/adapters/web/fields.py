"""What a request says: a small JSON object or a form, with every field a short plain text."""

from __future__ import annotations

import json
import re
import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from urllib.parse import parse_qsl

from aiohttp import web

_EVENT = re.compile(r"[A-Za-z0-9_-]{8,64}")
_MESSAGE = re.compile(r"[0-9]{1,18}")
_MOST = 20
"""More fields than any form of ours has."""


@dataclass(frozen=True, slots=True)
class Fields:
    """The fields of one request. ``script`` tells that the page's script sent them."""

    values: Mapping[str, str]
    script: bool

    def words(self, name: str, longest: int = 500) -> str:
        """A field on one line, without control signs."""
        return "".join(c if c.isprintable() else " " for c in self.raw(name, longest)).strip()

    def raw(self, name: str, longest: int = 500) -> str:
        """A field as it came, cut at its longest."""
        return self.values.get(name, "")[:longest]

    @property
    def message(self) -> str:
        """The post that was pressed, or nothing."""
        found = self.raw("message")
        return found if _MESSAGE.fullmatch(found) else ""

    def event(self, account: str) -> str:
        """The id of this event, of which a guest can only repeat their own."""
        found = self.raw("event")
        known = found if _EVENT.fullmatch(found) else secrets.token_hex(12)
        return f"{account[:16]}-{known}"


async def fields(request: web.Request) -> Fields:
    """Read the fields of a request. Raises HTTPBadRequest if they make no sense."""
    script = request.content_type == "application/json"
    try:
        found = _read(await request.read(), script)
    except web.RequestPayloadError:  # it is packed otherwise than it says
        found = None
    if found is None:
        raise web.HTTPBadRequest(text="page-error-unclear")
    return Fields(found, script)


def _read(body: bytes, script: bool) -> dict[str, str] | None:
    try:
        written = body.decode()
        found = json.loads(written) if script else dict(parse_qsl(written, max_num_fields=_MOST))
        return found if _is_plain(found) else None
    except (ValueError, RecursionError):
        return None


def _is_plain(found: object) -> bool:
    if not isinstance(found, dict) or len(found) > _MOST:
        return False
    for value in found.values():
        if not isinstance(value, str):
            return False
        value.encode()  # half a surrogate pair is no text: UnicodeEncodeError is a ValueError
    return True
