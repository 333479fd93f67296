"""What went wrong in other people's bots (docs/bug-cases.md), on Discord."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator

import discord
import pytest
from simcord.actors import MemberActor
from simcord.backend.models import Message
from simcord.builders import ChannelHandle

from bot.adapters.discord import build_discord
from bot.core.answer import Answer
from bot.core.request import Request
from bot.core.table import Table
from bot.service.publisher import REPOST
from bot.store.database import LEASE
from games import text
from render import say
from tests.bug_cases import named_after, rows
from tests.discord.conftest import Opens
from tests.discord.driver import DiscordDriver
from tests.discord.scripted import board_everywhere
from tests.discord.test_commands import SYNC

LENIENT = "guo-wu-guan lenient me"
ROOM = "guo-wu-guan lenient room"
PATIENT = 1.0
"""Seconds of the simulated clock within which every press must be acknowledged."""


@pytest.fixture
async def room(database: str) -> AsyncIterator[DiscordDriver]:
    driver = DiscordDriver(database)
    await driver.start()
    yield driver
    await driver.stop()


async def table(room: DiscordDriver, message: Message | None = None) -> Table:
    """The table of a message, of the newest board by default."""
    board = message or room.sim.messages()[-1]
    row = await room.service.store.message_at("discord", f"{board.channel_id}/{board.id}")
    assert row is not None
    found = await room.service.store.load(row.table)
    assert found is not None
    return found


def told(room: DiscordDriver, person: MemberActor) -> str:
    """The last words that only this person saw."""
    seen = room.private(person)
    return seen.caption if seen else ""


async def moves_from_elsewhere(room: DiscordDriver, person: MemberActor) -> None:
    """A move typed in direct messages: the board in the channel has to follow unasked."""
    await person.user.slash("table move", move=room.board().labels[0][0])
    await room.published()


def test_every_row_has_its_test() -> None:
    assert named_after(sys.modules[__name__]) == rows("Discord", "both")


async def test_b01_a_press_that_is_heard_twice_is_answered_once(room: DiscordDriver) -> None:
    olena = room.person("Olena")
    await room.command(olena, "play", LENIENT)
    held = room.remember()
    (record,) = await room.sim.press((olena, held), told=2)
    assert len(room.sim.requests("POST", rf"/interactions/{record.id}/")) == 1
    assert (await table(room)).pressed == 1
    assert room.private(olena) is None, "no failure is shown"
    room.sim.env.inject_error("POST", "/interactions/*/*/callback", status=400, code=40060)
    (other,) = await room.sim.press((olena, room.remember()))
    other.responded = True  # by the other code path, says Discord
    assert (await table(room)).pressed == 2
    assert room.posts() == 1


async def test_b02_slow_work_is_acknowledged_first_and_survives_a_dead_token(
    room: DiscordDriver, monkeypatch: pytest.MonkeyPatch
) -> None:
    olena = room.person("Olena")
    handle = room.service.handle

    takes = 3.2

    async def slowly(request: Request) -> Answer:
        await asyncio.sleep(takes)
        return await handle(request)

    monkeypatch.setattr(room.service, "handle", slowly)
    await room.command(olena, "play", LENIENT)
    assert room.board().picture
    before = room.board()
    await room.press(olena, before.labels[0])
    assert room.board().picture != before.picture
    takes = 0
    room.sim.env.inject_error("POST", "/interactions/*/*/callback", status=404, code=10062)
    asked = await olena.slash(room.sim.room, "table board")
    asked._interaction.responded = True  # too late: that is what happens here
    await room.published()
    assert len(room.sim.requests("POST", r"/channels/\d+/messages$")) == 1
    assert room.board().picture
    assert (await table(room)).pressed == 1


async def test_b03_every_button_that_was_ever_posted_is_answered(room: DiscordDriver) -> None:
    olena = room.person("Olena")
    await room.command(olena, "play", LENIENT)
    held = room.remember()
    for passed in (240, 1_200, 3 * 86_400):
        await room.sim.env.advance_time(passed)
        await room.restart()
        await room.press_old(olena, room.remember())
    assert (await table(room)).pressed == 3
    await room.press_old(olena, held)
    assert told(room, olena) == say(text("bot-stale"))
    await room.command(olena, "resign")
    await room.press(olena, "Give up") if "Give up" in room.board().labels else None
    await room.press_old(olena, held)
    assert room.sim.unanswered() == []


async def test_b04_after_forty_minutes_boards_are_edited_by_channel_and_message(
    room: DiscordDriver,
) -> None:
    olena = room.person("Olena")
    await room.command(olena, "play", LENIENT)
    board = room.sim.messages()[-1]
    for _ in range(4):
        await room.sim.env.advance_time(600)
        before = room.board()
        await moves_from_elsewhere(room, olena)
        assert room.board().picture != before.picture
    assert [one.id for one in room.sim.messages()] == [board.id]
    edits = room.sim.requests("PATCH", "/messages/")
    assert edits
    assert not [one for one in edits if "/webhooks/" in one.path]


@pytest.mark.parametrize("what", ["send_messages", "send_messages_in_threads"])
async def test_b10_a_right_that_is_missing_is_named_to_who_asked(
    room: DiscordDriver, what: str
) -> None:
    olena = room.person("Olena")
    place = await _closed(room, what)
    await olena.slash(place, "play", game="guo-wu-guan", variant="lenient", **{"for": "me"})
    name = {"send_messages": "Send Messages"}.get(what, "Send Messages in Threads")
    assert name in told(room, olena)
    (board,) = room.sim.messages(place)
    await room.sim.press((olena, room.sim.hold(board)))
    await room.published()
    assert (await table(room, board)).pressed == 1, "the game goes on by its buttons"
    assert not room.sim.requests("POST", r"/channels/\d+/messages$"), "nobody tries in vain"


async def _closed(room: DiscordDriver, what: str) -> ChannelHandle:
    """A channel, or a thread, in which the bot may not write."""
    guild = room.sim.env.guild
    denied = discord.PermissionOverwrite(**{what: False})
    hall = guild.create_text_channel("hall", overwrites={guild.me or guild.default_role: denied})
    if what == "send_messages":
        return hall
    return await room.sim.thread(hall, room.person("Olena"))


async def test_b10_without_files_there_is_a_board_in_letters(database: str) -> None:
    room = DiscordDriver(database, pictures=False)
    await room.start()
    olena = room.person("Olena")
    await room.command(olena, "play", LENIENT)
    assert room.board().board
    assert "Attach Files" in told(room, olena)
    await moves_from_elsewhere(room, olena)
    assert room.board().picture is None
    await room.stop()


async def test_b12_a_deleted_board_comes_back_and_a_deleted_channel_is_dropped(
    room: DiscordDriver, monkeypatch: pytest.MonkeyPatch
) -> None:
    olena = room.person("Olena")
    await room.command(olena, "play", LENIENT)
    board, mark = room.sim.messages()[0], room.board().labels[0][0]
    room.sim.env.backend.delete_message(room.sim.room.id, board.id)
    await olena.user.slash("table move", move=mark)
    await room.published()
    assert room.posts() == 0, "at most one a minute"
    now = room.service.now
    monkeypatch.setattr(room.service, "now", lambda: now() + REPOST)
    await room.published()
    assert room.posts() == 1
    assert (await table(room)).pressed == 1
    await room.command(olena, "play", "wu-hsing standard room")
    lobby = room.sim.messages()[-1]
    await room.press(olena, "Start")
    gathered = await table(room, lobby)
    room.sim.env.backend.delete_channel(room.sim.room.id)
    await room.published()
    tries = len(room.sim.log)
    await room.published()
    assert len(room.sim.log) == tries, "nobody knocks at a channel that is gone"
    after = await room.service.store.load(gathered.head.id)
    assert after is not None
    assert after.outcome is not None
    assert after.outcome.result == "stopped", "without a place a table ends, and counts for nothing"


async def test_b13_of_presses_in_the_same_moment_one_counts(room: DiscordDriver) -> None:
    olena, bo = room.person("Olena"), room.person("Bo")
    await room.command(olena, "play", ROOM)
    labels = room.board().labels
    await room.press_together([(olena, labels[0]), (bo, labels[1])])
    assert (await table(room)).pressed == 1
    assert sorted([told(room, olena), told(room, bo)]) == ["", say(text("bot-stale"))]
    await room.press_together([(olena, room.board().labels[0])] * 50)
    assert (await table(room)).pressed == 2
    assert room.posts() == 1


NAMES = ["a_b *x*", "`x` [y](z)", "<b>bold</b> & </pre>", "@everyone @here", "نور 👩‍👩‍👧 ~~z~~"]


@pytest.mark.parametrize("name", NAMES)
async def test_b14_a_name_is_shown_as_it_was_written(room: DiscordDriver, name: str) -> None:
    olena, strange = room.person("Olena"), room.person(name)
    await room.command(strange, "play", LENIENT)
    await room.press(olena, room.board().labels[0])
    assert name in told(room, olena)
    for message in (*room.sim.messages(), *room.sim.privates(olena)):
        assert not message.ping_user_ids
        assert not message.mention_everyone


async def test_b17_fifty_starts_without_a_change_register_nothing(opens: Opens) -> None:
    sim, service = await opens(board_everywhere)
    for _ in range(50):
        await sim.restart(build_discord(service).client)
    assert len(sim.requests("PUT", SYNC)) == 1, "the first start alone"


async def test_b18_a_move_that_was_written_is_shown_after_the_process_died(
    room: DiscordDriver, monkeypatch: pytest.MonkeyPatch
) -> None:
    olena = room.person("Olena")
    await room.command(olena, "play", LENIENT)
    before, held = room.board(), room.remember()
    room.sim.env.inject_error("POST", "/interactions/*/*/callback", status=500)
    (record,) = await room.sim.press((olena, held))
    record.responded = True  # the process died between its record and its answer
    assert room.board() == before
    await room.restart()
    edits = len(room.sim.requests("PATCH", "/messages/"))
    now = room.service.now
    monkeypatch.setattr(room.service, "now", lambda: now() + LEASE)
    await room.published()
    assert room.board().picture != before.picture
    assert (await table(room)).pressed == 1
    assert len(room.sim.requests("PATCH", "/messages/")) == edits + 1
    assert room.posts() == 1


async def test_b20_a_spectator_gets_a_kind_line_and_owners_are_not_mixed_up(
    room: DiscordDriver,
) -> None:
    olena, bo = room.person("Olena"), room.person("Bo")
    await room.command(olena, "play", LENIENT)
    await room.command(bo, "play", LENIENT)
    hers, his = room.sim.messages()
    for who, whose, name in ((bo, hers, "Olena"), (olena, his, "Bo")):
        await room.press_old(who, room.sim.hold(whose))
        assert name in told(room, who)
        seen = room.private(who)
        assert seen
        assert seen.labels, "start your own"
    assert (await table(room, hers)).pressed == (await table(room, his)).pressed == 0
    for who, whose in ((olena, hers), (bo, his)):
        await room.press_old(who, room.sim.hold(whose))
    assert (await table(room, hers)).pressed == (await table(room, his)).pressed == 1
