"""Showing an answer: alerts and private chats, edits in place, new messages."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import structlog

from bot.adapters.telegram.errors import Closed, Unforeseen
from bot.adapters.telegram.markup import ALERT, alert, cut, table_start
from bot.adapters.telegram.pace import Overtaken
from bot.adapters.telegram.whisper import kept, whispered
from bot.core.action import start_of
from bot.core.port import Gone, Later, Moved, Refused
from bot.core.request import Place, Press
from bot.core.screen import Button, Screen
from games import text
from render import View, held

if TYPE_CHECKING:
    from bot.adapters.telegram.ack import Ack
    from bot.adapters.telegram.port import TelegramPort
    from bot.core.answer import Answer, Reply
    from bot.core.request import Request
    from bot.service import Service

log = structlog.get_logger()

TROUBLE = (Gone, Refused, Later, Moved)
"""What keeps a reply from being shown; the service is told."""


@dataclass(frozen=True, slots=True)
class Show:
    """One answer on its way to the people. ``ticket`` orders the edits of the pressed message."""

    service: Service
    port: TelegramPort
    request: Request
    ack: Ack
    ticket: int | None = None

    async def all(self, answer: Answer) -> None:
        """Alerts first, since they answer the press; then what everybody sees; then letters."""
        private = [reply for reply in answer.replies if reply.how == "private"]
        public = [reply for reply in answer.replies if reply.how != "private"]
        letters = await self._alerted(private)
        if public or not letters:
            await self.ack.say()
        for reply in (*public, *letters):
            await self._guarded(reply)

    async def _alerted(self, private: list[Reply]) -> list[Reply]:
        """Say what an alert can say; return what is left to be written."""
        sayable = [reply for reply in private if self._sayable(reply)]
        words = "\n".join(alert(reply.screen) for reply in sayable)
        asking = [reply for reply in sayable if reply.screen.rows]
        led = bool(asking) and self.port.led(self.request.who.account)
        if not sayable or len(words) > ALERT or self.ack.done or led:
            return private
        missed = [reply for reply in asking if not await self._lettered(reply)]
        if missed:
            self.port.leads(self.request.who.account)
            where = self._words("telegram-buttons-alone")
            words = f"{cut(words, ALERT - len(where) - 1)}\n{where}"
        if await self.ack.say(words):
            return [reply for reply in private if reply not in sayable]
        return [reply for reply in private if reply not in asking or reply in missed]

    def _sayable(self, reply: Reply) -> bool:
        here = self.request.place.private or self._may_whisper
        buttons_stay = bool(reply.screen.rows) and here
        return bool(alert(reply.screen)) and not buttons_stay and not reply.screen.document

    async def _guarded(self, reply: Reply) -> None:
        try:
            await self._one(reply)
            watch = self.ack.watch
            (watch.pictured if reply.screen.picture else watch.answered)()
        except Overtaken:
            return
        except TROUBLE as trouble:
            await self.service.failed(reply, trouble)
            if isinstance(trouble, Refused) and reply.how != "private":
                await self._explain(trouble)
        except Exception as error:
            log.exception("telegram-reply-broke")
            await self._explain(error)

    async def _one(self, reply: Reply) -> None:
        place = self.request.place
        if reply.how == "private" and self.request.who.voice:
            await self._aloud(reply)
        elif reply.how == "private" and not place.private:
            await self._aside(reply)
        elif reply.how == "edit" and self.request.message:
            await self._edit(reply)
        else:
            await self._post(place, reply)

    async def _edit(self, reply: Reply) -> None:
        place, address = self.request.place, self.request.message
        try:
            address = await self.port.edit(place, address, reply.screen, self.ticket)
        except Overtaken:
            raise
        except Later as later:
            await self.port.rest(later)
            return await self._edit(reply)
        except (Gone, Moved) as trouble:
            if whispered(address):
                return await self._aside(reply)  # nobody else may see it
            if isinstance(trouble, Gone) and trouble.chat:
                raise
            return await self._post(_moved(place, trouble), reply)
        return await self.service.delivered(reply, kept(address))

    async def _post(self, place: Place, reply: Reply) -> None:
        try:
            address = await self.port.send(place, reply.screen, "")
        except Moved as moved:
            address = await self.port.send(_moved(place, moved), reply.screen, "")
        except Later as later:
            if reply.version:
                raise  # a board: the publisher posts its newest state
            await self.port.rest(later)
            return await self._post(place, reply)
        await self.service.delivered(reply, address)
        return await self._retire(place, reply)

    async def _retire(self, place: Place, reply: Reply) -> None:
        if reply.retire:
            with suppress(*TROUBLE):
                await self.port.retire(place, reply.retire)

    async def _aloud(self, reply: Reply) -> None:
        """A chat's own voice has no private chat: what is no hand is said where it asked.

        In the name of a channel anybody may have asked, so that is not said again and again.
        """
        place, account = self.request.place, self.request.who.account
        if reply.message is not None:
            raise Refused("nobody can be shown this in private")
        if account == place.chat or self.port.news(place, reply.screen):
            await self._post(place, reply)

    async def _aside(self, reply: Reply) -> None:
        """Show it to this member alone: in the group, else in the private chat, else say how.

        What has a row is a board, and stays in the private chat unless it is a hand: the group sees
        a hand's table, and there its player looks.
        """
        row = await self.service.store.message(reply.message) if reply.message else None
        quick = not reply.screen.document and (row is None or row.viewer)
        if quick and await self._whispered(reply, hidden=row is not None):
            return
        await self._written(reply)

    @property
    def _may_whisper(self) -> bool:
        place, account = self.request.place, self.request.who.account
        return self.port.whisper.may(place, account, fresh=self.ack.fresh)

    async def _whispered(self, reply: Reply, *, hidden: bool) -> bool:
        if not self._may_whisper:
            return False
        to = (self.request.place, self.request.who.account, self.ack.query)
        harmless = self._words("telegram-one-moment")
        try:
            address = await self.port.aside(to, reply.screen, harmless, hidden=hidden)
        except TROUBLE:
            return False
        if not address:
            return False
        await self.service.delivered(reply, kept(address))
        await self._retire(self.request.place, reply)
        return True

    async def _written(self, reply: Reply) -> None:
        if await self._lettered(reply):
            await self.ack.say(self._words("telegram-sent-privately"), toast=True)
        else:
            await self._unreachable(reply)

    async def _lettered(self, reply: Reply) -> bool:
        """Whether the private chat takes it, which somebody may never have opened."""
        place = Place("telegram", self.request.who.account, private=True, admin=True)
        try:
            await self._post(place, reply)
        except (Refused, Gone):
            return False
        return True

    async def _explain(self, trouble: Exception) -> None:
        """Say to the one who asked why nothing appears, in the group or for a reason unknown."""
        account = self.request.who.account
        known = isinstance(trouble, Refused) and not isinstance(trouble, Unforeseen)
        if self.request.who.voice or (known and self.request.place.private):
            return
        why = "may-not-write" if known else "not-shown"
        why = f"telegram-{'topic-closed' if isinstance(trouble, Closed) else why}"
        with suppress(*TROUBLE):
            place = Place("telegram", account, private=True)
            await self.port.send(place, Screen(self._words(why)), "")

    async def _unreachable(self, reply: Reply) -> None:
        account = self.request.who.account
        hand = self._hand(reply) if self.port.led(account) else ""
        if hand and await self.ack.say(hand):
            return  # the link was no way for them: at least they see what they hold
        link = self._deep_link(reply)
        if await self.ack.say(url=link):
            self.port.leads(account)
            return
        buttons = [Button(self._words("bot-open-private"), url=link)]
        if self.port.app and (start := table_start(reply.screen)):
            url = f"{self.port.app}?startapp={start}"
            buttons.append(Button(self._words("telegram-open-hand"), url=url))
        rows = tuple((button,) for button in buttons)
        await self.port.send(self.request.place, Screen(self._words("bot-elsewhere"), rows), "")

    def _hand(self, reply: Reply) -> str:
        """A hand in as many characters as an alert has; empty for all else."""
        picture = reply.screen.picture
        own = isinstance(picture, View) and picture.viewer is not None
        words = held(picture) if isinstance(picture, View) and own else ""
        if not words:
            return ""
        return cut(f"{words}\n{self._words('telegram-hand-alone')}", ALERT)

    def _deep_link(self, reply: Reply) -> str:
        """The private chat, and there what was asked for, or else the table that is shown."""
        asked = [self.request.action] if isinstance(self.request, Press) else []
        actions = (button.action for button in reply.screen.buttons)
        shown = (action for action in actions if not action.startswith("m/"))
        start = next(filter(None, map(start_of, (*asked, *shown))), "hello")
        return f"https://t.me/{self.port.bot.username}?start={start}"

    def _words(self, id_: str) -> str:
        return self.service.words(text(id_), self.request.who.locale)


def _moved(place: Place, trouble: Gone | Moved) -> Place:
    """Where to post instead; upgraded groups have no topics yet."""
    if isinstance(trouble, Moved):
        return replace(place, chat=trouble.chat, topic="")
    return place
