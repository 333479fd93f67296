"""Tables of several seats for the tests: people, computers, and random answers."""

from __future__ import annotations

import random
from dataclasses import dataclass, field, replace

from bot.core.table import Entry, Head, Occupant, Table
from bot.core.turns import kept, line
from games import game

NAMES = ("Olena", "Bo", "Jürgen", "Mai")


def people(*persons: int, level: str = "easy", seats: int = 4) -> tuple[Occupant, ...]:
    """People by their numbers; the other seats are computers'."""
    sits = tuple(Occupant(one, NAMES[one - 1], platform="discord") for one in persons)
    return (*sits, *[Occupant(level=level)] * (seats - len(sits)))


@dataclass
class Play:
    """A table and its log, written entry by entry as the service would."""

    table: Table
    log: list[Entry] = field(default_factory=list)
    now: int = 1_000

    def write(self, *entries: Entry) -> None:
        for entry in entries:
            self.log.append(entry)
            self.table = self.table.add(entry)
        self.settle()

    def settle(self) -> None:
        for entry in line(self.table, self.now):
            self.log.append(entry)
            self.table = self.table.add(entry)

    def answer(self, seat: int, move: str = "") -> None:
        """A person's press."""
        person = self.table.seats[seat].person
        move = move or self.table.position.offered(seat)[0]
        self.write(kept(self.table, Entry("move", "person", seat, move, person, self.now)))

    def random(self, chance: random.Random) -> None:
        """One press of anybody who is asked."""
        seat = chance.choice([one for one in self.table.asked if self.table.seats[one].person])
        self.now += chance.choice((1, 500, 5_000))
        self.answer(seat, chance.choice(self.table.position.moves(seat)))


def opened(
    seats: tuple[Occupant, ...], seed: str = "several", *, deals: int = 1, clock: int = 0
) -> Play:
    """A table of Four Colour Cards, dealt and settled."""
    start = str(game("four-colour").deal("four-colour", seed, len(seats)))
    head = Head("k3v9x2qa", "four-colour", "four-colour", seed, start, 1, 1, 1, seats)
    play = Play(Table.open(replace(head, deals=deals, clock=clock), ()))
    play.write(Entry("deal", "person", person=1, at=play.now))
    return play


def played_on(play: Play, chance: random.Random, presses: int = 400) -> Play:
    """Random presses, pauses included, until this deal is over."""
    for _ in range(presses):
        if play.table.ended:
            break
        if any(play.table.seats[one].person for one in play.table.asked):
            play.random(chance)
        else:
            play.now += 2_000
            play.settle()
    return play
