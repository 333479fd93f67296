"""A share of the year of many players: two orders of writing, one truth."""

from __future__ import annotations

from tests.databases import Databases
from tests.standings.year import Year, compare


async def test_a_year_in_two_orders_is_one_and_the_same(swift_databases: Databases) -> None:
    wrong, equal, results = await compare(
        (swift_databases(), swift_databases()), Year(players=12, games=30)
    )
    assert results > 40
    assert wrong == 0
    assert equal
