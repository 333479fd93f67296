"""What deserves a badge is seen in the events of a game."""

from __future__ import annotations

from games import game, text
from render.words import knows, say


def test_who_closes_the_creating_cycle_has_a_badge() -> None:
    steps = [(0, ("place:1:WB,1,0,h:h3:3",)), (1, ("place:2:RY,3,0,h:h5:5", "cycle:2:h"))]
    one = game("wu-hsing")
    assert [one.feats(steps, seat) for seat in (0, 1)] == [(), ("cycle",)]
    assert knows(f"{one.code}-feat-cycle")
    assert "creating cycle" in say(text(f"{one.code}-feat-cycle"))
