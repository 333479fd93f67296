"""Nearly right positions and moves: an answer or an error in words, never anything else."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games import BadInput, IllegalMove
from games.batch import ask
from games.wu_hsing import Board
from tests.games.wu_hsing.support import WUH, Party, parties

ALPHABET = "BWRYKbk@,;-/ 0123456789hv?wh.\u0661\u4e94"


def spoiled(text: str, chance: random.Random) -> str:
    """A text with one to three small faults."""
    for _ in range(chance.choice((1, 1, 2, 3))):
        at, to = sorted(chance.randrange(len(text) + 1) for _ in range(2))
        fields = text.split(" ")
        one, two = (chance.randrange(len(fields)) for _ in range(2))
        fields[one], fields[two] = fields[two], fields[one]
        text = chance.choice(
            (
                text[:at] + chance.choice(ALPHABET) + text[at:],
                text[:at] + chance.choice(ALPHABET) + text[at + 1 :],
                text[:at] + text[at + 1 :],
                text[:at] + text[to:],
                " ".join(fields),
            )
        )
    return text


def check(position: Board, chance: random.Random) -> None:
    """A position that was read can be written, looked at and played on."""
    assert WUH.parse(str(position)) == position
    for seat in (None, *range(position.seats)):
        assert WUH.parse(str(position.seen_by(seat))) == position.seen_by(seat)
        assert position.prompt(seat)
    assert bool(position.outcome) != bool(position.to_act)
    if position.to_act and not position.hidden:
        moves = position.moves(position.turn)
        assert moves, str(position)
        after, events = position.play(position.turn, chance.choice(moves))
        assert WUH.parse(str(after)) == after
        assert WUH.summary(events)


@settings(max_examples=60, deadline=None)
@given(party=parties(), number=st.integers(0, 10**9))
def test_nearly_right_positions_are_read_or_refused(party: Party, number: int) -> None:
    chance = random.Random(number)
    position = party.somewhere()
    for text in (str(position), str(position.seen_by(0)), str(position.seen_by(None))):
        for _ in range(8):
            nearly = spoiled(text, chance)
            try:
                read = WUH.parse(nearly)
            except BadInput:
                continue
            assert isinstance(read, Board)
            check(read, chance)


@settings(max_examples=40, deadline=None)
@given(party=parties(), number=st.integers(0, 10**9), junk=st.text(max_size=12))
def test_nearly_right_moves_are_played_or_refused_in_words(
    party: Party, number: int, junk: str
) -> None:
    chance = random.Random(number)
    position = party.somewhere()
    example = chance.choice(position.moves(position.turn) or ("WR@2,0v",))
    for move in (junk, *(spoiled(example, chance) for _ in range(12))):
        seat = max(position.turn, 0)
        if move in position.moves(seat):
            continue
        with pytest.raises(IllegalMove) as refused:
            position.play(seat, move)
        assert refused.value.code
        assert refused.value.reason.id.startswith("wuh-illegal-")
        answer = ask("explain", {"game": "wu-hsing", "position": str(position), "move": move})
        assert answer["exit"] == 2 or answer["legal"] is False
        typed = WUH.read_move(position, seat, move)
        assert typed in {*position.moves(seat), "".join(move.split())} or "@" in typed
