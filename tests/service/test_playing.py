from __future__ import annotations

import asyncio
import random

import pytest

from bot.core.limits import ACTION_BYTES
from bot.core.request import Place
from bot.service import Service, play
from bot.store import Store
from games import game
from tests.deals import known
from tests.service.chat import Chat, Clock

LOSING = (
    "classic:33.22:p/-/31.63.52.11.55.65.53.61.21.65.54.42.32.44.41/p/p:"
    "64.44.55.51.43.62.64.51.11.33.66.22.61.31.66:r3"
)
"""After 3ano a second double kill is possible."""


async def test_from_the_greeting_to_the_first_move_takes_three_presses(service: Service) -> None:
    chat = Chat(service, Place("web", "own", private=True))
    olena = chat.person("Olena")
    await chat.command(olena, "start")
    await chat.press(olena, "Play Guo Wu Guan")
    await chat.press(olena, "Lenient")
    assert chat.plays
    await chat.carry(olena, chat.plays[0].action)
    assert chat.screen.caption.startswith("You ")


async def test_a_press_plays_and_tells_what_it_did(chat: Chat) -> None:
    olena = chat.person("Olena")
    await chat.command(olena, "play", "classic")
    before = chat.screen
    await chat.carry(olena, chat.plays[0].action)
    assert chat.screen.digest != before.digest
    assert len(chat.screen.caption.splitlines()) <= 4
    assert chat.private is None


async def test_the_letter_on_the_board_is_a_move_too(chat: Chat) -> None:
    olena = chat.person("Olena")
    await chat.command(olena, "play", "lenient")
    mark = chat.plays[0].label.partition(":")[0]
    await chat.command(olena, "move", mark.lower())
    assert chat.replies[0].how == "post"
    assert chat.replies[0].retire
    assert chat.screen.caption.startswith("You ")


async def test_an_illegal_move_is_refused_with_the_reason_and_changes_nothing(chat: Chat) -> None:
    olena = chat.person("Olena")
    await chat.command(olena, "play", "classic")
    before = chat.screen
    for words in ("9abc", "1aaa", "🀄", "'; drop table log;--", "", "x" * 5000):
        await chat.command(olena, "move", words)
        assert [reply.how for reply in chat.replies] == ["private"]
        assert chat.private
        assert chat.private.caption
    await chat.command(olena, "board")
    assert chat.screen == before


async def test_a_forged_answer_leaves_the_board_a_board(chat: Chat) -> None:
    """Whoever knows how buttons are written presses one on a board that never had it."""
    await chat.command(chat.person("Olena"), "play", "lenient")
    table = chat.plays[0].action.split("/")[1]
    before = chat.screen
    await chat.carry(chat.person("Eve"), f"r/{table}/1/no")
    assert chat.screen == before


async def test_a_stale_button_brings_the_newest_board(chat: Chat) -> None:
    olena = chat.person("Olena")
    await chat.command(olena, "play", "lenient")
    old = chat.plays[0].action
    await chat.carry(olena, old)
    newest = chat.screen
    await chat.carry(olena, old)
    assert chat.screen == newest
    assert chat.private
    assert "moved on" in chat.private.caption


async def test_the_same_event_twice_is_one_move(chat: Chat) -> None:
    olena = chat.person("Olena")
    await chat.command(olena, "play", "lenient")
    action = chat.plays[0].action
    await chat.carry(olena, action, event="once")
    newest = chat.screen
    await chat.carry(olena, action, event="once")
    assert chat.screen == newest


async def test_strangers_are_answered_kindly_and_change_nothing(chat: Chat) -> None:
    olena, bo = chat.person("Olena"), chat.person("Bo")
    await chat.command(olena, "play", "lenient")
    before = chat.screen
    for label in (chat.plays[0].label, "Hint", "More"):
        await chat.carry(bo, chat.button(label).action)
        assert chat.private
        assert "Olena" in chat.private.caption
        assert chat.screen == before


