"""A room: who comes in, what everybody sees, what one sees alone, and what the service hears."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
from aiohttp import ClientResponse

from bot.adapters.web.markup import static
from bot.core.answer import Reply
from bot.core.request import Command, Press, Typed
from bot.core.screen import Button, Screen
from render.posters import Hello
from render.view import Look
from tests.web.conftest import ROOM, Browser, House
from tests.web.scripted import board
from tests.web.seen import panel, posts

EVIL = "<script>alert(1)</script>\"'&<b>"


async def page(guest: Browser, path: str = ROOM) -> str:
    answer = await guest.get(path)
    assert answer.status == 200
    return await answer.text()


async def news(stream: ClientResponse, event: str) -> Any:
    """The next event of this kind."""
    async with asyncio.timeout(5):
        while True:
            line = (await stream.content.readline()).decode()
            if line == f"event: {event}\n":
                return json.loads((await stream.content.readline()).decode().removeprefix("data: "))


async def test_the_door_leads_into_the_room(house: House) -> None:
    guest = house.browser()
    answer = await guest.form("/enter", name="  Olena ", room="Tea Room")
    assert answer.headers["Location"] == "/r/tea-room"
    assert "Olena" in await page(guest, "/r/tea-room")


async def test_an_address_that_was_shared_asks_for_a_name_first(house: House) -> None:
    answer = await house.browser().get("/r/garden")
    assert answer.headers["Location"] == "/?room=garden"
    assert house.service.requests == []
    assert 'value="garden"' in await page(house.browser(), "/?room=garden")


async def test_rooms_are_remembered_and_names_can_change(house: House) -> None:
    guest = await house.guest()
    await guest.enter("Olena", "garden")
    await guest.enter("Lena", "garden")
    html = await page(guest, "/")
    assert html.index("/r/garden") < html.index("/r/tearoom")
    await guest.form("/r/garden/say", text="A")
    first, last = house.service.requests[0], house.service.requests[-1]
    assert last.who.name == "Lena"
    assert first.who.account == last.who.account


async def test_nobody_can_be_taken_for_somebody_else(house: House) -> None:
    olena, bo = await house.guest("Olena"), await house.guest("Olena")
    for guest in (olena, bo):
        await guest.send(f"{ROOM}/say", {"text": "A", "event": "the-very-same-event"})
    one, other = house.service.requests
    assert one.who.account != other.who.account
    assert one.event != other.event


async def test_without_a_name_nothing_is_done(house: House) -> None:
    stranger = house.browser()
    for path in ("press", "say", "close"):
        assert (await stranger.send(f"{ROOM}/{path}", {"text": "A"})).status == 403
    assert (await stranger.get(f"{ROOM}/live")).status == 403
    assert house.service.requests == []


async def test_an_empty_room_greets_once(house: House) -> None:
    guest, other = await house.guest("Olena"), await house.guest("Bo")
    house.service.answer(Reply("post", board("Welcome", "Play"), 1))
    await asyncio.gather(page(guest), page(other))
    assert [type(one) for one in house.service.requests] == [Command]
    assert [one.caption for one in posts(await page(guest))] == ["Welcome"]
    assert house.service.delivered_at == [(1, "1")]


async def test_everything_people_write_is_escaped(house: House) -> None:
    row = (Button(EVIL, EVIL, url=""), Button(EVIL, url="https://tea.example/?a=1&b=2"))
    house.service.post(1, Screen(EVIL, (row,), Hello(), alt=EVIL))
    house.service.post(2, Screen(EVIL, board=EVIL))
    guest = await house.guest(EVIL)
    house.service.answer(Reply("private", Screen(EVIL)))
    await guest.form(f"{ROOM}/say", text=f"/play {EVIL}")
    html = await page(guest)
    assert "<script>" not in html
    assert "<b>" not in html.replace('<b class="mark', "")
    assert [one.caption for one in posts(html)] == [EVIL, EVIL]
    assert posts(html)[0].actions == {EVIL: EVIL}
    assert posts(html)[1].board == EVIL
    assert panel(html)[0].caption == EVIL
    assert house.service.requests[-1].who.name == EVIL[:32]


@pytest.mark.parametrize("label", ["A", "A: full dragon", "Take B: split", "Hint", "…", "10"])
async def test_labels_are_read_as_they_are(label: str, house: House) -> None:
    house.service.post(1, board("Choose", label))
    assert posts(await page(await house.guest()))[0].labels == (label,)


async def test_a_press_says_what_hung_where(house: House) -> None:
    house.service.post(7, board("Level 2", "A: full dragon"))
    guest = await house.guest()
    shown = posts(await page(guest))[0]
    house.service.answer(Reply("edit", board("You took A", "B"), 7))
    answer = await guest.send(
        f"{ROOM}/press",
        {"action": shown.actions["A: full dragon"], "message": shown.message, "event": "f00d" * 6},
    )
    press = house.service.requests[-1]
    assert isinstance(press, Press)
    assert (press.action, press.message, press.place.chat) == ("m/A:-full-dragon", "7", "tearoom")
    assert press.event.endswith("f00d" * 6)
    told = await answer.json()
    assert told["posts"]["order"] == [7]
    assert posts(told["posts"]["changed"][0]["html"])[0].caption == "You took A"
    assert house.service.delivered_at == [(7, "7")]


@pytest.mark.parametrize("message", ["-1", "1; DROP", "9" * 30, "own", "<b>"])
async def test_forged_messages_are_nobodys(message: str, house: House) -> None:
    guest = await house.guest()
    await guest.send(f"{ROOM}/press", {"action": "m/play", "message": message})
    press = house.service.requests[-1]
    assert isinstance(press, Press)
    assert press.message == ""


@pytest.mark.parametrize("action", ["", "x" * 5000, "p/../../etc", "💥", "p\x00q", EVIL])
async def test_forged_actions_reach_the_service_cut_to_size(action: str, house: House) -> None:
    guest = await house.guest()
    answer = await guest.send(f"{ROOM}/press", {"action": action, "message": "1"})
    assert answer.status == 200
    press = house.service.requests[-1]
    assert isinstance(press, Press)
    assert press.action == action[:100]


async def test_the_text_field_takes_commands_and_moves(house: House) -> None:
    guest = await house.guest()
    for words in ("/Play guo-wu-guan lenient", "2bcd", " A ", "/", "/undo\x00now"):
        await guest.send(f"{ROOM}/say", {"text": words})
    heard = [
        (one.name, one.words) if isinstance(one, Command) else one.words
        for one in house.service.requests
        if isinstance(one, Command | Typed)
    ]
    assert heard == [("play", "guo-wu-guan lenient"), "2bcd", "A", ("", ""), ("undo", "now")]


async def test_typed_words_answer_the_board_played_last(house: House) -> None:
    guest, other = await house.guest("Olena"), await house.guest("Bo")
    house.service.answer(Reply("post", Screen("My board", board="[6:5]"), 4))
    await guest.send(f"{ROOM}/say", {"text": "/play"})
    house.service.answer(Reply("post", board("A menu", "Play"), 5))
    await guest.send(f"{ROOM}/say", {"text": "/start"})
    await guest.send(f"{ROOM}/say", {"text": "A"})
    await other.send(f"{ROOM}/say", {"text": "A"})
    del house.service.posts[4]
    await guest.send(f"{ROOM}/say", {"text": "A"})
    typed = [one.message for one in house.service.requests if isinstance(one, Typed)]
    assert typed == ["4", "", ""]


async def test_who_goes_on_too_fast_keeps_what_they_were_told(house: House) -> None:
    """The service says it once and then keeps silent; silence must not wipe the words away."""
    house.service.post(1, board("Everybody's"))
    guest = await house.guest()
    house.service.answer(Reply("private", Screen("Take a breath")))
    await guest.send(f"{ROOM}/say", {"text": "A"})
    house.service.answer()
    hushed = await guest.send(f"{ROOM}/say", {"text": "A"})
    assert hushed.status == 429
    assert "too fast" in (await hushed.json())["error"]
    assert [one.caption for one in panel(await page(guest))] == ["Take a breath"]


async def test_private_replies_are_for_one_guest(house: House) -> None:
    house.service.post(1, board("Everybody's"))
    guest, other = await house.guest("Olena"), await house.guest("Bo")
    house.service.answer(Reply("private", Screen("A hint for you")))
    answer = await guest.send(f"{ROOM}/say", {"text": "/hint"})
    assert panel((await answer.json())["private"])[0].caption == "A hint for you"
    assert "A hint for you" in await page(guest)
    assert "A hint for you" not in await page(other)


async def test_what_no_row_keeps_stands_in_the_own_panel(house: House) -> None:
    house.service.post(1, board("Everybody's"))
    guest = await house.guest()
    house.service.answer(Reply("edit", board("Settings", "Theme")))
    answer = await guest.send(f"{ROOM}/press", {"action": "m/settings", "message": "1"})
    told = await answer.json()
    assert panel(told["private"])[0].labels == ("Theme",)
    assert told["posts"]["changed"] == []


async def test_remarks_pass_and_menus_stay_until_closed(house: House) -> None:
    house.service.post(1, board("Everybody's", "A"))
    guest = await house.guest()

    async def after(reply: Reply, **fields: str) -> list[str]:
        house.service.answer(reply)
        await guest.send(f"{ROOM}/press", {"action": "m/x", "message": "1"} | fields)
        return [one.caption for one in panel(await page(guest))]

    move = Reply("edit", board("Moved", "A"), 1)
    assert await after(Reply("private", Screen("A remark"))) == ["A remark"]
    assert await after(move) == []
    refusal = Screen("Not so", ((Button("Rules: Placing", "m/rules/wuh/placing"),),))
    assert await after(Reply("private", refusal)) == ["Not so"]
    assert await after(move) == []
    assert await after(Reply("private", board("Rules", "Next"))) == ["Rules"]
    assert await after(move) == ["Rules"]
    assert await after(move, own="1") == []
    await after(Reply("private", board("Rules", "Next")))
    await guest.form(f"{ROOM}/close")
    assert panel(await page(guest)) == []


async def test_an_answer_that_comes_late_closes_nothing_newer(house: House) -> None:
    house.service.post(1, board("Everybody's"))
    guest = await house.guest()
    house.service.answer(Reply("private", Screen("Before")))
    await guest.send(f"{ROOM}/say", {"text": "/help"})
    house.service.answer(Reply("post", board("Dealt", "A"), 2))
    house.service.answer(Reply("private", board("Rules", "Next")))
    house.service.slow.set()
    late = asyncio.create_task(guest.send(f"{ROOM}/say", {"text": "/play"}))
    await house.service.waiting.wait()
    await guest.send(f"{ROOM}/say", {"text": "/rules"})
    house.service.slow.clear()
    house.service.go.set()
    told = await (await late).json()
    assert panel(told["private"])[0].caption == "Rules"


async def test_news_reach_everybody_in_the_room(house: House) -> None:
    house.service.post(1, board("First", "A"))
    guest, other = await house.guest("Olena"), await house.guest("Bo")
    stream = await guest.get(f"{ROOM}/live")
    assert (await news(stream, "posts"))["order"] == [1]
    assert await news(stream, "people") == ["Olena"]
    another = await other.get(f"{ROOM}/live")
    assert await news(stream, "people") == ["Bo", "Olena"]
    house.service.post(2, board("Second", "B"))
    told = await news(stream, "posts")
    assert told["order"] == [1, 2]
    assert [posts(one["html"])[0].caption for one in told["changed"]] == ["Second"]
    another.close()
    assert await news(stream, "people") == ["Olena"]


async def test_a_room_goes_on_when_its_version_cannot_be_read(house: House) -> None:
    house.service.post(1, board("First"))
    guest = await house.guest()
    stream = await guest.get(f"{ROOM}/live")
    await news(stream, "posts")
    house.service.hiccups = 3
    house.service.recovered.clear()
    async with asyncio.timeout(10):
        await house.service.recovered.wait()
    house.service.post(2, board("Second"))
    assert (await news(stream, "posts"))["order"] == [1, 2]


async def test_a_stream_that_breaks_ends_and_can_be_opened_again(house: House) -> None:
    house.service.post(1, board("First"))
    guest = await house.guest()
    house.service.broken = True
    stream = await guest.get(f"{ROOM}/live")
    assert await stream.read() == b"retry: 1000\n\n"
    house.service.broken = False
    assert (await news(await guest.get(f"{ROOM}/live"), "posts"))["order"] == [1]


async def test_a_picture_is_good_for_the_one_who_sees_it(house: House) -> None:
    hand, table = Hello(Look(large=True)), board("Table")
    guest, other = await house.guest("Olena"), await house.guest("Bo")
    await guest.form(f"{ROOM}/say", text="who am I")
    account = house.service.requests[-1].who.account
    house.service.post(1, table)
    house.service.hidden[account, 1] = Screen("Hand", picture=hand)
    own, public = posts(await page(guest))[0].picture, posts(await page(other))[0].picture
    assert own != public
    seen = await guest.get(own)
    assert seen.headers["Cache-Control"].startswith("private")
    assert await seen.read() == await house.service.paint(hand)
    spied = await other.get(own)
    assert (spied.status, spied.headers["Location"]) == (302, public)
    assert spied.headers["Cache-Control"] == "no-store"


async def test_pictures_of_the_own_panel_are_nobody_elses(house: House) -> None:
    house.service.post(1, board("Table"))
    guest, other = await house.guest("Olena"), await house.guest("Bo")
    house.service.answer(Reply("private", board("Hand", large=True)))
    await guest.form(f"{ROOM}/say", text="/board")
    picture = panel(await page(guest))[0].picture
    assert (await guest.get(picture)).status == 200
    assert (await other.get(picture)).status == 404


async def test_an_old_picture_leads_to_the_new_one(house: House) -> None:
    house.service.post(1, board("Before"))
    guest = await house.guest()
    new = posts(await page(guest))[0].picture
    old = new.replace(new[-28:-4], "0" * 24)
    assert (await guest.get(old)).headers["Location"] == new
    assert (await guest.get(old.replace("/1/", "/9/"))).status == 404


async def test_style_and_script_are_small_and_kept(house: House) -> None:
    guest = await house.guest()
    html = await page(guest, ROOM)
    size = 0
    for part in html.split('"'):
        if part.startswith("/static/"):
            answer = await guest.get(part)
            assert "immutable" in answer.headers["Cache-Control"]
            size += len(await answer.read())
    assert 0 < size <= sum(len(one.body) for one in static().values()) < 60_000
    assert (await guest.get("/static/style.css?v=old")).headers["Cache-Control"] == "no-cache"
    assert (await guest.get("/static/script.py")).status == 404


async def test_who_is_forgotten_reads_so_before_the_door(house: House) -> None:
    guest = await house.guest()
    house.service.answer(Reply("private", Screen("Done"), farewell=True))
    answer = await guest.send(f"{ROOM}/press", {"action": "i/forget/yes", "own": "1"})
    where = (await answer.json())["leave"]
    assert "I do not know you any more" in await page(guest, where)
    assert "I do not know you any more" not in await page(guest, "/")
