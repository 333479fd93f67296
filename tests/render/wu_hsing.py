"""Boards of Wu Hsing to test with: random games, and layouts that play hardly ever reaches."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice

from games import GAMES, Position, Seat, game
from games.wu_hsing.rules import kind_of
from render import Look, View
from render.boards import board
from render.sheet import walk
from render.things import Scene

NAME = "wu-hsing"
MINUS, TIMES = "\u2212", "\u00d7"
"""As pictures write them."""
NAMES_OF_SEATS = ("Jürgen", "Олена", "שלום כהן", "Tí 🐉")
LIGHT = Look("light")
LARGE = Look("light", large=True)
TEACH = Look("light", teach=True)

KINDS_OF_GAMES = (
    ("open", 2),
    ("open", 4),
    ("standard", 3),
    ("standard", 4),
    ("duel-a", 2),
    ("duel-b", 2),
)

BOOKLET = (
    "wh standard YY@0,-2v;RK@-2,-1v;WB@-1,-1v;BK@1,-1h;YR@0,0h;WR@2,0v;KK@3,0v;BY@4,0v;YB@0,1h;"
    "KW@-1,1v;YR@0,2h;BK@2,2h BRWYWKYYKK/BBBWWRRKYK 100/100 1 -"
)
"""The board after the worked game of the rule book (section 11), with other racks."""
LAST = ("place:2:BY@4,0v:h7,h6:42",)
CYCLE = ("place:1:YY@0,-2v:v5,h5:50", "cycle:1:h")

_ROW = ("KB", "RY", "WK", "BR", "YW") * 2
_COLUMN = ("RW", "BY", "KR", "WB", "YK") * 2


def angle(across: int, down: int) -> str:
    """A row of so many dominoes, and a column of so many below its first square."""
    placed = [f"{pair}@{2 * at},0h" for at, pair in enumerate(_ROW[:across])]
    placed += [f"{pair}@0,{1 + 2 * at}v" for at, pair in enumerate(_COLUMN[:down])]
    return f"wh open {';'.join(placed)} BBWWRR/YYKKBB 1234/987 1 -"


def position(notation: str) -> Position:
    return game(NAME).parse(notation)


def view(seen: Position, viewer: Seat | None = None, **how: object) -> View:
    """A view of a position by a seat, or by the group."""
    base: dict[str, object] = {"names": NAMES_OF_SEATS[: seen.seats], "look": Look()}
    return View(NAME, seen.seen_by(viewer), viewer, facts=seen.facts(), **(base | how))  # type: ignore[arg-type] # the tests name the fields


def walked(variant: str, seats: int, seed: object, every: int = 1) -> Iterator[View]:
    """The boards of one random game: for the group, before anything is picked, and after."""
    for seen, last in islice(walk(GAMES[NAME], variant, str(seed), seats), 0, None, every):
        yield view(seen, last=last)
        if not seen.to_act:
            continue
        own = view(seen, seen.to_act[0], last=last)
        yield own
        for kind in dict.fromkeys(kind_of(move[:2]) for move in seen.moves(seen.to_act[0])):
            yield replace(own, said=(kind,))


def early(seed: str = "early") -> View:
    """The start of an open game with the domino picked that has the most places."""
    seen = GAMES[NAME].deal("open", seed, 2)
    said = board(NAME).press(seen, "most places")
    return view(seen, seen.to_act[0], said=said)


def ended(variant: str, seats: int, seed: str = "end") -> View:
    """The end of a random game."""
    *_, (seen, last) = walk(GAMES[NAME], variant, seed, seats)
    return view(seen, last=last)


def scene(seen: View) -> Scene:
    return board(NAME).scene(seen)
