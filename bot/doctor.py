"""``python -m bot doctor``: is everything here as it must be, and what to do where it is not."""

from __future__ import annotations

import difflib
import errno
import os
import re
import shutil
import socket
import stat
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime
from pathlib import Path
from time import time
from typing import Literal
from urllib.parse import urlsplit

import aiohttp
from pydantic import SecretStr, ValidationError
from pydantic_settings import DotEnvSettingsSource

from bot.console import problems, unread
from bot.settings import ENV, KEPT_IN_FILES, LOOPBACK, Settings
from bot.store import NotReady, Store
from bot.store.database import address_of
from render.fonts import FaceMissing, chain, covers

State = Literal["well", "note", "wrong"]

SIGNS: Mapping[State, str] = {"well": "+", "note": "~", "wrong": "!"}
TOKENS = {
    "discord": r"[\w-]{20,}\.[\w-]{5,10}\.[\w-]{20,}",
    "telegram": r"\d{5,20}:[\w-]{30,}",
}
"""What a token looks like; which one it is only the platform knows."""

FROM = {"discord": "the developer portal, under Bot", "telegram": "@BotFather"}
SERVERS = {"discord": "https://discord.com", "telegram": "https://api.telegram.org"}

SKEW, FAR = 2.0, 30.0
"""Seconds by which clocks may differ before it is noted, and before it is wrong."""

LITTLE, TIGHT = 200_000_000, 1_000_000_000
"""Free bytes where the database lives: too few, and few."""

PATIENCE = 5.0
SPOKEN = {"de": "ß", "uk": "ї", "zh-Hans": "这", "zh-Hant": "這", "en": "♥"}
"""A character of each language that a board must be able to show."""


@dataclass(frozen=True, slots=True)
class Finding:
    """What was looked at, how it is, and what to do about it."""

    what: str
    state: State
    told: str
    advice: str = ""

    def __str__(self) -> str:
        line = f"{SIGNS[self.state]} {self.what}: {self.told}"
        return f"{line}\n    {self.advice}" if self.advice else line


async def doctor_command(*, offline: bool = False) -> None:
    """Look over settings, tokens, fonts, database, clocks, rights and room; advise where needed.

    Parameters
    ----------
    offline
        Do not ask the platforms what time it is; nothing else is asked of them, and no token sent.

    """
    worst = 0
    async for finding in findings(online=not offline):
        sys.stdout.write(f"{finding}\n")
        worst = max(worst, finding.state == "wrong")
    if worst:
        raise SystemExit(1)


async def findings(*, online: bool = True) -> AsyncIterator[Finding]:
    """Everything that was looked at, in the order in which it is mended best."""
    try:
        for finding in variables({**written(), **os.environ}):
            yield finding
        settings = Settings()
    except (OSError, UnicodeError) as error:
        advice = f"let the account that runs the bot read it: chmod 600 {ENV}; text, in UTF-8"
        yield Finding(ENV, "wrong", unread(error), advice)
        return
    except ValidationError as error:
        for line in problems(error):
            name, _, told = line.partition(": ")
            yield Finding(name, "wrong", told, "README.md, Settings, tells what it takes")
        return
    yield Finding("settings", "well", f"they can be read; roles: {', '.join(settings.roles)}")
    for check in (tokens, rights, fonts, disk, ways, ports):
        for finding in check(settings):
            yield finding
    checks: list[Callable[[Settings], Awaitable[list[Finding]]]] = [database]
    for asked in (*checks, *([clocks] if online else [])):
        for finding in await asked(settings):
            yield finding


def written() -> Mapping[str, str]:
    """What the file of settings says, under the names of the environment. Raises OSError, ..."""
    lines = DotEnvSettingsSource(Settings, env_file=ENV).env_vars
    return {name.upper(): value or "" for name, value in lines.items()}


def variables(environment: Mapping[str, str]) -> Iterator[Finding]:
    """Variables that look like settings and are none: most likely misspelt."""
    known = [f"TEAHOUSE_{name.upper()}" for name in Settings.model_fields]
    for name in sorted(environment):
        if name.startswith("TEAHOUSE_") and name not in known:
            near = difflib.get_close_matches(name, known, 1)
            advice = f"did you mean {near[0]}?" if near else "nobody reads it"
            yield Finding(name, "note", "there is no such setting", advice)


