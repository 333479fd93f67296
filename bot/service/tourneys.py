"""What people do with tourneys: open, sign up, choose, begin, look, withdraw."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import replace

from bot.core.answer import Replies, Reply
from bot.core.names import brief, upright
from bot.core.screen import Button, Screen
from bot.core.table import Entry, Table
from bot.core.tourney import KINDS, PACES, ROUNDS, Entrant, Kind, Tourney
from bot.core.turns import followed, stand_in
from bot.service.context import Context, room_reader
from bot.service.days import zone
from bot.service.deals import new_id
from bot.service.doors import for_admins, may_end, shut
from bot.service.menus import known_variant
from bot.service.pairings import pairs_screen
from bot.service.play import Play
from bot.service.reader import Reader
from bot.service.rounds import Rounds, alone, planned
from bot.service.sight import Sight, act
from bot.service.tourney_screen import deal_screen, options_screen, public, standing
from bot.store import Message, NewMessage, Room, Stale, Store
from bot.store.forgetting import TOMBSTONE
from bot.store.message_rows import TOURNEY
from bot.store.tourneys import Step
from games import BadInput, Game, game, text

ROOM_TOURNEYS = 8
"""So many gather or are played in a room at a time."""

OWN_TOURNEYS = 2
"""So many of them may be one person's."""

TRIES = 20

FEWEST = {"own": 1, "tables": 2, "duels": 2}
"""So many people have to sign up at least."""


