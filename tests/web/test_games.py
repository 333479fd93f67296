"""Two guests in windows of their own play whole games, on the picture and on the buttons."""

from __future__ import annotations

import re
import time

import pytest
from playwright.async_api import Page, expect

from bot.core.table import Table
from bot.service import play
from games import menu
from tests.conformance.four import without_chance
from tests.deals import known
from tests.web.windows import (
    CHOICES,
    DESK,
    NEWEST,
    PHONE,
    Tearoom,
    alt,
    blind,
    changed,
    deals,
    differs,
    says,
)

pytestmark = pytest.mark.asyncio(loop_scope="session")

TEN_SETS = ("i51-j43", "g33-i11", "a22-c66", "a6666-p5111", "f55-h31")
"""Solves the deal of the seed "tea 0" of classic Watching Ten Sets."""


async def touched(page: Page, word: str) -> bool:
    """Touch the picture where a choice lies; False where it lies nowhere."""
    spot = page.locator(f"{NEWEST} .spots rect[data-action$='/{word}']").first
    if not await spot.count():
        return False
    place = await spot.bounding_box()
    assert place
    x, y = place["x"] + place["width"] / 2, place["y"] + place["height"] / 2
    top = "([x, y]) => document.elementFromPoint(x, y)?.dataset.action ?? ''"
    if (await page.evaluate(top, [x, y])).endswith(f"/{word}"):
        await page.mouse.click(x, y)
    else:  # another one lies above its middle
        await spot.dispatch_event("click")
    return True


