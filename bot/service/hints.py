"""What solvers know: a first move that wins, the winning line of a finished deal."""

from __future__ import annotations

from datetime import date

from bot.core.answer import Reply
from bot.core.daily import has_ended
from bot.core.table import Entry, Table
from bot.service.asking import Ask, choices_of
from bot.service.context import Context
from bot.service.lines import deal_of
from bot.service.showing import Moved, Showing
from bot.service.tell import over
from bot.service.thinker import Thinker
from bot.store import Repeated, Store
from games import Solution, Text, game, text


class Hints(Showing):
    """Questions to the solver about a solitaire."""

    def __init__(self, store: Store, thinker: Thinker) -> None:
        super().__init__(store)
        self.thinker = thinker

    async def hint(self, ctx: Context, table: Table) -> tuple[Reply, ...]:
        """The first move of a line that the solver finds; it knows the hidden tiles."""
        seat = table.seat_of(ctx.person.id)
        if seat is None:
            return self.strangers(ctx, table)
        if table.over:
            return (ctx.private(over(table)),)
        solution = await self.thinker.solve(table.head.game, table.position, deal_of(table))
        entries = [Entry("hint", "person", seat, _hinted(solution), ctx.person.id, ctx.now)]
        lost = solution.status == "unsolvable" and not table.undoable
        if lost and game(table.head.game).judged:
            entries.append(Entry("note", "table", text="lost", at=ctx.now))
        try:
            if not (table.last and table.last.kind == "hint"):  # asked again, it is the same help
                await self.append(ctx, table, None, lambda _: entries)
        except Repeated:
            pass
        except Moved as moved:
            late = () if ctx.address else (ctx.private(text("bot-hint-late")),)
            return late or await self.fresh(ctx, moved.table)
        if lost and not table.head.daily:
            anew = Ask(table, ctx.reader, seat).button("again", style="good")
            return (ctx.private(text("bot-lost-deal"), rows=((anew,),)),)
        return (ctx.private(*self._advice(ctx, table, seat, solution)),)

    def _advice(
        self, ctx: Context, table: Table, seat: int, solution: Solution
    ) -> tuple[Text, ...]:
        if solution.status != "solved" or not solution.moves:
            return (text(f"bot-hint-{solution.status}"),)
        move = solution.moves[0]
        paths = table.position.paths(seat, move)
        first = next(
            choice
            for choice in choices_of(Ask(table, ctx.reader, seat))
            if any(path[: len(choice.path)] == choice.path for path in paths)
        )
        words = text("bot-choice", mark=first.mark, label=first.label)
        advice = text("bot-hint-move", choice=words, move=move)
        hidden = table.position.seen_by(seat) != table.position
        return (advice, *((text("bot-hint-hidden"),) if hidden else ()))

    async def line(self, ctx: Context, table: Table) -> tuple[Reply, ...]:
        """The winning line of a finished deal, when there was one."""
        daily = table.head.daily
        if daily and not has_ended(date.fromisoformat(daily.date), ctx.now):
            return (ctx.private(text("daily-line-later")),)
        if not table.over:
            return await self.fresh(ctx, table)
        solution = await self.thinker.solve(table.head.game, table.start, deal_of(table))
        if solution.status != "solved":
            return (ctx.private(text(f"bot-line-{solution.status}")),)
        moves = " ".join(solution.moves)
        return (ctx.private(text("bot-line-solved", count=len(solution.moves), moves=moves)),)


def _hinted(solution: Solution) -> str:
    return solution.moves[0] if solution.moves else solution.status
