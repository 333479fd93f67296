from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import discord
import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.adapters.discord.message import Message, compose, custom_ids, fit, plain
from bot.core.action import Action
from bot.core.screen import Button, Picture, Screen
from bot.service import painter
from games import game
from render import Film, View
from render.posters import Hello


class Painter:
    async def paint(self, picture: Picture) -> bytes:
        del picture
        return b"png"


class NoPainter:
    async def paint(self, picture: Picture) -> bytes:
        raise RuntimeError(str(picture))


def read(message: Message) -> list[discord.ActionRow]:
    """The rows of buttons, as the library reads what is sent."""
    view = message.view()
    sent: list[Any] = view.to_components() if view else []
    return [discord.ActionRow(row) for row in sent]


def items(message: Message) -> Iterator[discord.Button]:
    for row in read(message):
        for item in row.children:
            assert isinstance(item, discord.Button)
            yield item


@pytest.mark.parametrize(
    ("name", "sent"),
    [
        ("a_b", r"a\_b"),
        ("`code`", r"\`code\`"),
        ("[x](y)", r"\[x\](y)"),
        ("<b>", r"\<b\>"),
        ("**stars**", r"\*\*stars\*\*"),
        ("||spoiler||", r"\|\|spoiler\|\|"),
        ("~~gone~~", r"\~\~gone\~\~"),
        ("# title", r"\# title"),
        ("line\n- item", "line\n\\- item"),
        ("3. third", r"3\. third"),
        ("> quote", r"\> quote"),
        ("<@123>", r"\<@123\>"),
        ("back\\slash", r"back\\slash"),
        ("@everyone", "@\u200beveryone"),
        ("@here", "@\u200bhere"),
        ("https://example.org/a_b", "https://example.org/a_b"),
        ("https://a.b/<@123>", r"https://a.b/\<@123\>"),
        ("6-6, 6-1: 4 + 1 = 5", "6-6, 6-1: 4 + 1 = 5"),
    ],
)
def test_words_are_shown_as_they_were_written(name: str, sent: str) -> None:
    assert plain(name) == sent


async def test_a_command_can_be_pressed_where_there_is_room_for_its_number() -> None:
    commands = {"play": "play:12", "undo": "table undo:13"}
    said = "/play begins, or/play, http://x.y/play, \u201c/undo twice\u201d, /hint, /nothing"
    short = await compose(Painter(), Screen(said), commands)
    assert short.content == (
        "</play:12> begins, or/play, http://x.y/play, \u201c</table undo:13> twice\u201d, "
        "/table hint, /nothing"
    )
    long = await compose(Painter(), Screen("/play " * 300), commands)
    assert long.content == "/play " * 300
    most = await compose(Painter(), Screen("/play /undo " + "x" * 1977), commands)
    assert most.content.startswith("</play:12> /table undo x"), "the first ones, as far as they fit"


@given(st.text(alphabet="ab_*~`|[]<>#-+1.@ \n\\", max_size=60))
def test_no_sign_stands_bare_and_unescaping_gives_the_words_back(words: str) -> None:
    sent = plain(words)
    assert re.sub(r"\\(.)", r"\1", sent, flags=re.DOTALL).replace("\u200b", "") == words
    assert not re.search(r"(?<!\\)(?:\\\\)*[_*~`|\[\]<>]", sent)


@pytest.mark.parametrize(("words", "limit"), [("\\_" * 50, 40), ("\\_" * 50, 41), ("a" * 99, 50)])
def test_a_cut_never_leaves_a_lonely_backslash(words: str, limit: int) -> None:
    cut = fit(words, limit)
    assert len(cut) <= limit
    assert not cut.removesuffix("…").replace("\\_", "").endswith("\\")


async def test_a_picture_carries_its_alt_text() -> None:
    message = await compose(Painter(), Screen("now", picture=Hello(), alt="x" * 2000))
    (file,) = message.files()
    assert file.filename == "board.png"
    assert file.description is not None
    assert len(file.description) == 1024


async def test_a_film_is_a_file_that_discord_plays() -> None:
    film = Film((View("wu-hsing", game("wu-hsing").deal("open", "film"), choices=False),))
    message = await compose(painter.Painter(), Screen("all of it", picture=film))
    assert [file.filename for file in message.files()] == ["replay.gif"]


async def test_every_attempt_reads_the_picture_from_its_beginning() -> None:
    message = await compose(Painter(), Screen("now", picture=Hello()))
    assert [message.files()[0].fp.read() for _ in range(2)] == [b"png", b"png"]


async def test_without_a_picture_the_board_stands_in_a_block_of_equal_letters() -> None:
    message = await compose(Painter(), Screen("Your_move", board="a  b\n``` c"))
    assert message.content == "```\na  b\n`\u200b`\u200b` c\n```Your\\_move"
    assert message.files() == []


async def test_where_painting_fails_the_alt_text_is_shown() -> None:
    message = await compose(NoPainter(), Screen("Now", picture=Hello(), alt="Two sets"))
    assert message.content == "Now\nTwo sets"


@pytest.mark.parametrize("board", ["", "b" * 5000])
async def test_no_message_is_longer_than_the_platform_allows(board: str) -> None:
    message = await compose(Painter(), Screen("_" * 5000, board=board))
    assert len(message.content) <= 2000


async def test_buttons_keep_their_rows_styles_and_words() -> None:
    rows = (
        (Button("A", "n/a"), Button("B", "n/b", "good")),
        (
            Button("C", "n/c", "danger"),
            Button("D", "n/d", "picked"),
            Button("E", url="https://e.f"),
        ),
    )
    message, style = Message("", rows=rows), discord.ButtonStyle
    assert [len(row.children) for row in read(message)] == [2, 3]
    assert [(item.label, item.style, item.custom_id) for item in items(message)] == [
        ("A", style.secondary, "t:n/a"),
        ("B", style.success, "t:n/b"),
        ("C", style.danger, "t:n/c"),
        ("D", style.primary, "t:n/d"),
        ("E", style.link, None),
    ]


async def test_labels_and_ids_keep_to_the_limits() -> None:
    longest = str(Action("play", ("x" * 30,), "k3v9x2qa", 31))
    rows = ((Button("L" * 300, longest), Button("", "n")),)
    for item in items(Message("", rows=rows)):
        assert item.label
        assert len(item.label) <= 80
        assert item.custom_id
        assert len(item.custom_id) <= 100


async def test_more_buttons_than_there_is_room_for_do_not_break_the_message() -> None:
    rows = tuple(tuple(Button("x", f"n/{row}/{n}") for n in range(7)) for row in range(7))
    assert len(list(items(Message("", rows=rows)))) == 25


async def test_the_client_keeps_no_view_in_memory() -> None:
    view = Message("", rows=((Button("A", "n/a"),),)).view()
    assert view is not None
    assert view.is_finished()


def test_the_same_action_twice_has_two_ids() -> None:
    ids = custom_ids(["m/hello"] * 3)
    assert ids == ("t:m/hello", "t1:m/hello", "t2:m/hello")
