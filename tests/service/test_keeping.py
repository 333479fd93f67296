"""What is kept of a person: told in words, handed out whole, taken away for good."""

from __future__ import annotations

import json
import random
from dataclasses import replace

from sqlalchemy import select

from bot.core.request import Place
from bot.service import Service
from bot.service.news import newest, paged
from bot.store.forgetting import KEPT, TOMBSTONE
from bot.store.schema import METADATA, messages, people
from games import text
from render import say
from tests.service.chat import Chat
from tests.service.gathering import GATHER, gathered, play
from tests.service.gathering import newest as newest_table
from tests.service.stage import Guest, Stage

CANARY = "Qxzvkanarienvogel"


async def everything(service: Service) -> str:
    """Every value of every row of the database."""
    rows = [
        json.dumps(list(row), ensure_ascii=False, default=str)
        for table in METADATA.sorted_tables
        for row in await service.store.database.all(select(table))
    ]
    return "\n".join(rows)


def named(stage: Stage, name: str, *, admin: bool = False) -> Guest:
    guest = stage.person(name, "tearoom", admin=admin)
    account = f"account-of-{name.casefold()}"
    guest.who = replace(guest.who, account=account, handle=f"handle-of-{name.casefold()}")
    return guest


async def lived(stage: Stage) -> tuple[Guest, Guest]:
    """Somebody who has done everything that leaves a trace, and somebody they played with."""
    canary, bo = named(stage, CANARY), named(stage, "Bo")
    chance = random.Random(3)
    first = await gathered(stage, canary, bo, words="wu-hsing open")
    await play(stage, [canary, bo], 4, chance)
    await canary.command("leave")
    await canary.command("join", first.head.id)
    await canary.press("Take a seat")
    await play(stage, [canary, bo], 60, chance)
    assert (await newest_table(stage)).over
    await canary.command("play", "guo-wu-guan o-koan me")
    await canary.press("A")
    await canary.command("report", "something is odd")
    await bo.command("report", f"it was {CANARY} who did it")
    await bo.command("block", CANARY)
    await canary.command("settings")
    await canary.press("Colours")
    await canary.command("link")
    await gathered(stage, canary, bo, words="four-colour")
    await bo.command("play", "four-colour")
    await bo.press(GATHER)
    await bo.command("invite", CANARY)
    await canary.command("play", "wu-hsing open room")
    await stage.settle()
    return canary, bo


async def number(stage: Stage, guest: Guest) -> int:
    person = await stage.service.store.known(guest.who.platform, guest.who.account)
    assert person
    return person.id


async def test_of_who_is_forgotten_no_name_and_no_account_is_left(stage: Stage) -> None:
    canary, bo = await lived(stage)
    before = await everything(stage.service)
    assert before.count(CANARY) > 5
    assert "account-of-qxz" in before
    assert "handle-of-qxz" in before
    await canary.command("forgetme")
    assert "cannot be taken back" in canary.own.caption
    assert (await everything(stage.service)).count(CANARY) == before.count(CANARY)
    await canary.press("Yes, forget me")
    assert "I do not know you any more" in canary.own.caption
    after = await everything(stage.service)
    assert CANARY not in after
    assert CANARY.casefold() not in after
    await stage.later(60_000)
    query = select(messages.c.address).where(messages.c.state == "live")
    live = {row.address for row in await stage.service.store.database.all(query)}
    shown = [one.screen for one in bo.sees if one.address in live and not one.eyes]
    over = "The seed, to be checked"  # finished boards stay in the chat as they were
    assert not [one for one in shown if CANARY in repr(one) and over not in one.caption]
    assert (await stage.service.store.rebuild(repair=False)).all == 0


async def test_the_board_of_who_is_forgotten_is_nobodys(stage: Stage) -> None:
    olena, bo = stage.person("Olena", "tearoom"), stage.person("Bo", "tearoom")
    await olena.command("play", "lenient")
    first = next(one.action for one in olena.board.buttons if one.action.startswith("p/"))
    await olena.command("forgetme")
    await olena.press("Yes, forget me")
    await bo.carry(first, None)
    assert bo.own.caption == "Whoever played this has left the tea-house. Start your own?"


async def test_the_figures_of_the_others_stay_as_they_were(stage: Stage) -> None:
    canary, bo = await lived(stage)
    theirs = await number(stage, bo)
    gone = await number(stage, canary)
    before = await stage.service.store.figures(theirs)
    await canary.command("forgetme")
    await canary.press("Yes, forget me")
    assert await stage.service.store.figures(theirs) == before
    row = await stage.service.store.database.first(select(people).where(people.c.id == gone))
    assert row is not None
    assert (row.name, row.settings) == (TOMBSTONE, {"gone": "yes"})
    assert not await stage.service.store.forget_everything(gone)
    assert not await stage.service.store.forget_everything(10**9)


