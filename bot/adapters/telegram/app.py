"""The application: Telegram's updates to the service, in order for each message and chat."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import structlog
from telegram import Update
from telegram.error import Conflict, InvalidToken, NetworkError, TelegramError
from telegram.ext import (
    Application,
    CallbackQueryHandler,
    ChatMemberHandler,
    CommandHandler,
    MessageHandler,
    filters,
)

from bot.adapters.telegram import menu, reading
from bot.adapters.telegram.ack import Ack
from bot.adapters.telegram.admins import Admins
from bot.adapters.telegram.port import GROUP_CALLS, TelegramPort
from bot.adapters.telegram.show import Show
from bot.core.request import COMMANDS

if TYPE_CHECKING:
    from collections.abc import Callable

    from telegram.ext import CallbackContext

    from bot.core.request import Request
    from bot.service import Service

App = Application[Any, Any, Any, Any, Any, Any]

log = structlog.get_logger()

AT_ONCE = 16
"""Updates handled side by side: more only makes the connections queue."""

PATIENCE = 1.0
"""Seconds after which a slow request goes on without one of those places."""

AGAIN = 5.0
"""Seconds between two tries to reach Telegram at the start."""

UPDATES = ("message", "callback_query", "my_chat_member")

_MESSAGE = filters.UpdateType.MESSAGE


def build_telegram(
    service: Service,
    token: str,
    base_url: str | None = None,
    base_file_url: str | None = None,
    group_calls: int = GROUP_CALLS,
) -> App:
    """Wire the bot. The addresses point it at a Bot API server of one's own."""
    for noisy in ("httpx", "httpcore"):
        logging.getLogger(noisy).setLevel(logging.WARNING)  # their lines show the token
    builder = Application.builder().token(token).concurrent_updates(AT_ONCE).job_queue(None)
    builder = builder.connection_pool_size(2 * AT_ONCE).pool_timeout(10).read_timeout(10)
    if base_url:
        builder = builder.base_url(base_url)
    if base_file_url:
        builder = builder.base_file_url(base_file_url)
    app = builder.build()
    port = TelegramPort(service, app.bot, group_calls)
    app.bot_data[Desk] = desk = Desk(service, port)
    _wire(app, desk)
    return app


def port_of(app: App) -> TelegramPort:
    """The port of an application, for the publisher."""
    return _desk(app).port


def _desk(app: App) -> Desk:
    desk: Desk = app.bot_data[Desk]
    return desk


def _wire(app: App, desk: Desk) -> None:
    moved = filters.StatusUpdate.MIGRATE
    app.add_handler(CallbackQueryHandler(desk.attend(reading.press)))
    app.add_handler(CommandHandler(COMMANDS, desk.attend(reading.command), filters=_MESSAGE))
    app.add_handler(MessageHandler(_MESSAGE & moved, desk.move))
    words = _MESSAGE & filters.TEXT
    app.add_handler(
        MessageHandler(
            words & filters.COMMAND & filters.ChatType.PRIVATE, desk.attend(reading.command)
        )
    )
    app.add_handler(MessageHandler(words & ~filters.COMMAND, desk.attend(reading.typed)))
    app.add_handler(ChatMemberHandler(desk.attend(reading.joined)))
    app.add_error_handler(_broke)


class Desk:
    """Takes requests, one by one for each message or chat, and shows the answers."""

    def __init__(self, service: Service, port: TelegramPort) -> None:
        self.service = service
        self.port = port
        self._admins = Admins(port.bot)
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def idle(self) -> bool:
        """Whether nothing is being answered."""
        return not self._tasks

    async def finish(self) -> None:
        """Wait for what has begun."""
        await asyncio.gather(*self._tasks)

    def attend(
        self, read: Callable[[Update], Request | None]
    ) -> Callable[[Update, CallbackContext[Any, Any, Any, Any]], Any]:
        """A handler for the updates that ``read`` understands."""

        async def handler(update: Update, _: CallbackContext[Any, Any, Any, Any]) -> None:
            request = read(update)
            if request is None:
                return
            query = update.callback_query.id if update.callback_query else ""
            task = asyncio.create_task(self._serve(request, query))
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

    async def _serve(self, request: Request, query: str) -> None:
        try:
            async with Ack(self.port.bot, query) as ack:
                await self._answer(request, ack)
        except Exception:
            log.exception("telegram-request-broke", event_id=request.event)

    async def _answer(self, request: Request, ack: Ack) -> None:
        request = await self._admins.marked(self._equipped(request))
        newest, ticket = self.port.newest, None
        async with newest.turn(f"in {request.message or request.place.chat}"):
            answer = await self.service.handle(request)
            if request.message and any(reply.how == "edit" for reply in answer.replies):
                ticket = newest.ticket(request.message)
        await Show(self.service, self.port, request, ack, ticket).all(answer)

    def _equipped(self, request: Request) -> Request:
        pictures = self.port.pictures(request.place.chat)
        return replace(request, place=replace(request.place, pictures=pictures))


async def run(app: App) -> None:
    """Serve by long polling until cancelled; what has begun is finished first."""
    await _reach(app)
    try:
        await menu.publish(app.bot, _desk(app).service)
        await app.start()
        assert app.updater is not None  # noqa: S101 - the builder always makes one
        await app.updater.start_polling(
            allowed_updates=UPDATES, bootstrap_retries=-1, error_callback=_unreachable
        )
        await asyncio.Event().wait()
    finally:
        await _stop(app)


async def _reach(app: App) -> None:
    while True:
        try:
            return await app.initialize()
        except InvalidToken:
            raise InvalidToken("Telegram does not know the token") from None
        except NetworkError as error:
            log.warning("telegram-out-of-reach", detail=error.message[:200])
            await asyncio.sleep(AGAIN)


async def _stop(app: App) -> None:
    if app.updater and app.updater.running:
        await app.updater.stop()
    _desk(app).port.leave()
    if app.running:
        await app.stop()
    await _desk(app).finish()
    await app.shutdown()


def _unreachable(error: TelegramError) -> None:
    if isinstance(error, Conflict):
        log.warning("telegram-polled-elsewhere", hint="only one process may poll with a token")
    else:
        log.info("telegram-poll-failed", detail=error.message[:200])


async def _broke(_: object, context: CallbackContext[Any, Any, Any, Any]) -> None:
    log.error("telegram-update-broke", exc_info=context.error)
