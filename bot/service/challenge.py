"""What one person reads about the daily challenge: today, past days, standings, a text to share."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from datetime import date

from bot.core.action import Action
from bot.core.daily import DAY, FIRST, Day, Result, star_signs
from bot.core.keyboard import wrap
from bot.core.screen import Button, Rows, Screen
from bot.core.table import Table
from bot.service.asking import drawn
from bot.service.menus import plain, title
from bot.service.post import about, head, ranked, results_lines
from bot.service.reader import Reader
from bot.store import Posted, Subscription
from games import Game, Text, game, text
from render.pictures import alt
from render.posters import Month

SHARED = 280
"""Characters of the text to share."""

PAGE = 8
"""Past dates on a page."""

SHOWN = 10
"""Names in the standings of a room."""

LEGENDS = {"xsf": text("xsf-legend")}
"""What signs mean that do not speak for themselves, by game."""


@dataclass(frozen=True, slots=True)
class Mine:
    """A game's challenge as one person stands to it."""

    game: Game
    day: Day
    result: Result | None
    streak: int


def button(eyes: Reader, label: Text, *words: str, good: bool = False) -> Button:
    """A button about the daily challenge."""
    return Button(eyes.say(label), str(Action("daily", words)), "good" if good else "plain")


def today_screen(
    eyes: Reader,
    day: date,
    mine: Sequence[Mine],
    earlier: Sequence[tuple[Game, date]],
    notes: Sequence[Text],
) -> Screen:
    """Today's challenge of each game, where this person stands, and what still counts."""
    if not mine:
        return plain(eyes, (text("daily-none"), *notes))
    lines = [text("daily-today", date=date_in_words(day), number=(day - FIRST).days + 1)]
    for one in mine:
        lines += [head(one.game, one.day), _standing(one)]
    plays = [
        button(eyes, _play_label(one), "play", one.game.code, day.isoformat(), good=_open(one))
        for one in mine
    ]
    still = []
    for before in sorted({before for _, before in earlier}):
        until = date_in_words(before + DAY)
        lines.append(text("daily-still-open", date=date_in_words(before), end=until))
    for played, before in earlier:
        label = text("daily-earlier", game=title(played), date=before.isoformat())
        still.append(button(eyes, label, "play", played.code, before.isoformat()))
    rows = (*wrap(plays, eyes.limits), *wrap(still, eyes.limits), *_more(eyes, mine[0].game))
    return plain(eyes, (*lines, *notes), rows)


def _open(one: Mine) -> bool:
    return one.result is None or not one.result.over


def _play_label(one: Mine) -> Text:
    if one.result is None:
        return text("bot-play", game=title(one.game))
    return text("daily-go-on" if _open(one) else "daily-look", game=title(one.game))


def _more(eyes: Reader, one: Game) -> Rows:
    labels = (("archive", "archive"), ("calendar", "calendar"))
    buttons = [
        button(eyes, text(f"daily-button-{label}"), verb, one.code) for label, verb in labels
    ]
    rules = Button(eyes.say(text("daily-button-rules")), str(Action("menu", ("rules", "daily"))))
    return wrap([*buttons, rules], eyes.limits)


def _standing(one: Mine) -> Text:
    streak = text("daily-streak", count=one.streak)
    if one.result is None:
        return text("daily-mine-none", streak=streak)
    if one.result.voided:
        return text("daily-mine-voided", streak=streak)
    if not one.result.solved:
        return _unsolved(one, streak)
    return text("daily-mine-solved", figures=figures(one.result, one.day.par), streak=streak)


def _unsolved(one: Mine, streak: Text) -> Text:
    result = one.result
    if result is None or not result.over:
        return text("daily-mine-begun", streak=streak)
    if result.scored:
        return text("daily-mine-below", figures=figures(result, one.day.par), streak=streak)
    return text("daily-mine-lost", streak=streak)


