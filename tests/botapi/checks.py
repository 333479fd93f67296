"""What the server checks before it does anything, in the words in which it complains."""

from __future__ import annotations

import json
from dataclasses import dataclass, field

from tests.botapi.markup import parse
from tests.botapi.views import size_of
from tests.botapi.world import Chat, Json, Message, Refusal, World, bad

CAPTION, TEXT = 1024, 4096
ROW, BUTTONS, DATA = 8, 100, 64
PHOTO = 10 * 1024 * 1024
FILM = 50 * 1024 * 1024
STYLES = ("danger", "success", "primary")
ACTIONS = ("callback_data", "url", "web_app", "switch_inline_query", "copy_text", "login_url")


@dataclass(slots=True)
class Request:
    """A call as it came in: its fields as text, its uploads as bytes."""

    world: World
    params: dict[str, str]
    files: dict[str, bytes] = field(default_factory=dict)

    def get(self, name: str) -> str:
        """A field, empty when it is missing."""
        return self.params.get(name, "")

    def true(self, name: str) -> bool:
        """Whether a flag is set."""
        return self.get(name).lower() in ("true", "1")


def chat_of(request: Request) -> Chat:
    """The chat that is meant, if the bot may write there."""
    number = request.get("chat_id")
    if not number:
        raise bad("chat_id is empty")
    chat = request.world.chats.get(int(number)) if number.lstrip("-").isdigit() else None
    if chat is None:
        raise bad("chat not found")
    if chat.moved_to:
        words = "Bad Request: group chat was upgraded to a supergroup chat"
        raise Refusal(400, words, migrate_to_chat_id=chat.moved_to)
    if chat.kind == "private":
        _may_write(request.world, chat)
    elif chat.deleted:
        raise Refusal(403, "Forbidden: the group chat was deleted")
    elif chat.bot in ("kicked", "left"):
        words = "was kicked from" if chat.bot == "kicked" else "is not a member of"
        raise Refusal(403, f"Forbidden: bot {words} the {chat.kind} chat")
    elif chat.kind == "channel" and chat.bot != "administrator":
        raise bad("need administrator rights in the channel chat")
    return chat


def _may_write(world: World, chat: Chat) -> None:
    user = world.users[chat.id]
    if user.blocked:
        raise Refusal(403, "Forbidden: bot was blocked by the user")
    if not user.started:
        raise Refusal(403, "Forbidden: bot can't initiate conversation with a user")


def thread_of(request: Request, chat: Chat) -> int:
    """The topic to post in, 0 for none; General cannot be named."""
    number = int(request.get("message_thread_id") or 0)
    if number and (not chat.forum or number not in chat.topics):
        raise bad("message thread not found")
    if not chat.writes:
        raise bad("not enough rights to send text messages to the chat")
    if number in chat.closed and chat.bot != "administrator":
        raise bad("TOPIC_CLOSED")
    return number


def words_of(request: Request, name: str) -> tuple[str, list[Json]]:
    """A text or caption after parsing, and its entities."""
    source, mode = request.get(name), request.get("parse_mode")
    if mode and mode.lower() != "html":
        raise bad(f"unsupported parse_mode {mode}: this server reads HTML only")
    words, entities = parse(source) if mode else (source.rstrip(), [])
    limit = CAPTION if name == "caption" else TEXT
    if len(words) > limit:
        raise bad("message caption is too long" if name == "caption" else "message is too long")
    if name == "text" and not words.strip():
        raise bad("message text is empty")
    return words, entities[:BUTTONS]


def keyboard_of(request: Request) -> list[list[Json]]:
    """The inline keyboard of a call, empty when it has none."""
    markup = decoded(request.get("reply_markup") or "{}", "reply keyboard markup")
    rows = markup.get("inline_keyboard", [])
    if not isinstance(rows, list):
        raise bad('field "inline_keyboard" must be of type Array')
    for row in rows:
        if len(row) > ROW:
            raise bad("reply markup is too long")
        for button in row:
            _button(button)
    if sum(map(len, rows)) > BUTTONS:
        raise bad("reply markup is too long")
    return [row for row in rows if row]


def _button(button: Json) -> None:
    if not button.get("text"):
        raise bad("can't parse inline keyboard button: button text must be non-empty")
    does = [name for name in ACTIONS if name in button]
    if len(does) != 1:
        raise bad("can't parse inline keyboard button: text buttons are unallowed in it")
    if "callback_data" in button and not 1 <= len(button["callback_data"].encode()) <= DATA:
        raise bad("BUTTON_DATA_INVALID")
    if "url" in button and not button["url"].startswith(("http://", "https://", "tg://")):
        raise bad("BUTTON_URL_INVALID")
    if button.get("style", "primary") not in STYLES:
        raise bad("can't parse inline keyboard button: invalid button style specified")


def photo_of(request: Request, value: str, chat: Chat) -> str:
    """The id of the picture: one known already, or an upload's new one."""
    if not chat.photos:
        raise bad("not enough rights to send photos to the chat")
    if not value:
        raise bad("there is no photo in the request")
    if not value.startswith("attach://"):
        if value not in request.world.files or value in request.world.forgotten:
            raise bad("wrong file identifier/HTTP URL specified")
        return value
    name = value.removeprefix("attach://")
    if name not in request.files:
        raise bad("wrong file identifier/HTTP URL specified")
    return request.world.keep(_picture(request.files[name]))


def film_of(request: Request, value: str, chat: Chat) -> str:
    """The id of a film: one known already, or an upload's new one, which becomes a silent video."""
    if not chat.photos:
        raise bad("not enough rights to send animations to the chat")
    if not value.startswith("attach://"):
        if value not in request.world.files or value in request.world.forgotten:
            raise bad("wrong file identifier/HTTP URL specified")
        return value
    data = request.files.get(value.removeprefix("attach://"), b"")
    if not data:
        raise bad("file must be non-empty")
    if len(data) > FILM or not data.startswith(b"GIF89a"):
        raise bad("VIDEO_FILE_INVALID")
    return request.world.keep(data, "film")


def _picture(data: bytes) -> bytes:
    if not data:
        raise bad("file must be non-empty")
    if len(data) > PHOTO:
        raise bad("file is too big")
    if not data.startswith(b"\x89PNG") or len(data) < len(b"\x89PNG") + 20:
        raise bad("IMAGE_PROCESS_FAILED")
    width, height = size_of(data)
    if width + height > 10_000 or max(width, height) > 20 * min(width, height):
        raise bad("PHOTO_INVALID_DIMENSIONS")
    return data


def message_of(request: Request, chat: Chat, what: str) -> Message:
    """The message that is meant, one of the bot's own. ``what`` is edit or delete."""
    message = chat.messages.get(int(request.get("message_id") or 0))
    if message is None:
        raise bad(f"message to {what} not found")
    if message.sender is not request.world.bot:
        raise bad(f"message can't be {'edited' if what == 'edit' else 'deleted'}")
    return message


def decoded(source: str, what: str) -> Json:
    """A field that is an object in JSON."""
    try:
        value = json.loads(source)
    except ValueError:
        value = None
    if not isinstance(value, dict):
        raise bad(f"can't parse {what} JSON object")
    return value
