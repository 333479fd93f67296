from __future__ import annotations

import random
from dataclasses import replace

import pytest

from bot.core.chairs import set_chair
from bot.core.match import places, result
from bot.core.table import Entry, Occupant, Table
from bot.core.turns import PAUSE, deadline, due, lapsed, left, nudges, seed_of
from games import IllegalMove, Outcome
from tests.core.several import Play, opened, people, played_on


def until(play: Play, want: str) -> Play:
    """Play at random until a hidden round with two people, or a discard, is open."""
    chance = random.Random(7)
    for _ in range(300):
        table = play.table
        assert not table.ended
        two = table.hidden and sum(bool(table.seats[one].person) for one in table.asked) > 1
        one = not table.hidden and bool(table.asked)
        if (want == "claims" and two) or (want == "discard" and one):
            return play
        if any(table.seats[seat].person for seat in table.asked):
            play.random(chance)
        else:
            play.now += PAUSE
            play.settle()
    raise AssertionError(want)


@pytest.mark.parametrize("seats", [people(1), people(1, 2), people(1, 2, 3, 4)])
@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_a_table_of_several_is_the_replay_of_its_log(
    seats: tuple[Occupant, ...], seed: str
) -> None:
    play = played_on(opened(seats, seed), random.Random(seed))
    assert play.table.over
    assert Table.open(play.table.head, play.log) == play.table
    assert play.table.version == len(play.log)


def test_answers_at_the_same_moment_never_make_each_other_stale() -> None:
    play = until(opened(people(1, 2, 3, 4)), "claims")
    before = play.table
    first, second, *_ = before.asked
    one = before.add(Entry("move", "person", first, before.position.moves(first)[0], 1, play.now))
    assert one.round == before.round
    assert one.position.seen_by(None) == before.position.seen_by(None)
    assert one.position.moves(second) == before.position.moves(second)
    move = before.position.moves(second)[0]
    other = before.add(Entry("move", "person", second, move, 2, play.now))
    assert other.round == before.round


def test_the_last_answer_of_a_hidden_round_waits_for_the_pause() -> None:
    play = until(opened(people(1, 2, 3, 4)), "claims")
    play.now = play.table.asked_at + 100
    board, asked = play.table.position.seen_by(None), play.table.asked
    for seat in asked:
        play.answer(seat, "p" if "p" in play.table.position.moves(seat) else "")
    held = play.table
    assert held.held
    assert held.asked == ()
    assert play.table.position.seen_by(None) == board
    assert due(play.table, play.now) == play.table.asked_at + PAUSE
    play.now = play.table.asked_at + PAUSE
    play.settle()
    assert play.table.held != held.held
    assert play.table.position.seen_by(None) != board
    assert Table.open(play.table.head, play.log) == play.table


def test_an_answer_after_the_pause_counts_at_once() -> None:
    play = until(opened(people(1, 2, 3, 4)), "claims")
    play.now = play.table.asked_at + PAUSE
    round_ = play.table.round
    for seat in play.table.asked:
        play.answer(seat, "p" if "p" in play.table.position.moves(seat) else "")
    assert play.table.round != round_


def test_against_computers_nothing_waits() -> None:
    play = opened(people(1))
    for _ in range(6):
        if play.table.ended:
            break
        assert play.table.held is None
        assert play.table.asked == (0,)
        play.answer(0)


def test_an_order_is_followed_when_its_turn_comes_and_forgotten_at_the_next_deal() -> None:
    play = until(opened(people(1, 2, 3, 4), deals=4), "claims")
    seat = play.table.asked[0]
    order = play.table.position.orders(seat)[0]
    play.write(Entry("order", "person", seat, order, seat + 1, play.now))
    assert seat not in play.table.asked
    assert order in play.table.chairs[seat].orders
    play = played_on(play, random.Random(3))
    start = play.table.head.start
    play.write(Entry("next", "table", text=start, at=play.now))
    assert order not in play.table.chairs[seat].orders
    assert "always-win" in play.table.chairs[seat].orders


