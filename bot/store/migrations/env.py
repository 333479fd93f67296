"""How Alembic runs the steps: over the connection and in the transaction it is handed."""

from __future__ import annotations

from alembic import context
from sqlalchemy import Connection

from bot.store.schema import METADATA


def run(connection: Connection) -> None:
    """Run all steps that are missing."""
    context.configure(
        connection=connection,
        target_metadata=METADATA,
        transactional_ddl=True,
        render_as_batch=True,
    )
    context.run_migrations()


if hasattr(context, "config"):
    run(context.config.attributes["connection"])
