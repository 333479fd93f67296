"""Who administers a group: asked only where it matters, and remembered for a minute."""

from __future__ import annotations

from dataclasses import replace
from time import monotonic
from typing import TYPE_CHECKING

from telegram import ChatMember
from telegram.error import TelegramError

from bot.adapters.telegram.reading import asks_rights

if TYPE_CHECKING:
    from telegram import Bot

    from bot.core.request import Request

KEPT = 60.0
"""Seconds for which an answer holds."""


class Admins:
    """What Telegram said about members of groups."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self._known: dict[tuple[str, str], tuple[float, bool]] = {}

    async def marked(self, request: Request) -> Request:
        """The request, with ``place.admin`` set if it matters and is so."""
        if not asks_rights(request) or not await self._is(request.place.chat, request.who.account):
            return request
        return replace(request, place=replace(request.place, admin=True))

    async def _is(self, chat: str, account: str) -> bool:
        if account == chat:
            return True  # only its administrators may write as the group itself
        if account.startswith("-"):
            return False  # a channel: nobody knows who speaks through it
        known = self._known.get((chat, account))
        if known and known[0] > monotonic():
            return known[1]
        answer = await self._ask(int(chat), int(account))
        now = monotonic()
        self._known = {key: value for key, value in self._known.items() if value[0] > now}
        self._known[chat, account] = (now + KEPT, answer)
        return answer

    async def _ask(self, chat: int, account: int) -> bool:
        try:
            member = await self._bot.get_chat_member(chat, account)
        except TelegramError:
            return False
        return member.status in (ChatMember.OWNER, ChatMember.ADMINISTRATOR)
