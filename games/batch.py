"""Many questions in one process: JSON lines in, JSON lines out, in the same order."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from math import isfinite

from games.protocol import BadInput, IllegalMove, Json
from games.verbs import Refused, answer


def ask(verb: str, given: dict[str, Json]) -> dict[str, Json]:
    """Answer a verb together with its exit code."""
    try:
        return {"exit": 0, **answer(verb, given)}
    except Refused as refused:
        return {"exit": 2, "error": str(refused), **refused.more}
    except (BadInput, IllegalMove) as error:
        return {"exit": 2, "error": str(error)}


def batch(lines: Iterable[bytes]) -> Iterator[str]:
    """Answer every line that is not blank."""
    for line in lines:
        if line.strip():
            yield json.dumps(_answer_line(line))


def _answer_line(line: bytes) -> dict[str, Json]:
    try:
        asked = json.loads(line.decode(), parse_constant=_finite, parse_float=_finite)
    except (ValueError, RecursionError):
        return {"id": None, "exit": 2, "error": "this line is not JSON"}
    if not isinstance(asked, dict):
        return {"id": None, "exit": 2, "error": "a line is an object with id, verb and arguments"}
    number, verb = asked.pop("id", None), asked.pop("verb", None)
    if not isinstance(verb, str):
        return {"id": number, "exit": 2, "error": "verb is missing"}
    return {"id": number, **ask(verb, asked)}


def _finite(number: str) -> float:
    if not isfinite(value := float(number)):
        raise ValueError(number)
    return value
