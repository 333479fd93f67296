from __future__ import annotations

import random

from bot.service import Service
from bot.store import NewMessage
from tests.service.chat import Chat
from tests.service.gathering import (
    AGAINST,
    gathered,
    hands,
    names,
    newest,
    open_round,
    play,
    shown,
)
from tests.service.stage import Stage


async def test_three_presses_lead_to_the_first_own_decision(stage: Stage) -> None:
    olena = stage.person("Olena", "tearoom")
    await olena.command("play", "four-colour")
    await olena.press(AGAINST)
    assert olena.plays
    before = await newest(stage)
    await olena.press(olena.plays[0].label)
    assert (await newest(stage)).version > before.version


async def test_the_room_sees_no_hand_and_its_player_does(stage: Stage) -> None:
    olena = stage.person("Olena", "tearoom")
    await olena.command("play", "four-colour")
    await olena.press(AGAINST)
    table = await newest(stage)
    hands = str(table.position).split()[5].split("/")
    assert shown(olena.board).split()[5] == "/".join("?" * len(hand) for hand in hands)
    own = shown(olena.own).split()[5].split("/")
    assert own[0] == hands[0]
    assert all(set(other) == {"?"} for other in own[1:])


async def test_a_whole_deal_against_computers(stage: Stage) -> None:
    olena = stage.person("Olena", "tearoom")
    await olena.command("play", "four-colour")
    await olena.press(AGAINST)
    for _ in range(60):
        if not olena.plays:
            break
        await olena.press(olena.plays[-1].label)
    table = await newest(stage)
    assert table.over
    await stage.later(1_000)
    assert "Rematch" in [one.label for one in olena.board.buttons]
    await olena.press("Rematch")
    assert (await newest(stage)).head.id != table.head.id
    results = await stage.service.store.finish(table.head.id)
    assert [one.person is not None for one in results].count(True) == 1
    assert all(one.rated for one in results)
    assert (await stage.service.store.rebuild(repair=False)).all == 0


async def test_two_platforms_play_at_one_table(stage: Stage) -> None:
    olena, bo = stage.person("Olena", "tearoom"), stage.person("Bo", "tearoom")
    mai = stage.person("Mai", "-100", "telegram")
    ida = stage.person("Ida", "-100", "telegram")
    guests = [olena, bo, mai, ida]
    table = await gathered(stage, *guests)
    assert {one.platform for one in table.seats} == {"discord", "telegram"}
    assert shown(olena.board) == shown(mai.board)
    for guest in guests:
        seat = table.seat_of(table.seats[names(table).index(guest.who.name)].person or 0)
        assert seat is not None
        assert shown(guest.own).split()[5].split("/")[seat] == hands(table)[seat]
    await play(stage, guests, 12, random.Random(5))
    assert len((await newest(stage)).steps) > 3
    assert olena.board.caption == bo.board.caption
    assert olena.board.caption == mai.board.caption


async def test_while_claims_are_open_the_room_sees_nothing_change(stage: Stage) -> None:
    guests = [stage.person(name, "tearoom") for name in ("Olena", "Bo", "Mai", "Ida")]
    await gathered(stage, *guests)
    table = await open_round(stage, guests)
    before = len(stage.seen)
    board = guests[0].board
    first = next(guest for guest in guests if guest.plays)
    await first.press(first.plays[0].label)
    await stage.settle()
    assert [one for one in stage.seen[before:] if one[0] == "tearoom"] == []
    assert guests[0].board == board
    assert (await newest(stage)).round == table.round


async def test_the_public_pass_is_for_whoever_presses_it(stage: Stage) -> None:
    guests = [stage.person(name, "tearoom") for name in ("Olena", "Bo", "Mai", "Ida")]
    await gathered(stage, *guests)
    before = await open_round(stage, guests)
    for guest in guests:
        await guest.press("Pass for this card")
    await stage.later(2_500)
    after = await newest(stage)
    assert after.round != before.round
    assert after.steps[len(before.steps)].entry.text == "p"


