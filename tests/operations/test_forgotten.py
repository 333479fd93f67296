"""After ``/forgetme`` a name stands nowhere: no byte of the database, no log, no memory."""

from __future__ import annotations

import functools
import gc
import time
from collections import deque
from pathlib import Path
from types import FunctionType, ModuleType

import pytest

import render
from bot.adapters.web.app import build_web
from bot.logs import configure
from bot.service import Service
from bot.service.beat import Heart
from bot.store import Store
from games import game, text
from render import say
from tests.newest import newest_tables
from tests.operations.running import ends
from tests.service.chat import Inline
from tests.service.stage import Stage
from tests.service.test_keeping import CANARY, everything, lived

MINUTE = 60.0


def in_files(folder: Path) -> list[str]:
    """The files of a database in which the name stands, in any encoding that we write."""
    marks = (CANARY.encode(), CANARY.casefold().encode())
    return [
        file.name
        for file in sorted(folder.glob("house.sqlite3*"))
        if any(mark in file.read_bytes() for mark in marks)
    ]


def in_memory(*roots: object) -> list[str]:
    """Whatever holds the name, of all that can be reached from some objects."""
    seen: set[int] = set()
    found, left = [], deque(roots)
    while left:
        one = left.popleft()
        if id(one) in seen or isinstance(one, ModuleType | FunctionType | type):
            continue
        seen.add(id(one))
        if isinstance(one, str) and CANARY.casefold() in one.casefold():
            found.append(one[:80])
        left.extend(gc.get_referents(one))
    return found


def memories() -> list[object]:
    """Every function of ours that remembers its answers."""
    gc.unfreeze()  # the suite froze those that were there before its first test
    kept = [one for one in gc.get_objects() if isinstance(one, functools._lru_cache_wrapper)]
    return [one for one in kept if str(one.__module__).startswith(("bot", "render", "games"))]


async def test_the_name_of_who_is_forgotten_is_found_nowhere(
    stage: Stage, url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    configure("json")
    another = Service(await Store.open(url), now=stage.clock, thinker=Inline())
    build_web(another)
    hearts = [Heart(one, ["discord"]) for one in (stage.service, another)]
    for heart in hearts:
        await heart.once()
    canary, bo = await lived(stage)
    await remembered(stage, another)
    assert in_files(tmp_path)
    assert in_memory(another, *memories())
    began = time.monotonic()
    for _ in range(2):  # asked twice is harmless
        await canary.command("forgetme")
        await canary.press(say(text("bot-forget-yes"), "en"))
    for heart in hearts:
        await heart.once()
    assert time.monotonic() - began < MINUTE
    assert in_files(tmp_path) == []
    assert CANARY not in await everything(stage.service)
    assert in_memory(stage.service.painter, stage.service.store, another, *memories()) == []
    assert CANARY not in capsys.readouterr().err
    await bo.command("board")
    await another.close()


async def remembered(stage: Stage, another: Service) -> None:
    """A second process has looked at what the first one wrote, names on pictures and all."""
    for name in await another.store.tables_of(1) or await newest_tables(stage.service.store, 9):
        await another.store.load(name)
    position = game("guo-wu-guan").deal("lenient", "x").seen_by(0)
    await another.paint(render.View("guo-wu-guan", position, 0, names=(CANARY,)))


async def test_an_operator_may_ask_again_and_while_somebody_reads(
    stage: Stage,
    url: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    await lived(stage)
    capsys.readouterr()
    monkeypatch.setenv("TEAHOUSE_DATABASE_URL", url)
    account = f"discord:account-of-{CANARY.casefold()}"
    for told in ("forgotten", f"nothing is kept of {account}"):
        assert await ends("forget", account, "--yes") == 0
        assert capsys.readouterr().out.strip() == told
    assert in_files(tmp_path) == []
