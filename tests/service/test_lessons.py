"""Lessons: only the explained move leads on, and nobody has to begin again."""

from __future__ import annotations

from typing import get_args

import pytest

from bot.core.action import Action, start_of
from bot.core.limits import LIMITS
from bot.core.request import Platform, Who
from bot.core.screen import Screen
from bot.service import Service
from bot.service.lessons import kept, place
from bot.service.menus import screen
from bot.store import Store
from games import GAMES, Game, Lesson, moments, text
from render import locales, say
from tests.newest import newest_tables
from tests.service.chat import Chat, Clock, Inline
from tests.service.test_rules import asked

EVERY = pytest.mark.parametrize("game", GAMES.values(), ids=lambda one: one.code)


def lesson_of(game: Game) -> Lesson:
    assert game.lesson is not None
    return game.lesson


def path_at(game: Game, at: int) -> tuple[str, ...]:
    """The words of the move that is explained."""
    moment, seat = moments(game)[at], lesson_of(game).seat
    assert moment.step is not None
    return moment.position.seen_by(seat).paths(seat, moment.step.moves[0])[0]


def own(chat: Chat) -> Screen:
    """The lesson as it stands now."""
    shown = chat.replies[0]
    assert shown.how == "private" or shown.message is None
    return shown.screen


def to(shown: Screen, *words: str) -> str:
    """The action of the button that says these words of a lesson."""
    found = [one.action for one in shown.buttons if Action.parse(one.action).words == words]
    assert found, (words, [one.action for one in shown.buttons])
    return found[0]


async def steps_on(chat: Chat, who: Who, game: Game, at: int) -> None:
    """Press what is explained at a step, word by word."""
    path = path_at(game, at)
    for count in range(1, len(path) + 1):
        words = ("learn", game.code, str(at), *path[:count])
        if own(chat).caption.startswith(heading(game, at + 1)):
            return
        await chat.carry(who, to(own(chat), *words), message="own")


def heading(game: Game, at: int) -> str:
    """How the caption of a step begins, or of the end."""
    steps = len(lesson_of(game).steps)
    if at == steps:
        return say(text("bot-lesson-over", game=text(f"{game.code}-title")))
    return say(text("bot-lesson-step", n=at + 1, of=steps))


@EVERY
async def test_a_lesson_is_played_to_its_end_and_leads_into_a_real_game(
    game: Game, chat: Chat
) -> None:
    who = chat.person("Olena")
    await chat.command(who, "learn", game.name)
    for at, step in enumerate(lesson_of(game).steps):
        assert own(chat).caption.startswith(heading(game, at))
        assert say(text(f"{game.code}-lesson-{step.name}")) in own(chat).caption
        assert own(chat).picture
        assert own(chat).alt
        await steps_on(chat, who, game, at)
    assert own(chat).caption.startswith(heading(game, len(lesson_of(game).steps)))
    first = own(chat).buttons[0]
    assert first.label == say(text("bot-lesson-first"))
    await chat.carry(who, first.action, message="own")
    table = await chat.service.store.load((await newest_tables(chat.service.store))[0])
    assert table is not None
    assert table.head.game == game.name
    assert table.head.variant.startswith(lesson_of(game).variant)


@EVERY
def test_every_other_choice_is_explained_kindly_and_leads_nowhere(game: Game) -> None:
    who, seat = asked("web"), lesson_of(game).seat
    for at, moment in enumerate(moments(game)[:-1]):
        assert moment.step is not None
        seen = moment.position.seen_by(seat)
        others = [move for move in seen.moves(seat) if move not in moment.step.moves]
        for move in others:
            for path in seen.paths(seat, move):
                words = (game.code, str(at), *path)
                shown = screen(who, ("learn", *words))
                assert kept({f"lesson-{game.code}": str(at)}, words) == ()
                assert say(text(f"{game.code}-lesson-{moment.step.name}-wrong")) in shown.caption
                assert say(text(f"{game.code}-lesson-{moment.step.name}")) in shown.caption
                assert to(shown, "learn", game.code, str(at), path_at(game, at)[0])


