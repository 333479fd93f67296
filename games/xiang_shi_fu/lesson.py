"""Examples for the rules in words, and the first lesson: four exchanges that solve a deal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.protocol import text
from games.taught import Example, Group, Lesson, Step
from games.triplets import EXAMPLES as TRIPLETS

_START: Final = (
    "xsf:classic:standard:-:645243,444122,636222,656553,614431,5132,646142,662111,665111,333331,"
    "555554"
)

_PAIRS: Final = (
    ("66.66", "civil"),
    ("55.55", "civil"),
    ("51.51", "civil"),
    ("63.54", "military"),
    ("62.53", "military"),
    ("52.43", "military"),
    ("41.32", "military"),
    ("42.21", "supreme"),
)

_DEAD: Final = (
    ("42.41.33", "1 2 3 3 4 4"),
    ("54.42.41", "1 2 4 4 4 5"),
    ("52.51.33", "1 2 3 3 5 5"),
    ("52.51.44", "1 2 4 4 5 5"),
    ("43.42.32", "2 2 3 3 4 4"),
)
"""The dead triplets of the standard rule, and their ends."""

EXAMPLES: Final[Mapping[str, Example]] = {
    "goal": Example(_START, seat=None),
    "pairs": Example(
        groups=tuple(Group(tiles, text(f"xsf-type-{type_}")) for tiles, type_ in _PAIRS)
    ),
    "triplets": Example(
        groups=tuple(
            Group(tiles, text(f"xsf-type-{type_}"), ends)
            for type_, (tiles, ends) in TRIPLETS.items()
        )
    ),
    "moves": Example(_START, said=("d53",)),
    "dead-groups": Example(
        groups=tuple(
            Group(tiles, text("xsf-example-dead"), ends, good=False) for tiles, ends in _DEAD
        )
    ),
}

LESSON: Final = Lesson(
    "classic",
    (
        Step("one", ("d53-f64",), _START),
        Step("pair", ("a5243-p5132",)),
        Step("detour", ("h66-j55",)),
        Step("last", ("e31-h11",)),
    ),
)
