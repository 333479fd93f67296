"""The newest part of the changelog, page by page."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from importlib.resources import files

ROOM = 1500
"""Letters of news on a page; a longer entry has a page of its own."""


@cache
def newest() -> tuple[str, tuple[str, ...]]:
    """The newest version, and what changed with it."""
    whole = (files("bot") / "CHANGELOG.md").read_text(encoding="utf-8")
    _, version, part = re.split(r"^## (.+)$", whole, maxsplit=2, flags=re.MULTILINE)[:3]
    entries = re.findall(r"^- (.+?)(?=^- |^## |\Z)", part, re.MULTILINE | re.DOTALL)
    return version.strip(), tuple(" ".join(one.replace("`", "").split()) for one in entries)


def paged(entries: Sequence[str], room: int = ROOM) -> tuple[tuple[str, ...], ...]:
    """Entries by pages of so many letters.

    >>> paged(("one", "two", "three"), 7)
    (('one', 'two'), ('three',))
    """
    pages: list[tuple[str, ...]] = []
    for entry in entries:
        if pages and sum(map(len, pages[-1])) + len(entry) <= room:
            pages[-1] = (*pages[-1], entry)
        else:
            pages.append((entry,))
    return tuple(pages)
