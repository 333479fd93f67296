"""The board of Four Colour Cards, without any hand or with the viewer's own."""

from render.boards.four_colour.group import pieces, pieces_named, pieces_typed
from render.boards.four_colour.layout import forget, hard, press, scene, scenes
from render.boards.four_colour.plain import held
from render.boards.four_colour.spoken import alt, text_board

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
    "4c1 1 r0 d2wN p,p yNySrGrArCrCrNgAgCwGwNwNwSF2/yGyGyCyNrErHrNrSgGwAwH/yEyNrGrGrCrSrSrSwA"
    "wNF4/yGyAyEyErHgAgEgHgNwG wCwCwC,ySgSwS/gHgHgH,gGgAgE,rArArA/yGyAyE,gGgAgE,yCyCyC/F5,yHy"
    "HyH,rErErE,wGwAwE rNgNySrCwCwHF3wSgSwAwEyAyHyAF1gSySyNrGwGgCgG "
    "2gC,3gE,0gC*,1gN*,3wH,0wS,1gS*,2gN,3rN,1rH,2wH*,0wE,1rH,1wE"
)
"""All four have shown groups, and a card has just been drawn."""
