"""What an operator does by hand: ``python -m bot migrate``, ``export``, ``backup`` and so on."""

from __future__ import annotations

import asyncio
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import cast, get_args

from tqdm import tqdm

from bot.console import opened, plainly, settings_of
from bot.core.request import Platform
from bot.service.keeping import export, forget
from bot.service.notices import announce, call_off
from bot.store import Store, backup, migrate, proved, restore, verified
from bot.store.database import wall_clock

FARTHEST = 7 * 24 * 60
"""In so many minutes a stop can be announced."""

DIGITS = 10
"""So long is no number of a person."""

WIPES = 60
"""How often an operator's command tries to overwrite what was forgotten, each half a second."""


async def migrate_command() -> None:
    """Bring the database to the newest schema; harmless when it is there already."""
    with plainly():
        await ready(settings_of().database_url)


async def rebuild_command(*, check: bool = False) -> None:
    """Find everything derived again from the logs: results, ratings, boards.

    Parameters
    ----------
    check
        Change nothing, hold up nobody, and fail unless all is equal to the last digit.

    """
    async with opened() as store:
        found = await store.rebuild(repair=not check)
    sys.stdout.write(f"rows that were not as the logs say: {found}\n")
    if check and found.all:
        raise SystemExit(1)


async def export_command(person: str) -> None:
    """Write everything that is kept of a person, as JSON.

    Parameters
    ----------
    person
        An account, as platform:number (discord:1234), or the person's own number here.

    """
    async with opened() as store:
        written = await export(store, await _number(store, person))
    if written is None:
        raise SystemExit(_nobody(person))
    sys.stdout.write(f"{written}\n")


async def forget_command(person: str, *, yes: bool = False) -> None:
    """Forget a person for good: no account and no name is left, the figures of others stay.

    Parameters
    ----------
    person
        An account, as platform:number (discord:1234), or the person's own number here.
    yes
        Do not ask.

    """
    asked = f"Forget {person} for good? Type yes: "
    if not yes and (await asyncio.to_thread(_answered, asked)).strip() != "yes":
        raise SystemExit("nothing was changed")
    async with opened() as store:
        done = await forget(store, await _number(store, person), wall_clock())
        for _ in range(WIPES):
            if await store.wipe():
                break
            await asyncio.sleep(0.5)  # somebody is reading what must be overwritten
    sys.stdout.write("forgotten\n" if done else f"{_nobody(person)}\n")


def _answered(asked: str) -> str:
    """What is typed; nothing where nobody can type."""
    try:
        return input(asked)
    except EOFError:
        return ""


async def _number(store: Store, person: str) -> int:
    """Whom an operator means; 0 is nobody."""
    platform, colon, account = person.partition(":")
    if not colon and person.isdecimal():
        return int(person) if len(person) < DIGITS else 0
    if platform not in get_args(Platform) or not account:
        how = " or ".join(f"{one}:ACCOUNT" for one in get_args(Platform))
        raise SystemExit(f"{person or 'nothing'} names nobody: say {how}, or a person's number")
    known = await store.known(cast("Platform", platform), account)
    return known.id if known else 0


def _nobody(person: str) -> str:
    return f"nothing is kept of {person}"


async def backup_command(file: Path) -> None:
    """Write everything into a new file, as it is at one moment; people may go on playing.

    Parameters
    ----------
    file
        A new SQLite file, whichever database is used. It can be opened and played from as it is.

    """
    with plainly():
        await backup(settings_of().database_url, file)
        proof = await proved(f"sqlite:///{file}")
    sys.stdout.write(f"{file}: {proof}\n")


async def restore_command(file: Path) -> None:
    """Put a backup in the place of the database; stop the bot first.

    Parameters
    ----------
    file
        What `backup` wrote. It stays as it is.

    """
    with plainly():
        url = settings_of().database_url
        for old in await restore(url, file, f"{datetime.now(UTC):%Y%m%d-%H%M%S}"):
            sys.stdout.write(f"set aside: {old}\n")
        proof = await proved(url)
    sys.stdout.write(f"restored: {proof}\n")


async def verify_command() -> None:
    """Play every game again and compare all that is kept; name what is wrong. Changes nothing."""
    with plainly():
        bar = tqdm(unit=" tables", disable=not sys.stderr.isatty())

        def seen(done: int, all_: int) -> None:
            bar.total = all_
            bar.update(done - bar.n)

        with bar:
            found = await verified(settings_of().database_url, seen)
    sys.stdout.writelines(f"{fault}\n" for fault in found.faults)
    sys.stdout.write(f"{found.tables} tables, {found.entries} entries played again: ")
    sys.stdout.write(f"{len(found.faults)} faults\n" if found.faults else "all is well\n")
    if found.faults:
        raise SystemExit(1)


async def announce_command(minutes: int = 10, *, off: bool = False) -> None:
    """Tell rooms with open games that the bot will stop; say it again with a new time to move it.

    Parameters
    ----------
    minutes
        In how many minutes.
    off
        There will be no stop after all.

    """
    if not 1 <= minutes <= FARTHEST:
        raise SystemExit(f"between 1 and {FARTHEST} minutes can be announced, not {minutes}")
    async with opened() as store:
        now = wall_clock()
        told = await (call_off(store, now) if off else announce(store, minutes, now))
    nobody = "nobody heard of a stop" if off else "nobody is in the middle of a game"
    sys.stdout.write(f"rooms that are told: {told}\n" if told else f"{nobody}\n")


async def ready(url: str) -> None:
    """Migrate, and make the folder of an SQLite file first."""
    file = url.partition("///")[2] if url.startswith("sqlite") else ""
    if file and file != ":memory:":
        Path(file).parent.mkdir(parents=True, exist_ok=True)
    await migrate(url)
