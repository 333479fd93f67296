"""Leaderboards, ratings and profiles: results of finished tables, and what is derived from them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision: str | None = "0004"

ID = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    """Make the tables; ``python -m bot rebuild`` fills them from the logs there are."""
    op.create_index("ix_tables_seed", "tables", ["seed"])
    _finishes()
    _boards()
    _people()


def _text(name: str) -> sa.Column[str]:
    return sa.Column(name, sa.Text, nullable=False)


def _small(name: str) -> sa.Column[int]:
    return sa.Column(name, sa.Integer, nullable=False)


def _number(name: str) -> sa.Column[int]:
    return sa.Column(name, sa.BigInteger, nullable=False)


def _flag(name: str) -> sa.Column[bool]:
    return sa.Column(name, sa.Boolean, nullable=False)


def _to(table: str, column: str, other: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint([column], [other], name=f"fk_{table}_{column}")


def _finishes() -> None:
    op.create_table(
        "finishes",
        _text("table_id"),
        _small("seat"),
        sa.Column("person", ID),
        sa.Column("player", sa.BigInteger),
        *map(_text, ("level", "game", "variant")),
        sa.Column("room", ID, nullable=False),
        _number("at"),
        _text("date"),
        *map(_flag, ("daily", "won")),
        _small("points"),
        sa.Column("best", sa.Integer),
        *map(_small, ("place", "seats", "band", "moves", "par", "undone", "hints")),
        _text("feats"),
        _flag("rated"),
        sa.Column("mu", sa.Double),
        sa.Column("sigma", sa.Double),
        sa.Column("games", sa.Integer),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_finishes"),
        _to("finishes", "table_id", "tables.id"),
        _to("finishes", "person", "people.id"),
        _to("finishes", "room", "rooms.id"),
    )
    op.create_index("ix_finishes_person_at", "finishes", ["person", "at"])
    op.create_index("ix_finishes_player_game_at", "finishes", ["player", "game", "at"])
    op.create_index("ix_finishes_game_at_table_id", "finishes", ["game", "at", "table_id"])
    op.create_index("ix_finishes_room_date", "finishes", ["room", "date"])


def _boards() -> None:
    op.create_table(
        "boards",
        sa.Column("id", ID, nullable=False),
        *map(_text, ("name", "period", "since", "game", "measure")),
        sa.PrimaryKeyConstraint("id", name="pk_boards"),
        sa.UniqueConstraint("name", name="uq_boards_name"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_boards_period_since", "boards", ["period", "since"])
    op.create_table(
        "standings",
        sa.Column("board", ID, nullable=False),
        sa.Column("person", ID, nullable=False),
        _number("value"),
        _flag("hidden"),
        sa.PrimaryKeyConstraint("board", "person", name="pk_standings"),
        _to("standings", "board", "boards.id"),
        _to("standings", "person", "people.id"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_standings_person", "standings", ["person"])
    order = ["board", "hidden", "value", "person"]
    op.create_index("ix_standings_board_hidden_value_person", "standings", order)
    op.create_table(
        "ranks",
        sa.Column("board", ID, nullable=False),
        *map(_number, ("value", "people")),
        sa.PrimaryKeyConstraint("board", "value", name="pk_ranks"),
        _to("ranks", "board", "boards.id"),
        sqlite_with_rowid=False,
    )


def _people() -> None:
    op.create_table(
        "members",
        _text("server"),
        sa.Column("person", ID, nullable=False),
        _flag("present"),
        sa.PrimaryKeyConstraint("server", "person", name="pk_members"),
        _to("members", "person", "people.id"),
    )
    op.create_index("ix_members_person", "members", ["person"])
    op.create_table(
        "merges",
        sa.Column("gone", ID, nullable=False),
        sa.Column("stays", ID, nullable=False),
        _number("at"),
        sa.Column("lines", sa.JSON, nullable=False),
        sa.PrimaryKeyConstraint("gone", name="pk_merges"),
        _to("merges", "gone", "people.id"),
        _to("merges", "stays", "people.id"),
    )
    op.create_index("ix_merges_stays", "merges", ["stays"])
    op.create_table(
        "sat",
        _text("table_id"),
        _small("seat"),
        _number("player"),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_sat"),
        _to("sat", "table_id", "tables.id"),
    )
    op.create_table(
        "voids",
        _text("table_id"),
        sa.Column("person", ID, nullable=False),
        _number("at"),
        sa.PrimaryKeyConstraint("table_id", name="pk_voids"),
        _to("voids", "table_id", "tables.id"),
        _to("voids", "person", "people.id"),
    )
