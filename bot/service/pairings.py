"""Who plays whom: the tables of a round, below the standings and on pages of their own."""

from __future__ import annotations

from collections.abc import Sequence

from bot.core.action import Action
from bot.core.keyboard import wrap
from bot.core.marks import Marks, marks_of
from bot.core.screen import Button, Screen
from bot.core.tourney import Match, Round
from bot.service.menus import plain
from bot.service.sight import Sight, act, named_tourney, turns
from games import Text, text
from render.rosters import ENTRIES

FEW = 6
"""So many tables of a round are named below its standings."""


def pairings(sight: Sight, round_: Round) -> Sequence[Text]:
    """Who sits where, as far as that is short, who is left out, and where the rest is told.

    The reader's own table comes first.
    """
    if sight.tourney.kind == "own":
        return ()
    tables = sorted(
        (one for one in round_.matches if one.table), key=lambda one: not _own(sight, one)
    )
    free = [one for one in round_.matches if not one.table]
    lines = _lines(sight, round_, [*tables[:FEW], *free])
    more = len(tables) - FEW
    return lines if more <= 0 else (*lines, text("club-pairs-more", count=more))


def pairs_screen(sight: Sight, number: int, page: int | None) -> Screen:
    """The tables of a round by pages, what they came to, and the way to other rounds.

    Where no page is named it is the one with the reader on it.
    """
    tourney, eyes = sight.tourney, sight.eyes
    round_ = tourney.played[number]
    pages = -(-len(round_.matches) // ENTRIES)
    mine = next((n for n, one in enumerate(round_.matches) if _own(sight, one)), 0)
    page = mine // ENTRIES if page is None else page % pages
    here = round_.matches[page * ENTRIES : (page + 1) * ENTRIES]
    head = text("club-pairs-head", n=number + 1, of=tourney.rounds)
    lines = [named_tourney(tourney), head, *_lines(sight, round_, here)]
    buttons = [*turns(sight, "pairs", page, pages, str(number))]
    buttons += [_round(sight, n) for n in range(len(tourney.played)) if n != number]
    if round_.over:
        buttons += replays(sight, [one for one in here if one.table])
    return plain(eyes, lines, wrap(buttons, eyes.limits)[: eyes.limits.rows])


def _own(sight: Sight, match: Match) -> bool:
    return sight.number is not None and sight.number in match.seats


def _lines(sight: Sight, round_: Round, some: Sequence[Match]) -> Sequence[Text]:
    """A line for each of some tables, and for whoever is left out."""
    marks = marks_of(sight.tourney, round_)
    return [_line(sight, round_.matches.index(one) + 1, one, marks) for one in some]


def _line(sight: Sight, number: int, match: Match, marks: Marks) -> Text:
    names = sight.names
    people = [one for _, one in match.people]
    if not match.table:
        return text("club-bye", name=names[people[0]])
    if sight.tourney.kind == "tables":
        said = tuple(text("ui-plain", words=names[one]) for one in people)
        over = "-over" if match.over else ""
        return text(f"club-pair-table{over}", n=number, names=said)
    first, second = (names[one] for one in people)
    if not match.over:
        return text("club-pair", first=first, second=second)
    a, b = (marks[one] for one in people)
    return text("club-pair-over", first=first, second=second, a=a, b=b)


def _round(sight: Sight, number: int) -> Button:
    label = sight.eyes.say(text("club-deal", n=number + 1))
    return Button(label, str(act(sight.tourney, "pairs", str(number))))


def replays(sight: Sight, matches: Sequence[Match]) -> list[Button]:
    """The games themselves, once nobody plays them any more."""
    found = []
    for match in dict.fromkeys(matches):
        names = tuple(text("ui-plain", words=sight.names[one]) for _, one in match.people)
        label = sight.eyes.say(text("club-replay", names=names))
        found.append(Button(label, str(Action("replay", (), match.table))))
    return found[:ENTRIES]
