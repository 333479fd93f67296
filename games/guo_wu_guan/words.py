"""What the game says: ids of sentences and their arguments, in no language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from games.dominoes import Tile, spoken
from games.guo_wu_guan.rows import NAMES, passes, sets, take
from games.protocol import LETTERS, Text, text

if TYPE_CHECKING:
    from games.guo_wu_guan.board import Board

MOST_NAMED = 5
"""A prompt names at most so many sets; of more, or of equal ones, it says how many there are."""

SIDES = {"L": "left", "R": "right", "LR": "double"}


def tiles_in_words(tiles: Iterable[Tile]) -> str:
    """Tiles as sentences write them.

    >>> tiles_in_words((65, 33))
    '6-5 3-3'
    """
    return " ".join(spoken(tile) for tile in tiles)


def type_name(type_id: str) -> Text:
    """The name of a kind of set."""
    return text(f"gwg-type-{type_id}")


def prompt(board: Board) -> Text:
    """What can be done now, in one sentence."""
    outcome = board.outcome
    if outcome:
        return ended(outcome.result, outcome.reason)
    if board.phase == "r":
        return _prompt_sets(board)
    return _prompt_pass(board)


def ended(result: str, reason: str) -> Text:
    """How it ended."""
    return text("-".join(word for word in ("gwg-outcome", result, reason) if word))


def _prompt_sets(board: Board) -> Text:
    level = board.level + 1
    types = [type_name(NAMES[block]) for block in _blocks(board)]
    if len(types) == 1:
        return text("gwg-prompt-one", level=level, type=types[0])
    if len(types) > MOST_NAMED or len(set(types)) == 1:
        last = LETTERS[len(types) - 1] if len(types) <= len(LETTERS) else str(len(types))
        return text("gwg-prompt-many", level=level, n=len(types), last=last)
    marked = [text("gwg-choice", mark=LETTERS[at], type=name) for at, name in enumerate(types)]
    return text("gwg-prompt-sets", level=level, choices=tuple(marked[:-1]), last=marked[-1])


def _prompt_pass(board: Board) -> Text:
    ways = tuple(passes(board.row, board.generals))
    ends = board.generals[0], board.generals[-1]
    left, right = map(spoken, ends)
    which = "-".join(SIDES[way] for way in ways)
    if len(board.generals) == 1:
        which = "last"
    return text(f"gwg-prompt-pass-{which}", level=board.level + 1, left=left, right=right)


def _blocks(board: Board) -> list[tuple[Tile, Tile, Tile]]:
    spread = board.rules.spread
    return [take(board.row, places)[0] for places in sets(board.row, spread).values()]


def label(board: Board, way: str) -> Text:
    """What the button of a move says."""
    if way == "-":
        return text("gwg-label-decline")
    if board.phase == "p":
        side = "last" if len(board.generals) == 1 else SIDES[way]
        return text(f"gwg-label-pass-{side}")
    types = Counter(NAMES[block] for block in _blocks(board))
    block, _ = take(board.row, sets(board.row, board.rules.spread)[way])
    name = type_name(NAMES[block])
    if types[NAMES[block]] == 1:
        return name
    if Counter(_blocks(board))[block] == 1:
        return text("gwg-label-tiles", type=name, tiles=tiles_in_words(block))
    return text("gwg-label-places", type=name, tiles=tiles_in_words(block), places=" ".join(way))


def warning(board: Board, way: str) -> Text | None:
    """Why a move loses at once, by counting alone; never by what lies face down."""
    if board.phase != "p":
        return None
    if way == "-":
        rest = board.levels[board.level + 1 :]
        more = any(row and passes(row, board.generals) for row in rest)
        return None if board.common or more else text("gwg-warning-stuck", level=board.level + 1)
    levels, generals = board.left - 1, len(board.generals) - len(way)
    if not board.rules.counts_generals:
        return None
    if levels == 0 < generals:
        return text("gwg-warning-generals-left", generals=generals)
    if generals < levels:
        return text("gwg-warning-too-few-generals", generals=generals, levels=levels)
    return None


def facts(board: Board) -> tuple[Text, ...]:
    """How far the game has come, in two facts."""
    levels = text("gwg-fact-levels", n=board.left)
    if board.rules.fixed_general:
        home = "home" if board.generals else "away"
        return levels, text(f"gwg-fact-general-{home}")
    if board.rules.generals:
        return levels, text("gwg-fact-generals", n=len(board.generals))
    return levels, text("gwg-fact-common", n=len(board.common))


def tell(event: str) -> Text:
    """One event as a sentence."""
    match event.split(":"):
        case ["remove", level, tiles, type_id]:
            return text(
                "gwg-tell-remove", level=int(level), tiles=_spoken(tiles), type=type_name(type_id)
            )
        case ["pass", level, way, tiles, type_id]:
            return text(
                f"gwg-tell-pass-{SIDES[way]}",
                level=int(level),
                tiles=_spoken(tiles),
                type=type_name(type_id),
            )
        case ["reveal", way, tile]:
            return text(f"gwg-tell-reveal-{SIDES[way]}", tile=_spoken(tile))
        case ["draw", level, tile]:
            return text("gwg-tell-draw", level=int(level), tile=_spoken(tile))
        case ["clear" | "skip" | "none" as word, level]:
            return text(f"gwg-tell-{word}", level=int(level))
        case ["return", tile]:
            return text("gwg-tell-return", tile=_spoken(tile))
        case ["lost", reason]:
            return ended("lost", reason)
        case ["won"]:
            return ended("won", "")
        case ["round"]:
            return text("gwg-tell-round")
    raise AssertionError(event)


def _spoken(tiles: str) -> str:
    return tiles_in_words(map(int, tiles.split(".")))


def summary(events: Sequence[str]) -> tuple[Text, ...]:
    """What a move did, and in numbers what followed by itself."""
    if not events:
        return ()
    parts = tuple(_parts(events[1:]))
    return (_did(events[0]), text("gwg-then", parts=parts)) if parts else (_did(events[0]),)


def _did(event: str) -> Text:
    match event.split(":"):
        case ["remove", level, _, type_id]:
            return text("gwg-did-remove", level=int(level), type=type_name(type_id))
        case ["pass", level, way, *_]:
            return text(f"gwg-did-pass-{SIDES[way]}", level=int(level))
        case ["skip", level]:
            return text("gwg-did-skip", level=int(level))
    return tell(event)


def _parts(events: Sequence[str]) -> Iterable[Text]:
    counts = Counter(event.split(":")[0] for event in events)
    for word in ("remove", "pass", "clear"):
        if counts[word]:
            yield text(f"gwg-then-{word}", n=counts[word])
    if counts["draw"]:
        yield text("gwg-then-draw", n=counts["draw"], rounds=max(counts["round"], 1))
    for event in events:
        if event.startswith("reveal"):
            yield text("gwg-then-reveal", tile=_spoken(event.split(":")[2]))
    if counts["return"]:
        yield text("gwg-then-return", n=counts["return"])


LEVELS = "⓪①②③④⑤⑥⑦⑧⑨"
ROUNDS = "⁰¹²³⁴⁵⁶⁷⁸⁹"


def trail(events: Iterable[str]) -> tuple[tuple[str, Text], ...]:
    """The levels in the order in which they were passed: a ring each, with the round."""
    found, turn = [], 1
    for event in events:
        match event.split(":"):
            case ["round"]:
                turn += 1
            case ["pass" | "clear", level, *_]:
                sign = LEVELS[int(level)] + "".join(ROUNDS[int(digit)] for digit in str(turn))
                found.append((sign, text("gwg-trail", level=int(level), round=turn)))
    return tuple(found)