def tokens(settings: Settings) -> Iterator[Finding]:
    """The shape of each token. They are neither shown nor sent anywhere."""
    given = {"discord": settings.discord_token, "telegram": settings.telegram_token}
    for platform, token in given.items():
        name = f"TEAHOUSE_{platform.upper()}_TOKEN"
        if token:
            yield _shaped(name, platform, token)
        elif platform in settings.roles:
            alone = not any(given.get(one, one) for one in settings.roles)
            told = f"not set, so {platform.title()} is not served"
            told += ", and nothing else is to be" if alone else ""
            state: State = "wrong" if alone else "note"
            yield Finding(name, state, told, f"it comes from {FROM[platform]}")


def _shaped(name: str, platform: str, token: SecretStr) -> Finding:
    said = token.get_secret_value()
    if re.fullmatch(TOKENS[platform], said):
        return Finding(name, "well", "it has the shape of a token")
    for other, shape in TOKENS.items():
        if re.fullmatch(shape, said):
            return Finding(name, "wrong", f"this is a token of {other.title()}", "swap the two")
    if said != said.strip(" \t\r\n'\"") or said.lower().startswith("bot "):
        advice = "give the token alone: no quotes, no spaces, no word before it"
        return Finding(name, "wrong", "there is something around the token", advice)
    return Finding(name, "wrong", "no token looks so", f"copy it anew from {FROM[platform]}")


def rights(settings: Settings) -> Iterator[Finding]:
    """Who may read secrets, and whether we may write where we must."""
    named = [getattr(settings, f"{name}_file") for name in KEPT_IN_FILES]
    files = [Path(ENV), *(file for file in named if file)]
    for file in files:
        if file.is_file() and file.stat().st_mode & (stat.S_IRWXG | stat.S_IRWXO):
            told = "others on this machine may read it, and it may hold tokens"
            yield Finding(str(file), "note", told, f"chmod 600 {file}")
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        told = "this runs as the superuser, which it never needs"
        yield Finding("account", "note", told, "give it an account of its own")
    file = _file(settings)
    if file is None:
        return
    place = next((one for one in (file, *file.parents) if one.exists()), Path())
    sides = [file.with_name(file.name + side) for side in ("-wal", "-shm")]
    shut = [one for one in (place, file.parent, *sides) if one.exists() and not _ours(one)]
    if shut:
        advice = "let the account that runs the bot own that file and its folder"
        yield Finding("database file", "wrong", f"{shut[0]} cannot be written", advice)


def _ours(place: Path) -> bool:
    return os.access(place, os.R_OK | os.W_OK | (os.X_OK if place.is_dir() else 0))


def fonts(settings: Settings) -> Iterator[Finding]:
    """A face for every language in which boards are drawn."""
    del settings
    install = "install again: make play, or pip install --require-hashes -r requirements.lock"
    try:
        mute = [
            locale
            for locale, sign in SPOKEN.items()
            if not any(ord(sign) in covers(face) for face in chain(locale))
        ]
    except FaceMissing as error:
        yield Finding("fonts", "wrong", str(error), install)
        return
    if mute:
        told = f"no face can write {', '.join(sorted(mute))}: people see empty boxes"
        yield Finding("fonts", "wrong", told, install)
    else:
        yield Finding("fonts", "well", "there is a face for every language")


def disk(settings: Settings) -> Iterator[Finding]:
    """Room where the database lives."""
    file = _file(settings)
    if file is None:
        return
    place = next((one for one in file.absolute().parents if one.exists()), Path("/"))
    free = shutil.disk_usage(place).free
    told = f"{free / 1e9:.1f} GB are free in {place}"
    state: State = "wrong" if free < LITTLE else "note" if free < TIGHT else "well"
    advice = "" if state == "well" else "a full disk refuses moves: make room, or move the database"
    yield Finding("disk", state, told, advice)


def ways(settings: Settings) -> Iterator[Finding]:
    """Whether Telegram would call the address, and nobody else reads the figures."""
    if settings.telegram_webhook.startswith("http:") and not settings.telegram_base_url:
        told, name = "Telegram calls addresses with https alone", "TEAHOUSE_TELEGRAM_WEBHOOK"
        yield Finding(name, "wrong", told, "put a proxy with https before it, or leave it empty")
    if settings.health_port and settings.health_host not in LOOPBACK:
        told = f"{settings.health_host} tells the figures of the house to other machines"
        advice = "nothing secret is among them, but 127.0.0.1 keeps them here"
        yield Finding("TEAHOUSE_HEALTH_HOST", "note", told, advice)