@EVERY
@pytest.mark.parametrize("platform", get_args(Platform))
@pytest.mark.parametrize("locale", locales())
def test_every_step_fits_its_platform(game: Game, platform: Platform, locale: str) -> None:
    who, limits = asked(platform, locale), LIMITS[platform]
    for at in range(len(lesson_of(game).steps) + 1):
        shown = screen(who, ("learn", game.code, str(at)))
        assert len(shown.caption) <= limits.caption - 300
        assert len(shown.rows) <= limits.rows
        assert all(len(row) <= limits.buttons_in_row for row in shown.rows)
        assert all(len(one.label) <= limits.label for one in shown.buttons)
        assert len(shown.alt) <= 1024


@EVERY
def test_all_moves_of_a_step_can_be_reached_over_all_pages(game: Game) -> None:
    who, seat = asked("discord"), lesson_of(game).seat
    for at, moment in enumerate(moments(game)[:-1]):
        found: set[tuple[str, ...]] = set()
        words: tuple[str, ...] = ("learn", game.code, str(at))
        for _ in range(4):
            shown = screen(who, words)
            carried = [Action.parse(one.action).words for one in shown.buttons]
            found |= {one[3:4] for one in carried if one[:3] == ("learn", game.code, str(at))}
            words = next((one for one in carried if one[-1].startswith("~")), words)
        seen = moment.position.seen_by(seat)
        firsts = {path[:1] for move in seen.moves(seat) for path in seen.paths(seat, move)}
        assert firsts <= found


@EVERY
def test_boards_in_words_teach_as_well(game: Game) -> None:
    who = asked("telegram", boards="text")
    for at in range(len(lesson_of(game).steps) + 1):
        shown = screen(who, ("learn", game.code, str(at)))
        assert shown.picture is None
        assert shown.board


async def test_it_goes_on_after_a_restart_where_it_was_left(swift_database: str) -> None:
    game = GAMES["guo-wu-guan"]
    for at in range(3):
        clock = Clock()
        service = Service(
            await Store.open(swift_database, clock=clock), now=clock, thinker=Inline()
        )
        chat = Chat(service)
        who = chat.person("Olena")
        await chat.command(who, "learn", "gwg")
        assert own(chat).caption.startswith(heading(game, at))
        assert (say(text("bot-lesson-resumed")) in own(chat).caption) == (at > 0)
        await steps_on(chat, who, game, at)
        await service.close()


async def test_each_person_has_a_place_of_their_own_in_every_lesson(chat: Chat) -> None:
    olena, bo = chat.person("Olena"), chat.person("Bo")
    await chat.command(olena, "learn", "gwg")
    await steps_on(chat, olena, GAMES["guo-wu-guan"], 0)
    await chat.command(bo, "learn", "gwg")
    assert own(chat).caption.startswith(heading(GAMES["guo-wu-guan"], 0))
    await chat.command(olena, "learn", "")
    title = text("gwg-title")
    assert say(text("bot-lesson-go-on", game=title, n=2, of=5)) in [
        one.label for one in own(chat).buttons
    ]


async def test_a_finished_lesson_begins_anew(chat: Chat) -> None:
    who, game = chat.person("Olena"), GAMES["four-colour"]
    await chat.command(who, "learn", "four-colour")
    for at in range(len(lesson_of(game).steps)):
        await steps_on(chat, who, game, at)
    await chat.command(who, "learn", "four-colour")
    assert own(chat).caption.startswith(heading(game, 0))


async def test_a_press_on_an_older_step_goes_on_from_there(chat: Chat) -> None:
    who, game = chat.person("Olena"), GAMES["guo-wu-guan"]
    await chat.command(who, "learn", "gwg")
    old = to(own(chat), "learn", "gwg", "0", *path_at(game, 0))
    await steps_on(chat, who, game, 0)
    await steps_on(chat, who, game, 1)
    await chat.carry(who, old, message="own")
    assert own(chat).caption.startswith(heading(game, 1))


