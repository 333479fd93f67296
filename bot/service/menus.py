"""Screens that need no table: greeting, choice of a game, rules, help."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from bot.core.action import Action
from bot.core.keyboard import wrap
from bot.core.request import GROUPS
from bot.core.screen import Button, Rows, Screen, Style
from bot.service.asked import Asked, Open
from bot.service.asking import drawn
from bot.service.deals import DUEL, level_of, seats_of
from bot.service.lessons import learn
from bot.service.news import newest, paged
from bot.service.reader import Reader
from bot.service.rules import rules
from games import GAMES, BadInput, Game, Text, game, text
from render.posters import Hello

ASIDE = "aside"
"""For whom a game is that one person plays in the private chat."""
WHOMS = frozenset({"me", "room", "me-raw", "room-raw"})
"""For whom a solitaire can be, its deal chosen or as it falls."""
DRAWN = "drawn"
"""What is left to ask of a variant is drawn with the deal."""


def screen(asked: Asked, words: Sequence[str]) -> Screen:
    """The menu named by its words; unknown names give the greeting."""
    name, *rest = words or ("hello",)
    try:
        return _MENUS.get(name, _hello)(asked, rest)
    except BadInput:
        return _hello(asked, ())


_open = Asked.opens


def _hello(asked: Asked, words: Sequence[str]) -> Screen:
    del words
    games = [
        _open(asked, text("bot-play", game=title(one)), "play", one.code) for one in GAMES.values()
    ]
    challenge = Button(
        asked.reader.say(text("daily-button-today")), str(Action("daily", ("today",)))
    )
    others = [
        challenge,
        *(_open(asked, text(f"bot-menu-{name}"), name) for name in ("learn", "rules", "help")),
    ]
    rows = (*_goes_on(asked), *wrap(games, asked.reader.limits), *wrap(others, asked.reader.limits))
    lines = (text("bot-hello", count=len(GAMES)), text("bot-hello-now"))
    return drawn(asked.reader, Hello(asked.reader.look), rows, lines)


def _goes_on(asked: Asked) -> Rows:
    """Games that wait, each in a row of its own, and the last choice of this person once more."""
    waiting = [(asked.reader.say(_label("bot-play-on", one)), one.action) for one in asked.open]
    rows = [(Button(label, str(action), "picked"),) for label, action in waiting]
    return (*rows, *((button,) for button in _latest(asked)))


def _label(id_: str, one: Open) -> Text:
    return text(id_, name=kind(game(one.game), one.variant))


def kind(one: Game, variant: str) -> Text:
    """A game, with its variant where there are several."""
    if len(one.variants) == 1:
        return title(one)
    return text("bot-play-kind", game=title(one), variant=one.named(variant))


def _latest(asked: Asked) -> tuple[Button, ...]:
    """The last choice of this person, one press away."""
    code, _, rest = asked.person.get("last", "").partition("/")
    variant, _, whom = rest.partition("/")
    try:
        found = game(code)
        label = text("bot-play-once-more", name=kind(found, variant))
    except BadInput:
        return ()
    words = (code, variant, "me" if asked.private and whom.startswith("room") else whom)
    return (Button(asked.reader.say(label), str(Action("new", words)), "good"),)


def _play(asked: Asked, words: Sequence[str]) -> Screen:
    if not words and len(GAMES) == 1:
        words = (next(iter(GAMES.values())).code,)
    match words:
        case []:
            return _games(asked)
        case [name, whom] if is_whom(whom):
            return _variants(asked, game(name), whom)
        case [name, variant]:
            return _variant(asked, game(name), variant)
        case [name, variant, *said]:
            return _variant(asked, game(name), variant, said[0])
        case [name]:
            return _variants(asked, game(name))
    return _hello(asked, ())


def is_whom(word: str) -> bool:
    """Whether a word says for whom a game is: one of WHOMS, or me and how many sit down."""
    return word in WHOMS or (word[:3] == "me-" and word[3:].isdecimal())


def _games(asked: Asked) -> Screen:
    buttons = [_open(asked, title(one), "play", one.code) for one in GAMES.values()]
    rows = (*_goes_on(asked), *wrap(buttons, asked.reader.limits))
    rows = (*rows, (_open(asked, text("bot-menu-learn"), "learn"),))
    return drawn(asked.reader, Hello(asked.reader.look), rows, (text("bot-play-what"),))


def _variants(asked: Asked, one: Game, whom: str = "") -> Screen:
    if len(one.variants) == 1:
        return _variant(asked, one, one.variants[0].name, whom)
    lines = [text("bot-play-variant", game=title(one))]
    lines += [variant_about(one, variant.name) for variant in one.variants]
    buttons = [
        _choose(asked, one, variant.name, whom, "good" if variant.beginners else "plain")
        for variant in one.variants
    ]
    others = (
        _open(asked, text("bot-menu-back"), "hello"),
        _open(asked, text("bot-menu-learn"), "learn", one.code),
    )
    rows = (*wrap(buttons, asked.reader.limits), others)
    return drawn(asked.reader, Hello(asked.reader.look), rows, lines)


def _choose(asked: Asked, one: Game, variant: str, whom: str, style: Style = "plain") -> Button:
    """A variant: it starts at once where nothing is left to ask."""
    simple = asked.private and not one.raw and max(one.seats) == 1
    settled = whom or ("me" if simple else "")
    action = Action("menu", ("play", one.code, variant, *([whom] if whom else [])))
    if settled and not one.options(variant):
        action = Action("new", (one.code, variant, settled))
    return Button(asked.reader.say(one.named(variant)), str(action), style)


def _variant(asked: Asked, one: Game, variant: str, said: str = "") -> Screen:
    """How a variant is played, when it has options; else for whom, unless that was said."""
    name, whom = known_variant(one, variant), said if is_whom(said) else ""
    options = one.options(name)
    if not options or said == DRAWN:
        return _for_whom(asked, one, name)
    buttons = [
        _drawn(asked, one, name, whom)
        if option == name
        else _choose(asked, one, option, whom, "plain" if number else "good")
        for number, option in enumerate(options)
    ]
    back = _open(asked, text("bot-menu-back"), "play", one.code, *([whom] if whom else []))
    rows = (*wrap(buttons, asked.reader.limits), (back,))
    return drawn(asked.reader, Hello(asked.reader.look), rows, one.asks(name))


def _drawn(asked: Asked, one: Game, name: str, whom: str) -> Button:
    """What is left to ask is drawn."""
    action = Action("menu", ("play", one.code, name, DRAWN))
    if whom:
        action = Action("new", (one.code, name, whom))
    return Button(asked.reader.say(text("bot-play-drawn")), str(action), "good")


def _for_whom(asked: Asked, one: Game, name: str) -> Screen:
    rooms = [] if asked.private else ["room"]
    whoms = ["me", *rooms, *(f"{whom}-raw" for whom in ("me", *rooms) if one.raw)]
    several = max(one.seats) > 1
    aside = not several and one.presses > 1 and not (asked.private or asked.whispers)
    if several:
        return _with_whom(asked, one, name)
    if aside:  # where each press is an edit that all read, and edits are few
        whoms.insert(1, ASIDE)
    buttons = [
        Button(
            asked.reader.say(text(f"bot-play-for-{whom}")),
            str(Action("new", (one.code, name, whom))),
        )
        for whom in whoms
    ]
    back = _open(asked, text("bot-menu-back"), "play", one.code)
    lines = [text("bot-play-for-whom", game=title(one), variant=one.named(name))]
    lines += [text("bot-play-raw")] if one.raw else []
    lines += [text("bot-play-aside")] if aside else []
    rows = (*wrap(buttons, asked.reader.limits), (back,))
    return drawn(asked.reader, Hello(asked.reader.look), rows, lines)


def _with_whom(asked: Asked, one: Game, name: str) -> Screen:
    """Against how many computers, or at a table where people gather."""
    sizes = seats_of(one, name)
    fixed = len(sizes) == 1 and sizes[0] > DUEL
    others = [
        (text("bot-play-with-me", others=0 if fixed else size - 1), f"me-{size}") for size in sizes
    ]
    buttons = [
        Button(asked.reader.say(label), str(Action("new", (one.code, name, whom))))
        for label, whom in (*others, (text("bot-play-with-room"), "room"))
    ]
    rows = (
        *wrap(buttons, asked.reader.limits),
        (_open(asked, text("bot-menu-back"), "play", one.code),),
    )
    asks = text("bot-play-with-whom", game=title(one), variant=one.named(name))
    lines = [asks if len(one.variants) > 1 else text("bot-play-with-whom-plain", game=title(one))]
    level = level_of(one, asked.person)
    lines.append(text("bot-play-level", level=text(f"bot-level-{level}")))
    return drawn(asked.reader, Hello(asked.reader.look), rows, lines)


def _help(asked: Asked, words: Sequence[str]) -> Screen:
    """The commands of a group, or those that are wanted most; a button for each other group."""
    group = words[0] if words and words[0] in GROUPS else ""
    lines = [text(f"bot-group-{group}-lead") if group else text("bot-help", view=asked.view)]
    lines += [
        text("bot-help-command", name=name, about=text(f"bot-command-{name}"))
        for name in GROUPS[group]
    ]
    others = [
        _open(
            asked,
            text(f"bot-group-{one}" if one else "bot-menu-help"),
            "help",
            *([one] * bool(one)),
        )
        for one in GROUPS
        if one != group
    ]
    menus = [_open(asked, text(f"bot-menu-{name}"), name) for name in ("play", "rules")]
    rows = (*wrap(others, asked.reader.limits), *wrap(menus, asked.reader.limits))
    return plain(asked.reader, lines, rows)


def _about(asked: Asked, words: Sequence[str]) -> Screen:
    del words
    credits_ = [text(f"{one.code}-credits") for one in GAMES.values()]
    return plain(asked.reader, (text("bot-about"), *credits_), ())


def _privacy(asked: Asked, words: Sequence[str]) -> Screen:
    del words
    parts = ("title", "kept", "not", "seen", "long")
    buttons = [
        Button(asked.reader.say(text(f"bot-privacy-{word}")), str(Action("me", (word,))))
        for word in ("data", "forget")
    ]
    lines = [text(f"bot-privacy-{part}") for part in parts]
    return plain(asked.reader, lines, wrap(buttons, asked.reader.limits))


def plain(reader: Reader, lines: Sequence[Text], rows: Rows = ()) -> Screen:
    """A screen of words alone."""
    caption = "\n".join(reader.say(line) for line in lines)
    limit = reader.limits.text
    return Screen(caption if len(caption) <= limit else caption[: limit - 1] + "…", rows)


def _news(asked: Asked, words: Sequence[str]) -> Screen:
    """A page of what is new, named by its number from 1; the changelog itself is in English."""
    version, entries = newest()
    pages = paged(entries)
    wanted = int(words[0]) if words and words[0].isdecimal() else 1
    number = wanted if 0 < wanted <= len(pages) else 1
    lines = [text("bot-news", version=version, page=number, pages=len(pages))]
    lines += [text("bot-news-entry", entry=entry) for entry in pages[number - 1]]
    turns = [("newer", number - 1)] if number > 1 else []
    turns += [("older", number + 1)] if number < len(pages) else []
    buttons = tuple(
        _open(asked, text(f"bot-news-{way}", page=page, pages=len(pages)), "news", str(page))
        for way, page in turns
    )
    return plain(asked.reader, lines, (buttons,) if buttons else ())


def title(one: Game) -> Text:
    """The name of a game."""
    return text(f"{one.code}-title")


def variant_about(one: Game, variant: str) -> Text:
    """A variant in one line."""
    name, about = one.named(variant), text(f"{one.code}-variant-{variant}-about")
    return text("bot-variant-line", name=name, about=about)


def known_variant(one: Game, variant: str) -> str:
    """A variant, with its options, by its name whatever the case. Raises BadInput."""
    known = variant.casefold().replace(" ", "-")
    one.named(known)
    return known


_MENUS: Mapping[str, Callable[[Asked, Sequence[str]], Screen]] = {
    "hello": _hello,
    "play": _play,
    "rules": rules,
    "learn": learn,
    "help": _help,
    "about": _about,
    "privacy": _privacy,
    "news": _news,
}
