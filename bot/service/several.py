"""The screens of a table with several seats: the room's, a player's own, between deals, the end."""

from __future__ import annotations

from collections.abc import Sequence

from bot.core.action import Action
from bot.core.daily import points_stars, star_signs
from bot.core.finish import reached, solved
from bot.core.keyboard import wrap
from bot.core.screen import Button, Rows, Screen
from bot.core.table import DUEL, Step, Table
from bot.core.turns import thinking
from bot.service.absence import absence, left_seats
from bot.service.asking import MORE, RESIGN, Ask, drawn, giving_up, keys, path_of
from bot.service.named import named, names_of
from games import Position, Seat, Text, game, text
from games.record import ending
from games.shuffle import commitment
from render.posters import Card
from render.view import View

SECONDS = {60: "minutes", 3_600: "hours", 86_400: "days"}
"""Units of clocks, by their length in seconds."""

MANY = 6
"""Figures that fit on the card at the end."""


def several(ask: Ask) -> Screen:
    """The newest screen of a table for everybody, or for one of its seats."""
    table = ask.table
    if table.over:
        return _end(ask)
    if ask.said[:1] == (RESIGN,):
        yes = giving_up(ask.reader, table)
        return _screen(ask, ((yes, ask.button("board")),), (resigning(table),))
    if ask.said[:1] == (MORE,):
        return _screen(ask, more_rows(ask), lines(ask))
    return _screen(ask, _rows(ask), lines(ask))


def seen(ask: Ask, *, choices: bool = True) -> View:
    """The picture of the table as this seat, or the public, sees it."""
    table = ask.table
    names = names_of(table, ask.reader)
    deal = (text("bot-fact-deal", n=table.deal, of=table.head.deals),)
    facts = (*table.position.facts(), *(deal if table.head.deals > 1 else ()))
    return View(
        game=table.head.game,
        position=table.position.seen_by(ask.seat),
        viewer=ask.seat,
        look=ask.reader.look,
        said=path_of(ask.said),
        names=names,
        facts=tuple(named(fact, names) for fact in facts),
        last=_events(since(table, ask.seat)),
        hands=_open_hands(table),
        choices=choices and ask.seat in table.asked,
    )


def _open_hands(table: Table) -> tuple[Position, ...]:
    """What each seat sees, where the table agreed that everybody sees every hand."""
    if not table.head.open_hands:
        return ()
    return tuple(table.position.seen_by(seat) for seat in range(len(table.chairs)))


def since(table: Table, seat: Seat | None) -> Sequence[Step]:
    """What happened since the last answer of a seat, that answer included; to all: of anybody."""
    if seat is None:
        return table.since
    for index in range(len(table.steps) - 1, -1, -1):
        entry = table.steps[index].entry
        if entry.seat == seat and entry.by == "person":
            return table.steps[index:]
    return table.steps


def lines(ask: Ask) -> tuple[Text, ...]:
    """At most four lines: what happened, what is open now, and what concerns the clock."""
    table, names = ask.table, names_of(ask.table, ask.reader)
    events = _events(since(table, ask.seat))
    happened = game(table.head.game).summary(events)[:2] if events else ()
    asked = _deal_over(ask) if table.between else (_question(ask),)
    told = (*_unsaid(ask, happened, asked[0]), *asked)
    absent = absence(ask)
    told = (*told[: 4 - len(absent)], *absent)
    return tuple(named(line, names) for line in (*told, *_clock(ask), *_sealed(table))[:4])


def _unsaid(ask: Ask, happened: Sequence[Text], question: Text) -> tuple[Text, ...]:
    """What happened, without what the question begins with: the card that lies open."""
    if ask.table.hidden:
        happened = happened[:1]
    said = ask.reader.say(question)
    return tuple(line for line in happened if not said.startswith(ask.reader.say(line)))


def _question(ask: Ask) -> Text:
    position = ask.table.position.seen_by(ask.seat)
    if ask.seat in ask.table.asked:
        return position.question(ask.seat, path_of(ask.said))
    if thinks := thinking(ask.table):
        return text("bot-thinking", name=names_of(ask.table, ask.reader)[thinks[0]])
    return ask.table.position.prompt(None)


def _deal_over(ask: Ask) -> tuple[Text, ...]:
    ended = ask.table.ended
    assert ended is not None  # noqa: S101 - asked between deals only
    drawn_ = () if ended.winners else (ending(game(ask.table.head.game), ended),)
    return (*drawn_, standing(ask), *_penalties(ask))  # how it was won has just happened


def standing(ask: Ask) -> Text:
    """Who has how many points, best first."""
    table, names = ask.table, names_of(ask.table, ask.reader)
    order = sorted(range(len(names)), key=lambda seat: table.places[seat])
    parts = tuple(text("bot-points", name=names[seat], points=table.points[seat]) for seat in order)
    return text("bot-standing", deal=table.deal, of=table.head.deals, points=parts)


