"""What a board costs, as ratios to encoding the ready picture, so that any machine will do."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from statistics import median
from time import process_time
from typing import TypeVar

from render.boards import board
from render.draw import draw
from render.encode import indexed, packed
from render.view import View

MOST_TOTAL = 2.2
MOST_BYTES = 80_000

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Cost:
    """Medians over the rounds, in encodings of the ready picture."""

    layout: float
    draw: float
    palette: float
    total: float
    encode_ms: float
    size: int

    @property
    def fits(self) -> bool:
        """Whether it keeps to the bars."""
        return self.total <= MOST_TOTAL and self.size < MOST_BYTES

    def __str__(self) -> str:
        return (
            f"layout {self.layout:.2f}  draw {self.draw:.2f}  palette {self.palette:.2f}  "
            f"encode 1.00 ({self.encode_ms:.1f} ms)  total {self.total:.2f}  "
            f"{self.size / 1000:.1f} kB"
        )


def cost(view: View, rounds: int = 9) -> Cost:
    """Measure one board with warm sprites but a cold layout, as after a move."""
    found = sorted(_once(view) for _ in range(rounds + 1))[:-1]
    layout, drawn, palette, encode = (median(part) for part in zip(*found, strict=True))
    size = len(
        packed(indexed(draw(board(view.game).scene(view), view.look.theme), view.look.theme))
    )
    total = median(sum(one) / one[-1] for one in found)
    ratios = (layout / encode, drawn / encode, palette / encode)
    return Cost(*ratios, total, encode * 1000, size)


def _once(view: View) -> tuple[float, float, float, float]:
    drawer = board(view.game)
    drawer.forget()
    layout, scene = _timed(lambda: drawer.scene(view))
    drawn, image = _timed(lambda: draw(scene, view.look.theme))
    palette, flat = _timed(lambda: indexed(image, view.look.theme))
    encode, _ = _timed(lambda: packed(flat))
    return layout, drawn, palette, encode


def _timed(work: Callable[[], T]) -> tuple[float, T]:
    start = process_time()
    result = work()
    return process_time() - start, result


def bench(views: Iterable[tuple[str, View]]) -> tuple[tuple[str, Cost], ...]:
    """Measure several boards."""
    return tuple((name, cost(view)) for name, view in views)
