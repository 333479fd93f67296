"""Computer players. A level is a budget, so that position, seat, level and seed fix the choice.

* easy takes the most points, and every third time or so just anything;
* normal takes the most points less what the next seat, with a likely rack, can make of it then;
* hard looks ahead: with two seats by alpha-beta, with more by playing on with likely racks.

They know what their seat knows: racks that lie open, and of hidden ones that they hold what is
neither on the table nor in the own rack. With two seats that is the very rack.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from hashlib import sha256
from typing import TYPE_CHECKING, Final

from games.protocol import BadInput, Seat
from games.shuffle import Stream
from games.wu_hsing.grid import Domino, spot
from games.wu_hsing.hands import Hand, Option, best, hand_of, options
from games.wu_hsing.live import LETTER, Live
from games.wu_hsing.pattern import PAIRS
from games.wu_hsing.playout import Playouts
from games.wu_hsing.rules import HIDDEN, SET, Kind, Rack, by_kind, is_double
from games.wu_hsing.search import Search

if TYPE_CHECKING:
    from games.wu_hsing.board import Board

CARELESS: Final = 3
"""The easy player is careless one time in so many."""

NODES: Final = 4000
"""Placements that the hard player makes in its head with two seats."""

NODES_OF_MORE: Final = 5000
"""The same with three and four seats."""

MOST_GUESSES: Final = 100
"""With so many likely racks of all seats it plays on at most: near the end few nodes are many."""

GUESSES: Final = 12
"""So many likely racks of the next seat the hard player looks at to find its candidates; the
normal player looks at one."""

CONSIDERED: Final = 24
"""Of the placements with the most points so many are looked at more closely."""

CANDIDATES: Final = (8, 4, 2)
"""Those that look best are played on; after each third of the budget the best of them stay."""

SHORT: Final = (14, 8)
"""With so many dominoes left playouts branch at one own turn, and at two."""

PAIR: Final = 2


def choose(board: Board, seat: Seat, level: str, seed: str) -> str:
    """The move of a computer player. Raises BadInput when it is not its turn."""
    player = PLAYERS.get(level)
    if player is None:
        raise BadInput(f"no computer player {level[:20]!r}; there are {', '.join(PLAYERS)}")
    seen = board.seen_by(seat)
    moves = seen.moves(seat)
    if not moves:
        raise BadInput("it is not the turn of this seat")
    if len(moves) == 1:
        return moves[0]
    key = "\n".join((seed, str(seat), level, str(seen)))
    stream = Stream(sha256(key.encode("utf-8", "surrogatepass")).hexdigest())
    return opening(moves, stream) if seen.opening else player(seen, stream)


def opening(moves: Sequence[str], stream: Stream) -> str:
    """Any domino of two colours: the same double twice would end a duel at once."""
    mixed = [move for move in moves if not is_double(move[:2])] or moves
    return mixed[stream.below(len(mixed))]


def easy(seen: Board, stream: Stream) -> str:
    """Take the most points, or anything."""
    moves = seen.moves(seen.turn)
    if not stream.below(CARELESS):
        return moves[stream.below(len(moves))]
    return seen.kindest(seen.turn)


def normal(seen: Board, stream: Stream) -> str:
    """Take the most points less what the next seat can make of it."""
    live, own = Live(seen.placed), hand_of(seen.racks[seen.turn])
    found = options(live, own.once)
    return _move(ranked(live, found, replies(seen, stream, 1))[0])


def hard(seen: Board, stream: Stream) -> str:
    """Look ahead."""
    if seen.seats == PAIR:
        racks = guessed(seen, stream)
        mine, theirs = hand_of(racks[seen.turn]), hand_of(racks[1 - seen.turn])
        return _move(Search(Live(seen.placed), NODES).choose(seen.turn, mine, theirs))
    return _move(_played_on(seen, stream))


def _played_on(seen: Board, stream: Stream) -> Option:
    """The placement that turns out best: on the average of likely racks, or with the open ones.

    With open racks one playout tells all that the simple rule can; each round then branches once
    more at the own turns. With hidden ones playouts branch when they have become short.
    """
    seat, live = seen.turn, Live(seen.placed)
    found = options(live, hand_of(seen.racks[seat]).once)[:CONSIDERED]
    left = ranked(live, found, replies(seen, stream, GUESSES))[: CANDIDATES[0]]
    playouts, total = Playouts(live, seat), dict.fromkeys(left, 0.0)
    held, played, secret = sum(map(len, seen.racks)), 0, hides(seen)
    while True:
        hands = tuple(map(hand_of, guessed(seen, stream)))
        playouts.beliefs = believed(seen, stream) if secret else None
        branches = sum(held <= few for few in SHORT) if secret else played
        values = {}
        for option in left:
            if playouts.nodes >= NODES_OF_MORE or played >= MOST_GUESSES:
                return left[0]
            values[option] = playouts.value(option, hands, seen.scores, branches)
        total = {option: value + total[option] * secret for option, value in values.items()}
        left.sort(key=lambda option: -total[option])
        third = min(len(CANDIDATES) * playouts.nodes // NODES_OF_MORE, len(CANDIDATES) - 1)
        left, played = left[: CANDIDATES[third]], played + 1


def ranked(live: Live, found: Sequence[Option], hands: Sequence[Hand]) -> list[Option]:
    """Placements by their points less the mean of the best replies of some hands."""
    value = {}
    for option in found:
        points, at, pair = option
        undo = live.place(at, pair)
        value[option] = -points * len(hands) - sum(best(live, hand.once) for hand in hands)
        live.take_back(undo)
    return sorted(found, key=lambda option: -value[option])


def replies(seen: Board, stream: Stream, guesses: int) -> tuple[Hand, ...]:
    """What the next seat may hold; one hand where that is known."""
    after = (seen.turn + 1) % seen.seats
    known = HIDDEN not in seen.racks[after] or seen.seats == PAIR
    return tuple(hand_of(guessed(seen, stream)[after]) for _ in range(1 if known else guesses))


def guessed(seen: Board, stream: Stream) -> tuple[Rack, ...]:
    """All racks, the hidden ones dealt anew from what is not to be seen."""
    if not hides(seen):
        return seen.racks
    pool = stream.shuffle(unseen(seen))
    return tuple(
        by_kind([pool.pop() for _ in rack]) if HIDDEN in rack else rack for rack in seen.racks
    )


def hides(seen: Board) -> bool:
    """Whether there are racks that the viewer does not see."""
    return any(HIDDEN in rack for rack in seen.racks)


def unseen(seen: Board) -> list[Kind]:
    """What is neither on the table nor in a rack that the viewer sees."""
    left = Counter(SET)
    left.subtract(domino.kind for domino in seen.placed)
    left.subtract(kind for rack in seen.racks for kind in rack if kind != HIDDEN)
    return sorted(left.elements())


def believed(seen: Board, stream: Stream) -> tuple[tuple[int, ...], ...]:
    """What others may expect of each rack, also of the own one, which they do not know either."""
    pool = stream.shuffle(sorted((*unseen(seen), *seen.racks[seen.turn])))
    dealt = ([pool.pop() for _ in rack] for rack in seen.racks)
    return tuple(
        tuple(hand_of(tuple(rack[:size])).once for size in range(len(rack) + 1)) for rack in dealt
    )


def _move(option: Option) -> str:
    _, at, pair = option
    x, y = spot(at >> 1)
    return str(Domino(y, x, PAIRS[pair], LETTER[at & 1]))


PLAYERS: Final[Mapping[str, Callable[[Board, Stream], str]]] = {
    "easy": easy,
    "normal": normal,
    "hard": hard,
}
"""Weakest first."""
