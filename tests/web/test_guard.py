"""What protects the page: origins, headers, sizes, and errors that tell nothing of the inside."""

from __future__ import annotations

import asyncio
import json
import socket

import pytest
from yarl import URL

from tests.web.conftest import ROOM, House
from tests.web.scripted import board

POSTS = ("/enter", f"{ROOM}/press", f"{ROOM}/say", f"{ROOM}/close")
NONSENSE = (
    b"",
    b"{",
    b"null",
    b"[]",
    b'"text"',
    b'{"text": 1}',
    b'{"text": ["a"]}',
    b'{"text": "\\ud800"}',
    b"\xff\xfe",
    b"[" * 9000,
    json.dumps({f"f{n}": "x" for n in range(40)}).encode(),
)


@pytest.mark.parametrize("path", POSTS)
@pytest.mark.parametrize(
    "origin", ["http://evil.example", "null", "http://127.0.0.1:1", "http://["]
)
async def test_nothing_is_taken_from_another_site(path: str, origin: str, house: House) -> None:
    guest = await house.guest()
    guest.headers["Origin"] = origin
    answer = await guest.form(path, name="x", room="tearoom", text="A", action="m/play")
    assert answer.status == 403
    assert house.service.requests == []


async def test_a_post_needs_an_origin_or_the_browsers_word_for_it(house: House) -> None:
    guest = await house.guest()
    path = f"{house.address}{ROOM}/say"
    fields = {"text": "A", "seal": await guest.seal()}
    async with guest.session.post(path, data=fields) as bare:
        assert bare.status == 403
    said = {"Sec-Fetch-Site": "same-origin"}
    async with guest.session.post(path, data=fields, headers=said) as vouched:
        assert vouched.status == 200


async def test_a_trusted_origin_may_post(house: House) -> None:
    guest = await house.guest()
    guest.headers["Origin"] = "https://tea.example"
    assert (await guest.form(f"{ROOM}/say", text="A")).status == 303


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/nowhere",
        "/static/style.css",
        "/static/../app.py",
        ROOM,
        f"{ROOM}/press",
        f"{ROOM}/live",
        f"{ROOM}/picture/1/000000000000000000000000.png",
        "/r/two words",
    ],
)
async def test_every_answer_carries_the_protecting_headers(path: str, house: House) -> None:
    house.service.post(1, board("A board"))
    guest = await house.guest()
    headers = (await guest.get(path)).headers
    policy = headers["Content-Security-Policy"]
    assert "default-src 'none'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["Referrer-Policy"] == "same-origin"
    assert "Server" not in headers


async def test_pages_have_no_script_or_style_of_their_own(house: House) -> None:
    house.service.post(1, board("A board", "A: take"))
    guest = await house.guest()
    for path in ("/", ROOM, "/nowhere"):
        html = await (await guest.get(path)).text()
        assert "<style" not in html
        assert " style=" not in html
        assert " on" + "click" not in html
        assert html.count("<script") == html.count("<script src=")


@pytest.mark.parametrize("body", NONSENSE)
async def test_nonsense_is_refused_in_plain_words(body: bytes, house: House) -> None:
    guest = await house.guest()
    answer = await guest.send(f"{ROOM}/say", body)
    assert answer.status == 400
    assert "nothing was done" in (await answer.json())["error"]
    assert house.service.requests == []


async def test_a_body_packed_otherwise_than_it_says_is_refused(house: House) -> None:
    guest = await house.guest()
    headers = {"Origin": house.address, "Content-Encoding": "gzip"}
    path = f"{house.address}{ROOM}/say"
    async with guest.session.post(path, data=b"never packed", headers=headers) as answer:
        assert answer.status == 400
    assert house.service.requests == []


async def test_a_cookie_of_any_bytes_is_a_strangers(house: House) -> None:
    for cookie in (b"\xff.\xfe", b"eyJ0IjoxfQ.\xff", b"\xed\xa0\x80."):
        reader, writer = await asyncio.open_connection("127.0.0.1", URL(house.address).port)
        asked = b"GET %s HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: teahouse=%s\r\n\r\n"
        writer.write(asked % (ROOM.encode(), cookie))
        assert b" 303 " in await reader.readline()
        writer.close()


async def test_a_huge_body_is_refused(house: House) -> None:
    guest = await house.guest()
    answer = await guest.send(f"{ROOM}/say", {"text": "A" * 100_000})
    assert answer.status == 413
    assert "too much" in (await answer.json())["error"]
    assert house.service.requests == []


@pytest.mark.parametrize("method", ["PUT", "DELETE", "PATCH"])
async def test_wrong_methods_are_refused(method: str, house: House) -> None:
    guest = await house.guest()
    said = {"Origin": house.address}
    async with guest.session.request(method, house.address + ROOM, headers=said) as answer:
        assert answer.status == 405
        assert "GET" in answer.headers["Allow"]


@pytest.mark.parametrize(
    "room", ["two words", "a" * 41, "..%2fetc", "%00", "<b>", "комната", "a.b"]
)
async def test_a_room_needs_a_good_name(room: str, house: House) -> None:
    guest = await house.guest()
    answer = await guest.get(f"/r/{room}")
    assert answer.status == 404
    assert "1 to 40 letters" in await answer.text()


async def test_what_breaks_inside_stays_inside(house: House) -> None:
    guest = await house.guest()
    house.service.answers.append(RuntimeError("secret tile 6-6"))
    answer = await guest.send(f"{ROOM}/say", {"text": "A"})
    words = (await answer.json())["error"]
    assert answer.status == 500
    assert "Report code" in words
    assert "secret" not in words
    assert "Traceback" not in words


async def test_cookies_are_out_of_reach_of_scripts_and_other_sites(house: House) -> None:
    answer = await house.browser().form("/enter", name="Olena", room="tearoom")
    given = answer.headers.getall("Set-Cookie")
    assert len(given) == 1
    assert all("HttpOnly" in one and "SameSite=Lax" in one for one in given)


async def test_lines_that_are_no_http_end_with_a_refusal(house: House) -> None:
    host, port = house.address.removeprefix("http://").split(":")
    with socket.create_connection((host, int(port)), timeout=5) as line:
        line.setblocking(True)
        line.sendall(b"TEA / PLEASE\r\n\r\n")
    assert (await house.browser().get("/")).status == 200


@pytest.mark.parametrize("host", ["evil.example:8080", "evil.example", "[::bad"])
async def test_a_foreign_name_for_this_machine_is_not_served(house: House, host: str) -> None:
    origin = {"Host": host, "Origin": f"http://{host}"}
    guest = house.browser()
    form = {"name": "E", "room": "r"}
    async with guest.session.post(f"{house.address}/enter", data=form, headers=origin) as answer:
        assert answer.status in {400, 403}
