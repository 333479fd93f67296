"""A line of the table: what was measured, beside a floor that was measured in the same run."""

from __future__ import annotations

from dataclasses import dataclass

from tests.load.bars import Bar

HEAD = ("what", "measured", "", "the floor of the same run", "", "ratio", "bar", "")


@dataclass(frozen=True, slots=True)
class Floor:
    """What it is compared with, in the unit of what is compared."""

    name: str
    value: float


@dataclass(frozen=True, slots=True)
class Line:
    """A number and its floor. Ratios are compared, never numbers: any machine will do."""

    name: str
    value: float
    unit: str
    floor: Floor
    bar: float | None = None
    """The most that the ratio may be; with ``least`` the least."""
    least: bool = False
    steady: bool = True
    """Whether it says the same whatever else the machine does, so that the guard can keep it."""

    @property
    def ratio(self) -> float:
        return self.value / self.floor.value

    def asked(self, bar: float | None) -> Bar | None:
        """Beside its own bar, or else the given one."""
        bar = bar if self.bar is None else self.bar
        return None if bar is None else Bar(self.name, self.ratio, bar, "times", least=self.least)


def number(value: float) -> str:
    """Three digits that matter.

    >>> [number(one) for one in (0.01234, 1.5, 41.26, 123456.7)]
    ['0.0123', '1.50', '41.3', '123,457']
    """
    digits = next((n for most, n in ((0.1, 4), (1, 3), (10, 2), (100, 1)) if value < most), 0)
    return f"{value:,.{digits}f}"


def row(line: Line, kept: float | None) -> str:
    """As it stands in the table; ``kept`` is the guard's bar."""
    bar = line.asked(kept)
    sign, word = ("", "")
    if bar:
        sign = f"{'>=' if line.least else '<='} {number(bar.bar)}{'' if line.bar else ' kept'}"
        word = "holds" if bar.holds else "BROKEN"
    told = f"{line.name:54} {number(line.value):>10} {line.unit:11}"
    beside = f"{line.floor.name:42} {number(line.floor.value):>10}"
    return f"{told} {beside} {number(line.ratio):>8}   {sign:14} {word}".rstrip()


def head() -> str:
    """The names of the columns."""
    told = f"{'what':54} {'measured':>10} {'unit':11} {'floor of the same run':42} {'':>10}"
    return f"{told} {'ratio':>8}   {'bar':14} verdict"
