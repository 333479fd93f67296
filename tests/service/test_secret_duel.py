"""Two secret duels that differ only in the first choice: before the second nobody sees which."""

from __future__ import annotations

from itertools import count
from typing import Any

import pytest
import structlog

from bot.service import Service
from bot.store import Store
from games import game
from games.wu_hsing import Board
from games.wu_hsing.rules import kind_of
from tests.databases import Databases
from tests.service.chat import Clock, Inline
from tests.service.gathering import gathered, newest
from tests.service.stage import Guest, Stage
from tests.service.test_secrecy import dealt, plain

CHOICES = ("RK", "WY")
"""Two halves of a starting pair; each is there once in each of the racks."""

ASKED = ("text", "verify", "report", "board", "hand", "mytables", "undo", "hint")


async def duel(
    url: str, monkeypatch: pytest.MonkeyPatch, mine: str
) -> tuple[Stage, list[Any], list[Guest]]:
    """A duel in which Olena has chosen in secret, and everybody has then asked everything."""
    clock = Clock()
    stage = Stage(Service(await Store.open(url, clock=clock), now=clock, thinker=Inline()), clock)
    stage.events = count(1)
    olena, bo = (stage.person(name, "tearoom") for name in ("Olena", "Bo"))
    mai = stage.person("Mai", "tearoom")
    start = str(game("wu-hsing").deal("duel-b", "any"))
    with structlog.testing.capture_logs() as logs, dealt(monkeypatch, start):
        await gathered(stage, olena, bo, words="wu-hsing duel-b")
        label = next(one.label for one in olena.plays if one.action.endswith(f"/{mine}"))
        await olena.press(label)
        await stage.settle()
        await olena.press("1:")
        await stage.settle()
        for guest in (bo, mai):
            for command in ASKED:
                await guest.command(command, "something is odd" if command == "report" else "")
            await guest.typed("WY@0,1h" if guest is mai else "WY@5,5h")
            await guest.press("More")
            await guest.press("What happened")
        await stage.later(90_000)
    return stage, logs, [olena, bo, mai]


def told(stage: Stage, who: str) -> list[str]:
    """Everything that somebody or a room was shown, to the last letter of every button."""
    return [f"{how} {screen!r}" for eyes, how, screen in stage.seen if eyes == who]


async def test_nothing_tells_the_first_choice_before_the_second(
    swift_databases: Databases, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("secrets.token_hex", lambda n=32: "ab" * n)
    monkeypatch.setattr("bot.logs.token_hex", lambda n=32: "ab" * n)
    duels = [await duel(swift_databases(), monkeypatch, mine) for mine in CHOICES]
    try:
        boards = [(await newest(stage)).position for stage, _, _ in duels]
        downs = [one.down for one in boards if isinstance(one, Board)]
        assert list(map(kind_of, downs)) == list(CHOICES)
        assert told(duels[0][0], "olena") != told(duels[1][0], "olena")
        for who in ("tearoom", "bo", "mai"):
            one, other = (told(stage, who) for stage, _, _ in duels)
            assert one
            assert one == other
        assert plain(duels[0][1]) == plain(duels[1][1])
        for _, _, (_, bo, _) in duels:
            await bo.press("A:")
        shown = [(await newest(stage)).steps[-1].events for stage, _, _ in duels]
        assert [one[0] for one in shown] == [f"open:1:{down}@0,0h" for down in downs]
    finally:
        for stage, _, _ in duels:
            await stage.service.close()
