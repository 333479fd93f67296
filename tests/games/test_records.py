"""Records: what is written is read, plays the same game again, and breaks where it was changed."""

from __future__ import annotations

import io
import json
import random
from dataclasses import replace
from pathlib import Path

import pytest

from games import GAMES, Budget, Position, Text, game
from games.__main__ import main
from games.record import BadRecord, Record, verify
from games.solitaire import GONE, WON
from games.weighing import Played, Weight
from tests.games.records import faults, played

VARIANTS = [(one.name, each.name) for one in GAMES.values() for each in one.variants]
SHARE = 4
"""Games of each variant; ``python -m tests.games.records 1000`` plays a thousand."""


@pytest.mark.parametrize(("name", "variant"), VARIANTS)
def test_a_game_is_read_and_verified_as_it_was_played(name: str, variant: str) -> None:
    for number in range(SHARE):
        assert list(faults(name, variant, f"suite-{number}")) == []


@pytest.mark.parametrize(("name", "variant"), VARIANTS)
def test_a_changed_move_is_refused_where_it_stands_or_later(name: str, variant: str) -> None:
    record, _ = played(game(name), variant, "changed")
    chance, lines = random.Random(variant), str(record).splitlines()
    number = chance.randrange(1, len(record.moves) + 1)
    at = next(at for at, line in enumerate(lines) if line.startswith(f"{number}. "))
    for changed in ("zz", "x" * 40):
        lines[at] = f"{lines[at].rpartition(' ')[0]} {changed}"
        with pytest.raises(BadRecord) as refused:
            verify("\n".join(lines))
        assert (refused.value.line, refused.value.move) == (at + 1, number)


def test_a_move_that_is_left_out_is_missed() -> None:
    record, _ = played(game("guo-wu-guan"), "classic", "left out")
    lines = str(record).splitlines()
    at = next(at for at, line in enumerate(lines) if line.startswith("2. "))
    del lines[at]
    with pytest.raises(BadRecord) as refused:
        verify("\n".join(lines))
    assert (refused.value.line, refused.value.move) == (at + 1, 2)


def test_what_a_record_says_of_its_end_must_be_possible() -> None:
    record, _ = played(game("guo-wu-guan"), "lenient", "end")
    begun = replace(record, moves=record.moves[:1], result="-", end="resigned")
    assert verify(str(begun))
    for false in (replace(begun, end="solved"), replace(record, end="resigned")):
        lines = str(false).splitlines()
        with pytest.raises(BadRecord) as refused:
            verify(str(false))
        assert refused.value.line == 1 + lines.index(f"End: {false.end}")


def test_the_command_line_reads_a_file_and_stdin(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    record, positions = played(game("wu-hsing"), "standard", "file")
    file = tmp_path / "record.txt"
    file.write_text(str(record))
    assert main(["verify", "--record", str(file)]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["records"][0]["position"] == str(positions[-1])
    broken = str(record).replace("\n2. ", "\n3. ", 1).encode()
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(broken)))
    assert main(["verify"]) == 2
    told = json.loads(capsys.readouterr().out)
    line = next(n for n, one in enumerate(broken.decode().splitlines(), 1) if one[:3] == "3. ")
    assert (told["verified"], told["line"], told["move"]) == (False, line, 2)


def weighed(record: Record, positions: tuple[Position, ...]) -> tuple[Played, dict[int, Weight]]:
    seen, known = Played(positions, record.moves), dict[int, Weight]()
    while found := game(record.game).weigh(seen, known):
        known[found[0]] = found[1]
    return seen, known


@pytest.mark.parametrize("seed", ["look-1", "look-2", "look-3"])
def test_a_look_back_agrees_with_the_solver(seed: str) -> None:
    one = game("guo-wu-guan")
    record, positions = played(one, "classic", seed)
    seen, known = weighed(record, positions)
    review = one.review(seen, known)
    for verdict in review.verdicts:
        before = positions[verdict.move - 1].solve(Budget(200_000)).status
        after = positions[verdict.move].solve(Budget(200_000)).status
        expected = {
            "best": (WON, WON),
            "slip": (WON, WON),
            "lost": (WON, GONE),
            "late": (GONE, GONE),
        }
        assert (before, after) == expected[verdict.kind], verdict
    shortest = positions[0].solve(Budget(200_000), shortest=True)
    if shortest.status == WON:
        first = known[seen.decisions[0]]
        assert seen.decisions[0] + first.value == len(shortest.moves)


def test_a_game_lost_in_circles_is_not_told_to_have_kept_the_win() -> None:
    one = game("guo-wu-guan")
    start = one.deal("lenient", "a choice")
    move = start.moves(0)[0]
    other = start.play(0, move)[0]
    seen = Played((start, other, start, other, start), ((0, move),) * 4)
    known = {at: Weight(WON, 5, best=move) for at in range(5)}
    told = [line.id for line in one.review(seen, known).lines]
    assert "ui-look-circled" in told
    assert "ui-look-kept" not in told


def test_who_began_the_shortest_line_made_no_detour_though_a_later_look_found_less() -> None:
    one = game("guo-wu-guan")
    record, positions = played(one, "classic", "look-1")
    seen = Played(positions, record.moves)
    first, second = seen.decisions[:2]
    found = Weight(WON, 9, best=record.moves[first][1]), Weight(WON, 40, proved=False)
    known = dict(zip((first, second), found, strict=True))
    assert one.review(seen, known).verdicts[0].kind == "best"


def test_an_exchange_is_named_by_the_tiles_that_change_places() -> None:
    one = game("xiang-shi-fu")
    record, positions = played(one, "classic", "look-1")
    seen = Played(positions[:3], record.moves[:2])
    best = next(move for move in positions[0].moves(0) if move != record.moves[0][1])
    known = {0: Weight(WON, 5, best=best), 1: Weight(WON, 6), 2: Weight(WON, 5)}
    line = next(one for one in one.review(seen, known).lines if one.id == "ui-look-left")
    for name, move in (("best", best), ("played", record.moves[0][1])):
        told = dict(line.args)[name]
        assert isinstance(told, Text)
        assert told.id == "xsf-exchange"
        sides = zip(move.split("-"), ("one", "two"), strict=True)
        assert all(dict(told.args)[key] == side[0] for side, key in sides)


def test_wu_hsing_counts_the_points_that_were_left() -> None:
    one = game("wu-hsing")
    record, positions = played(one, "duel-a", "points")
    short = Played(positions[:7], record.moves[:6])
    known = dict[int, Weight]()
    while found := one.weigh(short, known):
        known[found[0]] = found[1]
    for verdict in one.review(short, known).verdicts:
        position, seat = positions[verdict.move - 1], verdict.seat
        points = position.points(seat)  # type: ignore[attr-defined] # a board of Wu Hsing
        assert verdict.value == points[record.moves[verdict.move - 1][1]]
        assert verdict.value + verdict.cost == max(points.values())


def test_four_colour_names_the_wins_that_were_let_go_by() -> None:
    one, missed = game("four-colour"), 0
    for number in range(6):
        record, positions = played(one, "four-colour", f"missed-{number}")
        seen, known = weighed(record, positions)
        for verdict in one.review(seen, known).verdicts:
            seat, move = record.moves[verdict.move - 1]
            could = "W" in positions[verdict.move - 1].moves(seat)
            assert (verdict.kind == "missed") == (could and move != "W")
            missed += verdict.kind == "missed"
    assert missed
