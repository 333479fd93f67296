"""Where a board can be touched: the places of its choices, each with the action of its button."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bot.core.action import Action, BadAction
from render import View, hits

if TYPE_CHECKING:
    from bot.core.screen import Screen


@dataclass(frozen=True, slots=True)
class Spot:
    """A rectangle of the picture. A press there says what the button with its action says."""

    action: str
    label: str
    x: int
    y: int
    w: int
    h: int


@dataclass(frozen=True, slots=True)
class Spots:
    """All that can be touched on a picture of this size."""

    width: int
    height: int
    all: tuple[Spot, ...]


def spots(screen: Screen) -> Spots | None:
    """What can be touched on a screen's picture: choices that are open now, also of other pages.

    A choice to be confirmed has its button alone, so that nobody confirms by pressing twice.
    """
    played = [button for button in screen.buttons if button.action.startswith("p/")]
    if not played or not isinstance(screen.picture, View):
        return None
    try:
        asked = Action.parse(played[0].action)
    except BadAction:
        return None
    labels = {button.action: button.label for button in played}
    if any(button.style == "danger" for button in played):
        return None
    found = hits(screen.picture)
    made = []
    for box in found.boxes:
        action = str(Action("play", box.path, asked.table, asked.round))
        made.append(Spot(action, labels.get(action, ""), box.x, box.y, box.w, box.h))
    return Spots(found.width, found.height, tuple(made)) if made else None
