"""Groups of pieces with their names, one under the other: examples for the rules of a game."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from games import Group, Text, text
from render.boards import Board, board
from render.labels import Style, beside, label
from render.letters import width
from render.plain import cut
from render.posters import Exhibit
from render.sentences import strung
from render.things import Panel, Rect, Scene, Sign, Thing
from render.tokens import HEIGHT, MARGIN, WIDTH
from render.view import Look
from render.words import say

_TOP, _GAP = 84, 8
_PAD = 24
_BETWEEN = 36
_WIDEST = 620
"""So much of a row is for the pieces at most."""
_LARGEST, _LEAST = 112, 40
_SIGN = 40
_TWO_LINES = 66
"""So high must a row be in which a name stands above its sum."""


@lru_cache(maxsize=64)
def exhibit(poster: Exhibit) -> Scene:
    """The title, and a row for each group: its pieces, its name, and whether it is allowed."""
    look, drawn = poster.look, board(poster.game)
    head = Rect(32, 0, WIDTH - 64, 76)
    title = label(Rect(head.x, 0, 760, 76), say(poster.title, look.locale), Style(40, 700), look)
    chinese = say(text(f"{poster.code}-title-hanzi"), look.locale)
    rows = _rows(len(poster.groups))
    judged = not all(one.good for one in poster.groups)
    spare = rows[0].w - 2 * _PAD - _BETWEEN - (_SIGN + 20 if judged else 0)
    high = _high(drawn, poster.groups, rows[0].h - 2 * _GAP, spare - _widest(poster))
    things: list[Thing] = [*beside(title, 22, chinese, 38)]
    names = MARGIN + _PAD + max(_right(drawn, one, high) for one in poster.groups) + _BETWEEN
    for rect, group in zip(rows, poster.groups, strict=True):
        things.append(Panel(rect, "panel"))
        y = rect.y + (rect.h - high) // 2
        things += drawn.pieces(group.pieces, rect.x + _PAD, y, high)
        room = Rect(names, rect.y, rect.right - _PAD - names, rect.h)
        if judged:
            things.append(_sign(group, rect))
            room = Rect(room.x, room.y, room.w - _SIGN - 20, room.h)
        things += _words(group, room, look)
    return Scene(WIDTH, HEIGHT, tuple(things))


def alt_exhibit(poster: Exhibit, most: int) -> str:
    """The same in words, group after group."""
    locale, drawn = poster.look.locale, board(poster.game)
    said = [say(poster.title, locale)]
    for one in poster.groups:
        known = text("ui-exhibit", name=one.name, pieces=drawn.pieces_named(one.pieces, locale))
        told = text("ui-exhibit-sum", group=known, sum=one.sum) if one.sum else known
        said.append(say(told if one.good else text("ui-exhibit-bad", group=told), locale))
    words = strung(said, locale)
    return words if len(words) <= most else f"{words[: most - 1]}\u2026"


def text_exhibit(poster: Exhibit) -> str:
    """The same in at most 40 columns: the pieces as they are typed, the name below them."""
    locale, drawn = poster.look.locale, board(poster.game)
    lines = []
    for one in poster.groups:
        lines.append(f"{drawn.pieces_typed(one.pieces)}{'' if one.good else '  x'}")
        lines.append(f"  {_named(one.name, locale)}{f': {one.sum}' if one.sum else ''}")
    return "\n".join(cut(line) for line in lines)


def _rows(count: int) -> tuple[Rect, ...]:
    pitch = min(150, (HEIGHT - MARGIN - _TOP + _GAP) // count)
    wide = WIDTH - 2 * MARGIN
    return tuple(Rect(MARGIN, _TOP + at * pitch, wide, pitch - _GAP) for at in range(count))


def _widest(poster: Exhibit) -> int:
    """How wide the longest name is."""
    locale = poster.look.locale
    return max(width(_named(one.name, locale), 30, 600, locale) for one in poster.groups)


def _high(drawn: Board, groups: Sequence[Group], room: int, most: int) -> int:
    """The largest height of the pieces with which every group fits beside every name."""
    for high in range(min(_LARGEST, room), _LEAST, -2):
        if max(_right(drawn, one, high) for one in groups) <= min(most, _WIDEST):
            return high
    return _LEAST


def _right(drawn: Board, group: Group, high: int) -> int:
    return drawn.pieces(group.pieces, 0, 0, high)[-1].rect.right


def _sign(group: Group, rect: Rect) -> Sign:
    place = Rect(rect.right - _PAD - _SIGN, rect.y + (rect.h - _SIGN) // 2, _SIGN, _SIGN)
    return Sign(place, "check", "jade") if group.good else Sign(place, "cross", "red")


def _words(group: Group, room: Rect, look: Look) -> list[Thing]:
    """The name, and what it adds up to below it, or behind it where a row is low."""
    name = _named(group.name, look.locale)
    if not group.sum:
        return [label(room, name, Style(30, 600), look)]
    if room.h < _TWO_LINES:
        first = label(Rect(room.x, room.y, room.w * 2 // 3, room.h), name, Style(28, 600), look)
        left = Rect(first.rect.right + 20, room.y, room.right - first.rect.right - 20, room.h)
        return [first, label(left, group.sum, Style(26, 500, "muted"), look)]
    middle = room.middle[1]
    upper = Rect(room.x, middle - 34, room.w, 36)
    lower = Rect(room.x, middle + 2, room.w, 30)
    return [
        label(upper, name, Style(30, 600), look),
        label(lower, group.sum, Style(26, 500, "muted"), look),
    ]


def _named(name: Text, locale: str) -> str:
    """A name as it stands at the beginning of a line."""
    words = say(name, locale)
    return words[:1].upper() + words[1:]
