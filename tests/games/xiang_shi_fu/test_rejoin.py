"""A line that is known is followed, and led back to after a stray move."""

from __future__ import annotations

import pytest

from games import Budget, Position, Solution, game
from games.xiang_shi_fu.kinds import Kinds

DEAL = game("xiang-shi-fu").deal("eight-triplets+multiple", "study-2")
"""Solved in 30 moves or so."""

FEW = Budget(300)
"""Nodes: far too few to find a line."""


@pytest.fixture(scope="module")
def line() -> tuple[str, ...]:
    return DEAL.solve(Budget(30_000)).moves


def known(position: Position, line: tuple[str, ...]) -> Solution:
    return position.solve(Budget(FEW.nodes, known=((DEAL, line),)))


def played(position: Position, *moves: str) -> Position:
    for move in moves:
        position, _ = position.play(0, move)
    return position


def test_without_a_known_line_so_few_nodes_find_none(line: tuple[str, ...]) -> None:
    assert line
    assert played(DEAL, *line[:6]).solve(FEW).status == "unknown"


@pytest.mark.parametrize("made", [0, 1, 12, 20])
def test_on_the_line_the_rest_of_it_is_the_answer(line: tuple[str, ...], made: int) -> None:
    answer = known(played(DEAL, *line[:made]), line)
    assert (answer.status, answer.moves, answer.nodes) == ("solved", line[made:], 0)


def test_after_a_stray_move_it_leads_back_and_wins(line: tuple[str, ...]) -> None:
    spot = played(DEAL, *line[:20])
    for move in spot.moves(0):
        astray = played(spot, move)
        answer = known(astray, line)
        assert answer.status == "solved"
        end = played(astray, *answer.moves).outcome
        assert end
        assert end.won


def test_a_known_line_can_be_made_shorter(line: tuple[str, ...]) -> None:
    budget = Budget(3_000, known=((DEAL, line),))
    shorter = DEAL.solve(budget, shortest=True).moves
    assert len(shorter) < len(line)
    end = played(DEAL, *shorter).outcome
    assert end
    assert end.won


def test_a_line_of_elsewhere_changes_nothing(line: tuple[str, ...]) -> None:
    other = game("xiang-shi-fu").deal("classic+multiple", "study-3")
    found = other.solve(Budget(20_000, known=((DEAL, line),)))
    assert found.moves == other.solve(Budget(20_000)).moves


def test_things_are_taken_by_kind_each_once_and_always_alike() -> None:
    def taken() -> list[int | None]:
        kinds = Kinds[int]()
        for number in range(20):
            kinds.put((number % 3, 0, 0), number)
        return [kinds.take() for _ in range(21)]

    assert taken() == taken()
    assert sorted(one for one in taken() if one is not None) == list(range(20))
    assert taken()[-1] is None
    assert taken()[:-1] != list(range(20))
