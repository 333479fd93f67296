"""The page against whatever its description allows, and what it forbids.

``python -m tests.web.fuzz 200``: so many requests of each kind to each address.
"""

from __future__ import annotations

import asyncio
import json
import sys
from typing import Any

import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from yarl import URL

from bot.adapters.web import Ways
from bot.adapters.web.guest import COOKIE
from bot.adapters.web.markup import description
from tests.web.conftest import House, opened
from tests.web.scripted import board

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
ENDLESS = "/r/{room}/live"
"""A stream that ends only when somebody goes."""


def fuzz(address: str, cookie: str, seal: str, examples: int) -> dict[str, int]:
    """Send requests to every address as a guest; how many each got. Raises at the first flaw."""
    schema = schemathesis.openapi.from_dict(json_of(description()))
    schema.config.update(base_url=address)
    sent: dict[str, int] = {}
    for found in schema.get_all_operations():
        assert isinstance(found, Ok)
        operation = found.ok()
        if operation.path == ENDLESS:
            continue
        sent[operation.label] = _fuzzed(operation, address, cookie, seal, examples)
    return sent


def _fuzzed(operation: Any, address: str, cookie: str, seal: str, examples: int) -> int:
    count = 0

    @settings(
        max_examples=examples,
        derandomize=True,
        database=None,
        deadline=None,
        phases=[Phase.explicit, Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy())
    def send(case: Any) -> None:
        nonlocal count
        count += 1
        case.cookies = {COOKIE: cookie}
        if count % 2 and isinstance(case.body, dict) and "seal" in case.body:
            case.body["seal"] = seal  # else hardly anything would come further than that
        case.call_and_validate(
            headers={"Origin": address, "Cookie": f"{COOKIE}={cookie}"},
            checks=CHECKS,
            allow_redirects=False,
        )

    send()
    return count


def json_of(body: bytes) -> dict[str, Any]:
    """A description as a dictionary."""
    found = json.loads(body)
    assert isinstance(found, dict)
    return found


async def fuzzed(house: House, examples: int) -> dict[str, int]:
    """Fuzz a house that is open."""
    house.service.post(1, board("A board", "A: take"))
    guest = await house.guest()
    cookie = guest.session.cookie_jar.filter_cookies(URL(house.address))[COOKIE].value
    return await asyncio.to_thread(fuzz, house.address, cookie, await guest.seal(), examples)


async def main(examples: int) -> None:
    """Fuzz a house of our own, and print what was sent."""
    async with opened(Ways(limits={}, telegram="1:fuzz")) as house:
        for label, count in (await fuzzed(house, examples)).items():
            sys.stdout.write(f"{count:6} {label}\n")


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1])))
