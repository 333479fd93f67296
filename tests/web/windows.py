"""One browser and one house for all tests, and a room of its own for each."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import count

from playwright.async_api import Browser, Page, expect

from bot.core.table import Table
from tests.newest import newest_tables
from tests.web.driver import WebDriver

PHONE = (390, 844)
DESK = (1280, 800)
NEWEST = ".post.live:last-child"
CHOICES = f"{NEWEST} button[value^='p/']"
ROOMS = count(1)

PATIENCE = 30_000
"""So many milliseconds a thing may take on a machine that does much else."""

expect.set_options(timeout=PATIENCE)


@dataclass
class Tearoom:
    """The house, one browser, and what went wrong in its pages."""

    house: WebDriver
    chromium: Browser
    wrong: list[str]
    room: str = ""

    @property
    def path(self) -> str:
        """The room's address without the house."""
        return f"/r/{self.room}"

    async def table(self) -> Table | None:
        """The newest table of the house."""
        store = self.house.service.store
        return await store.load((await newest_tables(store))[0])

    async def open(
        self,
        name: str,
        size: tuple[int, int] = DESK,
        scheme: str = "dark",
        *,
        script: bool = True,
        passphrase: str = "",
    ) -> Page:
        """Somebody in a window of their own, who comes in by the door."""
        window = await self.chromium.new_context(
            viewport={"width": size[0], "height": size[1]},
            color_scheme="light" if scheme == "light" else "dark",
            java_script_enabled=script,
            is_mobile=size != DESK,
            has_touch=size != DESK,
        )
        page = await window.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: self.wrong.append(str(error)))
        page.on(
            "console", lambda said: self.wrong.append(said.text) if _is_ours(said.text) else None
        )
        await page.goto(f"{self.house.address}/?room={self.room}", wait_until="domcontentloaded")
        await page.get_by_label("Your name").fill(name)
        if passphrase:
            await page.get_by_text("Come back from anywhere").click()
            await page.get_by_label("Passphrase").fill(passphrase)
        await page.get_by_role("button", name="Come in").click()
        await expect(page.locator(".post").first).to_be_visible()
        return page


def _is_ours(said: str) -> bool:
    """Whether the browser complains of the page, not of a server that was away."""
    return "Content Security" in said or "Uncaught" in said


async def blind(page: Page) -> Page:
    """No pictures from now on: a whole game takes half, and words and spots are there."""
    await page.route("**/picture/**", lambda route: route.abort())
    return page


async def says(page: Page, words: str) -> None:
    await page.locator("#text").fill(words)
    await page.locator("#text").press("Enter")


async def deals(page: Page, words: str = "/play guo-wu-guan lenient room") -> None:
    before = await page.locator(".post").count()
    await says(page, words)
    more = f"document.querySelectorAll('.post').length === {before + 1}"
    await page.wait_for_function(f'() => {more} && document.querySelector("{CHOICES}")')


async def alt(page: Page) -> str:
    return await page.locator(f"{NEWEST} img").get_attribute("alt") or ""


async def changed(page: Page, before: str) -> None:
    """Wait for another board. The page looks at each of its frames; ``expect`` looks seldom."""
    await differs(page, f"{NEWEST} img", "alt", before)


async def differs(page: Page, part: str, name: str, before: str) -> None:
    """Wait until an attribute of something is there and another one."""
    look = """([part, name, before]) => {
        const now = document.querySelector(part)?.getAttribute(name);
        return now !== undefined && now !== before;
    }"""
    await page.wait_for_function(look, arg=[part, name, before])