async def test_in_a_game_of_the_room_anybody_moves_but_only_its_starter_resigns(
    chat: Chat,
) -> None:
    olena, bo = chat.person("Olena"), chat.person("Bo")
    await chat.command(olena, "play", "lenient room")
    await chat.carry(bo, chat.plays[0].action)
    assert chat.screen.caption.startswith("You ")
    await chat.command(bo, "resign")
    assert chat.private
    assert "started" in chat.private.caption


async def test_undo_goes_back_and_is_counted(chat: Chat) -> None:
    olena = chat.person("Olena")
    await chat.command(olena, "play", "lenient")
    start = chat.plays
    await chat.carry(olena, start[-1].action)
    await chat.press(olena, "Undo")
    assert [one.label for one in chat.plays] == [one.label for one in start]
    assert "Taken back" in chat.screen.caption
    await chat.command(olena, "undo")
    assert chat.private
    assert "nothing to take back" in chat.private.caption


async def test_a_hint_is_private_and_leads_to_a_solution(chat: Chat) -> None:
    olena = chat.person("Olena")
    await chat.command(olena, "play", "lenient")
    for _ in range(200):
        if not chat.plays:
            break
        await chat.press(olena, "Hint")
        assert chat.private
        mark = chat.private.caption.partition(":")[0]
        await chat.carry(olena, chat.button(f"{mark}:", chat.plays).action)
    assert "Won" in chat.screen.caption


async def test_resigning_asks_once(chat: Chat) -> None:
    olena = chat.person("Olena")
    await chat.command(olena, "play", "classic")
    await chat.press(olena, "More")
    await chat.press(olena, "Resign")
    assert "Resign this game?" in chat.screen.caption
    await chat.press(olena, "Yes, resign")
    assert "Resigned" in chat.screen.caption
    assert "New deal" in chat.labels


async def test_a_move_that_throws_the_game_away_asks_once(
    service: Service, chat: Chat, monkeypatch: pytest.MonkeyPatch
) -> None:
    olena = chat.person("Olena")
    position = game("guo-wu-guan").parse(LOSING).play(0, "3ano")[0]
    monkeypatch.setattr(play, "deal", known(str(position)))
    await chat.command(olena, "play", "classic")
    losing = chat.button("", [one for one in chat.plays if one.action.endswith("2LR")])
    await chat.carry(olena, losing.action)
    assert "Press the same button again" in chat.screen.caption
    assert chat.button(losing.label).style == "danger"
    await chat.carry(olena, losing.action)
    assert "fewer generals" in chat.screen.caption
    del service


async def test_the_question_is_forgotten_after_a_minute(service: Service, chat: Chat) -> None:
    olena = chat.person("Olena")
    await chat.command(olena, "play", "classic")
    await chat.press(olena, "More")
    clock = service.now
    assert isinstance(clock, Clock)
    clock.time += 61_000
    posts = await service.stream(olena, chat.place)
    assert "Hint" in [button.label for button in posts[-1].screen.buttons]


async def test_forced_moves_can_be_pressed_by_hand(chat: Chat) -> None:
    olena = chat.person("Olena")
    await chat.command(olena, "settings")
    assert chat.private
    await chat.carry(olena, chat.button("Playing", chat.private.buttons).action, message="")
    assert chat.private
    await chat.carry(olena, chat.button("Forced", chat.private.buttons).action, message="")
    await chat.command(olena, "play", "classic")
    seen = 0
    for _ in range(30):
        if not chat.plays:
            break
        seen += len(chat.plays) == 1
        await chat.carry(olena, chat.plays[-1].action)
    assert seen


async def test_admins_change_the_settings_of_the_room_where_all_can_see(service: Service) -> None:
    group = Chat(service, Place("telegram", "-7", admin=True))
    olena = group.person("Olena")
    await group.command(olena, "settings", "room")
    assert [reply.how for reply in group.replies] == ["post"]
    await group.carry(olena, group.button("Boards").action, message="")
    await group.command(olena, "play", "classic")
    assert group.screen.board
    stranger = Chat(service, Place("telegram", "-7"))
    await stranger.command(stranger.person("Bo"), "settings", "room")
    assert stranger.private
    assert "admins" in stranger.private.caption


