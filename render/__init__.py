"""Pictures, alternative texts, text boards and all words. Imports the games, nothing else of ours.

``picture(View)`` gives PNG bytes, ``alt(View)`` the words for those who cannot see it,
``text_board(View)`` a board of at most 40 columns, ``say(Text, locale)`` a sentence. Everything
here is pure and may be called from several threads: the same view gives the same bytes.
"""

from render.pictures import (
    MOST_ALT,
    alt,
    alt_end,
    alt_exhibit,
    alt_hello,
    alt_month,
    alt_profile,
    alt_ranking,
    alt_replay,
    boxes,
    held,
    picture,
    poster_end,
    poster_exhibit,
    poster_hello,
    poster_month,
    poster_profile,
    poster_ranking,
    replay,
    text_board,
    text_exhibit,
    warm,
)
from render.posters import Card, Exhibit, Film, Hello, Line, Month, Profile, Ranking, Row
from render.things import Box
from render.view import Look, Theme, View
from render.words import knows, locales, say

__all__ = [
    "MOST_ALT",
    "Box",
    "Card",
    "Exhibit",
    "Film",
    "Hello",
    "Line",
    "Look",
    "Month",
    "Profile",
    "Ranking",
    "Row",
    "Theme",
    "View",
    "alt",
    "alt_end",
    "alt_exhibit",
    "alt_hello",
    "alt_month",
    "alt_profile",
    "alt_ranking",
    "alt_replay",
    "boxes",
    "held",
    "knows",
    "locales",
    "picture",
    "poster_end",
    "poster_exhibit",
    "poster_hello",
    "poster_month",
    "poster_profile",
    "poster_ranking",
    "replay",
    "say",
    "text_board",
    "text_exhibit",
    "warm",
]
