"""Names and descriptions of commands in every language that has words for them."""

from __future__ import annotations

import re

import discord
from discord import app_commands

from bot.adapters.discord.needs import Service
from bot.core.keyboard import cut
from games import Text, text
from render.words import BASE, chain, knows

DESCRIPTION = 100
NAME = re.compile(r"[-_\w]{1,32}")


def tagged(service: Service, sentence: Text) -> app_commands.locale_str:
    """A sentence in the base language that knows how to be said in the others."""
    said = cut(service.words(sentence, BASE), DESCRIPTION)
    return app_commands.locale_str(said, sentence=sentence)


def named(name: str) -> app_commands.locale_str:
    """The name of a command or an option; its translation must be one word in small letters."""
    return app_commands.locale_str(name, sentence=text(f"discord-name-{name}"), name=True)


class Tongues(app_commands.Translator):
    """Speaks for the library, out of the same files as everything else."""

    def __init__(self, service: Service) -> None:
        super().__init__()
        self._service = service

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """The words for a language, or None where it has none of its own."""
        del context
        sentence = string.extras.get("sentence")
        if not isinstance(sentence, Text):
            return None
        tongue = chain(str(locale))[0]
        if tongue == BASE or not knows(sentence.id, tongue):
            return None
        said = cut(self._service.words(sentence, tongue), DESCRIPTION)
        if string.extras.get("name") and (said != said.lower() or not NAME.fullmatch(said)):
            return None
        return None if said == string.message else said
