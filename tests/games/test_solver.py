"""The solver against exhaustive search, and what it promises about shortest lines."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator

import pytest

from games import BadInput, Budget, Position, game
from games.guo_wu_guan import Board
from games.guo_wu_guan.solver import at_least, hopeless, spot_of
from tests.games.support import Walk

GWG = game("guo-wu-guan")
VARIANTS = [variant.name for variant in GWG.variants]
PLENTY = Budget(100_000)


def shortest_by_force(start: Position, most: int) -> int | None:
    """The number of decisions of a shortest win, -1 for no win, None when there are too many."""
    depth, waiting = {start: 0}, deque([start])
    while waiting:
        position = waiting.popleft()
        if position.outcome and position.outcome.won:
            return depth[position]
        if len(depth) > most:
            return None
        for move in position.moves(0):
            after, _ = position.play(0, move)
            if after not in depth:
                depth[after] = depth[position] + 1
                waiting.append(after)
    return -1


def check_line(start: Position, moves: tuple[str, ...]) -> None:
    for move in moves:
        start, _ = start.play(0, move)
    assert start.outcome
    assert start.outcome.won


def small_positions(variant: str) -> Iterator[Position]:
    """Some from random play, most of them lost, and some shortly before a win."""
    for number in range(20):
        *_, position = Walk(number, number).through(GWG, variant)
        yield position
    for number in range(10):
        position = GWG.deal(variant, f"solve {number}")
        line = position.solve(PLENTY).moves
        for move in line[: -4 - 2 * number]:
            position, _ = position.play(0, move)
        if line:
            yield position


@pytest.mark.parametrize("variant", VARIANTS)
def test_status_and_length_agree_with_exhaustive_search(variant: str) -> None:
    decided = {"solved": 0, "unsolvable": 0}
    for start in small_positions(variant):
        force = shortest_by_force(start, 500)
        if force is None:
            continue
        found = start.solve(PLENTY, shortest=True)
        assert found.proved
        assert found.status == ("unsolvable" if force < 0 else "solved")
        decided[found.status] += 1
        if force >= 0:
            assert len(found.moves) == force
            check_line(start, found.moves)
    assert decided["solved"]
    assert decided["unsolvable"] or variant == "lenient"


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_solution_can_be_played(variant: str) -> None:
    for number in range(6):
        start = GWG.deal(variant, f"solve {number}")
        found = start.solve(PLENTY)
        assert found.status in {"solved", "unsolvable"}
        if found.status == "solved":
            check_line(start, found.moves)


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_bounds_never_promise_too_much(variant: str) -> None:
    for number in range(3):
        position = GWG.deal(variant, f"solve {number}")
        line = position.solve(PLENTY, shortest=variant != "seven-captures").moves
        for played, move in enumerate(line):
            assert isinstance(position, Board)
            spot = spot_of(position.run())
            assert at_least(position.rules, spot) <= len(line) - played
            assert not hopeless(position.rules, spot)
            position, _ = position.play(0, move)


def test_the_answer_depends_on_the_budget_in_nodes_alone() -> None:
    start = GWG.deal("classic", "solve 1")
    needed = start.solve(PLENTY)
    assert needed.status == "solved"
    assert start.solve(Budget(needed.nodes)) == needed
    assert start.solve(Budget(needed.nodes - 1)).status == "unknown"
    assert start.solve(Budget(0)).status == "unknown"


def test_a_stop_ends_the_search() -> None:
    start = GWG.deal("classic", "solve 1")
    assert start.solve(Budget(10**6, lambda: True)).status == "unknown"


def test_an_unproved_line_is_still_a_line() -> None:
    start = GWG.deal("classic", "solve 1")
    first = start.solve(PLENTY)
    cut = start.solve(Budget(first.nodes + 1), shortest=True)
    assert (cut.status, cut.proved) == ("solved", False)
    check_line(start, cut.moves)


def test_ends_are_known_at_once() -> None:
    lost = GWG.deal("classic", "gwg-vec over 10")
    assert lost.solve(Budget(0)).status == "unsolvable"


def test_what_is_hidden_cannot_be_solved() -> None:
    with pytest.raises(BadInput):
        GWG.deal("classic", "1").seen_by(0).solve(PLENTY)
