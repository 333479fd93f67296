"""The page's own description: it names every address, and the page keeps to it."""

from __future__ import annotations

import re

from bot.adapters.web import Ways, build_web
from bot.adapters.web.markup import description
from tests.web.conftest import House, opened
from tests.web.fuzz import fuzzed, json_of
from tests.web.scripted import Scripted


async def test_the_description_names_every_address_and_no_other() -> None:
    app = build_web(Scripted())  # type: ignore[arg-type] # has what is asked for
    served = {
        (re.sub(r"\{(\w+):[^{}]*(?:\{\d+(?:,\d+)?\})?[^{}]*\}", r"{\1}", path), route.method)
        for route in app.router.routes()
        if route.resource and (path := route.resource.canonical) and route.method != "HEAD"
    }
    told = {
        (path, method.upper())
        for path, methods in json_of(description())["paths"].items()
        for method in methods
        if method in {"get", "post"}
    }
    assert {(path, method) for path, method in served} == told


async def test_the_description_is_served(house: House) -> None:
    answer = await house.browser().get("/openapi.json")
    assert answer.content_type == "application/json"
    assert await answer.read() == description()


async def test_whatever_is_asked_of_it_the_page_answers_as_described() -> None:
    async with opened(Ways(limits={}, telegram="1:fuzz")) as house:
        sent = await fuzzed(house, 2)
    assert len(sent) == 16
    assert "POST /r/{room}/press" in sent
