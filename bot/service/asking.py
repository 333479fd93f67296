"""What is asked of a table, by whose eyes, and the parts of all its screens."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.core.action import Action
from bot.core.keyboard import PAGE, Paging, keyboard
from bot.core.screen import Button, Picture, Rows, Screen, Style
from bot.core.table import Table
from bot.service.named import named, names_of
from bot.service.painter import alt
from bot.service.reader import Reader
from games import Choice, Path, Seat, Text, game, menu, text
from render import text_board
from render.view import View

MORE = "~more"
RESIGN = "~resign"
SURE = "~sure"
"""First words of what a message was asked besides moves. ``~sure`` is followed by a move."""


@dataclass(frozen=True, slots=True)
class Ask:
    """A board to show: whose eyes, which seat's, and what was said on this very message."""

    table: Table
    reader: Reader
    seat: Seat | None = None
    said: Path = ()
    voided: bool = False
    """An admin has taken the result out of everything."""

    def button(self, verb: str, *words: str, style: Style = "plain") -> Button:
        """A button of this table's, labelled with the verb."""
        label = self.reader.say(text(f"bot-button-{verb}"))
        action = Action(verb, words, self.table.head.id, self.table.round)
        return Button(label, str(action), style)


def giving_up(reader: Reader, table: Table) -> Button:
    """The button that gives up when somebody was asked whether that is meant."""
    yes = Action("resign", ("yes",), table.head.id, table.round)
    return Button(reader.say(text("bot-button-resign-yes")), str(yes), "danger")


def whether_to_give_up(reader: Reader, table: Table) -> Rows:
    """That button, and the one that goes on."""
    no = Action("resign", ("no",), table.head.id, table.round)
    other = Button(reader.say(text("bot-button-resign-no")), str(no))
    return ((giving_up(reader, table), other),)


def path_of(said: Path) -> Path:
    """The words of a move among those said on a message."""
    return tuple(word for word in said if not word.startswith(PAGE)) if said[:1] != (SURE,) else ()


def choices_of(ask: Ask) -> tuple[Choice, ...]:
    """What may be said next, with marks and labels."""
    if ask.seat is None or ask.seat not in ask.table.asked:
        return ()
    return menu(ask.table.position.seen_by(ask.seat), ask.seat, path_of(ask.said)).choices


def keys(ask: Ask, own: Rows, sure: str = "") -> Rows:
    """The choices of this seat, with marks and labels, above the table's own rows."""
    table, said = ask.table, choices_of(ask)
    choices = [
        Button(
            label,
            str(Action("play", choice.path, table.head.id, table.round)),
            "danger" if sure and choice.move == sure else "plain",
        )
        for choice, label in zip(said, named_choices(ask, said), strict=True)
    ]
    page = next((int(word[1:]) for word in ask.said if word[1:].isdigit()), 0)
    paging = Paging(
        lambda n, of: ask.reader.say(text("bot-button-page", page=n, pages=of)),
        lambda n: ask.button("more", *path_of(ask.said), f"{PAGE}{n}").action,
        game(table.head.game).page if path_of(ask.said) else 0,
    )
    return keyboard(choices, own, ask.reader.limits, page, paging)


def named_choices(ask: Ask, choices: Sequence[Choice]) -> list[str]:
    """Choices in words, people by their names."""
    names = names_of(ask.table, ask.reader)
    seen = ask.table.position.seen_by(ask.seat) if ask.reader.points else None
    said = []
    for choice in choices:
        words = text("bot-choice", mark=choice.mark, label=choice.label)
        worth = seen.worth(ask.seat or 0, choice.path) if seen else None
        if worth:
            words = text("bot-choice-worth", mark=choice.mark, label=choice.label, worth=worth)
        said.append(ask.reader.say(named(words, names)))
    return said


def drawn(
    reader: Reader, picture: Picture, rows: Rows, lines: Sequence[Text], board: View | str = ""
) -> Screen:
    """A screen with its picture, or with words alone for those who read."""
    caption = "\n".join(reader.say(line) for line in lines)
    if reader.pictures:
        described = alt(picture) if reader.limits.described else ""
        return Screen(caption[: reader.limits.caption], rows, picture, described)
    drawing = board if isinstance(board, str) else text_board(board)
    return Screen(caption[: reader.limits.text - len(drawing) - 20], rows, board=drawing)
