"""Screens of messages that are no boards: lobbies, and reminders of somebody's turn."""

from __future__ import annotations

from collections.abc import Mapping

from bot.core.action import Action
from bot.core.screen import Button, Screen
from bot.core.table import Table
from bot.service.lobby_screen import lobby_screen
from bot.service.menus import title
from bot.service.named import names_of
from bot.service.reader import Reader
from bot.store import Message, Store
from games import Seat, game, text

LOBBY, TURN = "l/", "t/"
"""What the messages show, by the beginning of ``Message.shows``."""


async def lobby_of(store: Store, row: Message, reader: Reader) -> Screen:
    """The lobby of a message as it is now."""
    lobby = await store.lobby(row.shows.removeprefix(LOBBY))
    if lobby is None:
        return Screen(reader.say(text("bot-lobby-gone")))
    return lobby_screen(lobby, reader)


def waited_for(table: Table, row: Message) -> Seat | None:
    """Whose turn a reminder is about, while it still is."""
    _, _, seat, question = row.shows.split("/")
    asked = int(seat) in table.asked and question.partition(".")[0] == str(table.round)
    return int(seat) if asked else None


def turn_screen(
    table: Table, row: Message, reader: Reader, accounts: Mapping[int, str] | None = None
) -> Screen:
    """A line that mentions who is waited for; in a hidden round it names all who sit there."""
    seat = waited_for(table, row)
    if seat is None:
        return Screen(reader.say(text("bot-turn-over")))
    hand = Action("hand", (), table.head.id, table.round)
    rows = ((Button(reader.say(text("bot-button-hand")), str(hand), "good"),),)
    known = accounts or {}
    names, game_ = names_of(table, reader), title(game(table.head.game))
    if table.hidden:
        people = tuple(text("ui-plain", words=names[one]) for one in table.people)
        line = text("bot-turn-claims", names=people, game=game_)
        return Screen(reader.say(line), rows, mentions=tuple(known.values()))
    line = text("bot-turn-told", name=names[seat], game=game_)
    return Screen(reader.say(line), rows, mentions=tuple(known.values()))


def mentioned(table: Table, seat: Seat) -> tuple[int, ...]:
    """The people whom a reminder about a seat calls: in a hidden round all who sit there."""
    seats = table.people if table.hidden else (seat,)
    return tuple(one.person for seat in seats if (one := table.seats[seat]).person is not None)
