"""Lessons: a game's first steps on real boards, on which the move that is explained is made."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from bot.core.action import Action
from bot.core.keyboard import PAGE, Paging, keyboard, wrap
from bot.core.screen import Button, Rows, Screen
from bot.core.typed import chosen, read
from bot.service.asked import Asked
from bot.service.asking import drawn
from bot.service.deals import seats_of
from games import (
    GAMES,
    BadInput,
    Choice,
    Game,
    IllegalMove,
    Lesson,
    Menu,
    Moment,
    Path,
    Position,
    Text,
    game,
    menu,
    moments,
    text,
)
from render.posters import Hello
from render.view import View


@dataclass(frozen=True, slots=True)
class Place:
    """Where somebody is in a lesson: the step, what was said of its move, how it was answered."""

    game: Game
    lesson: Lesson
    at: int
    said: Path = ()
    page: int = 0
    wrong: bool = False
    resumed: bool = False
    refused: Text | None = None
    """Why the rules refuse the move that was typed."""

    @property
    def moment(self) -> Moment:
        """The board of the step."""
        return moments(self.game)[self.at]

    @property
    def seen(self) -> Position:
        """The board as the learner's seat sees it."""
        return self.moment.position.seen_by(self.lesson.seat)

    @property
    def asks(self) -> Menu:
        """What may be said next."""
        return menu(self.seen, self.lesson.seat, self.said)

    @property
    def over(self) -> bool:
        """Whether the last move was made."""
        return self.at >= len(self.lesson.steps)


def learn(asked: Asked, words: Sequence[str]) -> Screen:
    """The lesson that the words name, or all of them. Raises BadInput."""
    where = place(asked.person, words)
    if where is None:
        return _lessons(asked)
    return _end(asked, where) if where.over else _step(asked, where)


def place(person: Mapping[str, str], words: Sequence[str]) -> Place | None:
    """Where the words lead: a game, a step of its lesson, and the words of a move.

    A move that is explained leads on, any other one leads nowhere. Without a step it goes on where
    this person left; None without a game. Raises BadInput.
    """
    if not words or (lesson := game(words[0]).lesson) is None:
        return None
    one, last = game(words[0]), len(lesson.steps)
    if not words[1:]:
        left = _left(person, one)
        return Place(one, lesson, left, resumed=left > 0)
    if not words[1].isdecimal():
        raise BadInput(words[1][:40])
    pressed = tuple(word for word in words[2:] if not word.startswith(PAGE))
    turned = next((word[1:] for word in words[2:] if word.startswith(PAGE)), "")
    page = int(turned) if turned.isdecimal() else 0
    start = Place(one, lesson, min(int(words[1]), last), pressed, page)
    return start if start.over or not pressed else _answered(start)


def answered(
    asked: Asked, words: Sequence[str], written: str
) -> tuple[tuple[str, ...], Screen | None]:
    """Where a typed move leads from the step that the words name, in words.

    A move that the rules refuse leads nowhere: the step is shown with the reason.
    """
    where = place(asked.person, words)
    if where is None or where.over:
        return tuple(words), None
    position, seat = where.moment.position, where.lesson.seat
    path = chosen(position, seat, written, where.said)
    if not path:
        try:
            move = read(position, seat, written, where.game)
        except IllegalMove as illegal:
            return tuple(words), _step(asked, replace(where, refused=illegal.reason))
        path = where.seen.paths(seat, move)[0]
    return (where.game.code, str(where.at), *path), None


def kept(person: Mapping[str, str], words: Sequence[str]) -> tuple[tuple[str, str], ...]:
    """What is to be remembered of a person who pressed this, by the key of the setting."""
    where = place(person, words)
    if where is None:
        return ()
    key, now = f"lesson-{where.game.code}", str(where.at)
    return () if person.get(key, "0") == now else ((key, now),)


def _left(person: Mapping[str, str], one: Game) -> int:
    """The step at which a lesson was left; the first one when it was finished or never begun."""
    kept_ = person.get(f"lesson-{one.code}", "")
    steps = len(one.lesson.steps) if one.lesson else 0
    return int(kept_) if kept_.isdecimal() and int(kept_) < steps else 0


def _answered(start: Place) -> Place:
    """After a press on the board of a step."""
    step, said = start.moment.step, start.asks
    right = step.moves if step else ()
    if said.move in right:
        return Place(start.game, start.lesson, start.at + 1)
    paths = [path for move in right for path in start.seen.paths(start.lesson.seat, move)]
    if said.said and not any(path[: len(said.said)] == said.said for path in paths):
        return Place(start.game, start.lesson, start.at, wrong=True)
    return Place(start.game, start.lesson, start.at, said.said, start.page)