def test_a_wish_can_be_taken_back_and_had_again() -> None:
    play = opened(people(1))
    play.write(Entry("order", "person", 0, "-always-win", 1, play.now))
    assert play.table.chairs[0].orders == frozenset()
    play.write(Entry("order", "person", 0, "always-win", 1, play.now))
    assert play.table.chairs[0].orders == {"always-win"}


def test_a_match_counts_its_deals_together() -> None:
    play = opened(people(1), deals=4)
    deals: list[Outcome] = []
    for number in range(1, 5):
        played_on(play, random.Random(number))
        assert play.table.ended
        deals.append(play.table.ended)
        assert play.table.over == (number == 4)
        if number < 4:
            assert play.table.between
            assert play.table.asked == ()
            start = str(play.table.start)
            play.write(Entry("next", "person", text=start, person=1, at=play.now))
            assert play.table.deal == number + 1
    points = tuple(sum(one.scores[seat] if one.scores else 0 for one in deals) for seat in range(4))
    assert play.table.points == points
    assert play.table.outcome == result(deals, [False] * 4)
    assert Table.open(play.table.head, play.log) == play.table


def test_points_then_deals_won_then_a_shared_rank() -> None:
    deals = [
        Outcome("win", winners=(0,), scores=(5, 0, 0, 0)),
        Outcome("win", winners=(1,), scores=(0, 3, 0, 0)),
        Outcome("win", winners=(1,), scores=(0, 2, 0, 0)),
        Outcome("draw", scores=(0, 0, 0, 0)),
    ]
    assert places(deals, [False] * 4) == (2, 1, 3, 3)
    assert result(deals, [False] * 4).winners == (1,)
    assert places(deals, [False, True, False, False]) == (1, 4, 2, 2)
    assert result(deals[3:] * 2, [False] * 4).winners == ()


def test_a_seat_goes_to_a_computer_and_comes_back() -> None:
    play = until(opened(people(1, 2, 3, 4)), "claims")
    seat = play.table.asked[0]
    owner = play.table.seats[seat]
    play.write(Entry("leave", "person", seat, "normal", owner.person, play.now))
    assert play.table.seats[seat].level == "normal"
    assert play.table.chairs[seat].owner == owner
    assert play.table.seat_of(owner.person or 0) is None
    sits = f"telegram {owner.name}"
    play.write(Entry("sit", "person", seat, sits, owner.person, play.now))
    assert play.table.seats[seat].person == owner.person
    assert play.table.seats[seat].platform == "telegram"
    assert Table.open(play.table.head, play.log) == play.table


def test_a_game_ends_when_its_last_person_gives_up() -> None:
    play = opened(people(1, 2))
    play.write(Entry("resign", "person", 0, "normal", 1, play.now))
    first = play.table
    assert not first.over
    assert first.chairs[0].quit
    play.write(Entry("resign", "person", 1, "normal", 2, play.now))
    assert play.table.over
    assert play.table.outcome == Outcome("lost", "resigned", (), (0, 0, 0, 0))


def test_a_deal_that_nobody_finishes_adds_nothing_to_a_match() -> None:
    play = played_on(opened(people(1, 2), "points", deals=4), random.Random(3))
    assert play.table.ended
    points = play.table.points
    play.write(Entry("next", "person", text=str(play.table.start), person=1, at=play.now))
    play.write(*(Entry("resign", "person", seat, "normal", seat + 1, play.now) for seat in (0, 1)))
    assert play.table.outcome == Outcome("lost", "resigned", (), points)
    assert min(play.table.places[:2]) > max(play.table.places[2:])


def test_time_outs_play_the_kindest_answer_and_at_last_a_computer() -> None:
    play = opened(people(1), clock=30)
    for times in range(1, 4):
        assert play.table.asked == (0,)
        seat, at = 0, deadline(play.table, 0)
        assert lapsed(play.table, at - 1) == ()
        play.now = at
        entries = lapsed(play.table, at)
        assert entries[0].kind == "lapse"
        assert entries[0].text == play.table.position.kindest(seat)
        assert [one.kind for one in entries[1:]] == (["leave"] if times == 3 else [])
        play.write(*entries)
        if play.table.ended:
            return
    assert play.table.chairs[0].owner


