"""Guo Wu Guan, Passing Five Levels, and four relatives: solitaires with Chinese dominoes."""

from games.guo_wu_guan.board import Board
from games.guo_wu_guan.game import GuoWuGuan

__all__ = ["GAME", "Board", "GuoWuGuan"]

GAME = GuoWuGuan()
