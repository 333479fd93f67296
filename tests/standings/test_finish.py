"""What a finished table gives to its seats, told of tables made by hand."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from bot.core.finish import Facts, Finish, decided, finishes
from bot.core.table import Entry, Head, Occupant
from tests.standings.duel import DUEL
from tests.standings.setting import MONDAY, at

ANN, BEN, CHO = (Occupant(number, name) for number, name in enumerate(("Ann", "Ben", "Cho"), 1))
HARD = Occupant(level="hard")
NOON = at(MONDAY)


def ended(seats: Sequence[Occupant], log: Sequence[Entry], deals: int = 1) -> tuple[Finish, ...]:
    start = str(DUEL.deal("plain", "x", len(seats)))
    head = Head("k3v9x2qa", "duel", "plain", "x", start, 1, 7, 1, tuple(seats), deals=deals)
    table = decided(head, [Entry("deal", "person", at=NOON - 1000), *log])
    return finishes(table, Facts(7)) if table else ()


def says(*numbers: int, first: int = 0) -> list[Entry]:
    return [
        Entry("move", "person", seat, str(number), at=NOON)
        for seat, number in enumerate(numbers, first)
    ]


def test_winners_points_and_shared_places() -> None:
    found = ended((ANN, BEN, CHO, HARD), says(7, 9, 7, 1))
    assert [(one.person, one.place, one.won, one.best) for one in found] == [
        (1, 2, False, 7),
        (2, 1, True, 9),
        (3, 2, False, 7),
        (None, 4, False, 1),
    ]
    assert found[3].level == "hard"
    assert {one.day for one in found} == {MONDAY}
    assert all(one.rated for one in found)
    assert found[1].feats == ("due-feat-nine",)


def test_feats_of_every_deal_of_a_match_count() -> None:
    following = Entry("next", "table", text=str(DUEL.deal("plain", "y", 2)), at=NOON)
    found = ended((ANN, BEN), [*says(9, 1), following, *says(2, 3)], deals=2)
    assert [one.feats for one in found] == [("due-feat-nine",), ()]


def test_what_a_computer_does_in_ones_place_is_no_feat() -> None:
    left = Entry("leave", "person", 1, "easy", 2, NOON)
    said = Entry("move", "computer", 1, "9", at=NOON)
    back = Entry("sit", "person", 1, "telegram Ben", 2, NOON)
    following = Entry("next", "table", text=str(DUEL.deal("plain", "y", 2)), at=NOON)
    found = ended((ANN, BEN), [*says(3), left, said, back, following, *says(2, 3)], deals=2)
    assert found[1].person == 2
    assert found[1].feats == ()


def test_equal_ones_win_together() -> None:
    assert [one.won for one in ended((ANN, BEN), says(4, 4))] == [True, True]


@pytest.mark.parametrize("how", ["leave", "resign"])
def test_who_leaves_has_not_won_however_the_computer_plays(how: str) -> None:
    gone = Entry(how, "person", 1, "easy", 2, NOON)  # type: ignore[arg-type] # one of two kinds
    found = ended((ANN, BEN, CHO), [*says(3), gone, *says(9, 5, first=1)])
    assert [(one.person, one.place) for one in found] == [(1, 2), (2, 3), (3, 1)]
    assert not any(one.won for one in found)
    assert found[1].feats == ()


def test_who_gives_up_against_computers_comes_last_with_what_was_reached() -> None:
    given_up = Entry("resign", "person", 0, "easy", 1, NOON)
    found = ended((ANN, HARD), [*says(3), given_up])
    assert [(one.person, one.place, one.won) for one in found] == [(1, 2, False), (None, 1, False)]


def test_who_comes_back_has_the_result() -> None:
    left = Entry("leave", "person", 1, "easy", 2, NOON)
    back = Entry("sit", "person", 1, "telegram Ben", 2, NOON)
    found = ended((ANN, BEN), [*says(3), left, back, *says(9, first=1)])
    assert [(one.person, one.won) for one in found] == [(1, False), (2, True)]


def test_a_table_that_an_admin_stops_counts_for_nobody() -> None:
    assert ended((ANN, BEN), [*says(3), Entry("stop", "person", at=NOON)]) == ()


def test_nothing_counts_before_the_end() -> None:
    assert ended((ANN, BEN), says(3)) == ()
