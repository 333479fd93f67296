"""``python -m games certify``: makes catalogues of deals worth a day, and replays them."""

from __future__ import annotations

import json
import os
import time
from collections import deque
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from functools import partial
from itertools import count
from pathlib import Path
from signal import SIG_IGN, SIGINT, signal
from typing import Final, TypeVar

from tqdm import tqdm

from games import shelf
from games.arguments import Arguments
from games.catalogue import Kind
from games.certificate import Certificate, Effort, certify_one, number_of, seed_of
from games.contest import DEALS, Middle, certify_contest, middle, reached
from games.protocol import BadInput, Game
from games.registry import game

MOST_DEALS: Final = 1_000_000
MOST_NODES: Final = 10**9
MOST_JOBS: Final = 256
AHEAD: Final = 4
"""So many deals are handed out for every worker, so that none waits."""

SAVE_EVERY: Final = 20
"""So many new rows may be lost when the machine stops."""

S = TypeVar("S")
T = TypeVar("T")

PATIENCE = 5.0
"""Seconds in which a scheduler answers."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What came of one seed, and the processor's time that took."""

    certificate: Certificate | None
    seconds: float


@dataclass(slots=True)
class Work:
    """A catalogue in the making."""

    game: Game
    variant: str
    first: str
    wanted: int
    effort: Effort
    kept: list[Certificate]
    examined: int = 0
    seconds: float = 0.0
    started: float = field(default_factory=time.monotonic)

    @property
    def following(self) -> int:
        """The number of the first seed that nobody has looked at yet."""
        return 1 + number_of(self.first, self.kept[-1].row.seed) if self.kept else 0

    def take(self, verdict: Verdict) -> bool:
        """Count a verdict; tell whether it brought a row."""
        self.examined += 1
        self.seconds += verdict.seconds
        if verdict.certificate is None:
            return False
        self.kept.append(verdict.certificate)
        return True

    def report(self) -> str:
        """What the command answers."""
        return json.dumps(
            {
                "game": self.game.name,
                "variant": self.variant,
                "rows": len(self.kept),
                "proved": sum(one.row.proved for one in self.kept),
                "examined": self.examined,
                "cpu_s": round(self.seconds, 1),
                "wall_s": round(time.monotonic() - self.started, 1),
                "complete": len(self.kept) >= self.wanted,
            }
        )


def certify(arguments: Arguments) -> str:
    """Make or continue a catalogue; with ``--check`` replay those that there are."""
    if arguments.has("check"):
        return _check(arguments)
    out, work = Path(arguments.text("out")), _work(arguments)
    limit = arguments.seconds("limit-s")
    work.kept = shelf.load(out, work.game, work.variant)
    for one in work.kept:
        number_of(work.first, one.row.seed)
    with workers_of(arguments) as (executor, workers):
        examine = _examine(work, executor, workers, out)
        numbers = (seed_of(work.first, number) for number in count(work.following))
        with closing(in_order(executor, examine, numbers, AHEAD * workers)) as verdicts:
            try:
                _collect(work, verdicts, out, limit)
            except KeyboardInterrupt:
                pass  # what is done is kept, and the next run goes on from there
            finally:
                if work.kept:
                    shelf.save(out, work.game, work.variant, work.kept)
    return work.report()


def _work(arguments: Arguments) -> Work:
    for name in ("variant", "from-seed", "count"):
        arguments.text(name)
    one, variant, first = arguments.game(), arguments.text("variant"), arguments.text("from-seed")
    if not (wanted := arguments.number("count", 0, MOST_DEALS)):
        raise BadInput("--count is at least 1")
    for number in (0, MOST_DEALS):
        Kind.read(variant).deal(one, seed_of(first, number))
    if any(letter in first for letter in "\t\r\n"):
        raise BadInput("--from-seed is one word of a table: no tabs, no line ends")
    effort = Effort(
        arguments.number("nodes", Effort().find, MOST_NODES),
        arguments.number("shorten", Effort().shorten, MOST_NODES),
    )
    return Work(one, variant, first, wanted, effort, [])


def _examine(work: Work, executor: Executor, workers: int, out: Path) -> Callable[[str], Verdict]:
    """How a seed is looked at: solved, or played by computers and compared with what is usual."""
    if not Kind.read(work.variant).against:
        return partial(verdict, work.game.name, work.variant, work.effort)
    found = shelf.load_sample(out)
    seeds = [seed for seed in map(partial(_sampled, work.first), range(DEALS)) if seed not in found]
    ask = partial(usual, work.game.name, work.variant)
    with closing(in_order(executor, ask, iter(seeds), AHEAD * workers)) as results:
        told = tqdm(results, total=DEALS, initial=len(found), unit="deal", desc="sample")
        for seed, result in zip(seeds, told, strict=True):
            found[seed] = result
            if len(found) % SAVE_EVERY == 0:
                shelf.save_sample(out, found)
    shelf.save_sample(out, found)
    return partial(contested, work.game.name, work.variant, middle(list(found.values())))


