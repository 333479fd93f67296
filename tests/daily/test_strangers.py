"""What others are told of somebody's attempt at the daily challenge while they may play it too."""

from __future__ import annotations

from tests.daily.setting import House, solve
from tests.daily.test_challenge import begun, said


async def test_nobody_else_sees_an_attempt(home: House) -> None:
    chat, elsewhere = home.chat(), home.chat("bo", private=True)
    table = await begun(chat)
    await elsewhere.command(elsewhere.person("Bo"), "start", f"j_{table.head.id}")
    assert "This is Olena\u2019s game" in said(elsewhere)
    for verb in ("k", "w", "t", "o", "b", "p"):
        await elsewhere.carry(elsewhere.person("Bo"), f"{verb}/{table.head.id}/{table.round:x}")
        assert "This is Olena\u2019s game" in said(elsewhere)
        assert not any(reply.screen.board or reply.screen.picture for reply in elsewhere.replies)
    await chat.command(chat.person("Olena"), "board", table.head.id)
    assert {reply.how for reply in chat.replies} == {"private"}
    await chat.command(chat.person("Olena"), "move", "A")
    assert "You have no game here yet" in said(chat)


async def test_nobody_else_steps_through_an_attempt_while_its_date_may_be_played(
    home: House,
) -> None:
    chat, elsewhere = home.chat(), home.chat("bo", private=True)
    table = await begun(chat)
    await solve(chat, "Olena")
    for words in ("0", "0/1", "film", "record", "look/0"):
        await elsewhere.carry(elsewhere.person("Bo"), f"f/{table.head.id}/{table.round:x}/{words}")
        assert "This is Olena\u2019s game" in said(elsewhere)
        assert not any(reply.screen.picture for reply in elsewhere.replies)
