"""What a board costs, as ratios to encoding the ready picture, so that any machine will do."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from time import thread_time
from typing import Protocol, TypeVar

from render.boards import board
from render.draw import flat
from render.encode import packed
from render.view import View

MOST_TOTAL = 1.6
MOST_BYTES = 80_000

T = TypeVar("T")


class Timer(Protocol):
    """Says how many seconds something took, and what came of it."""

    def __call__(self, work: Callable[[], T]) -> tuple[float, T]:  # noqa: D102 - as the class says
        ...


@dataclass(frozen=True, slots=True)
class Cost:
    """The least of the rounds, in encodings of the ready picture."""

    layout: float
    draw: float
    total: float
    encode_ms: float
    size: int

    @property
    def fits(self) -> bool:
        """Whether it keeps to the bars."""
        return self.total <= MOST_TOTAL and self.size < MOST_BYTES

    def __str__(self) -> str:
        return (
            f"layout {self.layout:.2f}  draw {self.draw:.2f}  "
            f"encode 1.00 ({self.encode_ms:.1f} ms)  total {self.total:.2f}  "
            f"{self.size / 1000:.1f} kB"
        )


def timed(work: Callable[[], T]) -> tuple[float, T]:
    """Seconds of processor time of this thread, and what came of it."""
    start = thread_time()
    result = work()
    return thread_time() - start, result


def cost(view: View, rounds: int = 9, timer: Timer = timed) -> Cost:
    """Measure one board with warm sprites but a cold layout, as after a move.

    The least of each step: others may use the machine. ``timer`` is for all but the encoding.
    """
    found = [_once(view, timer) for _ in range(rounds)]
    layout, drawn, encode = (min(part) for part in zip(*found, strict=True))
    size = len(packed(flat(board(view.game).scene(view), view.look.theme)))
    ratios = (layout / encode, drawn / encode)
    return Cost(*ratios, sum(ratios) + 1, encode * 1000, size)


def _once(view: View, timer: Timer) -> tuple[float, float, float]:
    drawer = board(view.game)
    drawer.forget()
    layout, scene = timer(lambda: drawer.scene(view))
    drawn, image = timer(lambda: flat(scene, view.look.theme))
    encode, _ = timed(lambda: packed(image))
    return layout, drawn, encode


def bench(views: Iterable[tuple[str, View]]) -> tuple[tuple[str, Cost], ...]:
    """Measure several boards."""
    return tuple((name, cost(view)) for name, view in views)
