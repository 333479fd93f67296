"""What rooms are told of the bot itself: once, where somebody plays, and nowhere in quiet mode."""

from __future__ import annotations

import pytest

from bot.service.beat import Heart
from bot.service.notices import LONG, SEVERAL, announce, call_off
from tests.service.stage import Guest, Stage

MINUTE = 60_000


async def house(stage: Stage) -> dict[str, Guest]:
    """Two rooms with open games, one of them quiet; one where nobody plays any more."""
    guests = {}
    for name, room in (("Olena", "tearoom"), ("Bo", "library"), ("Mai", "garden")):
        guests[room] = stage.person(name, room, admin=True)
        await guests[room].command("play", "guo-wu-guan lenient room")
    await guests["garden"].command("resign")
    await guests["garden"].press("Yes")
    quiet = await stage.service.store.room("discord", "library")
    await stage.service.store.set_room(quiet.id, "quiet", "on")
    await stage.settle()
    return guests


def told(stage: Stage, room: str) -> list[str]:
    """Every line about the bot itself that stands in a room."""
    shown = stage.walls["discord"].rooms.get(room, [])
    marks = ("break", "out of reach")
    return [one.screen.caption for one in shown if any(m in one.screen.caption for m in marks)]


async def beats(stage: Stage, away: int = 0) -> None:
    """A process begins to serve Discord after nobody did for so long."""
    stage.clock.time += away
    await Heart(stage.service, ["discord"]).once()
    await stage.settle()


async def test_a_planned_stop_is_told_once_and_the_same_line_says_that_it_is_over(
    stage: Stage,
) -> None:
    await house(stage)
    await beats(stage)
    for _ in range(2):
        await announce(stage.service.store, 15, stage.clock())
        await stage.settle()
    [line] = told(stage, "tearoom")
    assert line.startswith("In 15 minutes I take a short break. Your games stay as they are")
    assert told(stage, "library") == told(stage, "garden") == []
    await beats(stage, away=MINUTE)
    assert "In 15 minutes" in told(stage, "tearoom")[0]
    await beats(stage, away=30 * MINUTE)
    assert told(stage, "tearoom") == [
        "The break is over, I am back. Your games are as you left them."
    ]


async def test_a_stop_that_never_came_or_came_early_is_not_told_for_ever(stage: Stage) -> None:
    await house(stage)
    await beats(stage)
    await announce(stage.service.store, 5, stage.clock())
    await stage.settle()
    await beats(stage, away=MINUTE)
    await stage.later(LONG)
    assert "In 5 minutes" in told(stage, "tearoom")[0]
    await stage.later(5 * MINUTE)
    assert told(stage, "tearoom") == [
        "The break is over, I am back. Your games are as you left them."
    ]


async def test_a_stop_that_is_called_off_is_said_in_the_same_line(stage: Stage) -> None:
    await house(stage)
    assert await announce(stage.service.store, 15, stage.clock()) == 1
    await stage.settle()
    assert await call_off(stage.service.store, stage.clock()) == 1
    await stage.settle()
    assert told(stage, "tearoom") == ["The break that I announced is called off. Play on."]


async def test_a_line_that_comes_after_the_stop_is_not_sent(stage: Stage) -> None:
    await house(stage)
    await announce(stage.service.store, 1, stage.clock())
    await stage.later(2 * MINUTE)
    assert told(stage, "tearoom") == []


@pytest.mark.parametrize(("away", "lines"), [(LONG - MINUTE, 0), (LONG + MINUTE, 1)])
async def test_an_outage_is_told_and_a_short_restart_is_not(
    away: int, lines: int, stage: Stage
) -> None:
    await house(stage)
    await beats(stage)
    for _ in range(2):
        await beats(stage, away)
        away = MINUTE // 2
    assert [one.startswith("I was out of reach") for one in told(stage, "tearoom")] == [
        True
    ] * lines
    assert told(stage, "library") == told(stage, "garden") == []


async def test_a_room_where_nobody_has_played_for_long_is_left_alone(stage: Stage) -> None:
    await house(stage)
    await stage.later(SEVERAL)
    await beats(stage)
    await beats(stage, 2 * LONG)
    assert told(stage, "tearoom") == []
