"""Bring a database to the newest schema, and check that it is there.

Alembic takes the steps; it is not even imported where none is missing, at nearly every start.
"""

from __future__ import annotations

from sqlalchemy import Connection, inspect, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.store.database import NotReady, engine_of

NEWEST = "0009"
"""The last of the steps in ``migrations``."""

_ONE_AT_A_TIME = 7_461_686_015
"""The number of the lock under which PostgreSQL is migrated."""


async def migrate(url: str) -> None:
    """Migrate to the newest schema, in one transaction; does nothing when it is there."""
    engine = engine_of(url, make=True)
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
    if has == NEWEST:
        return
    if has is None:
        raise NotReady("the database has no tables yet: run `python -m bot migrate`")
    from bot.store import revisions  # noqa: PLC0415 - see above

    if has in revisions.known():
        raise NotReady(f"the database has the old schema {has}: run `python -m bot migrate`")
    raise NotReady(f"the database has schema {has} of a newer Teahouse: update this program")


def unreachable(error: Exception) -> NotReady:
    """The reason in one line, without address or password."""
    reason = str(getattr(error, "orig", None) or error).splitlines()[0]
    return NotReady(f"the database cannot be used: {reason}")


def _revision(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    has = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return None if has is None else str(has)


def _upgrade(connection: Connection) -> None:
    if _revision(connection) == NEWEST:
        return
    from bot.store import revisions  # noqa: PLC0415 - see above

    revisions.upgrade(connection)
