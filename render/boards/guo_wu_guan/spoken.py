"""The board in words, and as a board of characters."""

from __future__ import annotations

from collections.abc import Iterator

from games import Text, text
from games.dominoes import Tile
from games.guo_wu_guan import Board
from games.guo_wu_guan.words import tiles_in_words
from render.boards.guo_wu_guan.options import Option, options, seen, title
from render.head import name
from render.plain import COLUMNS, cut
from render.sentences import uttered
from render.view import View
from render.words import say

_INDENT = 3
_MOST_LISTED = 12
_IN_A_LINE = (COLUMNS - _INDENT) // 5


def alt(view: View, most: int) -> str:
    """The picture in words; where they are too many, the choices lose their tiles, then go."""
    board, chosen = seen(view), options(view)
    locale = view.look.locale
    # who looks at a game that is over has nothing to take
    asks = (board.prompt(view.viewer),) if view.choices or board.over else ()
    rows = [*_title(view, board), *asks, *_rows(board)]
    for tail in (
        _choices(chosen, "ui-gwg-alt-choice"),
        _choices(chosen, "ui-gwg-alt-choice-short"),
        (),
    ):
        words = uttered((*rows, *tail), locale)
        if len(words) <= most:
            return words
    return words[: most - 1] + "\u2026"


def text_board(view: View) -> str:
    """The board in at most 40 columns: level of the decision marked, choices with their moves."""
    board, locale = seen(view), view.look.locale
    own, kind = title(board)
    lines = [say(text("ui-gwg-alt-kind", title=own, kind=kind) if kind else own, locale)]
    if board.rules.generals:
        lines.append(say(text("ui-gwg-generals"), locale))
        lines += _tiles("", board.generals)
    for number, level in enumerate(board.levels):
        lines += _level(board, number, level, locale)
    lines.append(say(text("ui-gwg-board-common", n=len(board.common)), locale))
    lines += _tiles("", board.common)
    chosen = options(view)
    lines += [_choice(option, locale) for option in chosen[:_MOST_LISTED]]
    if len(chosen) > _MOST_LISTED:
        lines.append(say(text("ui-gwg-more", n=len(chosen) - _MOST_LISTED), locale))
    return "\n".join(cut(line) for line in lines)


def _title(view: View, board: Board) -> Iterator[Text]:
    own, kind = title(board)
    named = text("ui-gwg-alt-kind", title=own, kind=kind) if kind else own
    facts = (*((cut(name(view, 0)),) if view.names else ()), *view.facts)
    said = tuple(fact if isinstance(fact, Text) else text("ui-plain", words=fact) for fact in facts)
    yield (
        text("ui-gwg-alt", title=named, facts=said)
        if said
        else text("ui-gwg-alt-bare", title=named)
    )


def _rows(board: Board) -> Iterator[Text]:
    if board.rules.generals:
        away = text("ui-gwg-none")
        tiles = _spoken(board.generals) or away
        yield text("ui-gwg-alt-generals", tiles=tiles)
    for number, level in enumerate(board.levels):
        if level:
            yield text("ui-gwg-alt-level", level=number + 1, tiles=tiles_in_words(level))
            continue
        how = "empty" if level is not None else board.rules.leaves.replace("emptied", "cleared")
        yield text(f"ui-gwg-alt-level-{how}", level=number + 1)
    if board.common:
        yield text("ui-gwg-alt-common", tiles=_spoken(board.common[::-1]))
    else:
        yield text("ui-gwg-alt-common-empty")


def _spoken(row: tuple[Tile, ...]) -> tuple[Text, ...]:
    """Tiles in words, neighbours that lie face down as their number."""
    parts: list[Text] = []
    at = 0
    while at < len(row):
        end = at
        while end < len(row) and (row[end] == 0) == (row[at] == 0):
            end += 1
        hidden = text("ui-gwg-alt-down", n=end - at)
        parts.append(text("ui-plain", words=tiles_in_words(row[at:end])) if row[at] else hidden)
        at = end
    return tuple(parts)


def _choices(chosen: tuple[Option, ...], how: str) -> tuple[Text, ...]:
    if not chosen:
        return ()
    if not chosen[0].mark:
        return (text("ui-gwg-alt-picked", name=chosen[0].name or text("ui-gwg-keep")),)
    said = tuple(
        text(how, mark=one.mark, name=one.name, tiles=tiles_in_words(one.block))
        if one.name
        else text("ui-gwg-alt-choice-short", mark=one.mark, name=text("ui-gwg-keep"))
        for one in chosen
    )
    return (text("ui-gwg-alt-choices", choices=said),)


def _level(board: Board, number: int, level: tuple[Tile, ...] | None, locale: str) -> list[str]:
    label = f"{'>' if number == board.level else ''}{number + 1}"
    if level:
        return _tiles(label, level)
    gone = "ui-gwg-passed" if board.rules.leaves == "passed" else "ui-gwg-cleared"
    return [f"{label:<{_INDENT}}{say(text(gone if level is None else 'ui-gwg-empty'), locale)}"]


def _tiles(label: str, row: tuple[Tile, ...]) -> list[str]:
    cells = [f"[{tile // 10}:{tile % 10}]" if tile else "[   ]" for tile in row] or ["-"]
    lines = ["".join(cells[at : at + _IN_A_LINE]) for at in range(0, len(cells), _IN_A_LINE)]
    return [f"{'' if number else label:<{_INDENT}}{line}" for number, line in enumerate(lines)]


def _choice(option: Option, locale: str) -> str:
    tiles = "".join(f"[{tile // 10}:{tile % 10}]" for tile in option.block)
    words = say(option.name or text("ui-gwg-keep"), locale)
    parts = (tiles, option.path[-1], words)
    return f"{option.mark:<{_INDENT}}{' '.join(part for part in parts if part)}"
