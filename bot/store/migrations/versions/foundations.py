"""People, rooms, tables with their log, messages, things due."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision: str | None = None

ID = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    """Make the first tables."""
    _people()
    _tables()
    _log()
    _messages()
    _due()


def _text(name: str) -> sa.Column[str]:
    return sa.Column(name, sa.Text, nullable=False)


def _number(name: str) -> sa.Column[int]:
    return sa.Column(name, sa.BigInteger, nullable=False)


def _people() -> None:
    op.create_table(
        "people",
        sa.Column("id", ID, nullable=False),
        _text("name"),
        sa.Column("settings", sa.JSON, nullable=False),
        _number("since"),
        sa.PrimaryKeyConstraint("id", name="pk_people"),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "identities",
        _text("platform"),
        _text("account"),
        sa.Column("person", ID, nullable=False),
        sa.PrimaryKeyConstraint("platform", "account", name="pk_identities"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_identities_person"),
    )
    op.create_index("ix_identities_person", "identities", ["person"])
    op.create_table(
        "rooms",
        sa.Column("id", ID, nullable=False),
        _text("platform"),
        _text("chat"),
        _text("topic"),
        sa.Column("private", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("settings", sa.JSON, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_rooms"),
        sa.UniqueConstraint("platform", "chat", "topic", name="uq_rooms_platform_chat_topic"),
        sqlite_autoincrement=True,
    )


def _tables() -> None:
    op.create_table(
        "tables",
        _text("id"),
        *map(_text, ("game", "variant", "seed", "start")),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("room", ID, nullable=False),
        sa.Column("host", ID, nullable=False),
        _number("version"),
        sa.Column("finished", sa.Boolean, nullable=False),
        _number("changed"),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
        sa.ForeignKeyConstraint(["room"], ["rooms.id"], name="fk_tables_room"),
        sa.ForeignKeyConstraint(["host"], ["people.id"], name="fk_tables_host"),
    )
    op.create_index("ix_tables_host", "tables", ["host"])
    op.create_index("ix_tables_room_finished_changed", "tables", ["room", "finished", "changed"])
    op.create_table(
        "seats",
        _text("table_id"),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("person", ID),
        *map(_text, ("name", "level")),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_seats"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_seats_table_id"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_seats_person"),
    )
    op.create_index("ix_seats_person", "seats", ["person"])


def _log() -> None:
    op.create_table(
        "log",
        _text("table_id"),
        _number("number"),
        *map(_text, ("kind", "actor")),
        sa.Column("seat", sa.Integer, nullable=False),
        _text("text"),
        sa.Column("person", ID),
        _number("at"),
        sa.Column("event", sa.Text),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_log"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_log_table_id"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_log_person"),
        sa.UniqueConstraint("event", name="uq_log_event"),
    )
    op.create_index("ix_log_person", "log", ["person"])


def _messages() -> None:
    op.create_table(
        "messages",
        sa.Column("id", ID, nullable=False),
        sa.Column("room", ID, nullable=False),
        *map(_text, ("platform", "shows")),
        sa.Column("table_id", sa.Text),
        sa.Column("viewer", ID),
        _text("address"),
        sa.Column("said", sa.JSON, nullable=False),
        *map(_number, ("said_until", "version")),
        _text("digest"),
        _number("lease"),
        _text("state"),
        sa.Column("wake", sa.BigInteger),
        _number("changes"),
        sa.PrimaryKeyConstraint("id", name="pk_messages"),
        sa.ForeignKeyConstraint(["room"], ["rooms.id"], name="fk_messages_room"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_messages_table_id"),
        sa.ForeignKeyConstraint(["viewer"], ["people.id"], name="fk_messages_viewer"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_messages_room", "messages", ["room"])
    op.create_index("ix_messages_table_id", "messages", ["table_id"])
    op.create_index("ix_messages_platform_address", "messages", ["platform", "address"])
    op.create_index("ix_messages_platform_wake", "messages", ["platform", "wake"])


def _due() -> None:
    op.create_table(
        "due",
        sa.Column("id", ID, nullable=False),
        *map(_text, ("kind", "key")),
        _number("at"),
        sa.Column("data", sa.JSON, nullable=False),
        _number("lease"),
        sa.PrimaryKeyConstraint("id", name="pk_due"),
        sa.UniqueConstraint("kind", "key", name="uq_due_kind_key"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_due_kind_at", "due", ["kind", "at"])
    op.create_table(
        "meta",
        _text("key"),
        _text("value"),
        sa.PrimaryKeyConstraint("key", name="pk_meta"),
    )
