"""Which position texts of Guo Wu Guan are read, and which are refused with a reason."""

from __future__ import annotations

import pytest

from games import BadInput, game

GWG = game("guo-wu-guan")

DEAL = (
    "classic:43.x41.x65.x44.x32.31:"
    "44.66.55.42.64/65.11.51.64.62/55.33.22.66.33/63.22.51.31.61/54.53.11.52.61:21:r1"
)
O_KOAN = (
    "o-koan:-:66.66.64.61/65.44.54.31/33.52.44.42/51.63.41.11/21.65.31.61:"
    "x55.x51.x22.x32.x55.x53.x43.x11.x22.x33.x64.x62:r4"
)
CLEARED = (
    "o-koan:-:p/p/p/p/22.11.11.54:66.66.44.44.31.31.55.55.33.33.22.65.65.64.64.61.61.51.51.63.62."
    "53.52.43.42.41.32.21:r5"
)
SEVEN = (
    "seven-captures:21:53.31.63/31.22.32/51.11.65/61.66.41/55.44.64/33.52.22/44.42.66:"
    "54.55.11.51.43.61.64.65.33.62:r3"
)


@pytest.mark.parametrize("text", [DEAL, O_KOAN, SEVEN])
def test_what_the_game_writes_is_read(text: str) -> None:
    assert str(GWG.parse(text)) == text


def test_a_cursor_without_an_option_is_settled_first() -> None:
    assert str(GWG.parse(O_KOAN.replace(":r4", ":r5"))) == O_KOAN
    drawn = CLEARED.replace("54:", "54.21:").replace(".21:r5", ":r5")
    assert str(GWG.parse(CLEARED)) == drawn
    assert GWG.parse(CLEARED).moves(0) == ("5abe",)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "variant:generals"),
        (DEAL.replace("classic", "klassic"), "no variant"),
        (DEAL + ":", "variant:generals"),
        (DEAL.replace("x41", "41"), "face up"),
        (DEAL.replace(":43.", ":x43."), "face up"),
        (DEAL.replace(":21:", ":x21:"), "face-down"),
        (DEAL.replace(":21:", ":-:"), "31 tiles"),
        (DEAL.replace(":21:", ":21.21:"), "lies there 2 times"),
        (DEAL.replace(":21:", ":66:"), "lies there 3 times"),
        (DEAL.replace(":21:", ":12:"), "no tile"),
        (DEAL.replace(":21:", ":xx:"), "face-down"),
        (DEAL.replace("x41", "xx"), "either all"),
        (DEAL.replace(":21:", ": 21:"), "no row"),
        (DEAL.replace(":21:", ":21.:"), "no row"),
        (DEAL.replace(":r1", ":r6"), "no phase"),
        (DEAL.replace(":r1", ":r0"), "no phase"),
        (DEAL.replace(":r1", ":r01"), "no phase"),
        (DEAL.replace(":r1", ":r\u0661"), "no phase"),
        (DEAL.replace(":r1", ":won"), "not won"),
        (DEAL.replace(":r1", ":lost"), "not lost"),
        (DEAL.replace("/54.53.11.52.61", ""), "5 levels"),
        (DEAL.replace("44.66.55.42.64", "x44.66.55.42.64"), "face up"),
        (O_KOAN.replace("r4", "p4"), "no level is passed"),
        (DEAL.replace(":r1", ":p1"), "visited already"),
        (DEAL.replace(":r1", ":r3"), "visited already"),
        (O_KOAN.replace(":r4", ":r1"), "visited already"),
        (O_KOAN.replace("x62", "62"), "right-hand end"),
        (O_KOAN.replace(":-:", ":62:").replace(".x62", ""), "at most 0 generals"),
        (CLEARED.replace("p/p/p/p", "-/p/p/p"), "write p"),
        (CLEARED.replace("r5", "won"), "not won"),
        (CLEARED.replace("41.32.21:", "x41.x32.21:"), "right-hand end"),
        (SEVEN.replace(":21:", ":53:").replace("53.31", "21.31"), "the general"),
        (SEVEN.replace(":21:", ":-:").replace("53.31", "21.53.31"), "never lies"),
        ("x" * 301, "300 characters"),
    ],
)
def test_anything_else_is_refused(text: str, why: str) -> None:
    with pytest.raises(BadInput, match=why):
        GWG.parse(text)


def test_fewer_generals_than_levels_is_only_read_as_lost() -> None:
    live = (
        "classic:66.66:11.11.44/31.31.55/55.33.33/p/p:22.22.65.65.64.64.61.61.51.51.63.54.62.53."
        "52.43.42.41.32.21.44:r1"
    )
    with pytest.raises(BadInput, match="over"):
        GWG.parse(live)
    lost = GWG.parse(live.replace(":r1", ":lost"))
    assert lost.outcome
    assert lost.outcome.reason == "too-few-generals"


def test_more_generals_than_a_game_can_leave_are_no_error() -> None:
    rest = DEAL.split(":")[2].replace("/", ".").removeprefix("44.66.55.42.64.")
    alone = ":".join((*DEAL.split(":")[:2], "44.66.55.42.64/p/p/p/p", f"{rest}.21", "r1"))
    assert str(GWG.parse(alone)) == alone


def test_unknown_tiles_are_read_for_the_viewer() -> None:
    seen = str(GWG.parse(DEAL).seen_by(0))
    assert seen == DEAL.replace("x41.x65.x44.x32", "xx.xx.xx.xx")
    assert GWG.parse(seen).moves(0) == GWG.parse(DEAL).moves(0)


def test_unknown_tiles_need_a_settled_text() -> None:
    unsettled = str(GWG.parse(O_KOAN).seen_by(0)).replace(":r4", ":r5")
    with pytest.raises(BadInput, match="at a decision"):
        GWG.parse(unsettled)
