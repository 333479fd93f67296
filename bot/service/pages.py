"""Screens of messages that are no boards: lobbies, and reminders of somebody's turn."""

from __future__ import annotations

from collections.abc import Mapping

from bot.core.action import Action
from bot.core.lobby import Lobby
from bot.core.names import brief
from bot.core.screen import Button, Screen
from bot.core.table import Table
from bot.core.turns import left
from bot.service.lobby_screen import lobby_screen
from bot.service.menus import title
from bot.service.named import names_of
from bot.service.reader import Reader
from bot.service.reminders import ALL
from bot.service.several import span
from bot.store import Message, Store
from bot.store.message_rows import LOBBY
from games import Seat, game, text


async def lobby_of(store: Store, row: Message, reader: Reader) -> Screen:
    """The lobby of a message as it is now."""
    lobby = await store.lobby(row.shows.removeprefix(LOBBY))
    if lobby is None:
        return Screen(reader.say(text("bot-lobby-gone")))
    return lobby_screen(lobby, reader)


def waited_for(table: Table, row: Message) -> tuple[Seat, ...]:
    """Whom a reminder calls, while they are waited for; in a hidden round all who sit there."""
    _, _, whose, question = row.shows.split("/")
    if question.partition(".")[0] != str(table.round) or (not table.asked and not table.held):
        return ()
    if whose == ALL:
        return table.people
    return (int(whose),) if int(whose) in table.asked else ()


def turn_screen(
    table: Table, row: Message, reader: Reader, accounts: Mapping[int, str] | None = None
) -> Screen:
    """A line that mentions who is waited for; in a hidden round it names all who sit there."""
    seats = waited_for(table, row)
    if not seats:
        return Screen(reader.say(text("bot-turn-over")))
    hand = Action("hand", (), table.head.id, table.round)
    rows = ((Button(reader.say(text("bot-button-hand")), str(hand), "good"),),)
    names, known = names_of(table, reader), accounts or {}
    people = tuple(text("ui-plain", words=names[seat]) for seat in seats)
    kind = "claims" if f"/{ALL}/" in row.shows else "told"
    line = text(f"bot-turn-{kind}", names=people, game=title(game(table.head.game)))
    asked = table.asked[0] if kind == "claims" and table.asked else seats[0]
    if ms := left(table, asked, int(row.shows.rpartition(".")[2])):
        line = text("bot-turn-left", line=line, time=span(max(1, ms // 1000)))
    return Screen(reader.say(line), rows, mentions=tuple(known.values()))


def expected(lobby: Lobby | None, person: int) -> bool:
    """Whether somebody who was called may still come."""
    return lobby is not None and lobby.state == "open" and not lobby.sits(person)


async def call_screen(store: Store, row: Message, reader: Reader) -> Screen | None:
    """A line that calls somebody to a lobby; None when there is no reason for it any more."""
    _, code, whom, who = row.shows.split("/")
    lobby, person = await store.lobby(code), await store.person_by_id(int(whom))
    host = await store.person_by_id(int(who))
    if lobby is None or person is None or host is None or not expected(lobby, person.id):
        return None
    if await store.blocked(person.id, [host.id]):
        return None
    label = reader.say(text("bot-lobby-button-join"))
    join = Button(label, str(Action("lobby", ("join", lobby.id))), "good")
    names = {"name": brief(person.name), "host": brief(host.name)}
    line = text("bot-lobby-called", **names, game=title(game(lobby.game)))
    known = {} if row.room.private else await store.accounts(row.platform, [person.id])
    return Screen(reader.say(line), ((join,),), mentions=tuple(known.values()))


async def has_passed(store: Store, screen: Screen) -> bool:
    """Whether all buttons of a screen are of a lobby that gathers no more, or a table's end."""
    actions = [Action.parse(one.action) for one in screen.buttons if one.action]
    return bool(actions) and all([await _leads_nowhere(store, one) for one in actions])


async def _leads_nowhere(store: Store, action: Action) -> bool:
    match action.verb, action.words:
        case "lobby", (verb, code, *_) if verb != "ask":
            lobby = await store.lobby(code)
            return lobby is None or lobby.state != "open"
        case "seat", _:
            table = await store.load(action.table)
            return table is None or table.over
    return False


def mentioned(table: Table, seats: tuple[Seat, ...]) -> tuple[int, ...]:
    """The people on some seats."""
    return tuple(one.person for seat in seats if (one := table.seats[seat]).person is not None)
