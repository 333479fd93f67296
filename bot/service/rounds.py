"""The rounds of a tourney: who plays whom, at ordinary tables, and what follows when they end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace

from bot.core.duplicate import seated
from bot.core.marks import order_of
from bot.core.swiss import Past, most_rounds, paired, rounds_for
from bot.core.table import Entry, Head, Occupant, Table
from bot.core.tourney import COMPUTER, PACES, SIGNUP, Match, Round, Tourney, result
from bot.core.turns import line
from bot.service.deals import middling, new_id, new_seed, seats_of
from bot.service.play import wishes
from bot.service.turns import BEAT, Turns
from bot.store import Stale, Store
from bot.store.tourneys import Step
from games import Game, game

TRIES = 20

AVOIDED = 3
"""Who does not want to play with somebody meets them as if they had met so often."""

Opened = tuple[Head, Sequence[Entry]]
"""A table that begins."""


@dataclass(frozen=True, slots=True)
class Rounds:
    """What happens to tourneys by itself."""

    store: Store
    turns: Turns

    async def tick(self, id_: str, now: int) -> None:
        """Look at a tourney again: tables are over, a round's time is up, an admin has decided."""
        for _ in range(TRIES):
            before = await self.store.tourney(id_)
            if before is None:
                return
            with suppress(Stale):
                await self._goes_on(before, now)
                return

    async def _goes_on(self, before: Tourney, now: int) -> None:
        after, step = before.seen(await self._news(before, now)), Step()
        if after.state == "open" and now >= after.changed + SIGNUP:
            after = replace(after, state="stopped")
        elif after.state == "running" and after.done(now):
            after, step = await self._following(after.closed(now), now)
        late = after.round is not None and now >= after.round.ends and after.state == "running"
        await self.store.step(before, after, replace(step, again=now + BEAT if late else 0))

    async def _following(self, after: Tourney, now: int) -> tuple[Tourney, Step]:
        if after.state != "running":
            return after, Step(aloud=True)
        after, tables = await self.begun(after, now)
        return after, Step(tables, aloud=True)

    async def _news(self, tourney: Tourney, now: int) -> Mapping[str, Match]:
        """What is known of tables that are over, or of which an admin has said something new."""
        matches = [
            (one, round_.ends) for round_ in tourney.played for one in round_.matches if one.table
        ]
        voided = await self.store.voided_of([one.table for one, _ in matches])
        found = {}
        for match, ends in matches:
            if not match.over or match.void != (match.table in voided):
                table = await self._ended(match.table, ends, now)
                if table is not None:
                    said = match.table in voided
                    found[match.table] = result(match, table, ends, voided=said)
        return found

    async def _ended(self, id_: str, ends: int, now: int) -> Table | None:
        """A table as it is; when its time is up, and those awaited could be heard, it ends."""
        table = await self.store.load(id_)
        if table is None or table.over or now < ends or await self._unheard(table, now):
            return table
        with suppress(Stale):
            return await self.store.append(table, [Entry("stop", "table", at=now)], "")
        return await self.store.load(id_)

    async def _unheard(self, table: Table, now: int) -> bool:
        """Whether somebody is awaited on a platform that nobody serves."""
        platforms = {table.seats[seat].platform for seat in table.people if seat in table.asked}
        return any([not await self.turns.served(one, now) for one in platforms])

    async def begun(self, tourney: Tourney, now: int) -> tuple[Tourney, list[Opened]]:
        """The tourney with its next round, and the tables of that."""
        one, past = game(tourney.game), await self._past(tourney)
        seed = _seed(tourney, one)
        seatings = _seatings(tourney, one, past, seed)
        ends = now + tourney.pace * 1000
        round_, tables = Round(seed, ends, ()), []
        for seats in seatings:
            match, opened = await self.opened(tourney, round_, seats, now)
            round_ = replace(round_, matches=(*round_.matches, match))
            tables += opened
        return replace(tourney, played=(*tourney.played, round_)), tables

    async def _past(self, tourney: Tourney) -> Past:
        """Who has met whom, with those who do not want to meet."""
        past, people = tourney.past, [one.person for one in tourney.entrants]
        numbers = {person: number for number, person in enumerate(people)}
        met = dict(past.met)
        for pair in await self.store.apart(people):
            met[frozenset(numbers[one] for one in pair)] = AVOIDED
        return replace(past, met=met)

    async def opened(
        self, tourney: Tourney, round_: Round, seats: tuple[int, ...], now: int
    ) -> tuple[Match, list[Opened]]:
        """A table of a round; none for somebody who is left out."""
        if len(seats) == 1:
            return Match("", seats, over=True), []
        head = _head(tourney, round_, seats)
        one = game(tourney.game)
        entries = [Entry("deal", "table", at=now), Entry("doors", "table", text="shut", at=now)]
        entries += await wishes(self.store, now, one, head.seats)
        entries += line(Table.open(head, entries), now)
        return Match(head.id, seats), [(head, entries)]


def planned(tourney: Tourney) -> int:
    """How many rounds it will have: as was chosen, but so that nobody has to meet twice."""
    if tourney.kind != "duels":
        return tourney.rounds
    people = len(tourney.active)
    return min(tourney.rounds or rounds_for(people), most_rounds(people))


def alone(tourney: Tourney, number: int) -> tuple[int, ...]:
    """The seats of somebody who plays against computers."""
    return (number, *[COMPUTER] * (seats_of(game(tourney.game), tourney.variant)[0] - 1))


def _seatings(tourney: Tourney, one: Game, past: Past, seed: str) -> Sequence[tuple[int, ...]]:
    """Who sits together in the next round, by seat; one number alone is left out."""
    match tourney.kind:
        case "own":
            return [alone(tourney, number) for number in tourney.active]
        case "tables":
            size = seats_of(one, tourney.variant)[-1]
            tables = seated(tourney.active, size, past.met, seed)
            return [(*table, *[COMPUTER] * (size - len(table))) for table in tables]
        case "duels":
            pairs, out = paired(order_of(tourney), past)
            return [*pairs, *(() if out is None else ((out,),))]


def _seed(tourney: Tourney, one: Game) -> str:
    """A deal that leaves something to decide, however many sit down."""
    while True:
        seed, sizes = new_seed(), seats_of(one, tourney.variant)
        if all(one.deal(tourney.variant, seed, size).outcome is None for size in sizes):
            return seed


def _head(tourney: Tourney, round_: Round, seats: tuple[int, ...]) -> Head:
    one = game(tourney.game)
    seed = _seed(tourney, one) if tourney.kind == "duels" else round_.seed
    level = middling(one)
    people = [tourney.entrants[number] for number in seats if number != COMPUTER]
    sat = [
        Occupant(level=level)
        if number == COMPUTER
        else Occupant(
            tourney.entrants[number].person,
            tourney.entrants[number].name,
            platform=tourney.entrants[number].platform,
        )
        for number in seats
    ]
    return Head(
        id=new_id(),
        game=one.name,
        variant=tourney.variant,
        seed=seed,
        start=str(one.deal(tourney.variant, seed, len(seats))),
        rules=one.rules,
        room=people[0].room,
        host=people[0].person,
        seats=tuple(sat),
        deals=tourney.deals,
        clock=PACES[tourney.pace] if len(people) > 1 else 0,
        tourney=tourney.id,
    )
