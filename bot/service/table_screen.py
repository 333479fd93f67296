"""The screen of a table: board, caption and keyboard for one reader."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.core.action import Action
from bot.core.daily import stars as daily_stars
from bot.core.keyboard import wrap
from bot.core.screen import Button, Rows, Screen
from bot.core.table import Table
from bot.service.asking import (
    Ask,
    drawn,
    giving_up,
    keys,
    path_of,
)
from bot.service.several import (
    counting,
    daily_buttons,
    seal,
    seen,
    several,
    told_seed,
    whatif,
)
from games import Text, game, text
from render.posters import Card
from render.view import View

FEW_HELPS = 3
"""Hints and undos together that still leave two stars."""


def board(ask: Ask) -> Screen:
    """The newest screen of a table."""
    if ask.table.several:
        return several(ask)
    if ask.table.over:
        return _end(ask)
    match ask.said:
        case ("~more",):
            return _screen(ask, more_rows(ask), _lines(ask))
        case ("~resign",):
            no = replace(ask.button("board"), label=ask.reader.say(text("bot-button-resign-no")))
            rows = ((giving_up(ask.reader, ask.table), no),)
            return _screen(ask, rows, (text("bot-resign-sure"),))
        case ("~sure", move):
            return _sure(ask, move)
        case _:
            return _screen(ask, _keyboard(ask), _lines(ask))


def view(ask: Ask, *, choices: bool = True) -> View:
    """The picture of the board as this reader's seat sees it."""
    table = ask.table
    if table.several:
        return seen(ask, choices=choices)
    everybody = ask.reader.say(text("bot-seat-everybody"))
    names = tuple(everybody if one.anyone else one.name for one in table.head.seats)
    return View(
        game=table.head.game,
        position=table.position.seen_by(ask.seat),
        viewer=ask.seat,
        look=ask.reader.look,
        said=path_of(ask.said),
        names=names,
        facts=(*table.position.facts(), *_progress(table)),
        last=tuple(event for step in table.since for event in step.events),
        choices=choices and not table.over,
    )


def more_rows(ask: Ask) -> Rows:
    """The buttons behind "More"."""
    verbs = ("happened", "text", "verify", *(() if ask.table.head.daily else ("same",)), "again")
    menus = (("rules", game(ask.table.head.game).code), ("settings",))
    buttons = [ask.button(verb) for verb in verbs]
    buttons += [
        Button(ask.reader.say(text(f"bot-menu-{words[0]}")), str(Action("menu", words)))
        for words in menus
    ]
    rows = wrap([*buttons, ask.button("resign", style="danger")], ask.reader.limits)
    return (*rows, (ask.button("board"),))


def _progress(table: Table) -> tuple[Text, ...]:
    if not game(table.head.game).rounds:
        return (text("bot-fact-moves", n=len(table.steps)),)
    rounds = 1 + sum(step.events.count("round") for step in table.steps)
    return (text("bot-fact-round", n=rounds),)


def _keyboard(ask: Ask, sure: str = "") -> Rows:
    hint = [ask.button("hint")] if ask.reader.hints else []
    own = [*hint, *([ask.button("undo")] if ask.table.undoable else ())]
    if _lost_deal(ask.table):
        own = [ask.button("again", style="good"), *hint]
    if path_of(ask.said):
        own = [ask.button("board")]
    return keys(ask, ((*own, ask.button("more")),), sure)


def _sure(ask: Ask, move: str) -> Screen:
    seat = ask.seat or 0
    warning = ask.table.position.warning(seat, move)
    lines = (warning or text("bot-sure"), text("bot-sure-again"))
    return _screen(ask, _keyboard(ask, sure=move), lines)


def _lines(ask: Ask) -> tuple[Text, ...]:
    """At most four: what happened, what can be done now, and at first how the deal is sealed."""
    table = ask.table
    why = "bot-lost-deal" if _lost_deal(table) else "bot-proved-lost"
    lost = (text(why),) if table.lost else ()
    question = table.position.question(ask.seat, path_of(ask.said))
    return (*happened(table), *lost, question, *sealed(table))


