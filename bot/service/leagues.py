"""The league of a room: come and go, look, and what happens on Mondays."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from datetime import UTC, date, datetime, time

from bot.core.action import Action
from bot.core.answer import Replies, Reply
from bot.core.keyboard import wrap
from bot.core.league import joined, left, movers, ranked
from bot.core.names import apart, brief, upright
from bot.core.periods import ONE_WEEK, begins, date_of
from bot.core.screen import Button, Screen, Style
from bot.service.challenge import date_in_words
from bot.service.context import Context
from bot.service.doors import for_admins, shut
from bot.service.menus import plain
from bot.service.reader import Reader, quiet
from bot.service.tourney_screen import shown
from bot.store import Message, NewMessage, Stale, Store
from bot.store.leagues import League, Place
from bot.store.message_rows import LEAGUE
from games import BadInput, Text, text
from render.posters import Entry, Roster

NOON = 12 * 3_600_000
"""On Mondays at noon by UTC a week is counted: then its last daily has ended everywhere."""

SIGNS = "聯賽"

_WAYS = {1: "up", 0: "", -1: "down"}


def week_of(now: int) -> date:
    """The Monday of the week that is played at a moment."""
    return begins("week", date_of(now - NOON))


def turns(week: date) -> int:
    """When a week is counted, in ms since 1970."""
    monday = datetime.combine(week + ONE_WEEK, time(), UTC)
    return int(monday.timestamp()) * 1000 + NOON


class Leagues:
    """``/club league`` and its buttons."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def press(self, ctx: Context, words: Sequence[str]) -> Replies:
        """What was asked, by words or by a button. Raises BadInput for what is nothing."""
        if ctx.place.private:
            return (ctx.private(text("club-league-rooms")),)
        await self.turn(ctx.room.id, ctx.now)
        match list(words):
            case []:
                return await self._shown(ctx)
            case ["join"]:
                return await self._joins(ctx)
            case ["leave"]:
                await self.store.change_league(
                    ctx.room.id, week_of(ctx.now), lambda now: left(now, ctx.person.id)
                )
                return await self._shown(ctx)
            case ["off"]:
                if not ctx.asked.admin:
                    return await for_admins(ctx, self.store)
                ended = await self.store.end_league(ctx.room.id)
                return (ctx.private(text("club-league-off" if ended else "club-league-none")),)
            case ["group", number]:
                return await self._shown(ctx, int(number))
            case ["last", *number]:
                return await self._last(ctx, int(number[0]) if number else 0)
        raise BadInput("/".join(words)[:40])

    async def _joins(self, ctx: Context) -> Replies:
        if why := await shut(ctx, self.store):
            return why
        week = week_of(ctx.now)
        await self.store.change_league(ctx.room.id, week, lambda now: joined(now, ctx.person.id))
        await self.store.add_due("league", str(ctx.room.id), turns(week), {})
        return await self._shown(ctx)

    async def _shown(self, ctx: Context, number: int | None = None) -> Replies:
        """The group of the reader, or another one, as it stands."""
        league = await self.store.league(ctx.room.id)
        if league is None or not league.groups:
            start = ((_button(ctx.reader, "join", style="good"), _rules(ctx.reader)),)
            return (_reply(ctx, plain(ctx.reader, (text("club-league-empty"),), start)),)
        mine = next((n for n, each in enumerate(league.groups) if ctx.person.id in each), None)
        wanted = number if number is not None else mine or 0
        wanted = wanted if 0 <= wanted < len(league.groups) else 0
        points = await self.store.league_points(ctx.room.id, league.week)
        poster = _now(ctx, league, wanted, points)
        count = len(league.groups)
        others = [_group(ctx.reader, n) for n in range(count) if n != wanted]
        come = _button(ctx.reader, "join", style="good") if mine is None else None
        buttons = [*([come] if come else []), *others, _button(ctx.reader, "last")]
        buttons += [_rules(ctx.reader)] + ([] if come else [_button(ctx.reader, "leave")])
        ends = date_in_words(league.week + ONE_WEEK)
        lines = [text("club-league-head", n=wanted + 1, of=count, ends=ends)]
        lines.append(
            text("club-league-not-in" if mine is None else "club-league-in", n=(mine or 0) + 1)
        )
        rows = wrap(buttons, ctx.reader.limits)[: ctx.reader.limits.rows]
        return (_reply(ctx, shown(ctx.reader, poster, rows, lines)),)

    async def _last(self, ctx: Context, number: int) -> Replies:
        """The week before this one."""
        week = week_of(ctx.now) - ONE_WEEK
        places = await self.store.league_week(ctx.room.id, week)
        if not places:
            return (ctx.private(text("club-league-no-last")),)
        return (_reply(ctx, past_screen(ctx.reader, week, places, number, ctx.person.id)),)

    async def turn(self, room: int, now: int) -> None:
        """Count a week that is over, once, and tell the room unless it wants quiet."""
        league, week = await self.store.league(room), week_of(now)
        if league is None or league.week >= week:
            return
        where = await self.store.room_by_id(room)
        told = None
        if where and not quiet(where.settings):
            told = NewMessage(room, where.platform, f"{LEAGUE}{league.week.isoformat()}")
        with suppress(Stale):
            await self.store.turn_league(league, week, told)

    async def tick(self, room: int, now: int) -> None:
        """It is Monday: count, and look again in a week, while there is a league."""
        await self.turn(room, now)
        if await self.store.league(room):
            await self.store.add_due("league", str(room), turns(week_of(now)), {})


