"""Examples for the rules in words, and the first lesson: two levels, three generals, five moves."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.protocol import text
from games.taught import Example, Group, Lesson, Step
from games.triplets import EXAMPLES as TRIPLETS

EXAMPLES: Final[Mapping[str, Example]] = {
    "goal": Example(
        "classic:22.x32.x51.x55.x31.43:66.62.53.33.52/65.44.65.64.11/64.42.61.21.63/"
        "66.44.22.51.55/41.54.61.33.31:11:r2",
        seat=None,
    ),
    "sets": Example(
        groups=tuple(
            Group(tiles, text(f"gwg-type-{type_}"), ends)
            for type_, (tiles, ends) in TRIPLETS.items()
        )
    ),
    "removals": Example(
        "classic:22.x32.x51.x55.x31.43:66.62.53.33.52/65.44.65.64.11/64.42.61.21.63/"
        "66.44.22.51.55/41.54.61.33.31:11:r2"
    ),
    "passing": Example(
        "classic:65.x66.x51.x55.x31.55:52.61/51.31.63.64.43/42.11.11.64.62/41.61.53.21.65/54.66:"
        "33.32.22.22.44.44.33:p5"
    ),
    "replenishing": Example(
        "classic:51.x33.x44.x54.x53.61:65.65.21/51.31.52.63.64.33/11.22.32/55.66.22/"
        "43.41.61.31.11.42:55.64.44.66.62:r2",
        last=("draw:5:42", "draw:4:22", "draw:3:32", "draw:2:33", "draw:1:21", "round"),
    ),
}

LESSON: Final = Lesson(
    "lenient",
    (
        Step(
            "dragon",
            ("4abd",),
            "lenient:32.x11.61:p/p/p/31.62.22.54/41.43.44.65.31.66:42.11.51.64.55.55.65.66.21.63."
            "52.64.61.33.53.51.44.22.33:r4",
        ),
        Step("five", ("5ace",)),
        Step("fourteen", ("5abd",)),
        Step("pass", ("4L",)),
        Step("double", ("5LR",)),
    ),
)
