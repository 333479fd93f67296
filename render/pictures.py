"""What the rest of the product asks for: the bytes of a recipe, and its words."""

from __future__ import annotations

from functools import lru_cache

from games import text
from games.dominoes import NOTATION
from render import cards, charts, exhibits, months, profiles, rankings, replay, rosters, sprites
from render.boards import board
from render.draw import flat
from render.encode import packed
from render.posters import (
    Card,
    Chart,
    Exhibit,
    Film,
    Hello,
    Month,
    Picture,
    Profile,
    Ranking,
    Roster,
    Still,
)
from render.sentences import strung
from render.things import Hits, Scene
from render.tokens import TOKENS
from render.view import Look, View
from render.words import say

USUAL_TILES = (64, 76, 61, 69, 75, 68)
"""The heights of the tiles on three of four boards of Guo Wu Guan; each costs a press its while."""

MOST_ALT = 1024
"""What Discord takes as the description of a picture."""


def picture(shown: Picture) -> bytes:
    """The bytes of a recipe: a PNG, of a film an animated GIF."""
    if isinstance(shown, Film):
        return replay.gif(shown)
    return packed(flat(_scene(shown), shown.look.theme))


def _scene(shown: Still) -> Scene:
    match shown:
        case View():
            return board(shown.game).scene(shown)
        case Hello():
            return cards.hello(shown.look)
        case Card():
            return cards.end(shown)
        case Month():
            return months.month(shown)
        case Ranking():
            return rankings.ranking(shown)
        case Roster():
            return rosters.roster(shown)
        case Profile():
            return profiles.profile(shown)
        case Exhibit():
            return exhibits.exhibit(shown)
        case Chart():
            return charts.chart(shown)


def alt(shown: Picture) -> str:
    """The picture in words, at most ``MOST_ALT`` characters; of a film how it ends."""
    if not isinstance(shown, Film):
        return _words(shown)
    said = say(text("ui-replay", n=len(shown.views) - 1), shown.look.locale)
    last = shown.views[-1]
    ended = board(last.game).alt(last, MOST_ALT - len(said) - 2)
    return strung((said, ended), shown.look.locale)


def _words(shown: Still) -> str:
    match shown:
        case View():
            return board(shown.game).alt(shown, MOST_ALT)
        case Hello():
            return cards.alt_hello(shown.look, MOST_ALT)
        case Card():
            return cards.alt_end(shown, MOST_ALT)
        case Month():
            return months.alt_month(shown, MOST_ALT)
        case Ranking():
            return rankings.alt_ranking(shown, MOST_ALT)
        case Roster():
            return rosters.alt_roster(shown, MOST_ALT)
        case Profile():
            return profiles.alt_profile(shown, MOST_ALT)
        case Exhibit():
            return exhibits.alt_exhibit(shown, MOST_ALT)
        case Chart():
            return charts.alt_chart(shown, MOST_ALT)


def text_board(shown: Card | Chart | Exhibit | Roster | View) -> str:
    """The picture in characters for a code block, at most 40 columns."""
    match shown:
        case View():
            return board(shown.game).text_board(shown)
        case Card():
            return text_board(shown.board)
        case Roster():
            return rosters.text_roster(shown)
        case Exhibit():
            return exhibits.text_exhibit(shown)
        case Chart():
            return charts.text_chart(shown)


def held(view: View) -> str:
    """What the viewer holds, as it is typed, on one line; empty where nobody holds anything."""
    return board(view.game).held(view)


@lru_cache(maxsize=256)
def hits(view: View) -> Hits:
    """Where the choices can be touched on the picture; a choice may have several places."""
    scene = board(view.game).scene(view)
    return Hits(scene.width, scene.height, scene.boxes)


def warm() -> None:
    """Read the faces and draw the sprites of all games before the first person waits for them.

    Raises FaceMissing when a font is missing without which nothing can be drawn.
    """
    for theme in TOKENS:
        picture(Hello(Look(theme)))
        for view in cards.samples(Look(theme)):
            picture(view)


def warm_tiles() -> None:
    """Draw the dominoes as large as most boards have them: about a second, for whoever can wait."""
    for theme in TOKENS:
        for height in USUAL_TILES:
            for face in (*NOTATION, "xx"):
                sprites.tile(theme, face, height)
