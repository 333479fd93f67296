"""Edits: the keyboard is read first, then the chat is looked up, then the message."""

from __future__ import annotations

from tests.botapi.checks import (
    Request,
    chat_of,
    decoded,
    keyboard_of,
    message_of,
    photo_of,
    words_of,
)
from tests.botapi.views import message_json
from tests.botapi.world import Json, Message, bad

SAME = (
    "message is not modified: specified new message content and reply markup are exactly "
    "the same as a current content and reply markup of the message"
)


def text(request: Request) -> Json:
    """Change the words of a message without a picture."""
    keyboard = keyboard_of(request)
    message = message_of(request, chat_of(request), "edit")
    words, entities = words_of(request, "text")
    if message.photo:
        raise bad("there is no text in the message to edit")
    return _changed(request, message, (words, entities, "", keyboard))


def caption(request: Request) -> Json:
    """Change the words under a picture."""
    keyboard = keyboard_of(request)
    message = message_of(request, chat_of(request), "edit")
    words, entities = words_of(request, "caption")
    if not message.photo:
        raise bad("there is no caption in the message to edit")
    return _changed(request, message, (words, entities, message.photo, keyboard))


def media(request: Request) -> Json:
    """Replace the picture and the words; a text becomes a picture too."""
    keyboard = keyboard_of(request)
    wanted = decoded(request.get("media"), "media")
    if wanted.get("type") != "photo":
        raise bad(f"this server knows photos only, not {wanted.get('type')}")
    message = message_of(request, chat_of(request), "edit")
    fields = {name: str(wanted.get(name) or "") for name in ("caption", "parse_mode")}
    words, entities = words_of(Request(request.world, fields), "caption")
    photo = photo_of(request, str(wanted.get("media", "")), message.chat)
    return _changed(request, message, (words, entities, photo, keyboard))


def reply_markup(request: Request) -> Json:
    """Replace the keyboard, or take it off."""
    keyboard = keyboard_of(request)
    message = message_of(request, chat_of(request), "edit")
    return _changed(request, message, (message.words, message.entities, message.photo, keyboard))


def _changed(
    request: Request, message: Message, new: tuple[str, list[Json], str, list[list[Json]]]
) -> Json:
    words, entities, photo, keyboard = new
    if new == (message.words, message.entities, message.photo, message.keyboard):
        raise bad(SAME)
    message.photo, message.entities, message.keyboard = photo, entities, keyboard
    message.caption, message.text = (words, "") if photo else ("", words)
    message.edits += 1
    return message_json(request.world, message)
