"""What the tests say of their own deals is so."""

from __future__ import annotations

import pytest

from games import game
from tests.deals import FOUND, MANY_CHOICES


@pytest.mark.parametrize("variant", [name for name, found in FOUND.items() if found != "?"])
def test_the_lines_of_known_deals_win(variant: str) -> None:
    position = game("xiang-shi-fu").deal(variant, MANY_CHOICES)
    for move in FOUND[variant].split()[1:]:
        position, _ = position.play(0, move)
    assert position.outcome
    assert position.outcome.won
