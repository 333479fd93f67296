"""The page for all eyes and fingers: axe finds nothing, keys reach everything, all has a name."""

from __future__ import annotations

import pytest
from axe_playwright_python.async_playwright import Axe
from playwright.async_api import Page, expect

from games import text
from render import say
from tests.newest import newest_tables
from tests.web.windows import DESK, NEWEST, PHONE, Tearoom, deals, says

pytestmark = pytest.mark.asyncio(loop_scope="session")

NAMELESS = """
[...document.querySelectorAll("button, a, input, summary, img, pre")]
  .filter((one) => one.checkVisibility() && !one.closest("[aria-hidden=true]"))
  .filter((one) => !(one.getAttribute("aria-label") || one.textContent || one.labels?.length
                     || one.alt !== undefined && one.hasAttribute("alt")).toString().trim())
  .map((one) => one.outerHTML.slice(0, 200))
"""
"""What can be reached and has no name."""


STANDS = "document.querySelector('#stream').innerText + document.querySelector('#panel').innerText"
"""What is to be read in the room."""


async def flaws(page: Page) -> list[str]:
    """What axe holds against the page as it stands; who wants no motion sees nothing fade in."""
    await page.emulate_media(reduced_motion="reduce")
    found = await Axe().run(page)
    return [
        f"{one['id']}: {node['html'][:160]}"
        for one in found.response["violations"]
        for node in one["nodes"]
    ]


@pytest.mark.parametrize(("size", "scheme"), [(PHONE, "dark"), (DESK, "light")])
async def test_axe_finds_nothing_on_any_screen(
    tearoom: Tearoom, size: tuple[int, int], scheme: str
) -> None:
    page = await tearoom.open("Olena", size, scheme)
    assert await flaws(page) == [], "the greeting"
    for words in (
        "/play guo-wu-guan lenient me",
        "/settings",
        "/play wu-hsing open me",
        "/privacy",
        "/rules gwg",
        "/top",
    ):
        before = await page.evaluate(STANDS)
        await says(page, words)
        await page.wait_for_function(f"(before) => {STANDS} !== before", arg=before)
        await expect(page.locator("#status")).to_be_empty()
        assert await flaws(page) == [], words
        assert await page.evaluate(NAMELESS) == []
    await page.locator("#menu summary").click()
    assert await flaws(page) == [], "the menu"


async def test_axe_finds_nothing_at_the_door(tearoom: Tearoom) -> None:
    page = await tearoom.open("Olena")
    for path in (f"/?room={tearoom.room}", "/nowhere"):
        await page.goto(tearoom.house.address + path)
        assert await flaws(page) == [], path


@pytest.mark.parametrize("setting", ["pictures", "text"])
async def test_what_a_screen_reader_says_names_every_tile_and_every_button(
    tearoom: Tearoom, setting: str
) -> None:
    page = await tearoom.open("Olena")
    await says(page, f"/settings boards {setting}")
    await says(page, "/play guo-wu-guan lenient room")
    post = page.locator(NEWEST)
    await expect(post.locator("button[value^='p/']").first).to_be_visible()
    heard = await post.aria_snapshot()
    table = await tearoom.house.service.store.load(
        (await newest_tables(tearoom.house.service.store))[0]
    )
    assert table
    said = "".join(heard.split())
    rows = str(table.position).split(":")[2].split("/")
    tiles = {one for row in rows for one in row.split(".") if len(one) == 2 and one.isdigit()}
    assert tiles
    for tile in tiles:
        assert f"{tile[0]}-{tile[1]}" in said or f"[{tile[0]}:{tile[1]}]" in said, tile
    for button in await post.locator("button").all():
        assert "".join((await button.inner_text()).split()) in said


async def test_a_game_is_played_by_keys_alone(tearoom: Tearoom) -> None:
    page = await tearoom.open("Olena")
    await deals(page)
    first = page.locator(f"{NEWEST} button[value^='p/']").first
    before = await first.get_attribute("value")
    await page.evaluate("document.activeElement.blur()")
    for _ in range(60):
        await page.keyboard.press("Tab")
        if await first.evaluate("one => one === document.activeElement"):
            break
    assert await first.evaluate("one => one === document.activeElement")
    outline = await first.evaluate("one => getComputedStyle(one).outlineStyle")
    assert outline != "none"
    await page.keyboard.press("Enter")
    await expect(first).not_to_have_attribute("value", before or "")


async def test_the_frame_of_the_page_speaks_the_language_that_was_chosen(
    tearoom: Tearoom,
) -> None:
    locale = "uk"
    page = await tearoom.open("Olena", PHONE)
    await says(page, f"/settings locale {locale}")
    send = page.locator("#say button")
    await expect(send).to_have_text(say(text("page-send"), locale))
    assert await page.evaluate("document.documentElement.lang") == locale
    await expect(page.locator("#panel h2")).to_have_text(say(text("page-own"), locale))
    await page.goto(tearoom.house.address)
    await expect(page.locator(".welcome")).to_have_text(say(text("page-welcome"), locale))
    await page.goto(tearoom.house.address + tearoom.path)
    await says(page, "/settings locale auto")
    await expect(send).to_have_text(say(text("page-send"), "en"))


async def test_the_frame_of_the_page_wears_the_theme_that_was_chosen(tearoom: Tearoom) -> None:
    page = await tearoom.open("Olena", PHONE, "dark")
    await says(page, "/settings theme light")
    await expect(page.locator("html")).to_have_attribute("data-theme", "light")
    ground = "getComputedStyle(document.body).backgroundColor"
    assert await page.evaluate(ground) == "rgb(243, 235, 218)"
    assert await flaws(page) == []
    await says(page, "/settings theme dark")
    await expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    assert await page.evaluate(ground) == "rgb(23, 33, 31)"
    await says(page, "/settings theme auto")
    await expect(page.locator("html")).not_to_have_attribute("data-theme", "dark")
    label = say(text("bot-setting-theme", value=text("bot-setting-theme-auto")))
    await expect(page.locator("#panel").get_by_role("button", name=label)).to_be_visible()
