"""Takes pictures of messages as simcord shows them: ``python -m tests.discord.look FOLDER``.

Needs ``pip install 'simcord[screenshot]'`` and the system's Chromium. A board is also sent as
components of the second kind, with and without a container: docs/discord.md compares the three.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any
from unittest.mock import patch

import discord
from playwright.async_api import BrowserType
from simcord.actors import MemberActor

from bot.adapters.discord import DiscordPort
from bot.adapters.discord.message import STYLES, Message, custom_ids
from bot.core.screen import Screen
from bot.service import play
from bot.store import migrate
from tests.deals import MANY_CHOICES, known
from tests.discord.driver import DiscordDriver
from tests.web.browser import FLAGS, chromium

PHONE = (390, 844)
DESK = (960, 900)
BROWN = 0x8C6A3F


Part = discord.ui.Item[discord.ui.LayoutView]


def layout(message: Message, *, boxed: bool) -> discord.ui.LayoutView:
    """A message of the second kind: words, picture in a gallery, rows of buttons; in a box or not.

    The flag of such a message can never be taken off, so it cannot become one of the first kind.
    """
    gallery = discord.ui.MediaGallery[discord.ui.LayoutView]()
    gallery.add_item(media="attachment://board.png", description=message.alt[:1024])
    parts: list[Part] = [discord.ui.TextDisplay(message.content), gallery, *_rows(message)]
    view = discord.ui.LayoutView(timeout=None)
    for part in [discord.ui.Container(*parts, accent_colour=BROWN)] if boxed else parts:
        view.add_item(part)
    return view


def _rows(message: Message) -> Iterator[Part]:
    for row in message.rows:
        ids = custom_ids([one.action for one in row])
        buttons = zip(row, ids, strict=True)
        yield discord.ui.ActionRow(
            *(
                discord.ui.Button(
                    label=one.label, custom_id=id_, style=discord.ButtonStyle(STYLES[one.style])
                )
                for one, id_ in buttons
            )
        )


class Camera:
    """Looks at one room through the eyes of one person."""

    def __init__(self, room: DiscordDriver, folder: Path) -> None:
        self._room = room
        self._folder = folder

    async def take(self, name: str, viewer: MemberActor) -> None:
        """The newest messages on a phone and on a desk."""
        sim = self._room.sim
        shown = sim.env.preview(sim.room, viewers=[viewer], layout="channel")
        async with shown as preview:
            for size, viewport in (("phone", PHONE), ("desk", DESK)):
                await preview.screenshot(
                    self._folder / f"{name}-{size}.png",
                    mode="viewport",
                    viewport=viewport,
                    layout="channel",
                    allow_incomplete=True,
                )


@asynccontextmanager
async def opened(made: list[Message]) -> AsyncIterator[DiscordDriver]:
    """A house whose deals are known, and a browser that is the system's; keeps what is made."""
    compose = DiscordPort.compose

    async def kept(port: DiscordPort, screen: Screen) -> Message:
        made.append(await compose(port, screen))
        return made[-1]

    launch = partial(BrowserType.launch, executable_path=chromium(), args=list(FLAGS))

    async def ours(browser: BrowserType) -> Any:
        return await launch(browser)

    with (
        tempfile.TemporaryDirectory() as name,
        patch.object(play, "deal", known(MANY_CHOICES)),
        patch.object(BrowserType, "launch", ours),
        patch.object(DiscordPort, "compose", kept),
    ):
        url = f"sqlite+aiosqlite:///{Path(name) / 'games.sqlite3'}"
        await migrate(url)
        room = DiscordDriver(url)
        await room.start()
        yield room
        await room.stop()


async def take(folder: Path) -> None:
    """A board in three ways; a lobby; a table of several, for all and for one; words in German."""
    made: list[Message] = []
    async with opened(made) as room:
        camera = Camera(room, folder)
        olena, bo = room.person("Olena"), room.person("Bo")
        await room.command(olena, "play", "guo-wu-guan lenient me")
        await room.press(olena, "A")
        await camera.take("board", olena)
        board = made[-1]
        for name, boxed in (("gallery", False), ("container", True)):
            await _sent(room, board, layout(board, boxed=boxed))
            await camera.take(f"board-{name}", olena)
        await room.command(olena, "play", "four-colour")
        await room.press(olena, "Open a table")
        await room.press(bo, "Join")
        await camera.take("lobby", bo)
        await room.press(olena, "Start")
        await camera.take("table", bo)
        await room.press(olena, "My hand")
        await camera.take("hand", olena)
        room.sim.languages[bo.id] = "de"
        await room.command(bo, "help")
        await camera.take("help", bo)


async def _sent(room: DiscordDriver, board: Message, view: discord.ui.LayoutView) -> None:
    channel = room.sim.env.bot.get_partial_messageable(room.sim.room.id)
    await channel.send(view=view, files=board.files())
    await room.sim.env.settle()


if __name__ == "__main__":
    FOLDER = Path(sys.argv[1])
    FOLDER.mkdir(parents=True, exist_ok=True)
    asyncio.run(take(FOLDER))