def ports(settings: Settings) -> Iterator[Finding]:
    """Whether what is to listen may, unless it does already."""
    wanted = {}
    if "web" in settings.roles:
        wanted["WEB"] = (settings.web_host, settings.web_port)
    if settings.telegram_webhook and settings.telegram_token:
        wanted["TELEGRAM"] = (settings.telegram_host, settings.telegram_port)
    if settings.health_port:
        wanted["HEALTH"] = (settings.health_host, settings.health_port)
    for name, (host, port) in wanted.items():
        other = next(one for one in wanted if wanted[one][1] == port)
        if port and other != name:
            advice = f"choose another TEAHOUSE_{name}_PORT"
            told = f"TEAHOUSE_{other}_PORT is {port} as well"
            yield Finding(f"TEAHOUSE_{name}_PORT", "wrong", told, advice)
            continue
        try:
            family = socket.AF_INET6 if ":" in host else socket.AF_INET
            with socket.socket(family) as probe:
                probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
                probe.bind((host, port))
        except OSError as error:
            told = f"{host}:{port} cannot be listened on: {error.strerror or error}"
            if isinstance(error, socket.gaierror) or error.errno == errno.EADDRNOTAVAIL:
                advice = "name an address of this machine: 127.0.0.1, or 0.0.0.0 for all"
                yield Finding(f"TEAHOUSE_{name}_HOST", "wrong", told, advice)
                continue
            advice = f"fine while the bot runs; else choose another TEAHOUSE_{name}_PORT"
            yield Finding(f"TEAHOUSE_{name}_PORT", "note", told, advice)


async def database(settings: Settings) -> list[Finding]:
    """Whether it can be opened, has the schema of this program, and agrees about the time."""
    file = _file(settings)
    if file is not None and not file.exists():
        advice = (
            "the first start makes it; if there were games, TEAHOUSE_DATABASE_URL names a new file"
        )
        return [Finding("database", "note", f"{file} is not there yet", advice)]
    try:
        store = await Store.open(settings.database_url)
    except NotReady as error:
        return [Finding("database", "wrong", str(error), _elsewhere(str(error), file))]
    try:
        ahead = (await store.ahead(int(time() * 1000))) / 1000
    finally:
        await store.close()
    well = Finding("database", "well", "it answers, and its schema is the one of this program")
    if abs(ahead) > SKEW:
        return [well, _skewed("clock of the database", ahead)]
    return [well]


def _elsewhere(told: str, file: Path | None) -> str:
    """What to do about a database that cannot be opened, unless that is said already."""
    if "`" in told:
        return ""
    if file is None:
        return "is TEAHOUSE_DATABASE_URL right, and does the server run?"
    return "is TEAHOUSE_DATABASE_URL right? `python -m bot restore` puts a backup in its place"


async def clocks(settings: Settings) -> list[Finding]:
    """Our clock against those of the platforms, as any answer of theirs tells the time."""
    given = {"discord": settings.discord_token, "telegram": settings.telegram_token}
    found = []
    for platform, token in given.items():
        if not token or platform not in settings.roles:
            continue
        own = settings.telegram_base_url if platform == "telegram" else ""
        server = own or SERVERS[platform]
        name = f"clock of {urlsplit(server).hostname}"
        try:
            ahead = await _ahead(server)
        except (aiohttp.ClientError, OSError, ValueError, TimeoutError) as error:
            advice = "the bot tries until it can; look at the network, a proxy, a firewall"
            told = f"it cannot be asked: {str(error) or type(error).__name__}"
            found.append(Finding(name, "note", told, advice))
            continue
        if abs(ahead) > SKEW:
            found.append(_skewed(name, ahead))
        else:
            found.append(Finding(name, "well", "it agrees with ours"))
    return found


async def _ahead(server: str) -> float:
    """By how many seconds a server's clock is ahead of ours. Raises when it does not say."""
    patience = aiohttp.ClientTimeout(PATIENCE)
    async with (
        aiohttp.ClientSession(timeout=patience, trust_env=True) as session,
        session.head(server, allow_redirects=False) as answer,
    ):
        told = parsedate_to_datetime(answer.headers["Date"])
    # the header counts whole seconds
    return (told - datetime.now(UTC)).total_seconds() + 0.5


def _skewed(clock: str, ahead: float) -> Finding:
    told = f"{abs(ahead):.0f} s {'ahead of' if ahead > 0 else 'behind'} the clock of this machine"
    state: State = "wrong" if abs(ahead) > FAR else "note"
    return Finding(clock, state, told, "let the machine keep time: chrony, or systemd-timesyncd")


def _file(settings: Settings) -> Path | None:
    try:
        address = address_of(settings.database_url)
    except NotReady:
        return None
    is_file = address.get_backend_name() == "sqlite" and address.database not in {None, ":memory:"}
    return Path(address.database or "") if is_file else None
