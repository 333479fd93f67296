"""``/club``: duplicate play, tournaments and the league of a room."""

from __future__ import annotations

from collections.abc import Sequence

from bot.core.action import TABLE_ID, Action
from bot.core.answer import Replies, Reply
from bot.core.keyboard import wrap
from bot.core.screen import Button, Rows, Screen, Style
from bot.core.table import Table
from bot.core.tourney import KINDS, Kind
from bot.service.context import Context
from bot.service.deals import seats_of
from bot.service.leagues import Leagues, league_of
from bot.service.menus import kind, plain
from bot.service.play import Play
from bot.service.reader import Reader
from bot.service.sight import act, title
from bot.service.tourney_screen import rules_screen
from bot.service.tourneys import Tourneys, tourney_of
from bot.service.wanted import named_in
from bot.store import Message, Store
from bot.store.message_rows import LEAGUE
from games import GAMES, BadInput, Game, Text, game, text
from games.shuffle import commitment

DUEL = 2

USUAL = {"own": 1, "tables": 1, "cup": 4}
"""Rounds, or deals, with which each form is opened. A cup is a tournament: duels or ``tables``."""

FORMS = {"duplicate": "own", "tables": "tables", "tournament": "cup", "rules": "rules"}
"""What may be said after the command."""


class Clubs:
    """The one command, its menu, and all buttons below it."""

    def __init__(self, play: Play) -> None:
        self.play = play
        self.store = play.store
        self.tourneys = Tourneys(play)
        self.leagues = Leagues(play.store)

    async def command(self, ctx: Context, words: Sequence[str]) -> Replies:
        """The menu, a form of play with or without its game, or a tourney by its code."""
        match [word.casefold() for word in words]:
            case []:
                return await self._menu(ctx)
            case [code] if TABLE_ID.fullmatch(code):
                one = await self.store.tourney(code)
                if one:
                    return await self.tourneys.show(ctx, one)
                return (ctx.private(text("club-gone"), text("club-how")),)
            case ["rules", *rest]:
                return (Reply("private", rules_screen(ctx.reader, "".join(rest[:1]))),)
            case ["league", *rest] if "".join(rest) in {"", "join", "leave", "last", "off"}:
                return await self.leagues.press(ctx, rest)
            case [form, *rest] if form in FORMS:
                return await self._form(ctx, FORMS[form], rest)
        return (ctx.private(text("club-how")),)

    async def press(self, ctx: Context, words: Sequence[str]) -> Replies:
        """A button. Raises BadInput and ValueError for what is none."""
        match list(words):
            case []:
                return await self._menu(ctx)
            case ["rules", *rest]:
                shown = rules_screen(ctx.reader, "".join(rest[:1]))
                turned = ctx.address and not ctx.message
                return (Reply("edit" if turned else "private", shown),)
            case ["league", *rest]:
                return await self.leagues.press(ctx, rest)
            case ["new", form]:
                return self._games(ctx, form)
            case ["open", form, code, variant]:
                return await self._open(ctx, form, game(code), variant)
            case [verb, *rest]:
                return await self.tourneys.press(ctx, verb, rest)
        raise BadInput("/".join(words)[:40])

    async def sealed(self, ctx: Context, table: Table) -> Replies:
        """While others may play the same deal, its commitment alone; nothing for other tables."""
        if not table.head.tourney or not await self.secret(table):
            return ()
        seal = commitment(table.head.seed, table.head.sealed)
        told = text("bot-verify-sealed", commitment=seal, table=table.head.sealed)
        return (ctx.private(told, text("club-seed-later")),)

    async def later(self, ctx: Context, table: Table, words: Sequence[str]) -> Replies:
        """Why a game cannot be looked at yet; those who played it step through it at once."""
        mine = table.seat_of(ctx.person.id) is not None
        if mine and words[:1] not in {("record",), ("look",), ("from",)}:
            return ()
        return (ctx.private(text("club-replay-later")),) if await self.secret(table) else ()

    async def secret(self, table: Table) -> bool:
        """Whether somebody may still play the deal of a table; a duel has one of its own."""
        tourney = await self.store.tourney(table.head.tourney) if table.head.tourney else None
        rounds = tourney.played if tourney and tourney.kind != "duels" else ()
        return any(
            not one.over for one in rounds if table.head.id in {each.table for each in one.matches}
        )

    async def _menu(self, ctx: Context) -> Replies:
        """What can be opened, and what is there already."""
        lines, rows = [text("club-menu")], []
        for id_ in await self.store.tourneys_in(ctx.room.id):
            tourney = await self.store.tourney(id_)
            if tourney:
                what = kind(game(tourney.game), tourney.variant)
                label = text("club-here", kind=title(tourney), game=what, code=id_)
                rows.append((Button(ctx.reader.say(label), str(act(tourney, "show")), "picked"),))
        buttons = [_button(ctx, form, "new", form, style="good") for form in USUAL]
        buttons += [] if ctx.place.private else [_button(ctx, "league", "league")]
        buttons.append(_button(ctx, "rules", "rules"))
        room = ctx.reader.limits.rows - len(wrap(buttons, ctx.reader.limits))
        shown: Rows = (*rows[:room], *wrap(buttons, ctx.reader.limits))
        return (Reply("private", plain(ctx.reader, lines, shown)),)

    def _games(self, ctx: Context, form: str, named: Game | None = None) -> Replies:
        """Which game it shall be, or which variant of the one that was named."""
        offered = choices(form)
        buttons = [
            Button(
                ctx.reader.say(kind(one, variant)),
                str(Action("club", ("open", form, one.code, variant))),
            )
            for one, variant in [each for each in offered if each[0] == named] or offered
        ]
        lines = (text(f"club-form-{form}"), text("club-which"))
        shown = plain(ctx.reader, lines, wrap(buttons, ctx.reader.limits))
        return (Reply("edit" if ctx.address and not ctx.message else "private", shown),)

    async def _form(self, ctx: Context, form: str, rest: Sequence[str]) -> Replies:
        if not rest:
            return self._games(ctx, form)
        try:
            one, variant = named_in(list(rest))
        except BadInput:
            return self._games(ctx, form)
        known = [each for each in choices(form) if each[0] == one]
        if not variant and len(known) != 1:
            return self._games(ctx, form, one)
        return await self._open(ctx, form, one, variant or known[0][1])

    async def _open(self, ctx: Context, form: str, one: Game, variant: str) -> Replies:
        if (one, variant) not in choices(form):
            return self._games(ctx, form)
        played = _kind(form, one, variant)
        rounds = 0 if played == "duels" else USUAL[form]
        return await self.tourneys.open(ctx, played, one, variant, rounds)


