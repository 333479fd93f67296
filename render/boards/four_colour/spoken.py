"""The board in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from games import Text, text
from games.four_colour.cards import read_cards
from games.four_colour.words import card_name, group_name
from render.boards.four_colour.final import Win, win, worth
from render.boards.four_colour.measure import Group
from render.boards.four_colour.options import Asked, Option, asked
from render.boards.four_colour.plain import text_board
from render.boards.four_colour.table import Held, Sitting, Table, hand, table
from render.head import named
from render.sentences import uttered
from render.view import View

__all__ = ["alt", "text_board"]

_LATEST = 8
"""So many discards are told when there is no room for all."""


def alt(view: View, most: int) -> str:
    """The picture in words; in steps shorter, until only the own hand is left."""
    shown, said, locale = table(view), asked(view), view.look.locale
    won = win(view.position)
    start = [_title(view, shown), *(_won(view, won) if won else _public(view, shown))]
    own = [*_own(view, shown), *_choices(said, view)]
    told = won.seat if won else view.viewer if own else None
    others = tuple(one for one in shown.seats if one.seat != told)
    groups, counts = ([_seat(one, laid=laid) for one in others] for laid in (True, False))
    own += [_open(one) for one in others if one.held] if view.hands and not won else []
    steps = (
        (*start, *own, *groups, *_discards(shown.discards)),
        (*start, *own, *groups, *_discards(shown.discards[-_LATEST:])),
        (*start, *own, *groups),
        (*start, *own, *counts),
        (*start, *own),
    )
    words = ""
    for parts in steps:
        words = uttered(parts, locale)
        if len(words) <= most:
            return words
    return words[: most - 1] + "\u2026"


def _title(view: View, shown: Table) -> Text:
    told = view.position.facts()
    rest = (named(fact, view) for fact in view.facts if fact not in told)
    facts = (*rest, text("ui-fcc-stock", n=shown.stock))
    return text("ui-fcc-alt", title=text("fcc-title"), facts=facts)


def _public(view: View, shown: Table) -> Iterator[Text]:
    """What lies there for whom; nothing tells who is asked."""
    if view.position.outcome:
        yield text("ui-fcc-alt-drawn")
    elif shown.card:
        owner = shown.seats[shown.owner].name
        yield text(f"ui-fcc-alt-public-{shown.kind}", who=owner, card=_card(shown.card))
        yield text("ui-fcc-alt-open")
    else:
        turn = next(one for one in shown.seats if one.turn)
        mine = turn.seat == view.viewer
        yield text("ui-fcc-alt-you-discard" if mine else "ui-fcc-alt-discards", who=turn.name)


def _won(view: View, won: Win) -> Iterator[Text]:
    shown = table(view)
    how = text(won.told, who=shown.seats[won.giver].name)
    yield text(
        "ui-fcc-alt-won",
        who=shown.seats[won.seat].name,
        how=how,
        card=_card(won.card),
        points=text("ui-fcc-points", n=won.score),
    )
    laid = tuple(
        text("ui-fcc-alt-worth", group=_group(group), n=worth(group))
        for group in (*won.exposed, *won.revealed)
    )
    yield text("ui-fcc-alt-laid", groups=laid)


def _own(view: View, shown: Table) -> Iterator[Text]:
    held = hand(view.position, view.viewer)
    if not held or view.viewer is None or win(view.position):
        return
    exposed = shown.seats[view.viewer].exposed
    if exposed:
        yield text("ui-fcc-alt-own", groups=tuple(map(_group, exposed)))
    yield text("ui-fcc-alt-hand", groups=tuple(part for one in held for part in _held(one)))


def _held(one: Held) -> Iterator[Text]:
    """A group by its name, other cards one by one."""
    if one.whole:
        yield _group(one.cards)
        return
    for card, count in Counter(one.cards).items():
        yield _card(card) if count == 1 else text("ui-fcc-alt-times", card=_card(card), n=count)


def _choices(said: Asked, view: View) -> Iterator[Text]:
    if said.picked:
        seat = view.viewer if view.viewer is not None else 0
        label = named(view.position.label(seat, (said.picked,)), view)
        yield text("ui-fcc-alt-picked", label=label)
    if said.options:
        yield text("ui-fcc-alt-choices", choices=tuple(map(_choice, said.options)))


def _choice(option: Option) -> Text:
    label = option.label
    if option.card or option.group:
        label = _card(option.card) if option.card else _group(option.group)
    return text("ui-fcc-alt-choice", mark=option.mark, label=label)


def _seat(one: Sitting, *, laid: bool) -> Text:
    cards = text("ui-fcc-alt-cards", n=one.count)
    if not one.exposed:
        return text("ui-fcc-alt-seat", who=one.name, cards=cards)
    if not laid:
        count = len(one.exposed)
        return text("ui-fcc-alt-seat-count", who=one.name, cards=cards, n=count)
    groups = tuple(map(_group, one.exposed))
    return text("ui-fcc-alt-seat-groups", who=one.name, cards=cards, groups=groups)


def _open(one: Sitting) -> Text:
    """An open hand, short as it is typed: words for sixty cards would be too many."""
    return text("ui-fcc-alt-open-hand", who=one.name, cards=" ".join(map("".join, one.held)))


def _discards(cards: Group) -> Iterator[Text]:
    if cards:
        yield text("ui-fcc-alt-discarded", cards=tuple(map(_card, reversed(cards))))


def _card(card: str) -> Text:
    return card_name(read_cards(card)[0])


def _group(group: Group) -> Text:
    return group_name(read_cards("".join(group)))