def test_nobody_is_replaced_after_the_answer_that_ends_the_game() -> None:
    play = played_on(opened(people(1), clock=30), random.Random(1))
    *before, last = play.log
    seats = [entry.seat for entry in play.log if entry.kind == "move"]
    assert last.seat == seats[-1]
    table = Table.open(play.table.head, before)
    absent = replace(table.chairs[last.seat], occupant=people(1)[0], lapses=2)
    table = replace(table, chairs=set_chair(table.chairs, last.seat, absent))
    entries = lapsed(table, deadline(table, last.seat))
    assert [entry.kind for entry in entries] == ["lapse"]
    assert table.add(entries[0]).over


def test_a_press_takes_the_absences_back() -> None:
    play = opened(people(1), clock=30)
    play.now = deadline(play.table, 0)
    play.write(*lapsed(play.table, play.now))
    assert play.table.chairs[0].lapses == 1
    play.answer(0)
    assert play.table.chairs[0].lapses == 0


def test_a_clock_stands_while_nobody_serves_its_platform() -> None:
    play = opened(people(1), clock=30)
    first = deadline(play.table, 0)
    play.now = first - 1_000
    play.write(Entry("away", "table", 0, "10000", at=play.now))
    assert deadline(play.table, 0) == play.now + 60_000
    play.write(Entry("away", "table", 0, "90000", at=play.now))
    assert deadline(play.table, 0) == first + 100_000
    assert due(play.table, play.now) == first + 100_000


def test_nudges_come_at_half_time_and_near_the_end() -> None:
    hours = opened(people(1), clock=3_600).table
    began = hours.asked_at
    assert nudges(hours, 0) == (began + 60_000, began + 1_800_000, began + 3_240_000)
    live = opened(people(1), clock=30).table
    assert nudges(live, 0) == (live.asked_at + 15_000, live.asked_at + 20_000)
    assert (left(live, 0, 1), left(live, 0, 2)) == (15_000, 10_000)
    assert left(hours, 0, 3) == 360_000
    assert nudges(opened(people(1)).table, 0) == ()
    assert len(nudges(opened(people(1, 2)).table, 0)) == 1
    assert due(hours, began) == began + 60_000
    assert due(hours, began + 60_000) == began + 1_800_000


def test_a_turn_after_more_than_a_minute_of_waiting_is_told_at_once() -> None:
    play = until(opened(people(1, 2, 3, 4)), "discard")
    seat = play.table.asked[0]
    assert nudges(play.table, seat)[0] == play.table.asked_at + 60_000
    play.now += 70_000
    play.answer(seat)
    play = until(play, "discard")
    seat = play.table.asked[0]
    chair, began = play.table.chairs[seat], play.table.began
    soon = play.table.asked_at - max(chair.acted, began) <= 60_000
    assert nudges(play.table, seat)[0] - play.table.asked_at == (60_000 if soon else 1)
    play = until(play, "claims")
    moments = {nudges(play.table, one) for one in play.table.asked}
    assert moments == {(play.table.asked_at + 60_000,)}


def test_illegal_answers_change_nothing() -> None:
    play = until(opened(people(1, 2, 3, 4)), "discard")
    before = play.table
    seat = before.asked[0]
    for entry in (
        Entry("move", "person", seat, "W", 1, play.now),
        Entry("answer", "person", seat, "nonsense", 1, play.now),
        Entry("move", "person", (seat + 1) % 4, "p", 1, play.now),
    ):
        with pytest.raises(IllegalMove):
            before.add(entry)
    assert play.table == before


def test_a_computer_chooses_the_same_again_and_knows_only_its_seat() -> None:
    play = opened(people(1))
    table = play.table
    assert seed_of(table, 1) == seed_of(Table.open(table.head, play.log), 1)
    assert seed_of(table, 1) != seed_of(table, 2)
