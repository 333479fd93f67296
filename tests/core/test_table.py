from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.core.table import Entry, Head, Occupant, Table
from games import GAMES, IllegalMove, game

VARIANTS = [(one.name, variant.name) for one in GAMES.values() for variant in one.variants]
PERSON = 7


def opened(name: str, variant: str, seed: str) -> Table:
    position = game(name).deal(variant, seed)
    seats = tuple(Occupant(PERSON, "Olena") for _ in range(game(name).seats[0]))
    head = Head("k3v9x2qa", name, variant, seed, str(position), 1, 1, PERSON, seats)
    return Table.open(head, [Entry("deal", "person", person=PERSON, at=1)])


def played(table: Table, rng: random.Random, presses: int) -> tuple[Table, list[Entry]]:
    """Random presses, undos and hints, with the forced moves that follow."""
    log = [Entry("deal", "person", person=PERSON, at=1)]
    for _ in range(presses):
        if table.over and not table.undoable:
            break
        if table.undoable and (table.over or rng.random() < 0.15):
            entry = Entry("undo", "person", person=PERSON, at=table.version)
        elif rng.random() < 0.1:
            entry = Entry("hint", "person", person=PERSON, at=table.version)
        else:
            seat = table.position.to_act[0]
            move = rng.choice(table.position.moves(seat))
            entry = Entry("move", "person", seat, move, PERSON, table.version)
        log.append(entry)
        table = table.add(entry)
        while entry.kind == "move" and (forced := table.forced()):
            log.append(forced)
            table = table.add(forced)
    return table, log


@given(st.sampled_from(VARIANTS), st.integers(0, 10**6))
def test_a_table_is_the_replay_of_its_log(variant: tuple[str, str], seed: int) -> None:
    start = opened(*variant, f"fold-{seed}")
    table, log = played(start, random.Random(seed), 25)
    assert Table.open(start.head, log) == table
    assert table.version == len(log)


@given(st.sampled_from(VARIANTS), st.integers(0, 10**6))
def test_undo_goes_back_to_the_board_of_the_last_choice(
    variant: tuple[str, str], seed: int
) -> None:
    table, _ = played(opened(*variant, f"undo-{seed}"), random.Random(seed), 8)
    if table.over:
        return
    seat = table.position.to_act[0]
    before = table.position
    table = table.add(Entry("move", "person", seat, before.moves(seat)[0], PERSON))
    while forced := table.forced():
        table = table.add(forced)
    undone = table.add(Entry("undo", "person", person=PERSON))
    assert undone.position == before
    assert undone.undone == table.undone + 1
    assert undone.round == undone.version


def test_a_hint_does_not_change_the_board_that_was_pressed_on() -> None:
    table = opened("guo-wu-guan", "classic", "hint")
    hinted = table.add(Entry("hint", "person", person=PERSON))
    assert (hinted.round, hinted.version, hinted.hints) == (table.round, table.version + 1, 1)


def test_an_illegal_move_changes_nothing() -> None:
    table = opened("guo-wu-guan", "classic", "illegal")
    with pytest.raises(IllegalMove):
        table.add(Entry("move", "person", 0, "9zzz", PERSON))
    assert table == opened("guo-wu-guan", "classic", "illegal")


def test_resigning_loses_and_can_be_taken_back() -> None:
    table = opened("guo-wu-guan", "classic", "resign").add(Entry("resign", "person", person=PERSON))
    assert table.outcome
    assert (table.outcome.result, table.outcome.reason) == ("lost", "resigned")
    assert not table.add(Entry("undo", "person", person=PERSON)).over


def test_a_forced_loop_ends_the_game_instead_of_going_on_for_ever() -> None:
    for seed in range(400):
        table, _ = played(opened("guo-wu-guan", "lenient", f"loop-{seed}"), random.Random(seed), 90)
        if table.ruled:
            assert table.ruled.reason == "repetition"
            return
    pytest.fail("no loop met in 400 games")


def test_only_who_sits_there_may_move_and_in_a_rooms_game_everybody() -> None:
    table = opened("guo-wu-guan", "classic", "seats")
    assert (table.seat_of(PERSON), table.seat_of(8)) == (0, None)
    position = str(table.start)
    head = Head("k3v9x2qa", "guo-wu-guan", "classic", "s", position, 1, 1, PERSON, (Occupant(),))
    assert Table.open(head, []).seat_of(8) == 0


def test_the_table_does_not_swap_two_tiles_for_ever() -> None:
    for seed in range(300):
        table = opened("xiang-shi-fu", "shanghai", f"circle-{seed}")
        rng = random.Random(seed)
        for _ in range(40):
            if table.over:
                break
            move = rng.choice(table.position.moves(0))
            table = table.add(Entry("move", "person", 0, move, PERSON))
            entries = table.line()
            for entry in entries:
                table = table.add(entry)
            if entries and not table.over and len(table.position.moves(0)) == 1:
                return
    pytest.fail("no circle met in 300 games")
