"""Whole games of each kind by typing alone: no picture is looked at, no button is pressed."""

from __future__ import annotations

import pytest

from bot.core.table import Table
from games import game
from render.plain import COLUMNS, columns
from tests.conformance.conftest import Deals
from tests.conformance.driver import Room, Seen, words
from tests.conformance.test_exchanges import LAST_TWO
from tests.newest import newest_tables

GAMES = {
    "gwg": ("guo-wu-guan o-koan me", "", 3),
    "xsf": ("xiang-shi-fu classic+multiple me", LAST_TWO, 3),
    "fcc": ("four-colour me", "tea 3", 80),
    "wuh": ("wu-hsing open me", "tea 3", 30),
}
"""What is typed to begin, the deal, and in how many moves it is over at most."""


RESIGNED = tuple(map(words, ("bot-button-resign-yes", "bot-button-replay", "after-button-from")))
"""What is pressed to give up and go on from the beginning."""

LINES = {"gwg": ("a", "B"), "xsf": ("e21-h51", "h4221-p6141")}
"""Lines that win, by the letters on the board or in the notation."""


async def newest(room: Room) -> Table:
    """The table, replayed by a store that remembers nothing."""
    store = room.driver.service.store
    store._recent._tables.clear()
    found = await store.load((await newest_tables(store))[0])
    assert found is not None
    return found


def read(seen: Seen) -> None:
    """What somebody reads instead of a picture: words, and a board that fits on a phone."""
    assert seen.picture is None
    assert seen.caption
    assert seen.board
    assert max(map(columns, seen.board.splitlines())) <= COLUMNS
    assert len(seen.board.splitlines()) > 3


@pytest.mark.parametrize("code", GAMES)
async def test_a_whole_game_is_played_by_typing(room: Room, deals: Deals, code: str) -> None:
    typed, deal, most = GAMES[code]
    deals(deal)
    await room.asks("Olena", "settings", "boards text")
    await room.asks("Olena", "play", typed)
    for number in range(most):
        table = await newest(room)
        if table.over:
            break
        if number < 3:
            read(await room.board())
            await room.asks("Olena", "text")
            assert await room.in_words("Olena")
        (seat,) = table.asked
        position = table.position.seen_by(seat)
        move = (LINES.get(code) or position.moves(seat))[number if code in LINES else 0]
        await room.asks("Olena", "move", move)
    table = await newest(room)
    assert table.over
    end = await room.board()
    assert end.picture is None
    assert end.caption
    assert {step.entry.by for step in table.steps if step.entry.person} == {"person"}
    assert game(code).name == table.head.game


async def test_a_domino_and_its_place_are_typed_one_after_the_other(
    room: Room, deals: Deals
) -> None:
    deals("tea 3")
    await room.asks("Olena", "settings", "boards text")
    await room.asks("Olena", "play", "wu-hsing open me")
    for word in ("A", "1"):
        await room.asks("Olena", "move", word)
    table = await newest(room)
    assert "person" in {step.entry.by for step in table.steps}


@pytest.mark.parametrize("aside", ["daily guo-wu-guan", "play on"])
async def test_words_go_to_the_board_one_was_shown_last(room: Room, aside: str) -> None:
    """Also where nobody else was shown it; Telegram has a chat of its own for that."""
    await room.asks("Olena", "play", "guo-wu-guan lenient me")
    await room.asks("Olena", "move", "A")
    if aside.startswith("daily"):
        await room.asks("Olena", *aside.split(maxsplit=1))
    else:
        for label in (words("bot-button-more"), words("bot-button-resign"), *RESIGNED):
            await room.presses("Olena", label)
    shown = await newest(room)
    (seat,) = shown.asked
    await room.asks("Olena", "move", shown.position.moves(seat)[0])
    after = await room.driver.service.store.load(shown.head.id)
    assert after is not None
    assert (len(after.steps) == len(shown.steps)) is (room.platform == "telegram")
