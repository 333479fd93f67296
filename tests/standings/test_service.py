"""What people type, press and read about boards and cards."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import dataclass
from datetime import timedelta
from pathlib import Path

import pytest

from bot.core.action import Action
from bot.core.limits import ACTION_BYTES, LIMITS
from bot.core.request import Place, Platform
from bot.core.screen import Screen
from bot.core.wish import SCOPES, Anchor, Wish
from bot.service import Service
from bot.service.clock import Clock as Jobs
from bot.service.painter import alt
from bot.store import Person, Store
from games import GAMES, text
from render.posters import Profile, Ranking
from render.words import ids, say
from tests.daily.setting import House, Pen, at, catalogue
from tests.service.chat import Chat, Clock
from tests.standings.setting import GWG, MONDAY, Club

ROOT = Path(__file__).parents[2]
DAY = timedelta(days=1)
NONE = say(text("me-none"))
TUESDAY = MONDAY + DAY


@dataclass
class Parlour:
    """A house with a group on Telegram, where games take one call."""

    house: House
    club: Club
    group: Chat

    @property
    def store(self) -> Store:
        return self.house.store

    async def known(self, name: str) -> Person:
        return await self.club.person(name)

    async def win(self, name: str, times: int = 1, chat: str = "-100") -> None:
        room = await self.club.room(chat)
        for _ in range(times):
            await self.club.patience(room, await self.known(name), self.house.clock.time)

    async def asks(
        self, name: str, command: str, words: str = "", chat: Chat | None = None
    ) -> Screen:
        group = chat or self.group
        await group.command(group.person(name), command, words)
        return group.private or group.screen


@pytest.fixture
async def parlour(database: str, tmp_path: Path) -> AsyncIterator[Parlour]:
    clock = Clock()
    clock.time = at(TUESDAY)
    store = await Store.open(database, clock)
    house = House(store, catalogue(tmp_path / "seeds"), clock, Pen())
    parlour = Parlour(house, Club(store), house.chat())
    yield parlour
    assert await parlour.club.wrong() == 0
    await house.service.close()


def poster(screen: Screen) -> Ranking:
    assert isinstance(screen.picture, Ranking)
    return screen.picture


def named(screen: Screen) -> list[tuple[int, str]]:
    return [(line.place, line.name) for line in poster(screen).lines]


async def press(chat: Chat, name: str, screen: Screen, label: str) -> Screen:
    action = chat.button(label, screen.buttons).action
    await chat.carry(chat.person(name), action, message="own")
    assert chat.replies
    return chat.replies[0].screen


async def test_the_board_of_a_room_shows_ten_and_ones_own_place(parlour: Parlour) -> None:
    for number in range(12):
        await parlour.win(f"P{number:02}", 1 + (number > 0))
    screen = await parlour.asks("P00", "top")
    assert len(named(screen)) == 10
    own = poster(screen).mine
    assert own is not None
    assert (own.place, own.name, own.value) == (12, "P00", "1 win")
    assert "You: place 12, 1 win." in screen.caption
    assert "12 players" in screen.caption
    further = await press(parlour.group, "P00", screen, "Next ten")
    assert named(further)[-1] == (12, "P00")
    back = await press(parlour.group, "P00", further, "Ten before")
    assert named(back) == named(screen)
    assert named(await press(parlour.group, "P00", screen, "My place")) == [(12, "P00")]


async def test_words_and_buttons_choose_the_board(parlour: Parlour) -> None:
    await parlour.win("Ann")
    await parlour.win("Ben", 2, chat="-200")
    assert named(await parlour.asks("Ann", "top")) == [(1, "Ann")]
    assert named(await parlour.asks("Ann", "top", "world")) == [(1, "Ben"), (2, "Ann")]
    screen = await parlour.asks("Ann", "top", "world lenient best")
    assert "Best results: Guo Wu Guan, Lenient" in screen.caption
    assert poster(screen).lines[0].value.endswith("moves")
    assert named(await press(parlour.group, "Ann", screen, "this room")) == [(1, "Ann")]
    assert named(await parlour.asks("Ann", "top", "month")) == [(1, "Ann")]
    nonsense = await parlour.asks("Ann", "top", "yesteryear")
    assert nonsense.caption.startswith("After /top you can name what you want")


async def test_an_empty_board_says_so(parlour: Parlour) -> None:
    screen = await parlour.asks("Ann", "top", "rating")
    assert "Nobody stands here yet." in screen.caption
    assert "You are not on this board yet." in screen.caption
    assert "Of one day 12 games of this game count" in screen.caption


async def test_who_reads_has_the_names_in_words(parlour: Parlour) -> None:
    await parlour.win("Ann")
    ann = await parlour.known("Ann")
    await parlour.store.set_person(ann.id, "boards", "text")
    screen = await parlour.asks("Ann", "top")
    assert screen.picture is None
    assert "1. Ann: 1 win" in screen.caption
    await parlour.win("\u05d3\u05df", 2)
    turned = await parlour.asks("Ann", "top")
    assert "1. \u2068\u05d3\u05df\u2069: 2 wins" in turned.caption, "words stay in their order"


async def test_a_strangers_room_stays_closed(parlour: Parlour) -> None:
    await parlour.win("Ann")
    screen = await parlour.asks("Ann", "top")
    own = parlour.house.chat("77", private=True)
    action = parlour.group.button("this week", screen.buttons).action
    await own.carry(own.person("Eve"), action, message="own")
    assert own.private is not None
    assert own.private.caption == "That room is not yours to look into."
    await own.carry(own.person("Ann"), action, message="own")
    assert named(own.replies[0].screen) == [(1, "Ann")]


@pytest.mark.parametrize(
    "forged",
    [
        "k",
        "k/x",
        "q/r1/w/-/-/w/>a",
        "q/q1/w/-/-/w",
        "q/r1/w/gwg/none/b",
        "q/r1/w/-/-/w/>1.1/x",
        "i/1",
    ],
)
async def test_forged_buttons_open_nothing(parlour: Parlour, forged: str) -> None:
    await parlour.group.carry(parlour.group.person("Eve"), forged, message="own")
    assert parlour.group.private is not None
    assert parlour.group.private.caption.startswith("This button leads nowhere I know.")


def test_every_button_fits_and_means_what_it_says() -> None:
    for one in GAMES.values():
        for variant in one.variants:
            for scope in SCOPES:
                wish = Wish(0xFFFFF, scope, "season", one.name, variant.name, "best")
                for way in ("", ">"):
                    anchor = Anchor(way, -12345, 0xFFFFF) if way else Anchor()
                    there = Wish(0xFFFFF, scope, "season", one.name, variant.name, "best", anchor)
                    carried = str(Action("top", there.words))
                    assert len(carried) <= ACTION_BYTES
                    assert Wish.parse(Action.parse(carried).words) == there
                assert wish.settled == wish


@pytest.mark.parametrize("platform", ["discord", "telegram", "web"])
async def test_rows_of_buttons_fit_the_platform(parlour: Parlour, platform: Platform) -> None:
    place = Place(platform, "55", server="9" if platform == "discord" else "")
    chat = Chat(parlour.house.service, place)
    room = await parlour.store.room(platform, "55")
    for number in range(31):
        person = await parlour.store.person(platform, f"p{number}", f"P{number}", 0)
        await parlour.club.patience(room, person, parlour.house.clock.time)
    screen = await parlour.asks("P1", "top", "lenient wins", chat)
    further = await press(chat, "P1", screen, "Next ten")
    limits = LIMITS[platform]
    assert len(further.rows) <= limits.rows
    assert all(len(row) <= limits.buttons_in_row for row in further.rows)
    assert "My place" in {button.label for button in further.buttons}


async def test_the_card_tells_games_streaks_and_badges(parlour: Parlour) -> None:
    ann, room = await parlour.known("Ann"), await parlour.club.room()
    for number in range(7):
        day = MONDAY - number * DAY
        await parlour.club.daily(room, ann, day, at(day))
    await parlour.club.duel(room, (ann, "easy"), (9, 1), at(MONDAY))
    screen = await parlour.asks("Ann", "me")
    card = screen.picture
    assert isinstance(card, Profile)
    first = card.rows[0]
    assert (first.played, first.won, first.streak) == ("7", "7", "7 (7)")
    assert first.rating != NONE
    assert card.rows[1].rating == NONE
    assert [badge.id for badge in card.badges] == [
        "me-badge-streak-7",
        "due-feat-nine",
        "me-badge-par",
    ]
    assert "Seven days in a row" in alt(card)


async def test_another_card_opens_only_where_its_owner_lets_one_look(parlour: Parlour) -> None:
    await parlour.win("Ann")
    assert "nobody else" in (await parlour.asks("Ben", "me", "Ann")).caption
    ann = await parlour.known("Ann")
    await parlour.store.set_person(ann.id, "card", "open")
    assert isinstance((await parlour.asks("Ben", "me", "ann")).picture, Profile)
    elsewhere = parlour.house.chat("-300")
    unknown = await parlour.asks("Ben", "me", "Ann", elsewhere)
    assert unknown.caption.startswith("I know nobody called")


async def test_of_people_of_one_name_the_open_card_is_shown(parlour: Parlour) -> None:
    await parlour.win("Ann")
    other = await parlour.store.person("telegram", "42", "Ann", 0, handle="Ann_Two")
    await parlour.club.patience(await parlour.club.room(), other, parlour.house.clock.time)
    await parlour.store.set_person(other.id, "card", "open")
    for said in ("Ann", "@Ann", "@ann_two", "ann_two", "<@42>"):
        assert isinstance((await parlour.asks("Ben", "me", said)).picture, Profile)
    await parlour.store.set_person(other.id, "card", "closed")
    assert "nobody else" in (await parlour.asks("Ben", "me", "@ann_two")).caption


async def test_an_admin_voids_a_game_of_others_and_takes_it_back(parlour: Parlour) -> None:
    ann, ben, room = (
        await parlour.known("Ann"),
        await parlour.known("Ben"),
        await parlour.club.room(),
    )
    table = await parlour.club.duel(room, (ann, ben), (3, 1), at(MONDAY))
    assert "another admin" in (await parlour.asks("Ann", "void", table)).caption
    low = Chat(parlour.house.service, Place("telegram", "-100"))
    assert "Only admins" in (await parlour.asks("Eve", "void", table, low)).caption
    there = parlour.house.chat("-300")
    assert "no result" in (await parlour.asks("Eve", "void", table, there)).caption
    assert "Name the game" in (await parlour.asks("Eve", "void")).caption
    assert "counts for nobody" in (await parlour.asks("Eve", "void", table)).caption
    assert named(await parlour.asks("Ann", "top")) == []
    assert "counts again" in (await parlour.asks("Eve", "void", f"{table} back")).caption
    assert named(await parlour.asks("Ann", "top")) == [(1, "Ann")]


async def test_on_a_page_nobody_else_can_void_a_game_of_its_founder(parlour: Parlour) -> None:
    chat = Chat(parlour.house.service, Place("web", "tearoom", admin=True))
    ann = await parlour.store.person("web", "ann", "Ann", 0)
    room = await parlour.store.room("web", "tearoom")
    table = await parlour.club.duel(room, (ann, await parlour.known("Ben")), (3, 1), at(MONDAY))
    assert "only whoever came first" in (await parlour.asks("Ann", "void", table, chat)).caption


async def test_settings_take_one_off_the_boards_of_the_world(parlour: Parlour) -> None:
    await parlour.win("Ann")
    await parlour.group.carry(parlour.group.person("Ann"), "c/me/listed/off", message="own")
    screen = await parlour.asks("Ann", "top", "world")
    assert named(screen) == []
    assert "taken yourself off" in screen.caption
    await parlour.group.carry(parlour.group.person("Ann"), "c/room/listed/off", message="own")
    assert parlour.group.private is not None
    assert "leads nowhere" in parlour.group.private.caption


async def test_who_left_is_back_with_the_first_command(parlour: Parlour) -> None:
    await parlour.win("Ann")
    await parlour.win("Ben")
    ann = await parlour.known("Ann")
    await parlour.store.member("telegram:-100", ann.id, present=False)
    own = parlour.house.chat("77", private=True)
    await parlour.asks("Ann", "help", chat=own)
    assert named(await parlour.asks("Ben", "top")) == [(1, "Ben")]
    await parlour.asks("Ann", "help")
    assert sorted(named(await parlour.asks("Ben", "top"))) == [(1, "Ann"), (1, "Ben")]


async def test_a_guest_reads_why_the_world_is_missing(parlour: Parlour) -> None:
    page = Chat(parlour.house.service, Place("web", "tearoom"))
    guest = await parlour.store.person("web", "guest", "Guest", 0)
    room = await parlour.store.room("web", "tearoom")
    await parlour.club.patience(room, guest, parlour.house.clock.time)
    shown = await parlour.asks("Guest", "top", chat=page)
    assert named(shown) == [(1, "Guest")]
    assert "Show who has left" not in {button.label for button in shown.buttons}
    assert "link an account" in (await parlour.asks("Guest", "top", "world", page)).caption


async def test_the_digest_comes_on_mondays_once(parlour: Parlour) -> None:
    ann, ben, room = (
        await parlour.known("Ann"),
        await parlour.known("Ben"),
        await parlour.club.room(),
    )
    assert "Every Monday at 09:00" in (await parlour.asks("Admin", "top", "digest 9:00")).caption
    await parlour.club.daily(room, ann, TUESDAY, at(TUESDAY))
    await parlour.club.duel(room, (ann, ben), (3, 4), at(TUESDAY))
    await parlour.club.duel(room, (ann, ben), (9, 1), at(TUESDAY))
    cho = await parlour.known("Cho")
    await parlour.club.duel(room, (ann, cho), (5, 5), at(TUESDAY))
    await parlour.store.member("telegram:-100", cho.id, present=False)
    house = parlour.house
    house.set(TUESDAY + 5 * DAY, 23)
    assert await house.post() == 0
    house.set(TUESDAY + 6 * DAY, 9)
    assert await house.post() == 1
    assert await house.post() == 0
    told = house.pen.arrived[-1].caption
    assert "Podium (Daily points): 1. Ann (3 stars)." in told
    assert "Best line: Ann, Guo Wu Guan in" in told
    assert "(Ben, Ann), decided by one point" in told
    house.set(TUESDAY + 13 * DAY, 9)
    assert await house.post() == 1
    assert len(house.pen.arrived) == 1
    await parlour.asks("Admin", "top", "digest off")
    house.set(TUESDAY + 20 * DAY, 9)
    await house.post()
    assert len(house.pen.arrived) == 1


async def test_the_button_of_the_digest_opens_the_board_for_one(parlour: Parlour) -> None:
    await parlour.asks("Admin", "top", "digest 9:00")
    await parlour.win("Ann")
    house = parlour.house
    house.set(TUESDAY + 6 * DAY, 9)
    await house.post()
    shown = house.pen.arrived[-1]
    address = f"-100/{len(house.pen.sent)}"
    await parlour.group.carry(parlour.group.person("Ann"), shown.buttons[0].action, message=address)
    assert [reply.how for reply in parlour.group.replies] == ["private"]


async def test_the_sweep_drops_old_boards(parlour: Parlour) -> None:
    await parlour.win("Ann")
    parlour.house.set(MONDAY + 400 * DAY)
    await parlour.store.add_due("sweep", "daily", 0, {})
    await Jobs(parlour.house.service).once()
    assert await parlour.club.board(period="season", day=TUESDAY) == []
    assert await parlour.club.board() == [(1, "Ann", 1)]


def test_every_sentence_about_standings_is_said() -> None:
    folders = (ROOT / "render", ROOT / "bot")
    source = "\n".join(path.read_text() for one in folders for path in one.rglob("*.py"))
    formed = ("top-scope-", "top-period-", "top-value-", "me-badge-", "top-button-", "top-", "me-")
    unsaid = [
        one
        for one in ids()
        if one.startswith(("top-", "me-"))
        and f'"{one}"' not in source
        and not any(one.startswith(start) and f'f"{start}{{' in source for start in formed)
    ]
    assert unsaid == []


async def test_help_and_services_know_the_commands(parlour: Parlour) -> None:
    assert isinstance(parlour.house.service, Service)
    screen = await parlour.asks("Ann", "help")
    assert "Leaderboards: room, server, world" in screen.caption
    assert GWG in GAMES
