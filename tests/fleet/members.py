"""The processes of a fleet: started, killed by their ids, and started again."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from tests.conformance.process import House, free_port


@dataclass
class Fleet:
    """Whoever falls is put up again; who kills chooses at random."""

    folder: Path
    url: str
    chance: random.Random
    settings: dict[str, str]
    members: list[House] = field(default_factory=list)
    killed: int = 0
    """How often a process was killed."""
    fell: int = 0
    """How often one ended by itself, because the database was away."""
    down: list[tuple[float, float]] = field(default_factory=list)
    """From when to when (ms since 1970) a clock may have been away."""

    async def start(self, roles: list[str]) -> None:
        """Start a process for each of the roles, on ports that stay theirs."""
        for number, role in enumerate(roles):
            folder = self.folder / f"{number}-{role}"
            folder.mkdir()
            port = str(free_port())
            ports = {"TEAHOUSE_TELEGRAM_PORT": port, "TEAHOUSE_WEB_PORT": port}
            member = House(folder, self.url, role, self.settings | ports)
            self.members.append(member)
            await member.start()

    def addresses(self, role: str) -> list[str]:
        """Where the processes of a role listen."""
        name = f"TEAHOUSE_{role.upper()}_PORT"
        mine = [one for one in self.members if one.roles == role]
        return [f"http://127.0.0.1:{one.settings[name]}" for one in mine]

    async def kills(self, every: float) -> None:
        """Kill one after the other until cancelled."""
        while True:
            await asyncio.sleep(self.chance.uniform(0.5, 1.5) * every)
            alive = [one for one in self.members if one.process and one.process.is_alive()]
            if alive:
                victim = self.chance.choice(alive)
                victim.kill()
                await victim.ended()
                self.killed += 1

    async def watches(self, now: Callable[[], int]) -> None:
        """Start again whoever is down, a moment later, until cancelled."""
        while True:
            for one in self.members:
                if one.process is None or one.process.is_alive():
                    continue
                if one.process.exitcode and one.process.exitcode > 0:
                    self.fell += 1
                since = now()
                await asyncio.sleep(self.chance.uniform(0, 1))
                await one.start()
                if one.roles == "clock":
                    self.down.append((since, now()))
            await asyncio.sleep(0.1)

    async def stop(self) -> None:
        """Stop them all in the ordinary way."""
        await asyncio.gather(*(one.stop() for one in self.members))
