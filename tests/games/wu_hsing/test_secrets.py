"""What a seat must not know (rule book 8 and 9)."""

from __future__ import annotations

import random
import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games import BadInput
from games.wu_hsing import Board
from games.wu_hsing.rules import by_kind
from tests.games.wu_hsing.support import WUH, Party, board, parties


def dealt_anew(position: Board, viewer: int, number: int) -> Board:
    """The same table with everything that the viewer does not know dealt anew."""
    sizes = {seat: len(rack) for seat, rack in enumerate(position.racks) if seat != viewer}
    pool = [kind for seat in sizes for kind in position.racks[seat]]
    pool += [position.down] * bool(position.down)
    random.Random(number).shuffle(pool)
    racks = list(position.racks)
    for seat, size in sizes.items():
        racks[seat] = by_kind([pool.pop() for _ in range(size)])
    fields = str(position).split(" ")
    fields[3] = "/".join("".join(rack) or "-" for rack in racks)
    fields[6] = pool[0] if pool else "-"
    other = WUH.parse(" ".join(fields))
    assert isinstance(other, Board)
    return other


@settings(max_examples=40, deadline=None)
@given(parties(), st.integers(0, 99))
def test_hidden_racks_and_the_boxed_domino_change_nothing_for_who_plays(
    party: Party, number: int
) -> None:
    position = party.somewhere()
    if position.name != "standard" or not position.to_act:
        return
    seat = position.turn
    other = dealt_anew(position, seat, number)
    assert other.seen_by(seat) == position.seen_by(seat)
    assert other.seen_by(None) == position.seen_by(None)
    assert other.moves(seat) == position.moves(seat)
    assert other.facts() == position.facts()
    assert other.prompt(None) == position.prompt(None)


@settings(max_examples=40, deadline=None)
@given(parties())
def test_a_view_shows_the_own_rack_and_what_lies_open(party: Party) -> None:
    for position in party.positions():
        for viewer in (None, *range(position.seats)):
            seen = position.seen_by(viewer)
            assert WUH.parse(str(seen)) == seen
            assert seen.seen_by(viewer) == seen
            fields = str(seen).split(" ")
            for seat, rack in enumerate(fields[3].split("/")):
                hidden = position.name == "standard" and seat != viewer and bool(position.to_act)
                choosing = position.name == "duel-b" and bool(position.down)
                hidden = hidden or (choosing and seat == 0 and viewer != 0)
                assert len(rack.replace("-", "")) == 2 * len(position.racks[seat])
                assert ("??" in rack) == (hidden and bool(position.racks[seat]))
            known = position.name == "duel-b" and viewer == 0
            assert fields[6] == ("??" if position.down and not known else position.down or "-")


def test_the_boxed_domino_stays_in_the_box_when_the_racks_are_shown() -> None:
    *_, end = Party("standard", 3, 5).positions()
    assert str(end).split(" ")[6] != "-"
    for viewer in (None, 0, 1, 2):
        assert end.seen_by(viewer).down == "??"
        assert end.seen_by(viewer).racks == end.racks
        assert end.seen_by(viewer).outcome == end.outcome


def test_the_choice_of_the_secret_duel_is_known_to_its_seat_alone() -> None:
    start = WUH.deal("duel-b", "any")
    assert isinstance(start, Board)
    assert start.secret(0)
    afters = {move: start.play(0, move) for move in start.moves(0)}
    assert len(afters) == 25
    assert {events for _, events in afters.values()} == {("commit:1",)}
    for viewer in (1, None):
        assert len({str(after.seen_by(viewer)) for after, _ in afters.values()}) == 1
    assert len({str(after.seen_by(0)) for after, _ in afters.values()}) == 25
    assert len({after.moves(1) for after, _ in afters.values()}) == 1
    for after, _ in afters.values():
        assert after.seen_by(0).down in str(after)
        assert after.secret(0)
        assert after.secret(1)
        assert after.prompt(1) == start.play(0, "BB@0,0h")[0].prompt(1)
        assert after.facts() == start.play(0, "BB@0,0h")[0].facts()


@given(st.integers(0, 24), st.integers(0, 24))
def test_the_secret_duel_turns_both_dominoes_up_together(one: int, two: int) -> None:
    start = WUH.deal("duel-b", "any")
    first, second = start.moves(0)[one], start.moves(0)[two].replace("0,0", "0,1")
    middle, _ = start.play(0, first)
    after, events = middle.play(1, second)
    assert events[:2] == (f"open:1:{first}", f"open:2:{second}")
    assert not after.secret(0) or after.outcome
    assert str(after).split(" ")[2] == f"{first};{second}"


def test_what_is_unknown_can_be_looked_at_but_not_played_or_explained() -> None:
    start = board("YR@0,0h;YB@0,1h", "BKWR/RYWW")
    seen = start.seen_by(0)
    assert seen.moves(0) == start.moves(0)
    with pytest.raises(BadInput):
        seen.play(0, seen.moves(0)[0])
    with pytest.raises(BadInput):
        WUH.answer("explain", {"position": str(seen), "move": "WR@2,0v"})


@settings(max_examples=20, deadline=None)
@given(parties())
def test_events_show_a_rack_only_when_it_passes(party: Party) -> None:
    for position in party.positions():
        if position.to_act:
            for move in position.moves(position.turn)[:3]:
                _, events = position.play(position.turn, move)
                for event in events:
                    if event.startswith("pass"):
                        _, seat, rack = event.split(":")
                        held = "".join(position.racks[int(seat) - 1])
                        assert rack == (held or "-") or int(seat) == position.turn + 1
                    else:
                        allowed = r"(place|open|cycle|commit|end):.*"
                        assert re.fullmatch(allowed, event)
                        assert len(re.findall("[BWRYK]{2}", event)) <= 1
