"""What the viewer can answer: to win, to pass, and the groups it can take the card for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from games import text
from render.boards.four_colour.measure import Cut, around, line, placed, small
from render.boards.four_colour.options import WIN, Asked, Option
from render.labels import Style, label
from render.things import Badge, Box, Label, Rect, Strip, Thing
from render.tokens import choice
from render.view import Look
from render.words import say

_HEADING = 34
_BADGE, _LARGE = 36, 44
_CARD, _LEAST_CARD = 34, 28
_BETWEEN, _LEAST_BETWEEN = 22, 10


@dataclass(frozen=True, slots=True)
class Claim:
    """A group that the card can be taken for: its badge, and where its cards are."""

    option: Option
    badge: Rect
    cards: tuple[Rect, ...]


@dataclass(frozen=True, slots=True)
class Word:
    """To win or to pass."""

    option: Option
    badge: Rect
    label: Label


@dataclass(frozen=True, slots=True)
class Plan:
    """All answers in their places."""

    words: tuple[Word, ...]
    claims: tuple[Claim, ...]
    bottom: int


def plan(said: Asked, room: Rect, look: Look) -> Plan:
    """Claims stand in one line while their cards can be read there, else in two."""
    words = _words(said, room, look)
    claims: tuple[Claim, ...] = ()
    options = said.claims
    half = -(-len(options) // 2)
    for lines in ((options,), (options[:half], options[half:])):
        cut = _cut(lines, room, look)
        claims = tuple(
            claim
            for number, one in enumerate(lines)
            for claim in _line(one, cut, _below(room, number, cut), look)
        )
        if cut.width > _LEAST_CARD:
            break
    lowest = max((claim.cards[0].bottom for claim in claims), default=room.y + _HEADING)
    return Plan(words, claims, lowest)


def answers(found: Plan, room: Rect, look: Look) -> Iterator[Thing]:
    """A heading, to win and to pass beside it, and the claims with their cards below."""
    left = min((word.badge.x for word in found.words), default=room.right) - 16
    heading = Rect(room.x, room.y, left - room.x, _HEADING)
    words = say(text("ui-fcc-may-take" if found.claims else "ui-fcc-may-answer"), look.locale)
    yield label(heading, words, Style(26, 600, "gold"), look)
    for word in found.words:
        wins = word.option.word == WIN
        yield Badge(word.badge, word.option.mark, "jade" if wins else "text", "bg")
        yield word.label
    for number, claim in enumerate(found.claims):
        for rect, card in zip(claim.cards, claim.option.group, strict=True):
            yield Strip(rect, card)
        yield Badge(claim.badge, claim.option.mark, choice(number))


def touches(found: Plan) -> Iterator[Box]:
    """Where the answers can be touched: mark and word, mark and cards."""
    for word in found.words:
        spot = word.badge
        yield Box(word.option.path, spot.x, spot.y - 4, word.label.rect.right - spot.x, spot.h + 8)
    for claim in found.claims:
        cards, x = around(claim.cards), claim.badge.x
        yield Box(claim.option.path, x, cards.y, cards.right - x, cards.h)


def _words(said: Asked, room: Rect, look: Look) -> tuple[Word, ...]:
    """From the right end of the heading."""
    found: list[Word] = []
    right = room.right
    for option in reversed(said.plain):
        wins = option.word == WIN
        words = say(text("ui-fcc-win" if wins else "ui-fcc-pass"), look.locale)
        style = Style(28, 700, "jade" if wins else "text")
        one = label(Rect(right - 200, room.y, 200, _HEADING), words, style, look, "right")
        badge = Rect(one.rect.x - 8 - _HEADING, room.y, _HEADING, _HEADING)
        found.append(Word(option, badge, one))
        right = badge.x - 28
    return tuple(found)


def _cut(lines: Sequence[Sequence[Option]], room: Rect, look: Look) -> Cut:
    """The largest cards with which every line fits, or the least."""
    for width in range(_CARD, _LEAST_CARD, -1):
        cut = small(width)
        if all(_wide(one, cut, look) <= room.w for one in lines):
            return cut
    return small(_LEAST_CARD)


def _wide(options: Sequence[Option], cut: Cut, look: Look) -> int:
    """How wide a line of claims is at least."""
    cards = sum(line((option.group,), cut) for option in options)
    return cards + len(options) * (_badge(look) + 6 + _LEAST_BETWEEN) - _LEAST_BETWEEN


def _below(room: Rect, number: int, cut: Cut) -> Rect:
    y = room.y + _HEADING + 6 + number * (cut.height + 10)
    return Rect(room.x, y, room.w, cut.height)


def _line(options: Sequence[Option], cut: Cut, room: Rect, look: Look) -> Iterator[Claim]:
    """Badge and cards one after the other, as far apart as there is room."""
    badge = _badge(look)
    spare = (room.w - _wide(options, cut, look)) // max(1, len(options) - 1)
    between = min(_BETWEEN, _LEAST_BETWEEN + max(0, spare))
    x = room.x
    for option in options:
        spot = Rect(x, room.y + (room.h - badge) // 2, badge, badge)
        (cards,) = placed((option.group,), cut, Rect(spot.right + 6, room.y, room.w, room.h))
        yield Claim(option, spot, cards)
        x = cards[-1].right + between


def _badge(look: Look) -> int:
    return _LARGE if look.large else _BADGE
