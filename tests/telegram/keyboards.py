"""Every keyboard that random games meet fits Telegram: ``python -m tests.telegram.keyboards 1000``.

Each state is shown with nothing said and with each word that may be said first; what the buttons
carry is counted in bytes.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from dataclasses import dataclass

from bot.adapters.telegram.markup import keyboard
from bot.core.screen import Rows, Screen
from bot.core.table import Entry, Head, Occupant, Table
from bot.service.asking import Ask
from bot.service.reader import reader
from bot.service.table_screen import _keyboard as choices
from bot.service.table_screen import board, more_rows
from games import GAMES, game

PERSON = 7
STATES = 60
"""At most so many states of a game are looked at."""

VARIANTS = tuple((one.name, variant.name) for one in GAMES.values() for variant in one.variants)


@dataclass(slots=True)
class Seen:
    """The largest that was met."""

    games: int = 0
    keyboards: int = 0
    bytes: int = 0
    row: int = 0
    buttons: int = 0

    def meet(self, rows: Rows) -> None:
        """Look at a keyboard as Telegram gets it. Raises AssertionError where it does not fit."""
        markup = keyboard(Screen("", rows))
        lines = markup.inline_keyboard if markup else ()
        carried = [str(button.callback_data) for line in lines for button in line]
        assert all(one.isascii() and one for one in carried), carried
        self.keyboards += 1
        self.bytes = max(self.bytes, *(len(one.encode()) for one in carried))
        self.row = max(self.row, *map(len, lines))
        self.buttons = max(self.buttons, len(carried))


def opened(name: str, variant: str, seed: str) -> Table:
    """A table with one person on its seats."""
    start = game(name).deal(variant, seed)
    seats = tuple(Occupant(PERSON, "Olena") for _ in range(game(name).seats[0]))
    head = Head("k3v9x2qa", name, variant, seed, str(start), 1, 1, PERSON, seats)
    return Table.open(head, [Entry("deal", "person", person=PERSON, at=1)])


def states(table: Table, chance: random.Random) -> Iterator[Table]:
    """The states of a random game."""
    for _ in range(STATES):
        yield table
        if table.over:
            return
        seat = table.position.to_act[0]
        move = chance.choice(table.position.moves(seat))
        table = table.add(Entry("move", "person", seat, move, PERSON, table.version))


def walk(games: int, seed: int = 1) -> Seen:
    """Look at so many games, the variants in turn."""
    seen, chance, eyes = Seen(), random.Random(seed), reader("telegram")
    for number in range(games):
        seen.games += 1
        for table in states(opened(*VARIANTS[number % len(VARIANTS)], f"walk {number}"), chance):
            ask = Ask(table, eyes, table.position.to_act[0] if table.position.to_act else 0)
            if table.over:
                seen.meet(board(ask).rows)
                continue
            seen.meet(more_rows(ask))
            seen.meet(choices(ask))
            for path in {button.action for row in choices(ask) for button in row}:
                said = tuple(path.split("/")[3:]) if path[:2] in {"p/", "o/"} else ()
                if said:
                    seen.meet(choices(Ask(table, eyes, ask.seat, said)))
    return seen


def report(seen: Seen) -> str:
    """The lines of the measurement."""
    return "\n".join(
        (
            f"python -m tests.telegram.keyboards {seen.games}",
            f"random games {seen.games}, keyboards {seen.keyboards:,}",
            f"longest button {seen.bytes} bytes of 64 (ours: 48)",
            f"longest row {seen.row} of 8, most buttons {seen.buttons} of 100",
        )
    )


if __name__ == "__main__":
    asked = int(sys.argv[1]) if sys.argv[1:] else 1000
    sys.stdout.write(report(walk(asked)) + "\n")
