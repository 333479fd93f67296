"""The daily post of a room: the opening board, and what the room made of it so far."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from datetime import date
from functools import lru_cache

from bot.core.action import Action
from bot.core.daily import DAY, Day, Result, star_signs
from bot.core.screen import Button, Screen, Style
from bot.core.table import Occupant
from bot.service.asking import drawn
from bot.service.days import Days, start
from bot.service.menus import plain, title
from bot.service.named import names_at
from bot.service.reader import Reader
from bot.store import Room
from games import Game, Text, game, text
from render.pictures import text_board
from render.view import View

POST = "d/post/"
"""Begins what a message shows that is a daily post."""

WORDS = "w/"
"""Begins what a message shows that are words as somebody said them, on a page without a memory."""

PODIUM = 3
STYLES: tuple[Style, ...] = ("good", "plain", "plain")


def shows(one: Game, day: date) -> str:
    """What the row of a daily post says that it shows."""
    return f"{POST}{one.name}/{day.isoformat()}"


async def post(days: Days, room: Room, shown: str, eyes: Reader) -> Screen:
    """The post that a row names."""
    name, _, when = shown.removeprefix(POST).partition("/")
    one = game(name)
    day = await days.day(one, date.fromisoformat(when))
    if day is None:
        return plain(eyes, (text("daily-none"),))
    lines = [head(one, day), about(one, day), *await _room_lines(days, room, one, day)]
    view, board = opening(day, eyes)
    return drawn(eyes, view, (_buttons(eyes, room, one, day),), lines, board)


@lru_cache(maxsize=64)
def opening(day: Day, eyes: Reader) -> tuple[View, str]:
    """The picture of a date and its board in characters: the same for every room."""
    board = start(day).seen_by(None)
    met = [Occupant(level=level) for level in day.kind.against]
    names = (eyes.say(text("ui-you")), *names_at(met, eyes)) if met else ()
    view = View(day.game, board, None, eyes.look, names=names, facts=board.facts(), choices=False)
    return view, text_board(view)


def head(one: Game, day: Day) -> Text:
    """Number, game, variant and how hard it is."""
    band = text(f"daily-band-{day.band}")
    if len(one.variants) == 1:  # which is called like the game
        return text("daily-head-only", number=day.number, game=title(one), band=band)
    variant = one.named(day.kind.variant)
    return text("daily-head", number=day.number, game=title(one), variant=variant, band=band)


def about(one: Game, day: Day) -> Text:
    """How many deals can be won, and in how many moves this one can."""
    if day.kind.against:
        return text("daily-about-points", against=against(day), par=day.par)
    name = day.variant.partition("+")[0]
    share = next((each.winnable for each in one.variants if each.name == name), None)
    par = text("daily-par-proved" if day.proved else "daily-par-found", par=day.par)
    usual = one.deal(name, day.seed).variant == one.deal(day.variant, day.seed).variant
    if share is None or not usual:  # shares are measured under the default rule
        return text("daily-about", par=par)
    return text("daily-about-share", share=share_in_words(share), par=par)


def against(day: Day) -> tuple[Text, ...]:
    """The computers of a date, weakest first: how many there are of each level."""
    met = Counter(day.kind.against)
    known = game(day.game).levels
    return tuple(
        text("daily-against", count=met[level], level=text(f"bot-level-{level}"))
        for level in known
        if met[level]
    )


def share_in_words(share: int) -> str:
    """Per mille as per cent.

    >>> share_in_words(700), share_in_words(998)
    ('70', '99.8')
    """
    return f"{share / 10:g}"


async def _room_lines(days: Days, room: Room, one: Game, day: Day) -> list[Text]:
    here = ranked(await days.store.results_in(room.id, one.name, day.date), day.par)
    lines = results_lines(here, day.par)
    before = await days.store.day(one.name, day.date - DAY)
    if before:
        past = await days.store.results_in(room.id, one.name, before.date)
        best = podium(ranked(past, before.par), before.par)
        lines += [text("daily-yesterday", names=best)] if best else []
    return lines


def results_lines(here: Sequence[tuple[str, Result]], par: int) -> list[Text]:
    """What a room made of a date, and whose attempts an admin voided: those count nowhere."""
    counted = [entry for entry in here if not entry[1].voided]
    voided = tuple(text("top-digest-name", name=name) for name, one in here if one.voided)
    lines = [results_line(counted, par)] if counted or not voided else []
    return [*lines, text("daily-voided", names=voided)] if voided else lines


def results_line(here: Sequence[tuple[str, Result]], par: int) -> Text:
    """How many of those who began have solved it, and who did best."""
    solved = [entry for entry in here if entry[1].solved]
    if not here:
        return text("daily-nobody")
    if not solved:
        points = "-points" if here[0][1].scored else ""
        return text(f"daily-unsolved{points}", count=len(here))
    name, best = solved[0]
    signs, moves = star_signs(best.stars(par)), best.moves
    counts = {"solved": len(solved), "count": len(here), "moves": moves}
    points = "-points" if best.scored else ""
    return text(f"daily-solved{points}", name=name, stars=signs, **counts)


def ranked(here: Sequence[tuple[str, Result]], par: int) -> list[tuple[str, Result]]:
    """The best first: solved, more stars, fewer moves or more points, fewer helps, sooner."""

    def key(entry: tuple[str, Result]) -> tuple[int, ...]:
        one = entry[1]
        return (-one.stars(par), one.behind, one.undone + one.hints, one.took, one.person)

    return sorted(here, key=lambda entry: (not entry[1].solved, *key(entry)))


def podium(here: Sequence[tuple[str, Result]], par: int) -> tuple[Text, ...]:
    """The three best of those who solved it."""
    return tuple(
        text("daily-name", name=name, stars=star_signs(result.stars(par)))
        for name, result in here[:PODIUM]
        if result.solved
    )


def _buttons(eyes: Reader, room: Room, one: Game, day: Day) -> tuple[Button, ...]:
    when, before = day.date.isoformat(), (day.date - DAY).isoformat()
    here = (f"c{room.id}",) if room.settings.get("kind") == "channel" else ()
    words = (
        ("play", one.code, when, *here),
        ("results", one.code, before, *here),
        ("results", one.code, when, *here),
    )
    labels = ("play", "yesterday", "results")
    return tuple(
        Button(eyes.say(text(f"daily-button-{label}")), str(Action("daily", said)), style)
        for label, said, style in zip(labels, words, STYLES, strict=True)
    )
