"""What people do with the daily challenge: first attempts, forged buttons, sharing, streaks."""

from __future__ import annotations

import asyncio
from collections import Counter
from dataclasses import replace
from datetime import timedelta
from importlib.resources import files

import pytest

from bot.core.daily import DAY, OPEN_FOR, Day, Result, ends
from bot.core.request import Place, Press
from bot.core.table import Entry, Head, Occupant, Table
from bot.service.challenge import Mine, share_text
from bot.service.days import MINUTE
from bot.service.painter import alt
from bot.service.reader import reader
from games import game
from games.shuffle import commitment
from tests.daily.setting import GWG, MONDAY, NAME, House, attempt, lines, solve
from tests.service.chat import Chat

TODAY = MONDAY.isoformat()
PLAY = f"d/play/gwg/{TODAY}"


async def begun(chat: Chat, name: str = "Olena", action: str = PLAY) -> Table:
    await chat.carry(chat.person(name), action, message="post")
    return await attempt(chat, name)


def said(chat: Chat) -> str:
    return "\n".join(reply.screen.caption for reply in chat.replies)


async def test_the_first_attempt_is_private_sealed_and_counts(home: House) -> None:
    chat = home.chat()
    table = await begun(chat)
    assert [reply.how for reply in chat.replies] == ["private"]
    assert table.head.daily is not None
    assert table.head.daily.counts
    seal = commitment(table.head.seed, NAME, TODAY)
    assert seal in said(chat)
    assert table.head.seed in lines()


async def test_a_person_in_two_zones_and_two_rooms_has_one_first_attempt(home: House) -> None:
    east, west = home.chat("-1"), home.chat("-2")
    await east.command(east.person("Admin"), "daily", "zone room Pacific/Auckland")
    await west.command(west.person("Admin"), "daily", "zone room America/Los_Angeles")
    await begun(east)
    await begun(west)
    olena = await home.store.person("telegram", "olena", "Olena", 0)
    results = await home.store.results_of(olena.id, NAME)
    room = await home.store.room("telegram", "-1")
    assert [(result.date, result.room) for result in results] == [(MONDAY, room.id)]


async def test_twenty_presses_at_once_in_two_rooms_are_one_first_attempt(house: House) -> None:
    chats = [house.chat("-1"), house.chat("-2")]
    presses = [
        Press(chat.person("Olena"), chat.place, f"at once {n} {chat.place.chat}", PLAY, "post")
        for n in range(10)
        for chat in chats
    ]
    answers = await asyncio.gather(*(house.service.handle(press) for press in presses))
    olena = await house.store.person("telegram", "olena", "Olena", 0)
    assert len(await house.store.results_of(olena.id, NAME)) == 1
    seen = {
        reply.screen.buttons[0].action.split("/")[1] for one in answers for reply in one.replies
    }
    assert seen == {(await attempt(chats[0], "Olena")).head.id}


async def test_the_zone_of_the_room_opens_a_date_and_ones_own_wish_goes_before(
    home: House,
) -> None:
    chat = home.chat()
    tomorrow = f"d/play/gwg/{(MONDAY + DAY).isoformat()}"
    await chat.carry(chat.person("Olena"), tomorrow, message="post")
    assert "has not begun where you are" in said(chat)
    await chat.command(chat.person("Admin"), "daily", "zone room Pacific/Auckland")
    await begun(chat, "Olena", tomorrow)
    await chat.command(chat.person("Bo"), "daily", "zone Europe/Kyiv")
    await chat.carry(chat.person("Bo"), tomorrow, message="post")
    assert "has not begun where you are" in said(chat)


@pytest.mark.parametrize(
    "forged",
    [
        "d/play/gwg/2026-12-24",
        "d/practice/gwg/2026-12-24",
        "d/results/gwg/2026-12-24",
        "d/share/gwg/2026-12-24",
        "d/play/gwg/2025-12-24",
        "d/play/gwg/2026-02-30",
        "d/play/gwg/9999-12-31",
        "d/play/gwg/tomorrow",
        "d/play/nogame/2026-11-30",
        "d/play/gwg",
        "d/calendar/gwg/2026-13",
        "d/calendar/gwg/0001-01",
        "d/archive/gwg/x",
        "d/tell/gwg/2026-11-30",
        "d/nothing",
        "d",
    ],
)
async def test_forged_buttons_open_nothing_and_leak_nothing(home: House, forged: str) -> None:
    chat = home.chat()
    await chat.carry(chat.person("Eve"), forged, message="post")
    assert "Report code" not in said(chat)
    assert not any(seed in said(chat) for seed in lines())
    eve = await home.store.person("telegram", "eve", "Eve", 0)
    assert await home.store.results_of(eve.id, NAME) == []


