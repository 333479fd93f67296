"""Another process in which one person presses the same button again and again, all at once."""

from __future__ import annotations

import asyncio

from bot.core.request import Place, Press, Who
from bot.service import Service
from bot.store import Store
from tests.service.chat import Inline

PRESSES = 100
"""So many at the same moment."""


def press(
    url: str, who: Who, button: tuple[str, str], name: str, presses: int = PRESSES
) -> list[list[str]]:
    """Press an action on a message; what each press was answered, by kind of reply."""
    return asyncio.run(_press(url, who, button, name, presses))


async def _press(
    url: str, who: Who, button: tuple[str, str], name: str, presses: int
) -> list[list[str]]:
    service = Service(await Store.open(url), thinker=Inline())
    action, message = button
    place = Place(who.platform, message.rpartition("/")[0])
    answers = await asyncio.gather(
        *(
            service.handle(Press(who, place, f"{name}{number}", action, message))
            for number in range(presses)
        )
    )
    await service.close()
    return [[reply.how for reply in answer.replies] for answer in answers]
