"""The slash commands: what is offered, what arrives, and when they are synced."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import discord
import pytest

from bot.adapters.discord import build_discord, tongues
from bot.adapters.discord.message import LIMIT, worded
from bot.adapters.discord.modal import TITLE
from bot.core.answer import Answer, Reply
from bot.core.request import COMMANDS, GROUPS, Command, path_of
from bot.core.screen import Screen
from bot.service.asked import Asked
from bot.service.menus import screen
from bot.service.reader import reader
from games import GAMES, text
from render.words import chain, knows, locales, say
from tests.discord.conftest import Opens
from tests.discord.scripted import Scripted, board_everywhere
from tests.discord.sim import Sim

CHAT = discord.AppCommandType.chat_input
SYNC = r"/applications/\d+/commands$"
GWG = GAMES["guo-wu-guan"]


def offered() -> list[dict[str, Any]]:
    """What stands in the list of commands: those of most use, and groups of the others."""
    tree = build_discord(Scripted(board_everywhere)).client.tree
    return [dict(one.to_dict(tree)) for one in tree.get_commands(type=CHAT)]


def asked_by_name() -> dict[str, dict[str, Any]]:
    """Every command by its path."""
    groups = [one for one in offered() if one["name"] in GROUPS]
    alone = {one["name"]: one for one in offered() if one not in groups}
    return alone | {
        f"{group['name']} {one['name']}": one for group in groups for one in group["options"]
    }


async def test_every_command_is_offered_with_its_description() -> None:
    found = {path: one["description"] for path, one in asked_by_name().items()}
    assert set(found) == {path_of(name) for name in COMMANDS}
    assert all(words and len(words) <= 100 for words in found.values())
    assert not any(words.startswith("bot-command") for words in found.values())


async def test_the_list_of_commands_is_short_and_begins_with_what_people_want_most() -> None:
    names = [one["name"] for one in offered()]
    assert names == [*GROUPS[""], *filter(None, GROUPS)]
    assert len(names) <= len(COMMANDS) / 2
    grouped = [name for group in GROUPS.values() for name in group]
    assert sorted(grouped) == sorted(COMMANDS)


async def test_every_option_is_described_in_words() -> None:
    options = [option for one in asked_by_name().values() for option in one["options"]]
    names = {
        "game",
        "variant",
        "for",
        "move",
        "section",
        "words",
        "table",
        "record",
        "file",
        "date",
    }
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
    await bo.slash(sim.room, "table move", move="2bcd -> a")
    await bo.slash(sim.room, "rules", game="guo-wu-guan", section="sets")
    await bo.user.slash("table undo")
    await bo.slash(sim.room, "teahouse archive", game="wu-hsing", date="2026-11-20")
    asked = [(one.name, one.words) for one in service.asked if isinstance(one, Command)]
    assert asked == [
        ("play", "guo-wu-guan lenient room"),
        ("play", "classic"),
        ("move", "2bcd -> a"),
        ("rules", "guo-wu-guan sets"),
        ("undo", ""),
        ("archive", "wu-hsing 2026-11-20"),
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
    note = Screen("/play begins one, /undo takes back.")
    sim, service = await opens(lambda _: Answer((Reply("private", note),)))
    bo = sim.member("Bo")
    for _ in range(2):
        await bo.slash(sim.room, "help")
        shown = sim.look(sim.privates(bo)[-1])
        assert re.fullmatch(r"</play:\d+> begins one, </table undo:\d+> takes back\.", shown.raw)
        assert shown.caption == note.caption
        await sim.restart(build_discord(service).client)
    assert len(sim.requests("PUT", SYNC)) == 1, "the numbers are kept"


@pytest.mark.parametrize("locale", locales())
def test_every_page_of_the_help_has_room_for_all_its_commands_as_links(locale: str) -> None:
    eyes = reader("discord", locales=(locale,))
    asked = Asked(eyes, private=False, whispers=True, admin=False, person={}, room={})
    paths = {name: f"{path_of(name)}:{10**19}" for name in COMMANDS}
    for group, names in GROUPS.items():
        help_ = screen(asked, ("help", group))
        said = worded(help_.caption, LIMIT.text, paths)
        assert all(f"</{paths[name]}>" in said for name in names)
        leads = {f"m/help/{one}" if one else "m/help" for one in GROUPS if one != group}
        assert leads < {button.action for button in help_.buttons}


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


@pytest.mark.parametrize("path", ["hint", "table hint"])
async def test_a_command_of_older_days_is_asked_like_any_other(opens: Opens, path: str) -> None:
    sim, service = await opens(board_everywhere)
    tree = sim.env.bot.tree  # type: ignore[attr-defined]  # our own client has one
    if path == "hint":  # every command stood in the list by itself once

        @discord.app_commands.command(name="hint", description="as it was")
        async def hint(_: Any) -> None: ...

        tree.add_command(hint)
        await tree.sync()
    tree.remove_command(path.split(maxsplit=1)[0])
    await sim.member("Bo").slash(sim.room, path)
    asked = [(one.name, one.words) for one in service.asked if isinstance(one, Command)]
    assert asked == [("hint", "")]
    assert {type(one).__name__ for one in sim.env.errors} == {"CommandNotFound"}


async def test_the_client_is_a_plain_client() -> None:
    assert isinstance(build_discord(Scripted(board_everywhere)).client, discord.Client)


async def test_a_move_is_asked_for_in_a_window_when_none_was_typed(opens: Opens) -> None:
    sim, service = await opens(board_everywhere)
    bo = sim.member("Bo")
    shown = await bo.slash(sim.room, "table move")
    assert shown.modal is not None
    await sim.restart(build_discord(service).client)
    await bo.submit_modal(shown, {"move": " 2bcd "})
    (asked,) = service.asked
    assert isinstance(asked, Command)
    assert (asked.name, asked.words) == ("move", "2bcd")


async def test_own_tables_and_moves_are_offered(opens: Opens) -> None:
    sim, _ = await opens(board_everywhere)
    bo = sim.member("Bo")
    tables = await bo.autocomplete(sim.room, "table board", "table", "")
    moves = await bo.autocomplete(sim.room, "table move", "move", "VES 7")
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
    """A command with its options and their choices, as it is sent; of a group all of them."""
    yield command
    yield from command.get("choices", ())
    for option in command.get("options", ()):
        yield from parts(option)


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
        for part in parts(one):
            names = [said(each, "name", locale) for each in part.get("options", ())]
            assert len(set(names)) == len(names) <= 25


SAID = ("name", "description")


@pytest.mark.parametrize("locale", LOCALES)
async def test_every_command_option_and_choice_is_said_in_every_language(locale: str) -> None:
    names = {*COMMANDS, *filter(None, GROUPS)}
    assert {name: say(text(f"discord-name-{name}")) for name in names} == {
        one: one for one in names
    }
    for one in await translated(Scripted(board_everywhere)):
        for part in parts(one):
            if "description" in part:
                sentence = text(f"discord-name-{part['name']}")
                assert knows(sentence.id, chain(locale)[0])
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
    words |= {"discord-name-top": "die Besten"}
    monkeypatch.setattr(tongues, "chain", lambda locale: (locale, "en"))
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
    assert not found["top"]["name_localizations"], "no word that Discord takes for a name"
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
    assert await bo.autocomplete(sim.room, "table move", "move", "a") == []
