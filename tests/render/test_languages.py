"""Languages: each says everything that English says, of the same things, within the same limits."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    Identifier,
    Message,
    MessageReference,
    SelectExpression,
    VariableReference,
)
from fluent.syntax.visitor import Visitor

from bot.core.limits import LIMITS
from games import GAMES, text
from render.fonts import BASE, chain, covers
from render.words import locales, say

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "render" / "locales"
OTHERS = locales()[1:]
SAMPLES = (0, 1, 2, 5, 21, 111)
"""Numbers of every plural form of every language here."""
DESCRIPTION = 100
"""The longest description of a command or of an option that Discord takes, in characters."""
ENTRY = 32
"""The longest entry of a person's menu that Discord takes."""
BUTTON = 44
"""The longest fixed label of a button: one row of a phone. Sentences are no labels."""
FEW_FORMS = {"one", "two", "few", "many"}


class Parts(Visitor):
    """What a sentence is made of: its arguments, the sentences it quotes, its selections."""

    def __init__(self, message: Message) -> None:
        self.arguments: set[str] = set()
        self.quoted: set[str] = set()
        self.selections: list[SelectExpression] = []
        self.visit(message)

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 - fluent's name
        self.arguments.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802 - fluent's name
        self.quoted.add(node.id.name)

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802 - fluent's name
        self.selections.append(node)
        self.generic_visit(node)


@cache
def sentences(locale: str) -> dict[str, tuple[str, Message]]:
    """Every sentence of a language in its order, with the file it stands in."""
    return {
        entry.id.name: (file.name, entry)
        for file in sorted((FOLDER / locale).glob("*.ftl"))
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body
        if isinstance(entry, Message)
    }


@cache
def arguments(locale: str, id_: str) -> frozenset[str]:
    """What a sentence and all that it quotes ask for."""
    parts = Parts(sentences(locale)[id_][1])
    return frozenset(parts.arguments).union(*(arguments(locale, one) for one in parts.quoted))


@cache
def bundle(locale: str) -> FluentBundle:
    found = FluentBundle([locale], use_isolating=False)
    for file in sorted((FOLDER / locale).glob("*.ftl")):
        found.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return found


def forms(locale: str) -> set[str]:
    """The plural forms that whole numbers take in a language."""
    rule = Locale.parse(locale.replace("-", "_")).plural_form
    return {rule(number) for number in range(200)}


def keys(selection: SelectExpression) -> set[str]:
    return {one.key.name for one in selection.variants if isinstance(one.key, Identifier)}


def described() -> Iterator[str]:
    starts = ("bot-command-", "discord-option-")
    yield from (one for one in sentences("en") if one.startswith(starts))


@pytest.mark.parametrize("locale", OTHERS)
def test_nothing_is_missing(locale: str) -> None:
    assert [one for one in sentences("en") if one not in sentences(locale)] == []


@pytest.mark.parametrize("locale", OTHERS)
def test_nothing_is_said_that_english_does_not_know(locale: str) -> None:
    assert [one for one in sentences(locale) if one not in sentences("en")] == []


@pytest.mark.parametrize("locale", OTHERS)
def test_sentences_stand_in_the_same_files_and_order(locale: str) -> None:
    ours = [(id_, file) for id_, (file, _) in sentences(locale).items() if id_ in sentences("en")]
    theirs = [(id_, file) for id_, (file, _) in sentences("en").items() if id_ in sentences(locale)]
    assert ours == theirs


@pytest.mark.parametrize("locale", OTHERS)
def test_sentences_speak_of_the_same_arguments(locale: str) -> None:
    both = [one for one in sentences("en") if one in sentences(locale)]
    assert [one for one in both if arguments("en", one) != arguments(locale, one)] == []


@pytest.mark.parametrize("locale", locales())
def test_every_sentence_can_be_said(locale: str) -> None:
    broken = []
    for id_ in sentences(locale):
        message = bundle(locale).get_message(id_)
        for sample in SAMPLES:
            assert message.value is not None, id_
            given = dict.fromkeys(arguments(locale, id_), sample)
            said, errors = bundle(locale).format_pattern(message.value, given)
            if errors or "{" in str(said):
                broken.append((id_, sample, errors))
    assert broken == []


