"""The names of the sets beside or under the level, behind the letters of the choices."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache

from games import text
from render.boards.guo_wu_guan.marks import style
from render.boards.guo_wu_guan.measure import LEFT, RIGHT
from render.boards.guo_wu_guan.options import Option
from render.letters import fit, width
from render.things import Badge, Label, Rect, Thing
from render.tokens import LEAST_TEXT
from render.view import Look
from render.words import say

_SIZE = 26
_SPACE = 6
_BETWEEN = 26
_FEW = 3
"""Up to so many choices have a line each."""


@dataclass(frozen=True, slots=True)
class Item:
    """One name with the letters of all choices of this kind."""

    options: tuple[Option, ...]
    words: str
    colour: str
    badge: int

    def marks(self) -> tuple[Option, ...]:
        """The choices that have a letter to show."""
        return tuple(option for option in self.options if option.mark)

    @property
    def before(self) -> int:
        """The width of the letters in front of the name."""
        return len(self.marks()) * (self.badge + 3) + (_SPACE if self.marks() else 0)

    def room(self, locale: str, size: int) -> int:
        """How wide it is when its name is written in this size."""
        return self.before + width(self.words, size, 600, locale)


@lru_cache(maxsize=256)
def items(options: tuple[Option, ...], look: Look, *, each: bool = False) -> tuple[Item, ...]:
    """The names in the order of the letters: each name once, or each choice for itself."""
    if style(options) == "none":
        many = say(text("ui-gwg-many", n=len(options)), look.locale)
        return (Item((), many, "text", 28),)
    groups: dict[tuple[str, int], list[Option]] = {}
    for number, option in enumerate(options):
        words = say(option.name or text("ui-gwg-keep"), look.locale)
        key = words[:1].upper() + words[1:], number if each else 0
        groups.setdefault(key, []).append(option)
    badge = 35 if look.large else 28
    return tuple(
        Item(tuple(group), words, group[0].colour if len(group) == 1 else "text", badge)
        for (words, _), group in groups.items()
    )


def at_end(options: tuple[Option, ...], rect: Rect, look: Look) -> tuple[Thing, ...]:
    """Stack the names in a free place at the end of a row; nothing when they do not fit there."""
    each = len(options) <= _FEW and _stacked(items(options, look, each=True), rect, look)
    return each or _stacked(items(options, look), rect, look)


def _stacked(found: tuple[Item, ...], rect: Rect, look: Look) -> tuple[Thing, ...]:
    pitch = found[0].badge + 1
    stack = max(1, rect.h // pitch)
    columns = -(-len(found) // stack)
    wide = (rect.w - _BETWEEN * (columns - 1)) // columns
    if any(item.room(look.locale, LEAST_TEXT) > wide for item in found):
        return ()
    wide = min(wide, max(item.room(look.locale, _SIZE) for item in found))
    things: list[Thing] = []
    deep = -(-len(found) // columns)
    for number, item in enumerate(found):
        column, row = divmod(number, deep)
        x = rect.x + column * (wide + _BETWEEN)
        y = rect.y + (rect.h - deep * pitch) // 2 + row * pitch
        things += _item(item, Rect(x, y, wide, item.badge), look)
    return tuple(things)


def lines(found: tuple[Item, ...], look: Look) -> int:
    """How many lines the names need when they stand under the tiles."""
    return 1 + max((line for line, _, _ in _flow(found, look)), default=-1)


def under(found: tuple[Item, ...], y: int, line: int, look: Look) -> tuple[Thing, ...]:
    """The names in lines from this height down."""
    things: list[Thing] = []
    for number, x, item in _flow(found, look):
        room = min(item.room(look.locale, 24), RIGHT - x)
        things += _item(item, Rect(x, y + number * line, room, item.badge), look)
    return tuple(things)


def _flow(found: Iterable[Item], look: Look) -> Iterator[tuple[int, int, Item]]:
    line, x = 0, LEFT
    for item in found:
        wide = item.room(look.locale, 24)
        if x > LEFT and x + wide > RIGHT:
            line, x = line + 1, LEFT
        yield line, x, item
        x += wide + _BETWEEN


def _item(item: Item, rect: Rect, look: Look) -> Iterator[Thing]:
    x = rect.x
    for option in item.marks():
        ink = "bg" if option.colour == "muted" else "ink"
        yield Badge(Rect(x, rect.y, item.badge, item.badge), option.mark, option.colour, ink)
        x += item.badge + 3
    x = rect.x + item.before
    words, size = fit(item.words, min(_SIZE, item.badge - 3), 600, rect.right - x, look.locale)
    wide = width(words, size, 600, look.locale)
    place = Rect(x, rect.y, wide, item.badge)
    yield Label(place, words, size, 600, item.colour, locale=look.locale)