def _penalties(ask: Ask) -> tuple[Text, ...]:
    """What was taken off at the end of a deal, where the game does so."""
    table, names = ask.table, names_of(ask.table, ask.reader)
    lost = table.ended.detail.get("penalties") if table.ended else None
    parts = tuple(
        text("bot-points", name=name, points=points)
        for name, points in zip(names, lost if isinstance(lost, list) else (), strict=False)
        if isinstance(points, int) and points
    )
    return (text("bot-penalties", points=parts),) if parts else ()


def _clock(ask: Ask) -> tuple[Text, ...]:
    table = ask.table
    stood = max((chair.stood for chair in table.chairs), default=0)
    if stood:
        return (text("bot-clocks-stood", minutes=max(1, round(stood / 60_000))),)
    if not table.head.clock or table.between:
        return ()
    return (text("bot-clock-line", time=span(table.head.clock)),)


def span(seconds: int) -> Text:
    """A clock in words."""
    unit = max((one for one in SECONDS if one <= seconds), default=0)
    name = SECONDS.get(unit, "seconds") if seconds > min(SECONDS) else "seconds"
    n = seconds // unit if name != "seconds" else seconds
    return text(f"bot-span-{name}", n=n)


def _sealed(table: Table) -> tuple[Text, ...]:
    if table.deal > 1 or table.begun:
        return ()
    if table.origin:
        return (whatif(table),)
    open_ = (text("bot-open-hands"),) if table.head.open_hands else ()
    return (*counting(table), *open_, seal(table))


def whatif(table: Table) -> Text:
    """From where a table goes on that no seed has dealt."""
    return text("after-whatif", n=table.origin.rpartition("/")[2])


def told_seed(table: Table) -> Text:
    """The seed at the end, where it may be told and where there is one."""
    if table.origin:
        return text("after-whatif-end")
    if table.head.tourney:
        return text("club-seed-later")
    daily = table.head.daily
    return text("daily-seed-later") if daily else text("bot-seed", seed=table.head.seed)


def seal(table: Table) -> Text:
    """The commitment to the deal."""
    return text("bot-sealed", commitment=commitment(table.head.seed, table.head.sealed))


def counting(table: Table) -> tuple[Text, ...]:
    """Whether a daily challenge counts; nothing for all other games."""
    daily = table.head.daily
    return (text(f"daily-board-{'counts' if daily.counts else 'practice'}"),) if daily else ()


def daily_buttons(ask: Ask) -> list[Button]:
    """What can be done when the challenge of a date is over."""
    daily = ask.table.head.daily
    assert daily is not None  # noqa: S101 - asked at the end of a challenge only
    code = game(ask.table.head.game).code
    verbs = ["share", "results"] if daily.counts and not ask.voided else ["results"]
    return [
        Button(
            ask.reader.say(text(f"daily-button-{verb}")),
            str(Action("daily", (verb, code, daily.date))),
        )
        for verb in (*verbs, "practice")
    ]


def _events(steps: Sequence[Step]) -> tuple[str, ...]:
    return tuple(event for step in steps for event in step.events)


def _rows(ask: Ask) -> Rows:
    own = (*_orders(ask), ask.button("more"))
    if ask.table.between:
        return ((ask.button("next", style="good"), ask.button("more")),)
    if ask.seat is None:
        back = (_seat(ask, "back"),) if left_seats(ask.table) and _sits_down(ask.table) else ()
        return (*wrap((ask.button("hand", style="good"), *back, *own), ask.reader.limits),)
    if path_of(ask.said):
        own = (ask.button("board"), ask.button("more"))
    return keys(ask, (own,))


def _orders(ask: Ask) -> tuple[Button, ...]:
    """A standing answer: on the board of all the same for everybody, whoever is asked."""
    table = ask.table
    if ask.seat is None:
        orders = [one for seat in range(len(table.seats)) for one in table.position.orders(seat)]
        if not table.hidden or not orders:
            return ()
        label = ask.reader.say(game(table.head.game).order(orders[0]))
        return (Button(label, str(Action("order", (), table.head.id, table.round))),)
    if table.held and table.held.seat == ask.seat:
        return ()
    given = table.chairs[ask.seat].orders
    open_ = [order for order in table.position.orders(ask.seat) if order not in given]
    return tuple(
        Button(
            ask.reader.say(game(table.head.game).order(order)),
            str(Action("order", (order,), table.head.id, table.round)),
        )
        for order in open_[:1]
    )


def more_rows(ask: Ask, *, whispered: bool = False) -> Rows:
    """The buttons behind "More"; a whispered answer needs none that leads back."""
    code = game(ask.table.head.game).code
    ended = ("replay",) if ask.table.between else ()
    buttons = [ask.button(verb) for verb in (*ended, "happened", "text", "verify")]
    buttons += [
        Button(ask.reader.say(text(f"bot-menu-{words[0]}")), str(Action("menu", words)))
        for words in (("rules", code), ("settings",))
    ]
    buttons += [_seat(ask, verb) for verb in _seat_verbs(ask)] + _wishes(ask)
    if ask.seat is not None:
        buttons.append(ask.button("resign", style="danger"))
    rows = wrap(buttons, ask.reader.limits)
    return rows if whispered else (*rows, (ask.button("board"),))


