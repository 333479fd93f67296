"""The address under which people open a message, as each platform writes it."""

from __future__ import annotations

from bot.core.request import Platform


def link(platform: Platform, chat: str, address: str, server: str = "") -> str:
    """Where a message stands, to be opened by a press; empty where no link leads there.

    >>> link("discord", "70", "70/71", "7")
    'https://discord.com/channels/7/70/71'
    >>> link("telegram", "-100123", "-100123/9"), link("telegram", "-5", "-5/9")
    ('https://t.me/c/123/9', '')
    >>> link("web", "tearoom", "12")
    '/r/tearoom#post-12'
    """
    message = address.rpartition("/")[2]
    if not message.isdecimal():
        return ""
    match platform:
        case "discord":
            return f"https://discord.com/channels/{server}/{address}" if server else ""
        case "telegram":  # only supergroups have links to their messages
            group = chat.removeprefix("-100")
            return f"https://t.me/c/{group}/{message}" if group != chat else ""
        case "web":
            return f"/r/{chat}#post-{message}"
