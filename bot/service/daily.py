"""The daily challenge: first attempts, practice, past dates, standings and sharing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import date, datetime

from bot.core.action import Action
from bot.core.answer import Replies, Reply
from bot.core.daily import (
    DAY,
    FIRST,
    LONG_NAME,
    Day,
    Result,
    has_begun,
    has_ended,
    longest,
    open_somewhere,
    today,
)
from bot.core.screen import Button, Rows, Screen
from bot.core.table import Daily, Head, Occupant, Table
from bot.service import aside
from bot.service.challenge import (
    Mine,
    archive_screen,
    beside,
    button,
    calendar_screen,
    date_in_words,
    notes,
    results_screen,
    share_text,
    today_screen,
)
from bot.service.context import Context
from bot.service.days import Days, start, zone
from bot.service.deals import new_id
from bot.service.doors import shut
from bot.service.orders import Orders
from bot.service.play import OPEN_TABLES, Play, wishes
from bot.service.post import WORDS
from bot.store import NewMessage, Posted, Room
from games import BadInput, Game, game, text

NO_DEAL, UNPLAYED, UNSOLVED = -3, -2, -1
"""Marks of the calendar besides 0 to 3 stars: nothing that day, not played, not solved."""


class Challenge:
    """What people press and type about the daily challenge."""

    def __init__(self, days: Days, play: Play) -> None:
        self.days = days
        self.store = days.store
        self.play = play
        self.orders = Orders(days)

    async def command(self, ctx: Context, name: str, words: str) -> Replies:
        """Answer ``/daily`` and ``/archive``."""
        said = words.split()
        if name == "archive":
            return await self._past(ctx, said)
        if said and (done := await self.orders.run(ctx, said)):
            return done
        one = _named(said)
        if unknown := " ".join(said[1:] if one else said):
            return (ctx.private(text("daily-unknown", words=unknown[:LONG_NAME])),)
        if one:
            return await self.start(ctx, one, self._today(ctx), ctx.room.id)
        return (Reply("private", await self._overview(ctx)),)

    async def _past(self, ctx: Context, said: Sequence[str]) -> Replies:
        """Past dates of a game, or the one that is named."""
        one = _named(said)
        rest = " ".join(said[1:] if one else said)
        if not rest:
            return await self._archive(ctx, one or self._first(), 0)
        try:
            return await self.practice(ctx, one or self._first(), date.fromisoformat(rest))
        except ValueError:
            return (ctx.private(text("daily-unknown-archive", words=rest[:LONG_NAME])),)

    async def press(self, ctx: Context, words: Sequence[str]) -> Replies:
        """Answer a button or a deep link. Raises BadInput and ValueError for what is none."""
        match list(words):
            case ["today"]:
                return (Reply("private", await self._overview(ctx)),)
            case ["play", code, when, *here]:
                room = await self._room(ctx, game(code), when, here)
                return await self.start(ctx, game(code), date.fromisoformat(when), room)
            case ["practice", code, when]:
                return await self.practice(ctx, game(code), date.fromisoformat(when))
            case ["archive", code, *page]:
                return await self._archive(ctx, game(code), int(page[0]) if page else 0)
            case ["results", code, when, *here]:
                room = await self._room(ctx, game(code), when, here)
                return await self._results(ctx, game(code), date.fromisoformat(when), room)
            case ["calendar", code, *month]:
                return await self._calendar(ctx, game(code), month[0] if month else "")
            case [("share" | "words" | "tell") as verb, code, when, *spoken]:
                return await self._share(
                    ctx, game(code), date.fromisoformat(when), verb, bool(spoken)
                )
        raise BadInput(" ".join(words))

    def _first(self) -> Game:
        return next(iter(self.days.games), game("gwg"))

    def _today(self, ctx: Context) -> date:
        return today(ctx.now, zone(ctx.person, ctx.room))

    async def _room(self, ctx: Context, one: Game, when: str, here: Sequence[str]) -> int:
        """The channel whose post led here, if it has that post; else the room itself."""
        if here and here[0][:1] == "c" and here[0][1:].isdecimal():
            channel = int(here[0][1:])
            if await self.store.posted(channel, "post", one.name, when):
                return channel
        return ctx.room.id

    async def _overview(self, ctx: Context) -> Screen:
        day, mine = self._today(ctx), []
        for one in self.days.games:
            dealt = await self.days.day(one, day)
            if dealt:
                mine.append(await self._mine(ctx, one, dealt))
        ordered = await self.store.subscriptions(ctx.room.id)
        last = [await self.store.last_post(ctx.room.id, one.kind, one.game) for one in ordered]
        here = str(zone(None, ctx.room) if not ctx.place.private else zone(ctx.person, ctx.room))
        lines = notes(ordered, [one for one in last if one], here)
        yours = text("daily-zone", zone=str(zone(ctx.person, ctx.room)))
        return today_screen(ctx.reader, day, mine, await self._earlier(ctx), (*lines, yours))

    async def _earlier(self, ctx: Context) -> list[tuple[Game, date]]:
        """The first attempts at dates before today that can still be made or ended."""
        found = []
        for one in self.days.games:
            results = await self.store.results_of(ctx.person.id, one.name)
            found += [(one, day) for day in self._still(ctx, results)]
        return found

    def _still(self, ctx: Context, results: Sequence[Result]) -> list[date]:
        """The dates before today that have not ended everywhere, as far as they are not played."""
        over = {result.date for result in results if result.over}
        days = open_somewhere(ctx.now)
        return [day for day in days if FIRST <= day < self._today(ctx) and day not in over]

    async def _mine(self, ctx: Context, one: Game, day: Day) -> Mine:
        results = await self.store.results_of(ctx.person.id, one.name)
        own = next((result for result in results if result.date == day.date), None)
        return Mine(one, day, own, await self.days.streak_of(results, day.date))

    async def start(self, ctx: Context, one: Game, day: date, room: int) -> Replies:
        """The first attempt of this person, begun or gone on with; a kind word when it is late."""
        if day < FIRST:
            first = date_in_words(FIRST)
            return (ctx.private(text("daily-before", date=date_in_words(day), first=first)),)
        if not has_begun(day, ctx.now, zone(ctx.person, ctx.room)):
            return (ctx.private(text("daily-not-begun", date=date_in_words(day))),)
        attempt = await self.store.result(ctx.person.id, one.name, day)
        if attempt:
            return await self.play.bring(ctx, attempt.table)
        if has_ended(day, ctx.now):
            return self._late(ctx, one, day, "daily-ended")
        dealt = await self.days.day(one, day)
        if dealt is None:
            return (ctx.private(text("daily-none")),)
        return await self._opened(ctx, dealt, room, counts=True)

    def _late(self, ctx: Context, one: Game, day: date, why: str) -> Replies:
        label = text("daily-button-practice")
        rows: Rows = ((button(ctx.reader, label, "practice", one.code, day.isoformat()),),)
        return (ctx.private(text(why, date=date_in_words(day)), rows=rows),)

    def expired(self, ctx: Context, table: Table) -> Replies:
        """A choice at a first attempt whose date has ended everywhere: refused, kindly."""
        daily = table.head.daily
        if daily is None or not daily.counts:
            return ()
        day = date.fromisoformat(daily.date)
        if not has_ended(day, ctx.now):
            return ()
        return self._late(ctx, game(table.head.game), day, "daily-expired")

    async def practice(self, ctx: Context, one: Game, day: date) -> Replies:
        """Play a date without counting it; one that is still open is begun as first attempt."""
        open_ = not has_ended(day, ctx.now)
        if not has_begun(day, ctx.now, zone(ctx.person, ctx.room)) or open_:
            attempt = await self.store.result(ctx.person.id, one.name, day)
            if attempt is None or not attempt.over:
                return await self.start(ctx, one, day, ctx.room.id)
        dealt = await self.days.day(one, day)
        if dealt is None:
            return (ctx.private(text("daily-none")),)
        home = await self.play.home(ctx)
        if await self.store.count_live(home.id, ctx.person.id) >= OPEN_TABLES:
            return (ctx.private(text("bot-too-many-tables", count=OPEN_TABLES)),)
        return await self._opened(ctx, dealt, ctx.room.id, counts=False)

    async def _opened(self, ctx: Context, day: Day, room: int, *, counts: bool) -> Replies:
        if why := await shut(ctx, self.store):
            return why
        home = await self.play.home(ctx)
        head = _head(day, home, ctx, counts=counts)
        unwanted = await wishes(self.store, ctx.now, game(day.game), head.seats)
        entries = aside.dealt(ctx, head, self._known(day), unwanted)
        several = len(head.seats) > 1  # there every view of the table is a row of its own
        new = None if several else aside.board_of(home, head)
        if counts:
            row = await self.store.begin(head, entries, ctx.event, new, room)
            if row is None:
                return await self._again(ctx, day)
        else:
            row = await self.store.create(head, entries, ctx.event, new)
        if several:
            await self.play.wrote(ctx, Table.open(head, entries))
            return await self.play.bring(ctx, head.id)
        return aside.shown(ctx, head, entries, row)

    def _known(self, day: Day) -> str:
        """The line that was stored with the deal of a solitaire, as the log keeps it."""
        if day.kind.against:
            return ""
        return " ".join(("", *self.days.seeds.line(day.game, day.variant, day.seed)))

    async def _again(self, ctx: Context, day: Day) -> Replies:
        """Somebody was faster: the same person in another room, or the same press again."""
        attempt = await self.store.result(ctx.person.id, day.game, day.date)
        if attempt is None:
            return (ctx.private(text("daily-none")),)
        return await self.play.bring(ctx, attempt.table)

    async def _archive(self, ctx: Context, one: Game, page: int) -> Replies:
        results = await self.store.results_of(ctx.person.id, one.name)
        newest = self._today(ctx)
        still = self._still(ctx, results)
        screen = archive_screen(ctx.reader, one, newest, results, page, still=still)
        return (Reply("private", self._beside(ctx, screen, "archive", one.code)),)

    async def _results(self, ctx: Context, one: Game, day: date, room: int) -> Replies:
        begun = has_begun(day, ctx.now, zone(ctx.person, ctx.room))
        dealt = await self.days.day(one, day) if begun else None
        if dealt is None:
            return (ctx.private(text("daily-none")),)
        attempt = await self.store.result(ctx.person.id, one.name, day)
        if ctx.place.private and attempt and room == ctx.room.id:
            room = attempt.room
        here = await self.store.results_in(room, one.name, day)
        codes = ctx.asked.admin and not ctx.place.private
        shown = results_screen(ctx.reader, one, dealt, here, codes=codes)
        if attempt and attempt.over:
            again = Action("replay", (), attempt.table)
            own = Button(ctx.reader.say(text("daily-button-replay")), str(again))
            shown = replace(shown, rows=((own,),))
        return (Reply("private", shown),)

    async def _calendar(self, ctx: Context, one: Game, month: str) -> Replies:
        newest = self._today(ctx)
        first = datetime.strptime(month, "%Y-%m").date() if month else newest.replace(day=1)  # noqa: DTZ007 - a month has no zone
        known = FIRST.replace(day=1) <= first <= newest
        first = first if known else newest.replace(day=1)
        results = await self.store.results_of(ctx.person.id, one.name)
        solved = {result.date for result in results if result.solved}
        best = longest(solved, await self.days.outages(min(solved))) if solved else 0
        streaks = (await self.days.streak_of(results, newest), best)
        marks = await self._marks(one, first, newest, results)
        screen = calendar_screen(ctx.reader, one, first, marks, streaks, newest=newest)
        if not known:
            caption = f"{ctx.reader.say(text('daily-no-month'))}\n{screen.caption}"
            screen = replace(screen, caption=caption)
        screen = self._beside(ctx, screen, "calendar", one.code, f"{first:%Y-%m}")
        return (Reply("private", screen),)

    def _beside(self, ctx: Context, screen: Screen, *words: str) -> Screen:
        return beside(ctx.reader, screen, self.days.games, *words)

    async def _marks(
        self, one: Game, first: date, newest: date, results: Sequence[Result]
    ) -> list[int]:
        own = {result.date: result for result in results if not result.voided}
        dealt = await self.store.days(one.name, first, first + 31 * DAY)
        marks, day = [], first
        while day.month == first.month:
            mark = UNPLAYED if FIRST <= day <= newest else NO_DEAL
            if day in own:
                known = own[day].solved and day in dealt
                mark = own[day].stars(dealt[day].par) if known else UNSOLVED
            marks.append(mark)
            day += DAY
        return marks

    async def _share(
        self,
        ctx: Context,
        one: Game,
        day: date,
        verb: str,
        spoken: bool,
    ) -> Replies:
        dealt = await self.days.day(one, day) if day >= FIRST else None
        own = await self.store.result(ctx.person.id, one.name, day)
        if own and own.voided:
            return (ctx.private(text("daily-share-voided")),)
        table = await self.store.load(own.table) if own and own.over else None
        if dealt is None or own is None or table is None:
            return (ctx.private(text("daily-share-nothing")),)
        mine = await self._mine(ctx, one, dealt)
        words = share_text(ctx.reader, mine, table, words=spoken or verb == "words")
        if verb == "tell":
            return await self._told(ctx, mine, Screen(words))
        return (Reply("private", Screen(words, self._share_rows(ctx, mine, verb))),)

    def _share_rows(self, ctx: Context, mine: Mine, verb: str) -> Rows:
        code, when = mine.game.code, mine.day.date.isoformat()
        form = ("words",) if verb == "words" else ()
        other = "share" if verb == "words" else "words"
        buttons: list[Button] = [
            button(ctx.reader, text("daily-button-tell"), "tell", code, when, *form),
            button(ctx.reader, text(f"daily-button-as-{other}"), other, code, when),
        ]
        return (tuple(buttons),)

    async def _told(self, ctx: Context, mine: Mine, screen: Screen) -> Replies:
        """Post it in the room where the attempt was begun: once."""
        result = mine.result
        assert result is not None  # noqa: S101 - only results are told
        room = await self.store.room_by_id(result.room) or ctx.room
        if room.private:
            room = ctx.room
        one = Posted(
            room.id,
            f"share {ctx.person.id}",
            mine.game.name,
            result.date.isoformat(),
            "sent",
            0,
            ctx.now,
        )
        if await self.store.posted(room.id, one.kind, one.game, one.date):
            return (ctx.private(text("daily-told-before")),)
        here = room.id == ctx.room.id and not ctx.place.channel
        named = screen.caption if room.private else f"{ctx.person.name}: {screen.caption}"
        kept = room.platform == "web"  # what has no row is seen there by nobody
        if not here and not kept:
            await self.orders.errand(room, one, named, ctx.now)
            return (ctx.private(text("daily-told")),)
        new = NewMessage(room.id, room.platform, WORDS + named) if kept else None
        made = await self.store.announce(one, new)
        if made is None:
            return (ctx.private(text("daily-told-before")),)
        if here:
            return (Reply("post", Screen(named), made.message or None),)
        return (ctx.private(text("daily-told")),)


def _head(day: Day, home: Room, ctx: Context, *, counts: bool) -> Head:
    one, dealt = game(day.game), start(day)
    others = tuple(Occupant(level=level) for level in day.kind.against)
    platform = ctx.who.platform if others else ""
    return Head(
        id=new_id(),
        game=one.name,
        variant=dealt.variant,
        seed=day.seed,
        start=str(dealt),
        rules=one.rules,
        room=home.id,
        host=ctx.person.id,
        seats=(Occupant(ctx.person.id, ctx.person.name, platform=platform), *others),
        daily=Daily(day.date.isoformat(), day.par, counts),
    )


def _named(said: Sequence[str]) -> Game | None:
    try:
        return game(said[0].casefold()) if said else None
    except BadInput:
        return None
