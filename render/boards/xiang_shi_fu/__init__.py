"""The board of Xiang Shi Fu in its six variants."""

from render.boards.xiang_shi_fu.layout import forget, hard, press, scene, scenes
from render.boards.xiang_shi_fu.spoken import alt, text_board
from render.plain import held
from render.tiles import pieces, pieces_named, pieces_typed

__all__ = [
    "SAMPLE",
    "alt",
    "forget",
    "hard",
    "held",
    "pieces",
    "pieces_named",
    "pieces_typed",
    "press",
    "scene",
    "scenes",
    "text_board",
]

SAMPLE = (
    "xsf:classic:standard:-:636152,624131,555333,666561,644222,3111,332211,645132,654443,665544,"
    "545121"
)
"""Seven sets of eleven are valid, three kinds of dragons among them."""
