"""What was good and what was not in a finished game, at the press of a button.

A worker finds it out bit by bit. The press waits a moment; what takes longer is shown with how far
it has come, on a message that the publisher brings up to date. What was found is kept.
"""

from __future__ import annotations

import asyncio

import render
from bot.core.action import Action
from bot.core.answer import Replies, Reply
from bot.core.keyboard import wrap
from bot.core.played import deal_of, sat_on
from bot.core.screen import Button, Rows, Screen
from bot.core.table import Table
from bot.service.asking import drawn
from bot.service.context import Context
from bot.service.looking import moves_of, packed, played, unpacked
from bot.service.menus import kind, plain, title
from bot.service.named import named, names_of
from bot.service.reader import Reader
from bot.service.thinker import Thinker
from bot.store import Message, NewMessage, Store
from bot.store.analyses import Found
from bot.store.message_rows import LOOK
from games import Seat, Text, game, text
from games.weighing import Review, Verdict
from render.posters import Chart, Mark

PATIENT = 1.5
"""Seconds that the press waits for all of it."""

WAY = 1
"""The way of looking; of an older one nothing is taken over."""

SHOWN = 4
"""Decisions that have a button of their own, the costliest first."""

COSTLY = {"lost": 3, "missed": 2, "slip": 1}


class Analyses:
    """Looks back on finished deals, one look for all who ask."""

    def __init__(self, store: Store, thinker: Thinker) -> None:
        self.store = store
        self.thinker = thinker
        self._running: dict[tuple[str, int], asyncio.Task[None]] = {}

    async def press(self, ctx: Context, table: Table, number: int, words: list[str]) -> Replies:
        """What was found; while it is still looked for, how far that has come."""
        del words
        deal = deal_of(table, number)
        if not game(table.head.game).reviews or not played(deal).decisions:
            return (ctx.private(text("after-look-nothing")),)
        found = await self._found(table, deal)
        if not found.done:
            await asyncio.wait({self._look(table, deal)}, timeout=PATIENT)
            found = await self._found(table, deal)
        screen = screen_of(ctx.reader, table, deal, found, sat_on(deal, ctx.person.id))
        if found.done:
            return (Reply("private", screen),)
        room = ctx.room
        if ctx.place.platform == "telegram" and not ctx.place.private:
            room = await self.store.room("telegram", ctx.who.account, private=True)
        shows = f"{LOOK}{table.head.id}/{deal.deal}"
        new = NewMessage(room.id, room.platform, shows, table.head.id, ctx.person.id)
        row = await self.store.add_message(new)
        web = ctx.place.platform == "web"
        return (Reply("post" if web else "private", screen, row.id),)

    async def screen(self, row: Message, reader: Reader) -> tuple[Screen, bool]:
        """What a message of ours should show now, and whether that is all there will be."""
        _, id_, number = row.shows.split("/")
        table = await self.store.load(id_)
        if table is None:
            return plain(reader, (text("bot-no-such-table"),)), True
        deal = deal_of(table, int(number))
        found = await self._found(table, deal)
        if not found.done:
            self._look(table, deal)
        seat = sat_on(deal, row.viewer) if row.viewer else None
        return screen_of(reader, table, deal, found, seat), found.done

    async def _found(self, table: Table, deal: Table) -> Found:
        found = await self.store.found(table.head.id, deal.deal, WAY)
        return found or Found(packed({}), done=False)

    def _look(self, table: Table, deal: Table) -> asyncio.Task[None]:
        """Look, unless somebody is already looking for this process."""
        key = (table.head.id, deal.deal)
        task = self._running.get(key)
        if task is None:
            task = self._running[key] = asyncio.create_task(self._looked(table, deal))
            task.add_done_callback(lambda _: self._running.pop(key, None))
        return task

    async def _looked(self, table: Table, deal: Table) -> None:
        found = await self._found(table, deal)
        while not found.done:
            asked = (table.head.game, str(deal.start), moves_of(deal), found.text)
            told = await self.thinker.look(*asked)
            if told is None:
                return  # the worker died over it; whoever asks again begins where it was
            found = Found(*told)
            await self.store.keep_found(table.head.id, deal.deal, WAY, found)


def screen_of(reader: Reader, table: Table, deal: Table, found: Found, seat: Seat | None) -> Screen:
    """The findings as a picture and words; or how far the look has come."""
    steps = (_button(reader, table, "steps", str(deal.deal), "0", "anew"),)
    name = kind(game(table.head.game), table.head.variant)
    if not found.done:
        of = len(played(deal).decisions)
        n = min(len(unpacked(found.text)), of)
        return _so_far(reader, table, (n, of), (steps,))
    review = game(table.head.game).review(played(deal), unpacked(found.text))
    names = names_of(table, reader)
    lines = [named(line, names) for line in review.lines]
    shown = _chart(reader, table, review, names, lines)
    rows = (*_moments(reader, table, deal, review, seat), steps)
    head = text("after-look", game=name)
    return drawn(reader, shown, rows, (head, *lines), render.text_board(shown))


def _so_far(reader: Reader, table: Table, far: tuple[int, int], rows: Rows) -> Screen:
    """How far it has come, with a picture, since not every message can be given one later."""
    name, (n, of) = table.head.game, far
    unit = text("after-look-so-far", n=n, of=of)
    shown = Chart(reader.look, title(game(name)), unit, (), far=far)
    line = text("after-looking", n=n, of=of, game=kind(game(name), table.head.variant))
    return drawn(reader, shown, rows, (line,))


def _chart(
    reader: Reader, table: Table, review: Review, names: tuple[str, ...], lines: list[Text]
) -> Chart:
    strips = tuple(
        (names[seat], tuple(_mark(one) for one in review.verdicts if one.seat == seat))
        for seat in range(len(names))
    )
    said = tuple(map(reader.say, lines))
    return Chart(reader.look, title(game(table.head.game)), review.unit, strips, said)


def _mark(one: Verdict) -> Mark:
    return Mark(one.move, one.value, one.kind, one.cost, one.proved)


def _moments(reader: Reader, table: Table, deal: Table, review: Review, seat: Seat | None) -> Rows:
    """Buttons to the boards on which most was lost: the own ones, for whoever sat there."""
    costly = [one for one in review.verdicts if one.kind in COSTLY and seat in {None, one.seat}]
    costly.sort(key=lambda one: (-COSTLY[one.kind], -one.cost, one.move))
    buttons = [
        _button(reader, table, "at", str(deal.deal), str(one.move - 1), "anew", n=one.move)
        for one in sorted(costly[:SHOWN], key=lambda one: one.move)
    ]
    return wrap(buttons, reader.limits)


def _button(reader: Reader, table: Table, name: str, *words: str, **args: int) -> Button:
    action = Action("replay", words, table.head.id, table.round)
    return Button(reader.say(text(f"after-button-{name}", **args)), str(action))
