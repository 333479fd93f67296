"""Words: every sentence the games say is there, every sentence there is said, none ever breaks."""

from __future__ import annotations

import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import islice
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, Term

from bot.adapters.discord.commands import WORDY
from bot.core.request import COMMANDS
from bot.service.reader import CHOICES
from bot.service.settings import AUTO
from games import GAMES, IllegalMove, Text, text
from games.choices import menu
from render import words
from render.sheet import walk
from render.words import ids, knows, locales, say

ROOT = Path(__file__).parents[2]
LOCALES = ROOT / "render" / "locales"
FILES = sorted(LOCALES.glob("*/*.ftl"))

WRONG_MOVES = (
    "",
    "x",
    "1",
    "9abc",
    "1abc",
    "1aab",
    "1cba",
    "1abz",
    "1L",
    "1-",
    "1LR",
    "2R",
    "3abd",
)


ENDLESS = ("xiang-shi-fu",)
_ENOUGH = 6
"""Positions of a game that never ends by itself."""


def nested(one: Text) -> Iterator[Text]:
    """A sentence and all sentences in its arguments."""
    yield one
    for _, value in one.args:
        for part in value if isinstance(value, tuple) else (value,):
            if isinstance(part, Text):
                yield from nested(part)


def said_by_games() -> Iterator[Text]:
    for one in GAMES.values():
        for section in one.sections:
            yield text(f"{one.code}-rules-{section}")
            yield text(f"{one.code}-rules-{section}-title")
        for variant in one.variants:
            yield text(f"{one.code}-variant-{variant.name}")
            yield text(f"{one.code}-variant-{variant.name}-about")
            for seed in range(6):
                yield from said_in_a_game(one.name, variant.name, f"words {seed}")


def said_in_a_game(name: str, variant: str, seed: str) -> Iterator[Text]:
    one = GAMES[name]
    played = walk(one, variant, seed)
    for position, events in islice(played, _ENOUGH) if name in ENDLESS else played:
        yield from (position.prompt(0), position.prompt(None), *position.facts())
        yield from one.summary(events)
        yield from (one.tell(event) for event in events)
        yield from (choice.label for choice in menu(position, 0).choices)
        yield from filter(None, (position.warning(0, move) for move in position.moves(0)))
        for wrong in WRONG_MOVES:
            if wrong not in position.moves(0):
                with pytest.raises(IllegalMove) as refused:
                    position.play(0, wrong)
                yield refused.value.reason


def test_every_sentence_of_the_games_is_there_and_has_all_it_needs() -> None:
    said = {part for one in said_by_games() for part in nested(one)}
    assert len({one.id for one in said}) > 60
    assert sorted({one.id for one in said if not knows(one.id)}) == []
    assert [one for one in said if "{" in say(one)] == []


OWN = ("ui-", *(f"{one.code}-" for one in GAMES.values()))
"""What pictures and games say; the bot's sentences are tested with the bot."""

SOURCES = [
    path
    for folder in ("games", "render", "bot")
    for path in sorted((ROOT / folder).rglob("*"))
    if path.suffix in {".py", ".html", ".js"}
]


