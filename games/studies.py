"""``python -m games study --out docs/studies.md``: every variant of every game, resumed and drawn.

Findings are kept as JSON lines beside the text, in a folder of its name; what is there is not
looked for again. A run can be ended at any time, or after ``--minutes``, and the text tells what
is there.
"""

from __future__ import annotations

import json
import os
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Any, Final

from tqdm import tqdm

from games.arguments import Arguments
from games.findings import columns, high, middle, share
from games.plots import bars
from games.protocol import BadInput, Budget, Game
from games.registry import GAMES, game

MOST_DEALS: Final = 1_000_000
MOST_MINUTES: Final = 100_000
AHEAD: Final = 64
"""So many deals are handed out at a time, so that a run ends soon after it should."""

NODES: Final = 30_000
SHORTEN: Final = 10_000
"""Nodes for a line, and on top for a shortest one."""

DECISIONS: Final = 1_000
"""No deal has more."""

HEADING: Final = """\
# Studies

How the games behave and how strong their computer players are. Written by the command

    python -m games study --out {out} --deals {deals} --matches {matches}

which keeps what it found in [{folder}]({folder}), goes on where it stopped, and uses all cores, or
a Dask cluster with `--scheduler ADDRESS`. Shares have 95 % Wilson intervals. Seeds are
`study-0`, `study-1`, ...
"""

SOLVED: Final = """\
Solved with full information, {nodes} nodes a deal and {shorten} more for a shortest line. "Not
known" is neither won nor proved lost. Par: median and range of the shortest lines found, and how
many of them are proved shortest. Choices: legal moves at the deal, median and 95 %.
"""

PLAYED: Final = """\
Each deal is played by one computer of every level that the seats hold, and the levels take turns on
the seats. Wins: of the games that had a winner, per seat of a level, where {fair} % would be even.
Decisions and choices: of a whole deal, median and 95 %.
"""


@dataclass(frozen=True, slots=True)
class Task:
    """What is looked for in the deals of a variant."""

    game: str
    variant: str
    seats: int = 1

    @property
    def file(self) -> str:
        """The name of the file with its findings."""
        size = f".{self.seats}" if self.seats > 1 else ""
        return f"{self.game}.{self.variant.replace('=', '-')}{size}.jsonl"


Row = Mapping[str, Any]


def tasks(one: Game, variants: Iterable[str]) -> Iterator[Task]:
    """A task for each variant, of games for several one for each number of seats."""
    for variant in variants:
        for seats in one.seats:
            try:
                one.deal(variant, "1", seats)
            except BadInput:
                continue
            yield Task(one.name, variant, seats)


def look(task: Task, number: int) -> Row:
    """What one deal shows."""
    return _solved(task, number) if task.seats == 1 else _played(task, number)


def _solved(task: Task, number: int) -> Row:
    position = game(task.game).deal(task.variant, f"study-{number}")
    choices = len(position.moves(0))
    found = position.solve(Budget(NODES))
    row = {"n": number, "status": found.status, "choices": choices, "nodes": found.nodes}
    if found.status != "solved":
        return row
    known = ((position, found.moves),)
    best = position.solve(Budget(found.nodes + SHORTEN, known=known), shortest=True)
    return {**row, "first": len(found.moves), "par": len(best.moves), "proved": best.proved}


def _played(task: Task, number: int) -> Row:
    """A deal among computers of all levels, who sits where taking turns."""
    one, seed = game(task.game), f"study-{number}"
    position = one.deal(task.variant, seed, task.seats)
    seating = [one.levels[(seat + number) % len(one.levels)] for seat in range(task.seats)]
    choices = list[int]()
    while position.to_act and len(choices) < DECISIONS:
        seat = position.to_act[0]
        choices.append(len(position.moves(seat)))
        chosen = position.seen_by(seat).choose(seat, seating[seat], seed)
        position, _ = position.play(seat, chosen)
    end = position.outcome
    won, scores = (list(end.winners), list(end.scores)) if end else ([], [])
    return {"n": number, "seating": seating, "won": won, "scores": scores, "choices": choices}


def run(task: Task, file: Path, wanted: int, pool: Executor, until: float) -> list[Row]:
    """The findings of a variant, those on file first; it ends early when the time is up."""
    found = _kept(file)
    todo = (number for number in range(wanted) if number not in found)
    with tqdm(total=wanted, initial=len(found), unit="deal", desc=file.stem) as progress:
        while time.monotonic() < until and (some := list(islice(todo, AHEAD))):
            rows = list(pool.map(partial(look, task), some))
            with file.open("a", encoding="utf-8") as out:
                out.writelines(f"{json.dumps(row)}\n" for row in rows)
            found |= {row["n"]: row for row in rows}
            progress.update(len(rows))
    return [row for number, row in sorted(found.items()) if number < wanted]


def _kept(file: Path) -> dict[int, Row]:
    """What a file holds; a last line that was cut off is left away."""
    written = file.read_text(encoding="utf-8") if file.exists() else ""
    whole = written[: written.rfind("\n") + 1]
    if whole != written:
        file.write_text(whole, encoding="utf-8")
    try:
        return {row["n"]: row for row in map(json.loads, whole.splitlines())}
    except (ValueError, KeyError, TypeError) as error:
        raise BadInput(f"{file} holds no findings: {error}") from error


