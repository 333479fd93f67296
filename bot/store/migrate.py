"""Bring a database to the newest schema, and check that it is there."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.store.database import NotReady, engine_of

_ONE_AT_A_TIME = 7_461_686_015
"""The number of the lock under which PostgreSQL is migrated."""


async def migrate(url: str) -> None:
    """Migrate to the newest schema, in one transaction; does nothing when it is there."""
    engine = engine_of(url)
    try:
        async with engine.begin() as connection:
            if engine.dialect.name == "postgresql":
                await connection.execute(text(f"SELECT pg_advisory_xact_lock({_ONE_AT_A_TIME})"))
            await connection.run_sync(_upgrade)
    except (OSError, DBAPIError) as error:
        raise unreachable(error) from error
    finally:
        await engine.dispose()


async def check(engine: AsyncEngine) -> None:
    """Raise NotReady, with what to do, unless the schema is the newest one."""
    try:
        async with engine.connect() as connection:
            has = await connection.run_sync(_revision)
    except (OSError, DBAPIError) as error:
        raise unreachable(error) from error
    known = {script.revision for script in _scripts().walk_revisions()}
    if has == _scripts().get_current_head():
        return
    if has is None:
        raise NotReady("the database has no tables yet: run `python -m bot migrate`")
    if has in known:
        raise NotReady(f"the database has the old schema {has}: run `python -m bot migrate`")
    raise NotReady(f"the database has schema {has} of a newer Teahouse: update this program")


def unreachable(error: Exception) -> NotReady:
    """The reason in one line, without address or password."""
    reason = str(getattr(error, "orig", None) or error).splitlines()[0]
    return NotReady(f"the database cannot be used: {reason}")


def _config() -> Config:
    config = Config()
    config.set_main_option("path_separator", "os")
    folder = str(Path(__file__).parent / "migrations")
    config.set_main_option("script_location", folder.replace("%", "%%"))
    return config


@cache
def _scripts() -> ScriptDirectory:
    """What is read once: the schemas do not change while a process runs."""
    return ScriptDirectory.from_config(_config())


def _revision(connection: Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()


def _upgrade(connection: Connection) -> None:
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
