"""A finished game as a film: which of its positions are shown, and by whose eyes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import date
from time import monotonic

from bot.core.answer import Reply
from bot.core.daily import has_ended
from bot.core.screen import Screen
from bot.core.table import Table
from bot.service import tell
from bot.service.asking import Ask
from bot.service.context import Context
from bot.service.menus import kind
from bot.service.painter import alt
from bot.service.table_screen import view
from games import Seat, game, text
from render import Film, View

MOST = 60
"""Positions of a film after the deal; of longer games the more telling ones."""

AGAIN = 600.0
"""Seconds for which a film that everybody was shown is not posted in the same place once more."""


class Replays:
    """Answers the button below a game that is over."""

    def __init__(self) -> None:
        self._posted: dict[tuple[int, str, int], float] = {}

    def show(self, ctx: Context, table: Table, words: Sequence[str]) -> tuple[Reply, ...]:
        """The whole game: to everybody where everybody saw its end, else to the one who asks."""
        if not (table.over or table.between):
            return (ctx.private(text("bot-replay-later")),)
        if not ctx.reader.pictures:
            return (tell.story(ctx, table, words),)
        own = table.head.daily or (ctx.message and ctx.message.viewer is not None)
        alone = own or ctx.place.platform == "web"
        if not (alone or ctx.place.private or self._news(ctx, table)):
            return (ctx.private(text("bot-replay-above")),)
        return (Reply("private" if alone else "post", _screen(ctx, table)),)

    def _news(self, ctx: Context, table: Table) -> bool:
        now = monotonic()
        self._posted = {key: at for key, at in self._posted.items() if at > now - AGAIN}
        key = (ctx.room.id, table.head.id, table.deal)
        return self._posted.setdefault(key, now) == now


def _screen(ctx: Context, table: Table) -> Screen:
    shot = film(Ask(table, ctx.reader, _eyes(ctx, table)))
    one = game(table.head.game)
    count = len(table.steps)
    named = text("bot-replay", game=kind(one, table.head.variant), moves=count)
    short = len(shot.views) - 1 < count
    lines = (named, *([text("bot-replay-short", shown=len(shot.views) - 1)] if short else []))
    return Screen("\n".join(map(ctx.reader.say, lines)), picture=shot, alt=alt(shot))


def _eyes(ctx: Context, table: Table) -> Seat | None:
    """The seat by whose eyes it is seen; None shows all hands, once the deal keeps no secret."""
    daily = table.head.daily
    if not table.several:
        return 0
    if daily and not has_ended(date.fromisoformat(daily.date), ctx.now):
        return table.seat_of(ctx.person.id) or 0
    return None


def film(ask: Ask) -> Film:
    """The positions from the deal to the end, with what happened before each."""
    table, views, shown = ask.table, [], 0
    for number in moments(table):
        events = tuple(event for step in table.steps[shown:number] for event in step.events)
        views.append(_view(ask, number, events))
        shown = number
    return Film(tuple(views))


def _view(ask: Ask, number: int, events: tuple[str, ...]) -> View:
    then = replace(ask.table, steps=ask.table.steps[:number], ruled=None)
    seen = view(replace(ask, table=then, said=()), choices=False)
    position = then.position if ask.seat is None else then.position.seen_by(ask.seat)
    return replace(seen, position=position, last=events)


def moments(table: Table) -> list[int]:
    """After how many moves the game is shown, from 0 on.

    Of a long game forced moves are shown with the choice before them, and if that is still too
    much, evenly chosen ones are left out.
    """
    after = list(range(1, len(table.steps) + 1))
    if len(after) > MOST:
        last = after[-1]
        chosen = [one for one in after if one == last or table.steps[one].entry.by != "table"]
        after = chosen
    if len(after) > MOST:
        after = [after[(number + 1) * len(after) // MOST - 1] for number in range(MOST)]
    return [0, *after]
