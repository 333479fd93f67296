"""The tables of the database. The log is the truth; what else is written can be found from it.

Numbers and times are 64-bit everywhere; times are milliseconds since 1970, UTC.
"""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
    false,
)

METADATA = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

ID = BigInteger().with_variant(Integer, "sqlite")
"""SQLite counts up only what is called INTEGER; it has 64 bits there."""

people = Table(
    "people",
    METADATA,
    Column("id", ID, primary_key=True),
    Column("name", Text, nullable=False),
    Column("settings", JSON, nullable=False),
    Column("since", BigInteger, nullable=False),
    # The person whom this one has become by joining accounts.
    Column("alias", BigInteger),
    sqlite_autoincrement=True,
)

identities = Table(
    "identities",
    METADATA,
    Column("platform", Text, primary_key=True),
    Column("account", Text, primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("handle", Text, nullable=False, server_default=""),
    Index("ix_identities_handle", "platform", "handle"),
)

rooms = Table(
    "rooms",
    METADATA,
    Column("id", ID, primary_key=True),
    Column("platform", Text, nullable=False),
    Column("chat", Text, nullable=False),
    Column("topic", Text, nullable=False),
    Column("private", Boolean, nullable=False, server_default=false()),
    Column("settings", JSON, nullable=False),
    UniqueConstraint("platform", "chat", "topic"),
    sqlite_autoincrement=True,
)

tables = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("variant", Text, nullable=False),
    Column("seed", Text, nullable=False),
    Column("start", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("room", ForeignKey("rooms.id"), nullable=False),
    Column("host", ForeignKey("people.id"), nullable=False, index=True),
    Column("version", BigInteger, nullable=False),
    Column("finished", Boolean, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("daily", Text, nullable=False, server_default=""),
    Column("par", Integer, nullable=False, server_default="0"),
    Column("counts", Boolean, nullable=False, server_default=false()),
    Column("deals", Integer, nullable=False, server_default="1"),
    Column("clock", Integer, nullable=False, server_default="0"),
    Column("open_hands", Boolean, nullable=False, server_default=false()),
    # The tourney of which it is a table.
    Column("tourney", Text, nullable=False, server_default=""),
    Index(None, "room", "finished", "changed"),
    Index(None, "seed"),
)

seats = Table(
    "seats",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", ForeignKey("people.id"), index=True),
    Column("name", Text, nullable=False),
    Column("level", Text, nullable=False),
    Column("platform", Text, nullable=False, server_default=""),
)

# The people who sit at a table now; ``seats`` tells who sat down when it was opened.
sitting = Table(
    "sitting",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
)

lobbies = Table(
    "lobbies",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("room", ForeignKey("rooms.id"), nullable=False),
    Column("version", BigInteger, nullable=False),
    Column("open", Boolean, nullable=False),
    Column("value", JSON, nullable=False),
    Index(None, "room", "open"),
)

# Who may not play: in a room, by its admins (kind "room"), or with a person (kind "person").
bars = Table(
    "bars",
    METADATA,
    Column("kind", Text, primary_key=True),
    Column("whose", BigInteger, primary_key=True, autoincrement=False),
    Column("person", BigInteger, primary_key=True, autoincrement=False),
)

# What people reported: the position as it was, under the code that the log has too.
reports = Table(
    "reports",
    METADATA,
    Column("code", Text, primary_key=True),
    Column("at", BigInteger, primary_key=True, autoincrement=False),
    Column("person", ForeignKey("people.id"), nullable=False),
    Column("table_id", ForeignKey("tables.id")),
    Column("version", BigInteger, nullable=False),
    Column("position", Text, nullable=False),
    Column("words", Text, nullable=False),
)

# Codes by which a person joins two accounts; one at a time, gone after one use.
codes = Table(
    "codes",
    METADATA,
    Column("code", Text, primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False, unique=True),
    Column("until", BigInteger, nullable=False),
)

log = Table(
    "log",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("number", BigInteger, primary_key=True, autoincrement=False),
    Column("kind", Text, nullable=False),
    Column("actor", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("person", ForeignKey("people.id"), index=True),
    Column("at", BigInteger, nullable=False),
    Column("event", Text, unique=True),
)

messages = Table(
    "messages",
    METADATA,
    Column("id", ID, primary_key=True),
    Column("room", ForeignKey("rooms.id"), nullable=False, index=True),
    Column("platform", Text, nullable=False),
    Column("shows", Text, nullable=False),
    Column("table_id", ForeignKey("tables.id"), index=True),
    Column("viewer", ForeignKey("people.id")),
    Column("address", Text, nullable=False),
    Column("said", JSON, nullable=False),
    Column("said_until", BigInteger, nullable=False),
    Column("version", BigInteger, nullable=False),
    Column("digest", Text, nullable=False),
    Column("lease", BigInteger, nullable=False),
    Column("state", Text, nullable=False),
    # From this time on it shows what is no longer so; NULL while it is current.
    Column("wake", BigInteger),
    # What a platform wants for editing a private message, and until when it takes it; 0: for ever.
    Column("token", Text, nullable=False, server_default=""),
    Column("expires", BigInteger, nullable=False, server_default="0"),
    # Counts what happened to this row, so that a page can ask whether anything did.
    Column("changes", BigInteger, nullable=False),
    Index(None, "platform", "address"),
    Index(None, "platform", "wake"),
    sqlite_autoincrement=True,
)

due = Table(
    "due",
    METADATA,
    Column("id", ID, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("key", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("data", JSON, nullable=False),
    Column("lease", BigInteger, nullable=False),
    UniqueConstraint("kind", "key"),
    Index(None, "kind", "at"),
    sqlite_autoincrement=True,
)

meta = Table(
    "meta",
    METADATA,
    Column("key", Text, primary_key=True),
    Column("value", Text, nullable=False),
)

dailies = Table(
    "dailies",
    METADATA,
    Column("game", Text, primary_key=True),
    Column("date", Text, primary_key=True),
    Column("variant", Text, nullable=False),
    Column("seed", Text, nullable=False),
    Column("par", Integer, nullable=False),
    Column("proved", Boolean, nullable=False),
    Column("band", Integer, nullable=False),
)

# For how long the bot was there while a date could be played.
days = Table(
    "days",
    METADATA,
    Column("date", Text, primary_key=True),
    Column("served", BigInteger, nullable=False),
)

results = Table(
    "results",
    METADATA,
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("game", Text, primary_key=True),
    Column("date", Text, primary_key=True),
    Column("table_id", ForeignKey("tables.id"), nullable=False, unique=True),
    Column("room", ForeignKey("rooms.id"), nullable=False),
    Column("over", Boolean, nullable=False),
    Column("solved", Boolean, nullable=False),
    Column("moves", Integer, nullable=False),
    Column("undone", Integer, nullable=False),
    Column("hints", Integer, nullable=False),
    Column("took", BigInteger, nullable=False),
    Index(None, "room", "game", "date"),
)

subscriptions = Table(
    "subscriptions",
    METADATA,
    Column("id", ID, primary_key=True),
    Column("room", ForeignKey("rooms.id"), nullable=False),
    Column("kind", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("minute", Integer, nullable=False),
    Column("person", ForeignKey("people.id")),
    Column("paused", Text, nullable=False),
    UniqueConstraint("room", "kind", "game"),
    sqlite_autoincrement=True,
)

# What was posted where: written before the platform hears of it, so that nothing is sent twice.
posts = Table(
    "posts",
    METADATA,
    Column("room", ForeignKey("rooms.id"), primary_key=True),
    Column("kind", Text, primary_key=True),
    Column("game", Text, primary_key=True),
    Column("date", Text, primary_key=True),
    Column("state", Text, nullable=False),
    Column("message", BigInteger, nullable=False),
    Column("at", BigInteger, nullable=False),
)

# Files that a platform keeps for us, by the digest of their bytes: sent again by their id.
uploads = Table(
    "uploads",
    METADATA,
    Column("platform", Text, primary_key=True),
    Column("digest", Text, primary_key=True),
    Column("file", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

# What a platform has told us and may tell again, to any process, until we say that we know.
arrivals = Table(
    "arrivals",
    METADATA,
    Column("platform", Text, primary_key=True),
    Column("event", Text, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("done", Boolean, nullable=False),
    Index(None, "at"),
)

# What was found about the decisions of a deal that is over, as far as it has been looked at.
analyses = Table(
    "analyses",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("deal", Integer, primary_key=True),
    Column("rules", Integer, nullable=False),
    Column("done", Boolean, nullable=False),
    Column("found", Text, nullable=False),
)
