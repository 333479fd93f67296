"""``python -m bot doctor``: what is wrong is found, and every finding says what to do."""

from __future__ import annotations

import os
import socket
from collections.abc import AsyncIterator
from email.utils import formatdate
from pathlib import Path
from time import time

import pytest
from aiohttp import web

from bot import doctor
from bot.doctor import Finding, findings
from bot.store import Store
from tests.operations.running import ends

DISCORD = "a" * 26 + ".abcdef." + "b" * 38
TELEGRAM = "1234567890:" + "c" * 35


async def found(*, online: bool = False) -> dict[str, Finding]:
    return {one.what: one async for one in findings(online=online)}


async def test_a_sound_house_is_well(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TEAHOUSE_DATABASE_URL", url)
    monkeypatch.setenv("TEAHOUSE_WEB_PORT", "0")
    monkeypatch.setenv("TEAHOUSE_DISCORD_TOKEN", DISCORD)
    monkeypatch.setenv("TEAHOUSE_TELEGRAM_TOKEN", TELEGRAM)
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    told = await found()
    assert {one.state for one in told.values()} == {"well"}
    assert {"settings", "fonts", "database", "disk", "TEAHOUSE_DISCORD_TOKEN"} <= told.keys()
    assert DISCORD not in "".join(map(str, told.values()))


@pytest.mark.parametrize(
    ("variable", "value", "told"),
    [
        ("TEAHOUSE_DISCORD_TOKEN", TELEGRAM, "a token of Telegram"),
        ("TEAHOUSE_TELEGRAM_TOKEN", DISCORD, "a token of Discord"),
        ("TEAHOUSE_DISCORD_TOKEN", f'"{DISCORD}"', "something around the token"),
        ("TEAHOUSE_DISCORD_TOKEN", f"Bot {DISCORD}", "something around the token"),
        ("TEAHOUSE_TELEGRAM_TOKEN", "1234", "no token looks so"),
        ("TEAHOUSE_WEB_PORT", "tea", "valid integer"),
        ("TEAHOUSE_DATABASE_URL", "postgresql://nobody@127.0.0.1:1/x", "cannot be used"),
        ("TEAHOUSE_DATABASE_URL", "postgresql://nobody@127.0.0.1:port/x", "cannot be read"),
        ("TEAHOUSE_DATABASE_URL", "sqlite:////etc/hosts", "file is not a database"),
        ("TEAHOUSE_TELEGRAM_WEBHOOK", "http://tea.example.org/hook", "https alone"),
        ("TEAHOUSE_WEB_ORIGINS", "https://tea.example.org/tea", "without a path"),
        ("TEAHOUSE_WEB_HOST", "192.0.2.1", "cannot be listened on"),
        ("TEAHOUSE_WEB_HOST", "no-such-host.invalid", "cannot be listened on"),
        ("TEAHOUSE_HEALTH_PORT", "8080", "TEAHOUSE_WEB_PORT is"),
        ("TEAHOUSE_ROLES", "discord", "nothing else is to be"),
    ],
)
async def test_what_cannot_work_is_wrong_and_ends_with_one(
    variable: str,
    value: str,
    told: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv(variable, value)
    assert await ends("doctor", "--offline") == 1
    lines = capsys.readouterr().out.splitlines()
    at, line = next((at, line) for at, line in enumerate(lines) if told in line)
    assert line.startswith("! ")
    assert lines[at + 1].startswith("    ")
    assert value not in "\n".join(lines) or "TOKEN" not in variable


async def test_a_misspelt_setting_a_readable_secret_and_a_taken_port_are_noted(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("TEAHOUSE_WEB_PROT", "8081")
    env = tmp_path / ".env"
    env.write_text("TEAHOUSE_LOG=json\n")
    env.chmod(0o644)
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        monkeypatch.setenv("TEAHOUSE_WEB_PORT", str(taken.getsockname()[1]))
        told = await found()
    assert told["TEAHOUSE_WEB_PROT"].advice == "did you mean TEAHOUSE_WEB_PORT?"
    assert told[".env"].advice == "chmod 600 .env"
    assert told["TEAHOUSE_WEB_PORT"].state == "note"


async def test_what_stands_in_the_file_of_settings_is_looked_over_too(tmp_path: Path) -> None:
    env = tmp_path / ".env"
    env.write_text("TEAHOUSE_HELTH_PORT=9100\nTEAHOUSE_HEALTH_HOST=0.0.0.0\n")
    assert (await found())["TEAHOUSE_HELTH_PORT"].advice == "did you mean TEAHOUSE_HEALTH_PORT?"
    env.write_text("TEAHOUSE_HEALTH_PORT=9100\nTEAHOUSE_HEALTH_HOST=0.0.0.0\n")
    assert (await found())["TEAHOUSE_HEALTH_HOST"].state == "note"
    env.write_bytes(b"TEAHOUSE_LOG=\xff")
    told = await found()
    assert told[".env"].state == "wrong"
    assert "UTF-8" in told[".env"].told
    assert await ends("verify") == 2


async def test_an_old_schema_a_full_disk_and_missing_fonts_are_wrong(
    url: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "house.sqlite3").write_bytes(b"")
    monkeypatch.setenv("TEAHOUSE_DATABASE_URL", url)
    monkeypatch.setattr(doctor, "LITTLE", 10**18)
    monkeypatch.setattr(doctor, "SPOKEN", {"xx": "\U000f0000"})
    told = await found()
    assert "python -m bot migrate" in told["database"].told
    wrong = [one.what for one in told.values() if one.state == "wrong"]
    assert wrong == ["fonts", "disk", "database"]
    assert all(told[one].advice for one in ("fonts", "disk"))


async def test_a_folder_that_cannot_be_written_is_wrong(
    monkeypatch: pytest.MonkeyPatch, url: str
) -> None:
    monkeypatch.setenv("TEAHOUSE_DATABASE_URL", url)
    monkeypatch.setattr(doctor, "_ours", lambda place: place.is_file())
    told = await found()
    assert told["database file"].state == "wrong"


@pytest.fixture
async def late() -> AsyncIterator[tuple[list[float], str]]:
    """A server whose clock is ahead of ours by what stands in the list."""
    ahead = [0.0]

    async def answer(_: web.Request) -> web.Response:
        date = formatdate(time() + ahead[0], usegmt=True)
        return web.Response(headers={"Date": date})

    page = web.Application()
    page.router.add_get("/", answer)
    runner = web.AppRunner(page)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    yield ahead, f"http://127.0.0.1:{runner.addresses[0][1]}"
    await runner.cleanup()


@pytest.mark.parametrize(("ahead", "state"), [(0, "well"), (-10, "note"), (90, "wrong")])
async def test_a_clock_that_goes_wrong_is_found(
    ahead: float,
    state: str,
    late: tuple[list[float], str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    late[0][0] = ahead
    monkeypatch.setenv("TEAHOUSE_TELEGRAM_TOKEN", TELEGRAM)
    monkeypatch.setenv("TEAHOUSE_TELEGRAM_BASE_URL", late[1])
    told = await found(online=True)
    assert told["clock of 127.0.0.1"].state == state


async def test_the_clock_of_what_was_written_counts_too(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await Store.open(url)
    await store.beat("web", int(time() * 1000) + 3_600_000)
    await store.close()
    monkeypatch.setenv("TEAHOUSE_DATABASE_URL", url)
    assert (await found())["clock of the database"].state == "wrong"
