"""The board as characters: cards as they are typed, a colour letter and a piece letter."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from games import text
from render.boards.four_colour.final import Win, win, worth
from render.boards.four_colour.options import Asked, asked
from render.boards.four_colour.table import Sitting, Table, hand, table
from render.plain import COLUMNS, columns, cut
from render.view import View
from render.words import say

_NAME = 15
"""Columns of the names of the seats; longer ones get more, as far as a line has them."""

_LONGEST = 30
"""Columns of a name at most: one of thirty letters is read whole."""


def text_board(view: View) -> str:
    """The board in at most 40 columns: seats, public card, discards, own hand, what to type."""
    shown, said, locale = table(view), asked(view), view.look.locale
    won = win(view.position)
    title, stock = say(text("fcc-title"), locale), say(text("ui-fcc-stock", n=shown.stock), locale)
    lines = [f"{title}, {stock}"]
    for one in shown.seats:
        shut = not view.hands or won or one.seat == view.viewer
        lines += _seat(replace(one, held=()) if shut else one, _room(shown))
    lines += _won(view, shown, won) if won else _public(view, shown)
    if shown.discards:
        lines += _listed(say(text("ui-fcc-board-discards"), locale), shown.discards)
    own = () if won else hand(view.position, view.viewer)
    if own:
        cards = ("".join(one.cards) for one in own)
        lines += _listed(say(text("ui-fcc-board-hand"), locale), cards)
    lines += _choices(said, view)
    return "\n".join(cut(line) for line in lines)


def held(view: View) -> str:
    """The own hand in groups, on one line."""
    cards = () if win(view.position) else hand(view.position, view.viewer)
    heading = say(text("ui-fcc-board-hand"), view.look.locale)
    return " ".join((heading, *("".join(one.cards) for one in cards))) if cards else ""


def _room(shown: Table) -> int:
    """Columns for the names of all seats."""
    return max(_NAME, *(columns(_name(one)) for one in shown.seats))


def _name(one: Sitting) -> str:
    return cut(one.name, _LONGEST)


def _seat(one: Sitting, room: int) -> Iterator[str]:
    """``>`` stands before the seat that discards or whose card is offered."""
    name = _name(one)
    yield f"{'>' if one.turn else ' '}{name}{' ' * (room - columns(name))} {one.count:2}"
    if one.exposed:
        yield from _wrapped(("".join(group) for group in one.exposed), "   ")
    yield from _wrapped(("".join(cards) for cards in one.held), "  : ")


def _public(view: View, shown: Table) -> Iterator[str]:
    locale = view.look.locale
    if view.position.outcome:
        said = text("ui-fcc-alt-drawn")
    elif shown.card:
        who = _name(shown.seats[shown.owner])
        said = text(f"ui-fcc-alt-public-{shown.kind}", who=who, card=shown.card)
    else:
        who = next((_name(one) for one in shown.seats if one.turn), "")
        said = text("ui-fcc-alt-discards", who=who)
    yield from _wrapped(say(said, locale).split(), "")


def _won(view: View, shown: Table, won: Win) -> Iterator[str]:
    locale = view.look.locale
    who = _name(shown.seats[won.seat])
    points = say(text("ui-fcc-points", n=won.score), locale)
    yield from _wrapped(f"{say(text('ui-fcc-wins', who=who), locale)}: {points}".split(), "")
    giver = _name(shown.seats[won.giver])
    yield from _wrapped(say(text(won.told, who=giver), locale).split(), "")
    yield won.card
    groups = (*won.exposed, *won.revealed)
    yield from _wrapped((f"{''.join(group)}={worth(group)}" for group in groups), " ")


def _listed(heading: str, words: Iterable[str]) -> Iterator[str]:
    yield heading
    yield from _wrapped(words, " ")


def _wrapped(words: Iterable[str], indent: str) -> Iterator[str]:
    """Words in lines of at most 40 columns."""
    line = indent
    for word in words:
        more = word if line == indent else f" {word}"
        if columns(line + more) > COLUMNS:
            yield line
            line, more = indent, word
        line += more
    if line != indent:
        yield line


def _choices(said: Asked, view: View) -> Iterator[str]:
    """Mark and move of every choice; answers with their words, discards side by side."""
    if not said.options:
        return
    locale = view.look.locale
    yield say(text("ui-fcc-board-choices"), locale)
    if said.discards:
        yield from _wrapped((f"{one.mark}:{one.word}" for one in said.discards), " ")
        return
    for one in said.options:
        yield f" {one.mark} {one.word} {say(one.label, locale) if not one.group else ''}".rstrip()
