"""Tables of several people: invitations by links, own hands, and the ladder by which they show."""

from __future__ import annotations

from collections.abc import AsyncIterator
from functools import partial
from urllib.parse import unquote

import pytest

from bot.adapters.telegram import ack
from bot.core.action import Action
from bot.core.table import Table
from bot.service.clock import Clock
from games import text
from render import say
from tests.botapi import Message, Person
from tests.botapi.world import Call
from tests.telegram.driver import TelegramDriver

HAND = say(text("bot-button-hand"))
GAME, GATHER = "four-colour", "Open a table"


@pytest.fixture
async def room(request: pytest.FixtureRequest, database: str) -> AsyncIterator[TelegramDriver]:
    driver = TelegramDriver(database, version=request.param)
    await driver.start()
    yield driver
    await driver.stop()


def each(*versions: tuple[int, int]) -> pytest.MarkDecorator:
    """On servers of these versions."""
    return pytest.mark.parametrize("room", versions, indirect=True)


async def begun(room: TelegramDriver) -> tuple[Table, Person, Person]:
    """Olena and Bo at a table with two computers, its board in the group."""
    olena, bo = await room.person("Olena"), await room.person("Bo")
    await room.command(olena, "play", GAME)
    await room.press(olena, GATHER)
    await room.press(bo, say(text("bot-lobby-button-join")))
    await room.press(olena, say(text("bot-lobby-button-start")))
    return await table_of(room, room.newest), olena, bo


async def table_of(room: TelegramDriver, board: Message) -> Table:
    carried = (Action.parse(one["callback_data"]) for one in board.buttons)
    found = await room.service.store.load(next(one.table for one in carried if one.table))
    assert found is not None
    return found


def hands(room: TelegramDriver) -> dict[int, Message]:
    """What each member alone sees in the group."""
    return {receiver: one for (_, receiver, _), one in room.api.world.whispers.items()}


def nothing_leaked(room: TelegramDriver, *secret: Message) -> None:
    """No picture that one member saw went out by a call that others could see."""
    pictures = {room.api.world.files[one.photo] for one in secret}
    public = [one for one in room.group.messages.values() if one.photo]
    assert public
    assert not [one for one in public if room.api.world.files[one.photo] in pictures]
    loud = [call for call in room.api.world.called("sendPhoto") if call.params["chat_id"][0] == "-"]
    assert not [call for call in loud if "receiver_user_id" in call.params], "a hand comes by edits"


@each((10, 0))
async def test_a_hand_goes_to_the_private_chat(room: TelegramDriver) -> None:
    table, olena, bo = await begun(room)
    await room.press(olena, HAND)
    await room.press(bo, HAND)
    mine, his = room.api.world.sent[-2:]
    assert (mine.chat, his.chat) == (olena.private, bo.private)
    assert mine.photo != his.photo
    nothing_leaked(room, mine, his)
    assert (await table_of(room, mine)).head.id == table.head.id


@each((10, 2), (10, 3))
async def test_a_hand_is_whispered_in_the_group_and_follows_the_game(room: TelegramDriver) -> None:
    _, olena, bo = await begun(room)
    await room.press(olena, HAND)
    await room.press(bo, HAND)
    mine, his = hands(room)[olena.user.id], hands(room)[bo.user.id]
    first = (mine.photo, his.photo)
    assert await room.posts() == 1
    clock, begun_at, skipped = Clock(room.service), room.service.now, [0]
    room.service.now = room.service.turns.now = lambda: begun_at() + skipped[0]
    for _ in range(8):
        skipped[0] += 3000  # the pause after an answer is over
        await clock.once()
        await room.settle()
        for person, hand in ((olena, mine), (bo, his)):
            plays = [one for one in hand.buttons if one["callback_data"].startswith("p/")]
            if plays:
                person.sends(hand, plays[-1]["callback_data"])
                await room.settle()
    assert (await table_of(room, room.newest)).pressed > 1
    assert (mine.photo, his.photo) != first
    assert len(room.api.world.whispers) == 2, "each was changed in place"
    nothing_leaked(room, mine, his)
    assert not [one for one in room.api.world.sent if one.chat.kind == "private"]