async def league_of(store: Store, row: Message, eyes: Reader) -> Screen:
    """The message that tells a room how a week ended."""
    week = date.fromisoformat(row.shows.removeprefix(LEAGUE))
    places = await store.league_week(row.room.id, week)
    return past_screen(eyes, week, places, 0, 0)


def past_screen(
    eyes: Reader, week: date, places: Sequence[Place], number: int, person: int
) -> Screen:
    """A group of a week that is over, and who of all groups went up."""
    count = 1 + max((one.group for one in places), default=0)
    number = number if 0 <= number < count else 0
    here = [one for one in places if one.group == number]
    names = _names([one.name for one in here])
    entries = tuple(
        Entry(
            _place(eyes, one.points, [other.points for other in here]),
            name,
            (),
            str(one.points),
            one.person == person,
            _WAYS[one.moves],  # type: ignore[arg-type] # one of the three
        )
        for one, name in zip(here, names, strict=True)
    )
    about = text("club-league-about", n=number + 1, of=count)
    heads = (text("club-column-points"),)
    title = text("club-kind-league")
    poster = Roster(eyes.look, SIGNS, title, about, heads, entries, _foot(count, "-past"))
    up = _said([one for one in places if one.moves > 0])
    ends = date_in_words(week + ONE_WEEK)
    lines = [text("club-league-past", first=date_in_words(week), last=ends)]
    best = max((one.points for one in here), default=0)
    first = _said([one for one in here if one.points == best])
    lines += [text("club-league-first", n=number + 1, names=first)] if best else []
    lines += [text("club-league-up", names=up, count=len(up))] if up else []
    others = [_group(eyes, n, "last") for n in range(count) if n != number]
    rows = wrap([_button(eyes, "now"), *others], eyes.limits)[: eyes.limits.rows]
    return shown(eyes, poster, rows, lines)


def _said(places: Sequence[Place]) -> tuple[Text, ...]:
    return tuple(text("ui-plain", words=upright(brief(one.name))) for one in places)


def _now(ctx: Context, league: League, number: int, points: dict[int, tuple[int, int]]) -> Roster:
    sums = {person: sum(each) for person, each in points.items()}
    up, down = movers(league.groups, sums)
    group = ranked(league.groups[number], sums)
    names = _names([league.names[person] for person in group])
    entries = tuple(
        Entry(
            _place(ctx.reader, sums.get(person, 0), [sums.get(other, 0) for other in group]),
            name,
            tuple(str(each) for each in points.get(person, (0, 0))),
            str(sums.get(person, 0)),
            person == ctx.person.id,
            "up" if person in up else "down" if person in down else "",
        )
        for person, name in zip(group, names, strict=True)
    )
    about = text("club-league-about", n=number + 1, of=len(league.groups))
    heads = tuple(text(f"club-column-{one}") for one in ("daily", "deals", "points"))
    look, foot = ctx.reader.look, _foot(len(league.groups))
    return Roster(look, SIGNS, text("club-kind-league"), about, heads, entries, foot)


def _place(eyes: Reader, points: int, of: Sequence[int]) -> str:
    """Who has nothing has no place."""
    return str(1 + sum(other > points for other in of)) if points else eyes.say(text("me-none"))


def _foot(groups: int, when: str = "") -> Text:
    """What the arrows say, where there can be any."""
    return text(f"club-league-foot{when if groups > 1 else '-alone'}")


def _names(names: Sequence[str]) -> tuple[str, ...]:
    return tuple(map(upright, apart([brief(name) for name in names])))


def _reply(ctx: Context, screen: Screen) -> Reply:
    return Reply("edit" if ctx.address and not ctx.message else "private", screen)


def _button(eyes: Reader, verb: str, *words: str, style: Style = "plain") -> Button:
    carried = () if verb == "now" else (verb, *words)
    label = eyes.say(text(f"club-league-button-{verb}"))
    return Button(label, str(Action("club", ("league", *carried))), style)


def _group(eyes: Reader, number: int, verb: str = "group") -> Button:
    label = eyes.say(text("club-league-group", n=number + 1))
    return Button(label, str(Action("club", ("league", verb, str(number)))))


def _rules(eyes: Reader) -> Button:
    action = Action("club", ("rules", "league"))
    return Button(eyes.say(text("club-button-rules")), str(action))
