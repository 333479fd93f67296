"""The pictures that the documents show: drawn by the product from fixed positions."""

from __future__ import annotations

from collections.abc import Mapping

from games import game, text
from render.boards import board
from render.pictures import picture, poster_end, poster_hello
from render.posters import Card
from render.view import Look, View

_GAME = "guo-wu-guan"
_SETS = "xiang-shi-fu"

_LENIENT = (
    "lenient:51.x31.x64.x44.53:52.33.54/51.66.31.43.63.11/62.42.65/p/61.65.22.44.33.21:"
    "11.64.41.61.22.66.55.55.32:r2"
)
_SEVEN = (
    "seven-captures:21:p/p/31.65.22.41.53/51.62.52.31.44/61.42.54.33.61.22.44.64/11.11/43.66:"
    "32.64.51.63.33.55.55.65.66:p6"
)
_WON = (
    "classic:-:p/p/p/p/p:51.31.55.44.43.65.44.54.66.51.41.61.53.52.55.32.22.11.61.65.11.21.62.66."
    "42.64.64.22.33.31.63.33:won"
)
_TEN = (
    "xsf:classic:standard:-:654341,443231,656444,644222,665111,6255,663322,635533,615131,545311,"
    "615221"
)
_SHANGHAI = (
    "xsf:shanghai:standard:-:666221,444111,654333,653222,666111,555122,615131,535231,646333,555444"
)


def gallery() -> Mapping[str, bytes]:
    """All of them by the names of their files."""
    return {
        "board-classic-dark.png": picture(_view(board(_GAME).SAMPLE, 1, name="Olena")),
        "board-lenient-light.png": picture(
            _view(_LENIENT, 9, "remove:1:11.64.41:full-fourteen", look=Look("light"), name="小龍")
        ),
        "board-seven-captures-dark.png": picture(
            _view(_SEVEN, 24, "remove:7:32.64.51:full-dragon", name="Jürgen")
        ),
        "board-watching-ten-sets-dark.png": picture(_pressed(_TEN, "g55", "c55-g65", "Olena")),
        "board-shanghai-light.png": picture(
            _pressed(_SHANGHAI, "e66", "b55-j44", "小龍", Look("light"))
        ),
        "hello-dark.png": poster_hello(Look()),
        "end-card.png": poster_end(_card()),
    }


def _view(notation: str, rounds: int, *last: str, look: Look | None = None, name: str = "") -> View:
    position = game(_GAME).parse(notation)
    facts = (text("bot-fact-round", n=rounds),)
    seen = position.seen_by(0)
    return View(_GAME, seen, 0, look or Look(), names=(name,), facts=facts, last=last)


def _pressed(notation: str, side: str, last: str, name: str, look: Look | None = None) -> View:
    """A board on which something has been picked to give."""
    seen = game(_SETS).parse(notation).seen_by(0)
    events = (f"exchange:{last}::0:",)
    return View(_SETS, seen, 0, look or Look(), (side,), names=(name,), last=events)


def _card() -> Card:
    figures = {"moves": "36", "choices": "14", "undos": "1", "hints": "0", "time": "6:42"}
    counted = tuple((text(f"bot-figure-{one}"), value) for one, value in figures.items())
    seen = _view(_WON, 31, name="Olena")
    return Card(seen, text("gwg-outcome-won"), good=True, figures=counted, stars=2)
