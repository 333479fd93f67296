"""Servers that let the bot in and send it away; channels that are no more; signs of life."""

from __future__ import annotations

import asyncio

import discord
import pytest

from bot.adapters.discord import Shards, TeahouseClient, build_discord, pulse, rollcall
from bot.adapters.discord.pulse import Silent
from bot.core.request import Command
from tests.discord.conftest import Opens
from tests.discord.scripted import Scripted, board_everywhere
from tests.discord.sim import Sim


def client_of(sim: Sim) -> TeahouseClient:
    assert isinstance(sim.env.bot, TeahouseClient)
    return sim.env.bot


async def test_a_new_server_is_greeted_once_where_the_bot_may_write(opens: Opens) -> None:
    sim, service = await opens(board_everywhere)
    guild = client_of(sim).guilds[0]
    for _ in range(2):  # two processes hear of it
        await client_of(sim).on_guild_join(guild)
    assert len(sim.messages()) == 1
    (asked,) = service.asked
    assert isinstance(asked, Command)
    assert (asked.name, asked.place.chat) == ("start", str(sim.room.id))
    assert service.shown
    assert str(sim.room.id) in service.entered


async def test_a_server_made_meanwhile_is_greeted_in_its_first_channel(opens: Opens) -> None:
    sim, _ = await opens(board_everywhere)
    guild = sim.env.create_guild("Another house")
    await sim.env.settle()
    hall = guild.create_text_channel("hall")
    await sim.env.settle()
    guild.create_text_channel("garden")
    await sim.env.settle()
    (hello,) = sim.messages(hall)
    assert sim.look(hello).labels
    assert len(sim.requests("POST", "/messages$")) == 1


async def test_where_nobody_may_write_the_greeting_waits_until_somebody_opens_a_channel(
    opens: Opens,
) -> None:
    sim, service = await opens(board_everywhere)
    guild = client_of(sim).guilds[0]
    silent = discord.PermissionOverwrite(send_messages=False)
    for channel in guild.text_channels:
        await channel.set_permissions(guild.default_role, overwrite=silent)
    await sim.env.settle()
    await client_of(sim).on_guild_join(guild)
    assert service.asked == []
    await guild.text_channels[0].set_permissions(guild.default_role, overwrite=None)
    await sim.env.settle()
    assert len(sim.messages()) == 1


async def test_whoever_sends_the_bot_away_ends_what_stands_in_its_channels(opens: Opens) -> None:
    sim, service = await opens(board_everywhere)
    thread = await sim.thread(sim.room, sim.member("Olena"))
    client_of(sim).dispatch("guild_remove", client_of(sim).guilds[0])
    await sim.env.settle()
    assert {str(sim.room.id), str(thread.id)} <= set(service.left)


async def test_channels_and_threads_that_are_deleted_are_told(opens: Opens) -> None:
    sim, service = await opens(board_everywhere)
    thread = await sim.thread(sim.room, sim.member("Olena"))
    sim.env.backend.delete_channel(thread.id)
    await sim.env.settle()
    sim.env.backend.delete_channel(sim.room.id)
    await sim.env.settle()
    assert service.left == [str(thread.id), str(sim.room.id)]


async def test_games_in_a_thread_and_in_a_post_of_a_forum_stay_there(opens: Opens) -> None:
    sim, service = await opens(board_everywhere)
    olena = sim.member("Olena")
    forum = sim.env.guild.create_forum_channel("forum")
    for parent in (sim.room, forum):
        thread = await sim.thread(parent, olena)
        await olena.slash(thread, "play")
        assert service.asked[-1].place.chat == str(thread.id)
        assert len(sim.messages(thread)) == 1
    assert sim.messages() == []


async def test_the_presence_tells_the_number_of_tables(
    opens: Opens, monkeypatch: pytest.MonkeyPatch
) -> None:
    sim, service = await opens(board_everywhere)
    shown: list[str] = []

    async def change(*, activity: discord.CustomActivity) -> None:
        shown.append(str(activity))

    client = client_of(sim)
    monkeypatch.setattr(client, "change_presence", change)
    for tables in (3, 1, 7, 7):
        service.store.tables = tables
        await client.pulse.show(again=False)
    assert ["1 table" in one for one in shown] == [False, True, False]
    assert "7 tables" in shown[-1]
    assert len(shown) == 3, "what has not changed is not said again"
    await client.on_ready()
    assert len(shown) == 4, "but it is after Discord may have forgotten it"


