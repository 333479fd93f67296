"""The page in a real browser, with the real service: people play, by mouse, keys and typing."""

from __future__ import annotations

import asyncio

import pytest
from playwright.async_api import Page, Route, expect

from bot.service import play
from tests.deals import known
from tests.web.windows import CHOICES, DESK, NEWEST, PHONE, Tearoom, alt, changed, deals, says

pytestmark = pytest.mark.asyncio(loop_scope="session")

DOUBLE_KILL = (
    "lenient:53.x51.x33.x52.x61.55:63/32/11/33.21.65.22/43.31.65.54:"
    "64.66.55.31.11.66.64.62.44.51.41.61.22.44.42:p3"
)
"""Level 3 can be passed by the double kill alone, marked LR."""

LOWEST = """
Math.min(...[...document.querySelectorAll(".key, summary, #text")]
    .map((one) => one.getBoundingClientRect().height))
"""
"""How high the lowest thing is that a finger has to hit."""


FRAMES = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
"""The page has been drawn as it is, twice."""

LOADED = """
() => [...document.querySelectorAll("#stream img")]
  .every((one) => one.complete && one.naturalWidth)
"""


async def test_a_whole_game_by_pressing_seen_live_by_somebody_else(tearoom: Tearoom) -> None:
    olena, bo = await tearoom.open("Olena"), await tearoom.open("Bo", PHONE)
    await expect(olena.locator("#people")).to_have_text("Bo, Olena")
    await olena.get_by_role("button", name="Play Guo Wu Guan").click()
    await olena.get_by_role("button", name="O-Koan").click()
    await olena.get_by_role("button", name="For the room").click()
    await expect(bo.locator(CHOICES).first).to_be_visible()
    assert await alt(bo) == await alt(olena)

    before = await alt(bo)
    await olena.locator(f"{NEWEST} [data-key=A]").click()
    await changed(bo, before)
    before = await alt(olena)
    await bo.locator(f"{NEWEST} [data-key=B]").click()
    await changed(olena, before)
    for page in (olena, bo):
        await expect(page.locator(f"{NEWEST} .caption")).to_contain_text("seed")
        await expect(page.get_by_role("button", name="New deal")).to_be_visible()
    shown = olena.locator(f"{NEWEST} img")
    assert await shown.evaluate("picture => picture.complete && picture.naturalWidth") == 1200


async def test_typed_moves_and_refusals_in_the_own_panel(tearoom: Tearoom) -> None:
    page, other = await tearoom.open("Olena"), await tearoom.open("Bo")
    await deals(page)
    before = await alt(page)
    await says(page, "sea horse")
    await expect(page.locator("#panel .caption")).to_contain_text("Possible now")
    await expect(other.locator("#panel .caption")).to_have_count(0)
    await says(page, "a")
    await changed(page, before)
    await expect(page.locator("#panel .caption")).to_have_count(0)
    await expect(page.locator("#text")).to_have_value("")


async def test_a_stale_press_brings_the_newest_board(tearoom: Tearoom) -> None:
    page, other = await tearoom.open("Olena"), await tearoom.open("Bo")
    await deals(page)
    await expect(other.locator(CHOICES).first).to_be_visible()
    action = await other.locator(CHOICES).first.get_attribute("value")
    before = await alt(page)
    await page.locator(CHOICES).first.click()
    await changed(other, before)
    moved = await alt(other)
    await other.locator(CHOICES).first.evaluate(f"button => button.value = {action!r}")
    await other.locator(f"{CHOICES}[value='{action}']").click()
    await expect(other.locator("#panel .caption")).to_contain_text("moved on")
    assert await alt(other) == moved


async def test_a_second_click_on_the_same_button_changes_nothing_more(tearoom: Tearoom) -> None:
    page = await tearoom.open("Olena")
    await deals(page)
    before = await alt(page)
    await page.locator(CHOICES).first.dblclick()
    await changed(page, before)
    await page.get_by_role("button", name="Undo").click()
    await expect(page.locator(f"{NEWEST} img")).to_have_attribute("alt", before)


