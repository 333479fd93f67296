"""What proves that the page itself wrote something: seals under a key of the installation."""

from __future__ import annotations

import hashlib
import hmac
import unicodedata
from base64 import urlsafe_b64encode

KEY = 32
"""Bytes of the key."""
_WORK = {"n": 2**14, "r": 8, "p": 1}
"""What one guess at a passphrase costs: some 50 ms."""


class Seals:
    """Seals with a key that is given before the first request."""

    def __init__(self) -> None:
        self.key = b""

    def seal(self, kind: str, value: str) -> str:
        """The seal of a value; the same value of another kind has another one."""
        return _text(self._digest(f"{kind}:{value}"))

    def holds(self, kind: str, value: str, seal: str) -> bool:
        """Whether this is the value's seal."""
        return hmac.compare_digest(self.seal(kind, value).encode(), seal.encode())

    def remembered(self, name: str, passphrase: str) -> str:
        """The token of whoever comes back under a name with a passphrase. Takes a while.

        It follows from both, so nothing of a passphrase is kept, and nobody can tell from outside
        whether a name has one.
        """
        salt = self._digest(f"passphrase:{_folded(name)}")
        words = unicodedata.normalize("NFKC", passphrase).strip().encode()
        return _text(hashlib.scrypt(words, salt=salt, dklen=KEY, **_WORK))

    def _digest(self, value: str) -> bytes:
        if not self.key:
            raise AssertionError("no key was given")
        return hmac.digest(self.key, value.encode(), "sha256")


def _folded(name: str) -> str:
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())


def _text(value: bytes) -> str:
    return urlsafe_b64encode(value).rstrip(b"=").decode()
