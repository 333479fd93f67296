"""Time zones to choose from by buttons: by part of the world, from west to east.

Every other zone can be typed.
"""

from __future__ import annotations

from collections.abc import Mapping

ZONES: Mapping[str, tuple[str, ...]] = {
    "america": (
        "Pacific/Honolulu",
        "America/Anchorage",
        "America/Los_Angeles",
        "America/Denver",
        "America/Phoenix",
        "America/Mexico_City",
        "America/Chicago",
        "America/Bogota",
        "America/Lima",
        "America/New_York",
        "America/Toronto",
        "America/Caracas",
        "America/Santiago",
        "America/Halifax",
        "America/Argentina/Buenos_Aires",
        "America/Sao_Paulo",
        "America/St_Johns",
    ),
    "europe": (
        "UTC",
        "Atlantic/Reykjavik",
        "Europe/Lisbon",
        "Europe/London",
        "Europe/Madrid",
        "Europe/Paris",
        "Europe/Berlin",
        "Europe/Vienna",
        "Europe/Zurich",
        "Europe/Rome",
        "Europe/Warsaw",
        "Europe/Stockholm",
        "Europe/Athens",
        "Europe/Bucharest",
        "Europe/Helsinki",
        "Europe/Kyiv",
        "Europe/Vilnius",
        "Europe/Istanbul",
        "Europe/Moscow",
    ),
    "africa": (
        "Africa/Casablanca",
        "Africa/Accra",
        "Africa/Algiers",
        "Africa/Lagos",
        "Africa/Cairo",
        "Africa/Johannesburg",
        "Africa/Addis_Ababa",
        "Africa/Nairobi",
    ),
    "asia": (
        "Asia/Jerusalem",
        "Asia/Riyadh",
        "Asia/Tehran",
        "Asia/Dubai",
        "Asia/Tbilisi",
        "Asia/Karachi",
        "Asia/Kolkata",
        "Asia/Almaty",
        "Asia/Dhaka",
        "Asia/Bangkok",
        "Asia/Ho_Chi_Minh",
        "Asia/Jakarta",
        "Asia/Singapore",
        "Asia/Shanghai",
        "Asia/Hong_Kong",
        "Asia/Taipei",
        "Asia/Manila",
        "Asia/Seoul",
        "Asia/Tokyo",
    ),
    "pacific": (
        "Australia/Perth",
        "Australia/Darwin",
        "Australia/Adelaide",
        "Australia/Brisbane",
        "Australia/Sydney",
        "Pacific/Auckland",
        "Pacific/Fiji",
    ),
}
"""At most nineteen each, so that a part fits on every platform with its way back."""


def carried(zone: str) -> str:
    """A zone as one word of a button, and back again.

    >>> carried("Europe/Kyiv"), carried("Europe:Kyiv")
    ('Europe:Kyiv', 'Europe/Kyiv')
    """
    return zone.translate(str.maketrans("/:", ":/"))
