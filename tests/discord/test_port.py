"""Boards by channel and message id, with the bot's own token."""

from __future__ import annotations

from dataclasses import replace

import discord
import pytest

from bot.adapters.discord import DiscordPort, TeahouseClient
from bot.core.port import Gone, Later, Refused
from bot.core.request import Place
from bot.core.screen import Button
from tests.discord.conftest import Opens
from tests.discord.scripted import BOARD, PNG, Scripted, board_everywhere
from tests.discord.sim import Sim

Opened = tuple[Sim, Scripted]


def port_of(opened: Opened) -> tuple[DiscordPort, Place]:
    sim, service = opened
    assert isinstance(sim.env.bot, TeahouseClient)
    del service
    return sim.env.bot.port, Place("discord", str(sim.room.id))


async def test_a_board_is_sent_once_under_an_enforced_nonce(opens: Opens) -> None:
    sim, service = await opens(board_everywhere)
    port, place = port_of((sim, service))
    where = await port.send(place, BOARD, "m7v3")
    await port.send(place, BOARD, "m" * 40)
    first, second = (one.json or {} for one in sim.requests("POST", "/messages$"))
    assert where == f"{sim.room.id}/{sim.messages()[0].id}"
    assert (first["nonce"], first["enforce_nonce"]) == ("m7v3", True)
    assert len(second["nonce"]) <= 25
    assert sim.look(sim.messages()[0]).alt == BOARD.alt


async def test_an_edit_replaces_picture_words_and_buttons(opens: Opens) -> None:
    sim, service = await opens(board_everywhere)
    port, place = port_of((sim, service))
    where = await port.send(place, BOARD, "1")
    before = sim.look(sim.messages()[0])
    assert await port.edit(place, where, replace(BOARD, caption="Next", rows=())) == where
    after = sim.look(sim.messages()[0])
    assert (after.caption, after.labels) == ("Next", ())
    assert (after.picture or b"").startswith(PNG)
    assert after.picture != before.picture


async def test_an_edit_changes_between_picture_and_text(opens: Opens) -> None:
    sim, service = await opens(board_everywhere)
    port, place = port_of((sim, service))
    where = await port.send(place, BOARD, "1")
    await port.edit(place, where, replace(BOARD, picture=None, board="a b\nc d"))
    assert sim.look(sim.messages()[0]).picture is None
    assert sim.look(sim.messages()[0]).board == "a b\nc d"
    await port.edit(place, where, BOARD)
    assert sim.look(sim.messages()[0]).picture is not None
    assert sim.look(sim.messages()[0]).board == ""


async def test_forty_minutes_later_the_board_can_still_be_edited(opens: Opens) -> None:
    sim, service = await opens(board_everywhere)
    await sim.member("Olena").slash(sim.room, "play")
    await sim.env.advance_time(2400)
    port, place = port_of((sim, service))
    await port.edit(place, service.shown[0][1], replace(BOARD, caption="Still here"))
    assert sim.look(sim.messages()[0]).caption == "Still here"


async def test_a_retired_board_keeps_its_picture_and_loses_its_buttons(opens: Opens) -> None:
    sim, service = await opens(board_everywhere)
    port, place = port_of((sim, service))
    where = await port.send(place, BOARD, "1")
    await port.retire(place, where)
    seen = sim.look(sim.messages()[0])
    assert (seen.labels, seen.caption) == ((), BOARD.caption)
    assert seen.picture is not None


async def test_a_deleted_board_and_a_deleted_channel_are_told_apart(opens: Opens) -> None:
    sim, service = await opens(board_everywhere)
    port, place = port_of((sim, service))
    where = await port.send(place, BOARD, "1")
    sim.env.backend.delete_message(sim.room.id, sim.messages()[0].id)
    with pytest.raises(Gone) as message:
        await port.edit(place, where, BOARD)
    with pytest.raises(Gone) as channel:
        await port.send(Place("discord", "4711"), BOARD, "2")
    assert (message.value.chat, channel.value.chat) == (False, True)


