"""Moves that people type: the notation, or the mark of a choice on the board."""

from __future__ import annotations

from games import Game, Path, Position, Seat, menu

LONGEST = 200


def chosen(position: Position, seat: Seat, words: str, said: Path) -> Path:
    """The choice whose mark was typed, after the words said so far or from the start; or ()."""
    typed = words.strip().casefold()
    seen = position.seen_by(seat)
    choices = [*(menu(seen, seat, said).choices if said else ()), *menu(seen, seat).choices]
    return next((one.path for one in choices if one.mark.casefold() == typed), ())


def read(position: Position, seat: Seat, words: str, game: Game) -> str:
    """The legal move that the words mean. Raises IllegalMove with the reason of the rules."""
    move = game.read_move(position, seat, words.strip()[:LONGEST])
    position.play(seat, move)
    return move
