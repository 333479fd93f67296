"""Xiang Shi Fu, Watching Ten Sets, and five relatives: solitaires with Chinese dominoes."""

from games.xiang_shi_fu.board import Board
from games.xiang_shi_fu.game import XiangShiFu

__all__ = ["GAME", "Board", "XiangShiFu"]

GAME = XiangShiFu()
