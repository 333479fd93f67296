"""Whoever asks faster than anybody can is told so once, and nothing of it reaches a game."""

from __future__ import annotations

from pathlib import Path

from bot.core.buckets import Allowance
from bot.core.request import Place, Typed, Who, bounded
from bot.service import Service
from bot.service.calm import PERSON, ROOM, Calm
from bot.store import Store, migrate
from tests.newest import live_tables
from tests.service.chat import Chat, Clock, Inline

OLENA, BO = Who("web", "olena", "Olena", "de"), Who("web", "bo", "Bo")
ROOM_ = Place("web", "tearoom")


class Time:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_nobody_who_presses_by_hand_is_held_up() -> None:
    time = Time()
    calm = Calm(clock=time)
    for _ in range(600):
        assert calm.asks(OLENA, ROOM_) == "yes"
        time.now += 1 / 3


def test_a_person_is_told_once_and_heard_again_when_calm() -> None:
    time = Time()
    calm = Calm(clock=time)
    heard = [calm.asks(OLENA, ROOM_) for _ in range(100)]
    assert heard == ["yes"] * 30 + ["tell"] + ["hush"] * 69
    assert calm.asks(BO, ROOM_) == "yes"
    time.now += 1
    assert [calm.asks(OLENA, ROOM_) for _ in range(6)] == ["yes"] * 4 + ["hush"] * 2
    time.now += PERSON.most
    assert [calm.asks(OLENA, ROOM_) for _ in range(31)][-1] == "tell"


def test_a_room_full_of_busy_people_is_held_to_its_own_measure() -> None:
    calm = Calm(clock=Time())
    crowd = [Who("discord", str(number), "x") for number in range(50)]
    heard = [calm.asks(who, Place("discord", "1")) for _ in range(5) for who in crowd]
    assert heard.count("yes") == ROOM.most
    assert heard.count("tell") == len(crowd)
    assert calm.asks(crowd[0], Place("discord", "2")) == "yes"


def test_what_is_kept_in_mind_of_people_is_bounded() -> None:
    calm = Calm(Allowance(1, 0), Allowance(10**9, 0), Time())
    for number in range(30_000):
        calm.asks(Who("web", str(number), "x"), Place("web", str(number)))
    assert len(calm._buckets) <= 20_000


async def test_the_kind_answer_is_in_the_language_of_the_app_and_nothing_is_written(
    tmp_path: Path,
) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path / 'calm.sqlite3'}"
    await migrate(url)
    service = Service(
        await Store.open(url), now=Clock(), thinker=Inline(), calm=Calm(Allowance(1, 0))
    )
    chat = Chat(service)
    await chat.command(OLENA, "help")
    await chat.command(OLENA, "play", "guo-wu-guan lenient me")
    assert chat.private
    assert chat.private.caption.startswith("Das war schneller")
    await chat.command(OLENA, "play", "guo-wu-guan lenient me")
    assert chat.replies == ()
    assert await live_tables(service.store, 1) == []
    await service.close()


def test_nothing_that_comes_in_is_longer_than_people_can_write() -> None:
    huge = "x" * 1_000_000
    who, place = Who("discord", huge, huge), Place("discord", huge, huge)
    asked = bounded(Typed(who, place, huge, huge, huge))
    assert isinstance(asked, Typed)
    parts = (asked.who.name, asked.who.account, asked.place.chat, asked.place.topic)
    assert max(len(part) for part in (*parts, asked.event, asked.words, asked.message)) <= 4096
