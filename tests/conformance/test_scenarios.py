"""Scenarios written once and played on Discord, Telegram and the page."""

from __future__ import annotations

import pytest

from bot.core.table import Table
from games import Budget, game, menu
from tests.conformance.conftest import Deals, Opens
from tests.conformance.driver import Room, words
from tests.deals import END_IN_TWO, LAST_LEVEL
from tests.newest import newest_tables

LENIENT = "guo-wu-guan lenient me"


async def table(room: Room) -> Table:
    """The only table, replayed from the log by a store that remembers nothing."""
    store = room.driver.service.store
    store._recent._tables.clear()
    found = await store.load((await newest_tables(store))[0])
    assert found is not None
    position = game(found.head.game).parse(found.head.start)
    for step in found.steps:
        position, _ = position.play(0, step.entry.text)
    assert position == found.position
    return found


async def change(room: Room, setting: str, value: str, section: str = "look") -> None:
    """Change a setting of Olena's from this value to the next."""
    await room.asks("Olena", "settings")
    await room.presses("Olena", words(f"bot-settings-tab-{section}"))
    label = words(f"bot-setting-{setting}", value=words(f"bot-setting-{setting}-{value}"))
    await room.presses("Olena", label)


async def test_an_empty_room_greets_and_offers_a_game(room: Room) -> None:
    await room.asks("Olena", "start")
    hello = await room.board()
    assert hello.picture
    assert words("bot-hello-now") in hello.caption
    assert words("bot-play", game=words("gwg-title")) in hello.labels


async def test_three_presses_lead_to_a_first_move(room: Room) -> None:
    await room.asks("Olena", "start")
    await room.presses("Olena", words("bot-play", game=words("gwg-title")))
    await room.presses("Olena", words("gwg-variant-lenient"))
    await room.presses("Olena", words("bot-play-for-me"))
    board = await room.board()
    assert board.picture
    assert board.labels[0].startswith("A: ")
    assert await room.posts() == 1


@pytest.mark.parametrize("opens", ["discord", "telegram"], indirect=True)
async def test_in_a_private_chat_nobody_asks_for_whom(opens: Opens) -> None:
    room = await opens(private=True)
    await room.asks("Olena", "start")
    await room.presses("Olena", words("bot-play", game=words("gwg-title")))
    await room.presses("Olena", words("gwg-variant-lenient"))
    assert (await room.board()).labels[0].startswith("A: ")
    await room.presses("Olena", "A")
    assert (await table(room)).pressed == 1


async def test_a_press_changes_the_board_in_place(room: Room) -> None:
    await room.asks("Olena", "play", LENIENT)
    before = await room.board()
    await room.presses("Olena", "A")
    after = await room.board()
    assert after.picture not in {None, before.picture}
    assert after.caption != before.caption
    assert await room.posts() == 1
    assert (await table(room)).pressed == 1


async def test_an_illegal_move_is_refused_with_its_reason(room: Room) -> None:
    await room.asks("Olena", "play", LENIENT)
    before = await room.board()
    for nonsense in ("9zzz", "🀄 ' OR 1=1 --", "2abcabc"):
        await room.asks("Olena", "move", nonsense)
        assert await room.told("Olena")
    assert (await table(room)).pressed == 0
    assert (await room.board()).picture == before.picture


async def test_a_typed_letter_plays_its_choice(room: Room) -> None:
    await room.asks("Olena", "play", LENIENT)
    await room.types("Olena", "a")
    assert (await table(room)).pressed == 1


async def test_a_stale_press_gets_the_newest_board_and_counts_for_nothing(room: Room) -> None:
    await room.asks("Olena", "play", LENIENT)
    old = await room.keeps("A")
    await room.presses("Olena", "A")
    newest = await room.board()
    await room.presses_again("Olena", old)
    assert await room.told("Olena") == words("bot-stale")
    assert (await table(room)).pressed == 1
    assert (await room.board()).picture == newest.picture


async def test_a_stranger_is_offered_a_game_of_their_own(room: Room) -> None:
    await room.asks("Olena", "play", LENIENT)
    before = await room.board()
    await room.presses("Jürgen", "A")
    assert await room.told("Jürgen") == words("bot-not-yours", name="Olena")
    assert (await table(room)).pressed == 0
    assert (await room.board()).picture == before.picture


async def test_of_two_presses_at_once_one_counts(room: Room) -> None:
    await room.asks("Olena", "play", "guo-wu-guan lenient room")
    await room.together(("Olena", "A"), ("Jürgen", "A"))
    assert (await table(room)).pressed == 1
    assert words("bot-stale") in {await room.told("Olena"), await room.told("Jürgen")}


async def test_a_double_press_by_one_person_counts_once(room: Room) -> None:
    await room.asks("Olena", "play", LENIENT)
    await room.together(("Olena", "A"), ("Olena", "A"))
    assert (await table(room)).pressed == 1


async def test_undo_goes_back_to_the_last_choice(room: Room) -> None:
    await room.asks("Olena", "play", LENIENT)
    before = (await table(room)).position
    await room.presses("Olena", "A")
    await room.presses("Olena", words("bot-button-undo"))
    now = await table(room)
    assert now.position == before
    assert now.undone == 1
    assert words("bot-undone", count=1) in (await room.board()).caption


