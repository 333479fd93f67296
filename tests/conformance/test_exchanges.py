"""Xiang Shi Fu on Discord, Telegram and the page: two presses a move, and lost deals told."""

from __future__ import annotations

import asyncio

import pytest

from bot.core.table import Table
from games import Budget, menu
from render import say
from tests.conformance.conftest import Deals
from tests.conformance.driver import Room, words
from tests.conformance.test_scenarios import change, table

CLASSIC = "xiang-shi-fu classic+multiple me"

LOSING = (
    "xsf:classic:standard:-:634131,645544,656544,555131,532211,4311,"
    "616121,663332,644233,625451,665222"
)
"""Six moves from a solution; after b55-i62 one set is locked."""

LOST_BY = "b55-i62"

DEAD = (
    "xsf:classic:standard:-:664433,633111,535251,645111,613121,6141,"
    "666555,656462,554433,434232,542222"
)
"""Seat i holds a dead group."""

LOCKED = (
    "xsf:classic:standard:-:663321,643122,625351,655432,666144,5555,615233,"
    "656443,634131,421111,514422"
)
"""The rule book's deal that is lost without a dead group (section 8): seat f."""

LOST = {"dead": (DEAD, "i", "4-3 4-2 3-2"), "locked": (LOCKED, "f", "6-1 5-2 3-3")}

LAST_TWO = (
    "xsf:classic:multiple:-:644433,663111,535233,555111,613121,6141,"
    "666555,656454,514442,634332,622222"
)
"""Solved by e21-h51 and h4221-p6141."""


async def says(room: Room, name: str, move: str, *, other_side: bool = False) -> None:
    """Say a move by presses, from one side; where that leaves no choice one press is enough."""
    before = (await table(room)).pressed
    for side in move.split("-")[:: -1 if other_side else 1]:
        if (await table(room)).pressed == before:
            await room.presses(name, f"{side}:")


async def raw(room: Room, name: str) -> None:
    """Take the deal of classic as it falls."""
    await room.asks(name, "start")
    await room.presses(name, words("bot-play", game=words("xsf-title")))
    classic = words("xsf-variant-classic")
    await room.presses(name, classic)
    await room.presses(
        name, words("xsf-variant-rule", name=classic, rule=words("xsf-rule-standard"))
    )
    await room.presses(name, words("bot-play-for-me-raw"))


async def lost(room: Room) -> Table:
    """The table once the proof is there, which nobody waits for."""
    for _ in range(300):
        found = await table(room)
        if found.lost:
            break
        await asyncio.sleep(0.02)
    assert found.lost
    return found


async def test_a_move_takes_two_presses_from_either_side(room: Room, deals: Deals) -> None:
    deals(LAST_TWO)
    await room.asks("Olena", "play", CLASSIC)
    several = next(one for one in menu((await table(room)).position, 0).choices if one.move is None)
    await room.presses("Olena", f"{several.mark}:")
    picked = await room.board()
    assert say((await table(room)).position.question(0, several.path)) in picked.caption
    assert (await table(room)).pressed == 0
    await room.presses("Olena", words("bot-button-board"))
    await says(room, "Olena", "e21-h51", other_side=True)
    await says(room, "Olena", "h4221-p6141")
    solved = await table(room)
    assert [step.entry.text for step in solved.steps] == ["e21-h51", "h4221-p6141"]
    assert words("xsf-outcome-won") in (await room.board()).caption


async def test_a_move_is_typed_as_it_is_written_or_nearly(room: Room, deals: Deals) -> None:
    deals(LAST_TWO)
    await room.asks("Olena", "play", CLASSIC)
    await room.asks("Olena", "move", "e21-h51")
    await room.types("Olena", "p 4-1 6-1 for h 2-1 4-2")
    solved = await table(room)
    assert [step.entry.text for step in solved.steps] == ["e21-h51", "h4221-p6141"]
    assert solved.won


