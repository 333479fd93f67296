"""What the rest of the product asks for: pictures and their words."""

from __future__ import annotations

from functools import lru_cache

from games import text
from render import cards, charts, exhibits, months, profiles, rankings, rosters
from render import replay as replays
from render.boards import board
from render.draw import flat
from render.encode import packed
from render.posters import Card, Chart, Exhibit, Film, Month, Profile, Ranking, Roster
from render.sentences import strung
from render.things import Hits, Scene
from render.tokens import TOKENS
from render.view import Look, View
from render.words import say

MOST_ALT = 1024
"""What Discord takes as the description of a picture."""


def picture(view: View) -> bytes:
    """The board as a PNG."""
    return _painted(board(view.game).scene(view), view.look)


def alt(view: View) -> str:
    """The picture in words, at most ``MOST_ALT`` characters."""
    return board(view.game).alt(view, MOST_ALT)


def text_board(view: View) -> str:
    """The board in characters for a code block, at most 40 columns."""
    return board(view.game).text_board(view)


def held(view: View) -> str:
    """What the viewer holds, as it is typed, on one line; empty where nobody holds anything."""
    return board(view.game).held(view)


@lru_cache(maxsize=256)
def hits(view: View) -> Hits:
    """Where the choices can be touched on the picture; a choice may have several places."""
    scene = board(view.game).scene(view)
    return Hits(scene.width, scene.height, scene.boxes)


def poster_hello(look: Look) -> bytes:
    """The greeting as a PNG: the boards of all games in small."""
    return _painted(cards.hello(look), look)


def alt_hello(look: Look) -> str:
    """The greeting in words, at most ``MOST_ALT`` characters."""
    return cards.alt_hello(look, MOST_ALT)


def poster_end(card: Card) -> bytes:
    """The end of a game as a PNG: outcome, last board, figures and stars."""
    return _painted(cards.end(card), card.board.look)


def alt_end(card: Card) -> str:
    """The end of a game in words, at most ``MOST_ALT`` characters."""
    return cards.alt_end(card, MOST_ALT)


def poster_month(month: Month) -> bytes:
    """A month of the daily challenge as a PNG."""
    return _painted(months.month(month), month.look)


def alt_month(month: Month) -> str:
    """A month of the daily challenge in words, at most ``MOST_ALT`` characters."""
    return months.alt_month(month, MOST_ALT)


def poster_ranking(ranking: Ranking) -> bytes:
    """A page of a leaderboard as a PNG."""
    return _painted(rankings.ranking(ranking), ranking.look)


def alt_ranking(ranking: Ranking) -> str:
    """A page of a leaderboard in words, at most ``MOST_ALT`` characters."""
    return rankings.alt_ranking(ranking, MOST_ALT)


def poster_roster(roster: Roster) -> bytes:
    """A table of a club as a PNG."""
    return _painted(rosters.roster(roster), roster.look)


def alt_roster(roster: Roster) -> str:
    """A table of a club in words, at most ``MOST_ALT`` characters."""
    return rosters.alt_roster(roster, MOST_ALT)


def text_roster(roster: Roster) -> str:
    """A table of a club in characters, at most 40 columns."""
    return rosters.text_roster(roster)


def poster_profile(profile: Profile) -> bytes:
    """A person's card as a PNG."""
    return _painted(profiles.profile(profile), profile.look)


def alt_profile(profile: Profile) -> str:
    """A person's card in words, at most ``MOST_ALT`` characters."""
    return profiles.alt_profile(profile, MOST_ALT)


def replay(film: Film) -> bytes:
    """A whole game as an animated GIF."""
    return replays.gif(film)


def alt_replay(film: Film) -> str:
    """A whole game in words: how long it was, and how it ended."""
    said = say(text("ui-replay", n=len(film.views) - 1), film.look.locale)
    last = film.views[-1]
    return strung((said, board(last.game).alt(last, MOST_ALT - len(said) - 2)), last.look.locale)


def poster_exhibit(exhibit: Exhibit) -> bytes:
    """Groups of pieces as a PNG."""
    return _painted(exhibits.exhibit(exhibit), exhibit.look)


def alt_exhibit(exhibit: Exhibit) -> str:
    """Groups of pieces in words, at most ``MOST_ALT`` characters."""
    return exhibits.alt_exhibit(exhibit, MOST_ALT)


def text_exhibit(exhibit: Exhibit) -> str:
    """Groups of pieces in characters, at most 40 columns."""
    return exhibits.text_exhibit(exhibit)


def poster_chart(chart: Chart) -> bytes:
    """What was found about a game as a PNG."""
    return _painted(charts.chart(chart), chart.look)


def alt_chart(chart: Chart) -> str:
    """What was found about a game in words, at most ``MOST_ALT`` characters."""
    return charts.alt_chart(chart, MOST_ALT)


def text_chart(chart: Chart) -> str:
    """What was found about a game in characters, at most 40 columns."""
    return charts.text_chart(chart)


def warm() -> None:
    """Read the faces and draw the sprites of all games before the first person waits for them.

    Raises FaceMissing when a font is missing without which nothing can be drawn.
    """
    for theme in TOKENS:
        poster_hello(Look(theme))
        for view in cards.samples(Look(theme)):
            picture(view)


def _painted(scene: Scene, look: Look) -> bytes:
    return packed(flat(scene, look.theme))
