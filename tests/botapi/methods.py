"""The methods of the server, by name. Edits have a module of their own."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Any

from tests.botapi import edits, whispers
from tests.botapi.checks import (
    Request,
    chat_of,
    decoded,
    film_of,
    keyboard_of,
    message_of,
    photo_of,
    thread_of,
    words_of,
)
from tests.botapi.views import message_json
from tests.botapi.world import RIGHTS, Chat, Json, Message, bad

Result = Any
"""Whatever the method's result is on the wire."""

ALERT = 200
COMMANDS = 100
INLINE, DATA = 50, 64


def get_me(request: Request) -> Json:
    """Who the bot is."""
    powers = {"can_join_groups": True, "can_read_all_group_messages": False}
    return {**request.world.bot.json(), **powers, "supports_inline_queries": True}


def send_message(request: Request) -> Json:
    """Post a text."""
    keyboard = keyboard_of(request)
    chat = chat_of(request)
    text, entities = words_of(request, "text")
    message = _post(request, chat)
    message.text, message.entities, message.keyboard = text, entities, keyboard
    return message_json(request.world, message)


def send_photo(request: Request) -> Json:
    """Post a picture, uploaded or known."""
    keyboard = keyboard_of(request)
    chat = chat_of(request)
    caption, entities = words_of(request, "caption")
    uploaded = "attach://photo" if "photo" in request.files else ""
    photo = photo_of(request, uploaded or request.get("photo"), chat)
    message = _post(request, chat)
    message.photo, message.caption = photo, caption
    message.entities, message.keyboard = entities, keyboard
    return message_json(request.world, message)


def send_document(request: Request) -> Json:
    """Post an uploaded file."""
    keyboard = keyboard_of(request)
    chat = chat_of(request)
    caption, entities = words_of(request, "caption")
    if not request.files.get("document"):
        raise bad("there is no document in the request")
    message = _post(request, chat)
    message.document = request.world.keep(request.files["document"])
    message.caption, message.entities, message.keyboard = caption, entities, keyboard
    return message_json(request.world, message)


def send_animation(request: Request) -> Json:
    """Post a film, uploaded or known."""
    keyboard = keyboard_of(request)
    chat = chat_of(request)
    caption, entities = words_of(request, "caption")
    uploaded = "attach://animation" if "animation" in request.files else ""
    film = film_of(request, uploaded or request.get("animation"), chat)
    message = _post(request, chat)
    message.film, message.caption = film, caption
    message.entities, message.keyboard = entities, keyboard
    return message_json(request.world, message)


def _post(request: Request, chat: Chat) -> Message:
    topic = thread_of(request, chat)
    reply = _replied(request, chat)
    receiver = whispers.receiver_of(request, chat)
    if receiver:
        message = Message(chat, 0, request.world.bot, topic=topic)
        whispers.keep(request, message, receiver)
        return message
    message = request.world.add(chat, request.world.bot)
    message.topic, message.reply_to = topic, reply
    request.world.sent.append(message)
    if chat.kind == "private":
        request.world.private.append((chat.id, message))
    return message


def _replied(request: Request, chat: Chat) -> Message | None:
    source = request.get("reply_parameters")
    if not source:
        return None
    wanted = decoded(source, "reply parameters")
    message = chat.messages.get(int(wanted["message_id"]))
    if message is None and not wanted.get("allow_sending_without_reply"):
        raise bad("message to be replied not found")
    return message


def delete_message(request: Request) -> bool:
    """Take a message of the bot's own away."""
    chat = chat_of(request)
    del chat.messages[message_of(request, chat, "delete").id]
    return True


def answer_callback_query(request: Request) -> bool:
    """End the waiting of the one who pressed; only the first answer shows."""
    world = request.world
    query = world.queries.get(request.get("callback_query_id"))
    if query is None or time.monotonic() - query.born > world.query_life:
        if query is not None:
            query.late += 1
        raise bad("query is too old and response timeout expired or query ID is invalid")
    if len(request.get("text")) > ALERT:
        raise bad("MESSAGE_TOO_LONG")
    if request.get("url") and not request.get("url").startswith(_deep(world.bot.username)):
        raise bad("URL_INVALID")
    if request.get("text") and not query.answers:
        world.private.append((query.user.id, query))
    query.answers.append(dict(request.params))
    return True


