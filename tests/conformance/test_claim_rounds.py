"""Claim rounds over both platforms: presses at one moment, restarts, and what nobody may see."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from operator import itemgetter
from typing import Any

import pytest
import structlog

from bot.core.action import Action
from bot.core.request import Platform, Who
from bot.core.table import Table
from games import Position, game, menu
from tests.conformance.four import HOMES, Four, plainly, timed, without_chance
from tests.databases import Databases
from tests.service.rush import press
from tests.service.test_secrecy import plain, twins
from tests.store.worker import pool

SEED = "claims 128"
"""A deal whose first card three people may claim, on both platforms."""

SNOWFLAKE = re.compile(r"\d{17,}")
ATTACHED = re.compile(r"attach://\w+")
"""Names by chance, with many digits in a row at times."""
"""The ids of Discord, which follow the clock."""

RUSH = 20
"""How often each of two processes is pressed at once; without platforms test_rush.py does 200."""

Opens = Callable[..., Awaitable[Four]]


@pytest.fixture
async def opens(files: Databases, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Opens]:
    """Opens tables for four, each in a house of its own."""
    plainly(monkeypatch)
    opened: list[Four] = []

    async def open_(seed: str, start: str = "") -> Four:
        without_chance(monkeypatch, seed, start)
        while opened:
            opened.pop()  # one simulated Discord at a time: its test has stopped the last one
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
        if not four.stopped:
            await four.stop()


def mark(table: Table, seat: int, move: str) -> str:
    """What stands on the button of a move before its words."""
    choices = menu(table.position.seen_by(seat), seat).choices
    return next(f"{one.mark}:" for one in choices if one.move == move)


async def answers(four: Four, seat: int, move: str) -> None:
    table = await four.table()
    await four.does(table.seats[seat].name, "press", mark(table, seat, move))


@pytest.mark.parametrize("platform", ["discord", "telegram"])
async def test_of_presses_at_one_moment_in_two_processes_one_counts(
    platform: Platform, opens: Opens
) -> None:
    four = await opens(SEED)
    before = await four.table()
    seat = next(one for one in before.asked if HOMES[before.seats[one].name] == platform)
    name, label = before.seats[seat].name, mark(before, seat, "p")
    driver = four.drivers[platform]
    person = await _person(driver, name)
    told = _told(driver, platform, person)
    who = Who(platform, str(person.id if platform == "discord" else person.user.id), name, "en")
    action = str(Action("play", ("p",), before.head.id, before.round))
    loop = asyncio.get_running_loop()
    with pool(1) as processes:
        rush = loop.run_in_executor(processes, press, driver.url, who, (action, ""), "other", RUSH)
        await driver.press_together([(person, label)] * RUSH)
        answers = await rush
    counted = [await driver.service.store.happened(f"{platform}:other{n}") for n in range(RUSH)]
    told_there = sum("private" in kinds for kinds in answers) - any(counted)  # that one has a board
    assert (await four.table()).version == before.version + 1
    assert told_there + _told(driver, platform, person) - told == 2 * RUSH - 1


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
    """Everything that reaches others than Olena, and every line of the log.

    Edits of several messages at one moment overtake each other: they are ordered by message.
    """

    def __init__(self, four: Four) -> None:
        self.four = four
        self.heard: list[str] = []
        self.logged: list[str] = []
        self.hers: list[bytes | None] = []
        self.played: list[tuple[int, str]] = []
        self.marks: list[tuple[int, int]] = []
        """How much was heard and logged before each answer."""
        self._read = [0, 0]
        self._ids: dict[int, str] = {}

    async def listen(self, doing: Awaitable[None]) -> None:
        with structlog.testing.capture_logs() as lines:
            await doing
        self.logged += sorted(map(str, plain(lines)))
        told = [*self._discord(), *self._telegram()]
        heard = [(where, ATTACHED.sub("attach://", what)) for where, what in told]
        for found in sorted({int(one) for one in SNOWFLAKE.findall(str(heard))}):
            self._ids.setdefault(found, f"#{len(self._ids)}")
        numbered = [(self._numbered(where), self._numbered(what)) for where, what in heard]
        self.heard += [what for _, what in sorted(numbered, key=itemgetter(0))]
        sim = self.four.drivers["discord"].sim
        self.hers.append(sim.look(sim.privates(sim.member("Olena"))[-1]).picture)

    def _discord(self) -> list[tuple[str, str]]:
        sim = self.four.drivers["discord"].sim
        olena = sim.member("Olena").id
        hers = {one.token for one in sim.env.backend.interactions.values() if one.user_id == olena}
        new, self._read[0] = sim.log[self._read[0] :], len(sim.log)
        others = [one for one in new if not any(token in one.path for token in hers)]
        sent = [(one.path, str((one.method, one.path, one.params, one.json))) for one in others]
        shown = [sim.messages()[-1], sim.privates(sim.member("Bo"))[-1]]
        return [*sent, *((str(one.id), repr(sim.look(one).picture)) for one in shown)]

    def _telegram(self) -> list[tuple[str, str]]:
        world = self.four.drivers["telegram"].api.world
        new, self._read[1] = world.calls[self._read[1] :], len(world.calls)
        sent = [one for one in new if one.method != "getUpdates"]
        shown = [repr(world.files[one.photo]) for one in world.sent if one.photo]
        said = [(str(one.params.get("chat_id")), f"{one.method} {one.params}") for one in sent]
        return [*said, *(("photos", one) for one in shown)]

    def _numbered(self, sent: str) -> str:
        """The same in both games, if only ids that count up are different."""
        return SNOWFLAKE.sub(lambda found: self._ids[int(found[0])], sent)


async def test_no_byte_to_others_and_no_line_of_the_log_depends_on_a_hidden_card(
    opens: Opens,
) -> None:
    first, other = (game("four-colour").parse(start) for start in twins("leaf", 0))
    one = await listened(opens, str(first), lambda table, seat: discreet(table, seat, other))
    played = iter(one.played)
    two = await listened(opens, str(other), lambda table, seat: again(table, seat, next(played)))
    steps = len(two.marks)
    assert steps > 3
    heard, logged = two.marks[-1]
    assert one.marks[steps - 1] == (heard, logged)
    for mine, theirs in zip(one.heard[:heard], two.heard[:heard], strict=True):
        assert mine == theirs
    assert one.logged[:logged] == two.logged[:logged] != []
    assert one.hers[0] != two.hers[0]  # who may see that card sees two games


def discreet(table: Table, seat: int, other: Position) -> str:
    """A pass, or a card that the seat holds in both games; nothing where there is none."""
    moves = table.position.moves(seat)
    if "p" in moves:
        return "p"
    alike = [one for one in moves if seat or str(other).split()[5].split("/")[0].count(one[1:])]
    return alike[-1] if alike else ""


def again(table: Table, seat: int, played: tuple[int, str]) -> str:
    """What was played there in the other game, if it is this seat's to play here."""
    whose, move = played
    return move if whose == seat and move in table.position.moves(seat) else ""


async def listened(opens: Opens, start: str, choose: Callable[[Table, int], str]) -> Ear:
    """A game from its deal, a few steps long, as everybody but Olena hears it."""
    four = await opens("seed", start)
    ear = Ear(four)
    for _ in range(12):
        table = await four.table()
        if table.over:
            break
        if not table.asked:
            await ear.listen(four.later())
            continue
        seat = table.asked[0]
        move = choose(table, seat)
        if not move:
            break
        ear.marks.append((len(ear.heard), len(ear.logged)))
        ear.played.append((seat, move))
        await ear.listen(answers(four, seat, move))
    await four.stop()
    return ear
