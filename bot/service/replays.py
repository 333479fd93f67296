"""A finished game once more: stepped through by its buttons, as a film, as a text to keep."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from time import monotonic

from bot.core.action import Action
from bot.core.answer import Replies, Reply
from bot.core.daily import has_ended
from bot.core.keyboard import wrap
from bot.core.played import deal_of, stops
from bot.core.screen import Button, Rows, Screen
from bot.core.table import Step, Table
from bot.service.analyses import Analyses
from bot.service.asking import Ask, drawn
from bot.service.context import Context
from bot.service.films import eyes_of, film, view_at
from bot.service.menus import kind
from bot.service.named import named, names_at
from bot.service.painter import alt
from bot.service.play import Play
from bot.service.records import FILE, record_of
from bot.service.thinker import Thinker
from bot.service.whatif import WhatIf
from games import Text, game, text

AGAIN = 600.0
"""Seconds for which a film that everybody was shown is not posted in the same place once more."""

FIRST, BACK, ON, LAST = "first", "back", "on", "last"
"""The four ways through a game."""

ANEW = "anew"
"""The way from a film or a file, which stays as it is."""


class Replays:
    """Answers the button below a game that is over, and those of the replay itself."""

    def __init__(self, play: Play, thinker: Thinker) -> None:
        self._posted: dict[tuple[int, str, int], float] = {}
        self.whatif = WhatIf(play)
        self.analyses = Analyses(play.store, thinker)

    async def press(self, ctx: Context, table: Table, words: Sequence[str]) -> Replies:
        """One of its buttons; nothing of a game is shown while it goes on."""
        if not (table.over or table.between):
            return (ctx.private(text("bot-replay-later")),)
        if _open_date(ctx, table) and table.seat_of(ctx.person.id) is None:
            return self.whatif.play.strangers(ctx, table)
        match list(words):
            case ["film"]:
                return self._film(ctx, table)
            case [("record" | "look" | "from"), *_] if _open_date(ctx, table):
                return (ctx.private(text("after-later")),)
            case ["record"]:
                return (_record(ctx, table),)
            case ["from", deal, number] if deal.isdecimal() and number.isdecimal():
                return await self.whatif.play_on(ctx, table, int(deal), int(number))
            case ["look", deal, *more] if deal.isdecimal():
                return await self.analyses.press(ctx, table, int(deal), more)
            case [deal, number, *way] if deal.isdecimal() and number.isdecimal():
                return (stepped(ctx, table, int(deal), int(number), apart=way == [ANEW]),)
        return (stepped(ctx, table, table.deal, 0),)

    async def imported(self, ctx: Context, written: str) -> Replies:
        """A record from outside, stepped through like a game of the house."""
        table = await self.whatif.read(ctx, written)
        if isinstance(table, Reply):
            return (table,)
        return (stepped(ctx, table, 1, 0, apart=True),)

    def _film(self, ctx: Context, table: Table) -> Replies:
        """The whole game: to everybody where everybody saw its end, else to the one who asks."""
        own = table.head.daily or table.origin or (ctx.message and ctx.message.viewer is not None)
        alone = own or ctx.place.platform == "web"
        if not (alone or ctx.place.private or self._news(ctx, table)):
            return (ctx.private(text("bot-replay-above")),)
        return (Reply("private" if alone else "post", _film_screen(ctx, table)),)

    def _news(self, ctx: Context, table: Table) -> bool:
        now = monotonic()
        self._posted = {key: at for key, at in self._posted.items() if at > now - AGAIN}
        key = (ctx.room.id, table.head.id, table.deal)
        return self._posted.setdefault(key, now) == now


def _open_date(ctx: Context, table: Table) -> bool:
    """Whether somebody may still play this very deal as the challenge of its date."""
    daily = table.head.daily
    return daily is not None and not has_ended(date.fromisoformat(daily.date), ctx.now)


def shown(ctx: Context, screen: Screen) -> Reply:
    """On the replay that was pressed; else as a message of its own, for the one who asks."""
    own = bool(ctx.address) and not (ctx.message and ctx.message.table)
    return Reply("edit" if own else "private", screen)


def stepped(ctx: Context, table: Table, number: int, move: int, *, apart: bool = False) -> Reply:
    """The board after a move of a deal, and the way to the next one."""
    deal = deal_of(table, number)
    ask = Ask(deal, ctx.reader, eyes_of(ctx, table))
    at = max(stop for stop in stops(deal) if stop <= move)
    before = max((stop for stop in stops(deal) if stop < at), default=0)
    view = view_at(ask, at, _events(deal.steps[before:at]))
    rows = (_ways(ask, at), *wrap(_others(ask, at), ctx.reader.limits), *_deals(ask, table))
    lines = (_head(table, deal, at), *_happened(ask, deal.steps[before:at]))
    screen = drawn(ctx.reader, view, rows, lines, view)
    return Reply("private", screen) if apart else shown(ctx, screen)


def _head(table: Table, deal: Table, at: int) -> Text:
    name, of = kind(game(table.head.game), table.head.variant), len(deal.steps)
    if table.head.deals > 1:
        return text("after-step-deal", deal=deal.deal, n=at, of=of, game=name)
    return text("after-step", n=at, of=of, game=name)


def _events(steps: Sequence[Step]) -> tuple[str, ...]:
    return tuple(event for step in steps for event in step.events)


def _happened(ask: Ask, steps: Sequence[Step]) -> tuple[Text, ...]:
    """Who moved, and what came of it."""
    if not steps:
        return (text("after-start"),)
    first, one = steps[0], game(ask.table.head.game)
    names = names_at(first.sat, ask.reader)
    told = [named(line, names) for line in one.summary(_events(steps))[:2]]
    if told and not (ask.table.several and not first.events):
        return tuple(told)
    seat, move = first.entry.seat, first.entry.text
    path = first.before.paths(seat, move)[0]
    label = named(first.before.label(seat, path), names)
    name = names[seat] if seat < len(names) else ""
    return (text("after-moved", name=name, label=label), *told[:1])


def _ways(ask: Ask, at: int) -> tuple[Button, ...]:
    """First, back, on and last; each carries its own word, so that no two are the same."""
    all_ = stops(ask.table)
    place = all_.index(at)
    to = {
        FIRST: all_[0],
        BACK: all_[max(0, place - 1)],
        ON: all_[min(len(all_) - 1, place + 1)],
        LAST: all_[-1],
    }
    return tuple(
        _button(ask, f"after-button-{way}", str(ask.table.deal), str(number), way)
        for way, number in to.items()
    )


def _others(ask: Ask, at: int) -> list[Button]:
    """What else can be done with the game, from here."""
    deal = str(ask.table.deal)
    found = [_button(ask, "after-button-film", "film")] if ask.reader.pictures else []
    found.append(_button(ask, "after-button-look", "look", deal))
    if at < len(ask.table.steps) or not ask.table.ended:
        found.insert(0, _button(ask, "after-button-from", "from", deal, str(at)))
    return [*found, _button(ask, "after-button-record", "record")]


def _deals(ask: Ask, table: Table) -> Rows:
    """The other deals of a match."""
    if table.deal == 1:
        return ()
    buttons = [
        Button(
            ask.reader.say(text("after-deal", n=number)),
            str(Action("replay", (str(number), "0", "deal"), table.head.id, table.round)),
        )
        for number in range(1, table.deal + 1)
        if number != ask.table.deal
    ]
    return wrap(buttons, ask.reader.limits)


def _button(ask: Ask, label: str, *words: str) -> Button:
    action = Action("replay", words, ask.table.head.id, ask.table.round)
    return Button(ask.reader.say(text(label)), str(action))


def _film_screen(ctx: Context, table: Table) -> Screen:
    ask = Ask(table, ctx.reader, eyes_of(ctx, table))
    shot, one, count = film(ask), game(table.head.game), len(table.steps)
    told = text("bot-replay", game=kind(one, table.head.variant), moves=count)
    short = len(shot.views) - 1 < count
    lines = (told, *([text("bot-replay-short", shown=len(shot.views) - 1)] if short else []))
    back = _button(ask, "after-button-steps", str(table.deal), "0", ANEW)
    caption = "\n".join(map(ctx.reader.say, lines))
    return Screen(caption, ((back,),), picture=shot, alt=alt(shot))


def _record(ctx: Context, table: Table) -> Reply:
    """The game as a file, with a word of what it is good for."""
    back = _button(Ask(table, ctx.reader), "after-button-steps", str(table.deal), "0", ANEW)
    caption = ctx.reader.say(text("after-record"))
    name = FILE.format(table=table.head.id)
    return Reply("private", Screen(caption, ((back,),), document=record_of(table), called=name))
