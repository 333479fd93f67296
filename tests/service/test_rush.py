"""Many presses at one moment, and processes that come and go in the middle of a claim round."""

from __future__ import annotations

import asyncio

import pytest

from bot.core.turns import PAUSE
from bot.service import Service
from bot.store import Store
from tests.service.chat import Inline
from tests.service.gathering import gathered, newest, open_round
from tests.service.rush import press
from tests.service.stage import Guest, Stage
from tests.store.worker import pool

NAMES = ("Olena", "Bo", "Mai", "Ida")


async def test_of_200_presses_from_two_processes_one_counts(
    stage: Stage, swift_database: str
) -> None:
    guests = [stage.person(name, "tearoom") for name in NAMES]
    await gathered(stage, *guests)
    before = await open_round(stage, guests)
    guest = next(one for one in guests if one.plays)
    shown, button = guest.button(guest.plays[0].label)
    loop = asyncio.get_running_loop()
    asked = (swift_database, guest.who, (button.action, shown.address))
    with pool(2) as processes:
        answers = await asyncio.gather(
            *(loop.run_in_executor(processes, press, *asked, name) for name in ("one", "other"))
        )
    after = await newest(stage)
    assert after.version == before.version + 1
    lines = [kinds for both in answers for kinds in both]
    assert len(lines) == 200
    assert sum("private" in kinds for kinds in lines) == 199


def restarted(stage: Stage, old: list[Service]) -> None:
    """Another process takes over: nothing but the database remains."""
    store = Store(stage.service.store.database, stage.clock)
    old.append(stage.service)
    fresh = Service(store, now=stage.clock, thinker=Inline())
    stage.service = stage.publisher.service = stage.work.service = fresh


STAGES = ("before any answer", "between answers", "in the pause", "after the round", "always")


@pytest.mark.parametrize("when", STAGES)
async def test_a_claim_round_outlives_a_restart(when: str, stage: Stage) -> None:
    old: list[Service] = []
    guests = [stage.person(name, "tearoom") for name in NAMES]
    await gathered(stage, *guests)
    before = await open_round(stage, guests)
    asked = [guest for guest in guests if guest.plays]
    buttons = [_pass(guest) for guest in asked]
    if when in {"before any answer", "always"}:
        restarted(stage, old)
    for number, (guest, label) in enumerate(zip(asked, buttons, strict=True)):
        await guest.press(label)
        table = await newest(stage)
        assert table.round == before.round
        if number == 0 and when in {"between answers", "always"}:
            restarted(stage, old)
    assert (await newest(stage)).held
    if when in {"in the pause", "always"}:
        restarted(stage, old)
    await stage.later(PAUSE)
    if when in {"after the round", "always"}:
        restarted(stage, old)
    table = await newest(stage)
    assert table.round > before.round
    given = [step.entry for step in table.steps[len(before.steps) :]]
    people = {one.person for one in given if one.by == "person"}
    assert people >= {before.seats[seat].person for seat in before.asked}
    await stage.settle()
    assert all(guest.board == guests[0].board for guest in guests)
    ready = [guest for guest in guests if guest.plays]
    assert ready or (await newest(stage)).over or not (await newest(stage)).asked


def _pass(guest: Guest) -> str:
    labels = [one.label for one in guest.plays]
    return next((one for one in labels if one.startswith("P")), labels[0])
