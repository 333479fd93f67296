"""What is played for a seat whose time is up."""

from __future__ import annotations

from collections.abc import Sequence

from games.four_colour.arrange import line
from games.four_colour.cards import CARD, Cards
from games.four_colour.claims import PASS


def kindest(moves: Sequence[str], hand: Cards) -> str:
    """Pass; else the smallest group that must be taken; else the loosest card.

    >>> kindest(("p", "rCrHrN"), ())
    'p'
    >>> kindest(("wG", "wGwAwE"), (22, 23))
    'wG'
    >>> kindest(("xyA", "xyE"), (1, 1, 2))
    'xyE'
    """
    if PASS in moves:
        return PASS
    if not moves[0].startswith("x"):
        return min(moves, key=lambda move: (len(move), move))
    lying = line(hand)
    return max(moves, key=lambda move: lying.index(CARD[move[1:]]))
