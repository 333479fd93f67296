"""How the person who looks wants to see things: settings of the person, the room, the defaults."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from bot.core.limits import LIMITS, Limits
from bot.core.lobby import CLOCKS
from bot.core.request import Platform
from games import Text
from render.view import Look
from render.words import BASE, chain, locales, say

CHOICES: Mapping[str, tuple[str, ...]] = {
    "locale": ("auto", *locales()),
    "theme": ("dark", "light"),
    "boards": ("pictures", "text"),
    "forced": ("on", "off"),
    "marks": ("normal", "large"),
    "turns": ("line", "private", "off"),
    "lessons": ("off", "on", "points", "all"),
    "computers": ("normal", "hard", "easy"),
    "hints": ("on", "off"),
    "calls": ("on", "off"),
    "listed": ("on", "off"),
    "card": ("closed", "open"),
    "games": ("on", "off", "here"),
    "starts": ("all", "admins"),
    "stops": ("starter", "admins", "all"),
    "tables": ("8", "1", "2", "3", "4", "16", "50"),
    "clock": tuple(str(seconds) for seconds in CLOCKS),
    "quiet": ("off", "on"),
}
"""Every setting with its values, the default first; for the language that is what the app says."""

TONGUE = "tongue"
"""Under this the language is kept that the app of a person, or a room, spoke last."""

HOUSE = ("games", "starts", "stops", "tables", "clock", "quiet")
"""Those that only rooms have: what their admins allow."""


@dataclass(frozen=True, slots=True)
class Reader:
    """A pair of eyes: language, look, platform."""

    look: Look
    limits: Limits
    pictures: bool = True
    forced: bool = True
    points: bool = False
    """Whether buttons say what a choice is worth, where the game can tell."""
    hints: bool = True
    """Whether there is a button for hints."""

    def say(self, text: Text) -> str:
        """A sentence in the reader's language."""
        return say(text, self.look.locale)


def setting(name: str, *wishes: Mapping[str, str]) -> str:
    """The first valid wish for a setting, else its default."""
    valid = CHOICES[name]
    for wish in wishes:
        if (wished := wish.get(name)) in valid:
            return wished
    return valid[0]


def quiet(room: Mapping[str, str]) -> bool:
    """Whether nothing may be said in a room that nobody there asked for."""
    return setting("quiet", room) == "on"


def reader(
    platform: Platform,
    *wishes: Mapping[str, str],
    locales: tuple[str, ...] = (),
    pictures: bool = True,
) -> Reader:
    """The reader for some settings, the most personal first.

    ``locales`` are the languages of the apps that look; where none is known, what they were last.
    """
    theme, lessons = setting("theme", *wishes), setting("lessons", *wishes)
    look = Look(
        theme="light" if theme == "light" else "dark",
        locale=best(
            *(wish.get("locale", "") for wish in wishes),
            *locales,
            *(wish.get(TONGUE, "") for wish in wishes),
        ),
        large=setting("marks", *wishes) == "large",
        teach=lessons in {"on", "all"},
    )
    return Reader(
        look,
        LIMITS[platform],
        pictures=pictures and setting("boards", *wishes) == "pictures",
        forced=setting("forced", *wishes) == "on",
        points=lessons in {"points", "all"},
        hints=setting("hints", *wishes) == "on",
    )


def tongue(settings: Mapping[str, str]) -> str:
    """The language somebody has chosen, else that of their app; '' where neither is known."""
    return settings.get("locale") or settings.get(TONGUE, "")


def best(*wishes: str) -> str:
    """The first language we have among the wished ones and their parents, else the base language.

    >>> best("", "en-GB")
    'en'
    """
    for wish in wishes:
        language = chain(wish)[0]
        if language != BASE or wish.partition("-")[0] == BASE:
            return language
    return BASE
