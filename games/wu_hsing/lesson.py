"""Examples for the rules in words, and the first lesson: the worked game of the rule book."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.protocol import text
from games.taught import Example, Group, Lesson, Step

_BOARD: Final = "wh open WB@-1,-1v;BK@1,-1h;YR@0,0h;WR@2,0v;KK@3,0v;KW@-1,1v;YB@0,1h;YR@0,2h"
_AFTER: Final = f"{_BOARD};BK@2,2h YY/BYRK 116/41 2 -"
_ROWS: Final = (
    ("RRR", "one", True),
    ("BWBW", "two", True),
    ("BRKBRK", "three", True),
    ("KBRYWKB", "five", True),
    ("BWW", "doubled", False),
    ("BWRW", "returned", False),
)

EXAMPLES: Final[Mapping[str, Example]] = {
    "goal": Example(_AFTER, seat=None),
    "rows": Example(
        groups=tuple(
            Group(row, text(f"wuh-example-row-{name}"), good=good) for row, name, good in _ROWS
        )
    ),
    "placing": Example(f"{_BOARD} BKYY/BYRK 56/41 1 -", said=("BK",)),
    "scoring": Example(_AFTER, last=("place:1:BK@2,2h:h5,v4,v3:60", "cycle:1:h")),
    "forces": Example(
        groups=(
            Group("KBRYW", text("wuh-example-cycle")),
            Group("RYWKB", text("wuh-example-cycle-begun")),
            Group("WYRBK", text("wuh-example-cycle-back")),
        )
    ),
}

LESSON: Final = Lesson(
    "open",
    (
        Step(
            "rows",
            ("WR@2,0v",),
            "wh open YR@0,0h;YB@0,1h BKWRWKYYKK/BWBYBKRYRK 0/0 1 -",
            others=((1, "BK@1,-1h"),),
        ),
        Step("double", ("KK@3,0v",), others=((1, "YR@0,2h"),)),
        Step("five", ("KW@-1,1v",), others=((1, "WB@-1,-1v"),)),
        Step("three", ("BK@2,2h",), others=((1, "RK@-2,-1v"),)),
        Step("gap", ("YY@0,-2v",), others=((1, "BY@4,0v"),)),
    ),
)
