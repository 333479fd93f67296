"""A table of several on the page: each guest plays from the own hand, and sees no other."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import Page, Response, expect

from bot.core.table import Table
from bot.service.clock import Clock
from games import menu
from tests.conformance.four import without_chance
from tests.newest import newest_tables
from tests.web.windows import CHOICES, NEWEST, PHONE, Tearoom, differs

pytestmark = pytest.mark.asyncio(loop_scope="session")

NAMES = ("Olena", "Bo", "Mai", "Ida")
HAND = re.compile(r"Your hand: ([^.]*)\.")


class Ear:
    """All words and addresses that reach one window: pages, answers, and the live stream."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.heard: list[str] = []
        self.pictures: set[str] = set()
        self.before: set[str] = set()
        """The pictures that were there before the cards were dealt."""
        self._answers: list[Response] = []
        page.on("response", self._hears)

    async def listen(self) -> None:
        """Hear the live stream too, which is no answer that ends."""
        wire = await self.page.context.new_cdp_session(self.page)
        await wire.send("Network.enable")
        wire.on("Network.eventSourceMessageReceived", lambda said: self.heard.append(said["data"]))

    def _hears(self, response: Response) -> None:
        if "/picture/" in response.url:
            self.pictures.add(response.url.partition("/picture/")[2])
        elif response.request.method == "POST":
            self._answers.append(response)

    async def notes(self) -> set[str]:
        """The own hands as they were told; everything that came is kept."""
        self.heard += [await one.text() for one in self._answers]
        self._answers.clear()
        self.heard.append(await self.page.content())
        return {one for one in HAND.findall(await self.page.content()) if one}


async def table_of(room: Tearoom) -> Table:
    store = room.house.service.store
    table = await store.load((await newest_tables(store))[0])
    assert table is not None
    return table


async def test_four_play_a_deal_and_no_hand_reaches_another_window(
    tearoom: Tearoom, monkeypatch: pytest.MonkeyPatch
) -> None:
    without_chance(monkeypatch, "tea for four 27")
    pages = {name: await tearoom.open(name, PHONE) for name in NAMES}
    ears = {name: Ear(page) for name, page in pages.items()}
    for ear in ears.values():
        await ear.listen()
    olena = pages["Olena"]
    await olena.get_by_role("button", name="Play Four Colour Cards").click()
    await olena.get_by_role("button", name="Open a table for people").click()
    for name in NAMES[1:]:
        for ear in ears.values():
            ear.before = {*ear.pictures}
        await pages[name].get_by_role("button", name="Join").click()
        took = pages[name].locator(f"{NEWEST} .caption", has_text=re.compile(f"{name}|Sealed"))
        await expect(took).to_be_visible()
    await expect(olena.locator(f"{NEWEST} .caption")).to_contain_text("Sealed")
    hands: dict[str, set[str]] = {name: set() for name in NAMES}
    for _ in range(120):
        table = await table_of(tearoom)
        for name, ear in ears.items():
            hands[name] |= await ear.notes()
        if table.over:
            break
        if not table.asked:
            await Clock(tearoom.house.service).once()
            await olena.wait_for_timeout(200)
            continue
        await _answers(table, pages)
    assert (await table_of(tearoom)).over
    for page in pages.values():
        await expect(page.locator(f"{NEWEST} .caption")).to_contain_text("seed")
        whole = "[document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
        assert await page.evaluate(whole) == [*PHONE]  # nothing lies beside or below the window
    for name in NAMES:
        _kept(name, hands, ears)


def _kept(name: str, hands: dict[str, set[str]], ears: dict[str, Ear]) -> None:
    """Nobody else heard the words of a hand, or fetched a picture that shows it."""
    assert hands[name]
    for other in set(NAMES) - {name}:
        heard = "\n".join(ears[other].heard)
        assert "Four Colour Cards" in heard
        assert not [hand for hand in hands[name] if hand in heard], (name, other)
        assert not _own(ears[name]) & _own(ears[other])


def _own(ear: Ear) -> set[str]:
    """The pictures that a window fetched of the post that became the board, but not the lobby's."""
    newest = max(int(one.partition("/")[0]) for one in ear.pictures)
    return {one for one in ear.pictures if one.startswith(f"{newest}/")} - ear.before


async def _answers(table: Table, pages: dict[str, Page]) -> None:
    """Whoever is asked first presses what the middle computer would say."""
    seat = table.asked[0]
    seen = table.position.seen_by(seat)
    move = seen.choose(seat, "normal", "tea")
    mark = next(one.mark for one in menu(seen, seat).choices if one.move == move)
    page = pages[table.seats[seat].name]
    choice = page.locator(f"{CHOICES}[data-key='{mark.upper()}']")
    more = page.get_by_role("button", name="More choices")
    await choice.or_(more).first.wait_for()
    before = await page.locator(NEWEST).get_attribute("data-digest") or ""
    if not await choice.count():
        await more.click()
        await differs(page, NEWEST, "data-digest", before)
        before = await page.locator(NEWEST).get_attribute("data-digest") or ""
    await choice.click()
    await differs(page, NEWEST, "data-digest", before)
