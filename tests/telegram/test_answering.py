"""Every press is answered once and soon, and private words reach one person only."""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator

import pytest

from bot.adapters.telegram import ack
from bot.core.answer import Answer, Reply
from bot.core.request import Command, Press, Request, Typed
from bot.core.screen import Button, Screen
from tests.telegram.scripted import TABLE, board, private
from tests.telegram.stage import Stage

LONG = "a long story " * 20


@pytest.fixture
async def stage() -> AsyncIterator[Stage]:
    async with Stage() as one:
        yield one


async def test_a_press_is_answered_before_the_picture_changes(stage: Stage) -> None:
    message = await stage.posted()
    stage.api.world.calls.clear()
    await stage.pressed(message)
    methods = [call.method for call in stage.api.world.calls]
    assert methods == ["answerCallbackQuery", "editMessageMedia"]
    assert message.caption == "State 2"


async def test_a_slow_answer_does_not_keep_the_press_waiting(stage: Stage) -> None:
    message = await stage.posted()
    stage.service.open.clear()
    query = stage.olena.presses(message, "Press")
    await stage.serving.until(lambda: bool(query.answers))
    assert message.caption == "State 1"
    stage.service.open.set()
    await stage.serving.settle()
    assert message.caption == "State 2"
    assert len(query.answers) == 1


async def test_slow_answers_hold_up_no_other_chat(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ack, "SOON", 0.1)
    message = await stage.posted()
    stage.service.open.clear()
    for _ in range(40):
        stage.olena.presses(message, "Press")
    bo = stage.api.person("Bo", started=True)
    bo.writes(bo.private, "/board")
    await stage.serving.until(lambda: stage.api.world.sent[-1].chat is bo.private)
    assert message.caption == "State 1"
    await stage.serving.until(lambda: not stage.api.world.unanswered())
    stage.service.open.set()
    await stage.serving.settle()


async def test_short_private_words_are_an_alert(stage: Stage) -> None:
    message = await stage.posted()
    stage.says(private("There is <nothing> to take back yet."))
    [query] = await stage.pressed(message)
    assert query.alert == "There is <nothing> to take back yet."
    assert query.answers[0]["show_alert"] == "true"
    assert message.edits == 0
    assert stage.api.world.sent == [message]


async def test_several_short_words_share_one_alert(stage: Stage) -> None:
    message = await stage.posted()
    stage.says(private("One."), Reply("edit", board("Moved on")), private("Two."))
    [query] = await stage.pressed(message)
    assert query.alert == "One.\nTwo."
    assert message.caption == "Moved on"


@pytest.mark.parametrize(
    "screen",
    [Screen(LONG), board("With a picture"), Screen("With a board", board="1 2 3")],
    ids=["long", "picture", "board"],
)
async def test_what_no_alert_can_show_goes_to_the_private_chat(
    stage: Stage, screen: Screen
) -> None:
    message = await stage.posted()
    stage.says(Reply("private", screen))
    [query] = await stage.pressed(message)
    written = stage.api.world.sent[-1]
    assert written.chat is stage.olena.private
    assert screen.caption.strip() in written.words
    assert "private" in query.alert


async def test_words_with_buttons_are_an_alert_and_a_message_with_the_buttons(
    stage: Stage,
) -> None:
    message = await stage.posted()
    stage.says(private("This is Bo's game.", (Button("Start your own", "n/gwg/lenient/me"),)))
    [query] = await stage.pressed(message)
    assert query.alert == "This is Bo's game."
    assert stage.api.world.sent[-1].labels == ["Start your own"]
    assert stage.api.world.sent[-1].chat is stage.olena.private


async def test_in_a_private_chat_words_with_buttons_are_a_message(stage: Stage) -> None:
    stage.olena.writes(stage.olena.private, "/board")
    await stage.serving.settle()
    message = stage.api.world.sent[-1]
    stage.says(private("Resign?", (Button("Yes", f"r/{TABLE}/1/yes"),)))
    [query] = await stage.pressed(message)
    assert not query.alert
    assert stage.api.world.sent[-1].labels == ["Yes"]


