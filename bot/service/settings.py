"""``/settings``: sections of buttons on one message; a press changes or opens what it names."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import datetime
from zoneinfo import ZoneInfo

from bot.core.action import Action
from bot.core.answer import Replies, Reply
from bot.core.daily import zone_named
from bot.core.keyboard import packed, wrap
from bot.core.screen import Button, Rows, Screen
from bot.core.zones import ZONES, carried
from bot.service.asked import Asked
from bot.service.challenge import time_in_words
from bot.service.context import Context
from bot.service.days import zone
from bot.service.doors import for_admins
from bot.service.lobby_screen import clock_words
from bot.service.menus import plain, title
from bot.service.orders import Orders
from bot.service.reader import CHOICES, HOUSE, setting
from bot.service.wanted import folded
from games import BadInput, Text, game, text
from render.words import BASE, city, locales, say

SECTIONS: Mapping[str, Mapping[str, tuple[str, ...]]] = {
    "me": {
        "look": ("locale", "theme", "marks", "boards"),
        "play": ("forced", "hints", "lessons", "computers"),
        "told": ("turns", "calls", "remind", "streak", "zone"),
        "seen": ("listed", "card"),
    },
    "room": {
        "look": ("locale", "theme", "marks", "boards"),
        "play": ("forced", "hints", "lessons"),
        "games": ("games", "starts", "stops", "tables", "clock"),
        "told": ("quiet", "zone", "digest", "daily"),
    },
}
"""Whose settings there are, in which sections."""

NEVER = "off"
AUTO = "auto"
"""Colours as the browser has them: none are kept."""

TIMES = tuple(hour * 60 for hour in range(6, 23))
"""When a daily word can come, by buttons; every other minute can be typed."""

TOGGLED = 3
"""A press goes on to the next of so many values; of more it opens a choice."""


@dataclass(frozen=True, slots=True)
class Page:
    """The settings of a person or of the room they are in. ``times``: minutes of daily words."""

    asked: Asked
    whose: str
    now: int
    zone: ZoneInfo
    times: Mapping[str, int]
    daily: tuple[str, ...] = ()
    """The codes of the games with a daily challenge."""
    reminds: bool = False
    """Whether reminders can reach the person here."""
    browser: bool = False
    """Whether colours follow the browser where none are chosen."""

    def section(self, name: str) -> Screen:
        """One section, and the way to the others."""
        names = SECTIONS[self.whose]
        section = name if name in names else next(iter(names))
        items = [self._item(one) for one in self._items(section)]
        tabs = [self._tab(one, picked=one == section) for one in names]
        limits = self.asked.reader.limits
        below = (*wrap(tabs, limits), *self._others())
        rows = (*packed(items, limits, limits.rows - len(below)), *below)
        here = text("bot-settings-section", section=text(f"bot-settings-tab-{section}"))
        lines = (text(f"bot-settings-{self.whose}-title"), here)
        return plain(self.asked.reader, lines, rows)

    def choices(self, name: str) -> Screen:
        """All values of one thing."""
        if name == "zone":
            return self._parts()
        if name in ZONES:
            return self._zones(name)
        buttons = [
            self._change(name, value, label, picked=value == self.current(name))
            for value, label in self._values(name)
        ]
        return self._choice(self.label(name), buttons, self.holds(name))

    def holds(self, name: str) -> str:
        """The section in which a thing stands. Raises BadInput for what stands nowhere."""
        for section in SECTIONS[self.whose]:
            if name in self._items(section):
                return section
        raise BadInput(name[:40])

    def allows(self, name: str, value: str) -> bool:
        """Whether a button could say that."""
        self.holds(name)
        if name == "zone":
            return zone_named(value) == value
        return value in {one for one, _ in self._values(name)}

    def typed(self) -> list[Text]:
        """Everything that can be typed, with its values."""
        items = [one for section in SECTIONS[self.whose] for one in self._items(section)]
        return [text("bot-settings-typed", name=one, values=self.takes(one)) for one in items]

    def meant(self, said: Sequence[str]) -> tuple[str, str]:
        """A thing and its value as buttons carry them, typed so or as the buttons call them."""
        items = [one for section in SECTIONS[self.whose] for one in self._items(section)]
        names = {folded(form): one for one in items for form in (one, *self._said(one))}
        names[folded("language")] = "locale"
        sizes = range(len(said), 0, -1)
        size = next((one for one in sizes if folded(" ".join(said[:one])) in names), 0)
        if not size:
            return said[0].casefold(), " ".join(said[1:])
        name, typed = names[folded(" ".join(said[:size]))], " ".join(said[size:])
        known = {
            folded(form): value
            for value, label in self._values(name)
            for form in (value, *self._forms(label))
        }
        wanted = folded(typed)
        near = {value for form, value in known.items() if wanted and wanted in form}
        value = near.pop() if len(near) == 1 and not wanted.isdecimal() else typed
        return name, known.get(wanted, value)

    def _said(self, name: str) -> tuple[str, ...]:
        """How a thing is called, in the reader's words and in English."""
        kind, _, code = name.partition(".")
        what = {"game": title(game(code))} if code else {}
        return self._forms(text(f"bot-setting-{kind}", value="", **what))

    def _forms(self, label: Text | str) -> tuple[str, ...]:
        if isinstance(label, str):
            return (label,)
        return self.asked.reader.say(label), say(label, BASE)

    def takes(self, name: str) -> str:
        """The values of a thing as they are typed. Raises BadInput for what stands nowhere."""
        self.holds(name)
        if self._timed(name):
            return "off/540"
        if name == "zone":
            return "Europe/Kyiv"
        return "/".join(value for value, _ in self._values(name))

    def current(self, name: str) -> str:
        """What holds now, as a button carries it."""
        if self._timed(name):
            minute = self.times.get(name)
            return NEVER if minute is None else str(minute)
        if name == "tables":
            return self.asked.room.get(name, CHOICES[name][0])
        wishes = (
            (self.asked.room,) if self.whose == "room" else (self.asked.person, self.asked.room)
        )
        if name == "theme" and self._follows and not any(one.get(name) for one in wishes):
            return AUTO
        return setting(name, *wishes)

    @property
    def _follows(self) -> bool:
        """Whether the browser's colours can be wished for: those of a room hold before them."""
        return self.browser and (self.whose == "room" or not self.asked.room.get("theme"))

    def _items(self, section: str) -> tuple[str, ...]:
        items: list[str] = []
        for name in SECTIONS[self.whose][section]:
            if name == "daily":
                items += [f"daily.{code}" for code in self.daily]
            elif name not in {"remind", "streak"} or self.reminds:
                items.append(name)
        return tuple(items)

    def _item(self, name: str) -> Button:
        values = [value for value, _ in self._values(name)]
        if name == "zone" or len(values) > TOGGLED:
            return self._open(self.label(name), name)
        following = values[(values.index(self.current(name)) + 1) % len(values)]
        return self._change(name, following, self.label(name))

    def label(self, name: str) -> Text:
        """A thing and its value, as the button that changes it says."""
        if name == "zone":
            return text("bot-setting-zone", value=city(self.zone.key, self._locale))
        value = next(
            (label for one, label in self._values(name) if one == self.current(name)), None
        )
        if self._timed(name) and value is None:
            value = text("bot-setting-at", time=time_in_words(self.times[name]))
        kind, _, code = name.partition(".")
        what = {"game": title(game(code))} if code else {}
        shown = value if value is not None else self.current(name)
        return text(f"bot-setting-{kind}", value=shown, **what)

    def _values(self, name: str) -> list[tuple[str, Text | str]]:
        """Every value that a button can bring, and how it is called."""
        if name == "zone":
            return []
        if self._timed(name):
            at = [(str(one), text("bot-setting-at", time=time_in_words(one))) for one in TIMES]
            return [(NEVER, text("bot-setting-never")), *at]
        if name == "tables":
            return [(one, one) for one in sorted(CHOICES[name], key=int)]
        if name == "clock":
            return [(one, clock_words(int(one))) for one in CHOICES[name]]
        browser = (AUTO,) if name == "theme" and self._follows else ()
        return [(one, self._named(name, one)) for one in (*browser, *CHOICES[name])]

    def _named(self, name: str, value: str) -> Text | str:
        """A value in words; a language in its own, for those who can read no other."""
        if name == "locale" and value in locales():
            return say(text("bot-language"), value)
        return text(f"bot-setting-{name}-{value}")

    def _timed(self, name: str) -> bool:
        return name in {"remind", "streak", "digest"} or name.startswith("daily.")

    @property
    def _locale(self) -> str:
        return self.asked.reader.look.locale

    def _parts(self) -> Screen:
        buttons = [self._open(text(f"bot-zone-{part}"), part) for part in ZONES]
        return self._choice(text("bot-setting-zone-which"), buttons, "told")

    def _zones(self, part: str) -> Screen:
        buttons = [
            self._change(
                "zone",
                carried(one),
                text("bot-setting-zone-now", city=city(one, self._locale), time=self._clock(one)),
                picked=one == self.zone.key,
            )
            for one in ZONES[part]
        ]
        return self._choice(text("bot-setting-zone-which"), buttons, "zone")

    def _clock(self, name: str) -> str:
        local = datetime.fromtimestamp(self.now / 1000, ZoneInfo(name))
        return time_in_words(local.hour * 60 + local.minute)

    def _choice(self, line: Text, buttons: Sequence[Button], back: str) -> Screen:
        limits = self.asked.reader.limits
        rows = packed(buttons, limits, limits.rows - 1)
        lines = [line]
        if back == "zone":
            lines.append(text(f"daily-zone-{self.whose}", zone=self.zone.key))
        back_ = self._open(text("bot-menu-back"), back)
        return plain(self.asked.reader, lines, (*rows, (back_,)))

    def _others(self) -> Rows:
        """The way to the settings of the room and back, where both can be changed."""
        if not self.asked.admin or self.asked.private or not self.asked.whispers:
            return ()
        label = text("bot-settings-mine" if self.whose == "room" else "bot-settings-room")
        other = "me" if self.whose == "room" else "room"
        action = Action("menu", ("settings", other))
        return ((Button(self.asked.reader.say(label), str(action)),),)

    def _tab(self, section: str, *, picked: bool) -> Button:
        button = self._open(text(f"bot-settings-tab-{section}"), section)
        return replace(button, style="picked" if picked else "plain")

    def _open(self, label: Text, name: str) -> Button:
        action = Action("menu", ("settings", self.whose, name))
        return Button(self.asked.reader.say(label), str(action))

    def _change(self, name: str, value: str, label: Text | str, *, picked: bool = False) -> Button:
        shown = label if isinstance(label, str) else self.asked.reader.say(label)
        action = Action("change", (self.whose, name, value))
        return Button(shown, str(action), "picked" if picked else "plain")


