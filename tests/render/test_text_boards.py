"""Text boards of every game: forty columns at most, in every language and with every name."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import pytest

import render
from games import GAMES, Game
from render import Look, View
from render.plain import COLUMNS, columns
from render.sheet import walk
from render.words import locales

NAMES = (
    "小龍女與楊過在終南山下的茶館裡喝茶",
    "👨\u200d👩\u200d👧\u200d👦🇺🇦 Ґонґадзе-Дніпровська-Олександра",
    "محمد الأمين بن عبد الله الطويل",
    "Z\u0334\u0322\u0301\u0302algo" * 6,
)
VARIANTS = [(one, variant.name) for one in GAMES.values() for variant in one.variants]
_FAR, _STEP = 45, 11
"""How far into a game to look, and at every which position."""


def views(one: Game, variant: str, locale: str, seed: str) -> Iterator[View]:
    for seats in one.seats:
        walked = walk(one, variant, f"text {seed}", seats)
        for position, last in islice(walked, 0, _FAR, _STEP):
            for viewer in (next(iter(position.to_act), 0), None):
                seen = position.seen_by(viewer)
                facts = position.facts()
                look = Look(locale=locale)
                names = NAMES[: position.seats]
                yield View(one.name, seen, viewer, look, names=names, facts=facts, last=last)


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize(("one", "variant"), VARIANTS, ids=[name for _, name in VARIANTS])
def test_boards_in_characters_are_as_narrow_as_a_phone(
    one: Game, variant: str, locale: str
) -> None:
    for view in views(one, variant, locale, "narrow"):
        board = render.text_board(view)
        wide = [line for line in board.splitlines() if columns(line) > COLUMNS]
        assert wide == []
        assert board.strip()
        assert "\t" not in board
        assert 0 < len(render.alt(view)) <= render.MOST_ALT


@pytest.mark.parametrize(("one", "variant"), VARIANTS, ids=[name for _, name in VARIANTS])
def test_who_is_asked_finds_something_to_type(one: Game, variant: str) -> None:
    """A mark or a move of the notation stands on the board or in the words above it."""
    for view in views(one, variant, "en", "typed"):
        seat = view.viewer
        if seat is None or seat not in view.position.to_act:
            continue
        assert view.position.offered(seat)
        assert render.say(view.position.question(seat, ()))


@pytest.mark.parametrize("one", [one for one in GAMES.values() if max(one.seats) > 1])
def test_a_name_of_twenty_letters_is_read_whole(one: Game) -> None:
    name = "Oleksandra Kateryna I"
    for position, _ in islice(walk(one, one.variants[0].name, "names"), 0, 3):
        seen = View(one.name, position.seen_by(0), 0, Look(), names=(name, *NAMES[:3]))
        assert name in render.text_board(seen)