async def test_words_that_come_too_late_for_an_alert_go_to_the_private_chat(
    stage: Stage,
) -> None:
    message = await stage.posted()
    stage.says(private("The hint."))
    stage.service.open.clear()
    query = stage.olena.presses(message, "Press")
    await stage.serving.until(lambda: bool(query.answers))
    stage.service.open.set()
    await stage.serving.settle()
    assert not query.alert
    assert stage.api.world.sent[-1].words == "The hint."


async def test_who_cannot_be_written_to_is_led_to_the_table_in_question(stage: Stage) -> None:
    message = await stage.posted()
    stage.olena.user.started = False
    stage.says(private(LONG))
    [query] = await stage.pressed(message)
    assert query.answers[0]["url"] == f"https://t.me/teahouse_bot?start=j_{TABLE}"


async def test_a_press_that_is_too_old_still_counts(stage: Stage) -> None:
    message = await stage.posted()
    stage.api.world.query_life = -1.0
    [query] = await stage.pressed(message)
    assert message.caption == "State 2"
    assert query.late == 1
    assert "press-too-old" in stage.watch.events
    stage.api.world.queries.clear()


async def test_requests_carry_what_telegram_knows(stage: Stage) -> None:
    forum = stage.api.world.group("Forum", stage.olena.user, forum=True)
    topic = stage.api.world.topic(forum, "Games")
    stage.olena.writes(forum, "/move@teahouse_bot  a61 b32", topic=topic)
    await stage.serving.settle()
    board_ = stage.api.world.sent[-1]
    stage.olena.presses(board_, "Press")
    stage.olena.writes(stage.olena.private, "B")
    await stage.serving.settle()
    command, press, typed = stage.service.asked
    assert isinstance(command, Command)
    assert (command.name, command.words, command.message) == ("move", "a61 b32", "")
    assert (command.place.chat, command.place.topic) == (str(forum.id), str(topic))
    assert isinstance(press, Press)
    assert (press.action, press.message) == (f"p/{TABLE}/0/a", f"{forum.id}/{board_.id}")
    assert press.place == command.place
    assert press.event != command.event
    assert isinstance(typed, Typed)
    assert typed.words == "B"
    assert typed.place.private
    assert typed.place.admin
    assert (typed.who.account, typed.who.name) == (str(stage.olena.user.id), "Olena")


async def test_an_unknown_command_is_answered_in_private_chats_only(stage: Stage) -> None:
    stage.olena.writes(stage.group, "/dance")
    stage.olena.writes(stage.olena.private, "/dance well")
    await stage.serving.settle()
    [command] = stage.service.asked
    assert isinstance(command, Command)
    assert (command.name, command.words) == ("dance", "well")


async def test_a_bug_in_showing_still_answers_the_press(stage: Stage) -> None:
    message = await stage.posted()
    stage.answers(lambda _: Answer((Reply("edit", Screen("x", ((Button("y", ""),),)), 7),)))
    [query] = await stage.pressed(message)
    assert query.answers
    assert stage.watch.errors
    stage.watch.forgive()


async def test_a_burst_in_many_chats_loses_nothing(stage: Stage) -> None:
    people = [stage.api.person(f"Guest {n}", started=True) for n in range(8)]
    counts: Counter[str] = Counter()

    def counted(request: Request) -> Answer:
        counts[request.place.chat] += 1
        pressed = isinstance(request, Press)
        screen = board(f"State {counts[request.place.chat]}")
        return Answer((Reply("edit" if pressed else "post", screen, 7, 1),))

    stage.answers(counted)
    for person in people:
        person.writes(person.private, "/board")
    await stage.serving.settle()
    boards = {message.chat.id: message for message in stage.api.world.sent}
    for _ in range(10):
        for person in people:
            person.presses(boards[person.user.id], "Press")
    await stage.serving.settle()
    assert [message.caption for message in boards.values()] == ["State 11"] * 8
