"""Shows what the bot answers: through the interaction, in time and once, or in the channel."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Literal

import discord
import structlog

from bot.adapters.discord.claims import claimed, settled
from bot.adapters.discord.message import Message
from bot.adapters.discord.needs import Service
from bot.adapters.discord.notice import notice
from bot.adapters.discord.port import DiscordPort
from bot.adapters.discord.trouble import (
    ANSWERED,
    DEAD_TOKEN,
    FAILURES,
    LOST,
    TROUBLES,
    UNKNOWN_MESSAGE,
    trouble,
)
from bot.adapters.discord.where import Interaction, address_of
from bot.core.answer import Reply
from bot.core.port import Gone, Refused
from bot.core.request import Command, Event, Place, Press, Request
from bot.logs import traced
from bot.measures import Watch
from games import text

PATIENCE = 0.8
"""Seconds before the press is acknowledged without an answer; people see nothing until 3."""

PUBLIC = frozenset({"start", "play", "board", "move", "undo", "resign"})
"""Commands whose answer is most likely for everybody: they may be seen thinking."""

State = Literal["fresh", "updating", "thinking", "thinking-alone", "answered", "dead"]
"""What became of an interaction: unanswered; its message will be edited; a visible or a private
"thinking" waits to be filled; answered; past its time."""

Shown = tuple[Reply, Message]

UNHEARD = frozenset({10015, UNKNOWN_MESSAGE})
"""What Discord says to whoever fills an answer that it has not heard."""

log = structlog.get_logger(__name__)


class Replies:
    """The replies to one interaction. Exactly one of them acknowledges it, or a deferral does."""

    def __init__(self, service: Service, port: DiscordPort, interaction: Interaction) -> None:
        self._service = service
        self._port = port
        self._interaction = interaction
        self._state: State = "fresh"
        self._hoped: State = "fresh"
        """What a first answer makes of the interaction when Discord has heard it."""
        self._doubted = False
        self._report = ""
        self._posts = 0
        self._watch = Watch("discord")

    async def answer(self, request: Request) -> None:
        """Handle a request and show what comes of it; all of it is logged under one code."""
        with traced(platform="discord"):
            await self._answered(request)

    async def _answered(self, request: Request) -> None:
        async with self._in_time(request):
            shown = await self._prepared(request)
        event: Event = ("discord", f"i{request.event}")
        for number, (reply, message) in enumerate(shown, 1):
            last = number == len(shown)
            along = [event] if last and reply.message else []  # written together
            seen = await self._show(request.place, reply, message, *along)
            if last and not (seen and along):
                await settled(self._service, event[1])
        if self._report and not shown and self._state == "fresh":
            await self._hushed(request)

    @asynccontextmanager
    async def _in_time(self, request: Request) -> AsyncIterator[None]:
        """Defer what takes longer than people are to wait for a sign, while it goes on."""
        loop, deferrals = asyncio.get_running_loop(), list[asyncio.Task[None]]()
        timer = loop.call_later(
            PATIENCE, lambda: deferrals.append(loop.create_task(self._defer(request)))
        )
        try:
            yield
        finally:
            timer.cancel()
            for deferral in deferrals:
                await deferral

    async def _prepared(self, request: Request) -> list[Shown]:
        """Handle and paint. Edits come first: they can be the response itself."""
        if not await claimed(self._service, f"i{request.event}"):
            return []
        answer = await self._service.handle(request)
        self._report = answer.report
        replies = sorted(answer.replies, key=lambda reply: reply.how != "edit")
        if any(reply.how == "post" and reply.message for reply in replies):
            replies += await notice(self._service, self._interaction)
        return [(reply, await self._port.compose(reply.screen)) for reply in replies]

    async def _hushed(self, request: Request) -> None:
        """Silence for who goes on too fast. Discord wants a command answered, and a press heard."""
        if isinstance(request, Press):
            await self._defer(request)
            return
        words = self._service.words(text("bot-too-fast"), request.who.locale)
        try:
            await self._interaction.response.send_message(words, ephemeral=True)
        except FAILURES as error:
            self._turned(error)

    async def _defer(self, request: Request) -> None:
        alone = isinstance(request, Command) and request.name not in PUBLIC
        pressed = self._interaction.type is discord.InteractionType.component
        self._hoped = "updating" if pressed else _waits(alone=alone)
        try:
            await self._interaction.response.defer(ephemeral=alone)
        except FAILURES as error:
            self._turned(error)
            return
        self._state = self._hoped
        self._watch.answered()

    async def _show(self, place: Place, reply: Reply, message: Message, *also: Event) -> bool:
        """Whether it can be seen; then ``also`` is dealt with."""
        try:
            where = await self._shown(place, reply, message)
        except TROUBLES as error:
            log.warning("reply not shown", how=reply.how, report=self._report, why=str(error))
            await self._service.failed(reply, error)
            return False
        (self._watch.pictured if reply.screen.picture else self._watch.answered)()
        await self._service.delivered(reply, self._kept(place, reply, where), *also)
        if reply.retire and reply.retire.partition("~")[0] != where:
            await self._port.drop(place, reply.retire)
        return True

    def _kept(self, place: Place, reply: Reply, where: str) -> str:
        """The address; a message that only one person sees is edited by the newest token."""
        if not reply.message or place.private:
            return where
        old = self._interaction.message
        edited = reply.how == "edit" and old is not None and old.flags.ephemeral
        return f"{where}~{self._interaction.token}" if edited or reply.how == "private" else where

    async def _shown(self, place: Place, reply: Reply, message: Message) -> str:
        """Show one reply by the best way that is left, and return its address."""
        while True:
            try:
                if self._state == "dead":
                    return await self._in_channel(place, reply)
                if reply.how == "edit" and self._interaction.message is not None:
                    return await self._edited(place, reply, message)
                return await self._sent(message, alone=reply.how == "private")
            except FAILURES as error:
                if not self._turned(error):
                    raise trouble(error) from error

    def _turned(self, error: Exception) -> bool:
        """Whether the error leaves another way; each turn is taken once at most.

        Where a first answer was lost on its way it has been heard, most likely, and is filled like
        a deferral; Discord says so if it was not, and then it is given again.
        """
        before = self._state
        if not isinstance(error, discord.HTTPException):
            if before == "fresh" and not self._doubted:
                self._state, self._doubted = self._hoped, True
        elif self._doubted and before == self._hoped and error.code in UNHEARD:
            self._state = "fresh"
        elif error.code in DEAD_TOKEN:
            log.warning("token is dead", code=error.code, report=self._report)
            self._state = "dead"
        elif error.code == ANSWERED and before == "fresh":
            log.warning("answered elsewhere", report=self._report)
            self._state = "answered"
        return self._state != before

    async def _edited(self, place: Place, reply: Reply, message: Message) -> str:
        """The pressed message changes; if it has been deleted, a new one stands for it."""
        try:
            return await self._updated(place, reply, message)
        except discord.NotFound as error:
            if error.code != UNKNOWN_MESSAGE:
                raise
        except Gone as error:
            if error.chat:
                raise
        return await self._sent(message, alone=False)

    async def _updated(self, place: Place, reply: Reply, message: Message) -> str:
        old = self._interaction.message
        if old is None:
            raise Gone(chat=False)
        where = address_of(self._interaction.channel_id, old.id)
        match self._state:
            case "fresh":
                self._hoped = "updating"
                await self._interaction.response.edit_message(**message.changed())
                self._state = "answered"
            case "updating":
                await self._filled(message)
            case _:
                return await self._port.edit(place, where, reply.screen)
        return where

    async def _sent(self, message: Message, *, alone: bool) -> str:
        """A new message, as the response while there is none, else as a follow-up."""
        if self._state == "fresh":
            self._hoped = _waits(alone=alone)
            send = self._interaction.response.send_message
            response = await send(message.words, ephemeral=alone, **message.new())
            self._state = "answered"
            return address_of(self._interaction.channel_id, response.message_id or 0)
        if self._state == _waits(alone=alone):
            return await self._filled(message, new=True)
        if self._state in {"thinking", "thinking-alone"}:
            return await self._unthought(message, alone=alone)
        return await self._followed(message, alone=alone)

    async def _unthought(self, message: Message, *, alone: bool) -> str:
        """The bot was seen thinking by the wrong readers: what it fills would be seen by them too.

        Until the first content arrives every follow-up would become that content.
        """
        await self._filled(Message("…"))
        where = await self._followed(message, alone=alone)
        await self._interaction.delete_original_response()
        return where

    async def _followed(self, message: Message, *, alone: bool) -> str:
        """A further answer. Discord takes no nonce with it: one that was lost is looked for."""
        send = self._interaction.followup.send
        try:
            sent = await send(message.words, ephemeral=alone, wait=True, **message.new())
        except LOST:
            where = "" if alone else await self._port.stands(self._interaction, message)
            if not where:
                raise
            return where
        return address_of(self._interaction.channel_id, sent.id)

    async def _filled(self, message: Message, *, new: bool = False) -> str:
        """What was deferred gets its content: the pressed message, or the one that thinks."""
        content = message.filling() if new else message.changed()
        sent = await self._interaction.edit_original_response(**content)
        self._state = "answered"
        return address_of(self._interaction.channel_id, sent.id)

    async def _in_channel(self, place: Place, reply: Reply) -> str:
        """The token is over: with the bot's own token, where everybody may read it."""
        old = self._interaction.message
        if reply.how == "edit" and old is not None:
            where = address_of(self._interaction.channel_id, old.id)
            return await self._port.edit(place, where, reply.screen)
        if reply.how == "private" and not place.private:
            raise Refused("only the asker may see it")
        self._posts += 1
        return await self._port.send(place, reply.screen, f"{self._interaction.id}.{self._posts}")


def _waits(*, alone: bool) -> State:
    """An answer that waits to be filled."""
    return "thinking-alone" if alone else "thinking"
