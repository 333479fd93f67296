"""A person's card: a table of games, the variants played most, and badges."""

from __future__ import annotations

from functools import lru_cache

from games import Text, text
from render.labels import Style, label, signs
from render.names import clean
from render.posters import Profile, Row
from render.sentences import within
from render.things import Panel, Rect, Scene, Sign, Thing
from render.tokens import HEIGHT, MARGIN, WIDTH
from render.view import Look
from render.words import say

_SIGNS = "茶客"
_COLUMNS = ("rating", "played", "won", "streak")
_FIRST = 420
"""Where the first column of figures begins; the names of the games stand left of it."""
_WIDE = (WIDTH - 2 * MARGIN - _FIRST - 20) // len(_COLUMNS)
_TOP = 92
_ROW = 72
_MOST_ROWS = 4
_BADGES = 6


@lru_cache(maxsize=64)
def profile(poster: Profile) -> Scene:
    """The whole card."""
    look = poster.look
    head = Rect(MARGIN + 6, 8, WIDTH - 2 * MARGIN - 200, 76)
    title = label(head, _name(poster), Style(42, 700), look)
    things: list[Thing] = [title, signs(title.rect.right + 20, head, _SIGNS, 38)]
    table = Rect(MARGIN, _TOP, WIDTH - 2 * MARGIN, 48 + _MOST_ROWS * _ROW + 12)
    things += [Panel(table, "panel"), *_heads(table, look)]
    for index, row in enumerate(poster.rows[:_MOST_ROWS]):
        things += _row(row, Rect(table.x, table.y + 48 + index * _ROW, table.w, _ROW), look)
    if not poster.rows:
        place = Rect(table.x, table.y + 48, table.w, table.h - 60)
        words = say(text("me-nothing"), look.locale)
        things.append(label(place, words, Style(30, 500, "muted"), look, "middle"))
    likes = Rect(MARGIN, table.bottom + 12, WIDTH - 2 * MARGIN, 64)
    things += [Panel(likes, "panel"), *_likes(poster, likes)]
    top = likes.bottom + 12
    things += _badges(poster, Rect(MARGIN, top, WIDTH - 2 * MARGIN, HEIGHT - MARGIN - top))
    return Scene(WIDTH, HEIGHT, tuple(things))


def alt_profile(poster: Profile, most: int) -> str:
    """The card in words: each game, then favourites and badges."""
    locale = poster.look.locale
    parts = [_name(poster)]
    for row in poster.rows:
        figures = {name: getattr(row, name) for name in _COLUMNS}
        parts.append(say(text("me-alt-game", game=row.game, **figures), locale))
    if not poster.rows:
        parts.append(say(text("me-nothing"), locale))
    if poster.favourites:
        parts.append(say(text("me-favourites", variants=poster.favourites), locale))
    if poster.badges:
        parts.append(say(text("me-badges", badges=poster.badges), locale))
    return within(parts, locale, most)


def _name(poster: Profile) -> str:
    locale = poster.look.locale
    return clean(poster.name, locale) or say(text("top-nameless"), locale)


def _column(index: int, y: int, height: int) -> Rect:
    return Rect(MARGIN + _FIRST + index * _WIDE, y, _WIDE - 16, height)


def _heads(table: Rect, look: Look) -> list[Thing]:
    style = Style(24, 500, "muted")
    names = [say(text(f"me-{name}"), look.locale) for name in _COLUMNS]
    return [
        label(_column(index, table.y + 4, 44), name, style, look, "right")
        for index, name in enumerate(names)
    ]


def _row(row: Row, rect: Rect, look: Look) -> list[Thing]:
    name = Rect(rect.x + 24, rect.y, _FIRST - 40, rect.h)
    things: list[Thing] = [label(name, say(row.game, look.locale), Style(32, 600), look)]
    for index, column in enumerate(_COLUMNS):
        value = getattr(row, column)
        style = Style(34, 700, "gold" if column == "rating" else "text")
        things.append(label(_column(index, rect.y, rect.h), value, style, look, "right"))
    return things


def _likes(poster: Profile, rect: Rect) -> list[Thing]:
    look = poster.look
    inner = Rect(rect.x + 24, rect.y, rect.w - 48, rect.h)
    words: Text = text("me-favourites", variants=poster.favourites)
    if not poster.favourites:
        words = text("me-no-favourites")
    return [label(inner, say(words, look.locale), Style(28, 500, "muted"), look)]


def _badges(poster: Profile, rect: Rect) -> list[Thing]:
    look, things = poster.look, list[Thing]()
    wide, high = (rect.w - 12) // 2, (rect.h - 24) // 3
    for index, badge in enumerate(poster.badges[:_BADGES]):
        row, column = divmod(index, 2)
        place = Rect(rect.x + column * (wide + 12), rect.y + row * (high + 12), wide, high)
        star = Rect(place.x + 20, place.y + (high - 44) // 2, 44, 44)
        words = Rect(star.right + 16, place.y, place.right - star.right - 32, high)
        said = label(words, say(badge, look.locale), Style(28, 600), look)
        things += [Panel(place, "panel2"), Sign(star, "star", "gold"), said]
    if not poster.badges:
        none = say(text("me-no-badges"), look.locale)
        middle = label(rect, none, Style(28, 500, "muted"), look, "middle")
        things += [Panel(rect, "panel"), middle]
    return things
