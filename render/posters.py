"""Pictures that are no boards: the greeting, the card at the end of a game, a month of dates."""

from __future__ import annotations

from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Literal

from games import Group, Text
from games.weighing import Kind
from render.view import Look, Theme, View


@dataclass(frozen=True, slots=True)
class Hello:
    """The greeting: the boards of all games in small."""

    look: Look = Look()


@dataclass(frozen=True, slots=True)
class Card:
    """The end of a game: the last board, what became of it, and up to six figures."""

    board: View
    title: Text
    good: bool
    """Won, or at least nothing to be sorry about."""
    figures: tuple[tuple[Text, str], ...] = ()
    """What was counted, and the count in words: moves, undos, hints, time."""
    stars: int | None = None
    """0 to 3, or None where there are none."""

    @property
    def look(self) -> Look:
        """How it is liked."""
        return self.board.look


@dataclass(frozen=True, slots=True)
class Film:
    """A whole game: its positions from the deal to the end, as boards without choices."""

    views: tuple[View, ...]

    @property
    def look(self) -> Look:
        """How it is liked."""
        return self.views[0].look

    def key(self) -> str:
        """A name for the film that is the same in every process: equal keys, equal bytes."""
        return sha256("".join(view.key() for view in self.views).encode()).hexdigest()


@dataclass(frozen=True, slots=True)
class Month:
    """A month of the daily challenge: a mark for each date, from the first on.

    A mark is 0 to 3 stars, -1 for not solved, -2 for not played, -3 where there is nothing (yet).
    """

    look: Look
    title: Text
    year: int
    month: int
    marks: tuple[int, ...]
    streak: int = 0
    best: int = 0
    """The longest streak there was."""


@dataclass(frozen=True, slots=True)
class Line:
    """Somebody on a leaderboard. ``value`` is said already."""

    place: int
    name: str
    value: str
    mine: bool = False
    left: bool = False
    """No longer a member; shown because that was asked for."""


@dataclass(frozen=True, slots=True)
class Ranking:
    """A page of a leaderboard: up to ten lines, and the viewer's own below them."""

    look: Look
    title: Text
    about: Text
    """Where and over which time."""
    lines: tuple[Line, ...]
    mine: Line | None
    nobody: Text
    """What stands in the viewer's place where there is none."""


@dataclass(frozen=True, slots=True)
class Entry:
    """Somebody in a table of a club; all figures are said already."""

    place: str
    name: str
    cells: tuple[str, ...]
    value: str
    mine: bool = False
    way: Literal["", "up", "down"] = ""
    """Where the place leads when the time is over."""
    left: bool = False
    """Plays no more."""


@dataclass(frozen=True, slots=True)
class Roster:
    """A table of a club: up to eight entries with the same columns, and a line below them."""

    look: Look
    signs: str
    """Chinese signs beside the title."""
    title: Text
    about: Text
    heads: tuple[Text, ...]
    """Of the cells; the last one is that of the values."""
    entries: tuple[Entry, ...]
    foot: Text


@dataclass(frozen=True, slots=True)
class Row:
    """A game on a profile, in figures that are said already."""

    game: Text
    rating: str
    played: str
    won: str
    streak: str


@dataclass(frozen=True, slots=True)
class Profile:
    """One person: a row for each game, favourite variants, badges."""

    look: Look
    name: str
    rows: tuple[Row, ...]
    favourites: tuple[Text, ...]
    badges: tuple[Text, ...]


@dataclass(frozen=True, slots=True)
class Exhibit:
    """Groups of pieces of a game, as an example for its rules."""

    look: Look
    game: str
    code: str
    title: Text
    groups: tuple[Group, ...]


@dataclass(frozen=True, slots=True)
class Mark:
    """A decision on a chart: its number, how high it stands, what it was, and what it cost."""

    number: int
    value: int
    kind: Kind
    cost: int = 0
    sure: bool = True


@dataclass(frozen=True, slots=True)
class Chart:
    """What was found about a game: a strip of decisions for each seat."""

    look: Look
    title: Text
    unit: Text
    """What the height of a mark means."""
    strips: tuple[tuple[str, tuple[Mark, ...]], ...]
    """Names and decisions by seat."""
    lines: tuple[str, ...] = ()
    """The findings in words, for those who cannot see it."""
    far: tuple[int, int] | None = None
    """How many decisions of how many were looked at, while there is nothing to show but that."""


Still = View | Card | Chart | Exhibit | Hello | Month | Profile | Ranking | Roster
"""The recipe of a picture that does not move."""

Picture = Still | Film
"""The recipe of any picture."""


def in_theme(picture: Picture, theme: Theme) -> Picture:
    """The same picture in the colours of a theme.

    >>> in_theme(Hello(), "light")
    Hello(look=Look(theme='light', locale='en', large=False, teach=False))
    """
    match picture:
        case Film():
            return Film(tuple(_lit(view, theme) for view in picture.views))
        case Card():
            return replace(picture, board=_lit(picture.board, theme))
        case View():
            return _lit(picture, theme)
        case _:
            return replace(picture, look=replace(picture.look, theme=theme))


def _lit(view: View, theme: Theme) -> View:
    return replace(view, look=replace(view.look, theme=theme))
