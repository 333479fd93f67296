"""A month of the daily challenge: a sheet of dates, with stars where they were won."""

from __future__ import annotations

from calendar import monthrange, weekday
from functools import lru_cache

from games import text
from render.labels import Style, label, signs
from render.posters import Month
from render.sentences import within
from render.things import Panel, Rect, Scene, Sign, Thing
from render.tokens import HEIGHT, MARGIN, WIDTH
from render.words import say

UNSOLVED, UNPLAYED = -1, -2
WEEK = 7
_SIGNS = "每日"
_SIGNS_WIDE = 112
"""Two signs and what is free on both sides of them."""
_STREAKS = 330
_TOP = 140
_GAP = 8
_STAR = 30


@lru_cache(maxsize=64)
def month(poster: Month) -> Scene:
    """The sheet: title and month, the names of the weekdays, a cell for each date."""
    look = poster.look
    head = Rect(MARGIN + 6, 14, WIDTH - 2 * MARGIN - 12, 70)
    right = Rect(head.right - _STREAKS, head.y, _STREAKS, head.h)
    words = say(text("ui-month-streaks", now=poster.streak, best=poster.best), look.locale)
    streaks = label(right, words, Style(26, 500, "muted"), look, "right")
    left = Rect(head.x, head.y, streaks.rect.x - head.x - _SIGNS_WIDE, head.h)
    title = label(left, _title(poster), Style(40, 700), look)
    things: list[Thing] = [title, signs(title.rect.right + 20, head, _SIGNS, 36), streaks]
    for column in range(WEEK):
        place = _cell(0, column, 1)
        name = say(text(f"daily-weekday-{column + 1}-short"), look.locale)
        above = Rect(place.x, 92, place.w, 40)
        things.append(label(above, name, Style(26, 600, "muted"), look, "middle"))
    first = weekday(poster.year, poster.month, 1)
    days = monthrange(poster.year, poster.month)[1]
    weeks = -(-(first + days) // WEEK)
    for day in range(1, days + 1):
        row, column = divmod(first + day - 1, WEEK)
        things += _date(poster, day, _cell(row, column, weeks))
    return Scene(WIDTH, HEIGHT, tuple(things))


def alt_month(poster: Month, most: int) -> str:
    """The month in words: the streaks, then every date that was played."""
    locale = poster.look.locale
    parts = [
        _title(poster),
        say(text("ui-month-streaks", now=poster.streak, best=poster.best), locale),
    ]
    for day, mark in enumerate(poster.marks, 1):
        if mark > UNPLAYED:
            word = "ui-month-unsolved" if mark == UNSOLVED else "ui-month-solved"
            parts.append(say(text(word, day=day, stars=mark), locale))
    return within(parts, locale, most)


def _title(poster: Month) -> str:
    name = text(f"daily-month-{poster.month}")
    year = str(poster.year)
    return say(text("ui-month", game=poster.title, month=name, year=year), poster.look.locale)


def _cell(row: int, column: int, weeks: int) -> Rect:
    wide = (WIDTH - 2 * MARGIN - (WEEK - 1) * _GAP) // WEEK
    high = (HEIGHT - MARGIN - _TOP - (weeks - 1) * _GAP) // weeks
    return Rect(MARGIN + column * (wide + _GAP), _TOP + row * (high + _GAP), wide, high)


def _date(poster: Month, day: int, cell: Rect) -> list[Thing]:
    mark = poster.marks[day - 1] if day <= len(poster.marks) else UNPLAYED - 1
    frame = {UNSOLVED: "red", UNPLAYED: ""}.get(mark, "jade" if mark >= 0 else "")
    things: list[Thing] = [Panel(cell, "panel2" if mark > UNPLAYED else "panel", frame)]
    ink = "text" if mark >= UNPLAYED else "muted"
    number = Rect(cell.x + 14, cell.y + 8, 60, 40)
    things.append(label(number, str(day), Style(28, 700, ink), poster.look))
    middle = cell.y + 48 + (cell.h - 60) // 2
    if mark == UNSOLVED:
        place = Rect(cell.x + (cell.w - 28) // 2, middle - 14, 28, 28)
        things.append(Sign(place, "cross", "red"))
    for number_ in range(3 if mark >= 0 else 0):
        x = cell.x + (cell.w - 3 * _STAR - 2 * 8) // 2 + number_ * (_STAR + 8)
        place = Rect(x, middle - _STAR // 2, _STAR, _STAR)
        full = number_ < mark
        things.append(Sign(place, "star", "gold") if full else Sign(place, "hollow", "muted"))
    return things
