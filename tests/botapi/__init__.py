"""A Bot API server of our own on loopback: what the real one refuses, this one refuses."""

from __future__ import annotations

from tests.botapi.faults import Fault, Flood
from tests.botapi.people import Person
from tests.botapi.server import BotApi
from tests.botapi.world import TOKEN, Chat, Inline, Message, Query, User, World

__all__ = [
    "TOKEN",
    "BotApi",
    "Chat",
    "Fault",
    "Flood",
    "Inline",
    "Message",
    "Person",
    "Query",
    "User",
    "World",
]
