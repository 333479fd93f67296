"""Lessons and rules on Discord, Telegram and the page: in private, on one message, resumable."""

from __future__ import annotations

import pytest

from games import GAMES, Game, menu, moments
from tests.conformance.driver import Room, words
from tests.conformance.test_scenarios import LENIENT, table
from tests.newest import newest_tables
from tests.service.test_lessons import heading, lesson_of, path_at

EVERY = pytest.mark.parametrize("game", GAMES.values(), ids=lambda one: one.code)


def labels(game: Game, at: int, path: tuple[str, ...]) -> list[str]:
    """What the buttons say that make a move of a lesson, one after the other."""
    seat, found = lesson_of(game).seat, list[str]()
    seen = moments(game)[at].position.seen_by(seat)
    said = menu(seen, seat)
    while said.move is None:
        choice = next(one for one in said.choices if one.path == path[: len(one.path)])
        found.append(words("bot-choice", mark=choice.mark, label=choice.label))
        said = menu(seen, seat, choice.path)
    return found


async def steps_on(room: Room, game: Game, at: int) -> None:
    """Olena makes the move that a step explains."""
    for label in labels(game, at, path_at(game, at)):
        await room.presses("Olena", label)


@EVERY
async def test_a_lesson_is_played_on_one_private_message_into_a_first_real_game(
    room: Room, game: Game
) -> None:
    await room.asks("Olena", "learn", game.name)
    messages, posts = await room.owns("Olena"), await room.posts()
    pictures = set()
    for at in range(len(lesson_of(game).steps)):
        seen = await room.own("Olena")
        assert seen.caption.startswith(heading(game, at))
        pictures.add(seen.picture)
        await steps_on(room, game, at)
    end = await room.own("Olena")
    assert end.caption.startswith(heading(game, len(lesson_of(game).steps)))
    assert None not in pictures
    assert len(pictures) == len(lesson_of(game).steps)
    assert (await room.owns("Olena"), await room.posts()) == (messages, posts)
    await room.presses("Olena", words("bot-lesson-first"))
    opened = await newest_tables(room.driver.service.store)
    now = await room.driver.service.store.load(opened[0])
    assert now is not None
    assert (now.head.game, now.over) == (game.name, False)


async def test_a_lesson_goes_on_after_a_restart(room: Room) -> None:
    game = GAMES["guo-wu-guan"]
    await room.asks("Olena", "learn", "guo-wu-guan")
    await steps_on(room, game, 0)
    await room.driver.restart()
    if room.platform != "web":  # there a process keeps what only one guest sees
        await steps_on(room, game, 1)
    await room.asks("Olena", "learn", "guo-wu-guan")
    again = (await room.own("Olena")).caption
    assert again.startswith(heading(game, 1 if room.platform == "web" else 2))
    assert words("bot-lesson-resumed") in again


async def test_a_wrong_move_in_a_lesson_is_explained_and_asked_again(room: Room) -> None:
    await room.asks("Olena", "learn", "guo-wu-guan")
    before = await room.own("Olena")
    await room.presses("Olena", "B: ")
    after = await room.own("Olena")
    assert words("gwg-lesson-dragon-wrong") in after.caption
    assert words("gwg-lesson-dragon") in after.caption
    assert (after.picture, after.labels) == (before.picture, before.labels)


async def test_rules_are_turned_on_one_private_message_with_their_pictures(room: Room) -> None:
    await room.asks("Olena", "rules", "guo-wu-guan")
    messages, posts = await room.owns("Olena"), await room.posts()
    pictures = {(await room.own("Olena")).picture}
    for section in ("sets", "removals", "passing", "replenishing"):
        title = words(f"gwg-rules-{section}-title")
        await room.presses("Olena", title)
        seen = await room.own("Olena")
        assert title in seen.caption
        assert words(f"gwg-rules-{section}").split("\n")[0][:60] in seen.caption
        pictures.add(seen.picture)
    assert None not in pictures
    assert len(pictures) == 5
    assert (await room.owns("Olena"), await room.posts()) == (messages, posts)


async def test_a_refusal_has_a_button_that_opens_its_section_in_private(room: Room) -> None:
    await room.asks("Olena", "play", LENIENT)
    posts, board = await room.posts(), await room.board()
    await room.asks("Olena", "move", "nonsense")
    title = words("gwg-rules-notation-title")
    await room.presses("Olena", words("bot-read-on", section=title))
    seen = await room.own("Olena")
    assert title in seen.caption
    assert seen.picture
    assert await room.posts() == posts
    assert (await room.board()).picture == board.picture
    assert (await table(room)).pressed == 0