def _deep(username: str) -> tuple[str, ...]:
    return (f"https://t.me/{username}?start=", f"tg://resolve?domain={username}&start=")


def set_my_commands(request: Request) -> bool:
    """Replace a menu of commands: that of a scope and a language."""
    commands = json.loads(request.get("commands") or "[]")
    if len(commands) > COMMANDS:
        raise bad("BOT_COMMANDS_TOO_MUCH")
    for one in commands:
        name, words = one["command"], one["description"]
        if not (1 <= len(name) <= 32 and name.replace("_", "").isalnum() and name == name.lower()):
            raise bad("BOT_COMMAND_INVALID")
        if not 1 <= len(words) <= 256:
            raise bad("BOT_COMMAND_DESCRIPTION_INVALID")
    scope = json.loads(request.get("scope") or '{"type": "default"}')["type"]
    language = request.get("language_code")
    if len(language) not in {0, 2}:
        raise bad("LANG_CODE_INVALID")
    request.world.menus[scope, language] = commands
    return True


def get_file(request: Request) -> Json:
    """Where a picture can be fetched."""
    file_id = request.get("file_id")
    if file_id not in request.world.files:
        raise bad("wrong file_id or the file is temporarily unavailable")
    size = len(request.world.files[file_id])
    path = f"photos/{file_id}.jpg"
    unique = file_id[-6:]
    return {"file_id": file_id, "file_unique_id": unique, "file_size": size, "file_path": path}


def get_chat_member(request: Request) -> Json:
    """Whether somebody is in a chat, and as what."""
    chat = chat_of(request)
    user = request.world.users.get(int(request.get("user_id") or 0))
    if user is None:
        raise bad("invalid user_id specified")
    status = chat.members.get(user.id, "left")
    return {"status": status, "user": user.json(), **RIGHTS.get(status, {})}


def answer_inline_query(request: Request) -> bool:
    """Offer messages to whoever types the bot's name."""
    query = request.world.inline.get(request.get("inline_query_id"))
    if query is None or time.monotonic() - query.born > request.world.query_life:
        raise bad("query is too old and response timeout expired or query ID is invalid")
    results = json.loads(request.get("results"))
    ids = [str(one["id"]) for one in results]
    if len(results) > INLINE or len(set(ids)) != len(ids):
        raise bad("RESULTS_TOO_MUCH" if len(results) > INLINE else "RESULT_ID_DUPLICATE")
    if not all(1 <= len(one.encode()) <= DATA for one in ids):
        raise bad("RESULT_ID_INVALID")
    for one in results:
        _offer(request, one)
    query.results, query.personal = results, request.true("is_personal")
    return True


def _offer(request: Request, offer: Json) -> None:
    keyboard_of(Request(request.world, {"reply_markup": json.dumps(offer.get("reply_markup", {}))}))
    if offer["type"] == "article":
        content = {key: str(value) for key, value in offer["input_message_content"].items()}
        content["text"] = content.pop("message_text")
        words_of(Request(request.world, content), "text")
        return
    if offer["type"] != "photo":
        raise bad(f"this server knows articles and photos only, not {offer['type']}")
    if offer["photo_file_id"] not in request.world.files:
        raise bad("wrong file identifier/HTTP URL specified")
    fields = {key: str(offer.get(key) or "") for key in ("caption", "parse_mode")}
    words_of(Request(request.world, fields), "caption")


METHODS: dict[str, Callable[[Request], Result]] = {
    "getMe": get_me,
    "sendMessage": send_message,
    "sendPhoto": send_photo,
    "sendDocument": send_document,
    "sendAnimation": send_animation,
    "editMessageText": edits.text,
    "editMessageCaption": edits.caption,
    "editMessageMedia": edits.media,
    "editMessageReplyMarkup": edits.reply_markup,
    "deleteMessage": delete_message,
    "answerCallbackQuery": answer_callback_query,
    "setMyCommands": set_my_commands,
    "getFile": get_file,
    "getChatMember": get_chat_member,
    "answerInlineQuery": answer_inline_query,
    **whispers.METHODS,
}
"""getUpdates, setWebhook and deleteWebhook belong to the queue of updates."""
