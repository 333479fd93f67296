"""HTML of messages: the words without markup, and the entities, or the server's own complaint."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import NoReturn

from tests.botapi.world import Json, bad

_NAMES = {
    "b": "bold",
    "strong": "bold",
    "i": "italic",
    "em": "italic",
    "u": "underline",
    "ins": "underline",
    "s": "strikethrough",
    "strike": "strikethrough",
    "del": "strikethrough",
    "tg-spoiler": "spoiler",
    "a": "text_link",
    "code": "code",
    "pre": "pre",
    "blockquote": "blockquote",
}
_NAMED = {"&lt;": "<", "&gt;": ">", "&amp;": "&", "&quot;": '"'}
_ESCAPE = re.compile(r"&(?:lt|gt|amp|quot|#\d{1,7}|#x[0-9a-fA-F]{1,6});")


@dataclass(slots=True)
class _Parsing:
    source: str
    at: int = 0
    out: list[str] = field(default_factory=list)
    open: list[tuple[str, int]] = field(default_factory=list)
    entities: list[Json] = field(default_factory=list)

    @property
    def units(self) -> int:
        return len("".join(self.out).encode("utf-16-le")) // 2

    @property
    def byte(self) -> int:
        return len(self.source[: self.at].encode())

    def fail(self, words: str) -> NoReturn:
        raise bad(f"can't parse entities: {words}")


def parse(source: str) -> tuple[str, list[Json]]:
    """Return words and entities; offsets count UTF-16 units, as on the wire."""
    state = _Parsing(source)
    while state.at < len(source):
        if source[state.at] == "<":
            _tag(state)
        else:
            _character(state)
    if state.open:
        state.fail(f'Can\'t find end tag corresponding to start tag "{state.open[-1][0]}"')
    return "".join(state.out).rstrip(), state.entities


def _character(state: _Parsing) -> None:
    escape = _ESCAPE.match(state.source, state.at)
    if not escape:
        state.out.append(state.source[state.at])
        state.at += 1
        return
    code = escape[0]
    state.at = escape.end()
    if code in _NAMED:
        state.out.append(_NAMED[code])
        return
    number = code[2:-1]
    state.out.append(chr(int(number[1:], 16) if number[0] == "x" else int(number)))


def _tag(state: _Parsing) -> None:
    end = state.source.find(">", state.at)
    inside = state.source[state.at + 1 : end if end >= 0 else None]
    if inside.startswith("/"):
        _close(state, inside[1:].strip().lower(), end)
        return
    name = re.split(r"\s", inside, maxsplit=1)[0].lower()
    if name not in _NAMES:
        state.fail(f'Unsupported start tag "{name}" at byte offset {state.byte}')
    if end < 0:
        state.fail(f"Unclosed start tag at byte offset {state.byte}")
    state.open.append((name, state.units))
    state.at = end + 1


def _close(state: _Parsing, name: str, end: int) -> None:
    if not state.open:
        state.fail(f"Unexpected end tag at byte offset {state.byte}")
    wanted, start = state.open.pop()
    if end < 0:
        state.fail(f"Unclosed end tag at byte offset {state.byte}")
    if name and name != wanted:
        state.fail(
            f"Unmatched end tag at byte offset {state.byte}, "
            f'expected "</{wanted}>", found "</{name}>"'
        )
    if state.units > start:
        length = state.units - start
        state.entities.append({"type": _NAMES[wanted], "offset": start, "length": length})
    state.at = end + 1
