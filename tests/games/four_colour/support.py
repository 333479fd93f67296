"""Positions with the cards that matter named; the rest of the deck lies somewhere else."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping

from games import IllegalMove, Text, game
from games.four_colour import Board
from games.four_colour.cards import DECK, NAMES, dense, read_cards

FCC = game("four-colour")
VARIANT = "four-colour"

DONE = "yEyEyCyHyNrCrHrNrGgAgAgAgNgNwEwEwCwCwCrG"
"""Twenty cards that are grouped."""

ALMOST = "yEyEyCyHyNrCrHrNrGgAgAgAgNgNwEwEwCwCwC"
"""Nineteen grouped cards."""


def read(notation: str) -> Board:
    board = FCC.parse(notation)
    assert isinstance(board, Board)
    return board


def placed(
    act: str,
    hands: Mapping[int, str],
    exposed: Mapping[int, str] | None = None,
    such: Callable[[Board], bool] = lambda _: True,
) -> Board:
    """A position with these cards in place; the others are dealt until ``such`` holds.

    ``act`` is whose turn it is and the public card; ``hands`` gives whole hands or parts of them.
    """
    for seed in range(3000):
        board = read(_text(act, hands, exposed or {}, random.Random(seed)))
        if such(board):
            return board
    raise AssertionError("no deal of the other cards is so")


def _text(
    act: str, hands: Mapping[int, str], exposed: Mapping[int, str], chance: random.Random
) -> str:
    turn, public = act.split()
    rest = list(DECK)
    shown = "".join(exposed.values()).replace(",", "")
    for card in read_cards(f"{public[2:]}{''.join(hands.values())}{shown}".replace("-", "")):
        rest.remove(card)
    chance.shuffle(rest)
    texts = []
    for seat in range(4):
        named = read_cards(hands[seat]) if hands.get(seat) else ()
        size = 20 - len(exposed.get(seat, "").replace(",", "")) // 2 + (turn == f"x{seat}")
        cards = sorted([*named, *(rest.pop() for _ in range(size - len(named)))])
        texts.append(dense(cards))
    groups = "/".join(exposed.get(seat, "-") for seat in range(4))
    stock = "".join(NAMES[card] for card in rest)
    return f"4c1 0 {turn} {public} - {'/'.join(texts)} {groups} {stock} -"


def events_of(board: Board, moves: str) -> tuple[Board, tuple[str, ...]]:
    """The position after some moves, each by the first seat to act, and all events."""
    told: tuple[str, ...] = ()
    for move in moves.split():
        board, events = board.play(board.to_act[0], move)
        told += events
    return board, told


def refused(board: Board, seat: int, move: str) -> Text:
    try:
        board.play(seat, move)
    except IllegalMove as error:
        return error.reason
    raise AssertionError(f"{move} is legal")
