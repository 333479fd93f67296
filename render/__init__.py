"""Pictures, alternative texts, text boards and all words. Imports the games, nothing else of ours.

``picture(Picture)`` gives PNG bytes of a recipe (a board, a card, a ranking, ...), of a film a GIF,
``alt(Picture)`` the words for those who cannot see it, ``text_board(Picture)`` a board of at most
40 columns, ``say(Text, locale)`` a sentence. Everything here is pure and may be called from several
threads: the same recipe gives the same bytes.
"""

from render.icon import icon
from render.memory import forget
from render.pictures import (
    MOST_ALT,
    alt,
    held,
    hits,
    picture,
    text_board,
    warm,
    warm_tiles,
)
from render.posters import (
    Card,
    Chart,
    Entry,
    Exhibit,
    Film,
    Hello,
    Line,
    Mark,
    Month,
    Picture,
    Profile,
    Ranking,
    Roster,
    Row,
    in_theme,
)
from render.things import Box, Hits
from render.view import Look, Theme, View
from render.words import knows, locales, say

__all__ = [
    "MOST_ALT",
    "Box",
    "Card",
    "Chart",
    "Entry",
    "Exhibit",
    "Film",
    "Hello",
    "Hits",
    "Line",
    "Look",
    "Mark",
    "Month",
    "Picture",
    "Profile",
    "Ranking",
    "Roster",
    "Row",
    "Theme",
    "View",
    "alt",
    "forget",
    "held",
    "hits",
    "icon",
    "in_theme",
    "knows",
    "locales",
    "picture",
    "say",
    "text_board",
    "warm",
    "warm_tiles",
]
