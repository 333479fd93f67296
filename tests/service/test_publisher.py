from __future__ import annotations

from collections.abc import Sequence

import pytest

from bot.core.port import Gone, Later, Moved, Refused
from bot.core.request import Place, Platform
from bot.core.screen import Screen
from bot.service import Publisher, Service
from bot.service.clock import Clock as Due
from bot.service.publisher import REFUSED_FOR, REFUSED_UNTIL
from bot.store import LEASE
from tests.newest import live_tables
from tests.service.chat import Chat, Clock


class Port:
    """A platform that remembers what it was asked, and fails on demand."""

    platform: Platform = "telegram"

    def __init__(self) -> None:
        self.calls: list[tuple[str, str, Screen]] = []
        self.errors: list[Exception] = []

    async def send(self, place: Place, screen: Screen, nonce: str) -> str:
        del place
        self._fail()
        self.calls.append(("send", nonce, screen))
        return f"sent{len(self.calls)}"

    async def edit(self, place: Place, address: str, screen: Screen) -> str:
        del place
        self._fail()
        self.calls.append(("edit", address, screen))
        return address

    async def retire(self, place: Place, address: str) -> None:
        del place, address

    async def remove(self, place: Place, address: str) -> None:
        del place, address

    def _fail(self) -> None:
        if self.errors:
            raise self.errors.pop(0)


@pytest.fixture
def port() -> Port:
    return Port()


@pytest.fixture
def publisher(service: Service, port: Port) -> Publisher:
    return Publisher(service, [port])


@pytest.fixture
def chat(service: Service) -> Chat:
    return Chat(service, Place("telegram", "-100"))


async def pressed_and_lost(service: Service, chat: Chat) -> None:
    """A press whose answer never reached the chat: the process died after the commit."""
    await chat.command(chat.person("Olena"), "play", "lenient")
    shown = chat.message
    with pytest.MonkeyPatch.context() as crash:
        crash.setattr(service, "delivered", never)
        await chat.carry(chat.person("Olena"), chat.plays[0].action)
    chat.message = shown
    later(service, LEASE + 1)


async def never(*_: object) -> None:
    """What a dead process reports."""


def later(service: Service, milliseconds: int) -> None:
    assert isinstance(service.now, Clock)
    service.now.time += milliseconds


def kinds(calls: Sequence[tuple[str, str, Screen]]) -> list[str]:
    return [call[0] for call in calls]


async def test_a_board_that_a_crash_left_behind_is_edited_once(
    service: Service, chat: Chat, publisher: Publisher, port: Port
) -> None:
    await pressed_and_lost(service, chat)
    while await publisher.once():
        pass
    assert kinds(port.calls) == ["edit"]
    assert port.calls[0][1] == chat.message
    assert port.calls[0][2].caption.startswith("You ")


async def test_a_current_board_is_left_alone(
    service: Service, chat: Chat, publisher: Publisher, port: Port
) -> None:
    await chat.command(chat.person("Olena"), "play", "lenient")
    later(service, LEASE + 1)
    await chat.command(chat.person("Olena"), "hint")
    later(service, LEASE + 1)
    while await publisher.once():
        pass
    assert port.calls == []


async def test_a_board_that_was_never_sent_is_sent(
    service: Service, chat: Chat, publisher: Publisher, port: Port
) -> None:
    with pytest.MonkeyPatch.context() as crash:
        crash.setattr(service, "delivered", never)
        await chat.command(chat.person("Olena"), "play", "lenient")
    later(service, LEASE + 1)
    while await publisher.once():
        pass
    assert kinds(port.calls) == ["send"]


async def test_a_dropped_question_shows_the_board_again(
    service: Service, chat: Chat, publisher: Publisher, port: Port
) -> None:
    await chat.command(chat.person("Olena"), "play", "lenient")
    await chat.press(chat.person("Olena"), "More")
    later(service, 61_000)
    while await publisher.once():
        pass
    assert kinds(port.calls) == ["edit"]
    assert "Hint" in [button.label for button in port.calls[0][2].buttons]


async def test_a_deleted_board_is_posted_anew_after_a_while(
    service: Service, chat: Chat, publisher: Publisher, port: Port
) -> None:
    await pressed_and_lost(service, chat)
    port.errors = [Gone(chat=False)]
    await publisher.once()
    assert port.calls == []
    later(service, 61_000)
    while await publisher.once():
        pass
    assert kinds(port.calls) == ["send"]


async def test_a_place_that_is_gone_is_not_tried_again(
    service: Service, chat: Chat, publisher: Publisher, port: Port
) -> None:
    await pressed_and_lost(service, chat)
    port.errors = [Gone(chat=True)]
    await publisher.once()
    later(service, 3_600_000)
    while await publisher.once():
        pass
    assert port.calls == []


async def test_a_board_that_a_room_refuses_is_tried_again_for_a_day(
    service: Service, chat: Chat, publisher: Publisher, port: Port
) -> None:
    await pressed_and_lost(service, chat)
    port.errors = [Refused("50013")] * 1000
    for _ in range(3):
        assert await publisher.once() == 1
        assert await publisher.once() == 0
        later(service, REFUSED_FOR)
    assert len(port.errors) == 997
    port.errors.clear()  # an admin gave the right back
    await publisher.once()
    assert kinds(port.calls) == ["edit"]
    assert await publisher.once() == 0


async def test_a_board_that_stays_refused_is_let_go_and_comes_back_when_asked_for(
    service: Service, chat: Chat, publisher: Publisher, port: Port
) -> None:
    await pressed_and_lost(service, chat)
    later(service, REFUSED_UNTIL)
    port.errors = [Refused("50013")]
    await publisher.once()
    later(service, REFUSED_FOR)
    assert await publisher.once() == 0
    row = await service.store.message_at("telegram", chat.message)
    assert row
    assert row.state == "refused"


async def test_a_busy_platform_is_asked_again_when_it_says_so(
    service: Service, chat: Chat, publisher: Publisher, port: Port
) -> None:
    await pressed_and_lost(service, chat)
    port.errors = [Later(30)]
    await publisher.once()
    later(service, 20_000)
    assert await publisher.once() == 0
    later(service, 11_000)
    while await publisher.once():
        pass
    assert kinds(port.calls) == ["edit"]


async def test_a_chat_that_moved_keeps_its_game(
    service: Service, chat: Chat, publisher: Publisher, port: Port
) -> None:
    await pressed_and_lost(service, chat)
    port.errors = [Moved("-200")]
    await publisher.once()
    later(service, LEASE + 61_000)
    while await publisher.once():
        pass
    assert kinds(port.calls) == ["edit"]
    room = await service.store.room("telegram", "-200")
    assert await live_tables(service.store, room.id)


async def test_replaced_messages_are_swept_once_a_day(service: Service, chat: Chat) -> None:
    olena = chat.person("Olena")
    await chat.command(olena, "play", "lenient")
    old = int(chat.message)
    await chat.command(olena, "board")
    await service.store.add_due("sweep", "daily", service.now(), {})
    clock = Due(service)
    assert await clock.once() == 1
    assert await service.store.message(old) is None
    assert await service.store.message(int(chat.message)) is not None
    assert await clock.once() == 0
    later(service, 86_400_000)
    assert await clock.once() == 1
