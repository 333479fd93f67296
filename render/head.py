"""The head of every board: title, signs, and whose game it is."""

from __future__ import annotations

from games import Seat, text
from render.labels import Style, label, signs
from render.letters import width
from render.names import clean
from render.things import Rect, Thing
from render.tokens import WIDTH
from render.view import View
from render.words import say

LEFT = 32
RIGHT = WIDTH - 32
_GAP = 22

MOST_FACTS = 2


def name(view: View, seat: Seat) -> str:
    """The name of a seat, ready to draw; one that leaves no ink becomes "Player 1"."""
    given = view.names[seat] if seat < len(view.names) else ""
    return clean(given, view.look.locale) or say(text("ui-player", n=seat + 1), view.look.locale)


def head(  # noqa: PLR0913 - what a head says, and how much room it has
    view: View, title: str, chinese: str, kind: str = "", height: int = 76, *, room: int = 180
) -> tuple[Thing, ...]:
    """Title and signs on the left; on the right the owner's name and the facts that fit.

    The last fact is the most important one. ``room`` is the most that ``kind`` may take.
    """
    rect = Rect(LEFT, 0, RIGHT - LEFT, height)
    found, x = _titles(view, title, chinese, rect)
    if kind:
        third = label(Rect(x, rect.y, room, rect.h), kind, Style(28, 500, "muted"), view.look)
        found.append(third)
        x = third.rect.right + _GAP
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


def _titles(view: View, title: str, chinese: str, rect: Rect) -> tuple[list[Thing], int]:
    room = Rect(rect.x, rect.y, 520, rect.h)
    first = label(room, title, Style(40, 700), view.look)
    second = signs(first.rect.right + _GAP, rect, chinese, 38)
    return [first, second], second.rect.right + _GAP
