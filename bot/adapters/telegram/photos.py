"""Pictures on their way to Telegram: what it has already is sent by its id, not uploaded again."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from hashlib import blake2b
from typing import TYPE_CHECKING
from weakref import WeakValueDictionary

from bot.adapters.telegram.errors import Unforeseen, Unknown
from render import Film

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from telegram import Bot, Message

    from bot.core.screen import Picture
    from bot.service import Service

    Send = Callable[[bytes | str], Awaitable[Message | bool]]

REMEMBERED = 4096
"""Pictures whose ids this process has in mind."""


class Photos:
    """Ids of pictures by the digest of their bytes; of films by that of what is shown in them.

    What is posted may be posted to thousands of chats: its id is kept in the database, and while
    one is uploading it the others wait. What a move leads to is remembered by this process alone.
    """

    def __init__(self, service: Service, bot: Bot) -> None:
        self._service = service
        self._bot = bot
        self._ids: OrderedDict[str, str] = OrderedDict()
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def posted(self, picture: Picture, send: Send) -> Message | bool:
        """Send a picture of which others may want the same."""
        key = await self._key(picture)
        if not (known := await self._known(key)):
            lock = self._locks.setdefault(key, asyncio.Lock())
            async with lock:
                known = self._ids.get(key, "")
                if not known:
                    return await self._upload(key, picture, send, keep=True)
        try:
            return await send(known)
        except Unknown:
            return await self._upload(key, picture, send, keep=True)

    async def changed(self, picture: Picture, send: Send) -> Message | bool:
        """Put a picture in the place of another one."""
        key = await self._key(picture)
        if known := self._ids.get(key, ""):
            try:
                return await send(known)
            except Unknown:
                del self._ids[key]
        return await self._upload(key, picture, send, keep=False)

    async def known(self, picture: Picture) -> str:
        """The id of a picture that Telegram has, '' if we know of none."""
        return await self._known(await self._key(picture))

    async def _known(self, key: str) -> str:
        if key not in self._ids and (kept := await self._service.store.upload("telegram", key)):
            self._remember(key, kept)
        return self._ids.get(key, "")

    async def _key(self, picture: Picture) -> str:
        """Ids are a bot's own. A film need not be made to be recognised."""
        if isinstance(picture, Film):
            return f"{self._bot.id}/{picture.key()[:32]}"
        image = await self._service.paint(picture)
        return f"{self._bot.id}/{blake2b(image, digest_size=16).hexdigest()}"

    async def _upload(
        self, key: str, picture: Picture, send: Send, *, keep: bool
    ) -> Message | bool:
        try:
            message = await send(await self._service.paint(picture))
        except Unknown as error:  # about a file that we sent, not an id
            raise Unforeseen(str(error)) from error
        if not isinstance(message, bool) and (file := _file(message)):
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


def _file(message: Message) -> str:
    """The id of what a message shows, '' if it shows nothing."""
    if message.animation:
        return message.animation.file_id
    return message.photo[-1].file_id if message.photo else ""