def figures(result: Result, par: int) -> Text:
    """Stars, moves or points against par, undone moves and hints, time."""
    seconds = result.took // 1000
    time = text("bot-time", minutes=seconds // 60, seconds=seconds % 60)
    return text(
        "daily-figures-points" if result.scored else "daily-figures",
        stars=star_signs(result.stars(par)),
        moves=result.moves,
        par=par,
        undone=result.undone,
        hints=result.hints,
        time=time,
    )


def notes(subscriptions: Sequence[Subscription], last: Sequence[Posted], zone: str) -> list[Text]:
    """What a room has ordered, what keeps it from coming, and posts that may not have arrived."""
    lines = []
    for one in subscriptions:
        when = text("daily-when", time=time_in_words(one.minute), zone=zone)
        what = title(game(one.game)) if one.game else text(f"daily-note-{one.kind}")
        lines.append(text("daily-note", what=what, when=when))
        if one.paused:
            lines.append(text("daily-note-paused", reason=text(f"daily-paused-{one.paused}")))
    lines += [text("daily-note-unknown", date=one.date) for one in last if one.state == "unknown"]
    return lines


def beside(eyes: Reader, screen: Screen, games: Sequence[Game], *words: str) -> Screen:
    """A screen of one game, with buttons to the same of the others; ``words``: verb, code, more."""
    verb, code, *more = words
    rest = [button(eyes, title(each), verb, each.code, *more) for each in games]
    keys = [key for key, each in zip(rest, games, strict=True) if each.code != code]
    return replace(screen, rows=(*screen.rows, *wrap(keys, eyes.limits)))


def archive_screen(  # noqa: PLR0913 - a list, and where in it one stands
    eyes: Reader,
    one: Game,
    newest: date,
    results: Sequence[Result],
    page: int,
    *,
    still: Collection[date] = (),
) -> Screen:
    """Past dates, the newest first, to be played as practice; ``still`` are open first attempts."""
    pages = max(1, -(-(newest - FIRST).days // PAGE))
    page = min(max(page, 0), pages - 1)
    dates = [newest - DAY * step for step in range(1 + page * PAGE, 1 + (page + 1) * PAGE)]
    solved = {result.date for result in results if result.solved}
    buttons = [_past(eyes, one, day, solved, still) for day in dates if day >= FIRST]
    turn = [
        button(eyes, text("daily-button-older"), "archive", one.code, str(page + 1)),
        button(eyes, text("daily-button-newer"), "archive", one.code, str(page - 1)),
    ]
    turning = tuple(turn[: (page + 1 < pages)] + turn[1 : 1 + (page > 0)])
    rows = wrap(buttons, eyes.limits)
    line = text("daily-archive" if buttons else "daily-archive-empty", game=title(one))
    return plain(eyes, (line,), (*rows, *((turning,) if turning else ())))


def _past(
    eyes: Reader, one: Game, day: date, solved: Collection[date], still: Collection[date]
) -> Button:
    """A date of the archive, and whether its first attempt is made or may still be made."""
    when, state = day.isoformat(), "-solved" if day in solved else ""
    if day in still:
        open_ = text("daily-past-open", date=when, end=(day + DAY).isoformat())
        return button(eyes, open_, "play", one.code, when)
    return button(eyes, text(f"daily-past{state}", date=when), "practice", one.code, when)


def results_screen(
    eyes: Reader,
    one: Game,
    day: Day,
    here: Sequence[tuple[str, Result]],
    *,
    codes: bool = False,
) -> Screen:
    """How everybody in a room did on a date; ``codes`` tells what an admin may void."""
    ordered = ranked(here, day.par)
    lines = [head(one, day), about(one, day), *results_lines(ordered, day.par)]
    for place, (name, result) in enumerate(ordered[:SHOWN], 1):
        if result.solved or (result.over and result.scored and not result.voided):
            lines.append(text("daily-place", n=place, name=name, figures=figures(result, day.par)))
    over = [(name, result.table) for name, result in ordered[:SHOWN] if result.over]
    if codes and over:
        named = tuple(text("daily-code", name=name, table=table) for name, table in over)
        lines.append(text("daily-codes", names=named))
    return plain(eyes, lines)


def calendar_screen(  # noqa: PLR0913 - a month, and what it is measured by
    eyes: Reader,
    one: Game,
    month: date,
    marks: Sequence[int],
    streaks: tuple[int, int],
    *,
    newest: date,
) -> Screen:
    """The month as a picture: a sign for each date; ``marks`` are -2 (none) to 3 stars."""
    poster = Month(eyes.look, title(one), month.year, month.month, tuple(marks), *streaks)
    before = (month - DAY).replace(day=1)
    after = (month + 31 * DAY).replace(day=1)
    rows = tuple(
        button(eyes, text(f"daily-button-{label}"), "calendar", one.code, f"{other:%Y-%m}")
        for label, other in (("earlier", before), ("later", after))
        if FIRST.replace(day=1) <= other <= newest
    )
    now, best = streaks
    named = {"game": title(one), "month": month_name(month.month)}
    line = text("daily-calendar", year=str(month.year), **named)
    lines = [line, text("daily-streaks", now=now, best=best)]
    if not eyes.pictures:
        lines[1:] = [text("ui-plain", words=alt(poster))]
    return drawn(eyes, poster, (rows,) if rows else (), lines)


def share_text(eyes: Reader, mine: Mine, table: Table, *, words: bool = False) -> str:
    """The result in at most 280 characters that give nothing away, in signs or in words."""
    one, result = mine.game, mine.result
    assert result is not None  # noqa: S101 - only results are shared
    points = "-points" if result.scored else ""
    first = text(
        f"daily-share-words{points}" if words else f"daily-share{points}",
        number=mine.day.number,
        game=title(one),
        count=result.stars(mine.day.par),
        stars=star_signs(result.stars(mine.day.par)),
        moves=result.moves,
        par=mine.day.par,
        helps=_helps(result),
        streak=mine.streak,
    )
    line = eyes.say(first if result.solved else _lost(mine, result))
    steps = [step.events for step in table.steps]
    trail = one.trail(steps, table.ended) if result.solved else ()
    signs = [eyes.say(said) if words else sign for sign, said in trail]
    shared = _fitted(line, signs, ", " if words else " ")
    legend = (
        f"\n{eyes.say(LEGENDS[one.code])}" if signs and not words and one.code in LEGENDS else ""
    )
    return shared + legend if len(shared + legend) <= SHARED else shared


def _lost(mine: Mine, result: Result) -> Text:
    """Not solved; how many points it were stands there all the same."""
    if result.scored:
        reached = {"points": result.moves, "par": mine.day.par}
        return text("daily-share-below", **_named(mine), **reached)
    return text("daily-share-lost", **_named(mine))


def _named(mine: Mine) -> dict[str, int | Text]:
    return {"number": mine.day.number, "game": title(mine.game)}


def _helps(result: Result) -> Text:
    return text("daily-helps", undone=result.undone, hints=result.hints)


def _fitted(line: str, signs: Sequence[str], between: str) -> str:
    """The line, and below it as many signs as there is room for."""
    for count in range(len(signs), 0, -1):
        rest = "…" if count < len(signs) else ""
        whole = f"{line}\n{between.join(signs[:count])}{rest}"
        if len(whole) <= SHARED:
            return whole
    return line[:SHARED]


def date_in_words(day: date) -> Text:
    """A date as a sentence says it."""
    names = {"weekday": text(f"daily-weekday-{day.isoweekday()}"), "month": month_name(day.month)}
    return text("daily-date", day=day.day, year=str(day.year), **names)


def month_name(month: int) -> Text:
    """The name of a month."""
    return text(f"daily-month-{month}")


def time_in_words(minute: int) -> str:
    """A local time.

    >>> time_in_words(425)
    '07:05'
    """
    return f"{minute // 60:02}:{minute % 60:02}"