async def test_a_hint_is_for_nobody_else_and_is_counted(room: Room) -> None:
    await room.asks("Olena", "play", "guo-wu-guan o-koan me")
    before = (await room.board()).caption
    await room.presses("Olena", words("bot-button-hint"))
    mark = (await room.told("Olena")).partition(":")[0]
    position = (await table(room)).position
    hinted = next(one.move for one in menu(position, 0).choices if one.mark == mark)
    assert hinted is not None
    after, _ = position.play(0, hinted)
    assert after.solve(Budget(30_000)).status == "solved"
    assert (await room.board()).caption == before
    assert (await table(room)).hints == 1


async def test_a_game_that_is_won_ends_with_a_card(room: Room) -> None:
    await room.asks("Olena", "play", "guo-wu-guan o-koan me")
    await room.presses("Olena", "A")
    await room.presses("Olena", "B")
    end = await room.board()
    assert (await table(room)).outcome == game("gwg").parse(
        str((await table(room)).position)
    ).outcome
    assert words("bot-seed", seed=END_IN_TWO) in end.caption
    assert words("bot-button-again") in end.labels
    await room.asks("Olena", "verify")
    assert words("bot-verify-kept", seed=END_IN_TWO) in await room.told("Olena")


async def test_a_losing_move_asks_once_and_the_same_button_plays_it(
    room: Room, deals: Deals
) -> None:
    deals(LAST_LEVEL)
    await room.asks("Olena", "play", LENIENT)
    losing = words("gwg-label-pass-left")
    button = next(label for label in (await room.board()).labels if losing in label)
    await room.presses("Olena", button)
    assert words("bot-sure-again") in (await room.board()).caption
    assert (await table(room)).pressed == 0
    await room.presses("Olena", button)
    lost = await table(room)
    assert lost.outcome is not None
    assert (lost.outcome.result, lost.outcome.reason) == ("lost", "generals-left")


async def test_resigning_asks_once(room: Room) -> None:
    await room.asks("Olena", "play", LENIENT)
    await room.presses("Olena", words("bot-button-more"))
    await room.presses("Olena", words("bot-button-resign"))
    assert words("bot-resign-sure") in (await room.board()).caption
    assert not (await table(room)).over
    await room.presses("Olena", words("bot-button-resign-yes"))
    assert (await table(room)).resigned
    assert words("bot-outcome-lost-resigned") in (await room.board()).caption


async def test_a_finished_game_can_be_watched_from_its_beginning(room: Room) -> None:
    await room.asks("Olena", "play", LENIENT)
    await room.presses("Olena", "A")
    assert not any(shown.startswith(b"GIF89a") for shown in await room.pictures("Olena"))
    for label in ("more", "resign", "resign-yes", "replay"):
        await room.presses("Olena", words(f"bot-button-{label}"))
    shown = await room.pictures("Olena")
    await room.presses("Olena", words("after-button-on"))
    assert await room.pictures("Olena") != shown
    await room.presses("Olena", words("after-button-film"))
    assert any(shown.startswith(b"GIF89a") for shown in await room.pictures("Olena"))


@pytest.mark.parametrize("opens", ["discord", "telegram"], indirect=True)
async def test_where_pictures_are_forbidden_the_board_comes_in_words(opens: Opens) -> None:
    room = await opens(pictures=False)
    await room.asks("Olena", "play", LENIENT)
    first = await room.board()
    assert first.picture is None
    assert first.board
    await room.asks("Olena", "board")
    before = await room.board()
    if room.platform == "discord":
        assert await room.told("Olena") == words("bot-may-not-attach-discord")
    else:  # it concerns all of them, so it stands below the first board, and never again
        assert words("telegram-no-photos") in first.caption
        assert words("telegram-no-photos") not in before.caption
        assert not await room.told("Olena")
    await room.presses("Olena", "A")
    after = await room.board()
    assert after.picture is None
    assert after.board not in {"", before.board}


async def test_the_board_in_words_is_a_setting_too(room: Room) -> None:
    await change(room, "boards", "pictures")
    await room.asks("Olena", "play", LENIENT)
    board = await room.board()
    assert board.picture is None
    assert board.board


async def test_a_theme_changes_the_picture_and_nothing_else(room: Room) -> None:
    await room.asks("Olena", "play", LENIENT)
    dark = await room.board()
    if room.platform == "web":  # there colours are the browser's until some are chosen
        await change(room, "theme", "auto")
    await change(room, "theme", "dark")
    await room.asks("Olena", "board")
    light = await room.board()
    assert light.picture not in {None, dark.picture}
    assert light.labels == dark.labels


async def test_forced_moves_can_be_pressed_by_oneself(room: Room) -> None:
    await change(room, "forced", "on", "play")
    await room.asks("Olena", "play", "guo-wu-guan o-koan me")
    for _ in range(3):
        await room.presses("Olena", "A")
    now = await table(room)
    assert [step.entry.by for step in now.steps] == ["person"] * 3


async def test_there_is_one_live_board_and_it_can_be_brought_down(room: Room) -> None:
    await room.asks("Olena", "play", LENIENT)
    old = await room.keeps("A")
    await room.asks("Olena", "board")
    board = await room.board()
    assert board.labels[0].startswith("A: ")
    await room.presses_again("Olena", old)
    assert (await table(room)).pressed == 1
    assert (await room.board()).picture != board.picture


async def test_a_restart_loses_nothing(room: Room) -> None:
    await room.asks("Olena", "play", LENIENT)
    await room.presses("Olena", "A")
    before = await table(room)
    kept = await room.keeps("A")
    await room.driver.restart()
    assert (await table(room)).position == before.position
    await room.presses_again("Olena", kept)
    assert (await table(room)).pressed == before.pressed + 1
    await room.presses("Olena", words("bot-button-undo"))
    assert (await table(room)).position == before.position
