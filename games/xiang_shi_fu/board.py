"""A position of Xiang Shi Fu."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple, Self

from games.protocol import Budget, IllegalMove, Outcome, Path, Position, Seat, Solution, Text, text
from games.xiang_shi_fu import words
from games.xiang_shi_fu.careful import careful
from games.xiang_shi_fu.dead import is_dead, locked, locked_in_time
from games.xiang_shi_fu.exchanges import exchanges
from games.xiang_shi_fu.goals import fulfils
from games.xiang_shi_fu.layouts import Layout, Step
from games.xiang_shi_fu.refusal import SECTIONS, refusal
from games.xiang_shi_fu.rejoin import Line, rejoin
from games.xiang_shi_fu.rules import Choice, Rules
from games.xiang_shi_fu.search import Task
from games.xiang_shi_fu.sets import ID, SETS, Tiles, valid_sets
from games.xiang_shi_fu.solver import solve

WON = "won"
STUCK = "stuck"


class Move(NamedTuple):
    """A legal move: the seats, what each gives and what each holds afterwards."""

    text: str
    one: str
    two: str
    gives: Tiles
    takes: Tiles
    become: tuple[Tiles, Tiles]


@dataclass(frozen=True, slots=True)
class Board(Position):
    """The sets on the table: everything there is to know, as nothing is hidden."""

    choice: Choice
    sets: tuple[Tiles, ...]
    """In reading order, each high to low."""

    def __str__(self) -> str:
        sets = ",".join(dense(tiles) for tiles in self.sets)
        return f"xsf:{self.choice.name}:{self.choice.rule}:{self.choice.target}:{sets}"

    @property
    def variant(self) -> str:
        """The variant with its target and its rule for dead groups."""
        return str(self.choice)

    @property
    def rules(self) -> Rules:
        """What the variant sets differently."""
        return self.choice.rules

    @property
    def held(self) -> dict[str, Tiles]:
        """What lies on every seat, in reading order."""
        return dict(zip(self.rules.seats, self.sets, strict=True))

    @property
    def invalid(self) -> tuple[str, ...]:
        """The seats whose tiles are no valid set."""
        valid = valid_sets(self.choice.rule)
        lying = zip(self.rules.seats, self.sets, strict=True)
        return tuple([seat for seat, tiles in lying if tiles not in valid])

    @property
    def dead(self) -> tuple[str, ...]:
        """The seats whose sets nothing on earth could repair."""
        rule, name = self.choice.rule, self.choice.name
        return tuple(seat for seat, tiles in self.held.items() if is_dead(tiles, rule, name))

    @property
    def locked(self) -> tuple[str, ...]:
        """The seats whose sets nothing could repair that can come up on this table."""
        lost = {SETS[number] for number in locked(self.layout, self.choice.rule, self.choice.name)}
        return tuple(seat for seat, tiles in self.held.items() if tiles in lost)

    @property
    def layout(self) -> tuple[int, ...]:
        """The numbers of the sets."""
        return tuple(ID[tiles] for tiles in self.sets)

    def type_of(self, seat: str) -> str:
        """By which type the set of a seat is called; empty when it is invalid."""
        return valid_sets(self.choice.rule).get(self.sets[self.rules.seats.index(seat)], "")

    @property
    def won(self) -> bool:
        """Whether all sets are valid and meet what the variant asks for."""
        if not all(map(valid_sets(self.choice.rule).__contains__, self.sets)):
            return False
        return fulfils(self.sets, self.choice.name, self.choice.target)

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """The one seat, while the game goes on."""
        return () if self.outcome else (0,)

    @property
    def outcome(self) -> Outcome | None:
        """Won; or stuck, when no move is left."""
        if self.won:
            return Outcome(WON, winners=(0,))
        return None if self.legal else Outcome(STUCK)

    @property
    def legal(self) -> Mapping[str, Move]:
        """The exchanges between any two seats (section 5), whatever the game says of the end."""
        return _legal(self.rules.seats, self.sets, self.choice.rule)

    def ways(self) -> tuple[Move, ...]:
        """The same without their texts."""
        return tuple(self.legal.values())

    def moves(self, seat: Seat) -> tuple[str, ...]:
        """All legal moves, sorted as ASCII text."""
        if seat != 0 or self.won:
            return ()
        return tuple(self.legal)

    def play(self, seat: Seat, move: str) -> tuple[Self, tuple[str, ...]]:
        """Make an exchange."""
        way = self.legal.get(move)
        if way is None or seat != 0 or self.won:
            raise IllegalMove(move, refusal(self, move), sections=SECTIONS)
        after = self.exchanged(way)
        return after, tuple(words.events(self, after, way))

    def exchanged(self, way: Move) -> Self:
        """The board after a legal move."""
        seats, sets = self.rules.seats, list(self.sets)
        sets[seats.index(way.one)], sets[seats.index(way.two)] = way.become
        return type(self)(self.choice, tuple(sets))

    def paths(self, seat: Seat, move: str) -> tuple[Path, ...]:
        """An exchange may begin on either side: a tile or a pair, then its partner."""
        del seat
        one, _, two = move.partition("-")
        return ((one, move), (two, move))

    def prompt(self, seat: Seat | None) -> Text:
        """What can be done now."""
        del seat
        return words.prompt(self)

    def question(self, seat: Seat | None, said: Path) -> Text:
        """What a picked tile is to be exchanged for."""
        if not said:
            return self.prompt(seat)
        letter, pips = said[0][0], said[0][1:]
        tiles = [int(pips[at : at + 2]) for at in range(0, len(pips), 2)]
        return text("xsf-prompt-picked", seat=letter, tiles=words.listed(tiles))

    def label(self, seat: Seat, path: Path) -> Text:
        """A tile to give, or what it would be exchanged for."""
        del seat
        return words.label(self, path)

    def mark(self, seat: Seat, path: Path, index: int) -> str:
        """The letter of the seat and what it would give."""
        del seat, index
        return other_side(path)

    def order(self, seat: Seat, path: Path) -> tuple[int | str, ...]:
        """Seats in reading order, and in each the tiles as they lie."""
        mark = self.mark(seat, path, 0)
        return (self.rules.seats.index(mark[0]), *(-int(pip) for pip in mark[1:]))

    def facts(self) -> tuple[Text, ...]:
        """How far the game has come, and where it should go."""
        return words.facts(self)

    def solve(self, budget: Budget, *, shortest: bool = False) -> Solution:
        """Look for a solution, or for the proof that there is none (section 8)."""
        if self.won:
            return Solution("solved", proved=True)
        if self.dead:
            return Solution("unsolvable", reason="dead group")
        lost = locked_in_time(self.layout, self.choice.rule, self.choice.name, budget.stop)
        if lost is None:
            return Solution("unknown")
        if lost:
            return Solution("unsolvable", reason="locked set")
        back = rejoin(self.layout, map(_steps, budget.known), exchanges(self.choice.rule), budget)
        if back.steps is not None and not shortest:
            return Solution("solved", tuple(self._seated(back.steps)), back.nodes)
        task = Task(self.layout, self.choice.name, self.choice.rule, self.choice.target)
        rest = Budget(budget.nodes - back.nodes, budget.stop)
        answer = solve(task, rest, shortest=shortest, line=back.steps)
        nodes = back.nodes + answer.nodes
        if answer.line is None:
            if not answer.exhausted:
                return Solution("unknown", nodes=nodes)
            return Solution("unsolvable", nodes=nodes, reason="search space exhausted")
        moves = tuple(self._seated(answer.line))
        return Solution("solved", moves, nodes, answer.proved)

    def careful(self, seed: str, tries: int, most: int) -> int:
        """How many of so many careful random games are won."""
        valid = exchanges(self.choice.rule).valid

        def won(layout: Layout) -> bool:
            if not all(valid[number] for number in layout):
                return False
            sets = [SETS[number] for number in layout]
            return fulfils(sets, self.choice.name, self.choice.target)

        return careful(self.layout, self.choice.rule, won, seed, (tries, most))

    def _seated(self, line: Sequence[Step]) -> Iterator[str]:
        """The moves of a line that the solver found without looking at seats."""
        board = self
        for step in line:
            if board.won:
                return
            way = next(way for way in board.ways() if _is(board, way, step))
            yield way.text
            board = board.exchanged(way)


@lru_cache(maxsize=1 << 10)
def _legal(letters: str, sets: tuple[Tiles, ...], rule: str) -> Mapping[str, Move]:
    """All exchanges between seats by their texts, sorted; the earlier letter first."""
    rows, found = exchanges(rule).rows, []
    seats = sorted((seat, ID[tiles]) for seat, tiles in zip(letters, sets, strict=True))
    for place, (two, second) in enumerate(seats):
        for one, first in seats[:place]:
            for exchange in rows[first][second]:
                gives, takes = exchange.gives, exchange.takes
                move = f"{one}{dense(gives)}-{two}{dense(takes)}"
                become = SETS[exchange.one], SETS[exchange.two]
                found.append(Move(move, one, two, gives, takes, become))
    return {move.text: move for move in sorted(found)}


@lru_cache(maxsize=1 << 6)
def _steps(known: tuple[Position, tuple[str, ...]]) -> Line:
    """A line as the solver sees it, whoever holds the sets."""
    board, moves = known
    assert isinstance(board, Board)  # noqa: S101 - lines are of the game that is asked
    steps, at = list[Step](), board
    for move in moves:
        way = at.legal[move]
        first, second = way.become
        steps.append((ID[at.held[way.one]], ID[at.held[way.two]], ID[first], ID[second]))
        at = at.exchanged(way)
    return board.layout, tuple(steps)


def dense(tiles: Tiles) -> str:
    """Tiles as the notation writes them.

    >>> dense((65, 61))
    '6561'
    """
    return "".join(map(str, tiles))


def other_side(path: Path) -> str:
    """What the last word of a path names: the first side, or the partner of the first side."""
    if len(path) == 1:
        return path[0]
    one, _, two = path[1].partition("-")
    return two if path[0] == one else one


def _is(board: Board, way: Move, step: Step) -> bool:
    """Whether a move is the step that was meant."""
    one, two = ID[board.held[way.one]], ID[board.held[way.two]]
    first, second = ID[way.become[0]], ID[way.become[1]]
    return step in {(one, two, first, second), (two, one, second, first)}
