"""``python -m tests.fleet``: six processes on one PostgreSQL, killed while 200 games go on."""

from __future__ import annotations

import argparse
import asyncio
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic, sleep

from bot.store import migrate
from tests.fleet.run import Plan, evening
from tests.postgres import own_server


def main(plan: Plan) -> None:
    """Play, and print what was proved."""
    server = own_server()

    def restart() -> None:
        server.stop()
        sleep(1)
        server.start()

    began = monotonic()
    try:
        asyncio.run(migrate(server.url))
        with TemporaryDirectory() as folder:
            found, fleet, games = asyncio.run(evening(plan, Path(folder), server.url, restart))
    finally:
        server.remove()
    sys.stdout.write(
        f"{games} games by {plan.people} people on {', '.join(plan.roles)} in "
        f"{monotonic() - began:.0f} s; {fleet.killed} processes killed, {fleet.fell} fell while "
        f"PostgreSQL was restarted\n{found}\n"
    )


if __name__ == "__main__":
    asking = argparse.ArgumentParser(description=__doc__)
    asking.add_argument("--games", type=int, default=200)
    asking.add_argument("--seed", type=int, default=1)
    asking.add_argument("--every", type=float, default=4.0, help="seconds between two kills")
    given = asking.parse_args()
    main(Plan(given.games, max(1, given.games // 20), seed=given.seed, every=given.every))
