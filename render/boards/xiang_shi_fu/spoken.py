"""The board in words, and as a board of characters."""

from __future__ import annotations

from collections.abc import Iterator

from games import Text, text
from games.dominoes import spoken
from games.xiang_shi_fu.sets import Tiles
from render.boards.xiang_shi_fu.goal import Goal, goals
from render.boards.xiang_shi_fu.options import Asked, Option, Side, asked
from render.boards.xiang_shi_fu.table import Held, Table, table, touched, upper
from render.head import name
from render.plain import COLUMNS, columns, cut
from render.sentences import uttered
from render.view import View
from render.words import say

_TILES_WIDE = 15
_MOVE_WIDE = 11


def alt(view: View, most: int) -> str:
    """The picture in words; where they are too many, the choices go first, then the goal."""
    shown, said, locale = table(view.position), asked(view), view.look.locale
    start = (_title(view, shown), *_asks(view, shown, said))
    middle = (*_goal(shown), *_last(view.last))
    rows = tuple(text("ui-xsf-alt-set", set=_row(held)) for held in shown.sets)
    for parts in ((*start, *middle, *rows, *_asked(said)), (*start, *middle, *rows)):
        words = uttered(parts, locale)
        if len(words) <= most:
            return words
    words = uttered((start[0], *rows), locale)
    return words if len(words) <= most else words[: most - 1] + "\u2026"


def text_board(view: View) -> str:
    """The board in at most 40 columns: every seat, what is to reach, and what can be typed."""
    shown, said, locale = table(view.position), asked(view), view.look.locale
    last = touched(view.last)
    lines = list(_heading(shown, locale))
    lines.append(say(_progress(shown), locale))
    lines += (line for goal in goals(shown) for line in _goal_lines(goal, locale))
    lines += [_seat(held, held.seat in last, locale) for held in shown.sets]
    lines += [say(_picked(said.picked), locale)] if said.picked else []
    lines += _choices(said, locale)
    return "\n".join(cut(line) for line in lines)


def _heading(shown: Table, locale: str) -> Iterator[str]:
    """The game and what is played of it, in as many lines as they need."""
    whole = say(text("ui-xsf-alt-bare", title=text("xsf-title"), kind=shown.kind), locale)
    if columns(whole) <= COLUMNS:
        yield whole
        return
    yield say(text("xsf-title"), locale)
    yield upper(shown.name, locale)
    if shown.special:
        yield upper(shown.special, locale)


def _title(view: View, shown: Table) -> Text:
    told = view.position.facts()
    rest = (fact for fact in view.facts if fact not in told)
    facts = (*((name(view, 0)[:COLUMNS],) if view.names else ()), *rest)
    said = tuple(fact if isinstance(fact, Text) else text("ui-plain", words=fact) for fact in facts)
    title = text("xsf-title")
    if said:
        return text("ui-xsf-alt", title=title, kind=shown.kind, facts=said)
    return text("ui-xsf-alt-bare", title=title, kind=shown.kind)


def _asks(view: View, shown: Table, said: Asked) -> Iterator[Text]:
    """What is to do and how many sets are there; what is picked is told with its partners."""
    prompt = view.position.prompt(view.viewer)
    if not view.choices and not view.position.outcome:  # of a game that is over
        yield _progress(shown)
        return
    if not said.picked:
        yield prompt
    if said.picked or prompt.id != "xsf-prompt":
        yield _progress(shown)


def _progress(shown: Table) -> Text:
    return text("ui-xsf-progress", n=shown.done, of=len(shown.sets))


def _goal(shown: Table) -> Iterator[Text]:
    """What is to reach besides valid sets, in one sentence."""
    found = goals(shown)
    if found:
        either = "-either" if shown.variant == "eight-triplets" else ""
        yield text(f"ui-xsf-alt-goal{either}", goals=tuple(map(_goal_words, found)))


def _goal_words(goal: Goal) -> Text:
    if not goal.tiles:
        return _aim(goal)
    return text("ui-xsf-alt-aim-tiles", aim=_aim(goal), tiles=_tiles(goal.tiles))


def _aim(goal: Goal) -> Text:
    kind = "" if goal.of > 1 else "-there" if goal.reached else "-missing"
    return text(f"ui-xsf-alt-aim{kind}", name=goal.name, n=goal.done, of=goal.of)


def _last(last: tuple[str, ...]) -> Iterator[Text]:
    seats = touched(last)
    if seats:
        yield text("ui-xsf-alt-last", one=seats[0], two=seats[1])


def _row(held: Held) -> Text:
    return text("ui-xsf-alt-row", seat=held.seat, tiles=_tiles(held.tiles), name=held.name)


def _asked(said: Asked) -> Iterator[Text]:
    if said.picked:
        yield _picked(said.picked)
    if said.options:
        yield text(
            "ui-xsf-alt-choices", choices=tuple(_side(option.side) for option in said.options)
        )


def _picked(picked: tuple[Side, ...]) -> Text:
    return text("ui-xsf-alt-picked", sides=tuple(map(_side, picked)))


def _side(side: Side) -> Text:
    return text("ui-xsf-alt-side", seat=side.seat, tiles=_tiles(side.tiles))


def _tiles(tiles: Tiles) -> str:
    return " ".join(map(spoken, tiles))


def _goal_lines(goal: Goal, locale: str) -> list[str]:
    """Name, count and tiles; the tiles in a line of their own where they are many."""
    words = upper(_aim(goal), locale)
    if not goal.tiles:
        return [words]
    tiles = _boxes(goal.tiles)
    whole = f"{words} {tiles}"
    return [whole] if columns(whole) <= COLUMNS else [words, tiles]


def _seat(held: Held, last: bool, locale: str) -> str:
    """``>`` stands before the seats of the last exchange, ``x`` behind what is no set."""
    tiles = _boxes(held.tiles)
    front = f"{'>' if last else ' '}{held.seat} {' ' if held.valid else 'x'} "
    return f"{front}{tiles:<{_TILES_WIDE}} {say(held.name, locale)}"


def _choices(said: Asked, locale: str) -> list[str]:
    """Partners have a line each; the tiles to begin with stand side by side."""
    if said.picked:
        return [_partner(option, locale) for option in said.options]
    lines: list[str] = []
    for word in sorted(option.path[-1] for option in said.options):
        if lines and columns(lines[-1]) + 1 + len(word) <= COLUMNS:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return [say(text("ui-xsf-board-give"), locale), *lines] if lines else []


def _partner(option: Option, locale: str) -> str:
    return f"{option.path[-1]:<{_MOVE_WIDE}} {say(option.label, locale)}"


def _boxes(tiles: Tiles) -> str:
    return "".join(f"[{tile // 10}:{tile % 10}]" for tile in tiles)
