"""Wu Hsing: two to four people lay two-coloured dominoes in rows with a pattern."""

from games.wu_hsing.board import Board
from games.wu_hsing.game import WuHsing

__all__ = ["GAME", "Board", "WuHsing"]

GAME = WuHsing()
"""The game as the rest of the product knows it."""
