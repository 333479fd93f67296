"""Solvers in processes of their own: they are pure Python and would hold up every chat."""

from __future__ import annotations

import asyncio
import gc
import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, suppress
from dataclasses import replace
from functools import cache
from math import inf
from multiprocessing import active_children, get_context, parent_process
from multiprocessing.process import BaseProcess
from multiprocessing.resource_tracker import ensure_running
from signal import SIG_BLOCK, SIG_UNBLOCK, SIGINT, SIGTERM, pthread_sigmask
from threading import Thread
from time import monotonic, process_time
from typing import TypeVar

from bot.service import looking
from bot.service.lines import Line, Lines
from games import GAMES, BadInput, Budget, Game, Position, Solution, game

NODES = 20_000
"""For a hint, at most."""

WORK = 0.15
"""Seconds of a core for a hint; ``python -m tests.service.hints`` prints what people wait."""

READY = 300
"""Nodes after which a solver has made its tables."""

JUDGED = 10_000
"""Nodes to find out whether a move has lost the game, or how it can be won; nobody waits for it."""

SOUGHT = 200_000
"""Nodes to look for a deal that can be won, for all deals that are tried together."""

SEARCH = 6.0
"""Seconds after which the first deal has to do, solved or not."""

SECONDS = 1.5
"""So long people wait for a hint, and no longer: a net under the budget of nodes."""

STOPS = (SIGINT, SIGTERM)

T = TypeVar("T")


def limited(nodes: int, seconds: float = SECONDS, work: float = inf) -> Budget:
    """A budget in nodes that also ends after some seconds, or some seconds of this processor."""
    end, done = monotonic() + seconds, process_time() + work
    return Budget(nodes, lambda: monotonic() > end or process_time() > done)


def advise(name: str, position: str, lines: str) -> Solution:
    """Solve a position for a hint, by lines that are known of its deal; runs in the worker."""
    spot = game(name).parse(position)
    ready(name, spot.variant)
    return spot.solve(replace(limited(NODES, work=WORK), known=_read(name, lines)))


def judge(name: str, position: str, lines: str) -> Solution:
    """The same with more time; runs in the worker."""
    return game(name).parse(position).solve(replace(limited(JUDGED), known=_read(name, lines)))


def _written(lines: Iterable[Line]) -> str:
    return "\n".join(f"{position}\t{' '.join(moves)}" for position, moves in lines)


def _read(name: str, lines: str) -> tuple[Line, ...]:
    parted = (line.split("\t") for line in lines.split("\n"))
    return tuple((game(name).parse(position), tuple(moves.split())) for position, moves in parted)


def playable(name: str, variant: str, seed: str) -> tuple[str, str, Solution]:
    """Find a deal worth playing and how short it can be solved; runs in the worker."""
    try:
        used, position, solution = game(name).playable(variant, seed, limited(SOUGHT, SEARCH))
    except BadInput:
        return seed, str(game(name).deal(variant, seed)), Solution("unknown")
    if solution.status == "solved":
        known = ((position, solution.moves),)
        shorter = position.solve(replace(limited(NODES), known=known), shortest=True)
        solution = shorter if shorter.status == "solved" else solution
    return used, str(position), solution


def choose(name: str, position: str, seat: int, level: str, seed: str) -> str:
    """A computer player's move in a position as its seat sees it; runs in the worker."""
    return game(name).parse(position).choose(seat, level, seed)


def follow() -> None:
    """Let the worker end with the process that asks it, however that ends."""
    Thread(target=_follow, daemon=True).start()


def _follow() -> None:
    parent = parent_process()
    if parent:
        parent.join()
    os._exit(0)


@contextmanager
def deaf() -> Iterator[None]:
    """What is started meanwhile hears no Ctrl-C and no SIGTERM, which reach whole groups.

    Those are for the process that asks; a worker would die with a traceback of its imports.
    """
    ensure_running()  # it lets these signals through again where it starts
    pthread_sigmask(SIG_BLOCK, STOPS)
    try:
        yield
    finally:
        pthread_sigmask(SIG_UNBLOCK, STOPS)


def awake() -> bool:
    """The worker has read the games."""
    return bool(GAMES)


@cache
def ready(name: str, variant: str) -> bool:
    """The worker has read the games and made the tables of this solver: once.

    They stay: a collection that looked through them would cost a hint up to a tenth of a second.
    """
    game(name).deal(variant, "warm").solve(Budget(READY))
    gc.freeze()
    return True


