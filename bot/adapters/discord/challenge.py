"""The menu of a person: whom to ask to a game."""

from __future__ import annotations

import discord

from bot.adapters.discord.needs import Service
from bot.adapters.discord.where import Interaction, place, who
from bot.core.request import Command
from bot.core.screen import Screen
from games import text


def challenge(
    service: Service, interaction: Interaction, whom: discord.User | discord.Member
) -> Command | Screen:
    """What is asked of the service; a kind word when nobody is there to play with."""
    asker = who(interaction.user, str(interaction.locale))
    if whom.bot or whom.id == interaction.user.id:
        return Screen(service.words(text("discord-challenge-nobody"), asker.locale))
    words = f"{whom.id} {whom.display_name}"
    return Command(asker, place(interaction), str(interaction.id), "challenge", words)
