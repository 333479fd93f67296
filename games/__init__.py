"""The games: rules, solvers and computer players. Pure: no clock, no I/O, no language."""

from games.choices import Choice, Menu, menu
from games.protocol import (
    BadInput,
    Budget,
    Game,
    IllegalMove,
    Outcome,
    Path,
    Position,
    Seat,
    Solution,
    Text,
    Variant,
    text,
)
from games.registry import GAMES, game

__all__ = [
    "GAMES",
    "BadInput",
    "Budget",
    "Choice",
    "Game",
    "IllegalMove",
    "Menu",
    "Outcome",
    "Path",
    "Position",
    "Seat",
    "Solution",
    "Text",
    "Variant",
    "game",
    "menu",
    "text",
]
