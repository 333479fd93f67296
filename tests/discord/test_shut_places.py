"""Threads that sleep or are locked, slow mode: what a whole game does there.

The simulator opens every thread to the bot, so what Discord would refuse is refused by hand.
"""

from __future__ import annotations

from collections.abc import AsyncIterator

import discord
import pytest
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle

from bot.service.publisher import REPOST
from games import text
from render import say
from tests.discord.driver import DiscordDriver

EDIT, POST = ("PATCH", "/channels/*/messages/*"), ("POST", "/channels/*/messages")
LENIENT = {"game": "guo-wu-guan", "variant": "lenient", "for": "me"}


@pytest.fixture
async def room(database: str) -> AsyncIterator[DiscordDriver]:
    driver = DiscordDriver(database)
    await driver.start()
    yield driver
    await driver.stop()


@pytest.fixture
async def thread(room: DiscordDriver) -> ChannelHandle:
    """A thread with a game of Olena's in it."""
    olena = room.person("Olena")
    guild = room.sim.env.guild
    guest = discord.PermissionOverwrite(manage_threads=False)
    hall = guild.create_text_channel("hall", overwrites={guild.me or guild.default_role: guest})
    thread = await room.sim.thread(hall, olena)
    await olena.slash(thread, "play", **LENIENT)
    return thread


def refuse(room: DiscordDriver, what: tuple[str, str], code: int) -> None:
    """From now on, until ``open_again``."""
    room.sim.env.inject_error(*what, status=400, code=code, times=None)


def open_again(room: DiscordDriver) -> None:
    room.sim.env.backend.faults.clear()


async def plays_elsewhere(room: DiscordDriver, person: MemberActor) -> None:
    """A move typed in direct messages: the board in the thread has to follow unasked."""
    await person.user.slash("table move", move="A")
    await room.published()


async def test_a_board_in_a_thread_that_sleeps_wakes_it(
    room: DiscordDriver, thread: ChannelHandle
) -> None:
    olena = room.person("Olena")
    (before,) = room.sim.messages(thread)
    room.sim.env.inject_error(*EDIT, status=400, code=50083)
    await plays_elsewhere(room, olena)
    (after,) = room.sim.messages(thread)
    assert after.id != before.id
    assert room.sim.look(after).picture != room.sim.look(before).picture


async def test_in_a_locked_thread_nobody_knocks_in_vain_and_the_next_press_shows_it_all(
    room: DiscordDriver, thread: ChannelHandle
) -> None:
    olena = room.person("Olena")
    (board,) = room.sim.messages(thread)
    held, before = room.sim.hold(board), room.sim.look(board)
    refuse(room, EDIT, 50083)
    refuse(room, POST, 160005)
    await plays_elsewhere(room, olena)
    tries = len(room.sim.log)
    await room.published()
    assert len(room.sim.log) == tries
    assert room.sim.look(board) == before
    open_again(room)
    await room.sim.press((olena, held))
    shown = room.sim.look(room.sim.messages(thread)[-1])
    assert shown.picture != before.picture
    await plays_elsewhere(room, olena)
    assert room.sim.look(room.sim.messages(thread)[-1]).picture != shown.picture, "it lives on"
    assert len(room.sim.messages(thread)) == 1


async def test_who_asks_in_a_locked_thread_is_told_what_is_missing(
    room: DiscordDriver, thread: ChannelHandle
) -> None:
    olena = room.person("Olena")
    assert room.private(olena) is None, "as long as it is open all is well"
    made = room.sim.env.backend.get_channel(thread.id)
    assert made.thread_metadata
    made.thread_metadata.locked = True
    room.sim.env.backend.announce_channel_update(thread.id)
    await room.sim.env.settle()
    await olena.slash(thread, "table board")
    told = room.private(olena)
    assert told
    assert say(text("discord-right-manage")) in told.caption


async def test_slow_mode_is_waited_for_and_the_newest_board_comes_once(
    room: DiscordDriver, thread: ChannelHandle, monkeypatch: pytest.MonkeyPatch
) -> None:
    olena = room.person("Olena")
    (board,) = room.sim.messages(thread)
    room.sim.env.backend.delete_message(thread.id, board.id)
    refuse(room, POST, 20016)
    await plays_elsewhere(room, olena)
    now = room.service.now
    monkeypatch.setattr(room.service, "now", lambda: now() + 2 * REPOST)
    await room.published()
    assert room.sim.messages(thread) == []
    open_again(room)
    monkeypatch.setattr(room.service, "now", lambda: now() + 4 * REPOST)
    await room.published()
    (again,) = room.sim.messages(thread)
    assert "Undo" in room.sim.look(again).labels
