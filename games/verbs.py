"""What ``python -m games`` can do: one function per verb, arguments in, JSON out."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256
from typing import Final

from games.arguments import Arguments
from games.protocol import BadInput, Budget, Game, IllegalMove, Json, Outcome, Position, Seat, Text
from games.record import NOTHING, BadRecord, outcome_json
from games.record import verify as verified
from games.registry import GAMES
from games.shuffle import Stream, commitment

Answer = Mapping[str, Json]

DEEPEST: Final = 200
NODES: Final = 2_000_000
MOST: Final = 10**9
DECISIONS: Final = 1000


class Refused(BadInput):
    """Bad input with more to say than words."""

    def __init__(self, message: str, **more: Json) -> None:
        self.more = more
        super().__init__(message)


@dataclass(frozen=True, slots=True)
class Verb:
    """A verb and the names of its arguments."""

    answer: Callable[[Arguments], Answer]
    about: str
    needs: tuple[str, ...] = ()
    takes: tuple[str, ...] = ()


def plain(reason: Text) -> str:
    """A reason without a language: its id and its facts."""
    facts = "; ".join(
        plain(value) if isinstance(value, Text) else f"{name} {value}"
        for name, value in reason.args
        if not isinstance(value, tuple)
    )
    return f"{reason.id} ({facts})" if facts else reason.id


def list_games(arguments: Arguments) -> Answer:
    """All games."""
    del arguments
    return {"games": [_listed(one) for one in GAMES.values()]}


def _listed(one: Game) -> Json:
    return {
        "game": one.name,
        "variants": [variant.name for variant in one.variants],
        "rules": one.rules,
        "seats": list(one.seats),
        "levels": list(one.levels),
    }


def deal(arguments: Arguments) -> Answer:
    """A start position."""
    one = arguments.game()
    position = _dealt(one, arguments)
    return {"position": str(position), **one.report(position)}


def _dealt(one: Game, arguments: Arguments) -> Position:
    seats = arguments.number("players", 0, 9) if arguments.has("players") else None
    return one.deal(arguments.text("variant"), arguments.text("seed"), seats)


def moves(arguments: Arguments) -> Answer:
    """The legal moves."""
    one = arguments.game()
    position = arguments.position()
    turn = position.to_act[0] if position.to_act else None
    seat = one.seat(arguments.text("seat")) if arguments.has("seat") else turn
    return {
        "moves": [] if seat is None else list(position.moves(seat)),
        "to_play": None if turn is None else one.number(turn),
        **one.report(position),
    }


def play_all(
    one: Game, position: Position, words: list[str], *, ruled: bool
) -> tuple[Position, Outcome | None, list[str]]:
    """Play moves one after the other; with ``ruled`` under the rules of the record too."""
    record, events, outcome = [position], list[str](), position.outcome
    for at, move in enumerate(words):
        seat = next(iter(position.to_act), 0)
        try:
            if outcome and position.to_act:
                raise Refused(f"move {at} comes after the end of the game", at=at)
            position, told = position.play(seat, move)
        except IllegalMove as error:
            raise _refused(position, seat, error, at) from error
        record.append(position)
        events.extend(told)
        outcome = position.outcome or (one.ruling(record) if ruled else None)
    return position, outcome, events


def _refused(position: Position, seat: Seat, error: IllegalMove, at: int) -> Refused:
    """A refused move as an answer: its code where the game has codes, else a sentence."""
    reason, move = plain(error.reason), error.move[:20]
    if error.code:
        return Refused(error.code, at=at, why=reason)
    if not position.to_act:
        return Refused(f"move {at} comes after the end of the game", at=at)
    legal = " ".join(position.moves(seat)[:12])
    return Refused(f"{move!r} is refused: {reason}; legal: {legal}", at=at)


def apply(arguments: Arguments) -> Answer:
    """The position after some moves."""
    one, start = arguments.game(), _whole(arguments)
    words = arguments.text("moves").split()
    position, outcome, events = play_all(one, start, words, ruled=arguments.flag("repetition"))
    told = [one.event(event) for event in events]
    return {
        "position": str(position),
        "outcome": outcome_json(outcome),
        "events": [event for event in told if event is not None],
    }


def _whole(arguments: Arguments) -> Position:
    """A position in which nothing is unknown."""
    position = arguments.position()
    if "xx" in str(position) or "?" in str(position):
        raise BadInput("hidden tiles are unknown here: only view and moves can read this")
    return position


def perft(arguments: Arguments) -> Answer:
    """The number of sequences of exactly so many decisions."""
    return {"nodes": sequences(_whole(arguments), arguments.number("depth", 0, DEEPEST))}


@lru_cache(maxsize=1 << 16)
def sequences(position: Position, depth: int) -> int:
    """Count the sequences of exactly ``depth`` decisions."""
    if depth == 0:
        return 1
    return sum(
        sequences(position.play(seat, move)[0], depth - 1)
        for seat in position.to_act[:1]
        for move in position.moves(seat)
    )


def view(arguments: Arguments) -> Answer:
    """What a seat or the public sees."""
    position, seat = arguments.position(), arguments.text("seat", "public")
    viewer = None if seat == "public" else arguments.game().seat(seat)
    return {"position": str(position.seen_by(viewer))}


def solve(arguments: Arguments) -> Answer:
    """A solution, or the proof that there is none."""
    position, limit = _whole(arguments), arguments.seconds("limit-s")
    end = time.monotonic() + limit if limit is not None else None
    budget = Budget(
        arguments.number("nodes", NODES, MOST),
        lambda: end is not None and time.monotonic() >= end,
    )
    shortest = arguments.flag("shortest")
    solution = position.solve(budget, shortest=shortest)
    return {
        "status": solution.status,
        "moves": list(solution.moves),
        "length": len(solution.moves),
        "nodes": solution.nodes,
        **({"proved": solution.proved} if shortest else {}),
        **({"reason": solution.reason} if solution.reason else {}),
    }


def playout(arguments: Arguments) -> Answer:
    """A game of random legal moves."""
    position, limit = _whole(arguments), arguments.number("limit", DECISIONS, MOST)
    stream, played = Stream(arguments.text("seed")), list[str]()
    while position.to_act and len(played) < limit:
        seat = position.to_act[0]
        legal = position.moves(seat)
        played.append(legal[stream.below(len(legal))])
        position, _ = position.play(seat, played[-1])
    digest = sha256("".join(f"{move} " for move in played).encode()).hexdigest()
    return {
        "position": str(position),
        "decisions": len(played),
        "moves_sha256": digest,
        "outcome": outcome_json(position.outcome),
    }


def choose(arguments: Arguments) -> Answer:
    """A computer player's move."""
    seat = arguments.game().seat(arguments.text("seat"))
    level, seed = arguments.text("level"), arguments.text("seed")
    return {"move": _whole(arguments).choose(seat, level, seed)}


