"""The pictures that the documents show: drawn by the product from fixed positions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from games import Path, Seat, game, text
from render.boards import board
from render.pictures import (
    picture,
)
from render.posters import Card, Entry, Hello, Line, Profile, Ranking, Roster, Row
from render.view import Look, View
from render.words import say

_GAME = "guo-wu-guan"
_SETS = "xiang-shi-fu"
_CARDS = "four-colour"
_WU_HSING = "wu-hsing"

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

_CARDS_WON = (
    "4c1 0 W3 d0F2 - yEyHrArHrHgAgEwGwE/yAyCyNrArErErHrHrSgCwGwC/yGyAyEyEySrErNgGgGwNF5/rGrGrGwGwGF"
    "1F4 wCwHwN,gCgHgN,yG,yG,wCwHwN/rSgSwS,gCgHgN,gG,yG/ySgSwS,yCyHyN,rGrArE/gCgHgN,rCrCrC,gGgAgE,r"
    "SgSwS,F3 yA 0wC,1rN,2yH*,3wN*,0yN,2wA,3rN*,0yS,1gH*,2wE*,3gN*,0gA,1wA,2rC*,0yC,1rN,3yA,0yE*,1w"
    "A*,2gS*,3gA*,0yC*,3wH,0wH*,1yH*,3yN,0gE*,3rA,0wA*,2yS,3rS,0wE*,1wE*,2gE*,3wS*"
)
_FORCES = (
    "wh standard KR@-1,-4h;KB@-4,-3v;WY@-1,-3h;WR@1,-3v;RK@-3,-2h;YB@-1,-2h;RY@-4,-1v;WK@-3,-1v;BR@"
    "-2,-1h;WB@0,-1h;RR@-5,0v;KW@-1,0v;KK@0,0h;WY@-4,1h;RW@0,1h;YY@-1,2h "
    "BKWWWW/BWBYYK/BBBBBRYK/RRRYYYKK 104/75/69/103 3 -"
)
_PEOPLE = ("Olena", "Nguyễn Thị Minh", "محمد الأمين", "小龍")


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
        "board-four-colour-dark.png": picture(
            _seen(_CARDS, board(_CARDS).SAMPLE, 0, ("disc:1:wE", "lapse:1:wE", "draw:2:wN"))
        ),
        "board-four-colour-won-light.png": picture(
            _seen(_CARDS, _CARDS_WON, None, ("win:3:F2",), look=Look("light"))
        ),
        "board-wu-hsing-dark.png": picture(
            _seen(_WU_HSING, _FORCES, 2, ("place:2:RR@-5,0v:h3,h3:18",), said=("YK",))
        ),
        "board-wu-hsing-lesson-light.png": picture(
            _seen(_WU_HSING, board(_WU_HSING).SAMPLE, 0, (), look=Look("light", teach=True))
        ),
        "hello-dark.png": picture(Hello()),
        "end-card.png": picture(_card()),
        "leaderboard-dark.png": picture(_ranking()),
        "card-light.png": picture(_profile()),
        "tournament-dark.png": picture(_tournament()),
        "league-light.png": picture(_league()),
    }


def _view(notation: str, rounds: int, *last: str, look: Look | None = None, name: str = "") -> View:
    position = game(_GAME).parse(notation)
    facts = (text("bot-fact-round", n=rounds),)
    seen = position.seen_by(0)
    return View(_GAME, seen, 0, look or Look(), names=(name,), facts=facts, last=last)


def _seen(  # noqa: PLR0913 - a picture is no less than that
    game_: str,
    notation: str,
    viewer: Seat | None,
    last: Path,
    *,
    look: Look | None = None,
    said: Path = (),
) -> View:
    """A board of several people."""
    position = game(game_).parse(notation)
    seen, names = position.seen_by(viewer), _PEOPLE[: position.seats]
    facts = position.facts()
    return View(game_, seen, viewer, look or Look(), said, names=names, facts=facts, last=last)


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


def _ranking() -> Ranking:
    """A page of a leaderboard with shared places and somebody who looks at it."""
    names = (*_PEOPLE, "Jürgen", "Ann", "田中さん", "Zoë", "Максим", "Ivy")
    stars = (21, 19, 19, 18, 15, 14, 14, 12, 9, 7)
    lines = tuple(
        Line(1 + sum(one > own for one in stars), name, _stars(own), mine=name == "Ann")
        for name, own in zip(names, stars, strict=True)
    )
    title = text("top-title", measure=text("top-points"), what=text("top-all-games"))
    about = {"scope": text("top-scope-world"), "period": text("top-period-week")}
    nobody = text("top-not-mine")
    return Ranking(Look(), title, text("top-about", **about), lines, lines[5], nobody)


def _stars(count: int) -> str:
    return say(text("top-value-points", n=count))


def _profile() -> Profile:
    """A person's card."""
    figures = {
        "gwg": ("1,612", "204", "151", "9 (23)"),
        "xsf": ("1,380", "61", "44", "2 (8)"),
        "wuh": ("1,474", "38", "13", "0 (0)"),
    }
    rows = tuple(Row(text(f"{code}-title"), *row) for code, row in figures.items())
    likes = (("gwg", "classic"), ("xsf", "shanghai"))
    favourites = tuple(
        text("me-variant", game=text(f"{code}-title"), variant=text(f"{code}-variant-{name}"))
        for code, name in likes
    )
    badges = ("me-badge-streak-7", "me-badge-par", "wuh-feat-cycle")
    return Profile(Look("light"), "Olena", rows, favourites, tuple(map(text, badges)))


def _tournament() -> Roster:
    """The standings of a tournament after its last round; somebody has withdrawn."""
    rows = (
        (1, "小龍", "222", 6),
        (2, "Olena", "220", 4),
        (3, "Jürgen", "202", 4),
        (4, "محمد الأمين", "022", 4),
        (5, "Nguyễn Thị Minh", "020", 2),
        (6, "Zoë", "002", 2),
        (7, "Ann", "200", 2),
        (8, "Максим", "00-", 0),
    )
    entries = tuple(
        Entry(str(place), name, tuple(marks), str(total), name == "Olena", left="-" in marks)
        for place, name, marks, total in rows
    )
    heads = tuple(text("club-column-round", n=number) for number in (1, 2, 3))
    about = text("top-game-variant", game=text("wuh-title"), variant=text("wuh-variant-duel-a"))
    title, foot = text("club-kind-duels"), text("club-foot-duels")
    return Roster(Look(), "擂台", title, about, (*heads, text("club-column-points")), entries, foot)


def _league() -> Roster:
    """The second of three groups of a league, in the middle of a week."""
    rows: tuple[tuple[str, int, int, Literal["", "up", "down"]], ...] = (
        ("Ivy", 9, 6, "up"),
        ("田中さん", 8, 5, "up"),
        ("Olena", 8, 3, ""),
        ("Максим", 6, 4, ""),
        ("Zoë", 7, 1, ""),
        ("小龍", 4, 2, ""),
        ("Ann", 2, 0, "down"),
        ("Jürgen", 0, 0, "down"),
    )
    entries = tuple(
        Entry(str(place), name, (str(daily), str(deals)), str(daily + deals), way=way)
        for place, (name, daily, deals, way) in enumerate(rows, 1)
    )
    heads = tuple(text(f"club-column-{one}") for one in ("daily", "deals", "points"))
    title, about = text("club-kind-league"), text("club-league-about", n=2, of=3)
    return Roster(Look("light"), "聯賽", title, about, heads, entries, text("club-league-foot"))