@pytest.mark.parametrize("locale", locales())
def test_numbers_have_all_plural_forms_of_the_language(locale: str) -> None:
    """One form may be the one that stands for all others; the rest is named."""
    short = [
        id_
        for id_, (_, message) in sentences(locale).items()
        for selection in Parts(message).selections
        if keys(selection) & FEW_FORMS and len(forms(locale) - keys(selection)) > 1
    ]
    assert short == []


@pytest.mark.parametrize("locale", locales())
def test_commands_are_described_briefly(locale: str) -> None:
    long = {one: said for one in described() if len(said := say(text(one), locale)) > DESCRIPTION}
    assert long == {}
    assert len(say(text("discord-challenge"), locale)) <= ENTRY


@pytest.mark.parametrize("locale", locales())
def test_fixed_labels_fit_on_a_phone(locale: str) -> None:
    labels = [one for one in sentences("en") if "-button-" in one or one.startswith("bot-menu-")]
    labels = [one for one in labels if not arguments("en", one)]
    assert {one: said for one in labels if len(said := say(text(one), locale)) > BUTTON} == {}


@pytest.mark.parametrize("locale", locales())
def test_rules_fit_into_a_message_of_every_platform(locale: str) -> None:
    room = min(limits.text for limits in LIMITS.values())
    long = {}
    for one in GAMES.values():
        for section in one.sections:
            said = say(text(f"{one.code}-rules-{section}"), locale)
            if len(said) > room:
                long[one.code, section] = len(said)
    assert long == {}


@pytest.mark.parametrize("locale", locales())
def test_every_letter_is_drawn(locale: str) -> None:
    """The first faces of the chain are those for plain reading; the others are for names."""
    written = {
        letter
        for file in (FOLDER / locale).glob("*.ftl")
        for letter in file.read_text(encoding="utf-8")
        if not letter.isspace()
    }
    drawn = frozenset[int]().union(*(covers(face) for face in chain(locale)))
    assert sorted(letter for letter in written if ord(letter) not in drawn) == []
    alphabet = {letter for letter in written if letter.isalpha() and ord(letter) < 0x2E80}
    assert sorted(letter for letter in alphabet if ord(letter) not in covers(BASE)) == []


@pytest.mark.parametrize("locale", OTHERS)
def test_a_language_has_its_own_name(locale: str) -> None:
    assert say(text("bot-language"), locale) != say(text("bot-language"), "en")


@pytest.mark.parametrize(
    ("locale", "number", "said"),
    [
        ("de", 1, "noch 1 Stufe"),
        ("de", 4, "noch 4 Stufen"),
        ("uk", 1, "ще 1 рівень"),
        ("uk", 4, "ще 4 рівні"),
        ("uk", 11, "ще 11 рівнів"),
        ("uk", 21, "ще 21 рівень"),
    ],
)
def test_numbers_choose_their_form(locale: str, number: int, said: str) -> None:
    assert say(text("gwg-fact-levels", n=number), locale) == said


@pytest.mark.parametrize(
    ("locale", "rank", "said"),
    [
        ("de", "G", "roter General"),
        ("de", "H", "rotes Pferd"),
        ("de", "N", "rote Kanone"),
        ("uk", "G", "червоний генерал"),
        ("uk", "C", "червона колісниця"),
        ("uk", "N", "червона гармата"),
    ],
)
def test_a_colour_agrees_with_its_card(locale: str, rank: str, said: str) -> None:
    assert say(text("fcc-card", colour="r", rank=rank), locale) == said


@pytest.mark.parametrize("locale", locales())
def test_the_rules_and_the_front_page_tell_the_same_shares(locale: str) -> None:
    page = (ROOT / "README.md").read_text(encoding="utf-8")
    told = {one.name: "" for one in GAMES["guo-wu-guan"].variants}
    for name in told:
        (told[name],) = re.findall(rf"^\| `{name}` \|.*\| ([0-9.]+) % \|$", page, re.MULTILINE)[:1]
    said = say(text("gwg-rules-variants"), locale).replace(",", ".")
    shares = re.findall(r"([0-9.]+) ?%", said)
    exact = [float(share) for share in told.values()]
    assert sorted(map(float, shares)) == sorted(
        share if share > 99 else float(round(share)) for share in exact
    )
