"""The board of Wu Hsing in its four variants."""

from render.boards.wu_hsing.group import pieces, pieces_named, pieces_typed
from render.boards.wu_hsing.layout import forget, hard, press, scene, scenes
from render.boards.wu_hsing.plain import held
from render.boards.wu_hsing.spoken import alt, text_board

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
    "wh open YY@0,-2v;RK@-2,-1v;WB@-1,-1v;BK@1,-1h;YR@0,0h;WR@2,0v;KK@3,0v;BY@4,0v;YB@0,1h;"
    "KW@-1,1v;YR@0,2h;BK@2,2h BRWYWKYYKK/BBBWWRRKYK 166/95 1 -"
)
"""The worked game of the rule book after ten moves, with other racks."""
