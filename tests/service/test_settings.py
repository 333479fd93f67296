"""Settings: sections on one message, what a press changes, and that all fit on every platform."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from typing import get_args

import pytest

from bot.core.action import Action
from bot.core.limits import LIMITS
from bot.core.request import Place, Platform, Who
from bot.core.screen import Screen
from bot.core.zones import ZONES
from bot.service import Service
from bot.service.reader import CHOICES, HOUSE, reader
from bot.service.settings import SECTIONS
from games import text
from render import locales, say
from tests.service.chat import Chat

PLATFORMS = get_args(Platform)


class Pressed:
    """The one message of the settings of somebody, as they press it."""

    def __init__(self, chat: Chat, who: Who) -> None:
        self.chat = chat
        self.who = who

    async def opens(self, words: str = "") -> Screen:
        await self.chat.command(self.who, "settings", words)
        return self.screen

    async def carries(self, action: str) -> Screen:
        """A press on the message of the settings, which is edited."""
        await self.chat.carry(self.who, action, message="settings")
        assert [reply.how for reply in self.chat.replies] == ["edit"]
        return self.screen

    async def presses(self, label: str) -> Screen:
        return await self.carries(self.chat.button(label, self.screen.buttons).action)

    @property
    def screen(self) -> Screen:
        return self.chat.private or self.chat.screen


def pages(whose: str) -> Iterator[str]:
    """Every page that a button can open."""
    for section, names in SECTIONS[whose].items():
        yield section
        yield from names
    yield from ZONES


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("platform", PLATFORMS)
@pytest.mark.parametrize("whose", SECTIONS)
async def test_every_page_fits_into_the_rows_of_a_platform(
    service: Service, platform: Platform, locale: str, whose: str
) -> None:
    room = whose == "room"
    chat = Chat(service, Place(platform, "own", private=not room, admin=True))
    pressed = Pressed(chat, replace(chat.person("Olena"), locale=locale))
    limits = LIMITS[platform]
    await pressed.opens(whose)
    for page in pages(whose):
        await chat.carry(pressed.who, str(Action("menu", ("settings", whose, page))), message="m")
        shown = pressed.screen
        if page != "daily" and not (platform == "web" and page in {"remind", "streak"}):
            assert "/daily" not in shown.caption or page in {"zone", *ZONES}
            assert shown.rows, page
        assert len(shown.rows) <= limits.rows
        assert all(len(row) <= limits.buttons_in_row for row in shown.rows), page
        assert not [one.label for one in shown.buttons if one.label.endswith("…")]
        assert all(one.label and len(one.label) <= limits.label for one in shown.buttons)


def test_every_setting_stands_in_a_section() -> None:
    mine = {name for names in SECTIONS["me"].values() for name in names}
    rooms = {name for names in SECTIONS["room"].values() for name in names}
    assert mine | rooms >= set(CHOICES)
    assert rooms >= set(HOUSE)
    assert not mine & set(HOUSE)


async def test_a_press_of_a_switch_changes_it_on_the_same_message(chat: Chat) -> None:
    pressed = Pressed(chat, chat.person("Olena"))
    await pressed.opens()
    there = ["as in the browser", "night tea (dark)", "rice paper (light)", "as in the browser"]
    for before, after in pairwise(there):  # on the page, which can follow the browser
        shown = await pressed.presses(f"Colours: {before}")
        assert f"Colours: {after}" in [one.label for one in shown.buttons]


async def test_colours_of_the_room_hold_before_those_of_the_browser(
    service: Service, chat: Chat
) -> None:
    pressed = Pressed(chat, chat.person("Olena"))
    shown = await pressed.opens()
    await service.store.set_room(
        (await service.store.room("web", chat.place.chat)).id, "theme", "light"
    )
    shown = await pressed.presses("Colours: as in the browser")
    assert "Colours: night tea (dark)" in [one.label for one in shown.buttons]
    shown = await pressed.presses("Colours: night tea")
    assert "Colours: rice paper (light)" in [one.label for one in shown.buttons]


@pytest.mark.parametrize(
    ("locale", "typed", "set_"),
    [
        ("de", "Farben hell", ("theme", "light")),
        ("de", "farben: Reispapier (hell)", ("theme", "light")),
        ("de", "theme light", ("theme", "light")),
        ("de", "Bretter in Worten", ("boards", "text")),
        ("uk", "Мова Deutsch", ("locale", "de")),
        ("zh-CN", "语言 繁體中文", ("locale", "zh-Hant")),
        ("en", "language українська", ("locale", "uk")),
        ("de", "colours night tea", ("theme", "dark")),
    ],
)
async def test_a_setting_is_typed_as_its_button_calls_it(
    service: Service, chat: Chat, locale: str, typed: str, set_: tuple[str, str]
) -> None:
    name, value = set_
    olena = replace(chat.person("Olena"), locale=locale)
    await chat.command(olena, "settings", typed)
    person = await service.store.known(olena.platform, olena.account)
    assert person
    assert person.settings[name] == value


async def test_sections_are_opened_and_marked(chat: Chat) -> None:
    pressed = Pressed(chat, chat.person("Olena"))
    await pressed.opens()
    shown = await pressed.presses("Visibility")
    assert "On this page: Visibility." in shown.caption
    assert [one.label for one in shown.buttons if one.style == "picked"] == ["Visibility"]
    assert any(one.label.startswith("My card") for one in shown.buttons)


async def test_a_choice_of_many_opens_shows_what_holds_and_leads_back(chat: Chat) -> None:
    pressed = Pressed(chat, chat.person("Olena"))
    await pressed.opens()
    shown = await pressed.presses("Language")
    assert [one.label for one in shown.buttons if one.style == "picked"] == ["automatic"]
    assert "Language: automatic" in shown.caption
    await pressed.presses("Back")
    assert any(one.label == "Language: automatic" for one in pressed.screen.buttons)


@pytest.mark.parametrize("whose", ["me", "room"])
async def test_a_language_is_chosen_by_its_own_name(service: Service, whose: str) -> None:
    chat = Chat(service, Place("telegram", "tearoom", private=whose == "me", admin=True))
    pressed = Pressed(chat, chat.person("Olena"))
    await pressed.opens("room" if whose == "room" else "")
    for locale in locales():
        own = say(text("bot-language"), locale)
        await pressed.carries(str(Action("menu", ("settings", whose, "locale"))))
        shown = await pressed.presses(own)
        label = say(text("bot-setting-locale", value=own), locale)
        assert label in [button.label for button in shown.buttons]
        assert say(text(f"bot-settings-{whose}-title"), locale) in shown.caption


async def test_the_settings_of_a_room_are_for_its_admins(service: Service) -> None:
    chat = Chat(service, Place("discord", "tearoom"))
    pressed = Pressed(chat, chat.person("Bo"))
    await pressed.opens("room")
    assert say(text("bot-only-admins", kind="discord", name="")) == pressed.screen.caption
    for action in ("c/room/quiet/on", "c/room/daily.gwg/540", "c/room/zone/Europe:Kyiv"):
        await chat.carry(pressed.who, action)
        assert pressed.screen.caption == say(text("bot-only-admins", kind="discord", name=""))
    await chat.carry(pressed.who, "m/settings/room/games")
    assert pressed.screen.caption == say(text("bot-only-admins", kind="discord", name=""))
    room = await service.store.room("discord", "tearoom")
    assert not {"quiet", "zone"} & set(room.settings)
    assert await service.store.subscriptions(room.id) == []


@pytest.mark.parametrize(
    "forged",
    [
        "c/me/quiet/on",
        "c/me/theme/pink",
        "c/me/zone/Europe:Atlantis",
        "c/me/zone/..:..:etc",
        "c/room/remind/540",
        "c/room/daily.gwg/5",
        "c/room/daily.xyz/540",
        "c/room/tables/99999",
        "c/nobody/theme/dark",
        "m/settings/me/nothing",
        "m/settings/nobody",
    ],
)
async def test_what_no_button_says_has_no_effect(service: Service, forged: str) -> None:
    chat = Chat(service, Place("discord", "tearoom", admin=True))
    olena = chat.person("Olena")
    await chat.command(olena, "help")
    before = await service.store.known("discord", "olena")
    await chat.carry(olena, forged)
    assert chat.private
    assert chat.private.caption == say(text("bot-unknown-button"))
    assert await service.store.known("discord", "olena") == before


def test_lessons_are_given_to_those_who_want_them() -> None:
    assert not reader("web").look.teach
    assert reader("web", {"lessons": "on"}).look.teach
    assert not reader("web", {"lessons": "off"}, {"lessons": "on"}).look.teach
    assert not reader("web", {"lessons": "always"}).look.teach


def test_the_own_language_goes_before_that_of_the_room_and_of_the_app() -> None:
    assert reader("web", {"locale": "de"}, {"locale": "uk"}, locales=("en",)).look.locale == "de"
    assert reader("web", {"locale": "auto"}, {"locale": "uk"}, locales=("en",)).look.locale == "uk"
    assert reader("web", {}, {"locale": "auto"}, locales=("uk-UA", "de")).look.locale == "uk"
    assert reader("web", {"locale": "xx"}, {}, locales=("fr", "de-AT")).look.locale == "de"


async def test_a_language_may_be_typed_by_its_plain_word(chat: Chat) -> None:
    who = chat.person("Olena")
    await chat.command(who, "settings", "language de")
    locale, _ = await chat.service.wishes(who, chat.place)
    assert locale == "de"


async def test_a_value_that_is_none_is_told_the_ones_that_are(chat: Chat) -> None:
    await chat.command(chat.person("Olena"), "settings", "theme pink")
    assert chat.private
    assert chat.private.caption.startswith("“pink” is no value of theme. Allowed: ")
    assert "dark" in chat.private.caption
    assert "locale" not in chat.private.caption
