"""Names in sentences: the games say "player 2", whoever knows the people says who that is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.core.log import Occupant
from bot.core.names import apart, brief, upright
from bot.core.table import Table
from bot.service.reader import Reader
from games import Text, text

PLAYER = "ui-player"
"""The sentence that stands for a seat."""


def named(words: Text, names: Sequence[str]) -> Text:
    """A sentence with the names of the people in the places of their seats."""
    return replace(words, args=tuple((key, _named(value, names)) for key, value in words.args))


def _named(
    value: str | int | Text | tuple[Text, ...], names: Sequence[str]
) -> str | int | Text | tuple[Text, ...]:
    match value:
        case Text(id=id_, args=args) if id_ == PLAYER:
            seat = int(str(dict(args)["n"])) - 1
            return names[seat] if seat < len(names) and names[seat] else value
        case Text():
            return named(value, names)
        case tuple():
            return tuple(named(one, names) for one in value)
        case _:
            return value


def name_of(one: Occupant | None, reader: Reader) -> str:
    """Who sits there, in the reader's language."""
    if one is None:
        return reader.say(text("bot-seat-free"))
    if one.level:
        return reader.say(text("bot-seat-computer", level=text(f"bot-level-{one.level}")))
    return upright(brief(one.name))


def names_of(table: Table, reader: Reader) -> tuple[str, ...]:
    """Who sits where; at the end, whose seat it was, whoever played on for them."""
    sat = tuple(chair.player for chair in table.chairs) if table.over else table.seats
    return names_at(sat, reader)


def names_at(sat: Sequence[Occupant | None], reader: Reader) -> tuple[str, ...]:
    """Names by seat: computers of the same level are numbered, and people who look alike."""
    people = iter(apart([brief(one.name) for one in sat if one and not one.level]))
    names = [name_of(one, reader) for one in sat]
    return tuple(
        upright(next(people))
        if one and not one.level
        else _numbered(one, names[: seat + 1].count(names[seat]), reader)
        if one and names.count(names[seat]) > 1
        else names[seat]
        for seat, one in enumerate(sat)
    )


def _numbered(computer: Occupant, number: int, reader: Reader) -> str:
    """The number comes early, so that it is there where a name has to be cut."""
    level = text(f"bot-level-{computer.level}")
    return reader.say(text("bot-seat-computers", n=number, level=level))
