"""The seats of a table as they change: who sits, what they ordered, how their clocks stand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.core.log import Entry, Occupant

RETURN = 60_000
"""Whoever comes back after an interruption has at least so many ms."""


@dataclass(frozen=True, slots=True)
class Chair:
    """One seat. ``owner`` is the person for whom a computer plays and who may come back."""

    occupant: Occupant
    owner: Occupant | None = None
    orders: frozenset[str] = frozenset()
    """Standing answers of this deal, and wishes."""
    acted: int = 0
    """When its person last did something here."""
    lapses: int = 0
    """Answers in a row for which the time was up."""
    stood: int = 0
    """For how many ms the clock of the present question stood still."""
    until: int = 0
    """Before this moment the present question does not run out."""
    votes: frozenset[int] = frozenset()
    """The people who want a computer to play here because nobody does."""
    quit: bool = False
    """Its person has resigned."""
    quitter: int | None = None
    """Who that was."""
    gone: Occupant | None = None
    """The same, with the name."""

    @property
    def player(self) -> Occupant:
        """Whose seat it is: a person, even while a computer plays for them, or a computer."""
        return self.owner or self.gone or self.occupant


def chairs_of(seats: Sequence[Occupant], wishes: Sequence[str]) -> tuple[Chair, ...]:
    """The seats as a table is opened: people wish what is usual until they say otherwise."""
    return tuple(
        Chair(one, orders=frozenset(wishes if one.person is not None else ())) for one in seats
    )


def changed(chairs: tuple[Chair, ...], entry: Entry, wishes: Sequence[str]) -> tuple[Chair, ...]:
    """The seats after an entry that concerns one of them."""
    before = chairs[entry.seat]
    return set_chair(chairs, entry.seat, _changed(before, entry, wishes))


def _changed(chair: Chair, entry: Entry, wishes: Sequence[str]) -> Chair:
    match entry.kind:
        case "sit":
            platform, _, name = entry.text.partition(" ")
            sits = Occupant(entry.person, name, platform=platform)
            if entry.by == "table":  # the same person under another number
                return replace(chair, occupant=sits)
            until = entry.at + RETURN
            return Chair(sits, orders=frozenset(wishes), until=until, acted=entry.at)
        case "leave":
            owner = chair.occupant if chair.occupant.person is not None else chair.owner
            return Chair(Occupant(level=entry.text), owner)
        case "resign":
            gone = chair.owner or chair.occupant
            return Chair(Occupant(level=entry.text), quit=True, quitter=gone.person, gone=gone)
        case "order":
            return replace(chair, orders=_ordered(chair.orders, entry.text), votes=frozenset())
        case "vote" if entry.person is not None:
            return replace(chair, votes=chair.votes | {entry.person})
        case "away":
            stood = chair.stood + int(entry.text)
            return replace(chair, stood=stood, until=max(chair.until, entry.at + RETURN))
        case _:
            return chair


def _ordered(orders: frozenset[str], order: str) -> frozenset[str]:
    """An order is added; ``-NAME`` takes a wish back."""
    return orders - {order[1:]} if order.startswith("-") else orders | {order}


def answered(chairs: tuple[Chair, ...], entry: Entry) -> tuple[Chair, ...]:
    """The seats after a move of one of them: whoever moves is there."""
    chair = chairs[entry.seat]
    lapses = {"person": 0, "table": chair.lapses, "computer": 0}[entry.by]
    lapses = chair.lapses + 1 if entry.kind == "lapse" else lapses
    votes = chair.votes if entry.by == "table" else frozenset()
    acted = entry.at if entry.by == "person" else chair.acted
    seated = replace(chair, lapses=lapses, votes=votes, acted=acted)
    return set_chair(chairs, entry.seat, seated)


def asked_anew(chairs: tuple[Chair, ...]) -> tuple[Chair, ...]:
    """The seats when a new question is put: all clocks start again."""
    return tuple(
        replace(chair, stood=0, until=0) if chair.stood or chair.until else chair
        for chair in chairs
    )


def dealt_anew(chairs: tuple[Chair, ...], wishes: Sequence[str]) -> tuple[Chair, ...]:
    """The seats at the next deal: orders were about the cards of the last one."""
    kept = frozenset(wishes)
    return tuple(replace(chair, orders=chair.orders & kept) for chair in chairs)


def set_chair(chairs: tuple[Chair, ...], seat: int, chair: Chair) -> tuple[Chair, ...]:
    """The seats with one of them changed."""
    return (*chairs[:seat], chair, *chairs[seat + 1 :])
