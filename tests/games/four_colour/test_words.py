"""What the game says: prompts, labels, refusals, summaries, and moves as people type them."""

from __future__ import annotations

import pytest

from games import IllegalMove, Text, menu, text
from games.four_colour import Board
from games.four_colour.refusal import refusal
from games.protocol import who
from render.words import knows, say
from tests.games.four_colour.support import ALMOST, DONE, FCC, events_of, placed, refused
from tests.games.four_colour.test_rounds import random_deal

ASKED = placed("r1 h0yN", {1: "yNyNyCyHrCrH", 3: "yCyH"}, such=lambda board: board.to_act == (1,))
FAR = placed("r1 h0yN", {3: "yNyNyCyH"}, such=lambda board: board.to_act == (3,))
GENERAL = placed("r0 d0wG", {0: "wAwE", 1: "wAwE"}, such=lambda board: board.to_act == (0,))
TAKEN, _ = GENERAL.play(0, "wG")
WAITING = placed("r0 h3wS", {1: ALMOST + "wS"}, such=lambda board: board.to_act == (1,))
COMPLETE = placed("r0 d0gA", {0: DONE}, such=lambda board: board.to_act == (0,))


@pytest.mark.parametrize(
    ("board", "seat", "move", "why"),
    [
        (ASKED, 1, "W", "no-win"),
        (ASKED, 1, "yNyN", "pair"),
        (ASKED, 1, "rCrHrN", "without"),
        (ASKED, 1, "yNyNyNyN", "not-held"),
        (ASKED, 1, "yCyHyH", "no-group"),
        (ASKED, 1, "yNyHyC", "unreadable"),
        (ASKED, 1, "xyN", "unreadable"),
        (ASKED, 1, "", "unreadable"),
        (ASKED, 1, "??", "unreadable"),
        (ASKED, 0, "p", "not-asked"),
        (ASKED, 3, "p", "not-asked"),
        (FAR, 3, "yCyHyN", "not-next"),
        (GENERAL, 0, "p", "must"),
        (TAKEN, 0, "xwG", "kept"),
        (TAKEN, 0, "p", "discard-now"),
        (TAKEN, 0, "wA", "discard-now"),
        (TAKEN, 0, "xqq", "unreadable"),
        (TAKEN, 1, "xwA", "not-asked"),
        (WAITING, 1, "wSwS", "completes"),
        (COMPLETE, 0, "gAgAgAgA", "completes"),
        (WAITING.play(1, "W")[0], 1, "W", "over"),
    ],
)
def test_a_move_is_refused_for_its_reason(board: Board, seat: int, move: str, why: str) -> None:
    assert refused(board, seat, move).id == f"fcc-illegal-{why}"


def test_a_second_answer_is_refused_and_the_reason_is_the_seats_own_affair() -> None:
    board = placed(
        "r0 d0gE", {0: "gGgA", 1: "gGgA", 2: "gEgE"}, such=lambda board: board.to_act == (0, 1, 2)
    )
    after, _ = board.play(2, "p")
    assert refused(after, 2, "gEgEgE").id == "fcc-illegal-answered"
    assert refused(after, 3, "p").id == "fcc-illegal-not-asked"
    assert refused(board, 3, "p").id == "fcc-illegal-not-asked"


def test_exposed_cards_are_not_discarded() -> None:
    board = placed("x2 -", {2: "yA"}, {2: "wCwHwN"})
    spot = next(card for card in ("wC", "wH", "wN") if f"x{card}" not in board.moves(2))
    assert refused(board, 2, f"x{spot}").id == "fcc-illegal-exposed"


def test_only_the_drawer_is_told_that_a_general_could_be_taken() -> None:
    board = placed("r0 d0wG", {0: "wAwE", 2: DONE}, such=lambda board: board.to_act == (0, 2))
    assert refusal(board, 2, "wG").id in {"fcc-illegal-completes", "fcc-illegal-drawer-only"}


@pytest.mark.parametrize(
    ("number", "typed"), [(number, typed) for number in range(6) for typed in ("", "W", "p", "xyS")]
)
def test_every_refusal_depends_on_the_view_alone(number: int, typed: str) -> None:
    for board in random_deal(number):
        for seat in range(4):
            if typed not in board.moves(seat):
                seen = board.seen_by(seat)
                with pytest.raises(IllegalMove) as error:
                    seen.play(seat, typed)
                assert error.value.reason == refused(board, seat, typed)


