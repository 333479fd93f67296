"""``python -m bot``: the page, each platform whose token is set, and the clock, in one process.

Commands are imported when they are called: help, and what was mistyped, is answered at once.
"""

from __future__ import annotations

from importlib.metadata import version

import cyclopts

app = cyclopts.App(
    name="python -m bot",
    help="Teahouse: games for Discord, Telegram and a page.",
    version=lambda: version("teahouse"),
)

COMMANDS = (
    ("running", "serve", "Serve some roles in this process, on Discord as a part of its shards."),
    (
        "operators",
        "migrate",
        "Bring the database to the newest schema; harmless when it is there already.",
    ),
    (
        "operators",
        "rebuild",
        "Find everything derived again from the logs: results, ratings, boards.",
        "Nobody can write meanwhile: do it when nobody plays.",
    ),
    ("operators", "export", "Write everything that is kept of a person, as JSON."),
    (
        "operators",
        "forget",
        "Forget a person for good: no account and no name is left, the figures of others stay.",
    ),
    (
        "operators",
        "backup",
        "Write everything into a new file, as it is at one moment; people may go on playing.",
    ),
    (
        "operators",
        "restore",
        "Put a backup in the place of the database; stop the bot first.",
        (
            "An SQLite database that is there is set aside with its side files; one of PostgreSQL "
            "must be empty."
        ),
    ),
    (
        "operators",
        "verify",
        "Play every game again and compare all that is kept; name what is wrong. Changes nothing.",
        "People may go on playing. Ends with 1 if there is something to name.",
    ),
    (
        "operators",
        "announce",
        (
            "Tell rooms with open games that the bot will stop; say it again with a new time to "
            "move it."
        ),
        "When it serves again those lines say that it is back. Rooms in quiet mode are left alone.",
    ),
    (
        "doctor",
        "doctor",
        (
            "Look over settings, tokens, fonts, database, clocks, rights and room; advise where "
            "needed."
        ),
        "Changes nothing. Ends with 1 if something is wrong; what is only noted (~) will do.",
    ),
)
"""The module of each command, its name, what it does in a sentence, and what else is to be said."""

for module, name, *about in COMMANDS:
    app.command(f"bot.{module}:{name}_command", name=name, help="\n\n".join(about))


@app.default
async def run(*, roles: str = "") -> None:
    """Migrate the embedded database, then serve until stopped.

    Parameters
    ----------
    roles
        What this process does (web, discord, telegram, clock; by commas). Overrides TEAHOUSE_ROLES.

    """
    from bot.running import run as serve  # noqa: PLC0415 - see above

    await serve(roles)


if __name__ == "__main__":
    app()
