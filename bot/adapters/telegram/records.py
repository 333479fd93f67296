"""Records that come as files: sent along with /import, answered with it, or sent in private."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import structlog
from telegram.error import TelegramError

from bot.adapters.telegram import reading
from bot.core.request import Command
from games.record import LONGEST

if TYPE_CHECKING:
    from telegram import Document, Message, Update

    from bot.core.request import Request

IMPORT = "import"

log = structlog.get_logger()


def sent(update: Update) -> Command | None:
    """A file that is meant as a record: in private any text, elsewhere what has the command."""
    message = update.message
    if message is None or message.document is None:
        return None
    said = (message.caption or "").split(maxsplit=1)
    ordered = bool(said) and said[0].partition("@")[0] == f"/{IMPORT}"
    alone = message.chat.type == message.chat.PRIVATE and _is_text(message.document)
    if not ordered and not alone:
        return None
    return reading.told(update, message, IMPORT)


async def fetched(update: Update, request: Request) -> Request:
    """The request with the words of the record, wherever they stand."""
    if not isinstance(request, Command) or request.name != IMPORT or request.words:
        return request
    message = update.message
    answered = message.reply_to_message if message else None
    for one in (message, answered):
        if one and one.document:
            return replace(request, words=await _read(one.document))
    return replace(request, words=_said(answered))


def _is_text(document: Document) -> bool:
    """Whether it is called a text; films are documents too."""
    return document.mime_type == "text/plain" or (document.file_name or "").endswith(".txt")


def _said(message: Message | None) -> str:
    return (message.text or message.caption or "") if message else ""


async def _read(document: Document) -> str:
    """The words of a file; too many where it is long, none where it cannot be had."""
    if (document.file_size or 0) > 4 * LONGEST:
        return "." * (LONGEST + 1)  # longer than any record: that is what will be said
    try:
        file = await document.get_file()
        return bytes(await file.download_as_bytearray()).decode("utf-8", "replace")
    except TelegramError as error:
        log.warning("telegram-record-not-fetched", detail=error.message[:200])
        return ""
