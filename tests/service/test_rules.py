"""Rules in chat: pictures with words, page by page, within the limits of every platform."""

from __future__ import annotations

from dataclasses import replace
from importlib import import_module
from typing import get_args

import pytest

from bot.core.action import Action
from bot.core.limits import LIMITS
from bot.core.request import Platform
from bot.core.screen import Screen
from bot.service import Service
from bot.service.asked import Asked
from bot.service.menus import screen
from bot.service.painter import alt
from bot.service.reader import reader
from bot.service.rules import read_on
from games import GAMES, Game, text
from render import locales, say
from render.posters import Exhibit
from render.view import View
from tests.service.chat import Chat

EVERY = pytest.mark.parametrize("game", GAMES.values(), ids=lambda one: one.code)


def asked(platform: Platform, locale: str = "en", **wishes: str) -> Asked:
    eyes = reader(platform, {"locale": locale, **wishes})
    return Asked(eyes, private=True, whispers=True, admin=False, person=wishes, room={})


def pages(who: Asked, *words: str) -> list[Screen]:
    """All pages of a section, by the button that turns them."""
    found = [screen(who, ("rules", *words))]
    while True:
        turn = [one for one in found[-1].buttons if one.style == "good"]
        if not turn:
            return found
        following = screen(who, Action.parse(turn[0].action).words)
        if following == found[0]:
            return found
        found.append(following)


def plain(words: str) -> str:
    return " ".join(words.split())


@EVERY
@pytest.mark.parametrize("platform", get_args(Platform))
@pytest.mark.parametrize("locale", locales())
def test_every_section_is_shown_whole_with_a_picture(
    game: Game, platform: Platform, locale: str
) -> None:
    who, limits = asked(platform, locale), LIMITS[platform]
    for section in game.sections:
        shown = pages(who, game.code, section)
        title = say(text(f"{game.code}-rules-{section}-title"), locale)
        whole = plain("\n\n".join(one.caption.removeprefix(title) for one in shown))
        assert plain(say(text(f"{game.code}-rules-{section}"), locale)) in whole
        for one in shown:
            assert isinstance(one.picture, View | Exhibit)
            assert 0 < len(alt(one.picture)) <= 1024
            assert one.alt == (alt(one.picture) if limits.described else "")
            assert len(one.caption) <= limits.caption
            assert one.caption.startswith(title)
            assert len(one.rows) <= limits.rows
            assert all(len(row) <= limits.buttons_in_row for row in one.rows)


@EVERY
def test_boards_in_words_have_their_examples_in_characters(game: Game) -> None:
    who = asked("telegram", boards="text")
    for section in game.sections:
        for one in pages(who, game.code, section):
            assert one.picture is None
            assert one.board
            assert len(one.board) + len(one.caption) <= LIMITS["telegram"].text


@EVERY
def test_one_button_leads_to_each_section_and_the_present_one_is_marked(game: Game) -> None:
    shown = screen(asked("discord"), ("rules", game.code, game.sections[2]))
    leads = {Action.parse(one.action).words: one.style for one in shown.buttons}
    assert {("rules", game.code, one) for one in game.sections} <= set(leads)
    assert [words[2] for words, style in leads.items() if style == "picked"] == [game.sections[2]]
    assert ("learn", game.code) in leads
    assert ("rules",) in leads


def test_a_long_section_is_turned_page_by_page_where_captions_are_short() -> None:
    who = asked("telegram")
    short = replace(who.reader, limits=replace(who.reader.limits, caption=300))
    shown = pages(replace(who, reader=short), "wuh", "forces")
    assert len(shown) > 3
    assert len(pages(who, "wuh", "forces")) == 1
    assert all(len(one.caption) <= 300 for one in shown)
    words = " ".join(one.caption.partition("\n")[2] for one in shown)
    assert plain(words) == plain(say(text("wuh-rules-forces")))


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("platform", get_args(Platform))
def test_the_rules_of_the_daily_challenge_are_shown_whole(platform: Platform, locale: str) -> None:
    shown = pages(asked(platform, locale), "daily")
    whole = plain("\n\n".join(one.caption for one in shown))
    assert plain(say(text("daily-rules-always"), locale)) in whole
    assert all(len(one.caption) <= LIMITS[platform].caption for one in shown)


@pytest.mark.parametrize("words", ["gwg nowhere", "xxx", "gwg sets x", "gwg sets 99", "daily x"])
def test_words_that_name_nothing_still_show_something(words: str) -> None:
    shown = screen(asked("web"), ("rules", *words.split()))
    assert shown.caption
    assert shown.buttons


@EVERY
async def test_the_button_of_every_refusal_opens_its_section(game: Game, chat: Chat) -> None:
    """Every section that some refusal names, by the button that its words have below them."""
    who = chat.person("Olena")
    refusal = import_module(f"games.{game.name.replace('-', '_')}.refusal")
    context = asked("web")
    for section in set(refusal.SECTIONS.values()):
        ((button,),) = read_on(context, game.code, section)
        await chat.carry(who, button.action, message="somewhere")
        assert chat.screen.caption.startswith(say(text(f"{game.code}-rules-{section}-title")))
        assert chat.screen.picture


async def test_a_typed_move_that_is_refused_has_the_button_in_private(chat: Chat) -> None:
    who = chat.person("Olena")
    await chat.command(who, "play", "guo-wu-guan lenient me")
    before = chat.screen
    await chat.typed(who, "1aab")
    assert chat.private is not None
    (button,) = chat.private.buttons
    assert button.label.startswith("Rules: ")
    await chat.carry(who, button.action, message="a-private-one")
    assert [reply.how for reply in chat.replies] == ["edit"]
    assert chat.replies[0].message is None
    assert before.caption != chat.screen.caption


async def test_from_a_board_the_rules_come_in_private(chat: Chat) -> None:
    who = chat.person("Olena")
    await chat.command(who, "play", "guo-wu-guan lenient me")
    board = chat.screen
    await chat.carry(who, "m/rules/gwg/sets")
    assert chat.private is not None
    assert isinstance(chat.private.picture, Exhibit)
    assert chat.screen == board


async def test_a_section_is_found_by_its_name(service: Service, chat: Chat) -> None:
    del service
    await chat.command(chat.person("Olena"), "rules", "xiang-shi-fu dead-groups")
    assert chat.private is not None
    assert chat.private.caption.startswith(say(text("xsf-rules-dead-groups-title")))


@pytest.mark.parametrize("locale", locales())
@EVERY
async def test_a_section_is_found_by_the_title_on_its_button(
    game: Game, locale: str, chat: Chat
) -> None:
    who = replace(chat.person("Olena"), locale=locale)
    for section in game.sections:
        title = text(f"{game.code}-rules-{section}-title")
        for said in (section, say(title, locale), say(title).upper()):
            await chat.command(who, "rules", f"{game.name} {said}")
            assert chat.private
            assert chat.private.caption.startswith(say(title, locale))
