"""What is kept of pictures already drawn, as far as names of people may stand in it."""

from __future__ import annotations

from render import cards, draw, letters, months, names, profiles, rankings, words

_NAMED = (
    letters.runs,
    letters.width,
    letters.fit,
    letters.mask,
    names.clean,
    names.face_of,
    cards.end,
    months.month,
    profiles.profile,
    rankings.ranking,
    draw._cell,  # noqa: SLF001 - its own memory, and nobody else's business
    words._kept,  # noqa: SLF001 - its own memory, as above
)


def forget() -> None:
    """Forget all of it; the next pictures take a moment longer."""
    for one in _NAMED:
        one.cache_clear()
