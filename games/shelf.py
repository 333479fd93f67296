"""Catalogues as files: ``seeds/GAME/VARIANT.tsv``, stored lines beside it, and ``week.tsv``."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from games.catalogue import Row, digest, lines, rows, week
from games.certificate import Certificate, faults, in_bands, repairs
from games.protocol import BadInput, Game
from games.registry import game

FOLDER: Final = Path(__file__).resolve().parents[1] / "seeds"

DAYS: Final = 53
"""So many rows a weekday needs, so that no deal comes twice in a year."""

HEAD: Final = ("seed", "par", "proved", "band", "careful", "choices", "digest")
LINES_HEAD: Final = ("seed", "moves")


@dataclass(frozen=True, slots=True)
class Entry:
    """A row with all that is needed to replay it."""

    game: str
    variant: str
    row: Row
    moves: tuple[str, ...] | None


def lines_file(file: Path) -> Path:
    """Where the stored lines of a catalogue are."""
    return file.with_suffix(".lines.tsv")


def load(file: Path, one: Game, variant: str) -> list[Certificate]:
    """The rows that a catalogue has already; none where there is no file. Raises BadInput."""
    if not file.exists():
        return []
    moves = lines(_text(lines_file(file)))
    kept = []
    for row in rows(_text(file)):
        if digest(one.deal(variant, row.seed)) != row.digest or row.seed not in moves:
            raise BadInput(f"{file}: {row.seed} is no row of {one.name} {variant}")
        kept.append(Certificate(row, moves[row.seed]))
    return kept


def save(file: Path, one: Game, variant: str, kept: Sequence[Certificate]) -> None:
    """Write a catalogue and its lines, with bands as the rows are now."""
    needed = {each.row.seed: repairs(one, variant, each.row.seed) for each in kept}
    banded = in_bands([each.row for each in kept], needed)
    table = [HEAD, *map(_cells, banded)]
    stored = [LINES_HEAD, *((each.row.seed, " ".join(each.moves)) for each in kept)]
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        _replace(lines_file(file), stored)
        _replace(file, table)
    except OSError as error:
        raise BadInput(f"{file} cannot be written: {error.strerror}") from error


def _cells(row: Row) -> tuple[str, ...]:
    numbers = map(str, (row.band, row.careful, row.choices))
    return row.seed, str(row.par), "=" if row.proved else "<=", *numbers, row.digest


def _replace(file: Path, table: Sequence[Sequence[str]]) -> None:
    new = file.with_name(f"{file.name}.new")
    new.write_text("".join("\t".join(cells) + "\n" for cells in table), encoding="utf-8")
    new.replace(file)


def _text(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadInput(f"{file} cannot be read") from error


def catalogues(folder: Path) -> list[Path]:
    """All catalogues of a folder."""
    return sorted(file for file in folder.glob("*/*.tsv") if not file.name.endswith(".lines.tsv"))


def entries(file: Path) -> Iterator[Entry]:
    """The rows of ``GAME/VARIANT.tsv``. Raises BadInput."""
    one, variant = game(file.resolve().parent.name), file.stem
    one.deal(variant, "1")
    stored = lines(_text(lines_file(file)))
    found = rows(_text(file))
    if len({row.digest for row in found}) != len(found) or len(stored) != len(found):
        raise BadInput(f"{file}: every deal stands there once, with its line")
    for row in found:
        yield Entry(one.name, variant, row, stored.get(row.seed))


def replay(entry: Entry) -> list[str]:
    """What is wrong with a row."""
    found = faults(game(entry.game), entry.variant, entry.row, entry.moves)
    return [f"{entry.game} {entry.variant} {entry.row.seed}: {fault}" for fault in found]


def week_faults(folder: Path) -> list[str]:
    """What is wrong with the table of weekdays: days that are missing, bands that are too small."""
    slots = week(_text(folder / "week.tsv"))
    found = []
    for name in sorted({slot.game for slot in slots}):
        days = sorted(slot.weekday for slot in slots if slot.game == name)
        if days != [1, 2, 3, 4, 5, 6, 7]:
            found.append(f"week.tsv: {name} has no deal, or two, on some weekday")
    used = Counter((slot.game, slot.variant, slot.band) for slot in slots)
    for (name, variant, band), uses in used.items():
        has = _sizes(folder, name, variant).get(band, 0)
        if has < DAYS * uses:
            found.append(f"week.tsv: {name} {variant} has {has} deals in band {band}")
    return found


def _sizes(folder: Path, name: str, variant: str) -> Mapping[int, int]:
    return Counter(row.band for row in rows(_text(folder / name / f"{variant}.tsv")))
