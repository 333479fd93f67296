"""``python -m games VERB ...``: one JSON object on stdout, and exit code 2 for bad input."""

from __future__ import annotations

import json
import os
import sys
from argparse import ArgumentParser, Namespace, RawDescriptionHelpFormatter
from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path
from typing import NoReturn

from games.arguments import Arguments
from games.batch import ask, batch
from games.protocol import BadInput, Json
from games.record import LONGEST
from games.registry import GAMES
from games.verbs import VERBS

Shell = Callable[[Arguments], str]

FLAGS = ("repetition", "shortest")

SHELLS = {
    "study": (
        *("game", "variant", "deals", "seed-prefix", "nodes", "shorten", "jobs"),
        *("out", "matches", "minutes", "scheduler"),
    ),
    "certify": (
        *("game", "variant", "count", "from-seed", "out", "jobs", "scheduler", "limit-s"),
        *("nodes", "shorten"),
    ),
    "match": ("game", "variant", "players", "deals", "seatings", "seed-prefix", "jobs", "out"),
}
"""Long runs that print a table, no JSON, with their options. They are imported when called."""


STOPPED = "stopped; what --out names is kept, and the same command goes on from there"


class _Parser(ArgumentParser):
    """Bad words are an answer, not an exit."""

    def error(self, message: str) -> NoReturn:
        raise BadInput(message)


def _verbs() -> dict[str, str]:
    """All verbs, each in a few words."""
    verbs = {name: verb.about for name, verb in VERBS.items()}
    verbs |= {"batch": "JSON lines from stdin", "study": "how often deals can be won"}
    verbs |= {verb: f"{one.name} only" for one in GAMES.values() for verb in one.verbs}
    verbs |= {"match": "computer players against each other"}
    return verbs | {"certify": "a catalogue of deals worth a day, or --check [FILES]"}


def _variants() -> str:
    """The variants of every game, with an example where they have options."""
    lines = []
    for one in GAMES.values():
        names = [variant.name for variant in one.variants]
        whole = [
            option for name in names for way in one.options(name) for option in one.options(way)
        ]
        example = f"; with its options: {whole[-1]}" if whole else ""
        lines.append(f"  {one.name}: {', '.join(names)}{example}")
    return "\n".join(lines)


def _parser() -> _Parser:
    verbs = _verbs()
    told = "\n".join(f"  {name:9} {about}" for name, about in verbs.items())
    parser = _Parser(
        prog="python -m games",
        description="Deal, play, solve and check the games by their notation.",
        epilog=f"verbs:\n{told}\n\nvariants:\n{_variants()}",
        formatter_class=RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument("verb")
    names = {name for verb in VERBS.values() for name in (*verb.needs, *verb.takes)}
    names |= {name for one in GAMES.values() for own in one.verbs.values() for name in own}
    for name in sorted(names.union(*SHELLS.values()) - set(FLAGS)):
        parser.add_argument(f"--{name}", default=None)
    for name in FLAGS:
        parser.add_argument(f"--{name}", action="store_true", default=None)
    parser.add_argument("--check", nargs="*", metavar="FILE", default=None)
    return parser


def _given(parsed: Namespace) -> dict[str, Json]:
    return {
        name.replace("_", "-"): value
        for name, value in vars(parsed).items()
        if name != "verb" and value is not None
    }


def _parsed(words: Sequence[str]) -> tuple[str, dict[str, Json]]:
    parsed = _parser().parse_args(words)
    if parsed.verb not in _verbs():
        raise BadInput(f"no verb {parsed.verb[:20]!r}; there are {', '.join(_verbs())}")
    return parsed.verb, _given(parsed)


def _written(file: Json) -> str:
    """A record from a file, or from stdin. Raises BadInput."""
    try:
        if file in {None, "-"}:
            return sys.stdin.buffer.read(LONGEST + 1).decode()
        with Path(str(file)).open("rb") as opened:
            return opened.read(LONGEST + 1).decode()
    except (OSError, ValueError) as error:
        raise BadInput(f"no record can be read there: {error}") from error


def main(words: Sequence[str]) -> int:
    """Answer one command line and return its exit code."""
    if list(words) == ["batch"]:
        for line in batch(sys.stdin.buffer):
            _say(line)
        return 0
    try:
        verb, given = _parsed(words)
        if verb == "verify" and not given.get("game"):
            given["record"] = _written(given.get("record"))
        if verb in SHELLS:
            shell: Shell = getattr(import_module(f"games.{verb}"), verb)
            _say(shell(Arguments(given)))
            return 0
        answer = ask(verb, given)
    except KeyboardInterrupt:
        sys.stderr.write(f"{STOPPED}\n")
        return 130
    except BadInput as error:
        answer = {"exit": 2, "error": str(error)}
    code = 2 if answer.pop("exit") else 0
    _say(json.dumps(answer))
    return code


def _say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(0)
