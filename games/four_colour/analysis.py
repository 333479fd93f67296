"""The hand analyser (rule book, section 7): what ``analyse`` of the command line answers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from games.four_colour.cards import KINDS, NAMES, Card, Cards, dense, is_kept, read_cards
from games.four_colour.claims import has, needed, without
from games.four_colour.distance import NEVER, away, counted, obtainable, steps
from games.four_colour.groups import KIND, WITH, Group, best_split, groupable
from games.protocol import BadInput, Json

FULL: Final = 21
"""The cards of a winner."""


@dataclass(frozen=True, slots=True)
class Hand:
    """What a seat knows of its chances: concealed cards, and cards that cannot come any more."""

    concealed: Cards
    gone: Cards
    """Exposed, discarded, or otherwise known dead."""

    @property
    def left(self) -> list[int]:
        """How many of each kind can still come."""
        return obtainable(counted(self.concealed), self.gone)

    def steps(self) -> int:
        """The fewest takes to a win."""
        return steps(counted(self.concealed), self.left)

    def away(self, size: int) -> int:
        """The fewest cards not held in a groupable set of ``size`` cards."""
        return away(counted(self.concealed), self.left, size)

    def with_card(self, card: Card) -> Hand:
        """The hand with one more card in it."""
        return Hand(tuple(sorted((*self.concealed, card))), self.gone)

    def taking(self, group: Group, card: Card) -> Iterator[Hand]:
        """All hands after a card was taken with a group and another was discarded."""
        kept = without(self.concealed, needed(group, card))
        for loose in dict.fromkeys(kept):
            if not is_kept(loose):
                yield Hand(without(kept, (loose,)), (*self.gone, *group, loose))

    def after(self, card: Card) -> int:
        """The steps left when a card comes and is taken with the best group and discard."""
        if groupable((*self.concealed, card)):
            return 0
        return min(
            (
                hand.steps()
                for group in WITH[card]
                if KIND[group] != "pair" and has(self.concealed, needed(group, card))
                for hand in self.taking(group, card)
            ),
            default=NEVER,
        )

    def useful_away(self, size: int) -> list[Card]:
        """The kinds whose arrival brings the hand nearer to a groupable set."""
        now = self.away(size)
        return [card for card in self._coming() if self.with_card(card).away(size) < now]

    def useful_steps(self) -> list[Card]:
        """The kinds that save a step when the seat draws them."""
        now = self.steps()
        return [card for card in self._coming() if self.after(card) < now]

    def _coming(self) -> list[Card]:
        return [card for card in range(KINDS) if self.left[card] > 0]


def analyse(args: Mapping[str, str]) -> Mapping[str, Json]:
    """Answer ``--hand CARDS [--exposed GROUPS] [--dead CARDS]``. Raises BadInput."""
    for name in args:
        if name not in {"hand", "exposed", "dead"}:
            raise BadInput(f"analyse takes no --{name[:40]}")
    if "hand" not in args:
        raise BadInput("analyse needs --hand")
    exposed = _groups(args.get("exposed", "-"))
    shown = tuple(card for group in exposed for card in group)
    dead = _known(args.get("dead", "-"))
    hand = Hand(tuple(sorted(_known(args["hand"]))), (*shown, *dead))
    _check(hand, len(shown))
    return _answer(hand, len(hand.concealed) + len(shown))


def _known(notation: str) -> Cards:
    cards = () if notation == "-" else read_cards(notation)
    if any(card < 0 for card in cards):
        raise BadInput("a hidden card cannot be analysed")
    return cards


def _groups(notation: str) -> tuple[Group, ...]:
    words = [] if notation == "-" else notation.split(",")
    groups = tuple(tuple(sorted(_known(word))) for word in words)
    for group in groups:
        if KIND.get(group, "pair") == "pair":
            raise BadInput(f"{dense(group)} is no group that can lie exposed")
    return groups


def _check(hand: Hand, shown: int) -> None:
    if len(hand.concealed) + shown > FULL:
        raise BadInput(f"a hand has at most {FULL} cards with its exposed groups")
    for card, count in enumerate(hand.left):
        if count < 0:
            raise BadInput(f"there are not so many {NAMES[card]}")


def _answer(hand: Hand, cards: int) -> Mapping[str, Json]:
    split = best_split(hand.concealed)
    size = len(hand.concealed) + (cards < FULL)
    answer: dict[str, Json] = {
        "concealed": dense(hand.concealed),
        "cards": cards,
        "groupable": split is not None,
    }
    if split:
        answer |= {"groups": list(split.names), "score": split.points}
    answer["away"] = _known_number(hand.away(size))
    if cards < FULL:
        answer["useful_away"] = _names(hand.useful_away(size))
        answer["steps"] = _known_number(hand.steps())
        answer["useful_steps"] = _names(hand.useful_steps())
    return answer


def _known_number(number: int) -> int | None:
    """A distance, or None where nothing leads to a win."""
    return number if number < NEVER else None


def _names(cards: Sequence[Card]) -> list[str]:
    return [NAMES[card] for card in cards]
