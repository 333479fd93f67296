"""Messages for one member, inline mode, menus, flood control over all chats: as it has them."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from typing import Any

import pytest
from aiohttp import ClientSession

from tests.botapi import BotApi, Fault, Flood
from tests.botapi.test_botapi import BUTTON, PNG, Bot

KEYS = ("chat_id", "receiver_user_id", "ephemeral_message_id")


@pytest.fixture
async def bot() -> AsyncIterator[Bot]:
    async with BotApi() as api, ClientSession() as session:
        api.world.version = (10, 3)
        yield Bot(api, session)


def to(bot: Bot, **more: Any) -> dict[str, Any]:
    """The parameters of a message for Olena, in the words of the newest version."""
    wanted = {"receiver_user_id": bot.olena.user.id, **more}
    where = {"chat_id": bot.group.id, "ephemeral_message_parameters": json.dumps(wanted)}
    return {**where, "text": "for you"}


async def pressed(bot: Bot) -> str:
    """The id of a fresh press of hers in the group."""
    await bot.posts()
    return bot.olena.presses(bot.api.world.sent[-1], "A").id


async def test_only_an_administrator_speaks_unasked(bot: Bot) -> None:
    assert "not enough rights" in await bot.refused("sendMessage", **to(bot))
    query = await pressed(bot)
    said = (await bot("sendMessage", **to(bot, callback_query_id=query)))["result"]
    assert said["message_id"] == 0
    assert said["receiver_user"]["id"] == bot.olena.user.id
    assert not [one for one in bot.group.messages.values() if one.text == "for you"]
    bot.api.world.queries[query].born -= 16
    assert "not enough rights" in await bot.refused(
        "sendMessage", **to(bot, callback_query_id=query)
    )
    bot.group.bot = "administrator"
    assert (await bot("sendMessage", **to(bot)))["ok"]
    stranger = bot.api.person("Bo")
    not_here = {**to(bot, receiver_user_id=stranger.user.id)}
    assert "USER_NOT_PARTICIPANT" in await bot.refused("sendMessage", **not_here)
    private = {**to(bot), "chat_id": bot.olena.user.id}
    assert "only to groups" in await bot.refused("sendMessage", **private)


async def test_they_are_edited_by_methods_of_their_own(bot: Bot) -> None:
    bot.group.bot = "administrator"
    said = (await bot("sendMessage", **to(bot)))["result"]
    where = dict(
        zip(KEYS, (bot.group.id, bot.olena.user.id, said["ephemeral_message_id"]), strict=True)
    )
    assert (await bot("editEphemeralMessageText", **where, text="again"))["result"] is True
    same = await bot.refused("editEphemeralMessageText", **where, text="again")
    assert "message is not modified" in same
    media = {"type": "photo", "media": "attach://one", "caption": "painted"}
    assert (await bot("editEphemeralMessageMedia", {"one": PNG}, **where, media=media))["ok"]
    assert "no text" in await bot.refused("editEphemeralMessageText", **where, text="x")
    assert (await bot("deleteEphemeralMessage", **where))["ok"]
    assert "not found" in await bot.refused("deleteEphemeralMessage", **where)


async def test_older_servers_ignore_what_they_do_not_know(bot: Bot) -> None:
    bot.group.bot = "administrator"
    bot.api.world.version = (10, 2)
    assert (await bot("sendMessage", **to(bot)))["result"]["message_id"] > 0, "an object is unknown"
    plain: dict[str, Any] = {
        "chat_id": bot.group.id,
        "text": "x",
        "receiver_user_id": bot.olena.user.id,
    }
    assert (await bot("sendMessage", **plain))["result"]["message_id"] == 0
    bot.api.world.version = (10, 0)
    assert (await bot("sendMessage", **plain))["result"]["message_id"] > 0
    assert "method not found" in await bot.refused("deleteEphemeralMessage")
    assert not bot.api.unknown


@pytest.mark.parametrize(
    ("results", "complaint"),
    [
        ([{"id": "1"}, {"id": "1"}], "RESULT_ID_DUPLICATE"),
        ([{"id": "x" * 65}], "RESULT_ID_INVALID"),
        ([{"id": str(number)} for number in range(51)], "RESULTS_TOO_MUCH"),
        ([{"id": "1", "type": "photo", "photo_file_id": "?"}], "wrong file identifier"),
    ],
)
async def test_offers_are_checked(bot: Bot, results: list[Any], complaint: str) -> None:
    query = bot.olena.seeks("tea")
    article = {"type": "article", "title": "Tea", "input_message_content": {"message_text": "tea"}}
    offers = [{**article, **one} for one in results]
    said = await bot.refused("answerInlineQuery", inline_query_id=query.id, results=offers)
    assert complaint in said
    assert (
        await bot("answerInlineQuery", inline_query_id=query.id, results=[{**article, "id": "1"}])
    )["ok"]
    assert query.titles == ["Tea"]
    bot.api.world.query_life = -1
    late = await bot.refused("answerInlineQuery", inline_query_id=query.id, results=[])
    assert "query is too old" in late


async def test_menus_are_kept_by_scope_and_language(bot: Bot) -> None:
    menu = [{"command": "tea", "description": "Tea"}]
    scope = {"type": "all_group_chats"}
    assert (await bot("setMyCommands", commands=menu, scope=scope, language_code="uk"))["ok"]
    assert bot.api.world.menus == {("all_group_chats", "uk"): menu}
    wrong = await bot.refused("setMyCommands", commands=menu, language_code="zh-Hans")
    assert wrong == "400 Bad Request: LANG_CODE_INVALID"


async def test_all_chats_together_are_counted_too(bot: Bot) -> None:
    time = [0.0]
    bot.api.flood = Flood(calls=100, overall=2, clock=lambda: time[0])
    other = bot.api.world.group("Other", bot.olena.user)
    await bot.posts()
    await bot.posts(chat_id=other.id)
    assert (await bot.refused("sendMessage", chat_id=other.id, text="x")).startswith("429")
    time[0] = 1.0
    await bot.posts()


async def test_closed_topics_restricted_bots_and_groups_that_are_gone(bot: Bot) -> None:
    forum = bot.api.world.group("Forum", bot.olena.user, forum=True)
    topic = bot.api.world.topic(forum, "Games")
    bot.api.topic_changed(forum, topic, bot.olena.user, closed=True)
    here: dict[str, Any] = {"chat_id": forum.id, "message_thread_id": topic, "text": "x"}
    assert await bot.refused("sendMessage", **here) == "400 Bad Request: TOPIC_CLOSED"
    forum.bot = "administrator"
    assert (await bot("sendMessage", **here))["ok"]
    bot.api.member_changed(bot.group, bot.olena.user, ("member", "restricted"))
    rights = "400 Bad Request: not enough rights to send text messages to the chat"
    assert await bot.refused("sendMessage", chat_id=bot.group.id, text="x") == rights
    bot.group.deleted = True
    gone = "403 Forbidden: the group chat was deleted"
    assert await bot.refused("sendMessage", chat_id=bot.group.id, text="x") == gone


async def test_a_gateway_answers_for_what_was_done(bot: Bot) -> None:
    bot.api.fail(Fault("sendMessage", "garbled", code=502))
    markup = {"inline_keyboard": [[BUTTON]]}
    url = f"{bot.api.base_url}7000001:a-token-of-the-test-server/sendMessage"
    form = {"chat_id": str(bot.group.id), "text": "x", "reply_markup": json.dumps(markup)}
    async with bot.session.post(url, data=form) as answer:
        assert answer.status == 502
        assert "<html>" in await answer.text()
    assert len(bot.api.world.sent) == 1
