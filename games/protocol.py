"""What every game promises.

Positions and moves are text; both notations are exact inverses of their parsers. Chance happens
once, at the deal. Laws that hold for all games are tested in ``tests/games/test_laws.py``.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import ClassVar, Literal, Self

from games.weighing import Weighed

Seat = int
"""A place at the table, counted from 0 whatever the notation of the game says."""

Path = tuple[str, ...]
"""The words by which a person says a move, one press after the other."""

Json = None | bool | int | float | str | Sequence["Json"] | Mapping[str, "Json"]


@dataclass(frozen=True, slots=True)
class Text:
    """A sentence without a language: the id of a message in the locale files, and its arguments.

    >>> text("gwg-round", n=3)
    Text(id='gwg-round', args=(('n', 3),))
    """

    id: str
    args: tuple[tuple[str, str | int | Text | tuple[Text, ...]], ...] = ()


def text(id_: str, **args: str | int | Text | tuple[Text, ...]) -> Text:
    """Name a sentence; arguments may be sentences themselves, or lists of them."""
    return Text(id_, tuple(sorted(args.items())))


def who(seat: Seat) -> Text:
    """A seat in a sentence; whoever knows its name puts that in its place."""
    return text("ui-player", n=seat + 1)


class BadInput(ValueError):
    """A position, seed, variant or argument that cannot be read; the message says why."""


class IllegalMove(ValueError):
    """A move that the rules refuse in this position. ``reason`` tells a player why.

    ``code`` is the reason as a rule book with codes writes it, ``section`` what to read of ours.
    """

    def __init__(
        self, move: str, reason: Text, code: str = "", sections: Mapping[str, str] | None = None
    ) -> None:
        self.move, self.reason, self.code = move, reason, code
        why = reason.id.split("-", 2)[-1]
        self.section = (sections or {}).get(why, "")
        facts = ", ".join(f"{key} {one}" for key, one in reason.args if isinstance(one, str | int))
        told = f"{move[:40]!r} is no legal move: {why.replace('-', ' ')}"
        super().__init__(f"{told} ({facts})" if facts else told)


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended. ``detail`` holds what only this game knows, ready for JSON."""

    result: str
    """In one word; empty where only the scores tell it."""
    reason: str = ""
    winners: tuple[Seat, ...] = ()
    scores: tuple[int, ...] = ()
    detail: Mapping[str, Json] = field(default_factory=dict, hash=False)

    @property
    def won(self) -> bool:
        """Whether anybody won; in a solitaire, whether it was solved."""
        return bool(self.winners)


@dataclass(frozen=True, slots=True)
class Budget:
    """What a solver has: nodes to look at, so that the answer is the same everywhere.

    ``stop`` adds a time limit; ``known`` are lines that win from near by, to lead back to.
    """

    nodes: int
    stop: Callable[[], bool] = lambda: False
    known: tuple[tuple[Position, tuple[str, ...]], ...] = ()


@dataclass(frozen=True, slots=True)
class Solution:
    """A solver's answer. ``proved`` holds when ``moves`` is certainly a shortest line."""

    status: Literal["solved", "unsolvable", "unknown"]
    moves: tuple[str, ...] = ()
    nodes: int = 0
    proved: bool = False
    reason: str = ""


