"""What the solver of Xiang Shi Fu relies on, each against brute force."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterator
from itertools import count, repeat

import pytest

from games import Budget, Position, game
from games.shuffle import Stream
from games.xiang_shi_fu import Board
from games.xiang_shi_fu.bound import Bound
from games.xiang_shi_fu.exchanges import BONDS, exchanges
from games.xiang_shi_fu.goals import goals
from games.xiang_shi_fu.hope import Hope, ends_with, every_end
from games.xiang_shi_fu.layouts import Layout, meetings, swapped
from games.xiang_shi_fu.regions import regions
from games.xiang_shi_fu.rules import RULE_NAMES, Choice
from games.xiang_shi_fu.search import Task
from games.xiang_shi_fu.sets import ID, PAIRS, SETS, Tiles, exists
from games.xiang_shi_fu.solver import solve

XSF = game("xiang-shi-fu")
SEEDS = [f"study-{number}" for number in range(12)]


def layout_of(variant: str, seed: str) -> Layout:
    position = XSF.deal(variant, seed)
    assert isinstance(position, Board)
    return position.layout


def played(start: Position, moves: tuple[str, ...]) -> Position:
    for move in moves:
        start, _ = start.play(0, move)
    return start


def walk(layout: Layout, rule: str, stream: Stream, most: int) -> Iterator[Layout]:
    """A random game, whatever the variant asks for."""
    rows = exchanges(rule).rows
    for _ in range(most):
        yield layout
        ways = [
            (one, two, exchange)
            for one, two, _, _, found in meetings(layout, rows)
            for exchange in found
        ]
        if not ways:
            return
        one, two, exchange = ways[stream.below(len(ways))]
        layout = swapped(layout, one, two, exchange[:2])


def kinds(rule: str) -> set[frozenset[Tiles]]:
    return {frozenset(SETS[number] for number in bond) for bond in exchanges(rule).bonds}


def test_the_bonds_of_the_standard_rule() -> None:
    assert kinds("standard") == {
        frozenset({(63, 53, 43)}),
        frozenset({(62, 52, 42), (62, 52, 32)}),
        frozenset({(62, 51, 43)}),
        frozenset({(52, 43), (61, 52, 43)}),
    }
    assert kinds("thirteen") == set()


@pytest.mark.parametrize("rule", RULE_NAMES)
def test_no_exchange_of_valid_sets_changes_a_bond(rule: str) -> None:
    table = exchanges(rule)
    valid = [number for number, holds in enumerate(table.valid) if holds]
    looked = 0
    for place, one in enumerate(valid):
        for two in valid[: place + 1]:
            if not exists(SETS[one] + SETS[two]):
                continue
            for first, second, _, _ in table.changes(one, two):
                looked += 1
                for bond in table.bonds:
                    assert (one in bond) + (two in bond) == (first in bond) + (second in bond)
    assert looked > 4000


@pytest.mark.parametrize("rule", ["standard", "mixed-dragon", "multiple"])
def test_hope_is_never_lost_where_the_bonds_come_about(rule: str) -> None:
    """From every layout of a random game the bonds that it ends with were still possible."""
    table, ended = exchanges(rule), set()
    for seed in SEEDS:
        start = layout_of(f"classic+{rule}", seed)
        bound = Bound(start, table)
        path = list(walk(start, rule, Stream(seed), 60))
        end = path[-1]
        if bound.left(end):
            continue
        bonds = table.sign(end) & BONDS
        hope = Hope(start, rule, "classic", 1 << bonds)
        ended.add(bonds)
        for layout in path:
            assert hope.still(bound.left(layout)) >> (table.sign(layout) & BONDS) & 1
    assert ended or rule == "standard"


def test_which_bonds_go_with_a_pair() -> None:
    table = exchanges("standard")
    apart, tied = (ends_with([pair], "target-pair", table) for pair in ((63, 54), (52, 43)))
    together = next(place for place, bond in enumerate(table.bonds) if ID[52, 43] in bond)
    swords = next(place for place, bond in enumerate(table.bonds) if ID[63, 53, 43] in bond)
    for bonds in range(1 << len(table.bonds)):
        assert bool(tied >> bonds & 1) <= bool(bonds >> together & 1)
        assert bool(apart >> bonds & 1) <= (not bonds >> swords & 1)
    assert ends_with([], "target-pair", table) == every_end(table)
    assert ends_with([(63, 54), (52, 43)], "eight-triplets", table) == apart & tied


def test_a_pair_that_no_bond_allows_is_proved_out_of_reach() -> None:
    """The valid layouts around these are explored in full and never hold the pair."""
    lost = 0
    for pair in PAIRS:
        start = goals("five-dragons", "standard")[0]
        name = "".join(map(str, pair))
        answer = solve(Task(start, "target-pair", "standard", name), Budget(2000), shortest=False)
        around = everything(start, "standard")
        assert (answer.line is not None) == any(ID[pair] in layout for layout in around)
        assert answer.exhausted == (answer.line is None)
        lost += answer.exhausted
    assert 0 < lost < len(PAIRS)


def everything(start: Layout, rule: str) -> list[Layout]:
    """All layouts that can come from one, by brute force."""
    rows = exchanges(rule).rows
    found, queue = {tuple(sorted(start))}, deque([start])
    while queue:
        layout = queue.popleft()
        for one, two, _, _, ways in meetings(layout, rows):
            for exchange in ways:
                after = swapped(layout, one, two, exchange[:2])
                if tuple(sorted(after)) not in found:
                    found.add(tuple(sorted(after)))
                    queue.append(after)
    return list(found)


def test_islands_are_known_in_full() -> None:
    island = next(region for region in regions("five-dragons", "standard") if region.whole)
    found = {layout for win in island.wins for layout in everything(win, "standard")}
    assert len(found) == len(island.far) == 175
    assert {exchanges("standard").sign(layout) for layout in found} == set(island.far)


def ways_in(win: Layout, number: int) -> Layout | None:
    """A layout with some invalid sets that leads to a winning one, by exchanges taken back."""
    table, stream, layout = exchanges("standard"), Stream(f"back {number}"), win
    for _ in range(4):
        one, two = stream.below(len(layout)), stream.below(len(layout))
        sets = SETS[layout[one]], SETS[layout[two]]
        if one == two or not (table.valid[layout[one]] and table.valid[layout[two]]):
            continue
        gives, takes = sets[0][stream.below(len(sets[0]))], sets[1][stream.below(len(sets[1]))]
        left, right = list(sets[0]), list(sets[1])
        left[left.index(gives)], right[right.index(takes)] = takes, gives
        become = tuple(ID[tuple(sorted(tiles, reverse=True))] for tiles in (left, right))
        if sum(table.valid[number] for number in become) < 2:
            layout = swapped(layout, one, two, become)
    return layout if layout != win else None


def test_no_deal_that_leads_onto_an_island_is_taken_for_lost() -> None:
    island = next(region for region in regions("five-dragons", "standard") if region.whole)
    solved = 0
    tried = (ways_in(island.wins[number % len(island.wins)], number) for number in range(60))
    for start in [start for start in tried if start][:6]:
        task = Task(start, "five-dragons", "standard", "-")
        answer = solve(task, Budget(3000), shortest=False)
        assert not answer.exhausted
        solved += answer.line is not None
    assert solved


@pytest.mark.parametrize("variant", ["five-dragons", "shanghai", "harmony", "eight-triplets"])
def test_lines_win(variant: str) -> None:
    solved = 0
    for seed in SEEDS[:6]:
        start = XSF.deal(f"{variant}+standard", seed)
        found = start.solve(Budget(3000))
        if found.status == "solved":
            outcome = played(start, found.moves).outcome
            assert outcome
            assert outcome.won
            solved += 1
    assert solved


def shortest_by_force(start: Board, most: int) -> int | None:
    """How many moves the shortest line has, -1 when there is none, None when it takes too long."""
    rows = exchanges(start.choice.rule).rows
    depth, queue = {tuple(sorted(start.layout)): 0}, deque([start.layout])
    while queue:
        layout = queue.popleft()
        made = depth[tuple(sorted(layout))]
        board = Board(start.choice, tuple(SETS[number] for number in layout))
        if board.won:
            return made
        if len(depth) > most:
            return None
        for one, two, _, _, found in meetings(layout, rows):
            for exchange in found:
                after = swapped(layout, one, two, exchange[:2])
                if tuple(sorted(after)) not in depth:
                    depth[tuple(sorted(after))] = made + 1
                    queue.append(after)
    return -1


@pytest.mark.parametrize(
    "choice",
    [Choice("classic"), Choice("classic", rule="mixed-dragon"), Choice("target-pair", "5243")],
    ids=str,
)
def test_status_and_length_agree_with_exhaustive_search(choice: Choice) -> None:
    decided: Counter[str] = Counter()
    for seed in SEEDS:
        position = XSF.deal(str(choice), seed)
        assert isinstance(position, Board)
        force = shortest_by_force(position, 2500)
        if force is None:
            continue
        found = position.solve(Budget(20_000), shortest=True)
        decided[found.status] += 1
        assert found.status == ("unsolvable" if force < 0 else "solved")
        if force >= 0:
            assert found.proved
            assert len(found.moves) == force
    assert decided


def test_no_line_is_called_shortest_before_the_islands_are_searched() -> None:
    """No bonds of this deal lead anywhere but onto an island."""
    found = XSF.deal("five-dragons", "study-1").solve(Budget(16_000), shortest=True)
    assert (found.status, found.proved) == ("solved", False)


def test_a_line_stands_when_the_budget_ends_while_it_is_shortened() -> None:
    start, asked = XSF.deal("classic", "study-1"), count()
    first = start.solve(Budget(20_000, lambda: next(asked) < 0))
    for more in (1, 3, 30):
        cut = start.solve(Budget(first.nodes + more), shortest=True)
        assert cut.status == "solved"
        assert len(cut.moves) <= len(first.moves)
        outcome = played(start, cut.moves).outcome
        assert outcome
        assert outcome.won
    stops = repeat(False, next(asked) + 3)
    stopped = start.solve(Budget(10**6, lambda: next(stops, True)), shortest=True)
    assert stopped.status == "solved"


def test_a_stop_is_asked_for_and_obeyed() -> None:
    asked = 0

    def stop() -> bool:
        nonlocal asked
        asked += 1
        return asked > 3

    start = XSF.deal("harmony", "study-1")
    assert start.solve(Budget(10**6, stop)).nodes < 2000
    assert asked > 3
