"""Numbers of lines of play from pinned deals: they find what examples never find.

Up to five decisions from each position the numbers of an independent implementation stand in
``vectors/``; these go deeper and were counted by two ways of walking.
"""

from __future__ import annotations

import pytest

from games import Position, game
from games.verbs import sequences

GWG = game("guo-wu-guan")

DEEP: dict[tuple[str, str], tuple[int, ...]] = {
    ("lenient", "perft 1"): (4, 8, 48, 310),
    ("lenient", "perft 3"): (6, 38, 195, 1022),
    ("classic", "perft 8"): (10, 18, 31, 94),
    ("classic", "perft 13"): (13, 14, 29, 34),
    ("o-koan", "perft 17"): (2, 4, 10, 24),
    ("o-koan", "perft 18"): (12, 24, 36, 52),
    ("tong-wu-guan", "perft 34"): (10, 9, 18, 27),
    ("tong-wu-guan", "perft 35"): (6, 18, 17, 26),
    ("seven-captures", "perft 12"): (4, 8, 8, 21),
    ("seven-captures", "perft 26"): (4, 12, 24, 41),
}


@pytest.mark.parametrize(("variant", "seed"), DEEP)
def test_so_many_lines_of_play(variant: str, seed: str) -> None:
    start = GWG.deal(variant, seed)
    counts = tuple(sequences(start, depth) for depth in range(4, 17, 4))
    assert counts == DEEP[variant, seed]


@pytest.mark.parametrize(("variant", "seed"), DEEP)
def test_counting_one_by_one_agrees(variant: str, seed: str) -> None:
    def walked(position: Position, depth: int) -> int:
        if depth == 0:
            return 1
        return sum(walked(position.play(0, move)[0], depth - 1) for move in position.moves(0))

    assert walked(GWG.deal(variant, seed), 8) == sequences(GWG.deal(variant, seed), 8)
