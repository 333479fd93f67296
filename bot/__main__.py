"""``python -m bot``: the page, each platform whose token is set, and the clock, in one process."""

from __future__ import annotations

import asyncio
import signal
import sys
from collections.abc import Coroutine, Iterator, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, cast, get_args

import cyclopts
import structlog
from pydantic import ValidationError

from bot.core.port import Port, Refused
from bot.core.request import Platform
from bot.logs import configure
from bot.service import Poster, Publisher, Service
from bot.service.beat import Heart
from bot.service.clock import Clock
from bot.service.keeping import export, forget
from bot.service.service import milliseconds
from bot.settings import Settings
from bot.store import NotReady, Store, backup, migrate, proved, restore

if TYPE_CHECKING:
    from bot.adapters.telegram import Hook

app = cyclopts.App(name="python -m bot", help="Teahouse: games for Discord, Telegram and a page.")
log = structlog.get_logger()


@app.default
async def run(*, roles: str = "") -> None:
    """Migrate the embedded database, then serve until stopped.

    Parameters
    ----------
    roles
        What this process does (web, discord, telegram, clock; by commas). Overrides TEAHOUSE_ROLES.

    """
    await _run(_tokened(_settings(roles=roles), named=bool(roles)))


@app.command
async def serve(*roles: str, shards: str = "", shard_count: str = "") -> None:
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
    await _run(_tokened(_settings(roles=",".join(roles), **chosen), named=bool(roles)))


async def _run(settings: Settings) -> None:
    """Serve until stopped."""
    with _plainly():
        if settings.database_url.startswith("sqlite"):
            await _migrate(settings.database_url)
        service = Service(await Store.open(settings.database_url))
    try:
        well = await _serve(settings, service)
    finally:
        await service.close()
    if not well:
        raise SystemExit(1)


@app.command(name="migrate")
async def migrate_command() -> None:
    """Bring the database to the newest schema; harmless when it is there already."""
    with _plainly():
        await _migrate(_settings().database_url)


@app.command(name="rebuild")
async def rebuild_command(*, check: bool = False) -> None:
    """Find everything derived again from the logs: results, ratings, boards.

    Nobody can write meanwhile: do it when nobody plays.

    Parameters
    ----------
    check
        Change nothing, hold up nobody, and fail unless all is equal to the last digit.

    """
    with _plainly():
        store = await Store.open(_settings().database_url)
        try:
            found = await store.rebuild(repair=not check)
        finally:
            await store.close()
    sys.stdout.write(f"rows that were not as the logs say: {found}\n")
    if check and found.all:
        raise SystemExit(1)


@app.command(name="export")
async def export_command(person: str) -> None:
    """Write everything that is kept of a person, as JSON.

    Parameters
    ----------
    person
        An account, as platform:number (discord:1234), or the person's own number here.

    """
    with _plainly():
        store = await Store.open(_settings().database_url)
        try:
            written = await export(store, await _number(store, person))
        finally:
            await store.close()
    if written is None:
        raise SystemExit(_nobody(person))
    sys.stdout.write(f"{written}\n")


@app.command(name="forget")
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
    if not yes and (await asyncio.to_thread(input, asked)).strip() != "yes":
        raise SystemExit("nothing was changed")
    with _plainly():
        store = await Store.open(_settings().database_url)
        try:
            done = await forget(store, await _number(store, person), milliseconds())
        finally:
            await store.close()
    sys.stdout.write("forgotten\n" if done else f"{_nobody(person)}\n")


async def _number(store: Store, person: str) -> int:
    """Whom an operator means; 0 is nobody."""
    platform, colon, account = person.partition(":")
    if not colon:
        return int(person) if person.isdecimal() else 0
    if platform not in get_args(Platform):
        return 0
    known = await store.known(cast("Platform", platform), account)
    return known.id if known else 0


def _nobody(person: str) -> str:
    return f"nothing is kept of {person}"


@app.command(name="backup")
async def backup_command(file: Path) -> None:
    """Write everything into a new file, as it is at one moment; people may go on playing.

    Parameters
    ----------
    file
        A new SQLite file, whichever database is used. It can be opened and played from as it is.

    """
    with _plainly():
        await backup(_settings().database_url, file)
        proof = await proved(f"sqlite:///{file}")
    sys.stdout.write(f"{file}: {proof}\n")


@app.command(name="restore")
async def restore_command(file: Path) -> None:
    """Put a backup in the place of the database; stop the bot first.

    An SQLite database that is there is set aside with its side files; one of PostgreSQL must be
    empty.

    Parameters
    ----------
    file
        What `backup` wrote. It stays as it is.

    """
    with _plainly():
        url = _settings().database_url
        for old in await restore(url, file, f"{datetime.now(UTC):%Y%m%d-%H%M%S}"):
            sys.stdout.write(f"set aside: {old}\n")
        proof = await proved(url)
    sys.stdout.write(f"restored: {proof}\n")


@contextmanager
def _plainly() -> Iterator[None]:
    """One line instead of a traceback where the database cannot be used."""
    try:
        yield
    except (NotReady, OSError) as error:
        sys.stderr.write(f"{error}\n")
        raise SystemExit(1) from None


