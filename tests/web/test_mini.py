"""The page as a Mini App of Telegram: whose word about a person counts, how long, and how often."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from urllib.parse import urlencode

import pytest

from bot.adapters.web import Ways
from bot.adapters.web.mini import AHEAD, OLDEST, Refused, read, signed
from bot.core.request import Command
from tests.web.conftest import House, opened
from tests.web.scripted import board

TOKEN = "1234:the-token-of-a-bot"  # noqa: S105 - of a bot that is none
NOW = 1_796_000_000
USER = {"id": 77, "first_name": "Olena", "last_name": "<b>", "language_code": "uk"}


def init_data(token: str = TOKEN, **fields: str) -> str:
    """What Telegram puts behind the hash, by the rules of its documentation."""
    told = {"auth_date": str(NOW), "query_id": "AAH", "user": json.dumps(USER)} | fields
    return urlencode(told | {"hash": signed(told, token)})


@pytest.fixture
async def mini() -> AsyncIterator[House]:
    async with opened(Ways(limits={}, telegram=TOKEN)) as house:
        yield house


def test_the_hash_is_made_as_the_documentation_says() -> None:
    # computed with openssl: the key is HMAC-SHA-256 of the token under "WebAppData"
    pairs = {"auth_date": "1700000000", "query_id": "AAA", "user": '{"id":1}'}
    assert signed(pairs, "42:TEA") == DIGEST


DIGEST = "26d16538d50fd96b2753de0a2f4601927f4b451ff65489135f26b01fee0392f6"


def test_what_telegram_says_is_read() -> None:
    visit = read(init_data(start_param="j_k3v9x2qa"), TOKEN, NOW)
    assert (visit.account, visit.name, visit.locale) == ("77", "Olena <b>", "uk")
    assert visit.start == "j_k3v9x2qa"


@pytest.mark.parametrize(
    "data",
    [
        "",
        "hash=",
        "%%%",
        "user=1&hash=00",
        init_data("1234:another"),
        init_data().replace("Olena", "Olenb"),
        init_data() + "&start_param=j_k3v9x2qa",
        init_data(user="[]"),
        init_data(user='{"id": "me"}'),
        init_data(auth_date="soon"),
    ],
)
def test_whatever_else_is_said_is_refused(data: str) -> None:
    with pytest.raises(Refused, match="forged"):
        read(data, TOKEN, NOW)


@pytest.mark.parametrize("now", [NOW + OLDEST + 1, NOW - AHEAD - 1])
def test_an_old_word_and_one_from_the_future_are_refused(now: float) -> None:
    with pytest.raises(Refused, match="old"):
        read(init_data(), TOKEN, now)


async def test_somebody_comes_in_as_whom_telegram_names_and_finds_their_hand(mini: House) -> None:
    mini.service.post(1, board("Their hand", "A: take"))
    guest = mini.browser()
    answer = await guest.send("/app", {"data": init_data(start_param="j_k3v9x2qa")})
    assert await answer.json() == {"go": "/r/own"}
    asked = mini.service.requests[-1]
    assert isinstance(asked, Command)
    assert (asked.who.platform, asked.who.account) == ("telegram", "77")
    assert (asked.name, asked.words, asked.place.private) == ("start", "j_k3v9x2qa", True)
    assert "Heard Command" in await (await guest.get("/r/own")).text()


async def test_the_same_word_opens_the_door_once(mini: House) -> None:
    assert (await mini.browser().send("/app", {"data": init_data()})).status == 200
    again = await mini.browser().send("/app", {"data": init_data()})
    assert again.status == 403
    assert "once already" in (await again.json())["error"]


async def test_over_https_the_cookie_stays_in_the_frame_of_telegrams_page(mini: House) -> None:
    guest = mini.browser()
    guest.headers["X-Forwarded-Proto"] = "https"
    given = (await guest.send("/app", {"data": init_data()})).headers["Set-Cookie"]
    assert all(word in given for word in ("HttpOnly", "Secure", "SameSite=None", "Partitioned"))


async def test_only_telegrams_page_may_frame_ours_and_no_script_of_others_is_let_in(
    mini: House,
) -> None:
    policy = (await mini.browser().get("/app")).headers["Content-Security-Policy"]
    assert "frame-ancestors https://web.telegram.org" in policy
    assert "script-src 'self';" in policy


async def test_without_a_bot_there_is_no_such_door(house: House) -> None:
    assert (await house.browser().get("/app")).status == 404
    assert (await house.browser().send("/app", {"data": init_data()})).status == 404