def _lost_deal(table: Table) -> bool:
    """Whether nobody could have won it, so that there is nothing to go back to."""
    return table.lost and not table.undoable and not table.head.daily


def happened(table: Table) -> tuple[Text, ...]:
    """What the last entry and everything after it did, in at most two sentences."""
    if table.last and table.last.kind == "undo":
        return (text("bot-undone", count=table.undone),)
    if not table.pressed:
        return (text("bot-began", count=len(table.steps)),) if table.steps else ()
    events = [event for step in table.since for event in step.events]
    return game(table.head.game).summary(events)[:2]


def sealed(table: Table) -> tuple[Text, ...]:
    """The commitment to the deal, shown until the first choice."""
    if table.pressed or table.undone:
        return ()
    if table.origin:
        return (whatif(table),)
    doubt = (text("bot-deal-unsure"),) if table.report == "?" else ()
    return (*doubt, *counting(table), seal(table))


def _screen(ask: Ask, rows: Rows, lines: Sequence[Text]) -> Screen:
    seen = view(ask)
    return drawn(ask.reader, seen, rows, lines, seen)


def _end(ask: Ask) -> Screen:
    table = ask.table
    outcome = table.outcome
    assert outcome is not None  # noqa: S101 - only finished tables come here
    reason = f"-{outcome.reason}" if outcome.reason else ""
    code = "bot" if table.resigned else game(table.head.game).code
    title = text(f"{code}-outcome-{outcome.result}{reason}")
    title = text("bot-outcome-voided") if ask.voided else title
    figures = _figures(table)
    card = Card(
        view(ask, choices=False),
        title,
        good=(outcome.won or outcome.result == "won") and not ask.voided,
        figures=tuple((label, ask.reader.say(value)) for label, value in figures),
        stars=None if ask.voided else stars(table),
    )
    rows = wrap(_end_buttons(ask), ask.reader.limits)
    sure = table.report not in {"", "?"}
    known = (text("bot-end-known", moves=table.report.strip("=<")),) if sure else ()
    told = [line for line in happened(table) if ask.reader.say(line) != ask.reader.say(title)]
    lines = (
        *(() if known else told),
        title,
        *known,
        text("bot-end-figures", **dict(_counts(table))),
        told_seed(table),
    )
    return drawn(ask.reader, card, rows, lines[-4:], card.board)


def _end_buttons(ask: Ask) -> list[Button]:
    table, daily = ask.table, ask.table.head.daily
    undo = ["undo"] if table.undoable and not (daily and table.won) else []
    if daily is None:
        verbs = ["again", "same", *undo, *([] if table.won else ["line"]), "replay", "verify"]
        return [ask.button(verb) for verb in verbs]
    others = [ask.button(verb) for verb in ("replay", "verify")]
    return [*(ask.button(verb) for verb in undo), *daily_buttons(ask), *others]


def stars(table: Table) -> int | None:
    """Three for a game won unaided, two with up to three helps, else one; none when lost.

    The daily challenge has its own rule, with par.
    """
    if not table.won:
        return None
    if table.head.daily:
        par = table.head.daily.par
        return daily_stars(len(table.steps), par, table.undone, table.hints)
    helps = table.undone + table.hints
    return 3 if helps == 0 else 2 if helps <= FEW_HELPS else 1


def _counts(table: Table) -> tuple[tuple[str, int], ...]:
    seconds = max(0, table.changed - table.began) // 1000
    return (
        ("moves", len(table.steps)),
        ("choices", table.pressed),
        ("undos", table.undone),
        ("hints", table.hints),
        ("minutes", seconds // 60),
        ("seconds", seconds % 60),
    )


def _figures(table: Table) -> tuple[tuple[Text, Text], ...]:
    counts = dict(_counts(table))
    plain = ("moves", "choices", "undos", "hints")
    figures = [(text(f"bot-figure-{name}"), text("bot-count", n=counts[name])) for name in plain]
    if table.head.daily:
        of = text("daily-of-par", moves=counts["moves"], par=table.head.daily.par)
        figures[0] = (text("bot-figure-moves"), of)
    time = text("bot-time", minutes=counts["minutes"], seconds=counts["seconds"])
    return (*figures, (text("bot-figure-time"), time))
