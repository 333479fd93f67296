"""What one process remembers of its guests: bounded, and no loss when it is gone."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable
from typing import TYPE_CHECKING, Generic, TypeVar

from bot.core.action import TABLE_ID, Action, BadAction
from bot.core.request import Press
from bot.core.screen import Screen
from render.posters import Chart, Hello

if TYPE_CHECKING:
    from bot.adapters.web.guest import Guest
    from bot.core.answer import Answer
    from bot.core.request import Request

PANELS = 2000
"""How many panels, and how many last boards, one process remembers."""

RULES = "m/rules/"
"""What a button to a section of the rules carries begins so."""

Value = TypeVar("Value")
Shown = tuple[tuple[str, Screen], ...]
"""Screens, each with the message it belongs to."""


class Kept(Generic[Value]):
    """The newest values, up to so many.

    >>> kept = Kept[int](2)
    >>> for number, name in enumerate("abc"):
    ...     kept.put(name, number)
    >>> [kept.find(name) for name in "abc"]
    [None, 1, 2]
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._values: OrderedDict[Hashable, Value] = OrderedDict()

    def clear(self) -> None:
        """Keep nothing."""
        self._values.clear()

    def put(self, key: Hashable, value: Value) -> None:
        """Keep a value as the newest; the oldest one has to go when there are too many."""
        self._values[key] = value
        self._values.move_to_end(key)
        if len(self._values) > self._most:
            self._values.popitem(last=False)

    def find(self, key: Hashable) -> Value | None:
        """The value, if it is still here."""
        return self._values.get(key)

    def drop(self, key: Hashable) -> None:
        """Forget a value."""
        self._values.pop(key, None)


class Tables:
    """What lies in front of each guest in a room: the own panel, and the board played last."""

    def __init__(self) -> None:
        self._panels = Kept[Shown](PANELS)
        self._boards = Kept[str](PANELS)

    def panel(self, guest: Guest, room: str) -> Shown:
        """What only this guest sees now."""
        return self._panels.find((guest.account, room)) or ()

    def board(self, guest: Guest, room: str) -> str:
        """The message of the board that this guest played last, or nothing."""
        return self._boards.find((guest.account, room)) or ""

    def take(self, guest: Guest, room: str, answer: Answer, served: Shown) -> None:
        """Lay down what was answered. ``served`` is the panel that has now served its purpose.

        A board of the guest's own stays under remarks about it.
        """
        key, before = (guest.account, room), self.panel(guest, room)
        mine = {message for message, _ in before if message}
        own = [
            one
            for one in answer.replies
            if one.how == "private" or one.message is None or str(one.message) in mine
        ]
        if own:
            shown = [(str(one.message or ""), one.screen) for one in own]
            if all(_passes(screen) for _, screen in shown):
                shown += [one for one in before if one[0] and _is_board(one[1])]
            self._panels.put(key, tuple(sorted(shown, key=lambda one: not _passes(one[1]))))
        else:
            self.put_away(guest, room, served)
        for reply in answer.replies:
            if reply.message is not None and _is_board(reply.screen):
                self._boards.put(key, str(reply.message))

    def passing(self, guest: Guest, room: str, asked: Request) -> Shown:
        """What in the panel is made old by a request: remarks, and menus about the thing pressed.

        Whoever starts a game has done with its options.
        """
        about = {about_of(asked.action)} - {""} if isinstance(asked, Press) else set()
        return tuple(
            one
            for one in self.panel(guest, room)
            if _passes(one[1]) or (not _is_board(one[1]) and about & abouts(one[1]))
        )

    def put_away(self, guest: Guest, room: str, served: Shown) -> None:
        """Take out of the panel what has served its purpose."""
        if served:
            left = tuple(one for one in self.panel(guest, room) if one not in served)
            self._panels.put((guest.account, room), left)

    def close(self, guest: Guest, room: str) -> None:
        """Empty the panel."""
        self._panels.drop((guest.account, room))


def about_of(action: str) -> str:
    """The table or the lobby that a button is about.

    >>> about_of("p/k3v9x2qa/1f/2bcd"), about_of("j/options/k3v9x2qa"), about_of("m/play")
    ('k3v9x2qa', 'k3v9x2qa', '')
    """
    try:
        parsed = Action.parse(action)
    except BadAction:
        return ""
    codes = (word for word in parsed.words if parsed.verb == "lobby" and TABLE_ID.fullmatch(word))
    return parsed.table or next(codes, "")


def abouts(screen: Screen) -> set[str]:
    """All tables and lobbies that the buttons of a screen are about."""
    return {about_of(button.action) for button in screen.buttons} - {""}


def _passes(screen: Screen) -> bool:
    """Whether a screen is but a remark: words alone, or with the way to the rule that they tell."""
    reads_on = [button.action.startswith(RULES) for button in screen.buttons] in ([], [True])
    return reads_on and screen.picture is None and not screen.board


def _is_board(screen: Screen) -> bool:
    return bool(screen.board) or not isinstance(screen.picture, Chart | Hello | None)
