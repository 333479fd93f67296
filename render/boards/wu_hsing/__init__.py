"""The board of Wu Hsing in its four variants."""

from render.boards.wu_hsing.layout import forget, hard, press, scene
from render.boards.wu_hsing.spoken import alt, text_board

__all__ = ["SAMPLE", "alt", "forget", "hard", "press", "scene", "text_board"]

SAMPLE = (
)
