"""Records from outside, on every platform: stepped through, and played on."""

from __future__ import annotations

import pytest

from games import game
from tests.conformance.driver import Room, words
from tests.games.records import played


@pytest.mark.parametrize("name", ["guo-wu-guan", "wu-hsing"])
async def test_a_record_comes_in_and_is_played_on(room: Room, name: str) -> None:
    variant = game(name).variants[0].name
    record, _ = played(game(name), variant, "conformance")
    await room.asks("Olena", "import", str(record))
    assert (await room.own("Olena")).picture or await room.pictures("Olena")
    await room.presses("Olena", words("after-button-on"))
    await room.presses("Olena", words("after-button-from"))
    assert "What if" in (await room.own("Olena")).caption or room.platform == "telegram"