def kinds() -> Iterator[tuple[str, str]]:
    """Every game and variant, the best for beginners first, under every rule that is offered."""
    for one in GAMES.values():
        for variant in one.variants[: 1 if one.levels else None]:
            for option in one.options(variant.name) or (variant.name,):
                yield one.name, option


class Worker:
    """One process, started at the first question and replaced when it dies."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self._process: BaseProcess | None = None
        self._answered = False

    async def ask(self, question: Callable[..., T], *args: str | int) -> T | None:
        """Answer a question in the worker; None when it dies twice over it."""
        loop = asyncio.get_running_loop()
        for _ in range(2):
            pool = self._pool or self._started()
            try:
                answer = await loop.run_in_executor(pool, question, *args)
            except BrokenProcessPool:
                if self._pool is None:
                    return None  # it was let go over this question
                if self._pool is pool:
                    self.close()
            else:
                self._answered = True
                return answer
        return None

    def _started(self) -> ProcessPoolExecutor:
        before = set(active_children())
        self._pool = ProcessPoolExecutor(1, mp_context=get_context("spawn"), initializer=follow)
        with deaf():
            self._pool.submit(awake)
        self._process = next(iter(set(active_children()) - before), None)
        return self._pool

    async def awake(self) -> None:
        """Wait for a worker that is only just starting."""
        if not self._answered:
            await self.ask(awake)

    def close(self) -> None:
        """Let the process go, whatever it is busy with; the next question starts another."""
        if self._pool:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
            self._answered = False
        if self._process:
            self._process.kill()
            self._process = None


class Thinker:
    """Workers: one for what a person waits for, one for what takes its time, one to look back."""

    def __init__(self, worker: Callable[[], Worker] = Worker) -> None:
        self.prompt = worker()
        self.patient = worker()
        self.back = worker()
        self.lines = Lines()
        """What both have found."""

    async def warm(self) -> None:
        """Start both, and have every solver make its tables before a person waits for them.

        One at a time, so that what people ask meanwhile waits for no more than one.
        """
        for name, variant in kinds():
            await asyncio.gather(
                self.prompt.ask(ready, name, variant), self.patient.ask(ready, name, variant)
            )

    async def solve(self, name: str, position: Position, deal: Line | None = None) -> Solution:
        """Look for a line from a position; "unknown" when the budget ends or the worker dies.

        ``deal`` is where it comes from, with the line that is known of that. Whatever the worker is
        busy with, the answer comes in time.
        """
        await self.prompt.awake()
        known, answer = self._known(position, deal), None
        with suppress(TimeoutError):
            async with asyncio.timeout(SECONDS):
                answer = await self.prompt.ask(advise, name, str(position), _written(known))
        return self._kept(position, known, answer)

    async def lost(self, name: str, position: Position, deal: Line | None = None) -> bool:
        """Whether it is proved that a position cannot be won any more; nobody waits for that.

        Where a line is found instead, the next hint has it.
        """
        known = self._known(position, deal)
        answer = await self.patient.ask(judge, name, str(position), _written(known))
        return self._kept(position, known, answer).status == "unsolvable"

    def _known(self, position: Position, deal: Line | None) -> tuple[Line, ...]:
        """The line of a deal, and those found for positions of it."""
        first = deal or (position, ())
        return (first, *self.lines.of(str(first[0])))

    def _kept(self, position: Position, known: Sequence[Line], answer: Solution | None) -> Solution:
        """Remember a line that was found; what the worker did not answer is unknown."""
        if answer and answer.status == "solved":
            self.lines.add(str(known[0][0]), (position, answer.moves))
        return answer or Solution("unknown")

    async def playable(self, one: Game, variant: str, seed: str) -> tuple[str, Position, Solution]:
        """The first deal of a seed worth playing; the bare deal when the worker dies."""
        found = await self.patient.ask(playable, one.name, variant, seed)
        bare = (seed, str(one.deal(variant, seed)), Solution("unknown"))
        used, position, solution = found or bare
        return used, one.parse(position), solution

    async def choose(self, name: str, position: Position, seat: int, level: str, seed: str) -> str:
        """What a computer plays; the kindest move when the worker dies."""
        move = await self.prompt.ask(choose, name, str(position), seat, level, seed)
        return move or position.kindest(seat)

    async def look(self, *asked: str) -> tuple[str, bool] | None:
        """A little more of what can be found about a finished deal; None when the worker dies."""
        return await self.back.ask(looking.look, *asked)

    def close(self) -> None:
        """Let the workers go."""
        for worker in (self.prompt, self.patient, self.back):
            worker.close()
