"""Boards of Four Colour Cards to test with: random deals, and positions that are hard to draw."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

from games import GAMES, Position, Seat, game
from games.four_colour.cards import COPIES, NAMES, read_cards
from render import Look, View
from render.boards import board
from render.sheet import walk
from render.things import Cell, Rect, Scene, Thing

NAME = "four-colour"
NAMES_OF_SEATS = ("Olena", "Nguyễn Thị Minh", "محمد الأمين", "小龍")
LIGHT = Look("light")
LARGE = Look("light", large=True)

EVERY_SOLDIER = "ySySySrSgSwSrCrHrNgCgHgNwCwHwNyCyHyNyGwE"
"""Six ways to claim a yellow soldier with these twenty cards."""
WAITING = "rErErErEyNyNwGySrSgSwSwCwHwNrHrHgGgAgEF1"
"""All but one of these are in groups with a red horse."""
LOOSE = "yAyCyNrArCrNgAgCgNwAwCwNyErEgEwEyHrHgHwH"
"""Twenty cards, none equal."""


def built(hand: str, public: str = "", seat: Seat = 0) -> Position:
    """A position in which one seat holds these cards, the others whatever is left.

    ``public`` is a kind, an owner and a card; without one the seat has to discard.
    """
    left = Counter(dict(zip(NAMES, COPIES, strict=True)))
    left.subtract(NAMES[card] for card in read_cards(hand))
    left.subtract([public[2:]] if public else [])
    rest = [name for count in range(4) for name, copies in left.items() if copies > count]
    hands = []
    for at in range(4):
        cards = [rest.pop() for _ in range(20)] if at != seat else []
        hands.append(hand if at == seat else _dense(cards))
    act = f"r{seat}" if public else f"x{seat}"
    fields = ("4c1", "0", act, public or "-", "-", "/".join(hands), "-/-/-/-", "".join(rest), "-")
    return game(NAME).parse(" ".join(fields))


def _dense(cards: list[str]) -> str:
    return "".join(sorted(cards, key=NAMES.index))


def view(position: Position, viewer: Seat | None = None, **how: object) -> View:
    """A view of a position by a seat, or by the group."""
    base: dict[str, object] = {"names": NAMES_OF_SEATS, "look": Look()}
    facts = position.facts()
    return View(NAME, position.seen_by(viewer), viewer, facts=facts, **(base | how))  # type: ignore[arg-type] # the tests name the fields


def walked(seed: object) -> Iterator[View]:
    """The boards of one random deal: for the group, for a seat that acts, for one that does not."""
    for position, last in walk(GAMES[NAME], NAME, str(seed)):
        acting = next(iter(position.to_act), 0)
        yield view(position, last=last)
        yield view(position, acting, last=last)
        yield view(position, (acting + 1) % 4, last=last)


def ended(*, won: bool) -> View:
    """The end of the first random deal that ends so."""
    for seed in range(100):
        *_, (position, last) = walk(GAMES[NAME], NAME, f"end {seed}")
        if position.outcome and position.outcome.won == won:
            return view(position, last=last)
    raise AssertionError(won)


def scene(seen: View) -> Scene:
    return board(NAME).scene(seen)


def flat(picture: Scene) -> list[Thing]:
    """All things of a picture in their places, those of its cells too."""
    found: list[Thing] = []
    for thing in picture.things:
        if isinstance(thing, Cell):
            found += (_moved(one, thing.rect) for one in thing.things)
        else:
            found.append(thing)
    return found


def _moved(thing: Thing, by: Rect) -> Thing:
    rect = thing.rect
    return replace(thing, rect=Rect(rect.x + by.x, rect.y + by.y, rect.w, rect.h))
