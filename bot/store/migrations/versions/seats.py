"""Tables of several seats: matches, clocks, lobbies, private messages, joined accounts."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision: str | None = "0003"

ID = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    """Add the columns and make the tables; everybody sits where they were seated."""
    op.add_column("tables", _count("deals", "1"))
    op.add_column("tables", _count("clock", "0"))
    op.add_column("seats", sa.Column("platform", sa.Text, nullable=False, server_default=""))
    op.add_column("messages", sa.Column("token", sa.Text, nullable=False, server_default=""))
    expires = sa.Column("expires", sa.BigInteger, nullable=False, server_default="0")
    op.add_column("messages", expires)
    op.add_column("people", sa.Column("alias", sa.BigInteger))
    _sitting()
    _lobbies()
    op.create_table(
        "bars",
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("whose", sa.BigInteger, nullable=False),
        sa.Column("person", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("kind", "whose", "person", name="pk_bars"),
    )
    op.create_table(
        "codes",
        sa.Column("code", sa.Text, nullable=False),
        sa.Column("person", ID, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("code", name="pk_codes"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_codes_person"),
        sa.UniqueConstraint("person", name="uq_codes_person"),
    )
    op.create_table(
        "reports",
        sa.Column("code", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("person", ID, nullable=False),
        sa.Column("table_id", sa.Text),
        sa.Column("version", sa.BigInteger, nullable=False),
        sa.Column("position", sa.Text, nullable=False),
        sa.Column("words", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("code", "at", name="pk_reports"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_reports_person"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_reports_table_id"),
    )


def _count(name: str, default: str) -> sa.Column[int]:
    return sa.Column(name, sa.Integer, nullable=False, server_default=default)


def _sitting() -> None:
    op.create_table(
        "sitting",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("person", ID, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_sitting"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_sitting_table_id"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_sitting_person"),
    )
    op.create_index("ix_sitting_person", "sitting", ["person"])
    op.execute(
        "INSERT INTO sitting (table_id, seat, person) "
        "SELECT table_id, seat, person FROM seats WHERE person IS NOT NULL"
    )


def _lobbies() -> None:
    op.create_table(
        "lobbies",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("room", ID, nullable=False),
        sa.Column("version", sa.BigInteger, nullable=False),
        sa.Column("open", sa.Boolean, nullable=False),
        sa.Column("value", sa.JSON, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_lobbies"),
        sa.ForeignKeyConstraint(["room"], ["rooms.id"], name="fk_lobbies_room"),
    )
    op.create_index("ix_lobbies_room_open", "lobbies", ["room", "open"])
