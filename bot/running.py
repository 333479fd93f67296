"""Serving: what ``python -m bot`` does without a command, and with ``serve``."""

from __future__ import annotations

import sys

from bot.console import plainly, settings_of
from bot.operators import ready
from bot.service import Service
from bot.service.calm import Calm
from bot.serving import serving
from bot.settings import Settings
from bot.store import Store


async def run(roles: str) -> None:
    """Serve these roles; without any those of the settings."""
    await _run(_tokened(settings_of(roles=roles), named=bool(roles)))


async def serve_command(*roles: str, shards: str = "", shard_count: str = "") -> None:
    """Serve some roles in this process, on Discord as a part of its shards.

    Parameters
    ----------
    roles
        What this process does: web, discord, telegram, clock.
    shards
        The shards that this process serves, such as 0-3. Overrides TEAHOUSE_DISCORD_SHARDS.
    shard_count
        How many there are in all processes. Overrides TEAHOUSE_DISCORD_SHARD_COUNT.

    """
    chosen = {"discord_shards": shards, "discord_shard_count": shard_count}
    await _run(_tokened(settings_of(roles=",".join(roles), **chosen), named=bool(roles)))


async def _run(settings: Settings) -> None:
    """Serve until stopped."""
    with plainly():
        if settings.database_url.startswith("sqlite"):
            await ready(settings.database_url)
        service = Service(await Store.open(settings.database_url), calm=Calm())
    try:
        well = await serving(settings, service)
    finally:
        await service.close()
    if not well:
        raise SystemExit(1)


def _tokened(settings: Settings, *, named: bool) -> Settings:
    """The settings, if there is a token for each platform that was asked for by name.

    Where all roles are served by default a platform without a token is left out.
    """
    tokens = {"discord": settings.discord_token, "telegram": settings.telegram_token}
    missing = [role for role in settings.roles if role in tokens and not tokens[role]]
    if not named and set(settings.roles) > set(missing):
        return settings
    for role in missing:
        told = f"without a token {role.title()} cannot be served"
        sys.stderr.write(f"TEAHOUSE_{role.upper()}_TOKEN: {told}\n")
    if missing:
        raise SystemExit(2)
    return settings
