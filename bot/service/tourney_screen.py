"""How a tourney looks: who gathers, how it stands, what the same deals gave at each table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime

import render
from bot.core.action import Action
from bot.core.duplicate import FULL
from bot.core.keyboard import wrap
from bot.core.marks import Standing, deal_marks, score, standings
from bot.core.screen import Button, Rows, Screen
from bot.core.tourney import COMPUTER, PACES, ROUNDS, Match, Round, Tourney
from bot.service.asking import drawn
from bot.service.challenge import date_in_words, time_in_words
from bot.service.deals import middling
from bot.service.menus import kind, plain
from bot.service.pairings import pairings, replays
from bot.service.reader import Reader
from bot.service.several import span
from bot.service.sight import Sight, act, named_tourney, title, turns
from games import Text, game, text
from render.posters import Entry, Hello, Roster
from render.rosters import CELLS, ENTRIES

TOTALS = {"own": "percent", "tables": "sum", "duels": "points"}
"""What the last column of the standings is; who plays a deal at several tables adds up rounds."""

SIGNS = {"own": "複式", "tables": "複式", "duels": "擂台"}
"""Beside the title of a table: duplicate, ring."""

NAMES = 12
"""So many of those who signed up, or have won, are named; of the others it is said how many."""


def public(sight: Sight) -> Screen:
    """What everybody in a room sees."""
    match sight.tourney.state:
        case "open":
            return _gathering(sight)
        case "stopped":
            lines = (named_tourney(sight.tourney), text("club-stopped"))
            return drawn(sight.eyes, Hello(sight.eyes.look), (), lines)
    return standing(sight, 0, alone=False)


def _gathering(sight: Sight) -> Screen:
    tourney = sight.tourney
    shown = tuple(text("ui-plain", words=name) for name in sight.names[:NAMES])
    more = len(sight.names) - len(shown)
    names = text("club-names", names=shown, count=len(sight.names), more=more)
    lines = [
        named_tourney(tourney),
        options_line(tourney),
        text(f"club-time-{tourney.kind}"),
        names,
    ]
    buttons = [sight.button("join", style="good"), sight.button("leave")]
    buttons += [sight.button("options"), sight.button("start", style="picked")]
    buttons.append(_rules(sight))
    rows = wrap(buttons, sight.eyes.limits)
    return drawn(sight.eyes, Hello(sight.eyes.look), rows, lines)


def _rules(sight: Sight) -> Button:
    action = Action("club", ("rules", sight.tourney.kind))
    return Button(sight.eyes.say(text("club-button-rules")), str(action))


def options_line(tourney: Tourney) -> Text:
    """Rounds or deals, and how long they last."""
    count = text(f"club-rounds-{tourney.kind}", count=tourney.rounds)
    pace = span(tourney.pace)
    if tourney.kind == "own":
        return text("club-options-own", rounds=count, time=pace)
    return text("club-options", rounds=count, time=pace, answer=span(PACES[tourney.pace]))


def options_screen(sight: Sight) -> Screen:
    """What the host can choose."""
    tourney, eyes = sight.tourney, sight.eyes
    paces = [_choice(sight, "pace", one, span(one), tourney.pace) for one in sorted(PACES)]
    rounds = [
        _choice(
            sight, "rounds", one, text(f"club-rounds-{tourney.kind}", count=one), tourney.rounds
        )
        for one in ROUNDS[tourney.kind]
    ]
    stop = sight.button("stop", style="danger")
    rows = (*wrap(rounds, eyes.limits), *wrap(paces, eyes.limits), (stop,))
    return Screen(eyes.say(text("club-choose", options=options_line(tourney))), rows)


def _choice(sight: Sight, verb: str, value: int, label: Text, now: int) -> Button:
    action = str(act(sight.tourney, verb, str(value)))
    return Button(sight.eyes.say(label), action, "picked" if value == now else "plain")


def standing(sight: Sight, page: int | None, *, alone: bool = True) -> Screen:
    """The standings: for a room its first page, for somebody a page with buttons to the others.

    Where none is named it is the page with the reader on it.
    """
    tourney, eyes = sight.tourney, sight.eyes
    rows = standings(tourney)
    pages = max(1, -(-len(rows) // ENTRIES))
    mine = next((n for n, one in enumerate(rows) if one.number == sight.number), 0)
    page = mine // ENTRIES if page is None else page % pages
    poster = _standings(sight, rows[page * ENTRIES : (page + 1) * ENTRIES])
    lines = [named_tourney(sight.tourney), *_now(sight, rows)]
    if alone:
        buttons = list(turns(sight, "table", page, pages))
    else:
        buttons = list(_public_buttons(sight, pages))
    return shown(eyes, poster, wrap(buttons, eyes.limits), lines)


def shown(eyes: Reader, poster: Roster, rows: Rows, lines: Sequence[Text]) -> Screen:
    """A table as a picture, or in characters for those who read."""
    board = "" if eyes.pictures else render.text_board(poster)
    return drawn(eyes, poster, rows, lines, board)


def _public_buttons(sight: Sight, pages: int) -> Sequence[Button]:
    tourney = sight.tourney
    buttons = [sight.button("mine", style="good")] if tourney.state == "running" else []
    if tourney.joinable:
        buttons.append(sight.button("join"))
    if pages > 1 or tourney.state == "running":
        buttons.append(sight.button("table"))
    if tourney.kind != "own":
        buttons.append(sight.button("pairs"))
    if tourney.kind != "duels":
        buttons.append(sight.button("deal"))
    if tourney.state == "running":
        buttons += [sight.button("leave"), sight.button("options")]
    return (*buttons, _rules(sight))


def _now(sight: Sight, rows: Sequence[Standing]) -> Sequence[Text]:
    """How far it has come, and how the reader stands."""
    tourney, lines = sight.tourney, []
    if tourney.state == "over":
        best = _winners(tourney, rows)
        names = tuple(text("ui-plain", words=sight.names[one.number]) for one in best[:NAMES])
        more = len(best) - len(names)
        lines.append(text("club-over", names=names, count=len(best), more=more))
    elif tourney.round:
        lines.append(_running(sight, tourney.round))
        lines += pairings(sight, tourney.round)
    mine = next((one for one in rows if one.number == sight.number), None)
    if mine and mine.counted:
        lines.append(text("club-mine", place=mine.place, total=_figure(tourney, mine)))
    return lines


def _winners(tourney: Tourney, rows: Sequence[Standing]) -> Sequence[Standing]:
    """The best of those who have not withdrawn, or of all where nobody stayed."""
    stayed = [one for one in rows if not tourney.entrants[one.number].left] or rows
    return [one for one in stayed if one.place == stayed[0].place and one.total]


def _running(sight: Sight, round_: Round) -> Text:
    """Which round it is, how many of its games are over, and until when they are played."""
    tourney = sight.tourney
    played = [one for one in round_.matches if one.table]
    done, ends = sum(one.over for one in played), moment(sight, round_.ends)
    if tourney.kind == "own":
        return text("club-now-own", done=done, count=len(played), ends=ends)
    n, of = len(tourney.played), tourney.rounds
    return text("club-now", n=n, of=of, done=done, count=len(played), ends=ends)


def moment(sight: Sight, at: int) -> Text:
    """A moment by the reader's clock."""
    when = datetime.fromtimestamp(at / 1000, UTC).astimezone(sight.zone)
    time = time_in_words(when.hour * 60 + when.minute)
    return text("club-moment", date=date_in_words(when.date()), time=time)


