"""Every sentence that people read: ``Text`` in, words of a language out.

Each folder of ``render/locales`` is a language; all its ``.ftl`` files together are its words.
"""

from __future__ import annotations

from functools import cache, lru_cache
from importlib.resources import files

from babel.dates import get_timezone_location
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser

from games import Text, text
from render.memory import lasting

BASE = "en"
"""The language that is always complete."""

_TRADITIONAL = frozenset({"hant", "tw", "hk", "mo"})
"""What in a Chinese locale means traditional characters."""

_Argument = str | int | Text | tuple[Text, ...]


@cache
def locales() -> tuple[str, ...]:
    """The languages that have words, the base language first.

    >>> locales()[0]
    'en'
    """
    found = {folder.name for folder in (files("render") / "locales").iterdir() if folder.is_dir()}
    return (BASE, *sorted(found - {BASE}))


@lru_cache(maxsize=1024)
def chain(locale: str) -> tuple[str, ...]:
    """The languages to ask for a locale: itself, its parents, its script, the base language.

    >>> chain("en-GB"), chain("zh-TW")
    (('en',), ('zh-Hant', 'en'))
    """
    parts = locale.replace("_", "-").lower().split("-")
    wanted = ["-".join(parts[:length]) for length in range(len(parts), 0, -1)]
    ours = {one.lower(): one for one in locales()}
    asked = (*wanted, script(locale).lower(), BASE)
    return tuple(dict.fromkeys(ours[one] for one in asked if one in ours))


def script(locale: str) -> str:
    """The script of a Chinese locale, named or understood from the place; '' for other languages.

    >>> [script(one) for one in ("zh", "zh-CN", "zh_hk", "zh-Hans-HK", "ja")]
    ['zh-Hans', 'zh-Hans', 'zh-Hant', 'zh-Hans', '']
    """
    language, *rest = locale.replace("_", "-").lower().split("-")
    if language != "zh":
        return ""
    traditional = "hans" not in rest and not _TRADITIONAL.isdisjoint(rest)
    return "zh-Hant" if traditional else "zh-Hans"


@lru_cache(maxsize=1024)
def city(zone: str, locale: str = BASE) -> str:
    """The city after which a time zone is called, in the language.

    >>> city("Europe/Kyiv", "de"), city("America/New_York"), city("UTC", "uk")
    ('Kiew', 'New York', 'UTC')
    """
    if "/" not in zone:
        return zone
    language = chain(locale)[0].replace("-", "_")
    return get_timezone_location(zone, locale=language, return_city=True)


def knows(id_: str, locale: str = BASE) -> bool:
    """Whether this very language has the sentence; the fallback does not count."""
    return locale in locales() and _has(_bundle(locale), id_)


def say(text: Text, locale: str = BASE) -> str:
    """A sentence in the language, or in the nearest one that has it, or else its bare id.

    A wrong or missing argument shows in the sentence; it never raises.
    """
    try:
        return _kept(text, locale)
    except TypeError:  # an argument that cannot be a key of the memory
        return _said(text, locale)


@lru_cache(maxsize=8192)
def _kept(text: Text, locale: str) -> str:
    return _said(text, locale)


def _said(text: Text, locale: str) -> str:
    for language in chain(locale):
        bundle = _bundle(language)
        if _has(bundle, text.id):
            return _formatted(bundle, text, locale)
    return text.id


def ids(locale: str = BASE) -> frozenset[str]:
    """The ids of all sentences of a language, for the tests of completeness."""
    return frozenset(_bundle(locale)._messages)  # noqa: SLF001 - the library has no public list


def _formatted(bundle: FluentBundle, text: Text, locale: str) -> str:
    pattern = bundle.get_message(text.id).value
    args = {key: _worded(value, locale) for key, value in text.args}
    if pattern is None:
        return text.id
    try:
        return str(bundle.format_pattern(pattern, args)[0])
    except (TypeError, ValueError, LookupError, ArithmeticError):
        return text.id


def _worded(argument: _Argument | object, locale: str) -> str | int:
    match argument:
        case Text():
            return say(argument, locale)
        case tuple():
            separator = say(text("ui-list-separator"), locale)
            return separator.join(str(_worded(one, locale)) for one in argument)
        case bool():
            return str(argument)
        case int() | str():
            return argument
        case _:
            return str(argument)


def _has(bundle: FluentBundle, id_: str) -> bool:
    return bundle.has_message(id_) and bundle.get_message(id_).value is not None


@lasting
@cache
def _bundle(locale: str) -> FluentBundle:
    bundle = FluentBundle([locale], use_isolating=False)
    parser = FluentParser(with_spans=False)  # where each word stood in its file is half of it all
    folder = files("render") / "locales" / locale
    for file in sorted(folder.iterdir(), key=lambda one: one.name):
        if file.name.endswith(".ftl"):
            bundle.add_resource(parser.parse(file.read_text(encoding="utf-8")))
    return bundle