async def test_a_silent_gateway_ends_the_process(monkeypatch: pytest.MonkeyPatch) -> None:
    client = build_discord(Scripted(board_everywhere)).client
    client.pulse.check()
    monkeypatch.setattr(pulse, "SILENCE", -1.0)
    with pytest.raises(Silent):
        client.pulse.check()
    monkeypatch.setattr(pulse, "BEAT", 0.0)
    with pytest.raises(Silent):
        await client.pulse.run()


async def test_an_answered_heartbeat_of_any_shard_is_a_sign_of_life(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    client = build_discord(Scripted(board_everywhere)).client
    clock, beats = [1_000.0], [(0, 0.04), (1, 0.05)]
    monkeypatch.setattr(pulse, "monotonic", lambda: clock[0])
    monkeypatch.setattr(TeahouseClient, "latencies", property(lambda _: [*beats]))
    client.pulse.check()
    clock[0] += pulse.SILENCE + 1
    beats[1] = (1, 0.06)
    client.pulse.check()
    clock[0] += pulse.SILENCE + 1
    with pytest.raises(Silent):
        client.pulse.check()


async def test_a_process_may_serve_some_shards_only() -> None:
    service = Scripted(board_everywhere)
    client = build_discord(service, Shards((0, 2), 3)).client
    assert (client.shard_ids, client.shard_count) == ([0, 2], 3)
    sim = Sim(client)
    await sim.start()
    assert set(client.shards) == {0, 2}
    await sim.stop()
    assert build_discord(service).client.shard_count is None, "as many as Discord advises"


async def test_who_has_left_a_server_is_found_once_a_day(
    opens: Opens, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rollcall, "APART", 0.0)
    sim, service = await opens(board_everywhere)
    bo, ann = sim.member("Bo"), sim.member("Ann")
    service.listed = [str(bo.id), str(ann.id)]
    sim.env.guild.remove_member(bo)
    for _ in range(2):  # two processes, or two looks at the same day
        await rollcall.call_roll(client_of(sim), service)
    guild = client_of(sim).guilds[0].id
    assert service.absent == [f"discord:{guild}/{bo.id}"]
    assert len(sim.requests("GET", r"/members/\d+$")) == 2


async def test_in_doubt_nobody_has_left(opens: Opens, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rollcall, "APART", 0.0)
    sim, service = await opens(board_everywhere)
    service.listed = [str(sim.member("Bo").id)]
    sim.env.inject_error("GET", "/guilds/*/members/*", status=403, code=50001)
    await rollcall.call_roll(client_of(sim), service)
    assert service.absent == []


class Line:
    """A gateway that never says anything, and what was done with it."""

    def __init__(self) -> None:
        self.open = False
        self.reached = asyncio.Event()

    async def login(self, token: str) -> None:
        assert token == "sesame"  # noqa: S105 - the word of this test

    async def connect(self) -> None:
        self.open = True
        self.reached.set()
        try:
            await asyncio.Event().wait()
        finally:
            self.open = False


@pytest.mark.parametrize("how", ["silence", "stopped", "broken"])
async def test_the_line_is_hung_up_when_the_process_stops_or_the_gateway_is_silent(
    monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    adapter, line = build_discord(Scripted(board_everywhere)), Line()
    monkeypatch.setattr(adapter.client, "login", line.login)
    monkeypatch.setattr(adapter.client, "connect", line.connect)
    monkeypatch.setattr(pulse, "BEAT", 0.01 if how == "silence" else 60.0)
    monkeypatch.setattr(pulse, "SILENCE", -1.0)
    if how == "broken":
        monkeypatch.setattr(adapter.client, "connect", _breaks)
    task = asyncio.create_task(adapter.run("sesame"))
    if how == "stopped":
        await line.reached.wait()
        task.cancel()
    expected = {"silence": Silent, "stopped": asyncio.CancelledError, "broken": ConnectionError}
    with pytest.raises(expected[how]):
        await task
    await asyncio.sleep(0)
    assert not line.open
    assert adapter.client.is_closed()


async def _breaks() -> None:
    raise ConnectionError("the line was cut")
