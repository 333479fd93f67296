"""Claim rounds over both platforms: presses at one moment, restarts, and what nobody may see."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import pytest
import structlog

from bot.core.action import Action
from bot.core.request import Platform, Who
from bot.core.table import Table
from games import menu
from tests.conformance.four import HOMES, Four, plainly, timed, without_chance
from tests.databases import Databases
from tests.service.rush import PRESSES, press
from tests.service.test_secrecy import twins
from tests.store.worker import pool

SEED = "claims 128"
"""A deal whose first card three people may claim, on both platforms."""

Opens = Callable[..., Awaitable[Four]]


@pytest.fixture
async def opens(files: Databases, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Opens]:
    """Opens tables for four, each in a house of its own."""
    plainly(monkeypatch)
    opened: list[Four] = []

    async def open_(seed: str, start: str = "") -> Four:
        without_chance(monkeypatch, seed, start)
        four = Four(files())
        opened.append(four)
        await four.start()
        await four.does("Olena", "play", "four-colour")
        await four.does("Olena", "press", "Open a table for people")
        await four.does("Bo", "press", "Join")
        await four.does("Mai", "join", "lobby001")
        await four.does("Ida", "press", "Join")
        for name in HOMES:
            await four.does(name, "press", "My hand")
        return four

    yield open_
    for four in opened:
        await four.stop()


def mark(table: Table, seat: int, move: str) -> str:
    """What stands on the button of a move before its words."""
    choices = menu(table.position.seen_by(seat), seat).choices
    return next(f"{one.mark}:" for one in choices if one.move == move)


async def answers(four: Four, seat: int, move: str) -> None:
    table = await four.table()
    await four.does(table.seats[seat].name, "press", mark(table, seat, move))


async def test_of_presses_at_one_moment_by_both_platforms_and_a_second_process_one_counts(
    opens: Opens,
) -> None:
    four = await opens(SEED)
    table = await four.table()
    seats = {HOMES[table.seats[seat].name]: seat for seat in reversed(table.asked)}
    platforms: tuple[Platform, ...] = ("discord", "telegram")
    with pool(1) as processes:
        for platform in platforms:
            seat = seats[platform]
            before = await four.table()
            name, label = before.seats[seat].name, mark(before, seat, "p")
            driver = four.drivers[platform]
            person = await _person(driver, name)
            told = _told(driver, platform, person)
            action = str(Action("play", ("p",), before.head.id, before.round))
            account = person.id if platform == "discord" else person.user.id
            there = (driver.url, _who(platform, account, name), (action, ""), platform)
            others = asyncio.get_running_loop().run_in_executor(processes, press, *there)
            await driver.press_together([(person, label)] * PRESSES)
            lines = sum("private" in kinds for kinds in await others)
            lines += _told(driver, platform, person) - told
            assert (await four.table()).version == before.version + 1
            assert lines == 2 * PRESSES - 1


def _who(platform: Platform, account: int, name: str) -> Who:
    return Who(platform, str(account), name, "en")


async def _person(driver: Any, name: str) -> Any:
    found = driver.person(name)
    return await found if asyncio.iscoroutine(found) else found


def _told(driver: Any, platform: str, person: Any) -> int:
    """How many lines of words this person alone has read."""
    if platform == "discord":
        return sum(not one.attachments for one in driver.sim.privates(person))
    shown = [one for who, one in driver.api.world.private if who == person.user.id]
    return sum(bool(getattr(one, "alert", "")) or not getattr(one, "photo", True) for one in shown)


async def test_a_claim_round_outlives_restarts_of_both_processes_at_every_stage(
    opens: Opens,
) -> None:
    four = await opens(SEED)

    async def restart() -> None:
        for driver in four.drivers.values():
            await driver.restart()
            timed(driver.service, four.clock)

    before = await four.table()
    assert len(before.asked) == 3
    await restart()
    for seat in before.asked:
        await answers(four, seat, "p")
        await restart()
        assert (await four.table()).round == before.round
    assert (await four.table()).held
    await four.later()
    await restart()
    after = await four.table(cold=True)
    assert after.round > before.round
    given = [step.entry for step in after.steps[len(before.steps) :] if step.entry.by == "person"]
    assert [one.seat for one in given] == [*before.asked]
    await answers(four, after.asked[0], after.position.moves(after.asked[0])[0])
    assert (await four.table()).version > after.version


class Ear:
    """Everything that reaches others than Olena, and every line of the log, ids apart."""

    def __init__(self, four: Four) -> None:
        self.four = four
        self.heard: list[str] = []
        self.logged: list[str] = []
        self._read = [0, 0]
        self._ids: dict[str, str] = {}

    async def listen(self, doing: Awaitable[None]) -> None:
        with structlog.testing.capture_logs() as lines:
            await doing
        self.logged += [self._plain({**line, "report": ""}) for line in lines]
        self.heard += [self._plain(one) for one in (*self._discord(), *self._telegram())]

    def _discord(self) -> list[Any]:
        sim = self.four.drivers["discord"].sim
        olena = sim.member("Olena").id
        hers = {one.token for one in sim.env.backend.interactions.values() if one.user_id == olena}
        new, self._read[0] = sim.log[self._read[0] :], len(sim.log)
        sent = [
            (one.method, one.path, one.params, one.json)
            for one in new
            if not any(token in one.path for token in hers)
        ]
        pictures = [sim.look(one).picture for one in sim.messages()[-1:]]
        pictures += [sim.look(one).picture for one in sim.privates(sim.member("Bo"))[-1:]]
        return [*sent, *pictures]

    def _telegram(self) -> list[Any]:
        calls = self.four.drivers["telegram"].api.world.calls
        new, self._read[1] = calls[self._read[1] :], len(calls)
        world = self.four.drivers["telegram"].api.world
        shown = [world.files[one.photo] for one in world.sent if one.photo]
        said = [(one.method, one.params) for one in new if one.method != "getUpdates"]
        return [*said, *shown]

    def _plain(self, sent: Any) -> str:
        """The same in both games, if only ids that count up are different."""
        return re.sub(r"\d{4,}|(?<=/)[\w-]{24,}", self._number, json.dumps(sent, default=repr))

    def _number(self, found: re.Match[str]) -> str:
        return self._ids.setdefault(found[0], f"#{len(self._ids)}")


async def test_no_byte_to_others_and_no_line_of_the_log_depends_on_a_hidden_card(
    opens: Opens,
) -> None:
    ears = [Ear(await opens("seed", start)) for start in twins("leaf", 0)]
    same, steps = (0, 0), 0
    for _ in range(24):
        tables = [await ear.four.table() for ear in ears]
        if tables[0].asked != tables[1].asked or any(table.over for table in tables):
            break
        same = (len(ears[0].heard), len(ears[0].logged))
        steps += 1
        if not tables[0].asked:
            for ear in ears:
                await ear.listen(ear.four.later())
            continue
        seat = tables[0].asked[0]
        both = [table.position.moves(seat) for table in tables]
        common = sorted({*both[0]} & {*both[1]})
        if not common:
            break
        for ear in ears:
            await ear.listen(answers(ear.four, seat, "p" if "p" in common else common[-1]))
    assert steps > 3
    heard, logged = same
    assert heard
    assert ears[0].heard[:heard] == ears[1].heard[:heard]
    assert ears[0].logged[:logged] == ears[1].logged[:logged]
