from __future__ import annotations

import pytest

from games import BadInput, game
from games.catalogue import Row, Slot, digest, lines, rows, week

HEAD = "seed\tpar\tproved\tband\tcareful\tchoices\tdigest\n"


def test_a_row_says_how_hard_a_deal_is() -> None:
    assert rows(f"{HEAD}abc\t34\t<=\t5\t120\t9\t0123456789abcdef\n") == (
        Row("abc", 34, proved=False, band=5, careful=120, choices=9, digest="0123456789abcdef"),
    )


def test_the_week_and_the_lines() -> None:
    assert week("game\tweekday\tvariant\tband\nguo-wu-guan\t7\tclassic\t6\n") == (
        Slot("guo-wu-guan", 7, "classic", 6),
    )
    assert lines("seed\tmoves\nabc\ta b c\n") == {"abc": ("a", "b", "c")}


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "columns"),
        ("seed\tpar\n", "columns"),
        (f"{HEAD}abc\t34\n", "line 2: 7 columns, not 2"),
        (f"{HEAD}abc\tmany\t=\t1\t1\t1\tx\n", "line 2: 'many' is no number"),
        (f"{HEAD}abc\t1\t?\t1\t1\t1\tx\n", "line 2: proved is"),
        (f"{HEAD}abc\t1\t=\t8\t1\t1\tx\n", "line 2: no band 8"),
        (f"{HEAD}abc\t1\t=\t1\t-1\t1\tx\n", "no number"),
    ],
)
def test_what_is_no_catalogue_is_refused_with_the_line(text: str, why: str) -> None:
    with pytest.raises(BadInput, match=why):
        rows(text)


def test_a_weekday_is_one_of_seven() -> None:
    with pytest.raises(BadInput, match="no weekday"):
        week("game\tweekday\tvariant\tband\nguo-wu-guan\t8\tclassic\t6\n")


def test_the_digest_tells_deals_apart() -> None:
    one = game("guo-wu-guan")
    assert digest(one.deal("lenient", "a")) != digest(one.deal("lenient", "b"))
    assert len(digest(one.deal("lenient", "a"))) == 16
