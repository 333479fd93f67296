"""The page: a chat room in the browser, with the same boards and buttons as the chats."""

from bot.adapters.web.app import Ways, build_web, run

__all__ = ["Ways", "build_web", "run"]
