"""New deals: secret seeds, and only such deals that leave something to decide."""

from __future__ import annotations

import secrets

from bot.core.table import Entry, Head, Occupant, Table
from games import Game

LETTERS = "0123456789abcdefghijklmnopqrstuvwxyz"


def new_id() -> str:
    """The name of a new table: eight letters and digits."""
    return "".join(secrets.choice(LETTERS) for _ in range(8))


def deal(one: Game, variant: str, room: int, host: int, seats: tuple[Occupant, ...]) -> Head:
    """Deal from 256 random bits; again when the game would be over by forced moves alone."""
    while True:
        seed = secrets.token_hex(32)
        position = one.deal(variant, seed)
        head = Head(
            id=new_id(),
            game=one.name,
            variant=position.variant,
            seed=seed,
            start=str(position),
            rules=one.rules,
            room=room,
            host=host,
            seats=seats,
        )
        table = Table.open(head, [Entry("deal", "table")])
        for forced in table.line():
            table = table.add(forced)
        if not table.over:
            return head
