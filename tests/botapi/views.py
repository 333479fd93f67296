"""Messages and presses as objects on the wire."""

from __future__ import annotations

import struct

from tests.botapi.world import ANONYMOUS, CHANNEL, Json, Message, Query, World, now


def message_json(world: World, message: Message, *, reply: bool = True) -> Json:
    """Type Message."""
    return {
        "message_id": message.id,
        "date": now(),
        "chat": message.chat.json(),
        **_sender(message),
        **_thread(message),
        **_body(world, message),
        **message.service,
        **(_reply(world, message) if reply else {}),
        **({"reply_markup": {"inline_keyboard": message.keyboard}} if message.keyboard else {}),
        **({"edit_date": now()} if message.edits else {}),
        **({"via_bot": world.bot.json()} if message.via else {}),
        **_whisper(message),
    }


def _sender(message: Message) -> Json:
    if message.chat.kind == "channel":
        return {"sender_chat": message.chat.json()}
    if message.voice is None:
        return {"from": message.sender.json()}
    own = message.voice is message.chat
    bot = {"id": ANONYMOUS if own else CHANNEL, "is_bot": True, "first_name": "Group"}
    return {"from": bot, "sender_chat": message.voice.json()}


def _whisper(message: Message) -> Json:
    if message.receiver is None:
        return {}
    return {"receiver_user": message.receiver.json(), "ephemeral_message_id": message.whisper}


def _thread(message: Message) -> Json:
    if message.topic:
        return {"message_thread_id": message.topic, "is_topic_message": True}
    if message.reply_to and message.chat.kind == "supergroup":
        # a thread of answers, which is no topic and cannot be sent to
        return {"message_thread_id": message.reply_to.id}
    return {}


def _reply(world: World, message: Message) -> Json:
    if message.reply_to is None:
        return {}
    return {"reply_to_message": message_json(world, message.reply_to, reply=False)}


def _body(world: World, message: Message) -> Json:
    caption = {"caption": message.caption, "caption_entities": message.entities}
    if message.document:
        file = {"file_id": message.document, "file_unique_id": message.document[-6:]}
        return {"document": file, **(caption if message.caption else {})}
    if message.film:
        film = {
            "file_id": message.film,
            "file_unique_id": message.film[-6:],
            "width": 800,
            "height": 534,
            "duration": 3,
            "mime_type": "video/mp4",
        }
        return {"animation": film, "document": film, **(caption if message.caption else {})}
    if not message.photo:
        return {"text": message.text, "entities": message.entities} if message.text else {}
    width, height = size_of(world.files[message.photo])
    sizes = [
        {
            "file_id": message.photo,
            "file_unique_id": message.photo[-6:],
            "width": width,
            "height": height,
            "file_size": len(world.files[message.photo]),
        }
    ]
    return {"photo": sizes, **(caption if message.caption else {})}


def query_json(world: World, query: Query) -> Json:
    """Type CallbackQuery; a message that is gone has the date 0."""
    message = query.message
    if message.id in message.chat.messages or message.receiver:
        shown = message_json(world, message)
    else:
        shown = {"message_id": message.id, "date": 0, "chat": message.chat.json()}
    return {
        "id": query.id,
        "from": query.user.json(),
        "message": shown,
        "chat_instance": str(message.chat.id),
        "data": query.data,
    }


def size_of(png: bytes) -> tuple[int, int]:
    """Width and height of a PNG, from its header."""
    width, height = struct.unpack(">II", png[16:24])
    return width, height
