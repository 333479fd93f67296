"""Words about a table for the one who asks: what happened, the board in words, is the deal fair."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import date

import render
from bot.core.answer import Reply
from bot.core.daily import has_ended
from bot.core.keyboard import cut
from bot.core.screen import Rows, Screen
from bot.core.table import Step, Table
from bot.service.asking import Ask, choices_of, named_choices
from bot.service.context import Context, shown_seat
from bot.service.named import named, names_at, names_of
from bot.service.reader import Reader
from bot.service.table_screen import view
from games import Text, game, text
from games.shuffle import commitment


def happened(ctx: Context, table: Table, words: Sequence[str]) -> Reply:
    """Everything since the last choice, event by event, in pages."""
    return _told(ctx, table, table.since, "happened", words)


def _told(
    ctx: Context, table: Table, steps: Sequence[Step], verb: str, words: Sequence[str]
) -> Reply:
    tell, lines = game(table.head.game).tell, []
    for step in steps:
        names = names_at(step.sat, ctx.reader)
        lines += [ctx.reader.say(named(tell(event), names)) for event in step.events]
    pages = _pages(lines or [ctx.reader.say(text("bot-nothing-happened"))], ctx.reader)
    page = int(words[0]) % len(pages) if words and words[0].isdecimal() else 0
    rows: Rows = ()
    if len(pages) > 1:
        following = (page + 1) % len(pages)
        button = Ask(table, ctx.reader).button(verb, str(following))
        rows = ((button,),)
    return Reply("private", Screen(pages[page], rows))


def _pages(lines: Sequence[str], eyes: Reader) -> list[str]:
    pages = [""]
    for line in lines:
        whole = f"{pages[-1]}\n{line}".strip()
        if len(whole) > eyes.limits.text - 50:
            pages.append(cut(line, eyes.limits.text - 50))
        else:
            pages[-1] = whole
    return pages


def board_in_words(ctx: Context, table: Table, words: Sequence[str]) -> Reply:
    """The text board, the choices, and what a screen reader hears of the picture."""
    del words
    ask = Ask(table, ctx.reader, shown_seat(table, ctx.person.id))
    seen = view(ask)
    board = render.text_board(seen)
    choices = named_choices(ask, choices_of(ask))
    prompt = named(table.position.seen_by(ask.seat).prompt(ask.seat), names_of(table, ctx.reader))
    caption = "\n".join((ctx.reader.say(prompt), *choices))
    room = ctx.reader.limits.text - len(board) - 20
    return Reply("private", Screen(cut(caption, room), board=board))


def over(table: Table) -> Text:
    """That a game is over, and what can be pressed below it."""
    return text("bot-game-over-daily" if table.head.daily else "bot-game-over")


def verification(ctx: Context, table: Table, words: Sequence[str]) -> Reply:
    """The commitment, and at the end the seed and whether it gives this very deal."""
    del words
    head = table.head
    if table.origin:
        return ctx.private(text("after-verify-from"))
    seal = commitment(head.seed, head.sealed)
    sealed = [text("bot-verify-sealed", commitment=seal, table=head.sealed)]
    if head.sealed != head.id:
        sealed.append(text("bot-verify-code", table=head.id))
    if head.daily and not has_ended(date.fromisoformat(head.daily.date), ctx.now):
        return ctx.private(*sealed, text("daily-seed-later"))
    if not table.over:
        return ctx.private(*sealed, text("bot-verify-later"))
    dealt = str(game(head.game).deal(head.variant, head.seed, len(head.seats))) == head.start
    kept = text("bot-verify-kept" if dealt else "bot-verify-broken", seed=head.seed)
    how = text(
        "bot-verify-how",
        command=f"python -m games verify --game {head.game} --variant {head.variant} "
        f"--seed {head.seed} --table {head.sealed} --commitment {seal}",
    )
    return ctx.private(*sealed, kept, how)


TOLD: Mapping[str, Callable[[Context, Table, Sequence[str]], Reply]] = {
    "happened": happened,
    "text": board_in_words,
    "verify": verification,
}
"""Words about a table, by the verb that asks for them."""
