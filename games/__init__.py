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
from games.taught import Example, Group, Lesson, Moment, Step, moments

__all__ = [
    "GAMES",
    "BadInput",
    "Budget",
    "Choice",
    "Example",
    "Game",
    "Group",
    "IllegalMove",
    "Lesson",
    "Menu",
    "Moment",
    "Outcome",
    "Path",
    "Position",
    "Seat",
    "Solution",
    "Step",
    "Text",
    "Variant",
    "game",
    "menu",
    "moments",
    "text",
]
