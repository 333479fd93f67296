"""Who presses faster than anybody can hears one kind word, then nothing, on every front."""

from __future__ import annotations

from bot.core.buckets import Allowance
from bot.service.calm import Calm
from tests.conformance.driver import Room, words
from tests.conformance.test_scenarios import LENIENT


async def test_one_kind_word_and_then_silence_on_every_front(room: Room) -> None:
    await room.asks("Olena", "play", LENIENT)
    before = await room.board()
    room.driver.service._calm = Calm(Allowance(0, 0))
    await room.presses("Olena", "A")
    assert await room.told("Olena") == words("bot-too-fast")
    heard = await room.owns("Olena")
    for _ in range(3):
        await room.presses("Olena", "A")
    assert await room.owns("Olena") <= heard
    assert (await room.board()).caption == before.caption
    room.driver.service._calm = None
    await room.presses("Olena", "A")
    assert (await room.board()).caption != before.caption
