"""The slash commands: what is offered, what arrives, and when they are synced."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from bot.adapters.discord import build_discord
from bot.core.request import COMMANDS, Command
from games import GAMES
from tests.discord.conftest import Opens
from tests.discord.scripted import Scripted, board_everywhere
from tests.discord.sim import Sim

SYNC = r"/applications/\d+/commands$"
GWG = GAMES["guo-wu-guan"]


def offered() -> list[dict[str, Any]]:
    tree = build_discord(Scripted(board_everywhere)).client.tree
    return [dict(one.to_dict(tree)) for one in tree.get_commands()]


async def test_every_command_is_offered_with_its_description() -> None:
    found = {one["name"]: one["description"] for one in offered()}
    assert set(found) == set(COMMANDS)
    assert all(words and len(words) <= 100 for words in found.values())
    assert not any(words.startswith("bot-command") for words in found.values())


async def test_every_option_is_described_in_words() -> None:
    options = [option for one in offered() for option in one["options"]]
    names = {"game", "variant", "for", "move", "section", "words"}
    assert {option["name"] for option in options} == names
    assert not any(option["description"].startswith("discord-") for option in options)


async def test_commands_work_in_guilds_in_direct_messages_and_for_people_who_installed_them() -> (
    None
):
    for one in offered():
        assert one["contexts"] == [0, 1, 2]
        assert one["integration_types"] == [0, 1]


async def test_no_privileged_intent_is_asked_for() -> None:
    intents = build_discord(Scripted(board_everywhere)).client.intents
    assert intents.guilds
    assert not any((intents.message_content, intents.members, intents.presences))


async def test_the_words_of_a_command_arrive_in_their_order(opens: Opens) -> None:
    sim, service = await opens(board_everywhere)
    bo = sim.member("Bo")
    await bo.slash(sim.room, "play", game="guo-wu-guan", variant="lenient", **{"for": "room"})
    await bo.slash(sim.room, "play", variant="classic")
    await bo.slash(sim.room, "move", move="2bcd -> a")
    await bo.slash(sim.room, "rules", game="guo-wu-guan", section="sets")
    await bo.user.slash("undo")
    asked = [(one.name, one.words) for one in service.asked if isinstance(one, Command)]
    assert asked == [
        ("play", "guo-wu-guan lenient room"),
        ("play", "classic"),
        ("move", "2bcd -> a"),
        ("rules", "guo-wu-guan sets"),
        ("undo", ""),
    ]


async def test_variants_are_found_by_any_part_of_their_name(opens: Opens) -> None:
    sim, _ = await opens(board_everywhere)
    bo = sim.member("Bo")
    everything = await bo.autocomplete(sim.room, "play", "variant", "", game="guo-wu-guan")
    some = await bo.autocomplete(sim.room, "play", "variant", "WU-", game="guo-wu-guan")
    assert [one["value"] for one in everything] == [one.name for one in GWG.variants]
    assert [one["value"] for one in some] == ["tong-wu-guan"]
    assert not any(one["name"].startswith("gwg-") for one in everything)


async def test_sections_of_the_rules_are_offered_by_their_titles(opens: Opens) -> None:
    sim, _ = await opens(board_everywhere)
    found = await sim.member("Bo").autocomplete(sim.room, "rules", "section", "")
    sections = dict.fromkeys(section for one in GAMES.values() for section in one.sections)
    assert [one["value"] for one in found] == list(sections)
    assert not any(one["name"].startswith("gwg-") for one in found)


async def test_fifty_starts_without_a_change_sync_once(opens: Opens) -> None:
    sim, service = await opens(board_everywhere)
    for _ in range(49):
        await sim.restart(build_discord(service).client)
    assert len(sim.requests("PUT", SYNC)) == 1


@pytest.mark.parametrize("kept", ["", "123:another set", "1:0"])
async def test_another_set_of_commands_is_synced(kept: str) -> None:
    service = Scripted(board_everywhere)
    service.store.kept["discord-commands"] = kept
    sim = Sim(build_discord(service).client)
    await sim.start()
    assert len(sim.requests("PUT", SYNC)) == 1
    assert service.store.kept["discord-commands"] != kept
    await sim.stop()


async def test_a_refused_sync_does_not_keep_the_bot_down() -> None:
    service = Scripted(board_everywhere)
    sim = Sim(build_discord(service).client)
    sim.env.strict_sync = False
    sim.env.inject_error("PUT", "/applications/*/commands", status=400, code=30034)
    await sim.start()
    assert service.store.kept == {}
    await sim.restart(build_discord(service).client)
    await sim.member("Bo").slash(sim.room, "play")
    assert len(sim.messages()) == 1
    await sim.stop()


async def test_a_command_of_older_days_is_asked_like_any_other(opens: Opens) -> None:
    sim, service = await opens(board_everywhere)
    tree = sim.env.bot.tree  # type: ignore[attr-defined]  # our own client has one
    for name in ("hint", "move"):
        tree.remove_command(name)
    await sim.member("Bo").slash(sim.room, "hint")
    await sim.member("Bo").slash(sim.room, "move", move="pass 3")
    asked = [(one.name, one.words) for one in service.asked if isinstance(one, Command)]
    assert asked == [("hint", ""), ("move", "pass 3")]
    assert {type(one).__name__ for one in sim.env.errors} == {"CommandNotFound"}


async def test_the_client_is_a_plain_client() -> None:
    assert isinstance(build_discord(Scripted(board_everywhere)).client, discord.Client)
