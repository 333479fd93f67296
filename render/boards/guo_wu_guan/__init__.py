"""The board of Guo Wu Guan and its four relatives."""

from render.boards.guo_wu_guan.layout import forget, hard, press, scene, scenes
from render.boards.guo_wu_guan.spoken import alt, text_board
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
    "classic:22.x32.x51.x55.x31.43:66.62.53.33.52/65.44.65.64.11/64.42.61.21.63/"
    "66.44.22.51.55/41.54.61.33.31:11:r2"
)
"""A deal with a big dragon and a full fourteen in one level."""
