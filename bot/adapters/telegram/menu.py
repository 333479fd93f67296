"""The menu of commands, sent only when it changed."""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING

import structlog
from telegram import BotCommand
from telegram.error import TelegramError

from bot.core.request import COMMANDS
from games import text

if TYPE_CHECKING:
    from telegram import Bot

    from bot.service import Service

log = structlog.get_logger()

META = "telegram-commands"
"""Where the store keeps the digest of the menu that Telegram has."""

WORDS = 256
"""Characters of a description."""


async def publish(bot: Bot, service: Service) -> None:
    """Tell Telegram the commands, unless it knows them already."""
    menu = [
        BotCommand(name, service.words(text(f"bot-command-{name}"), "en")[:WORDS])
        for name in COMMANDS
    ]
    spelled = repr((bot.id, [(one.command, one.description) for one in menu]))
    digest = blake2b(spelled.encode(), digest_size=12).hexdigest()
    if await service.store.meta(META) == digest:
        return
    try:
        await bot.set_my_commands(menu)
    except TelegramError as error:
        log.warning("telegram-menu-refused", detail=error.message[:200])
        return
    await service.store.set_meta(META, digest)