class Settings:
    """What is set by buttons. The room's settings belong to its admins."""

    def __init__(self, orders: Orders) -> None:
        self.orders = orders
        self.store = orders.store

    async def command(self, ctx: Context, words: Sequence[str]) -> Replies:
        """``/settings`` and ``/settings room``, for those who type with a thing and its value."""
        room = words[:1] == ["room"] or ctx.who.voice  # a group's own voice is no person
        if room and not self._may(ctx):
            return await for_admins(ctx, self.store)
        if said := words[1:] if words[:1] == ["room"] else words:
            return await self._typed(ctx, "room" if room else "me", said)
        if not room:
            return (Reply("private", await self.screen(ctx, ())),)
        if ctx.place.channel:  # whose buttons are links: there everything is typed
            page = await self._page(ctx, "room")
            return (ctx.private(*page.typed()),)
        shown = await self.screen(ctx, ("room",))
        # where nothing is private they stand for everybody to see: elsewhere is another room
        return (Reply("private" if ctx.asked.whispers else "post", shown),)

    async def _typed(self, ctx: Context, whose: str, said: Sequence[str]) -> Replies:
        name, value = (await self._page(ctx, whose)).meant(said)
        value = carried(value) if name == "zone" else value
        try:
            done = await self.change(replace(ctx, address=""), whose, name, value)
        except (BadInput, LookupError):
            page = await self._page(ctx, whose)
            with suppress(BadInput):
                allowed = {"name": said[0][:40], "values": page.takes(name)}
                return (ctx.private(text("bot-settings-bad", value=value[:60], **allowed)),)
            lines = [text("bot-settings-unknown", words=" ".join(said)[:60]), *page.typed()]
            return (ctx.private(*lines),)
        return done

    async def menu(self, ctx: Context, words: Sequence[str]) -> Replies:
        """A section or a choice was opened. Raises BadInput for what is none."""
        if words[:1] == ("room",) and not self._may(ctx):
            return await for_admins(ctx, self.store)
        return (self._reply(ctx, await self.screen(ctx, words)),)

    async def change(self, ctx: Context, whose: str, name: str, value: str) -> Replies:
        """A value was chosen. Raises BadInput for what no button says."""
        page = await self._page(ctx, whose)
        value = carried(value) if name == "zone" else value
        if not page.allows(name, value):
            raise BadInput(value[:40])
        if whose == "room" and not self._may(ctx):
            return await for_admins(ctx, self.store)
        await self._set(ctx, name, value, room=whose == "room")
        person = await self.store.person_by_id(ctx.person.id) or ctx.person
        chat = await self.store.room_by_id(ctx.room.id) or ctx.room
        ctx = replace(ctx, person=person, room=chat)
        if ctx.place.channel:
            return (ctx.private((await self._page(ctx, whose)).label(name)),)
        return (self._reply(ctx, await self.screen(ctx, (whose, page.holds(name)))),)

    async def screen(self, ctx: Context, words: Sequence[str]) -> Screen:
        """A section, or the choices of one thing."""
        whose, name = (*words, "", "")[:2]
        page = await self._page(ctx, whose or "me")
        if name and name not in SECTIONS[page.whose]:
            return page.choices(name)
        return page.section(name)

    async def _page(self, ctx: Context, whose: str) -> Page:
        if whose not in SECTIONS:
            raise BadInput(whose[:40])
        here = await self.store.subscriptions(ctx.room.id)
        times = {_name(one.kind, one.game): one.minute for one in here}
        reminds = ctx.place.private and ctx.place.platform != "web"
        codes = tuple(one.code for one in self.orders.days.games)
        where = zone(None if whose == "room" else ctx.person, ctx.room)
        browser = ctx.place.platform == "web"
        return Page(ctx.asked, whose, ctx.now, where, times, codes, reminds, browser)

    def _may(self, ctx: Context) -> bool:
        return ctx.asked.admin and not ctx.place.private

    def _reply(self, ctx: Context, shown: Screen) -> Reply:
        return Reply("edit" if ctx.address and not ctx.message else "private", shown)

    async def _set(self, ctx: Context, name: str, value: str, *, room: bool) -> None:
        kind, _, code = name.partition(".")
        value = "" if (name, value) == ("theme", AUTO) else value
        if name == "zone":
            await self.orders.move(ctx, value, room=room)
        elif kind in {"remind", "streak", "digest", "daily"}:
            minute = None if value == NEVER else int(value)
            named = game(code).name if code else ""
            await self.orders.wish(ctx, "post" if code else kind, named, minute)
        elif room:
            usual = name in HOUSE and value == CHOICES[name][0]
            await self.store.set_room(ctx.room.id, name, "" if usual else value)
        elif name == "listed":
            await self.store.set_listed(ctx.person.id, value)
        else:
            await self.store.set_person(ctx.person.id, name, value)


def _name(kind: str, named: str) -> str:
    """How the settings call a wish for daily words."""
    return f"daily.{game(named).code}" if kind == "post" else kind