def write(arguments: Arguments, workers: Callable[..., Any], variants: Callable[..., Any]) -> str:
    """Look at every variant, and write text and plots. Raises BadInput."""
    out = Path(arguments.text("out"))
    folder = out.with_suffix("")
    deals = arguments.number("deals", 1_000, MOST_DEALS)
    matches = arguments.number("matches", 1_000, MOST_DEALS)
    minutes = arguments.number("minutes", MOST_MINUTES, MOST_MINUTES)
    until = time.monotonic() + 60 * minutes
    named = [arguments.game()] if arguments.has("game") else list(GAMES.values())
    folder.mkdir(parents=True, exist_ok=True)
    told = {}
    with workers(arguments) as (pool, _):
        for one in GAMES.values():
            for task in tasks(one, variants(one)):
                file, wanted = folder / task.file, matches if task.seats > 1 else deals
                rows = run(task, file, wanted, pool, until if one in named else 0.0)
                told[task] = rows
    head = HEADING.format(out=out, deals=deals, matches=matches, folder=folder.name)
    parts = [_chapter(one, told, folder) for one in GAMES.values()]
    out.write_text("\n".join((head, *filter(None, parts))), encoding="utf-8")
    looked = sum(map(len, told.values()))
    return json.dumps({"file": str(out), "deals": looked, "cores": os.cpu_count()})


def _chapter(one: Game, told: Mapping[Task, Sequence[Row]], folder: Path) -> str:
    found = {task: rows for task, rows in told.items() if task.game == one.name and rows}
    if not found:
        return ""
    several = max(one.seats) > 1
    note = (
        PLAYED.format(fair="25, 33 or 50")
        if several
        else SOLVED.format(nodes=NODES, shorten=SHORTEN)
    )
    table = _strengths(one, found) if several else _shares(found)
    plots = [f"![{name}]({folder.name}/{name}.svg)" for name in _plotted(one, found, folder)]
    body = f"```\n{table}\n```"
    return "\n".join((f"## {one.name}\n", note, body, "", *plots, ""))


def _shares(found: Mapping[Task, Sequence[Row]]) -> str:
    head = ("variant", "deals", "won %", "lost %", "not known", "par", "proved", "choices")
    lines = []
    for task, rows in found.items():
        status = Counter(row["status"] for row in rows)
        pars = [row["par"] for row in rows if "par" in row]
        proved = sum(row.get("proved", False) for row in rows)
        choices = [row["choices"] for row in rows]
        spread = f"{middle(pars)} ({min(pars)}-{max(pars)})" if pars else "-"
        cells = (
            task.variant,
            str(len(rows)),
            share(status["solved"], len(rows)),
            share(status["unsolvable"], len(rows)),
            str(status["unknown"]),
            spread,
            f"{proved} of {len(pars)}",
            f"{middle(choices)} / {high(choices)}",
        )
        lines.append(cells)
    return columns([head, *lines])


def _strengths(one: Game, found: Mapping[Task, Sequence[Row]]) -> str:
    figures = ("variant", "seats", "deals", "drawn %", "decisions", "choices", "score")
    head = (*figures, *(f"{level} wins %" for level in one.levels))
    lines = []
    for task, rows in found.items():
        decisions = [len(row["choices"]) for row in rows]
        choices = [choice for row in rows for choice in row["choices"]]
        scores = [score for row in rows for score in row["scores"] if row["won"]]
        drawn = sum(not row["won"] for row in rows)
        cells = (
            task.variant,
            str(task.seats),
            str(len(rows)),
            f"{100 * drawn / len(rows):.1f}",
            f"{middle(decisions)} / {high(decisions)}",
            f"{middle(choices)} / {high(choices)}",
            f"{middle(scores)} / {high(scores)}",
            *(_wins(rows, level) for level in one.levels),
        )
        lines.append(cells)
    return columns([head, *lines])


def _wins(rows: Sequence[Row], level: str) -> str:
    """The share of seats of a level that won, in games that had a winner."""
    seats = [
        seat in row["won"]
        for row in rows
        if row["won"]
        for seat, sits in enumerate(row["seating"])
        if sits == level
    ]
    return share(sum(seats), len(seats)) if seats else "-"


def _plotted(one: Game, found: Mapping[Task, Sequence[Row]], folder: Path) -> Iterator[str]:
    """A plot for each variant: pars of a solitaire, else the points of winners."""
    for task, rows in found.items():
        several = task.seats > 1
        if several:
            values = [row["scores"][seat] for row in rows if row["scores"] for seat in row["won"]]
        else:
            values = [row["par"] for row in rows if "par" in row]
        if values:
            what = "points of a winner" if several else "moves of a shortest line found"
            name = task.file.removesuffix(".jsonl")
            drawn = bars(f"{one.name} {task.variant}: {what}", Counter(values))
            (folder / f"{name}.svg").write_text(drawn, encoding="utf-8")
            yield name
