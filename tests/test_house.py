"""The house rules that no linter knows: sizes, words that must not stand, docs that keep up."""

from __future__ import annotations

import ast
import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from discord import Permissions

from bot.core.request import COMMANDS
from bot.settings import Settings
from games import GAMES, Game
from tests.conftest import FIRST

ROOT = Path(__file__).parents[1]
PRODUCT = ("games", "render", "bot")
WRITTEN = {".py", ".md", ".toml", ".ftl", ".html", ".css", ".js", ".mako", ".ini", ".txt", ""}
NOT_OURS = {"build", "var", "node_modules"}

LONGEST_MODULE = {"product": 400, "tests": 400}
LONGEST_FUNCTION = {"product": 40, "tests": 60}


def files() -> Iterator[Path]:
    """Everything written by hand, whether or not it is committed yet."""
    for path in sorted(ROOT.iterdir()):
        if path.is_file():
            yield path
        elif path.name == ".ci" or not (
            path.name.startswith(".") or path.name in NOT_OURS or path.name.endswith(".egg-info")
        ):
            yield from (file for file in sorted(path.rglob("*")) if file.is_file())


def ours() -> Iterator[Path]:
    for path in files():
        private = path.name in {".env", ".git"} or "__pycache__" in path.parts
        if path.suffix in WRITTEN and not private and path != Path(__file__):
            yield path


def modules(kind: str) -> list[Path]:
    folders = PRODUCT if kind == "product" else ("tests",)
    return [path for folder in folders for path in sorted((ROOT / folder).rglob("*.py"))]


def name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


@pytest.mark.parametrize("kind", ["product", "tests"])
def test_no_module_is_long(kind: str) -> None:
    sizes = {name(path): len(path.read_text().splitlines()) for path in modules(kind)}
    assert {path: n for path, n in sizes.items() if n > LONGEST_MODULE[kind]} == {}


@pytest.mark.parametrize("kind", ["product", "tests"])
def test_no_function_is_long(kind: str) -> None:
    long = [
        f"{name(path)}:{node.lineno} {node.name}"
        for path in modules(kind)
        for node in ast.walk(ast.parse(path.read_text()))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        and (node.end_lineno or 0) - node.lineno + 1 > LONGEST_FUNCTION[kind]
    ]
    assert long == []


FORBIDDEN = {
    "left open": r"\b(TODO|FIXME|XXX)\b|NotImplementedError",
    "a path of one machine": r"(?<![\w./])/(work|root|home|Users|private)/\w|/tmp/\w",
    "a folder outside": r"\.\./shared",
}


@pytest.mark.parametrize("what", FORBIDDEN)
def test_nothing_stands_that_must_not(what: str) -> None:
    found = [
        f"{name(path)}:{number} {line.strip()[:80]}"
        for path in ours()
        for number, line in enumerate(path.read_text().splitlines(), 1)
        if re.search(FORBIDDEN[what], line)
    ]
    assert found == []


SUPPRESSION = re.compile(r"#\s*(?:noqa(?::[ A-Z0-9,]+)?|type: ignore(?:\[[\w, -]+\])?|pragma: \w+)")


def test_every_suppression_gives_its_reason() -> None:
    bare = []
    for path in (*modules("product"), *modules("tests")):
        for number, line in enumerate(path.read_text().splitlines(), 1):
            match = SUPPRESSION.search(line)
            if match and path != Path(__file__) and len(line[match.end() :].split()) < 3:
                bare.append(f"{name(path)}:{number}")
    assert bare == []


def test_every_skip_and_every_ignored_rule_gives_its_reason() -> None:
    rules = (
        (ROOT / "pyproject.toml").read_text().split("[tool.ruff.lint]")[1].split("[tool.mypy]")[0]
    )
    ignored = [line for line in rules.splitlines() if re.match(r'\s+"[A-Z]+\d*"', line)]
    skips = [
        f"{name(path)}:{node.lineno}"
        for path in modules("tests")
        for node in ast.walk(ast.parse(path.read_text()))
        if isinstance(node, ast.Call)
        and ast.unparse(node.func).endswith(("mark.skip", "mark.skipif", "mark.xfail"))
        and not any(word.arg == "reason" for word in node.keywords)
    ]
    assert ignored
    assert [line for line in ignored if "#" not in line] == []
    assert skips == []


PLANTED = (
    ("games/shuffle.py", "random"),
    ("games/registry.py", "render"),
    ("render/view.py", "bot"),
    ("bot/core/screen.py", "bot.store"),
)


def test_planted_imports_break_the_layers(tmp_path: Path) -> None:
    for folder in PRODUCT:
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=shutil.ignore_patterns("*.pyc"))
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    for module, planted in PLANTED:
        with (tmp_path / module).open("a") as file:
            file.write(f"\nimport {planted}\n")
    ran = _lint_imports(tmp_path)
    assert ran.returncode == 1
    told = " ".join(ran.stdout.split())
    for module, planted in PLANTED:
        broken = module.removesuffix(".py").replace("/", ".")
        assert f"{broken} -> {planted} (l." in told


def test_the_layers_hold() -> None:
    ran = _lint_imports(ROOT)
    assert ran.returncode == 0, ran.stdout


def _lint_imports(folder: Path) -> subprocess.CompletedProcess[str]:
    code = "from importlinter.cli import lint_imports_command; lint_imports_command()"
    return subprocess.run(
        [sys.executable, "-c", code, "--no-cache"],
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )


README = (ROOT / "README.md").read_text()


@pytest.mark.parametrize("command", COMMANDS)
def test_the_readme_describes_every_command(command: str) -> None:
    assert re.search(rf"`/{command}\b", README)


