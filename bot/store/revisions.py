"""The steps of the schema, by Alembic: imported only where a database has some still before it."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection


def known() -> set[str]:
    """Every schema there has been."""
    return {script.revision for script in scripts().walk_revisions()}


@cache
def scripts() -> ScriptDirectory:
    """The steps, read once: they do not change while a process runs."""
    return ScriptDirectory.from_config(_config())


def upgrade(connection: Connection) -> None:
    """Take all steps that are missing."""
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _config() -> Config:
    config = Config()
    config.set_main_option("path_separator", "os")
    folder = str(Path(__file__).parent / "migrations")
    config.set_main_option("script_location", folder.replace("%", "%%"))
    return config
