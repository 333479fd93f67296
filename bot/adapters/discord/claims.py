"""Of all processes that hear of an event one answers it: two sessions of a shard may overlap."""

from __future__ import annotations

import structlog

from bot.adapters.discord.needs import Service

log = structlog.get_logger(__name__)


async def claimed(service: Service, event: str) -> bool:
    """Whether the event is ours. Who cannot ask the database tries to answer all the same."""
    try:
        heard = await service.store.hear("discord", event, service.now())
    except Exception:
        log.exception("event-unclaimed", claim=event)
        return True
    if heard != "new":
        log.info("event-answered-elsewhere", claim=event)
    return heard == "new"


async def settled(service: Service, event: str) -> None:
    """The event is dealt with, whoever may hear of it again."""
    try:
        await service.store.heard("discord", event)
    except Exception:
        log.exception("event-unsettled", claim=event)