async def club_of(store: Store, row: Message, eyes: Reader) -> Screen | None:
    """The screen of a message of a club; None when there is no reason for it any more."""
    if row.shows.startswith(LEAGUE):
        return await league_of(store, row, eyes)
    return await tourney_of(store, row, eyes)


def choices(form: str) -> list[tuple[Game, str]]:
    """The games, with their variants, that can be played in a form. Raises BadInput."""
    if form not in USUAL:
        raise BadInput(form)
    return [
        (one, variant.name)
        for one in GAMES.values()
        for variant in one.variants
        if max(one.seats) > 1 and _fits(form, one, variant.name)
    ]


def _fits(form: str, one: Game, variant: str) -> bool:
    """Whether there are more than two at a table where that is what it is about."""
    return form != "tables" or seats_of(one, variant)[-1] > DUEL


def _kind(form: str, one: Game, variant: str) -> Kind:
    """A cup is Swiss where two can play, else duplicate rounds."""
    if form == "cup":
        return "duels" if seats_of(one, variant)[0] == DUEL else "tables"
    return next(known for known in KINDS if known == form)


def _button(ctx: Context, name: str, *words: str, style: Style = "plain") -> Button:
    label: Text = text(f"club-menu-{name}")
    return Button(ctx.reader.say(label), str(Action("club", words)), style)