class Position(ABC):
    """An immutable, hashable, complete state of a game: ``game.parse(str(p)) == p``."""

    __slots__ = ()

    @property
    @abstractmethod
    def variant(self) -> str:
        """The variant with its options, as ``Game.deal`` takes it."""

    @property
    @abstractmethod
    def to_act(self) -> tuple[Seat, ...]:
        """The seats that may move now; empty when the game is over."""

    @property
    @abstractmethod
    def outcome(self) -> Outcome | None:
        """How it ended, or None while it goes on."""

    @abstractmethod
    def moves(self, seat: Seat) -> tuple[str, ...]:
        """All legal moves of a seat, sorted as ASCII text; empty when it may not move."""

    @abstractmethod
    def play(self, seat: Seat, move: str) -> tuple[Self, tuple[str, ...]]:
        """Make a move. Return the position after it and the events, public facts only.

        Raises IllegalMove and changes nothing when the rules refuse it.
        """

    @abstractmethod
    def prompt(self, seat: Seat | None) -> Text:
        """What the seat can do now, in one sentence; None asks for the public's sentence."""

    @property
    def seats(self) -> int:
        """How many seats take part."""
        return 1

    def secret(self, seat: Seat) -> bool:
        """Whether this seat sees anything that the public does not."""
        return self.seen_by(seat) != self.seen_by(None)

    def kindest(self, seat: Seat) -> str:
        """The legal move that costs a seat the least: what is played when its time is up."""
        return self.moves(seat)[0]

    def orders(self, seat: Seat) -> tuple[str, ...]:
        """Standing answers that a seat can give now besides its moves, best first.

        An order names what it is about, so that it never has to be taken back.
        """
        del seat
        return ()

    def follow(self, seat: Seat, orders: Collection[str]) -> str | None:
        """The move that the orders given by a seat (and its wishes) make; None to ask it."""
        del seat, orders
        return None

    def question(self, seat: Seat | None, said: Path) -> Text:
        """What has to be said next, after the words said so far."""
        del said
        return self.prompt(seat)

    @abstractmethod
    def label(self, seat: Seat, path: Path) -> Text:
        """What the button for the last word of ``path`` says, without its mark."""

    def worth(self, seat: Seat, path: Path) -> Text | None:
        """What the choice of the last word of ``path`` is worth, for those who want to be told."""
        del seat, path
        return None

    def seen_by(self, seat: Seat | None) -> Self:
        """The position with everything hidden from ``seat`` (None: the public) as unknown.

        A redacted position knows its viewer's moves but cannot be played.
        """
        del seat
        return self

    def offered(self, seat: Seat) -> tuple[str, ...]:
        """All legal moves in the order in which a person is offered them."""
        return self.moves(seat)

    def paths(self, seat: Seat, move: str) -> tuple[Path, ...]:
        """Every way to say a move. No path of a position is the beginning of another."""
        del seat
        return ((move,),)

    def mark(self, seat: Seat, path: Path, index: int) -> str:
        """The sign on picture and button for the last word of ``path``, the ``index``-th choice."""
        del seat, path
        return LETTERS[index] if index < len(LETTERS) else str(index + 1)

    def order(self, seat: Seat, path: Path) -> tuple[int | str, ...]:
        """Where a choice stands among its neighbours; equals stay in the order of the moves."""
        del seat, path
        return ()

    def warning(self, seat: Seat, move: str) -> Text | None:
        """Why a legal move would throw the game away by arithmetic alone; None if it does not."""
        del seat, move
        return None

    def facts(self) -> tuple[Text, ...]:
        """Up to two short facts for the head of the picture."""
        return ()

    def solve(self, budget: Budget, *, shortest: bool = False) -> Solution:
        """Look for a winning line with full information (solitaires)."""
        del budget, shortest
        return Solution("unknown")

    def careful(self, seed: str, tries: int, most: int) -> int:
        """How many of so many random games without blunders are won in ``most`` moves (solitaires).

        Forced moves do not count. After 50 games without a win no more are tried.
        """
        raise BadInput(f"nobody plays {self.variant} at random ({seed!r}, {tries}, {most})")

    def choose(self, seat: Seat, level: str, seed: str) -> str:
        """A computer player's move, from ``seen_by(seat)`` alone (games of several seats)."""
        raise BadInput(f"no computer player {level!r} for seat {seat} (seed {seed!r})")


LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


@dataclass(frozen=True, slots=True)
class Variant:
    """A variant as the menus offer it. ``winnable`` is a share in per mille, or None."""

    name: str
    winnable: int | None = None
    beginners: bool = False


DEALS = 500
"""So many deals are looked at before a search for a playable one is given up."""