def _sampled(first: str, number: int) -> str:
    """The seeds of a sample, none of which is one of the catalogue.

    >>> _sampled("tea", 4)
    'tea sample 4'
    """
    return f"{first} sample {number}"


def usual(name: str, kind: str, seed: str) -> int:
    """What the strongest player reaches in a deal, in whatever process this is."""
    return reached(game(name), Kind.read(kind), seed).points


def contested(name: str, kind: str, fair: Middle, seed: str) -> Verdict:
    """Look at a deal against computers, in whatever process this is."""
    start = time.process_time()
    certificate = certify_contest(game(name), Kind.read(kind), seed, fair)
    return Verdict(certificate, time.process_time() - start)


def _collect(work: Work, verdicts: Iterator[Verdict], out: Path, limit: float | None) -> None:
    with tqdm(total=work.wanted, initial=len(work.kept), unit="row", desc=work.variant) as bar:
        while len(work.kept) < work.wanted:
            if limit is not None and time.monotonic() - work.started >= limit:
                return
            if work.take(next(verdicts)):
                bar.update()
                if len(work.kept) % SAVE_EVERY == 0:
                    shelf.save(out, work.game, work.variant, work.kept)
            bar.set_postfix(examined=work.examined, refresh=False)


def verdict(name: str, variant: str, effort: Effort, seed: str) -> Verdict:
    """Look at one deal, in whatever process this is."""
    start = time.process_time()
    certificate = certify_one(game(name), variant, seed, effort)
    return Verdict(certificate, time.process_time() - start)


def in_order(
    executor: Executor, ask: Callable[[S], T], questions: Iterator[S], ahead: int
) -> Generator[T, None, None]:
    """Ask one question after the other, always some of them ahead; answers in the same order."""
    waiting: deque[Future[T]] = deque()
    try:
        for question in questions:
            waiting.append(executor.submit(ask, question))
            if len(waiting) >= ahead:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    finally:
        for future in waiting:
            future.cancel()


@contextmanager
def workers_of(arguments: Arguments) -> Iterator[tuple[Executor, int]]:
    """The processes of this machine, or those of a cluster, and how many they are."""
    if arguments.has("scheduler"):
        with _cluster(arguments.text("scheduler")) as found:
            yield found
        return
    jobs = arguments.number("jobs", os.cpu_count() or 1, MOST_JOBS)
    if not jobs:
        raise BadInput("--jobs is at least 1")
    with ProcessPoolExecutor(jobs, initializer=signal, initargs=(SIGINT, SIG_IGN)) as pool:
        yield pool, jobs


@contextmanager
def _cluster(address: str) -> Iterator[tuple[Executor, int]]:
    try:
        from distributed import Client  # noqa: PLC0415 - only who has a cluster installs it
    except ImportError as error:
        raise BadInput("--scheduler needs the extra certify: pip install '.[certify]'") from error
    try:
        client = Client(address, timeout=PATIENCE)
    except (OSError, ValueError) as error:
        raise BadInput(f"no scheduler answers at {address[:80]}") from error
    with client, client.get_executor(pure=False) as executor:
        yield executor, max(1, sum(client.nthreads().values()))


def _check(arguments: Arguments) -> str:
    given = arguments.given["check"]
    files = [Path(str(file)) for file in given] if isinstance(given, list) else []
    files = files or shelf.catalogues(shelf.FOLDER)
    if not files:
        raise BadInput("there is no catalogue to check")
    if missing := [str(file)[:200] for file in files if not file.is_file()]:
        raise BadInput(f"there is no file {', '.join(missing)}")
    entries = [entry for file in files for entry in shelf.entries(file)]
    found = shelf.week_faults(shelf.FOLDER) if not given else []
    with workers_of(arguments) as (executor, workers):
        answers = in_order(executor, shelf.replay, iter(entries), AHEAD * workers)
        for faults in tqdm(answers, total=len(entries), unit="row"):
            found.extend(faults)
    if found:
        raise BadInput("; ".join(found[:20]))
    return json.dumps({"files": len(files), "rows": len(entries), "faults": 0})