@pytest.mark.parametrize("field", Settings.model_fields)
def test_every_setting_stands_in_the_readme_and_in_the_example(field: str) -> None:
    variable = f"TEAHOUSE_{field.upper()}"
    assert f"| `{variable}` |" in README
    assert re.search(rf"^#? ?{variable}=", (ROOT / ".env.example").read_text(), re.MULTILINE)


def test_the_readme_and_the_example_name_no_setting_that_is_none() -> None:
    known = {f"TEAHOUSE_{field.upper()}" for field in Settings.model_fields}
    written = README + (ROOT / ".env.example").read_text()
    assert set(re.findall(r"\bTEAHOUSE_[A-Z_]+\b", written)) <= known


TELL_SHARES = [one for one in GAMES.values() if any(each.winnable for each in one.variants)]


MOST_DEALS = {"guo-wu-guan": "measured/study-guo-wu-guan.txt", "xiang-shi-fu": "studies.md"}
"""Where the most deals of a game were studied."""


@pytest.mark.parametrize("game", TELL_SHARES, ids=lambda one: one.name)
def test_the_shares_that_are_told_are_those_that_were_measured(game: Game) -> None:
    measured = (ROOT / "docs" / MOST_DEALS[game.name]).read_text()
    measured = measured.partition(f"## {game.name}\n")[2] or measured
    part = README.partition(f"**{game.name.replace('-', ' ').title()}**")[2]
    for variant in game.variants:
        told = re.search(rf"^\| `{variant.name}` \|.*\| ([\d.]+) % \|$", part, re.MULTILINE)
        row = re.search(
            rf"^{variant.name} .*? ([\d.]+) \(([\d.]+)-([\d.]+)\)", measured, re.MULTILINE
        )
        assert told
        assert row
        assert told[1] == row[1]
        assert variant.winnable is not None
        assert float(row[2]) <= variant.winnable / 10 <= float(row[3])


def test_the_commands_of_the_readme_do_what_it_says(tmp_path: Path) -> None:
    block = README.partition("## Command line")[2].partition("```sh\n")[2].partition("```")[0]
    python = Path(sys.executable).parent
    environment = {**os.environ, "PATH": f"{python}{os.pathsep}{os.environ['PATH']}"}
    ran = subprocess.run(
        ["sh", "-ec", block],
        cwd=tmp_path,
        env={**environment, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    assert '"status": "solved"' in ran.stdout
    assert (tmp_path / "board.png").read_bytes().startswith(b"\x89PNG")
    assert "Guo Wu Guan" in (tmp_path / "board.txt").read_text()


def test_the_invitation_of_the_readme_asks_for_the_rights_it_names() -> None:
    asked = re.search(r"scope=bot\+applications\.commands&permissions=(\d+)", README)
    assert asked
    names = ("view_channel", "send_messages", "send_messages_in_threads", "attach_files")
    rights = Permissions(**dict.fromkeys((*names, "read_message_history"), True))
    assert int(asked[1]) == rights.value


def test_every_link_within_the_docs_leads_somewhere() -> None:
    dead = [
        f"{name(page)}: {link}"
        for page in ours()
        if page.suffix == ".md"
        for link in re.findall(r"\]\((?!https?:|mailto:|#)([^)#\s]+)", page.read_text())
        if not (page.parent / link).exists()
    ]
    assert dead == []


def test_the_make_targets_that_docs_name_exist() -> None:
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))
    pages = README + (ROOT / "CONTRIBUTING.md").read_text()
    assert set(re.findall(r"\bmake ([a-z]+)`", pages)) <= targets


def test_every_measured_number_names_the_command_that_prints_it() -> None:
    measured = [path for path in (ROOT / "docs" / "measured").rglob("*") if path.is_file()]
    silent = [name(path) for path in measured if not _names_a_command(path)]
    assert measured
    assert silent == []


def _names_a_command(path: Path) -> bool:
    return re.search(r"\b(python -m|make) [a-z]", path.read_text()) is not None


def test_the_licence_is_named_where_people_look() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    assert project["license"] == "MIT"
    assert re.search(r"\bMIT\b", README)


LOCKS = {
    "requirements.lock": "postgres",
    "requirements-dev.lock": "dev",
    "requirements-bench.lock": "bench",
}
PIN = r"[\w.-]+==[\w.+!]+(?: ; [\w '<>=!.]+)?(?: \\\n    --hash=sha256:[0-9a-f]{64})+"


@pytest.mark.parametrize("lock", LOCKS)
def test_a_lock_holds_versions_with_digests_and_nothing_else(lock: str) -> None:
    written = (ROOT / lock).read_text()
    left = re.sub(rf"^(?:{PIN}|#.*)\n", "", written, flags=re.MULTILINE)
    assert left == ""


def test_what_the_suite_begins_with_is_there() -> None:
    for first in FIRST:
        assert [*ROOT.glob(f"{first}*")], first


@pytest.mark.parametrize("lock", LOCKS)
def test_a_lock_names_every_dependency(lock: str) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    extras = project["optional-dependencies"]
    needs = {*project["dependencies"], *extras["postgres"], *extras[LOCKS[lock]]}
    wanted = {_normal(re.split(r"[\[<>=~ ]", need)[0]) for need in needs}
    assert wanted - set(_locked(lock)) - {"teahouse"} == set()


def test_what_runs_is_what_was_tested() -> None:
    tested = _locked("requirements-dev.lock")
    assert {
        tested.get(name) == version for name, version in _locked("requirements.lock").items()
    } == {True}


def _locked(lock: str) -> dict[str, str]:
    pins = re.findall(r"^([\w.-]+)==([^ ]+)", (ROOT / lock).read_text(), re.MULTILINE)
    return {_normal(name): version for name, version in pins}


def _normal(package: str) -> str:
    return re.sub(r"[-_.]+", "-", package).lower()
