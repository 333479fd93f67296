"""Writing to Telegram: send, edit and retire messages, for the handlers and for the publisher."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from contextlib import asynccontextmanager, suppress
from functools import partial
from time import monotonic
from typing import TYPE_CHECKING, Any

from telegram import Bot, Message
from telegram.constants import ParseMode

from bot.adapters.telegram.errors import Lost, OtherKind, Unchanged, named
from bot.adapters.telegram.markup import (
    REPLAY,
    body,
    caption,
    inviting,
    keyboard,
    linked,
    media,
    opening,
)
from bot.adapters.telegram.pace import REMEMBERED, Newest, Pace
from bot.adapters.telegram.photos import Photos
from bot.adapters.telegram.plain import Plain
from bot.adapters.telegram.whisper import Whisper, whispered
from bot.core.port import Gone, Later, Moved, Refused
from games import text
from render import Film

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from bot.core.request import Place, Platform
    from bot.core.screen import Screen
    from bot.service import Service

LED = 600.0
"""Seconds for which somebody who was led to their private chat is known to have been, and for which
what was said to a channel's name is not said again."""

UPLOAD = 20.0
"""Seconds for a picture to arrive."""


class TelegramPort:
    """The bot's pen. An address is ``chat/message``; it is empty when Telegram's answer was lost.

    A post whose answer was lost counts as sent: Telegram cannot be told to post only once.
    """

    platform: Platform = "telegram"

    def __init__(self, service: Service, bot: Bot, pace: Pace | None = None) -> None:
        self.bot = bot
        self.app = ""
        """The address of the page as a Mini App, where it is one."""
        self.newest = Newest()
        self._service = service
        self.photos = Photos(service, bot)
        self.whisper = Whisper(bot)
        self.plain = Plain()
        self._pace = pace or Pace()
        self._shown: OrderedDict[str, str] = OrderedDict()
        self._led: dict[str, float] = {}
        self._leaving = asyncio.Event()

    async def rest(self, later: Later) -> None:
        """Wait as long as it takes. Raises the same when the bot is about to stop."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._leaving.wait(), later.seconds)
            raise later

    def leave(self) -> None:
        """The bot is about to stop: nobody waits any longer."""
        self._leaving.set()

    def leads(self, account: str) -> None:
        """Somebody was led to their private chat, which they have never opened."""
        now = monotonic()
        self._led = {one: at for one, at in self._led.items() if at > now - LED}
        self._led[account] = now

    def led(self, account: str) -> bool:
        """Whether somebody was led there just now."""
        return self._led.get(account, -LED) > monotonic() - LED

    def news(self, place: Place, screen: Screen) -> bool:
        """Whether a channel's name was not told the same in this place just now."""
        words = f"{place.chat} {place.topic} {screen.digest}"
        if self.led(words):
            return False
        self.leads(words)
        return True

    async def send(self, place: Place, screen: Screen, nonce: str) -> str:
        """Post a screen; empty when nobody knows whether it arrived."""
        del nonce  # Telegram knows no such thing
        screen = self._linked(place, screen)
        try:
            message = await self._post(place, screen)
        except Lost:
            return ""
        assert not isinstance(message, bool)  # noqa: S101 - only edits are answered so
        return self._seen(f"{message.chat_id}/{message.message_id}", screen)

    async def aside(
        self, to: tuple[Place, str, str], screen: Screen, harmless: str, *, hidden: bool = False
    ) -> str:
        """Show a screen in a group to one member alone; empty where that cannot be done.

        The member is named by place, account and the press that is answered, if one is. What is
        ``hidden`` must never be seen by others, not even by a mistake of the server.
        """
        screen = self._linked(to[0], screen)

        async def whisper(shown: Screen) -> str:
            image = await self._service.paint(shown.picture) if shown.picture else b""
            async with self._paced(to[0].chat, f"e{to[1]}"):
                return await self.whisper.send(to, shown, image, harmless, hidden=hidden)

        address = await self.plain.show(to[0].chat, screen, whisper)
        return self._seen(address, screen) if address else ""

    async def edit(
        self, place: Place, address: str, screen: Screen, ticket: int | None = None
    ) -> str:
        """Change a message, unless a newer state was announced: then raise Overtaken.

        A picture that becomes a text is sent anew, and the old message loses its buttons. So is a
        message of a group that has moved: nobody can edit it there.
        """
        screen, address = self._linked(place, screen), address.partition("~")[0]
        if address.partition("/")[0] != place.chat and not whispered(address):
            return await self.send(place, screen, "")
        ticket = ticket or self.newest.ticket(address)
        async with self.newest.turn(address):
            self.newest.check(address, ticket)
            if self._shown.get(address) == screen.digest:
                return address
            try:
                await self._change(address, screen)
            except OtherKind:
                if whispered(address):
                    raise Gone(chat=False) from None
                new = await self.send(place, screen, "")
                await self._strip(address)
                return new
            except Lost as lost:
                raise Later(1.0) from lost
            return self._seen(address, screen)

    async def retire(self, place: Place, address: str) -> None:
        """Take the buttons off a message; one that is gone has none."""
        del place  # the address says it all
        self.newest.ticket(address)
        async with self.newest.turn(address):
            if whispered(address):
                await self.whisper.remove(address)
            else:
                await self._strip(address)

    async def remove(self, place: Place, address: str) -> None:
        """Delete a message; what Telegram will not delete any more loses its buttons."""
        if whispered(address):
            return await self.retire(place, address)
        chat, number = whereabouts(address)
        self.newest.ticket(address)
        async with self.newest.turn(address):
            try:
                async with self._paced(str(chat)):
                    await self.bot.delete_message(chat_id=chat, message_id=number)
            except (Gone, Refused):
                await self._strip(address)
        return None

    async def _strip(self, address: str) -> None:
        chat, number = whereabouts(address)
        self._shown.pop(address, None)
        with suppress(Unchanged, Gone, Lost):
            async with self._paced(str(chat)):
                await self.bot.edit_message_reply_markup(chat_id=chat, message_id=number)

    async def _post(self, place: Place, screen: Screen) -> Message | bool:
        if screen.document:
            return await self._post_document(place, screen)
        return await self.plain.show(place.chat, screen, partial(self._posted, place))

    async def _posted(self, place: Place, screen: Screen) -> Message | bool:
        if screen.picture is None:
            return await self._post_text(place, screen)
        return await self.photos.posted(screen.picture, partial(self._post_picture, place, screen))

    async def _post_picture(self, place: Place, screen: Screen, file: bytes | str) -> Message:
        async with self._paced(place.chat):
            form: dict[str, Any] = {
                "chat_id": int(place.chat),
                "caption": caption(screen),
                "parse_mode": ParseMode.HTML,
                "reply_markup": keyboard(screen),
                "message_thread_id": int(place.topic) if place.topic else None,
                "write_timeout": UPLOAD,
            }
            if isinstance(screen.picture, Film):
                return await self.bot.send_animation(animation=file, filename=REPLAY, **form)
            return await self.bot.send_photo(photo=file, **form)

    async def _post_document(self, place: Place, screen: Screen) -> Message:
        name, written = screen.file
        async with self._paced(place.chat):
            return await self.bot.send_document(
                chat_id=int(place.chat),
                document=written,
                filename=name,
                caption=caption(screen),
                parse_mode=ParseMode.HTML,
                reply_markup=keyboard(screen),
                write_timeout=UPLOAD,
            )

    async def _post_text(self, place: Place, screen: Screen) -> Message:
        async with self._paced(place.chat):
            return await self.bot.send_message(
                chat_id=int(place.chat),
                text=body(screen),
                parse_mode=ParseMode.HTML,
                reply_markup=keyboard(screen),
                message_thread_id=int(place.topic) if place.topic else None,
            )

    async def _change(self, address: str, screen: Screen) -> None:
        chat = address.partition("/")[0]
        with suppress(Unchanged):
            await self.plain.show(chat, screen, partial(self._changed, address))

    async def _changed(self, address: str, screen: Screen) -> None:
        if whispered(address):
            return await self._whisper_on(address, screen)
        chat, number = whereabouts(address)
        if screen.picture is None:
            return await self._change_text(chat, number, screen)
        way = partial(self._change_picture, chat, number, screen)
        await self.photos.changed(screen.picture, way)
        return None

    async def _whisper_on(self, address: str, screen: Screen) -> None:
        image = await self._service.paint(screen.picture) if screen.picture else b""
        chat, _, whose = address.partition("/")
        async with self._paced(chat, whose.partition(".")[0]):
            await self.whisper.change(address, screen, image)

    async def _change_text(self, chat: int, number: int, screen: Screen) -> None:
        async with self._paced(str(chat)):
            await self.bot.edit_message_text(
                body(screen),
                chat_id=chat,
                message_id=number,
                parse_mode=ParseMode.HTML,
                reply_markup=keyboard(screen),
            )

    async def _change_picture(
        self, chat: int, number: int, screen: Screen, photo: bytes | str
    ) -> Message | bool:
        async with self._paced(str(chat)):
            return await self.bot.edit_message_media(
                media(screen, photo),
                chat_id=chat,
                message_id=number,
                reply_markup=keyboard(screen),
                write_timeout=UPLOAD,
            )

    def _linked(self, place: Place, screen: Screen) -> Screen:
        """With links where nobody is answered, and one to invite people into a lobby."""
        name = self.bot.username
        if place.channel:
            return linked(screen, name)
        say = partial(self._service.words, locale=place.locale)
        screen = opening(screen, self.app, say(text("telegram-open-hand")))
        return inviting(screen, name, say(text("telegram-invite")))

    @asynccontextmanager
    async def _paced(self, chat: str, eyes: str = "") -> AsyncIterator[None]:
        """A call to a chat; what is for one pair of ``eyes`` there is no part of its twenty."""
        pace = f"{eyes}/{chat}" if eyes else chat
        await self._pace.enter(pace)
        try:
            with named():
                yield
        except Later as later:
            await self._pace.leave(pace, later.seconds)
            raise
        except Moved as moved:
            await self._service.store.move_room("telegram", chat, moved.chat)
            raise

    def _seen(self, address: str, screen: Screen) -> str:
        self._shown[address] = screen.digest
        self._shown.move_to_end(address)
        while len(self._shown) > REMEMBERED:
            self._shown.popitem(last=False)
        return address


def whereabouts(address: str) -> tuple[int, int]:
    """Chat and message of an address."""
    chat, _, number = address.partition("/")
    return int(chat), int(number or 0)
