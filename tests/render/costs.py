"""What boards cost, on a machine that others use too."""

from __future__ import annotations

import render
from render import View
from render.bench import Cost, cost

ROUNDS = (3, 9, 27, 81)


def settled(view: View) -> Cost:
    """The cost of a board over ever more rounds, until it keeps to the bars.

    The least of each step counts, and others only add to it: what is too dear stays so however
    often it is measured, and what is not is seen to be cheap in a moment of quiet.
    """
    render.picture(view)
    found = cost(view, ROUNDS[0])
    for rounds in ROUNDS[1:]:
        if found.fits:
            break
        found = cost(view, rounds)
    return found
