"""Wu Hsing on Discord, Telegram and the page: people and computers at one table."""

from __future__ import annotations

from itertools import takewhile

from bot.core.table import Table
from games.wu_hsing import Board
from tests.conformance.conftest import Deals
from tests.conformance.driver import Room, words
from tests.conformance.test_scenarios import change
from tests.newest import newest_tables

RACK = "ui-wuh-rack"


async def seated(room: Room) -> Table:
    """The newest table, replayed by a store that remembers nothing."""
    store = room.driver.service.store
    store._recent._tables.clear()
    found = await store.load((await newest_tables(store))[0])
    assert found is not None
    return found


def laid(table: Table) -> Board:
    position = table.position
    assert isinstance(position, Board)
    return position


async def in_words(room: Room, name: str) -> str:
    """The board in characters, as one person alone is told it."""
    await room.asks(name, "text")
    return await room.in_words(name)


def rack_of(board: str) -> str:
    """One's own dominoes, which may fill more than one line."""
    lines = iter(board.partition(f"{words(RACK)}:\n")[2].splitlines())
    return " ".join(takewhile(lambda line: not line.endswith(":"), lines)).strip()


async def looks(room: Room, name: str) -> None:
    """Open one's own view where the room's board shows no hands; a page is everybody's own."""
    if room.platform != "web":
        await room.presses(name, words("bot-button-hand"))


async def places(room: Room, table: Table) -> None:
    """Whoever is to place picks the first domino that fits, then its best place."""
    seat = table.asked[0]
    board = laid(table)
    best = board.offered(seat)[0]
    mark = board.mark(seat, board.paths(seat, best)[0][:1], 0)
    await room.presses(table.seats[seat].name, f"{mark}:")
    if (await seated(room)).version == table.version:
        await room.presses(table.seats[seat].name, "1:")
    assert (await seated(room)).version > table.version


async def gathers(room: Room, variant: str, seats: str) -> None:
    await room.asks("Olena", "play", f"wu-hsing {variant}")
    await room.presses("Olena", words("bot-play-with-room"))
    if seats:
        await room.presses("Olena", words("bot-lobby-button-options"))
        await room.presses("Olena", words("bot-lobby-size", seats=seats))


async def test_the_fourth_press_is_the_first_move_against_computers(room: Room) -> None:
    await room.asks("Olena", "play", "wu-hsing")
    await room.presses("Olena", words("wuh-variant-open"))
    await room.presses("Olena", words("bot-play-with-me", others=1))
    table = await seated(room)
    assert len(table.seats) == 2
    await places(room, table)
    assert [step.entry.by for step in (await seated(room)).steps][:2] == ["person", "computer"]


async def test_two_people_with_hidden_racks_see_only_their_own(room: Room) -> None:
    await gathers(room, "standard", "2")
    await room.presses("Bo", words("bot-lobby-button-join"))
    for name in ("Olena", "Bo"):
        await looks(room, name)
    for _ in range(4):
        await places(room, await seated(room))
    table = await seated(room)
    for seat, one in enumerate(table.seats):
        told = await in_words(room, one.name)
        assert rack_of(told).split() == list(laid(table).racks[seat])
        assert told.count("[12]") == 2
    if room.platform == "discord":  # the board for all, to the last word of its picture
        assert words(RACK) not in (await room.board()).alt


async def test_people_and_a_computer_at_one_table_over_a_restart(room: Room) -> None:
    await gathers(room, "open", "3")
    await room.presses("Olena", words("bot-lobby-button-add", level=words("bot-level-normal")))
    await room.presses("Bo", words("bot-lobby-button-join"))
    for name in ("Olena", "Bo"):
        await looks(room, name)
    for _ in range(2):
        await places(room, await seated(room))
    before = await seated(room)
    await room.driver.restart()
    for _ in range(2):
        await places(room, await seated(room))
    after = await seated(room)
    assert len(before.seats) == 3
    assert after.steps[: len(before.steps)] == before.steps
    assert {step.entry.by for step in after.steps} >= {"person", "computer"}


async def test_a_whole_game_is_pressed_in_words_alone(room: Room, deals: Deals) -> None:
    deals("tea 3")
    await change(room, "boards", "pictures")
    await room.asks("Olena", "play", "wu-hsing standard")
    await room.presses("Olena", words("bot-play-with-me", others=3))
    await looks(room, "Olena")
    for _ in range(9):
        table = await seated(room)
        if table.over:
            break
        await places(room, table)
    assert table.over
    end = await room.board()
    outcome = table.outcome
    assert outcome
    assert words(f"wuh-outcome-{outcome.reason}") in end.caption
    assert all(str(points) in end.caption for points in outcome.scores)


async def test_a_refused_placement_says_why_and_where_to_read_on(room: Room) -> None:
    await room.asks("Olena", "play", "wu-hsing open")
    await room.presses("Olena", words("bot-play-with-me", others=1))
    table = await seated(room)
    kind = laid(table).racks[0][0]
    await room.types("Olena", f"{kind}@40,40h")
    assert words("wuh-illegal-rows-0") in await room.told("Olena")
    await room.presses("Olena", words("bot-read-on", section=words("wuh-rules-placing-title")))
    assert words("wuh-rules-placing").splitlines()[0] in await room.told("Olena")
    assert (await seated(room)).version == table.version


async def test_in_a_secret_duel_nobody_is_told_the_first_choice_before_the_second(
    room: Room,
) -> None:
    await gathers(room, "duel-b", "")
    await room.presses("Bo", words("bot-lobby-button-join"))
    for name in ("Olena", "Bo"):
        await looks(room, name)
    table = await seated(room)
    first, second = (one.name for one in table.seats)
    await room.presses(first, "C:")
    await room.presses(first, "1:")
    chosen = laid(await seated(room)).down
    assert chosen[0] != chosen[1]
    told = await in_words(room, second)
    assert rack_of(told).split() == list(laid(table).racks[1])
    await room.presses(second, "D:")
    await room.presses(second, "1:")
    assert str(laid(await seated(room)).placed[0])[:2] == chosen
