"""The tables behind leaderboards, ratings and profiles; more of ``bot.store.schema``.

Truth: who left a server, which accounts became one person, which results were voided. All else is
derived: ``finishes`` from the logs, the ratings in it from their order, the rest from ``finishes``.
"""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    Table,
    Text,
)

from bot.store.schema import ID, METADATA

# One row for each seat of a table that counts.
finishes = Table(
    "finishes",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    # Whose result it is now; NULL for a computer.
    Column("person", ForeignKey("people.id")),
    # The line of ratings that played: that of the account that sat there then.
    Column("player", BigInteger),
    Column("level", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("variant", Text, nullable=False),
    Column("room", ForeignKey("rooms.id"), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("date", Text, nullable=False),
    Column("daily", Boolean, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("points", Integer, nullable=False),
    Column("best", Integer),
    Column("place", Integer, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("band", Integer, nullable=False),
    Column("moves", Integer, nullable=False),
    Column("par", Integer, nullable=False),
    Column("undone", Integer, nullable=False),
    Column("hints", Integer, nullable=False),
    # Ids of words, with blanks between.
    Column("feats", Text, nullable=False),
    Column("rated", Boolean, nullable=False),
    # The rating after it, and after how many games; NULL where none moved.
    Column("mu", Double),
    Column("sigma", Double),
    Column("games", Integer),
    Index(None, "person", "at"),
    Index(None, "player", "game", "at"),
    Index(None, "game", "at", "table_id"),
    Index(None, "room", "date"),
)

boards = Table(
    "boards",
    METADATA,
    Column("id", ID, primary_key=True),
    Column("name", Text, nullable=False, unique=True),
    Column("period", Text, nullable=False),
    Column("since", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("measure", Text, nullable=False),
    Index(None, "period", "since"),
    sqlite_autoincrement=True,
)

standings = Table(
    "standings",
    METADATA,
    Column("board", ForeignKey("boards.id"), primary_key=True, autoincrement=False),
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("value", BigInteger, nullable=False),
    # Left the server of this board.
    Column("hidden", Boolean, nullable=False),
    Index(None, "person"),
    Index(None, "board", "hidden", "value", "person"),
    sqlite_with_rowid=False,
)

# How many people of a board have a value: places without counting people.
ranks = Table(
    "ranks",
    METADATA,
    Column("board", ForeignKey("boards.id"), primary_key=True, autoincrement=False),
    Column("value", BigInteger, primary_key=True, autoincrement=False),
    Column("people", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

members = Table(
    "members",
    METADATA,
    Column("server", Text, primary_key=True),
    Column("person", ForeignKey("people.id"), primary_key=True, index=True),
    Column("present", Boolean, nullable=False),
)

# Two people who turned out to be one. ``lines`` says whose ratings go on, by game.
merges = Table(
    "merges",
    METADATA,
    Column("gone", ForeignKey("people.id"), primary_key=True),
    Column("stays", ForeignKey("people.id"), nullable=False, index=True),
    Column("at", BigInteger, nullable=False),
    Column("lines", JSON, nullable=False),
)

# Who sat where before two people were one: the accounts of the seats say it no longer.
sat = Table(
    "sat",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("player", BigInteger, nullable=False),
)

voids = Table(
    "voids",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False),
    Column("at", BigInteger, nullable=False),
)
