"""What is for one member of a group: shown to them alone there, or else the ladder below that."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from bot.adapters.telegram import whisper
from bot.core.answer import Reply
from bot.core.request import Place, Press
from bot.core.screen import Button, Screen
from games import text
from render import say
from tests.botapi import Fault, Message
from tests.telegram.driver import TelegramDriver
from tests.telegram.scripted import board, private
from tests.telegram.stage import Stage
from tests.telegram.test_playing import LENIENT

HIDDEN = "Your hand: 1 2 3"
VERSIONS = [(10, 2), (10, 3)]
ROW = (Button("Press to sort", "p/k3v9x2qa/1/a"),)


@pytest.fixture
async def stage(request: pytest.FixtureRequest) -> AsyncIterator[Stage]:
    async with Stage(version=request.param) as one:
        yield one


def each(*versions: tuple[int, int]) -> pytest.MarkDecorator:
    """On servers of these versions."""
    return pytest.mark.parametrize("stage", versions, indirect=True)


def hand(stage: Stage) -> Message:
    """The only message for one member."""
    [message] = stage.api.world.whispers.values()
    return message


def nobody_else_saw(stage: Stage) -> None:
    """The secret never stood in the group, not even for a moment."""
    public = [call for call in stage.api.world.calls if call.params.get("chat_id", "")[:1] == "-"]
    known = stage.api.world.version >= (10, 2)
    addressed = [call for call in public if HIDDEN in str(call.params)]
    for call in addressed:
        assert known
        assert "receiver_user_id" in call.params
    assert not [one for one in stage.group.messages.values() if HIDDEN in one.words]


@each(*VERSIONS)
@pytest.mark.parametrize("picture", [True, False])
async def test_a_hand_is_shown_in_the_group_to_its_player_alone(
    stage: Stage, *, picture: bool
) -> None:
    message = await stage.posted()
    stage.says(Reply("private", board(HIDDEN, picture=picture)))
    await stage.pressed(message)
    shown = hand(stage)
    assert HIDDEN in shown.words
    assert bool(shown.photo) == picture
    assert shown.receiver is stage.olena.user
    assert shown.labels == ["Press 0"]
    await stage.pressed(message)
    assert len(stage.api.world.whispers) == 2, "proved once, the next goes out at once"
    assert [one.chat for one in stage.api.world.sent] == [stage.group]
    nobody_else_saw(stage)


@each(*VERSIONS)
async def test_a_press_on_it_changes_it_in_place(stage: Stage) -> None:
    message = await stage.posted()
    stage.says(private(HIDDEN, ROW))
    await stage.pressed(message)
    stage.says(Reply("edit", Screen(f"{HIDDEN}, sorted", (ROW,))))
    await stage.pressed(hand(stage))
    asked = stage.service.asked[-1]
    assert isinstance(asked, Press)
    assert asked.message == f"{stage.group.id}/e{stage.olena.user.id}.{hand(stage).whisper}"
    assert hand(stage).words == f"{HIDDEN}, sorted"
    assert message.words == "State 1"
    stage.says(Reply("edit", board(f"{HIDDEN}, painted")))
    await stage.pressed(hand(stage))
    assert hand(stage).photo
    nobody_else_saw(stage)


@each(*VERSIONS)
async def test_one_that_has_expired_comes_anew_and_never_in_public(stage: Stage) -> None:
    message = await stage.posted()
    stage.says(private(HIDDEN, ROW))
    await stage.pressed(message)
    old = hand(stage)
    stage.api.world.whispers.clear()
    stage.says(Reply("edit", Screen(f"{HIDDEN} again", (ROW,))))
    await stage.pressed(old)
    assert hand(stage).words == f"{HIDDEN} again"
    stage.says(Reply("edit", board("painted")))
    await stage.pressed(hand(stage))
    stage.says(Reply("edit", Screen(f"{HIDDEN} in words", (ROW,))))
    painted = hand(stage)
    await stage.pressed(painted)
    fresh = [one for one in stage.api.world.whispers.values() if one is not painted]
    assert [one.words for one in fresh] == [f"{HIDDEN} in words"]
    nobody_else_saw(stage)


@each((10, 0), *VERSIONS)
async def test_the_ladder_without_a_press(stage: Stage) -> None:
    stage.says(Reply("private", board(HIDDEN)))
    stage.olena.writes(stage.group, "/help")
    await stage.serving.settle()
    assert stage.api.world.sent[-1].chat is stage.olena.private
    assert not stage.api.world.whispers
    stage.group.bot = "administrator"
    stage.serving.adapter.port.whisper._refused.clear()
    stage.olena.writes(stage.group, "/help")
    await stage.serving.settle()
    assert bool(stage.api.world.whispers) == (stage.api.world.version >= (10, 2))
    nobody_else_saw(stage)


@each(*VERSIONS)
async def test_a_command_that_nobody_saw_is_answered_so(stage: Stage) -> None:
    stage.says(Reply("private", board(HIDDEN)))
    stage.olena.whispers(stage.group, "/text")
    await stage.serving.settle()
    assert HIDDEN in hand(stage).words
    assert not stage.group.messages
    stage.says(private("Rules", ROW))
    stage.olena.writes(stage.group, "/rules")
    stage.group.asked.clear()
    await stage.serving.settle()
    assert stage.api.world.sent[-1].chat is stage.olena.private
    stage.olena.whispers(stage.group, "/rules")
    await stage.serving.settle()
    assert len(stage.api.world.whispers) == 2, "what was refused without being asked is no reason"


@each((10, 0))
async def test_an_older_server_is_never_given_a_chance_to_tell(stage: Stage) -> None:
    message = await stage.posted()
    stage.says(Reply("private", board(HIDDEN)))
    await stage.pressed(message)
    assert stage.api.world.sent[-1].chat is stage.olena.private
    assert [one.chat for one in stage.api.world.sent] == [stage.group, stage.olena.private]
    nobody_else_saw(stage)


@each((10, 3))
async def test_a_server_that_does_not_keep_its_promise_is_told_nothing(stage: Stage) -> None:
    message = await stage.posted()
    stage.api.world.version = (10, 0)  # it has the methods, it seemed
    stage.says(Reply("private", board(HIDDEN)))
    await stage.pressed(message)
    harmless = stage.api.world.called("sendMessage")
    assert [call.params["text"] for call in harmless] == [say(text("telegram-one-moment"))]
    assert len(stage.api.world.called("deleteMessage")) == 1
    assert stage.api.world.sent[-1].chat is stage.olena.private
    await stage.pressed(message)
    assert len(stage.api.world.called("deleteMessage")) == 1, "never again"
    nobody_else_saw(stage)
    stage.watch.forgive()


@each((10, 3))
async def test_a_server_that_forgets_its_promise_is_noticed_at_once(stage: Stage) -> None:
    message = await stage.posted()
    stage.says(private("Rules", ROW))
    await stage.pressed(message)
    stage.api.world.version = (10, 0)
    await stage.pressed(message)
    assert not [one for one in stage.group.messages.values() if "Rules" in one.words]
    assert stage.api.world.sent[-1].chat is stage.olena.private
    assert not stage.serving.adapter.port.whisper.offered
    stage.watch.forgive()


@each((10, 3))
async def test_what_cannot_be_whispered_goes_to_the_private_chat(stage: Stage) -> None:
    message = await stage.posted()
    stage.says(private("Rules " * 50, ROW))
    faults = (
        Fault("sendMessage", "refused", code=400, description="Bad Request: CHAT_RESTRICTED"),
        Fault("sendMessage", "lost"),
        Fault("sendMessage", "flood", seconds=1),
    )
    for fault in faults:
        stage.api.fail(fault)
        await stage.pressed(message)
        assert stage.api.world.sent[-1].chat is stage.olena.private
        assert stage.api.world.sent[-1].words.startswith("Rules")
    assert not stage.api.world.unanswered()


@each((10, 3))
async def test_words_alone_are_still_an_alert_and_buttons_stay_in_the_group(stage: Stage) -> None:
    message = await stage.posted()
    stage.says(private("Nothing to take back."))
    [query] = await stage.pressed(message)
    assert query.alert == "Nothing to take back."
    assert not stage.api.world.whispers
    stage.says(private("Bo plays here.", ROW))
    [query] = await stage.pressed(message)
    assert not query.alert
    assert hand(stage).labels == ["Press to sort"]


def test_addresses_tell_for_whom_they_are() -> None:
    address = whisper.address_of(-1001, 42, 7)
    assert address == "-1001/e42.7"
    assert whisper.whispered(address)
    assert not whisper.whispered("-1001/77")
    none = whisper.Whisper.__new__(whisper.Whisper)
    none.offered, none._refused = True, {}
    group = Place("telegram", "-1001")
    assert none.may(group, "42", fresh=False)
    assert not none.may(group, "-1001", fresh=True), "a chat's own voice has no eyes"
    assert not none.may(Place("telegram", "42", private=True), "42", fresh=True)


async def test_menus_are_read_in_the_group_without_disturbing_anybody(database: str) -> None:
    room = TelegramDriver(database, version=(10, 3))
    await room.start()
    olena = await room.person("Olena")
    await room.command(olena, "play", LENIENT)
    await room.press(olena, "More")
    await room.press(olena, "Rules")
    [rules] = room.api.world.whispers.values()
    assert rules.receiver is olena.user
    words = rules.words
    olena.presses(rules, rules.labels[1])  # the first is the section that is shown
    await room.settle()
    assert rules.words != words
    assert await room.posts() == 1
    assert not [one for one in room.api.world.sent if one.chat is olena.private]
    await room.stop()
