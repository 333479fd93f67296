"""Whole games, line by line as they were written down."""

from __future__ import annotations

import pytest

from tests.games.support import EVERY_VARIANT
from tests.games.transcripts import FOLDER, GAMES_WRITTEN, path_of, transcript


@pytest.mark.parametrize(
    "written", GAMES_WRITTEN, ids=[path_of(*one).stem for one in GAMES_WRITTEN]
)
def test_the_game_goes_as_it_is_written(written: tuple[str, str, str]) -> None:
    assert transcript(*written) == path_of(*written).read_text(), (
        "renew with: python -m tests.games.transcripts"
    )


def test_every_variant_is_written_once_and_no_file_is_left_over() -> None:
    assert {(name, variant) for name, variant, _ in GAMES_WRITTEN} == {
        (one.name, variant) for one, variant in EVERY_VARIANT
    }
    assert {path_of(*one) for one in GAMES_WRITTEN} == set(FOLDER.iterdir())
