"""``python -m render``: draw any position.

``sheet`` draws the hardest ones to look at, ``gallery`` the pictures of the documents; ``bench``
prints what a board costs.

Bad input is answered with a sentence on stderr and exit code 2.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from pathlib import Path
from typing import NoReturn, get_args

import render
from games import BadInput, Seat, game
from render.bench import bench
from render.fonts import FaceMissing
from render.gallery import gallery
from render.sheet import hardest, sheet
from render.view import Look, Theme, View


class _Parser(ArgumentParser):
    """Bad words are an answer, not an exit."""

    def error(self, message: str) -> NoReturn:
        raise BadInput(message)


def main(words: Sequence[str]) -> int:
    """Do what one command line says and return its exit code."""
    verbs = {"sheet": _sheet, "bench": _bench, "gallery": _gallery}
    verb = verbs.get(words[0], _draw) if words else _draw
    try:
        return verb(words[1:] if verb is not _draw else words)
    except (BadInput, FaceMissing) as error:
        sys.stderr.write(f"python -m render: {error}\n")
    except OSError as error:
        sys.stderr.write(f"python -m render: {error.strerror or error}: {error.filename}\n")
    return 2


def _draw(words: Sequence[str]) -> int:
    parser = _Parser(prog="python -m render", description="Draw a position.", allow_abbrev=False)
    parser.add_argument("--game", required=True)
    parser.add_argument("--position", required=True)
    parser.add_argument("--viewer", default="public", help="a seat, or public")
    parser.add_argument("--theme", default="dark", choices=get_args(Theme))
    parser.add_argument("--locale", default="en")
    parser.add_argument("--text", action="store_true", help="text board and words, no picture")
    parser.add_argument("--out", required=True, type=Path, metavar="FILE")
    asked = parser.parse_args(words)
    view = _view(asked)
    if asked.text:
        asked.out.write_text(f"{render.text_board(view)}\n\n{render.alt(view)}\n", encoding="utf-8")
    else:
        asked.out.write_bytes(render.picture(view))
    return 0


def _view(asked: Namespace) -> View:
    if asked.locale not in render.locales():
        raise BadInput(
            f"no words in {asked.locale[:20]!r}; there are {', '.join(render.locales())}"
        )
    one = game(asked.game)
    position = one.parse(asked.position)
    seat: Seat | None = None if asked.viewer == "public" else one.seat(asked.viewer)
    look = Look(asked.theme, asked.locale)
    return View(one.name, position.seen_by(seat), seat, look, facts=position.facts())


def _sheet(words: Sequence[str]) -> int:
    parser = _Parser(prog="python -m render sheet", allow_abbrev=False)
    parser.add_argument("--out", required=True, type=Path, metavar="DIR")
    parser.add_argument("--games", type=int, default=10_000)
    asked = parser.parse_args(words)
    if asked.games < 1:
        raise BadInput("at least one game is needed")
    asked.out.mkdir(parents=True, exist_ok=True)
    found = hardest(asked.games)
    for theme in get_args(Theme):
        (asked.out / f"sheet-{theme}.png").write_bytes(sheet(found, theme))
    for hard in found:
        sys.stdout.write(f"{hard.variant:15} {hard.kind:14} {hard.number:3}  {hard.position}\n")
    return 0


def _gallery(words: Sequence[str]) -> int:
    parser = _Parser(prog="python -m render gallery", allow_abbrev=False)
    parser.add_argument("--out", required=True, type=Path, metavar="DIR")
    asked = parser.parse_args(words)
    asked.out.mkdir(parents=True, exist_ok=True)
    for name, data in gallery().items():
        (asked.out / name).write_bytes(data)
    return 0


def _bench(words: Sequence[str]) -> int:
    parser = _Parser(prog="python -m render bench", allow_abbrev=False)
    parser.add_argument("--games", type=int, default=50, help="games to look for hard boards in")
    asked = parser.parse_args(words)
    render.warm()
    views = [
        (f"{game(one.game).code} {one.variant}: {one.kind}", one.view(Look()))
        for one in hardest(asked.games)
    ]
    results = bench(views)
    for name, cost in results:
        sys.stdout.write(f"{name:38} {cost}{'' if cost.fits else '  TOO MUCH'}\n")
    return 0 if all(cost.fits for _, cost in results) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
