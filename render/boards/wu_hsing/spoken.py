"""The board in words."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from games import Text, text
from games.wu_hsing.grid import grid_of, spot
from games.wu_hsing.rules import Rack
from games.wu_hsing.teach import fitting
from games.wu_hsing.words import colour, domino, dominoes, letters
from render.boards.wu_hsing.options import Asked, asked
from render.boards.wu_hsing.plain import text_board
from render.boards.wu_hsing.table import Scored, Sitting, as_board, mine, scored, sittings
from render.head import named
from render.sentences import uttered
from render.view import View

__all__ = ["alt", "text_board"]

Square = Callable[[str], Text]


def alt(view: View, most: int) -> str:
    """The picture in words; in steps shorter: without racks of others, letters for colours."""
    said, locale = asked(view), view.look.locale
    start = (_title(view), _asks(view), *_scores(view), *_last(view))
    own = (*_own(view, said), *_choices(said))
    words, signs = (tuple(_rows(view, square)) for square in (colour, _letter))
    lesson = tuple(_lesson(view, said))
    steps = (
        (*start, *words, *own, *_others(view), *lesson),
        (*start, *words, *own, *lesson),
        (*start, *signs, *own, *lesson),
        (*start, *signs, *own),
        (*start, *own, *signs),
    )
    told = ""
    for parts in steps:
        told = uttered(parts, locale)
        if len(told) <= most:
            return told
    return told[: most - 1] + "\u2026"


def _title(view: View) -> Text:
    variant = text(f"wuh-variant-{as_board(view.position).name}")
    facts = tuple(named(fact, view) for fact in view.facts)
    title = text("ui-wuh-alt-bare", title=text("wuh-title"), kind=variant)
    return text("ui-wuh-alt", title=title, facts=facts) if facts else title


def _asks(view: View) -> Text:
    """What is to do; while a domino is picked, where it goes."""
    if asked(view).kind:
        seat = view.viewer if view.viewer is not None else 0
        return named(view.position.question(seat, (asked(view).kind,)), view)
    return named(view.position.prompt(view.viewer), view)


def _scores(view: View) -> Iterator[Text]:
    seats = sittings(view)
    over = view.position.outcome is not None
    yield text("ui-wuh-alt-scores", seats=tuple(_seat(one, over=over) for one in seats))


def _seat(one: Sitting, *, over: bool) -> Text:
    if not over:
        return text("ui-wuh-alt-seat", who=one.name, points=str(one.points), n=one.count)
    kind = "winner" if one.winner else "final"
    return text(f"ui-wuh-alt-{kind}", who=one.name, points=str(one.points), lost=one.penalty)


def _last(view: View) -> Iterator[Text]:
    last: Scored | None = scored(view.last)
    if last is None:
        return
    placed = last.domino
    yield text(
        "ui-wuh-alt-last",
        who=sittings(view)[last.seat].name,
        domino=domino(placed.colours),
        where=_where(placed.x, placed.y, placed.way),
        product=last.product,
        points=last.points,
    )
    if last.cycle:
        yield text("ui-wuh-alt-cycle")


def _where(x: int, y: int, way: str) -> Text:
    return text("ui-wuh-alt-where", x=str(x), y=str(y), way=way)


def _letter(letter: str) -> Text:
    return text("ui-plain", words=letter)


def _rows(view: View, square: Square) -> Iterator[Text]:
    """Every line of the board from above, every unbroken piece with the x where it begins."""
    board = as_board(view.position)
    cells = {spot(cell): letter for cell, letter in grid_of(board.placed).cells.items()}
    for y in sorted({y for _, y in cells}):
        pieces: list[tuple[int, list[str]]] = []
        for x in sorted(x for x, line in cells if line == y):
            if pieces and pieces[-1][0] + len(pieces[-1][1]) == x:
                pieces[-1][1].append(cells[x, y])
            else:
                pieces.append((x, [cells[x, y]]))
        told = tuple(_piece(x, tuple(map(square, letters_))) for x, letters_ in pieces)
        yield text("ui-wuh-alt-row", y=str(y), pieces=told)
    if board.down and board.opening:
        yield text("ui-wuh-alt-down", where=_where(0, 0, "h"))


def _piece(x: int, colours: tuple[Text, ...]) -> Text:
    return text("ui-wuh-alt-piece", x=str(x), colours=_joined(colours))


def _joined(colours: tuple[Text, ...]) -> Text:
    """Colours one after the other, without commas."""
    first, *rest = colours
    return text("ui-wuh-alt-next", one=first, rest=_joined(tuple(rest))) if rest else first


def _own(view: View, said: Asked) -> Iterator[Text]:
    """The viewer's dominoes with their letters; those that fit nowhere are told too."""
    rack = mine(view)
    if not rack or view.position.outcome:
        return
    marks = letters(rack) if said.options and not said.kind else {}
    told = tuple(
        text("ui-wuh-alt-mark", mark=marks[kind], domino=_several(rack, kind))
        if kind in marks
        else _several(rack, kind)
        for kind in dict.fromkeys(rack)
    )
    yield text("ui-wuh-alt-rack", dominoes=told)


def _several(rack: Rack, kind: str) -> Text:
    return dominoes((kind,) * rack.count(kind))[0]


def _choices(said: Asked) -> Iterator[Text]:
    """Before a domino is picked the letters of those that fit, then the places."""
    if said.placed:
        placed = said.placed
        yield text("ui-wuh-alt-picked", where=_where(placed.x, placed.y, placed.way))
    elif said.kind and said.options:
        yield text(
            "ui-wuh-alt-places",
            places=tuple(
                text("ui-wuh-alt-choice", mark=one.mark, label=one.label) for one in said.options
            ),
        )
    elif said.options:
        yield text("ui-wuh-alt-fit", marks=tuple(_letter(one.mark) for one in said.options))


def _others(view: View) -> Iterator[Text]:
    """Racks that lie open."""
    over = view.position.outcome is not None
    for one in sittings(view):
        if one.rack and (over or one.seat != view.viewer):
            yield text("ui-wuh-alt-open", who=one.name, dominoes=dominoes(one.rack))


def _lesson(view: View, said: Asked) -> Iterator[Text]:
    board = as_board(view.position)
    if not view.look.teach or not board.placed or board.opening or said.kind:
        return
    yield text(
        "ui-wuh-alt-fits",
        squares=tuple(
            text("ui-wuh-alt-fit-square", x=str(x), y=str(y), colours=_signs(colours))
            for (x, y), colours in fitting(board.placed).items()
        ),
    )


def _signs(colours: str) -> Text:
    return _letter(colours) if colours else text("ui-wuh-alt-nothing")
