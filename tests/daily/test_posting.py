"""Posts: one for each date, whatever zone, clock change, crash, refusal or second process."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import sys
from datetime import date, datetime
from itertools import count
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest

from bot.core.daily import DAY, moment
from bot.core.port import Gone, Later, Moved, Refused
from bot.core.request import Platform
from bot.service import Publisher
from bot.service.clock import Clock as Jobs
from bot.service.posting import LATE, LEASE
from bot.store import Posted, Store
from tests.daily.setting import MONDAY, NAME, House, Pen, at, solve
from tests.service.chat import Chat, Clock
from tests.store.worker import before_statement

STATEMENTS = 24
"""Statements and commits of one post.

A change of these numbers is a change to think about.
"""

HOUR = 3_600_000


async def subscribed(house: House, chat: str = "-100", time: str = "13:00") -> Chat:
    room = house.chat(chat)
    await room.command(room.person("Admin"), "daily", f"subscribe {NAME} {time}")
    assert room.private is not None
    assert "will be posted here every day" in room.private.caption
    return room


def told(chat: Chat) -> str:
    return "\n".join(reply.screen.caption for reply in chat.replies)


async def ledger(house: House, day: date = MONDAY, chat: str = "-100") -> Posted | None:
    room = await house.store.room(house.pen.platform, chat)
    return await house.store.posted(room.id, "post", NAME, day.isoformat())


async def test_the_post_comes_at_the_local_time_once(house: House) -> None:
    await subscribed(house)
    house.set(MONDAY, 12, 59)
    assert await house.post() == 0
    house.set(MONDAY, 13)
    assert await house.post() == 1
    assert await house.post() == 0
    place, screen, _ = house.pen.sent[0]
    assert place.chat == "-100"
    assert screen.picture is not None
    assert [button.label for button in screen.buttons] == ["Play", "Yesterday", "Standings"]
    assert screen.caption.startswith("Daily 330: Guo Wu Guan, Lenient")


@pytest.mark.parametrize(
    ("zone", "time", "first", "days"),
    [
        ("Europe/Berlin", "2:30", date(2026, 3, 27), 4),
        ("Europe/Berlin", "2:30", date(2026, 10, 23), 4),
        ("America/New_York", "2:30", date(2026, 3, 6), 4),
        ("America/New_York", "1:30", date(2026, 10, 30), 4),
        ("Australia/Lord_Howe", "2:10", date(2026, 10, 2), 4),
        ("Australia/Lord_Howe", "1:45", date(2026, 4, 3), 4),
        ("America/Santiago", "0:00", date(2026, 9, 4), 4),
        ("Pacific/Chatham", "2:45", date(2026, 9, 25), 4),
        ("Africa/Casablanca", "2:30", date(2026, 2, 13), 4),
        ("Pacific/Kiritimati", "0:00", date(2026, 6, 1), 3),
        ("Etc/GMT+12", "23:59", date(2026, 6, 1), 3),
    ],
)
async def test_one_post_on_each_date_around_every_change_of_clocks(
    home: House, zone: str, time: str, first: date, days: int
) -> None:
    there = ZoneInfo(zone)
    home.clock.time = (moment(first, 0, there) or 0) - HOUR
    room = await subscribed(home, time=time)
    await room.command(room.person("Admin"), "daily", f"zone room {zone}")
    await room.command(room.person("Admin"), "daily", f"subscribe {NAME} {time}")
    last = (moment(first + DAY * days, 0, there) or 0) - 1
    posts = []
    while home.clock.time <= last:
        if await home.post():
            posts.append(datetime.fromtimestamp(home.clock.time / 1000, there).date())
        home.clock.time += HOUR // 4
    captions = [screen.caption.split(":")[0] for _, screen, _ in home.pen.sent]
    assert [one for one in posts if one >= first] == [first + DAY * n for n in range(days)]
    assert len(set(captions)) == len(captions)


async def test_a_post_carries_the_podium_of_yesterday_and_the_results_of_today(
    home: House,
) -> None:
    room = await subscribed(home)
    await room.carry(room.person("Olena"), f"d/play/gwg/{MONDAY.isoformat()}", message="x")
    await solve(room, "Olena")
    home.set(MONDAY + DAY, 13)
    await home.post()
    _, screen, _ = home.pen.sent[-1]
    assert "Yesterday: Olena ★★★." in screen.caption
    assert "Nobody here has begun yet." in screen.caption
    await room.carry(room.person("Bo"), screen.buttons[0].action, message="x")
    publisher = Publisher(home.service, home.pens)
    await publisher.once()
    assert "Begun by 1, not solved yet." in home.pen.edits[-1][1].caption
    await solve(room, "Bo")
    while await publisher.once():
        pass
    address, newest = home.pen.edits[-1]
    assert address == "-100/1"
    assert "Solved: 1 of 1. Best: Bo" in newest.caption
    assert len(home.pen.edits) == 2


async def test_on_the_page_the_post_is_a_row_that_everybody_reads(
    home: House,
) -> None:
    page = House(home.store, Path(), home.clock, Pen("web"))
    page.service.days.seeds = home.service.days.seeds
    room = await subscribed(page, "tearoom")
    home.set(MONDAY, 13)
    assert await home.post() == 1
    posts = await page.service.stream(room.person("Bo"), room.place)
    assert posts[-1].screen.caption.startswith("Daily 330")
    before = await page.service.version(room.place)
    await room.carry(room.person("Bo"), posts[-1].screen.buttons[0].action)
    assert await page.service.version(room.place) != before
    posts = await page.service.stream(room.person("Bo"), room.place)
    assert "Begun by 1" in posts[-1].screen.caption


async def test_two_processes_send_one_post(house: House, url: str, seeds: Path) -> None:
    await subscribed(house)
    other = House(await Store.open(url, house.clock), seeds, house.clock, Pen())
    house.set(MONDAY, 13)
    await asyncio.gather(*(one.post() for one in (house, other) for _ in range(3)))
    assert len(house.pen.sent) + len(other.pen.sent) == 1
    await other.service.close()


@pytest.mark.parametrize("trouble", [Refused(), Gone(chat=True)])
async def test_a_room_that_refuses_is_paused_with_a_reason_and_resumed(
    home: House, trouble: Exception
) -> None:
    room = await subscribed(home)
    others = [await subscribed(home, f"-{n}") for n in range(1, 4)]
    home.pen.errors = [trouble]
    home.set(MONDAY, 13)
    await home.post()
    assert len(home.pen.sent) == len(others)
    refused = next(
        chat
        for chat in (room, *others)
        if chat.place.chat not in {p.chat for p, _, _ in home.pen.sent}
    )
    there = await home.store.room("telegram", refused.place.chat)
    (wish,) = await home.store.subscriptions(there.id)
    assert wish.paused in {"refused", "gone"}
    home.set(MONDAY + DAY, 13)
    await home.post()
    assert len(home.pen.sent) == 2 * len(others)
    await refused.command(refused.person("Admin"), "start")
    (wish,) = await home.store.subscriptions(there.id)
    assert wish.paused == ""
    home.set(MONDAY + DAY * 2, 13)
    await home.post()
    assert len(home.pen.sent) == 3 * len(others) + 1


async def test_what_comes_later_or_moves_is_sent_once(home: House) -> None:
    await subscribed(home)
    home.pen.errors = [Later(30.0), Moved("-200")]
    home.set(MONDAY, 13)
    await home.post()
    assert home.pen.sent == []
    home.clock.time += 30_000
    await home.post()
    assert [place.chat for place, _, _ in home.pen.sent] == ["-200"]


async def test_a_post_whose_answer_was_lost_counts_as_sent_and_says_so(home: House) -> None:
    room = await subscribed(home)
    home.pen.lost = True
    home.set(MONDAY, 13)
    await home.post()
    home.clock.time += 2 * LEASE
    await home.post()
    assert len(home.pen.sent) == 1
    row = await ledger(home)
    assert row is not None
    assert row.state == "unknown"
    await room.command(room.person("Admin"), "daily")
    assert "Whether the post of 2026-11-30 arrived, nobody knows" in told(room)


async def test_a_post_that_is_half_a_day_late_is_left_out(home: House) -> None:
    await subscribed(home)
    home.clock.time = at(MONDAY, 13) + LATE + 1
    await home.post()
    assert home.pen.sent == []
    home.set(MONDAY + DAY, 13)
    await home.post()
    assert len(home.pen.sent) == 1


async def test_another_time_or_zone_makes_no_second_post_of_a_date(home: House) -> None:
    room = await subscribed(home)
    home.set(MONDAY, 13)
    await home.post()
    for words in (f"subscribe {NAME} 15:00", "zone room America/New_York"):
        await room.command(room.person("Admin"), "daily", words)
    for hour in range(14, 24):
        home.set(MONDAY, hour)
        await home.post()
    assert len(home.pen.sent) == 1


async def test_a_group_that_moves_takes_its_orders_and_its_ledger_along(house: House) -> None:
    old, new = await subscribed(house, "-1"), await subscribed(house, "-2", "14:00")
    await old.carry(old.person("Olena"), f"d/play/gwg/{MONDAY.isoformat()}", message="x")
    house.set(MONDAY, 13)
    await house.post()
    await house.store.move_room("telegram", "-1", "-2")
    room = await house.store.room("telegram", "-2")
    assert len(await house.store.subscriptions(room.id)) == 1
    assert len(await house.store.results_in(room.id, NAME, MONDAY)) == 1
    house.set(MONDAY, 14)
    await house.post()
    assert [place.chat for place, _, _ in house.pen.sent] == ["-1"]
    house.set(MONDAY + DAY, 14)
    await house.post()
    assert [place.chat for place, _, _ in house.pen.sent] == ["-1", "-2"]
    await new.command(new.person("Admin"), "daily", "unsubscribe")
    assert "It is not posted here any more." in told(new)


async def test_only_admins_order_posts(home: House) -> None:
    room = home.chat(admin=False)
    for words in (f"subscribe {NAME} 9:00", "unsubscribe", "zone room Europe/Kyiv"):
        await room.command(room.person("Bo"), "daily", words)
        assert told(room).startswith("Only admins may decide that here")
    admin = home.chat()
    await admin.command(admin.person("Admin"), "daily", "subscribe chess 9:00")
    assert "Say which game and when" in told(admin)
    await subscribed(home)
    await admin.command(admin.person("Admin"), "daily", "unsubscribe gwg")
    home.set(MONDAY, 13)
    await home.post()
    assert home.pen.sent == []


async def test_a_reminder_comes_in_private_while_something_is_unplayed(home: House) -> None:
    private = home.chat("olena", private=True)
    who = private.person("Olena")
    await home.chat().command(who, "daily", "remind 19:00")
    await private.command(who, "daily", "remind 19:00")
    await private.command(who, "daily", "remind streak 21:00")
    home.set(MONDAY, 19)
    await home.post()
    assert [screen.caption for _, screen, _ in home.pen.sent] == [
        "Today\u2019s Guo Wu Guan still waits for you."
    ]
    await private.carry(who, home.pen.sent[0][1].buttons[0].action, message="x")
    await solve(private, "Olena")
    home.set(MONDAY, 21)
    await home.post()
    home.set(MONDAY + DAY, 21)
    await home.post()
    assert [screen.caption for _, screen, _ in home.pen.sent[1:]] == [
        "Your streak of 1 in Guo Wu Guan waits for today\u2019s deal."
    ] * 2
    await private.command(who, "daily", "remind off")
    home.set(MONDAY + DAY * 2, 21)
    await home.post()
    assert len(home.pen.sent) == 3


async def test_the_clock_notes_that_the_bot_was_there(home: House) -> None:
    await home.store.add_due("daily-served", "minute", home.clock.time, {})
    jobs = Jobs(home.service)
    for _ in range(5):
        await jobs.once()
        home.clock.time += 60_000
    home.clock.time += 6 * HOUR
    await jobs.once()
    served = await home.store.served(MONDAY - DAY, MONDAY + DAY)
    assert served[MONDAY] == 4 * 60_000 + 2 * 60_000


class Crash(BaseException):
    """Whatever ends a process."""


async def crashed(house: House, number: int) -> bool:
    """Post, and break before the statement of that number; say whether it came so far."""

    def crash() -> None:
        raise Crash

    undo = before_statement(house.store, number, crash)
    try:
        await house.poster.once()
    except Crash:
        return True
    finally:
        undo()
    return False


@pytest.mark.parametrize("platform", ["telegram", "discord"])
async def test_a_crash_before_any_statement_makes_no_second_post(
    house: House, platform: Platform
) -> None:
    there = House(house.store, Path(), house.clock, Pen(platform))
    there.service.days.seeds = house.service.days.seeds
    await subscribed(there)
    day, lost, unknown = MONDAY, 0, 0
    for number in count(1):
        there.set(day, 13)
        before = len(there.pen.arrived)
        came = await crashed(there, number)
        there.clock.time += LEASE
        await there.post()
        row = await ledger(there, day)
        assert row is not None
        arrived = len(there.pen.arrived) - before
        assert arrived <= 1
        assert arrived == 1 or (row.state, platform) == ("unknown", "telegram")
        lost += not arrived
        unknown += row.state == "unknown"
        if not came:
            break
        day += DAY
    make = house.store.database.engine.dialect.name
    sys.stdout.write(
        f"\n{make}, {platform}: killed before each of {number - 1} statements of a post;"
        f" {unknown} posts count as sent, {lost} were not\n"
    )
    assert number - 1 == STATEMENTS
    assert lost == 0


def die(url: str, seeds: str, now: int, number: int) -> None:
    """Be killed before a statement of a post; the post itself is a line in a file."""
    asyncio.run(_die(url, Path(seeds), now, number))


async def _die(url: str, seeds: Path, now: int, number: int) -> None:
    clock = Clock()
    clock.time = now
    house = House(await Store.open(url, clock), seeds, clock, Pen())

    def note() -> None:
        with (seeds.parent / "sent").open("a") as file:
            file.write("x\n")

    house.pen.before = note
    before_statement(house.store, number, lambda: os.kill(os.getpid(), signal.SIGKILL))
    await house.poster.once()
    await house.service.close()


async def test_a_process_killed_while_it_posts_is_followed_by_one_that_posts_no_second_time(
    home: House, seeds: Path
) -> None:
    await subscribed(home)
    sent = seeds.parent / "sent"
    sent.write_text("")
    processes = multiprocessing.get_context("forkserver")
    url = home.store.database.engine.url.render_as_string(hide_password=False)
    day = MONDAY
    for number in (7, 12, 15, 18, 22):
        args = (url, str(seeds), at(day, 13), number)
        process = processes.Process(target=die, args=args)
        process.start()
        await asyncio.to_thread(process.join)
        assert process.exitcode == -signal.SIGKILL
        home.clock.time = at(day, 13) + LEASE
        await home.post()
        day += DAY
    lines, here = sent.read_text().split(), len(home.pen.sent)
    states = [(await ledger(home, MONDAY + DAY * n)) for n in range(5)]
    assert all(states)
    unknown = sum(one.state == "unknown" for one in states if one)
    assert 5 - unknown <= len(lines) + here <= 5
