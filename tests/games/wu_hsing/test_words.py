"""What the game says, why it refuses, and placements as people type them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from games import IllegalMove, Text, menu, text
from games.protocol import who
from games.wu_hsing import Board
from render.words import say
from tests.games.wu_hsing.support import TABLES, WUH, Party, board

ROOT = Path(__file__).parents[3]
WORDS = (ROOT / "render" / "locales" / "en").glob("wu-hsing*.ftl")
IDS = {
    entry.id.name: entry
    for words in WORDS
    for entry in FluentParser().parse(words.read_text()).body
    if isinstance(entry, Message)
}

MIDDLE = "WB@-1,-1v;BK@1,-1h;YR@0,0h;WR@2,0v;KK@3,0v;KW@-1,1v;YB@0,1h;YR@0,2h"
"""The worked game before its seventh placement."""

JOINED = "At x 2, y 0 blue would join blue-white and black-white, which do not make one pattern."

UNREADABLE = (
    "That is no placement I can read. It names both colours, the left or upper square and the "
    "direction; here for example BK@-2,-1v."
)


def refused(position: Board, move: str) -> str:
    with pytest.raises(IllegalMove) as error:
        position.play(position.turn, move)
    return say(error.value.reason)


@pytest.mark.parametrize(
    ("placed", "rack", "move", "why"),
    [
        (MIDDLE, "BK", "WR@2,2h", "There is no white-red in your rack."),
        (
            MIDDLE,
            "BK",
            "BK@3,1h",
            "Something lies there already: x 3, y 1 and the square to its right must both be free.",
        ),
        (
            MIDDLE,
            "BK",
            "BK@8,8v",
            "That would extend no row; a domino extends at least two.",
        ),
        (
            MIDDLE,
            "KK",
            "KK@3,2v",
            "That would extend only one row; a domino extends at least two.",
        ),
        (
            "BW@0,0h;RY@0,1h;KB@0,2h",
            "WR",
            "WR@0,3h",
            "That would be a fourth domino side by side; three are the most.",
        ),
        (
            MIDDLE,
            "KK",
            "KK@3,-2v",
            "At x 3, y -1 black would break blue-black in the row to its left.",
        ),
        (
            MIDDLE,
            "BR",
            "RB@-2,-1v",
            "At x -2, y 0 blue would break blue-yellow-red-white-black in the row to its right.",
        ),
        (
            "KR@0,0v;KK@0,2h;WB@1,0v",
            "BY",
            "BY@0,3h",
            "At x 0, y 3 blue would break black-red-black in the column above.",
        ),
        (
            "BW@0,0h;KK@4,0h;RY@2,1h",
            "RR",
            "RR@2,0h",
            "At x 3, y 0 red would break black-black in the row to its right.",
        ),
        (
            "BW@0,0h;WB@3,0h;RY@1,1h;YK@3,1h",
            "BY",
            "RB@2,-1v",
            "There is no blue-red in your rack.",
        ),
        (
            "BW@0,0h;KW@3,0h;YR@1,1h;RY@3,1h",
            "BR",
            "RB@2,-1v",
            JOINED,
        ),
        (
            MIDDLE,
            "BK",
            "BK at the end",
            UNREADABLE,
        ),
    ],
)
def test_a_placement_is_refused_in_words(placed: str, rack: str, move: str, why: str) -> None:
    assert refused(board(placed, f"{rack}BK/WW" if rack != "BK" else "BK/WW"), move) == why


def test_every_code_of_the_rule_book_has_words() -> None:
    start = WUH.deal("duel-a", "1")
    assert isinstance(start, Board)
    assert refused(start, "BB@1,0h").startswith("The starting pair has a fixed place")
    end, _ = board("BB@0,0h", "BBWR/KKRY").play(0, "BB@0,1h")
    with pytest.raises(IllegalMove) as error:
        end.play(0, "WR@0,2h")
    assert say(error.value.reason) == "This game is over."
    codes = ("format", "game-over", "not-in-rack", "opening", "occupied", "rows-0", "rows-1")
    for code in (*codes, "fourth-parallel", "pattern", "joined", "turn"):
        assert f"wuh-illegal-{code}" in IDS


def test_dominoes_have_letters_and_places_numbers_best_first() -> None:
    start = board(MIDDLE, "BKRKYYYY/WW")
    first = menu(start, 0)
    assert [choice.mark for choice in first.choices] == ["A", "B", "C"]
    assert say(first.choices[0].label) == "blue-black: 3 places"
    places = menu(start, 0, ("BK",)).choices
    assert [choice.mark for choice in places] == ["1", "2", "3"]
    assert [start.points(0)[str(choice.move)] for choice in places] == [60, 20, 12]
    assert places[0].move == "BK@2,2h"
    assert say(places[0].label) == "blue-black x 2 y 2 across"
    worth = start.worth(0, places[0].path)
    assert worth
    assert say(worth) == "+60"
    best = start.worth(0, ("BK",))
    assert best
    assert say(best) == "best +60"


def test_the_letter_of_a_domino_does_not_depend_on_what_fits() -> None:
    start = board(MIDDLE, "BKWWYY/WW")
    assert [choice.mark for choice in menu(start, 0).choices] == ["A", "C"]


def test_prompts_count_places_and_dominoes() -> None:
    start = board(MIDDLE, "BKRRYY/WW")
    moves = start.moves(0)
    kinds = {frozenset(move[:2]) for move in moves}
    told = say(start.prompt(0))
    assert told == f"Your move: {len(moves)} places for {len(kinds)} of your dominoes."
    assert say(start.prompt(1)) == "Player 1 is to place."
    assert say(start.prompt(None)) == "Player 1 is to place."
    assert say(start.question(0, ("BK",))) == "Where does blue-black go?"


def test_a_placement_and_its_consequences_are_told() -> None:
    start = board(MIDDLE, "BKYY/KKWW")
    after, events = start.play(0, "BK@2,2h")
    told = WUH.summary(events)
    assert say(told[0]) == "Player 1 placed blue-black: 3 \u00d7 4 \u00d7 5 = 60."
    assert say(told[1]).startswith("The five forces in order")
    assert after.facts() == (text("wuh-fact-left", n=3),)
    passing = WUH.tell("pass:2:BWKKKK")
    assert say(passing) == "Player 2 cannot place and shows blue-white, 2 \u00d7 double black."
    assert dict(passing.args)["who"] == who(1)


def test_a_finished_game_is_shared_by_its_best_products() -> None:
    steps = [["place:1:WR@2,0v:h3,h3:9"], ["place:2:KK@3,0v:h4,h4:32", "pass:1:KK"], ["end:out"]]
    (best, words), second = WUH.trail(steps)
    assert best == "4\u00d74\u00d72=32"
    assert say(words) == "4 \u00d7 4 \u00d7 2 = 32 points"
    assert second[0] == "3\u00d73=9"
    assert WUH.trail([]) == ()


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("BK@2,2h", "BK@2,2h"),
        (" bk@2,2h ", "BK@2,2h"),
        ("blue-black 2 2 across", "BK@2,2h"),
        ("Blue black at 2, 2", "Blueblackat2,2"),
        ("blue black x -2 y -1 down", "BK@-2,-1v"),
        ("blue-black at x \u22122, y \u22121, down", "BK@-2,-1v"),
        ("WR@2,2h", "WR@2,2h"),
        ("white red 2 2 across", "WR@2,2h"),
        ("red red 1 -2", "RR@1,-2h"),
        ("place it", "placeit"),
        ("", ""),
    ],
)
def test_a_typed_placement_is_understood_where_beyond_doubt(typed: str, meant: str) -> None:
    start = board(MIDDLE, "BKRRYY/WW")
    assert {"BK@2,2h", "BK@-2,-1v"} <= set(start.moves(0))
    assert WUH.read_move(start, 0, typed) == meant


def _ids(words: Text) -> set[str]:
    inner = [value for _, value in words.args]
    parts = [part for value in inner for part in (value if isinstance(value, tuple) else (value,))]
    return {words.id}.union(*(_ids(part) for part in parts if isinstance(part, Text)))


def test_every_sentence_has_words() -> None:
    source = "".join(path.read_text() for path in (ROOT / "games" / "wu_hsing").glob("*.py"))
    said = set(re.findall(r'"(wuh-[a-z-]+[a-z])"', source)) - {"wuh-prompt-wait"}
    for table in TABLES:
        for position in Party(*table, 7).positions():
            said |= _ids(position.prompt(None)).union(*map(_ids, position.facts()))
            for move in position.moves(position.turn)[:4]:
                (path,) = position.paths(position.turn, move)
                said |= _ids(position.prompt(position.turn))
                said |= _ids(position.question(position.turn, path[:1]))
                for length in (1, 2):
                    said |= _ids(position.label(position.turn, path[:length]))
                _, events = position.play(position.turn, move)
                said = said.union(*map(_ids, map(WUH.tell, events)))
                said = said.union(*map(_ids, WUH.summary(events)))
    assert said - {"ui-player"} <= set(IDS)


def test_variants_and_sections_have_words() -> None:
    wanted = {"wuh-title", "wuh-title-hanzi", "wuh-about", "wuh-credits"}
    wanted |= {f"wuh-variant-{one.name}{end}" for one in WUH.variants for end in ("", "-about")}
    wanted |= {f"wuh-rules-{one}{end}" for one in WUH.sections for end in ("", "-title")}
    assert wanted <= set(IDS)


@pytest.mark.parametrize("section", WUH.sections)
def test_each_section_of_the_rules_is_short(section: str) -> None:
    entry = IDS[f"wuh-rules-{section}"]
    assert entry.value
    words = "".join(getattr(part, "value", "") for part in entry.value.elements)
    assert 100 < len(words) < 1000


def test_a_secret_choice_and_what_turns_it_up_are_one_sentence() -> None:
    chosen = ("commit:1", "open:1:BW@0,0h", "open:2:RY@0,1h")
    assert [say(one) for one in WUH.summary(chosen)] == [
        "Both dominoes are turned up: blue-white and red-yellow."
    ]
    (alone,) = WUH.summary(chosen[:1])
    assert say(alone) == "Player 1 has chosen; the domino lies face down."


def test_a_double_is_called_so_wherever_it_is_placed() -> None:
    position = board("WB@-1,-1v;BK@1,-1h;YR@0,0h;WR@2,0v", "KK/WW")
    seat = position.turn
    paths = [position.paths(seat, move)[0] for move in position.moves(seat)]
    assert paths
    for path in paths:
        assert say(position.label(seat, path)).startswith("double black x ")
