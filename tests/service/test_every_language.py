"""Every screen in every language without a fallback, and within the limits in a longer one."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace

import pytest

from bot.adapters.discord.message import worded
from bot.core.limits import LIMITS
from bot.core.request import Place, Platform
from bot.core.screen import Screen
from bot.core.table import Entry, Head, Occupant, Table
from bot.service import Service
from bot.service.asking import MORE, RESIGN, Ask
from bot.service.painter import alt
from bot.service.reader import reader
from bot.service.settings import SECTIONS
from bot.service.table_screen import board
from games import GAMES, Game, Text, text
from render import words
from render.words import BASE, locales
from tests.service.chat import Chat

PLATFORMS: tuple[Platform, ...] = ("discord", "telegram", "web")
NAMES = ("Олександра-Катерина", "Bo", "小龍女", "محمد")


def tour() -> Iterator[tuple[str, str]]:
    """What can be asked without a table, then with one."""
    yield from (("start", ""), ("play", ""), ("daily", ""), ("archive", ""), ("top", ""))
    yield from (("me", ""), ("mytables", ""), ("news", ""), ("privacy", ""), ("about", ""))
    yield from (("help", group) for group in ("", "table", "account", "admin", "teahouse"))
    yield from (("settings", ""), ("settings", "room"), ("settings", "nonsense"), ("room", ""))
    for one in GAMES.values():
        yield from (("play", one.name), ("learn", one.name), ("rules", one.name))
        yield from (("play", f"{one.name} {each.name}") for each in one.variants)
        yield from (("rules", f"{one.name} {section}") for section in one.sections)
    yield from (("rules", "daily"), ("join", ""), ("invite", ""), ("block", ""), ("forgetme", ""))
    yield from (("link", ""), ("report", "odd"), ("play", "nonsense"), ("daily", "zone nowhere"))
    yield from (("play", "guo-wu-guan lenient me"), ("text", ""), ("verify", ""), ("hint", ""))
    yield from (("move", "nonsense"), ("undo", ""), ("resign", ""), ("play", "four-colour me"))
    yield from (("hand", ""), ("move", "nonsense"), ("play", "wu-hsing room"), ("invite", "Bo"))


async def seen(service: Service, platform: Platform, locale: str) -> list[Screen]:
    """All that somebody whose app speaks a language is shown on the tour."""
    chat = Chat(service, Place(platform, "tour", admin=True))
    olena = replace(chat.person("Olena"), locale=locale)
    found: list[Screen] = []
    for name, said in tour():
        await chat.command(olena, name, said)
        found += [reply.screen for reply in chat.replies]
    for whose, sections in SECTIONS.items():
        for section, items in sections.items():
            for page in (section, *items):
                await chat.carry(olena, f"m/settings/{whose}/{page}", message="")
                found += [reply.screen for reply in chat.replies]
    return found


def recorded(one: Game, variant: str) -> Iterator[Table]:
    """A game of chance moves as its table after every one of them, the end included."""
    chance, sizes = random.Random(7), one.seats
    start = one.deal(variant, "tea 3")
    sat = tuple(Occupant(seat + 1, NAMES[seat]) for seat in range(start.seats))
    head = Head("k3v9x2qa", one.name, variant, "tea 3", str(start), 1, 1, 1, sat)
    table = Table.open(head, [Entry("deal", "person", person=1, at=1)])
    yield table
    for at in range(400 if max(sizes) > 1 or one.name == "guo-wu-guan" else 12):
        if table.ended:
            return
        seat = table.position.to_act[0]
        move = chance.choice(table.position.moves(seat))
        table = table.add(Entry("move", "person", seat, move, seat + 1, at))
        yield table
    yield table.add(Entry("resign", "person", 0, "", 1, 500))


def screens(one: Game, platform: Platform, locale: str) -> Iterator[Screen]:
    """The boards of a recorded game: for all, for a player, behind *More*, in words; the end."""
    tables = list(recorded(one, one.variants[0].name))
    for table in (*tables[:40:5], tables[-1]):
        seat = next(iter(table.asked), 0)
        for boards in ("pictures", "text"):
            eyes = reader(platform, {"boards": boards}, locales=(locale,))
            for said in ((), (MORE,), (RESIGN,)):
                yield board(Ask(table, eyes, seat, said))
            yield board(Ask(table, eyes, None if table.several else 0))


@pytest.fixture
def fallen(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """The sentences that were said in another language than the one that was asked for."""
    missed: list[str] = []
    said = words._said

    def watched(text: Text, locale: str) -> str:
        if not words.knows(text.id, words.chain(locale)[0]):
            missed.append(text.id)
        return said(text, locale)

    words._kept.cache_clear()
    monkeypatch.setattr(words, "_said", watched)
    yield missed
    words._kept.cache_clear()


@pytest.fixture
def longer(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A language in which every sentence is longer by two fifths, whatever stands in it."""
    formatted = words._formatted

    def stretched(bundle: object, text: Text, locale: str) -> str:
        said = formatted(bundle, text, locale)  # type: ignore[arg-type] # passed on
        inner = sum(len(str(words._worded(value, locale))) for _, value in text.args)
        if text.id in {"ui-plain", "ui-list-separator"}:
            return said
        return said + "ö" * round(0.4 * max(0, len(said) - inner))

    words._kept.cache_clear()
    monkeypatch.setattr(words, "_formatted", stretched)
    yield
    words._kept.cache_clear()


@pytest.mark.parametrize("locale", locales())
async def test_all_that_can_be_asked_for_is_said_in_the_language(
    service: Service, fallen: list[str], locale: str
) -> None:
    shown = await seen(service, "telegram", locale)
    assert fallen == []
    assert all(one.caption.strip() for one in shown)


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("one", GAMES.values(), ids=lambda one: one.code)
def test_a_recorded_game_is_shown_in_the_language(
    fallen: list[str], one: Game, locale: str
) -> None:
    shown = list(screens(one, "telegram", locale))
    assert fallen == []
    assert all(alt(shown_.picture) for shown_ in shown if shown_.picture)


def fits(screen: Screen, platform: Platform) -> None:
    """A screen keeps every limit, and no caption lost its end to do so."""
    limits = LIMITS[platform]
    assert len(screen.rows) <= limits.rows, screen.caption
    for row in screen.rows:
        assert 0 < len(row) <= limits.buttons_in_row, screen.caption
        assert all(0 < len(one.label) <= limits.label for one in row)
    room = limits.caption if screen.picture else limits.text - len(screen.board)
    said = worded(screen.caption, 10**6) if platform == "discord" else screen.caption
    assert len(said) <= room, screen.caption
    assert not screen.caption.endswith("…"), screen.caption


@pytest.mark.usefixtures("longer")
@pytest.mark.parametrize("platform", PLATFORMS)
async def test_longer_words_keep_every_limit(service: Service, platform: Platform) -> None:
    for shown in await seen(service, platform, BASE):
        fits(shown, platform)


@pytest.mark.usefixtures("longer")
@pytest.mark.parametrize("platform", PLATFORMS)
@pytest.mark.parametrize("one", GAMES.values(), ids=lambda one: one.code)
def test_longer_words_keep_the_limits_of_boards(one: Game, platform: Platform) -> None:
    for shown in screens(one, platform, BASE):
        fits(shown, platform)


@pytest.mark.usefixtures("longer")
def test_longer_words_are_longer() -> None:
    said = words.say(text("bot-about"))
    assert said.count("ö") == round(0.4 * len(said.rstrip("ö")))
