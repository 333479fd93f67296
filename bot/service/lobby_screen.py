"""The message of a lobby: game, options, seats, and what can be pressed."""

from __future__ import annotations

from bot.core.action import Action
from bot.core.keyboard import wrap
from bot.core.lobby import CLOCKS, Lobby
from bot.core.screen import Button, Screen, Style
from bot.service.asking import drawn
from bot.service.deals import seats_of
from bot.service.menus import kind, title
from bot.service.named import names_at
from bot.service.reader import Reader
from bot.service.several import span
from games import Text, game, text
from render.posters import Hello

HANDS = ("hidden", "open")
"""Who sees a hand: its player, or everybody."""


def lobby_screen(lobby: Lobby, reader: Reader) -> Screen:
    """How everybody sees a lobby."""
    one = game(lobby.game)
    id_ = "bot-lobby" if len(one.variants) > 1 else "bot-lobby-plain"
    head = text(id_, game=title(one), variant=one.named(lobby.variant), code=lobby.id)
    if lobby.state == "started":
        leads = Button(reader.say(text("bot-button-hand")), str(act(lobby, "show")), "good")
        return drawn(reader, Hello(reader.look), ((leads,),), (head,))
    if lobby.state != "open":
        again = Button(reader.say(text("bot-play", game=title(one))), str(_menu(one.code)))
        lines = [text(f"bot-lobby-{lobby.state}"), kind(one, lobby.variant)]
        return drawn(reader, Hello(reader.look), ((again,),), lines)
    seats = tuple(text("ui-plain", words=name) for name in _seats(lobby, reader))
    host = host_of(lobby, reader)
    lines = [head, text("bot-lobby-seats", seats=seats, host=host), options_line(lobby)]
    if lobby.invited:
        names = tuple(text("ui-plain", words=name) for name in lobby.invited)
        lines.append(text("bot-lobby-invited", names=names))
    if lobby.unreached:
        names = tuple(text("ui-plain", words=name) for name in lobby.unreached)
        lines.append(text("bot-lobby-unreached", names=names, code=lobby.id))
    buttons = [_button(reader, lobby, "join", style="good"), _button(reader, lobby, "leave")]
    if not lobby.full:
        buttons += [_button(reader, lobby, "add", level) for level in one.levels]
    if any(seat and seat.level for seat in lobby.seats):
        buttons.append(_button(reader, lobby, "drop"))
    buttons += [_button(reader, lobby, "options"), _button(reader, lobby, "start", style="picked")]
    return drawn(reader, Hello(reader.look), wrap(buttons, reader.limits), lines)


def _seats(lobby: Lobby, reader: Reader) -> list[str]:
    """Who sits where, and who has been asked to."""
    kept = lobby.kept or (None,) * len(lobby.seats)
    whose = [sits or one for sits, one in zip(lobby.seats, kept, strict=True)]
    names = names_at(whose, reader)
    return [
        name if one is None or sits else reader.say(text("bot-seat-asked", name=name))
        for name, sits, one in zip(names, lobby.seats, kept, strict=True)
    ]


def host_of(lobby: Lobby, reader: Reader) -> str:
    """The name of whoever decides, as it stands among the seats."""
    named = zip(lobby.seats, names_at(lobby.seats, reader), strict=True)
    return next((name for one, name in named if one and one.person == lobby.host), "")


def options_line(lobby: Lobby) -> Text:
    """Deals of the match, time for an answer, and whether everybody sees every hand."""
    options = text("bot-lobby-options", deals=lobby.deals, clock=clock_words(lobby.clock))
    return text("bot-lobby-open-hands", options=options) if lobby.open_hands else options


def clock_words(clock: int) -> Text:
    """The time for an answer, or that nobody counts it."""
    return text("bot-clock-some", time=span(clock)) if clock else text("bot-clock-none")


def options_screen(lobby: Lobby, reader: Reader) -> Screen:
    """What the host can choose."""
    one = game(lobby.game)
    deals = [
        Button(
            reader.say(text("bot-lobby-deals", deals=number)),
            str(act(lobby, "deals", str(number))),
            "picked" if number == lobby.deals else "plain",
        )
        for number in one.deals
    ]
    clocks = [
        Button(
            reader.say(clock_words(clock)),
            str(act(lobby, "clock", str(clock))),
            "picked" if clock == lobby.clock else "plain",
        )
        for clock in CLOCKS
    ]
    sizes = [
        Button(
            reader.say(text("bot-lobby-size", seats=size)),
            str(act(lobby, "size", str(size))),
            "picked" if size == len(lobby.seats) else "plain",
        )
        for size in seats_of(one, lobby.variant)
    ]
    hands = [
        Button(
            reader.say(text(f"bot-lobby-hands-{word}")),
            str(act(lobby, "hands", word)),
            "picked" if (word == HANDS[1]) == lobby.open_hands else "plain",
        )
        for word in (HANDS if one.open_hands else ())
    ]
    several = (buttons for buttons in (sizes, deals) if len(buttons) > 1)
    rows = tuple(
        row for buttons in (*several, clocks, hands) for row in wrap(buttons, reader.limits)
    )
    return Screen(reader.say(text("bot-lobby-choose", options=options_line(lobby))), rows)


def act(lobby: Lobby, verb: str, *words: str) -> Action:
    """The action of a button of a lobby."""
    return Action("lobby", (verb, lobby.id, *words))


def _button(
    reader: Reader, lobby: Lobby, verb: str, level: str = "", style: Style = "plain"
) -> Button:
    words = (level,) if level else ()
    label = text(f"bot-lobby-button-{verb}")
    if level:
        label = text("bot-lobby-button-add", level=text(f"bot-level-{level}"))
    return Button(reader.say(label), str(act(lobby, verb, *words)), style)


def _menu(code: str) -> Action:
    return Action("menu", ("play", code))
