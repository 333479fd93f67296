"""The board of Xiang Shi Fu in its six variants."""

from render.boards.xiang_shi_fu.layout import forget, hard, press, scene
from render.boards.xiang_shi_fu.spoken import alt, text_board

__all__ = ["SAMPLE", "alt", "forget", "hard", "press", "scene", "text_board"]

SAMPLE = (
    "xsf:classic:standard:-:666144,655554,553311,656432,555131,6551,634222,616144,666433,664252,412221"
)
"""Six sets of eleven are valid."""
