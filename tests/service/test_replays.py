"""The film of a finished game: who is shown it, whose hands lie open in it."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path

from bot.core.request import Place
from bot.core.table import Entry, Head, Occupant, Table
from bot.service import Service
from bot.service.asking import Ask
from bot.service.films import MOST, film, moments
from bot.service.menus import kind
from bot.service.reader import reader
from bot.service.seeds import Seeds
from games import game, text
from games.four_colour import Board
from games.four_colour.cards import UNKNOWN
from render import Film, say
from tests.daily.setting import NAME, catalogue
from tests.service.chat import Chat

REPLAY = say(text("bot-button-replay"))


def shot(chat: Chat) -> Film:
    """The film that was shown last."""
    picture = chat.replies[-1].screen.picture
    assert isinstance(picture, Film)
    return picture


def film_button(chat: Chat) -> str:
    """What the button carries that shows the film of the game that is over."""
    return f"{chat.button(REPLAY).action}/film"


async def ended(chat: Chat) -> None:
    """A solitaire of Olena's, given up after two moves."""
    olena = chat.person("Olena")
    await chat.command(olena, "play", "guo-wu-guan lenient")
    for _ in range(2):
        await chat.carry(olena, chat.plays[0].action)
    for label in ("More", "Resign", "Yes"):
        await chat.press(olena, label)


async def test_a_finished_solitaire_is_shown_from_the_deal_to_the_end(service: Service) -> None:
    chat = Chat(service, Place("discord", "5"))
    olena = chat.person("Olena")
    await ended(chat)
    end = chat.screen
    action = film_button(chat)
    await chat.carry(olena, action)
    assert [reply.how for reply in chat.replies] == ["post"]
    views = shot(chat).views
    table = await service.store.load(end.buttons[0].action.split("/")[1])
    assert table
    assert [str(view.position) for view in views] == [
        str(one.seen_by(0)) for one in (table.start, *(step.after for step in table.steps))
    ]
    assert not any(view.choices for view in views)
    assert chat.replies[0].screen.caption == say(
        text(
            "bot-replay",
            game=kind(game("guo-wu-guan"), "lenient"),
            moves=len(table.steps),
        )
    )
    await chat.carry(chat.person("Bo"), action)
    assert chat.private
    assert chat.private.caption == say(text("bot-replay-above"))


async def test_no_game_is_shown_before_its_end(service: Service) -> None:
    chat = Chat(service, Place("discord", "5"))
    olena = chat.person("Olena")
    await chat.command(olena, "play", "guo-wu-guan lenient")
    id_ = chat.screen.buttons[0].action.split("/")[1]
    await chat.carry(olena, f"f/{id_}/1")
    assert chat.private
    assert chat.private.caption == say(text("bot-replay-later"))


async def test_who_reads_boards_in_words_reads_the_game_in_words(service: Service) -> None:
    chat = Chat(service, Place("web", "tearoom"))
    olena = chat.person("Olena")
    person = await service.store.person("web", "olena", "Olena", 0)
    await service.store.set_person(person.id, "boards", "text")
    await ended(chat)
    await chat.press(olena, REPLAY)
    assert chat.private
    assert chat.private.picture is None
    assert chat.private.board
    labels = [button.label for button in chat.private.buttons]
    assert say(text("after-button-film")) not in labels


def four(seats: tuple[Occupant, ...]) -> Table:
    """A deal of Four Colour Cards, played to its end at random."""
    one, chance = game("four-colour"), random.Random(4)
    start = one.deal("four-colour", "film")
    head = Head("k3v9x2qa", "four-colour", "four-colour", "film", str(start), 1, 1, 1, seats)
    table = Table.open(head, [Entry("deal", "person", 0, "", 1, 1)])
    while not table.ended:
        seat = table.position.to_act[0]
        move = chance.choice(table.position.moves(seat))
        table = table.add(Entry("move", "person", seat, move, 1, 1))
    return table


SEATS = (Occupant(1, "Olena"), Occupant(None, "", "easy"), Occupant(2, "Bo"), Occupant(3, "Anna"))


def test_all_hands_lie_open_when_the_deal_is_over() -> None:
    table = four(SEATS)
    shown = film(Ask(table, reader("discord"), None))
    assert shown.views[0].names[0] == "Olena"
    for view in shown.views:
        assert isinstance(view.position, Board)
        assert not any(UNKNOWN in hand for hand in view.position.hands)
        assert view.viewer is None


def test_by_the_eyes_of_a_seat_hands_stay_hidden() -> None:
    table = four(SEATS)
    shown = film(Ask(table, reader("discord"), 0))
    for number, view in zip(moments(table), shown.views, strict=True):
        position = table.steps[number - 1].after if number else table.start
        assert view.position == position.seen_by(0)


def test_a_long_game_is_shown_in_its_more_telling_positions() -> None:
    table = four(SEATS)
    assert moments(table) == list(range(len(table.steps) + 1))
    forced = tuple(
        replace(step, entry=replace(step.entry, by="table" if number % 3 else "person"))
        for number, step in enumerate(table.steps)
    )
    long = replace(table, steps=forced * 2)
    found = moments(long)
    assert found[0] == 0
    assert found[-1] == len(long.steps)
    assert all(long.steps[one].entry.by == "person" for one in found[:-1])
    for times in (4, 9):
        found = moments(replace(table, steps=table.steps * times))
        assert len(found) == MOST + 1
        assert found == sorted(set(found))
        assert found[-1] == len(table.steps) * times


async def test_a_daily_challenge_is_shown_to_its_player_alone(
    service: Service, tmp_path: Path
) -> None:
    service.days.seeds = Seeds(catalogue(tmp_path / "seeds"))
    chat = Chat(service, Place("telegram", "77", private=True))
    olena = chat.person("Olena")
    await chat.command(olena, "daily", NAME)
    for label in ("More", "Resign", "Yes"):
        await chat.press(olena, label)
    await chat.carry(olena, film_button(chat))
    assert [reply.how for reply in chat.replies] == ["private"]
    assert len(shot(chat).views) >= 1
    for told in ("record", "look/1", "from/1/0"):
        await chat.carry(olena, f"{chat.button(REPLAY).action}/{told}")
        assert chat.private
        assert chat.private.caption == say(text("after-later"))
