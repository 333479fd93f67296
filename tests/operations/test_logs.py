"""Logs: one code for all that comes of a press, and nothing in them that nobody may read."""

from __future__ import annotations

import asyncio
import json
import logging
from dataclasses import replace
from pathlib import Path

import pytest
import structlog
from aiohttp import web
from sqlalchemy.exc import IntegrityError

from bot.adapters.web import run
from bot.core.request import Command, Place, Press, Who
from bot.logs import STRUCK, configure, correlation, traced
from bot.service import Service
from bot.settings import Settings
from bot.store import Store
from bot.store.schema import people
from tests.newest import newest_tables
from tests.service.chat import Inline

SECRETS = ("123456:abcdefghijklmnopqrstuvwxyz", "pass-word-of-the-database")
CANARY = "Qxzvkanarienvogel"


def lines(capsys: pytest.CaptureFixture[str]) -> list[dict[str, object]]:
    return [json.loads(line) for line in capsys.readouterr().err.splitlines()]


@pytest.mark.parametrize("form", ["json", "console"])
def test_no_secret_leaves_by_a_log_whoever_writes_it(
    form: str, capsys: pytest.CaptureFixture[str]
) -> None:
    configure("json" if form == "json" else "console", SECRETS)
    token, password = SECRETS
    structlog.get_logger().info("told", address=f"https://example.org/bot{token}/getMe")
    logging.getLogger("a.library").warning("cannot log in with %s", password)
    try:
        Path(f"/tea/{password}/{token}").read_text()
    except OSError:
        structlog.get_logger().exception("broke")
        logging.getLogger("a.library").exception("broke")
    written = capsys.readouterr().err
    assert written.count(STRUCK) >= 6
    assert not any(secret in written for secret in SECRETS)


def test_what_must_not_be_written_are_all_secrets_of_the_settings(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    token, password = SECRETS
    file = tmp_path / "token"
    file.write_text(f"{token}\n")
    monkeypatch.setenv("TEAHOUSE_TELEGRAM_TOKEN_FILE", str(file))
    monkeypatch.setenv("TEAHOUSE_DISCORD_TOKEN", "d" * 30)
    monkeypatch.setenv("TEAHOUSE_TELEGRAM_SECRET", "s" * 30)
    monkeypatch.setenv("TEAHOUSE_DATABASE_URL", f"postgresql://tea:{password}@db/tea")
    settings = Settings()
    assert settings.telegram_token
    assert settings.telegram_token.get_secret_value() == token
    assert set(settings.secrets()) == {token, password, "d" * 30, "s" * 30}
    assert not any(secret in repr(settings) for secret in settings.secrets())


@pytest.mark.parametrize(
    ("written", "meant"), [("a:b", "a:b"), ("a/b", "a/b"), ("a%40%C3%A9", "a@é"), ('a"b', 'a"b')]
)
@pytest.mark.parametrize("form", ["json", "console"])
def test_a_password_of_any_signs_is_struck_out_in_each_of_its_forms(
    form: str,
    written: str,
    meant: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("TEAHOUSE_DATABASE_URL", f"postgresql://tea:{written}@db/tea?x=y@z")
    assert set(Settings().secrets()) == {written, meant}
    configure("json" if form == "json" else "console", Settings().secrets())
    structlog.get_logger().info("told", first=f"<{written}>", then=f"<{meant}>")
    assert capsys.readouterr().err.count(f"<{STRUCK}>") == 2


@pytest.mark.parametrize(
    ("content", "told"), [(None, "No such file"), ("", "is empty"), (b"\xff\xfe", "it is no text")]
)
def test_a_file_without_a_secret_is_named(
    content: str | bytes | None, told: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "token"
    if content is not None:
        file.write_bytes(content.encode() if isinstance(content, str) else content)
    monkeypatch.setenv("TEAHOUSE_DISCORD_TOKEN_FILE", str(file))
    with pytest.raises(ValueError, match=f"TEAHOUSE_DISCORD_TOKEN_FILE: .*{told}"):
        Settings()


def test_a_secret_is_given_in_one_way_alone(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("TEAHOUSE_DISCORD_TOKEN", SECRETS[0])
    monkeypatch.setenv("TEAHOUSE_DISCORD_TOKEN_FILE", str(tmp_path))
    with pytest.raises(ValueError, match="both set: one is enough"):
        Settings()


async def test_all_that_comes_of_a_press_has_one_code(capsys: pytest.CaptureFixture[str]) -> None:
    configure("json")
    with traced(platform="web") as code:
        assert correlation() == code
        with traced(platform="web", request="press"):
            structlog.get_logger().info("inside")
        await asyncio.create_task(_says("in a task"))
    structlog.get_logger().info("outside")
    told = lines(capsys)
    assert [line.get("report") for line in told] == [code, code, None]


async def _says(words: str) -> None:
    structlog.get_logger().info(words)


@pytest.mark.parametrize(
    "asked",
    [
        f"GET /r/tea HTTP/1.1\r\nHost: localhost\r\nCookie: teahouse={CANARY}\x01\r\n\r\n",
        f"GET /r/tea HTTP/1.1\r\nHost: localhost\r\nCookie: teahouse={CANARY * 999}\r\n\r\n",
        f"GET /r/{CANARY}\x01 HTTP/1.1\r\nHost: localhost\r\n\r\n",
    ],
)
async def test_a_request_that_is_no_http_is_refused_and_not_written_down(
    asked: str, capsys: pytest.CaptureFixture[str]
) -> None:
    configure("json")
    runner = await run(web.Application(), "127.0.0.1", 0)
    reader, writer = await asyncio.open_connection(*runner.addresses[0][:2])
    writer.write(asked.encode())
    assert b" 400 " in await reader.readline()
    writer.close()
    await runner.cleanup()
    logging.getLogger("aiohttp.server").error("something else")
    [line] = lines(capsys)
    assert line["event"] == "something else"


async def test_presses_and_errors_are_logged_without_names_words_and_hands(
    url: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    configure("json")
    service = Service(await Store.open(url), thinker=Inline())
    who, place = Who("telegram", "7", CANARY, "en"), Place("telegram", "7", private=True)
    await service.handle(Command(who, place, "1", "play", "guo-wu-guan o-koan me"))
    [table] = await service.store.tables_of(1) or await newest_tables(service.store)
    told = await service.store.load(table)
    assert told
    await service.handle(Press(who, place, "2", f"p/{table}/1/A"))
    await service.handle(Command(who, place, "3", "report", f"{CANARY} cheats"))

    async def breaks(*_: object) -> None:
        await service.store.database.do(people.insert().values(id=1, name=CANARY, settings={}))

    monkeypatch.setattr(service.commands, "run", breaks)
    answer = await service.handle(Command(replace(who, name="Bo"), place, "4", "help", CANARY))
    await service.close()
    written = capsys.readouterr().err
    codes = {str(json.loads(line)["report"]) for line in written.splitlines()}
    assert len(codes) == 4
    assert answer.report in codes
    assert answer.report in answer.replies[0].screen.caption
    assert IntegrityError.__name__ in written
    for hidden in (CANARY, told.head.seed, told.head.start, str(told.position), "cheats"):
        assert hidden not in written
