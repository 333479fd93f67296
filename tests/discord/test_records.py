"""Records on Discord: as a file with the command, as text, and what is no record."""

from __future__ import annotations

from bot.core.request import Command, path_of
from games import game
from games.record import LONGEST
from tests.discord.conftest import Opens
from tests.discord.scripted import board_everywhere
from tests.games.records import played


async def test_a_record_comes_in_as_a_file_and_as_text(opens: Opens) -> None:
    sim, service = await opens(board_everywhere)
    olena, name = sim.member("Olena"), path_of("import")
    record = str(played(game("wu-hsing"), "duel-a", "discord")[0])
    files = [
        ("record.txt", record.encode()),
        ("noise.bin", b"\xff\xfe" * 9),
        ("long.txt", b"x" * (4 * LONGEST + 1)),
    ]
    for file in files:
        await olena.slash(sim.room, name, file=file)
    await olena.slash(sim.room, name, record="Teahouse record 1")
    said = [one.words for one in service.asked if isinstance(one, Command)]
    assert said[0].strip() == record.strip()
    assert "Teahouse" not in said[1]
    assert len(said[2]) > LONGEST, "it is said to be too long"
    assert said[3] == "Teahouse record 1"