class Game(Weighed, ABC):
    """A game: how to deal it, read it and rule on it. One instance each, named ``GAME``."""

    name: ClassVar[str]
    """As on the command line: ``guo-wu-guan``."""
    code: ClassVar[str]
    """Three letters for buttons and for the ids of its sentences: ``gwg``."""
    seats: ClassVar[tuple[int, ...]]
    """The numbers of seats that can play it."""
    levels: ClassVar[tuple[str, ...]] = ()
    """Computer players, weakest first."""
    slow: ClassVar[tuple[str, ...]] = ()
    """Levels that think longer than 5 ms, and so in a worker."""
    deals: ClassVar[tuple[int, ...]] = (1,)
    """How many deals a match can have; the usual one first."""
    wishes: ClassVar[tuple[str, ...]] = ()
    """Standing answers that a person may want in every game, each on unless taken back."""
    presses: ClassVar[int] = 1
    """How many presses say a move."""
    rounds: ClassVar[bool] = False
    """It is played in rounds, each begun by an event ``round``."""
    open_hands: ClassVar[bool] = False
    """Its hands are hidden, and a table can agree to play with all of them open."""
    page: ClassVar[int] = 0
    """So many choices after the first are shown at a time; 0: as many as there is room for."""
    raw: ClassVar[bool] = False
    """Deals can be lost from the start, so that free play chooses among them."""
    judged: ClassVar[bool] = False
    """A player is told when a move has made the game provably lost."""
    verbs: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    """What the command line can ask this game alone, each with the names of its arguments."""
    rules: ClassVar[int] = 1
    """Version of the rules; kept with every table, so that old games replay."""
    variants: ClassVar[tuple[Variant, ...]]
    """Best for beginners first."""

    @abstractmethod
    def deal(self, variant: str, seed: str, seats: int | None = None) -> Position:
        """Deal from a seed of 1 to 80 characters. Raises BadInput."""

    @abstractmethod
    def parse(self, notation: str) -> Position:
        """Read a position; settles what may be written unsettled. Raises BadInput."""

    def wish(self, name: str) -> Text:
        """The name of a wish."""
        return text(f"{self.code}-wish-{name}")

    def order(self, order: str) -> Text:
        """What the button of an order says; its kind stands before the first dash."""
        kind = order.partition("-")[0]
        return text(f"{self.code}-order-{kind}")

    @abstractmethod
    def tell(self, event: str) -> Text:
        """One event as a sentence."""

    @abstractmethod
    def summary(self, events: Sequence[str]) -> tuple[Text, ...]:
        """At most two sentences on what a move and everything forced after it did."""

    def seated(self, seats: int | None) -> int:
        """How many sit down: as many as are wished, or as few as can. Raises BadInput."""
        wanted = min(self.seats) if seats is None else seats
        if wanted not in self.seats:
            raise BadInput(f"{self.name} is for {', '.join(map(str, self.seats))}, not {wanted}")
        return wanted

    def playable(self, variant: str, seed: str, budget: Budget) -> tuple[str, Position, Solution]:
        """The first deal of ``seed``, ``seed#1``, ... worth playing, with the seed it came from.

        The solution tells what is known; ``budget`` is for the whole search. Raises BadInput.
        """
        del budget
        for number in range(DEALS):
            used = f"{seed}#{number}" if number else seed
            position = self.deal(variant, used)
            if position.outcome is None:
                return used, position, Solution("unknown")
        raise BadInput(f"no deal of {variant} from this seed leaves anything to decide")

    def options(self, variant: str) -> tuple[str, ...]:
        """The ways to play a variant, when that is asked, best first; itself: as it is drawn."""
        del variant
        return ()

    def asks(self, variant: str) -> tuple[Text, ...]:
        """The question that a variant with options asks, and a line on each that needs one."""
        del variant
        return ()

    def named(self, variant: str) -> Text:
        """The name of a variant with its options. Raises BadInput."""
        if variant not in {one.name for one in self.variants}:
            raise BadInput(f"{self.name} has no variant {variant[:60]!r}")
        return text(f"{self.code}-variant-{variant}")

    def event(self, event: str) -> Json:
        """An event as the command line tells it."""
        return event

    def trail(
        self, steps: Sequence[Sequence[str]], end: Outcome | None = None
    ) -> tuple[tuple[str, Text], ...]:
        """A finished game, from the events of each move, in signs and words that tell no tile."""
        del steps, end
        return ()

    def feats(self, steps: Sequence[tuple[Seat, Sequence[str]]], seat: Seat) -> tuple[str, ...]:
        """What a seat achieved in a finished game that deserves a badge: ``CODE-feat-NAME``.

        ``steps`` are the seat and the events of each move of the record.
        """
        del steps, seat
        return ()

    def ruling(self, record: Sequence[Position]) -> Outcome | None:
        """Rules that belong to the record of a game, its first position included."""
        del record
        return None

    def read_move(self, position: Position, seat: Seat, typed: str) -> str:
        """Bring what a person typed into the notation where that is beyond doubt."""
        del position, seat
        return typed.strip()

    def number(self, seat: Seat) -> int | str:
        """A seat as the notation of the game names it."""
        return seat

    def seat(self, number: str) -> Seat:
        """The inverse of ``number``. Raises BadInput."""
        for seat in range(max(self.seats)):
            if str(self.number(seat)) == number:
                return seat
        raise BadInput(f"no seat {number!r} in {self.name}")

    def report(self, position: Position) -> Mapping[str, Json]:
        """What ``deal`` and ``moves`` of the command line add for this game."""
        del position
        return {}

    def counts(self) -> tuple[str, ...]:
        """What can be counted about the rules by brute force, as paragraphs of the study."""
        return ()

    def answer(self, verb: str, args: Mapping[str, str]) -> Mapping[str, Json]:
        """Answer a verb that only this game has. Raises BadInput when it has no such verb."""
        raise BadInput(f"{self.name} has no verb {verb!r} ({len(args)} arguments given)")
