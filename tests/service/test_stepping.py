"""A finished game once more: stepped through, written down, played on from, looked back on."""

from __future__ import annotations

import json
import re
from dataclasses import replace

import pytest

from bot.core.finish import Facts, finishes
from bot.core.played import deals_of, stops
from bot.core.request import Place, Platform
from bot.core.screen import Screen
from bot.core.table import Occupant, Table
from bot.service import Service
from bot.service.menus import kind
from bot.service.publisher import Publisher
from bot.service.records import record_of
from games import Text, game, text
from games.record import BadRecord, read, verify
from render import View, say
from render.posters import Chart
from tests.games.records import played
from tests.service.chat import Chat
from tests.service.test_replays import REPLAY, SEATS, ended, four


def words(id_: str, **args: str | int | Text) -> str:
    return say(text(id_, **args))


async def table_of(service: Service, chat: Chat) -> Table:
    table = await service.store.load(chat.screen.buttons[0].action.split("/")[1])
    assert table
    return table


@pytest.fixture
async def over(service: Service) -> Chat:
    """A private chat with a game that was given up; the replay is open in it."""
    chat = Chat(service, Place("telegram", "olena", private=True))
    await ended(chat)
    await chat.press(chat.person("Olena"), REPLAY)
    return chat


def label(chat: Chat, name: str) -> str:
    """What the replay that is open carries for a button."""
    assert chat.private or chat.board
    screen = chat.private or chat.screen
    return chat.button(words(f"after-button-{name}"), screen.buttons).action


async def test_the_replay_is_edited_in_place_step_by_step(over: Chat) -> None:
    olena = over.person("Olena")
    table = await table_of(over.service, over)
    all_ = stops(table)
    assert [reply.how for reply in over.replies] == ["private"]
    met = []
    for way in ("first", *["on"] * (len(all_) - 1), "back", "last"):
        await over.carry(olena, label(over, way), message="replay")
        assert [reply.how for reply in over.replies] == ["edit"]
        view = over.replies[0].screen.picture
        assert isinstance(view, View)
        met.append(str(view.position))
        over.private = over.replies[0].screen
    boards = [table.start, *(step.after for step in table.steps)]
    shown = [str(boards[stop].seen_by(0)) for stop in all_]
    assert met == [shown[0], *shown[1:], shown[-2], shown[-1]]


async def test_all_four_ways_carry_words_of_their_own(over: Chat) -> None:
    assert over.private
    actions = [button.action for button in over.private.buttons]
    assert len(set(actions)) == len(actions)
    assert all(len(action) <= 48 for action in actions)


async def test_nothing_of_a_running_game_is_told(service: Service) -> None:
    chat = Chat(service, Place("discord", "5"))
    olena = chat.person("Olena")
    await chat.command(olena, "play", "guo-wu-guan lenient")
    id_ = chat.screen.buttons[0].action.split("/")[1]
    for carried in ("1/0", "film", "record", "from/1/0", "look/1"):
        await chat.carry(olena, f"f/{id_}/1/{carried}")
        assert chat.private
        assert chat.private.caption == words("bot-replay-later")


async def test_the_record_is_a_file_that_verifies_by_itself(over: Chat) -> None:
    olena = over.person("Olena")
    table = await table_of(over.service, over)
    await over.carry(olena, label(over, "record"), message="replay")
    screen = over.replies[0].screen
    assert screen.file[0] == f"teahouse-{table.head.id}.txt"
    [(record, positions)] = verify(screen.document)
    assert positions[-1] == table.position
    assert (record.end, record.seats) == ("resigned", ("Olena",))


async def test_playing_on_counts_for_nobody(over: Chat) -> None:
    olena = over.person("Olena")
    first = stops(await table_of(over.service, over))[1]
    await over.carry(olena, label(over, "on"), message="replay")
    over.private = over.replies[0].screen
    await over.carry(olena, label(over, "from"), message="replay")
    assert words("after-whatif", n=str(first)) in over.screen.caption
    await over.carry(olena, over.plays[0].action)
    table = await table_of(over.service, over)
    assert table.origin
    assert table.pressed == 1
    given_up = replace(table, resigned=True)
    assert finishes(given_up, Facts(1)) == ()
    assert finishes(replace(given_up, origin=""), Facts(1)) != ()


async def test_what_is_dealt_again_of_it_counts_for_nobody_either(over: Chat) -> None:
    olena = over.person("Olena")
    await over.carry(olena, label(over, "from"), message="replay")
    for name in ("More", "Resign", "Yes"):
        await over.press(olena, name)
    assert words("after-whatif-end") in over.screen.caption
    await over.press(olena, "Same deal")
    assert (await table_of(over.service, over)).origin


async def test_a_record_comes_in_and_is_stepped_through_and_played_on(over: Chat) -> None:
    olena, bo = over.person("Olena"), over.person("Bo")
    table = await table_of(over.service, over)
    written = record_of(table)
    for given in (written, " ".join(written.split("\n"))):
        await over.command(bo, "import", given)
        assert over.private
        assert words("after-start") in over.private.caption
        await over.carry(bo, label(over, "from"), message="other")
        assert (await table_of(over.service, over)).position == table.start
    await over.command(olena, "import")
    assert over.private
    assert over.private.caption == words("after-import-what")


async def test_computers_of_a_record_are_computers_again_and_names_stay_apart(over: Chat) -> None:
    easy = Occupant(level="easy")
    written = record_of(four((Occupant(1, "Ann"), easy, easy, Occupant(2, "Ann"))))
    await over.command(over.person("Bo"), "import", written)
    shown = over.private and over.private.picture
    assert isinstance(shown, View)
    level = text("bot-level-easy")
    computers = [words("bot-seat-computers", n=number, level=level) for number in (1, 2)]
    assert list(shown.names[1:3]) == computers
    assert len(set(shown.names)) == 4


