"""A tourney before somebody's eyes: what it is called, who plays, and its buttons."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from zoneinfo import ZoneInfo

from bot.core.action import Action
from bot.core.names import apart, brief, upright
from bot.core.screen import Button, Style
from bot.core.tourney import Tourney
from bot.service.menus import kind
from bot.service.reader import Reader
from games import Text, game, text


@dataclass(frozen=True)
class Sight:
    """A tourney before somebody's eyes: by which clock, and as whom, None for a whole room."""

    tourney: Tourney
    eyes: Reader
    zone: ZoneInfo
    number: int | None = None

    def button(self, verb: str, *words: str, style: Style = "plain") -> Button:
        """A button of this tourney."""
        label = self.eyes.say(text(f"club-button-{verb}"))
        return Button(label, str(act(self.tourney, verb, *words)), style)

    @cached_property
    def names(self) -> tuple[str, ...]:
        """What everybody is called; who looks alike is told apart."""
        return tuple(map(upright, apart([brief(one.name) for one in self.tourney.entrants])))


def act(tourney: Tourney, verb: str, *words: str) -> Action:
    """The action of a button of a tourney."""
    return Action("club", (verb, tourney.id, *words))


def title(tourney: Tourney) -> Text:
    """What it is, in a word or two."""
    return text(f"club-kind-{tourney.kind}")


def named_tourney(tourney: Tourney) -> Text:
    """What it is, what is played in it, and its code: how to come, while one can."""
    what = kind(game(tourney.game), tourney.variant)
    head = "club-head-open" if tourney.joinable else "club-head"
    return text(head, kind=title(tourney), game=what, code=tourney.id)


def turns(sight: Sight, verb: str, page: int, pages: int, *words: str) -> Sequence[Button]:
    """Buttons to the pages before and after, where there is more than one."""
    near = dict.fromkeys(((page - 1) % pages, (page + 1) % pages))
    return [
        Button(
            sight.eyes.say(text("club-page", page=one + 1, pages=pages)),
            str(act(sight.tourney, verb, *words, str(one))),
        )
        for one in near
        if one != page
    ]
