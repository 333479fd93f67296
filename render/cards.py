"""The greeting and the card at the end of a game, as scenes and in words."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from games import GAMES, Text, text
from render.boards import board
from render.head import name
from render.labels import Style, beside, label, signs
from render.posters import Card
from render.sentences import listed, strung, within
from render.things import Inset, Label, Panel, Rect, Scene, Sign, Thing
from render.tokens import HEIGHT, MARGIN, WIDTH
from render.view import Look, View
from render.words import say

_SIGNS = "茶館"
_HEAD = 92
_TITLE = 80
_MOST_FIGURES = 6
_TWO_LINES = 80
"""So high must a place be in which a name stands above its figure."""
_ROW = 64
"""The height of a figure below the board of several seats."""
_NAME = Style(28, 500, "muted")
"""How the name of a figure is written."""

_CELLS = {
    1: (Rect(150, 98, 900, 600),),
    2: (Rect(32, 88, 513, 342), Rect(655, 438, 513, 342)),
    3: (Rect(130, 86, 456, 304), Rect(614, 86, 456, 304), Rect(372, 452, 456, 304)),
    4: (
        Rect(160, 96, 400, 267),
        Rect(640, 96, 400, 267),
        Rect(160, 456, 400, 267),
        Rect(640, 456, 400, 267),
    ),
}
"""Where the boards of the greeting stand, by how many games there are."""

_CAPTION = 40
_BESIDE = (Rect(545, 88, 623, 342), Rect(32, 438, 623, 342))
"""Where the names of two games stand, which is beside their boards."""


@lru_cache(maxsize=16)
def hello(look: Look) -> Scene:
    """The greeting: the name of the house, and the boards of up to four games in small."""
    views = samples(look)
    cells = _CELLS[len(views)]
    caption = 64 if len(views) == 1 else _CAPTION
    head = Rect(32, 0, 600, _TITLE)
    title = label(head, say(text("ui-hello"), look.locale), Style(44, 700), look)
    things: list[Thing] = [*beside(title, 22, _SIGNS, 42)]
    for number, (view, cell) in enumerate(zip(views, cells, strict=True)):
        inset = Inset.within(cell, board(view.game).scene(view))
        things += (Panel(inset.rect.grown(3), "line"), inset)
        if len(views) == len(_BESIDE):
            things += _stacked(view, _BESIDE[number])
            continue
        place = Rect(cell.x, cell.bottom + 8, cell.w, caption)
        things += _named(view, place, 40 if len(views) == 1 else 26)
    return Scene(WIDTH, HEIGHT, tuple(things))


def samples(look: Look) -> tuple[View, ...]:
    """A board of every game (the first four), to show what there is."""
    found = []
    for one in tuple(GAMES.values())[: len(_CELLS)]:
        position = one.parse(board(one.name).SAMPLE)
        found.append(View(one.name, position.seen_by(None), None, look))
    return tuple(found)


@lru_cache(maxsize=64)
def end(card: Card) -> Scene:
    """The end of a game: what became of it, the last board, and what was counted.

    The board of several seats is as wide as the card: points stand under its groups.
    """
    if card.board.position.seats > 1:
        return _several(card)
    small = Rect(MARGIN, 128, 816, 544)
    side = Rect(small.right + 16, small.y, WIDTH - MARGIN - small.right - 16, small.h)
    things: list[Thing] = [
        *_outcome(card, WIDTH - 2 * MARGIN),
        *_last(card, small),
        Panel(side, "panel"),
        *_figures(card, side),
        *_footer(card, Rect(MARGIN, 688, WIDTH - 2 * MARGIN, _HEAD)),
    ]
    return Scene(WIDTH, HEIGHT, tuple(things))


def _several(card: Card) -> Scene:
    wide, stars = WIDTH - 2 * MARGIN, 3 * 68 + 16 if card.stars is not None else 0
    scene = board(card.board.game).scene(replace(card.board, choices=False))
    place = Rect(MARGIN, 128, wide, wide * scene.height // scene.width)
    things = [*_outcome(card, wide - stars), *_last(card, place)]
    if stars:
        things += _three(card, Rect(WIDTH - MARGIN - stars + 24, 20 + 20, 52, 52), 16)
    figures = card.figures[:_MOST_FIGURES]
    rows = (len(figures) + 1) // 2
    below = Rect(MARGIN, place.bottom + 16, wide, rows * _ROW + 24)
    things.append(Panel(below, "panel"))
    for number, (name_, value) in enumerate(figures):
        column, row = divmod(number, rows)
        x = below.x + 24 + column * (wide // 2)
        cell = Rect(x, below.y + 12 + row * _ROW, wide // 2 - 48, _ROW)
        things += _figure(cell, name_, value, card.look)
    return Scene(WIDTH, below.bottom + 16, tuple(things))


def _outcome(card: Card, wide: int) -> list[Thing]:
    """What became of the game, at the top."""
    look, colour = card.look, "jade" if card.good else "red"
    top = Rect(MARGIN, 20, wide, _HEAD)
    sign = Rect(top.x + 26, top.y + 26, 40, 40)
    words = Rect(sign.right + 24, top.y, top.right - sign.right - 48, top.h)
    return [
        Panel(top, "panel2", colour),
        Sign(sign, "check" if card.good else "cross", colour),
        label(words, say(card.title, look.locale), Style(42, 700), look),
    ]


def _last(card: Card, place: Rect) -> list[Thing]:
    """The last board, as large as the place allows."""
    scene = board(card.board.game).scene(replace(card.board, choices=False))
    inset = Inset.within(place, scene)
    return [Panel(inset.rect.grown(2), "line"), inset]


def _three(card: Card, first: Rect, gap: int) -> list[Thing]:
    """Three stars in a row, as many of them full as were won."""
    places = [replace(first, x=first.x + at * (first.w + gap)) for at in range(3)]
    return [
        Sign(place, "star", "gold") if at < _stars(card) else Sign(place, "hollow", "muted")
        for at, place in enumerate(places)
    ]


def alt_hello(look: Look, most: int) -> str:
    """The greeting in words: what each game is."""
    games = [
        text("ui-hello-game", title=text(f"{one.code}-title"), about=text(f"{one.code}-about"))
        for one in GAMES.values()
    ]
    words = [say(text("ui-hello-alt", house=text("ui-hello")), look.locale)]
    words += [say(one, look.locale) for one in games]
    return within(words, look.locale, most)


def alt_end(card: Card, most: int) -> str:
    """The end of a game in words: the outcome and the figures first, then the board."""
    locale = card.look.locale
    parts = [say(card.title, locale)]
    if card.stars is not None:
        parts.append(say(text("ui-end-stars", n=_stars(card)), locale))
    if card.figures:
        said = tuple(
            text("ui-end-figure", label=name_, value=value) for name_, value in card.figures
        )
        parts.append(say(text("ui-end-figures", figures=said), locale))
    words = within(parts, locale, most - 200)
    view = replace(card.board, choices=False)
    return strung((words, board(view.game).alt(view, most - len(words) - 2)), locale)


def _figures(card: Card, side: Rect) -> list[Thing]:
    look = card.look
    things: list[Thing] = []
    y = side.y + 16
    if card.stars is not None:
        big, gap = 78, 16
        x = side.x + (side.w - 3 * big - 2 * gap) // 2
        things += _three(card, Rect(x, side.y + 28, big, big), gap)
        y = side.y + 130
    figures = card.figures[:_MOST_FIGURES]
    pitch = min(84, (side.bottom - 12 - y) // max(1, len(figures)))
    places = [Rect(side.x + 24, y + at * pitch, side.w - 48, pitch) for at, _ in enumerate(figures)]
    lines = [_figure(place, *one, look) for place, one in zip(places, figures, strict=True)]
    if pitch >= _TWO_LINES and any(
        not _fits(name_, one, look) for (name_, _), one in zip(figures, lines, strict=True)
    ):
        lines = [
            _stacked_figure(place, *one, look) for place, one in zip(places, figures, strict=True)
        ]
    return [*things, *(thing for line in lines for thing in line)]


def _figure(place: Rect, name_: Text, value: str, look: Look) -> list[Label]:
    """A name and what was counted, in one line."""
    right = Rect(place.right - place.w * 3 // 5, place.y, place.w * 3 // 5, place.h)
    figure = label(right, value, Style(34, 700), look, "right")
    room = Rect(place.x, place.y, figure.rect.x - 16 - place.x, place.h)
    return [label(room, _capital(name_, look), _NAME, look), figure]


def _fits(name_: Text, line: list[Label], look: Look) -> bool:
    """Whether the name of a figure stands in its line as it is."""
    return line[0].words == _capital(name_, look) and line[0].size == _NAME.size


def _stacked_figure(place: Rect, name_: Text, value: str, look: Look) -> list[Label]:
    """The name above what was counted, nearer to it than to the next."""
    upper = Rect(place.x, place.y + 2, place.w, 32)
    lower = Rect(place.x, upper.bottom, place.w, 40)
    figure = label(lower, value, Style(34, 700), look, "right")
    return [label(upper, _capital(name_, look), _NAME, look), figure]


def _capital(name_: Text, look: Look) -> str:
    words = say(name_, look.locale)
    return words[:1].upper() + words[1:]


def _footer(card: Card, rect: Rect) -> list[Thing]:
    view = card.board
    named = _named(view, Rect(rect.x + 26, rect.y, 660, rect.h), 34, left=True)
    things: list[Thing] = [Panel(rect, "panel"), *named]
    if view.names:
        x = named[-1].rect.right + 40
        place = Rect(x, rect.y, rect.right - 26 - x, rect.h)
        seats = range(view.position.seats)
        names = listed((name(view, seat) for seat in seats), view.look.locale)
        things.append(label(place, names, Style(34), view.look, "right"))
    return things


def _named(view: View, rect: Rect, size: int, *, left: bool = False) -> list[Thing]:
    """The title and the signs of a board, as its own head shows them."""
    own, chinese = _names(view)
    room = Rect(rect.x, rect.y, rect.w * 2 // 3, rect.h)
    title = label(room, own, Style(size, 700), view.look)
    found = beside(title, 18, chinese, size)
    shift = 0 if left else (rect.right - found[-1].rect.right) // 2
    return [replace(one, rect=replace(one.rect, x=one.rect.x + shift)) for one in found]


def _stacked(view: View, rect: Rect) -> list[Thing]:
    """The same large, the title above the signs, in the middle of a place."""
    own, chinese = _names(view)
    upper = Rect(rect.x, rect.middle[1] - 92, rect.w, 72)
    lower = Rect(rect.x, upper.bottom + 8, rect.w, 96)
    title = label(upper, own, Style(54, 700), view.look, "middle")
    if not chinese:
        return [title]
    wide = signs(0, lower, chinese, 72).rect.w
    return [title, signs(rect.x + (rect.w - wide) // 2, lower, chinese, 72)]


def _names(view: View) -> tuple[str, str]:
    """The title of a board, and its signs where it has some."""
    labels = [thing for thing in board(view.game).scene(view).things if isinstance(thing, Label)]
    own, chinese = labels[:2]
    return own.words, chinese.words if chinese.face == "signs" else ""


def _stars(card: Card) -> int:
    return min(3, max(0, card.stars or 0))
