"""Telegram's word about who opens the page as a Mini App: init data, and how it is checked.

The rules stand in Telegram's documentation, "Validating data received via the Mini App":
https://core.telegram.org/bots/webapps
"""

from __future__ import annotations

import hmac
import json
from dataclasses import dataclass
from typing import TYPE_CHECKING
from urllib.parse import parse_qsl

from bot.adapters.web.guest import Guest
from bot.service.reader import best

if TYPE_CHECKING:
    from bot.adapters.web.house import House

OLDEST = 3600
"""Seconds for which what Telegram said about somebody holds."""
AHEAD = 60
"""Seconds that Telegram's clock may be ahead of ours."""
_NAME = 64
"""Letters of a name, so that the cookie stays small."""
_MOST = 30
"""More fields than Telegram ever sent."""


class Refused(Exception):
    """Why somebody is not let in: ``forged``, ``old`` or ``again``."""


@dataclass(frozen=True, slots=True)
class Visit:
    """What Telegram says: the account, its name and language, and what the link carried."""

    account: str
    name: str
    locale: str
    start: str
    hash: str


def read(data: str, token: str, now: float) -> Visit:
    """Check init data with the bot's token. ``now`` in seconds since 1970. Raises Refused."""
    try:
        pairs = dict(parse_qsl(data, strict_parsing=True, max_num_fields=_MOST))
        told = pairs.pop("hash")
        if not hmac.compare_digest(signed(pairs, token).encode(), told.encode()):
            raise Refused("forged")
        began, user = int(pairs["auth_date"]), json.loads(pairs["user"])
        names = (str(user.get(part) or "") for part in ("first_name", "last_name"))
        account, locale = str(int(user["id"])), best(str(user.get("language_code") or ""))
        name = " ".join(filter(None, names))[:_NAME].strip() or account
    except (ValueError, KeyError, TypeError, AttributeError):
        raise Refused("forged") from None
    if not now - OLDEST <= began <= now + AHEAD:
        raise Refused("old")
    return Visit(account, name, locale, pairs.get("start_param", "")[:64], told)


def signed(pairs: dict[str, str], token: str) -> str:
    """The hash that Telegram puts on the fields: HMAC-SHA-256, in hexadecimal.

    The key is the HMAC of the bot's token under the word ``WebAppData``; the message is every field
    but the hash as ``key=value``, in the order of the keys, one a line.
    """
    key = hmac.digest(b"WebAppData", token.encode(), "sha256")
    lines = "\n".join(f"{name}={pairs[name]}" for name in sorted(pairs))
    return hmac.new(key, lines.encode(), "sha256").hexdigest()


async def telegram_guest(house: House, data: str) -> tuple[Guest, str]:
    """Who comes, and what the link carried. The same word opens the door once. Raises Refused."""
    visit = read(data, house.telegram, house.service.now() / 1000)
    if not await house.service.first("telegram", f"app:{visit.hash}"):
        raise Refused("again")
    token = house.seals.seal("telegram", visit.account)
    guest = Guest(token, visit.name, visit.locale, telegram=visit.account)
    return guest, visit.start
