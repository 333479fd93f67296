"""A game written down: everything that somebody else needs to play it again, as lines of text.

    Teahouse record 1
    Game: guo-wu-guan
    Variant: classic
    Rules: 1
    Table: k3v9x2qa
    Seats: Olena
    Seed: 5c0e...
    Commitment: 9b1f...
    Start: classic:...
    1. 4abe
    2. 5cde
    Result: {"result":"won"}

A move of a game for several has its seat before it, as the game numbers seats. Where seed, table
and commitment are missing the start position is taken as it stands. ``End`` tells what the rules do
not: that somebody gave up. A match is one record after the other, each with the number of its deal.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from games.protocol import (
    BadInput,
    Game,
    IllegalMove,
    Json,
    Outcome,
    Position,
    Seat,
    Text,
    text,
    who,
)
from games.registry import game
from games.shuffle import commitment

HEAD: Final = "Teahouse record 1"

LONGEST: Final = 65_536
"""Characters of a record, or of all records of a match."""

MOST_MOVES: Final = 2_000
"""No game comes near it."""

NEEDED: Final = ("Game", "Variant", "Seats", "Start")
KEYS: Final = (
    *("Game", "Variant", "Rules", "Table", "Deal", "Seats"),
    *("Seed", "Commitment", "Start", "End", "Result"),
)
NOTHING: Final = "-"

ENDS: Final = ("resigned", "stopped")
"""What may end a game besides its rules."""

_KEY = re.compile(rf"({'|'.join(KEYS)}): ?(.*)")
_MOVE = re.compile(r"(\d{1,5})\. ?(?:(\S{1,2}) )?(\S+)")
_FOLDED = re.compile(rf"\s+(?=(?:{'|'.join(KEYS)}): )|\s+(?=\d{{1,5}}\. )|(?<={HEAD})\s+")


class BadRecord(BadInput):
    """A record that is not true to itself: where the fault lies, and why it is one.

    ``line`` counts from 1, ``move`` is the number of the move, 0 for what is no move.
    """

    def __init__(self, line: int, why: Text, move: int = 0) -> None:
        self.line, self.why, self.move = line, why, move
        facts = ", ".join(f"{key} {one}" for key, one in why.args if isinstance(one, str | int))
        told = f"{why.id.split('-', 2)[-1].replace('-', ' ')}{f' ({facts})' if facts else ''}"
        place = f"line {line}, move {move}" if move else f"line {line}"
        super().__init__(f"{place}: {told}")


@dataclass(frozen=True, slots=True)
class Record:
    """One deal from its start to its end."""

    game: str
    variant: str
    seats: tuple[str, ...]
    """Who sat there, in words that every language reads."""
    start: str
    moves: tuple[tuple[Seat, str], ...] = ()
    result: str = NOTHING
    """The outcome by the rules as JSON; ``-`` where they know none."""
    end: str = ""
    """Who or what else ended it."""
    rules: int = 1
    table: str = ""
    """What the seed is sealed with."""
    deal: int = 1
    seed: str = ""
    commitment: str = ""
    lines: Mapping[str, int] = field(default_factory=dict, compare=False)
    """In which line of the text that was read stands what, moves by their numbers."""

    def __str__(self) -> str:
        one = game(self.game)
        told = {
            "Game": self.game,
            "Variant": self.variant,
            "Rules": str(self.rules),
            "Table": self.table,
            "Deal": str(self.deal) if self.deal > 1 else "",
            "Seats": " | ".join(self.seats),
            "Seed": self.seed,
            "Commitment": self.commitment,
            "Start": self.start,
        }
        head = [f"{key}: {value}" for key, value in told.items() if value]
        moves = [
            f"{number}. {f'{one.number(seat)} ' if max(one.seats) > 1 else ''}{move}"
            for number, (seat, move) in enumerate(self.moves, 1)
        ]
        end = [f"End: {self.end}"] if self.end else []
        return "\n".join((HEAD, *head, *moves, *end, f"Result: {self.result}", ""))

    def line(self, key: str | int) -> int:
        """In which line something stands; the last one for what is missing."""
        return self.lines.get(str(key), max(self.lines.values(), default=1))


def outcome_json(outcome: Outcome | None) -> Json:
    """An outcome as the command line and records write it."""
    if outcome is None:
        return None
    reason = {"reason": outcome.reason} if outcome.reason else {}
    result = {"result": outcome.result} if outcome.result else {}
    return {**result, **reason, **outcome.detail}


def told(outcome: Outcome | None) -> str:
    """An outcome on the line of a record."""
    return json.dumps(outcome_json(outcome), separators=(",", ":")) if outcome else NOTHING


def read(written: str) -> tuple[Record, ...]:
    """Read the records of a text, at least one. Raises BadRecord."""
    if len(written) > LONGEST:
        raise BadRecord(1, text("ui-record-long", most=LONGEST))
    lines = _lines(written)
    heads = [at for at, (_, line) in enumerate(lines) if line == HEAD]
    if not heads or heads[0]:
        raise BadRecord(lines[0][0] if lines else 1, text("ui-record-head", head=HEAD))
    ends = [*heads[1:], len(lines)]
    return tuple(_read(lines[at:end]) for at, end in zip(heads, ends, strict=True))


def _lines(written: str) -> list[tuple[int, str]]:
    """What stands in which line; a text that lost its line breaks on its way gets them back."""
    flat = written.strip().removeprefix("\ufeff").strip("`").strip()
    unfolded = flat if "\n" in flat else _FOLDED.sub("\n", flat)
    numbered = ((at, line.strip()) for at, line in enumerate(unfolded.splitlines(), 1))
    return [(at, line) for at, line in numbered if line]


def _read(lines: Sequence[tuple[int, str]]) -> Record:
    """One record; its first line is the head."""
    known: dict[str, str] = {}
    where: dict[str, int] = {}
    moves: list[tuple[int, str, str]] = []
    for at, line in lines[1:]:
        if found := _KEY.fullmatch(line):
            if found[1] in known:
                raise BadRecord(at, text("ui-record-twice", name=found[1]))
            known[found[1]], where[found[1]] = found[2].strip(), at
        elif found := _MOVE.fullmatch(line):
            number = len(moves) + 1
            if int(found[1]) != number or number > MOST_MOVES:
                raise BadRecord(at, text("ui-record-number", n=number), number)
            moves.append((at, found[2] or "", found[3]))
            where[str(number)] = at
        else:
            raise BadRecord(at, text("ui-record-line"))
    for name in NEEDED:
        if not known.get(name):
            raise BadRecord(lines[-1][0], text("ui-record-missing", name=name))
    return _recorded(known, where, moves)


def _recorded(
    known: Mapping[str, str], where: dict[str, int], moves: Sequence[tuple[int, str, str]]
) -> Record:
    try:
        one = game(known["Game"])
    except BadInput:
        raise BadRecord(where["Game"], text("ui-record-game")) from None
    return Record(
        one.name,
        known["Variant"],
        tuple(name.strip() for name in known["Seats"].split("|")),
        known["Start"],
        tuple(_moves(one, moves)),
        known.get("Result") or NOTHING,
        known.get("End", ""),
        _number(known, where, "Rules"),
        known.get("Table", ""),
        _number(known, where, "Deal"),
        known.get("Seed", ""),
        known.get("Commitment", "").lower(),
        where,
    )


def _moves(one: Game, moves: Sequence[tuple[int, str, str]]) -> Iterator[tuple[Seat, str]]:
    for number, (at, seat, move) in enumerate(moves, 1):
        several = max(one.seats) > 1
        if bool(seat) != several:
            raise BadRecord(at, text("ui-record-line"), number)
        try:
            yield (one.seat(seat) if several else 0), move
        except BadInput:
            raise BadRecord(at, text("ui-record-line"), number) from None


def _number(known: Mapping[str, str], where: Mapping[str, int], name: str) -> int:
    written = known.get(name, "1")
    if not (written.isascii() and written.isdecimal() and len(written) <= 3):  # noqa: PLR2004 - far more than there are
        raise BadRecord(where[name], text("ui-record-line"))
    return int(written)


def replay(record: Record) -> tuple[Position, ...]:
    """Play a record: its positions from the start on. Raises BadRecord where it goes wrong."""
    one = game(record.game)
    positions = [_start(one, record)]
    outcome = positions[0].outcome
    for number, (seat, move) in enumerate(record.moves, 1):
        position = positions[-1]
        at = record.line(number)
        if outcome or not position.to_act:
            raise BadRecord(at, text("ui-record-after"), number)
        if seat not in position.to_act:
            raise BadRecord(at, text("ui-record-turn", player=who(seat)), number)
        try:
            positions.append(position.play(seat, move)[0])
        except IllegalMove as illegal:
            raise BadRecord(at, illegal.reason, number) from illegal
        except BadInput:
            raise BadRecord(at, text("ui-record-line"), number) from None
        outcome = positions[-1].outcome or one.ruling(positions)
    if record.result != told(outcome):
        raise BadRecord(record.line("Result"), _otherwise(one, outcome))
    if record.end and (outcome or record.end not in ENDS):
        raise BadRecord(record.line("End"), text("ui-record-end", ends=" / ".join(ENDS)))
    return tuple(positions)


def _otherwise(one: Game, outcome: Outcome | None) -> Text:
    """How the moves of a record end; ``result`` is what should stand there."""
    if outcome is None:
        return text("ui-record-result-open", result=NOTHING)
    ended, points = ending(one, outcome), ", ".join(map(str, outcome.scores))
    if len(outcome.scores) > 1:
        return text("ui-record-result-points", ending=ended, points=points, result=told(outcome))
    return text("ui-record-result", ending=ended, result=told(outcome))


def ending(one: Game, outcome: Outcome) -> Text:
    """How a game ended: in the word of the result and the reason, as far as it has them."""
    return text("-".join(filter(None, (f"{one.code}-outcome", outcome.result, outcome.reason))))


def _start(one: Game, record: Record) -> Position:
    """The start position; where the deal is sealed it must be the one of the seed."""
    line = record.line("Start")
    if record.rules != one.rules:
        raise BadRecord(record.line("Rules"), text("ui-record-rules", n=one.rules))
    try:
        start = one.parse(record.start)
        one.named(record.variant)
    except BadInput:
        raise BadRecord(line, text("ui-record-start-unread")) from None
    unknown = "?" in record.start or "xx" in record.start
    if unknown or str(start) != record.start or _kind(start.variant) != _kind(record.variant):
        raise BadRecord(line, text("ui-record-start-unread"))
    if start.seats != len(record.seats):
        raise BadRecord(record.line("Seats"), text("ui-record-seats", n=start.seats))
    if record.seed:
        _sealed(one, record, start)
    return start


def _kind(variant: str) -> str:
    """A variant without its options."""
    return re.split("[=+]", variant)[0]


def _sealed(one: Game, record: Record, start: Position) -> None:
    if commitment(record.seed, record.table) != record.commitment:
        raise BadRecord(record.line("Commitment"), text("ui-record-commitment"))
    seed = record.seed if record.deal == 1 else f"{record.seed}#{record.deal}"
    try:
        dealt = one.deal(record.variant, seed, len(record.seats))
    except BadInput:
        raise BadRecord(record.line("Seed"), text("ui-record-seed")) from None
    if dealt != start:
        raise BadRecord(record.line("Start"), text("ui-record-start"))


def verify(written: str) -> tuple[tuple[Record, tuple[Position, ...]], ...]:
    """Play the records of a text again; each deal must be sealed. Raises BadRecord."""
    found = []
    for record in read(written):
        if not (record.seed and record.commitment and record.table):
            raise BadRecord(record.line("Seed"), text("ui-record-missing", name="Seed"))
        found.append((record, replay(record)))
    return tuple(found)
