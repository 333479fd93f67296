"""The colour tables keep their promises of contrast, and the palette keeps the colours."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations, product
from math import dist
from typing import get_args

import pytest
from PIL import Image

from render.blocks import FORCES, Force
from render.encode import colours_of, indexed, palette
from render.strips import SUITS, Suit
from render.tokens import CHOICES, TOKENS, Colour, choice, contrast
from render.view import Theme

GROUNDS = ("bg", "panel", "panel2")
WORDS = ("text", "muted", "jade", "gold", "red")
MARKS = ("select", "gold", "jade", "red", *(choice(number) for number in range(CHOICES)))
THEMES: tuple[Theme, ...] = get_args(Theme)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(("ink", "ground"), [*product(WORDS, GROUNDS)])
def test_words_can_be_read(theme: Theme, ink: str, ground: str) -> None:
    assert contrast(TOKENS[theme][ink], TOKENS[theme][ground]) >= 4.5


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(("mark", "ground"), [*product(MARKS, GROUNDS)])
def test_marks_and_frames_stand_out(theme: Theme, mark: str, ground: str) -> None:
    assert contrast(TOKENS[theme][mark], TOKENS[theme][ground]) >= 3


@pytest.mark.parametrize("theme", THEMES)
def test_letters_can_be_read_on_their_badges(theme: Theme) -> None:
    table = TOKENS[theme]
    for number in range(CHOICES):
        assert contrast(table["ink"], table[choice(number)]) >= 4.5
    assert contrast(table["bg"], table["muted"]) >= 4.5
    assert contrast(table["pip"], table["face"]) >= 4.5


@pytest.mark.parametrize("theme", THEMES)
def test_tiles_stand_out_or_have_a_rim(theme: Theme) -> None:
    table = TOKENS[theme]
    assert contrast(table["pip"], table["face"]) >= 4.5
    assert contrast(table["redpip"], table["face"]) >= 4.5
    for ground in ("panel", "panel2"):
        edges = [contrast(table[part], table[ground]) for part in ("face", "rim")]
        assert max(edges) >= 3 or (ground == "panel2" and max(edges) >= 2.4)
        assert max(contrast(table[part], table[ground]) for part in ("back", "backrim")) >= 1.9


@pytest.mark.parametrize("theme", THEMES)
def test_the_palette_leaves_one_colour_free_and_is_kept(theme: Theme) -> None:
    assert len(colours_of(theme)) <= 255
    assert palette(theme) is palette(theme)


@pytest.mark.parametrize("theme", THEMES)
def test_flat_colours_come_out_as_they_are(theme: Theme) -> None:
    for name, colour in TOKENS[theme].items():
        flat = indexed(Image.new("RGB", (2, 2), colour), theme).convert("RGB").getpixel((0, 0))
        assert isinstance(flat, tuple)
        assert max(abs(a - b) for a, b in zip(flat, colour, strict=True)) <= 5, name


COLOURED: Mapping[str, Suit | Force] = {
    **{f"card {key}": one for key, one in SUITS.items()},
    **FORCES,
}


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("name", COLOURED)
def test_cards_and_squares_can_be_read_and_stand_out(theme: Theme, name: str) -> None:
    table, one = TOKENS[theme], COLOURED[name]
    if name != "?":
        assert contrast(table[one.ink], table[one.paper]) >= 4.5
    least = 1.9 if name == "?" else 3
    for ground in ("panel", "panel2"):
        edges = [contrast(table[part], table[ground]) for part in (one.paper, f"{one.paper}rim")]
        assert max(edges) >= least


SEEN_AS: Mapping[str, tuple[tuple[float, float, float], ...]] = {
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
"""How linear light is seen without one kind of cones (Machado, Oliveira and Fernandes 2009)."""


def apart(one: Colour, two: Colour, kind: str) -> float:
    """How different two colours look to an eye of this kind, in CIE Lab."""
    return dist(_lab(one, kind), _lab(two, kind))


def _lab(colour: Colour, kind: str) -> tuple[float, float, float]:
    light = [_linear(part / 255) for part in colour]
    seen = [sum(a * b for a, b in zip(line, light, strict=True)) for line in SEEN_AS[kind]]
    red, green, blue = (min(1.0, max(0.0, part)) for part in seen)
    x = _root((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047)
    y = _root(0.2126 * red + 0.7152 * green + 0.0722 * blue)
    z = _root((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)


def _root(part: float) -> float:
    return float(part ** (1 / 3)) if part > 0.008856 else 7.787 * part + 16 / 116


@pytest.mark.parametrize("kind", SEEN_AS)
@pytest.mark.parametrize("theme", THEMES)
def test_the_five_forces_stay_apart_for_every_eye(theme: Theme, kind: str) -> None:
    papers = [TOKENS[theme][one.paper] for letter, one in FORCES.items() if letter != "?"]
    assert min(apart(one, two, kind) for one, two in combinations(papers, 2)) >= 25


@pytest.mark.parametrize("kind", SEEN_AS)
@pytest.mark.parametrize("theme", THEMES)
def test_cards_that_look_alike_to_an_eye_have_other_signs(theme: Theme, kind: str) -> None:
    for one, two in combinations(SUITS.values(), 2):
        distance = apart(TOKENS[theme][one.paper], TOKENS[theme][two.paper], kind)
        assert distance >= (15 if one.signs != two.signs else 40)


def test_every_colour_has_a_shape_of_its_own() -> None:
    for looks in (SUITS, FORCES):
        assert len({one.shape for one in looks.values()}) == len(looks)