async def test_everything_by_keyboard(tearoom: Tearoom) -> None:
    page = await tearoom.open("Olena")
    keys = page.keyboard
    await keys.press("/")
    await expect(page.locator("#text")).to_be_focused()
    await keys.type("play guo-wu-guan o-koan me")
    await keys.press("Enter")
    await expect(page.locator(CHOICES).first).to_be_visible()
    await expect(page.locator("#text")).to_be_focused()
    await keys.press("Escape")

    before = await alt(page)
    await keys.press("a")
    await changed(page, before)
    await page.locator(f"{NEWEST} [data-key=H]").focus()
    before = await alt(page)
    await keys.press("h")
    await expect(page.locator("#panel .caption")).to_be_visible()
    await keys.press("Escape")
    await expect(page.locator("#panel .caption")).to_have_count(0)
    await page.locator(f"{NEWEST} [data-key=U]").focus()
    await keys.press("Enter")
    await changed(page, before)
    focused = page.locator(f"{NEWEST} .key:focus")
    await expect(focused).to_have_count(1)


async def test_the_house_may_fall_and_rise_in_mid_game(tearoom: Tearoom) -> None:
    page = await tearoom.open("Olena")
    await deals(page)
    await tearoom.house.restart()
    before = await alt(page)
    await page.locator(CHOICES).first.click()
    await changed(page, before)
    shown = page.locator(f"{NEWEST} img")
    assert await shown.evaluate("picture => picture.decode().then(() => picture.naturalWidth)")
    await expect(page.locator("#away")).to_be_hidden()
    other = await tearoom.open("Bo")
    before = await alt(page)
    await other.locator(CHOICES).first.click()
    await changed(page, before)


async def test_a_house_that_is_away_is_told_kindly(tearoom: Tearoom) -> None:
    page = await tearoom.open("Olena")
    await deals(page)
    before = await alt(page)
    sent: list[str] = []
    page.on("request", lambda asked: sent.append(asked.post_data or ""))
    await page.route("**/press", lambda route: route.abort())
    await page.locator(CHOICES).first.click()
    await expect(page.locator("#status")).to_contain_text("nothing counts twice")
    assert len([one for one in sent if one]) == 2
    assert len({one for one in sent if one}) == 1
    await page.unroute("**/press")
    await page.locator(CHOICES).first.click()
    await changed(page, before)
    await expect(page.locator("#status")).to_be_empty()


async def test_it_fits_every_screen_in_both_colours(tearoom: Tearoom) -> None:
    for size, scheme in ((PHONE, "dark"), ((360, 640), "light"), (DESK, "light")):
        page = await tearoom.open("Olena", size, scheme)
        await deals(page, "/play guo-wu-guan seven-captures me")
        assert await page.evaluate("document.documentElement.scrollWidth") == size[0]
        assert await page.evaluate("document.querySelector('#stream').scrollWidth") <= size[0]
        lowest = await page.evaluate(LOWEST)
        assert lowest >= (40 if size == DESK else 44)
        picture = page.locator(f"{NEWEST} img")
        await expect(picture).to_be_in_viewport(ratio=1)
        box = await picture.bounding_box()
        assert box
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= size[1]
        assert (box["width"] == size[0]) == (size != DESK)
        ground = await page.evaluate("getComputedStyle(document.body).backgroundColor")
        assert ground == ("rgb(23, 33, 31)" if scheme == "dark" else "rgb(243, 235, 218)")
        await page.context.close()


async def test_it_can_be_played_with_scripts_off(tearoom: Tearoom) -> None:
    page = await tearoom.open("Olena", script=False)
    await deals(page)
    before = await alt(page)
    await page.locator(CHOICES).first.click()
    await changed(page, before)
    await says(page, "/help")
    await expect(page.locator("#panel .caption")).to_contain_text("/learn")
    await page.get_by_role("button", name="Close").click()
    await expect(page.locator("#panel .caption")).to_have_count(0)


async def test_names_are_shown_as_they_are_written(tearoom: Tearoom) -> None:
    name = "<img src=x> a_b & “Bo”"
    page = await tearoom.open(name)
    await deals(page, "/play guo-wu-guan lenient me")
    await expect(page.locator("#people")).to_have_text(name)
    await expect(page.locator(".me")).to_contain_text(name)
    assert name in await alt(page)


