"""Updates as requests, where what people pick or hide makes a difference."""

from __future__ import annotations

from telegram import Update

from bot.adapters.telegram import app, reading
from bot.core.request import Command

CHAT = {"id": -5, "type": "supergroup", "title": "Tea"}
OLENA = {"id": 7, "is_bot": False, "first_name": "Olena"}
WORDS = {"message_id": 2, "date": 0, "chat": CHAT, "from": OLENA}


def asked(text: str, *entities: dict[str, object]) -> Command | None:
    message = {**WORDS, "text": text, "entities": list(entities)}
    return reading.command(Update.de_json({"update_id": 1, "message": message}, None))


def test_who_is_picked_from_a_list_is_named_by_the_account() -> None:
    bo = {"id": 42, "is_bot": False, "first_name": "Bo", "last_name": "\U0001f375"}
    entity = {"type": "text_mention", "offset": 17, "length": 7, "user": bo}
    command = asked("/invite k3v9x2qa \U0001f375Bo \U0001f375", entity)
    assert command
    assert command.words == "k3v9x2qa <@42 Bo \U0001f375>"
    assert (plain := asked("/invite @bo"))
    assert plain.words == "@bo"


def test_other_bots_open_no_games() -> None:
    other = {**WORDS, "from": {**OLENA, "is_bot": True}, "text": "/play"}
    update = Update.de_json({"update_id": 1, "message": other}, None)
    assert reading.command(update) is None
    assert reading.typed(update) is None


def test_a_command_that_only_the_bot_sees_is_answered_whatever_it_is() -> None:
    for more, answered in (({"ephemeral_message_id": 3}, True), ({}, False)):
        message = {**WORDS, "text": "/nonsense", **more}
        update = Update.de_json({"update_id": 1, "message": message}, None)
        assert update.message
        assert app._Unheard().check_update(update) is answered
