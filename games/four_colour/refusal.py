"""Why a move is refused, in the words of the rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from games.four_colour.cards import CARD, UNKNOWN, Card, is_flower, is_general, is_kept, read_cards
from games.four_colour.claims import PASS, WIN, has, needed, without
from games.four_colour.groups import KIND, MIXED, Group, groupable
from games.four_colour.run import DISCARD, OPEN, Public, role
from games.four_colour.words import card_name
from games.protocol import BadInput, Seat, Text, text

if TYPE_CHECKING:
    from games.four_colour.board import Board


SECTIONS: Final[Mapping[str, str]] = {
    "over": "end",
    "not-asked": "claims",
    "answered": "order",
    "unreadable": "notation",
    "discard-now": "turn",
    "kept": "turn",
    "exposed": "groups",
    "not-held": "notation",
    "must": "turn",
    "no-win": "end",
    "no-group": "groups",
    "without": "claims",
    "completes": "claims",
    "pair": "claims",
    "drawer-only": "claims",
    "not-next": "claims",
}
"""Which section of the rules in words tells more about a refusal."""


def refusal(board: Board, seat: Seat, move: str) -> Text:
    """Why a move that is not among the legal ones is refused, from what the seat sees."""
    if board.outcome:
        return text("fcc-illegal-over")
    if seat not in board.to_act:
        return _waiting(board, seat)
    example = board.moves(seat)[0]
    if board.phase == DISCARD:
        return _no_discard(board, seat, move, example)
    public = board.public
    if public is None:
        raise AssertionError(str(board))
    if move == PASS:
        return text("fcc-illegal-must", card=card_name(public.card))
    if move == WIN:
        return text("fcc-illegal-no-win")
    try:
        group = read_cards(move)
    except BadInput:
        return text("fcc-illegal-unreadable", example=example)
    return _no_claim(board, seat, public, group) or text("fcc-illegal-unreadable", example=example)


def _waiting(board: Board, seat: Seat) -> Text:
    if board.given_by(seat) != OPEN and len(board.answers(seat)) > 1:
        return text("fcc-illegal-answered")
    return text("fcc-illegal-not-asked")


def _no_discard(board: Board, seat: Seat, move: str, example: str) -> Text:
    card = CARD.get(move[1:])
    if not move.startswith("x") or card is None:
        if move in {PASS, WIN} or move in CARD:
            return text("fcc-illegal-discard-now", example=example)
        return text("fcc-illegal-unreadable", example=example)
    if is_kept(card):
        return text("fcc-illegal-kept", card=card_name(card))
    if any(card in group for group in board.exposed[seat]):
        return text("fcc-illegal-exposed", card=card_name(card))
    return text("fcc-illegal-not-held", card=card_name(card))


def _no_claim(board: Board, seat: Seat, public: Public, group: Group) -> Text | None:
    """Why a group cannot be claimed; None when it is not written as a group."""
    if tuple(sorted(group)) != group or UNKNOWN in group:
        return None
    if group not in KIND:
        return text("fcc-illegal-no-group")
    if public.card not in group:
        return text("fcc-illegal-without", card=card_name(public.card))
    if not has(board.hands[seat], needed(group, public.card)):
        missing = _missing(board.hands[seat], needed(group, public.card))[0]
        return text("fcc-illegal-not-held", card=card_name(missing))
    return _not_open(board, seat, public, group)


def _missing(hand: tuple[Card, ...], wanted: tuple[Card, ...]) -> list[Card]:
    return [card for card in wanted if hand.count(card) < wanted.count(card)]


def _not_open(board: Board, seat: Seat, public: Public, group: Group) -> Text:
    """The cards are there, but this seat may not claim them so."""
    left = without(board.hands[seat], needed(group, public.card))
    if groupable(left):
        return text("fcc-illegal-completes")
    if KIND[group] == "pair":
        return text("fcc-illegal-pair")
    drawer_only = is_general(public.card) or is_flower(public.card)
    if drawer_only:
        return text("fcc-illegal-drawer-only", card=card_name(public.card))
    if KIND[group] in MIXED and role(public, seat) == "other":
        return text("fcc-illegal-not-next")
    raise AssertionError(f"{group} is open to seat {seat} of {board}")
