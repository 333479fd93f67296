"""How calls travel: what was surely not heard may be said again, what may have been heard not."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest
from aiohttp import web
from telegram.error import NetworkError, TimedOut

from bot.adapters.telegram.carrier import Carrier, proxy_of
from bot.adapters.telegram.errors import Lost, meaning
from bot.core.port import Later
from tests.conformance.process import free_port


@pytest.fixture
async def carrier() -> AsyncIterator[Carrier]:
    one = Carrier("http://127.0.0.1", 1)
    await one.initialize()
    yield one
    await one.shutdown()


@pytest.fixture
async def silent() -> AsyncIterator[str]:
    """A server that listens and says nothing."""
    done = asyncio.Event()

    async def wait(_: web.Request) -> web.Response:
        await done.wait()
        return web.Response()

    app = web.Application()
    app.router.add_post("/", wait)
    runner = web.AppRunner(app, shutdown_timeout=0)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    yield f"http://127.0.0.1:{runner.addresses[0][1]}/"
    done.set()
    await runner.cleanup()


async def test_where_nobody_listens_nothing_was_heard(carrier: Carrier) -> None:
    with pytest.raises(NetworkError) as caught:
        await carrier.do_request(f"http://127.0.0.1:{free_port()}/", "POST")
    assert isinstance(meaning(caught.value), Later)


async def test_without_an_answer_nobody_knows(carrier: Carrier, silent: str) -> None:
    with pytest.raises(TimedOut) as caught:
        await carrier.do_request(silent, "POST", read_timeout=0.05)
    assert isinstance(meaning(caught.value), Lost)


async def test_who_finds_no_free_connection_has_said_nothing(carrier: Carrier, silent: str) -> None:
    first = asyncio.create_task(carrier.do_request(silent, "POST", read_timeout=5))
    await asyncio.sleep(0.05)
    with pytest.raises(TimedOut) as caught:
        await carrier.do_request(silent, "POST", connect_timeout=0.02, pool_timeout=0.02)
    assert isinstance(meaning(caught.value), Later)
    first.cancel()


async def test_a_hung_up_line_is_opened_again(carrier: Carrier, silent: str) -> None:
    await carrier.shutdown()
    with pytest.raises(RuntimeError):
        await carrier.do_request(silent, "POST")
    await carrier.initialize()
    with pytest.raises(TimedOut):
        await carrier.do_request(silent, "POST", read_timeout=0.02)


def test_it_goes_through_the_proxy_that_the_environment_names(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("https_proxy", "http://proxy:3128")
    monkeypatch.setenv("no_proxy", "localhost,127.0.0.1")
    assert proxy_of("https://api.telegram.org") == "http://proxy:3128"
    assert proxy_of("https://127.0.0.1:8081") is None
    monkeypatch.delenv("https_proxy")
    monkeypatch.delenv("all_proxy", raising=False)
    assert proxy_of("https://api.telegram.org") is None
