"""How often somebody may ask: buckets that fill up again."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable
from dataclasses import dataclass

REMEMBERED = 20_000
"""So many buckets are kept; those that were not touched for longest are full again."""


@dataclass(frozen=True, slots=True)
class Allowance:
    """So many requests at once, and so many more each second."""

    most: float
    each_second: float


@dataclass(slots=True)
class Bucket:
    """What is left of an allowance. ``told``: that it was used up has been said."""

    left: float
    at: float
    told: bool = False


class Buckets:
    """Those of everybody who asked lately."""

    def __init__(self) -> None:
        self._buckets: OrderedDict[Hashable, Bucket] = OrderedDict()

    def __len__(self) -> int:
        return len(self._buckets)

    def of(self, key: Hashable, allowance: Allowance, now: float) -> Bucket:
        """The bucket of a key as it is ``now``, in seconds; whoever asks takes out of it."""
        found = self._buckets.pop(key, None) or Bucket(allowance.most, now)
        found.left = min(allowance.most, found.left + (now - found.at) * allowance.each_second)
        found.at = now
        self._buckets[key] = found
        if len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)
        return found
