"""What people are told where something does not go as they might think."""

from __future__ import annotations

from dataclasses import dataclass

from bot.core.request import Place
from games import text
from render import say
from tests.service.stage import Guest, Stage

NO_FILES = say(text("bot-may-not-attach-discord"))


@dataclass
class WithoutFiles(Guest):
    """Somebody in a room where the bot may attach nothing."""

    @property
    def place(self) -> Place:
        return Place("discord", self.room, pictures=False)


def told(stage: Stage) -> list[str]:
    """Everything that was shown, in words."""
    return [screen.caption for _, _, screen in stage.seen]


async def test_the_missing_right_is_named_once_a_day(stage: Stage) -> None:
    olena = WithoutFiles(stage, stage.person("Olena", "").who, "tearoom")
    await olena.command("me")
    assert NO_FILES in told(stage)
    await olena.command("top")
    await olena.command("play", "guo-wu-guan lenient me")
    assert told(stage).count(NO_FILES) == 1
    stage.clock.time += 86_400_000
    await olena.command("top")
    assert told(stage).count(NO_FILES) == 2
    bo = WithoutFiles(stage, stage.person("Bo", "").who, "tearoom")
    await bo.command("me")
    assert told(stage).count(NO_FILES) == 3


async def test_a_move_that_no_button_offers_is_answered_in_words(stage: Stage) -> None:
    olena = stage.person("Olena", "tearoom")
    await olena.command("play", "guo-wu-guan lenient me")
    board = olena.sees[-1]
    head = "/".join(board.screen.buttons[0].action.split("/")[:3])
    for move in ("1ab", "zzz", "a/b"):
        before = len(stage.seen)
        await olena.carry(f"{head}/{move}", board)
        edit, word = stage.seen[before:]
        assert edit[1] == "edit"
        assert word[2].caption == say(text("bot-stale"))


async def test_a_report_speaks_of_a_board_only_where_there_is_one(stage: Stage) -> None:
    olena = stage.person("Olena", "tearoom")
    await olena.command("report", "it is broken")
    assert "board" not in olena.own.caption
    await olena.command("play", "guo-wu-guan lenient me")
    await olena.command("report", "it is broken")
    assert "with the board as it stands now" in olena.own.caption


async def test_invite_without_a_name_says_how_it_goes(stage: Stage) -> None:
    olena = stage.person("Olena", "tearoom")
    await olena.command("invite")
    assert "/invite Olena" in olena.own.caption