def resigning(table: Table) -> Text:
    """What it means to give a seat up for good: that of the last person ends the game."""
    ends = len(table.people) == 1 or len(table.chairs) == DUEL
    return text("bot-seat-resign-ends" if ends else "bot-seat-resign-sure")


def _seat_verbs(ask: Ask) -> tuple[str, ...]:
    """What can be done about seats: by who sits here, and by who looks on."""
    table = ask.table
    if ask.seat is None:
        return ("back",) if _sits_down(table) and not left_seats(table) else ()
    others = ("vote",) if len(table.people) > 1 else ()
    host = table.seats[ask.seat].person == table.head.host
    doors = ("shut" if table.lets_in else "open",) if host and table.doors else ()
    return ("leave", *(() if table.head.closed else doors), *others)


def _sits_down(table: Table) -> bool:
    """Whether somebody who looks on may find a seat."""
    return table.inviting and not table.head.daily


def _wishes(ask: Ask) -> list[Button]:
    """What is done for this seat without a question, and whether it is now."""
    known = game(ask.table.head.game)
    wishes = known.wishes if ask.seat is not None else ()
    orders = ask.table.chairs[ask.seat or 0].orders
    states = [(one, "on" if one in orders else "off") for one in wishes[:1]]
    words = [text(f"bot-button-wish-{state}", wish=known.wish(one)) for one, state in states]
    act = Action("seat", ("wish",), ask.table.head.id, ask.table.round)
    return [Button(ask.reader.say(label), str(act)) for label in words]


def _seat(ask: Ask, verb: str) -> Button:
    label = ask.reader.say(text(f"bot-button-seat-{verb}"))
    return Button(label, str(Action("seat", (verb,), ask.table.head.id, ask.table.round)))


def _screen(ask: Ask, rows: Rows, words: Sequence[Text]) -> Screen:
    view = seen(ask)
    return drawn(ask.reader, view, rows, words, view)


def _end(ask: Ask) -> Screen:
    table, outcome = ask.table, ask.table.outcome
    assert outcome is not None  # noqa: S101 - only finished tables come here
    names = names_of(table, ask.reader)
    title = text("bot-outcome-voided") if ask.voided else named(_title(table), names)
    order = sorted(range(len(names)), key=lambda seat: table.places[seat])
    figures = tuple(
        (
            text("bot-place", place=table.places[seat], name=names[seat]),
            ask.reader.say(text("bot-points-only", points=_points(table, seat))),
        )
        for seat in order[:MANY]
    )
    view = seen(ask, choices=False)
    winners = tuple(text("ui-plain", words=names[seat]) for seat in outcome.winners)
    shown = bool(winners) and not ask.voided
    won = (text("bot-winners", names=winners, count=len(winners)),) if shown else ()
    left = table.resigned or table.stopped
    good = ask.seat in (None, *outcome.winners) if winners else not left
    best = won[0] if won else title
    stars = None if ask.voided else _stars(table)
    card = Card(view, best, good=good and not ask.voided, figures=figures, stars=stars)
    known = game(table.head.game)
    happened = known.summary(_events(since(table, ask.seat)))
    happened = happened[-1:] if len(known.deals) > 1 else happened[:1]  # deals end with a card
    told = (*happened, title, *won, standing(ask), *_penalties(ask))
    par = () if ask.voided else _against_par(table)
    said = (*par, *(named(line, names) for line in told[len(par) - 4 :]))
    again = daily_buttons(ask) if table.head.daily else [_again(ask)]
    others = [ask.button(verb) for verb in ("replay", "happened", "verify")]
    rows = wrap([*again, *others], ask.reader.limits)
    return drawn(ask.reader, card, rows, (*said, told_seed(table)), view)


def _again(ask: Ask) -> Button:
    """Another game of the same people; at a table of a tourney, the way back to that."""
    if not ask.table.head.tourney:
        return ask.button("rematch", style="good")
    label = ask.reader.say(text("club-button-show"))
    return Button(label, str(Action("club", ("table", ask.table.head.tourney))), "good")


def _against_par(table: Table) -> tuple[Text, ...]:
    """What a challenge came to."""
    daily = table.head.daily
    if daily is None:
        return ()
    word, signs = "met" if solved(table) else "below", star_signs(_stars(table) or 0)
    return (text(f"daily-end-{word}", points=reached(table), par=daily.par, stars=signs),)


def _stars(table: Table) -> int | None:
    """Those of a challenge; other games have none."""
    daily = table.head.daily
    return points_stars(reached(table), daily.par) if daily else None


def _title(table: Table) -> Text:
    outcome = table.outcome
    assert outcome is not None  # noqa: S101 - only finished tables come here
    if table.stopped or table.resigned:
        return text("bot-outcome-stopped" if table.stopped else "bot-outcome-lost-resigned")
    if outcome.result == "match":
        return text("bot-outcome-match", deals=table.head.deals)
    return ending(game(table.head.game), outcome)


def _points(table: Table, seat: Seat) -> int:
    outcome = table.outcome
    return outcome.scores[seat] if outcome and outcome.scores else table.points[seat]
