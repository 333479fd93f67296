"""What is kept of pictures drawn and words said before: names of people may stand in it."""

from __future__ import annotations

import sys
from functools import cache


@cache
def _nothing() -> None:
    """Keep nothing; it is what a function that remembers looks like."""


_REMEMBERS = type(_nothing)


def forget() -> None:
    """Forget all of it; the next pictures take a moment longer.

    Every memory of this layer, so that a new one is never left out.
    """
    for name, module in list(sys.modules.items()):
        if name.partition(".")[0] == "render":
            for one in list(vars(module).values()):
                if isinstance(one, _REMEMBERS):
                    one.cache_clear()