async def _migrate(url: str) -> None:
    """Migrate, and make the folder of an SQLite file first."""
    file = url.partition("///")[2] if url.startswith("sqlite") else ""
    if file and file != ":memory:":
        Path(file).parent.mkdir(parents=True, exist_ok=True)
    await migrate(url)


def _settings(**chosen: str) -> Settings:
    """The settings, some of them chosen by the command line: those that are not empty."""
    given = {name: value for name, value in chosen.items() if value}
    try:
        settings = Settings(**given)  # type: ignore[arg-type] # the validators take words
    except ValidationError as error:
        for problem in error.errors():
            name = "_".join(str(part) for part in problem["loc"][:1]).upper()
            told = problem["msg"].removeprefix("Value error, ")
            sys.stderr.write(f"TEAHOUSE_{name}: {told}\n")
        raise SystemExit(2) from None
    configure(settings.log)
    return settings


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


async def _serve(settings: Settings, service: Service) -> bool:
    """Run every part until one breaks or a signal asks to stop; False if one broke."""
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for name in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(name, stop.set)
    parts, ports = _parts(settings, service)
    if set(settings.roles) != {"clock"}:
        parts += [service.painter.warm(), service.thinker.warm()]
    if ports:
        parts.append(Publisher(service, ports).run())
    parts.append(Heart(service, _served(settings, ports)).run())
    if ports or "clock" in settings.roles:
        parts.append(Poster(service, ports).run())
    if "clock" in settings.roles:
        await service.store.add_due("sweep", "daily", service.now(), {})
        await service.store.add_due("daily-served", "minute", service.now(), {})
        parts.append(Clock(service).run())
    tasks = [asyncio.create_task(_guarded(part, stop)) for part in parts]
    await stop.wait()
    for task in tasks:
        task.cancel()
    return False not in await asyncio.gather(*tasks, return_exceptions=True)


async def _guarded(part: Coroutine[object, object, None], stop: asyncio.Event) -> bool:
    """A part that breaks stops the process: whoever started it starts it again."""
    try:
        await part
    except (OSError, Refused) as error:
        sys.stderr.write(f"{error}\n")
    except Exception:
        log.exception("part-broke")
    else:
        return True
    stop.set()
    return False


def _parts(
    settings: Settings, service: Service
) -> tuple[list[Coroutine[object, object, None]], list[Port]]:
    """The adapters this process serves; each is imported only where it is needed."""
    parts: list[Coroutine[object, object, None]] = []
    ports: list[Port] = []
    if "web" in settings.roles:
        parts.append(_page(settings, service))
    if "discord" in settings.roles and settings.discord_token:
        from bot.adapters.discord import Shards, build_discord  # noqa: PLC0415 - only where served

        shards = Shards(settings.discord_shards, settings.discord_shard_count or None)
        discord = build_discord(service, shards)
        parts.append(discord.run(settings.discord_token.get_secret_value()))
        ports.append(discord.port)
    if "telegram" in settings.roles and settings.telegram_token:
        from bot.adapters.telegram import build_telegram  # noqa: PLC0415 - as above

        token = settings.telegram_token.get_secret_value()
        hook = _hook(settings, token)
        telegram = build_telegram(service, token, settings.telegram_base_url, hook=hook)
        telegram.port.app = settings.telegram_app
        parts.append(telegram.run())
        ports.append(telegram.port)
    return parts, ports


def _hook(settings: Settings, token: str) -> Hook | None:
    """Where Telegram calls this process, if it does."""
    from bot.adapters.telegram import Hook, secret_of  # noqa: PLC0415 - as above

    if not settings.telegram_webhook:
        return None
    chosen = settings.telegram_secret
    secret = chosen.get_secret_value() if chosen else secret_of(token)
    where = (settings.telegram_host, settings.telegram_port, settings.telegram_path)
    return Hook(settings.telegram_webhook, secret, *where)


def _served(settings: Settings, ports: Sequence[Port]) -> list[str]:
    """The platforms on which people can reach this process."""
    web = ["web"] if "web" in settings.roles else []
    return [*web, *(port.platform for port in ports)]


async def _page(settings: Settings, service: Service) -> None:
    from bot.adapters import web  # noqa: PLC0415 - as above

    token = settings.telegram_token
    ways = web.Ways(
        settings.web_host,
        settings.web_path,
        settings.web_origins,
        settings.web_proxies,
        token.get_secret_value() if token and settings.telegram_app else "",
    )
    page = web.build_web(service, ways)
    try:
        runner = await web.run(page, settings.web_host, settings.web_port)
    except OSError as error:
        other = "TEAHOUSE_WEB_HOST and TEAHOUSE_WEB_PORT choose another address"
        raise OSError(f"the page cannot be served: {error.strerror or error}; {other}") from error
    try:
        host, port = runner.addresses[0][:2]
        shown = f"[{host}]" if ":" in host else host
        sys.stdout.write(f"Teahouse is open: http://{shown}:{port}{settings.web_path}\n")
        sys.stdout.flush()
        await asyncio.Event().wait()
    finally:
        await runner.cleanup()


if __name__ == "__main__":
    app()
