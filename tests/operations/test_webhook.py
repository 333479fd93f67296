"""The webhook and the addresses of health, told nonsense: nothing happens, and nobody is let in."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import AsyncIterator
from io import BytesIO
from typing import Any

import pytest
from aiohttp import ClientSession

from bot.adapters.telegram import secret_of
from bot.health import Health
from tests.botapi import TOKEN
from tests.conformance.process import free_port
from tests.service.stage import Stage as House
from tests.telegram.stage import Stage

HEADER = "X-Telegram-Bot-Api-Secret-Token"
KINDS = ("message", "callback_query", "inline_query", "my_chat_member", "chat_member", "poll")
PARTS = ("id", "from", "chat", "data", "text", "message", "message_id", "date", "entities", "query")
SHARE = 150


def nonsense(chance: random.Random, depth: int = 0) -> Any:
    """A value that JSON can say, shaped a little like an update."""
    plain = (None, True, -1, 2**70, 1.5, "", "x" * 5000, "\ud800", "/play", "p/k3v9x2qa/1f/A")
    if depth > 3 or chance.random() < 0.4:
        return chance.choice(plain)
    if chance.random() < 0.2:
        return [nonsense(chance, depth + 1) for _ in range(chance.randrange(4))]
    return {one: nonsense(chance, depth + 1) for one in chance.sample(PARTS, 4)}


def body(chance: random.Random) -> bytes:
    """What might be sent: an update of a wrong shape, broken JSON, any bytes."""
    number: object = chance.choice((chance.randrange(10**6), "7", None, 2**80, []))
    update: dict[str, Any] = {"update_id": number}
    update |= {one: nonsense(chance) for one in chance.sample(KINDS, 2)}
    written = json.dumps(chance.choice((update, update, update, nonsense(chance)))).encode()
    if chance.random() < 0.2:
        return written[: chance.randrange(len(written))]
    return chance.randbytes(40) if chance.random() < 0.1 else written


@pytest.fixture
async def hooked() -> AsyncIterator[Stage]:
    async with Stage(hooked=True) as one:
        yield one


async def test_whoever_does_not_know_the_secret_has_no_effect(hooked: Stage) -> None:
    chance, known = random.Random(1), secret_of(TOKEN)
    async with ClientSession() as session:
        for secret in ("", "wrong", known[:-1], known.upper(), f"x{known}", "é"):
            for _ in range(5):
                heard = {HEADER: secret} if secret else {}
                data = body(chance)
                async with session.post(hooked.serving.address, data=data, headers=heard) as answer:
                    assert answer.status == 403
        for method in ("get", "put", "delete", "patch"):
            async with session.request(method, hooked.serving.address) as answer:
                assert answer.status == 405
    assert hooked.states == 0
    assert await hooked.service.store.hear("telegram", "u7", 0) == "new"


async def test_nonsense_from_the_platform_breaks_nothing(hooked: Stage) -> None:
    chance, headers = random.Random(2), {HEADER: secret_of(TOKEN)}
    address = hooked.serving.address
    bodies = [(body(chance), {200, 400}) for _ in range(SHARE)]
    bodies += [(b"y" * 2_000_000, {413}), (b"[" * 200_000, {400})]
    async with ClientSession() as session:
        for data, fine in bodies:
            async with session.post(address, data=BytesIO(data), headers=headers) as answer:
                assert answer.status in fine, data[:300]
        said = headers | {"Content-Type": "application/json; charset=none"}
        async with session.post(address, data=b'{"update_id": 1}', headers=said) as answer:
            assert answer.status == 400
    hooked.watch.forgive()
    await hooked.posted()  # and it serves on


@pytest.fixture
async def health(stage: House) -> AsyncIterator[tuple[Health, str]]:
    told = Health(stage.service, {"web": lambda: True})
    port = free_port()
    task = asyncio.create_task(told.run("127.0.0.1", port))
    async with ClientSession() as session:
        for _ in range(500):
            try:
                async with session.get(f"http://127.0.0.1:{port}/health"):
                    break
            except OSError:
                await asyncio.sleep(0.01)
    yield told, f"http://127.0.0.1:{port}"
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)


async def test_health_answers_three_questions_and_no_others(
    health: tuple[Health, str], stage: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    told, address = health
    chance = random.Random(3)
    async with ClientSession() as session:
        for path in ("/health", "/ready", "/metrics"):
            async with session.get(address + path) as answer:
                assert answer.status == 200
            async with session.post(address + path, data=chance.randbytes(5000)) as answer:
                assert answer.status == 405
            foreign = {"Host": "evil.example"}
            async with session.get(address + path, headers=foreign) as answer:
                assert answer.status == 403
        for _ in range(50):
            path = "".join(chance.choices("abc/.%0?=&é", k=12))
            async with session.get(f"{address}/{path}") as answer:
                assert answer.status == 404
        told.leaving = True
        async with session.get(f"{address}/ready") as answer:
            assert (answer.status, (await answer.json())["for"]) == (503, ["stopping"])
        monkeypatch.setattr(stage.service.store, "pending", _unreachable)
        async with session.get(f"{address}/ready") as answer:
            assert (await answer.json())["for"] == ["stopping", "database"]
        async with session.get(f"{address}/metrics") as answer:
            assert answer.status == 200


async def _unreachable(_: int) -> int:
    raise OSError("nobody there")
