"""The examples in the docstrings of the games: the suite collects and runs them by itself."""

from __future__ import annotations

from doctest import DocTestFinder
from importlib import import_module
from pkgutil import walk_packages

import pytest

import games

MODULES = [
    module.name
    for module in walk_packages(games.__path__, "games.")
    if not module.name.endswith("__main__")
]


def test_there_are_examples_and_they_are_run(pytestconfig: pytest.Config) -> None:
    finder = DocTestFinder(exclude_empty=True)
    found = [one for name in MODULES for one in finder.find(import_module(name))]
    assert sum(len(one.examples) for one in found) > 15
    assert pytestconfig.getoption("doctestmodules")
    assert "games" in pytestconfig.getini("testpaths")
