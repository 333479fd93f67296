"""The rules in chat: a picture, a section page by page, and all sections as buttons."""

from __future__ import annotations

from collections.abc import Sequence

import render
from bot.core.keyboard import packed, wrap
from bot.core.screen import Picture, Rows, Screen
from bot.service.asked import Asked
from bot.service.asking import drawn
from games import GAMES, Game, Text, game, text
from games.taught import Example
from render.boards import board
from render.posters import Exhibit, Hello
from render.view import View
from render.words import BASE, say

DAILY = "daily"
"""The rules of the daily challenge, which is no game of its own."""
_DAILY = ("title", "solitaires", "points", "always")
_SECTION_ROWS = 3
"""Rows of sections at most; one more turns the page, one leads elsewhere."""
_SLACK = 24
"""Characters that are kept free under a picture."""


def rules(asked: Asked, words: Sequence[str]) -> Screen:
    """The rules that the words name: nothing, ``daily``, a game, a section of it, a page of that.

    Raises BadInput.
    """
    match words:
        case [] if len(GAMES) > 1:
            return _which(asked)
        case [name, *page] if name == DAILY:
            return _daily(asked, _number(page))
        case [name, section, *page] if section in game(name).sections:
            return _section(asked, game(name), section, _number(page))
        case [name, *_]:
            return _section(asked, game(name), game(name).sections[0], 0)
    one = next(iter(GAMES.values()))
    return _section(asked, one, one.sections[0], 0)


def section_named(asked: Asked, one: Game, words: Sequence[str]) -> str:
    """The section that the words name: by its title, here or in English, or as buttons carry it.

    Signs and capitals count for nothing; nothing for words that name no section.
    """
    said, locales = _bare(" ".join(words)), (asked.reader.look.locale, BASE)
    for section in one.sections:
        titles = {_bare(say(_title(one.code, section), locale)) for locale in locales}
        if said in {_bare(section), *titles}:
            return section
    return words[0] if words[0] in one.sections else ""


def read_on(asked: Asked, code: str, section: str) -> Rows:
    """A button to the section of the rules that tells more about a refusal."""
    if not section:
        return ()
    label = text("bot-read-on", section=_title(code, section))
    return ((asked.opens(label, "rules", code, section),),)


def _which(asked: Asked) -> Screen:
    names = [asked.opens(text(f"{one.code}-title"), "rules", one.code) for one in GAMES.values()]
    names.append(asked.opens(text("daily-rules-title"), "rules", DAILY))
    others = (asked.opens(text("bot-menu-learn"), "learn"),)
    rows = (*wrap(names, asked.reader.limits), others)
    return drawn(asked.reader, Hello(asked.reader.look), rows, (text("bot-rules-which"),))


def _daily(asked: Asked, page: int) -> Screen:
    heading, *parts = (asked.reader.say(text(f"daily-rules-{part}")) for part in _DAILY)
    found = pages("\n\n".join(parts), _room(asked, heading))
    page %= len(found)
    back = (asked.opens(text("bot-rules-all"), "rules"),)
    rows = (*_turn(asked, page, len(found), DAILY), back)
    return drawn(asked.reader, Hello(asked.reader.look), rows, _lines(heading, found[page]))


def _section(asked: Asked, one: Game, section: str, page: int) -> Screen:
    """A page of a section; where it has no example of its own, with a board of the game."""
    reader, heading = asked.reader, asked.reader.say(_title(one.code, section))
    example = one.examples.get(section) or Example(board(one.name).SAMPLE, seat=None)
    picture = drawing(asked, one, section, example)
    characters = _characters(picture) if not reader.pictures else ""
    told = [reader.say(text(f"{one.code}-rules-{section}"))]
    if section in one.examples and example.position:
        told.insert(0, reader.say(text(f"{one.code}-example-{section}", view=asked.view)))
    found = pages("\n\n".join(told), _room(asked, heading, characters))
    page %= len(found)
    rows = (*_turn(asked, page, len(found), one.code, section), *_sections(asked, one, section))
    return drawn(reader, picture, rows, _lines(heading, found[page]), characters)


def drawing(asked: Asked, one: Game, section: str, example: Example) -> Picture:
    """The picture of an example."""
    look = asked.reader.look
    if example.groups:
        return Exhibit(look, one.name, one.code, _title(one.code, section), example.groups)
    position = one.parse(example.position)
    return View(
        one.name,
        position.seen_by(example.seat),
        example.seat,
        look,
        said=example.said,
        facts=position.facts(),
        last=example.last,
        choices=example.seat is not None,
    )


def pages(words: str, room: int) -> tuple[str, ...]:
    r"""Cut a text between paragraphs, else between lines, else between words.

    >>> pages("one\n\ntwo three", 9), pages("one two", 5)
    (('one', 'two three'), ('one', 'two'))
    """
    if len(words) <= room:
        return (words,)
    for gap in ("\n\n", "\n", " "):
        at = words.rfind(gap, 0, room + len(gap))
        if at > 0:
            return (words[:at].rstrip(), *pages(words[at:].lstrip(), room))
    return (words[:room], *pages(words[room:], room))


def _bare(words: str) -> str:
    return "".join(sign for sign in words.casefold() if sign.isalnum())


def _title(code: str, section: str) -> Text:
    return text(f"{code}-rules-{section}-title")


def _room(asked: Asked, heading: str, characters: str = "") -> int:
    """Characters for the words of a page."""
    limits = asked.reader.limits
    whole = limits.caption if asked.reader.pictures else limits.text - len(characters)
    return whole - len(heading) - _SLACK


def _lines(heading: str, page: str) -> tuple[Text, ...]:
    return text("ui-plain", words=heading), text("ui-plain", words=page)


def _characters(picture: Picture) -> str:
    match picture:
        case View() | Exhibit():
            return render.text_board(picture)
    return ""


def _turn(asked: Asked, page: int, count: int, *words: str) -> Rows:
    """A button to the next page, after the last one to the first."""
    if count == 1:
        return ()
    following = (page + 1) % count
    label = text("bot-rules-page", page=following + 1, pages=count)
    return ((asked.opens(label, "rules", *words, str(following + 1), style="good"),),)


def _sections(asked: Asked, one: Game, section: str) -> Rows:
    buttons = [
        asked.opens(
            _title(one.code, name),
            *("rules", one.code, name),
            style="picked" if name == section else "plain",
        )
        for name in one.sections
    ]
    others = [asked.opens(text("bot-rules-all"), "rules")]
    if one.lesson:
        others.insert(0, asked.opens(text("bot-menu-learn"), "learn", one.code))
    return (*packed(buttons, asked.reader.limits, _SECTION_ROWS), tuple(others))


def _number(words: Sequence[str]) -> int:
    """The page that is named, counted from 0; the first one where none is."""
    return int(words[0]) - 1 if words and words[0].isdecimal() else 0