async def test_an_expired_attempt_stands_and_is_refused_kindly(home: House) -> None:
    chat = home.chat()
    table = await begun(chat)
    move = next(b.action for b in chat.replies[0].screen.buttons if b.action.startswith("p/"))
    home.clock.time = ends(MONDAY)
    for action in (
        move,
        f"h/{table.head.id}/{table.round:x}",
        f"r/{table.head.id}/{table.round:x}",
    ):
        await chat.carry(chat.person("Olena"), action, message="own board")
        assert "has ended everywhere: this attempt stands as it is" in said(chat)
        assert (await attempt(chat, "Olena")).version == table.version
    await chat.carry(chat.person("Bo"), PLAY, message="post")
    assert "You can still play it as practice" in said(chat)


async def test_a_lost_attempt_may_be_taken_back_and_solved(home: House) -> None:
    chat = home.chat()
    table = await begun(chat)
    who = chat.person("Olena")
    resign = f"r/{table.head.id}/{table.round:x}/yes"
    await chat.carry(who, resign, message="own board")
    olena = await home.store.person("telegram", "olena", "Olena", 0)
    lost = await home.store.result(olena.id, NAME, MONDAY)
    assert lost is not None
    assert (lost.over, lost.solved) == (True, False)
    table = await attempt(chat, "Olena")
    await chat.carry(who, f"u/{table.head.id}/{table.round:x}", message="own board")
    await solve(chat, "Olena")
    won = await home.store.result(olena.id, NAME, MONDAY)
    assert won is not None
    assert (won.solved, won.undone, won.hints) == (True, 1, 0)
    assert won.stars(won.moves) == 2


async def test_what_follows_a_solved_attempt_does_not_change_its_result(home: House) -> None:
    chat = home.chat()
    await begun(chat)
    await solve(chat, "Olena")
    olena = await home.store.person("telegram", "olena", "Olena", 0)
    before = await home.store.result(olena.id, NAME, MONDAY)
    table = await attempt(chat, "Olena")
    await chat.carry(
        chat.person("Olena"), f"u/{table.head.id}/{table.round:x}", message="own board"
    )
    await solve(chat, "Olena")
    assert await home.store.result(olena.id, NAME, MONDAY) == before


async def test_the_seed_is_told_when_the_date_has_ended_everywhere(home: House) -> None:
    chat = home.chat()
    await begun(chat)
    await solve(chat, "Olena")
    table = await attempt(chat, "Olena")
    for verb in ("v", "l", "b", "w", "t"):
        await chat.carry(
            chat.person("Olena"), f"{verb}/{table.head.id}/{table.round:x}", message="own board"
        )
        assert table.head.seed not in said(chat)
    home.clock.time = ends(MONDAY)
    await chat.carry(chat.person("Olena"), f"v/{table.head.id}/0", message="own board")
    assert f"this very deal comes from the seed {table.head.seed}" in said(chat)
    assert f"--table {NAME}:{TODAY}" in said(chat)


async def test_the_same_deal_again_is_practice_and_for_a_stranger_the_first_attempt(
    home: House,
) -> None:
    chat = home.chat()
    await begun(chat)
    await solve(chat, "Olena")
    first = await attempt(chat, "Olena")
    again = f"s/{first.head.id}/0"
    await chat.carry(chat.person("Olena"), again, message="own board")
    assert "Practice: it counts for nothing" in said(chat)
    await chat.carry(chat.person("Bo"), again, message="own board")
    assert "it counts." in said(chat)
    assert (await attempt(chat, "Bo")).head.seed == first.head.seed