class Tourneys:
    """The buttons of a tourney; ``rounds`` is what happens by itself."""

    def __init__(self, play: Play) -> None:
        self.play = play
        self.store = play.store
        self.rounds = Rounds(play.store, play.turns)

    async def open(self, ctx: Context, kind: Kind, one: Game, variant: str, rounds: int) -> Replies:
        """Let people of this room, and whoever has the code, sign up."""
        if why := await self._closed(ctx):
            return why
        name = known_variant(one, variant)
        new = Tourney(new_id(), ctx.room.id, ctx.person.id, kind, one.name, name, rounds)
        new = replace(new, entrants=(_entrant(ctx),), changed=ctx.now, events=(ctx.event,))
        message = NewMessage(ctx.room.id, ctx.place.platform, f"{TOURNEY}{new.id}")
        row = await self.store.open_tourney(new, message)
        return (await self._reply(ctx, new, row, "post"),)

    async def _closed(self, ctx: Context) -> Replies:
        """Why none can be opened here, if so."""
        if why := await shut(ctx, self.store):
            return why
        here = [await self.store.tourney(id_) for id_ in await self.store.tourneys_in(ctx.room.id)]
        again = [one for one in here if one and ctx.event in one.events]
        if again:
            return await self.show(ctx, again[0])
        if len(here) >= ROOM_TOURNEYS:
            return (ctx.private(text("club-room-full", count=ROOM_TOURNEYS)),)
        if sum(one is not None and one.host == ctx.person.id for one in here) >= OWN_TOURNEYS:
            return (ctx.private(text("club-own-full", count=OWN_TOURNEYS)),)
        return ()

    async def press(self, ctx: Context, verb: str, words: Sequence[str]) -> Replies:
        """A button of a tourney. Raises BadInput for what is none."""
        tourney = await self.store.tourney(words[0]) if words else None
        if tourney is None:
            return (ctx.private(text("club-gone")),)
        match verb, list(words[1:]):
            case "show", _:
                return await self.show(ctx, tourney)
            case "join", _:
                return await self.join(ctx, tourney)
            case "leave", sure:
                return await self._leave(ctx, tourney, sure=sure == ["yes"])
            case "mine", _:
                return await self.mine(ctx, tourney)
            case "table", page:
                number = int(page[0]) if page else None
                return _page(ctx, page, standing(self._sight(ctx, tourney), number))
            case "deal", which:
                return self._deal(ctx, tourney, [int(one) for one in which])
            case "pairs", which:
                return self._pairs(ctx, tourney, [int(one) for one in which])
            case (("options" | "start" | "pace" | "rounds" | "stop"), chosen):
                return await self._hosts(ctx, tourney, verb, chosen)
        raise BadInput(verb)

    def _sight(self, ctx: Context, tourney: Tourney) -> Sight:
        number = next(
            (n for n, one in enumerate(tourney.entrants) if one.person == ctx.person.id), None
        )
        return Sight(tourney, ctx.reader, zone(ctx.person, ctx.room), number)

    def _deal(self, ctx: Context, tourney: Tourney, which: Sequence[int]) -> Replies:
        """What a deal gave at each table, the newest that is known where none is named."""
        if tourney.kind == "duels" or not tourney.played:
            raise BadInput("deal")
        known = [n for n, one in enumerate(tourney.played) if any(m.over for m in one.matches)]
        newest = known[-1] if known else 0
        number, deal, page = (*which, *(newest, 0, 0)[len(which) :])[:3]
        if not 0 <= number < len(tourney.played) or not 0 <= deal < tourney.deals:
            raise BadInput("deal")
        return _page(ctx, which, deal_screen(self._sight(ctx, tourney), number, deal, page))

    def _pairs(self, ctx: Context, tourney: Tourney, which: Sequence[int]) -> Replies:
        """Who plays whom in a round, the newest where none is named."""
        newest = len(tourney.played) - 1
        number = which[0] if which else newest
        page = which[1] if len(which) > 1 else None
        if tourney.kind == "own" or not 0 <= number <= newest:
            raise BadInput("pairs")
        return _page(ctx, which, pairs_screen(self._sight(ctx, tourney), number, page))

    async def join(self, ctx: Context, tourney: Tourney) -> Replies:
        """Sign up; where everybody plays alone that can be done until the end."""
        if tourney.number_of(ctx.person.id) is not None:
            if tourney.state == "running":
                return await self.mine(ctx, tourney)
            return await self.show(ctx, tourney)
        if not tourney.joinable:
            return (ctx.private(text(f"club-late-{tourney.state}")),)
        if await self.store.barred(tourney.room, ctx.person.id):
            return (ctx.private(text("bot-barred")),)
        after = await self._changed(ctx, tourney, self._joins)
        if after.number_of(ctx.person.id) is None:
            word = "club-full" if after.full else "club-once"
            return (ctx.private(text(word)),)
        if after.state == "running":
            return await self.mine(ctx, after)
        return await self.show(ctx, after)

    async def _joins(self, ctx: Context, now: Tourney) -> tuple[Tourney, Step]:
        """One more, with a table where the others have theirs already."""
        again = any(one.person == ctx.person.id for one in now.entrants)
        if now.full or not now.joinable or (again and now.state == "running"):
            return now, Step()
        after = now.joins(_entrant(ctx))
        if after.state != "running" or after.round is None:
            return after, Step()
        seats = alone(after, len(after.entrants) - 1)
        match, opened = await self.rounds.opened(after, after.round, seats, ctx.now)
        round_ = replace(after.round, matches=(*after.round.matches, match))
        return replace(after, played=(*after.played[:-1], round_)), Step(opened)

    async def _changed(
        self,
        ctx: Context,
        tourney: Tourney,
        change: Callable[[Context, Tourney], Awaitable[tuple[Tourney, Step]]],
    ) -> Tourney:
        """Change it as it is now, once for each event."""
        for _ in range(TRIES):
            before = await self.store.tourney(tourney.id) or tourney
            if ctx.event in before.events:
                return before
            after, step = await change(ctx, before)
            if after == before:
                return before
            with suppress(Stale):
                return (await self.store.step(before, after.touched(ctx.event, ctx.now), step))[0]
        raise Stale(tourney.id)

    async def _leave(self, ctx: Context, tourney: Tourney, *, sure: bool) -> Replies:
        """Withdraw: from a list at once; from what is played after asking once, for good."""
        if tourney.number_of(ctx.person.id) is None:
            return (ctx.private(text("club-not-in")),)
        if tourney.state == "open":
            after = await self.store.change_tourney(
                tourney.id, ctx.event, ctx.now, lambda now: now.leaves(ctx.person.id)
            )
            return await self.show(ctx, after or tourney)
        if tourney.state != "running":
            return (ctx.private(text(f"club-late-{tourney.state}")),)
        if not sure:
            yes = str(act(tourney, "leave", "yes"))
            label = ctx.reader.say(text("club-button-leave-yes"))
            rows = ((Button(label, yes, "danger"),),)
            return (ctx.private(text("club-leave-sure"), rows=rows),)
        await withdraw(self.store, tourney, ctx.person.id, ctx.now)
        return (ctx.private(text("club-left")),)

    async def mine(self, ctx: Context, tourney: Tourney) -> Replies:
        """The own table of this round."""
        match = tourney.match_of(ctx.person.id)
        if match is None:
            word = "club-not-in" if tourney.number_of(ctx.person.id) is None else "club-not-yet"
            return (ctx.private(text(word)),)
        if not match.table:
            left = tourney.number_of(ctx.person.id) is None
            return (ctx.private(text("club-left" if left else "club-rests")),)
        table = await self.store.load(match.table)
        if table and table.awaits(ctx.person.id):
            return await self._back(ctx, table)
        if table and table.seat_of(ctx.person.id) is None:
            return (ctx.private(text("club-resigned")),)
        return await self.play.bring(ctx, match.table)

    async def _back(self, ctx: Context, table: Table) -> Replies:
        """Take the own seat back from the computer that played on."""
        seat = next(
            at
            for at, chair in enumerate(table.chairs)
            if chair.owner and chair.owner.person == ctx.person.id
        )
        sits = f"{ctx.who.platform} {ctx.person.name}"
        entry = Entry("sit", "person", seat, sits, ctx.person.id, ctx.now)
        with suppress(Stale):
            await self.store.append(table, followed(table, entry, ctx.now), "")
        return await self.play.bring(ctx, table.head.id)

    async def _hosts(
        self, ctx: Context, tourney: Tourney, verb: str, chosen: Sequence[str]
    ) -> Replies:
        """What only the host may do, and stopping also whoever may stop games here."""
        if tourney.state in {"over", "stopped"}:
            return (ctx.private(text(f"club-late-{tourney.state}")),)
        host = ctx.person.id == tourney.host
        here = ctx.room.id == tourney.room
        if not host and not (verb in {"options", "stop"} and here and may_end(ctx, tourney.host)):
            return await self._not_theirs(ctx, tourney)
        match verb:
            case "start":
                return await self._start(ctx, tourney)
            case "stop":
                return await self._stop(ctx, tourney, sure=list(chosen) == ["yes"])
            case "options" if tourney.state != "open":
                return await self._stop(ctx, tourney, sure=False)
        if verb != "options":
            change = _chosen(tourney, verb, "".join(chosen[:1]))
            after = await self.store.change_tourney(tourney.id, ctx.event, ctx.now, change)
            tourney = after or tourney
        shown = options_screen(self._sight(ctx, tourney))
        pressed = ctx.address and not (ctx.message and ctx.message.shows.startswith(TOURNEY))
        return (Reply("edit" if pressed else "private", shown),)

    async def _not_theirs(self, ctx: Context, tourney: Tourney) -> Replies:
        """Who decides: the host, or, when nobody knows that one any more, the admins."""
        person = await self.store.person_by_id(tourney.host)
        if person is None or person.name == TOMBSTONE:
            return await for_admins(ctx, self.store)
        return (ctx.private(text("club-host-only", name=upright(brief(person.name)))),)

    async def _start(self, ctx: Context, tourney: Tourney) -> Replies:
        """The first round begins; every room reads it anew."""
        fewest = FEWEST[tourney.kind]
        for _ in range(TRIES):
            before = await self.store.tourney(tourney.id) or tourney
            if ctx.event in before.events:
                return (ctx.private(text("club-begins")),)
            if before.state != "open":
                return await self.show(ctx, before)
            if len(before.active) < fewest:
                return (ctx.private(text("club-few", count=fewest)),)
            after = replace(before, state="running", rounds=planned(before))
            after, tables = await self.rounds.begun(after, ctx.now)
            after = after.touched(ctx.event, ctx.now)
            with suppress(Stale):
                # The publisher tells every room once; where it cannot, this answer does.
                step = Step(tables, aloud=True, here=ctx.room.id if ctx.place.mute else 0)
                after, row = await self.store.step(before, after, step)
                if row:
                    return (await self._reply(ctx, after, row, "post"),)
                return (ctx.private(text("club-begins")),)
        raise Stale(tourney.id)

    async def _stop(self, ctx: Context, tourney: Tourney, *, sure: bool) -> Replies:
        """Call it off, or end a round now; asks once."""
        if not sure:
            label = ctx.reader.say(text("club-button-stop-yes"))
            yes = Button(label, str(act(tourney, "stop", "yes")), "danger")
            running = "-running" if tourney.state == "running" else ""
            return (ctx.private(text(f"club-stop-sure{running}"), rows=((yes,),)),)
        await self._changed(ctx, tourney, _stopped)
        return (ctx.private(text("club-stopping")),)

    async def show(self, ctx: Context, tourney: Tourney) -> Replies:
        """It on the pressed message, or as a new one in this room."""
        shows = f"{TOURNEY}{tourney.id}"
        if ctx.message and ctx.message.shows == shows:
            return (await self._reply(ctx, tourney, ctx.message.id, "edit"),)
        for id_ in await self.store.showing(tourney.id, ctx.room.id):
            message = await self.store.message(id_)
            if message and not message.address:  # it was to be shown, and nobody knows that it was
                return (await self._reply(ctx, tourney, id_, "post"),)
            await self.store.retire(id_)
        row = await self.store.add_message(NewMessage(ctx.room.id, ctx.place.platform, shows))
        return (await self._reply(ctx, tourney, row.id, "post"),)

    async def _reply(self, ctx: Context, tourney: Tourney, row: int, how: str) -> Reply:
        eyes = await room_reader(self.store, ctx.room, tourney.host, ctx.eyes)
        shown = await told(self.store, tourney, ctx.room, eyes)
        return Reply("edit" if how == "edit" else "post", shown, row, tourney.version)


