"""A leaderboard: ten lines with place, name and figure, and one's own line below them."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from games import text
from render.labels import Style, label, signs
from render.names import clean
from render.posters import Line, Ranking
from render.sentences import within
from render.things import Panel, Rect, Scene, Thing
from render.tokens import HEIGHT, MARGIN, WIDTH
from render.view import Look
from render.words import say

_SIGNS = "金榜"
_TOP = 92
_HIGH = 56
_PITCH = 60
_OWN = HEIGHT - MARGIN - 64
_PODIUM, _LINES = 3, 10


@lru_cache(maxsize=64)
def ranking(poster: Ranking) -> Scene:
    """The whole page: title, lines from the top, one's own at the bottom."""
    look = poster.look
    head = Rect(MARGIN + 6, 8, WIDTH - 2 * MARGIN - 12, 76)
    room = replace(head, w=head.w * 3 // 5 - 100)
    title = label(room, say(poster.title, look.locale), Style(40, 700), look)
    sign = signs(title.rect.right + 20, head, _SIGNS, 36)
    left = sign.rect.right + 24
    about = Rect(left, head.y, head.right - left, head.h)
    words = say(poster.about, look.locale)
    things: list[Thing] = [title, sign, label(about, words, Style(28, 500, "muted"), look, "right")]
    for index, line in enumerate(poster.lines):
        place = Rect(MARGIN, _TOP + index * _PITCH, WIDTH - 2 * MARGIN, _HIGH)
        things += _line(line, place, look)
    if not poster.lines or poster.lines[0].place == 1:  # on further pages nobody's place is free
        things += _free(len(poster.lines), look)
    own = Rect(MARGIN, _OWN, WIDTH - 2 * MARGIN, 64)
    if any(line.mine for line in poster.lines):
        return Scene(WIDTH, HEIGHT, tuple(things))  # one's own line is marked where it stands
    if poster.mine:
        things += _line(replace(poster.mine, mine=True), own, look)
    else:
        inner = Rect(own.x + 24, own.y, own.w - 48, own.h)
        nobody = say(poster.nobody, look.locale)
        things += [Panel(own, "panel2"), label(inner, nobody, Style(28, 500, "muted"), look)]
    return Scene(WIDTH, HEIGHT, tuple(things))


def _free(taken: int, look: Look) -> list[Thing]:
    """The rest of a page waits for somebody; what that means is said on the first place."""
    things: list[Thing] = []
    for index in range(taken, _LINES):
        place = Rect(MARGIN, _TOP + index * _PITCH, WIDTH - 2 * MARGIN, _HIGH)
        number = Rect(place.x + 16, place.y, 120, place.h)
        where = say(text("me-figure", n=index + 1), look.locale)
        ink = "gold" if index < _PODIUM else "muted"
        things += [
            Panel(place, "bg", "line", dashed=True),
            label(number, where, Style(34, 700, ink), look, "right"),
        ]
        if index == 0:
            rest = Rect(number.right + 28, place.y, place.right - number.right - 52, place.h)
            words = say(text("top-free"), look.locale)
            things.append(label(rest, words, Style(30, 600, "gold"), look))
    return things


def _line(line: Line, rect: Rect, look: Look) -> list[Thing]:
    first = line.place <= _PODIUM
    ink = "muted" if line.left else "text"
    number = Rect(rect.x + 16, rect.y, 120, rect.h)
    value = Rect(rect.right - 344, rect.y, 320, rect.h)
    figure = label(value, line.value, Style(32, 700, ink), look, "right")
    name = Rect(number.right + 28, rect.y, figure.rect.x - number.right - 52, rect.h)
    where = say(text("me-figure", n=line.place), look.locale)
    place = label(number, where, Style(34, 700, "gold" if first else "muted"), look, "right")
    ground = Panel(rect, "panel2" if line.mine else "panel", "gold" if line.mine else "")
    return [ground, place, label(name, named(line, look), Style(30, 600, ink), look), figure]


def named(line: Line, look: Look) -> str:
    """The name on a line, ready to draw; who has left is marked in words."""
    name = clean(line.name, look.locale) or say(text("top-nameless"), look.locale)
    return say(text("top-left", name=name), look.locale) if line.left else name


def alt_ranking(poster: Ranking, most: int) -> str:
    """The page in words: title, one's own line, then the others from the top."""
    locale = poster.look.locale
    mine = poster.mine
    own = poster.nobody
    if mine:
        own = text("top-alt-mine", place=mine.place, value=mine.value)
    parts = [say(poster.title, locale), say(poster.about, locale), say(own, locale)]
    if not poster.lines:
        parts.append(say(text("top-free"), locale))
    for line in poster.lines:
        name = named(line, poster.look)
        said = text("top-alt-line", place=line.place, name=name, value=line.value)
        parts.append(say(said, locale))
    return within(parts, locale, most)