async def test_a_game_with_somebody_who_is_forgotten_goes_on(stage: Stage) -> None:
    canary, bo = named(stage, CANARY), named(stage, "Bo")
    table = await gathered(stage, canary, bo, words="four-colour")
    await canary.command("forgetme")
    await canary.press("Yes, forget me")
    await stage.settle()
    now = await newest_table(stage)
    assert now.head.id == table.head.id
    assert not now.over
    assert [now.seats[seat].name for seat in now.people] == ["Bo"]
    await play(stage, [bo], 3, random.Random(1))
    assert CANARY not in repr(bo.board)
    assert "brings them back" not in bo.board.caption


async def test_who_comes_back_is_somebody_new(stage: Stage) -> None:
    canary, _ = named(stage, CANARY), named(stage, "Bo")
    await canary.command("settings")
    await canary.press("Colours")
    before = await number(stage, canary)
    for _ in range(2):
        await canary.command("forgetme")
        await canary.press("Yes, forget me")
    await canary.command("mytables")
    assert await number(stage, canary) != before
    person = await stage.service.store.known("discord", canary.who.account)
    assert person
    assert person.settings == {"tongue": "en"}, "nothing but what the request itself says"


async def test_no_changes_nothing(chat: Chat) -> None:
    olena = chat.person("Olena")
    await chat.command(olena, "forgetme")
    assert chat.private
    before = await chat.service.store.known("web", "olena")
    await chat.carry(olena, chat.button("No", chat.private.buttons).action)
    assert chat.private
    assert chat.private.caption == say(text("bot-forget-not"))
    assert await chat.service.store.known("web", "olena") == before


async def test_everything_is_handed_out_but_what_others_hold(stage: Stage) -> None:
    canary, bo = await lived(stage)
    await canary.command("mydata")
    told = json.loads(canary.own.document)
    assert [one["name"] for one in told["person"]] == [CANARY]
    assert told["accounts"][0]["account"] == canary.who.account
    assert told["moves"]
    assert told["results"]
    assert told["reports"][0]["words"] == "something is odd"
    assert not [name for name in KEPT if name not in told]
    written = json.dumps(told, ensure_ascii=False)
    for id_ in {one["table_id"] for one in told["seats"]}:
        table = await stage.service.store.load(id_)
        assert table
        assert table.head.seed not in written
        assert str(table.position) not in written
        assert table.head.start not in written
    assert bo.who.account not in written


def test_every_place_where_a_person_stands_is_known() -> None:
    columns = {
        f"{key.parent.table.name}.{key.parent.name}"
        for table in METADATA.sorted_tables
        for key in table.foreign_keys
        if key.column.table is people
    }
    told = {f"{one.table.name}.{one.name}" for names in KEPT.values() for one in names}
    assert columns <= told


async def test_what_is_kept_is_said_in_plain_words(chat: Chat) -> None:
    olena = chat.person("Olena")
    await chat.command(olena, "privacy")
    assert chat.private
    assert "/forgetme" in chat.private.caption
    await chat.carry(olena, chat.button("My data", chat.private.buttons).action)
    assert chat.private
    assert json.loads(chat.private.document)["person"]


async def test_private_chats_lose_their_address(service: Service) -> None:
    chat = Chat(service, Place("telegram", "4711", private=True, admin=True))
    olena = replace(chat.person("Olena"), account="4711")
    await chat.command(olena, "play", "guo-wu-guan lenient")
    await chat.command(olena, "daily", "remind 19:00")
    await chat.carry(olena, "i/forget/yes", message="question")
    assert '"4711"' not in await everything(service)


async def test_the_news_are_those_of_the_changelog(chat: Chat) -> None:
    olena = chat.person("Olena")
    version, entries = newest()
    pages = paged(entries)
    await chat.command(olena, "news")
    seen: list[str] = []
    for page in pages:
        assert chat.private
        assert f"Teahouse {version}" in chat.private.caption
        assert all(entry in chat.private.caption for entry in page)
        seen += page
        last = chat.private
        await chat.carry(olena, last.buttons[-1].action, message="")
        chat.private = chat.private or chat.screen
    assert seen == list(entries)
    assert [one.label for one in last.buttons] == [f"Newer ({len(pages) - 1} of {len(pages)})"]
