"""The head of every board: title, signs, and whose game it is."""

from __future__ import annotations

from games import Seat, Text, text
from render.labels import Style, beside, label
from render.letters import width
from render.names import clean
from render.things import Label, Rect, Thing
from render.tokens import WIDTH
from render.view import Look, View
from render.words import say

LEFT = 32
RIGHT = WIDTH - 32
_GAP = 22

MOST_FACTS = 2

SEAT = "ui-player"
"""The sentence that stands for a seat (see ``games.protocol.who``)."""

Argument = str | int | Text | tuple[Text, ...]


def name(view: View, seat: Seat) -> str:
    """The name of a seat, ready to draw; one that leaves no ink becomes "Player 1"."""
    given = view.names[seat] if seat < len(view.names) else ""
    return clean(given, view.look.locale) or say(text("ui-player", n=seat + 1), view.look.locale)


def named(sentence: Text, view: View) -> Text:
    """The sentence with the names of the view in place of the numbers of seats."""
    found = dict(sentence.args)
    if sentence.id == SEAT:
        seat = found.get("n")
        return text("ui-plain", words=name(view, seat - 1)) if isinstance(seat, int) else sentence
    args = tuple((key, _named(value, view)) for key, value in sentence.args)
    return Text(sentence.id, args)


def _named(value: Argument, view: View) -> Argument:
    match value:
        case Text():
            return named(value, view)
        case tuple():
            return tuple(named(one, view) for one in value)
    return value


def head(  # noqa: PLR0913 - what a head says, and how much room it has
    view: View,
    title: str,
    chinese: str,
    kind: str = "",
    height: int = 76,
    *,
    below: str = "",
    room: int = 180,
) -> tuple[Thing, ...]:
    """Title and signs on the left; on the right the owner's name and the facts that fit.

    The last fact is the most important one. ``below`` stands under ``kind`` in a second line;
    ``room`` is the most that either may take.
    """
    rect = Rect(LEFT, 0, RIGHT - LEFT, height)
    found, x = _titles(view, title, chinese, rect)
    lines = _kind(kind, below, Rect(x, rect.y, room, rect.h), view.look)
    found += lines
    x = max((line.rect.right + _GAP for line in lines), default=x)
    owner = name(view, 0) if view.names else ""
    reserve = min(width(owner, 30, 600, view.look.locale), 150) if owner else 0
    right = RIGHT
    for fact in reversed(view.facts[-MOST_FACTS:]):
        line = label(
            Rect(right - 400, 0, 400, height),
            say(fact, view.look.locale),
            Style(30, 500, "muted"),
            view.look,
            "right",
        )
        if line.rect.x - _GAP - reserve < x:
            break
        found.append(line)
        right = line.rect.x - _GAP
    if owner:
        found.append(label(Rect(x, 0, right - x, height), owner, Style(30), view.look, "right"))
    return tuple(found)


def _kind(kind: str, below: str, rect: Rect, look: Look) -> tuple[Label, ...]:
    """Which kind of the game it is, in one line or in two lower ones."""
    if not below:
        return (label(rect, kind, Style(28, 500, "muted"), look),) if kind else ()
    upper = Rect(rect.x, rect.y + 8, rect.w, 30)
    lower = Rect(rect.x, upper.bottom, rect.w, 30)
    style = Style(24, 500, "muted")
    return label(upper, kind, style, look), label(lower, below, style, look)


def _titles(view: View, title: str, chinese: str, rect: Rect) -> tuple[list[Thing], int]:
    room = Rect(rect.x, rect.y, 520, rect.h)
    first = label(room, title, Style(40, 700), view.look)
    found = beside(first, _GAP, chinese, 38)
    return [*found], found[-1].rect.right + _GAP
