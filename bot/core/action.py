"""What a button carries: a verb and its words, ASCII, at most 48 bytes.

It holds no secret and is not trusted: the person comes from the platform, the seat from the
database, and the move must be legal.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from bot.core.limits import ACTION_BYTES

TABLE_ID = re.compile(r"[0-9a-z]{8}")
_WORD = re.compile(r"[!-.0-~]{1,40}")
_LINK = re.compile(r"[A-Za-z0-9_-]{1,64}")
_ROUND = re.compile(r"[0-9a-f]{1,8}")

ON_TABLE = {
    "p": "play",
    "u": "undo",
    "h": "hint",
    "r": "resign",
    "o": "more",
    "b": "board",
    "w": "happened",
    "t": "text",
    "v": "verify",
    "l": "line",
    "a": "again",
    "s": "same",
    "k": "hand",
    "y": "order",
    "e": "seat",
    "x": "next",
    "g": "rematch",
    "f": "replay",
}
"""Verbs about a table, by their letter."""

ELSEWHERE = {
    "m": "menu",
    "n": "new",
    "c": "change",
    "d": "daily",
    "j": "lobby",
    "q": "top",
    "i": "me",
    "z": "club",
}
"""Verbs that need no table: open a menu, start a game, change a setting, the daily challenge,
those about a lobby, leaderboards, profiles, tourneys and leagues."""


class BadAction(ValueError):
    """Text that no button of ours carries."""


@dataclass(frozen=True, slots=True)
class Action:
    """A verb, the table and round it was made for (if any), and further words.

    >>> str(Action("play", ("2bcd",), "k3v9x2qa", 31))
    'p/k3v9x2qa/1f/2bcd'
    >>> Action.parse("p/k3v9x2qa/1f/2bcd")
    Action(verb='play', words=('2bcd',), table='k3v9x2qa', round=31)
    """

    verb: str
    words: tuple[str, ...] = ()
    table: str = ""
    round: int = 0

    def __str__(self) -> str:
        head = [_LETTER[self.verb]]
        if self.table:
            head += [self.table, f"{self.round:x}"]
        carried = "/".join((*head, *self.words))
        if len(carried.encode()) > ACTION_BYTES:
            raise AssertionError(f"{carried} is too long for a button")
        return carried

    @classmethod
    def parse(cls, carried: str) -> Action:
        """Read what a button carried. Raises BadAction, whatever the text."""
        if not carried.isascii() or not 0 < len(carried) <= ACTION_BYTES:
            raise BadAction(carried[:ACTION_BYTES])
        letter, *words = carried.split("/")
        if not all(_WORD.fullmatch(word) for word in words):
            raise BadAction(carried)
        if letter in ELSEWHERE:
            return cls(ELSEWHERE[letter], tuple(words))
        match words:
            case [table, round_, *rest] if TABLE_ID.fullmatch(table) and _ROUND.fullmatch(round_):
                if letter in ON_TABLE:
                    return cls(ON_TABLE[letter], tuple(rest), table, int(round_, 16))
        raise BadAction(carried)


_LETTER = {verb: letter for letter, verb in (ON_TABLE | ELSEWHERE).items()}


def start_of(carried: str) -> str:
    """What a deep link says for a button, '' where no link can stand for it.

    >>> start_of("d/play/gwg/2026-11-30"), start_of("p/k3v9x2qa/1f/2bcd"), start_of("m/play")
    ('d_play_gwg_2026-11-30', 'j_k3v9x2qa', '')
    >>> start_of("m/rules/gwg/sets")
    'm_rules_gwg_sets'
    >>> start_of("n/gwg/lenient/me"), start_of("n/gwg/lenient/room")
    ('n_gwg_lenient_me', '')
    """
    try:
        action = Action.parse(carried)
    except BadAction:
        return ""
    alone = action.verb == "menu" and action.words[:1] in {("rules",), ("learn",)}
    if (
        alone
        or action.verb in {"daily", "club"}
        or (action.verb, action.words[-1:]) == ("new", ("me",))
    ):
        link = carried.replace("/", "_")
        return link if _LINK.fullmatch(link) else ""
    if action.verb == "lobby" and action.words[1:]:
        return f"l_{action.words[1]}"
    return f"j_{action.table}" if action.table else ""
