"""``python -m bot`` by itself: commands are imported when called, and told in the same words."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

from bot.__main__ import COMMANDS

ROOT = Path(__file__).parents[2]
HELP = """
import sys
from contextlib import suppress
from bot.__main__ import app
with suppress(SystemExit):
    app(["--help"])
heavy = {"sqlalchemy", "aiohttp", "games", "render"}.intersection(sys.modules)
sys.exit(f"these were imported: {heavy}" if heavy else 0)
"""


@pytest.mark.parametrize(("module", "name", "about"), [one[:3] for one in COMMANDS])
def test_a_command_is_told_in_the_words_that_stand_beside_it(
    module: str, name: str, about: str
) -> None:
    command = getattr(import_module(f"bot.{module}"), f"{name}_command")
    assert command.__doc__.splitlines()[0] == about


def test_help_is_told_without_opening_the_whole_house() -> None:
    settings = os.environ | {"PYTHONPATH": str(ROOT)}
    told = subprocess.run(
        [sys.executable, "-c", HELP], env=settings, capture_output=True, text=True, check=False
    )
    assert told.returncode == 0, told.stderr
    assert "doctor" in told.stdout
