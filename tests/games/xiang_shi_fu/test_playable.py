"""Deals for free play: the first of a seed, ``#1``, ``#2``, ... that can be solved (D13)."""

from __future__ import annotations

import pytest

from games import BadInput, Budget, game
from games.xiang_shi_fu.board import Board
from games.xiang_shi_fu.game import EACH
from games.xiang_shi_fu.rules import PAIR_NAMES

XSF = game("xiang-shi-fu")
PLENTY = Budget(200_000)


def numbers(seed: str, used: str) -> int:
    """Which deal of a seed was taken."""
    assert used == seed or used.startswith(f"{seed}#")
    return int(used.removeprefix(seed).removeprefix("#") or 0)


@pytest.mark.parametrize(
    ("variant", "some"),
    [("classic+standard", range(12, 24)), ("target-pair+standard", range(2, 8))],
)
def test_every_deal_before_the_one_that_is_taken_was_not_solved(variant: str, some: range) -> None:
    again = 0
    for number in some:
        seed = f"tea {number}"
        used, board, solution = XSF.playable(variant, seed, PLENTY)
        for before in range(numbers(seed, used)):
            skipped = XSF.deal(variant, f"{seed}#{before}" if before else seed)
            assert skipped.solve(Budget(EACH)).status != "solved"
            again += 1
        assert board == XSF.deal(variant, used)
        for move in solution.moves:
            assert board.outcome is None
            board, _ = board.play(0, move)
        assert board.outcome is not None
        assert board.outcome.won
    assert again > 0


def test_a_drawn_target_is_drawn_anew_until_it_can_be_reached() -> None:
    targets = set()
    for number in range(2, 8):
        seed = f"tea {number}"
        used, board, solution = XSF.playable("target-pair", seed, PLENTY)
        assert isinstance(board, Board)
        assert solution.status == "solved"
        if used == seed:
            continue
        first = XSF.deal("target-pair", seed)
        assert isinstance(first, Board)
        targets.add((first.choice.target, board.choice.target))
    assert any(first != last for first, last in targets)
    assert {last for _, last in targets} <= set(PAIR_NAMES)


def test_a_chosen_target_stays() -> None:
    for number in range(1, 5):
        _, board, _ = XSF.playable("target-pair=4221", f"tea {number}", PLENTY)
        assert isinstance(board, Board)
        assert board.choice.target == "4221"


def test_the_budget_is_for_all_deals_together() -> None:
    with pytest.raises(BadInput, match="solved in time"):
        XSF.playable("five-dragons", "tea", Budget(0))
    with pytest.raises(BadInput, match="solved in time"):
        XSF.playable("classic", "tea", Budget(1_000, lambda: True))
    for nodes in (1, 50, 400):
        try:
            _, _, solution = XSF.playable("harmony+standard", "tea", Budget(nodes))
        except BadInput:
            continue
        assert solution.nodes <= nodes
