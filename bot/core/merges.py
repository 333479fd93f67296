"""Accounts that turned out to be one person: whose results are whose, and whose rating goes on."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Merge:
    """At a moment (ms since 1970) ``gone`` became an alias of ``stays``.

    ``lines`` names for each game the line of ratings that goes on from then.
    """

    gone: int
    stays: int
    at: int
    lines: Mapping[str, int]


class Merges:
    """Some merges. A line of ratings is called by the person for whom it was begun.

    >>> one = Merges([Merge(gone=2, stays=1, at=50, lines={"wu-hsing": 2})])
    >>> one.owner(2), one.line(2, "wu-hsing", 49), one.line(1, "wu-hsing", 49)
    (1, 2, 1)
    >>> one.line(1, "wu-hsing", 50), one.line(1, "xiang-shi-fu", 50)
    (2, 1)
    """

    def __init__(self, merges: Iterable[Merge] = ()) -> None:
        self._all = sorted(merges, key=lambda one: (one.at, one.gone))
        self._gone = {one.gone: one for one in self._all}

    def owner(self, person: int) -> int:
        """Who this person is by now."""
        while person in self._gone:
            person = self._gone[person].stays
        return person

    def same(self, person: int) -> set[int]:
        """Everybody who is this person by now, among those in the merges."""
        known = {one.gone for one in self._all} | {one.stays for one in self._all}
        return {one for one in known if self.owner(one) == self.owner(person)} | {person}

    def line(self, person: int, game: str, at: int) -> int:
        """The line of ratings that plays where this account sits at a table that ends then."""
        while person in self._gone and self._gone[person].at <= at:
            person = self._gone[person].stays
        past = [one for one in self._all if one.stays == person and one.at <= at]
        return past[-1].lines.get(game, person) if past else person