def _figure(tourney: Tourney, one: Standing) -> Text:
    """What somebody has, in words; of rounds that are added up also what could be had."""
    if tourney.kind == "tables":
        rounds = sum(mark is not None for mark in one.marks)
        return text("club-percent-of", n=one.total, of=FULL * rounds)
    return text("club-points" if tourney.kind == "duels" else "club-percent", n=one.total)


def _standings(sight: Sight, rows: Sequence[Standing]) -> Roster:
    tourney = sight.tourney
    first = max(0, len(tourney.played) - CELLS)
    columns = range(first, len(tourney.played)) if tourney.kind != "own" else range(0)
    heads = tuple(text("club-column-round", n=number + 1) for number in columns)
    entries = tuple(
        Entry(
            str(one.place) if one.counted else sight.eyes.say(text("me-none")),
            sight.names[one.number],
            tuple(_cell(sight, one.marks[column]) for column in columns),
            _total(sight, one),
            mine=one.number == sight.number,
            left=tourney.entrants[one.number].left,
        )
        for one in rows
    )
    about = kind(game(tourney.game), tourney.variant)
    total = text(f"club-column-{TOTALS[tourney.kind]}")
    foot = text(f"club-foot-{tourney.kind}")
    look = sight.eyes.look
    return Roster(look, SIGNS[tourney.kind], title(tourney), about, (*heads, total), entries, foot)


