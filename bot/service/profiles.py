"""``/me``: the card of a person, and of others who let one look."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from datetime import date

from bot.core.answer import Replies, Reply
from bot.core.badges import badges
from bot.core.daily import longest, today
from bot.core.ladder import BOARD
from bot.core.names import mentioned, upright
from bot.core.screen import Screen
from bot.service.asking import drawn
from bot.service.context import Context
from bot.service.days import Days, zone
from bot.service.figures import server_in
from bot.service.menus import title
from bot.service.reader import setting
from bot.store import Figures, Person
from games import GAMES, BadInput, Game, Text, text
from render.posters import Profile, Row

FAVOURITES = 2


class Profiles:
    """``/me`` with and without a name."""

    def __init__(self, days: Days) -> None:
        self.days = days
        self.store = days.store

    async def command(self, ctx: Context, words: str) -> Replies:
        """One's own card, or that of somebody on the boards here, by name."""
        name = words.strip()
        if not name:
            return (Reply("private", await self._card(ctx, ctx.person)),)
        found = await self._meant(ctx, name)
        if not found:
            return (ctx.private(text("me-unknown", name=name.removeprefix("@")[:60])),)
        shown = next((one for one in found if _opens(one, ctx.person)), None)
        if shown is None:
            return (ctx.private(text("me-closed", name=upright(found[0].name))),)
        return (Reply("private", await self._card(ctx, shown)),)

    async def _meant(self, ctx: Context, said: str) -> list[Person]:
        """People on the boards here: who was picked from a list, all so called, or a user name."""
        server = server_in(ctx.room)
        scope = f"s{server}" if server else f"r{ctx.room.id}"
        name, (account, _) = said.removeprefix("@"), mentioned(said)
        if account:
            known = await self.store.known(ctx.who.platform, account)
        else:
            known = await self.store.by_handle(ctx.who.platform, name)
        there = known and known.id in await self.store.on_boards(scope, known.name)
        mine = [known] if known and there else []
        if mine and name != said:
            return mine
        people = [
            await self.store.person_by_id(one) for one in await self.store.on_boards(scope, name)
        ]
        return [one for one in people if one] or mine

    async def press(self, ctx: Context, words: Sequence[str]) -> Replies:
        """A button to one's own card. Raises BadInput for what is none."""
        if words:
            raise BadInput("/".join(words))
        return (Reply("private", await self._card(ctx, ctx.person)),)

    async def _card(self, ctx: Context, person: Person) -> Screen:
        figures = await self.store.figures(person.id)
        here = zone(person, ctx.room if person.id == ctx.person.id else None)
        streaks = await self._streaks(person.id, today(ctx.now, here))
        best = max((each[1] for each in streaks.values()), default=0)
        won = {one.game for one in figures.played if one.won}
        poster = Profile(
            ctx.reader.look,
            person.name,
            tuple(_row(ctx, one, figures, streaks.get(one.name)) for one in _games(figures)),
            _favourites(figures),
            tuple(text(name) for name in badges(figures.feats, best, won, len(GAMES))),
        )
        lines = [text("me-caption", name=person.name)]
        if figures.played and not any(one.games >= BOARD for one in figures.ratings.values()):
            lines.append(text("me-rating-soon", games=BOARD))
        if not ctx.reader.pictures:
            lines += _in_words(poster)
        return drawn(ctx.reader, poster, (), lines)

    async def _streaks(self, person: int, day: date) -> dict[str, tuple[int, int]]:
        """The streak now and the longest, by game."""
        found = {}
        for one in self.days.games:
            results = await self.store.results_of(person, one.name)
            solved = {result.date for result in results if result.solved}
            if solved:
                outages = await self.days.outages(min(solved))
                now = await self.days.streak_of(results, day)
                found[one.name] = (now, longest(solved, outages))
        return found


def _opens(one: Person, viewer: Person) -> bool:
    """Whether somebody may look at this person's card."""
    return one.id == viewer.id or setting("card", one.settings) == "open"


def _games(figures: Figures) -> list[Game]:
    """The games a person played, the most played first."""
    counts: Counter[str] = Counter()
    for one in figures.played:
        counts[one.game] += one.count
    return [GAMES[name] for name, _ in counts.most_common() if name in GAMES]


def _row(ctx: Context, one: Game, figures: Figures, streak: tuple[int, int] | None) -> Row:
    played = [each for each in figures.played if each.game == one.name]
    skill = figures.ratings.get(one.name)

    def said(number: int) -> str:
        return ctx.reader.say(text("me-figure", n=number))

    none = ctx.reader.say(text("me-none"))
    rating = said(skill.shown) if skill and skill.games >= BOARD else none
    days = none
    if streak:
        days = ctx.reader.say(text("me-streak-value", now=streak[0], best=streak[1]))
    count, won = sum(each.count for each in played), sum(each.won for each in played)
    return Row(title(one), rating, said(count), said(won), days)


def _favourites(figures: Figures) -> tuple[Text, ...]:
    """The variants played most."""
    return tuple(
        text(
            "me-variant",
            game=title(GAMES[one.game]),
            variant=GAMES[one.game].named(one.variant),
        )
        for one in figures.played[:FAVOURITES]
        if one.game in GAMES
    )


def _in_words(poster: Profile) -> list[Text]:
    """The card for those who read."""
    names = ("rating", "played", "won", "streak")
    lines = [
        text("me-alt-game", game=row.game, **{name: getattr(row, name) for name in names})
        for row in poster.rows
    ]
    if poster.favourites:
        lines.append(text("me-favourites", variants=poster.favourites))
    if poster.badges:
        lines.append(text("me-badges", badges=poster.badges))
    return lines