async def test_boards_in_words_where_pictures_are_not_allowed(service: Service) -> None:
    chat = Chat(service, Place("discord", "5", pictures=False))
    olena = chat.person("Olena")
    await chat.command(olena, "play", "classic")
    assert chat.screen.picture is None
    assert chat.screen.board
    assert chat.private
    assert "Attach Files" in chat.private.caption


async def test_a_whole_game_ends_with_seed_figures_and_a_kept_seal(chat: Chat) -> None:
    olena = chat.person("Olena")
    rng = random.Random(5)
    await chat.command(olena, "play", "o-koan")
    sealed = chat.screen.caption.rpartition(" ")[2]
    while chat.plays:
        await chat.carry(olena, rng.choice(chat.plays).action)
        assert all(len(button.action) <= ACTION_BYTES for button in chat.screen.buttons)
        assert len(chat.screen.caption.splitlines()) <= 4
        assert len(chat.screen.alt) <= 1024
    assert "The seed, to be checked" in chat.screen.caption
    await chat.press(olena, "Is it fair?")
    assert chat.private
    assert sealed in chat.private.caption
    assert "The seal is kept" in chat.private.caption


async def test_the_seed_and_hidden_tiles_are_told_to_nobody_before_the_end(
    service: Service, chat: Chat
) -> None:
    olena = chat.person("Olena")
    await chat.command(olena, "play", "classic")
    id_ = chat.plays[0].action.split("/")[1]
    table = await service.store.load(id_)
    assert table
    for name in ("board", "text", "verify", "hint", "rules"):
        await chat.command(olena, name)
        for reply in chat.replies:
            assert table.head.seed not in repr(reply)
            assert str(table.position) not in repr(reply)
            assert table.head.start not in repr(reply)


async def test_two_hundred_presses_at_once_are_one_move(service: Service, chat: Chat) -> None:
    olena = chat.person("Olena")
    await chat.command(olena, "play", "lenient")
    action = chat.plays[0].action
    id_ = action.split("/")[1]
    before = await service.store.load(id_)
    chats = [Chat(service) for _ in range(200)]
    for other in chats:
        other.message = chat.message
    await asyncio.gather(*(other.carry(olena, action) for other in chats))
    after = await service.store.load(id_)
    assert before
    assert after
    assert after.pressed == before.pressed + 1
    assert sum(other.private is None for other in chats) == 1


async def test_a_restarted_service_goes_on_with_the_same_button(
    service: Service, chat: Chat
) -> None:
    olena = chat.person("Olena")
    await chat.command(olena, "play", "classic")
    url = str(service.store.database.engine.url)
    other = Service(await Store.open(url), now=service.now, thinker=service.thinker)
    again = Chat(other)
    again.board, again.message = chat.board, chat.message
    await again.carry(olena, again.plays[0].action)
    assert again.screen.caption.startswith("You ")
    assert again.private is None
    await other.close()


NONE_OF_OURS = [
    *("x", "p/zzzzzzzz/1/a", "n/gwg/lenient", "n/abc/d/me", "c/me/theme/pink", "c/you/theme/dark"),
    *("m/rules/nothing", "c/me/nothing/1", "m/play/zzz/zzz", "n/gwg/zzz/me", "🀄"),
]


@pytest.mark.parametrize("carried", ["", *NONE_OF_OURS])
async def test_buttons_that_are_none_of_ours_are_answered(chat: Chat, carried: str) -> None:
    await chat.carry(chat.person("Olena"), carried, message="")
    assert chat.replies
    assert "broke" not in chat.replies[0].screen.caption


async def test_something_broken_is_reported_with_a_code(
    service: Service, chat: Chat, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(*_: object) -> None:
        raise RuntimeError("no such luck")

    monkeypatch.setattr(service.commands, "run", broken)
    await chat.command(chat.person("Olena"), "help")
    assert chat.private
    assert "Report code" in chat.private.caption


async def test_a_room_has_one_live_board_per_table(service: Service, chat: Chat) -> None:
    olena = chat.person("Olena")
    await chat.command(olena, "play", "classic")
    id_ = chat.plays[0].action.split("/")[1]
    first = chat.message
    await chat.command(olena, "board")
    assert chat.replies[0].retire == first
    assert len(await service.store.messages_of(id_)) == 1
