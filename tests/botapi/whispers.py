"""Messages that one member of a group sees: Bot API 10.2 and 10.3, or not at all before.

A server that is older ignores the parameters, as it ignores all that it does not know.
"""

from __future__ import annotations

import json
import time

from tests.botapi.checks import Request, chat_of, decoded, keyboard_of, photo_of, words_of
from tests.botapi.edits import SAME
from tests.botapi.world import Chat, Json, Message, User, bad

FIRST = (10, 2)
"""The first version that has them; its parameters stand by themselves."""

AS_OBJECT = (10, 3)
"""From here on the parameters stand in an object."""

FRESH = 15.0
"""Seconds for which a press may be answered so."""

NAMES = (
    "editEphemeralMessageText",
    "editEphemeralMessageCaption",
    "editEphemeralMessageMedia",
    "editEphemeralMessageReplyMarkup",
    "deleteEphemeralMessage",
)


def receiver_of(request: Request, chat: Chat) -> User | None:
    """Who alone shall see a message; None when everybody shall. Raises Refusal."""
    version, wanted = request.world.version, {}
    if version >= AS_OBJECT and request.get("ephemeral_message_parameters"):
        source = request.get("ephemeral_message_parameters")
        wanted = decoded(source, "ephemeral message parameters")
    elif version >= FIRST and request.get("receiver_user_id"):
        wanted = {key: request.get(key) for key in ("receiver_user_id", "callback_query_id")}
    if not wanted:
        return None
    if chat.kind not in {"group", "supergroup"}:
        raise bad("ephemeral messages can be sent only to groups and supergroups")
    user = request.world.users.get(int(wanted["receiver_user_id"]))
    if user is None or user.id not in chat.members:
        raise bad("USER_NOT_PARTICIPANT")
    query = request.world.queries.get(str(wanted.get("callback_query_id") or ""))
    pressed = query is not None and query.user is user and query.message.chat is chat
    asked = query.born if query and pressed else chat.asked.get(user.id, -FRESH)
    if chat.bot != "administrator" and time.monotonic() - asked > FRESH:
        raise bad("not enough rights to send ephemeral messages to the chat")
    return user


def keep(request: Request, message: Message, receiver: User) -> None:
    """Show a message to its receiver alone."""
    world = request.world
    message.receiver, message.whisper = receiver, world.fresh()
    message.id = 0
    world.whispers[message.chat.id, receiver.id, message.whisper] = message
    world.private.append((receiver.id, message))


def _found(request: Request) -> Message:
    chat = chat_of(request)
    key = (int(request.get("receiver_user_id") or 0), int(request.get("ephemeral_message_id") or 0))
    message = request.world.whispers.get((chat.id, *key))
    if message is None:
        raise bad("message to edit not found")
    return message


def _changed(request: Request, message: Message, new: tuple[str, list[Json], str]) -> bool:
    keyboard = keyboard_of(request)
    words, entities, photo = new
    old = (message.words, message.entities, message.photo, message.keyboard)
    if (words, entities, photo, keyboard) == old:
        raise bad(SAME)
    message.photo, message.entities, message.keyboard = photo, entities, keyboard
    message.caption, message.text = (words, "") if photo else ("", words)
    message.edits += 1
    request.world.private.append((message.receiver.id if message.receiver else 0, message))
    return True


def edit_text(request: Request) -> bool:
    """Change the words of one without a picture."""
    message = _found(request)
    if message.photo:
        raise bad("there is no text in the message to edit")
    return _changed(request, message, (*words_of(request, "text"), ""))


def edit_media(request: Request) -> bool:
    """Replace the picture and the words; a text becomes a picture too."""
    message = _found(request)
    wanted = json.loads(request.get("media"))
    fields = {name: str(wanted.get(name) or "") for name in ("caption", "parse_mode")}
    words = words_of(Request(request.world, fields), "caption")
    photo = photo_of(request, str(wanted["media"]), message.chat)
    return _changed(request, message, (*words, photo))


def delete(request: Request) -> bool:
    """Take one away."""
    message = _found(request)
    assert message.receiver is not None
    del request.world.whispers[message.chat.id, message.receiver.id, message.whisper]
    return True


METHODS = {
    "editEphemeralMessageText": edit_text,
    "editEphemeralMessageMedia": edit_media,
    "deleteEphemeralMessage": delete,
}
"""What is not here is not used by the bot, and so loud."""
