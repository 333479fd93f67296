from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest

from bot.adapters.discord.trouble import trouble
from bot.core.port import Gone, Later, Refused


def http(status: int, code: int, **headers: str) -> discord.HTTPException:
    kinds = {403: discord.Forbidden, 404: discord.NotFound}
    response: Any = SimpleNamespace(status=status, reason="", headers=headers)
    kind = kinds.get(status, discord.HTTPException)
    return kind(response, {"code": code, "message": ""})


@pytest.mark.parametrize("code", [10003, 10004])
def test_a_channel_that_is_gone(code: int) -> None:
    found = trouble(http(404, code))
    assert isinstance(found, Gone)
    assert found.chat


def test_a_message_that_is_gone() -> None:
    found = trouble(http(404, 10008))
    assert isinstance(found, Gone)
    assert not found.chat


@pytest.mark.parametrize(
    ("status", "code"),
    [(403, 50001), (403, 50013), (403, 50007), (403, 50278), (400, 50083), (400, 160005),
     (413, 40005), (400, 50035), (401, 0)],
)  # fmt: skip
def test_what_discord_will_not_do(status: int, code: int) -> None:
    assert isinstance(trouble(http(status, code)), Refused)


@pytest.mark.parametrize(
    ("error", "seconds"),
    [
        (http(429, 0, **{"Retry-After": "7.5"}), 7.5),
        (http(400, 20016), 10),
        (http(400, 30046), 20),
        (http(503, 0), 5),
        (discord.RateLimited(61.0), 61),
        (aiohttp.ClientError(), 5),
        (TimeoutError(), 5),
    ],
)
def test_what_has_to_wait(error: Exception, seconds: float) -> None:
    found = trouble(error)
    assert isinstance(found, Later)
    assert found.seconds == seconds
