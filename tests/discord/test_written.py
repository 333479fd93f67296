"""Moves in writing: replies to a board in a channel, anything in direct messages."""

from __future__ import annotations

from bot.core.answer import Answer, Reply
from bot.core.request import Command, Request, Typed
from bot.core.screen import Screen
from tests.discord.conftest import Opens
from tests.discord.scripted import BOARD, Script, board_everywhere
from tests.discord.sim import Sim

NOTE = Screen("These three are no set.")


def typed_gets(reply: Reply) -> Script:
    def script(request: Request) -> Answer:
        return Answer((reply,)) if isinstance(request, Typed) else board_everywhere(request)

    return script


async def board_in(sim: Sim) -> str:
    await sim.member("Olena").slash(sim.room, "play")
    return f"{sim.room.id}/{sim.messages()[0].id}"


async def test_a_reply_to_a_board_is_a_move_for_it(opens: Opens) -> None:
    sim, service = await opens(typed_gets(Reply("edit", BOARD, 7)))
    where = await board_in(sim)
    board = sim.room.history()[-1]
    before = sim.look(sim.messages()[0])
    me = sim.env.backend.bot_user.id
    await sim.member("Olena").send(sim.room, f"<@{me}> 2bcd", reply_to=board)
    typed = service.asked[-1]
    assert isinstance(typed, Typed)
    assert (typed.words, typed.message) == ("2bcd", where)
    assert (typed.place.private, typed.place.pictures) == (False, True)
    assert sim.look(sim.messages()[0]).picture != before.picture
    assert service.shown[-1][1] == where


async def test_what_people_say_to_each_other_is_left_alone(opens: Opens) -> None:
    sim, service = await opens(board_everywhere)
    await board_in(sim)
    me = sim.env.backend.bot_user.id
    said = await sim.member("Bo").send(sim.room, f"a nice bot, <@{me}>")
    await sim.member("Olena").send(sim.room, f"yes, <@{me}> is", reply_to=said)
    assert len(service.asked) == 1


async def test_words_in_direct_messages_are_moves(opens: Opens) -> None:
    sim, service = await opens(typed_gets(Reply("post", BOARD, 7)))
    olena = sim.member("Olena").user
    await olena.slash("play")
    await olena.send_dm("2bcd")
    typed = service.asked[-1]
    assert isinstance(typed, Typed)
    assert (typed.words, typed.message, typed.place.private) == ("2bcd", "", True)
    assert len(sim.messages(olena.dm_channel)) == 2


async def test_a_command_that_is_written_out_is_one_by_its_old_name_or_its_path(
    opens: Opens,
) -> None:
    sim, service = await opens(typed_gets(Reply("post", BOARD, 7)))
    olena = sim.member("Olena").user
    for written in ("/undo", "/table undo", "/Daily remind 19:00"):
        await olena.send_dm(written)
    asked = [(one.name, one.words) for one in service.asked if isinstance(one, Command)]
    assert asked == [("undo", ""), ("undo", ""), ("daily", "remind 19:00")]


async def test_a_private_reply_to_a_written_move_goes_to_direct_messages(opens: Opens) -> None:
    sim, _ = await opens(typed_gets(Reply("private", NOTE)))
    await board_in(sim)
    me = sim.env.backend.bot_user.id
    olena = sim.member("Olena")
    await olena.send(sim.room, f"<@{me}> 2bcd", reply_to=sim.room.history()[-1])
    assert len(sim.messages()) == 1
    (note,) = sim.messages(olena.user.dm_channel)
    assert sim.look(note).caption == NOTE.caption


async def test_the_bot_does_not_answer_bots(opens: Opens) -> None:
    sim, service = await opens(board_everywhere)
    await board_in(sim)
    robot = sim.env.guild.add_member(sim.env.create_user("robot", bot=True))
    me = sim.env.backend.bot_user.id
    await robot.send(sim.room, f"<@{me}> 2bcd", reply_to=sim.room.history()[-1])
    assert len(service.asked) == 1
