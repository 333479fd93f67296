"""New deals: secret seeds, and only such deals that leave something to decide."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import dataclass, replace

from bot.core.lobby import Lobby
from bot.core.table import Entry, Head, Occupant, Table
from bot.core.turns import line
from bot.service.reader import setting
from bot.service.thinker import Thinker
from games import BadInput, Game, Solution

LETTERS = "0123456789abcdefghijklmnopqrstuvwxyz"

DUEL = 2


def new_id() -> str:
    """The name of a new table: eight letters and digits."""
    return "".join(secrets.choice(LETTERS) for _ in range(8))


def new_seed() -> str:
    """A secret that fixes a deal: 256 random bits."""
    return secrets.token_hex(32)


@dataclass(frozen=True, slots=True)
class Opening:
    """Where a table is opened, by whom, and for whom."""

    room: int
    host: int
    seats: tuple[Occupant, ...]
    deals: int = 1
    """Deals of a match."""
    clock: int = 0
    """Seconds for an answer; 0: nobody counts."""
    open_hands: bool = False
    """Everybody sees every hand."""
    lobby: Lobby | None = None
    """Where the people gathered."""
    message: int | None = None
    """The message that becomes the board."""


async def deal(
    thinker: Thinker, one: Game, variant: str, opening: Opening, *, raw: bool = False
) -> tuple[Head, str]:
    """Deal from 256 random bits; again when the game would be over before anybody is asked.

    Return the table to open and what is known of the deal: "=9" or "<=11" moves and these moves,
    "?" for one that may be lost, or "". A raw deal is taken as it comes, also when it is lost.
    """
    while True:
        seed = new_seed()
        position, report = one.deal(variant, seed, len(opening.seats)), ""
        if one.raw and not raw:
            seed, position, solution = await thinker.playable(one, variant, seed)
            report = _report(solution)
        head = Head(
            id=new_id(),
            game=one.name,
            variant=variant,
            seed=seed,
            start=str(position),
            rules=one.rules,
            room=opening.room,
            host=opening.host,
            seats=opening.seats,
            deals=opening.deals,
            clock=opening.clock,
            open_hands=opening.open_hands,
        )
        if not over_at_once(head):
            return head, report


def over_at_once(head: Head) -> bool:
    """Whether it ends by what is played by itself: forced moves, and computers before anybody."""
    table = Table.open(head, [Entry("deal", "table")])
    for played in line(table, 0):
        table = table.add(played)
    return table.over


def again(head: Head, opening: Opening) -> Head:
    """The same deal at a new table."""
    return replace(head, id=new_id(), room=opening.room, host=opening.host, seats=opening.seats)


def middling(one: Game) -> str:
    """How well computers play where nobody has chosen: neither best nor worst."""
    return one.levels[len(one.levels) // 2]


def seats_of(one: Game, variant: str) -> tuple[int, ...]:
    """The numbers of seats with which a variant can be played, fewest first."""
    return tuple(seats for seats in sorted(one.seats) if _deals(one, variant, seats))


def size_of(one: Game, variant: str, whom: str) -> int:
    """How many sit down, by a word such as ``me-3``; as few as can when it names no number."""
    sizes, number = seats_of(one, variant), whom.rpartition("-")[2]
    return next((size for size in sizes if str(size) == number), sizes[0])


def is_offered(one: Game, variant: str, whom: str) -> bool:
    """Whether a button names so many seats of a game for several, or nobody in particular."""
    sizes = seats_of(one, variant)
    return whom in {"me", "room", *(f"me-{size}" for size in sizes)}


def level_of(one: Game, person: Mapping[str, str]) -> str:
    """How strong a person wants computers to be."""
    level = setting("computers", person)
    return level if level in one.levels else middling(one)


def _deals(one: Game, variant: str, seats: int) -> bool:
    try:
        one.deal(variant, "seats", seats)
    except BadInput:
        return False
    return True


def _report(solution: Solution) -> str:
    if solution.status != "solved":
        return "?"
    return " ".join((f"{'=' if solution.proved else '<='}{len(solution.moves)}", *solution.moves))