def verify(arguments: Arguments) -> Answer:
    """Whether a shuffle was fixed before play, and whether the game went as told."""
    if arguments.has("record"):
        return _verified(arguments.text("record"))
    for name in SEALED:
        if not arguments.has(name):
            raise BadInput(f"verify needs --{name}, or a record")
    one, start = arguments.game(), _dealt(arguments.game(), arguments)
    promised = arguments.text("commitment").strip().lower()
    if commitment(arguments.text("seed"), arguments.text("table")) != promised:
        raise Refused("the commitment is not that of this seed and table", verified=False)
    if arguments.has("position") and arguments.position() != start:
        raise Refused(f"this seed deals another board: {start}", verified=False)
    words = arguments.text("moves", "").split()
    position, outcome, _ = play_all(one, start, words, ruled=True)
    return {
        "verified": True,
        "start": str(start),
        "position": str(position),
        "moves": len(words),
        "outcome": outcome_json(outcome),
    }


def _verified(written: str) -> Answer:
    """The same of a game that is written down whole, or of all deals of a match."""
    try:
        found = verified(written)
    except BadRecord as bad:
        place = {"line": bad.line, **({"move": bad.move} if bad.move else {})}
        raise Refused(str(bad), verified=False, **place, why=plain(bad.why)) from bad
    records: list[Json] = [
        {
            "game": record.game,
            "variant": record.variant,
            "deal": record.deal,
            "start": record.start,
            "position": str(positions[-1]),
            "moves": len(record.moves),
            "outcome": json.loads(record.result) if record.result != NOTHING else None,
        }
        for record, positions in found
    ]
    return {"verified": True, "records": records}


ONE: Final = ("game", "position")
SEALED: Final = ("game", "variant", "seed", "table", "commitment")

VERBS: Final[Mapping[str, Verb]] = {
    "list": Verb(list_games, "all games"),
    "deal": Verb(deal, "a start position", ("game", "variant", "seed"), ("players",)),
    "moves": Verb(moves, "the legal moves", ONE, ("seat",)),
    "apply": Verb(apply, "the position after some moves", (*ONE, "moves"), ("repetition",)),
    "perft": Verb(perft, "how many lines of play", (*ONE, "depth")),
    "view": Verb(view, "the position without what is hidden", ONE, ("seat",)),
    "solve": Verb(solve, "a solution (solitaires)", ONE, ("nodes", "limit-s", "shortest")),
    "playout": Verb(playout, "a random game", (*ONE, "seed"), ("limit",)),
    "choose": Verb(choose, "a computer player's move", (*ONE, "seat", "level", "seed")),
    "verify": Verb(
        verify,
        "a shuffle that was promised and the game played with it, or --record FILE (or stdin)",
        (),
        (*SEALED, "position", "moves", "players", "record"),
    ),
}


def answer(verb: str, given: Mapping[str, Json]) -> Answer:
    """Answer a verb. Raises BadInput."""
    arguments = Arguments({name.replace("_", "-"): value for name, value in given.items()})
    if verb not in VERBS:
        if not arguments.has("game"):
            raise BadInput(f"no verb {verb[:20]!r}; there are {', '.join(VERBS)}")
        words = {name: arguments.text(name) for name in arguments.given if name != "game"}
        return arguments.game().answer(verb, words)
    known = VERBS[verb]
    for name in arguments.given:
        if name not in {*known.needs, *known.takes}:
            raise BadInput(f"{verb} takes no --{name[:40]}")
    for name in known.needs:
        if not arguments.has(name):
            raise BadInput(f"{verb} needs --{name}")
    return known.answer(arguments)
