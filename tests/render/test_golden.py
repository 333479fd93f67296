"""The pictures of all games: as drawn before, small, opaque. RENEW_GOLDEN=1 draws them anew."""

from __future__ import annotations

import pytest
from PIL import Image

from render.bench import MOST_BYTES
from tests.render import (
    test_four_colour_pictures,
    test_pictures,
    test_wu_hsing_pictures,
    test_xiang_shi_fu_pictures,
)
from tests.render.test_pictures import GOLDEN, RENEW, off, opened

TALL = test_four_colour_pictures.PICTURES
PICTURES = {
    **test_pictures.PICTURES,
    **test_xiang_shi_fu_pictures.PICTURES,
    **test_wu_hsing_pictures.PICTURES,
    **TALL,
}


@pytest.mark.parametrize("name", PICTURES)
def test_pictures_look_as_they_did(name: str) -> None:
    data = PICTURES[name]()
    golden = GOLDEN / f"{name}.png"
    if RENEW:
        golden.write_bytes(data)
    drawn, kept = opened(data), Image.open(golden)
    assert drawn.size == kept.size
    assert off(drawn, kept) <= 0.005


@pytest.mark.parametrize("name", PICTURES)
def test_pictures_are_small_opaque_and_of_eight_bits(name: str) -> None:
    data = PICTURES[name]()
    picture = opened(data)
    assert len(data) < MOST_BYTES
    size = (1200, 900 if name in TALL else 800)
    assert (picture.format, picture.mode, picture.size) == ("PNG", "P", size)
    assert "transparency" not in picture.info
