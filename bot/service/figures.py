"""Figures of boards in words."""

from __future__ import annotations

from bot.core.wish import Wish
from bot.service.menus import title
from bot.store import Room
from bot.store.totals import server_of
from games import Text, game, text


def server_in(room: Room) -> str:
    """The server of a room, '' where it has none."""
    return server_of(room.platform, room.chat, room.settings, private=room.private)


def what(wish: Wish) -> Text:
    """The games of a board in words."""
    if not wish.game:
        return text("top-all-games")
    one = game(wish.game)
    if not wish.variant or len(one.variants) == 1:
        return title(one)
    return text("top-game-variant", game=title(one), variant=one.named(wish.variant))


def value(wish: Wish, figure: int) -> Text:
    """A figure of a board in words; moves are kept below zero, as fewer are better."""
    if wish.measure != "best":
        return text(f"top-value-{wish.measure}", n=figure)
    if max(game(wish.game).seats) == 1:
        return text("top-value-moves", n=-figure)
    return text("top-value-score", n=figure)
