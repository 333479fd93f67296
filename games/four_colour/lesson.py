"""Examples for the rules in words, and the first lesson: a deal that seat 0 wins."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.four_colour.cards import read_cards
from games.four_colour.groups import points
from games.four_colour.words import group_name
from games.protocol import text
from games.taught import Example, Group, Lesson, Step

_START: Final = (
    "4c1 3 r0 h3gH - yGyEyCySrGrErHrSgEgHgHgSwGwGwEwEwHwNF1F2/yAyAyCyHySrGrArCrCrNgEgCgNgNgNgSgSw"
    "AwAwN/yAyEyHyHyNyNySrGrGrArErCrHgAgEgSwAwEwHwH/yGyGyEySrErCrNrNrNrSrSrSgGgGwAwCwSwSF4 -/-/-/"
    "gG wHwGgCyNwCyGrEgAyAgHwCyCyNgCwEwCgArHyCrAF3wSgCwNwSgArAwNwGyEgEF5rHgNyHgG -"
)
_DISCARD: Final = (
    "4c1 3 x0 - - yGyEyCySrGrErHrSgEgSwGwGwEwEwHwNF1F2/yAyAyCyHySrGrArCrCrNgEgCgNgNgNgSgSwAwAwN/y"
    "AyEyHyHyNyNySrGrGrArErCrHgAgEgSwAwEwHwH/yGyGyEySrErCrNrNrNrSrSrSgGgGwAwCwSwSF4 gHgHgH/-/-/gG"
    " wHwGgCyNwCyGrEgAyAgHwCyCyNgCwEwCgArHyCrAF3wSgCwNwSgArAwNwGyEgEF5rHgNyHgG -"
)
_CLAIM: Final = (
    "4c1 3 r0 d0yA - yGyEyCySrGrErHrSgSwGwGwEwEwHwNF1F2/yAyAySrCrCgCgNgNgNgSgSwAwAwN/yAyEyHyHyNyN"
    "ySrGrGrArEgSwHwH/yGyGyEySrCrNrNrNrSrSrSgGgGwAwCwSwSF4 gHgHgH/yCyHyN,rGrArE/wGwAwE,rCrHrN/gG,"
    "yG gHwCyCyNgCwEwCgArHyCrAF3wSgCwNwSgArAwNwGyEgEF5rHgNyHgG 0gE,1wH*,2gA,3gC*,1gE,2wC*,3rE,2gE"
    ",3gA*"
)
_WON: Final = (
    "4c1 3 W0 d1rA - ySrGrErSgSwGwGwEwEF1F2/yAyAySrCrCgNgNgSgSwAwA/yAyEyHyHyNyNySrGrGrArEgSwHwH/y"
    "GyGyEySrNrNrSrSrSgGgGwCwSwSF4 gHgHgH,yGyAyE,wCwHwN/yCyHyN,rGrArE,gCgHgN/wGwAwE,rCrHrN/gG,yG,"
    "rCrHrN F3wSgCwNwSgArAwNwGyEgEF5rHgNyHgG 0gE,1wH*,2gA,3gC*,1gE,2wC*,3rE,2gE,3gA*,0rH,1wN,2wC*"
    ",3yC*,0yN*,1gC*,2wE*,0yC,1gA*,3wA,0yC*"
)

_GROUPS: Final = (
    "F1",
    "rG",
    "gEgE",
    "yHyHyH",
    "wSwSwSwS",
    "rGrArE",
    "gCgHgN",
    "ySrSgS",
    "ySrSgSwS",
)

EXAMPLES: Final[Mapping[str, Example]] = {
    "goal": Example(_CLAIM, seat=None),
    "cards": Example(
        groups=(
            *(
                Group(cards, text("fcc-example-suit", colour=cards[0]))
                for cards in (
                    "yGyAyEyCyHyNyS",
                    "rGrArErCrHrNrS",
                    "gGgAgEgCgHgNgS",
                    "wGwAwEwCwHwNwS",
                )
            ),
            Group("F1F2F3F4F5", text("fcc-example-flowers")),
        )
    ),
    "groups": Example(
        groups=tuple(
            Group(cards, group_name(read_cards(cards)), f"+{points(read_cards(cards))}")
            for cards in _GROUPS
        )
    ),
    "turn": Example(_DISCARD),
    "claims": Example(_CLAIM),
    "scoring": Example(_WON, last=("win:0:rA",)),
}

LESSON: Final = Lesson(
    "four-colour",
    (
        Step("three", ("gHgHgH",), _START),
        Step(
            "discard",
            ("xgE",),
            others=(
                *((2, "p"), (2, "p"), (2, "wGwAwE"), (2, "xgA"), (1, "yCyHyN"), (2, "p")),
                *((1, "xgE"), (3, "xrE"), (1, "rGrArE"), (1, "xrN"), (2, "rCrHrN"), (3, "p")),
                (2, "xgE"),
            ),
        ),
        Step(
            "court",
            ("yGyAyE",),
            others=(
                *((1, "p"), (0, "xrH"), (1, "gCgHgN"), (1, "xwN"), (2, "p"), (2, "p")),
                *((0, "p"), (0, "p")),
            ),
        ),
        Step("field", ("wCwHwN",), others=((0, "xyC"), (3, "rCrHrN"), (3, "xwA"))),
        Step("pass", ("p",), others=((1, "p"),)),
        Step("win", ("W",), others=((2, "p"),)),
    ),
)
