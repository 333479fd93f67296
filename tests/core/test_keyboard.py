from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from bot.core.keyboard import Paging, cut, keyboard, packed, wrap
from bot.core.limits import LIMITS
from bot.core.screen import Button

OWN = ((Button("Hint", "h"), Button("More", "o")),)
PAGING = Paging(lambda page, pages: f"{page}/{pages}", lambda page: f"page{page}")
LABELS = st.lists(st.text(min_size=1, max_size=120), max_size=60)


@given(LABELS, st.sampled_from(sorted(LIMITS)), st.integers(0, 9))
def test_no_keyboard_is_larger_than_its_platform_allows(
    labels: list[str], platform: str, page: int
) -> None:
    limits = LIMITS[platform]  # type: ignore[index] # sampled from its own keys
    choices = [Button(label, f"c{index}") for index, label in enumerate(labels)]
    rows = keyboard(choices, OWN, limits, page, PAGING)
    assert len(rows) <= limits.rows
    assert all(0 < len(row) <= limits.buttons_in_row for row in rows)
    assert all(0 < len(button.label) <= limits.label for row in rows for button in row)
    assert rows[-1:] == OWN


@given(LABELS, st.sampled_from(sorted(LIMITS)))
def test_turning_the_pages_shows_every_choice_once_in_order(
    labels: list[str], platform: str
) -> None:
    limits = LIMITS[platform]  # type: ignore[index] # sampled from its own keys
    choices = [Button(label, f"c{index}") for index, label in enumerate(labels)]
    shown: list[str] = []
    page = 0
    while True:
        rows = keyboard(choices, OWN, limits, page, PAGING)
        actions = [button.action for row in rows[:-1] for button in row]
        shown += [action for action in actions if action.startswith("c")]
        turn = [action for action in actions if action.startswith("page")]
        page = int(turn[0][4:]) if turn else 0
        if page == 0:
            break
    assert shown == [choice.action for choice in choices]


def test_a_long_label_ends_in_an_ellipsis() -> None:
    assert cut("Pass level 3 with the left general", 12) == "Pass level…"
    assert cut("Pass", 4) == "Pass"


def test_no_page_holds_more_choices_than_are_wanted_at_a_time() -> None:
    choices = [Button(f"{number}: somewhere", f"c{number}") for number in range(1, 30)]
    paging = Paging(PAGING.label, PAGING.action, most=12)
    pages = [keyboard(choices, OWN, LIMITS["web"], page, paging) for page in range(3)]
    shown = [[one.action for row in rows[:-2] for one in row] for rows in pages]
    assert [len(page) for page in shown] == [12, 12, 5]
    assert [action for page in shown for action in page] == [one.action for one in choices]
    assert keyboard(choices[:12], OWN, LIMITS["web"], 0, paging)[-2][-1].action == "c12"


def test_wide_buttons_are_packed_when_there_are_too_few_rows() -> None:
    wide = [Button("x" * 60, f"c{number}") for number in range(9)]
    limits = LIMITS["discord"]
    assert len(wrap(wide, limits)) == 9
    rows = packed(wide, limits, 4)
    assert [len(row) for row in rows] == [3, 3, 3]
    assert [one for row in rows for one in row] == wide
    assert packed(wide[:4], limits, 4) == wrap(wide[:4], limits)
