"""Every button that was ever posted, whatever it carries: the service knows what to say.

The library's own views would read the whole message anew at each press, and remember nothing of
what was posted before a restart.
"""

from __future__ import annotations

import re

import discord

from bot.adapters.discord.message import PREFIX
from bot.adapters.discord.where import Interaction, address_of, place, who
from bot.core.request import Press

_NUMBER = re.compile(rf"{PREFIX}\d*:")
"""What tells apart the same action twice; see ``custom_ids``."""


def pressed(interaction: Interaction) -> Press | None:
    """A press, its action taken from the id of the button alone; None for everything else."""
    if interaction.type is not discord.InteractionType.component or interaction.message is None:
        return None
    data: dict[str, object] = dict(interaction.data or {})
    custom_id = str(data.get("custom_id", ""))
    number = _NUMBER.match(custom_id)
    return Press(
        who(interaction.user, str(interaction.locale)),
        place(interaction),
        str(interaction.id),
        custom_id[number.end() :] if number else custom_id,
        address_of(interaction.channel_id, interaction.message.id),
    )
