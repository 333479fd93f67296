"""Pictures on their way to Telegram: what it has already is sent by its id, not uploaded again."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from hashlib import blake2b
from typing import TYPE_CHECKING
from weakref import WeakValueDictionary

from bot.adapters.telegram.errors import Unknown

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from telegram import Bot, Message

    from bot.service import Service

    Send = Callable[[bytes | str], Awaitable[Message | bool]]

REMEMBERED = 4096
"""Pictures whose ids this process has in mind."""


class Photos:
    """Ids of pictures by the digest of their bytes.

    What is posted may be posted to thousands of chats: its id is kept in the database, and while
    one is uploading it the others wait. What a move leads to is remembered by this process alone.
    """

    def __init__(self, service: Service, bot: Bot) -> None:
        self._service = service
        self._bot = bot
        self._ids: OrderedDict[str, str] = OrderedDict()
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def posted(self, image: bytes, send: Send) -> Message | bool:
        """Send a picture of which others may want the same."""
        key = self._key(image)
        if not (known := await self.known(image)):
            lock = self._locks.setdefault(key, asyncio.Lock())
            async with lock:
                known = self._ids.get(key, "")
                if not known:
                    return await self._upload(key, image, send, keep=True)
        try:
            return await send(known)
        except Unknown:
            return await self._upload(key, image, send, keep=True)

    async def changed(self, image: bytes, send: Send) -> Message | bool:
        """Put a picture in the place of another one."""
        key = self._key(image)
        if known := self._ids.get(key, ""):
            try:
                return await send(known)
            except Unknown:
                del self._ids[key]
        return await self._upload(key, image, send, keep=False)

    async def known(self, image: bytes) -> str:
        """The id of a picture that Telegram has, '' if we know of none."""
        key = self._key(image)
        if key not in self._ids and (kept := await self._service.store.upload("telegram", key)):
            self._remember(key, kept)
        return self._ids.get(key, "")

    def _key(self, image: bytes) -> str:
        """Ids are a bot's own."""
        return f"{self._bot.id}/{blake2b(image, digest_size=16).hexdigest()}"

    async def _upload(self, key: str, image: bytes, send: Send, *, keep: bool) -> Message | bool:
        message = await send(image)
        if not isinstance(message, bool) and message.photo:
            file = message.photo[-1].file_id
            self._remember(key, file)
            if keep:
                now = self._service.now()
                await self._service.store.keep_upload("telegram", key, file, now)
        return message

    def _remember(self, key: str, file: str) -> None:
        self._ids[key] = file
        self._ids.move_to_end(key)
        while len(self._ids) > REMEMBERED:
            self._ids.popitem(last=False)
