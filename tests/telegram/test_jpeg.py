"""What Telegram makes of our pictures: JPEG of at most 1,280 pixels, small and legible."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from io import BytesIO
from itertools import islice

import pytest
from PIL import Image, ImageChops, ImageStat

from games import GAMES
from render import Look, View, picture
from render.boards import board
from render.sheet import walk
from render.things import Block, Cell, Label, Rect, Strip, Thing, Tile

LONG_SIDE = 1280
QUALITY = 75
"""Worse than what was seen of Telegram's own encoder."""

CLEARLY = 0.6
"""So much nearer to itself than to the next is what can be told apart at a glance."""

VARIANTS = [(game.name, variant.name) for game in GAMES.values() for variant in game.variants]
LOOKS = (Look("dark"), Look("light"))


def boards(name: str, variant: str) -> Iterator[View]:
    """The beginning of a game in the dark, and a state in its middle by day."""
    states = islice(walk(GAMES[name], variant, "jpeg"), 0, 9, 8)
    for look, (position, last) in zip(LOOKS, states, strict=False):
        facts = position.facts()
        yield View(name, position.seen_by(0), 0, look, facts=facts, last=last)


def placed(things: Sequence[Thing], x: int = 0, y: int = 0) -> Iterator[tuple[Thing, Rect]]:
    """Everything with its place on the picture."""
    for thing in things:
        rect = thing.rect
        if isinstance(thing, Cell):
            yield from placed(thing.things, x + rect.x, y + rect.y)
        else:
            yield thing, Rect(x + rect.x, y + rect.y, rect.w, rect.h)


def recoded(data: bytes) -> Image.Image:
    """The picture as Telegram shows it."""
    image = Image.open(BytesIO(data)).convert("RGB")
    image.thumbnail((LONG_SIDE, LONG_SIDE))
    out = BytesIO()
    image.save(out, "JPEG", quality=QUALITY, subsampling="4:2:0")
    return Image.open(out).convert("RGB")


def crop(image: Image.Image, rect: Rect) -> Image.Image:
    return image.crop((rect.x, rect.y, rect.right, rect.bottom))


def off(first: Image.Image, second: Image.Image) -> float:
    """How far two pictures of a size are apart."""
    return sum(ImageStat.Stat(ImageChops.difference(first, second)).mean)


@pytest.mark.parametrize(("name", "variant"), VARIANTS)
def test_boards_are_small_and_every_tile_and_word_can_be_read(name: str, variant: str) -> None:
    for view in boards(name, variant):
        data = picture(view)
        assert len(data) < 100_000
        clean, shown = Image.open(BytesIO(data)).convert("RGB"), recoded(data)
        assert shown.size == clean.size, "nothing is scaled down"
        things = list(placed(board(name).scene(view).things))
        _faces(things, clean, shown)
        _words(things, clean, shown)


def _faces(things: list[tuple[Thing, Rect]], clean: Image.Image, shown: Image.Image) -> None:
    """A tile is clearly more like itself than like any other tile."""
    faces = [(face, rect) for thing, rect in things if (face := _face(thing))]
    assert len(faces) > 9
    clear = [crop(clean, rect) for _, rect in faces]
    for (face, rect), own in zip(faces, clear, strict=True):
        seen = crop(shown, rect)
        others = [
            off(seen, image)
            for (other, place), image in zip(faces, clear, strict=True)
            if other != face and (place.w, place.h) == (rect.w, rect.h)
        ]
        assert off(seen, own) < CLEARLY * min(others, default=100.0), face


def _face(thing: Thing) -> str:
    match thing:
        case Tile(face=face) | Strip(face=face) | Block(colours=face):
            return face
        case _:
            return ""


def _words(things: list[tuple[Thing, Rect]], clean: Image.Image, shown: Image.Image) -> None:
    """Ink stands out from its ground as it did."""
    words = [rect for thing, rect in things if isinstance(thing, Label)]
    assert words
    for rect in words:
        before, after = (_contrast(crop(image, rect)) for image in (clean, shown))
        assert after > 0.7 * before


def _contrast(image: Image.Image) -> int:
    low, high = image.convert("L").getextrema()
    return int(high) - int(low)  # type: ignore[arg-type] # of one channel these are numbers
