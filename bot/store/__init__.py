"""Rows and values: the only place with SQL. SQLite by default, PostgreSQL for a fleet."""

from bot.store.backup import Proof, backup, proved, restore
from bot.store.database import LEASE, Clock, NotReady
from bot.store.migrate import migrate
from bot.store.standings import Figures, Leaves, Standing
from bot.store.store import Store
from bot.store.values import (
    Delivery,
    Due,
    Message,
    NewMessage,
    Person,
    Posted,
    Repeated,
    Room,
    Stale,
    Subscription,
)
from bot.store.verify import Fault, Verified, verified

__all__ = [
    "LEASE",
    "Clock",
    "Delivery",
    "Due",
    "Fault",
    "Figures",
    "Leaves",
    "Message",
    "NewMessage",
    "NotReady",
    "Person",
    "Posted",
    "Proof",
    "Repeated",
    "Room",
    "Stale",
    "Standing",
    "Store",
    "Subscription",
    "Verified",
    "backup",
    "migrate",
    "proved",
    "restore",
    "verified",
]
