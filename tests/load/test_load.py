"""A share of the load: what does not depend on the machine is asked in full."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
import structlog

from tests.load.bars import BOARD, Bar, floor
from tests.load.people import moves_a_second
from tests.load.soak import soak
from tests.quiet import warnings_only


@pytest.fixture(autouse=True)
def quietly() -> Iterator[None]:
    warnings_only()
    yield
    structlog.reset_defaults()


async def test_an_evening_leaves_no_task_behind() -> None:
    soaked = await soak(3)
    assert soaked.presses > 12
    assert soaked.left <= 0
    assert soaked.growth < 10  # of seconds; three percent is asked of ten minutes


async def test_moves_go_through_the_service_at_a_pace_that_follows_the_machine() -> None:
    rate = await moves_a_second(1.5)
    assert rate * floor() / BOARD > 50  # a tenth of what the command asks: others work here too


def test_a_bar_holds_on_its_side() -> None:
    assert Bar("a", 5, 5, "ms").holds
    assert not Bar("a", 6, 5, "ms").holds
    assert Bar("a", 6, 5, "a second", least=True).holds
    assert "BROKEN" in str(Bar("a", 4, 5, "a second", least=True))


def test_a_bar_of_the_reference_follows_the_machine() -> None:
    assert Bar("a", 5, 10, "ms", reference=True).here(2).bar == 20
    assert Bar("a", 5, 10, "a second", least=True, reference=True).here(2).bar == 5
    assert Bar("a", 5, 10, "percent").here(2).bar == 10
