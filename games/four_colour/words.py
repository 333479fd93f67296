"""What the game says: ids of sentences and their arguments, in no language."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from games.four_colour.cards import CARD, CHESS, COLOURS, NAMES, RANKS, Card, read_cards
from games.four_colour.claims import PASS, WIN
from games.four_colour.groups import KIND, Group, points
from games.four_colour.run import DISCARD, DRAWN, WON
from games.protocol import Json, Seat, Text, text, who

if TYPE_CHECKING:
    from games.four_colour.board import Board

VARIANT: Final = "four-colour"

COUNTS: Final = "⓪①②③"
"""What a group counts, as one sign."""


def card_name(card: Card) -> Text:
    """A card as sentences write it."""
    if card >= CHESS:
        return text("fcc-flower", n=card - CHESS + 1)
    return text("fcc-card", colour=COLOURS[card // len(RANKS)], rank=RANKS[card % len(RANKS)])


def group_name(group: Group) -> Text:
    """A group as sentences write it, with its cards."""
    kind, colour = KIND[group], COLOURS[group[0] // len(RANKS) % len(COLOURS)]
    match kind:
        case "flower" | "general":
            return card_name(group[0])
        case "court" | "field":
            return text(f"fcc-group-{kind}", colour=colour)
        case "soldiers":
            colours = "".join(NAMES[card][0] for card in group)
            return text("fcc-group-soldiers", colours=colours)
    rank = RANKS[group[0] % len(RANKS)]
    return text("fcc-group-equal", n=len(group), colour=colour, rank=rank)


def prompt(board: Board, seat: Seat | None) -> Text:
    """What a seat can do now, from what it sees; the public is told of the card alone."""
    if board.phase == WON:
        return text("fcc-prompt-won", who=who(board.turn))
    if board.phase == DRAWN:
        return text("fcc-outcome-draw")
    if board.phase == DISCARD:
        if seat == board.turn:
            return text("fcc-prompt-discard")
        return text("fcc-prompt-discards", who=who(board.turn))
    return _asked(board, seat) if seat in board.to_act else _open(board)


def _open(board: Board) -> Text:
    """Claims are open: the same sentence for everybody who is not asked (any more)."""
    public = board.public
    if public is None:
        raise AssertionError(str(board))
    kind = {"d": "drawn", "u": "untaken", "h": "discarded"}[public.kind]
    return text(f"fcc-prompt-open-{kind}", who=who(public.owner), card=card_name(public.card))


def _asked(board: Board, seat: Seat | None) -> Text:
    public = board.public
    if public is None or seat is None:
        raise AssertionError(str(board))
    possible = board.answers(seat)
    claims = [group_name(read_cards(move)) for move in possible if move not in {PASS, WIN}]
    card = card_name(public.card)
    if WIN in possible:
        return text("fcc-prompt-win", card=card)
    if PASS not in possible:
        return text("fcc-prompt-must", card=card)
    if len(claims) == 1:
        return text("fcc-prompt-claim", card=card, group=claims[0])
    return text("fcc-prompt-claims", card=card, n=len(claims))


def label(path: Sequence[str]) -> Text:
    """What the button of a move says."""
    move = path[-1]
    if move in {PASS, WIN}:
        return text("fcc-label-pass" if move == PASS else "fcc-label-win")
    if move.startswith("x"):
        return text("fcc-label-discard", card=card_name(CARD[move[1:]]))
    return text("fcc-label-claim", group=group_name(read_cards(move)))


def facts(board: Board) -> tuple[Text, ...]:
    """How much is left to draw, and who dealt."""
    return text("fcc-fact-stock", n=len(board.stock)), text(
        "fcc-fact-dealer", who=who(board.dealer)
    )


def tell(event: str) -> Text:
    """One event as a sentence."""
    return text(f"fcc-tell-{_word(event)}", **_told(event))


def _part(event: str) -> Text:
    """One event as a part of a sentence."""
    return text(f"fcc-part-{_word(event)}", **_told(event))


def _word(event: str) -> str:
    """What happened; a card that is taken alone is kept."""
    word, _, rest = event.partition(":")
    return "keep" if word == "take" and len(rest) == len("0:wG") else word


def _told(event: str) -> dict[str, Text]:
    """Who did it, and the card or group."""
    _, *rest = event.split(":")
    if not rest:
        return {}
    seat, cards = int(rest[0]), read_cards(rest[1])
    if len(cards) > 1:
        return {"who": who(seat), "group": group_name(cards)}
    return {"who": who(seat), "card": card_name(cards[0])}


MOST_NAMED: Final = 3
"""A summary names at most so many taken groups; of more it says how many there were."""


def summary(events: Sequence[str]) -> tuple[Text, ...]:
    """What was taken and what went by, then what is open now; nothing for a hidden answer."""
    lines = []
    parts = tuple(_parts(events[:-1] if _open_now(events) else events))
    if parts:
        lines.append(text("fcc-since", parts=parts))
    if _open_now(events):
        lines.append(tell(events[-1]))
    return tuple(lines)


def _open_now(events: Sequence[str]) -> bool:
    return bool(events) and not events[-1].startswith(("take:", "lapse:"))


def _parts(events: Sequence[str]) -> Iterator[Text]:
    taken = [event for event in events if event.startswith("take:")]
    lapsed = [event for event in events if event.startswith("lapse:")]
    if len(lapsed) == 1:
        yield _part(lapsed[0])
    elif lapsed:
        yield text("fcc-part-lapses", n=len(lapsed))
    if len(taken) > MOST_NAMED:
        yield text("fcc-part-takes", n=len(taken) - 1)
        taken = taken[-1:]
    for event in taken:
        yield _part(event)


def trail(detail: Mapping[str, Json]) -> tuple[tuple[str, Text], ...]:
    """The groups of the winner by what they count, which tells no card; most first."""
    groups = [
        str(group)
        for shown in (detail.get("exposed"), detail.get("revealed"))
        if isinstance(shown, Sequence)
        for group in shown
    ]
    counts = sorted((points(read_cards(group)) for group in groups), reverse=True)
    return tuple((COUNTS[count], text("fcc-trail", points=count)) for count in counts)
