"""Where a press was made, also in places that the simulation does not have."""

from __future__ import annotations

import asyncio
import gc
from contextlib import suppress
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.adapters.discord import TeahouseClient, build_discord, client
from bot.adapters.discord.client import Shards
from bot.adapters.discord.where import address_of, located, place
from bot.core.port import Refused
from bot.core.request import Place
from tests.discord.scripted import Scripted, board_everywhere

NOTHING = discord.Permissions.none()


def asked(**facts: object) -> Any:
    known: dict[str, object] = {
        "guild_id": 1,
        "channel_id": 2,
        "context": discord.app_commands.AppCommandContext(guild=True),
        "permissions": NOTHING,
        "app_permissions": NOTHING,
        "guild_locale": None,
        "client": SimpleNamespace(get_guild={1: "a guild of the bot"}.get),
    }
    return SimpleNamespace(**(known | facts))


def test_a_direct_message_is_private_and_ones_own() -> None:
    here = asked(guild_id=None, context=discord.app_commands.AppCommandContext(dm_channel=True))
    assert place(here) == Place("discord", "2", private=True, admin=True, pictures=True)


def test_a_group_of_friends_is_not_private_and_takes_pictures() -> None:
    here = discord.app_commands.AppCommandContext(private_channel=True)
    found = place(asked(guild_id=None, context=here))
    assert found == Place("discord", "2", private=False, admin=False, pictures=True, mute=True)


def test_in_a_server_to_which_it_was_brought_by_a_person_the_bot_only_answers() -> None:
    assert place(asked(guild_id=3)).mute
    assert not place(asked()).mute


@pytest.mark.parametrize("right", ["administrator", "manage_guild", "manage_channels"])
def test_keepers_of_a_guild_may_decide(right: str) -> None:
    assert place(asked(permissions=discord.Permissions(**{right: True}))).admin


def test_a_guild_says_its_language_and_whether_files_may_be_attached() -> None:
    found = place(
        asked(
            app_permissions=discord.Permissions(attach_files=True),
            guild_locale=discord.Locale.ukrainian,
        )
    )
    assert found == Place("discord", "2", pictures=True, locale="uk", server="1")
    assert not place(asked()).pictures


def test_an_address_leads_back_to_its_message() -> None:
    assert located(address_of(12, 34)) == (12, 34)


async def test_it_serves_until_it_is_told_to_stop(monkeypatch: pytest.MonkeyPatch) -> None:
    tokens: list[str] = []

    async def login(_: TeahouseClient, token: str) -> None:
        tokens.append(token)

    async def connect(_: TeahouseClient) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(TeahouseClient, "login", login)
    monkeypatch.setattr(TeahouseClient, "connect", connect)
    adapter = build_discord(Scripted(board_everywhere))
    serving = asyncio.create_task(adapter.run("a token"))
    await asyncio.sleep(0.01)
    serving.cancel()
    with pytest.raises(asyncio.CancelledError):
        await serving
    assert tokens == ["a token"]
    assert adapter.client.is_closed()


async def test_it_tries_again_while_discord_cannot_be_reached(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    answers: list[Exception | None] = [OSError("no route"), None]

    async def login(_: TeahouseClient, token: str) -> None:
        del token
        if answer := answers.pop(0):
            raise answer

    async def connect(_: TeahouseClient) -> None:
        return None

    monkeypatch.setattr(TeahouseClient, "login", login)
    monkeypatch.setattr(TeahouseClient, "connect", connect)
    monkeypatch.setattr(client, "AGAIN", 0)
    await build_discord(Scripted(board_everywhere)).run("a token")
    assert answers == []


@pytest.mark.parametrize("shards", [Shards(), Shards((0, 1), 4)])
async def test_no_try_leaves_a_session_open(
    monkeypatch: pytest.MonkeyPatch, shards: Shards
) -> None:
    complaints: list[str] = []
    loop = asyncio.get_running_loop()
    loop.set_exception_handler(lambda _, context: complaints.append(context["message"]))
    monkeypatch.setattr(discord.http.Route, "BASE", "http://127.0.0.1:9")
    monkeypatch.setattr(client, "AGAIN", 0.01)
    with suppress(TimeoutError):
        await asyncio.wait_for(build_discord(Scripted(board_everywhere), shards).run("token"), 0.3)
    gc.collect()
    assert complaints == []


async def test_a_token_that_discord_does_not_know_is_said_plainly(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def login(_: TeahouseClient, token: str) -> None:
        raise discord.LoginFailure(token)

    monkeypatch.setattr(TeahouseClient, "login", login)
    with pytest.raises(Refused, match="does not know the token"):
        await build_discord(Scripted(board_everywhere)).run("a secret")
