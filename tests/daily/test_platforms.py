"""The daily challenge through the real adapters: posted in a room, played in private."""

from __future__ import annotations

import shutil
from pathlib import Path

from bot.service import Poster
from bot.service.orders import kind_of
from bot.service.seeds import Seeds
from tests.daily.setting import NAME, lines
from tests.discord.driver import DiscordDriver
from tests.telegram.driver import TelegramDriver


async def post_now(driver: DiscordDriver | TelegramDriver, platform: str) -> None:
    """Let what is ordered for tomorrow be due now, and post it."""
    store = driver.service.store
    (due,) = await store.claim_due([kind_of(platform)], 2**60, 0)
    await store.add_due(due.kind, due.key, 0, due.data)
    poster = Poster(driver.service, list(driver.publisher.ports.values()))
    assert await poster.once() == 1


async def test_discord(url: str, seeds: Path) -> None:
    driver = DiscordDriver(url)
    await driver.start()
    driver.service.days.seeds = Seeds(seeds)
    olena = driver.person("Olena")
    await driver.command(olena, "daily")
    shown = driver.private(olena)
    assert shown is not None
    assert "Not begun. No streak yet." in shown.caption
    await driver.press(olena, "Play Guo Wu Guan")
    shown = driver.private(olena)
    assert shown is not None
    assert "it counts." in shown.caption
    await driver.press(olena, "A")
    shown = driver.private(olena)
    assert shown is not None
    assert "Undo" in shown.labels
    assert driver.posts() == 0
    person = await driver.service.store.person("discord", str(olena.user.id), "Olena", 0)
    (result,) = await driver.service.store.results_of(person.id, NAME)
    table = await driver.service.store.load(result.table)
    assert table is not None
    assert table.head.seed in lines()
    assert table.pressed == 1
    await driver.stop()


async def test_telegram(migrated_file: Path, tmp_path: Path, seeds: Path) -> None:
    file = shutil.copy(migrated_file, tmp_path / "telegram.db")
    room = TelegramDriver(f"sqlite+aiosqlite:///{file}")
    await room.start()
    room.service.days.seeds = Seeds(seeds)
    olena = await room.person("Olena")
    await room.command(olena, "daily", f"subscribe {NAME} 9:00")
    await post_now(room, "telegram")
    assert (await room.board()).caption.startswith("Daily ")
    bo = await room.person("Bo")
    await room.press(bo, "Play")
    told = [message.text + message.caption for message in room.api.world.sent]
    assert any("it counts." in words for words in told)
    assert "Begun by 1, not solved yet." in (await room.board()).caption
    assert await room.posts() == 1
    await room.stop()
