"""Written messages: moves as replies to a board, and words in direct messages."""

from __future__ import annotations

import re

import discord
import structlog

from bot.adapters.discord.claims import claimed, settled
from bot.adapters.discord.needs import Service
from bot.adapters.discord.port import DiscordPort
from bot.adapters.discord.trouble import FAILURES, TROUBLES, trouble
from bot.adapters.discord.where import address_of, place_of, who
from bot.core.answer import Reply
from bot.core.request import Command, Place, Typed, named_by

MENTION = re.compile(r"<@!?\d+>")

log = structlog.get_logger(__name__)


def typed(message: discord.Message, me: discord.ClientUser) -> Typed | Command | None:
    """A message as a typed move or command, or None if it is not meant for the bot.

    Without the privileged intent only direct messages and those that mention the bot bring their
    words; replying mentions.
    """
    if message.author.bot or not message.content:
        return None
    board = _answered(message, me)
    if not board and message.guild is not None:
        return None
    words = MENTION.sub("", message.content).strip()
    asked = (who(message.author), place_of(message), f"m{message.id}")
    if words.startswith("/"):
        return Command(*asked, *named_by(words), board)
    return Typed(*asked, words, board)


async def show_written(
    service: Service, port: DiscordPort, asked: Typed | Command, message: discord.Message
) -> None:
    """Answer a written message: no interaction, so private things go to direct messages."""
    if not await claimed(service, asked.event):
        return
    answer = await service.handle(asked)
    for number, reply in enumerate(answer.replies):
        try:
            where = await _shown(port, asked, reply, message, f"{asked.event}.{number}")
        except TROUBLES as error:
            log.warning("reply not shown", how=reply.how, report=answer.report, why=str(error))
            await service.failed(reply, error)
            continue
        await service.delivered(reply, where)
        if reply.retire and reply.retire != where:
            await port.drop(asked.place, reply.retire)
    await settled(service, asked.event)


async def _shown(
    port: DiscordPort, asked: Typed | Command, reply: Reply, message: discord.Message, nonce: str
) -> str:
    if reply.how == "edit" and asked.message:
        return await port.edit(asked.place, asked.message, reply.screen)
    if reply.how != "private" or asked.place.private:
        return await port.send(asked.place, reply.screen, nonce)
    try:
        dm = await message.author.create_dm()
    except FAILURES as error:
        raise trouble(error) from error
    return await port.send(Place("discord", str(dm.id), private=True), reply.screen, nonce)


def _answered(message: discord.Message, me: discord.ClientUser) -> str:
    """The address of the message of ours that this one replies to, or nothing."""
    reference = message.reference
    if reference is None or reference.message_id is None:
        return ""
    replied = reference.resolved
    if not isinstance(replied, discord.Message) or replied.author.id != me.id:
        return ""
    return address_of(message.channel.id, reference.message_id)
