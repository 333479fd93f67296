"""SECURITY.md promises nothing that no test holds."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PROMISES = (ROOT / "SECURITY.md").read_text()
NAMED = re.findall(r"`(tests/[\w/]+\.py)::(\w+)`", PROMISES)


@pytest.mark.parametrize(("file", "test"), sorted(set(NAMED)))
def test_the_test_that_is_named_exists(file: str, test: str) -> None:
    tree = ast.parse((ROOT / file).read_text())
    written = {
        node.name for node in tree.body if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    }
    assert test in written


def test_every_row_of_the_threat_model_names_its_test() -> None:
    table = PROMISES.partition("| who | may |")[2].partition("\n\n")[0]
    rows = table.splitlines()[2:]
    assert len(rows) > 15
    assert [
        row for row in rows if not re.search(r"`tests/[\w/]+\.py::\w+` \|$|`, `tests/", row)
    ] == []
