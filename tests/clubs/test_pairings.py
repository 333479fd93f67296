"""Pairings, seatings and groups by their laws, for every number of people and every withdrawal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.core import duplicate, league
from bot.core.matching import FREE, matched
from bot.core.swiss import Past, most_rounds, paired, rounds_for

PLAYERS = 64


class Field:
    """A whole Swiss tournament without a game: who won is drawn."""

    def __init__(self, players: int, chance: Random) -> None:
        self.points = dict.fromkeys(range(players), 0)
        self.met: Counter[frozenset[int]] = Counter()
        self.byes: Counter[int] = Counter()
        self.began: Counter[int] = Counter()
        self.chance = chance

    @property
    def order(self) -> list[int]:
        return sorted(self.points, key=lambda one: (-self.points[one], one))

    def play(self) -> tuple[Sequence[tuple[int, int]], int | None]:
        pairs, out = paired(self.order, Past(self.met, self.byes, self.began))
        for pair in pairs:
            self.met[frozenset(pair)] += 1
            self.began[pair[0]] += 1
            self.points[self.chance.choice(pair)] += 2
        if out is not None:
            self.byes[out] += 1
            self.points[out] += 2
        return pairs, out


@settings(max_examples=25, deadline=None)
@given(
    players=st.integers(2, PLAYERS),
    withdrawals=st.lists(st.integers(0, 9), max_size=5),
    seed=st.integers(0, 99),
)
def test_every_pairing_is_legal(players: int, withdrawals: list[int], seed: int) -> None:
    field = Field(players, Random(seed))
    for leaves in [*withdrawals, 0]:
        before = dict(field.byes)
        known = Counter(field.met)
        pairs, out = field.play()
        seated = [one for pair in pairs for one in pair] + ([] if out is None else [out])
        assert sorted(seated) == sorted(field.points)
        assert (out is None) == (len(field.points) % 2 == 0)
        if out is not None:
            assert before.get(out, 0) == min(before.get(one, 0) for one in field.points)
        again = [pair for pair in pairs if known[frozenset(pair)]]
        assert not again or not _avoidable(list(field.points), known, before)
        for one in field.chance.sample(sorted(field.points), min(leaves, len(field.points) - 2)):
            del field.points[one]


def _avoidable(players: list[int], met: Counter[frozenset[int]], byes: dict[int, int]) -> bool:
    """Whether there was a pairing of people who had not met, by trying all: slow, but sure."""
    if len(players) % 2:
        least = min(byes.get(one, 0) for one in players)
        out = [one for one in players if byes.get(one, 0) == least]
        return any(_avoidable([p for p in players if p != one], met, {}) for one in out)
    near = [
        [at for at, b in enumerate(players) if b != a and not met[frozenset((a, b))]]
        for a in players
    ]
    return FREE not in matched(near)


@pytest.mark.parametrize("players", [*range(2, 12), 33, PLAYERS])
def test_in_the_usual_number_of_rounds_nobody_meets_twice(players: int) -> None:
    field = Field(players, Random(players))
    for _ in range(min(rounds_for(players), most_rounds(players))):
        field.play()
    assert set(field.met.values()) == {1}
    assert set(field.byes.values()) <= {1}


def test_who_has_begun_less_often_begins() -> None:
    pairs, _ = paired([1, 2], Past({}, {}, {2: 1}))
    assert pairs == ((1, 2),)
    assert paired([1, 2], Past({}, {}, {1: 1}))[0] == ((2, 1),)


@settings(max_examples=80, deadline=None)
@given(
    st.integers(1, 7).flatmap(
        lambda n: st.tuples(
            st.just(n), st.sets(st.tuples(st.integers(0, n - 1), st.integers(0, n - 1)))
        )
    )
)
def test_no_matching_is_larger(graph: tuple[int, set[tuple[int, int]]]) -> None:
    size, drawn = graph
    edges = {frozenset(edge) for edge in drawn if edge[0] != edge[1]}
    near = [[b for b in range(size) if frozenset((a, b)) in edges] for a in range(size)]
    mates = matched(near)
    assert all(mate == FREE or mates[mate] == at for at, mate in enumerate(mates))
    assert all(mate == FREE or mate in near[at] for at, mate in enumerate(mates))
    assert sum(mate != FREE for mate in mates) == 2 * _largest(tuple(edges))


def _largest(edges: tuple[frozenset[int], ...]) -> int:
    if not edges:
        return 0
    first, *rest = edges
    apart = tuple(edge for edge in rest if not edge & first)
    return max(1 + _largest(apart), _largest(tuple(rest)))


@settings(max_examples=80, deadline=None)
@given(st.integers(1, PLAYERS), st.sampled_from([2, 3, 4]), st.integers(1, 4), st.integers(0, 99))
def test_everybody_sits_once_and_there_is_somebody_to_compare_with(
    players: int, seats: int, rounds: int, seed: int
) -> None:
    met: Counter[frozenset[int]] = Counter()
    for _ in range(rounds):
        tables = duplicate.seated(range(players), seats, met, str(seed))
        assert sorted(one for table in tables for one in table) == list(range(players))
        sizes = [len(table) for table in tables]
        assert len(tables) >= 2
        assert max(sizes) <= seats
        assert max(sizes) - min(sizes) <= 1
        met.update(frozenset((a, b)) for table in tables for a in table for b in table if a < b)


def test_those_who_have_met_are_kept_apart() -> None:
    met = {frozenset((0, 1)): 1, frozenset((2, 3)): 1}
    for seed in range(20):
        tables = duplicate.seated(range(4), 2, met, str(seed))
        assert {frozenset(table) for table in tables}.isdisjoint(met)


@given(st.lists(st.one_of(st.none(), st.integers(-50, 50)), min_size=1, max_size=16))
def test_shares_of_a_seat_are_fair(scores: list[int | None]) -> None:
    got = duplicate.shares(scores)
    known = [(score, share) for score, share in zip(scores, got, strict=True) if share is not None]
    assert [share is None for share in got] == [score is None for score in scores]
    assert all(0 <= share <= duplicate.FULL for _, share in known)
    assert all(a[1] > b[1] for a in known for b in known if (a[0] or 0) > (b[0] or 0))
    assert abs(sum(share for _, share in known) - 50 * len(known)) <= len(known)


@settings(deadline=None)
@given(st.integers(0, 40), st.integers(1, 5), st.integers(0, 999))
def test_a_league_keeps_its_groups(people: int, weeks: int, seed: int) -> None:
    chance, groups = Random(seed), league.Groups()
    for person in range(people):
        groups = league.joined(groups, person)
    for _ in range(weeks):
        points = {one: chance.randrange(4) for group in groups for one in group}
        up, down = league.movers(groups, points)
        assert len(up) == len(down)
        assert not up & down
        assert all(points[one] for one in up)
        before = {one: number for number, group in enumerate(groups) for one in group}
        groups = league.following(groups, points)
        assert all(len(group) == league.SIZE for group in groups[:-1])
        after = {one: number for number, group in enumerate(groups) for one in group}
        gone = before.keys() - after.keys()
        assert after.keys() <= before.keys()
        assert all(not points[one] and one not in up for one in gone)
        assert all(after[one] == before[one] - (one in up) + (one in down) for one in after)


def test_who_leaves_a_league_leaves_a_gap_until_monday() -> None:
    groups = (tuple(range(8)), (8, 9, 10))
    assert league.left(groups, 3) == ((0, 1, 2, 4, 5, 6, 7), (8, 9, 10))
    points = dict.fromkeys(range(11), 1)
    assert league.following(league.left(groups, 3), points)[0] == (0, 1, 2, 4, 5, 8, 9, 6)