async def test_two_watch_ten_sets_and_solve_it_by_touching_the_tiles(
    tearoom: Tearoom, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(play, "deal", known("tea 0"))
    pages = [await tearoom.open("Olena"), await tearoom.open("Bo", PHONE)]
    await deals(pages[0], "/play xiang-shi-fu classic room")
    await expect(pages[1].locator(CHOICES).first).to_be_visible()
    for number, move in enumerate(TEN_SETS):
        page, other = pages[number % 2], pages[1 - number % 2]
        before, seen = await alt(page), await alt(other)
        assert await touched(page, move.partition("-")[0]), move
        await changed(page, before)
        picked = await alt(page)
        if await touched(page, move):  # else the tile had but one partner
            await changed(page, picked)
        await changed(other, seen)
    for page in pages:
        await expect(page.locator(f"{NEWEST} .caption")).to_contain_text("seed")
        await expect(page.locator(f"{NEWEST} .spots")).to_have_count(0)


async def test_a_letter_on_the_picture_takes_its_set(tearoom: Tearoom) -> None:
    for name, size in (("Olena", DESK), ("Bo", PHONE)):
        page = await tearoom.open(name, size)
        await deals(page, "/play guo-wu-guan lenient me")
        button = page.locator(f"{NEWEST} [data-key=A]")
        action = await button.get_attribute("value") or ""
        await button.focus()
        lit = page.locator(f"{NEWEST} .spots rect.on")
        await expect(lit.first).to_have_attribute("data-action", action)
        before = await alt(page)
        assert await touched(page, action.rpartition("/")[2])
        await changed(page, before)
        await page.context.close()


async def test_two_play_wu_hsing_to_its_end_and_no_rack_is_seen_by_the_other(
    tearoom: Tearoom, monkeypatch: pytest.MonkeyPatch
) -> None:
    without_chance(monkeypatch, "tea for two 3")
    pages = {
        "Olena": await blind(await tearoom.open("Olena")),
        "Bo": await blind(await tearoom.open("Bo", PHONE)),
    }
    heard: dict[str, list[str]] = {"Olena": [], "Bo": []}
    for name, page in pages.items():
        wire = await page.context.new_cdp_session(page)
        await wire.send("Network.enable")
        hear = heard[name].append
        wire.on("Network.eventSourceMessageReceived", lambda said, hear=hear: hear(said["data"]))
    await says(pages["Olena"], "/play wu-hsing standard room")
    await pages["Bo"].get_by_role("button", name="Join").click()
    await expect(pages["Olena"].locator(f"{NEWEST} .caption")).to_contain_text("Bo")
    await pages["Olena"].get_by_role("button", name="Start").click()
    for page in pages.values():
        await expect(page.locator(f"{NEWEST} .caption")).to_contain_text("Sealed")
    racks: dict[str, set[str]] = {"Olena": set(), "Bo": set()}
    for _ in range(60):
        table = await tearoom.table()
        if table is None or not table.several or not table.asked:
            break
        seat = table.asked[0]
        name = table.seats[seat].name
        await moves(pages[name], table)
        for reader, one in pages.items():
            html = await one.content()
            heard[reader].append(html)
            racks[reader] |= set(re.findall(r"Your dominoes: ([^.<]*)\.", html))
    table = await tearoom.table()
    assert table is not None
    assert table.over
    for name, other in (("Olena", "Bo"), ("Bo", "Olena")):
        assert racks[name]
        everything = "\n".join(heard[other])
        assert not [
            rack for rack in racks[name] - racks[other] if f"Your dominoes: {rack}" in everything
        ]


async def moves(page: Page, table: Table) -> None:
    """Press what the easy computer would say, word by word: on the picture, else on its button."""
    seat = table.asked[0]
    seen = table.position.seen_by(seat)
    move = seen.choose(seat, "easy", "tea")
    ways = seen.paths(seat, move)
    said: tuple[str, ...] = ()
    while True:
        shown = menu(seen, seat, said)
        path = next(
            one.path
            for one in shown.choices
            if any(way[: len(one.path)] == one.path for way in ways)
        )
        action = f"p/{table.head.id}/{table.round:x}/{'/'.join(path)}"
        button = page.locator(f"{NEWEST} button[value='{action}']")
        spot = page.locator(f"{NEWEST} .spots rect[data-action='{action}']")
        await button.or_(spot).first.wait_for(state="attached")
        before = await page.locator(NEWEST).get_attribute("data-digest") or ""
        await (spot if await spot.count() else button).first.dispatch_event("click")
        await differs(page, NEWEST, "data-digest", before)
        said = path
        if menu(seen, seat, said).move == move:
            return


async def test_the_first_board_is_there_within_a_second(tearoom: Tearoom) -> None:
    """On a machine that does much else a second is as long as it needs for a page of nothing."""
    page = await tearoom.open("Olena")
    await deals(page, "/play guo-wu-guan lenient me")

    async def seconds(address: str, shown: str) -> float:
        begun = time.monotonic()
        await page.goto(tearoom.house.address + address, wait_until="commit")
        await page.locator(shown).evaluate("one => one.decode?.()")
        return time.monotonic() - begun

    took = [await seconds(tearoom.path, f"{NEWEST} img") for _ in range(3)]
    empty = [await seconds("/openapi.json", "body") for _ in range(3)]
    assert min(took) < max(1, 5 * min(empty)), (took, empty)


async def test_a_board_that_newer_posts_hide_stays_in_sight(tearoom: Tearoom) -> None:
    for size in (PHONE, DESK):
        page = await tearoom.open("Olena", size)
        pin = page.locator("#pin")
        await deals(page, "/play guo-wu-guan lenient me")
        await expect(pin).to_be_hidden()
        await says(page, "/start")
        await expect(page.locator(".post.game:last-child")).to_have_count(0)
        await expect(pin).to_be_visible()
        assert await pin.locator("img").evaluate("one => one.decode().then(() => true)")
        await says(page, "/settings")
        await expect(page.locator("#panel .key").first).to_be_in_viewport(ratio=1)
        await page.locator("#panel .close").click()
        await expect(page.locator("#panel .key")).to_have_count(0)
        await pin.click()
        await expect(page.locator(".post.game img").last).to_be_in_viewport(ratio=0.9)
        await expect(pin).to_be_hidden()
        await page.context.close()


async def test_options_go_away_when_the_game_begins(tearoom: Tearoom) -> None:
    olena, bo = await tearoom.open("Olena", PHONE), await tearoom.open("Bo", PHONE)
    await says(olena, "/play wu-hsing open room")
    await bo.get_by_role("button", name="Join").click()
    await expect(olena.locator(f"{NEWEST} .caption")).to_contain_text("Bo")
    await olena.get_by_role("button", name="Options").click()
    await expect(olena.locator("#panel .own")).to_have_count(1)
    await olena.get_by_role("button", name="Start").dispatch_event("click")
    await expect(olena.locator(f"{NEWEST} .caption")).to_contain_text("Sealed")
    await expect(olena.locator("#panel .own")).to_have_count(0)


async def test_a_guest_comes_back_in_another_browser_with_a_passphrase(tearoom: Tearoom) -> None:
    words = "milk oolong 7"
    page = await tearoom.open("Olena", passphrase=words)
    await deals(page, "/play guo-wu-guan lenient me")
    await page.context.close()
    phone = await tearoom.open("Olena", PHONE, passphrase=words)
    await expect(phone.locator("#status")).to_contain_text("Welcome back")
    before = await alt(phone)
    await phone.locator(CHOICES).first.click()
    await changed(phone, before)
