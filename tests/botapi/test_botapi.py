"""The server of the tests refuses what the real one refuses, in the same words."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from typing import Any

import pytest
from aiohttp import ClientError, ClientSession, FormData, web

from tests.botapi import TOKEN, BotApi, Chat, Fault, Flood, Person
from tests.botapi.markup import parse
from tests.botapi.world import Refusal

PNG = (
    b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR\x00\x00\x00\x01\x00\x00\x00\x01\x08\x00\x00\x00\x00:~\x9bU"
    b"\x00\x00\x00\nIDATx\x9cc`\x00\x00\x00\x02\x00\x01H\xaf\xa4q\x00\x00\x00\x00IEND\xaeB`\x82"
)
Says = dict[str, Any]


class Bot:
    """Calls methods as plainly as can be."""

    def __init__(self, api: BotApi, session: ClientSession) -> None:
        self.api = api
        self.session = session
        self.olena: Person = api.person("Olena", started=True)
        self.group: Chat = api.world.group("Tea-house", self.olena.user)

    async def __call__(
        self, method: str, files: dict[str, bytes] | None = None, **data: Any
    ) -> Says:
        """The whole answer. Values that are no text go as JSON."""
        form = FormData()
        for name, value in data.items():
            form.add_field(name, value if isinstance(value, str) else json.dumps(value))
        for name, content in (files or {}).items():
            form.add_field(name, content, filename=f"{name}.png")
        async with self.session.post(f"{self.api.base_url}{TOKEN}/{method}", data=form) as answer:
            said: Says = await answer.json()
            return said

    async def refused(self, method: str, **data: Any) -> str:
        """The description of a refusal."""
        said = await self(method, **data)
        assert said["ok"] is False
        return f"{said['error_code']} {said['description']}"

    async def posts(self, **data: Any) -> Says:
        """Post a text to the group, by default with a button."""
        markup = {"inline_keyboard": [[{"text": "A", "callback_data": "a"}]]}
        wanted = {"chat_id": self.group.id, "text": "tea", "reply_markup": markup, **data}
        said: Says = (await self("sendMessage", **wanted))["result"]
        return said


@pytest.fixture
async def bot() -> AsyncIterator[Bot]:
    async with BotApi() as api, ClientSession() as session:
        yield Bot(api, session)


@pytest.mark.parametrize(
    ("source", "words"),
    [
        ("<b>bold</b> &lt;i&gt; &amp;amp; &#9786;", "bold <i> &amp; ☺"),
        ("a & b > c &unknown;", "a & b > c &unknown;"),
        ('<pre>1</pre><a href="x">y</a>  ', "1y"),
    ],
)
def test_html_is_read(source: str, words: str) -> None:
    assert parse(source)[0] == words


@pytest.mark.parametrize(
    ("source", "complaint"),
    [
        ("é <a_b>", 'Unsupported start tag "a_b" at byte offset 3'),
        ("1 < 2", 'Unsupported start tag "" at byte offset 2'),
        ("<b>x", 'Can\'t find end tag corresponding to start tag "b"'),
        ("x</b>", "Unexpected end tag at byte offset 1"),
        ("<b>x</i>", 'Unmatched end tag at byte offset 4, expected "</b>", found "</i>"'),
        ("<b", "Unclosed start tag at byte offset 0"),
    ],
)
def test_wrong_html_is_refused(source: str, complaint: str) -> None:
    with pytest.raises(Refusal, match="can't parse entities") as refused:
        parse(source)
    assert refused.value.description.endswith(complaint)


def test_offsets_count_utf16_units() -> None:
    assert parse("👩<code>x</code>")[1] == [{"type": "code", "offset": 2, "length": 1}]


BUTTON = {"text": "A", "callback_data": "a"}


@pytest.mark.parametrize(
    ("rows", "complaint"),
    [
        ([[{"text": "A", "callback_data": "ж" * 33}]], "BUTTON_DATA_INVALID"),
        ([[{"text": "A", "callback_data": ""}]], "BUTTON_DATA_INVALID"),
        ([[BUTTON] * 9], "reply markup is too long"),
        ([[BUTTON] * 8] * 13, "reply markup is too long"),
        ([[{"text": "", "callback_data": "a"}]], "text must be non-empty"),
        ([[{"text": "A"}]], "text buttons are unallowed"),
        ([[{"text": "A", "url": "ftp://x"}]], "BUTTON_URL_INVALID"),
        ([[{**BUTTON, "style": "plain"}]], "invalid button style"),
    ],
)
async def test_keyboards_are_checked(bot: Bot, rows: object, complaint: str) -> None:
    markup = {"inline_keyboard": rows}
    said = await bot.refused("sendMessage", chat_id=bot.group.id, text="tea", reply_markup=markup)
    assert said.startswith("400 Bad Request: ")
    assert complaint in said


@pytest.mark.parametrize(
    ("data", "complaint"),
    [
        ({"chat_id": 5}, "400 Bad Request: chat not found"),
        ({"text": " "}, "400 Bad Request: message text is empty"),
        ({"text": "x" * 4097}, "400 Bad Request: message is too long"),
        ({"message_thread_id": 1}, "400 Bad Request: message thread not found"),
        (
            {"reply_parameters": {"message_id": 9}},
            "400 Bad Request: message to be replied not found",
        ),
        ({"reply_markup": "[]"}, "400 Bad Request: can't parse reply keyboard markup JSON object"),
    ],
)
async def test_posts_are_checked(bot: Bot, data: Says, complaint: str) -> None:
    assert await bot.refused("sendMessage", **{"chat_id": bot.group.id, "text": "t", **data}) == (
        complaint
    )


async def test_nobody_is_written_to_who_does_not_want_it(bot: Bot) -> None:
    stranger = bot.api.person("Bo")
    number = stranger.user.id
    unwanted = "403 Forbidden: bot can't initiate conversation with a user"
    assert await bot.refused("sendMessage", chat_id=number, text="x") == unwanted
    stranger.start()
    assert (await bot("sendMessage", chat_id=number, text="x"))["ok"]
    stranger.blocks()
    blocked = "403 Forbidden: bot was blocked by the user"
    assert await bot.refused("sendMessage", chat_id=number, text="x") == blocked
    bot.group.bot = "kicked"
    kicked = "403 Forbidden: bot was kicked from the group chat"
    assert await bot.refused("sendMessage", chat_id=bot.group.id, text="x") == kicked


async def test_an_upgraded_group_tells_its_new_id(bot: Bot) -> None:
    new = bot.api.upgrade(bot.group, bot.olena.user)
    said = await bot("sendMessage", chat_id=bot.group.id, text="x")
    assert said["parameters"] == {"migrate_to_chat_id": new.id}
    updates = (await bot("getUpdates"))["result"]
    assert [one["message"]["chat"]["id"] for one in updates] == [bot.group.id, new.id]


async def test_a_photo_is_uploaded_named_again_and_fetched(bot: Bot) -> None:
    sent = await bot("sendPhoto", {"photo": PNG}, chat_id=bot.group.id, caption="x")
    photo = sent["result"]["photo"][-1]
    assert (photo["width"], photo["height"]) == (1, 1)
    again = await bot("sendPhoto", chat_id=bot.group.id, photo=photo["file_id"])
    assert again["result"]["photo"] == sent["result"]["photo"]
    path = (await bot("getFile", file_id=photo["file_id"]))["result"]["file_path"]
    async with bot.session.get(f"{bot.api.base_file_url}{TOKEN}/{path}") as answer:
        assert await answer.read() == PNG


@pytest.mark.parametrize(
    ("photo", "complaint"),
    [
        (b"no picture", "IMAGE_PROCESS_FAILED"),
        (PNG[:16] + b"\0\0\x20\0\0\0\x20\0" + PNG[24:], "PHOTO_INVALID_DIMENSIONS"),
        (PNG[:16] + b"\0\0\0\x2a\0\0\0\x02" + PNG[24:], "PHOTO_INVALID_DIMENSIONS"),
    ],
)
async def test_photos_are_checked(bot: Bot, photo: bytes, complaint: str) -> None:
    said = await bot("sendPhoto", {"photo": photo}, chat_id=bot.group.id)
    assert said["description"] == f"Bad Request: {complaint}"


async def test_a_caption_holds_1024_characters_after_parsing(bot: Bot) -> None:
    for length, fits in ((1024, True), (1025, False)):
        said = await bot(
            "sendPhoto",
            {"photo": PNG},
            chat_id=bot.group.id,
            caption="&amp;" * length,
            parse_mode="HTML",
        )
        assert said["ok"] is fits


async def test_edits_check_the_chat_then_the_message_then_whether_anything_changes(
    bot: Bot,
) -> None:
    number = (await bot.posts())["message_id"]
    edit = {"chat_id": bot.group.id, "message_id": number, "text": "tea"}
    assert "chat not found" in await bot.refused("editMessageText", **{**edit, "chat_id": 5})
    gone = await bot.refused("editMessageText", **{**edit, "message_id": 99})
    assert gone == "400 Bad Request: message to edit not found"
    markup = {"inline_keyboard": [[BUTTON]]}
    same = await bot.refused("editMessageText", **edit, reply_markup=markup)
    assert same.startswith("400 Bad Request: message is not modified")
    assert "no caption" in await bot.refused("editMessageCaption", **{**edit, "caption": "x"})
    assert (await bot("editMessageText", **edit))["ok"], "without its keyboard it is another one"
    foreign = bot.olena.writes(bot.group, "hello")
    said = await bot.refused("editMessageText", **{**edit, "message_id": foreign.id})
    assert said == "400 Bad Request: message can't be edited"


async def test_a_text_becomes_a_photo_but_never_the_other_way(bot: Bot) -> None:
    number = (await bot.posts())["message_id"]
    where = {"chat_id": bot.group.id, "message_id": number}
    media = {"type": "photo", "media": "attach://one", "caption": "<i>x</i>", "parse_mode": "HTML"}
    said = await bot("editMessageMedia", {"one": PNG}, **where, media=media)
    assert said["result"]["caption"] == "x"
    assert "no text in the message" in await bot.refused("editMessageText", **where, text="x")
    assert (await bot("editMessageCaption", **where, caption="y"))["result"]["caption"] == "y"
    assert (await bot("deleteMessage", **where))["ok"]
    assert await bot.refused("deleteMessage", **where) == (
        "400 Bad Request: message to delete not found"
    )


async def test_a_press_waits_for_an_answer_but_not_for_ever(bot: Bot) -> None:
    await bot.posts()
    query = bot.olena.presses(bot.api.world.sent[-1], "A")
    assert bot.api.world.unanswered() == [query]
    long = await bot.refused("answerCallbackQuery", callback_query_id=query.id, text="x" * 201)
    assert long == "400 Bad Request: MESSAGE_TOO_LONG"
    assert (await bot("answerCallbackQuery", callback_query_id=query.id, text="hi"))["ok"]
    assert query.alert == "hi"
    bot.api.world.query_life = 0
    late = await bot.refused("answerCallbackQuery", callback_query_id=query.id)
    assert late.startswith("400 Bad Request: query is too old")


async def test_updates_wait_until_they_are_confirmed(bot: Bot) -> None:
    bot.olena.start("j_k3v9x2qa")
    first = (await bot("getUpdates"))["result"]
    assert first == (await bot("getUpdates"))["result"]
    assert first[0]["message"]["text"] == "/start j_k3v9x2qa"
    polling = asyncio.create_task(bot("getUpdates", offset=first[0]["update_id"] + 1, timeout=5))
    await asyncio.sleep(0.02)
    bot.olena.writes(bot.group, "/play")
    assert [one["message"]["text"] for one in (await polling)["result"]] == ["/play"]


async def test_only_one_may_poll(bot: Bot) -> None:
    first = asyncio.create_task(bot.refused("getUpdates", timeout=5))
    await asyncio.sleep(0.02)
    assert (await bot("getUpdates", timeout=0))["ok"]
    assert (await first).startswith("409 Conflict: terminated by other getUpdates request")


async def test_privacy_keeps_chatter_from_the_bot(bot: Bot) -> None:
    await bot.posts()
    bot.olena.writes(bot.group, "hello all")
    bot.olena.writes(bot.group, "A", reply_to=bot.api.world.sent[-1])
    updates = (await bot("getUpdates"))["result"]
    assert [one["message"]["text"] for one in updates] == ["A"]


async def test_topics_and_threads_of_answers_are_told_apart(bot: Bot) -> None:
    forum = bot.api.world.group("Forum", bot.olena.user, forum=True)
    topic = bot.api.world.topic(forum, "Games")
    said = await bot("sendMessage", chat_id=forum.id, text="x", message_thread_id=topic)
    assert said["result"]["is_topic_message"]
    asked = bot.olena.writes(forum, "/play")
    bot.olena.writes(forum, "/board", reply_to=asked)
    [_, answer] = (await bot("getUpdates"))["result"]
    assert answer["message"]["message_thread_id"] == asked.id
    assert "is_topic_message" not in answer["message"]


async def test_a_webhook_gets_updates_until_it_says_yes(bot: Bot) -> None:
    got: list[tuple[str, str]] = []
    done = asyncio.Event()

    async def hook(request: web.Request) -> web.Response:
        secret = request.headers["X-Telegram-Bot-Api-Secret-Token"]
        got.append((secret, (await request.json())["message"]["text"]))
        if len(got) == 2:
            done.set()
        return web.Response(status=500 if len(got) == 1 else 200)

    app = web.Application()
    app.router.add_post("/hook", hook)
    runner = web.AppRunner(app, shutdown_timeout=0.1)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    url = f"http://127.0.0.1:{runner.addresses[0][1]}/hook"
    assert (await bot("setWebhook", url=url, secret_token="s"))["ok"]  # noqa: S106 - no secret
    assert (await bot.refused("getUpdates")).startswith("409 Conflict: can't use getUpdates")
    bot.olena.start()
    async with asyncio.timeout(5):
        await done.wait()
    assert got == [("s", "/start")] * 2
    assert (await bot("deleteWebhook"))["ok"]
    await runner.cleanup()


async def test_what_goes_wrong_on_demand(bot: Bot) -> None:
    where: Says = {"chat_id": bot.group.id, "text": "x"}
    bot.api.fail(Fault("sendMessage", "flood", seconds=3))
    assert (await bot("sendMessage", **where))["parameters"] == {"retry_after": 3}
    bot.api.fail(Fault("*", "refused", code=502, description="Bad Gateway"))
    assert await bot.refused("sendMessage", **where) == "502 Bad Gateway"
    assert not bot.api.world.sent
    bot.api.fail(Fault("sendMessage", "lost"))
    with pytest.raises(ClientError):
        await bot("sendMessage", **where)
    assert len(bot.api.world.sent) == 1
    bot.api.flood = Flood(calls=1, window=60)
    assert (await bot("sendMessage", **where))["ok"]
    assert (await bot.refused("sendMessage", **where)).startswith("429 Too Many Requests")


async def test_unknown_methods_and_tokens_are_loud(bot: Bot) -> None:
    assert await bot.refused("sendTea") == "404 Not Found: method not found"
    assert bot.api.unknown == ["sendTea"]
    async with bot.session.get(f"{bot.api.base_url}1:wrong/getMe") as answer:
        assert answer.status == 401


async def test_a_channel_speaks_for_itself_and_wants_the_bot_as_administrator(bot: Bot) -> None:
    channel = bot.api.world.channel("Tea news", bot.olena.user)
    posted = bot.olena.publishes(channel, "/daily subscribe guo-wu-guan 9:00")
    update = (await bot("getUpdates"))["result"][-1]["channel_post"]
    assert update["chat"]["type"] == "channel"
    assert update["sender_chat"]["id"] == channel.id
    assert "from" not in update
    assert update["message_id"] == posted.id
    own = (await bot("sendMessage", chat_id=channel.id, text="tea"))["result"]
    assert "from" not in own
    channel.bot = "member"
    refused = await bot.refused("sendMessage", chat_id=channel.id, text="tea")
    assert refused == "400 Bad Request: need administrator rights in the channel chat"
    bot.api.member_changed(channel, bot.olena.user, ("administrator", "kicked"))
    refused = await bot.refused("sendMessage", chat_id=channel.id, text="tea")
    assert refused == "403 Forbidden: bot was kicked from the channel chat"


async def test_a_link_leads_into_the_private_chat(bot: Bot) -> None:
    channel = bot.api.world.channel("Tea news", bot.olena.user)
    link = {"text": "Play", "url": "https://t.me/teahouse_bot?start=d_play_gwg"}
    markup = {"inline_keyboard": [[link, {"text": "Out", "url": "https://example.org"}]]}
    await bot("sendMessage", chat_id=channel.id, text="tea", reply_markup=markup)
    message = bot.api.world.sent[-1]
    assert bot.olena.follows(message, "Play").text == "/start d_play_gwg"
    with pytest.raises(AssertionError, match="no link 'Out'"):
        bot.olena.follows(message, "Out")
