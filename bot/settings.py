"""Settings of an installation, from the environment or a file ``.env``."""

from __future__ import annotations

import re
from typing import Annotated, Literal

from pydantic import Field, SecretStr, field_validator
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

Role = Literal["web", "discord", "telegram", "clock"]
ROLES: tuple[Role, ...] = ("web", "discord", "telegram", "clock")


class Settings(BaseSettings):
    """Every setting has a default with which the page runs on this machine, without tokens."""

    model_config = SettingsConfigDict(env_prefix="TEAHOUSE_", env_file=".env", extra="ignore")

    database_url: str = "sqlite+aiosqlite:///var/teahouse.sqlite3"
    """SQLite file, or postgresql+asyncpg://user:password@host/name."""
    discord_token: SecretStr | None = None
    telegram_token: SecretStr | None = None
    telegram_base_url: str = ""
    """Of a Bot API server of your own; empty: Telegram's."""
    telegram_webhook: str = ""
    """The public address that Telegram calls; empty: this installation polls."""
    telegram_secret: SecretStr | None = None
    """What Telegram must say when it calls; empty: derived from the token."""
    telegram_host: str = "127.0.0.1"
    telegram_port: Annotated[int, Field(ge=0, le=65535)] = 8090
    telegram_path: str = ""
    """Where a proxy passes the calls on to, if not at the path of the address."""
    web_host: str = "127.0.0.1"
    web_port: Annotated[int, Field(ge=0, le=65535)] = 8080
    web_origins: Annotated[tuple[str, ...], NoDecode] = ()
    """Further addresses under which the page is served, separated by commas."""
    roles: Annotated[tuple[Role, ...], NoDecode] = ROLES
    """What this process does, separated by commas; platforms without a token are left out."""
    log: Literal["console", "json"] = "console"

    @field_validator("web_origins")
    @classmethod
    def _addressed(cls, value: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(_address(one) for one in value)

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


def _address(value: str) -> str:
    if not value.startswith(("http://", "https://")):
        raise ValueError("an address begins with http:// or https://")
    return value
