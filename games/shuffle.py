"""The seeded shuffle of all games: the same deal on every machine and for ever.

Block i of the stream is SHA-256 of the seed, a zero byte and i as eight bytes, cut into four
unsigned 64-bit integers (all big-endian).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import sha256
from itertools import count
from typing import TypeVar

from games.protocol import BadInput

T = TypeVar("T")

LONGEST_SEED = 80


class Stream:
    """An endless stream of numbers from a seed of 1 to 80 characters."""

    def __init__(self, seed: str) -> None:
        if not 1 <= len(seed) <= LONGEST_SEED:
            raise BadInput(f"a seed has 1 to {LONGEST_SEED} characters, this one {len(seed)}")
        try:
            self._numbers = _numbers(seed.encode())
        except UnicodeEncodeError as error:
            raise BadInput("a seed is plain Unicode text") from error

    def below(self, n: int) -> int:
        """The next number from 0 to n - 1, every one equally likely."""
        limit = 2**64 // n * n
        return next(number for number in self._numbers if number < limit) % n

    def shuffle(self, items: Sequence[T]) -> list[T]:
        """Fisher-Yates from the end."""
        mixed = list(items)
        for k in range(len(mixed) - 1, 0, -1):
            j = self.below(k + 1)
            mixed[k], mixed[j] = mixed[j], mixed[k]
        return mixed


def _numbers(seed: bytes) -> Iterator[int]:
    for block in count():
        digest = sha256(seed + b"\0" + block.to_bytes(8, "big")).digest()
        for start in range(0, 32, 8):
            yield int.from_bytes(digest[start : start + 8], "big")


def commitment(seed: str, *rest: str) -> str:
    """What is shown before play and can be checked once the seed is known, in hex."""
    return sha256(":".join((seed, *rest)).encode()).hexdigest()