async def test_a_record_that_is_not_true_is_refused_with_the_place(over: Chat) -> None:
    written = record_of(await table_of(over.service, over)).splitlines()
    at = next(number for number, line in enumerate(written, 1) if line.startswith("2. "))
    written[at - 1] = "2. nonsense"
    await over.command(over.person("Bo"), "import", "\n".join(written))
    assert over.private
    start = words("after-import-move", line=at, move=2, why=text("ui-plain", words=""))
    assert over.private.caption.startswith(start)
    await over.command(over.person("Bo"), "import", "x" * 70_000)
    assert over.private
    assert "65" in over.private.caption


@pytest.mark.parametrize("said", ['{"winner":"1"}', "-"])
async def test_a_wrong_result_is_refused_in_words(over: Chat, said: str) -> None:
    """Nobody who plays reads brackets and quotes."""
    record = replace(played(game("four-colour"), "four-colour", "result")[0], result=said)
    await over.command(over.person("Bo"), "import", str(record))
    assert over.private
    told = over.private.caption
    assert "The result is not that of the moves: " in told
    assert re.search(r"Points by seat: \d+, \d+, \d+, \d+\.", told)
    assert "{" not in told


async def test_a_result_of_a_game_that_is_not_over_is_refused_in_words(over: Chat) -> None:
    whole = played(game("guo-wu-guan"), "lenient", "result")[0]
    begun = replace(whole, moves=whole.moves[:1])
    await over.command(over.person("Bo"), "import", str(begun))
    assert over.private
    assert over.private.caption.endswith("By the moves the game is not over.")
    await over.command(over.person("Bo"), "import", str(replace(whole, result="-")))
    assert over.private
    assert "The result is not that of the moves: Lost: " in over.private.caption


async def test_looking_back_is_shown_and_kept(over: Chat) -> None:
    olena = over.person("Olena")
    table = await table_of(over.service, over)
    await over.carry(olena, label(over, "look"), message="replay")
    chart = over.replies[0].screen.picture
    assert isinstance(chart, Chart)
    assert chart.strips[0][1]
    found = await over.service.store.found(table.head.id, 1, 1)
    assert found
    assert found.done


async def test_a_game_given_up_at_once_has_no_choice_to_look_back_on(service: Service) -> None:
    chat = Chat(service, Place("telegram", "olena", private=True))
    olena = chat.person("Olena")
    await chat.command(olena, "play", "guo-wu-guan lenient")
    for pressed in ("More", "Resign", "Yes", REPLAY):
        await chat.press(olena, pressed)
    await chat.carry(olena, label(chat, "look"), message="replay")
    assert chat.private
    assert chat.private.caption == words("after-look-nothing")


async def test_what_takes_longer_goes_on_by_itself(
    over: Chat, monkeypatch: pytest.MonkeyPatch
) -> None:
    olena, service = over.person("Olena"), over.service
    table = await table_of(service, over)
    with monkeypatch.context() as slow:
        slow.setattr("bot.service.looking.SLICE", -1.0)
        slow.setattr("bot.service.analyses.PATIENT", 0.0)
        slow.setattr(service.thinker, "look", lambda *_: _nothing())
        await over.carry(olena, label(over, "look"), message="replay")
    reply = over.replies[0]
    of = len([at for at in range(len(table.steps)) if len(table.steps[at].before.moves(0)) > 1])
    told = words("after-looking", n=0, of=of, game=kind(game("guo-wu-guan"), "lenient"))
    assert reply.screen.caption == told
    assert reply.message
    await service.delivered(reply, "olena/77")
    port = Port()
    publisher = Publisher(service, [port])
    for _ in range(4):
        await publisher.once()
        for task in list(service.commands.replays.analyses._running.values()):
            await task
    assert isinstance(port.shown[-1].picture, Chart)


async def _nothing() -> None:
    return None


def test_a_match_is_one_record_for_each_deal() -> None:
    table = four(SEATS)
    written = record_of(table)
    assert "computer (easy)" in written
    assert len(read(written)) == len(deals_of(table)) == 1


def test_a_record_names_the_fault() -> None:
    lines = record_of(four(SEATS)).splitlines()
    faults = {
        "Seed": ("Seed: other", "commitment"),
        "Commitment": ("Commitment: 00", "commitment"),
        "Game": ("Game: whist", "game"),
        "Result": ('Result: {"result":"win"}', "result"),
        "3.": ("3. 0 zz", ""),
    }
    for key, (line, why) in faults.items():
        at = next(number for number, one in enumerate(lines) if one.startswith(key))
        with pytest.raises(BadRecord) as refused:
            verify("\n".join((*lines[:at], line, *lines[at + 1 :])))
        assert why in refused.value.why.id
        expected = next(n for n, one in enumerate(lines, 1) if one.startswith("Commitment"))
        assert refused.value.line == (expected if why == "commitment" else at + 1)
        assert refused.value.move == (3 if key == "3." else 0)
    assert json.loads(lines[-1].partition(": ")[2])


class Port:
    """A platform that takes everything and remembers it."""

    platform: Platform = "telegram"

    def __init__(self) -> None:
        self.shown: list[Screen] = []

    async def send(self, place: Place, screen: Screen, nonce: str) -> str:
        del place, nonce
        self.shown.append(screen)
        return "olena/78"

    async def edit(self, place: Place, address: str, screen: Screen) -> str:
        del place
        self.shown.append(screen)
        return address

    async def retire(self, place: Place, address: str) -> None:
        del place, address

    async def remove(self, place: Place, address: str) -> None:
        del place, address