@each((10, 3))
async def test_a_hand_that_is_gone_comes_anew_for_its_player_alone(room: TelegramDriver) -> None:
    _, olena, _ = await begun(room)
    await room.press(olena, HAND)
    old = hands(room)[olena.user.id]
    room.api.world.whispers.clear()
    olena.sends(old, next(iter(old.buttons))["callback_data"])
    await room.settle()
    assert hands(room)[olena.user.id] is not old
    nothing_leaked(room, old, hands(room)[olena.user.id])
    assert await room.posts() == 1


@each((10, 0))
async def test_who_never_wrote_to_the_bot_finds_the_hand_behind_a_link(
    room: TelegramDriver,
) -> None:
    table, olena, _ = await begun(room)
    olena.user.started = False
    await room.press(olena, HAND)
    link = list(room.api.world.queries.values())[-1].answers[0]["url"]
    assert link == f"https://t.me/teahouse_bot?start=j_{table.head.id}"
    olena.start(link.partition("=")[2])
    await room.settle()
    hand = room.api.world.sent[-1]
    assert hand.chat is olena.private
    assert hand.photo
    nothing_leaked(room, hand)


@each((10, 0))
async def test_whom_the_link_does_not_help_sees_the_hand_in_an_alert(
    room: TelegramDriver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ack, "SOON", 60.0)  # however slow the machine is
    table, olena, _ = await begun(room)
    olena.user.started = False
    await room.press(olena, HAND)
    await room.press(olena, HAND)
    said = list(room.api.world.queries.values())[-1].answers[0]
    view = table.position.seen_by(table.seat_of(1))
    hand = str(view).split()[5].split("/")[table.seat_of(1) or 0]
    cards = [hand[at : at + 2] for at in range(0, len(hand), 2)]
    shown = said["text"].partition("\n")[0].removeprefix("Your hand: ").replace(" ", "")
    assert sorted(cards) == sorted(shown[at : at + 2] for at in range(0, len(shown), 2))
    assert said["show_alert"] == "true"
    assert len(said["text"]) <= 200
    words = said["text"].partition("\n")[0]
    assert not [call for call in room.api.world.calls if _told(call, words)]


def _told(call: Call, words: str) -> bool:
    """Whether somebody else could read this."""
    return call.method != "answerCallbackQuery" and words in str(call)


@each((10, 0))
async def test_somebody_is_invited_by_a_link_and_joins_from_the_private_chat(
    room: TelegramDriver,
) -> None:
    olena, mai = await room.person("Olena"), room.api.person("Mai")
    await room.command(olena, "play", GAME)
    await room.press(olena, GATHER)
    lobby = room.newest
    label = say(text("telegram-invite"))
    share = next(one["url"] for one in lobby.buttons if one["text"] == label)
    link = unquote(share.partition("?url=")[2])
    assert link.startswith("https://t.me/teahouse_bot?start=l_")
    mai.start(link.partition("=")[2])
    await room.settle()
    assert "Mai" in lobby.words
    query = olena.seeks(link.partition("=")[2])
    await room.settle()
    invitation = olena.picks(query, say(text("telegram-inline-invite")), room.group)
    assert invitation.buttons[0]["url"] == link


@each((10, 0))
async def test_a_table_in_a_topic_gathers_plays_and_reminds_there(room: TelegramDriver) -> None:
    olena, bo = await room.person("Olena"), await room.person("Bo")
    forum = room.api.world.group("Forum", olena.user, bo.user, forum=True)
    topic = room.api.world.topic(forum, "Games")
    olena.writes(forum, f"/play {GAME}", topic=topic)
    await room.settle()
    lobby = room.api.world.sent[-1]
    for person, label in ((olena, GATHER), (bo, "Join"), (olena, "Start")):
        person.presses(lobby, label)
        await room.settle()
    called, later = [], room.service.now()
    for _ in range(6):  # at first computers may be asked alone
        later += 90_000
        room.service.now = room.service.turns.now = partial(int, later)
        while await Clock(room.service).once():
            await room.settle()
        called = [
            one for one in room.api.world.called("sendMessage") if "tg://user?id=" in str(one)
        ]
        if called:
            break
    said = [one for one in room.api.world.sent if one.chat is forum]
    assert {one.topic for one in said} == {topic}
    assert called, "who is waited for is called, and nobody else"
    assert {one.params["message_thread_id"] for one in called} == {str(topic)}