def _total(sight: Sight, one: Standing) -> str:
    """All that somebody has; nothing before anything of theirs is over."""
    if not one.counted:
        return sight.eyes.say(text("me-none"))
    return sight.eyes.say(text(f"club-cell-{sight.tourney.kind}", n=one.total))


def _cell(sight: Sight, mark: int | None) -> str:
    return sight.eyes.say(text("me-none")) if mark is None else str(mark)


def deal_screen(sight: Sight, number: int, deal: int, page: int) -> Screen:
    """What a deal of a round gave at each table: seat by seat, the best of each first."""
    tourney, eyes = sight.tourney, sight.eyes
    round_ = tourney.played[number]
    found = _compared(tourney, number, deal)
    pages = max(1, -(-len(found) // ENTRIES))
    page %= pages
    rows = found[page * ENTRIES : (page + 1) * ENTRIES]
    named = {"n": number + 1, "deal": deal + 1}
    what = text("club-deal-own" if tourney.kind == "own" else "club-deal", **named)
    heads = ("seat", "score", "percent")
    poster = Roster(
        eyes.look,
        SIGNS[tourney.kind],
        what,
        kind(game(tourney.game), tourney.variant),
        tuple(text(f"club-column-{head}") for head in heads),
        tuple(_row(sight, one) for one in rows),
        text("club-foot-deal"),
    )
    buttons = [*turns(sight, "deal", page, pages, str(number), str(deal))]
    buttons += _other_deals(sight, number, deal)
    if round_.over:
        buttons += replays(sight, [one.match for one in rows])
    return shown(
        eyes,
        poster,
        wrap(buttons, eyes.limits),
        (named_tourney(sight.tourney), text("club-deal-lead", what=what)),
    )


@dataclass(frozen=True, slots=True)
class _Row:
    place: int
    match: Match
    seat: int
    number: int
    score: int | None
    mark: int
    """Below nothing for computers, who earn none."""


def _compared(tourney: Tourney, number: int, deal: int) -> list[_Row]:
    """Everybody whose table is over, by seats, and the computers they were compared with."""
    round_ = tourney.played[number]
    marks = {**deal_marks(tourney, round_, deal), COMPUTER: -1}
    over = [match for match in round_.matches if match.over]
    seats = {seat for match in over for seat, _ in match.people}
    rows = [
        _Row(0, match, seat, who, score(tourney, match, deal, seat), marks[who])
        for match in over
        for seat, who in enumerate(match.seats)
        if seat in seats and (who != COMPUTER or tourney.kind == "tables")
    ]
    rows.sort(key=lambda row: (row.seat, -row.mark, row.number))
    return [
        replace(row, place=1 + sum(one.seat == row.seat and one.mark > row.mark for one in rows))
        for row in rows
    ]


def _row(sight: Sight, row: _Row) -> Entry:
    if row.number == COMPUTER:
        none, cells = sight.eyes.say(text("me-none")), (str(row.seat + 1), _cell(sight, row.score))
        level = text(f"bot-level-{middling(game(sight.tourney.game))}")
        name = sight.eyes.say(text("bot-seat-computer", level=level))
        return Entry(none, name, cells, none)
    return Entry(
        str(row.place),
        sight.names[row.number],
        (str(row.seat + 1), _cell(sight, row.score)),
        sight.eyes.say(text("club-cell-own", n=row.mark)),
        mine=row.number == sight.number,
    )


def _other_deals(sight: Sight, number: int, deal: int) -> list[Button]:
    """The deals before and after this one."""
    tourney = sight.tourney
    known = [(n, d) for n in range(len(tourney.played)) for d in range(tourney.deals)]
    at = known.index((number, deal))
    near = [*known[max(0, at - 1) : at], *known[at + 1 : at + 2]]
    own = tourney.kind == "own"
    return [
        Button(
            sight.eyes.say(text("club-deal-own" if own else "club-deal", n=n + 1, deal=d + 1)),
            str(act(tourney, "deal", str(n), str(d), "0")),
        )
        for n, d in near
    ]


def rules_screen(eyes: Reader, what: str) -> Screen:
    """How a form of club play goes, in a few lines."""
    names = ("own", "tables", "duels", "league")
    shown_ = what if what in names else names[0]
    buttons = [
        Button(
            eyes.say(text(f"club-kind-{one}")),
            str(Action("club", ("rules", one))),
            "picked" if one == shown_ else "plain",
        )
        for one in names
    ]
    lines = (text(f"club-kind-{shown_}"), text(f"club-rules-{shown_}"))
    return plain(eyes, lines, wrap(buttons, eyes.limits))
