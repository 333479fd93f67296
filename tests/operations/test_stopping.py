"""Signals: the first one stops gently, the second one at once."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Iterator

import pytest

from bot import serving


@pytest.fixture
def as_before() -> Iterator[None]:
    known = {name: signal.getsignal(name) for name in (signal.SIGINT, signal.SIGTERM)}
    yield
    for name, handler in known.items():
        signal.signal(name, handler)


@pytest.mark.usefixtures("as_before")
@pytest.mark.parametrize("first", [signal.SIGINT, signal.SIGTERM])
async def test_a_second_signal_ends_the_process_as_signals_do(
    first: signal.Signals, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serving, "_at_the_latest", lambda: None)
    stop = asyncio.Event()
    serving._listen(stop)
    os.kill(os.getpid(), first)
    await asyncio.wait_for(stop.wait(), 5)
    for name in (signal.SIGINT, signal.SIGTERM):
        assert signal.getsignal(name) is signal.SIG_DFL
