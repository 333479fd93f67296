"""The picture of the board: where everything lies (design: rows, flow, marks)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import lru_cache

from games import Path, Position, text
from games.guo_wu_guan import Board
from games.guo_wu_guan.words import ended
from render.boards.guo_wu_guan import legend
from render.boards.guo_wu_guan.marks import Place, hits, marks, skirt, style
from render.boards.guo_wu_guan.measure import (
    GAP,
    LEFT,
    RIGHT,
    TIGHT,
    TILES_RIGHT,
    Measure,
    Row,
    measures,
    steady,
)
from render.boards.guo_wu_guan.options import (
    RELATIVES,
    Option,
    as_board,
    face,
    options,
    seen,
    title,
)
from render.head import head
from render.labels import Style, label
from render.things import Badge, Bar, Panel, Rect, Scene, Sign, Thing, Tile
from render.tokens import HEIGHT, MARGIN, WIDTH
from render.view import Look, View
from render.words import say

_LABEL = 36
_LABEL_ROOM = LEFT - _LABEL - 8
_MOST_FILL = 26


@lru_cache(maxsize=48)
def scene(view: View) -> Scene:
    """Lay the board out for a viewer."""
    board, chosen = seen(view), options(view)
    rows = rows_of(board, view.last)
    measure, look = _measure(rows, chosen, view.look)
    return _laid(view, rows, measure, look)


def scenes(views: Sequence[View]) -> tuple[Scene, ...]:
    """A whole game laid out with one measure, so that little moves but what was played."""
    boards = [rows_of(as_board(view.position), view.last) for view in views]
    measure = steady(boards)
    pairs = zip(views, boards, strict=True)
    return tuple(
        _laid(replace(view, choices=False), rows, measure, view.look) for view, rows in pairs
    )


def _laid(view: View, rows: tuple[Row, ...], measure: Measure, look: Look) -> Scene:
    board, chosen = seen(view), options(view)
    things: list[Thing] = list(_head(view, board, measure))
    later: list[Thing] = []
    placed: dict[tuple[str, int], tuple[Rect, ...]] = {}
    for row, rect in _panels(rows, measure):
        things += _panel(row, rect, view)
        tiles = _tiles(row, rect, measure)
        placed[row.kind, row.level] = tuple(tile.rect for tile in tiles)
        things += tiles
        things += _words(row, rect, tiles, board, view.look)
        if row.active and chosen:
            later += _legend(chosen, rect, tiles, measure, look)
    level = placed.get(("level", board.level), ())
    later += marks(board, chosen, Place(level, placed.get(("generals", -1), ()), measure), look)
    things += later
    return Scene(WIDTH, HEIGHT, tuple(things), hits(chosen, tuple(later), level))


def rows_of(board: Board, last: tuple[str, ...] = ()) -> tuple[Row, ...]:
    """The panels of a board from top to bottom.

    How it ended stands at the top, or in the place of a common row that is empty.
    """
    touched = _touched(last)
    rows: list[Row] = []
    over = board.over or "lost:repetition" in last
    if over and board.common:
        rows.append(Row("banner"))
    if board.rules.generals and (board.generals or not board.over):
        one = board.rules.generals == 1
        rows.append(Row("generals", tuple(map(face, board.generals)), alone=one))
    for number, level in enumerate(board.levels):
        tiles = tuple(map(face, level or ()))
        active = number == board.level
        rows.append(Row("level", tiles, number, level is None, active, number == touched))
    up = tuple(map(face, board.common[: len(board.common) - board.down]))
    if over and not board.common:
        rows.append(Row("banner"))
    else:
        rows.append(Row("common", (*up, *("xx",) * bool(board.down))))
    return tuple(rows)


def forget() -> None:
    """Drop kept layouts, so that the next one is measured in full."""
    for kept in (scene, options, legend.items, style):
        kept.cache_clear()


def hard(position: Position) -> Mapping[str, int]:
    """What makes a position hard to draw."""
    board = as_board(position)
    rows = rows_of(board)
    lines = sum(-(-len(row.tiles) // 6) for row in rows)
    return {
        "longest level": max(len(row or ()) for row in board.levels),
        "most rows": lines,
        "most choices": len(board.moves(0)),
    }


def press(position: Position, kind: str) -> Path:
    """Nothing: the whole difficulty is on the board from the start."""
    del position, kind
    return ()


def _touched(last: tuple[str, ...]) -> int:
    """The level of the last set or pass; -1 when there was none."""
    for event in reversed(last):
        word, _, rest = event.partition(":")
        if word in {"remove", "pass", "clear"}:
            return int(rest.split(":")[0]) - 1
    return -1


def _measure(rows: tuple[Row, ...], chosen: tuple[Option, ...], look: Look) -> tuple[Measure, Look]:
    """The sizes, and the look of the marks: usual ones where large ones leave no room for words."""
    measure = _largest(rows, chosen, look)
    usual = replace(look, large=False)
    if chosen and measure.legend == "none" and usual != look:
        return _largest(rows, chosen, usual), usual
    return measure, look


def _largest(rows: tuple[Row, ...], chosen: tuple[Option, ...], look: Look) -> Measure:
    found = legend.items(chosen, look)
    line = found[0].badge + 5 if found else 0
    for measure in measures(skirt(chosen, look), legend.lines(found, look), line, rows):
        if not measure.fits(rows):
            continue
        if measure.legend == "end" and not _ends(rows, chosen, measure, look):
            continue
        if measure.air is TIGHT and measure.skirt and style(chosen) != "letters":
            continue  # lanes come with marks in the gaps; letters are all that marks a choice
        return measure
    raise AssertionError(rows)


def _ends(rows: tuple[Row, ...], chosen: tuple[Option, ...], measure: Measure, look: Look) -> bool:
    row = next(row for row in rows if row.active)
    rect = Rect(MARGIN, 0, WIDTH - 2 * MARGIN, measure.height(row))
    return bool(legend.at_end(chosen, _end(rect, _tiles(row, rect, measure)), look))


def _end(rect: Rect, tiles: tuple[Tile, ...]) -> Rect:
    """The free place behind the last tile of a level, with room for a mark before it."""
    last = tiles[-1].rect
    x = last.right + 28
    upper = rect.y if last.y == tiles[0].rect.y else last.y - 2
    return Rect(x, upper + 3, max(RIGHT - x, 0), rect.bottom - upper - 6)


def _panels(rows: tuple[Row, ...], measure: Measure) -> list[tuple[Row, Rect]]:
    """Give what height is left over to the rows that hold tiles, the rest to the common row."""
    spare = measure.spare(rows)
    holding = [row for row in rows if not (row.slim or measure.steady)]
    extra = min(_MOST_FILL, spare // (len(holding) + 1)) if holding else 0
    spare -= extra * len(holding)
    y, found = measure.air.top, []
    for row in rows:
        height = measure.height(row) + (0 if row.slim else extra)
        height += spare if row is rows[-1] and not row.slim else 0
        found.append((row, Rect(MARGIN, y, WIDTH - 2 * MARGIN, height)))
        y += height + measure.air.gap
    return found


def _head(view: View, board: Board, measure: Measure) -> tuple[Thing, ...]:
    locale = view.look.locale
    own, kind = title(board)
    signs = RELATIVES.get(board.name) or say(text("gwg-title-hanzi"), locale)
    return head(view, say(own, locale), signs, say(kind, locale) if kind else "", measure.air.top)


def _panel(row: Row, rect: Rect, view: View) -> list[Thing]:
    won = row.kind == "banner" and view.position.outcome is not None and view.position.outcome.won
    frame = ("jade" if won else "red") if row.kind == "banner" else "gold" if row.last else ""
    things: list[Thing] = [Panel(rect, "panel" if row.kind == "level" else "panel2", frame)]
    if row.active:
        things.append(Bar(Rect(rect.x + 4, rect.y + 12, 6, rect.h - 24), "gold"))
    return things


def _tiles(row: Row, rect: Rect, measure: Measure) -> tuple[Tile, ...]:
    """The tiles of a row in lines; the common row fills its lines from the bottom right."""
    high, count, columns = measure.tile, len(row.tiles), measure.columns
    lines = measure.rows(row)
    pitch = high + measure.air.between + (measure.skirt if row.active else 0)
    slack = rect.h - measure.height(row)
    below = measure.steady and row.kind == "common"
    top = rect.y + measure.padding(row) + (slack if below else slack // 2)
    missing = lines * columns - count if row.kind == "common" else 0
    left = LEFT
    if row.alone:
        left = (LEFT + TILES_RIGHT) // 2 - high
    found = []
    for number, tile in enumerate(row.tiles):
        line, column = divmod(number + missing, columns)
        place = Rect(left + column * (2 * high + GAP), top + line * pitch, 2 * high, high)
        found.append(Tile(place, tile))
    return tuple(found)


def _words(row: Row, rect: Rect, tiles: tuple[Tile, ...], board: Board, look: Look) -> list[Thing]:
    match row.kind:
        case "banner":
            return _banner(rect, board, look)
        case "generals":
            return _generals(row, rect, look)
        case "level":
            return _level(row, rect, tiles, board, look)
        case "common":
            return _common(row, rect, tiles, board, look)


def _banner(rect: Rect, board: Board, look: Look) -> list[Thing]:
    won = board.outcome is not None and board.outcome.won
    words = board.outcome and ended(board.outcome.result, board.outcome.reason)
    sentence = say(words or ended("lost", "repetition"), look.locale)
    side = 30
    spot = Rect(_LABEL, rect.y + (rect.h - side) // 2, side, side)
    mark = Sign(spot, "check", "jade") if won else Sign(spot, "cross", "red")
    place = Rect(_LABEL + side + 18, rect.y, RIGHT - _LABEL - side - 18, rect.h)
    return [mark, label(place, sentence, Style(32, 700, "text"), look)]


def _generals(row: Row, rect: Rect, look: Look) -> list[Thing]:
    room = Rect(_LABEL, rect.y, _LABEL_ROOM, rect.h)
    found: list[Thing] = [
        label(room, say(text("ui-gwg-generals"), look.locale), Style(24, 600, "gold"), look)
    ]
    if row.slim:
        words = say(text("ui-gwg-general-away"), look.locale)
        found.append(label(_after(rect), words, Style(26, 500, "muted"), look))
    return found


def _level(row: Row, rect: Rect, tiles: tuple[Tile, ...], board: Board, look: Look) -> list[Thing]:
    number = str(row.level + 1)
    high = Rect(_LABEL, rect.y, 30, rect.h)
    if tiles:
        upper, lower = tiles[0].rect, tiles[-1].rect
        high = Rect(_LABEL, upper.y, 30, lower.bottom - upper.y)
        return [label(high, number, Style(34, 700, "text"), look)]
    found: list[Thing] = [
        label(high, number, Style(32, 700, "muted" if row.gone else "text"), look)
    ]
    if not row.gone:
        words = say(text("ui-gwg-empty"), look.locale)
        return [*found, label(_after(rect), words, Style(26, 500, "muted"), look)]
    how = "ui-gwg-passed" if board.rules.leaves == "passed" else "ui-gwg-cleared"
    found.append(Sign(Rect(_LABEL + 36, rect.y + (rect.h - 26) // 2, 26, 26), "check", "jade"))
    return [*found, label(_after(rect), say(text(how), look.locale), Style(28, 600, "jade"), look)]


def _common(row: Row, rect: Rect, tiles: tuple[Tile, ...], board: Board, look: Look) -> list[Thing]:
    name = say(text("ui-gwg-common"), look.locale)
    if row.slim:
        words = say(text("ui-gwg-common-empty"), look.locale)
        room = Rect(_LABEL, rect.y, _LABEL_ROOM, rect.h)
        return [
            label(room, name, Style(24, 600, "gold"), look),
            label(_after(rect), words, Style(26, 500, "muted"), look),
        ]
    middle = rect.middle[1]
    next_ = tiles[-1].rect
    found: list[Thing] = [
        label(Rect(_LABEL, middle - 30, _LABEL_ROOM, 29), name, Style(24, 600, "gold"), look),
        label(
            Rect(_LABEL, middle, _LABEL_ROOM, 30),
            str(len(board.common)),
            Style(30, 700, "text"),
            look,
        ),
        Sign(Rect(next_.right + 10, next_.middle[1] - 14, 26, 26), "right", "gold"),
    ]
    if board.down:
        side = round(next_.h * 0.62)
        x, y = next_.middle
        place = Rect(x - side // 2, y - side // 2 - 2, side, side)
        found.append(Badge(place, str(board.down), "face", "pip"))
    return found


def _after(rect: Rect) -> Rect:
    return Rect(LEFT, rect.y, RIGHT - LEFT, rect.h)


def _legend(
    chosen: tuple[Option, ...], rect: Rect, tiles: tuple[Tile, ...], measure: Measure, look: Look
) -> tuple[Thing, ...]:
    found = legend.items(chosen, look)
    match measure.legend:
        case "end":
            return legend.at_end(chosen, _end(rect, tiles), look)
        case "line":
            y = max(tile.rect.bottom for tile in tiles) + measure.skirt + 6
            return legend.under(found, y, measure.line, look)
        case _:
            return ()
