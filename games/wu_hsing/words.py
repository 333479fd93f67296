"""What the game says: ids of sentences and their arguments, in no language."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import TYPE_CHECKING

from games.protocol import LETTERS, Json, Path, Seat, Text, text, who
from games.wu_hsing.grid import Domino, grid_of
from games.wu_hsing.judge import Line, lines_of, read_domino
from games.wu_hsing.pattern import shows_the_cycle
from games.wu_hsing.rules import HIDDEN, Kind, Rack, is_double, kind_of

if TYPE_CHECKING:
    from games.wu_hsing.board import Board

TIMES = "\u00d7"

LONGEST_SHOWN = 6
"""A row is told by so many squares next to the new one; they fix what may follow."""


def colour(letter: str) -> Text:
    """The name of a colour."""
    return text(f"wuh-colour-{letter}")


def row(colours: str) -> Text:
    """Colours joined by hyphens: black-red-black."""
    first = colour(colours[0])
    return text("wuh-row", one=first, rest=row(colours[1:])) if colours[1:] else first


def domino(colours: str) -> Text:
    """A domino by its colours."""
    if is_double(colours):
        return text("wuh-double", colour=colour(colours[0]))
    return row(colours)


def dominoes(rack: Rack) -> tuple[Text, ...]:
    """The dominoes of a rack, equal ones counted."""
    found = []
    for kind, alike in groupby(rack):
        count = len(list(alike))
        one = domino(kind)
        found.append(one if count == 1 else text("wuh-several", n=count, domino=one))
    return tuple(found)


def letters(rack: Rack) -> dict[Kind, str]:
    """The letter of each kind of a rack, by which pictures and buttons name it.

    >>> letters(("BB", "BB", "BW"))
    {'BB': 'A', 'BW': 'B'}
    """
    kinds = (kind for kind in dict.fromkeys(rack) if kind != HIDDEN)
    return dict(zip(kinds, LETTERS, strict=False))


def prompt(board: Board, seat: Seat | None) -> Text:
    """What the seat can do now, in one sentence."""
    outcome = board.outcome
    if outcome:
        return text(f"wuh-outcome-{outcome.reason}")
    opening = "-opening" if board.opening else ""
    if seat != board.turn:
        return text(f"wuh-prompt-wait{opening}", who=who(board.turn))
    if opening:
        return text(f"wuh-prompt-{board.name}-{board.turn + 1}")
    moves = board.moves(board.turn)
    kinds = {kind_of(move[:2]) for move in moves}
    return text("wuh-prompt", places=len(moves), kinds=len(kinds))


def where(board: Board, kind: Kind) -> Text:
    """Where a picked domino goes."""
    return text("wuh-prompt-opening" if board.opening else "wuh-prompt-place", domino=domino(kind))


def label(board: Board, seat: Seat, path: Path) -> Text:
    """A domino with the number of its places, or a place; neither tells any points."""
    if len(path) == 1:
        count = sum(kind_of(move[:2]) == path[0] for move in board.moves(seat))
        if board.opening:
            return domino(path[0])
        return text("wuh-label-domino", domino=domino(path[0]), n=count)
    placed = read_domino(path[-1])
    if placed is None or board.opening:
        return domino(path[-1][:2])
    colours = domino(placed.colours)
    return text("wuh-label-place", colours=colours, x=placed.x, y=placed.y, way=placed.way)


def worth(board: Board, seat: Seat, path: Path) -> Text | None:
    """The points of a place, or the most that a domino can score now."""
    if board.opening:
        return None
    points = board.points(seat)
    if len(path) > 1:
        return text("wuh-worth-place", points=points.get(path[-1], 0))
    best = (worth for move, worth in points.items() if kind_of(move[:2]) == path[0])
    return text("wuh-worth-domino", points=max(best, default=0))


def facts(board: Board) -> tuple[Text, ...]:
    """How many dominoes are left to place, and whether the round is the last."""
    left = text("wuh-fact-left", n=sum(map(len, board.racks)))
    last = not all(board.racks) and board.to_act
    return (left, text("wuh-fact-last-round")) if last else (left,)


def placing(board: Board, placed: Domino, points: int) -> tuple[str, ...]:
    """A placement with its rows and points; and the creating cycle where it closes one."""
    lines = [line for line in lines_of(grid_of(board.placed), placed) if line.extended]
    rows = ",".join(f"{line.way}{len(line.colours)}" for line in lines)
    did = f"place:{board.turn + 1}:{placed}:{rows}:{points}"
    return (did, *(f"cycle:{board.turn + 1}:{line.way}" for line in lines if _closes(line)))


def _closes(line: Line) -> bool:
    before = max(len(line.before), len(line.after))
    return before < 5 and shows_the_cycle(line.colours)  # noqa: PLR2004 - the five forces


def opened(seat: Seat, placed: Domino) -> str:
    """A domino of the starting pair turned up."""
    return f"open:{seat + 1}:{placed}"


def committed(seat: Seat) -> str:
    """A secret choice was made."""
    return f"commit:{seat + 1}"


def passed(seat: Seat, rack: Rack) -> str:
    """A seat cannot place and shows its rack."""
    return f"pass:{seat + 1}:{''.join(rack) or '-'}"


def read_rack(notation: str) -> Rack:
    """The dominoes of a pass.

    >>> read_rack("BWKK")
    ('BW', 'KK')
    """
    kinds = "" if notation == "-" else notation
    return tuple(kinds[at : at + 2] for at in range(0, len(kinds), 2))


def tell(event: str) -> Text:
    """One event as a sentence."""
    match event.split(":"):
        case ["place", seat, move, rows, points]:
            placed = domino(move[:2])
            product = _product(rows, double=is_double(move[:2]))
            return text(
                "wuh-tell-place",
                who=_who(seat),
                domino=placed,
                product=product,
                points=int(points),
            )
        case ["cycle", seat, _]:
            return text("wuh-tell-cycle", who=_who(seat))
        case ["open", seat, move]:
            return text("wuh-tell-open", who=_who(seat), domino=domino(move[:2]))
        case ["commit", seat]:
            return text("wuh-tell-commit", who=_who(seat))
        case ["pass", seat, rack]:
            shown = dominoes(read_rack(rack))
            return text("wuh-tell-pass", who=_who(seat), n=len(shown), dominoes=shown)
        case ["end", reason]:
            return text(f"wuh-outcome-{reason}")
    raise AssertionError(event)


def _who(seat: str) -> Text:
    return who(int(seat) - 1)


def _product(rows: str, *, double: bool) -> str:
    """The lengths of the rows as factors.

    >>> _product("h5,v4,v3", double=False)
    '3 \u00d7 4 \u00d7 5'
    """
    lengths = sorted(int(each[1:]) for each in rows.split(","))
    return f" {TIMES} ".join(map(str, [*lengths, 2] if double else lengths))


def summary(events: Sequence[str]) -> tuple[Text, ...]:
    """What was placed, and all that followed by itself in one more sentence."""
    if not events:
        return ()
    if events[0].startswith("commit") and events[1:]:
        events = events[1:]  # the choice is turned up now
    did, rest = events[0], tuple(events[1:])
    if did.startswith("open:1") and rest and rest[0].startswith("open:2"):
        one, two = (domino(event.split(":")[2][:2]) for event in events[:2])
        first, rest = text("wuh-did-turned-up", one=one, two=two), rest[1:]
    else:
        first = tell(did)
    return (first, together(tuple(map(tell, rest)))) if rest else (first,)


def together(sentences: tuple[Text, ...]) -> Text:
    """Sentences as one."""
    first, *rest = sentences
    return text("wuh-both", one=first, two=together(tuple(rest))) if rest else first


MOST_SHARED = 3


def trail(steps: Sequence[Sequence[str]]) -> tuple[tuple[str, Text], ...]:
    """The best placements of a game as products, which tell no domino."""
    placed = [event.split(":") for events in steps for event in events if event[:5] == "place"]
    best = sorted(placed, key=lambda event: -int(event[4]))[:MOST_SHARED]
    found = []
    for _, _, move, rows, points in best:
        product = _product(rows, double=is_double(move[:2]))
        sign = f"{product}={points}".replace(f" {TIMES} ", TIMES)
        found.append((sign, text("wuh-trail", product=product, points=int(points))))
    return tuple(found)


def as_json(event: str) -> Json:
    """An event as the command line tells it (section 10)."""
    match event.split(":"):
        case ["place", seat, move, rows, points]:
            told: list[Json] = [[each[0], int(each[1:])] for each in rows.split(",")]
            return {
                "event": "place",
                "seat": int(seat),
                "move": move,
                "rows": told,
                "points": int(points),
            }
        case ["cycle", seat, way]:
            return {"event": "cycle", "seat": int(seat), "row": way}
        case ["open", seat, move]:
            return {"event": "open", "seat": int(seat), "move": move}
        case ["commit", seat]:
            return {"event": "commit", "seat": int(seat)}
        case ["pass", seat, rack]:
            return {"event": "pass", "seat": int(seat), "rack": "" if rack == "-" else rack}
        case ["end", reason]:
            return {"event": "end", "reason": reason}
    raise AssertionError(event)
