"""The slash commands: what is offered, what arrives, and when they are synced."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import discord
import pytest

from bot.adapters.discord import build_discord, tongues
from bot.adapters.discord.modal import TITLE
from bot.core.answer import Answer, Reply
from bot.core.request import COMMANDS, Command
from bot.core.screen import Screen
from games import GAMES, text
from render.words import chain, knows, locales, say
from tests.discord.conftest import Opens
from tests.discord.scripted import Scripted, board_everywhere
from tests.discord.sim import Sim

CHAT = discord.AppCommandType.chat_input
SYNC = r"/applications/\d+/commands$"
GWG = GAMES["guo-wu-guan"]


def offered() -> list[dict[str, Any]]:
    tree = build_discord(Scripted(board_everywhere)).client.tree
    return [dict(one.to_dict(tree)) for one in tree.get_commands(type=CHAT)]


async def test_every_command_is_offered_with_its_description() -> None:
    found = {one["name"]: one["description"] for one in offered()}
    assert set(found) == set(COMMANDS)
    assert all(words and len(words) <= 100 for words in found.values())
    assert not any(words.startswith("bot-command") for words in found.values())


async def test_every_option_is_described_in_words() -> None:
    options = [option for one in offered() for option in one["options"]]
    names = {"game", "variant", "for", "move", "section", "words", "table"}
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
    sections = [f"{one.name} {each}" for one in GAMES.values() for each in one.sections]
    assert [one["value"] for one in found] == sections[:25]
    first = next(iter(GAMES.values()))
    assert found[0]["name"].startswith(f"{say(text(f'{first.code}-title'))}, ")
    bo = sim.member("Bo")
    assert await bo.autocomplete(sim.room, "rules", "section", "", game="daily") == []
    standard = await bo.autocomplete(sim.room, "play", "variant", "standard")
    assert "wu-hsing standard" in [one["value"] for one in standard]


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


async def test_words_name_commands_so_that_they_can_be_pressed(opens: Opens) -> None:
    note = Screen("/play begins one.")
    sim, service = await opens(lambda _: Answer((Reply("private", note),)))
    bo = sim.member("Bo")
    for _ in range(2):
        await bo.slash(sim.room, "help")
        shown = sim.look(sim.privates(bo)[-1])
        assert re.fullmatch(r"</play:\d+> begins one\.", shown.raw)
        assert shown.caption == note.caption
        await sim.restart(build_discord(service).client)
    assert len(sim.requests("PUT", SYNC)) == 1, "the numbers are kept"


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


async def test_a_move_is_asked_for_in_a_window_when_none_was_typed(opens: Opens) -> None:
    sim, service = await opens(board_everywhere)
    bo = sim.member("Bo")
    shown = await bo.slash(sim.room, "move")
    assert shown.modal is not None
    await sim.restart(build_discord(service).client)
    await bo.submit_modal(shown, {"move": " 2bcd "})
    (asked,) = service.asked
    assert isinstance(asked, Command)
    assert (asked.name, asked.words) == ("move", "2bcd")


async def test_own_tables_and_moves_are_offered(opens: Opens) -> None:
    sim, _ = await opens(board_everywhere)
    bo = sim.member("Bo")
    tables = await bo.autocomplete(sim.room, "board", "table", "")
    moves = await bo.autocomplete(sim.room, "move", "move", "VES 7")
    assert len(tables) == 25
    assert [(one["name"], one["value"]) for one in moves] == [("moves 7", "moves-7")]


async def test_a_challenge_is_asked_with_account_and_name(opens: Opens) -> None:
    sim, service = await opens(lambda _: Answer((Reply("private", Screen("Which game?")),)))
    olena, bo = sim.member("Olena"), sim.member("Bo")
    await olena.context_menu(sim.room, "Challenge to a game", bo)
    (asked,) = service.asked
    assert isinstance(asked, Command)
    assert (asked.name, asked.words) == ("challenge", f"{bo.id} Bo")
    await olena.context_menu(sim.room, "Challenge to a game", olena)
    assert len(service.asked) == 1, "nobody plays against themselves"
    assert "Choose a person" in sim.look(sim.privates(olena)[-1]).caption


NAME = re.compile(r"[-_\w]{1,32}")
LOCALES = ["de", "uk", "zh-CN", "zh-TW"]


def parts(command: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """A command with its options and their choices, as it is sent."""
    yield command
    for option in command.get("options", ()):
        yield option
        yield from option.get("choices", ())


async def translated(service: Scripted) -> list[dict[str, Any]]:
    tree = build_discord(service).client.tree
    tongue = tongues.Tongues(service)
    return [dict(await one.get_translated_payload(tree, tongue)) for one in tree.get_commands()]


def said(part: dict[str, Any], what: str, locale: str) -> str:
    """What somebody reads: their language, or the default where it says the same."""
    return str((part.get(f"{what}_localizations") or {}).get(locale, part[what]))


@pytest.mark.parametrize("locale", ["en-GB", *LOCALES])
async def test_everything_offered_is_named_and_described_within_the_limits(locale: str) -> None:
    commands = await translated(Scripted(board_everywhere))
    assert len({said(one, "name", locale) for one in commands}) == len(commands)
    for one in commands:
        for part in parts(one):
            name = said(part, "name", locale)
            if "description" in part:
                assert NAME.fullmatch(name), part["name"]
                assert name == name.lower()
                assert 1 <= len(said(part, "description", locale)) <= 100
            else:
                assert 1 <= len(name) <= (100 if "value" in part else 32)
        words = [said(part, what, locale) for part in parts(one) for what in SAID if what in part]
        words += [str(part.get("value", "")) for part in parts(one)]
        assert sum(map(len, words)) <= 8000
        names = [said(part, "name", locale) for part in one.get("options", ())]
        assert len(set(names)) == len(names)


SAID = ("name", "description")


@pytest.mark.parametrize("locale", LOCALES)
async def test_every_command_option_and_choice_is_said_in_every_language(locale: str) -> None:
    base = {name: say(text(f"discord-name-{name}")) for name in COMMANDS}
    assert base == {name: name for name in COMMANDS}
    for one in await translated(Scripted(board_everywhere)):
        for part in parts(one):
            if "description" in part:
                sentence = text(f"discord-name-{part['name']}")
                assert knows(sentence.id, next(chain(locale)))
                assert said(part, "name", locale) == say(sentence, locale)
                assert said(part, "description", locale) != part["description"]


@pytest.mark.parametrize("locale", locales())
def test_the_window_for_a_move_shows_its_whole_words(locale: str) -> None:
    for id_ in ("discord-modal-move", "bot-command-move-arg"):
        assert len(say(text(id_), locale)) <= TITLE


async def test_names_and_descriptions_follow_the_languages_there_are(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    words = {"bot-command-play": "Spielen", "discord-name-play": "spielen"}
    words |= {"discord-name-move": "Zug und Zug"}
    monkeypatch.setattr(tongues, "chain", lambda locale: iter([locale, "en"]))
    monkeypatch.setattr(tongues, "knows", lambda id_, locale: locale == "de" and id_ in words)
    service = Scripted(board_everywhere)
    base = service.words
    monkeypatch.setattr(
        service, "words", lambda said, locale: words[said.id] if locale == "de" else base(said)
    )
    tree = build_discord(service).client.tree
    before = await tree.digest()
    found = {
        one.name: await one.get_translated_payload(tree, tongues.Tongues(service))
        for one in tree.get_commands(type=CHAT)
    }
    assert found["play"]["name_localizations"] == {"de": "spielen"}
    assert found["play"]["description_localizations"] == {"de": "Spielen"}
    assert not found["move"]["name_localizations"], "no word that Discord takes for a name"
    assert not found["rules"]["description_localizations"]
    words["bot-command-rules"] = "Regeln"
    assert await tree.digest() != before, "another word is another set of commands"


async def test_without_the_database_presses_are_answered_and_nothing_is_offered(
    opens: Opens, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def away(*_: object) -> Any:
        raise OSError("the database is away")

    sim, service = await opens(board_everywhere)
    bo = sim.member("Bo")
    for name in ("hear", "heard"):
        monkeypatch.setattr(service.store, name, away)
    monkeypatch.setattr(service, "own", away)
    await bo.slash(sim.room, "play")
    assert len(sim.messages()) == 1
    assert await bo.autocomplete(sim.room, "move", "move", "a") == []
