"""What the platforms allow: numbers, so that paging is decided once by a pure function."""

from __future__ import annotations

from dataclasses import dataclass

from bot.core.request import Platform


@dataclass(frozen=True, slots=True)
class Limits:
    """Sizes of one platform. Labels and captions are counted in characters."""

    buttons_in_row: int
    rows: int
    row_width: int
    """Letters that a row of buttons shows side by side on a phone."""
    label: int
    caption: int
    text: int
    """A message without a picture."""
    described: bool = True
    """Whether pictures carry their words along for those who cannot see them."""


LIMITS: dict[Platform, Limits] = {
    "discord": Limits(buttons_in_row=5, rows=5, row_width=90, label=80, caption=2000, text=2000),
    "telegram": Limits(
        buttons_in_row=8, rows=12, row_width=44, label=64, caption=1024, text=4096, described=False
    ),
    "web": Limits(buttons_in_row=6, rows=12, row_width=90, label=80, caption=4000, text=8000),
}

ACTION_BYTES = 48
"""The longest action: Telegram allows 64 bytes, and we keep a reserve."""
