"""The middle of the board: how many sets are there, what is to reach, and how it ended."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Final, Literal

from games import Outcome, text
from games.xiang_shi_fu.goals import QUARTETS
from games.xiang_shi_fu.sets import Tiles
from render.boards.xiang_shi_fu.goal import Goal, goals
from render.boards.xiang_shi_fu.measure import LINE, LINE_HEIGHT
from render.boards.xiang_shi_fu.table import Table, upper
from render.labels import Style, label
from render.things import Bar, Frame, Label, Panel, Rect, Sign, Thing, Tile
from render.view import Look
from render.words import say

Side = Literal["left", "right"]

_DOT = 15
_PITCH = 22
_DOTS_DOWN = 25
_TIGHT = 3
"""Between tiles that are wanted."""
_SMALL = 31
"""How wide the tiles of the quartets are."""

GOAL_BESIDE_PAIR: Final = ("target-pair", "harmony", "five-dragons")
"""Variants whose pair lies at the left of the centre, to make room for the goal."""

_OWN_PANEL: Final = ("shanghai", "eight-triplets")
"""Variants whose centre holds no tiles."""


def centre(table: Table, outcome: Outcome | None, place: Rect, look: Look) -> tuple[Thing, ...]:
    """Lay the middle out; where it is the cell of the pair, on top of that."""
    things: list[Thing] = []
    if table.variant in _OWN_PANEL:
        colour = "jade" if outcome and outcome.won else "red" if outcome else ""
        things.append(Panel(place, "panel2", colour))
    match table.variant:
        case "shanghai":
            things += _shanghai(table, place, look)
        case "eight-triplets":
            things += _quartets(table, place, look)
        case name if name in GOAL_BESIDE_PAIR:
            things += _beside_pair(table, place, look)
        case _:
            things += _around_pair(table, place, look)
    if outcome:
        things += _ended(outcome, *_last_line(table, place), look)
    return tuple(things)


def _around_pair(table: Table, place: Rect, look: Look) -> Iterator[Thing]:
    """What it is on the left, progress on the right."""
    words = say(text("ui-xsf-centre"), look.locale)
    yield from _lines(words, Rect(place.x + 18, place.y + 40, 165, 34), 28, look)
    right = place.right - 30
    yield _count(table, Rect(right - 144, place.y + 32, 144, 60), look, "right")
    yield from _dots(table, right - _dots_wide(table), place.y + 104)


def _beside_pair(table: Table, place: Rect, look: Look) -> Iterator[Thing]:
    """Progress, the wanted pair upright at the right, and the kinds of triplets below."""
    room = Rect(place.x + 214, place.y, place.w - 214 - 20, place.h)
    pair, *kinds = goals(table)
    wide = 52 if kinds else 64
    row = Rect(room.right - 2 * wide - _TIGHT, place.y + 12, 2 * wide + _TIGHT, 2 * wide)
    yield _count(table, Rect(room.x, room.y + 8, 170, 56), look)
    yield from _dots(table, room.x, room.y + 72)
    yield from _row(pair.tiles, row.x, row.y, wide)
    yield Frame(row.grown(1), "jade" if pair.reached else "gold", 4)
    if kinds:
        words = Rect(room.x + _dots_wide(table) + 6, row.y + 36, 0, 32)
        words = replace(words, w=row.x - 12 - words.x)
    else:
        words = Rect(row.x - 60, row.bottom + 10, row.w + 60, 32)
    yield from _named(pair, words, look)
    for number, goal in enumerate(kinds):
        yield from _goal(goal, Rect(room.x, row.bottom + 6 + number * 31, room.w, 30), look)


def _named(pair: Goal, room: Rect, look: Look) -> Iterator[Thing]:
    """What a pair is wanted for; the frame around it tells whether it is there."""
    words = upper(pair.name, look.locale)
    yield label(room, words, Style(26, 600, "gold"), look, "right")


def _shanghai(table: Table, place: Rect, look: Look) -> Iterator[Thing]:
    """Progress and the dragons above, both ingots below."""
    yield _count(table, Rect(place.x + 20, place.y + 10, 144, 56), look)
    if not table.ended:
        yield from _dots(table, place.x + 20, place.y + 74)
    dragons = [goal for goal in goals(table) if not goal.tiles]
    for number, goal in enumerate(dragons):
        line = Rect(place.x + 186, place.y + 8 + number * 37, place.w - 186 - 20, 36)
        yield from _goal(goal, line, look)
    half = (place.w - 3 * 20) // 2
    for number, goal in enumerate(goal for goal in goals(table) if goal.tiles):
        room = Rect(place.x + 20 + number * (half + 20), place.y + 126, half, 88)
        yield from _ingot(goal, room, look)


def _ingot(goal: Goal, room: Rect, look: Look) -> Iterator[Thing]:
    """Its tiles upright, its name beside them, and a check when it is there."""
    wide = room.h // 2
    x = room.right - 3 * (wide + _TIGHT) + _TIGHT
    yield from _row(goal.tiles, x, room.y, wide)
    words = upper(goal.name, look.locale)
    yield from _lines(words, Rect(room.x, room.y, x - 10 - room.x, 31), 26, look)
    if goal.reached:
        yield Sign(Rect(room.x, room.bottom - 26, 26, 26), "check", "jade")


def _quartets(table: Table, place: Rect, look: Look) -> Iterator[Thing]:
    """Progress above the two quartets, of which one is to be reached; pairs there are framed."""
    room = Rect(place.x + 13, place.y, place.w - 26, place.h)
    yield _count(table, Rect(room.x, place.y + 5, 130, 50), look)
    if not table.ended:
        yield from _dots(table, room.right - _dots_wide(table), place.y + 10)
    first, second = QUARTETS
    yield from _pairs(first, table, room, place.y + 59)
    either = Rect(room.x, place.y + 125, room.w, 22)
    yield label(
        either, say(text("ui-xsf-or"), look.locale), Style(22, 500, "muted"), look, "middle"
    )
    yield from _pairs(second, table, room, place.y + 151)


def _pairs(pairs: Iterable[Tiles], table: Table, room: Rect, y: int) -> Iterator[Thing]:
    """Four pairs in a row, tile by tile."""
    there = {held.tiles for held in table.pairs}
    wide = 2 * _SMALL + _TIGHT
    pitch = (room.w - wide) // 3
    for number, pair in enumerate(pairs):
        place = Rect(room.x + number * pitch, y, wide, 2 * _SMALL)
        yield from _row(pair, place.x, y, _SMALL)
        if pair in there:
            yield Frame(place, "jade", 4)


def _lines(words: str, first: Rect, size: int, look: Look) -> Iterator[Label]:
    """Words in gold on one line or two."""
    for number, line in enumerate(_broken(words)):
        room = replace(first, y=first.y + number * first.h)
        yield label(room, line, Style(size, 600, "gold"), look)


def _goal(goal: Goal, room: Rect, look: Look) -> Iterator[Thing]:
    """One kind of sets on a line: its name, and a check or how many there are."""
    end: Label | Sign
    if goal.reached:
        end = Sign(Rect(room.right - 26, room.middle[1] - 13, 26, 26), "check", "jade")
    else:
        words = f"{goal.done}/{goal.of}"
        end = label(room, words, Style(26, 700, "muted"), look, "right")
    name = Rect(room.x, room.y, end.rect.x - 12 - room.x, room.h)
    yield label(name, upper(goal.name, look.locale), Style(26, 600, "text"), look)
    yield end


def _row(tiles: Tiles, x: int, y: int, wide: int) -> Iterator[Tile]:
    """Tiles that are wanted, upright and smaller than those on the table."""
    for number, tile in enumerate(tiles):
        yield Tile(Rect(x + number * (wide + _TIGHT), y, wide, 2 * wide), str(tile))


def _count(table: Table, room: Rect, look: Look, align: Side = "left") -> Label:
    words = f"{table.done}/{len(table.sets)}"
    return label(room, words, Style(48, 700, "jade"), look, align)


def _dots_wide(table: Table) -> int:
    return -(-len(table.sets) // 2) * _PITCH - (_PITCH - _DOT)


def _dots(table: Table, x: int, y: int) -> Iterator[Bar]:
    """As many dots as sets, in two lines."""
    total = len(table.sets)
    in_line = -(-total // 2)
    for number in range(total):
        line, column = divmod(number, in_line)
        colour = "jade" if number < table.done else "line"
        yield Bar(Rect(x + column * _PITCH, y + line * _DOTS_DOWN, _DOT, _DOT), colour)


def _last_line(table: Table, place: Rect) -> tuple[Rect, Side]:
    """Where the middle has a line free for the end, and at which side of it."""
    match table.variant:
        case "shanghai":
            return Rect(place.x + 20, place.y + 74, 166, LINE_HEIGHT), "left"
        case "eight-triplets":
            return Rect(place.x + 140, place.y + 12, place.w - 153, LINE_HEIGHT), "right"
        case _:
            return Rect(place.right - 250, place.y + LINE, 230, LINE_HEIGHT), "right"


def _ended(outcome: Outcome, room: Rect, side: Side, look: Look) -> Iterator[Thing]:
    colour = "jade" if outcome.won else "red"
    words = say(text("ui-xsf-won" if outcome.won else "ui-xsf-stuck"), look.locale)
    place = Rect(room.x + 36, room.y, room.w - 36, room.h)
    word = label(place, words, Style(28, 700, colour), look, side)
    sign = Rect(word.rect.x - 36, room.middle[1] - 12, 25, 25)
    yield Sign(sign, "check" if outcome.won else "cross", colour)
    yield word


def _broken(words: str) -> tuple[str, ...]:
    """Two lines, broken at the space nearest to the middle."""
    spaces = [at for at, char in enumerate(words) if char == " "]
    if not spaces:
        return (words,)
    middle = min(spaces, key=lambda at: abs(at - len(words) // 2))
    return words[:middle], words[middle + 1 :]
