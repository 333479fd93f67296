"""The slash commands: all of ``COMMANDS``, synced only when they differ from what was synced."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Sequence
from hashlib import blake2b

import discord
import structlog
from discord import app_commands

from bot.adapters.discord.needs import Service
from bot.adapters.discord.where import Interaction, place, who
from bot.core.keyboard import cut
from bot.core.request import COMMANDS, Command
from games import GAMES, Game, Text, text

META = "discord-commands"
DESCRIPTION = 100
CHOICES = 25
MOVE = 200
"""The longest typed move that is taken."""

WORDY = (
    *("daily", "join", "invite", "room", "block", "link", "report"),
    *("top", "me", "void"),
)
"""Commands that may have words after them."""

EVERYWHERE = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=True)
ANYBODY = app_commands.AppInstallationType(guild=True, user=True)

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
        for name in COMMANDS:
            self.add_command(self._command(name))

    @property
    def digest(self) -> str:
        """Names this very set of commands of this very application."""
        known = [one.to_dict(self) for one in self.get_commands()]
        carried = json.dumps(known, sort_keys=True, default=str)
        mark = blake2b(carried.encode(), digest_size=12).hexdigest()
        return f"{self.client.application_id}:{mark}"

    async def sync_if_changed(self) -> bool:
        """Send the set to Discord if the last one sent was another; say whether it was sent.

        Creating commands is limited by the day, so a start or a reconnect sends nothing.
        """
        digest = self.digest
        if await self._service.store.meta(META) == digest:
            return False
        try:
            await self.sync()
        except discord.HTTPException as error:
            log.warning("commands not synced", status=error.status, code=error.code)
            return False
        await self._service.store.set_meta(META, digest)
        return True

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
            name=name,
            description=self._words(f"bot-command-{name}"),
            callback=self._callback(name),
            allowed_contexts=EVERYWHERE,
            allowed_installs=ANYBODY,
        )
        return command

    def _callback(self, name: str) -> Callback:
        makers: dict[str, Callable[[], Callback]] = {
            "play": self._play,
            "move": self._move,
            "rules": self._rules,
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
        @app_commands.rename(seat="for")
        @app_commands.choices(game=self._games(GAMES.values()), seat=self._seats())
        @app_commands.autocomplete(variant=self._variants)
        async def play(
            interaction: Interaction, game: str = "", variant: str = "", seat: str = ""
        ) -> None:
            await self._ask(interaction, "play", " ".join(filter(None, (game, variant, seat))))

        return play

    def _move(self) -> Callback:
        @app_commands.describe(move=self._words("discord-option-move"))
        async def move(interaction: Interaction, move: app_commands.Range[str, 1, MOVE]) -> None:
            await self._ask(interaction, "move", move)

        return move

    def _wordy(self, name: str) -> Callback:
        """A command that may have words after it."""

        @app_commands.describe(words=self._words(f"bot-command-{name}-arg"))
        async def wordy(
            interaction: Interaction, words: app_commands.Range[str, 0, MOVE] = ""
        ) -> None:
            await self._ask(interaction, name, words)

        return wordy

    def _rules(self) -> Callback:
        @app_commands.describe(
            game=self._words("discord-option-game"),
            section=self._words("discord-option-section"),
        )
        @app_commands.choices(
            game=[*self._games(GAMES.values()), self._choice(text("daily-rules-title"), "daily")]
        )
        @app_commands.autocomplete(section=self._sections)
        async def rules(interaction: Interaction, game: str = "", section: str = "") -> None:
            await self._ask(interaction, "rules", " ".join(filter(None, (game, section))))

        return rules

    def _games(self, games: Iterable[Game]) -> list[Choice]:
        return [self._choice(text(f"{one.code}-title"), one.name) for one in games]

    def _seats(self) -> list[Choice]:
        return [self._choice(text(f"bot-play-for-{one}"), one) for one in ("me", "room")]

    async def _variants(self, interaction: Interaction, typed: str) -> list[Choice]:
        return self._offered(
            interaction,
            typed,
            lambda one: [
                self._choice(text(f"{one.code}-variant-{each.name}"), each.name)
                for each in one.variants
            ],
        )

    async def _sections(self, interaction: Interaction, typed: str) -> list[Choice]:
        return self._offered(
            interaction,
            typed,
            lambda one: [
                self._choice(text(f"{one.code}-rules-{each}-title"), each) for each in one.sections
            ],
        )

    def _offered(
        self, interaction: Interaction, typed: str, of: Callable[[Game], Sequence[Choice]]
    ) -> list[Choice]:
        """What fits the letters typed so far, of the game already chosen or of all games."""
        chosen = str(getattr(interaction.namespace, "game", "") or "")
        games = [GAMES[chosen]] if chosen in GAMES else list(GAMES.values())
        wanted = typed.casefold().strip()
        found = {
            choice.value: choice
            for one in games
            for choice in of(one)
            if wanted in choice.name.casefold() or wanted in choice.value
        }
        return list(found.values())[:CHOICES]

    def _choice(self, name: Text, value: str) -> Choice:
        return app_commands.Choice(name=cut(self._say(name), DESCRIPTION), value=value)

    def _words(self, id_: str) -> str:
        return cut(self._say(text(id_)), DESCRIPTION)

    def _say(self, sentence: Text) -> str:
        return self._service.words(sentence, "en")


AUTOCOMPLETE = discord.InteractionType.autocomplete


def _asked(interaction: Interaction) -> tuple[str, str]:
    """Name and words of a command as it came, whatever its options were."""
    data: dict[str, object] = dict(interaction.data or {})
    options = data.get("options")
    listed: Iterable[object] = options if isinstance(options, list) else ()
    words = [str(one["value"]) for one in listed if isinstance(one, dict) and "value" in one]
    return str(data.get("name", "")), " ".join(words)
