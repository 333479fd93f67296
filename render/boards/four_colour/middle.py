"""The middle of the table: the public card, what can be done with it, and the discards."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from games import text
from render.boards.four_colour.claims import answers, plan, touches
from render.boards.four_colour.measure import PAD, Group, small
from render.boards.four_colour.options import Asked
from render.boards.four_colour.table import Table
from render.head import name
from render.labels import Style, called, label
from render.things import Box, Frame, Label, Panel, Rect, Strip, Thing
from render.view import View
from render.words import say

_GAP = 24
_HEADING = 34
_LEAST = 90
"""Discards need so much room; where many claims leave less, they stay out."""


@dataclass(frozen=True, slots=True)
class Middle:
    """How large things are: in a picture of its own viewer, and in that of the group."""

    box: int
    """The width of the box of the public card."""
    card: tuple[int, int]
    discard: int
    """The width of a discard."""


OWN = Middle(300, (64, 190), 36)
GROUP = Middle(352, (92, 274), 40)


def middle(
    view: View, shown: Table, said: Asked, rect: Rect, size: Middle
) -> tuple[list[Thing], list[Box]]:
    """Lay the panel out; claims push the discards into one line."""
    things: list[Thing] = [Panel(rect, "panel2")]
    box = Rect(rect.x + 14, rect.y + 14, size.box, rect.h - 28)
    things += _public(view, shown, box, size)
    x = box.right + _GAP
    room = Rect(x, rect.y + 10, rect.right - PAD - x, rect.h - 20)
    boxes: list[Box] = []
    if said.claims or said.plain:
        found = plan(said, room, view.look)
        things += answers(found, room, view.look)
        boxes += touches(found)
        used = found.bottom + 4 - room.y
        room = Rect(room.x, room.y + used, room.w, room.h - used)
    if room.h > _LEAST:
        things += _discards(view, shown, room, size)
    return things, boxes


def _public(view: View, shown: Table, box: Rect, size: Middle) -> Iterator[Thing]:
    """The card in a frame of gold, and how it came; without one the words stand alone."""
    yield Panel(box, "bg", "gold" if shown.card else "")
    w, h = size.card
    place = Rect(box.x + 16, box.y + (box.h - h) // 2, w, h)
    if shown.card:
        yield Strip(place, shown.card)
    else:
        yield Frame(place.grown(-4), "line", 4, dashed=True)
    x = place.right + 18
    yield from _story(view, shown, Rect(x, place.y, box.right - 12 - x, h))


def _story(view: View, shown: Table, room: Rect) -> Iterator[Label]:
    """Short lines from above: what happens, to whom, and whether claims are open."""
    look = view.look
    how, who, end = _told(view, shown)
    high = min(44, room.h // 5)
    y = room.y + max(0, (room.h - 4 * high) // 2)
    lines = (
        (how, Style(25, 500, "muted")),
        (who, Style(30, 700)),
        (end[0], Style(25, 500, "muted")),
        (end[1], Style(25, 600, "gold")),
    )
    brief = {one.name: one.brief for one in shown.seats}
    for number, (words, style) in enumerate(lines):
        if words:
            place = Rect(room.x, y + number * high, room.w, high)
            yield called(place, words, brief.get(words, words), style, look)


def _told(view: View, shown: Table) -> tuple[str, str, tuple[str, str]]:
    def words(id_: str) -> str:
        return say(text(id_), view.look.locale)

    if view.position.outcome:
        return words("ui-fcc-drawn"), "", ("", "")
    if not shown.card:
        seat = next((one.seat for one in shown.seats if one.turn), 0)
        mine = "ui-fcc-you-discard" if seat == view.viewer else "ui-fcc-to-discard"
        return "", _who(view, seat), (words(mine), "")
    how = words("ui-fcc-discarded-by" if shown.kind == "h" else "ui-fcc-drawn-by")
    untaken = words("ui-fcc-untaken") if shown.kind == "u" else ""
    return how, _who(view, shown.owner), (untaken, words("ui-fcc-open"))


def _who(view: View, seat: int) -> str:
    return say(text("ui-you"), view.look.locale) if seat == view.viewer else name(view, seat)


def _discards(view: View, shown: Table, room: Rect, size: Middle) -> Iterator[Thing]:
    """The latest stand last; older ones fall off when the lines are full."""
    look = view.look
    heading = Rect(room.x, room.y, room.w, _HEADING)
    words = text("ui-fcc-discards" if shown.discards else "ui-fcc-no-discards")
    yield label(heading, say(words, look.locale), Style(26, 600, "muted"), look)
    cut = small(size.discard)
    in_line = (room.w + 2) // (cut.width + 2)
    rows = max(1, (room.h - _HEADING + 8) // (cut.height + 8))
    latest: Group = shown.discards[-in_line * rows :]
    spots = [
        Rect(
            room.x + at % in_line * (cut.width + 2),
            room.y + _HEADING + 2 + at // in_line * (cut.height + 8),
            cut.width,
            cut.height,
        )
        for at in range(len(latest))
    ]
    for rect, card in zip(spots, latest, strict=True):
        yield Strip(rect, card)
    if spots and _lapsed(view.last):
        yield Frame(spots[-1].grown(-1), "gold", 4)


def _lapsed(last: tuple[str, ...]) -> bool:
    """Whether the newest discard fell down since the last look."""
    return any(event.startswith("lapse:") for event in last)
