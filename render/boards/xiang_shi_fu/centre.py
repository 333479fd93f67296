"""The middle of the board: how many sets are there, what is to reach, and how it ended."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal

from games import Outcome, text
from games.xiang_shi_fu.sets import Tiles
from render.boards.xiang_shi_fu.goal import Goal, goals
from render.boards.xiang_shi_fu.measure import LINE, LINE_HEIGHT
from render.boards.xiang_shi_fu.table import Table, upper
from render.labels import Style, label
from render.things import Bar, Label, Panel, Rect, Sign, Thing, Tile
from render.view import Look
from render.words import say

Side = Literal["left", "right"]

_DOT = 15
_PITCH = 22
_DOTS_DOWN = 25
_END = 38
"""The room for a check at the end of a line."""

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
    for number, line in enumerate(_broken(words)):
        room = Rect(place.x + 18, place.y + 40 + number * 36, 165, 34)
        yield label(room, line, Style(28, 600, "gold"), look)
    right = place.right - 30
    yield _count(table, Rect(right - 144, place.y + 32, 144, 60), look, "right")
    yield from _dots(table, right, place.y + 104)


def _beside_pair(table: Table, place: Rect, look: Look) -> Iterator[Thing]:
    """Progress and the goal to the right of the pair."""
    room = Rect(place.x + 214, place.y, place.w - 214 - 20, place.h)
    yield _count(table, Rect(room.x, room.y + 14, 170, 56), look)
    yield from _dots(table, room.right, room.y + 23)
    found = goals(table)
    if len(found) == 1:
        yield from _goal(found[0], Rect(room.x, room.y + 100, room.w, 64), 46, look)
        return
    for number, goal in enumerate(found):
        line = Rect(room.x, room.y + 78 + number * 35, room.w, 34)
        yield from _goal(goal, line, 28, look)


def _shanghai(table: Table, place: Rect, look: Look) -> Iterator[Thing]:
    """Progress on the left, the list of sets on the right."""
    yield _count(table, Rect(place.x + 20, place.y + 30, 144, 60), look)
    yield from _dots(table, place.x + 20 + 5 * _PITCH - _PITCH + _DOT, place.y + 102)
    for number, goal in enumerate(goals(table)):
        line = Rect(place.x + 186, place.y + 14 + number * 40, place.w - 186 - 20, 38)
        yield from _goal(goal, line, 26, look)


def _quartets(table: Table, place: Rect, look: Look) -> Iterator[Thing]:
    """Progress above the two quartets, of which one is to be reached."""
    left, right = place.x + 14, place.right - 14
    yield _count(table, Rect(left, place.y + 8, 126, 52), look)
    yield from _dots(table, right, place.y + 15)
    heading = Rect(left, place.y + 60, right - left, 30)
    yield label(heading, say(text("ui-xsf-quartets"), look.locale), Style(24, 600, "gold"), look)
    first, second = goals(table)
    upper_, lower = place.y + 93, place.y + 142
    yield from _row(first.tiles, left, upper_, 24)
    yield from _reached(first, Rect(left, upper_ - 2, right - left, 28), look)
    room = Rect(left, upper_ + 24, 4 * 50 - 2, 23)
    yield label(room, say(text("ui-xsf-or"), look.locale), Style(22, 500, "muted"), look, "middle")
    for number in range(2):
        row = second.tiles[number * 4 : number * 4 + 4]
        yield from _row(row, left, lower + number * 27, 24)
    yield from _reached(second, Rect(left, lower + 13, right - left, 28), look)


def _goal(goal: Goal, room: Rect, high: int, look: Look) -> Iterator[Thing]:
    """One goal on a line: its name, its tiles, and a check or how far it is."""
    right = room.right - _END
    for end in _reached(goal, room, look):
        yield end
        right = min(right, end.rect.x - 12)
    if goal.tiles:
        right -= len(goal.tiles) * (2 * high + 2) - 2
        yield from _row(goal.tiles, right, room.middle[1] - high // 2, high)
        right -= 12
    name = Rect(room.x, room.y, right - room.x, room.h)
    colour = "gold" if len(goal.tiles) == 2 else "text"  # noqa: PLR2004 - the pair
    yield label(name, upper(goal.name, look.locale), Style(26, 600, colour), look)


def _reached(goal: Goal, room: Rect, look: Look) -> Iterator[Label | Sign]:
    """At the right end: a check when all is there, else the count; a pair alone is not counted."""
    if goal.reached:
        yield Sign(Rect(room.right - 26, room.middle[1] - 13, 26, 26), "check", "jade")
    elif len(goal.tiles) != 2:  # noqa: PLR2004 - the pair
        yield label(room, f"{goal.done}/{goal.of}", Style(26, 700, "muted"), look, "right")


def _row(tiles: Tiles, x: int, y: int, high: int) -> Iterator[Tile]:
    for number, tile in enumerate(tiles):
        yield Tile(Rect(x + number * (2 * high + 2), y, 2 * high, high), str(tile))


def _count(table: Table, room: Rect, look: Look, align: Side = "left") -> Label:
    words = f"{table.done}/{len(table.sets)}"
    return label(room, words, Style(48, 700, "jade"), look, align)


def _dots(table: Table, right: int, y: int) -> Iterator[Bar]:
    """As many dots as sets, in two lines that end at the right."""
    total = len(table.sets)
    in_line = -(-total // 2)
    x = right - (in_line - 1) * _PITCH - _DOT
    for number in range(total):
        line, column = divmod(number, in_line)
        colour = "jade" if number < table.done else "line"
        yield Bar(Rect(x + column * _PITCH, y + line * _DOTS_DOWN, _DOT, _DOT), colour)


def _last_line(table: Table, place: Rect) -> tuple[Rect, Side]:
    """Where the middle has a line free for the end, and at which side of it."""
    match table.variant:
        case "shanghai":
            return Rect(place.x + 20, place.y + 164, 156, LINE_HEIGHT), "left"
        case "eight-triplets":
            return Rect(place.x + 14, place.y + LINE + 9, place.w - 28, 28), "right"
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
