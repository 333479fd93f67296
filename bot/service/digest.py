"""The week of a room, told on Mondays where that was ordered."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from bot.core.action import Action
from bot.core.answer import Reply
from bot.core.daily import DAY, minute_of
from bot.core.digest import Week, week
from bot.core.finish import Finish
from bot.core.names import upright
from bot.core.screen import Button, Rows, Screen
from bot.core.wish import Wish
from bot.service.challenge import date_in_words, time_in_words
from bot.service.context import Context
from bot.service.days import zone
from bot.service.doors import for_admins
from bot.service.figures import server_in, value
from bot.service.menus import plain, title
from bot.service.orders import Orders
from bot.service.reader import Reader
from bot.store import Room, Store
from games import Text, game, text

DIGEST = "d/post/digest/"
"""Begins what a message shows that is a digest; a date follows."""

WEEK = 7 * DAY


async def order(ctx: Context, orders: Orders, rest: Sequence[str]) -> tuple[Reply, ...]:
    """``/top digest 9:00`` and ``/top digest off``, by admins of a room."""
    if ctx.place.private or not ctx.asked.admin:
        return await for_admins(ctx, orders.store)
    minute = minute_of(rest[-1]) if rest else None
    if rest[-1:] == ["off"]:
        await orders.wish(ctx, "digest", "", None)
        return (ctx.private(text("top-digest-off")),)
    if minute is None:
        return (ctx.private(text("top-digest-how")),)
    await orders.wish(ctx, "digest", "", minute)
    here = str(zone(None, ctx.room))
    when = text("daily-when", time=time_in_words(minute), zone=here)
    return (ctx.private(text("top-digest-on", when=when)),)


async def digest(store: Store, room: Room, monday: date, eyes: Reader) -> Screen | None:
    """The week before a Monday; None when there is nothing to tell."""
    first, last = monday - WEEK, monday - DAY
    told = week(await store.finishes_in(room.id, server_in(room), first, last))
    if told is None:
        return None
    dates = {"first": date_in_words(first), "last": date_in_words(last)}
    lines = [text("top-digest", **dates), *_lines(told, room)]
    return plain(eyes, lines, _rows(eyes, room))


def _lines(told: Week, room: Room) -> list[Text]:
    wish = Wish(room.id, "room", measure=told.measure)
    podium = tuple(
        text("top-digest-podium-entry", place=place, name=upright(name), value=value(wish, figure))
        for place, name, figure in told.podium
    )
    lines = [text("top-digest-podium", measure=text(f"top-{told.measure}"), names=podium)]
    if told.best:
        lines.append(_best(*told.best))
    if told.tight:
        names = tuple(text("top-digest-name", name=upright(name)) for name in told.tight.names)
        played = title(game(told.tight.game))
        lines.append(text("top-digest-tight", names=names, game=played, margin=told.tight.margin))
    return lines


def _best(name: str, one: Finish) -> Text:
    kind, figure = ("-points", "points") if one.seats > 1 else ("", "moves")
    figures = {figure: one.best or 0 if one.seats > 1 else one.moves, "par": one.par}
    return text(f"top-digest-best{kind}", name=upright(name), game=title(game(one.game)), **figures)


def _rows(eyes: Reader, room: Room) -> Rows:
    """A button to the board, but not in a channel, where nobody can press it."""
    if room.settings.get("kind") == "channel":
        return ()
    action = str(Action("top", Wish(room.id, "room", "week").words))
    return ((Button(eyes.say(text("top-digest-button")), action),),)
