"""Laws of what games teach: lessons are short and legal, examples true, refusals lead to rules."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from importlib import import_module

import pytest

from games import GAMES, Game, IllegalMove, Lesson, Moment, Text, menu, moments, text
from games.dominoes import COPIES
from games.four_colour.cards import read_cards
from games.four_colour.groups import KIND
from games.taught import MOST_STEPS
from games.triplets import types
from games.wu_hsing.pattern import is_legal, shows_the_cycle
from games.xiang_shi_fu.dead import dead_sets
from games.xiang_shi_fu.sets import ordered, shown_type
from render.words import ids, knows, locales, say
from tests.games.support import Walk

EVERY = pytest.mark.parametrize("game", GAMES.values(), ids=lambda one: one.code)
SECONDS = 90
"""How long a lesson may take."""
A_PRESS = 3
"""Seconds for a press."""
A_MINUTE = 200
"""Words that a person reads in a minute."""
SIGNS = 1.6
"""Chinese signs that take as long as one of our words."""
NONSENSE = ("", "p", "W", "xgH", "2abc", "1L", "9-", "a66-b11", "WR@2,0v", "rCrHrN", "🀄")


def lesson_of(game: Game) -> Lesson:
    assert game.lesson is not None
    return game.lesson


def half_said(game: Game, moment: Moment) -> Iterator[tuple[str, ...]]:
    """The words on the way to the move after which something is left to say."""
    seat = lesson_of(game).seat
    seen = moment.position.seen_by(seat)
    path = seen.paths(seat, moment.step.moves[0])[0] if moment.step else ()
    said = menu(seen, seat, path[:1])
    while said.move is None:
        yield said.said
        said = menu(seen, seat, path[: len(said.said) + 1])


def read(game: Game) -> Iterator[Text]:
    """All that is read by somebody who makes no mistake."""
    steps = lesson_of(game).steps
    for moment in moments(game)[:-1]:
        assert moment.step is not None
        yield text("bot-lesson-step", n=1, of=len(steps))
        yield text(f"{game.code}-lesson-{moment.step.name}")
        seat = lesson_of(game).seat
        for said in half_said(game, moment):
            yield moment.position.seen_by(seat).question(seat, said)
    yield text(f"{game.code}-lesson-end")


def length(words: str) -> float:
    """In words."""
    signs = len(re.findall(r"[\u4e00-\u9fff]", words))
    return len(re.findall(r"[^\s\u3000-\u9fff\uff00-\uffef]+", words)) + signs / SIGNS


@EVERY
def test_a_lesson_has_at_most_eight_steps_that_each_ask_for_a_move(game: Game) -> None:
    steps = lesson_of(game).steps
    assert 1 <= len(steps) <= MOST_STEPS
    assert len({step.name for step in steps}) == len(steps)
    assert all(step.moves for step in steps)


@EVERY
def test_every_move_that_is_explained_is_legal_on_the_board_that_the_learner_sees(
    game: Game,
) -> None:
    seat = lesson_of(game).seat
    for moment in moments(game)[:-1]:
        assert moment.step is not None
        assert set(moment.step.moves) <= set(moment.position.seen_by(seat).moves(seat))


@EVERY
def test_a_lesson_ends_with_a_game_that_is_over(game: Game) -> None:
    last = moments(game)[-1]
    assert last.step is None
    assert last.position.outcome is not None
    assert lesson_of(game).seat in last.position.outcome.winners


@EVERY
def test_a_lesson_leads_to_the_variant_for_beginners(game: Game) -> None:
    beginners = [one.name for one in game.variants if one.beginners]
    assert lesson_of(game).variant in (beginners or [game.variants[0].name])


@EVERY
@pytest.mark.parametrize("locale", locales())
def test_all_words_of_a_lesson_are_there(game: Game, locale: str) -> None:
    wanted = [f"{game.code}-lesson-{step.name}" for step in lesson_of(game).steps]
    wanted += [f"{one}-wrong" for one in wanted] + [f"{game.code}-lesson-end"]
    assert [one for one in wanted if not knows(one, locale)] == []


@EVERY
@pytest.mark.parametrize("locale", locales())
def test_a_lesson_takes_at_most_ninety_seconds(game: Game, locale: str) -> None:
    presses = sum(1 + len(list(half_said(game, one))) for one in moments(game)[:-1])
    words = sum(length(say(one, locale)) for one in read(game))
    assert presses * A_PRESS + words * 60 / A_MINUTE <= SECONDS


@EVERY
def test_examples_belong_to_sections_and_can_be_read(game: Game) -> None:
    assert len(game.examples) >= 4
    assert set(game.examples) <= set(game.sections)
    for section, example in game.examples.items():
        assert bool(example.position) != bool(example.groups)
        if example.position:
            position = game.parse(example.position)
            assert knows(f"{game.code}-example-{section}")
            seen, seat = position.seen_by(example.seat), example.seat or 0
            assert not example.said or menu(seen, seat, example.said).said == example.said


@pytest.mark.parametrize("name", ["guo-wu-guan", "xiang-shi-fu"])
def test_examples_of_sets_are_of_the_type_that_they_name(name: str) -> None:
    section = {"guo-wu-guan": "sets", "xiang-shi-fu": "triplets"}[name]
    groups = GAMES[name].examples[section].groups
    assert len({one.name for one in groups}) == 9
    for one in groups:
        tiles = tuple(map(int, one.pieces.split(".")))
        assert Counter(tiles) <= COPIES
        assert types(tiles) == (one.name.id.split("-", 2)[2],)
        shown = sorted(int(number) for number in re.findall(r"\d", one.sum.partition("=")[0]))
        assert shown == sorted(int(end) for end in one.pieces.replace(".", ""))


def test_examples_of_pairs_and_dead_groups_are_what_they_are_called() -> None:
    examples = GAMES["xiang-shi-fu"].examples
    for one in examples["pairs"].groups:
        tiles = ordered(tuple(map(int, one.pieces.split("."))))
        assert one.name == text(f"xsf-type-{shown_type(tiles, 'standard')}")
    dead = {
        ordered(tuple(map(int, one.pieces.split(".")))) for one in examples["dead-groups"].groups
    }
    assert dead == {one for one in dead_sets("standard", "classic") if len(one) == 3}
    assert not any(one.good for one in examples["dead-groups"].groups)


def test_examples_of_cards_are_groups() -> None:
    groups = GAMES["four-colour"].examples["groups"].groups
    assert {KIND[read_cards(one.pieces)] for one in groups} == set(KIND.values())


def test_examples_of_rows_are_allowed_or_not_as_they_say() -> None:
    examples = GAMES["wu-hsing"].examples
    assert {is_legal(one.pieces) == one.good for one in examples["rows"].groups} == {True}
    assert {one.good for one in examples["rows"].groups} == {True, False}
    assert all(shows_the_cycle(one.pieces) for one in examples["forces"].groups)


@EVERY
def test_every_refusal_that_there_is_names_a_section_that_there_is(game: Game) -> None:
    module = import_module(f"games.{game.name.replace('-', '_')}.refusal")
    start = f"{game.code}-illegal-"
    assert set(module.SECTIONS) == {
        one.removeprefix(start) for one in ids() if one.startswith(start)
    }
    assert set(module.SECTIONS.values()) <= set(game.sections)


@EVERY
def test_refusals_in_games_carry_their_section(game: Game) -> None:
    refused = Counter[str]()
    for number in range(4):
        for position in Walk(number, 12).through(game, game.variants[0].name):
            for seat in range(position.seats):
                legal = set(position.moves(seat))
                for move in sorted(set(NONSENSE) - legal):
                    with pytest.raises(IllegalMove) as error:
                        position.play(seat, move)
                    assert error.value.section in game.sections
                    refused[error.value.reason.id] += 1
    assert len(refused) >= 3
