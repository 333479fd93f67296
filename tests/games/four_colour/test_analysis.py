"""The hand analyser against plain search, and its answers on the command line."""

from __future__ import annotations

import json
from functools import lru_cache
from itertools import combinations_with_replacement

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.batch import batch
from games.four_colour.analysis import Hand
from games.four_colour.arrange import arranged
from games.four_colour.cards import COPIES, KEPT, KINDS, NAMES, Card, Cards
from games.four_colour.claims import has, needed, without
from games.four_colour.distance import NEVER, counted, obtainable
from games.four_colour.groups import KIND, WITH, best_split, groupable, points
from games.four_colour.outlook import outlook
from games.protocol import Json

SOME: list[Card] = [0, 1, 2, 3, 4, 5, 6, 7, 13, 20, 27, 28]
"""A court, a field, all soldiers, another General and a flower."""

hands = st.lists(st.sampled_from(SOME), min_size=1, max_size=5).filter(
    lambda cards: all(cards.count(card) <= COPIES[card] for card in cards)
)
gone = st.lists(st.integers(0, KINDS - 1), max_size=60)


def hand_of(cards: list[Card], dead: list[Card]) -> Hand:
    """A hand, and as many of the dead cards as there are beside it."""
    left = obtainable(counted(cards), ())
    known = []
    for card in dead:
        if left[card]:
            left[card] -= 1
            known.append(card)
    return Hand(tuple(sorted(cards)), tuple(known))


def splits(cards: Cards) -> list[list[Cards]]:
    """All ways to split cards into groups, by trying."""
    if not cards:
        return [[]]
    found = []
    for group in WITH[cards[0]]:
        if has(cards, group):
            found += [[group, *rest] for rest in splits(without(cards, group))]
    return found


@given(hands | st.lists(st.sampled_from(SOME[:7]), max_size=9))
def test_the_best_split_is_the_best_of_all(cards: list[Card]) -> None:
    cards = sorted(card for at, card in enumerate(cards) if cards[:at].count(card) < COPIES[card])
    every = splits(tuple(cards))
    split = best_split(cards)
    assert groupable(cards) == bool(every) == bool(split)
    if split:
        ranked = [
            (-sum(map(points, groups)), sorted("".join(NAMES[c] for c in g) for g in groups))
            for groups in every
        ]
        assert (-split.points, list(split.names)) == min(ranked)


def least_steps(cards: Cards, left: tuple[int, ...], most: int) -> int:
    """The fewest takes by trying every take and every discard; more than ``most`` is never."""
    if most == 0:
        return NEVER
    if any(left[card] and groupable((*cards, card)) for card in range(KINDS)):
        return 1
    return 1 + min(
        (
            least_steps(without(kept, (loose,)), after, most - 1)
            for kept, after in _takes(cards, left)
            for loose in dict.fromkeys(kept)
            if loose not in KEPT
        ),
        default=NEVER,
    )


@lru_cache(maxsize=10_000)
def _takes(cards: Cards, left: tuple[int, ...]) -> list[tuple[Cards, tuple[int, ...]]]:
    found = []
    for card in range(KINDS):
        for group in WITH[card] if left[card] else ():
            if KIND[group] != "pair" and has(cards, needed(group, card)):
                after = (*left[:card], left[card] - 1, *left[card + 1 :])
                found.append((without(cards, needed(group, card)), after))
    return found


@settings(max_examples=60, deadline=None)
@given(hands, gone)
def test_steps_are_those_of_the_exact_search(cards: list[Card], dead: list[Card]) -> None:
    hand = hand_of(cards, dead)
    found = hand.steps()
    exact = least_steps(hand.concealed, tuple(hand.left), 3)
    assert found == exact or (found > 3 and exact >= NEVER)


