"""Boards and cards as people meet them, on every platform."""

from __future__ import annotations

from tests.conformance.conftest import Deals
from tests.conformance.driver import Room, words

ONE_CHOICE = {"tea 81": "B", "tea 202": "B", "tea 214": "A"}
"""Deals of o-koan that are won by this choice, once the table plays the forced moves."""


async def win(room: Room, deals: Deals, name: str, seed: str) -> None:
    """A game won alone."""
    deals(seed)
    await room.asks(name, "play", "guo-wu-guan o-koan me")
    await room.presses(name, ONE_CHOICE[seed])


def mine(place: int, wins: int) -> str:
    """One's own place as the page tells it."""
    value = words("top-value-wins", n=wins)
    return f"You: place {place}, {value}."


async def test_a_board_is_read_and_turned_by_buttons(room: Room, deals: Deals) -> None:
    for name, seed in zip(("Olena", "Ivy", "Olena"), ONE_CHOICE, strict=True):
        await win(room, deals, name, seed)
    await room.asks("Ivy", "top")
    assert mine(2, 1) in await room.told("Ivy")
    assert (await room.own("Ivy")).picture
    await room.presses("Ivy", words("top-scope-world"))
    guest = room.platform == "web"
    assert (words("top-not-mine-guest") if guest else mine(2, 1)) in await room.told("Ivy")
    await room.presses("Ivy", words("top-best"))
    assert f"{words('gwg-title')}, {words('gwg-variant-o-koan')}" in await room.told("Ivy")
    await room.presses("Ivy", words("top-scope-room"))
    assert "You: place" in await room.told("Ivy")


async def test_a_card_is_ones_own_until_it_is_opened(room: Room, deals: Deals) -> None:
    await win(room, deals, "Olena", "tea 81")
    await room.asks("Ivy", "me", "Olena")
    assert await room.told("Ivy") == words("me-closed", name="Olena")
    await room.asks("Olena", "settings")
    await room.presses("Olena", words("bot-settings-tab-seen"))
    await room.presses("Olena", "My card")
    await room.asks("Ivy", "me", "Olena")
    assert (await room.own("Ivy")).picture
    await room.asks("Ivy", "me", "Nobody")
    assert await room.told("Ivy") == words("me-unknown", name="Nobody")


async def test_who_opts_out_stands_in_the_room_alone(room: Room, deals: Deals) -> None:
    await win(room, deals, "Olena", "tea 81")
    await room.asks("Olena", "settings")
    await room.presses("Olena", words("bot-settings-tab-seen"))
    await room.presses("Olena", "Boards of servers")
    await room.asks("Olena", "top", "world")
    why = "top-not-mine-guest" if room.platform == "web" else "top-not-mine-unlisted"
    assert words(why) in await room.told("Olena")
    await room.asks("Olena", "top", "room")
    assert mine(1, 1) in await room.told("Olena")
