"""The door: one sealed cookie, seals on forms, passphrases, paths behind a proxy, and limits."""

from __future__ import annotations

import re
from base64 import urlsafe_b64decode, urlsafe_b64encode

import pytest
from yarl import URL

from bot.adapters.web import Ways
from bot.adapters.web.guest import COOKIE
from bot.adapters.web.pace import Limit
from bot.adapters.web.seals import Seals
from bot.core.buckets import Allowance
from render.words import locales
from tests.web.conftest import ROOM, Browser, House, opened
from tests.web.scripted import board


def cookie_of(guest: Browser) -> str:
    return guest.session.cookie_jar.filter_cookies(URL(f"{guest.address}{guest.base}/"))[
        COOKIE
    ].value


async def comes(guest: Browser, name: str, passphrase: str = "") -> str:
    """Who the service takes the guest for, once they came in."""
    answer = await guest.form("/enter", name=name, room="tearoom", passphrase=passphrase)
    assert answer.status == 303
    return answer.headers["Location"]


async def account(house: House, guest: Browser) -> str:
    await guest.send(f"{ROOM}/say", {"text": "A"})
    return house.service.requests[-1].who.account


async def test_a_cookie_that_was_changed_is_nobodys(house: House) -> None:
    guest = await house.guest()
    payload, _, seal = cookie_of(guest).rpartition(".")
    forged = urlsafe_b64decode(payload).replace(b"Olena", b"Bo-Bo")
    changed = f"{urlsafe_b64encode(forged).decode()}.{seal}"
    for value in (changed, payload, f"{payload}.", f".{seal}", "x" * 5000, "💥"):
        stranger = house.browser()
        headers = {"Cookie": f"{COOKIE}={value}"}
        async with stranger.session.get(
            house.address + ROOM, headers=headers, allow_redirects=False
        ) as answer:
            assert answer.status == 303, value
            assert answer.headers["Location"] == "/?room=tearoom"


@pytest.mark.parametrize("path", ["/enter", "/leave", f"{ROOM}/press", f"{ROOM}/say"])
async def test_a_form_without_its_own_seal_does_nothing(path: str, house: House) -> None:
    guest, other = await house.guest("Olena"), await house.guest("Bo")
    for seal in ("", "x", await other.seal()):
        answer = await guest.send(
            path, {"seal": seal, "text": "A", "action": "m/play", "name": "O", "room": "r"}
        )
        assert answer.status == 403
        assert "grown old" in (await answer.json())["error"]
    assert house.service.requests == []


async def test_a_passphrase_brings_a_guest_back_in_any_browser(house: House) -> None:
    guest, phone = house.browser(), house.browser()
    assert await comes(guest, "Olena", "milk oolong 7") == "/r/tearoom?kept"
    assert await comes(phone, " olena ", "milk oolong 7") == "/r/tearoom?back"
    assert await account(house, guest) == await account(house, phone)
    assert "Welcome back" in await (await phone.get(f"{ROOM}?back")).text()


async def test_another_name_or_passphrase_is_somebody_else(house: House) -> None:
    found = set()
    for name, words in (("Olena", "milk oolong"), ("Olena", "milk oolonG"), ("Bo", "milk oolong")):
        guest = house.browser()
        assert await comes(guest, name, words) == "/r/tearoom?kept"
        found.add(await account(house, guest))
    assert len(found) == 3


async def test_a_short_passphrase_is_refused_in_words(house: House) -> None:
    answer = await house.browser().form("/enter", name="O", room="r", passphrase="tea")  # noqa: S106 - too short to be one
    assert answer.status == 400
    assert "at least 8 characters" in await answer.text()


async def test_passphrases_of_two_houses_are_not_the_same() -> None:
    tokens = set()
    for key in (b"one", b"other"):
        seals = Seals()
        seals.key = key
        tokens.add(seals.remembered("Olena", "milk oolong"))
    assert len(tokens) == 2


async def test_somebody_else_may_use_the_browser(house: House) -> None:
    guest = await house.guest()
    before = await account(house, guest)
    answer = await guest.form("/leave")
    assert answer.headers["Location"] == "/?left"
    assert "does not know you any more" in await (await guest.get("/?left")).text()
    await guest.enter("Bo")
    assert await account(house, guest) != before


