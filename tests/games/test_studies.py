"""The studies of all games: looked for once, gone on with, written down and drawn."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from games import BadInput, game
from games.arguments import Arguments
from games.plots import bars
from games.studies import Task, look, tasks
from games.study import every_variant, study


def test_every_variant_is_looked_at_with_every_number_of_seats() -> None:
    found = {task.file for task in tasks(game("wu-hsing"), ["standard", "duel-a"])}
    assert found == {
        f"wu-hsing.{name}.jsonl" for name in ("standard.2", "standard.3", "standard.4", "duel-a.2")
    }
    assert [task.variant for task in tasks(game("guo-wu-guan"), every_variant(game("guo-wu-guan")))]


def test_a_deal_of_a_solitaire_has_its_par() -> None:
    row = look(Task("guo-wu-guan", "classic"), 0)
    assert row["status"] in {"solved", "unsolvable"}
    solved = next(
        row
        for n in range(9)
        if (row := look(Task("guo-wu-guan", "lenient"), n))["status"] == "solved"
    )
    assert 0 < solved["par"] <= solved["first"]


def test_a_run_goes_on_and_writes_text_and_plots(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("games.studies.GAMES", {"guo-wu-guan": game("guo-wu-guan")})
    out = tmp_path / "studies.md"
    given = {"out": str(out), "deals": "3", "jobs": "1"}
    told = json.loads(study(Arguments(given)))
    assert told["deals"] == 15
    rows = tmp_path / "studies" / "guo-wu-guan.lenient.jsonl"
    written = rows.read_text()
    rows.write_text(f"{written}{{cut off")
    given["deals"] = "4"
    assert json.loads(study(Arguments(given)))["deals"] == 20
    assert rows.read_text().startswith(written)
    assert "lenient" in out.read_text()
    assert (tmp_path / "studies" / "guo-wu-guan.lenient.svg").read_text().startswith("<svg")
    rows.write_text("nonsense\n")
    with pytest.raises(BadInput, match="holds no findings"):
        study(Arguments(given))


def test_many_values_are_put_together() -> None:
    drawn = bars("many", dict.fromkeys(range(100), 1))
    assert drawn.count("<rect") <= 41
