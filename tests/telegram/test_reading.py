"""Updates as requests, where what people pick or hide makes a difference."""

from __future__ import annotations

from telegram import Update

from bot.adapters.telegram import reading
from bot.core.request import Command


def asked(text: str, *entities: dict[str, object], **more: object) -> Command | None:
    chat = {"id": -5, "type": "supergroup", "title": "Tea"}
    user = {"id": 7, "is_bot": False, "first_name": "Olena"}
    message = {"message_id": 2, "date": 0, "chat": chat, "from": user, "text": text}
    update = {"update_id": 1, "message": {**message, "entities": list(entities), **more}}
    return reading.command(Update.de_json(update, None))


def test_who_is_picked_from_a_list_is_named_by_the_account() -> None:
    bo = {"id": 42, "is_bot": False, "first_name": "Bo", "last_name": "\U0001f375"}
    entity = {"type": "text_mention", "offset": 17, "length": 7, "user": bo}
    command = asked("/invite k3v9x2qa \U0001f375Bo \U0001f375", entity)
    assert command
    assert command.words == "k3v9x2qa <@42 Bo \U0001f375>"
    assert (plain := asked("/invite @bo"))
    assert plain.words == "@bo"
