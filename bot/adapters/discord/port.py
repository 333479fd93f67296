"""Sends and edits by channel and message id, with the bot's own token: this never expires."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from datetime import timedelta
from hashlib import blake2b

import discord
import structlog

from bot.adapters.discord.message import UNNUMBERED, Commands, Message, Painter, compose
from bot.adapters.discord.trouble import ARCHIVED, DEAD_TOKEN, FAILURES, TROUBLES, trouble
from bot.adapters.discord.where import Interaction, address_of, located
from bot.core.action import Action, BadAction
from bot.core.port import Gone, Refused
from bot.core.request import Place, Platform
from bot.core.screen import Screen

log = structlog.get_logger(__name__)

NONCE = 25

NEWEST = 20
"""Messages among which a lost answer is looked for."""

OLD = timedelta(hours=1)
"""Edits of messages older than this have a small limit of their own."""


class DiscordPort:
    """How the publisher reaches Discord."""

    platform: Platform = "discord"

    def __init__(self, client: discord.Client, painter: Painter) -> None:
        self._client = client
        self._painter = painter
        self.now = discord.utils.utcnow
        """The clock by which messages grow old."""
        self.commands: Commands = UNNUMBERED
        """Filled when the commands are registered."""

    async def compose(self, screen: Screen) -> Message:
        """A screen as it is sent."""
        return await compose(self._painter, screen, self.commands)

    async def send(self, place: Place, screen: Screen, nonce: str) -> str:
        """Post a screen. A repeat with the same nonce within minutes finds the first message.

        discord.py enforces the nonce with every message that names one.
        """
        message = await self.compose(screen)
        try:
            channel = await self._channel(place.chat)
            sent = await channel.send(message.words, nonce=_short(nonce), **message.new())
        except FAILURES as error:
            raise trouble(error) from error
        return address_of(sent.channel.id, sent.id)

    async def stands(self, interaction: Interaction, message: Message) -> str:
        """Where a public answer stands that was sent though we never heard so; '' if nowhere."""
        channel = self._client.get_partial_messageable(interaction.channel_id or 0)
        with suppress(*FAILURES):  # who may not read the channel cannot tell
            async for one in channel.history(limit=NEWEST, after=interaction):
                asked = one.interaction_metadata
                if asked and asked.id == interaction.id and one.content == message.words:
                    return address_of(channel.id, one.id)
        return ""

    async def _channel(self, chat: str) -> discord.abc.Messageable:
        """A channel by its number, or by ``@`` and an account the person's own."""
        if chat[:1] == "@":
            return await self._client.create_dm(discord.Object(_number(chat[1:])))
        return self._client.get_partial_messageable(_number(chat))

    async def edit(self, place: Place, address: str, screen: Screen) -> str:
        """Change a message: the new picture takes the place of the old one.

        One that only one person sees is edited by the token after the tilde, while that lives.
        A board that is older than an hour, or in a thread that sleeps, is posted anew.
        """
        where, _, token = address.partition("~")
        if not token and _is_board(screen) and self._is_old(where):
            return await self._anew(place, where, screen)
        message = await self.compose(screen)
        try:
            if token:
                await self._whispered(where, token, message)
            else:
                await self._message(where).edit(**message.changed())
        except FAILURES as error:
            if getattr(error, "code", 0) == ARCHIVED:
                return await self._anew(place, where, screen)
            raise trouble(error) from error
        return address

    async def _anew(self, place: Place, where: str, screen: Screen) -> str:
        """A new message for an old one, which goes; without the right to write, the old one."""
        nonce = f"{where}.{screen.digest}"
        try:
            address = await self.send(place, replace(screen, mentions=()), nonce)
        except Refused:
            message = await self.compose(screen)
            try:
                await self._message(where).edit(**message.changed())
            except FAILURES as error:
                raise trouble(error) from error
            return where
        try:
            await self.remove(place, where)
        except TROUBLES as error:
            log.info("an old board stays", why=str(error))
        return address

    def _is_old(self, where: str) -> bool:
        made = discord.utils.snowflake_time(self._message(where).id)
        return self.now() - made > OLD

    async def _whispered(self, where: str, token: str, message: Message | None = None) -> None:
        """Change what only one person sees; without a message its buttons go."""
        changed = message.changed() if message else {"view": None}
        application = self._client.application_id or 0
        hook = discord.Webhook.partial(application, token, client=self._client)
        try:
            await hook.edit_message(located(where)[1], **changed)
        except discord.HTTPException as error:
            if error.code in DEAD_TOKEN:
                raise Gone(chat=False) from error
            raise

    async def retire(self, place: Place, address: str) -> None:
        """Take the buttons off a message; off one that only one person sees, by its token."""
        del place
        where, _, token = address.partition("~")
        try:
            if token:
                await self._whispered(where, token)
            else:
                await self._message(where).edit(view=None)
        except FAILURES as error:
            raise trouble(error) from error

    async def remove(self, place: Place, address: str) -> None:
        """Delete a message of ours."""
        del place
        try:
            await self._message(address).delete()
        except FAILURES as error:
            raise trouble(error) from error

    async def drop(self, place: Place, address: str) -> None:
        """Retire an older board if it still stands and may be touched."""
        try:
            await self.retire(place, address)
        except TROUBLES as error:
            log.info("an old board kept its buttons", why=str(error))

    def _message(self, where: str) -> discord.PartialMessage:
        try:
            channel, message = located(where)
        except ValueError:
            raise Gone(chat=False) from None
        return self._client.get_partial_messageable(channel).get_partial_message(message)


def _number(chat: str) -> int:
    if not chat.isdecimal():
        raise Gone(chat=True)
    return int(chat)


def _is_board(screen: Screen) -> bool:
    """Whether the buttons are those of a table: what stands for a day is never posted anew."""
    return any(_of_table(button.action) for button in screen.buttons)


def _of_table(action: str) -> bool:
    try:
        return bool(Action.parse(action).table)
    except BadAction:
        return False


def _short(nonce: str) -> str:
    """At most as many characters as Discord takes, still one of a kind."""
    if len(nonce) <= NONCE:
        return nonce
    return blake2b(nonce.encode(), digest_size=12).hexdigest()
