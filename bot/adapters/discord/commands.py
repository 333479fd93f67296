"""The slash commands: ``COMMANDS`` by groups, synced only when they differ from what was synced."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from hashlib import blake2b
from typing import Literal

import discord
import structlog
from discord import app_commands

from bot.adapters.discord.challenge import challenge
from bot.adapters.discord.message import compose
from bot.adapters.discord.modal import LONGEST, ask_move
from bot.adapters.discord.needs import Service
from bot.adapters.discord.tongues import Tongues, named, tagged
from bot.adapters.discord.trouble import FAILURES
from bot.adapters.discord.where import Interaction, place, who
from bot.core.keyboard import cut
from bot.core.request import COMMANDS, GROUPS, Command, path_of
from games import GAMES, Game, Text, text
from games.record import LONGEST as LONGEST_RECORD
from render.words import BASE

META = "discord-commands"
IDS = "discord-command-ids"
CHOICES = 25
CHOICE = 100
OPTION = 6000
"""The longest text that Discord takes with a command."""

FETCHED = 1.5
"""Seconds for a file: Discord waits no more than three for an answer."""

WORDY = (
    *("daily", "join", "invite", "room", "block", "link", "report"),
    *("club", "top", "me", "void", "settings"),
)
"""Commands that may have words after them."""

EVERYWHERE = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=True)
AMONG_OTHERS = app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=True)
ANYBODY = app_commands.AppInstallationType(guild=True, user=True)

AUTOCOMPLETE = discord.InteractionType.autocomplete
CHAT = discord.AppCommandType.chat_input

Callback = Callable[..., Coroutine[object, object, None]]
Answer = Callable[[Interaction, Command], Awaitable[None]]
Choice = app_commands.Choice[str]
SlashCommand = app_commands.Command[app_commands.Group, ..., None]

log = structlog.get_logger(__name__)


class Commands(app_commands.CommandTree[discord.Client]):
    """The commands, and friendly answers for those that Discord still offers from older days."""

    def __init__(self, client: discord.Client, service: Service, answer: Answer) -> None:
        super().__init__(client)
        self._service = service
        self._answer = answer
        for group, names in GROUPS.items():
            holds = self._group(group) if group else self
            for name in names:
                holds.add_command(self._command(name))
        self.add_command(self._challenge())

    async def digest(self) -> str:
        """Names this very set of commands, in all languages, of this very application."""
        tongues = Tongues(self._service)
        known = [await one.get_translated_payload(self, tongues) for one in self.get_commands()]
        carried = json.dumps(known, sort_keys=True, default=str)
        mark = blake2b(carried.encode(), digest_size=12).hexdigest()
        return f"{self.client.application_id}:{mark}"

    async def sync_if_changed(self) -> bool:
        """Send the set to Discord if the last one sent was another; say whether it was sent.

        Creating commands is limited by the day, so a start or a reconnect sends nothing.
        """
        await self.set_translator(Tongues(self._service))
        digest = await self.digest()
        if await self._service.store.meta(META) == digest:
            return False
        try:
            synced = await self.sync()
        except discord.HTTPException as error:
            log.warning("commands not synced", status=error.status, code=error.code)
            return False
        ids = {one.name: one.id for one in synced if one.type is CHAT}
        await self._service.store.set_meta(IDS, json.dumps(ids))
        await self._service.store.set_meta(META, digest)
        return True

    async def paths(self) -> dict[str, str]:
        """The paths and ids of the commands that were synced last, by their names."""
        known: dict[str, int] = json.loads(await self._service.store.meta(IDS) or "{}")
        paths = {name: path_of(name) for name in COMMANDS}
        ids = {name: known.get(path.split()[0]) for name, path in paths.items()}
        return {name: f"{paths[name]}:{id_}" for name, id_ in ids.items() if id_}

    async def on_error(
        self, interaction: Interaction, error: app_commands.AppCommandError, /
    ) -> None:
        """A command that is not ours any more is asked like any other; the rest is a bug."""
        stale = (app_commands.CommandNotFound, app_commands.CommandSignatureMismatch)
        if isinstance(error, stale) and interaction.type is not AUTOCOMPLETE:
            name, words = _asked(interaction)
            await self._ask(interaction, name, words)
            return
        await super().on_error(interaction, error)

    async def _ask(self, interaction: Interaction, name: str, words: str = "") -> None:
        asker = who(interaction.user, str(interaction.locale))
        asked = Command(asker, place(interaction), str(interaction.id), name, words.strip())
        await self._answer(interaction, asked)

    def _command(self, name: str) -> SlashCommand:
        command: SlashCommand = app_commands.Command(
            name=named(name),
            description=self._words(f"bot-command-{name}"),
            callback=self._callback(name),
            allowed_contexts=EVERYWHERE,
            allowed_installs=ANYBODY,
        )
        return command

    def _group(self, name: str) -> app_commands.Group:
        """Commands of one kind under one name: Discord shows a list of those names at first."""
        group = app_commands.Group(
            name=named(name),
            description=self._words(f"bot-group-{name}"),
            allowed_contexts=EVERYWHERE,
            allowed_installs=ANYBODY,
        )
        self.add_command(group)
        return group

    def _challenge(self) -> app_commands.ContextMenu:
        """In the menu of a person, where the bot and that person can both be met."""

        async def chosen(interaction: Interaction, whom: discord.User | discord.Member) -> None:
            asked = challenge(self._service, interaction, whom)
            if isinstance(asked, Command):
                await self._answer(interaction, asked)
                return
            message = await compose(self._service, asked)
            send = interaction.response.send_message
            await first(send(message.content, ephemeral=True, **message.new()))

        return app_commands.ContextMenu(
            name=self._words("discord-challenge"),
            callback=chosen,
            allowed_contexts=AMONG_OTHERS,
            allowed_installs=ANYBODY,
        )

    def _callback(self, name: str) -> Callback:
        makers: dict[str, Callable[[], Callback]] = {
            "play": self._play,
            "move": self._move,
            "rules": self._rules,
            "learn": self._learn,
            "board": self._board,
            "import": self._import,
            "archive": self._archive,
        }
        if name in WORDY:
            return self._wordy(name)
        return makers.get(name, lambda: self._bare(name))()

    def _bare(self, name: str) -> Callback:
        async def bare(interaction: Interaction) -> None:
            await self._ask(interaction, name)

        return bare

    def _play(self) -> Callback:
        @app_commands.describe(
            game=self._words("discord-option-game"),
            variant=self._words("discord-option-variant"),
            seat=self._words("discord-option-for"),
        )
        @app_commands.rename(game=named("game"), variant=named("variant"), seat=named("for"))
        @app_commands.choices(game=self._games(GAMES.values()), seat=self._seats())
        @app_commands.autocomplete(variant=self._variants)
        async def play(
            interaction: Interaction, game: str = "", variant: str = "", seat: str = ""
        ) -> None:
            await self._ask(interaction, "play", " ".join(filter(None, (game, variant, seat))))

        return play

    def _move(self) -> Callback:
        @app_commands.describe(move=self._words("discord-option-move"))
        @app_commands.rename(move=named("move"))
        @app_commands.autocomplete(move=self._moves)
        async def move(
            interaction: Interaction, move: app_commands.Range[str, 0, LONGEST] = ""
        ) -> None:
            if move:
                await self._ask(interaction, "move", move)
            else:
                await first(ask_move(self._service, interaction))

        return move

    def _board(self) -> Callback:
        @app_commands.describe(table=self._words("discord-option-table"))
        @app_commands.rename(table=named("table"))
        @app_commands.autocomplete(table=self._tables)
        async def board(interaction: Interaction, table: str = "") -> None:
            await self._ask(interaction, "board", table)

        return board

    def _import(self) -> Callback:
        @app_commands.describe(
            record=self._words("discord-option-record"), file=self._words("discord-option-file")
        )
        @app_commands.rename(record=named("record"), file=named("file"))
        async def import_(
            interaction: Interaction,
            record: app_commands.Range[str, 0, OPTION] = "",
            file: discord.Attachment | None = None,
        ) -> None:
            await self._ask(interaction, "import", await written(file) if file else record)

        return import_

    def _archive(self) -> Callback:
        @app_commands.describe(
            game=self._words("discord-option-game"), date=self._words("discord-option-date")
        )
        @app_commands.rename(game=named("game"), date=named("date"))
        @app_commands.choices(game=self._games(GAMES.values()))
        async def archive(
            interaction: Interaction, game: str = "", date: app_commands.Range[str, 0, LONGEST] = ""
        ) -> None:
            await self._ask(interaction, "archive", f"{game} {date}")

        return archive

    def _wordy(self, name: str) -> Callback:
        """A command that may have words after it."""

        @app_commands.describe(words=self._words(f"bot-command-{name}-arg"))
        @app_commands.rename(words=named("words"))
        async def wordy(
            interaction: Interaction, words: app_commands.Range[str, 0, LONGEST] = ""
        ) -> None:
            await self._ask(interaction, name, words)

        return wordy

    def _rules(self) -> Callback:
        @app_commands.describe(
            game=self._words("discord-option-game"),
            section=self._words("discord-option-section"),
        )
        @app_commands.rename(game=named("game"), section=named("section"))
        @app_commands.choices(
            game=[*self._games(GAMES.values()), self._choice(text("daily-rules-title"), "daily")]
        )
        @app_commands.autocomplete(section=self._sections)
        async def rules(interaction: Interaction, game: str = "", section: str = "") -> None:
            await self._ask(interaction, "rules", " ".join(filter(None, (game, section))))

        return rules

    def _learn(self) -> Callback:
        @app_commands.describe(game=self._words("discord-option-game"))
        @app_commands.rename(game=named("game"))
        @app_commands.choices(game=self._games(one for one in GAMES.values() if one.lesson))
        async def learn(interaction: Interaction, game: str = "") -> None:
            await self._ask(interaction, "learn", game)

        return learn

    def _games(self, games: Iterable[Game]) -> list[Choice]:
        return [self._choice(text(f"{one.code}-title"), one.name) for one in games]

    def _seats(self) -> list[Choice]:
        return [self._choice(text(f"bot-play-for-{one}"), one) for one in ("me", "room")]

    async def _variants(self, interaction: Interaction, typed: str) -> list[Choice]:
        return self._offered(
            interaction,
            typed,
            lambda one: ((f"{one.code}-variant-{each.name}", each.name) for each in one.variants),
        )

    async def _sections(self, interaction: Interaction, typed: str) -> list[Choice]:
        return self._offered(
            interaction,
            typed,
            lambda one: ((f"{one.code}-rules-{each}-title", each) for each in one.sections),
        )

    def _offered(
        self, interaction: Interaction, typed: str, of: Callable[[Game], Iterable[tuple[str, str]]]
    ) -> list[Choice]:
        """What fits the letters typed so far, of the game already chosen or of each that has it.

        It is found by its name in the language of the asker, by the English one and by its value.
        """
        chosen = str(getattr(interaction.namespace, "game", "") or "")
        games = [one for one in GAMES.values() if chosen in {"", one.name}]
        wanted = typed.casefold().strip()
        found: dict[str, Choice] = {}
        for game, id_, word in ((one, *each) for one in games for each in of(one)):
            said, value = text(id_), word
            if not chosen:  # several games may have what is called so
                said = text("bot-play-kind", game=text(f"{game.code}-title"), variant=said)
                value = f"{game.name} {word}"
            name = self._service.words(said, str(interaction.locale))
            base = self._service.words(said, BASE)
            if wanted in f"{name}\n{base}\n{value}".casefold():
                found.setdefault(value, app_commands.Choice(name=cut(name, CHOICE), value=value))
        return list(found.values())[:CHOICES]

    async def _tables(self, interaction: Interaction, typed: str) -> list[Choice]:
        return await self._own("tables", interaction, typed)

    async def _moves(self, interaction: Interaction, typed: str) -> list[Choice]:
        return await self._own("moves", interaction, typed)

    async def _own(
        self, what: Literal["tables", "moves"], interaction: Interaction, typed: str
    ) -> list[Choice]:
        """What only the one who types may know; nobody else is shown it."""
        asker = who(interaction.user, str(interaction.locale))
        try:
            known = await self._service.own(what, asker, place(interaction))
        except Exception:
            log.exception("nothing-offered", what=what)
            known = []
        wanted = typed.casefold().strip()
        return [
            app_commands.Choice(name=cut(name, CHOICE), value=value)
            for name, value in known
            if value and len(value) <= CHOICE and wanted in f"{name} {value}".casefold()
        ][:CHOICES]

    def _choice(self, name: Text, value: str) -> Choice:
        return app_commands.Choice(name=tagged(self._service, name), value=value)

    def _words(self, id_: str) -> app_commands.locale_str:
        return tagged(self._service, text(id_))


async def written(file: discord.Attachment) -> str:
    """The words of a file; too many where it is long, none where it cannot be had in time."""
    if file.size > 4 * LONGEST_RECORD:
        return "." * (LONGEST_RECORD + 1)  # longer than any record: that is what will be said
    try:
        async with asyncio.timeout(FETCHED):
            return (await file.read()).decode("utf-8", "replace")
    except (*FAILURES, TimeoutError) as error:
        log.warning("record not fetched", why=str(error))
        return ""


async def first(response: Awaitable[object]) -> None:
    """Give an answer that changes nothing; somebody else may have given it, or it is too late."""
    try:
        await response
    except FAILURES as error:
        log.info("answer-not-given", why=str(error))


def _asked(interaction: Interaction) -> tuple[str, str]:
    """Name and words of a command as it came, whatever its group and its options were."""
    data: dict[str, object] = dict(interaction.data or {})
    while nested := [one for one in _options(data) if "value" not in one]:
        data = nested[0]
    words = [str(one["value"]) for one in _options(data)]
    return str(data.get("name", "")), " ".join(words)


def _options(data: dict[str, object]) -> list[dict[str, object]]:
    options = data.get("options")
    return [one for one in options if isinstance(one, dict)] if isinstance(options, list) else []