async def told(store: Store, tourney: Tourney, room: Room, eyes: Reader) -> Screen:
    """A tourney as a room reads it; who is in it from there is called when a round begins."""
    shown = public(Sight(tourney, eyes, zone(None, room)))
    people = [one.person for one in tourney.entrants if one.room == room.id and not one.left]
    if tourney.state != "running" or room.private or not people:
        return shown
    known = await store.accounts(room.platform, people)
    return replace(shown, mentions=tuple(known[one] for one in people if one in known))


async def tourney_of(store: Store, row: Message, eyes: Reader) -> Screen | None:
    """The screen of a message that shows a tourney; None when there is none any more."""
    tourney = await store.tourney(row.shows.removeprefix(TOURNEY))
    return await told(store, tourney, row.room, eyes) if tourney else None


async def withdraw(store: Store, tourney: Tourney, person: int, now: int) -> None:
    """Take somebody out for good: a computer plays on at their table, or the other has won."""
    event = f"withdrew {person}"
    after = await store.change_tourney(tourney.id, event, now, lambda one: one.leaves(person))
    match = (after or tourney).match_of(person)

    def resigned(table: Table) -> Sequence[Entry]:
        seat = None if table.over else table.seat_of(person)
        if seat is None:
            return ()
        return followed(table, Entry("resign", "person", seat, stand_in(table), person, now), now)

    if match and match.table:
        await store.write_on(match.table, resigned)


