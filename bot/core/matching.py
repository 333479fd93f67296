"""Maximum matching in any graph, by Edmonds' blossoms: who can be paired with whom. Pure."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence

FREE = -1


class _Search:
    """One matching that grows by a path at a time; ``mate`` is FREE for who has nobody."""

    def __init__(self, near: Sequence[Sequence[int]]) -> None:
        self.near = near
        self.mate = [FREE] * len(near)
        for vertex, others in enumerate(near):  # most are paired so, and paths find the rest
            other = next((one for one in others if self.mate[one] == FREE), FREE)
            if self.mate[vertex] == FREE and other != FREE:
                self.mate[vertex], self.mate[other] = other, vertex

    def grow(self, root: int) -> bool:
        """Pair one more vertex, where a path from it leads to another that is free."""
        self.parent, self.base = [FREE] * len(self.near), list(range(len(self.near)))
        self.seen, queue = {root}, deque([root])
        while queue:
            at = queue.popleft()
            for to in self.near[at]:
                if self.base[at] == self.base[to] or self.mate[at] == to:
                    continue
                if to == root or (self.mate[to] != FREE and self.parent[self.mate[to]] != FREE):
                    queue += self._contract(at, to)
                elif self.parent[to] == FREE:
                    self.parent[to] = at
                    if self.mate[to] == FREE:
                        self._turn(to)
                        return True
                    self.seen.add(self.mate[to])
                    queue.append(self.mate[to])
        return False

    def _turn(self, end: int) -> None:
        """Along the path that ends here, what was paired is not, and the other way round."""
        while end != FREE:
            before = self.parent[end]
            following = self.mate[before]
            self.mate[end], self.mate[before] = before, end
            end = following

    def _contract(self, one: int, other: int) -> list[int]:
        """A cycle of odd length becomes one vertex; return those that can be gone on from now."""
        base, blossom = self._meet(one, other), set[int]()
        self._mark(one, base, other, blossom)
        self._mark(other, base, one, blossom)
        fresh = []
        for vertex in range(len(self.near)):
            if self.base[vertex] in blossom:
                self.base[vertex] = base
                if vertex not in self.seen:
                    self.seen.add(vertex)
                    fresh.append(vertex)
        return fresh

    def _meet(self, one: int, other: int) -> int:
        """Where two ways to the root come together."""
        passed = set()
        while True:
            one = self.base[one]
            passed.add(one)
            if self.mate[one] == FREE:
                break
            one = self.parent[self.mate[one]]
        while self.base[other] not in passed:
            other = self.parent[self.mate[self.base[other]]]
        return self.base[other]

    def _mark(self, at: int, base: int, child: int, blossom: set[int]) -> None:
        while self.base[at] != base:
            blossom |= {self.base[at], self.base[self.mate[at]]}
            self.parent[at] = child
            child = self.mate[at]
            at = self.parent[child]


def matched(near: Sequence[Sequence[int]]) -> tuple[int, ...]:
    """A largest matching: for each vertex its mate, or FREE. ``near`` lists neighbours, both ways.

    >>> matched([[1], [0, 2], [1, 3], [2]])
    (1, 0, 3, 2)
    """
    search = _Search(near)
    for vertex in range(len(near)):
        if search.mate[vertex] == FREE:
            search.grow(vertex)
    return tuple(search.mate)


def perfect(near: Sequence[Sequence[int]]) -> bool:
    """Whether everybody can be paired."""
    return len(near) % 2 == 0 and FREE not in matched(near)
