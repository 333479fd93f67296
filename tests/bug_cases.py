"""The rows of docs/bug-cases.md, for the tests that are named after them."""

from __future__ import annotations

import re
from pathlib import Path
from types import ModuleType

PAGE = Path(__file__).parents[1] / "docs" / "bug-cases.md"


def rows(*areas: str) -> set[str]:
    """The ids of the rows of some areas, as they begin the names of tests: ``b07``."""
    table = re.findall(r"^\| (B\d\d) \| (\w+) \|", PAGE.read_text(), re.MULTILINE)
    return {id_.lower() for id_, area in table if area in areas}


def named_after(module: ModuleType) -> set[str]:
    """The rows after which tests of a module are named."""
    named = (re.match(r"test_(b\d\d)_", name) for name in vars(module))
    return {found[1] for found in named if found}