async def test_a_deep_link_begins_the_attempt_in_private_and_counts_in_the_channel(
    home: House,
) -> None:
    channel = Chat(home.service, Place("telegram", "-100", admin=True, channel=True))
    await channel.command(channel.person("Channel"), "daily", f"subscribe {NAME} 12:30")
    home.set(MONDAY, 12, 30)
    await home.post()
    place, screen, _ = home.pen.sent[0]
    assert place.channel
    room = await home.store.room("telegram", "-100")
    assert screen.buttons[0].action == f"{PLAY}/c{room.id}"
    private = home.chat("olena", private=True)
    await private.command(private.person("Olena"), "start", f"d_play_gwg_{TODAY}_c{room.id}")
    await solve(private, "Olena")
    here = await home.store.results_in(room.id, NAME, MONDAY)
    assert [(name, result.solved) for name, result in here] == [("Olena", True)]
    await private.command(private.person("Bo"), "start", f"d_play_gwg_{TODAY}_c999")
    assert (await home.store.results_in(999, NAME, MONDAY)) == []


async def test_the_share_text_is_short_and_spoils_nothing(home: House) -> None:
    chat = home.chat()
    await begun(chat)
    await chat.carry(chat.person("Olena"), f"d/share/gwg/{TODAY}", message="own board")
    assert "There is nothing to share yet" in said(chat)
    await solve(chat, "Olena")
    table = await attempt(chat, "Olena")
    for verb in ("share", "words"):
        await chat.carry(chat.person("Olena"), f"d/{verb}/gwg/{TODAY}", message="own board")
        assert len(said(chat)) <= 280
        assert "330" in said(chat)
        assert table.head.seed not in said(chat)
        assert "-" not in said(chat)
    await chat.carry(chat.person("Olena"), f"d/tell/gwg/{TODAY}", message="own board")
    assert [reply.how for reply in chat.replies] == ["post"]
    await chat.carry(chat.person("Olena"), f"d/tell/gwg/{TODAY}", message="own board")
    assert [reply.how for reply in chat.replies] == ["private"]
    assert "stands in the room already" in said(chat)


async def test_one_press_in_the_private_chat_posts_it_in_the_room(home: House) -> None:
    chat, private = home.chat(), home.chat("olena", private=True)
    await begun(chat)
    await solve(chat, "Olena")
    for _ in range(2):
        await private.carry(private.person("Olena"), f"d/tell/gwg/{TODAY}", message="own board")
        await home.post()
    assert [(place.chat, screen.caption[:19]) for place, screen, _ in home.pen.sent] == [
        ("-100", "Olena: Teahouse 330")
    ]