@pytest.mark.parametrize(
    ("board", "seat", "words"),
    [
        (ASKED, 1, "You may take the yellow cannon in 2 ways. Or pass."),
        (ASKED, 2, "Player 1 discarded the yellow cannon. Claims are open."),
        (ASKED, None, "Player 1 discarded the yellow cannon. Claims are open."),
        (FAR, 3, "You may take the yellow cannon: three yellow cannons. Or pass."),
        (GENERAL, 0, "You drew the white general and must take it. How?"),
        (GENERAL, 1, "Player 1 drew the white general. Claims are open."),
        (TAKEN, 0, "Discard a card. Generals and flowers stay."),
        (TAKEN, None, "Player 1 chooses a discard."),
        (WAITING, 1, "The white soldier completes your hand: win, or go on."),
    ],
)
def test_a_prompt_says_what_can_be_done(board: Board, seat: int | None, words: str) -> None:
    assert say(board.prompt(seat)) == words


def test_claims_have_letters_and_discards_the_numbers_of_the_hand() -> None:
    choices = menu(ASKED, 1).choices
    assert [(choice.mark, choice.move) for choice in choices] == [
        ("A", "yCyHyN"),
        ("B", "yNyNyN"),
        ("P", "p"),
    ]
    assert [say(choice.label) for choice in choices][2:] == ["Pass"]
    assert [choice.mark for choice in menu(WAITING, 1).choices] == ["W", "P"]
    marks = [choice.mark for choice in menu(TAKEN, 0).choices]
    assert marks == [str(number + 1) for number in range(len(marks))]


def test_a_summary_names_what_was_taken_counts_the_rest_and_says_what_is_open() -> None:
    events = ("lapse:1:yS", "draw:2:F1", "take:2:F1", "disc:2:rS", "lapse:2:rS", "draw:3:wC")
    assert [say(line) for line in FCC.summary(events)] == [
        "Since then: 2 cards went by, Player 3 took the duke flower.",
        "Player 4 drew the white chariot.",
    ]
    assert FCC.summary(()) == ()
    assert FCC.summary(("disc:0:yA",)) == (FCC.tell("disc:0:yA"),)


def test_many_taken_groups_are_counted() -> None:
    events = (*(f"take:{seat}:yCyHyN" for seat in range(4)), "disc:3:yA")
    first, _ = FCC.summary(events)
    assert say(first) == (
        "Since then: 3 groups were taken, Player 4 laid down yellow chariot-horse-cannon."
    )


def test_every_event_of_a_deal_can_be_told() -> None:
    told: set[str] = set()
    for number in range(12):
        board = random_deal(number)[0]
        while board.to_act:
            board, events = events_of(board, board.moves(board.to_act[0])[-1])
            for event in events:
                told.add(FCC.tell(event).id)
                assert "{" not in say(FCC.tell(event))
    assert told >= {"fcc-tell-draw", "fcc-tell-take", "fcc-tell-keep", "fcc-tell-disc"}


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("p", "p"),
        ("Pass", "p"),
        ("no", "p"),
        ("yn yc yh", "yCyHyN"),
        ("take YCYHYN", "yCyHyN"),
        ("claim yellow chariot yellow horse yellow cannon", "yCyHyN"),
        ("yN yN yN", "yNyNyN"),
        ("yN", "yN"),
        ("", ""),
        ("win", "W"),
    ],
)
def test_a_typed_claim_is_understood_where_beyond_doubt(typed: str, meant: str) -> None:
    assert FCC.read_move(ASKED, 1, typed) == meant


@pytest.mark.parametrize("typed", ["xwA", "x wa", "discard wA", "drop the white advisor", "wA"])
def test_a_typed_discard_is_understood(typed: str) -> None:
    assert FCC.read_move(TAKEN, 0, typed) == "xwA"


@pytest.mark.parametrize("section", FCC.sections)
def test_each_section_of_the_rules_has_a_title_and_under_900_characters(section: str) -> None:
    assert 3 < len(say(text(f"fcc-rules-{section}-title"))) < 40
    assert 100 < len(say(text(f"fcc-rules-{section}"))) < 900


def test_the_end_of_a_deal_and_the_standing_answers_have_words() -> None:
    for ended in ("win", "draw"):
        assert knows(f"fcc-outcome-{ended}")
    assert say(FCC.order(ASKED.orders(1)[0])) == "Pass for this card"
    assert [say(FCC.wish(wish)) for wish in FCC.wishes] == ["Always win for me"]
    assert knows(f"fcc-variant-{FCC.variants[0].name}-about")


def test_a_seat_is_named_by_whoever_knows_its_name() -> None:
    assert who(2) == text("ui-player", n=3)
    said = FCC.tell("draw:2:rA")
    assert dict(said.args)["who"] == who(2)
    assert isinstance(dict(said.args)["card"], Text)
