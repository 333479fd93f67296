"""Settings: what a press changes, and that all of them fit on every platform."""

from __future__ import annotations

from dataclasses import replace
from typing import get_args

import pytest

from bot.core.limits import LIMITS
from bot.core.request import Place, Platform
from bot.service import Service
from bot.service.reader import CHOICES, reader
from games import text
from render import locales, say
from tests.service.chat import Chat


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("platform", get_args(Platform))
async def test_all_settings_fit_into_the_rows_of_a_platform(
    service: Service, platform: Platform, locale: str
) -> None:
    chat = Chat(service, Place(platform, "own", private=True))
    olena = replace(chat.person("Olena"), locale=locale)
    await chat.command(olena, "settings")
    shown = chat.private or chat.screen
    changes = [button for row in shown.rows for button in row if button.action.startswith("c/")]
    assert len(changes) == len(CHOICES)
    assert len(shown.rows) < LIMITS[platform].rows


def test_lessons_are_given_to_those_who_want_them() -> None:
    assert not reader("web").look.teach
    assert reader("web", {"lessons": "on"}).look.teach
    assert not reader("web", {"lessons": "off"}, {"lessons": "on"}).look.teach
    assert not reader("web", {"lessons": "always"}).look.teach


def own_name(locale: str) -> str:
    """What the button says while this language holds."""
    return say(text("bot-setting-locale", value=say(text("bot-language"), locale)), locale)


@pytest.mark.parametrize("whose", ["me", "room"])
async def test_a_language_is_chosen_by_its_own_name(service: Service, whose: str) -> None:
    chat = Chat(service, Place("telegram", "tearoom", private=whose == "me", admin=True))
    olena = chat.person("Olena")
    await chat.command(olena, "settings", "room" if whose == "room" else "")
    pressed = "Language: automatic"
    for locale in locales():
        shown = chat.private or chat.screen
        await chat.carry(olena, chat.button(pressed, shown.buttons).action)
        shown = chat.private or chat.screen
        pressed = own_name(locale)
        assert pressed in [button.label for button in shown.buttons]
        assert say(text(f"bot-settings-{whose}-title"), locale) in shown.caption


def test_the_own_language_goes_before_that_of_the_room_and_of_the_app() -> None:
    assert reader("web", {"locale": "de"}, {"locale": "uk"}, locales=("en",)).look.locale == "de"
    assert reader("web", {"locale": "auto"}, {"locale": "uk"}, locales=("en",)).look.locale == "uk"
    assert reader("web", {}, {"locale": "auto"}, locales=("uk-UA", "de")).look.locale == "uk"
    assert reader("web", {"locale": "xx"}, {}, locales=("fr", "de-AT")).look.locale == "de"
