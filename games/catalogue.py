"""Catalogues of certified deals, as text: which deals there are, how hard, and what solves them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from hashlib import sha256

from games.protocol import BadInput, Game, Position

BANDS = range(1, 8)
"""From the easiest deals to the hardest."""

_PROVED = {"=": True, "<=": False, ">=": False}
_COLUMNS = ("seed", "par", "proved", "band", "careful", "choices", "digest")
_SLOTS = ("game", "weekday", "variant", "band")
_LINES = ("seed", "moves")
_SAMPLE = ("seed", "points")


_AGAINST, _BETWEEN = "~", "-"


@dataclass(frozen=True, slots=True)
class Kind:
    """What a catalogue deals: a variant, and the levels of the computers on the other seats.

    >>> Kind.read("open~normal"), str(Kind("four-colour", ("easy", "normal", "hard")))
    (Kind(variant='open', against=('normal',)), 'four-colour~easy-normal-hard')
    """

    variant: str
    against: tuple[str, ...] = ()
    """Empty in a solitaire."""

    @classmethod
    def read(cls, name: str) -> Kind:
        """The inverse of ``str``."""
        variant, _, levels = name.partition(_AGAINST)
        return cls(variant, tuple(levels.split(_BETWEEN)) if levels else ())

    def __str__(self) -> str:
        levels = _BETWEEN.join(self.against)
        return f"{self.variant}{_AGAINST}{levels}" if levels else self.variant

    def deal(self, one: Game, seed: str) -> Position:
        """Deal for one person and these computers. Raises BadInput."""
        unknown = set(self.against) - set(one.levels)
        if unknown or bool(self.against) != bool(one.levels):
            raise BadInput(f"{one.name} has the computers {one.levels}, not {self.against}")
        return one.deal(self.variant, seed, 1 + len(self.against))


@dataclass(frozen=True, slots=True)
class Row:
    """A deal worth a day. ``careful`` is how often simple play succeeds, in per mille."""

    seed: str
    par: int
    """Moves of the stored line; against computers the points of the person's seat."""
    proved: bool
    """No line is shorter."""
    band: int
    careful: int
    choices: int
    """Decisions on the line with more than one legal move."""
    digest: str


@dataclass(frozen=True, slots=True)
class Slot:
    """What a game deals on a weekday (1 is Monday). ``variant`` is a kind as text."""

    game: str
    weekday: int
    variant: str
    band: int


def rows(text: str) -> tuple[Row, ...]:
    """Read the deals of a variant. Raises BadInput with the number of the line."""
    return tuple(_row(number, cells) for number, cells in _cells(text, _COLUMNS))


def week(text: str) -> tuple[Slot, ...]:
    """Read which variant and band each weekday has. Raises BadInput."""
    return tuple(_slot(number, cells) for number, cells in _cells(text, _SLOTS))


def lines(text: str) -> Mapping[str, tuple[str, ...]]:
    """Read the stored solutions by seed. Raises BadInput."""
    return {seed: tuple(moves.split()) for _, (seed, moves) in _cells(text, _LINES)}


def sample(text: str) -> Mapping[str, int]:
    """Read what the strongest player reached in some deals, by seed. Raises BadInput."""
    return {
        seed: -_count(number, each[1:]) if each[:1] == "-" else _count(number, each)
        for number, (seed, each) in _cells(text, _SAMPLE)
    }


def digest(start: Position) -> str:
    """What the catalogue keeps of a start position, to notice when a deal changes."""
    return sha256(str(start).encode()).hexdigest()[:16]


def _row(number: int, cells: list[str]) -> Row:
    seed, par, proved, band, careful, choices, kept = cells
    if proved not in _PROVED or not seed:
        raise BadInput(f"line {number}: proved is =, <= or >=, not {proved!r}")
    counts = [_count(number, cell) for cell in (par, careful, choices)]
    return Row(seed, counts[0], _PROVED[proved], _band(number, band), counts[1], counts[2], kept)


def _slot(number: int, cells: list[str]) -> Slot:
    name, weekday, variant, band = cells
    if weekday not in set("1234567"):
        raise BadInput(f"line {number}: {weekday!r} is no weekday from 1 to 7")
    return Slot(name, int(weekday), variant, _band(number, band))


def _band(number: int, cell: str) -> int:
    if (band := _count(number, cell)) not in BANDS:
        raise BadInput(f"line {number}: no band {band}")
    return band


def _count(number: int, cell: str) -> int:
    if not (cell.isascii() and cell.isdecimal()):
        raise BadInput(f"line {number}: {cell!r} is no number")
    return int(cell)


def _cells(text: str, columns: tuple[str, ...]) -> Iterator[tuple[int, list[str]]]:
    head, *rest = text.splitlines() or [""]
    if tuple(head.split("\t")) != columns:
        raise BadInput(f"the first line names the columns {' '.join(columns)}")
    for number, line in enumerate(rest, 2):
        cells = line.split("\t")
        if len(cells) != len(columns):
            raise BadInput(f"line {number}: {len(columns)} columns, not {len(cells)}")
        yield number, cells
