"""Tables of a club: standings of a tourney by rounds, deals compared, the groups of a league."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from games import text
from render.labels import Style, beside, label
from render.names import clean
from render.plain import COLUMNS, columns, cut
from render.posters import Entry, Roster
from render.sentences import listed, within
from render.things import Panel, Rect, Scene, Sign, Thing
from render.tokens import HEIGHT, MARGIN, WIDTH
from render.view import Look
from render.words import say

ENTRIES = 8
"""So many stand on a page."""

FEW = 4
"""For fewer the picture is no lower."""

CELLS = 5
"""So many columns there are at most besides the last one."""

_HEADS = Rect(MARGIN, 86, WIDTH - 2 * MARGIN, 40)
_TOP, _PITCH, _HIGH = 128, 74, 68
_FOOT = Rect(MARGIN + 24, _TOP, WIDTH - 2 * MARGIN - 48, 56)
"""Right below the last entry."""
_PLACE, _CELL, _VALUE, _WAY = 84, 104, 164, 44
_PODIUM = ("1", "2", "3")


@lru_cache(maxsize=64)
def roster(poster: Roster) -> Scene:
    """The whole table: title, names of the columns, entries from the top, a line below."""
    look = poster.look
    head = Rect(MARGIN + 6, 8, WIDTH - 2 * MARGIN - 12, 76)
    room = replace(head, w=head.w * 3 // 5 - 100)
    title = label(room, say(poster.title, look.locale), Style(44, 700), look)
    titles = beside(title, 20, poster.signs, 40)
    left = titles[-1].rect.right + 24
    about = Rect(left, head.y, head.right - left, head.h)
    words = say(poster.about, look.locale)
    things: list[Thing] = [*titles, label(about, words, Style(32, 500, "muted"), look, "right")]
    for place, one in zip(_cells(_HEADS, len(poster.heads)), poster.heads, strict=True):
        said = say(one, look.locale)
        things.append(label(place, said, Style(32, 600, "muted"), look, "right"))
    for index, entry in enumerate(poster.entries):
        things += _entry(entry, index, look)
    lines = max(FEW, len(poster.entries))
    foot = replace(_FOOT, y=_FOOT.y + lines * _PITCH)
    below = label(foot, say(poster.foot, look.locale), Style(32, 500, "muted"), look, "middle")
    return Scene(WIDTH, HEIGHT - (ENTRIES - lines) * _PITCH, (*things, below))


def _entry(entry: Entry, index: int, look: Look) -> list[Thing]:
    rect = Rect(MARGIN, _TOP + index * _PITCH, WIDTH - 2 * MARGIN, _HIGH)
    ink = "muted" if entry.left else "text"
    number = Rect(rect.x + 8, rect.y, _PLACE, rect.h)
    gold = "gold" if entry.place in _PODIUM else "muted"
    ground = Panel(rect, "panel2" if entry.mine else "panel", "gold" if entry.mine else "")
    things: list[Thing] = [ground, label(number, entry.place, Style(42, 700, gold), look, "right")]
    if entry.way:
        up = entry.way == "up"
        place = Rect(number.right + 12, rect.y + (rect.h - 32) // 2, 32, 32)
        things.append(Sign(place, entry.way, "jade" if up else "red"))
    cells = _cells(rect, len(entry.cells) + 1)
    *middle, last = cells
    for cell, words in zip(middle, entry.cells, strict=True):
        things.append(label(cell, words, Style(38, 500, "muted"), look, "right"))
    left = number.right + 12 + _WAY
    name = Rect(left, rect.y, (middle[0].x if middle else last.x) - left - 8, rect.h)
    things.append(label(name, _named(entry, look), Style(42, 600, ink), look))
    return [*things, label(last, entry.value, Style(42, 700, ink), look, "right")]


def _cells(rect: Rect, count: int) -> list[Rect]:
    """Places for figures at the right end of a line, the last one wider."""
    last = Rect(rect.right - 20 - _VALUE, rect.y, _VALUE, rect.h)
    before = [
        Rect(last.x - number * _CELL, rect.y, _CELL - 12, rect.h)
        for number in range(count - 1, 0, -1)
    ]
    return [*before, last]


def _named(entry: Entry, look: Look) -> str:
    """The name, ready to draw; who plays no more is marked in words."""
    name = clean(entry.name, look.locale) or say(text("top-nameless"), look.locale)
    return say(text("top-left", name=name), look.locale) if entry.left else name


def _way(entry: Entry, look: Look) -> str:
    """Where the place leads, in words; nothing where it leads nowhere."""
    return say(text(f"ui-roster-{entry.way}"), look.locale) if entry.way else ""


def alt_roster(poster: Roster, most: int) -> str:
    """The table in words: title, then everybody from the top, what stands below it."""
    locale = poster.look.locale
    parts = [say(one, locale) for one in (poster.title, poster.about, poster.foot)]
    for entry in poster.entries:
        names = [say(one, locale) for one in poster.heads]
        cells = [
            say(text("ui-roster-cell", head=head, value=cell), locale)
            for head, cell in zip(names, (*entry.cells, entry.value), strict=True)
            if cell
        ]
        said = listed(filter(None, (*cells, _way(entry, poster.look))), locale)
        name = _named(entry, poster.look)
        parts.append(say(text("ui-roster-line", place=entry.place, name=name, value=said), locale))
    return within(parts, locale, most)


def text_roster(poster: Roster) -> str:
    """The table in characters: place, way, name, and figures at the right."""
    look = poster.look
    marks = {"": " ", "up": "^", "down": "v"}
    widths = [
        max((len(each) for each in column), default=0)
        for column in zip(*((*one.cells, one.value) for one in poster.entries), strict=True)
    ]
    lines = []
    for one in poster.entries:
        figures = " ".join(
            cell.rjust(wide) for cell, wide in zip((*one.cells, one.value), widths, strict=True)
        )
        start = f"{one.place.rjust(2)}{marks[one.way]}{'*' if one.mine else ' '}"
        room = COLUMNS - columns(start) - columns(figures) - 1
        name = cut(_named(one, look), room)
        lines.append(f"{start}{name}{' ' * (room - columns(name))} {figures}")
    return "\n".join(lines)
