"""Leaderboards: what people type and press, and the page they see."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.core.action import Action
from bot.core.answer import Replies, Reply
from bot.core.keyboard import wrap
from bot.core.ladder import BOARD, CAP, FULL
from bot.core.names import upright
from bot.core.periods import PERIODS, date_of
from bot.core.screen import Button, Rows, Screen
from bot.core.standings import MEASURES, Measure
from bot.core.wish import SCOPES, Anchor, Usual, Wish, said
from bot.service.asking import drawn
from bot.service.context import Context
from bot.service.digest import order
from bot.service.figures import server_in, value, what
from bot.service.menus import title
from bot.service.orders import Orders
from bot.service.reader import Reader
from bot.store import Leaves, Room, Standing, Store
from games import GAMES, Text, game, text
from render.posters import Line, Ranking


class Top:
    """``/top`` and its buttons."""

    def __init__(self, store: Store, orders: Orders) -> None:
        self.store = store
        self.orders = orders

    async def command(self, ctx: Context, words: str) -> Replies:
        """A board in words, or the order of a digest."""
        if words.casefold().split()[:1] == ["digest"]:
            return await order(ctx, self.orders, words.split()[1:])
        server = server_in(ctx.room)
        await self.store.member(server, ctx.person.id, present=True)
        first = Wish(ctx.room.id, "world" if ctx.place.private else "room")
        usual = await self.store.favourite(ctx.person.id)
        wish = said(first, words, usual)
        if wish is None:
            return (ctx.private(text("top-how")),)
        return await self._shown(ctx, wish, usual)

    async def press(self, ctx: Context, words: Sequence[str]) -> Replies:
        """A button. Raises BadInput for what is none."""
        wish = Wish.parse(words)
        return await self._shown(ctx, wish, await self.store.favourite(ctx.person.id))

    async def _shown(self, ctx: Context, wish: Wish, usual: Usual) -> Replies:
        """``usual`` is what this person played most."""
        room = await self._room(ctx, wish)
        if room is None:
            return (ctx.private(text("top-no-room")),)
        server = server_in(room)
        if room.private:
            wish = wish.turned(scope="world")
        elif wish.scope == "server" and not server:
            wish = wish.turned(scope="room")
        today = date_of(ctx.now)
        everybody = wish.everybody and wish.scope != "world"
        leaves = await self.store.page(
            wish.board(server, today), ctx.person.id, wish.anchor, everybody=everybody
        )
        nobody = await self._nobody(ctx, wish) if leaves.mine is None else text("top-not-mine")
        screen = Page(ctx.reader, wish, room, leaves, nobody, usual).screen()
        in_place = ctx.address and not ctx.message
        return (Reply("edit" if in_place else "private", screen),)

    async def _room(self, ctx: Context, wish: Wish) -> Room | None:
        """The room that a button names, where this person may look into it."""
        if wish.room == ctx.room.id:
            return ctx.room
        room = await self.store.room_by_id(wish.room)
        known = room and await self.store.belongs(server_in(room), ctx.person.id)
        if room and known and not room.private:
            return room
        return ctx.room if wish.scope == "world" else None

    async def _nobody(self, ctx: Context, wish: Wish) -> Text:
        """Why somebody stands nowhere."""
        wishes = await self.store.wishes(ctx.person.id)
        if wish.scope == "world" and wishes.guest:
            return text("top-not-mine-guest")
        if wish.scope != "room" and not wishes.listed:
            return text("top-not-mine-unlisted")
        return text("top-not-mine")


@dataclass(frozen=True, slots=True)
class Page:
    """One page of a board for one reader."""

    eyes: Reader
    wish: Wish
    room: Room
    leaves: Leaves
    nobody: Text
    """What is said to who does not stand there."""
    usual: Usual

    def screen(self) -> Screen:
        """Picture, words, buttons."""
        poster = self._poster()
        caption = text(
            "top-caption", title=poster.title, about=poster.about, people=self.leaves.people
        )
        mine = self.leaves.mine
        own = self.nobody
        if mine:
            own = text("top-mine", place=mine.place, value=value(self.wish, mine.value))
        lines = [caption, own]
        if self.wish.measure == "rating":
            lines.append(text("top-rating-how", games=BOARD, cap=CAP, full=FULL))
        if not self.eyes.pictures:
            lines[1:1] = [
                text("top-line", place=one.place, name=upright(one.name), value=one.value)
                for one in poster.lines
            ]
        return drawn(self.eyes, poster, self._rows(), lines)

    def _poster(self) -> Ranking:
        mine = self.leaves.mine
        period = "top-now" if self.wish.measure == "rating" else f"top-period-{self.wish.period}"
        return Ranking(
            self.eyes.look,
            text("top-title", measure=text(f"top-{self.wish.measure}"), what=what(self.wish)),
            text("top-about", scope=self._scope(self.wish.scope), period=text(period)),
            tuple(self._line(one) for one in self.leaves.spots),
            self._line(mine) if mine else None,
            self.nobody,
        )

    def _scope(self, scope: str) -> Text:
        return text(f"top-scope-{scope}", kind=self.room.platform)

    def _line(self, one: Standing) -> Line:
        mine = self.leaves.mine is not None and self.leaves.mine.person == one.person
        said_value = self.eyes.say(value(self.wish, one.value))
        return Line(one.place, one.name, said_value, mine, one.left)

    def _rows(self) -> Rows:
        rows = [
            [self._choice(self._scope(one), scope=one) for one in self._scopes()],
            [
                self._choice(text(f"top-period-{one}"), period=one)
                for one in PERIODS
                if self.wish.measure != "rating"
            ],
            [self._measure(one) for one in MEASURES],
            self._kinds(),
            self._turns(),
        ]
        return tuple(row for part in rows if part for row in wrap(part, self.eyes.limits))

    def _scopes(self) -> tuple[str, ...]:
        if self.room.private:
            return ()
        return SCOPES if server_in(self.room) else ("room", "world")

    def _choice(self, label: Text, **other: str) -> Button:
        """A button to another board; the one that is shown looks pressed."""
        wish = self.wish.turned(**other)
        picked = all(getattr(self.wish, name) == one for name, one in other.items())
        return self._button(label, wish, picked=picked)

    def _measure(self, one: Measure) -> Button:
        """A button to what is counted otherwise; where that is of one game, of the usual one."""
        wish = replace(self.wish, measure=one).of(self.usual).turned()
        return self._button(text(f"top-{one}"), wish, picked=self.wish.measure == one)

    def _button(self, label: Text, wish: Wish, *, picked: bool = False) -> Button:
        action = str(Action("top", wish.words))
        return Button(self.eyes.say(label), action, "picked" if picked else "plain")

    def _kinds(self) -> list[Button]:
        """Game and variant go round; whether those who left are shown is on or off."""
        wish = self.wish
        names = ["", *GAMES] if wish.measure in {"points", "wins"} else [*GAMES]
        following = _next(names, wish.game)
        shown = title(game(wish.game)) if wish.game else text("top-all-games")
        label = text("top-button-game", game=shown)
        buttons = [self._button(label, wish.turned(game=following, variant=""))]
        one = game(wish.game) if wish.game else None
        if one and len(one.variants) > 1 and wish.measure != "rating":
            kinds = ["", *(each.name for each in one.variants)]
            if wish.measure == "best":
                kinds = kinds[1:]
            kind = one.named(wish.variant) if wish.variant else text("top-all-variants")
            turned = wish.turned(variant=_next(kinds, wish.variant))
            buttons.append(self._button(text("top-button-variant", variant=kind), turned))
        if wish.scope != "world" and server_in(self.room):  # nobody leaves a page
            word = "members" if wish.everybody else "everybody"
            other = wish.turned(everybody=not wish.everybody)
            buttons.append(self._button(text(f"top-button-{word}"), other))
        return buttons

    def _turns(self) -> list[Button]:
        leaves, found = self.leaves, []
        if leaves.before:
            found.append(self._turn("before", "<", leaves.spots[0]))
        if leaves.mine and leaves.mine.person not in {one.person for one in leaves.spots}:
            found.append(self._turn("mine", "=", leaves.mine))
        if leaves.after:
            found.append(self._turn("next", ">", leaves.spots[-1]))
        return found

    def _turn(self, label: str, way: str, one: Standing) -> Button:
        anchor = Anchor(way, one.value, one.person)
        return self._button(text(f"top-button-{label}"), replace(self.wish, anchor=anchor))


def _next(values: Sequence[str], now: str) -> str:
    return values[(values.index(now) + 1) % len(values)] if now in values else values[0]
