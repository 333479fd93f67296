"""Who asked, where, and on which message: everything an operation needs to know of a request."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from bot.core.answer import Reply
from bot.core.request import Place, Request, Who
from bot.core.screen import Rows, Screen
from bot.core.table import Occupant, Table
from bot.service.asked import Asked
from bot.service.asking import Ask
from bot.service.menus import plain
from bot.service.reader import TONGUE, Reader, best, reader, tongue
from bot.service.table_screen import board
from bot.store import Message, Person, Room, Store
from games import Path, Text
from render.words import BASE


@dataclass(frozen=True, slots=True)
class Context:
    """One request, looked up. ``message`` is the row of the message pressed or answered."""

    who: Who
    place: Place
    event: str
    person: Person
    room: Room
    message: Message | None
    address: str
    now: int
    report: str = ""
    """The code under which the log has the request."""

    @property
    def reader(self) -> Reader:
        """How the one who asked likes to read."""
        return self.reads(self.person.settings)

    @property
    def settings(self) -> tuple[Mapping[str, str], Mapping[str, str]]:
        """The wishes that hold, the most personal first."""
        return self.person.settings, self.room.settings

    def reads(self, *wishes: Mapping[str, str]) -> Reader:
        """The reader of something shown in this place."""
        locales = (self.who.locale, self.place.locale)
        settings = (*wishes, self.room.settings)
        return reader(self.place.platform, *settings, locales=locales, pictures=self.place.pictures)

    @property
    def eyes(self) -> Eyes:
        """Who asks, for what is shown to more people than them."""
        return Eyes((self.who.locale, self.place.locale), self.person)

    @property
    def asked(self) -> Asked:
        """What menus want to know."""
        admin = self.place.admin or self.place.private
        whispers = self.place.platform != "telegram"
        return Asked(self.reader, self.place.private, whispers, admin, *self.settings)

    @property
    def occupant(self) -> Occupant:
        """The one who asked, as somebody who sits at a table."""
        return Occupant(self.person.id, self.person.name, platform=self.who.platform)

    def private(self, *lines: Text, rows: Rows = ()) -> Reply:
        """Words for nobody else."""
        return Reply("private", plain(self.reader, lines, rows))


async def context(store: Store, request: Request, now: int) -> Context:
    """Look up who asks and where; people and rooms are made at their first request."""
    place = request.place
    ctx = await visit(store, request.who, place, now, request.message)
    person = await _heard(store, ctx.person, request.who)
    room = await _noted(store, ctx.room, place, request.who, person)
    event = f"{request.who.platform}:{request.event}"
    return replace(ctx, event=event, person=person, room=room)


async def visit(store: Store, who: Who, place: Place, now: int, message: str = "") -> Context:
    """Who looks at a place, perhaps at a message there, and asks for nothing."""
    person, room, found = await store.meet(who, place, now, message)
    return Context(who, place, "", person, room, found, message, now)


async def glance(store: Store, who: Who, place: Place, now: int) -> Context:
    """Who only looks on; whoever never asked for anything is nobody, and stays it."""
    person = await store.known(who.platform, who.account) or Person(0, who.name)
    room = await store.room(place.platform, place.chat, place.topic, place.private)
    return Context(who, place, "", person, room, None, "", now)


async def _heard(store: Store, person: Person, who: Who) -> Person:
    """Remember in which language to write to a person unasked."""
    if not who.locale or person.settings.get(TONGUE) == who.locale:
        return person
    await store.set_person(person.id, TONGUE, who.locale)
    return replace(person, settings={**person.settings, TONGUE: who.locale})


async def _noted(store: Store, room: Room, place: Place, who: Who, person: Person) -> Room:
    """Remember what an edit or a post that nobody asked for must know of the place."""
    attach, kind = "" if place.pictures else "no", "channel" if place.channel else ""
    notes = {"attach": attach, "kind": kind, "server": place.server}
    notes[TONGUE] = _spoken(room, place, who, person)
    news = {key: note for key, note in notes.items() if room.settings.get(key, "") != note}
    for key, note in news.items():
        await store.set_room(room.id, key, note)
    return (await store.room_by_id(room.id) or room) if news else room


def _spoken(room: Room, place: Place, who: Who, person: Person) -> str:
    """The language of a place: of its person, of its server, or of whoever asked there first.

    English stands for a server that has said nothing.
    """
    before = room.settings.get(TONGUE, "")
    if place.private:
        return tongue(person.settings) or who.locale or before
    said = place.locale if best(place.locale) != BASE else ""
    return said or before or who.locale


def shown_seat(table: Table, viewer: int | None = None) -> int | None:
    """Whose view is shown: the only player's in a solitaire, else this viewer's or the public's."""
    if not table.several:
        return 0
    return None if viewer is None else table.seat_of(viewer)


def seen_by(row: Message, person: int) -> bool:
    """Whether a message in a room of the page is this person's to see."""
    return row.viewer is None or row.viewer == person


def said_by(said: Path, viewer: int | None) -> Path:
    """The words said on a message that this viewer may see: marked ones are one person's."""
    if said[:1] and said[0].startswith("@"):
        return said[1:] if said[0] == f"@{viewer}" else ()
    return said


@dataclass(frozen=True, slots=True)
class Eyes:
    """Who asks for a board, if anybody does: the languages of the app, and the person as known."""

    locales: tuple[str, ...] = ()
    asks: Person | None = None

    async def person(self, store: Store, id_: int) -> Person | None:
        """A person, looked up unless it is the one who asks."""
        return self.asks if self.asks and self.asks.id == id_ else await store.person_by_id(id_)


async def board_reader(
    store: Store, table: Table, room: Room, eyes: Eyes, viewer: int | None = None
) -> Reader:
    """How the board in a room is shown: as its owner or viewer likes it, or as the room does.

    A table at which one person plays against computers is theirs.
    """
    seats = [one.person for one in table.head.seats if not one.level]
    owned = bool(viewer) or seats == [table.head.host]
    host = table.head.host if owned else host_in(room, table.head.room, table.head.host)
    return await room_reader(store, room, viewer or host, eyes, owned=owned)


def host_in(room: Room, home: int, host: int) -> int:
    """In whose language a room reads: its host's where it was opened, else in its own (0)."""
    return host if room.id == home else 0


async def room_reader(
    store: Store, room: Room, whose: int, eyes: Eyes | None = None, *, owned: bool = False
) -> Reader:
    """How something of somebody's is shown to a room: as they like it where it is theirs (owned).

    Where the room has chosen no language it is in theirs, whoever looks and whoever pressed last.
    """
    looks = eyes or Eyes()
    person = await looks.person(store, whose)
    settings = person.settings if person else {}
    wishes = (settings, room.settings) if owned else (room.settings,)
    locales = (tongue(settings), tongue(room.settings), *looks.locales)
    attach = room.settings.get("attach") != "no"
    return reader(room.platform, *wishes, locales=locales, pictures=attach)


async def board_screen(
    store: Store, table: Table, row: Message, said: Path, looks: Eyes | None = None
) -> Screen:
    """The screen that a room's message of a table should show now."""
    eyes = await board_reader(store, table, row.room, looks or Eyes(), row.viewer)
    ask = Ask(table, eyes, shown_seat(table, row.viewer), said_by(said, row.viewer))
    return await screen_of(store, ask)


async def screen_of(store: Store, ask: Ask) -> Screen:
    """A board, and at its end what an admin has decided about the result."""
    over = ask.table.over
    return board(replace(ask, voided=over and await store.voided(ask.table.head.id)))
