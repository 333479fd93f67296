"""The bot without platforms: one door, ``Service.handle``, and the publisher behind it."""

from bot.service.posting import Poster
from bot.service.publisher import Publisher
from bot.service.service import Post, Service

__all__ = ["Post", "Poster", "Publisher", "Service"]