@pytest.mark.parametrize("words", [False, True])
@pytest.mark.parametrize("passed", [0, 1, 7, 200])
async def test_a_share_text_never_outgrows_its_limit(
    home: House, passed: int, words: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    day = await home.service.days.day(GWG, MONDAY)
    assert day is not None
    result = Result(1, NAME, MONDAY, "t", 1, True, True, 999, 999, 999)
    mine = Mine(GWG, day, result, 9999)
    events = [(f"pass:{level % 9 + 1}:L:65:x", "round") for level in range(passed)]
    assert len(GWG.trail(events)) == passed
    signs = GWG.trail(events)
    monkeypatch.setattr(type(GWG), "trail", lambda *_: signs)
    chat = home.chat()
    table = await begun(chat)
    shared = share_text(reader("telegram"), mine, table, words=words)
    assert len(shared) <= 280
    assert shared.endswith("…") == (len(signs) == 200)


def certified() -> tuple[Table, Day]:
    """A game of harmony as its catalogue solves it."""
    xsf, folder = game("xsf"), files("seeds") / "xiang-shi-fu"
    lines = (folder / "harmony.lines.tsv").read_text(encoding="utf-8").splitlines()
    seed, _, line = lines[-1].partition("\t")
    moves, start = line.split(), xsf.deal("harmony", seed)
    seats = (Occupant(1, "Olena"),)
    head = Head("k3v9x2qa", xsf.name, "harmony", seed, str(start), 1, 1, 1, seats)
    log = [Entry("deal", "table"), *(Entry("move", "person", 0, move, 1) for move in moves)]
    day = Day(xsf.name, MONDAY, "harmony", seed, len(moves), proved=False, band=7)
    return Table.open(head, log), day


@pytest.mark.parametrize("words", [False, True])
@pytest.mark.parametrize("moves", [0, 45, 65])
def test_a_long_game_of_exchanges_is_shared_whole_and_tells_no_tile(
    words: bool, moves: int
) -> None:
    table, day = certified()
    assert table.won
    steps = (table.steps * 5)[: moves or len(table.steps)]
    result = Result(1, day.game, MONDAY, "t", 1, True, True, len(steps), 12, 3, 9_000_000)
    mine = Mine(game("xsf"), day, result, 365)
    shared = share_text(reader("telegram"), mine, replace(table, steps=steps), words=words)
    assert len(shared) <= 280
    figures, trail, *legend = shared.split("\n")
    assert legend == [] or (not words and legend == ["⬜ none, 🟨 one, 🟩 two sets repaired"])
    assert words or moves or legend
    assert f"{len(steps)} moves" in figures
    counts = Counter(trail.partition(": ")[2] if words else trail)
    none, one, two = "012" if words else "⬜🟨🟩"
    assert set(counts) <= {none, one, two, " ", ","}
    assert counts[none] + counts[one] + counts[two] == len(steps)
    if not moves:
        invalid = game("xsf").report(table.start)["invalid"]
        assert isinstance(invalid, list)
        assert counts[one] + 2 * counts[two] == len(invalid)


async def test_a_streak_by_dates_forgives_an_outage_and_no_laziness(home: House) -> None:
    chat = home.chat()
    for step in range(6):
        day = MONDAY + DAY * step
        await home.store.serve([day], (OPEN_FOR if step != 2 else OPEN_FOR - 600) * MINUTE)
        home.set(day)
        if step not in (2, 4):
            await begun(chat, "Olena", f"d/play/gwg/{day.isoformat()}")
            await solve(chat, "Olena")
    olena = await home.store.person("telegram", "olena", "Olena", 0)
    streak = home.service.days.streak
    home.clock.time += int(timedelta(days=20).total_seconds() * 1000)
    assert await streak(olena.id, GWG, MONDAY + DAY * 3) == 3
    assert await streak(olena.id, GWG, MONDAY + DAY * 4) == 3
    assert await streak(olena.id, GWG, MONDAY + DAY * 5) == 1


async def test_yesterday_may_still_be_played_and_breaks_no_streak_before_it_ends(
    home: House,
) -> None:
    chat = home.chat()
    await begun(chat)
    await solve(chat, "Olena")
    await home.store.serve([MONDAY + DAY], OPEN_FOR * MINUTE)
    olena = await home.store.person("telegram", "olena", "Olena", 0)
    home.clock.time = ends(MONDAY + DAY) - 1
    assert await home.service.days.streak(olena.id, GWG, MONDAY + DAY * 2) == 1
    home.clock.time += 1
    assert await home.service.days.streak(olena.id, GWG, MONDAY + DAY * 2) == 0


async def test_past_days_are_practice(home: House) -> None:
    chat = home.chat()
    await chat.command(chat.person("Olena"), "archive")
    assert [b.label for b in chat.replies[0].screen.buttons][:2] == ["2026-11-29", "2026-11-28"]
    await chat.carry(chat.person("Olena"), "d/practice/gwg/2026-11-20", message="list")
    assert "Practice: it counts for nothing" in said(chat)
    olena = await home.store.person("telegram", "olena", "Olena", 0)
    assert await home.store.results_of(olena.id, NAME) == []


async def test_the_overview_the_calendar_and_the_rules(home: House) -> None:
    chat = home.chat("olena", private=True)
    who = chat.person("Olena")
    await chat.command(who, "daily")
    assert "Not begun. No streak yet." in said(chat)
    await begun(chat)
    await solve(chat, "Olena")
    await chat.command(who, "daily")
    assert "Solved: ★★★" in said(chat)
    await chat.carry(who, "d/calendar/gwg", message="x")
    picture = chat.replies[0].screen.picture
    assert picture is not None
    assert alt(picture).endswith("30: 3 of 3 stars.")
    assert (await home.service.paint(picture)).startswith(b"\x89PNG")
    await chat.command(who, "rules", "daily")
    assert "Three stars" in said(chat)
    await chat.command(who, "settings")
    await chat.carry(who, "m/settings/me/europe", message="x")
    assert "/daily zone Europe/Kyiv" in chat.screen.caption


async def test_without_a_catalogue_there_is_no_challenge(home: House) -> None:
    home.service.days.seeds = type(home.service.days.seeds)()
    chat = home.chat()
    await chat.command(chat.person("Olena"), "daily")
    assert "There is no challenge for this day." in said(chat)
    await chat.carry(chat.person("Olena"), PLAY, message="post")
    assert "There is no challenge for this day." in said(chat)