async def test_strangers_are_offered_a_seat_and_see_no_hand(stage: Stage) -> None:
    olena, bo = stage.person("Olena", "tearoom"), stage.person("Bo", "tearoom")
    before = await gathered(stage, olena)
    await bo.press("My hand")
    assert "You may take" in bo.own.caption
    assert bo.own.picture is None
    await bo.press("Pass")
    assert (await newest(stage)).version == before.version
    await bo.press("Take a seat")
    table = await newest(stage)
    assert sorted(one.name for one in table.seats if one.person) == ["Bo", "Olena"]
    seat = names(table).index("Bo")
    assert hands(table)[seat] == shown(bo.own).split()[5].split("/")[seat]


async def test_leaving_and_coming_back(stage: Stage) -> None:
    olena, bo = stage.person("Olena", "tearoom"), stage.person("Bo", "tearoom")
    await gathered(stage, olena, bo)
    await bo.command("leave")
    table = await newest(stage)
    assert sum(one.person is not None for one in table.seats) == 1
    assert "a computer plays for you" in bo.own.caption
    await stage.settle()
    assert "Take a seat" in [one.label for one in bo.board.buttons]
    await bo.press("My hand")
    await bo.press("Take a seat")
    assert names(await newest(stage)).count("Bo") == 1


async def test_the_same_press_twice_is_one_entry(stage: Stage) -> None:
    olena = stage.person("Olena", "tearoom")
    await olena.command("play", "four-colour")
    await olena.press(AGAINST)
    shown_, button = olena.button(olena.plays[0].label)
    await olena.carry(button.action, shown_, "once")
    after = await newest(stage)
    await olena.carry(button.action, shown_, "once")
    assert (await newest(stage)).version == after.version


async def test_on_the_page_everybody_sees_the_own_view_of_one_post(service: Service) -> None:
    chat = Chat(service)
    olena, bo = chat.person("Olena"), chat.person("Bo")
    await chat.command(olena, "play", "four-colour")
    await chat.press(olena, AGAINST)
    (post,) = [one for one in await service.stream(olena, chat.place) if one.screen.picture]
    (other,) = [one for one in await service.stream(bo, chat.place) if one.screen.picture]
    hand = shown(post.screen).split()[5].split("/")
    assert "?" not in hand[0]
    assert set("".join(hand[1:])) == {"?"}
    assert set(shown(other.screen).split()[5]) == {"?", "/"}
    assert [one for one in post.screen.buttons if one.action.startswith("p/")]
    assert not [one for one in other.screen.buttons if one.action.startswith("p/")]
    play_ = next(one for one in post.screen.buttons if one.action.startswith("p/"))
    await chat.carry(olena, play_.action)
    (after,) = [one for one in await service.stream(olena, chat.place) if one.screen.picture]
    assert shown(after.screen) != shown(post.screen)


async def test_on_the_page_a_reminder_goes_when_it_is_answered(service: Service) -> None:
    chat = Chat(service)
    olena, bo = chat.person("Olena"), chat.person("Bo")
    await chat.command(olena, "play", "wu-hsing open")
    await chat.press(olena, "Open a table")
    await chat.press(bo, "Join")
    await chat.press(olena, "Start")
    table = await service.store.load((await service.store.tables_of(1))[0])
    assert table
    seat = table.asked[0]
    asked = olena if table.seats[seat].name == "Olena" else bo
    room = table.head.room
    shows = f"t/{table.head.id}/{seat}/{table.round}.1"
    await service.store.remind(NewMessage(room, "web", shows, table.head.id))
    told = [one.screen.caption for one in await service.stream(bo, chat.place)]
    assert any("it is your turn" in words for words in told)
    await chat.command(asked, "move", table.position.offered(seat)[0])
    told = [one.screen.caption for one in await service.stream(bo, chat.place)]
    assert not any("it is your turn" in words for words in told)


async def test_my_tables_are_listed_wherever_they_are(stage: Stage) -> None:
    olena = stage.person("Olena", "tearoom")
    await olena.command("play", "four-colour")
    await olena.press(AGAINST)
    elsewhere = stage.person("Olena", "library")
    await elsewhere.command("mytables")
    assert "your turn" in elsewhere.own.caption
    await elsewhere.press("Four Colour Cards")
    assert elsewhere.plays
