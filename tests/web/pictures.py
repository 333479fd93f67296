"""Takes the pictures of the page for the README: ``python -m tests.web.pictures FOLDER``."""

from __future__ import annotations

import asyncio
import io
import sys
import tempfile
from pathlib import Path
from typing import Any
from unittest.mock import patch

from PIL import Image
from playwright.async_api import Browser, Page

from bot.service import play
from bot.store import migrate
from tests.deals import MANY_CHOICES, known
from tests.web.browser import browser
from tests.web.driver import ROOM, WebDriver

NEWEST = ".post.live:last-child"


async def _window(chromium: Browser, house: WebDriver, name: str, **size: Any) -> Page:
    window = await chromium.new_context(color_scheme="dark", **size)
    page = await window.new_page()
    await page.goto(f"{house.address}/?room={ROOM}")
    await page.get_by_label("Your name").fill(name)
    await page.get_by_role("button", name="Come in").click()
    await page.locator(".post").first.wait_for()
    return page


async def _plays(page: Page) -> None:
    await page.locator("#text").fill("/play guo-wu-guan lenient me")
    await page.locator("#text").press("Enter")
    for key in "AB":
        await page.locator(f"{NEWEST} [data-key={key}]").wait_for()
        await page.keyboard.press("Escape")
        await page.keyboard.press(key)
        await page.wait_for_timeout(1000)


async def _kept(page: Page, file: Path) -> None:
    await page.evaluate("document.activeElement.blur()")
    await page.wait_for_timeout(1000)
    shot = Image.open(io.BytesIO(await page.screenshot())).convert("RGB")
    shot.quantize(256, dither=Image.Dither.NONE).save(file, optimize=True)


async def take(folder: Path) -> None:
    """Play a little on a wide screen and on a phone, and keep both pictures."""
    with tempfile.TemporaryDirectory() as name, patch.object(play, "deal", known(MANY_CHOICES)):
        url = f"sqlite+aiosqlite:///{Path(name) / 'games.sqlite3'}"
        await migrate(url)
        house = WebDriver(url)
        await house.start()
        async with browser() as chromium:
            wide = {"viewport": {"width": 1280, "height": 800}}
            phone = {"viewport": {"width": 390, "height": 844}, "device_scale_factor": 2}
            hand = {"is_mobile": True, "has_touch": True}
            desk = await _window(chromium, house, "Olena", **wide)
            mobile = await _window(chromium, house, "Jürgen", **phone, **hand)
            await _plays(mobile)
            await _kept(mobile, folder / "page-phone.png")
            await _plays(desk)
            await desk.get_by_role("button", name="Hint").last.click()
            await desk.locator("#panel .caption").wait_for()
            await _kept(desk, folder / "page-desktop.png")
        await house.stop()


if __name__ == "__main__":
    where = Path(sys.argv[1])
    where.mkdir(parents=True, exist_ok=True)
    asyncio.run(take(where))
