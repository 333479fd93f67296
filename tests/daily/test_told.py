"""Words about dates that still count, voided attempts, and days and months far away."""

from __future__ import annotations

from datetime import date

from bot.core.daily import DAY, FIRST
from bot.service.painter import alt
from tests.daily.setting import MONDAY, NAME, House, attempt, solve
from tests.service.chat import Chat

TODAY = MONDAY.isoformat()
SUNDAY = (MONDAY - DAY).isoformat()
PLAY = f"d/play/gwg/{TODAY}"


def said(chat: Chat) -> str:
    return "\n".join(reply.screen.caption for reply in chat.replies)


def labels(chat: Chat) -> list[str]:
    return [button.label for button in chat.replies[0].screen.buttons]


async def carried(chat: Chat, action: str, name: str = "Olena") -> str:
    await chat.carry(chat.person(name), action, message="own board")
    return said(chat)


async def asked(chat: Chat, name: str, words: str = "", who: str = "Olena") -> str:
    await chat.command(chat.person(who), name, words)
    return said(chat)


async def solved(chat: Chat) -> str:
    """Solve today's; the code of the table."""
    await carried(chat, PLAY)
    await solve(chat, "Olena")
    return (await attempt(chat, "Olena")).head.id


async def test_a_voided_attempt_is_called_so_everywhere(home: House) -> None:
    chat = home.chat()
    table = await solved(chat)
    assert f"Olena /void {table}" in await carried(chat, f"d/results/gwg/{TODAY}", "Eve")
    assert f"The code of this game is {table}" in await carried(chat, f"v/{table}/0")
    assert "Voided: that game" in await asked(chat, "void", table, "Eve")
    assert "voided already" in await asked(chat, "void", table, "Eve")
    assert "Voided by an admin: this attempt counts for nobody." in await asked(chat, "daily")
    assert "goes on" not in said(chat)
    room = await carried(chat, f"d/results/gwg/{TODAY}")
    assert "Voided by an admin: Olena." in room
    assert "not solved" not in room
    for verb in ("share", "words", "tell"):
        assert "voided by an admin" in await carried(chat, f"d/{verb}/gwg/{TODAY}")
    await carried(chat, "d/calendar/gwg")
    picture = chat.replies[0].screen.picture
    assert picture is not None
    assert "30:" not in alt(picture)
    ended = await carried(chat, f"b/{table}/0")
    assert "Voided by an admin: this game counts for nobody." in ended
    assert "Share" not in [button.label for button in chat.replies[0].screen.buttons]
    assert "counts again" in await asked(chat, "void", f"{table} back", "Eve")
    assert "Voided" not in await carried(chat, f"b/{table}/0")
    assert "was not voided" in await asked(chat, "void", f"{table} back", "Eve")
    assert "Solved: 1 of 1" in await carried(chat, f"d/results/gwg/{TODAY}")


async def test_only_admins_read_the_codes(home: House) -> None:
    table = await solved(home.chat())
    assert table not in await carried(home.chat(admin=False), f"d/results/gwg/{TODAY}", "Bo")


async def test_yesterday_counts_until_noon_and_is_offered_so(home: House) -> None:
    chat = home.chat()
    home.set(MONDAY, 11, 59)
    assert "29 November 2026 still counts until Monday, 30 November 2026, 12:00 UTC" in await asked(
        chat, "daily"
    )
    assert any(label.endswith(SUNDAY) for label in labels(chat))
    await asked(chat, "archive")
    assert labels(chat)[0] == f"{SUNDAY} (still counts until {TODAY}, 12:00 UTC)"
    await carried(chat, chat.replies[0].screen.buttons[0].action)
    assert "it counts." in said(chat)
    await solve(chat, "Olena")
    assert "still counts" not in await asked(chat, "daily")
    await asked(chat, "archive")
    assert labels(chat)[0] == f"{SUNDAY} (solved)"
    home.set(MONDAY, 12)
    assert "still counts" not in await asked(chat, "daily", who="Bo")


async def test_a_month_is_named_and_one_far_away_is_refused(home: House) -> None:
    chat = home.chat()
    assert "November 2026. Stars" in await carried(chat, "d/calendar/gwg")
    assert "The month after" not in labels(chat)
    assert "no challenges in that month" in await carried(chat, "d/calendar/gwg/9999-12")
    assert "November 2026" in said(chat)


async def test_pages_of_past_days_end(home: House) -> None:
    chat = home.chat()
    await carried(chat, "d/archive/gwg/99999")
    assert FIRST.isoformat() in labels(chat)
    assert "Older days" not in labels(chat)
    await carried(chat, "d/archive/gwg/-5")
    assert labels(chat)[0] == SUNDAY


async def test_before_the_first_date_there_was_none(home: House) -> None:
    before = date(2025, 12, 24).isoformat()
    assert "too long ago" in await carried(home.chat(), f"d/practice/gwg/{before}")


async def test_after_a_daily_the_deal_can_be_practised(home: House) -> None:
    chat = home.chat("olena", private=True)
    await solved(chat)
    assert "Practise this day" in await asked(chat, "hint")
    assert "Practise this day" in await asked(chat, "move", "A")
    assert (await attempt(chat, "Olena")).head.game == NAME


async def test_words_that_are_not_understood_are_named(home: House) -> None:
    chat = home.chat()
    assert "“tomorow please”" in await asked(chat, "daily", "tomorow please")
    assert "“later”" in await asked(chat, "daily", "gwg later")
    assert "“last week”" in await asked(chat, "archive", "gwg last week")
    assert "Practice: it counts for nothing" in await asked(chat, "archive", "gwg 2026-11-20")
    assert "has not begun" in await asked(chat, "archive", "2026-12-24")


async def test_an_order_says_which_word_was_wrong(home: House) -> None:
    chat = home.chat()
    told = await asked(chat, "daily", f"subscribe {NAME} 25:00")
    assert "“25:00” is no time of day" in told
    assert "is no game" not in told
    told = await asked(chat, "daily", "subscribe chess 9:00")
    assert "“chess” is no game with a daily challenge" in told
    assert "is no time" not in told


async def test_an_unknown_zone_is_named_and_near_ones_are_told(home: House) -> None:
    chat = home.chat()
    told = await asked(chat, "daily", "zone Europe/Kyjiv")
    assert "I know no time zone “Europe/Kyjiv”" in told
    assert "Perhaps: Europe/Kyiv" in told
    assert "Perhaps" not in await asked(chat, "daily", "zone qqqq")


async def test_the_same_hint_again_counts_once(home: House) -> None:
    chat = home.chat("olena", private=True)
    await carried(chat, PLAY)
    first = await asked(chat, "hint")
    assert await asked(chat, "hint") == first
    assert (await attempt(chat, "Olena")).hints == 1


async def test_two_open_dates_say_on_which_day_each_ends(home: House) -> None:
    chat = home.chat()
    home.set(MONDAY, 11)
    await asked(chat, "daily", "zone Pacific/Kiritimati")
    overview = await asked(chat, "daily")
    assert "29 November 2026 still counts until Monday, 30 November 2026, 12:00 UTC" in overview
    assert "30 November 2026 still counts until Tuesday, 1 December 2026, 12:00 UTC" in overview
