"""Every command of the product, each with the smallest question that it can be asked.

Those of the bot follow each other on one database: ``{folder}`` holds it.
"""

from __future__ import annotations

from collections.abc import Iterator

from games import game
from games.shuffle import commitment

SEED, TABLE = "start", "tea"

Command = tuple[str, ...]

BOT: tuple[Command, ...] = (
    *((word,) for word in ("--help", "--version", "migrate", "doctor", "rebuild", "verify")),
    ("announce", "--off"),
    ("export", "1"),
    ("forget", "1", "--yes"),
    ("backup", "{folder}/backup.sqlite3"),
    ("restore", "{folder}/backup.sqlite3"),
)
"""Of nobody something is exported and forgotten."""


def commands() -> Iterator[Command]:
    """Words after ``python -m``; serving is not among them, as it does not end."""
    yield from (("bot", *words) for words in BOT)
    yield from (("games", *words) for words in _games())
    board = ("--game", "guo-wu-guan", "--position", _dealt("guo-wu-guan", "lenient"))
    yield from (("render", "--help"), ("render", *board, "--out", "{folder}/board.png"))


def _games() -> Iterator[Command]:
    solitaire, variant = ("--game", "guo-wu-guan"), ("--variant", "lenient")
    tiles, cards = ("--game", "wu-hsing"), ("--game", "four-colour")
    dealt, laid = _dealt("guo-wu-guan", "lenient"), _dealt("wu-hsing", "open")
    board, table = (*solitaire, "--position", dealt), (*tiles, "--position", laid)
    alone = ("--jobs", "1")
    yield ("list",)
    yield ("deal", *solitaire, *variant, "--seed", SEED)
    yield ("moves", *board)
    yield ("apply", *board, "--moves", _first(dealt, "guo-wu-guan"))
    yield ("perft", *board, "--depth", "1")
    yield ("view", *board)
    yield ("solve", *board)
    yield ("playout", *board, "--seed", SEED)
    yield ("choose", *table, "--seat", "1", "--level", "easy", "--seed", SEED)
    promise = commitment(SEED, TABLE)
    yield (
        "verify",
        *solitaire,
        *variant,
        "--seed",
        SEED,
        "--table",
        TABLE,
        "--commitment",
        promise,
    )
    yield ("batch",)
    yield ("study", *solitaire, *variant, "--deals", "1", "--seed-prefix", SEED, *alone)
    yield ("match", *cards, "--players", "easy,easy,easy,easy", "--deals", "1", *alone)
    count, out = ("--count", "1"), ("--out", "{folder}/certified.tsv")
    yield ("certify", *solitaire, *variant, *count, "--from-seed", SEED, *out, *alone)
    yield ("analyse", *cards, "--hand", "yAyAyAyArCrHrNgSgSwGF1ySrSgSwSwEwErErErEyG")
    yield ("run", *tiles, "--colours", "RYRY")
    yield ("startpair", *tiles, "--pair", "YR YB")
    yield ("explain", *table, "--move", _first(laid, "wu-hsing"))
    yield ("classify", "--game", "xiang-shi-fu", "--set", "615251", "--rule", "standard")


def _dealt(name: str, variant: str) -> str:
    return str(game(name).deal(variant, SEED))


def _first(position: str, name: str) -> str:
    """The first move that there is."""
    return game(name).parse(position).moves(0)[0]
