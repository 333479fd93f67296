"""What was found about a game: for each seat a strip of decisions, the costly ones marked."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from games import text
from games.weighing import Kind
from render.labels import Style, beside, label
from render.posters import Chart, Mark
from render.sentences import within
from render.things import Badge, Bar, Label, Panel, Rect, Scene, Sign, Thing
from render.tokens import HEIGHT, LEAST_BADGE, MARGIN, WIDTH
from render.view import Look
from render.words import say

_SIGNS = "覆盤"
_TOP = 96
_LEGEND = 56
_GAP = 12
_NAME = 40
_NUMBERS = 34
_HEAD = 40
"""Room above the bars, for badges."""
_LEAST = 8
"""The height of nothing at all."""
_WIDEST = 54
_TRACK = 36

COLOURS: dict[Kind, str] = {
    "best": "jade",
    "slip": "gold",
    "lost": "red",
    "missed": "red",
    "late": "line",
    "open": "select",
}


@lru_cache(maxsize=64)
def chart(poster: Chart) -> Scene:
    """Title and unit, the strips, and below them what the colours and marks mean."""
    look = poster.look
    head = Rect(MARGIN + 6, 8, WIDTH - 2 * MARGIN - 12, 76)
    room = Rect(head.x, head.y, head.w * 3 // 5 - 100, head.h)
    title = label(room, say(poster.title, look.locale), Style(40, 700), look)
    titles = beside(title, 20, _SIGNS, 36)
    left = titles[-1].rect.right + 24
    right = Rect(left, head.y, head.right - left, head.h)
    about = label(right, say(poster.unit, look.locale), Style(28, 500, "muted"), look, "right")
    if poster.far:
        return Scene(WIDTH, HEIGHT, (*titles, *_progress(poster, poster.far)))
    things: list[Thing] = [*titles, about]
    bottom = HEIGHT - MARGIN - _LEGEND
    count = max(1, len(poster.strips))
    high = (bottom - _TOP - _GAP * count) // count
    most = max((mark.value for _, marks in poster.strips for mark in marks), default=0)
    for at, (name, marks) in enumerate(poster.strips):
        place = Rect(MARGIN, _TOP + at * (high + _GAP), WIDTH - 2 * MARGIN, high)
        things += _strip(name if count > 1 else "", marks, place, max(1, most), look)
    things += _legend(poster, Rect(MARGIN, bottom, WIDTH - 2 * MARGIN, _LEGEND))
    return Scene(WIDTH, HEIGHT, tuple(things))


def _progress(poster: Chart, far: tuple[int, int]) -> Iterator[Thing]:
    """A track, as full as the look has come, and the figures above it."""
    rect = Rect(MARGIN, _TOP, WIDTH - 2 * MARGIN, HEIGHT - MARGIN - _TOP)
    yield Panel(rect, "panel")
    track = Rect(rect.x + 60, rect.middle[1], rect.w - 120, _TRACK)
    place = Rect(track.x, track.y - 110, track.w, 80)
    words = say(poster.unit, poster.look.locale)
    yield label(place, words, Style(56, 700, "jade"), poster.look, "middle")
    yield Bar(track, "panel2")
    full = max(_TRACK, track.w * far[0] // max(1, far[1]))
    yield Bar(Rect(track.x, track.y, full, _TRACK), "jade")


def _strip(
    name: str, marks: tuple[Mark, ...], rect: Rect, most: int, look: Look
) -> Iterator[Thing]:
    """One seat: its name, and a bar for each decision with the number of the move below it."""
    yield Panel(rect, "panel")
    inner = Rect(rect.x + 18, rect.y + 8, rect.w - 36, rect.h - 16)
    top = inner.y
    if name:
        place = Rect(inner.x, inner.y, inner.w, _NAME)
        yield label(place, name, Style(28, 600), look)
        top += _NAME - 8
    if not marks:
        return
    pitch = min(_WIDEST + 10, inner.w // len(marks))
    wide = max(4, pitch * 3 // 4)
    ground = inner.bottom - _NUMBERS
    full = ground - top - _HEAD
    every = -(-44 // pitch)
    for at, mark in enumerate(marks):
        x = inner.x + at * pitch
        tall = _LEAST + (full - _LEAST) * mark.value // most
        bar = Rect(x, ground - tall, wide, tall)
        yield from _mark(mark, bar, pitch, look)
        if at % every == 0:
            number = Rect(x - 20, ground, wide + 40, _NUMBERS)
            yield label(number, str(mark.number), Style(22, 500, "muted"), look, "middle")


def _mark(mark: Mark, bar: Rect, pitch: int, look: Look) -> Iterator[Thing]:
    """A bar; what was not for nothing has a sign or a number above it, where there is room."""
    if mark.kind in {"late", "open"}:
        yield Panel(bar, "panel2", COLOURS[mark.kind])
    elif bar.w >= 2 * 14 and bar.h >= 2 * 14:
        yield Panel(bar, COLOURS[mark.kind])
    else:
        yield Bar(bar, COLOURS[mark.kind])
    middle, above = bar.x + bar.w // 2, bar.y - LEAST_BADGE - 4
    place = Rect(middle - LEAST_BADGE // 2, above, LEAST_BADGE, LEAST_BADGE)
    if mark.kind in {"lost", "missed"}:
        yield Sign(place, "cross", "red")
    elif mark.kind == "slip" and pitch >= LEAST_BADGE:
        words = f"-{mark.cost}"
        room = Rect(middle - pitch // 2 - 6, above, pitch + 12, LEAST_BADGE)
        yield label(room, words, Style(22, 700, "gold"), look, "middle")


def _legend(poster: Chart, rect: Rect) -> Iterator[Label | Bar | Badge | Panel | Sign]:
    """The kinds that occur, in words."""
    look = poster.look
    kinds = [kind for kind in COLOURS if any(kind == m.kind for _, ms in poster.strips for m in ms)]
    wide = rect.w // max(1, len(kinds))
    for at, kind in enumerate(kinds):
        x = rect.x + at * wide
        dot = Rect(x + 6, rect.y + rect.h // 2 - 12, 24, 24)
        if kind in {"lost", "missed"}:
            yield Sign(dot, "cross", "red")
        else:
            yield Bar(dot, COLOURS[kind])
        room = Rect(dot.right + 12, rect.y, wide - 56, rect.h)
        words = say(text(f"ui-look-kind-{kind}"), look.locale)
        yield label(room, words, Style(26, 500), look)


def alt_chart(poster: Chart, most: int) -> str:
    """The findings in words: those are what matters; then the costly decisions one by one."""
    locale = poster.look.locale
    parts = [say(poster.title, locale), *poster.lines]
    parts += [say(poster.unit, locale)] if poster.far else []
    for name, marks in poster.strips:
        for mark in marks:
            if mark.kind in {"slip", "lost", "missed"}:
                kind, cost = text(f"ui-look-kind-{mark.kind}"), mark.cost
                told = text("ui-look-alt-bare", n=mark.number, kind=kind, name=name)
                if cost:
                    told = text("ui-look-alt", n=mark.number, kind=kind, cost=cost, name=name)
                parts.append(say(told, locale))
    return within(parts, locale, most)


def text_chart(poster: Chart) -> str:
    """The decisions in characters: number, value and what they were, a line each."""
    lines = []
    signs_ = {"best": "+", "slip": "-", "lost": "x", "missed": "x", "late": ".", "open": "?"}
    for name, marks in poster.strips:
        if len(poster.strips) > 1:
            lines.append(name[:40])
        found = [f"{mark.number}{signs_[mark.kind]}{mark.cost or ''}" for mark in marks]
        lines += _wrapped(found)
    return "\n".join(lines)


def _wrapped(words: list[str]) -> list[str]:
    lines = [""]
    for word in words:
        if len(lines[-1]) + len(word) >= 40:  # noqa: PLR2004 - columns of a text board
            lines.append("")
        lines[-1] = f"{lines[-1]} {word}".strip()
    return lines