@pytest.mark.parametrize("words", ["gwg 0 zzz", "gwg 99", "gwg 0 ~7", "gwg 0 4abd 4abd"])
def test_words_of_a_lesson_that_make_no_sense_show_a_step(words: str) -> None:
    found = place({}, words.split())
    assert found is not None
    assert screen(asked("web"), ("learn", *words.split())).buttons


async def test_nonsense_on_a_button_is_answered(chat: Chat) -> None:
    who = chat.person("Olena")
    for carried in ("m/learn/xxx", "m/learn/gwg/x", "m/learn/gwg/-1", "m/learn"):
        await chat.carry(who, carried, message="own")
        assert chat.replies


async def test_a_deep_link_leads_to_the_lesson_and_to_the_rules(chat: Chat) -> None:
    who = chat.person("Olena")
    await chat.command(who, "start", start_of("m/learn/gwg"))
    assert own(chat).caption.startswith(heading(GAMES["guo-wu-guan"], 0))
    await chat.command(who, "start", start_of("m/rules/xsf/dead-groups"))
    assert own(chat).caption.startswith(say(text("xsf-rules-dead-groups-title")))


@pytest.mark.parametrize("command", ["start", "play", "rules"])
async def test_lessons_are_offered_where_people_begin(chat: Chat, command: str) -> None:
    await chat.command(chat.person("Olena"), command)
    shown = chat.replies[0].screen
    assert say(text("bot-menu-learn")) in [one.label for one in shown.buttons]


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize(("at", "step"), [(2, "five"), (3, "three")])
def test_the_words_of_a_step_are_those_of_its_button(locale: str, at: int, step: str) -> None:
    """Where a domino goes is said in the lesson as on the button, sign by sign."""
    path = path_at(GAMES["wu-hsing"], at)
    shown = screen(asked("web", locale), ("learn", "wuh", str(at), *path[:-1]))
    words = ("learn", "wuh", str(at), *path)
    (label,) = [one.label for one in shown.buttons if Action.parse(one.action).words == words]
    where = label[label.index("x ") :]
    for sentence in (f"wuh-lesson-{step}", f"wuh-lesson-{step}-wrong"):
        assert where in say(text(sentence), locale)


async def test_typed_moves_answer_the_lesson_that_lies_open(chat: Chat) -> None:
    """By the mark on a button or in the notation; what the rules refuse is told on its step."""
    who, game = chat.person("Olena"), GAMES["wu-hsing"]
    await chat.typed(who, "A")
    assert own(chat).caption == say(text("bot-no-table-here"))
    await chat.command(who, "learn", "wu-hsing")
    await chat.typed(who, "WR@9,9v")
    assert own(chat).caption.startswith(heading(game, 0))
    assert len(own(chat).caption) > len(say(text("wuh-lesson-rows"))) + len(heading(game, 0)) + 2
    await chat.typed(who, "WR@2,0v")
    assert own(chat).caption.startswith(heading(game, 1))
    mark = next(one.label for one in own(chat).buttons if "double black" in one.label)[0]
    await chat.typed(who, mark)
    where = next(one.label for one in own(chat).buttons if "x 3 y 0" in one.label)
    await chat.typed(who, where[0])
    assert own(chat).caption.startswith(heading(game, 2))


async def test_a_game_that_is_begun_after_a_lesson_gets_the_typed_moves(chat: Chat) -> None:
    who = chat.person("Olena")
    await chat.command(who, "play", "guo-wu-guan lenient me")
    board = chat.message
    await chat.command(who, "learn", "guo-wu-guan")
    await chat.typed(who, "xyz", message=board)
    assert own(chat).caption.startswith(heading(GAMES["guo-wu-guan"], 0))
    await chat.command(who, "play", "guo-wu-guan lenient me")
    await chat.typed(who, "xyz", message=chat.message)
    assert not own(chat).caption.startswith(heading(GAMES["guo-wu-guan"], 0))
