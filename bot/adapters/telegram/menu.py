"""The menus of commands, by who reads them where and in which language; sent when they changed."""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING

import structlog
from telegram import (
    BotCommand,
    BotCommandScopeAllChatAdministrators,
    BotCommandScopeAllGroupChats,
    BotCommandScopeAllPrivateChats,
    BotCommandScopeDefault,
)
from telegram.error import TelegramError

from bot.core.request import COMMANDS
from games import text
from render.words import BASE, locales

if TYPE_CHECKING:
    from collections.abc import Iterator

    from telegram import Bot, BotCommandScope

    from bot.service import Service

    Menu = tuple[BotCommandScope, str, list[BotCommand]]

log = structlog.get_logger()

META = "telegram-commands"
"""Where the store keeps the digest of the menus that Telegram has."""

WORDS = 256
"""Characters of a description."""

AT_HOME = ("start", "archive", "about")
"""What is asked in the private chat rather than in a group."""

ADMINS = ("settings",)
"""What only those who administer a group find in its menu."""

WHISPERED = ("hand", "hint", "text", "rules", "learn", "verify", "archive", "help", "about")
"""What is answered to one person alone: in groups, where the server can, nobody sees it asked."""


async def publish(bot: Bot, service: Service, *, whispers: bool = False) -> None:
    """Tell Telegram the commands, unless it knows them already."""
    menus = list(_menus(service, whispers=whispers))
    said = [(scope.type, code, [one.to_dict() for one in menu]) for scope, code, menu in menus]
    digest = blake2b(repr((bot.id, said)).encode(), digest_size=12).hexdigest()
    if await service.store.meta(META) == digest:
        return
    try:
        for scope, code, menu in menus:
            await bot.set_my_commands(menu, scope=scope, language_code=code or None)
    except TelegramError as error:
        log.warning("telegram-menu-refused", detail=error.message[:200])
        return
    await service.store.set_meta(META, digest)


def _menus(service: Service, *, whispers: bool) -> Iterator[Menu]:
    members = tuple(name for name in COMMANDS if name not in (*AT_HOME, *ADMINS))
    admins = tuple(name for name in COMMANDS if name not in AT_HOME)
    scopes = (
        (BotCommandScopeDefault(), COMMANDS, False),
        (BotCommandScopeAllPrivateChats(), COMMANDS, False),
        (BotCommandScopeAllGroupChats(), members, whispers),
        (BotCommandScopeAllChatAdministrators(), admins, whispers),
    )
    for locale, code in _languages().items():
        for scope, names, hushed in scopes:
            menu = [_command(service, name, locale, hushed=hushed) for name in names]
            yield scope, code, menu


def _languages() -> dict[str, str]:
    """Our languages as Telegram names them, '' for all others; it knows no scripts."""
    codes: dict[str, str] = {BASE: ""}
    for locale in locales():
        code = locale.partition("-")[0]
        if locale != BASE and code not in codes.values():
            codes[locale] = code
    return codes


def _command(service: Service, name: str, locale: str, *, hushed: bool) -> BotCommand:
    words = service.words(text(f"bot-command-{name}"), locale)[:WORDS]
    extra = {"is_ephemeral": True} if hushed and name in WHISPERED else None
    return BotCommand(name, words, api_kwargs=extra)
