"""Rooms of several platforms without the platforms: everybody sees what an adapter would show."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import count

from bot.core.answer import Reply
from bot.core.port import Gone
from bot.core.request import Command, Place, Platform, Press, Typed, Who
from bot.core.screen import Button, Screen
from bot.service import Publisher, Service
from bot.service.clock import Clock as Work
from tests.service.chat import Clock

Key = tuple[Platform, str]
"""Where messages stand: a room, or the private chat of an account."""


@dataclass
class Shown:
    """A message as it looks now. ``eyes`` is the only account that sees it, '' for everybody."""

    address: str
    screen: Screen
    eyes: str = ""
    gone: bool = False


@dataclass
class Wall:
    """All messages of one platform, and how the publisher changes them."""

    platform: Platform
    stage: Stage
    rooms: dict[str, list[Shown]] = field(default_factory=dict)

    async def send(self, place: Place, screen: Screen, nonce: str) -> str:
        del nonce
        return self.stage.put(self, place.chat, screen)

    async def edit(self, place: Place, address: str, screen: Screen) -> str:
        del place
        where = address.partition("~")[0]
        self.find(where).screen = screen
        self.stage.saw(self, where, screen, "edit")
        return address

    async def retire(self, place: Place, address: str) -> None:
        del place
        self.find(address)

    async def remove(self, place: Place, address: str) -> None:
        del place
        self.find(address).gone = True

    def find(self, address: str) -> Shown:
        for messages in self.rooms.values():
            for one in messages:
                if one.address == address and not one.gone:
                    return one
        raise Gone(chat=False)


class Stage:
    """The service with its clock and publisher; people in rooms on any platform."""

    events = count(1)

    def __init__(self, service: Service, clock: Clock) -> None:
        self.service = service
        self.clock = clock
        platforms: tuple[Platform, ...] = ("discord", "telegram")
        self.walls = {one: Wall(one, self) for one in platforms}
        self.publisher = Publisher(service, list(self.walls.values()))
        self.work = Work(service)
        self.seen: list[tuple[str, str, Screen]] = []
        """Everything that was shown: to whom or where, how, what."""
        self.addresses = count(1)

    def put(self, wall: Wall, chat: str, screen: Screen, eyes: str = "") -> str:
        address = f"{chat}/{next(self.addresses)}"
        wall.rooms.setdefault(chat, []).append(Shown(address, screen, eyes))
        self.saw(wall, address, screen, "new")
        return address

    def saw(self, wall: Wall, address: str, screen: Screen, how: str) -> None:
        shown = wall.find(address)
        self.seen.append((shown.eyes or address.rpartition("/")[0], how, screen))

    def person(
        self,
        name: str,
        room: str,
        platform: Platform = "discord",
        *,
        admin: bool = False,
        private: bool = False,
    ) -> Guest:
        account = room if private else name.casefold()
        return Guest(self, Who(platform, account, name, "en"), room, admin, private)

    async def settle(self) -> None:
        """Let everything happen that is due now."""
        for _ in range(50):
            if not await self.work.once() + await self.publisher.once():
                return

    async def later(self, milliseconds: int) -> None:
        """Time passes."""
        self.clock.time += milliseconds
        await self.settle()


@dataclass
class Guest:
    """Somebody in a room, with the private chat or whispers of the platform."""

    stage: Stage
    who: Who
    room: str
    admin: bool = False
    private: bool = False

    @property
    def wall(self) -> Wall:
        return self.stage.walls[self.who.platform]

    @property
    def place(self) -> Place:
        return Place(self.who.platform, self.room, admin=self.admin, private=self.private)

    @property
    def home(self) -> str:
        return self.who.account if self.who.platform == "telegram" else f"@{self.who.account}"

    async def command(self, name: str, words: str = "") -> None:
        await self._ask(Command(self.who, self.place, self._event(), name, words))

    async def typed(self, words: str) -> None:
        await self._ask(Typed(self.who, self.place, self._event(), words))

    async def press(self, label: str, *, event: str = "") -> None:
        """The newest button that this person can see and that begins so."""
        shown, button = self.button(label)
        await self.carry(button.action, shown, event)

    async def carry(self, action: str, shown: Shown | None, event: str = "") -> None:
        place, at = self.place, shown.address if shown else ""
        if at and at.rpartition("/")[0] == self.home:
            place = Place(self.who.platform, self.home, private=True, admin=True)
        await self._ask(Press(self.who, place, event or self._event(), action, at))

    def button(self, label: str) -> tuple[Shown, Button]:
        for shown in reversed(self.sees):
            for one in shown.screen.buttons:
                if one.label.startswith(label):
                    return shown, one
        raise AssertionError((label, [one.screen.caption for one in self.sees[-2:]]))

    @property
    def sees(self) -> list[Shown]:
        """Every message that stands where this person reads, oldest first."""
        rooms = self.wall.rooms
        own = [one for one in rooms.get(self.home, []) if not one.gone]
        here = [one for one in rooms.get(self.room, []) if not one.gone and self.home != self.room]
        mine = [one for one in here if one.eyes in {"", self.who.account}]
        return sorted((*own, *mine), key=lambda one: int(one.address.rpartition("/")[2]))

    @property
    def own(self) -> Screen:
        """What only this person was shown last."""
        return next(one.screen for one in reversed(self.sees) if one.eyes or self._at_home(one))

    @property
    def board(self) -> Screen:
        """The newest message of the room."""
        room = self.wall.rooms[self.room]
        return next(one.screen for one in reversed(room) if not one.eyes and not one.gone)

    @property
    def plays(self) -> list[Button]:
        """The moves that the newest own view offers."""
        boards = [one.screen for one in self.sees if one.eyes or self._at_home(one)]
        views = [one for one in boards if one.picture]
        return [one for one in views[-1].buttons if one.action.startswith("p/")] if views else []

    def _at_home(self, shown: Shown) -> bool:
        return shown.address.rpartition("/")[0] == self.home

    def _event(self) -> str:
        return f"e{next(self.stage.events)}"

    async def _ask(self, request: Command | Press | Typed) -> None:
        answer = await self.stage.service.handle(request)
        for reply in answer.replies:
            await self._show(reply, request)

    async def _show(self, reply: Reply, request: Command | Press | Typed) -> None:
        stage, wall, key = self.stage, self.wall, ""
        pressed = request.message if isinstance(request, Press) else ""
        if reply.how == "edit" and pressed:
            shown = wall.find(pressed)
            shown.screen = reply.screen
            key = "~token" if shown.eyes else ""
            stage.saw(wall, pressed, reply.screen, "edit")
            await stage.service.delivered(reply, pressed + key)
            return
        chat, eyes = request.place.chat, ""
        if reply.how == "private" and not request.place.private:
            whispers = self.who.platform == "discord"
            chat, eyes = (self.room, self.who.account) if whispers else (self.home, "")
            key = "~token" if whispers and reply.message else ""
        address = stage.put(wall, chat, reply.screen, eyes)
        await stage.service.delivered(reply, address + key)
