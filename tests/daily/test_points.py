"""The daily challenge of games for several: against fixed computers, told in points."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator, Sequence
from itertools import count
from pathlib import Path

import pytest

from bot.core.action import Action
from bot.core.daily import Day, Result, ends, points_stars
from bot.core.finish import Facts, attempt, finishes
from bot.core.table import Daily, Entry, Head, Occupant, Table
from bot.core.turns import line, seed_of
from bot.service.challenge import Mine, share_text
from bot.service.reader import reader
from bot.store import Store
from bot.store.rebuild import rebuild
from games import Game, Position, game, shelf
from games.catalogue import Kind, digest
from games.contest import Played, contest
from tests.conformance.driver import words
from tests.daily.setting import MONDAY, House, Pen
from tests.service.chat import Chat, Clock

FCC, WUH = game("four-colour"), game("wu-hsing")
KINDS = {FCC: Kind("four-colour", ("easy",) * 3), WUH: Kind("open", ("normal",))}
CONTESTS = [file for file in shelf.catalogues(shelf.FOLDER) if Kind.read(file.stem).against]
TODAY = MONDAY.isoformat()
BOTH = pytest.mark.parametrize("one", KINDS, ids=lambda one: str(one.name))


def dealt(one: Game) -> tuple[str, Played]:
    """A deal with something to reach, and how the middling player reaches it."""
    kind = KINDS[one]
    for number in count():
        seed = f"points-{number}"
        played = contest(kind.deal(one, seed), ("normal", *kind.against), seed)
        if played.points > 0:
            return seed, played
    raise AssertionError


def catalogue(folder: Path) -> None:
    """One deal for each game, on every weekday."""
    week = ["game\tweekday\tvariant\tband"]
    for one, kind in KINDS.items():
        seed, played = dealt(one)
        (folder / one.name).mkdir(parents=True)
        start = kind.deal(one, seed)
        row = f"{seed}\t{played.points}\t>=\t1\t300\t{played.choices}\t{digest(start)}\n"
        head = "seed\tpar\tproved\tband\tcareful\tchoices\tdigest\n"
        (folder / one.name / f"{kind}.tsv").write_text(head + row)
        week += [f"{one.name}\t{weekday}\t{kind}\t1" for weekday in range(1, 8)]
    (folder / "week.tsv").write_text("\n".join(week) + "\n")


@pytest.fixture
async def club(database: str, tmp_path: Path, clock: Clock) -> AsyncIterator[House]:
    """A house whose dailies are those of the games for several."""
    catalogue(tmp_path / "seeds")
    store = await Store.open(database, clock)
    house = House(store, tmp_path / "seeds", clock, Pen())
    yield house
    await house.service.close()


def said(chat: Chat) -> str:
    return "\n".join(reply.screen.caption for reply in chat.replies)


async def begun(chat: Chat, one: Game, name: str) -> Table:
    await chat.carry(chat.person(name), f"d/play/{one.code}/{TODAY}", message="post")
    return await now(chat, one, name)


async def now(chat: Chat, one: Game, name: str) -> Table:
    person = await chat.service.store.person("telegram", name.casefold(), name, 0)
    results = await chat.service.store.results_of(person.id, one.name)
    table = await chat.service.store.load(results[-1].table)
    assert table is not None
    return table


async def plays(chat: Chat, one: Game, name: str, level: str = "") -> Table:
    """Play to the end, the kindest moves or those of a computer that draws as in the catalogue."""
    table = await begun(chat, one, name)
    while not table.over:
        assert table.asked == (0,)
        move = table.position.kindest(0)
        if level:
            seen = table.position.seen_by(0)
            move = seen.choose(0, level, seed_of(table, 0))
        path = table.position.paths(0, move)[0]
        press = str(Action("play", path, table.head.id, table.round))
        await chat.carry(chat.person(name), press, message="own board")
        table = await now(chat, one, name)
    return table


@BOTH
async def test_whoever_plays_the_same_meets_the_same_answers(club: House, one: Game) -> None:
    chat, other = club.chat("-1"), club.chat("-2")
    mine, theirs = await plays(chat, one, "Olena"), await plays(other, one, "Bo")
    assert mine.head.id != theirs.head.id
    assert [step.entry.text for step in mine.steps] == [step.entry.text for step in theirs.steps]
    assert mine.position == theirs.position


@BOTH
async def test_the_line_of_the_catalogue_comes_to_par_at_a_table(club: House, one: Game) -> None:
    seed, best = dealt(one)
    table = await plays(club.chat(), one, "Olena", "normal")
    assert table.head.seed == seed
    assert table.points[0] == best.points
    assert sorted(step.entry.text for step in table.steps) == sorted(best.moves)
    olena = await club.store.person("telegram", "olena", "Olena", 0)
    result = await club.store.result(olena.id, one.name, MONDAY)
    assert result is not None
    assert (result.over, result.solved, result.moves) == (True, True, best.points)
    assert result.stars(best.points) == 1


@BOTH
async def test_the_post_shows_what_the_public_sees_and_whom_one_plays(
    club: House, one: Game
) -> None:
    chat = club.chat()
    await chat.command(chat.person("Admin"), "daily", f"subscribe {one.name} 12:00")
    club.set(MONDAY, 12, 1)
    await club.post()
    (screen,) = club.pen.arrived
    seed, best = dealt(one)
    start = KINDS[one].deal(one, seed)
    assert f"Par: {best.points} points" in screen.caption
    assert "easy computers" in screen.caption or "normal computer" in screen.caption
    if start.secret(0):
        own = set(str(start.seen_by(0)).split()) - set(str(start.seen_by(None)).split())
        assert own
        assert not any(word in screen.caption + screen.board for word in own)


@BOTH
async def test_a_played_challenge_is_told_at_the_end_and_in_the_room(
    club: House, one: Game
) -> None:
    chat = club.chat()
    table = await plays(chat, one, "Olena", "normal")
    points, par = table.points[0], table.head.daily.par if table.head.daily else 0
    assert f"{points} points, par {par}: challenge met ★☆☆" in said(chat)
    await chat.carry(chat.person("Bo"), f"d/results/{one.code}/{TODAY}", message="post")
    assert f"At par: 1 of 1. Best: Olena, {points} points ★☆☆." in said(chat)
    await chat.carry(chat.person("Olena"), "d/today", message="post")
    assert f"Solved: ★☆☆ {points} points (par {par})" in said(chat)
    await chat.carry(chat.person("Olena"), f"d/share/{one.code}/{TODAY}", message="own board")
    assert f"★☆☆ {points} points (par {par}), streak 1" in said(chat)
    assert (await rebuild(club.store.database, repair=False)).all == 0


@BOTH
async def test_below_par_is_a_result_and_no_solution(club: House, one: Game) -> None:
    chat = club.chat()
    table = await begun(chat, one, "Olena")
    who = chat.person("Olena")
    await chat.carry(who, f"u/{table.head.id}/{table.round:x}", message="own board")
    assert words("bot-solitaires-only") in said(chat)
    assert (await now(chat, one, "Olena")).undone == 0
    resign = f"r/{table.head.id}/{table.round:x}/yes"
    await chat.carry(who, resign, message="own board")
    table = await now(chat, one, "Olena")
    assert table.over
    assert attempt(table)["solved"] is False
    await chat.carry(who, f"d/share/{one.code}/{TODAY}", message="own board")
    assert "0 points (par" in said(chat)
    assert (await rebuild(club.store.database, repair=False)).all == 0


@BOTH
async def test_strangers_see_nothing_of_it_and_no_seat_is_free(club: House, one: Game) -> None:
    chat = club.chat()
    table = await begun(chat, one, "Olena")
    before = table.version
    for verb in ("hand", "seat/back", "board", "more", "order"):
        name, _, word = verb.partition("/")
        action = str(Action(name, (word,) if word else (), table.head.id, table.round))
        await chat.carry(chat.person("Eve"), action, message="own board")
    await chat.command(chat.person("Eve"), "join", table.head.id)
    assert (await now(chat, one, "Olena")).version == before
    hidden = str(table.position.seen_by(0))
    assert not any(hidden in (reply.screen.board or "") for reply in chat.replies)


@BOTH
async def test_after_the_date_nothing_goes_on_and_it_can_be_practised(
    club: House, one: Game
) -> None:
    chat = club.chat()
    table = await begun(chat, one, "Olena")
    club.clock.time = ends(MONDAY)
    move = table.position.moves(0)[0]
    path = table.position.paths(0, move)[0]
    press = str(Action("play", path, table.head.id, table.round))
    await chat.carry(chat.person("Olena"), press, message="own board")
    assert "this attempt stands as it is" in said(chat)
    assert (await now(chat, one, "Olena")).version == table.version
    await chat.carry(chat.person("Olena"), f"d/practice/{one.code}/{TODAY}", message="own board")
    olena = await club.store.person("telegram", "olena", "Olena", 0)
    practice = [await club.store.load(id_) for id_ in await club.store.tables_of(olena.id)]
    heads = [each.head for each in practice if each and each.head.id != table.head.id]
    assert [head.daily.counts for head in heads if head.daily] == [False]
    assert [head.start for head in heads] == [table.head.start]


@BOTH
async def test_past_days_and_months_of_each_game_are_a_press_away(club: House, one: Game) -> None:
    chat = club.chat()
    for verb in ("archive", "calendar"):
        await chat.carry(chat.person("Olena"), f"d/{verb}/{one.code}", message="own board")
        (other,) = set(KINDS) - {one}
        actions = [key.action for key in chat.replies[0].screen.buttons]
        assert any(action.startswith(f"d/{verb}/{other.code}") for action in actions)


@BOTH
async def test_stars_are_the_points_of_the_daily(club: House, one: Game) -> None:
    table = await plays(club.chat(), one, "Olena", "normal")
    mine, *others = finishes(table, Facts(1, 3))
    assert (mine.points, mine.daily, mine.par) == (1, True, table.points[0])
    assert not any(each.points for each in others)
    assert "me-badge-par" in mine.feats


def test_more_points_are_more_stars_and_stand_higher() -> None:
    assert [points_stars(points, 200) for points in (199, 200, 219, 220, 249, 250)] == [
        *(0, 1, 1, 2, 2, 3),
    ]
    more, less = (Result(1, FCC.name, MONDAY, "t", 1, True, True, each) for each in (11, 9))
    assert more.behind < less.behind
    assert more.stars(9) == 2


@BOTH
@pytest.mark.parametrize("spoken", [False, True])
async def test_what_is_shared_tells_no_tile_and_is_short(
    club: House, one: Game, *, spoken: bool
) -> None:
    table = await plays(club.chat(), one, "Olena", "normal")
    seed, best = dealt(one)
    day = Day(one.name, MONDAY, str(KINDS[one]), seed, best.points, proved=False, band=1)
    result = Result(1, one.name, MONDAY, table.head.id, 1, True, True, best.points)
    told = share_text(reader("telegram"), Mine(one, day, result, 3), table, words=spoken)
    first, trail = told.split("\n")
    assert str(best.points) in first
    assert trail
    assert len(told) <= 280
    if one is FCC:
        assert "point" in trail if spoken else set(trail) <= set("⓪①②③ …")
    else:
        assert "=" in trail or "points" in trail


@pytest.mark.parametrize("file", CONTESTS, ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_lines_of_the_repository_come_to_par_against_the_computers_of_a_table(file: Path) -> None:
    for entry in random.Random(file.stem).sample(list(shelf.entries(file)), 3):
        kind = Kind.read(entry.variant)
        start = kind.deal(game(entry.game), entry.row.seed)
        seats = (Occupant(1, "Olena"), *(Occupant(level=level) for level in kind.against))
        named = ("table", entry.game, start.variant, entry.row.seed, str(start))
        daily = Daily(TODAY, entry.row.par, counts=True)
        table = Table.open(Head(*named, 1, 1, 1, seats, daily), [Entry("deal", "person")])
        own = iter(_own(start, entry.moves or ()))
        while not table.over:
            for made in line(table, 0):
                assert made.seat or made.text == next(own)
                table = table.add(made)
            if not table.over:
                table = table.add(Entry("move", "person", 0, next(own), 1))
        assert table.points[0] == entry.row.par


def _own(start: Position, moves: Sequence[str]) -> list[str]:
    """The moves of the person's seat in a line."""
    position, own = start, []
    for move in moves:
        if position.to_act[0] == 0:
            own.append(move)
        position, _ = position.play(position.to_act[0], move)
    return own
