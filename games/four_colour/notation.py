"""Reading positions (rule book, section 6)."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final, TypeVar

from games.four_colour.board import Board
from games.four_colour.cards import UNKNOWN, Cards, check_deck, dense, is_kept, read_cards
from games.four_colour.groups import KIND, Group, groupable
from games.four_colour.run import (
    DISCARD,
    DRAWN,
    OPEN,
    ROUND,
    SEATS,
    WON,
    Dropped,
    Public,
    discardable,
    legal,
    responders,
)
from games.protocol import BadInput

One = TypeVar("One")

LONGEST: Final = 1000
"""No position is longer than this; longer input is refused unread."""

HEAD: Final = "4c1"
FIELDS: Final = 9
HAND: Final = 20
"""Concealed and exposed cards of a seat that need not discard."""

ACT: Final = re.compile(r"(r)([0-3?])|([xW])([0-3])|=", re.ASCII)
PUBLIC: Final = re.compile(r"([duh])([0-3])(..)", re.ASCII)
DROPPED: Final = re.compile(r"([0-3])(..)(\*?)", re.ASCII)
ANSWER: Final = re.compile(r"[.pW]|(?:[yrgwF][GAECHNS1-5]){1,4}", re.ASCII)


def read(notation: str) -> Board:
    """Read a position and settle it. Raises BadInput."""
    if len(notation) > LONGEST:
        raise BadInput(f"a position has at most {LONGEST} characters")
    fields = notation.split(" ")
    if len(fields) != FIELDS or fields[0] != HEAD:
        raise BadInput(f"a position is nine fields with one blank between, the first {HEAD}")
    board = _board(fields)
    _check_cards(board)
    _check_sizes(board)
    _check_phase(board)
    if board.hidden:
        _check_view(board)
        return board
    _check_round(board)
    events: list[str] = []
    run = board.run(events)
    run.settle()
    return board.after(run)


def _board(fields: list[str]) -> Board:
    _, dealer, act, public, answers, hands, exposed, stock, discards = fields
    if dealer not in set("0123"):
        raise BadInput(f"{dealer[:8]!r} is no dealer; seats are 0 to 3")
    return Board(
        int(dealer),
        *_act(act),
        _public(public),
        _answers(answers),
        _four(hands, lambda hand: tuple(sorted(_cards(hand)))),
        _four(exposed, _groups),
        _cards(stock),
        tuple(_dropped(each) for each in _listed(discards)),
    )


def _four(notation: str, read_one: Callable[[str], One]) -> tuple[One, ...]:
    each = notation.split("/")
    if len(each) != SEATS:
        raise BadInput(f"there are {SEATS} seats, not {len(each)}")
    return tuple(map(read_one, each))


def _cards(notation: str) -> Cards:
    return () if notation == "-" else read_cards(notation)


def _listed(notation: str) -> list[str]:
    return [] if notation == "-" else notation.split(",")


def _act(notation: str) -> tuple[str, int]:
    found = ACT.fullmatch(notation)
    if not found:
        raise BadInput(f"{notation[:8]!r} says not whose turn it is; r2, x2, W2, r? and = do")
    if notation == DRAWN:
        return DRAWN, -1
    return notation[0], -1 if notation[1] == "?" else int(notation[1])


def _public(notation: str) -> Public | None:
    if notation == "-":
        return None
    found = PUBLIC.fullmatch(notation)
    card = read_cards(found[3])[0] if found else UNKNOWN
    if not found or card == UNKNOWN:
        raise BadInput(f"{notation[:8]!r} is no public card; d1rA, u1rA and h1rA are")
    if found[1] != "d" and is_kept(card):
        raise BadInput("a General or a flower is never discarded")
    return Public(found[1], int(found[2]), card)


def _dropped(notation: str) -> Dropped:
    found = DROPPED.fullmatch(notation)
    card = read_cards(found[2])[0] if found else UNKNOWN
    if not found or card == UNKNOWN:
        raise BadInput(f"{notation[:8]!r} is no discard; 1rA and 1rA* are")
    if is_kept(card):
        raise BadInput("a General or a flower is never discarded")
    return Dropped(int(found[1]), card, bool(found[3]))


def _answers(notation: str) -> tuple[str, ...]:
    words = _listed(notation)
    if words and words[-1] == ".":
        raise BadInput("answers are written up to the last one given")
    for word in words:
        if not ANSWER.fullmatch(word):
            raise BadInput(f"{word[:16]!r} is no answer; p, W and a group are")
    return tuple(OPEN if word == "." else word for word in words)


def _groups(notation: str) -> tuple[Group, ...]:
    groups = tuple(tuple(sorted(read_cards(each))) for each in _listed(notation))
    for group in groups:
        if KIND.get(group, "pair") == "pair":
            raise BadInput(f"{dense(group)} is no group that can lie exposed")
    return groups


def _check_cards(board: Board) -> None:
    hands = [card for hand in board.hands for card in hand]
    exposed = [card for groups in board.exposed for group in groups for card in group]
    dropped = [dropped.card for dropped in board.discards]
    public = [board.public.card] if board.public else []
    check_deck((*hands, *exposed, *board.stock, *dropped, *public))


def _check_sizes(board: Board) -> None:
    for seat in range(SEATS):
        has = len(board.hands[seat]) + sum(map(len, board.exposed[seat]))
        due = HAND + (board.phase == DISCARD and seat == board.turn)
        if has != due:
            raise BadInput(f"seat {seat} has {has} cards, not {due}")


def _check_phase(board: Board) -> None:
    if bool(board.public) != (board.phase in {ROUND, WON}):
        raise BadInput("a card is public in a round of answers and after a win, and only then")
    if board.given and board.phase != ROUND:
        raise BadInput("answers belong to a round of answers")
    if board.phase == DRAWN and board.stock:
        raise BadInput("a deal is drawn when the stock is empty")
    if board.phase == DISCARD and not discardable(board.hands[board.turn]):
        raise BadInput(f"seat {board.turn} has no card that may be discarded")
    if board.phase == WON:
        _check_win(board)


def _check_win(board: Board) -> None:
    public, winner = board.public, board.hands[board.turn]
    if public is None or board.turn not in responders(public):
        raise BadInput("nobody wins with a card that is its own discard")
    if UNKNOWN in winner or not groupable((*winner, public.card)):
        raise BadInput(f"the cards of seat {board.turn} are no complete hand")


def _check_round(board: Board) -> None:
    """Refuse answers that nobody could have written (6.2)."""
    public = board.public
    if public is None or board.phase != ROUND:
        return
    seats = responders(public)
    if len(board.given) > len(seats):
        raise BadInput(f"{len(seats)} seats answer in this round")
    first = next((seat for seat in seats if not board.given_by(seat)), None)
    if first != board.turn:
        raise BadInput(f"it is not seat {board.turn} that answers first")
    met = False
    for seat in seats:
        answer, possible = board.given_by(seat), legal(public, seat, board.hands[seat])
        met = met or not answer
        if answer and answer not in possible:
            raise BadInput(f"seat {seat} cannot answer {answer}")
        if answer and met and len(possible) == 1:
            raise BadInput(f"seat {seat} has no choice, so its answer waits for those before it")


def _check_view(board: Board) -> None:
    """Refuse what no viewer could see: two hands, half a hand, somebody else's answer."""
    if len(set(board.stock)) > 1 and UNKNOWN in board.stock:
        raise BadInput("the stock is hidden as a whole or not at all")
    if board.stock and UNKNOWN not in board.stock:
        raise BadInput("where something is hidden the stock is hidden too")
    known = [seat for seat, hand in enumerate(board.hands) if hand and UNKNOWN not in hand]
    if any(UNKNOWN in hand and set(hand) != {UNKNOWN} for hand in board.hands):
        raise BadInput("a hand is hidden as a whole or not at all")
    viewers = [seat for seat in known if board.phase != WON or seat != board.turn]
    if len(viewers) > 1:
        raise BadInput("where something is hidden at most one hand is known")
    if board.phase == ROUND:
        _check_view_of_round(board, viewers[0] if viewers else None)


def _check_view_of_round(board: Board, viewer: int | None) -> None:
    given = [seat for seat in board.responders if board.given_by(seat)]
    if len(board.given) > len(board.responders) or (given and given != [viewer]):
        raise BadInput("other seats' answers are hidden")
    for seat in given:
        possible = board.answers(seat)
        if board.given_by(seat) not in possible or len(possible) == 1:
            raise BadInput(f"seat {seat} cannot have chosen this answer")
    if viewer is None and (board.turn < 0 or not board.hands[board.turn]):
        viewer = board.turn
    asks = viewer is not None and viewer >= 0 and not given and len(board.answers(viewer)) > 1
    if (board.turn if board.turn >= 0 else None) != (viewer if asks else None):
        raise BadInput("who is asked is known to nobody else, and to whom it is asked always")
