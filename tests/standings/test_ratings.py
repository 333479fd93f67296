"""Ratings between people, against computers and against deals, in the order of the games."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from random import Random

import pytest

from bot.core.ladder import BOARD, CAP, FULL, Ladder, Match, Side, Skill, fixed
from bot.store import Person
from bot.store.joining import forget_person, merge_people
from bot.store.schema import METADATA
from tests.standings.setting import GWG, MONDAY, Club, at, embedded

DAY = timedelta(days=1)
HOUR = 3_600_000


def duel(number: int, *places: int, at: int = 0, players: tuple[int, ...] = ()) -> Match:
    who = players or tuple(range(1, len(places) + 1))
    sides = tuple(Side(seat, who[seat], "", place) for seat, place in enumerate(places))
    return Match("duel", f"t{number}", at, 0, sides)


def test_who_wins_rises_and_equal_ones_stay_level() -> None:
    first, second = Ladder().play(duel(1, 1, 2)).values()
    assert first.mu > 25 > second.mu
    assert first.shown > Skill().shown
    one, two = Ladder().play(duel(1, 1, 1)).values()
    assert one.mu == pytest.approx(two.mu)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_more_seats_are_ranked_by_place(seats: int) -> None:
    skills = Ladder().play(duel(1, *range(1, seats + 1)))
    mus = [skills[seat].mu for seat in range(seats)]
    assert mus == sorted(mus, reverse=True)


def test_games_of_the_same_two_count_less_and_less_within_a_week() -> None:
    ladder, gains, mu = Ladder(), [], 25.0
    for number in range(FULL + 3):
        skill = ladder.play(duel(number, 1, 2, at=number * HOUR))[0]
        gains.append(skill.mu - mu)
        mu = skill.mu
    whole = Ladder()
    whole.past = {1: ladder.past[1], 2: ladder.past[2]}
    for player in (1, 2):
        whole.past[player].recent.clear()
    after_a_week = whole.play(duel(99, 1, 2, at=HOUR))[0].mu - mu
    assert gains[FULL - 1] > 1.5 * gains[FULL] > 1.5 * gains[FULL + 1]
    assert after_a_week > 2 * gains[-1]


def test_a_day_has_a_cap() -> None:
    ladder = Ladder()
    for number in range(CAP + 5):
        skill = ladder.play(duel(number, 1, 2, at=number, players=(1, 100 + number)))[0]
    assert skill.games == CAP
    assert ladder.play(duel(99, 1, 2, at=24 * HOUR, players=(1, 99)))[0].games == CAP + 1


def test_a_strong_computer_is_worth_more_and_never_changes() -> None:
    def against(level: str) -> float:
        sides = (Side(0, 1, "", 1), Side(1, None, level, 2))
        return Ladder().play(Match("duel", "t", 0, 0, sides))[0].mu

    assert against("hard") > against("easy") > 25
    assert fixed("duel", "hard").mu - fixed("duel", "easy").mu == 5


def test_a_hard_deal_is_worth_more_and_an_easy_one_costs_more() -> None:
    def facing(band: int, place: int) -> float:
        return Ladder().play(Match(GWG, "t", 0, band, (Side(0, 1, "", place),)))[0].mu

    assert facing(7, 1) > facing(1, 1) > 25 > facing(7, 2) > facing(1, 2)


@embedded
async def test_a_rating_stands_on_the_board_after_five_games(club: Club) -> None:
    ann, room = await club.person("Ann"), await club.room()
    for number in range(BOARD):
        assert await club.board("rating", game="duel") == []
        await club.duel(room, (ann, "hard"), (9, 3), at(MONDAY + number * DAY))
    [(place, name, value)] = await club.board("rating", game="duel")
    assert (place, name) == (1, "Ann")
    assert value > 1000
    assert await club.board("rating", f"r{room.id}", "duel") == [(place, name, value)]


@embedded
async def test_dailies_rate_a_person_against_deals(club: Club) -> None:
    ann, ben, room = await club.person("Ann"), await club.person("Ben"), await club.room()
    for number in range(BOARD):
        day = MONDAY + number * DAY
        await club.daily(room, ann, day, at(day))
        await club.daily(room, ben, day, at(day), lose=True)
    board = await club.board("rating", game=GWG)
    assert [name for _, name, _ in board] == ["Ann", "Ben"]
    assert board[0][2] > board[1][2]


async def _season(club: Club, order: list[int] | None = None) -> list[Person]:
    """Twenty games of five people and computers over ten days, written down in some order."""
    people = [await club.person(name) for name in ("Ann", "Ben", "Cho", "Dov", "Eve")]
    rooms = [await club.room("-1"), await club.room("-2", "7")]
    dice = Random(5)
    games = []
    for number in range(20):
        seats: list[Person | str] = [*dice.sample(people, dice.choice((1, 2, 3)))]
        seats += [dice.choice(("easy", "hard"))] if len(seats) == 1 else []
        numbers = [dice.randrange(10) for _ in seats]
        when = at(MONDAY + (number // 2) * DAY, 10 + number % 2)
        games.append((dice.choice(rooms), seats, numbers, when, f"g{number:07}"))
    for number in order or range(len(games)):
        await club.duel(*games[number])
    return people


async def test_the_order_of_writing_changes_nothing(club: Club) -> None:
    order = list(range(20))
    Random(8).shuffle(order)
    await _season(club, order)
    shuffled = await club.derived()
    other = Club(club.store)
    for table in reversed(METADATA.sorted_tables):
        if table.name not in {"people", "identities", "rooms", "meta"}:
            await club.store.database.do(table.delete())
    await _season(other)
    assert await club.derived() == shuffled


async def test_a_voided_game_was_never_played_and_can_be_restored(club: Club) -> None:
    people = await _season(club)
    before = await club.derived()
    assert await club.store.void("g0000003", people[0].id, at(MONDAY))
    assert await club.wrong() == 0
    after = await club.derived()
    assert len(after[0]) < len(before[0])
    assert not await club.store.void("g0000003", people[0].id, at(MONDAY))
    await club.store.restore("g0000003")
    assert await club.derived() == before


@embedded
async def test_a_voided_daily_is_unsolved(club: Club) -> None:
    ann, room = await club.person("Ann"), await club.room()
    table = await club.daily(room, ann, MONDAY, at(MONDAY))
    await club.store.void(table, ann.id, at(MONDAY))
    found = await club.store.result(ann.id, GWG, MONDAY)
    assert found is not None
    assert not found.solved
    assert await club.board("points") == []
    await club.store.restore(table)
    assert await club.board("points") == [(1, "Ann", 3)]


@embedded
async def test_linked_accounts_are_one_and_keep_the_rating_of_more_games(club: Club) -> None:
    people = await _season(club)
    ann, ben = people[0], people[1]
    before = {one.id: await club.store.figures(one.id) for one in people}
    async with club.store.database.write() as connection:
        await merge_people(connection, ann.id, ben.id, at(MONDAY + 60 * DAY))
    merged = await club.store.figures(ann.id)
    assert merged.played[0].count == sum(before[one.id].played[0].count for one in (ann, ben))
    games = [before[one.id].ratings["duel"].games for one in (ann, ben)]
    assert merged.ratings["duel"].games <= max(games)
    assert (await club.store.figures(ben.id)).played == ()


async def test_a_code_joins_the_figures_of_two_accounts(club: Club) -> None:
    people = await _season(club)
    ann, ben = people[0], people[1]
    played = [(await club.store.figures(one.id)).played[0].count for one in (ann, ben)]
    await club.store.new_code(ben.id, "ABCD2345", at(MONDAY + 60 * DAY))
    assert await club.store.link("ABCD2345", ann.id, at(MONDAY + 60 * DAY) + 1) == "joined"
    assert (await club.store.figures(ann.id)).played[0].count == sum(played)
    assert await club.wrong() == 0
    assert await club.store.unlink("telegram", "ben", "Ben", at(MONDAY + 61 * DAY))
    assert (await club.store.figures(ann.id)).played[0].count == sum(played)


@embedded
async def test_who_is_a_guest_again_after_unlinking_leaves_the_world(club: Club) -> None:
    guest, ann = await club.person("Guest", "web"), await club.person("Ann")
    room = await club.room()
    await club.patience(room, guest, at(MONDAY))
    await club.store.new_code(guest.id, "ABCD2345", at(MONDAY))
    assert await club.store.link("ABCD2345", ann.id, at(MONDAY) + 1) == "joined"
    assert len(await club.board()) == 1
    await club.store.unlink("telegram", "ann", "Ann", at(MONDAY, 20))
    assert await club.board() == []


@embedded
async def test_after_linking_the_rating_that_goes_on_is_played(club: Club) -> None:
    ann, new, ben = [await club.person(name) for name in ("Ann", "New", "Ben")]
    room = await club.room()
    await club.duel(room, (ann, "easy"), (9, 1), at(MONDAY))
    for number in range(6):
        await club.duel(room, (new, "hard"), (9, 1), at(MONDAY + number * DAY))
    strong = (await club.store.figures(new.id)).ratings["duel"]
    async with club.store.database.write() as connection:
        await merge_people(connection, ann.id, new.id, at(MONDAY + 9 * DAY))
    assert (await club.store.figures(ann.id)).ratings["duel"] == strong
    await club.duel(room, (ann, ben), (9, 1), at(MONDAY + 10 * DAY))
    assert (await club.store.figures(ann.id)).ratings["duel"].games == 7


@embedded
async def test_of_two_dailies_the_earlier_counts(club: Club) -> None:
    ann, new, room = await club.person("Ann"), await club.person("New"), await club.room()
    await club.daily(room, ann, MONDAY, at(MONDAY, 14), lose=True)
    await club.daily(room, new, MONDAY, at(MONDAY, 9))
    async with club.store.database.write() as connection:
        await merge_people(connection, ann.id, new.id, at(MONDAY, 20))
    assert await club.board("points") == [(1, "Ann", 3)]
    found = await club.store.result(ann.id, GWG, MONDAY)
    assert found is not None
    assert found.solved


@embedded
async def test_games_between_two_accounts_of_one_person_move_neither(club: Club) -> None:
    ann, new, room = await club.person("Ann"), await club.person("New"), await club.room()
    for number in range(6):
        await club.duel(room, (ann, new), (9, 1), at(MONDAY + number * DAY))
    async with club.store.database.write() as connection:
        await merge_people(connection, ann.id, new.id, at(MONDAY + 9 * DAY))
    assert (await club.store.figures(ann.id)).ratings["duel"] == Skill()


@embedded
async def test_a_guest_who_is_linked_stands_on_the_boards_of_the_world(club: Club) -> None:
    guest, ann = await club.person("Guest", "web"), await club.person("Ann")
    page = await club.store.room("web", "tearoom")
    await club.patience(page, guest, at(MONDAY))
    async with club.store.database.write() as connection:
        await merge_people(connection, ann.id, guest.id, at(MONDAY, 20))
    assert await club.board() == [(1, "Ann", 1)]


async def test_a_forgotten_person_leaves_the_figures_of_others_alone(club: Club) -> None:
    people = await _season(club)
    gone, stay = people[0], people[1:]
    before = {one.id: await club.store.figures(one.id) for one in stay}
    boards = [board for board in await club.board("rating", game="duel") if board[1] != gone.name]
    async with club.store.database.write() as connection:
        await forget_person(connection, gone.id)
    after = await club.board("rating", game="duel")
    assert {one.id: await club.store.figures(one.id) for one in stay} == before
    assert [(name, value) for _, name, value in after] == [row[1:] for row in boards]
    assert gone.name not in {name for _, name, _ in await club.board()}


@embedded
async def test_whatever_befalls_two_accounts_the_figures_of_others_stay_exact(club: Club) -> None:
    people, new = await _season(club), await club.person("New")
    ann, others = people[0], {one.id for one in people[1:]}
    await club.duel(await club.room("-1"), (new, people[2]), (4, 5), at(MONDAY, 9))

    async def figures() -> list[tuple[object, ...]]:
        """The results with their ratings, and the totals, of everybody else."""
        results, totals, _ = await club.derived()
        return [row for row in results if row[2] in others] + [
            row for row in totals if row[1] in others
        ]

    before, later = await figures(), at(MONDAY + 60 * DAY)
    assert len(before) > len(others)
    assert await club.store.void("g0000003", ann.id, later)
    await club.store.restore("g0000003")
    assert await figures() == before
    await club.store.new_code(new.id, "ABCD2345", later)
    assert await club.store.link("ABCD2345", ann.id, later + 1) == "joined"
    assert await figures() == before
    assert await club.store.unlink("telegram", "new", "New", later + 2)
    assert await figures() == before
    async with club.store.database.write() as connection:
        await forget_person(connection, ann.id)
    assert await figures() == before


@embedded
async def test_a_voided_game_touches_nobody_who_met_none_of_its_players(club: Club) -> None:
    ann, ben, cho, dan = [await club.person(name) for name in ("Ann", "Ben", "Cho", "Dan")]
    room = await club.room()
    for hour in range(6):
        table = await club.duel(room, (ann, ben), (9, 1), at(MONDAY, 8 + hour))
        await club.duel(room, (cho, dan), (9, 1), at(MONDAY, 8 + hour))
    before = [await club.store.figures(one.id) for one in (ann, ben, cho, dan)]
    assert await club.store.void(table, cho.id, at(MONDAY, 20))
    after = [await club.store.figures(one.id) for one in (ann, ben, cho, dan)]
    assert after[2:] == before[2:]
    assert [one.ratings["duel"].games for one in after] == [5, 5, 6, 6]


@embedded
async def test_a_lost_deal_that_is_taken_back_and_solved_counts_once_as_won(club: Club) -> None:
    from bot.core.table import Entry  # noqa: PLC0415 - only here
    from tests.standings.setting import ending  # noqa: PLC0415 - only here

    ann, room = await club.person("Ann"), await club.room()
    name = await club.patience(room, ann, at(MONDAY), lose=True)
    table = await club.store.load(name)
    assert table is not None
    table = await club.store.append(table, [Entry("undo", "person", at=at(MONDAY, 13))], "back")
    made = [replace(entry, at=at(MONDAY, 14)) for entry in ending(name)]
    await club.store.append(table, made, "solved")
    assert await club.board() == [(1, "Ann", 1)]
    assert (await club.store.figures(ann.id)).played[0].count == 1
