"""From a press to the bytes of its picture, through each adapter, in encodings of a board.

All of it on a free core: what others had of it is taken off.
"""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Iterator
from statistics import median, quantiles

import structlog

from tests.bench.alone import one_by_one
from tests.bench.clock import Bench
from tests.bench.cold import first_presses
from tests.bench.lines import Floor, Line
from tests.bench.pictures import encoding
from tests.load import discord, telegram, web

BARS = {50: 20.0, 95: 40.0, 99: 80.0}
COLD = 150.0
"""Milliseconds that are asked for on a free core of the machine of the reference."""

ENCODE = 5.2
"""Milliseconds to encode a board there: the bars as multiples hold on any machine."""

PACE = 10
"""Presses a second."""
ENCODED = 40
"""Boards encoded before and after each adapter, for the unit of that moment."""


async def presses(bench: Bench) -> AsyncIterator[Line]:
    """Each adapter at a steady pace, then the first press of a new process."""
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING))
    seconds = bench.few(3, 20)
    for name, measure in (("Telegram", _telegram), ("Discord", _discord), ("page", _page)):
        before = encoding(ENCODED)
        times = await measure(seconds)
        unit = (before + encoding(ENCODED)) / 2
        for line in _lines(bench, name, times, unit):
            yield line
    cold, unit = await first_presses(bench.few(2, 7)), encoding(ENCODED)
    yield _line(bench, "the first press of a process, warmed", median(cold), unit, COLD)


async def _telegram(seconds: float) -> list[float]:
    async with telegram.bot(pictures=True) as api:
        return (await telegram.latencies(api, seconds, PACE, one_by_one))[1]


async def _discord(seconds: float) -> list[float]:
    async with discord.bot(pictures=True) as wire:
        return await discord.latencies(wire, seconds, PACE, one_by_one)


async def _page(seconds: float) -> list[float]:
    async with web.bot() as address:
        return await web.latencies(address, seconds, PACE, one_by_one)


def _lines(bench: Bench, name: str, times: list[float], unit: float) -> Iterator[Line]:
    cuts = quantiles(times, n=100)
    for percent, most in BARS.items():
        told = f"{name}, press to picture, p{percent}"
        yield _line(bench, told, cuts[percent - 1] * 1000, unit, most)


def _line(bench: Bench, name: str, ms: float, unit: float, most: float) -> Line:
    floor = Floor("the encoding alone, ms", unit)
    return Line(name, ms * (1 + bench.planted), "ms", floor, most / ENCODE, steady=False)
