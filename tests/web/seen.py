"""What a person finds on the page, read from its HTML."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from html.parser import HTMLParser

_SEAL = re.compile(r'name="seal" value="([^"]+)"')
_VOID = {"img", "input", "meta", "link", "br"}


@dataclass
class Shown:
    """A post, or a screen of the own panel. ``actions`` are by label."""

    id: int = 0
    caption: str = ""
    alt: str = ""
    picture: str = ""
    board: str = ""
    message: str = ""
    file: str = ""
    actions: dict[str, str] = field(default_factory=dict)

    @property
    def labels(self) -> tuple[str, ...]:
        return tuple(self.actions)


class _Reader(HTMLParser):
    """Collects screens: every article, and every block of the own panel."""

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.shown: list[Shown] = []
        self.own: list[bool] = []
        self.into = ""
        self.words: list[str] = []
        self.action = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {key: value or "" for key, value in attrs}
        kind = given.get("class", "")
        if tag == "article" or (tag == "div" and kind == "own"):
            self.shown.append(Shown(int(given.get("data-id", "0"))))
            self.own.append(tag == "div")
        elif self.shown:
            self._part(tag, given)

    def _part(self, tag: str, given: dict[str, str]) -> None:
        shown = self.shown[-1]
        match tag:
            case "a" if "download" in given:
                shown.file = given["href"]
            case "img":
                shown.picture, shown.alt = given["src"], given["alt"]
            case "input" if given.get("name") == "message":
                shown.message = given.get("value", "")
            case "button" if given.get("name") == "action":
                self.into, self.words, self.action = tag, [], given["value"]
            case "pre":
                self.into, self.words = tag, []
            case "p" if given.get("class", "").startswith("caption"):
                self.into, self.words = tag, []

    def handle_data(self, data: str) -> None:
        if self.into:
            self.words.append(data)

    def handle_endtag(self, tag: str) -> None:
        if tag != self.into:
            return
        shown, words = self.shown[-1], "".join(self.words)
        match tag:
            case "button":
                shown.actions[words.strip()] = self.action
            case "pre":
                shown.board = words
            case _:
                lines = (line.strip() for line in words.splitlines())
                shown.caption = "\n".join(line for line in (shown.caption, *lines) if line)
        self.into = ""


def posts(html: str) -> list[Shown]:
    """The posts in a page, oldest first."""
    reader = _Reader()
    reader.feed(html)
    return [one for one, own in zip(reader.shown, reader.own, strict=True) if not own]


def panel(html: str) -> list[Shown]:
    """The screens in a guest's own panel, in a page or alone."""
    reader = _Reader()
    reader.feed(html)
    return [one for one, own in zip(reader.shown, reader.own, strict=True) if own]


def sealed(html: str) -> str:
    """The seal in the forms of a page."""
    found = _SEAL.search(html)
    assert found, html
    return found[1]
