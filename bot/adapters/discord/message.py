"""A screen as a Discord message: caption, attachment with alt text, and the view of its buttons."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from io import BytesIO
from types import MappingProxyType
from typing import Any, Protocol, TypedDict

import discord
import structlog

from bot.core.keyboard import cut
from bot.core.limits import LIMITS
from bot.core.request import path_of
from bot.core.screen import Button, Picture, Rows, Screen, Style

LIMIT = LIMITS["discord"]
ALT = 1024
PREFIX = "t"
ROW = discord.ComponentType.action_row.value
BUTTON = discord.ComponentType.button.value
STYLES: dict[Style, int] = {
    "plain": discord.ButtonStyle.secondary.value,
    "good": discord.ButtonStyle.success.value,
    "danger": discord.ButtonStyle.danger.value,
    "picked": discord.ButtonStyle.primary.value,
}

_PIECES = re.compile(
    r"(?P<url>https?://[^\s<>`|]+)"
    r"|(?P<seal>\b[0-9a-f]{64}\b)"
    r"|(?P<command>(?<![\w/.])/[a-z]+\b)"
    r"|(?P<sign>[\\*_~|`\[\]<>])"
    r"|(?P<line>^[ \t]*(?:#{1,3}|[-+]|\d+(?=[.)])))"
    r"|(?P<at>@(?=everyone|here))",
    re.MULTILINE,
)

log = structlog.get_logger(__name__)


QUIET = discord.AllowedMentions.none()

Commands = Mapping[str, str]
"""The paths and ids of the commands by their names, ``undo`` to ``table undo:12``."""

UNNUMBERED: Commands = MappingProxyType({})


class New(TypedDict):
    """What goes with the content of a new message."""

    files: list[discord.File]
    view: discord.ui.View
    allowed_mentions: discord.AllowedMentions
    suppress_embeds: bool


class Changed(TypedDict):
    """What a message is changed into: a new picture takes the place of the old one."""

    content: str
    attachments: list[discord.File]
    view: discord.ui.View | None
    allowed_mentions: discord.AllowedMentions


class Painter(Protocol):
    """Whoever makes the bytes of a picture."""

    async def paint(self, picture: Picture) -> bytes:
        """Return a PNG, of a film a GIF."""
        ...


@dataclass(frozen=True, slots=True)
class Message:
    """What is sent for a screen; files and views are made anew for every attempt."""

    content: str
    image: bytes | None = None
    alt: str = ""
    rows: Rows = field(default=(), repr=False)
    file: tuple[str, bytes] | None = None
    """A document that comes along."""
    called: tuple[int, ...] = ()
    """The people who are told of a new message; nobody else ever is."""

    @property
    def words(self) -> str:
        """The content of a new message, headed by those who are called."""
        return " ".join((*(f"<@{one}>" for one in self.called), self.content)).strip()

    def files(self) -> list[discord.File]:
        """The picture as a fresh upload, described by its alt text, or a document, if any."""
        if self.file:
            name, written = self.file
            return [discord.File(BytesIO(written), name)]
        if self.image is None:
            return []
        described = cut(self.alt, ALT) or None
        name = "replay.gif" if self.image.startswith(b"GIF8") else "board.png"
        return [discord.File(BytesIO(self.image), name, description=described)]

    def view(self) -> Buttons | None:
        """The buttons."""
        return Buttons(self.rows) if self.rows else None

    def new(self) -> New:
        """How it is posted, besides its content."""
        view = self.view() or discord.utils.MISSING
        people = [discord.Object(one) for one in self.called]
        told = discord.AllowedMentions(everyone=False, roles=False, users=people or False)
        return New(files=self.files(), view=view, allowed_mentions=told, suppress_embeds=True)

    def filling(self) -> Changed:
        """How it takes the place of what was seen thinking: as new as any."""
        told = self.new()["allowed_mentions"]
        return {**self.changed(), "content": self.words, "allowed_mentions": told}

    def changed(self) -> Changed:
        """How an older message becomes this one."""
        files, view = self.files(), self.view()
        return Changed(content=self.content, attachments=files, view=view, allowed_mentions=QUIET)


async def compose(painter: Painter, screen: Screen, commands: Commands = UNNUMBERED) -> Message:
    """Paint and word a screen. Where painting fails the words for the blind serve everybody."""
    called = tuple(int(one) for one in screen.mentions if one.isdecimal())
    return replace(await _composed(painter, screen, commands), called=called)


async def _composed(painter: Painter, screen: Screen, commands: Commands) -> Message:
    if screen.picture is None:
        file = screen.file if screen.document else None
        return Message(_with_board(screen, commands), rows=screen.rows, file=file)
    try:
        image = await painter.paint(screen.picture)
    except Exception:
        log.exception("picture not painted")
        content = worded(f"{screen.caption}\n{screen.alt}", LIMIT.text, commands)
        return Message(content, rows=screen.rows)
    content = worded(screen.caption, LIMIT.caption, commands)
    return Message(content, image, screen.alt, screen.rows)


def worded(words: str, limit: int, commands: Commands = UNNUMBERED) -> str:
    """Words within a limit, the commands in them to be pressed as far as there is room for that.

    Each reader sees and gets such a command by the name that it has in their own language.
    """
    numbered = dict(commands)
    while len(said := plain(words, numbered)) > limit and numbered:
        numbered.popitem()
    return fit(said, limit)


def plain(words: str, commands: Commands = UNNUMBERED) -> str:
    r"""Words that Discord shows as they are, but for links and commands: no markup, no mentions.

    >>> plain("a_b *c* [x](y)")
    'a\\_b \\*c\\* \\[x\\](y)'
    >>> plain("1. e4 # not a title")
    '1\\. e4 # not a title'
    >>> plain("/play, /undo or /nothing", {"play": "play:12"})
    '</play:12>, /table undo or /nothing'
    """
    return _PIECES.sub(lambda found: _escaped(found, commands), words)


def fit(content: str, limit: int) -> str:
    """Cut a text that grew too long by escaping, never between a backslash and its sign."""
    if len(content) <= limit:
        return content
    head = content[: limit - 1]
    odd = (len(head) - len(head.rstrip("\\"))) % 2
    return head[: len(head) - odd] + "…"


def custom_ids(actions: Sequence[str]) -> tuple[str, ...]:
    """Actions as ids of at most 100 characters; the same action twice gets two ids.

    >>> custom_ids(("m/games", "m/games", "n"))
    ('t:m/games', 't1:m/games', 't:n')
    """
    again: Counter[str] = Counter()
    ids: list[str] = []
    for action in actions:
        ids.append(f"{PREFIX}{again[action] or ''}:{action}")
        again[action] += 1
    return tuple(ids)


def _escaped(found: re.Match[str], commands: Commands) -> str:
    if found["url"]:
        return found["url"]
    if found["command"]:
        name = found["command"][1:]
        return f"</{commands[name]}>" if name in commands else f"/{path_of(name)}"
    if found["seal"]:
        return f"`{found['seal']}`"
    if found["at"]:
        return "@\u200b"
    if found["line"]:
        sign = found["line"].lstrip()
        return found[0] + "\\" if sign.isdigit() else found[0].replace(sign, f"\\{sign}")
    return f"\\{found['sign']}"


def _with_board(screen: Screen, commands: Commands) -> str:
    if not screen.board:
        return worded(screen.caption, LIMIT.text, commands)
    board = screen.board.replace("```", "`\u200b`\u200b`").rstrip()
    block = f"```\n{fit(board, LIMIT.text - 200)}\n```"
    return block + worded(screen.caption, LIMIT.text - len(block), commands)


class Buttons(discord.ui.View):
    """The buttons of a message, as they are sent; the library's own would be most of an answer.

    The view counts as finished, so that the client does not keep it: presses find their way by
    their id alone, before and after restarts (see ``presses``).
    """

    def __init__(self, rows: Rows) -> None:
        super().__init__(timeout=None)
        self._rows = tuple(row[: LIMIT.buttons_in_row] for row in rows[: LIMIT.rows])
        self.stop()

    def to_components(self) -> list[dict[str, Any]]:
        """Rows of buttons; what the platform has no room for is left out."""
        actions = [one.action for row in self._rows for one in row if not one.url]
        ids = iter(custom_ids(actions))
        return [
            {"type": ROW, "components": [_button(one, "" if one.url else next(ids)) for one in row]}
            for row in self._rows
            if row
        ]


def _button(button: Button, custom_id: str) -> dict[str, Any]:
    told = {"type": BUTTON, "label": cut(button.label, LIMIT.label) or "…"}
    if button.url:
        return told | {"style": discord.ButtonStyle.link.value, "url": button.url}
    return told | {"style": STYLES[button.style], "custom_id": custom_id}
