"""Four Colour Cards (四色牌), flower variant: a rummy for four with narrow cards."""

from games.four_colour.board import Board
from games.four_colour.game import FourColour

__all__ = ["GAME", "Board", "FourColour"]

GAME = FourColour()
"""The game as the rest of the product knows it."""
