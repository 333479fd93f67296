"""A position as the picture needs it: every set with its name or with what is wrong."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

from games import Position, Text, text
from games.xiang_shi_fu import Board
from games.xiang_shi_fu.rules import PAIR_NAMES
from games.xiang_shi_fu.sets import Tiles
from render.words import say

State = Literal["valid", "invalid", "locked", "dead"]


@dataclass(frozen=True, slots=True)
class Held:
    """What lies at one seat."""

    seat: str
    tiles: Tiles
    type: str
    """The type by which a valid set is called."""
    state: State

    @property
    def valid(self) -> bool:
        """Whether it is a set."""
        return self.state == "valid"

    @property
    def name(self) -> Text:
        """The kind of set, or what is wrong."""
        return text(f"xsf-type-{self.type}") if self.type else text(f"ui-xsf-{self.state}")

    @property
    def short(self) -> Text:
        """The same in one word, for the narrow cells of pairs."""
        return text(f"ui-xsf-short-{self.type or self.state}")

    @property
    def drawn(self) -> Text:
        """The same for wide cells, one of which the longest name would fill."""
        return self.short if self.type == "mixed-dragon" else self.name


@dataclass(frozen=True, slots=True)
class Table:
    """All seats in reading order."""

    variant: str
    rule: str
    target: Tiles
    """The pair to reach where one is named or drawn, else empty."""
    sets: tuple[Held, ...]
    ended: bool

    @property
    def name(self) -> Text:
        """The name of the variant."""
        return text(f"xsf-variant-{self.variant}")

    @property
    def special(self) -> Text | None:
        """The rule for dead groups, where it is not the usual one."""
        return None if self.rule == "standard" else text(f"xsf-rule-{self.rule}")

    @property
    def kind(self) -> Text:
        """Both."""
        if self.special is None:
            return self.name
        return text("ui-xsf-kind", variant=self.name, rule=self.special)

    @property
    def done(self) -> int:
        """How many sets are valid."""
        return sum(held.valid for held in self.sets)

    @property
    def pairs(self) -> tuple[Held, ...]:
        """The sets of two."""
        return tuple(held for held in self.sets if len(held.tiles) == 2)  # noqa: PLR2004 - a pair


def as_board(position: Position) -> Board:
    """The position as this game knows it."""
    assert isinstance(position, Board)  # noqa: S101 - the game's name promises it
    return position


@lru_cache(maxsize=256)
def table(position: Position) -> Table:
    """Read what lies on the table.

    Sets that are locked are told apart while it helps: where nothing moves any more, all would be.
    """
    board = as_board(position)
    states: dict[str, State] = dict.fromkeys(board.invalid, "invalid")
    ended = board.outcome is not None
    if not ended:
        states |= dict.fromkeys(board.locked, "locked")
    states |= dict.fromkeys(board.dead, "dead")
    held = tuple(
        Held(seat, tiles, board.type_of(seat), states.get(seat, "valid"))
        for seat, tiles in board.held.items()
    )
    choice = board.choice
    return Table(choice.name, choice.rule, PAIR_NAMES.get(choice.target, ()), held, ended)


def touched(last: tuple[str, ...]) -> tuple[str, ...]:
    """The two seats of the last exchange among some events."""
    for event in reversed(last):
        word, _, rest = event.partition(":")
        if word == "exchange":
            one, two = rest.split(":")[0].split("-")
            return one[0], two[0]
    return ()


def upper(words: Text, locale: str) -> str:
    """Write a name as it stands at the beginning of a line."""
    said = say(words, locale)
    return said[:1].upper() + said[1:]