async def test_everything_works_under_a_path_whether_or_not_a_proxy_takes_it_off() -> None:
    async with opened(Ways(base="/tea", limits={})) as house:
        house.service.post(1, board("A board", "A: take"))
        guest = await house.guest()
        html = await (await guest.get("/tea/r/tearoom")).text()
        for part in re.findall(r' (?:href|src|srcset|action|data-at)="([^"#]+)"', html):
            assert part.startswith("/tea/"), part
        given = (await guest.form("/tea/enter", name="Olena", room="x")).headers["Set-Cookie"]
        assert "Path=/tea" in given
        stripped = {"Cookie": f"{COOKIE}={cookie_of(guest)}"}
        async with guest.session.get(f"{house.address}/r/tearoom", headers=stripped) as answer:
            assert '"/tea/r/tearoom/press"' in await answer.text()


async def test_cookies_are_for_https_alone_where_the_proxy_speaks_it(house: House) -> None:
    async with house.browser().session.get(
        house.address, headers={"X-Forwarded-Proto": "https"}
    ) as answer:
        assert "Secure" in answer.headers["Set-Cookie"]


async def test_who_asks_too_fast_waits_and_others_do_not() -> None:
    once = Limit(guest=Allowance(3, 1 / 60), address=Allowance(50, 1 / 60))
    async with opened(Ways(limits={"do": once})) as house:
        olena, bo = await house.guest("Olena"), await house.guest("Bo")
        told = [await olena.send(f"{ROOM}/say", {"text": "A"}) for _ in range(4)]
        assert [one.status for one in told] == [200, 200, 200, 429]
        assert 0 < int(told[-1].headers["Retry-After"]) <= 60
        assert "too fast" in (await told[-1].json())["error"]
        assert (await bo.send(f"{ROOM}/say", {"text": "A"})).status == 200


@pytest.mark.parametrize(("proxies", "statuses"), [(0, [200, 429]), (1, [200, 200])])
async def test_an_address_is_the_one_that_our_own_proxy_names(
    proxies: int, statuses: list[int]
) -> None:
    once = Limit(guest=Allowance(50, 1 / 60), address=Allowance(1, 1 / 60))
    async with opened(Ways(limits={"do": once}, proxies=proxies)) as house:
        guest = await house.guest()
        found = []
        for asker in ("203.0.113.1", "203.0.113.2"):
            guest.headers["X-Forwarded-For"] = f"198.51.100.9, {asker}"
            found.append((await guest.send(f"{ROOM}/say", {"text": "A"})).status)
        assert found == statuses


async def test_a_guest_has_so_many_pages_open_and_no_more(house: House) -> None:
    house.service.post(1, board("First"))
    guest = await house.guest()
    streams = [await guest.get(f"{ROOM}/live") for _ in range(13)]
    assert [one.status for one in streams] == [200] * 12 + [429]


async def test_everybody_is_alone_at_their_own_table(house: House) -> None:
    guest, other = await house.guest("Olena"), await house.guest("Bo")
    for one in (guest, other):
        await one.send("/r/own/say", {"text": "A"})
    places = [one.place for one in house.service.requests[-2:]]
    assert all(one.private for one in places)
    assert places[0].chat != places[1].chat


async def test_what_a_phone_needs_to_keep_the_page_is_there(house: House) -> None:
    guest = await house.guest()
    manifest = await (await guest.get("/manifest.webmanifest")).json(content_type=None)
    assert manifest["display"] == "standalone"
    assert manifest["start_url"] == "/"
    sizes = set()
    for icon in manifest["icons"]:
        answer = await guest.get(icon["src"])
        assert answer.content_type == "image/png"
        wide = int.from_bytes((await answer.read())[16:20])
        assert icon["sizes"] == f"{wide}x{wide}"
        sizes.add(wide)
    assert sizes == {192, 512}
    assert (await guest.get("/icon-181.png")).status == 404


async def test_pictures_wear_the_colours_of_each_browser_until_a_theme_is_chosen(
    house: House,
) -> None:
    house.service.post(1, board("A board", "A"))
    guest = await house.guest()
    html = await (await guest.get(ROOM)).text()
    assert 'media="(prefers-color-scheme: light)"' in html
    assert "data-theme" not in html
    light = html.partition('srcset="')[2].partition('"')[0]
    assert (await guest.get(light)).status == 200
    house.service.theme = "light"
    html = await (await guest.get(ROOM)).text()
    assert '<html lang="en" data-theme="light">' in html
    assert "srcset" not in html


async def test_the_door_shows_its_picture_in_every_language(house: House) -> None:
    for locale in locales():
        said = {"Accept-Language": locale}
        async with house.browser().session.get(f"{house.address}/", headers=said) as answer:
            shown = re.findall(r"/hello/[^\"]+", await answer.text())
        assert {one.rpartition("/")[2] for one in shown} == {
            f"{theme}-{locale}.png" for theme in ("light", "dark")
        }
        for path in shown:
            assert (await house.browser().get(path)).status == 200, path
