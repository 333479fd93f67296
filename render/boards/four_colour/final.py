"""The end of a deal: the winning card, where it came from, and every group with its points."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from games import Position, Seat, text
from games.four_colour.cards import read_cards
from games.four_colour.groups import points
from render.boards.four_colour.measure import PAD, Cut, Group, around, fitting, placed, small
from render.boards.four_colour.table import cut
from render.labels import Style, label
from render.things import Frame, Panel, Rect, Sign, Strip, Thing
from render.view import View
from render.words import say

_LINE = 30
_POINTS = 34
_LARGEST, _SMALLEST = 66, 26


@dataclass(frozen=True, slots=True)
class Win:
    """A won deal."""

    seat: Seat
    card: str
    source: str
    giver: Seat
    exposed: tuple[Group, ...]
    revealed: tuple[Group, ...]
    score: int

    @property
    def told(self) -> str:
        """The id of the sentence that says where the card came from."""
        return f"ui-fcc-source-{self.source}"


@lru_cache(maxsize=128)
def win(position: Position) -> Win | None:
    """Who won and with what, or None."""
    outcome = position.outcome
    if outcome is None or not outcome.winners:
        return None
    detail = outcome.detail
    exposed, revealed = (_groups(detail[key]) for key in ("exposed", "revealed"))
    giver = detail["from"]
    return Win(
        outcome.winners[0],
        str(detail["card"]),
        str(detail["source"]),
        giver if isinstance(giver, int) else outcome.winners[0],
        exposed,
        revealed,
        max(outcome.scores),
    )


def _groups(listed: object) -> tuple[Group, ...]:
    return tuple(cut(str(one)) for one in listed) if isinstance(listed, Sequence) else ()


def worth(group: Group) -> int:
    """What a group counts (rule book, section 3)."""
    return points(read_cards("".join(group)))


def banner(view: View, won: Win, names: Sequence[str], rect: Rect) -> Iterator[Thing]:
    """The winning card at the left, who won and how, the score at the right."""
    look = view.look
    yield Panel(rect, "panel2", "jade")
    high = rect.h - 24
    card = Rect(rect.x + 18, rect.y + 12, round(high / 1.94), high)
    yield Strip(card, won.card)
    score = label(
        Rect(rect.right - 330, rect.y, 310, rect.h),
        say(text("ui-fcc-points", n=won.score), look.locale),
        Style(50, 700, "gold"),
        look,
        "right",
    )
    x = card.right + 22
    sign = Rect(x, rect.y + 26, 36, 36)
    yield Sign(sign, "check", "jade")
    upper = Rect(sign.right + 14, rect.y + 14, score.rect.x - 24 - sign.right - 14, 56)
    lower = Rect(x, upper.bottom, score.rect.x - 24 - x, 42)
    won_by = say(text("ui-fcc-wins", who=names[won.seat]), look.locale)
    yield label(upper, won_by, Style(42, 700), look)
    story = say(text(won.told, who=names[won.giver]), look.locale)
    yield label(lower, story, Style(27, 500, "muted"), look)
    yield score


def laid(view: View, won: Win, rect: Rect) -> Iterator[Thing]:
    """All groups of the winner: those on the table above, those from the hand below."""
    yield Panel(rect, "panel", "jade")
    rows = [("ui-fcc-on-table", won.exposed), ("ui-fcc-from-hand", won.revealed)]
    rows = [(words, groups) for words, groups in rows if groups]
    high = (rect.h - PAD) // len(rows)
    marked = False
    for number, (words, groups) in enumerate(rows):
        room = Rect(rect.x + PAD, rect.y + 8 + number * high, rect.w - 2 * PAD, high)
        heading = Rect(room.x, room.y, room.w, _LINE)
        yield label(heading, _heading(words, groups, view), Style(25, 600, "muted"), view.look)
        cards = Rect(room.x, room.y + _LINE + 6, room.w, room.h - _LINE - 6)
        winning = won.card if groups is won.revealed and not marked else ""
        yield from _row(groups, cards, winning, view)


def _heading(words: str, groups: tuple[Group, ...], view: View) -> str:
    total = text("ui-fcc-points", n=sum(map(worth, groups)))
    return say(text("ui-fcc-part", part=text(words), points=total), view.look.locale)


def _row(groups: tuple[Group, ...], room: Rect, winning: str, view: View) -> Iterator[Thing]:
    """Groups with their points below them; the winning card has a frame."""
    one_line = Rect(room.x, room.y, room.w, room.h - _POINTS)
    size = fitting(groups, one_line, _sizes(one_line.h), apart=_POINTS)
    places = placed(groups, size, room, apart=_POINTS)
    for group, rects in zip(groups, places, strict=True):
        for rect, card in zip(rects, group, strict=True):
            yield Strip(rect, card)
        whole = around(rects)
        worth_ = worth(group)
        below = Rect(whole.x - 8, whole.bottom, whole.w + 16, _POINTS)
        style = Style(27, 700, "gold" if worth_ else "muted")
        yield label(below, str(worth_), style, view.look, "middle")
    spots = [
        rect
        for group, rects in zip(groups, places, strict=True)
        for rect, card in zip(rects, group, strict=True)
        if card == winning
    ]
    yield from (Frame(rect.grown(-1), "jade", 4) for rect in spots[:1])


def _sizes(high: int) -> Iterator[Cut]:
    return (small(width) for width in range(min(_LARGEST, round(high / 1.94)), _SMALLEST, -1))
