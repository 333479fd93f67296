"""The bot's name typed in any chat: results, challenges, games and invitations to put there."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.core.action import Action
from bot.core.table import Table
from bot.service.seeds import Seeds
from games import GAMES, game, text
from render import say
from tests.botapi import Inline, Person
from tests.daily.setting import NAME, catalogue, lines
from tests.telegram.driver import TelegramDriver

TITLE = say(text(f"{game(NAME).code}-title"))


@pytest.fixture
def seeds(tmp_path: Path) -> Path:
    return catalogue(tmp_path / "seeds")


async def loaded(room: TelegramDriver, id_: str) -> Table:
    table = await room.service.store.load(id_)
    assert table is not None
    return table


async def sought(room: TelegramDriver, who: Person, words: str = "") -> Inline:
    query = who.seeks(words)
    await room.settle()
    return query


async def test_a_stranger_is_offered_games_that_begin_in_the_private_chat(
    room: TelegramDriver,
) -> None:
    bo = room.api.person("Bo")
    elsewhere = room.api.world.group("Elsewhere", bo.user)
    query = await sought(room, bo, "guan: lenient")
    assert query.personal
    assert query.titles == [f"{TITLE}: {say(game(NAME).named('lenient'))}"]
    posted = bo.picks(query, TITLE, elsewhere)
    assert posted.text
    assert not posted.photo, "nothing was uploaded yet that could be shown"
    bo.follows(posted, say(text("telegram-inline-button-play")))
    await room.settle()
    board = room.api.world.sent[-1]
    assert board.chat is bo.private
    assert board.photo
    assert "Hint" in board.labels


async def test_a_game_for_several_begins_against_computers(room: TelegramDriver) -> None:
    olena = await room.person("Olena")
    query = await sought(room, olena, "four-colour")
    posted = olena.picks(query, query.titles[0], room.api.world.group("Elsewhere", olena.user))
    olena.follows(posted, say(text("telegram-inline-button-play")))
    await room.settle()
    assert any(one.photo and one.chat is olena.private for one in room.api.world.sent)


async def test_a_game_has_its_picture_as_soon_as_telegram_has_it(room: TelegramDriver) -> None:
    olena = await room.person("Olena")
    await room.command(olena, "start")
    query = await sought(room, olena)
    games = [one for one in query.results if one["id"].startswith("n-")]
    assert {one["type"] for one in games} == {"photo"}
    assert len(games) == sum(len(one.variants) for one in GAMES.values())
    posted = olena.picks(query, f"{TITLE}: ", room.group)
    assert posted.photo == room.api.world.sent[0].photo


async def test_a_result_is_shared_by_whoever_has_one(room: TelegramDriver, seeds: Path) -> None:
    room.service.days.seeds = Seeds(seeds)
    olena, bo = await room.person("Olena"), await room.person("Bo")
    olena.writes(olena.private, f"/daily {NAME}")
    await room.settle()
    board = room.api.world.sent[-1]
    shared = say(text("telegram-inline-result"))
    assert shared not in (await sought(room, olena)).titles, "not before it is over"
    person = await room.service.store.person("telegram", str(olena.user.id), "Olena", 0)
    [result] = await room.service.store.results_of(person.id, NAME)
    while not (table := await loaded(room, result.table)).over:
        move = lines()[table.head.seed][len(table.steps)]
        path = table.position.paths(0, move)[0]
        olena.sends(board, str(Action("play", path, table.head.id, table.round)))
        await room.settle()
    query = await sought(room, olena)
    assert query.titles[0] == shared
    posted = olena.picks(query, shared, room.api.world.group("Elsewhere", olena.user))
    assert TITLE in posted.text
    assert table.head.seed not in posted.text
    assert shared not in (await sought(room, bo)).titles
    assert posted.buttons[0]["url"].startswith("https://t.me/teahouse_bot?start=d_play_gwg_")
    bo.follows(posted, say(text("telegram-inline-button-play")))
    await room.settle()
    assert room.api.world.sent[-1].chat is bo.private
    assert "it counts." in room.api.world.sent[-1].caption


async def test_the_challenge_of_today_shows_the_board_that_was_posted(
    room: TelegramDriver, seeds: Path
) -> None:
    room.service.days.seeds = Seeds(seeds)
    olena = await room.person("Olena")
    named = say(text("telegram-inline-today", game=text(f"{game(NAME).code}-title")))
    query = await sought(room, olena, "today")
    assert query.titles == [named]
    assert query.results[0]["type"] == "article"


@pytest.mark.parametrize("start", ["j_k3v9x2qa", "l_k3v9x2qa"])
async def test_an_invitation_leads_to_its_table(room: TelegramDriver, start: str) -> None:
    olena = await room.person("Olena")
    query = await sought(room, olena, start)
    [offer] = query.results
    [[button]] = offer["reply_markup"]["inline_keyboard"]
    assert button["url"] == f"https://t.me/teahouse_bot?start={start}"
    assert (await sought(room, olena, "j_NOTACODE")).results == []


async def test_what_was_picked_in_our_own_chat_is_no_move(room: TelegramDriver) -> None:
    olena = await room.person("Olena")
    olena.writes(olena.private, f"/play {NAME} lenient")
    await room.settle()
    query = await sought(room, olena, "lenient")
    before = len(room.api.world.sent)
    olena.picks(query, TITLE, olena.private)
    await room.settle()
    assert len(room.api.world.sent) == before


async def test_words_that_find_nothing_offer_nothing(room: TelegramDriver) -> None:
    olena = await room.person("Olena")
    assert (await sought(room, olena, "<b>\0 quite unknown " + "x" * 200)).results == []
    room.api.world.query_life = -1
    await sought(room, olena)
    assert "telegram-inline-late" in room.watch.events
