"""What the game says: ids of sentences and their arguments, in no language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Final

from games.dominoes import Tile, spoken
from games.protocol import Path, Text, text
from games.triplets import all_ends
from games.xiang_shi_fu.goals import QUARTETS, WANTED, part
from games.xiang_shi_fu.rules import PAIR_NAMES
from games.xiang_shi_fu.sets import Tiles

if TYPE_CHECKING:
    from games.xiang_shi_fu.board import Board, Move


def spoken_tiles(tiles: Iterable[Tile]) -> str:
    """Tiles as sentences write them.

    >>> spoken_tiles((65, 33))
    '6-5 3-3'
    """
    return " ".join(spoken(tile) for tile in tiles)


def listed(tiles: Iterable[Tile]) -> str:
    """Tiles with commas.

    >>> listed((66, 61, 44))
    '6-6, 6-1, 4-4'
    """
    return ", ".join(spoken(tile) for tile in tiles)


def type_name(type_id: str) -> Text:
    """The name of a kind of set."""
    return text(f"xsf-type-{type_id}")


def prompt(board: Board) -> Text:
    """What can be done now, in one sentence."""
    outcome = board.outcome
    if outcome:
        return text(f"xsf-outcome-{outcome.result}")
    lost = board.dead or board.locked
    if lost:
        why = "dead" if board.dead else "locked"
        tiles = spoken_tiles(board.held[lost[0]])
        return text(f"xsf-prompt-{why}", seat=lost[0], tiles=tiles)
    valid = len(board.sets) - len(board.invalid)
    if board.invalid:
        return text("xsf-prompt", valid=valid, sets=len(board.sets))
    return text("xsf-prompt-all-valid", goal=goal(board))


def goal(board: Board) -> Text:
    """What the variant asks for beyond valid sets."""
    name, target = board.choice.name, PAIR_NAMES.get(board.choice.target)
    if target:
        return text("xsf-goal-target-pair", tiles=spoken_tiles(target))
    return text(f"xsf-goal-{name}")


def facts(board: Board) -> tuple[Text, ...]:
    """How many sets are valid, and how far the aim of the variant is met."""
    valid = text("xsf-fact-valid", valid=len(board.sets) - len(board.invalid), sets=len(board.sets))
    name = board.choice.name
    if name == "classic":
        return (valid, text("xsf-fact-rule", rule=rule_name(board.choice.rule)))
    if name in WANTED:
        wanted = WANTED[name]
        have = Counter(part(tiles, name) for tiles in board.sets)
        met = sum(min(have[kind], most) for kind, most in wanted.items())
        return (valid, text("xsf-fact-wanted", n=met, all=sum(wanted.values())))
    if name == "eight-triplets":
        best = max(sum(pair in board.sets for pair in quartet) for quartet in QUARTETS)
        return (valid, text("xsf-fact-quartet", n=best))
    return (valid, text("xsf-fact-target", tiles=spoken_tiles(PAIR_NAMES[board.choice.target])))


def rule_name(rule: str) -> Text:
    """The name of a rule for dead groups."""
    return text(f"xsf-rule-{rule}")


def label(board: Board, path: Path) -> Text:
    """How many exchanges a tile has; then which sets one of them repairs."""
    if len(path) == 1:
        ways = sum(path[0] in way.text.split("-") for way in board.ways())
        return text("xsf-label-give", n=ways)
    seats = {side[0] for side in path[1].split("-")}
    return text("xsf-label-take", n=len(seats.intersection(board.invalid)))


def _tiles(side: str) -> Tiles:
    return tuple(int(side[at : at + 2]) for at in range(1, len(side), 2))


def events(before: Board, after: Board, way: Move) -> Iterator[str]:
    """What a move did: the seats it repaired and how many sets are still invalid."""
    left = after.invalid
    repaired = [seat for seat in before.invalid if seat not in left]
    kinds = ",".join(f"{seat}={after.type_of(seat)}" for seat in (way.one, way.two))
    yield ":".join(("exchange", way.text, "".join(repaired), str(len(left)), kinds))
    outcome = after.outcome
    if outcome:
        yield outcome.result


def tell(event: str) -> Text:
    """One event as a sentence."""
    match event.split(":"):
        case ["exchange", move, *_]:
            return exchange("xsf-tell-exchange", move)
        case [("won" | "stuck") as result]:
            return text(f"xsf-outcome-{result}")
    raise AssertionError(event)


def exchange(id: str, move: str) -> Text:
    """Which tiles change places between which seats, in the sentence of that id."""
    one, _, two = move.partition("-")
    tiles = {"gives": spoken_tiles(_tiles(one)), "takes": spoken_tiles(_tiles(two))}
    return text(id, one=one[0], two=two[0], **tiles)


def summary(happened: Sequence[str]) -> tuple[Text, ...]:
    """What the exchange made of the two seats, and what is left to do."""
    if not happened:
        return ()
    _, _, repaired, left, kinds = happened[0].split(":")
    made = tuple(
        text("xsf-made", seat=seat, type=type_name(kind))
        for seat, _, kind in (one.partition("=") for one in kinds.split(","))
    )
    did = (tell(happened[0]), text("xsf-then", made=made, n=len(repaired), left=int(left)))
    return (did[1], tell(happened[1])) if len(happened) > 1 else did


SQUARES: Final = "⬜🟨🟩"
"""A move that repaired none, one or two sets."""

TOGETHER: Final = 5
"""So many squares stand together, that people can count them."""


def trail(happened: Iterable[str]) -> tuple[tuple[str, Text], ...]:
    """A square for each exchange, in fives; in words how many sets each one repaired."""
    counts = [len(event.split(":")[2]) for event in happened if event.startswith("exchange:")]
    fives = [counts[at : at + TOGETHER] for at in range(0, len(counts), TOGETHER)]
    return tuple(
        (
            "".join(SQUARES[count] for count in five),
            text("xsf-trail-on" if at else "xsf-trail", counts=" ".join(map(str, five))),
        )
        for at, five in enumerate(fives)
    )


def why_invalid(tiles: Tiles, rule: str) -> Text:
    """Which ends some tiles have, and what they would need to be a set."""
    if len(tiles) == 2:  # noqa: PLR2004 - a pair
        return text("xsf-noset-pair", tiles=listed(tiles))
    counts = Counter(all_ends(tiles))
    number, most = max(counts.items(), key=lambda item: item[1])
    if most <= 2:  # noqa: PLR2004 - two alike are no start of a set
        kind = "pairs" if set(counts.values()) == {2} else "mixed"
        return text(f"xsf-noset-{kind}", tiles=listed(tiles), rule=rule)
    others = [end for end in all_ends(tiles) if end != number]
    return text(
        "xsf-noset-four" if most == 4 else "xsf-noset-three",  # noqa: PLR2004 - of six ends
        tiles=listed(tiles),
        number=number,
        sum="+".join(map(str, others)),
        total=sum(others),
        rule=rule,
    )
