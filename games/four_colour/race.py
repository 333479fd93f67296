"""The chance to win seen as a race: cards that help come at one rate, the others win at another.

With rates a and b the first comes first with a chance of a / (a + b). Two steps from the end every
card that helps is taken with the group and the discard that leave the best last step.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from games.four_colour.cards import KEPT, Card
from games.four_colour.distance import steps
from games.four_colour.groups import KIND, WITH, Counts
from games.four_colour.outlook import outlook

LOSING: Final = 0.05
"""How many of the unseen cards let somebody else win."""

AHEAD: Final = 2
"""From so many steps on every card that may come is looked at."""


def chance(own: Sequence[int], left: Sequence[int]) -> float:
    """How likely the next steps are made in time; only hands of equally many steps compare."""
    found, losing = outlook(own, left), LOSING * sum(left)
    if found.steps != AHEAD:
        return found.rate / (found.rate + losing)
    last = sum(
        each.copies * each.reach * _last_step(own, left, each.card) for each in found.chances
    )
    return last / (found.rate + losing)


def _last_step(own: Sequence[int], left: Sequence[int], card: Card) -> float:
    """The best chance after a card was taken."""
    comes = list(left)
    comes[card] -= 1
    losing = LOSING * sum(comes)
    rates = [outlook(hand, comes).rate for hand in _after(own, card) if steps(hand, comes) < AHEAD]
    best = max(rates, default=0.0)
    return best / (best + losing)


def _after(own: Sequence[int], card: Card) -> set[Counts]:
    """All hands after a card was taken with a group and another was thrown."""
    found: set[Counts] = set()
    for group in WITH[card]:
        kept = list(own)
        kept[card] += 1
        for used in group:
            kept[used] -= 1
        if KIND[group] == "pair" or min(kept) < 0:
            continue
        for loose, count in enumerate(kept):
            if count and loose not in KEPT:
                found.add((*kept[:loose], count - 1, *kept[loose + 1 :]))
    return found
