"""A state machine: random people at tables of several, served by two processes on one database."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    rule,
    run_state_machine_as_test,
)

from tests.databases import Databases
from tests.fuzz_tables import SEVERAL, House, match, matches
from tests.swift import in_this_thread

NUMBER = st.integers(0, 59)


class Tables(RuleBasedStateMachine):
    """Whatever people do, every process knows what the log says, and no hand is shown around."""

    make: Databases

    def __init__(self) -> None:
        super().__init__()
        self.runner = asyncio.Runner()
        self.house: House | None = None

    @initialize(seed=st.integers(0, 9_999), game=st.sampled_from(SEVERAL))
    def gather(self, seed: int, game: str) -> None:
        self.house = self.runner.run(House.open(self.make(), random.Random(seed)))
        self.runner.run(self.house.gather(game))

    @rule(number=NUMBER, choice=NUMBER)
    def answer(self, number: int, choice: int) -> None:
        assert self.house
        self.runner.run(self.house.answer(number, choice))

    @rule(number=NUMBER, choice=NUMBER)
    def press(self, number: int, choice: int) -> None:
        assert self.house
        self.runner.run(self.house.press(number, choice))

    @rule(number=NUMBER, choice=NUMBER)
    def say(self, number: int, choice: int) -> None:
        assert self.house
        self.runner.run(self.house.say(number, choice))

    @rule(milliseconds=st.sampled_from((100, 2_500, 70_000)))
    def wait(self, milliseconds: int) -> None:
        assert self.house
        self.runner.run(self.house.wait(milliseconds))

    @invariant()
    def sound(self) -> None:
        if self.house:
            self.runner.run(self.house.check())

    def teardown(self) -> None:
        if self.house:
            self.runner.run(self.house.close())
        self.runner.close()


def test_two_processes_serve_the_same_tables(swift_databases: Databases) -> None:
    Tables.make = staticmethod(swift_databases)
    run_state_machine_as_test(Tables, settings=settings(max_examples=3, stateful_step_count=15))


@pytest.mark.parametrize("seed", [1, 2])
async def test_the_beginning_of_a_random_match(seed: int, swift_database: str) -> None:
    done = await match(seed, swift_database, acts=50)
    assert done["answers"]


def test_whole_matches_follow_each_other_on_one_file(tmp_path: Path) -> None:
    with in_this_thread():
        done = asyncio.run(matches([1, 2], tmp_path))
    assert done["matches"] == 2
