"""Names in sentences: whoever knows who sits where puts names in the place of numbers."""

from __future__ import annotations

from games import game, text
from games.protocol import who
from render import View, say
from render.boards import board
from render.head import named

POSITION = game("four-colour").parse(board("four-colour").SAMPLE).seen_by(None)
VIEW = View("four-colour", POSITION, None, names=("Olena", "", "小龍"))


def test_a_seat_is_said_by_its_name() -> None:
    assert say(named(who(2), VIEW)) == "小龍"
    assert say(named(POSITION.prompt(None), VIEW)).startswith("小龍")


def test_names_come_into_sentences_within_sentences_and_lists() -> None:
    inner = text("fcc-prompt-discards", who=who(0))
    assert "Olena" in say(named(text("ui-fcc-alt", title=inner, facts=(inner, inner)), VIEW))


def test_a_seat_without_a_name_keeps_its_number() -> None:
    assert say(named(who(1), VIEW)) == "Player 2"
    assert say(named(who(3), VIEW)) == "Player 4"
    assert named(text("ui-fcc-stock", n=3), VIEW) == text("ui-fcc-stock", n=3)
