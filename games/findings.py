"""What the study finds out about single deals, and figures of many."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from statistics import median
from typing import Final

Z: Final = 1.959964
"""The normal quantile of a 95 % interval."""


@dataclass(frozen=True, slots=True)
class Finding:
    """What the solver says about one deal."""

    seed: str
    status: str
    decided: bool
    """Whether there was any decision to make."""
    length: int
    nodes: int
    ms: float
    reason: str = ""
    """Why there is no line."""
    par: int = 0
    """Moves of the shortest line found when one was looked for."""
    proved: bool = False
    """No line is shorter."""
    par_ms: float = 0.0


def wilson(hits: int, n: int) -> tuple[float, float]:
    """The 95 % Wilson interval of a share.

    >>> [round(end, 3) for end in wilson(70, 100)]
    [0.604, 0.781]
    """
    middle = hits + Z * Z / 2
    spread = Z * (hits * (n - hits) / n + Z * Z / 4) ** 0.5
    return max(0.0, (middle - spread) / (n + Z * Z)), min(1.0, (middle + spread) / (n + Z * Z))


def share(hits: int, n: int) -> str:
    """A share in per cent with its interval.

    >>> share(70, 100)
    '70.0 (60.4-78.1)'
    """
    low, high = wilson(hits, n)
    return f"{100 * hits / n:.1f} ({100 * low:.1f}-{100 * high:.1f})"


def middle(values: Iterable[float]) -> str:
    """The median.

    >>> middle([3, 1, 2]), middle([])
    ('2', '-')
    """
    listed = list(values)
    return f"{median(listed):.3g}" if listed else "-"


def high(values: Iterable[float]) -> str:
    """The value that 95 of 100 do not exceed.

    >>> high(range(1, 101)), high([])
    ('95', '-')
    """
    listed = sorted(values)
    return f"{listed[(95 * len(listed) - 1) // 100]:.3g}" if listed else "-"


def most(values: Iterable[int]) -> str:
    """The greatest value."""
    return str(max(values, default="-"))


def columns(lines: Sequence[Sequence[str]]) -> str:
    """Cells as text in columns."""
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    return "\n".join(
        "  ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)).rstrip()
        for line in lines
    )
