"""Asking a person to a game: choose one, a table is opened, and the person is called once."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Self

import discord

from bot.adapters.discord.needs import Service
from bot.core.action import Action
from bot.core.answer import Reply
from bot.core.keyboard import wrap
from bot.core.limits import LIMITS
from bot.core.request import Who
from bot.core.screen import Button, Screen
from games import GAMES, Game, Text, Variant, text

_CARRIED = re.compile(r"!(?P<account>\d{1,20})!(?P<action>.*)", re.DOTALL)

LIMIT = LIMITS["discord"]


@dataclass(frozen=True, slots=True)
class Challenge:
    """Whom to call when a table has been opened."""

    account: str
    action: str

    @classmethod
    def parse(cls, carried: str) -> Self | None:
        """Read what a button of ``choice`` carries; None for all other buttons."""
        found = _CARRIED.fullmatch(carried)
        return cls(found["account"], found["action"]) if found else None

    def __str__(self) -> str:
        return f"!{self.account}!{self.action}"


def choice(service: Service, locale: str, whom: discord.User | discord.Member, me: int) -> Screen:
    """Which game it shall be; a kind word when nobody is there to play with."""
    if whom.bot or whom.id == me:
        return Screen(service.words(text("discord-challenge-nobody"), locale))
    buttons = [
        Button(
            service.words(_named(one, variant), locale),
            str(Challenge(str(whom.id), _asks(one, variant, whom.id))),
        )
        for one in GAMES.values()
        for variant in one.variants
        if max(one.seats) > 1
    ]
    said = text("discord-challenge-which", name=whom.display_name)
    return Screen(service.words(said, locale), wrap(buttons, LIMIT))


def call(service: Service, locale: str, who: Who, account: str) -> Reply:
    """The one line that calls the person who was asked."""
    said = service.words(text("discord-challenge-called", name=who.name), locale)
    return Reply("post", Screen(said, mentions=(account,)))


def _asks(one: Game, variant: Variant, account: int) -> str:
    return str(Action("lobby", ("ask", one.code, variant.name, str(account))))


def _named(one: Game, variant: Variant) -> Text:
    """The game, and the variant where there are several."""
    title = text(f"{one.code}-title")
    if len(one.variants) == 1:
        return title
    kind = text(f"{one.code}-variant-{variant.name}")
    return text("discord-challenge-game", game=title, variant=kind)
