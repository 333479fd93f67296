"""From a group into the private chat: games of two presses a move, and questions there."""

from __future__ import annotations

from bot.service.thinker import ready
from games import game, menu, text
from render import say
from tests.telegram.driver import TelegramDriver
from tests.telegram.test_playing import LENIENT, table

ASIDE = say(text("bot-play-for-aside"))


async def test_a_game_of_two_presses_a_move_is_offered_in_the_private_chat(
    room: TelegramDriver,
) -> None:
    olena = await room.person("Olena")
    await room.command(olena, "play", "xiang-shi-fu classic")
    rule = say(text("xsf-rule-multiple"))
    await room.press(olena, next(one for one in (await room.board()).labels if rule in one))
    asked = await room.board()
    assert say(text("bot-play-aside")) in asked.caption
    edits = room.newest.edits
    await room.press(olena, ASIDE)
    board = room.api.world.sent[-1]
    assert board.chat is olena.private
    found = await table(room, board)
    several = next(one for one in menu(found.position, 0).choices if one.move is None)
    partner = menu(found.position, 0, several.path).choices[0]
    for mark in (several.mark, partner.mark):
        olena.presses(board, f"{mark}:")
        await room.settle()
    assert [step.entry.text for step in (await table(room, board)).steps] == [partner.move]
    assert (await room.posts(), room.newest.edits) == (1, edits)
    assert [one.chat for one in room.api.world.sent].count(olena.private) == 1


async def test_who_never_wrote_to_the_bot_is_led_to_the_game_that_waits_there(
    room: TelegramDriver,
) -> None:
    olena = await room.person("Olena")
    await room.command(olena, "play", "xiang-shi-fu classic")
    rule = say(text("xsf-rule-multiple"))
    await room.press(olena, next(one for one in (await room.board()).labels if rule in one))
    olena.user.started = False
    # a link can answer a press only while it is fresh
    await room.service.thinker.patient.ask(ready, "xiang-shi-fu", "classic+multiple")
    await room.press(olena, ASIDE)
    link = list(room.api.world.queries.values())[-1].answers[0]["url"]
    olena.start(link.partition("=")[2])
    await room.settle()
    board = room.api.world.sent[-1]
    assert board.chat is olena.private
    found = await table(room, board)
    assert link == f"https://t.me/teahouse_bot?start=j_{found.head.id}"
    first = menu(found.position, 0).choices[0]
    assert board.labels[0].startswith(f"{first.mark}:")


async def test_a_game_of_one_press_a_move_is_not(room: TelegramDriver) -> None:
    olena = await room.person("Olena")
    await room.command(olena, "play", game("gwg").name)
    await room.press(olena, say(text("gwg-variant-lenient")))
    assert ASIDE not in (await room.board()).labels


async def test_the_question_whether_to_resign_can_be_answered_no(room: TelegramDriver) -> None:
    olena = await room.person("Olena")
    await room.command(olena, "play", LENIENT)
    await room.command(olena, "resign")
    question = room.api.world.sent[-1]
    assert question.chat is olena.private
    assert question.labels == ["Yes, resign", "No, go on"]
    await room.press(olena, "No, go on")
    assert (question.words, question.labels) == ("Good: the game goes on.", [])
    assert not (await table(room)).over
    await room.press(olena, (await room.board()).labels[0])
    assert (await table(room)).pressed == 1
