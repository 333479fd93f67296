"""The middle of the table: the public card, what can be done with it, and the discards."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from games import text
from render.boards.four_colour.measure import PAD, Group, around, line, placed, small
from render.boards.four_colour.options import WIN, Asked, Option
from render.boards.four_colour.table import Table
from render.head import name
from render.labels import Style, label
from render.things import Badge, Box, Frame, Label, Panel, Rect, Strip, Thing
from render.tokens import choice
from render.view import View
from render.words import say

_GAP = 24
_HEADING = 34
_BADGE = 36
_LARGE = 44


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
        things += _answers(said, room, view)
        boxes += _touches(said, room, view)
        used = _HEADING + 6 + small(_CLAIM).height + 4
        room = Rect(room.x, room.y + used, room.w, room.h - used)
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
    for number, (words, style) in enumerate(lines):
        if words:
            yield label(Rect(room.x, y + number * high, room.w, high), words, style, look)


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
    return say(text("ui-fcc-you"), view.look.locale) if seat == view.viewer else name(view, seat)


_CLAIM = 36
"""The width of a card in a claim, before it has to shrink."""


def _plan(said: Asked, room: Rect, view: View) -> tuple[tuple[Option, Rect, tuple[Rect, ...]], ...]:
    """Every claim with the place of its badge and of its cards, in one line."""
    badge = _LARGE if view.look.large else _BADGE
    claims = said.claims
    groups = tuple(option.group for option in claims)
    for width in range(_CLAIM, 17, -1):
        cut = small(width)
        wide = line(groups, cut) + len(groups) * (badge + 8)
        if wide + max(0, len(groups) - 1) * 8 <= room.w:
            break
    found = []
    x, y = room.x, room.y + _HEADING + 6
    for option in claims:
        spot = Rect(x, y + (cut.height - badge) // 2, badge, badge)
        (rects,) = placed((option.group,), cut, Rect(spot.right + 6, y, room.w, cut.height))
        found.append((option, spot, rects))
        x = rects[-1].right + 18 if wide + len(groups) * 10 <= room.w else rects[-1].right + 10
    return tuple(found)


def _answers(said: Asked, room: Rect, view: View) -> Iterator[Thing]:
    """A heading, to win and to pass beside it, and the claims with their cards below."""
    plain = _plain(said, room, view)
    left = min((badge.x for _, badge, _ in plain), default=room.right) - 16
    heading = Rect(room.x, room.y, left - room.x, _HEADING)
    words = say(text("ui-fcc-may-take" if said.claims else "ui-fcc-may-answer"), view.look.locale)
    yield label(heading, words, Style(26, 600, "gold"), view.look)
    for option, badge, words_ in plain:
        yield Badge(badge, option.mark, "jade" if option.word == WIN else "text", "bg")
        yield words_
    for number, (option, badge, rects) in enumerate(_plan(said, room, view)):
        for rect, card in zip(rects, option.group, strict=True):
            yield Strip(rect, card)
        yield Badge(badge, option.mark, choice(number))


def _plain(said: Asked, room: Rect, view: View) -> tuple[tuple[Option, Rect, Label], ...]:
    """To win and to pass, from the right end of the heading."""
    found = []
    right = room.right
    for option in reversed(said.plain):
        words = say(text("ui-fcc-win" if option.word == WIN else "ui-fcc-pass"), view.look.locale)
        style = Style(28, 700, "jade" if option.word == WIN else "text")
        one = label(Rect(right - 200, room.y, 200, _HEADING), words, style, view.look, "right")
        badge = Rect(one.rect.x - 8 - _HEADING, room.y, _HEADING, _HEADING)
        found.append((option, badge, one))
        right = badge.x - 28
    return tuple(found)


def _touches(said: Asked, room: Rect, view: View) -> Iterator[Box]:
    for option, badge, words in _plain(said, room, view):
        place = Rect(badge.x, badge.y - 4, words.rect.right - badge.x, badge.h + 8)
        yield Box(option.path, place.x, place.y, place.w, place.h)
    for option, badge, rects in _plan(said, room, view):
        cards = around(rects)
        yield Box(option.path, badge.x, cards.y, cards.right - badge.x, cards.h)


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
