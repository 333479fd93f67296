"""``python -m bot``: wrong settings, databases that cannot be used, ports that are taken."""

from __future__ import annotations

import io
import json
import socket
from pathlib import Path

import pytest

from bot import running
from bot.adapters.telegram import secret_of
from bot.serving import _hook
from bot.settings import ROLES, Settings
from bot.store import Store
from bot.store.standings_schema import boards, standings
from tests.operations.running import elsewhere, ends

__all__ = ["elsewhere"]


def test_without_any_setting_the_page_runs_on_this_machine_alone() -> None:
    settings = Settings()
    assert settings.web_host == "127.0.0.1"
    assert settings.database_url.startswith("sqlite")
    assert settings.roles == ROLES
    assert settings.discord_token is None


def test_settings_come_from_a_file_too_and_tokens_do_not_show(tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("TEAHOUSE_DISCORD_TOKEN=sesame\nTEAHOUSE_ROLES=web, clock\n")
    settings = Settings()
    assert settings.roles == ("web", "clock")
    assert "sesame" not in repr(settings)


@pytest.mark.parametrize(
    ("variable", "value"),
    [
        ("TEAHOUSE_WEB_PORT", "99999"),
        ("TEAHOUSE_WEB_PORT", "tea"),
        ("TEAHOUSE_WEB_HOST", "tea..example"),
        ("TEAHOUSE_HEALTH_HOST", "x" * 300),
        ("TEAHOUSE_WEB_ORIGINS", "https://"),
        ("TEAHOUSE_ROLES", "web,cook"),
        ("TEAHOUSE_ROLES", ","),
        ("TEAHOUSE_LOG", "paper"),
        ("TEAHOUSE_TELEGRAM_WEBHOOK", "tea.example.org"),
        ("TEAHOUSE_TELEGRAM_WEBHOOK", "https://[::1"),
        ("TEAHOUSE_TELEGRAM_BASE_URL", "http://127.0.0.1:tea"),
        ("TEAHOUSE_TELEGRAM_SECRET", "short"),
        ("TEAHOUSE_TELEGRAM_SECRET", "with spaces is not allowed"),
        ("TEAHOUSE_TELEGRAM_PORT", "99999"),
    ],
)
async def test_a_wrong_setting_is_named(
    variable: str, value: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv(variable, value)
    assert await ends("verify") == 2
    assert capsys.readouterr().err.startswith(f"{variable}: ")


@pytest.mark.parametrize("command", [("migrate",), ("--roles", "web"), ("verify",)])
@pytest.mark.parametrize(
    "url",
    [
        "nonsense",
        "postgresql://nobody@127.0.0.1:1/x",
        "postgresql://nobody@127.0.0.1:port/x",
        "sqlite+aiosqlite:////dev/null/x.sqlite3",
    ],
)
async def test_a_database_that_cannot_be_used_ends_in_one_line(
    url: str,
    command: tuple[str, ...],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("TEAHOUSE_DATABASE_URL", url)
    assert await ends(*command) == 1
    told = capsys.readouterr().err
    assert told.count("\n") == 1
    assert "Traceback" not in told


async def test_migrating_makes_the_file_and_its_folder_and_may_be_repeated(tmp_path: Path) -> None:
    assert await ends("migrate") == 0
    assert await ends("migrate") == 0
    assert (tmp_path / "var" / "teahouse.sqlite3").exists()
    store = await Store.open(Settings().database_url)
    await store.close()


async def test_a_port_that_is_taken_ends_the_process_with_a_hint(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        monkeypatch.setenv("TEAHOUSE_WEB_PORT", str(taken.getsockname()[1]))
        assert await ends("--roles", "web") == 1
    assert "TEAHOUSE_WEB_PORT" in capsys.readouterr().err


async def test_a_process_serves_a_part_of_the_shards(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[Settings] = []

    async def run(settings: Settings) -> None:
        seen.append(settings)

    monkeypatch.setattr(running, "_run", run)
    monkeypatch.setenv("TEAHOUSE_DISCORD_TOKEN", "sesame")
    monkeypatch.setenv("TEAHOUSE_DISCORD_SHARDS", "9")
    await ends("serve", "discord", "clock", "--shards", "0-2, 5", "--shard-count", "16")
    monkeypatch.delenv("TEAHOUSE_DISCORD_SHARDS")
    await ends()
    part, whole = seen
    assert part.roles == ("discord", "clock")
    assert (part.discord_shards, part.discord_shard_count) == ((0, 1, 2, 5), 16)
    assert whole.roles == ROLES
    assert (whole.discord_shards, whole.discord_shard_count) == ((), 0)


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("--shards 0-3 --shard-count 3", "_COUNT: of 3 shards the last is 2: there is no 3"),
        ("--shards 0-99 --shard-count 4", "_COUNT: of 4 shards the last is 3: there is no 99"),
        ("--shards 0-3", "_COUNT: how many shards are there in all"),
        ("--shards 3-0 --shard-count 4", "S: 3-0 runs backwards"),
        ("--shards=-1 --shard-count 4", "S: numbers such as 0-3"),
        ("--shards=０-３ --shard-count 4", "S: numbers such as 0-3"),  # noqa: RUF001 - wide digits
        ("--shards -1 --shard-count 4", "S: numbers such as 0-3"),
        ("--shards 1- --shard-count 4", "S: numbers such as 0-3"),
        ("--shards 0,,2 --shard-count 4", "S: numbers such as 0-3"),
        ("--shards all --shard-count 4", "S: numbers such as 0-3"),
        ("--shards 0-3 --shard-count -4", "_COUNT: "),
        ("--shards 0-3 --shard-count many", "_COUNT: "),
    ],
)
async def test_shards_that_do_not_exist_are_refused(
    words: str,
    told: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("TEAHOUSE_DISCORD_TOKEN", "sesame")
    assert await ends("serve", "discord", *words.split()) == 2
    said = capsys.readouterr().err
    assert said.startswith(f"TEAHOUSE_DISCORD_SHARD{told}")
    assert said.count("\n") == 1


@pytest.mark.parametrize(
    ("words", "missing"),
    [
        (("serve", "discord", "--shards", "0-3", "--shard-count", "16"), ["DISCORD"]),
        (("serve", "web", "discord", "telegram"), ["DISCORD", "TELEGRAM"]),
        (("--roles", "telegram"), ["TELEGRAM"]),
    ],
)
async def test_a_platform_that_was_named_needs_its_token(
    words: tuple[str, ...], missing: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert await ends(*words) == 2
    lines = capsys.readouterr().err.splitlines()
    assert [one.partition(":")[0] for one in lines] == [f"TEAHOUSE_{one}_TOKEN" for one in missing]


async def test_platforms_without_a_token_are_left_out_as_long_as_something_is_served(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    seen: list[Settings] = []

    async def run(settings: Settings) -> None:
        seen.append(settings)

    monkeypatch.setattr(running, "_run", run)
    for roles, code in (("web,discord,telegram,clock", 0), ("discord,telegram", 2)):
        monkeypatch.setenv("TEAHOUSE_ROLES", roles)
        assert await ends() == code
    assert len(seen) == 1
    assert capsys.readouterr().err.count("\n") == 2


def test_telegram_calls_only_where_an_address_is_set(monkeypatch: pytest.MonkeyPatch) -> None:
    assert _hook(Settings(), "token") is None
    monkeypatch.setenv("TEAHOUSE_TELEGRAM_WEBHOOK", "https://tea.example.org/telegram")
    derived = _hook(Settings(), "token")
    assert derived
    assert derived.secret == secret_of("token")
    assert (derived.host, derived.port, derived.route) == ("127.0.0.1", 8090, "/telegram")
    chosen = "a-secret-of-ones-own_1"
    monkeypatch.setenv("TEAHOUSE_TELEGRAM_SECRET", chosen)
    monkeypatch.setenv("TEAHOUSE_TELEGRAM_PATH", "/inner")
    named = _hook(Settings(), "token")
    assert named
    assert (named.secret, named.route) == (chosen, "/inner")
    assert chosen not in repr(Settings())


async def test_rebuilding_mends_what_is_not_as_the_logs_say(
    capsys: pytest.CaptureFixture[str],
) -> None:
    url = "sqlite+aiosqlite:///var/teahouse.sqlite3"
    assert await ends("migrate") == 0
    assert await ends("rebuild", "--check") == 0
    store = await Store.open(url)
    person = await store.person("telegram", "1", "Ann", 0)
    board = {"id": 1, "name": "w|all|0001-01-01|||wins", "period": "all", "since": "0001-01-01"}
    await store.database.do(boards.insert().values({**board, "game": "", "measure": "wins"}))
    wrong = {"board": 1, "person": person.id, "value": 7, "hidden": False}
    await store.database.do(standings.insert().values(wrong))
    await store.close()
    assert await ends("rebuild", "--check") == 1
    assert await ends("rebuild") == 0
    assert await ends("rebuild", "--check") == 0
    assert "totals 1" in capsys.readouterr().out


async def test_an_operator_hands_out_and_forgets_a_person(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert await ends("migrate") == 0
    store = await Store.open(Settings().database_url)
    olena = await store.person("discord", "1234", "Olena", 0)
    await store.close()
    assert await ends("export", "discord:1234") == 0
    told = capsys.readouterr().out
    assert json.loads(told)["person"][0]["id"] == olena.id
    assert await ends("export", "1") == 0
    assert capsys.readouterr().out == told
    monkeypatch.setattr("builtins.input", lambda _: "no")
    assert await ends("forget", "discord:1234") == "nothing was changed"
    for said in ("forgotten", "nothing is kept of discord:1234"):
        assert await ends("forget", "discord:1234", "--yes") == 0
        assert capsys.readouterr().out.strip() == said
    for nobody in ("discord:1234", "99", "1", "9" * 5000):
        assert await ends("export", nobody) == f"nothing is kept of {nobody}"
    for nobody in ("carrier-pigeon:1", "somebody", "discord:"):
        assert "say discord:ACCOUNT" in str(await ends("export", nobody))


async def test_who_cannot_be_asked_forgets_nobody(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO())
    assert await ends("forget", "discord:1234") == "nothing was changed"
    assert "Traceback" not in capsys.readouterr().err


async def test_a_mistyped_address_or_folder_is_told_and_makes_no_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert await ends("migrate") == 0
    assert await ends("backup", str(tmp_path / "no" / "folder.sqlite3")) == 1
    assert "no such folder" in capsys.readouterr().err
    good = str(tmp_path / "good.sqlite3")
    assert await ends("backup", good) == 0
    monkeypatch.setenv("TEAHOUSE_DATABASE_URL", "nonsense")
    assert await ends("restore", good) == 1
    assert "address cannot be read" in capsys.readouterr().err
    missing = tmp_path / "mistyped.sqlite3"
    monkeypatch.setenv("TEAHOUSE_DATABASE_URL", f"sqlite:///{missing}")
    for command in (("verify",), ("announce",), ("backup", str(tmp_path / "new.sqlite3"))):
        assert await ends(*command) == 1
        assert "is not there: is the address right?" in capsys.readouterr().err
    assert not missing.exists()


async def test_a_stop_is_announced_in_some_minutes_not_in_years() -> None:
    assert await ends("migrate") == 0
    assert "between 1 and" in str(await ends("announce", "100000"))
    assert "between 1 and" in str(await ends("announce", "0"))
