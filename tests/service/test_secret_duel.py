"""Two secret duels that differ only in the first choice: until the second nobody can tell them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import structlog

from bot.service import Service
from games import game
from tests.service.test_secrecy import NAMES, World, dealt, plain_lines
from tests.service.gathering import newest, opened_by
