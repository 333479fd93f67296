"""The colour tables keep their promises of contrast, and the palette keeps the colours."""

from __future__ import annotations

from itertools import product
from typing import get_args

import pytest
from PIL import Image

from render.encode import colours_of, indexed, palette
from render.tokens import CHOICES, TOKENS, choice, contrast
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
