"""A whole move in words, as the buttons that make it say it."""

from __future__ import annotations

from games.protocol import Position, Seat, Text, text


def label_of(position: Position, seat: Seat, move: str) -> Text:
    """What the buttons of a move say, one after the other."""
    path = position.paths(seat, move)[0]
    parts = tuple(position.label(seat, path[: end + 1]) for end in range(len(path)))
    return parts[0] if len(parts) == 1 else text("ui-look-path", parts=parts)
