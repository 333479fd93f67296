"""What is kept of pictures drawn and words said before: names of people may stand in it."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import cache
from typing import Any, TypeVar

Remembers = TypeVar("Remembers", bound=Callable[..., Any])

_LASTING: set[object] = set()


def lasting(memory: Remembers) -> Remembers:
    """Mark a memory of what files say: no name is in it, and to read them again takes long."""
    _LASTING.add(memory)
    return memory


@cache
def _nothing() -> None:
    """Keep nothing; it is what a function that remembers looks like."""


_REMEMBERS = type(_nothing)


def forget() -> None:
    """Forget all of it; the next pictures take a moment longer.

    Every memory of this layer but the lasting ones, so that a new one is never left out.
    """
    for name, module in list(sys.modules.items()):
        if name.partition(".")[0] == "render":
            for one in list(vars(module).values()):
                if isinstance(one, _REMEMBERS) and one not in _LASTING:
                    one.cache_clear()
