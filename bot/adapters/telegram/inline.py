"""Inline mode: the bot's name typed in any chat offers results, challenges, games, invitations.

A message that is posted so can hold no upload: pictures go by the id of what Telegram has.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import structlog
from telegram import (
    InlineQueryResultArticle,
    InlineQueryResultCachedPhoto,
    InlineQueryResultsButton,
    InputTextMessageContent,
)
from telegram.constants import ParseMode
from telegram.error import TelegramError

from bot.adapters.telegram.markup import body, caption, keyboard, linked
from bot.core.action import Action
from bot.core.daily import today
from bot.core.screen import Button, Screen
from bot.service.challenge import Mine, share_text
from bot.service.days import zone
from bot.service.menus import title, variant_about
from bot.service.post import about, head, opening
from bot.service.reader import Reader, reader
from games import GAMES, Game, Text, text
from render.posters import Hello

if TYPE_CHECKING:
    from datetime import date

    from telegram import InlineQuery

    from bot.adapters.telegram.port import TelegramPort
    from bot.core.request import Who
    from bot.service import Service

    Result = InlineQueryResultArticle | InlineQueryResultCachedPhoto

log = structlog.get_logger()

MOST = 30
"""Offers in a menu; Telegram takes 50."""

FRESH = 10
"""Seconds for which Telegram may repeat an answer to the same person."""

INVITATION = re.compile(r"[jl]_[0-9a-z]{8}")
"""What stands after the bot's name to invite somebody: a table or a lobby, as in a deep link."""


@dataclass(frozen=True, slots=True)
class Offer:
    """A line of the menu, and the message that it becomes; ``said`` is what finds it."""

    id: str
    title: str
    about: str
    screen: Screen
    said: str = ""


class Inline:
    """Answers what is typed after the bot's name; never the same for two people."""

    def __init__(self, service: Service, port: TelegramPort) -> None:
        self._service = service
        self._port = port

    async def answer(self, who: Who, query: InlineQuery) -> None:
        """Offer what fits the words typed so far."""
        try:
            offers = await self.offers(who, query.query)
            results = [await self._result(offer) for offer in offers[:MOST]]
            open_ = self._service.words(text("telegram-inline-open"), who.locale)
            await self._port.bot.answer_inline_query(
                query.id,
                results,
                cache_time=FRESH,
                is_personal=True,
                button=InlineQueryResultsButton(open_, start_parameter="hello"),
            )
        except TelegramError as error:
            log.info("telegram-inline-late", detail=error.message[:200])

    async def offers(self, who: Who, words: str) -> list[Offer]:
        """What this person may post: results of today first, then what can be played."""
        store = self._service.store
        now = self._service.now()
        person = await store.person("telegram", who.account, who.name, now, who.handle)
        eyes = reader("telegram", person.settings, locales=(who.locale,))
        if INVITATION.fullmatch(words.strip()):
            return [_invitation(eyes, words.strip(), f"https://t.me/{self._port.bot.username}")]
        day = today(self._service.now(), zone(person, None))
        offers = [*await self._daily(person.id, eyes, day), *_games(eyes)]
        wanted = words.casefold().split()
        return [one for one in offers if all(word in _found_by(one) for word in wanted)]

    async def _daily(self, person: int, eyes: Reader, day: date) -> list[Offer]:
        results, challenges = [], []
        for one in self._service.days.games:
            if shared := await self._shared(person, eyes, one, day):
                results.append(shared)
            if challenge := await self._challenge(eyes, one, day):
                challenges.append(challenge)
        return [*results, *challenges]

    async def _shared(self, person: int, eyes: Reader, one: Game, day: date) -> Offer | None:
        store, days = self._service.store, self._service.days
        results = await store.results_of(person, one.name)
        own = next((result for result in results if result.date == day and result.over), None)
        dealt = await days.day(one, day) if own else None
        table = await store.load(own.table) if own else None
        if own is None or dealt is None or table is None:
            return None
        mine = Mine(one, dealt, own, await days.streak_of(results, day))
        words = share_text(eyes, mine, table)
        play = Action("daily", ("play", one.code, day.isoformat()))
        screen = Screen(words, ((_play(eyes, play),),))
        named = eyes.say(text("telegram-inline-result"))
        return Offer(f"r-{one.code}-{day}", named, words.partition("\n")[0], screen, one.name)

    async def _challenge(self, eyes: Reader, one: Game, day: date) -> Offer | None:
        dealt = await self._service.days.day(one, day)
        if dealt is None:
            return None
        lines = (head(one, dealt), about(one, dealt), text("telegram-inline-challenge"))
        play = Action("daily", ("play", one.code, day.isoformat()))
        view, _ = opening(dealt, eyes)
        screen = Screen("\n".join(map(eyes.say, lines)), ((_play(eyes, play),),), view)
        named = eyes.say(text("telegram-inline-today", game=title(one)))
        return Offer(f"d-{one.code}-{day}", named, eyes.say(lines[0]), screen, one.name)

    async def _result(self, offer: Offer) -> Result:
        screen = linked(offer.screen, self._port.bot.username)
        file = ""
        if screen.picture:
            file = await self._port.photos.known(screen.picture)
        if file:
            return InlineQueryResultCachedPhoto(
                offer.id,
                file,
                title=offer.title,
                description=offer.about,
                caption=caption(screen),
                parse_mode=ParseMode.HTML,
                reply_markup=keyboard(screen),
            )
        words = body(replace(screen, picture=None))
        return InlineQueryResultArticle(
            offer.id,
            offer.title,
            InputTextMessageContent(words, parse_mode=ParseMode.HTML),
            description=offer.about,
            reply_markup=keyboard(screen),
        )


def _games(eyes: Reader) -> list[Offer]:
    """What one person can play, alone or against computers, the easy ones first."""
    alone = [one for one in GAMES.values() if 1 in one.seats or one.levels]
    kinds = [(one, variant) for one in alone for variant in one.variants]
    kinds.sort(key=lambda kind: not kind[1].beginners)
    return [_game(eyes, one, variant.name) for one, variant in kinds]


def _game(eyes: Reader, one: Game, variant: str) -> Offer:
    about_it = eyes.say(variant_about(one, variant))
    play = Action("new", (one.code, variant, "me"))
    words = eyes.say(text("telegram-inline-play", game=title(one)))
    screen = Screen(f"{words}\n{about_it}", ((_play(eyes, play),),), Hello(eyes.look))
    named: Text = text("telegram-inline-variant", game=title(one), variant=one.named(variant))
    return Offer(f"n-{one.code}-{variant}", eyes.say(named), about_it, screen, one.name)


def _invitation(eyes: Reader, start: str, chat: str) -> Offer:
    label = eyes.say(text("telegram-inline-button-join"))
    screen = Screen(
        eyes.say(text("telegram-inline-invite-words")),
        ((Button(label, url=f"{chat}?start={start}", style="good"),),),
    )
    named, told = (text("telegram-inline-invite"), text("telegram-inline-invite-about"))
    return Offer(f"i-{start}", eyes.say(named), eyes.say(told), screen)


def _play(eyes: Reader, action: Action) -> Button:
    return Button(eyes.say(text("telegram-inline-button-play")), str(action), "good")


def _found_by(offer: Offer) -> str:
    return f"{offer.title} {offer.about} {offer.said}".casefold()
