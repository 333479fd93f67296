"""Boards of Xiang Shi Fu to test with: random games, and positions that are hard to draw."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from itertools import islice

from games import GAMES, Path, Position, game
from games.xiang_shi_fu.rules import RULE_NAMES, RULES
from render import Look, View
from render.boards import board
from render.sheet import walk
from render.things import Cell, Rect, Scene, Thing

NAME = "xiang-shi-fu"
VARIANTS = tuple(RULES)
ALL = tuple(f"{variant}+{rule}" for variant in VARIANTS for rule in RULE_NAMES)
"""Every variant under every rule for dead groups."""

LIGHT = Look("light")
LARGE = Look("light", large=True)

PARTNERS = (
    "xsf:classic:standard:-:654341,443231,656444,644222,665111,6255,663322,635533,615131,545311,"
    "615221"
)
PAIR = (
    "xsf:classic:standard:-:533333,525144,656143,611111,645531,6666,634121,656432,625422,555131,"
    "444222"
)
TARGET = (
    "xsf:target-pair:multiple:4132:665333,525144,634332,616131,645531,6654,444121,656455,423322,"
    "511111,656222"
)
SHANGHAI = (
    "xsf:shanghai:standard:-:666221,444111,654333,653222,666111,555122,615131,535231,646333,555444"
)
DRAGONS = (
    "xsf:five-dragons:mixed-dragon:-:615151,645554,444443,666661,654231,5553,624132,222111,656333,"
    "333111,645222"
)
HARMONY = (
    "xsf:harmony:thirteen:-:555333,646244,444333,643111,615131,6654,634121,654222,653222,665551,"
    "615211"
)
EIGHT = (
    "xsf:eight-triplets:standard:-:615151,665544,656544,666131,6442,5543,6253,4132,222111,333111,"
    "635433,645222"
)
LOCKED = (
    "xsf:classic:standard:-:663321,643122,625351,655432,666144,5555,615233,656443,634131,421111,"
    "514422"
)
STUCK = (
    "xsf:classic:standard:-:666543,542221,553231,514442,626131,6463,615311,645244,663322,554111,"
    "655133"
)
WON = {
    "classic": "555551,626111,313122,645344,666122,4221,655444,635241,644333,663332,655111",
    "target-pair": "555551,626111,313122,645344,666122,4221,655444,635241,644333,663332,655111",
    "eight-triplets": (
        "555551,614411,666561,666444,6354,4132,5243,6253,222221,333331,654231,645111"
    ),
    "shanghai": "665544,665544,332211,332211,654321,654132,645231,625431,636161,535151",
    "harmony": "555554,636161,222221,333332,666662,3131,656552,444443,646442,535151,411111",
    "five-dragons": "555551,611111,666665,645321,654231,2222,644444,635241,615432,333331,625143",
}


def won(variant: str) -> str:
    """A won position of a variant."""
    target = "4221" if variant == "target-pair" else "-"
    return f"xsf:{variant}:multiple:{target}:{WON[variant]}"


def read(notation: str) -> Position:
    return game(NAME).parse(notation)


def view(notation: str, **how: object) -> View:
    """A view of a position by its owner."""
    return of(read(notation), **how)


def of(position: Position, **how: object) -> View:
    base: dict[str, object] = {"names": ("Olena",), "facts": position.facts(), "look": Look()}
    return View(NAME, position, 0, **(base | how))  # type: ignore[arg-type] # the tests name the fields


def said(position: Position) -> Path:
    """What to press first so that most partners are shown."""
    return board(NAME).press(position, "most partners")


def walked(variant: str, seed: object, most: int = 7) -> Iterator[View]:
    """The boards of one random game, before anything is pressed and after."""
    for position, last in islice(walk(GAMES[NAME], variant, str(seed)), most):
        seen = of(position, last=last)
        yield seen
        first = said(position)
        if first:
            yield replace(seen, said=first)
            yield replace(seen, said=(first[0], next(_whole(position, first[0]))))


def _whole(position: Position, side: str) -> Iterator[str]:
    return (move for move in position.moves(0) if side in move.split("-"))


def scene(seen: View) -> Scene:
    return board(NAME).scene(seen)


def cells(picture: Scene) -> list[Cell]:
    return [thing for thing in picture.things if isinstance(thing, Cell)]


@lru_cache(maxsize=8)
def flat(picture: Scene) -> tuple[Thing, ...]:
    """All things of a picture in their places, those of its cells too."""
    found: list[Thing] = []
    for thing in picture.things:
        if isinstance(thing, Cell):
            found += (_moved(one, thing.rect) for one in thing.things)
        else:
            found.append(thing)
    return tuple(found)


def _moved(thing: Thing, by: Rect) -> Thing:
    rect = thing.rect
    return replace(thing, rect=Rect(rect.x + by.x, rect.y + by.y, rect.w, rect.h))
