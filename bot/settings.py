"""Settings of an installation, from the environment or a file ``.env``."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Literal
from urllib.parse import unquote, urlsplit

from pydantic import (
    Field,
    SecretStr,
    ValidationInfo,
    field_validator,
    model_validator,
)
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

Role = Literal["web", "discord", "telegram", "clock"]
ENV = ".env"
"""The file of settings, in the folder where the program is started."""

LOOPBACK = frozenset({"127.0.0.1", "::1", "localhost"})
"""Names of this machine for itself."""

SHARDS = 10_000
"""More shards than that nobody names."""

ROLES: tuple[Role, ...] = ("web", "discord", "telegram", "clock")


KEPT_IN_FILES = ("database_url", "discord_token", "telegram_token", "telegram_secret")
"""What may be read from a file instead, as orchestrators hand secrets out."""


class Settings(BaseSettings):
    """Every setting has a default with which the page runs on this machine, without tokens."""

    model_config = SettingsConfigDict(env_prefix="TEAHOUSE_", env_file=ENV, extra="ignore")

    database_url: Annotated[str, Field(repr=False)] = "sqlite+aiosqlite:///var/teahouse.sqlite3"
    """SQLite file, or postgresql+asyncpg://user:password@host/name."""
    database_url_file: Path | None = None
    """A file that holds the address."""
    discord_token: SecretStr | None = None
    discord_token_file: Path | None = None
    """A file that holds the token."""
    discord_shards: Annotated[tuple[int, ...], NoDecode] = ()
    """The shards that this process serves, as ``0-3`` or ``0,2``; empty: all."""
    discord_shard_count: Annotated[int, Field(ge=0, validate_default=True)] = 0
    """How many shards there are; 0: as many as Discord advises."""
    telegram_token: SecretStr | None = None
    telegram_token_file: Path | None = None
    """A file that holds the token."""
    telegram_base_url: str = ""
    """Of a Bot API server of your own; empty: Telegram's."""
    telegram_webhook: str = ""
    """The public address that Telegram calls; empty: this installation polls."""
    telegram_secret: SecretStr | None = None
    """What Telegram must say when it calls; empty: derived from the token."""
    telegram_secret_file: Path | None = None
    """A file that holds it."""
    telegram_host: str = "127.0.0.1"
    telegram_port: Annotated[int, Field(ge=0, le=65535)] = 8090
    telegram_path: str = ""
    """Where a proxy passes the calls on to, if not at the path of the address."""
    web_host: str = "127.0.0.1"
    web_port: Annotated[int, Field(ge=0, le=65535)] = 8080
    web_origins: Annotated[tuple[str, ...], NoDecode] = ()
    """Further addresses under which the page is served, separated by commas."""
    web_path: str = ""
    """The path under which a proxy serves the page, such as ``/tea``."""
    web_proxies: Annotated[int, Field(ge=0, le=9)] = 0
    """How many proxies stand before the page and name in X-Forwarded-For who asks them."""
    telegram_app: str = ""
    """The address of the bot's Mini App, https://t.me/BOT/APP, that leads to the page's /app."""
    roles: Annotated[tuple[Role, ...], NoDecode, Field(min_length=1)] = ROLES
    """What this process does, separated by commas; platforms without a token are left out."""
    log: Literal["console", "json"] = "console"
    health_host: str = "127.0.0.1"
    """Where health, readiness and figures are told; nothing secret, but nobody else's business."""
    health_port: Annotated[int, Field(ge=0, le=65535)] = 0
    """Its port; 0: nowhere."""

    @model_validator(mode="before")
    @classmethod
    def _from_files(cls, given: Mapping[str, object]) -> dict[str, object]:
        """Secrets that stand in files. Raises ValueError, naming the variable."""
        told = {key: value for key, value in given.items() if value != ""}
        for name in KEPT_IN_FILES:
            file = told.get(f"{name}_file")
            if not file:
                continue
            variable = f"TEAHOUSE_{name.upper()}"
            if told.get(name):
                raise ValueError(f"{variable} and {variable}_FILE are both set: one is enough")
            told[name] = _content(f"{variable}_FILE", str(file))
        return told

    def secrets(self) -> tuple[str, ...]:
        """What must never be written anywhere."""
        hidden = (self.discord_token, self.telegram_token, self.telegram_secret)
        found = [one.get_secret_value() for one in hidden if one]
        if password := re.search(r"://[^:/@]*:([^@]+)@", self.database_url):
            found += {password[1], unquote(password[1])}
        return tuple(found)

    @field_validator("discord_shards", mode="before")
    @classmethod
    def _counted(cls, value: object) -> object:
        if not isinstance(value, str):
            return value
        spans = [_span(part.strip()) for part in value.split(",") if value]
        return tuple(sorted({shard for span in spans for shard in span}))

    @field_validator("discord_shard_count")
    @classmethod
    def _enough(cls, value: int, info: ValidationInfo) -> int:
        shards = info.data.get("discord_shards") or ()
        if shards and not value:
            raise ValueError("how many shards are there in all, of which these are a part?")
        if shards and value <= max(shards):
            raise ValueError(
                f"of {value} shards the last is {value - 1}: there is no {max(shards)}"
            )
        return value

    @field_validator("web_origins")
    @classmethod
    def _addressed(cls, value: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(_origin(one) for one in value)

    @field_validator("web_host", "telegram_host", "health_host")
    @classmethod
    def _host(cls, value: str) -> str:
        try:
            value.encode("idna")
        except UnicodeError:
            raise ValueError("an address of this machine: 127.0.0.1, or 0.0.0.0 for all") from None
        return value

    @field_validator("web_path")
    @classmethod
    def _rooted(cls, value: str) -> str:
        path = value.rstrip("/")
        if not re.fullmatch(r"(/[A-Za-z0-9._~-]+)*", path):
            raise ValueError("a path such as /tea")
        return path

    @field_validator("telegram_app")
    @classmethod
    def _app(cls, value: str) -> str:
        if value and not re.fullmatch(r"https://t\.me/[A-Za-z0-9_]+/[A-Za-z0-9_]+/?", value):
            raise ValueError("the address that BotFather tells: https://t.me/your_bot/your_app")
        return value.rstrip("/")

    @field_validator("telegram_secret")
    @classmethod
    def _sayable(cls, value: SecretStr | None) -> SecretStr | None:
        if value and not re.fullmatch(r"[A-Za-z0-9_-]{16,256}", value.get_secret_value()):
            raise ValueError("16 to 256 letters, digits, _ and -")
        return value

    @field_validator("telegram_base_url", "telegram_webhook")
    @classmethod
    def _reached(cls, value: str) -> str:
        return _address(value) if value else value

    @field_validator("web_origins", "roles", mode="before")
    @classmethod
    def _listed(cls, value: object) -> object:
        if isinstance(value, str):
            return tuple(part.strip() for part in value.split(",") if part.strip())
        return value


def _content(variable: str, file: str) -> str:
    """What stands in the file of a secret, without the line's end. Raises ValueError."""
    try:
        content = Path(file).read_text(encoding="utf-8").strip()
    except (OSError, UnicodeDecodeError) as error:
        why = error.strerror if isinstance(error, OSError) else "it is no text"
        raise ValueError(f"{variable}: {file} cannot be read: {why}") from None
    if not content:
        raise ValueError(f"{variable}: {file} is empty")
    return content


def _span(part: str) -> range:
    """The numbers that ``0-3`` or ``2`` stands for. Raises ValueError."""
    first, dash, last = part.partition("-")
    if not part.isascii() or not first.isdecimal() or not (last.isdecimal() if dash else not last):
        raise ValueError("numbers such as 0-3 or 0,2")
    span = range(int(first), int(last or first) + 1)
    if not span:
        raise ValueError(f"{part} runs backwards: the smaller number comes first")
    return span[:SHARDS]


def _origin(value: str) -> str:
    """An address as browsers tell where somebody comes from. Raises ValueError."""
    if urlsplit(_address(value)).path.rstrip("/"):
        raise ValueError("an address without a path, such as https://tea.example.org")
    return value.rstrip("/")


def _address(value: str) -> str:
    if not value.startswith(("http://", "https://")):
        raise ValueError("an address begins with http:// or https://")
    parts = urlsplit(value)
    if not parts.hostname or parts.port == 0:  # to ask for a port that is none raises ValueError
        raise ValueError("an address names a host, such as https://tea.example.org")
    return value
