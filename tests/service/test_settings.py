"""Settings: what a press changes, and that all of them fit on every platform."""

from __future__ import annotations

from typing import get_args

import pytest

from bot.core.limits import LIMITS
from bot.core.request import Place, Platform
from bot.service import Service
from bot.service.reader import CHOICES, reader
from tests.service.chat import Chat


@pytest.mark.parametrize("platform", get_args(Platform))
async def test_all_settings_fit_into_the_rows_of_a_platform(
    service: Service, platform: Platform
) -> None:
    chat = Chat(service, Place(platform, "own", private=True))
    olena = chat.person("Olena")
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
