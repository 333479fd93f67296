"""What the scenarios ask of a platform; the drivers stand beside the tests of each adapter."""

from __future__ import annotations

from collections.abc import Awaitable, Sequence
from importlib import import_module
from inspect import isawaitable
from typing import Any, Protocol, TypeAlias, TypeVar

from bot.service import Service
from games import Text
from render import say

PLATFORMS = ("discord", "telegram", "telegram-webhook", "web")
"""How a platform reaches the bot stands behind its name, where there are two ways."""

T = TypeVar("T")

Soon: TypeAlias = T | Awaitable[T]
"""Some drivers know at once what others have to wait for."""


class Seen(Protocol):
    """A message as people read it."""

    @property
    def caption(self) -> str: ...
    @property
    def alt(self) -> str: ...
    @property
    def labels(self) -> tuple[str, ...]: ...
    @property
    def picture(self) -> bytes | None: ...
    @property
    def board(self) -> str: ...
    @property
    def file(self) -> bytes | None: ...


class Driver(Protocol):
    """A room of one platform with people in it, and the bot that serves it."""

    service: Service

    async def start(self) -> None: ...
    async def stop(self) -> None: ...
    async def restart(self) -> None: ...
    def person(self, name: str) -> Any: ...
    async def command(self, person: Any, name: str, words: str = "") -> None: ...
    async def press(self, person: Any, label_prefix: str) -> None: ...
    def remember(self, label_prefix: str = "") -> Any: ...
    async def press_old(self, person: Any, token: Any) -> None: ...
    async def press_together(self, presses: Sequence[tuple[Any, str]]) -> None: ...
    async def typed(self, person: Any, text: str) -> None: ...
    def board(self) -> Soon[Seen]: ...
    def private(self, person: Any) -> Soon[Seen | None]: ...
    def privates(self, person: Any) -> Soon[int]: ...
    def posts(self) -> Soon[int]: ...


class Room:
    """A room as the scenarios speak of it: people by their names, sentences by their ids."""

    def __init__(self, platform: str, url: str, **options: bool) -> None:
        self.platform, _, way = platform.partition("-")
        module = import_module(f"tests.{self.platform}.driver")
        options |= {way: True} if way else {}
        made: Driver = getattr(module, f"{self.platform.title()}Driver")(url, **options)
        self.driver = made

    async def asks(self, name: str, command: str, words: str = "") -> None:
        """Send a command."""
        await self.driver.command(await self._person(name), command, words)

    async def presses(self, name: str, label: str) -> None:
        """Press the first button whose words begin so."""
        await self.driver.press(await self._person(name), label)

    async def together(self, *presses: tuple[str, str]) -> None:
        """Several people press at the same moment."""
        await self.driver.press_together(
            [(await self._person(name), label) for name, label in presses]
        )

    async def keeps(self, label: str) -> Any:
        """Keep a button of the newest board for later."""
        return await _now(self.driver.remember(label))

    async def presses_again(self, name: str, kept: Any) -> None:
        """Press a button that was kept, whatever became of it."""
        await self.driver.press_old(await self._person(name), kept)

    async def types(self, name: str, words: str) -> None:
        """Type a move."""
        await self.driver.typed(await self._person(name), words)

    async def board(self) -> Seen:
        """The newest message for everybody."""
        return await _now(self.driver.board())

    async def own(self, name: str) -> Seen:
        """What only this person was shown last."""
        seen = await _now(self.driver.private(await self._person(name)))
        assert seen is not None
        return seen

    async def owns(self, name: str) -> int:
        """How many messages this person alone sees."""
        return await _now(self.driver.privates(await self._person(name)))

    async def told(self, name: str) -> str:
        """What only this person read last."""
        seen = await _now(self.driver.private(await self._person(name)))
        return seen.caption if seen else ""

    async def given(self, name: str) -> bytes:
        """The file that only this person got last."""
        seen = await _now(self.driver.private(await self._person(name)))
        return (seen.file if seen else None) or b""

    async def pictures(self, name: str) -> list[bytes]:
        """The pictures that this person saw last, alone or with everybody."""
        person = await self._person(name)
        aside = getattr(self.driver, "aside", None)  # a chat of its own, where the platform has one
        own = aside(person) if aside else await _now(self.driver.private(person))
        return [seen.picture for seen in (await self.board(), own) if seen and seen.picture]

    async def in_words(self, name: str) -> str:
        """The board in characters that only this person read last."""
        seen = await _now(self.driver.private(await self._person(name)))
        return seen.board if seen else ""

    async def posts(self) -> int:
        """How many messages there are for everybody."""
        return await _now(self.driver.posts())

    async def _person(self, name: str) -> Any:
        return await _now(self.driver.person(name))


async def _now(value: Soon[T]) -> T:
    return await value if isawaitable(value) else value


def words(id_: str, **args: str | int | Text) -> str:
    """A sentence in English."""
    return say(Text(id_, tuple(sorted(args.items()))))