def _lessons(asked: Asked) -> Screen:
    """All lessons: those that were left begin where they were left."""
    buttons = []
    for one in GAMES.values():
        if one.lesson is None:
            continue
        left, name = _left(asked.person, one), text(f"{one.code}-title")
        label = text("bot-lesson-go-on", game=name, n=left + 1, of=len(one.lesson.steps))
        buttons.append(asked.opens(label if left else name, "learn", one.code))
    back = (
        asked.opens(text("bot-menu-play"), "play"),
        asked.opens(text("bot-menu-rules"), "rules"),
    )
    rows = (*wrap(buttons, asked.reader.limits), back)
    return drawn(asked.reader, Hello(asked.reader.look), rows, (text("bot-lesson-which"),))


def _step(asked: Asked, where: Place) -> Screen:
    step, code = where.moment.step, where.game.code
    name = step.name if step else "end"
    lines = [text("bot-lesson-step", n=where.at + 1, of=len(where.lesson.steps))]
    lines += [text("bot-lesson-resumed")] if where.resumed else []
    lines += [text(f"{code}-lesson-{name}-wrong")] if where.wrong else []
    lines += [where.refused] if where.refused else []
    lines.append(text(f"{code}-lesson-{name}"))
    lines += [where.seen.question(where.lesson.seat, where.said)] if where.said else []
    shown = view(asked, where)
    return drawn(asked.reader, shown, _keys(asked, where), lines, shown)


def view(asked: Asked, where: Place) -> View:
    """The board of a step as the learner sees it."""
    seen, seat = where.seen, where.lesson.seat
    return View(
        where.game.name,
        seen,
        seat,
        asked.reader.look,
        said=where.said,
        facts=seen.facts(),
        last=where.moment.events,
        choices=not where.over,
    )


def _keys(asked: Asked, where: Place) -> Rows:
    """The choices of a real board, and below them ways back and to the rules."""
    code, at = where.game.code, str(where.at)
    choices = [
        Button(_label(asked, where, one), str(Action("menu", ("learn", code, at, *one.path))))
        for one in where.asks.choices
    ]
    own = [asked.opens(text("bot-menu-rules"), "rules", code)]
    if not choices:
        on = asked.opens(text("bot-lesson-on"), "learn", code, str(where.at + 1), style="good")
        own.insert(0, on)
    if where.said:
        own.insert(0, asked.opens(text("bot-menu-back"), "learn", code, at))
    elif where.at:
        own.insert(0, asked.opens(text("bot-lesson-back"), "learn", code, str(where.at - 1)))
    paging = Paging(
        lambda n, of: asked.reader.say(text("bot-button-page", page=n, pages=of)),
        lambda n: str(Action("menu", ("learn", code, at, *where.said, f"{PAGE}{n}"))),
        where.game.page if where.said else 0,
    )
    return keyboard(choices, (tuple(own),), asked.reader.limits, where.page, paging)


def _label(asked: Asked, where: Place, choice: Choice) -> str:
    """As on a real board."""
    points = asked.reader.points
    worth = where.seen.worth(where.lesson.seat, choice.path) if points else None
    words = text("bot-choice", mark=choice.mark, label=choice.label)
    if worth:
        words = text("bot-choice-worth", mark=choice.mark, label=choice.label, worth=worth)
    return asked.reader.say(words)


def _end(asked: Asked, where: Place) -> Screen:
    """What was learned, and the first real game one press away."""
    one, shown = where.game, view(asked, where)
    first = Button(asked.reader.say(text("bot-lesson-first")), str(_first(where)), "good")
    others = (
        asked.opens(text("bot-lesson-again"), "learn", one.code, "0"),
        asked.opens(text("bot-lesson-others"), "learn"),
        asked.opens(text("bot-menu-rules"), "rules", one.code),
    )
    rows = ((first,), *wrap(others, asked.reader.limits))
    over = text("bot-lesson-over", game=text(f"{one.code}-title"))
    lines = (over, text(f"{one.code}-lesson-end"))
    return drawn(asked.reader, shown, rows, lines, shown)


def _first(where: Place) -> Action:
    """The easiest way to play it: alone, or against as few computers as can be."""
    one, variant = where.game, where.lesson.variant
    option = next(iter(one.options(variant)), variant)
    whom = f"me-{seats_of(one, variant)[0]}" if max(one.seats) > 1 else "me"
    return Action("new", (one.code, option, whom))