@settings(max_examples=60, deadline=None)
@given(hands, gone)
def test_away_is_that_of_trying_all_sets(cards: list[Card], dead: list[Card]) -> None:
    hand = hand_of(cards, dead)
    left = hand.left
    found = hand.away(len(cards) + 1)
    coming = [card for card in range(KINDS) if left[card]]

    def reached(most: int) -> bool:
        for news in combinations_with_replacement(coming, most):
            if any(news.count(card) > left[card] for card in news):
                continue
            for kept in _subsets(hand.concealed, len(cards) + 1 - most):
                if groupable((*kept, *news)):
                    return True
        return False

    if found <= 2:
        assert reached(found)
    assert found == 0 or not any(reached(fewer) for fewer in range(min(found, 3)))


def _subsets(cards: Cards, size: int) -> set[Cards]:
    if size > len(cards):
        return set()
    found = {cards}
    while len(next(iter(found))) > size:
        found = {without(one, (card,)) for one in found for card in one}
    return found


@settings(max_examples=25, deadline=None)
@given(st.permutations([card for card in range(KINDS) for _ in range(COPIES[card])]))
def test_the_outlook_of_a_player_is_that_of_the_analyser(deck: list[Card]) -> None:
    hand = Hand(tuple(sorted(deck[:20])), tuple(deck[20:60]))
    found = outlook(counted(hand.concealed), hand.left)
    assert found.steps == hand.steps()
    assert sorted(chance.card for chance in found.chances) == hand.useful_steps()
    assert all(chance.copies == hand.left[chance.card] for chance in found.chances)


@given(st.permutations([card for card in range(KINDS) for _ in range(COPIES[card])]))
def test_an_arranged_hand_is_the_hand(deck: list[Card]) -> None:
    hand = tuple(sorted(deck[:20]))
    blocks = arranged(hand)
    assert sorted(card for block in blocks for card in block.cards) == list(hand)
    for block in blocks:
        if block.kind == "group":
            assert block.cards in KIND
        else:
            assert not set(block.cards) & KEPT
            assert (len(block.cards) > 1) == (block.kind == "partial")
    if groupable(hand):
        assert {block.kind for block in blocks} == {"group"}


def asked(**args: Json) -> dict[str, Json]:
    line = json.dumps({"id": 1, "verb": "analyse", "game": "four-colour", **args})
    answer: dict[str, Json] = json.loads(next(batch([line.encode()])))
    return answer


@pytest.mark.parametrize(
    "args",
    [
        {},
        {"hand": ""},
        {"hand": "yA?"},
        {"hand": "yA??"},
        {"hand": "yAyAyAyAyA"},
        {"hand": "F1F1"},
        {"hand": "yA", "exposed": "yAyA"},
        {"hand": "yA", "exposed": "yAyAyA,yA"},
        {"hand": "yA", "exposed": "yAyAyAyA"},
        {"hand": "yA", "dead": "yAyAyAyA"},
        {"hand": "yA", "dead": "x"},
        {"hand": "yAyEyCyHyNySrArErCrHrNrSgAgEgCgHgNgSwAwEwCwH"},
        {"hand": "yA", "seed": "1"},
        {"hand": 7},
    ],
)
def test_what_cannot_be_analysed_is_refused(args: dict[str, Json]) -> None:
    answer = asked(**args)
    assert answer["exit"] == 2
    assert answer["error"]


def test_twenty_one_cards_count_against_twenty_one() -> None:
    hand = "yEyEyCyHyNrGrCrHrNgAgAgAgNgNwEwEwCwCwCrG"
    waiting = asked(hand=hand)
    assert (waiting["cards"], waiting["steps"], waiting["away"]) == (20, 1, 1)
    won = asked(hand=f"{hand}wG")
    assert (won["cards"], won["away"], won["groupable"]) == (21, 0, True)
    assert "steps" not in won
    spoiled = asked(hand=f"{hand}yS")
    assert (spoiled["away"], spoiled["groupable"]) == (1, False)
    assert "score" not in spoiled


def test_a_hand_that_cannot_win_any_more_has_no_distance() -> None:
    kinds = [name for name in NAMES for _ in range(COPIES[NAMES.index(name)])]
    kinds.remove("yS")
    answer = asked(hand="yS", dead="".join(kinds))
    assert (answer["steps"], answer["away"]) == (None, None)
    assert answer["useful_steps"] == []
