"""Solvers in processes of their own: they are pure Python and would hold up every chat."""

from __future__ import annotations

import asyncio
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from time import monotonic

from games import Budget, Position, Solution, game

NODES = 30_000
SECONDS = 4.0
"""A net under the budget of nodes, for slow machines."""


def solve(name: str, position: str, nodes: int, seconds: float) -> Solution:
    """Solve a position given as text; runs in the worker."""
    end = monotonic() + seconds
    return game(name).parse(position).solve(Budget(nodes, lambda: monotonic() > end))


class Thinker:
    """One worker process, started at the first question and replaced when it dies."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None

    async def solve(self, name: str, position: Position) -> Solution:
        """Look for a line from a position; "unknown" when the budget ends or the worker dies."""
        loop = asyncio.get_running_loop()
        for _ in range(2):
            self._pool = self._pool or ProcessPoolExecutor(1, mp_context=get_context("spawn"))
            try:
                return await loop.run_in_executor(
                    self._pool, solve, name, str(position), NODES, SECONDS
                )
            except BrokenProcessPool:
                self.close()
        return Solution("unknown")

    def close(self) -> None:
        """Let the worker go; the next question starts another."""
        if self._pool:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