async def test_marks_of_several_signs_are_typed_one_after_the_other(
    tearoom: Tearoom, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = await tearoom.open("Olena")
    monkeypatch.setattr(play, "deal", known(DOUBLE_KILL))
    await deals(page, "/play guo-wu-guan lenient me")
    await page.keyboard.press("Escape")
    before = await alt(page)
    await page.keyboard.type("lr")
    await changed(page, before)
    await expect(page.locator(f"{NEWEST} .caption")).to_contain_text("double kill")

    monkeypatch.setattr(play, "deal", known())
    await deals(page, "/play xiang-shi-fu classic+multiple me")
    await page.keyboard.press("Escape")
    several = page.locator(CHOICES).filter(has_text="swaps").first
    mark = await several.get_attribute("data-key") or ""
    before = await alt(page)
    await page.keyboard.type(mark.lower())
    await changed(page, before)
    await expect(page.locator(f"{NEWEST} .caption")).to_contain_text("swap it with")


async def test_on_a_phone_the_variants_can_be_pressed_without_scrolling(tearoom: Tearoom) -> None:
    page = await tearoom.open("Olena", (400, 800))
    await page.get_by_role("button", name="Play Xiang Shi Fu").click()
    harmony = page.get_by_role("button", name="Generals in Mutual Harmony")
    await expect(harmony).to_be_in_viewport(ratio=1)
    await expect(page.get_by_role("button", name="Watching Ten Sets")).to_be_in_viewport(ratio=1)
    about = page.locator(f"{NEWEST} .caption").last
    await expect(about).to_contain_text("every triplet two equal civil tiles")


async def test_on_a_phone_the_own_panel_leaves_every_key_to_be_pressed(tearoom: Tearoom) -> None:
    page = await tearoom.open("Olena", PHONE)
    await deals(page, "/play xiang-shi-fu classic+multiple me")
    await page.locator(NEWEST).get_by_role("button", name="Hint").click()
    await expect(page.locator("#panel .caption")).to_contain_text("line that wins")
    for key in await page.locator(f"{NEWEST} .key").all():
        await key.click(trial=True, timeout=2_000)
        hit = "one => one.contains(document.elementFromPoint(...(({x, y, width, height}) =>"
        hit += " [x + width / 2, y + height / 2])(one.getBoundingClientRect())))"
        assert await key.evaluate(hit)


async def test_a_seal_is_whole_and_stands_on_one_line(tearoom: Tearoom) -> None:
    for size in (PHONE, DESK):
        page = await tearoom.open("Olena", size)
        await deals(page, "/play guo-wu-guan lenient me")
        seal = page.locator(f"{NEWEST} .seal")
        assert len(await seal.inner_text()) == 64
        lines = "one => one.offsetHeight / parseFloat(getComputedStyle(one).fontSize)"
        assert await seal.evaluate(lines) < 2
        await page.context.close()


async def in_sight(page: Page) -> None:
    """The newest board and its choices."""
    await expect(page.locator(f"{NEWEST} img")).to_be_in_viewport(ratio=1)
    await expect(page.locator(CHOICES).first).to_be_in_viewport(ratio=0.9)


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
async def test_who_comes_late_sees_the_newest_post(tearoom: Tearoom, size: tuple[int, int]) -> None:
    page = await tearoom.open("Olena")
    for _ in range(3):
        await deals(page, "/play guo-wu-guan lenient room")
    await deals(page, "/play guo-wu-guan seven-captures room")
    late = await tearoom.open("Bo", size)
    await in_sight(late)
    left = "document.querySelector('#stream')"
    below = f"{left}.scrollHeight - {left}.scrollTop - {left}.clientHeight"
    fits = f"{left}.lastElementChild.offsetHeight <= {left}.clientHeight"
    if await late.evaluate(fits):
        assert await late.evaluate(below) < 2

    came = asyncio.Event()

    async def slowly(route: Route) -> None:
        await came.wait()
        await route.continue_()

    await late.route("**/picture/**", slowly)
    await late.goto(tearoom.house.address + tearoom.path, wait_until="domcontentloaded")
    await expect(late.locator("html.alive")).to_be_attached()
    await late.evaluate(FRAMES)
    came.set()
    await late.wait_for_function(LOADED)
    await in_sight(late)
