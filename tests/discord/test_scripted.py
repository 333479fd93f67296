from __future__ import annotations

from bot.core.request import Command
from tests.discord.conftest import Opens
from tests.discord.scripted import PNG, board_everywhere


async def test_play_posts_a_picture_with_its_words_for_the_blind(opens: Opens) -> None:
    sim, service = await opens(board_everywhere)
    await sim.member("Olena").slash(sim.room, "play")
    seen = sim.look(sim.messages()[-1])
    assert isinstance(service.asked[0], Command)
    assert seen.caption == "Level 2: *full* dragon for a_b"
    assert seen.picture is not None
    assert seen.picture.startswith(PNG)
    assert seen.alt == "Level 2 has two sets"
