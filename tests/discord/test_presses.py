"""One press, one acknowledgement, whatever happens in between."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from bot.adapters.discord import build_discord
from bot.core.answer import Answer, Reply
from bot.core.port import Later, Refused
from bot.core.request import Press, Request
from bot.core.screen import Button, Screen
from tests.discord.conftest import Opens
from tests.discord.scripted import BOARD, PNG, Script, board_everywhere

NOTE = Screen("That board has moved on.")
PRIVATE = Answer((Reply("private", NOTE),))


def slow(seconds: float, answer: Answer) -> Script:
    async def script(request: Request) -> Answer:
        if isinstance(request, Press):
            await asyncio.sleep(seconds)
            return answer
        return board_everywhere(request)

    return script


async def test_play_posts_a_picture_with_its_words_for_the_blind(opens: Opens) -> None:
    sim, service = await opens(board_everywhere)
    await sim.member("Olena").slash(sim.room, "play")
    (message,) = sim.messages()
    seen = sim.look(message)
    assert seen.caption == "Level 2: *full* dragon for a_b"
    assert seen.raw == r"Level 2: \*full\* dragon for a\_b"
    assert seen.alt == "Level 2 has two sets"
    assert (seen.picture or b"").startswith(PNG)
    assert service.shown == [(Reply("post", BOARD, 7), f"{sim.room.id}/{message.id}")]


async def test_a_press_is_answered_by_the_new_picture_itself(opens: Opens) -> None:
    sim, service = await opens(board_everywhere)
    olena = sim.member("Olena")
    await olena.slash(sim.room, "play")
    before = sim.look(sim.messages()[0])
    sent = len(sim.log)
    await sim.press((olena, sim.hold(sim.messages()[0], "A")))
    (message,) = sim.messages()
    after = sim.look(message)
    assert len(sim.log) == sent + 1
    assert after.picture != before.picture
    assert len(message.attachments) == 1
    assert after.alt == before.alt
    press = service.asked[-1]
    assert isinstance(press, Press)
    assert press.action == "p/k3v9x2qa/1f/a"
    assert press.message == f"{sim.room.id}/{message.id}"
    assert (press.who.account, press.who.name) == (str(olena.id), "Olena")
    assert service.shown[-1][1] == press.message


async def test_a_private_reply_is_seen_by_the_asker_alone(opens: Opens) -> None:
    sim, _ = await opens(lambda ask: PRIVATE if isinstance(ask, Press) else board_everywhere(ask))
    olena, bo = sim.member("Olena"), sim.member("Bo")
    await olena.slash(sim.room, "play")
    await sim.press((bo, sim.hold(sim.messages()[0], "A")))
    assert [sim.look(one).caption for one in sim.privates(bo)] == ["That board has moved on."]
    assert sim.privates(olena) == []
    assert len(sim.messages()) == 1


async def test_presses_at_the_same_moment_are_all_answered(opens: Opens) -> None:
    sim, service = await opens(board_everywhere)
    olena, bo = sim.member("Olena"), sim.member("Bo")
    await olena.slash(sim.room, "play")
    held = sim.hold(sim.messages()[0], "A")
    await sim.press((olena, held), (bo, held), (olena, held))
    assert len({request.event for request in service.asked}) == 4
    assert len(sim.messages()) == 1


async def test_a_slow_answer_is_acknowledged_first_and_shown_later(opens: Opens) -> None:
    sim, service = await opens(slow(1.2, Answer((Reply("edit", BOARD, 7), Reply("private", NOTE)))))
    olena = sim.member("Olena")
    await olena.slash(sim.room, "play")
    (record,) = await sim.press((olena, sim.hold(sim.messages()[0], "A")))
    assert len(sim.requests("POST", rf"/interactions/{record.id}/")) == 1
    assert sim.look(sim.messages()[0]).picture is not None
    assert [sim.look(one).caption for one in sim.privates(olena)] == ["That board has moved on."]
    assert [reply.how for reply, _ in service.shown] == ["post", "edit", "private"]


@pytest.mark.parametrize("command", ["play", "rules"])
@pytest.mark.parametrize("how", ["post", "private"])
async def test_a_slow_command_is_shown_to_whom_it_is_for(
    opens: Opens, command: str, how: str
) -> None:
    reply = Reply("post", BOARD, 7) if how == "post" else Reply("private", NOTE)

    async def script(_: Request) -> Answer:
        await asyncio.sleep(0.9)
        return Answer((reply, replace(reply, screen=Screen("and more"))))

    sim, service = await opens(script)
    olena = sim.member("Olena")
    await olena.slash(sim.room, command)
    shown = sim.messages() if how == "post" else sim.privates(olena)
    other = sim.privates(olena) if how == "post" else sim.messages()
    assert [sim.look(one).caption for one in shown] == [
        reply.screen.caption,
        "and more",
    ]
    assert other == []
    assert len(service.shown) == 2


async def test_several_replies_edit_first_and_follow_in_order(opens: Opens) -> None:
    new = replace(BOARD, caption="A new board")
    replies = (Reply("private", NOTE), Reply("edit", BOARD, 7), Reply("post", new, 8))
    sim, _ = await opens(
        lambda ask: Answer(replies) if isinstance(ask, Press) else board_everywhere(ask)
    )
    olena = sim.member("Olena")
    await olena.slash(sim.room, "play")
    await sim.press((olena, sim.hold(sim.messages()[0], "A")))
    assert [sim.look(one).caption for one in sim.messages()] == [BOARD.caption, "A new board"]
    assert len(sim.privates(olena)) == 1


async def test_a_new_board_takes_the_buttons_off_the_old_one(opens: Opens) -> None:
    old: list[str] = []

    def script(_: Request) -> Answer:
        return Answer((Reply("post", BOARD, 7, retire=old[-1] if old else ""),))

    sim, service = await opens(script)
    olena = sim.member("Olena")
    await olena.slash(sim.room, "play")
    old.append(service.shown[0][1])
    await olena.slash(sim.room, "table board")
    first, second = (sim.look(one) for one in sim.messages())
    assert first.labels == ()
    assert first.picture is not None
    assert second.labels == ("A: take it", "Undo")


async def test_a_board_deleted_under_the_press_is_posted_anew(opens: Opens) -> None:
    sim, service = await opens(board_everywhere)
    olena = sim.member("Olena")
    await olena.slash(sim.room, "play")
    held = sim.hold(sim.messages()[0], "A")
    sim.env.backend.delete_message(sim.room.id, held.message.id)
    await sim.press((olena, held))
    (message,) = sim.messages()
    assert service.shown[-1] == (Reply("edit", BOARD, 7), f"{sim.room.id}/{message.id}")


async def test_with_a_dead_token_the_board_is_edited_in_the_channel(opens: Opens) -> None:
    sim, service = await opens(board_everywhere)
    olena = sim.member("Olena")
    await olena.slash(sim.room, "play")
    before = sim.look(sim.messages()[0])
    sim.env.inject_error("POST", "/interactions/*/*/callback", status=404, code=10062)
    (record,) = await sim.press((olena, sim.hold(sim.messages()[0], "A")))
    record.responded = True  # too late for an answer: that is what this test is about
    assert sim.look(sim.messages()[0]).picture != before.picture
    assert service.shown[-1][1] == f"{sim.room.id}/{sim.messages()[0].id}"
    assert service.missed == []


async def test_with_a_dead_token_a_command_posts_in_the_channel(opens: Opens) -> None:
    sim, service = await opens(board_everywhere)
    sim.env.inject_error("POST", "/interactions/*/*/callback", status=404, code=10062)
    asked = await sim.member("Olena").slash(sim.room, "play")
    asked._interaction.responded = True
    (post,) = sim.requests("POST", r"/channels/\d+/messages$")
    assert post.json is not None
    assert post.json["enforce_nonce"] is True
    assert len(sim.messages()) == len(service.shown) == 1


async def test_with_a_dead_token_what_is_private_stays_private(opens: Opens) -> None:
    sim, service = await opens(lambda _: PRIVATE)
    sim.env.inject_error("POST", "/interactions/*/*/callback", status=404, code=10062)
    asked = await sim.member("Olena").slash(sim.room, "rules")
    asked._interaction.responded = True
    assert sim.messages() == []
    assert isinstance(service.missed[0][1], Refused)


async def test_what_another_process_has_answered_is_not_answered_twice(opens: Opens) -> None:
    sim, service = await opens(board_everywhere)
    olena = sim.member("Olena")
    await olena.slash(sim.room, "play")
    sim.env.inject_error("POST", "/interactions/*/*/callback", status=400, code=40060)
    (record,) = await sim.press((olena, sim.hold(sim.messages()[0], "A")))
    record.responded = True
    assert len(sim.requests("POST", rf"/interactions/{record.id}/")) == 1
    assert len(service.shown) == 2
    assert len(sim.messages()) == 1


async def test_a_failing_server_is_reported_and_left_to_the_publisher(opens: Opens) -> None:
    sim, service = await opens(board_everywhere)
    sim.env.inject_error("POST", "/interactions/*/*/callback", status=500)
    asked = await sim.member("Olena").slash(sim.room, "play")
    asked._interaction.responded = True
    assert isinstance(service.missed[0][1], Later)


@pytest.mark.parametrize(
    "custom_id", ["", "t:", "nonsense", "t:q/\u00e9", "x" * 100, "t3:p//", "\n"]
)
async def test_any_button_that_was_ever_posted_reaches_the_service(
    opens: Opens, custom_id: str
) -> None:
    sim, service = await opens(
        lambda ask: PRIVATE if isinstance(ask, Press) else board_everywhere(ask)
    )
    olena = sim.member("Olena")
    await olena.slash(sim.room, "play")
    held = sim.hold(sim.messages()[0], custom_id="t:p/k3v9x2qa/1f/a")
    held.payload["components"][0]["components"][0]["custom_id"] = custom_id
    await sim.press((olena, replace(held, custom_id=custom_id)))
    assert isinstance(service.asked[-1], Press)
    assert len(sim.privates(olena)) == 1


async def test_buttons_work_after_a_restart(opens: Opens) -> None:
    sim, service = await opens(board_everywhere)
    olena = sim.member("Olena")
    await olena.slash(sim.room, "play")
    held = sim.hold(sim.messages()[0], "A")
    for _ in range(2):
        await sim.restart(build_discord(service).client)
    await sim.press((olena, held))
    assert service.shown[-1][0].how == "edit"


async def test_the_place_tells_who_may_decide_and_whether_pictures_are_allowed(
    opens: Opens,
) -> None:
    sim, service = await opens(board_everywhere, pictures=False)
    await sim.member("Bo").slash(sim.room, "play")
    await sim.administrator("Ann").slash(sim.room, "play")
    await sim.member("Bo").user.slash("play")
    places = [request.place for request in service.asked]
    assert [(one.private, one.admin, one.pictures) for one in places] == [
        (False, False, False),
        (False, True, False),
        (True, True, True),
    ]
    assert places[0].chat == str(sim.room.id)
    assert {request.who.locale for request in service.asked} == {"en-US"}


async def test_nobody_is_mentioned_by_a_caption(opens: Opens) -> None:
    sim, service = await opens(board_everywhere)
    bo = sim.member("Bo")
    loud = Screen(f"@everyone <@{bo.id}> won", ((Button("A", "n/a"),),))
    service.script = lambda _: Answer((Reply("post", loud),))
    await bo.slash(sim.room, "play")
    (message,) = sim.messages()
    assert message.ping_user_ids == []
    assert not message.mention_everyone
    assert sim.look(message).caption == f"@everyone <@{bo.id}> won"
