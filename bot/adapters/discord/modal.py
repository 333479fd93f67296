"""A window in which a move is typed. The process remembers none of them: its answer says it all."""

from __future__ import annotations

from collections.abc import Iterator

import discord

from bot.adapters.discord.needs import Service
from bot.adapters.discord.where import Interaction
from bot.core.keyboard import cut
from games import text

MOVE = "move"
"""The id of the window and of its field."""

LONGEST = 200
TITLE = 45


async def ask_move(service: Service, interaction: Interaction) -> None:
    """Open the window."""
    locale = str(interaction.locale)
    title = cut(service.words(text("discord-modal-move"), locale), TITLE)
    label = cut(service.words(text("bot-command-move-arg"), locale), TITLE)
    modal = discord.ui.Modal(title=title, custom_id=MOVE, timeout=None)
    field: discord.ui.TextInput[discord.ui.Modal] = discord.ui.TextInput(
        label=label, custom_id=MOVE, max_length=LONGEST
    )
    modal.add_item(field)
    modal.stop()  # so that the client does not keep it: the answer is known by its id
    await interaction.response.send_modal(modal)


def submitted(interaction: Interaction) -> str | None:
    """What was typed into a window of ours, or None for everything else."""
    if interaction.type is not discord.InteractionType.modal_submit:
        return None
    data: dict[str, object] = dict(interaction.data or {})
    return " ".join(_values(data.get("components"))).strip()


def _values(parts: object) -> Iterator[str]:
    """All that stands in the fields, however they are nested."""
    if isinstance(parts, dict):
        value = parts.get("value")
        if isinstance(value, str):
            yield value
        for name in ("components", "component"):
            yield from _values(parts.get(name))
    elif isinstance(parts, list):
        for part in parts:
            yield from _values(part)
