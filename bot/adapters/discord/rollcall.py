"""Who has left a server: nobody tells the bot, so it asks once a day for those on its boards.

Hearing of everybody who comes and goes would need a privileged intent; asking for one person does
not.
"""

from __future__ import annotations

import asyncio

import discord
import structlog

from bot.adapters.discord.claims import claimed
from bot.adapters.discord.needs import Service
from bot.adapters.discord.trouble import FAILURES

LOOK = 3_600.0
"""Seconds between two looks at whether a new day has begun."""

APART = 2.0
"""Seconds between two questions, so that presses find Discord willing."""

DAY = 86_400_000
UNKNOWN = frozenset({10007, 10013})
"""Nobody by this account is here, or anywhere."""

log = structlog.get_logger(__name__)


async def watch(client: discord.Client, service: Service) -> None:
    """Ask until cancelled."""
    while True:
        await asyncio.sleep(LOOK)
        try:
            await call_roll(client, service)
        except Exception:
            log.exception("roll-call-broke")


async def call_roll(client: discord.Client, service: Service) -> None:
    """Ask for the people on the boards of every server that nobody has asked for today."""
    today = service.now() // DAY
    for guild in client.guilds:
        accounts = await service.regulars("discord", str(guild.id))
        if not accounts or not await claimed(service, f"roll{guild.id}.{today}"):
            continue
        for account in accounts:
            if await _has_left(guild, account):
                await service.departed("discord", str(guild.id), account)
            await asyncio.sleep(APART)


async def _has_left(guild: discord.Guild, account: str) -> bool:
    """Whether Discord says so; in doubt nobody has."""
    try:
        await guild.fetch_member(int(account))
    except discord.NotFound as error:
        return error.code in UNKNOWN
    except FAILURES as error:
        log.info("roll-call-refused", why=str(error))
    return False
