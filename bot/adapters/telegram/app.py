"""The application: Telegram's updates to the service, in order for each message and chat."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import structlog
from telegram import Update
from telegram.error import InvalidToken, NetworkError
from telegram.ext import (
    Application,
    CallbackQueryHandler,
    ChatMemberHandler,
    CommandHandler,
    InlineQueryHandler,
    MessageHandler,
    filters,
)

from bot.adapters.telegram import menu, reading, records
from bot.adapters.telegram.ack import Ack
from bot.adapters.telegram.admins import Admins
from bot.adapters.telegram.carrier import Carrier
from bot.adapters.telegram.hook import Hook, Webhook
from bot.adapters.telegram.incoming import Reader
from bot.adapters.telegram.inline import Inline
from bot.adapters.telegram.pace import Pace, Shared
from bot.adapters.telegram.polling import Polling
from bot.adapters.telegram.port import TelegramPort
from bot.adapters.telegram.show import Show
from bot.core.port import Refused
from bot.core.request import COMMANDS, IN_CHANNELS
from bot.logs import traced

if TYPE_CHECKING:
    from collections.abc import Callable

    from telegram import CallbackQuery, Message
    from telegram.ext import CallbackContext

    from bot.core.answer import Answer
    from bot.core.request import Request
    from bot.service import Service

App = Application[Any, Any, Any, Any, Any, Any]

log = structlog.get_logger()

SERVER = "https://api.telegram.org"

AT_ONCE = 16
"""Updates handled side by side: more only makes the connections queue."""

PATIENCE = 1.0
"""Seconds after which a slow request goes on without one of those places."""

AGAIN = 5.0
"""Seconds between two tries to reach Telegram at the start."""

UPDATES = (
    *("message", "channel_post", "callback_query", "inline_query"),
    *("my_chat_member", "chat_member"),
)

_REOPENED = (
    filters.StatusUpdate.FORUM_TOPIC_REOPENED | filters.StatusUpdate.GENERAL_FORUM_TOPIC_UNHIDDEN
)
_MESSAGE = filters.UpdateType.MESSAGE
_CHANNEL_POST = filters.UpdateType.CHANNEL_POST


def build_telegram(
    service: Service,
    token: str,
    base_url: str | None = None,
    pace: Pace | None = None,
    hook: Hook | None = None,
) -> Telegram:
    """Wire the bot. ``base_url``, as ``http://host:port``, is a Bot API server of your own.

    It polls, or with a ``hook`` waits to be called.
    """
    # what is no answer of Telegram's reaches us as an error; the library shows its whole text too
    logging.getLogger("telegram.request").setLevel(logging.CRITICAL)
    server = (base_url or SERVER).rstrip("/").removesuffix("/bot")
    # two for polling: a last poll confirms the updates while the cancelled one holds its place
    bot = Reader(
        token,
        f"{server}/bot",
        f"{server}/file/bot",
        request=Carrier(server, 2 * AT_ONCE),
        get_updates_request=Carrier(server, 2),
    )
    builder = Application.builder().bot(bot)
    app: App = builder.concurrent_updates(AT_ONCE).job_queue(None).build()
    pace = pace or Pace(shared=Shared(service))
    adapter = Telegram(app, service, TelegramPort(service, app.bot, pace), hook)
    _wire(adapter)
    return adapter


def _wire(adapter: Telegram) -> None:
    add, attend = adapter.app.add_handler, adapter.attend
    words = _MESSAGE & filters.TEXT
    unknown = words & filters.COMMAND & (filters.ChatType.PRIVATE | _Unheard())
    add(CallbackQueryHandler(attend(reading.press)))
    add(CommandHandler(COMMANDS, attend(reading.command), filters=_MESSAGE))
    add(CommandHandler(IN_CHANNELS, attend(reading.command), filters=_CHANNEL_POST))
    add(MessageHandler(_MESSAGE & filters.StatusUpdate.MIGRATE, adapter.move))
    add(MessageHandler(_MESSAGE & _COMINGS, adapter.moved))
    add(MessageHandler(unknown, attend(reading.command)))
    add(MessageHandler(words & ~filters.COMMAND, attend(reading.typed)))
    add(MessageHandler(_MESSAGE & filters.Document.ALL, attend(records.sent)))
    add(InlineQueryHandler(adapter.offer))
    add(MessageHandler(_MESSAGE & _REOPENED, adapter.reopened))
    add(ChatMemberHandler(adapter.moved, ChatMemberHandler.CHAT_MEMBER))
    add(ChatMemberHandler(attend(reading.joined)))
    adapter.app.add_handler(ChatMemberHandler(adapter.admitted), group=1)
    adapter.app.add_error_handler(_broke)


class _Unheard(filters.MessageFilter):
    """Written in a group, for the bot alone to see: there it must answer whatever it is."""

    def filter(self, message: Message) -> bool:
        return reading.unheard(message)


_COMINGS = filters.StatusUpdate.NEW_CHAT_MEMBERS | filters.StatusUpdate.LEFT_CHAT_MEMBER


class Telegram:
    """Takes requests, one by one for each message or chat, and shows the answers."""

    def __init__(
        self, app: App, service: Service, port: TelegramPort, hook: Hook | None = None
    ) -> None:
        self.app = app
        self.service = service
        self.port = port
        self.polling = Polling(app, service, UPDATES)
        self.webhook = Webhook(app, service, hook, AT_ONCE) if hook else None
        self._admins = Admins(app.bot)
        self._inline = Inline(service, port)
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def idle(self) -> bool:
        """Whether nothing is being answered."""
        return not self._tasks

    async def run(self) -> None:
        """Serve until cancelled; what has begun is finished first."""
        try:
            await _reach(self.app)
            await self.port.whisper.detect()
            whispers = self.port.whisper.offered
            await menu.publish(self.app.bot, self.service, whispers=whispers)
            await self.app.start()
            if self.webhook:
                await self.webhook.run(UPDATES)
            else:
                await self.polling.run()
        finally:
            await self._stop()

    async def _stop(self) -> None:
        self.port.leave()
        if self.app.running:
            await self.app.stop()
        await asyncio.gather(*self._tasks)
        await self.app.shutdown()
        await self.app.bot.shutdown()  # which the application forgets when it never got ready

    def attend(
        self, read: Callable[[Update], Request | None]
    ) -> Callable[[Update, CallbackContext[Any, Any, Any, Any]], Any]:
        """A handler for the updates that ``read`` understands."""

        async def handler(update: Update, _: CallbackContext[Any, Any, Any, Any]) -> None:
            request = read(update)
            if request is None:
                return
            request = await records.fetched(update, request)
            hushed = reading.hushed(update)
            task = asyncio.create_task(self._serve(request, update.callback_query, hushed=hushed))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
            await asyncio.wait({task}, timeout=PATIENCE)

        return handler

    async def move(self, update: Update, _: CallbackContext[Any, Any, Any, Any]) -> None:
        """A group became a supergroup; both chats tell so, in either order."""
        message = update.message
        if message is None:
            return
        old, new = message.migrate_from_chat_id or message.chat_id, message.migrate_to_chat_id
        await self.service.store.move_room("telegram", str(old), str(new or message.chat_id))

    async def admitted(self, update: Update, _: CallbackContext[Any, Any, Any, Any]) -> None:
        """The bot was let in or out, blocked or not: what is ordered there waits, or goes on."""
        if update.my_chat_member:
            self.port.plain.forget(str(update.my_chat_member.chat.id))
        change = reading.standing(update)
        if change is None:
            return
        chat, writes = change
        log.info("telegram-chat-opened" if writes else "telegram-chat-closed", chat=chat)
        if writes:
            await self.service.let_in("telegram", chat)
        else:
            await self.service.shut_out("telegram", chat, "refused")

    async def offer(self, update: Update, _: CallbackContext[Any, Any, Any, Any]) -> None:
        """Somebody types our name in whatever chat: offer what can be put there."""
        who, query = reading.asker(update), update.inline_query
        if who and query:
            await self._inline.answer(who, query)

    async def reopened(self, update: Update, _: CallbackContext[Any, Any, Any, Any]) -> None:
        """A topic is open again."""
        if update.message:
            await self.service.let_in("telegram", str(update.message.chat_id))

    async def _placed(self, request: Request) -> Request:
        """Of a message that is gone Telegram does not say in which topic it stood; we know it."""
        row = await self.service.store.message_at("telegram", request.message)
        topic = row.room.topic if row else ""
        return replace(request, place=replace(request.place, topic=topic))

    async def moved(self, update: Update, _: CallbackContext[Any, Any, Any, Any]) -> None:
        """Somebody came into a group or left it: boards hide those who are not there."""
        found = reading.comings(update)
        if found is None:
            return
        place, moved = found
        for who, present in moved:
            await self.service.member(who, place, present=present)

    async def _serve(self, request: Request, query: CallbackQuery | None, *, hushed: bool) -> None:
        try:
            with traced(platform="telegram"):
                await self._acknowledged(request, query, hushed=hushed)
        except Exception:
            log.exception("telegram-request-broke", event_id=request.event)

    async def _acknowledged(
        self, request: Request, query: CallbackQuery | None, *, hushed: bool
    ) -> None:
        async with Ack(self.port.bot, query.id if query else "", hushed=hushed) as ack:
            if query and query.message and not query.message.is_accessible:
                request = await self._placed(request)
            await self._answer(request, ack)

    async def _answer(self, request: Request, ack: Ack) -> None:
        """In order in each chat and topic; a slow request lets the next one go ahead of it."""
        async with self.port.newest.turn(f"in {request.place.chat} {request.place.topic}"):
            handling = asyncio.create_task(self._handled(request))
            await asyncio.wait({handling}, timeout=PATIENCE)
        equipped, answer, ticket = await handling
        await Show(self.service, self.port, equipped, ack, ticket).all(answer)

    async def _handled(self, request: Request) -> tuple[Request, Answer, int | None]:
        request = await self._admins.marked(request)
        answer, ticket = await self.service.handle(request), None
        if request.message and any(reply.how == "edit" for reply in answer.replies):
            ticket = self.port.newest.ticket(request.message)
        return request, answer, ticket


async def _reach(app: App) -> None:
    while True:
        try:
            return await app.initialize()
        except InvalidToken:
            raise Refused("Telegram does not know the token") from None
        except NetworkError as error:
            log.warning("telegram-out-of-reach", detail=error.message[:200])
            await asyncio.sleep(AGAIN)


async def _broke(_: object, context: CallbackContext[Any, Any, Any, Any]) -> None:
    log.error("telegram-update-broke", exc_info=context.error)