async def test_a_tile_and_its_partner_are_typed_like_their_buttons(
    room: Room, deals: Deals
) -> None:
    deals(LAST_TWO)
    await room.asks("Olena", "play", CLASSIC)
    position = (await table(room)).position
    several = next(one for one in menu(position, 0).choices if one.move is None)
    partner = menu(position, 0, several.path).choices[-1]
    await room.types("Olena", several.mark)
    assert say(position.question(0, several.path)) in (await room.board()).caption
    await room.types("Olena", partner.mark.upper())
    assert [step.entry.text for step in (await table(room)).steps] == [partner.move]


async def test_a_refused_exchange_says_what_the_seat_would_hold(room: Room, deals: Deals) -> None:
    deals(LAST_TWO)
    await room.asks("Olena", "play", CLASSIC)
    await room.asks("Olena", "move", "a64-b31")
    assert "Seat b would hold no valid set: 6-6, 6-4, 1-1" in await room.told("Olena")
    await room.asks("Olena", "move", "z64-b63")
    assert "There is no seat z here" in await room.told("Olena")
    assert (await table(room)).pressed == 0


async def test_every_move_can_be_taken_back_to_the_deal(room: Room) -> None:
    await room.asks("Olena", "play", CLASSIC)
    start = (await table(room)).position
    for _ in range(4):
        await room.asks("Olena", "move", (await table(room)).position.moves(0)[0])
    assert (await table(room)).pressed == 4
    for _ in range(4):
        await room.presses("Olena", words("bot-button-undo"))
    assert (await table(room)).position == start
    assert (await table(room)).undone == 4


async def test_a_hint_leads_to_a_solution(room: Room) -> None:
    await room.asks("Olena", "play", CLASSIC)
    await room.presses("Olena", words("bot-button-hint"))
    move = (await room.told("Olena")).partition("(")[2].partition(")")[0]
    after, _ = (await table(room)).position.play(0, move)
    assert after.solve(Budget(30_000)).status == "solved"


async def test_a_room_plays_on_one_board(room: Room, deals: Deals) -> None:
    deals(LAST_TWO)
    await room.asks("Olena", "play", "xiang-shi-fu classic+multiple room")
    await room.asks("Jürgen", "move", "e21-h51")
    await says(room, "Olena", "h4221-p6141")
    assert (await table(room)).won


@pytest.mark.parametrize("kind", ["dead", "locked"])
async def test_a_deal_as_it_falls_shows_its_lost_set_with_the_reason(
    room: Room, deals: Deals, kind: str
) -> None:
    position, seat, tiles = LOST[kind]
    deals(position)
    await raw(room, "Olena")
    board = await room.board()
    assert board.picture
    reason = words(f"xsf-prompt-{kind}", seat=seat, tiles=tiles)
    state = words(f"ui-xsf-{kind}")
    assert reason in board.caption
    if room.platform != "telegram":  # which has no words for those who cannot see
        assert words("ui-xsf-alt-row", seat=seat, tiles=tiles, name=state) in board.alt
        assert reason in board.alt
    await change(room, "boards", "pictures")
    await room.asks("Olena", "board")
    written = await room.board()
    assert written.picture is None
    line = next(one for one in written.board.splitlines() if one.strip().startswith(f"{seat} x"))
    assert line.endswith(state)
    assert reason in written.caption


async def test_a_move_that_makes_it_provably_lost_is_told_until_it_is_taken_back(
    room: Room, deals: Deals
) -> None:
    deals(LOSING)
    await room.asks("Olena", "play", "xiang-shi-fu classic+standard me")
    assert (await table(room)).position.solve(Budget(30_000)).status == "solved"
    await room.asks("Olena", "move", LOST_BY)
    await lost(room)
    await room.driver.restart()
    await room.asks("Olena", "board")
    assert words("bot-proved-lost") in (await room.board()).caption
    await room.presses("Olena", words("bot-button-undo"))
    assert words("bot-proved-lost") not in (await room.board()).caption
