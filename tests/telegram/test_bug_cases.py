"""What went wrong in other people's bots (docs/bug-cases.md), on polling and on webhook."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.core.action import Action
from bot.service import Poster
from bot.service.orders import PAUSED, kind_of
from bot.service.publisher import REPOST
from bot.service.seeds import Seeds
from bot.store.database import LEASE
from games import text
from render import say
from tests.botapi import Flood, Message, Person
from tests.bug_cases import named_after, rows
from tests.daily.setting import NAME, catalogue
from tests.telegram.driver import TelegramDriver
from tests.telegram.keyboards import VARIANTS, Seen, walk
from tests.telegram.serving import PATIENCE
from tests.telegram.test_playing import LENIENT, table

ROOM = "guo-wu-guan lenient room"


@pytest.fixture(params=["polling", "webhook"])
async def room(request: pytest.FixtureRequest, database: str) -> AsyncIterator[TelegramDriver]:
    driver = TelegramDriver(database, webhook=request.param == "webhook")
    await driver.start()
    yield driver
    await driver.stop()


@pytest.fixture(scope="session")
def seeds(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return catalogue(tmp_path_factory.mktemp("catalogue") / "seeds")


@pytest.fixture(scope="module")
def walked() -> Seen:
    """A game of every variant: it is the same however the bot is reached."""
    return walk(len(VARIANTS), seed=7)


def test_every_row_has_its_test() -> None:
    assert named_after(sys.modules[__name__]) == rows("Telegram", "both")


async def test_b05_a_double_tap_keeps_the_keyboard(room: TelegramDriver) -> None:
    olena = await room.person("Olena")
    await room.command(olena, "play", LENIENT)
    label = (await room.board()).labels[0]
    await room.press_together([(olena, label)] * 2)
    assert (await table(room)).pressed == 1
    assert room.newest.buttons
    assert room.newest.edits == 1
    for _ in range(2):
        olena.sends(room.newest, f"b/{(await table(room)).head.id}/0")
        await room.settle()
    assert room.newest.buttons
    edits = [call for call in room.api.world.calls if call.method.startswith("editMessage")]
    assert not any(call.refused for call in edits), "what is equal is not even sent"


async def test_b06_twenty_taps_end_with_the_newest_board_once(room: TelegramDriver) -> None:
    olena = await room.person("Olena")
    await room.command(olena, "play", LENIENT)
    board = room.newest
    flood = room.api.flood = Flood(calls=4, window=60, penalty=1)
    queries = []
    for tap in range(20):
        one = await table(room, board)
        path = one.position.paths(0, one.position.moves(0)[0])[0]
        verb, words = ("undo", ()) if tap % 2 else ("play", path)
        queries.append(olena.sends(board, str(Action(verb, words, one.head.id, one.round))))
        await room.serving.until(lambda: bool(queries[-1].answers))
        await written(room, board, one.version)
    assert flood.refusals <= 5, "after a refusal nobody calls until the time has come"
    edits = board.edits
    await room.settle()
    assert board.edits <= edits + 1, "what waited was shown once"
    one = await table(room, board)
    assert room.look(board).picture == await shown(room, board)
    assert one.undone == 10, "no tap is lost"


async def written(room: TelegramDriver, board: Message, version: int) -> None:
    """Wait until a press has had its effect, whatever is shown meanwhile."""
    async with asyncio.timeout(PATIENCE):
        while (await table(room, board)).version == version:  # noqa: ASYNC110 - nobody tells us
            await asyncio.sleep(0.01)


async def shown(room: TelegramDriver, board: Message) -> bytes:
    """The picture that the database says should stand there."""
    address = f"{board.chat.id}/{board.id}"
    row = await room.service.store.message_at("telegram", address)
    assert row is not None
    now = await table(room, board)
    assert row.version == now.version, "the newest state is the one that was shown"
    return room.api.world.files[board.photo]


async def test_b07_no_button_carries_more_than_48_bytes_of_ascii(
    room: TelegramDriver, walked: Seen
) -> None:
    assert walked.keyboards > 1000
    assert walked.bytes <= 48
    assert walked.row <= 8
    assert walked.buttons <= 100
    olena = await room.person("相十副 Оленка")
    await room.command(olena, "play", LENIENT)
    assert all(len(one["callback_data"].encode()) <= 48 for one in room.newest.buttons)


@pytest.mark.parametrize("told", ["both", "reversed", "nothing"])
async def test_b08_a_group_that_becomes_a_supergroup_takes_everything_along(
    room: TelegramDriver, told: str, seeds: Path
) -> None:
    room.service.days.seeds = Seeds(seeds)
    olena = await room.person("Olena")
    await room.command(olena, "settings", "room")
    await room.press(olena, "Colours")
    await room.command(olena, "daily", f"subscribe {NAME} 9:00")
    await room.command(olena, "play", LENIENT)
    board, old = room.newest, room.group
    before = await room.service.store.room("telegram", str(old.id))
    new = room.api.upgrade(old, olena.user, told=told)
    room.api.updates.repeat(dict(room.api.updates.waiting[-1])) if told != "nothing" else None
    await room.settle()
    olena.presses(board, board.labels[0])
    await room.settle()
    room.group = new
    after = await room.service.store.room("telegram", str(new.id))
    assert (after.id, after.settings) == (before.id, before.settings)
    assert [one.game for one in await room.service.store.subscriptions(after.id)] == [NAME]
    assert await room.service.store.rooms_of("telegram", str(old.id)) == []
    assert (await table(room)).pressed == 1
    await post_due(room)
    assert sum(message.caption.startswith("Daily ") for message in room.api.world.sent) == 1
    assert room.newest.chat is new


async def post_due(room: TelegramDriver) -> None:
    """Let everything that is ordered be due now."""
    store = room.service.store
    for due in await store.claim_due([kind_of("telegram")], 2**60, 0):
        await store.add_due(due.kind, due.key, 0, due.data)
    poster = Poster(room.service, list(room.publisher.ports.values()))
    while await poster.once():
        pass


async def test_b09_one_who_blocked_the_bot_keeps_nobody_from_the_daily_post(
    room: TelegramDriver, seeds: Path
) -> None:
    room.service.days.seeds = Seeds(seeds)
    people = [room.api.person(f"Guest {number}", started=True) for number in range(9)]
    for one in people:
        one.writes(one.private, f"/daily subscribe {NAME} 9:00")
    await room.settle()
    people[6].user.blocked = True  # and the bot was not told
    room.watch.forgive()
    await post_due(room)
    got = [message.chat.id for message in room.api.world.sent if message.photo]
    assert sorted(got) == [one.user.id for one in people if one is not people[6]]
    assert room.watch.events.count("subscription-paused") == 1
    here = await room.service.store.room("telegram", str(people[6].user.id))
    assert here.settings[PAUSED] == "refused"
    await post_due(room)
    knocks = [one.params["chat_id"] for one in room.api.world.called("sendPhoto")]
    assert knocks.count(str(people[6].user.id)) == 1, "nobody is knocked up twice"
    people[6].unblocks()
    people[6].start()
    await room.settle()
    [wish] = await room.service.store.subscriptions(here.id)
    assert not wish.paused
    await post_due(room)
    assert any(one.photo and one.caption.startswith("Daily ") for one in posts(people[6]))


def posts(person: Person) -> list[Message]:
    """What the bot wrote to somebody."""
    return [one for one in person.private.messages.values() if one.sender is not person.user]


async def test_b11_everything_of_a_game_stays_in_its_topic(
    room: TelegramDriver, seeds: Path
) -> None:
    room.service.days.seeds = Seeds(seeds)
    olena = await room.person("Olena")
    forum = room.api.world.group("Forum", olena.user, forum=True)
    topic = room.api.world.topic(forum, "Games")
    olena.writes(forum, f"/play {LENIENT}", topic=topic)
    olena.writes(forum, f"/daily subscribe {NAME} 9:00", topic=topic)
    await room.settle()
    [board] = [message for message in room.api.world.sent if message.photo]
    await room.restart()
    room.service.days.seeds = Seeds(seeds)
    olena.presses(board, board.labels[0])
    await room.settle()
    del forum.messages[board.id]
    olena.presses(board, board.labels[0])
    await room.settle()
    await post_due(room)
    in_forum = [message for message in room.api.world.sent if message.chat is forum]
    assert {message.topic for message in in_forum} == {topic}
    assert in_forum[-1].caption.startswith("Daily ")
    general = olena.writes(forum, f"/play {LENIENT}")
    olena.writes(forum, "/board", reply_to=general)
    await room.settle()
    assert [message.topic for message in room.api.world.sent[-2:]] == [0, 0]
    assert not [call for call in room.api.world.calls if call.refused and "thread" in call.refused]


async def test_b12_a_deleted_board_comes_back_and_a_deleted_chat_is_dropped(
    room: TelegramDriver, monkeypatch: pytest.MonkeyPatch
) -> None:
    olena, bo = await room.person("Olena"), await room.person("Bo")
    await room.command(olena, "play", ROOM)
    first = room.newest
    id_ = (await table(room)).head.id
    bo.start(f"b_{id_}")
    await room.settle()
    mine = room.api.world.sent[-1]
    del room.group.messages[first.id]
    bo.presses(mine, mine.labels[0])
    await room.settle()
    assert await room.posts() == 0, "at most one repost a minute"
    now = room.service.now
    monkeypatch.setattr(room.service, "now", lambda: now() + REPOST)
    await room.settle()
    assert await room.posts() == 1
    assert (await table(room)).pressed == 1
    room.group.deleted = True
    bo.presses(mine, mine.labels[0])
    await room.settle()
    tries = len(room.api.world.calls)
    await room.settle()
    assert len(room.api.world.calls) == tries, "nobody knocks at a chat that is gone"
    boards = await room.service.store.messages_of(id_)
    assert [one.room.chat for one in boards] == [str(bo.user.id)]
    assert not (await table(room, mine)).over, "a solitaire goes on where it still stands"


async def test_b12_a_table_without_any_place_ends_and_counts_for_nothing(
    room: TelegramDriver,
) -> None:
    olena, bo = await room.person("Olena"), await room.person("Bo")
    await room.command(olena, "play", "four-colour")
    for person, label in ((olena, "Open a table"), (bo, "Join"), (olena, "Start")):
        await room.press(person, label)
    board = room.newest
    carried = [Action.parse(one["callback_data"]).table for one in board.buttons]
    id_ = next(filter(None, carried))
    for person in (olena, bo):
        person.user.started, person.user.blocked = True, False
        for hand in await room.service.store.messages_of(id_, viewer=await who(room, person)):
            await room.service.store.retire(hand.id)
    await room.command(olena, "board")
    assert await room.service.store.stands(id_)
    room.group.deleted = True
    bo.sends(board, f"o/{id_}/0")
    olena.writes(room.group, "/board")
    await room.settle()
    ended = await room.service.store.load(id_)
    assert ended
    assert ended.stopped
    assert ended.outcome
    assert ended.outcome.result == "stopped"


async def who(room: TelegramDriver, person: Person) -> int:
    """The number of a person in the store."""
    store, user = room.service.store, person.user
    return (await store.person("telegram", str(user.id), user.name, 0)).id


async def test_b13_of_presses_in_the_same_moment_one_counts(room: TelegramDriver) -> None:
    olena, bo = await room.person("Olena"), await room.person("Bo")
    await room.command(olena, "play", ROOM)
    labels = (await room.board()).labels
    await room.press_together([(olena, labels[0]), (bo, labels[1])])
    assert (await table(room)).pressed == 1
    told = [query.alert for query in room.api.world.queries.values()]
    assert sorted(map(bool, told)) == [False, True]
    assert say(text("bot-stale")) in told
    await room.press_together([(olena, (await room.board()).labels[0])] * 50)
    assert (await table(room)).pressed == 2
    assert await room.posts() == 1


NAMES = [
    "/resign @durov",
    "a_b *x*",
    "`x` [y](z)",
    "<b>bold</b> & </pre>",
    "@everyone @all",
    "نور 👩‍👩‍👧 ~~z~~",
]


@pytest.mark.parametrize("name", NAMES)
async def test_b14_a_name_is_shown_as_it_was_written(room: TelegramDriver, name: str) -> None:
    olena, strange = await room.person("Olena"), await room.person(name)
    await room.command(strange, "play", LENIENT)
    await room.press(olena, (await room.board()).labels[0])
    told = list(room.api.world.queries.values())[-1].alert
    assert name in told.replace("\u2060", "")
    letter = room.api.world.sent[-1]
    assert letter.chat is olena.private
    assert name in letter.words.replace("\u2060", "")
    assert "@" not in letter.words.replace("@\u2060", ""), "Telegram would call that user"
    assert "/resign" not in letter.words, "and let anybody press that command"
    assert not [one for one in letter.entities if one["type"] != "pre"]
    assert not [one for one in room.newest.entities if "mention" in one["type"]]


async def test_b18_a_move_that_was_written_is_shown_after_the_process_died(
    room: TelegramDriver,
) -> None:
    olena = await room.person("Olena")
    await room.command(olena, "play", LENIENT)
    board, before = room.newest, await room.board()
    room.api.flood = Flood(calls=0, penalty=3600)
    query = olena.presses(board, before.labels[0])
    await room.serving.until(lambda: bool(query.answers))
    await room.serving.die()
    assert await room.board() == before
    room.api.flood = None
    await room.restart()
    now = room.service.now
    room.service.now = room.service.store.clock = lambda: now() + LEASE
    await room.settle()
    assert await room.board() != before
    assert await room.posts() == 1
    assert board.edits == 1
    assert (await table(room)).pressed == 1


async def test_b20_a_spectator_gets_a_kind_line_and_owners_are_not_mixed_up(
    room: TelegramDriver,
) -> None:
    olena, bo = await room.person("Olena"), await room.person("Bo")
    await room.command(olena, "play", LENIENT)
    hers = room.newest
    await room.command(bo, "play", LENIENT)
    his = room.newest
    for who, whose, name in ((bo, hers, "Olena"), (olena, his, "Bo")):
        query = who.presses(whose, whose.labels[0])
        await room.settle()
        assert name in query.alert
        assert room.api.world.sent[-1].chat is who.private
        assert room.api.world.sent[-1].buttons, "start your own"
    assert (await table(room, hers)).pressed == (await table(room, his)).pressed == 0
    for who, whose in ((olena, hers), (bo, his)):
        who.presses(whose, whose.labels[0])
    await room.settle()
    assert (await table(room, hers)).pressed == (await table(room, his)).pressed == 1
