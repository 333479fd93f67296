"""Tourneys and leagues."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision: str | None = "0008"

ID = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    """Nobody plays any yet."""
    op.add_column("tables", sa.Column("tourney", sa.Text, nullable=False, server_default=""))
    _tourneys()
    _leagues()


def _refers(name: str, to: str, *, key: bool = False) -> sa.Column[object]:
    kind = sa.Text() if to == "tourneys" else ID
    return sa.Column(name, kind, sa.ForeignKey(f"{to}.id"), primary_key=key, nullable=False)


def _number(name: str, *, key: bool = False) -> sa.Column[int]:
    return sa.Column(name, sa.Integer, primary_key=key, nullable=False)


def _tourneys() -> None:
    op.create_table(
        "tourneys",
        sa.Column("id", sa.Text, primary_key=True),
        _refers("room", "rooms"),
        _refers("host", "people"),
        sa.Column("version", sa.BigInteger, nullable=False),
        sa.Column("open", sa.Boolean, nullable=False),
        sa.Column("value", sa.JSON, nullable=False),
    )
    op.create_index("ix_tourneys_host", "tourneys", ["host"])
    op.create_index("ix_tourneys_room_open", "tourneys", ["room", "open"])
    op.create_table(
        "entrants",
        _refers("tourney", "tourneys", key=True),
        _number("number", key=True),
        _refers("person", "people"),
        sa.Column("platform", sa.Text, nullable=False),
        _refers("room", "rooms"),
        sa.Column("withdrawn", sa.Boolean, nullable=False),
    )
    op.create_index("ix_entrants_person", "entrants", ["person"])
    op.create_index("ix_entrants_room", "entrants", ["room"])
    op.create_table(
        "shares",
        _refers("tourney", "tourneys", key=True),
        *(_number(name, key=True) for name in ("round", "number")),
        _refers("person", "people"),
        _refers("room", "rooms"),
        sa.Column("date", sa.Text, nullable=False),
        *map(_number, ("mark", "stars")),
    )
    op.create_index("ix_shares_person", "shares", ["person"])
    op.create_index("ix_shares_room_date", "shares", ["room", "date"])


def _leagues() -> None:
    op.create_table(
        "leagues",
        _refers("room", "rooms", key=True),
        sa.Column("week", sa.Text, nullable=False),
        sa.Column("version", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "league_seats",
        _refers("room", "rooms", key=True),
        sa.Column("week", sa.Text, primary_key=True),
        _refers("person", "people", key=True),
        *map(_number, ("grp", "rank", "points", "moves")),
    )
    op.create_index("ix_league_seats_person", "league_seats", ["person"])