def unsaid(*begins: str) -> set[str]:
    """The sentences of some beginnings that no line of the program names or forms."""
    corpus = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES)
    plain = set(re.findall(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)+", corpus))
    formed = [
        re.compile(re.sub(r"\\\{.*?\\\}", "[a-z0-9-]+", re.escape(found)))
        for found in re.findall(r"f[\"']([^\"'\s]*\{[^\"'\s]*)[\"']", corpus)
        if re.search(r"(^|\}-|^[a-z]+-)[a-z-]{4,}(-|$)", found)
    ]
    referred = {
        found
        for file in FILES
        for found in re.findall(r"\{ ?([a-z]+(?:-[a-z0-9]+)+) ?\}", file.read_text())
    }
    return {
        one
        for one in ids()
        if one.startswith(begins)
        and one not in plain | referred
        and not any(pattern.fullmatch(one) for pattern in formed)
    }


def test_every_sentence_there_is_said() -> None:
    by_notation = ("wuh-colour-", "wuh-prompt-")  # formed of the letters of positions alone
    assert {one for one in unsaid(*OWN) if not one.startswith(by_notation)} == set()


def test_every_sentence_of_the_bot_is_said() -> None:
    assert unsaid("bot-", "daily-", "discord-", "page-") == set()


def test_sentences_of_commands_and_settings_are_of_those_there_are() -> None:
    options = {f"{name}-arg" for name in (*WORDY, "move")}
    commands = {f"bot-command-{one}" for one in (*COMMANDS, *options)}
    assert {one for one in ids() if one.startswith("bot-command-")} == commands
    kinds = (*CHOICES, "remind", "streak", "digest", "daily", "zone", "at", "never")
    for one in ids():
        if one.startswith("bot-setting-"):
            name, _, value = one.removeprefix("bot-setting-").partition("-")
            assert name in kinds, one
            assert not value or name == "zone" or value in (AUTO, *CHOICES[name]), one


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.name}")
def test_the_files_can_be_read(file: Path) -> None:
    entries = FluentParser().parse(file.read_text(encoding="utf-8")).body
    assert [entry for entry in entries if isinstance(entry, Junk)] == []


def test_no_id_stands_twice() -> None:
    for locale in locales():
        found = [
            entry.id.name
            for file in FILES
            if file.parent.name == locale
            for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body
            if isinstance(entry, Message | Term)
        ]
        assert len(found) == len(set(found))


def test_nested_sentences_and_lists_are_said_in_the_same_language() -> None:
    choices = (text("gwg-choice", mark="A", type=text("gwg-type-split")),) * 2
    prompt = text("gwg-prompt-sets", level=3, choices=choices, last=text("gwg-type-five-sons"))
    assert say(prompt) == "Level 3: A split, A split, or five sons."


def test_numbers_choose_their_form() -> None:
    assert say(text("gwg-fact-levels", n=1)) == "1 level left"
    assert say(text("gwg-fact-levels", n=4)) == "4 levels left"


@pytest.mark.parametrize("locale", ["en", "en-GB", "xx", "", "../../etc", "tlh_QO"])
def test_an_unknown_language_falls_back(locale: str) -> None:
    assert say(text("ui-player", n=2), locale) == "Player 2"


def test_an_unknown_sentence_is_its_id() -> None:
    assert say(text("no-such-sentence", n=1)) == "no-such-sentence"
    assert not knows("no-such-sentence")
    assert not knows("ui-player", "xx")


@pytest.mark.parametrize(
    "broken",
    [
        Text("ui-player"),
        Text("ui-player", (("m", 3),)),
        Text("ui-player", (("n", ()),)),
        Text("ui-player", (("n", text("nowhere")),)),
        Text("gwg-fact-levels", (("n", "many"),)),
        Text("gwg-fact-levels"),
        Text("ui-player", (("n", True),)),
        Text("ui-player", (("n", 10**400),)),
        Text("ui-player", (("n", [3]),)),  # type: ignore[arg-type] # broken on purpose
        Text("ui-player", (("n", None),)),  # type: ignore[arg-type] # broken on purpose
        Text(""),
        Text("-term"),
    ],
)
def test_a_missing_or_broken_argument_never_raises(broken: Text) -> None:
    assert isinstance(say(broken), str)


def test_words_are_safe_in_many_threads() -> None:
    words._bundle.cache_clear()
    words._kept.cache_clear()
    asked = [text("gwg-fact-levels", n=number) for number in range(400)]
    with ThreadPoolExecutor(8) as threads:
        answers = list(threads.map(say, asked))
    assert answers[1] == "1 level left"
    assert answers[399] == "399 levels left"
