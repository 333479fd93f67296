"""What proves a fleet, and the proxy before it. The fleet itself runs by ``python -m tests.fleet``.

Six processes that are killed and started again take minutes; here is only whether the proof would
notice.
"""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
from aiohttp import ClientSession, web

from bot.store import Store
from tests.conformance.process import free_port
from tests.fleet.people import Ledger
from tests.fleet.proof import Proof, moves
from tests.fleet.proxy import Proxy
from tests.store.setting import loaded, move, set_table


@pytest.fixture
async def store(swift_database: str) -> AsyncIterator[Store]:
    store = await Store.open(swift_database)
    yield store
    await store.close()


async def test_a_move_that_was_shown_and_is_nowhere_is_missed(store: Store) -> None:
    ledger = Ledger()
    ledger.pressed["k3v9x2qa", 1, "An"].append("lost")
    found = Proof()
    await moves(store, ledger, found)
    assert (found.answered, found.unanswered) == (0, 1)
    ledger.shown["k3v9x2qa"] = 2
    with pytest.raises(AssertionError, match="is lost"):
        await moves(store, ledger, Proof())


async def test_one_question_answered_by_two_presses_is_noticed(store: Store) -> None:
    home = await set_table(store)
    asked = (home.id, 1, "An")
    ledger = Ledger()
    for press in ("first", "second"):
        ledger.pressed[asked].append(press)
        table = await loaded(store, home.id)
        await store.append(table, [move(table)], f"web:{press}")
        if press == "first":
            ledger.shown[home.id] = 2
            found = Proof()
            await moves(store, ledger, found)
            assert found.answered == 1
    with pytest.raises(AssertionError, match="answered twice"):
        await moves(store, ledger, Proof())


async def test_the_proxy_passes_over_whoever_is_down() -> None:
    async def echo(request: web.Request) -> web.Response:
        return web.Response(text=f"{request.path_qs} {await request.text()}")

    page = web.Application()
    page.router.add_post("/{path:.*}", echo)
    runner = web.AppRunner(page)
    await runner.setup()
    up, down = free_port(), free_port()
    await web.TCPSite(runner, "127.0.0.1", up).start()
    workers = [f"http://127.0.0.1:{port}" for port in (up, down)]
    async with Proxy(workers) as proxy, ClientSession() as session:
        for _ in range(4):
            async with session.post(f"{proxy.address}/r/tea?x=1", data="press") as answer:
                assert await answer.text() == "/r/tea?x=1 press"
        await runner.cleanup()
        async with session.post(f"{proxy.address}/r/tea", data="press") as answer:
            assert answer.status == web.HTTPBadGateway.status_code
