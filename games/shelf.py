"""Catalogues as files: ``seeds/GAME/VARIANT.tsv``, stored lines beside it, and ``week.tsv``."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from games.catalogue import Kind, Row, digest, lines, rows, sample, week
from games.certificate import Certificate, faults, in_bands, repairs
from games.contest import contest_faults, middle
from games.protocol import BadInput, Game
from games.registry import game

FOLDER: Final = Path(__file__).resolve().parents[1] / "seeds"

DAYS: Final = 53
"""So many rows a weekday needs, so that no deal comes twice in a year."""

HEAD: Final = ("seed", "par", "proved", "band", "careful", "choices", "digest")
LINES_HEAD: Final = ("seed", "moves")
SAMPLE_HEAD: Final = ("seed", "points")
BESIDE: Final = (".lines.tsv", ".sample.tsv")
"""How files end that lie beside a catalogue."""


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


def sample_file(file: Path) -> Path:
    """Where it stands what the strongest player reached in other deals of this kind."""
    return file.with_suffix(".sample.tsv")


def load_sample(file: Path) -> dict[str, int]:
    """The sample of a catalogue by seed; empty where there is none yet. Raises BadInput."""
    beside = sample_file(file)
    return dict(sample(_text(beside))) if beside.exists() else {}


def save_sample(file: Path, found: Mapping[str, int]) -> None:
    """Write the sample of a catalogue."""
    _written(file, (sample_file(file), [SAMPLE_HEAD, *((s, str(n)) for s, n in found.items())]))


def load(file: Path, one: Game, variant: str) -> list[Certificate]:
    """The rows that a catalogue has already; none where there is no file. Raises BadInput."""
    if not file.exists():
        return []
    moves = lines(_text(lines_file(file)))
    kept = []
    for row in rows(_text(file)):
        if digest(Kind.read(variant).deal(one, row.seed)) != row.digest or row.seed not in moves:
            raise BadInput(f"{file}: {row.seed} is no row of {one.name} {variant}")
        kept.append(Certificate(row, moves[row.seed]))
    return kept


def save(file: Path, one: Game, variant: str, kept: Sequence[Certificate]) -> None:
    """Write a catalogue and its lines, with bands as the rows are now."""
    needed = {each.row.seed: repairs(one, variant, each.row.seed) for each in kept}
    banded = in_bands([each.row for each in kept], needed)
    found = ">=" if Kind.read(variant).against else "<="
    table = [HEAD, *(_cells(row, found) for row in banded)]
    stored = [LINES_HEAD, *((each.row.seed, " ".join(each.moves)) for each in kept)]
    _written(file, (lines_file(file), stored), (file, table))


def _written(file: Path, *tables: tuple[Path, Sequence[Sequence[str]]]) -> None:
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        for each, table in tables:
            _replace(each, table)
    except OSError as error:
        raise BadInput(f"{file} cannot be written: {error.strerror}") from error


def _cells(row: Row, found: str) -> tuple[str, ...]:
    numbers = map(str, (row.band, row.careful, row.choices))
    return row.seed, str(row.par), "=" if row.proved else found, *numbers, row.digest


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
    return sorted(file for file in folder.glob("*/*.tsv") if not file.name.endswith(BESIDE))


def entries(file: Path) -> Iterator[Entry]:
    """The rows of ``GAME/VARIANT.tsv``. Raises BadInput."""
    one, variant = game(file.resolve().parent.name), file.stem
    Kind.read(variant).deal(one, "1")
    stored = lines(_text(lines_file(file)))
    found = rows(_text(file))
    if len({row.digest for row in found}) != len(found) or len(stored) != len(found):
        raise BadInput(f"{file}: every deal stands there once, with its line")
    if Kind.read(variant).against and (unfair := _unfair(file, found)):
        raise BadInput(f"{file}: par lies outside the middle half for {', '.join(unfair[:5])}")
    for row in found:
        yield Entry(one.name, variant, row, stored.get(row.seed))


def _unfair(file: Path, found: Sequence[Row]) -> list[str]:
    low, high = middle(list(load_sample(file).values()))
    return [row.seed for row in found if not low <= row.par <= high]


def replay(entry: Entry) -> list[str]:
    """What is wrong with a row."""
    one, kind = game(entry.game), Kind.read(entry.variant)
    if kind.against:
        found = contest_faults(one, kind, entry.row, entry.moves)
    else:
        found = faults(one, entry.variant, entry.row, entry.moves)
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
