"""Boards are read by indices, and cost little more than the smallest question."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from math import inf
from time import perf_counter

import pytest
from sqlalchemy import Connection, event

from bot.core.standings import WORLD
from bot.core.wish import Anchor
from bot.store import Store
from bot.store.ratings import rate_all
from bot.store.rebuild import recount
from bot.store.totals import Ledger
from tests.standings.crowd import Crowd
from tests.standings.setting import board

CROWD = Crowd(players=150, results=1200)

DEAREST = 40
"""A page costs at most so many times the reading of one person, a fixed statement."""

LEAST = 20
"""Turns in which both are read, however they look."""

BOARDS = [
    board(),
    board("wins", "r1"),
    board("rating", WORLD, "duel"),
    board("points", "sdiscord:big"),
]


@pytest.fixture
async def full(store: Store) -> Store:
    await CROWD.move_in(store)
    return store


async def statements(store: Store, anchor: Anchor) -> list[tuple[str, object]]:
    """What is asked for a page, with its values."""
    heard: list[tuple[str, object]] = []

    def hear(*told: object) -> None:
        _, _, statement, values, *_ = told
        heard.append((str(statement), values))

    engine = store.database.engine.sync_engine
    event.listen(engine, "before_cursor_execute", hear)
    for each in BOARDS:
        await store.page(each, 1, anchor)
    event.remove(engine, "before_cursor_execute", hear)
    return [one for one in heard if one[0].startswith("SELECT")]


def explained(connection: Connection, statement: str, values: object) -> str:
    if connection.dialect.name == "sqlite":
        rows = connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", values)  # type: ignore[arg-type] # as heard
        return "\n".join(row.detail for row in rows)
    for other in ("seqscan", "bitmapscan", "sort"):  # which are cheaper while there is little
        connection.exec_driver_sql(f"SET LOCAL enable_{other} = off")
    rows = connection.exec_driver_sql(f"EXPLAIN {statement}", values)  # type: ignore[arg-type] # as heard
    return "\n".join(row[0] for row in rows)


async def test_the_crowd_has_what_its_results_say(full: Store) -> None:
    async with full.database.write() as connection:
        ledger = await Ledger.open(connection)
        assert await rate_all(ledger, "duel", repair=False) == 0
        assert await rate_all(ledger, "guo-wu-guan", repair=False) == 0
        assert await ledger.refigure(range(1, CROWD.players + 1), repair=False) == 0
        assert await recount(ledger, repair=False) == 0


async def test_no_page_looks_through_a_table(full: Store) -> None:
    for anchor in (Anchor(), Anchor(">", 2, 40), Anchor("<", 2, 40), Anchor("=", 2, 40)):
        for statement, values in await statements(full, anchor):
            async with full.database.engine.connect() as connection:
                plan = await connection.run_sync(explained, statement, values)
            assert "SCAN standings" not in plan, plan
            assert "SCAN ranks" not in plan, plan
            assert "Seq Scan on standings" not in plan, plan
            assert "Seq Scan on ranks" not in plan, plan
            assert "TEMP B-TREE" not in plan, plan
            assert "Sort" not in plan, plan


async def seconds(reading: Callable[[], Awaitable[object]]) -> float:
    began = perf_counter()
    await reading()
    return perf_counter() - began


async def test_a_page_costs_little_more_than_reading_one_person(full: Store) -> None:
    """Read in turn, the least of each: a busy machine needs more turns until a quiet moment."""
    page = floor = inf
    for turn in range(400):
        floor = min(floor, await seconds(lambda: full.person_by_id(7)))
        page = min(page, await seconds(lambda: full.page(board(), 7, Anchor(">", 2, 40))))
        if turn >= LEAST and page < DEAREST * floor:
            break
    assert page < DEAREST * floor
