"""Telegram: one picture per board, edited in place; private words as alerts or in private chats."""

from __future__ import annotations

import os

# The library gives spans of time as timedelta only to those who ask, and warns all others.
os.environ.setdefault("PTB_TIMEDELTA", "true")

from bot.adapters.telegram.app import Telegram, build_telegram
from bot.adapters.telegram.hook import Hook, secret_of
from bot.adapters.telegram.port import TelegramPort

__all__ = ["Hook", "Telegram", "TelegramPort", "build_telegram", "secret_of"]
