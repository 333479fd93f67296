"""Moves that people type: the notation, or the letter on the board."""

from __future__ import annotations

from games import Game, Position, Seat, menu


def read(position: Position, seat: Seat, words: str, game: Game) -> str:
    """The legal move that the words mean. Raises IllegalMove with the reason of the rules."""
    typed = words.strip()[:200]
    for choice in menu(position.seen_by(seat), seat).choices:
        if choice.mark.casefold() == typed.casefold() and choice.move:
            return choice.move
    move = game.read_move(position, seat, typed)
    position.play(seat, move)
    return move
