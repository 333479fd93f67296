"""The daily challenge: deals by date, first attempts, subscriptions, what was posted."""

from __future__ import annotations

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision: str | None = "0001"

ID = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    """Make the tables, and the secret that orders the deals."""
    op.add_column("tables", sa.Column("daily", sa.Text, nullable=False, server_default=""))
    op.add_column("tables", sa.Column("par", sa.Integer, nullable=False, server_default="0"))
    counts = sa.Column("counts", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("tables", counts)
    _dailies()
    _results()
    _subscriptions()
    meta = sa.table("meta", sa.column("key", sa.Text), sa.column("value", sa.Text))
    op.bulk_insert(meta, [{"key": "daily-secret", "value": secrets.token_hex(32)}])


def _text(name: str) -> sa.Column[str]:
    return sa.Column(name, sa.Text, nullable=False)


def _small(name: str) -> sa.Column[int]:
    return sa.Column(name, sa.Integer, nullable=False)


def _number(name: str) -> sa.Column[int]:
    return sa.Column(name, sa.BigInteger, nullable=False)


def _flag(name: str) -> sa.Column[bool]:
    return sa.Column(name, sa.Boolean, nullable=False)


def _dailies() -> None:
    op.create_table(
        "dailies",
        *map(_text, ("game", "date", "variant", "seed")),
        _small("par"),
        _flag("proved"),
        _small("band"),
        sa.PrimaryKeyConstraint("game", "date", name="pk_dailies"),
    )
    op.create_table(
        "days",
        _text("date"),
        _number("served"),
        sa.PrimaryKeyConstraint("date", name="pk_days"),
    )


def _results() -> None:
    op.create_table(
        "results",
        sa.Column("person", ID, nullable=False),
        *map(_text, ("game", "date", "table_id")),
        sa.Column("room", ID, nullable=False),
        *map(_flag, ("over", "solved")),
        *map(_small, ("moves", "undone", "hints")),
        _number("took"),
        sa.PrimaryKeyConstraint("person", "game", "date", name="pk_results"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_results_person"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_results_table_id"),
        sa.ForeignKeyConstraint(["room"], ["rooms.id"], name="fk_results_room"),
        sa.UniqueConstraint("table_id", name="uq_results_table_id"),
    )
    op.create_index("ix_results_room_game_date", "results", ["room", "game", "date"])


def _subscriptions() -> None:
    op.create_table(
        "subscriptions",
        sa.Column("id", ID, nullable=False),
        sa.Column("room", ID, nullable=False),
        *map(_text, ("kind", "game")),
        _small("minute"),
        sa.Column("person", ID),
        _text("paused"),
        sa.PrimaryKeyConstraint("id", name="pk_subscriptions"),
        sa.ForeignKeyConstraint(["room"], ["rooms.id"], name="fk_subscriptions_room"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_subscriptions_person"),
        sa.UniqueConstraint("room", "kind", "game", name="uq_subscriptions_room_kind_game"),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "posts",
        sa.Column("room", ID, nullable=False),
        *map(_text, ("kind", "game", "date", "state")),
        *map(_number, ("message", "at")),
        sa.PrimaryKeyConstraint("room", "kind", "game", "date", name="pk_posts"),
        sa.ForeignKeyConstraint(["room"], ["rooms.id"], name="fk_posts_room"),
    )