async def _stopped(ctx: Context, now: Tourney) -> tuple[Tourney, Step]:
    """A list is put away; of what is played, the round that runs is the last, and ends now."""
    if now.state == "open":
        return replace(now, state="stopped"), Step()
    if now.state != "running" or now.round is None:
        return now, Step()
    round_ = replace(now.round, ends=ctx.now)
    rounds = now.rounds if now.kind == "own" else len(now.played)
    return replace(now, rounds=rounds, played=(*now.played[:-1], round_)), Step()


def _page(ctx: Context, words: Sequence[object], shown: Screen) -> Replies:
    """A page for one alone; only pages have buttons with words, and turn into what they lead to."""
    turns = words and ctx.address and not ctx.message
    return (Reply("edit" if turns else "private", shown),)


def _entrant(ctx: Context) -> Entrant:
    return Entrant(ctx.person.id, ctx.person.name, ctx.who.platform, ctx.room.id)


def _chosen(tourney: Tourney, verb: str, word: str) -> Callable[[Tourney], Tourney]:
    """What a button of the host does. Raises BadInput for what no button says."""
    value = int(word)
    if verb == "pace" and value in PACES:
        return lambda now: replace(now, pace=value) if now.state == "open" else now
    if verb == "rounds" and value in ROUNDS[tourney.kind]:
        return lambda now: replace(now, rounds=value) if now.state == "open" else now
    raise BadInput(verb)


def kind_named(word: str) -> Kind:
    """A kind by its name. Raises BadInput."""
    for one in KINDS:
        if word == one:
            return one
    raise BadInput(word)


def game_of(name: str) -> Game:
    """A game that can be played so. Raises BadInput."""
    one = game(name)
    if max(one.seats) == 1:
        raise BadInput(name)
    return one