@pytest.mark.parametrize("address", ["", "x/y", "1", "1/", "/2"])
async def test_an_address_of_another_platform_is_gone(opens: Opens, address: str) -> None:
    port, place = port_of(await opens(board_everywhere))
    with pytest.raises(Gone):
        await port.edit(place, address, BOARD)


async def test_a_channel_that_forbids_writing_refuses(opens: Opens) -> None:
    sim, service = await opens(board_everywhere)
    port, _ = port_of((sim, service))
    guild = sim.env.guild
    silent = discord.PermissionOverwrite(send_messages=False)
    hall = guild.create_text_channel("hall", overwrites={guild.default_role: silent})
    with pytest.raises(Refused):
        await port.send(Place("discord", str(hall.id)), BOARD, "1")


async def test_a_board_older_than_an_hour_is_posted_anew_and_the_old_one_goes(opens: Opens) -> None:
    sim, service = await opens(board_everywhere)
    port, place = port_of((sim, service))
    where = await port.send(place, BOARD, "1")
    await sim.env.advance_time(3_700)
    again = await port.edit(place, where, replace(BOARD, caption="Next"))
    (message,) = sim.messages()
    assert again == f"{sim.room.id}/{message.id}" != where
    assert sim.look(message).caption == "Next"
    assert await port.edit(place, again, BOARD) == again, "the new one is young"


async def test_what_is_no_board_stays_where_it_stands_however_old(opens: Opens) -> None:
    sim, service = await opens(board_everywhere)
    port, place = port_of((sim, service))
    day = replace(BOARD, rows=((Button("Play", "d/play/gwg/2026-11-30"),),))
    where = await port.send(place, day, "1")
    await sim.env.advance_time(3_700)
    assert await port.edit(place, where, replace(day, caption="Seven have solved it")) == where
    assert len(sim.messages()) == 1


async def test_an_old_board_is_edited_where_nothing_may_be_posted(opens: Opens) -> None:
    sim, service = await opens(board_everywhere)
    port, place = port_of((sim, service))
    where = await port.send(place, BOARD, "1")
    await sim.env.advance_time(3_700)
    sim.env.inject_error("POST", "/channels/*/messages", status=403, code=50013)
    assert await port.edit(place, where, replace(BOARD, caption="Next")) == where
    assert sim.look(sim.messages()[0]).caption == "Next"


async def test_in_a_thread_that_sleeps_the_board_is_posted_anew(opens: Opens) -> None:
    sim, service = await opens(board_everywhere)
    port, place = port_of((sim, service))
    where = await port.send(place, BOARD, "1")
    sim.env.inject_error("PATCH", "/channels/*/messages/*", status=400, code=50083)
    again = await port.edit(place, where, replace(BOARD, caption="Next"))
    assert again != where
    assert [sim.look(one).caption for one in sim.messages()] == ["Next"]


@pytest.mark.parametrize(
    ("method", "path", "code"),
    [("PATCH", "/channels/*/messages/*", 30046), ("POST", "/channels/*/messages", 20016)],
)
async def test_slow_mode_and_limits_are_waited_for(
    opens: Opens, method: str, path: str, code: int
) -> None:
    sim, service = await opens(board_everywhere)
    port, place = port_of((sim, service))
    where = await port.send(place, BOARD, "1")
    sim.env.inject_error(method, path, status=400, code=code)
    edits = method == "PATCH"
    with pytest.raises(Later):
        await (port.edit(place, where, BOARD) if edits else port.send(place, BOARD, "2"))


async def test_who_is_waited_for_is_called_and_nobody_else(opens: Opens) -> None:
    sim, service = await opens(board_everywhere)
    port, place = port_of((sim, service))
    bo, ann = sim.member("Bo"), sim.member("Ann")
    call = replace(BOARD, caption=f"@everyone @here <@{ann.id}>", mentions=(str(bo.id), "x"))
    await port.send(place, call, "1")
    (message,) = sim.messages()
    assert message.ping_user_ids == [bo.id]
    assert not message.mention_everyone
    (sent,) = sim.requests("POST", "/messages$")
    told = (sent.json or {})["allowed_mentions"]
    assert (told["parse"], [int(one) for one in told["users"]]) == ([], [bo.id])
