"""What a hand is worth: the odds to win, as fitted."""

from __future__ import annotations

from math import log

from games.four_colour.outlook import outlook
from games.four_colour.seen import Option, Seen

REACH = (1.0, 0.5, 0.25)


def worth(option: Option, seen: Seen) -> float:
    """How good a move is among those that leave equally many steps."""
    found = outlook(option.own, seen.left)
    rate = sum(chance.copies * REACH[chance.reach] for chance in found.chances)
    total = sum(seen.left)
    danger = 0.0
    if option.thrown is not None:
        danger = seen.left[option.thrown]
    return log(max(rate, 0.1) / total) - 0.05 * danger
