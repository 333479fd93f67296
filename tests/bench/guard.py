"""The ratios that were measured before: none may become much worse. Times are not compared."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Self

from tests.bench.lines import Line

FILE = Path(__file__).with_name("ratios.json")
TOLERANCE = 0.2
"""How much worse a ratio may be: more than chance does, less than a slowdown that matters."""


@dataclass
class Kept:
    """Ratios by part and name, those of this run beside them."""

    before: dict[str, float]
    now: dict[str, float] = field(default_factory=dict)

    @classmethod
    def read(cls, file: Path = FILE) -> Self:
        """What is kept; nothing at first."""
        return cls(json.loads(file.read_text(encoding="utf-8")) if file.exists() else {})

    def write(self, file: Path = FILE) -> None:
        """Keep what was met, and of the rest what was kept before."""
        both = self.before | self.now
        file.write_text(json.dumps(both, indent=1, sort_keys=True) + "\n", encoding="utf-8")

    def bar(self, part: str, line: Line) -> float | None:
        """How bad the ratio of a line may be by what is kept."""
        before = self.before.get(f"{part}: {line.name}")
        if before is None or not line.steady:
            return None
        return before / (1 + TOLERANCE) if line.least else before * (1 + TOLERANCE)

    def holds(self, part: str, line: Line) -> bool:
        """Whether a line is not much worse than it was."""
        bar = self.bar(part, line)
        return bar is None or (line.ratio >= bar if line.least else line.ratio <= bar)

    def met(self, part: str, line: Line) -> None:
        """Remember a ratio of this run."""
        if line.steady:
            self.now[f"{part}: {line.name}"] = float(f"{line.ratio:.4g}")
