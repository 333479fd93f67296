"""Records on Telegram: as a file with the command, answered with it, or as text."""

from __future__ import annotations

from games import game, text
from games.record import LONGEST
from render import say
from tests.games.records import played
from tests.telegram.driver import TelegramDriver

START = say(text("after-start"))


async def test_a_record_comes_in_as_file_as_answer_and_as_text(room: TelegramDriver) -> None:
    record, _ = played(game("guo-wu-guan"), "classic", "telegram")
    olena = await room.person("Olena")
    olena.start()
    await room.settle()

    async def shown() -> str:
        await room.settle()
        return room.api.world.sent[-1].words

    olena.hands(olena.private, str(record).encode(), "/import")
    assert START in await shown()
    file = olena.hands(olena.private, str(record).encode())
    olena.writes(olena.private, "/import", file)
    assert START in await shown()
    olena.writes(olena.private, f"/import {record}")
    assert START in await shown()
    olena.hands(olena.private, b"\xff\xfe" * 10, "/import")
    assert "Teahouse record 1" in await shown()
    olena.hands(olena.private, b"x" * (4 * LONGEST + 1), "/import")
    assert say(text("ui-record-long", most=LONGEST)) in await shown()
    olena.writes(olena.private, "/import")
    assert await shown() == say(text("after-import-what"))
