"""A share of the forged buttons; the million is a command, its end stands in docs/measured."""

from __future__ import annotations

import pytest
import structlog

from tests.fuzz_forged import main


def test_forged_buttons_have_no_effect_on_anybody_else(
    capsys: pytest.CaptureFixture[str],
) -> None:
    main(400, 7)
    structlog.reset_defaults()
    assert "400 forged presses, none of them had an effect" in capsys.readouterr().out
