"""Addresses of pictures: a post and a digest, good for the one who looks and nobody else."""

from __future__ import annotations

from functools import lru_cache
from hashlib import blake2b
from typing import TYPE_CHECKING

from bot.adapters.web.kept import Kept
from bot.core.screen import Picture
from render import in_theme

if TYPE_CHECKING:
    from bot.adapters.web.guest import Guest
    from bot.service import Service

OWN = "own"
"""Stands where a post's number stands, for pictures in the guest's own panel."""
RECIPES = 4096
"""How many recipes one process remembers."""


@lru_cache(maxsize=RECIPES)
def digest(picture: Picture) -> str:
    """Name a picture by what is on it. The same in every process."""
    return blake2b(repr(picture).encode(), digest_size=12).hexdigest()


class Pictures:
    """Recipes by guest, room, post and digest: what one guest may see, nobody else finds here."""

    def __init__(self, service: Service, base: str = "") -> None:
        self._service = service
        self._base = base
        self._recipes = Kept[Picture](RECIPES)
        service.remembers(self._recipes.clear)
        service.remembers(digest.cache_clear)

    def address(self, guest: Guest, room: str, post: str, picture: Picture) -> str:
        """Where the guest's browser finds the picture."""
        name = digest(picture)
        self._recipes.put((guest.account, room, post, name), picture)
        return f"{self._base}/r/{room}/picture/{post}/{name}.png"

    async def find(self, guest: Guest, room: str, post: str, wanted: str) -> Picture | None:
        """The picture with this digest, or else the one that the post shows this guest now."""
        known = self._recipes.find((guest.account, room, post, wanted))
        if known is not None or post == OWN:
            return known
        for shown in await self._service.stream(guest.who, guest.place(room)):
            if str(shown.id) == post and shown.screen.picture:
                light = in_theme(shown.screen.picture, "light")
                return light if digest(light) == wanted else shown.screen.picture
        return None
