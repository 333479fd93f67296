"""What somebody wants to play, in words of any order."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from unicodedata import normalize

from bot.service.menus import known_variant, title
from games import GAMES, BadInput, Game
from render import say
from render.words import locales

_DRAWN = "drawn"
_MOST = 8
"""So many words name a variant with its options at most."""
_LONGEST = 6
"""So many words has the name of a game at most."""
_BEGUN = 3
"""With so many letters of a name a game may be called, if no other begins so."""
_PAIR = re.compile(r"\d[\d-]*\d")


@dataclass(frozen=True, slots=True)
class Wanted:
    """For whom, and the words that are left to name the game."""

    whom: str
    said: bool
    """Whether it was said for whom; else it is for the one who asks."""
    drawn: bool
    """Whether what is left to ask shall be drawn."""
    rest: list[str]

    @classmethod
    def of(cls, words: Sequence[str]) -> Wanted:
        """Read the words of a command.

        >>> Wanted.of(["harmony", "standard", "raw", "Room"])
        Wanted(whom='room-raw', said=True, drawn=False, rest=['harmony', 'standard'])
        """
        low = [word.casefold() for word in words]
        seats = [word for word in low if word.isdecimal() and len(word) == 1]
        raw = "raw" in low
        whom = "room" if "room" in low else "me"
        whom += "-raw" if raw else f"-{seats[0]}" if seats and whom == "me" else ""
        rest = [word for word in low if word not in {"me", "room", "raw", _DRAWN, *seats}]
        said = raw or bool(seats) or bool({"me", "room"} & set(low))
        return cls(whom, said, _DRAWN in low, rest)

    def settles(self, one: Game, variant: str) -> bool:
        """Whether nothing is left to ask of a game for one: who says for whom wants it now.

        Then it is played by the first rule; what has no first, as which pair to aim at, is asked.
        """
        options = one.options(variant)
        return self.drawn or not options or (self.said and not one.options(options[0]))


def known_words(said: Sequence[str]) -> list[str]:
    """Words of a command as menus take them: games by their code."""
    codes = {name: one.code for one in GAMES.values() for name in (one.name, one.code)}
    return [codes.get(word.casefold(), word.casefold()) for word in said]


def games_named(words: str) -> str:
    """The words of a command, its game by its name: as written in any language, with spaces, begun.

    >>> games_named("guo wu guan lenient"), games_named("过五关")
    ('guo-wu-guan lenient', 'guo-wu-guan')
    >>> games_named("Four Colour Cards 2"), games_named("xiang world")
    ('four-colour 2', 'xiang-shi-fu world')
    >>> games_named("room classic 52-43"), games_named("four-colour cards")
    ('room classic 52-43', 'four-colour cards')
    """
    left = words.split()
    for at in range(len(left)):
        sizes = range(min(len(left) - at, _LONGEST), 0, -1)
        if set(known_words(left[at : at + 1])) & {one.code for one in GAMES.values()}:
            sizes = range(1, 2)  # what follows an exact name is no more of it
        for size in sizes:
            if name := _game_called("".join(left[at : at + size])):
                return " ".join((*left[:at], name, *left[at + size :]))
    return " ".join(left)


def _game_called(words: str) -> str:
    """The only game whose name is, or begins with, these words; '' when there is none."""
    said = folded(words)
    names = _names()
    begun = len(said) >= _BEGUN or (len(said) > 1 and not said.isascii())
    games = {one for called, one in names.items() if begun and called.startswith(said)}
    return names.get(said) or (games.pop() if len(games) == 1 else "")


@cache
def _names() -> Mapping[str, str]:
    """Every name of every game in every language, folded."""
    return {
        folded(called): one.name
        for one in GAMES.values()
        for called in (one.name, one.code, *(say(title(one), locale) for locale in locales()))
    }


def folded(words: str) -> str:
    """Letters and digits alone, small and without accents."""
    return "".join(sign for sign in normalize("NFKD", words).casefold() if sign.isalnum())


def named_in(words: Sequence[str]) -> tuple[Game, str]:
    """A game and a variant from words in any order that makes sense. Raises BadInput."""
    left = [word.casefold() for word in words]
    named = [one for one in GAMES.values() if {one.name, one.code} & set(left)]
    left = [word for word in left if all(word not in {one.name, one.code} for one in named)]
    if not left:
        return (named[0] if named else next(iter(GAMES.values()))), ""
    for one in named or GAMES.values():
        for variant in _readings(left):
            try:
                return one, known_variant(one, variant)
            except BadInput:
                continue
    raise BadInput(" ".join(words))


def spellings(one: Game) -> tuple[str, ...]:
    """The words that may name what to play of a game."""
    first = one.variants[0].name
    rules = [option.rpartition("+")[2] for option in one.options(first)]
    whoms = ("me", "room", "raw") if one.raw else ("me", "room")
    return (*(variant.name for variant in one.variants), *rules, *whoms)


def _readings(words: Sequence[str]) -> Iterator[str]:
    """The words as the notation of a variant would have them: a name, ``=`` a target, ``+`` a rule.

    >>> next(_readings(["five", "dragons"]))
    'five-dragons'
    >>> "target-pair=5243+thirteen" in _readings(["target-pair", "thirteen", "52-43"])
    True
    """
    parts = re.findall(r"[^\s=+]+", " ".join(words))[:_MOST]
    targets = [part for part in parts if _PAIR.fullmatch(part)]
    names = [part for part in parts if part not in targets]
    target = "=" + targets[0].replace("-", "") if targets else ""
    yield "-".join(parts)
    yield "-".join(names) + target
    for rules in range(1, 3):
        for at in range(len(names) - rules + 1):
            name = names[:at] + names[at + rules :]
            yield f"{'-'.join(name)}{target}+{'-'.join(names[at : at + rules])}"
