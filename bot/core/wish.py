"""Which page of which leaderboard somebody wants to see: typed in words, or carried by a button."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date
from typing import Literal

from bot.core.periods import PERIODS, Period, begins
from bot.core.standings import MEASURES, WORLD, Board, Measure, room_scope
from games import GAMES, BadInput, Game, game

Scope = Literal["room", "server", "world"]
SCOPES: tuple[Scope, ...] = ("room", "server", "world")

Usual = tuple[str, str]
"""The game and the variant that somebody plays most."""

NO_GAME: Usual = ("", "")

_PERIODS: Mapping[str, Period] = dict(zip("dwmsa", PERIODS, strict=True))
_MEASURES: Mapping[str, Measure] = dict(zip("pwbr", MEASURES, strict=True))
_SCOPES: Mapping[str, Scope] = dict(zip("rsw", SCOPES, strict=True))
_SYNONYMS = {"today": "day", "quarter": "season", "here": "room", "ratings": "rating"}
_ANCHOR = re.compile(r"([<>=])(-?\d{1,12})\.([0-9a-f]{1,12})")
_NOTHING = "-"


@dataclass(frozen=True, slots=True)
class Anchor:
    """Where a page begins: behind a place (``>``), before it (``<``), or with it (``=``)."""

    way: str = ""
    value: int = 0
    person: int = 0

    def __str__(self) -> str:
        return f"{self.way}{self.value}.{self.person:x}" if self.way else ""

    @classmethod
    def parse(cls, word: str) -> Anchor:
        """The inverse of ``str``. Raises BadInput.

        >>> str(Anchor.parse(">-34.1f")), Anchor.parse("")
        ('>-34.1f', Anchor(way='', value=0, person=0))
        """
        if not word:
            return cls()
        found = _ANCHOR.fullmatch(word)
        if found is None:
            raise BadInput(word[:40])
        return cls(found[1], int(found[2]), int(found[3], 16))


@dataclass(frozen=True, slots=True)
class Wish:
    """A page of a board. ``room`` is where it was asked for; ``game`` '' means all."""

    room: int
    scope: Scope
    period: Period = "week"
    game: str = ""
    variant: str = ""
    measure: Measure = "wins"
    anchor: Anchor = Anchor()
    everybody: bool = False
    """Those who have left are shown too."""

    def of(self, usual: Usual) -> Wish:
        """The same of the usual game and variant, where it must be of one and none is named."""
        wish = self
        if wish.measure in {"best", "rating"} and not wish.game:
            wish = replace(wish, game=usual[0] or next(iter(GAMES)), variant="")
        if wish.measure == "best" and not wish.variant and wish.game == usual[0]:
            wish = replace(wish, variant=usual[1])
        return wish

    @property
    def settled(self) -> Wish:
        """The same where it makes sense: ratings are of a game and of now, best of a variant."""
        wish = self.of(NO_GAME)
        if wish.measure == "rating":
            wish = replace(wish, variant="", period="all")
        if wish.measure == "best" and not wish.variant:
            wish = replace(wish, variant=game(wish.game).variants[0].name)
        return wish

    def turned(self, **other: object) -> Wish:
        """Another board, from its first page."""
        return replace(self, anchor=Anchor(), **other).settled  # type: ignore[arg-type] # fields of a wish

    @property
    def words(self) -> tuple[str, ...]:
        """What a button carries.

        >>> Wish(31, "server", "month", "guo-wu-guan", "classic", "best").words
        ('s1f', 'm', 'gwg', 'classic', 'b')
        """
        scope = self.scope[0].upper() if self.everybody else self.scope[0]
        code = game(self.game).code if self.game else _NOTHING
        measure = next(letter for letter, one in _MEASURES.items() if one == self.measure)
        kind = (code, self.variant or _NOTHING, measure)
        anchor = (str(self.anchor),) if self.anchor.way else ()
        return (f"{scope}{self.room:x}", self.period[0], *kind, *anchor)

    @classmethod
    def parse(cls, words: Sequence[str]) -> Wish:
        """The inverse of ``words``. Raises BadInput."""
        match list(words):
            case [scope, period, code, variant, measure, *anchor] if len(anchor) <= 1:
                named = _SCOPES.get(scope[:1].lower())
                when, what = _PERIODS.get(period), _MEASURES.get(measure)
                if named and when and what and re.fullmatch(r"[0-9a-f]{1,12}", scope[1:]):
                    one = game(code) if code != _NOTHING else None
                    return cls(
                        int(scope[1:], 16),
                        named,
                        when,
                        one.name if one else "",
                        _variant(one, variant),
                        what,
                        Anchor.parse("".join(anchor)),
                        scope[0].isupper(),
                    ).settled
        raise BadInput("/".join(words)[:40])

    def board(self, server: str, today: date) -> Board:
        """The board itself, of the present period."""
        scopes = {"room": room_scope(self.room), "server": f"s{server}", "world": WORLD}
        since = begins(self.period, today)
        kind = (self.game, self.variant, self.measure)
        return Board(scopes[self.scope], self.period, since, *kind)


def said(wish: Wish, typed: str, usual: Usual = NO_GAME) -> Wish | None:
    """A wish in words, in any order, in place of what it was; None when one is not understood.

    ``usual`` is what boards of one game or variant are of, where none is named.

    >>> wish = said(Wish(1, "room"), "world rating wu-hsing-or-what")
    >>> wish is None, said(Wish(1, "room"), "World today points").period
    (True, 'day')
    """
    for raw in typed.casefold().split():
        word = _SYNONYMS.get(raw, raw)
        named = next((one for one in GAMES.values() if word in {one.name, one.code}), None)
        if named:
            wish = replace(wish, game=named.name, variant="")
            continue
        for field, values in (("scope", SCOPES), ("period", PERIODS), ("measure", MEASURES)):
            if word in values:
                wish = replace(wish, **{field: word})  # type: ignore[arg-type] # one of its values
                break
        else:
            one = game(wish.game) if wish.game else _with_variant(word)
            if one is None or word not in {each.name for each in one.variants}:
                return None
            wish = replace(wish, game=one.name, variant=word)
    return wish.of(usual).settled


def _with_variant(word: str) -> Game | None:
    found = (one for one in GAMES.values() if word in {each.name for each in one.variants})
    return next(found, None)


def _variant(one: Game | None, word: str) -> str:
    if word == _NOTHING or one is None:
        return ""
    if word not in {each.name for each in one.variants}:
        raise BadInput(word[:40])
    return word
