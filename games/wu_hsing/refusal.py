"""Why a move is refused, in the words of the rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from games.protocol import Seat, Text, text, who
from games.wu_hsing import words
from games.wu_hsing.grid import Domino, spot
from games.wu_hsing.judge import Line, Verdict, judge, read_domino
from games.wu_hsing.pattern import is_legal
from games.wu_hsing.words import LONGEST_SHOWN

if TYPE_CHECKING:
    from games.wu_hsing.board import Board


SECTIONS: Final[Mapping[str, str]] = {
    "game-over": "end",
    "turn": "turns",
    "format": "notation",
    "not-in-rack": "placing",
    "opening": "variants",
    "occupied": "placing",
    "rows-0": "placing",
    "rows-1": "placing",
    "fourth-parallel": "placing",
    "pattern": "rows",
    "joined": "rows",
}
"""Which section of the rules in words tells more about a refusal."""


def refusal(board: Board, seat: Seat, move: str) -> tuple[str, Text]:
    """The code of the rule book (section 5) and the sentence."""
    if not board.to_act:
        return "game-over", text("wuh-illegal-game-over")
    if seat != board.turn:
        return "turn", text("wuh-illegal-turn", who=who(board.turn))
    domino = read_domino(move)
    if domino is None:
        examples = board.moves(seat)
        return "format", text("wuh-illegal-format", example=examples[0] if examples else "WR@2,0v")
    verdict = judge(board, domino)
    return verdict.reason, sentence(board, domino, verdict)


def sentence(board: Board, domino: Domino, verdict: Verdict) -> Text:
    """Why the rules refuse a placement."""
    id_ = f"wuh-illegal-{verdict.reason}"
    match verdict.reason:
        case "not-in-rack":
            return text(id_, domino=words.domino(domino.kind))
        case "occupied":
            return text(id_, x=domino.x, y=domino.y, way=domino.way)
        case "opening":
            return text(id_, example=board.openings()[0])
        case "pattern":
            return broken(domino, verdict.lines)
    return text(id_)


def broken(domino: Domino, lines: tuple[Line, ...]) -> Text:
    """Which colour breaks which row.

    The first row that is no pattern is told: the one along the domino, then those across.
    """
    along, first, second = lines
    cells = domino.cells
    if not is_legal(along.colours):
        return _along(domino, along)
    line, cell = (first, cells[0]) if not is_legal(first.colours) else (second, cells[1])
    return _clash(line.way, line.before, line.new, line.after, spot(cell))


def _along(domino: Domino, line: Line) -> Text:
    """One half may break the row on its own side, or both together the row on the other."""
    one, two = line.new[0], line.new[1]
    first, second = map(spot, domino.cells)
    if not is_legal(line.before + one):
        return _clash(line.way, line.before, one, "", first)
    if not is_legal(two + line.after):
        return _clash(line.way, "", two, line.after, second)
    if not is_legal(line.before + line.new):
        return _clash(line.way, line.before + one, two, "", second)
    return _clash(line.way, "", one, two + line.after, first)


def _clash(way: str, before: str, new: str, after: str, at: tuple[int, int]) -> Text:
    facts = {"x": at[0], "y": at[1]}
    colour = words.colour(new)
    if before and not is_legal(before + new):
        row = words.row(before[-LONGEST_SHOWN:])
        side = {"h": "left", "v": "above"}[way]
        return text("wuh-illegal-pattern", colour=colour, row=row, side=side, **facts)
    if after and not is_legal(new + after):
        row = words.row(after[:LONGEST_SHOWN])
        side = {"h": "right", "v": "below"}[way]
        return text("wuh-illegal-pattern", colour=colour, row=row, side=side, **facts)
    one, two = words.row(before[-LONGEST_SHOWN:]), words.row(after[:LONGEST_SHOWN])
    return text("wuh-illegal-joined", colour=colour, one=one, two=two, **facts)
