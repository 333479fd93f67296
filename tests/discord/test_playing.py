"""Stretches of play: the real service, the real client, buttons as people press them."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from itertools import chain

import pytest
from simcord.backend.models import Message

from bot.core.action import Action
from games import text
from render.words import say
from tests.discord.driver import DiscordDriver
from tests.discord.scripted import PNG
from tests.discord.sim import buttons

PLAY = "guo-wu-guan lenient me"
Rooms = Callable[..., Awaitable[DiscordDriver]]


@pytest.fixture
async def rooms(database: str) -> AsyncIterator[Rooms]:
    opened: list[DiscordDriver] = []

    async def open_(*, pictures: bool = True, private: bool = False) -> DiscordDriver:
        driver = DiscordDriver(database, pictures=pictures, private=private)
        await driver.start()
        opened.append(driver)
        return driver

    yield open_
    for driver in opened:
        await driver.stop()


@pytest.fixture
async def room(rooms: Rooms) -> DiscordDriver:
    return await rooms()


def first(room: DiscordDriver) -> str:
    """The first choice on the newest board."""
    return room.board().labels[0]


@pytest.mark.parametrize("private", [False, True])
async def test_a_game_is_started_by_a_command_and_played_by_buttons(
    rooms: Rooms, private: bool
) -> None:
    room = await rooms(private=private)
    olena = room.person("Olena")
    await room.command(olena, "play", PLAY)
    dealt = room.board()
    await room.press(olena, first(room))
    played = room.board()
    assert room.posts() == 1
    assert (dealt.picture or b"").startswith(PNG)
    assert (played.picture or b"").startswith(PNG)
    assert played.picture != dealt.picture
    assert dealt.alt
    assert played.alt != dealt.alt
    assert played.caption != dealt.caption


async def test_from_start_to_the_first_move_it_takes_three_presses(room: DiscordDriver) -> None:
    olena = room.person("Olena")
    await room.command(olena, "start")
    for _ in range(2):
        await room.press(olena, first(room))
    await room.press(olena, first(room))
    assert room.posts() == 1
    assert room.board().picture is not None


async def test_somebody_elses_game_is_left_alone_and_an_own_one_is_offered(
    room: DiscordDriver,
) -> None:
    olena, bo = room.person("Olena"), room.person("Bo")
    await room.command(olena, "play", PLAY)
    before = room.board()
    await room.press(bo, first(room))
    told = room.private(bo)
    assert told is not None
    assert "Olena" in told.caption
    assert room.board() == before
    assert room.private(olena) is None
    await room.press(bo, told.labels[0])
    assert room.posts() == 2


async def test_a_stale_button_brings_the_newest_board_and_says_why(room: DiscordDriver) -> None:
    olena = room.person("Olena")
    await room.command(olena, "play", PLAY)
    old = room.remember()
    await room.press(olena, first(room))
    newest = room.board()
    await room.press_old(olena, old)
    assert room.board().caption == newest.caption
    assert room.private(olena) is not None
    assert room.posts() == 1


async def test_a_double_click_plays_once(room: DiscordDriver) -> None:
    olena = room.person("Olena")
    await room.command(olena, "play", PLAY)
    await room.press_together([(olena, first(room))] * 2)
    together = room.board()
    await room.press(olena, "Undo")
    assert room.posts() == 1
    assert together.labels != room.board().labels or together.picture != room.board().picture
    assert "Undo" not in room.board().labels


async def test_two_people_at_a_board_of_the_whole_room(room: DiscordDriver) -> None:
    olena, bo = room.person("Olena"), room.person("Bo")
    await room.command(olena, "play", "guo-wu-guan lenient room")
    await room.press_together([(olena, first(room)), (bo, first(room))])
    assert room.posts() == 1
    assert "Undo" in room.board().labels


async def test_a_restart_changes_nothing_for_those_who_play(room: DiscordDriver) -> None:
    olena = room.person("Olena")
    await room.command(olena, "play", PLAY)
    before = room.board()
    await room.restart()
    await room.press(olena, first(room))
    assert room.board().picture != before.picture
    assert room.posts() == 1


async def test_a_deleted_board_comes_back_with_the_next_press(room: DiscordDriver) -> None:
    olena = room.person("Olena")
    await room.command(olena, "play", PLAY)
    held = room.remember()
    room.sim.env.backend.delete_message(room.sim.room.id, held.message.id)
    assert room.posts() == 0
    await room.press_old(olena, held)
    assert room.posts() == 1
    assert "Undo" in room.board().labels


async def test_without_the_right_to_attach_files_there_is_a_board_in_letters(rooms: Rooms) -> None:
    room = await rooms(pictures=False)
    olena = room.person("Olena")
    await room.command(olena, "play", PLAY)
    dealt = room.board()
    await room.press(olena, first(room))
    assert dealt.picture is None
    assert dealt.board
    assert room.board().board != dealt.board
    told = room.private(olena)
    assert told is not None
    assert "Attach" in told.caption


async def test_the_board_comes_down_and_the_old_one_loses_its_buttons(room: DiscordDriver) -> None:
    olena = room.person("Olena")
    await room.command(olena, "play", PLAY)
    await room.command(olena, "board")
    old, new = (room.sim.look(one) for one in room.sim.messages())
    assert old.labels == ()
    assert new.labels
    assert new.picture is not None


async def test_typed_moves_and_typed_nonsense(room: DiscordDriver) -> None:
    olena = room.person("Olena")
    await room.command(olena, "play", PLAY)
    before = room.board()
    await room.typed(olena, "*nonsense* @everyone `")
    assert room.board() == before
    told = room.private(olena)
    assert told is not None
    assert first(room)[0] in told.caption
    await room.typed(olena, first(room)[0])
    assert room.board().picture != before.picture


async def test_a_move_is_played_from_the_window_that_asked_for_it(room: DiscordDriver) -> None:
    olena = room.person("Olena")
    await room.command(olena, "play", PLAY)
    before = room.board()
    for words, heard in (("rubbish", False), (" a ", True)):
        asked = await olena.slash(room.sim.room, "table move")
        await olena.submit_modal(asked, {"move": words})
        await room.published()
        assert (room.board().caption != before.caption) is heard


async def test_a_hint_is_for_the_asker_alone(room: DiscordDriver) -> None:
    olena = room.person("Olena")
    await room.command(olena, "play", PLAY)
    await room.press(olena, "Hint")
    assert room.private(olena) is not None
    assert room.posts() == 1


@pytest.mark.parametrize("seed", range(2))
async def test_whatever_is_pressed_every_button_is_short_and_known(
    room: DiscordDriver, seed: int
) -> None:
    rng = random.Random(seed)
    olena = room.person("Olena")
    await room.command(olena, "play", f"guo-wu-guan {rng.choice(['classic', 'seven-captures'])} me")
    for _ in range(15):
        for button in chain.from_iterable(map(buttons, room.sim.messages())):
            assert len(button["custom_id"]) <= 100
            assert len(button["label"]) <= 80
            assert str(Action.parse(button["custom_id"].partition(":")[2]))
        message, shown = next(walkable(room))
        await room.press_old(olena, room.sim.hold(message, custom_id=rng.choice(shown)))


def walkable(room: DiscordDriver) -> Iterator[tuple[Message, list[str]]]:
    """Messages with buttons that are worth a press, the newest first; hints and lines are slow."""
    for message in reversed(room.sim.messages()):
        ids = [one["custom_id"] for one in buttons(message)]
        if quick := [one for one in ids if one[2] not in {"h", "l"}]:
            yield message, quick


async def test_own_moves_are_offered_to_their_player_and_to_nobody_else(
    room: DiscordDriver,
) -> None:
    olena, bo = room.person("Olena"), room.person("Bo")
    await room.command(olena, "play", "wu-hsing standard room")
    await room.press(bo, "Join")
    await room.press(olena, "Start")
    asked = "Olena" if room.board().caption.startswith("Olena") else "Bo"
    acts, waits = (olena, bo) if asked == "Olena" else (bo, olena)
    offered = await acts.autocomplete(room.sim.room, "table move", "move", "")
    assert 1 < len(offered) <= 25
    assert await waits.autocomplete(room.sim.room, "table move", "move", "") == []
    tables = await waits.autocomplete(room.sim.room, "table board", "table", "")
    assert [one["name"].partition(",")[0] for one in tables] != []
    board = room.board()
    before = room.posts()
    await room.command(acts, "move", offered[0]["value"])
    assert room.private(acts) is not None or room.posts() > before or room.board() != board


async def test_who_sends_the_bot_away_finds_the_game_again(room: DiscordDriver) -> None:
    olena = room.person("Olena")
    await room.command(olena, "play", PLAY)
    await room.press(olena, first(room))
    played = room.board()
    await room.service.vanished("discord", [str(room.sim.room.id)])
    tries = len(room.sim.log)
    await room.published()
    assert len(room.sim.log) == tries
    await room.command(olena, "board")
    assert room.board().picture == played.picture


@pytest.mark.parametrize("locale", ["de", "uk", "zh-CN", "zh-TW"])
async def test_everybody_is_answered_in_the_language_of_their_app(
    room: DiscordDriver, locale: str
) -> None:
    olena, bo = room.person("Olena"), room.person("Bo")
    room.sim.languages[olena.id] = locale
    for who, tongue in ((olena, locale), (bo, "en")):
        await room.command(who, "help")
        seen = room.private(who)
        assert seen
        assert seen.caption.startswith(say(text("bot-help", view="picture"), tongue))
        assert say(text("bot-menu-rules"), tongue) in seen.labels


@pytest.mark.parametrize("locale", ["de", "uk", "zh-CN", "zh-TW"])
async def test_variants_and_sections_are_found_by_their_names_in_that_language(
    room: DiscordDriver, locale: str
) -> None:
    olena, where = room.person("Olena"), room.sim.room
    room.sim.languages[olena.id] = locale
    shanghai = say(text("xsf-variant-shanghai"), locale)
    for typed in (shanghai[:2], "shangh"):
        found = await olena.autocomplete(where, "play", "variant", typed, game="xiang-shi-fu")
        assert {"name": shanghai, "value": "shanghai"} in found
    sets = say(text("gwg-rules-sets-title"), locale)
    found = await olena.autocomplete(where, "rules", "section", sets, game="guo-wu-guan")
    assert found == [{"name": sets, "value": "sets"}]


@pytest.mark.parametrize("typed", ["no such thing", "*", "\\", "\u202e\x00", "x" * 100])
async def test_nothing_is_offered_for_nonsense_and_it_is_answered_all_the_same(
    room: DiscordDriver, typed: str
) -> None:
    olena, where = room.person("Olena"), room.sim.room
    await room.command(olena, "play", PLAY)
    board = room.board()
    for name, option in OFFERED:
        assert await olena.autocomplete(where, name, option, typed) == []
        await olena.slash(where, name, **{option: typed})
        assert room.private(olena)
    assert room.board() == board
    assert room.sim.unanswered() == []


OFFERED = (
    *(("play", "variant"), ("rules", "section")),
    *(("table board", "table"), ("table move", "move")),
)
