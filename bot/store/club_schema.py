"""The tables behind tourneys and leagues; more of ``bot.store.schema``.

A tourney's value names people by numbers alone: who they are stands in ``entrants``.
"""

from __future__ import annotations

from sqlalchemy import JSON, BigInteger, Boolean, Column, ForeignKey, Index, Integer, Table, Text

from bot.store.schema import METADATA

tourneys = Table(
    "tourneys",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("room", ForeignKey("rooms.id"), nullable=False),
    Column("host", ForeignKey("people.id"), nullable=False, index=True),
    Column("version", BigInteger, nullable=False),
    # Whether people gather or play.
    Column("open", Boolean, nullable=False),
    Column("value", JSON, nullable=False),
    Index(None, "room", "open"),
)

entrants = Table(
    "entrants",
    METADATA,
    Column("tourney", ForeignKey("tourneys.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("platform", Text, nullable=False),
    Column("room", ForeignKey("rooms.id"), nullable=False, index=True),
    Column("withdrawn", Boolean, nullable=False),
)

# What the rounds of a tourney gave; derived from its value. Leagues add these up.
shares = Table(
    "shares",
    METADATA,
    Column("tourney", ForeignKey("tourneys.id"), primary_key=True),
    Column("round", Integer, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("room", ForeignKey("rooms.id"), nullable=False),
    Column("date", Text, nullable=False),
    Column("mark", Integer, nullable=False),
    # Points for a league: stars of duplicate deals.
    Column("stars", Integer, nullable=False),
    Index(None, "room", "date"),
)

# The league of a room: the Monday of the week that is played, as ISO writes it.
leagues = Table(
    "leagues",
    METADATA,
    Column("room", ForeignKey("rooms.id"), primary_key=True),
    Column("week", Text, nullable=False),
    Column("version", BigInteger, nullable=False),
)

# Who is in which group in which week; what became of it is written when the week is over.
league_seats = Table(
    "league_seats",
    METADATA,
    Column("room", ForeignKey("rooms.id"), primary_key=True),
    Column("week", Text, primary_key=True),
    Column("person", ForeignKey("people.id"), primary_key=True, index=True),
    Column("grp", Integer, nullable=False),
    Column("rank", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    # 1: goes up, -1: goes down.
    Column("moves", Integer, nullable=False),
)
