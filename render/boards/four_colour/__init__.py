"""The board of Four Colour Cards, without any hand or with the viewer's own."""

from render.boards.four_colour.layout import forget, hard, press, scene
from render.boards.four_colour.spoken import alt, text_board

__all__ = ["SAMPLE", "alt", "forget", "hard", "press", "scene", "text_board"]

SAMPLE = ""
