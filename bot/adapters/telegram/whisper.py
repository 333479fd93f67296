"""Messages in a group that one member alone sees, where the server offers them.

They are newer than the library (Bot API 10.2 and 10.3) and reach the server through it as unknown
parameters and methods. A server that does not know a parameter ignores it, and would show
everybody what is meant for one: so nothing that is hidden goes out before a harmless message has
proved that the server understands.
"""

from __future__ import annotations

import json
from time import monotonic
from typing import TYPE_CHECKING, Any

import structlog
from telegram.constants import ParseMode
from telegram.error import BadRequest, EndPointNotFound, Forbidden, TelegramError

from bot.adapters.telegram.errors import Bare, Lost, OtherKind, Unchanged, named
from bot.adapters.telegram.markup import REPLAY, body, caption, keyboard, media
from bot.core.port import Gone, Refused
from render import Film

if TYPE_CHECKING:
    from telegram import Bot, Message

    from bot.core.request import Place
    from bot.core.screen import Screen

log = structlog.get_logger()

SILENT_FOR = 600.0
"""Seconds for which a chat that refused is not asked again without a press."""

UPLOAD = 20.0
"""Seconds for a picture to arrive."""


class Whisper:
    """Sends and edits them. An address is ``chat/eACCOUNT.NUMBER``."""

    def __init__(self, bot: Bot) -> None:
        self.offered = False
        self._bot = bot
        self._proved = False
        self._refused: dict[str, float] = {}

    async def detect(self) -> None:
        """Find out whether the server has the methods; what it has is believed only when proved."""
        nowhere = {"chat_id": self._bot.id, "receiver_user_id": 1, "ephemeral_message_id": 1}
        try:
            await self._bot.do_api_request("deleteEphemeralMessage", nowhere)
        except EndPointNotFound:
            self.offered = False
        except (BadRequest, Forbidden):
            self.offered = True
        except TelegramError as error:
            log.info("telegram-whisper-unknown", detail=error.message[:200])
        else:
            self.offered = True
        log.info("telegram-whisper", offered=self.offered)

    def may(self, place: Place, account: str, *, fresh: bool) -> bool:
        """Whether it is worth trying: to a person in a group who just asked, or where it works."""
        if not self.offered or place.private or place.channel or account.startswith("-"):
            return False
        return fresh or self._refused.get(place.chat, 0.0) <= monotonic()

    async def send(
        self,
        to: tuple[Place, str, str],
        screen: Screen,
        image: bytes,
        harmless: str,
        *,
        hidden: bool,
    ) -> str:
        """Show a screen to one member of a group, named by place, account and press.

        ``harmless`` are words that everybody may read: they go first where nothing may ever be seen
        by others (``hidden``), and wherever the server has not yet proved itself. Empty when the
        server or the chat does not let us: then another way has to be found. Raises Bare.
        """
        try:
            if self._proved and not hidden:
                return await self._sent(to, screen, image)
            return await self._proving(to, screen, image, harmless)
        except (Refused, Gone):
            self._refused[to[0].chat] = monotonic() + SILENT_FOR
        except Lost:
            log.info("telegram-whisper-lost")
        return ""

    async def _proving(
        self, to: tuple[Place, str, str], screen: Screen, image: bytes, harmless: str
    ) -> str:
        with named():
            message = await self._bot.send_message(text=harmless, **_where(to))
        if not (address := await self._hidden(message, to[1])):
            return ""
        self._proved = True
        try:
            await self.change(address, screen, image)
        except Bare:
            await self.remove(address)
            raise
        except (Gone, Refused, Lost, OtherKind):
            await self.remove(address)
            return ""
        return address

    async def _sent(self, to: tuple[Place, str, str], screen: Screen, image: bytes) -> str:
        form = {"parse_mode": ParseMode.HTML, "reply_markup": keyboard(screen), **_where(to)}
        with named():
            if isinstance(screen.picture, Film):
                message = await self._bot.send_animation(
                    animation=image,
                    filename=REPLAY,
                    caption=caption(screen),
                    write_timeout=UPLOAD,
                    **form,
                )
            elif image:
                message = await self._bot.send_photo(
                    photo=image, caption=caption(screen), write_timeout=UPLOAD, **form
                )
            else:
                message = await self._bot.send_message(text=body(screen), **form)
        return await self._hidden(message, to[1])

    async def _hidden(self, message: Message, account: str) -> str:
        """The address, if nobody else can see the message; else it is taken away at once."""
        number = message.api_kwargs.get("ephemeral_message_id")
        if number and not message.message_id:
            return address_of(message.chat_id, int(account), number)
        self.offered = self._proved = False
        log.error("telegram-whisper-heard", hint="the server shows everybody what it should not")
        with named():
            await self._bot.delete_message(message.chat_id, message.message_id)
        return ""

    async def change(self, address: str, screen: Screen, image: bytes) -> None:
        """Show another screen in its place. Raises Gone when it is there no more."""
        form: dict[str, Any] = {**_key(address), "reply_markup": keyboard(screen)}
        if image:
            method = "editEphemeralMessageMedia"
            form["media"] = media(screen, image)
        else:
            method = "editEphemeralMessageText"
            form |= {"text": body(screen), "parse_mode": ParseMode.HTML}
        try:
            with named():
                await self._bot.do_api_request(method, form)
        except Unchanged:
            return

    async def remove(self, address: str) -> None:
        """Take it away; one that is gone already is no matter."""
        try:
            with named():
                await self._bot.do_api_request("deleteEphemeralMessage", _key(address))
        except (Gone, Refused, Lost):
            return


KEY = "e"
"""What is kept beside an address, so that whoever edits it knows that it will not last."""


def whispered(address: str) -> bool:
    """Whether an address is that of a message for one member."""
    return address.partition("/")[2].startswith("e")


def kept(address: str) -> str:
    """An address as the service keeps it: behind a tilde stands what an edit needs."""
    return f"{address}~{KEY}" if whispered(address) else address


def address_of(chat: int, account: int, number: object) -> str:
    """The address of a message for one member."""
    return f"{chat}/e{account}.{number}"


def _key(address: str) -> dict[str, int]:
    chat, _, rest = address.partition("/e")
    account, _, number = rest.partition(".")
    return {
        "chat_id": int(chat),
        "receiver_user_id": int(account),
        "ephemeral_message_id": int(number),
    }


def _where(to: tuple[Place, str, str]) -> dict[str, Any]:
    """Where a message goes and who alone may see it, in the words of both versions."""
    place, account, query = to
    older = {"receiver_user_id": int(account), **({"callback_query_id": query} if query else {})}
    return {
        "chat_id": int(place.chat),
        "message_thread_id": int(place.topic) if place.topic else None,
        "api_kwargs": {**older, "ephemeral_message_parameters": json.dumps(older)},
    }
