"""What every command line of ours needs: settings told plainly, a database opened and closed."""

from __future__ import annotations

import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager

from pydantic import ValidationError

from bot.logs import configure
from bot.settings import ENV, Settings
from bot.store import NotReady, Store


def settings_of(**chosen: str) -> Settings:
    """The settings, some of them chosen by the command line: those that are not empty."""
    given = {name: value for name, value in chosen.items() if value}
    try:
        settings = Settings(**given)  # type: ignore[arg-type] # the validators take words
    except ValidationError as error:
        sys.stderr.writelines(f"{line}\n" for line in problems(error))
        raise SystemExit(2) from None
    except (OSError, UnicodeError) as error:
        sys.stderr.write(f"{ENV}: {unread(error)}\n")
        raise SystemExit(2) from None
    configure(settings.log, settings.secrets())
    return settings


def unread(error: OSError | UnicodeError) -> str:
    """Why a file of settings says nothing."""
    why = "it is no text in UTF-8" if isinstance(error, UnicodeError) else error.strerror
    return f"it cannot be read: {why}"


def problems(error: ValidationError) -> list[str]:
    """What is wrong with which setting, a line for each; never the value, which may be secret."""
    told = []
    for problem in error.errors():
        name = "_".join(str(part) for part in problem["loc"][:1]).upper()
        message = problem["msg"].removeprefix("Value error, ")
        told.append(f"TEAHOUSE_{name}: {message}" if name else message)
    return told


@contextmanager
def plainly() -> Iterator[None]:
    """One line instead of a traceback where the database cannot be used."""
    try:
        yield
    except (NotReady, OSError) as error:
        sys.stderr.write(f"{error}\n")
        raise SystemExit(1) from None


@asynccontextmanager
async def opened() -> AsyncIterator[Store]:
    """The store of the settings, for as long as a command lasts."""
    with plainly():
        store = await Store.open(settings_of().database_url)
        try:
            yield store
        finally:
            await store.close()
