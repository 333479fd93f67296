"""Reading positions: unsettled forms are settled, anything else is refused in plain words."""

from __future__ import annotations

import pytest

from games import BadInput
from tests.games.four_colour.support import ALMOST, FCC, VARIANT, placed, read

DEALT = str(FCC.deal(VARIANT, "notation 1"))


def changed(notation: str, **fields: str) -> str:
    names = ("head", "dealer", "act", "public", "answers", "hands", "exposed", "stock", "discards")
    parts = dict(zip(names, notation.split(" "), strict=True))
    return " ".join((parts | fields).values())


def test_a_hand_may_be_written_in_any_order() -> None:
    hands = DEALT.split(" ")[5].split("/")
    hands[0] = "".join(hands[0][at : at + 2] for at in range(38, -1, -2))
    assert str(read(changed(DEALT, hands="/".join(hands)))) == DEALT


def test_a_position_may_be_written_before_forced_answers() -> None:
    board = placed("r0 h3wS", {1: ALMOST + "wS"}, such=lambda board: board.to_act == (1,))
    settled = str(board)
    assert settled.split(" ")[2:5] == ["r1", "h3wS", "p"]
    assert str(read(changed(settled, act="r0", answers="-"))) == settled


WINNER = str(
    placed("r0 h3wS", {1: ALMOST + "wS"}, such=lambda board: board.to_act == (1,)).play(1, "W")[0]
)
ASKED = str(placed("r0 h3wS", {1: ALMOST + "wS"}, such=lambda board: board.to_act == (1,)))
TAKEN = str(
    placed("r0 d0gG", {0: "gAgE"}, such=lambda board: board.to_act == (0,)).play(0, "gG")[0]
)
DRAWN = "4c1 0 = - -"


@pytest.mark.parametrize(
    "notation",
    [
        "",
        "4c1",
        DEALT + " ",
        DEALT.replace(" ", "  ", 1),
        DEALT.replace(" ", "\t", 1),
        changed(DEALT, head="4c2"),
        changed(DEALT, dealer="4"),
        changed(DEALT, dealer="01"),
        changed(DEALT, act="r4"),
        changed(DEALT, act="y0"),
        changed(DEALT, act="="),
        changed(DEALT, act="r?"),
        changed(DEALT, public="-"),
        changed(DEALT, public="d0??"),
        changed(DEALT, public="e0rA"),
        changed(DEALT, answers="q"),
        changed(DEALT, answers="p,."),
        changed(DEALT, answers="p,p,p,p,p"),
        changed(DEALT, stock="-"),
        changed(DEALT, discards="0rA"),
        changed(DEALT, exposed="-/-/-"),
        changed(DEALT, hands="-/-/-/-"),
        changed(ASKED, act="r2"),
        changed(ASKED, answers="-"),
        changed(ASKED, answers="W"),
        changed(ASKED, act="r0", answers=".,.,p"),
        changed(ASKED, answers="p,W", act="r0"),
        changed(WINNER, act="W2"),
        changed(WINNER, act="W3"),
        changed(WINNER, answers="p"),
        changed(WINNER, public="-"),
        changed(TAKEN, act="x1"),
        changed(TAKEN, public="d0gG"),
        changed(TAKEN, answers="p"),
        changed(TAKEN, exposed="gGgG/-/-/-"),
        changed(TAKEN, exposed="gGrG/-/-/-"),
        "x" * 2000,
        "五" * 9,
    ],
)
def test_what_is_no_position_is_refused(notation: str) -> None:
    with pytest.raises(BadInput):
        read(notation)


@pytest.mark.parametrize(("from_", "to"), [("h3wS", "h3wG"), ("h3wS", "u3F1")])
def test_a_general_or_a_flower_is_never_discarded(from_: str, to: str) -> None:
    with pytest.raises(BadInput, match="never discarded"):
        read(ASKED.replace(from_, to))


SEEN = str(read(ASKED).seen_by(1))
PUBLIC = str(read(ASKED).seen_by(None))


@pytest.mark.parametrize(
    "notation",
    [
        changed(SEEN, act="r?"),
        changed(SEEN, act="r0"),
        changed(SEEN, answers="p"),
        changed(SEEN, answers=".,W"),
        changed(SEEN, act="r?", answers="W"),
        changed(SEEN, act="r?", answers="p,W"),
        changed(SEEN, act="r?", answers=".,yAyAyA"),
        changed(PUBLIC, act="r1"),
        changed(PUBLIC, answers=".,p"),
        changed(PUBLIC, stock=DEALT.split(" ")[7]),
        SEEN.replace("??", "yA", 1),
        changed(str(read(WINNER).seen_by(None)), hands="/".join(["?" * 40] * 4)),
    ],
)
def test_what_nobody_could_see_is_refused(notation: str) -> None:
    with pytest.raises(BadInput):
        read(notation)


def test_a_view_after_an_answer_can_be_read() -> None:
    for answer in ("W", "p"):
        answered = changed(SEEN, act="r?", answers=f".,{answer}")
        assert str(read(answered)) == answered
        assert read(answered).to_act == ()
        assert str(read(answered).seen_by(None)) == PUBLIC


def test_the_winners_hand_is_shown_and_no_other() -> None:
    hands = str(read(WINNER).seen_by(None)).split(" ")[5].split("/")
    assert ["?" in hand for hand in hands] == [True, False, True, True]
    assert read(WINNER).seen_by(None).outcome == read(WINNER).outcome
