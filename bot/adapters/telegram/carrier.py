"""How calls travel to Telegram: by aiohttp, for half the work of the library's own way."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit
from urllib.request import getproxies, proxy_bypass

import aiohttp
from httpx import create_ssl_context
from telegram.error import NetworkError, TimedOut
from telegram.request import BaseRequest

if TYPE_CHECKING:
    from ssl import SSLContext

    from telegram.request import RequestData

READ, WRITE, CONNECT, POOL = 10.0, 20.0, 5.0, 10.0
"""Seconds to wait for an answer, for a picture to go out, for a connection, and for a free one."""

UNSENT = (aiohttp.ClientConnectorError, aiohttp.ConnectionTimeoutError)
"""Telegram has heard nothing."""

JSON = {"Content-Type": "application/json"}

Seconds = Any
"""How long to wait, or the library's mark for a time that nobody has named."""

DEFAULT: Seconds = BaseRequest.DEFAULT_NONE


class Carrier(BaseRequest):
    """So many connections to a server, kept open between calls."""

    def __init__(self, server: str, connections: int) -> None:
        self._server = server
        self._connections = connections
        self._session: aiohttp.ClientSession | None = None

    @property
    def read_timeout(self) -> float:
        """Seconds to wait for an answer."""
        return READ

    async def initialize(self) -> None:
        """Be ready, again after a shutdown."""
        if self._session is None:
            self._session = aiohttp.ClientSession(
                connector=aiohttp.TCPConnector(limit=self._connections, ssl=_trusted()),
                cookie_jar=aiohttp.DummyCookieJar(),
                headers={"User-Agent": self.USER_AGENT},
                proxy=proxy_of(self._server),
            )

    async def shutdown(self) -> None:
        """Hang up."""
        session, self._session = self._session, None
        if session:
            await session.close()

    async def do_request(  # noqa: PLR0913, PLR0917 - as the library calls it
        self,
        url: str,
        method: str,
        request_data: RequestData | None = None,
        read_timeout: Seconds = DEFAULT,
        write_timeout: Seconds = DEFAULT,
        connect_timeout: Seconds = DEFAULT,
        pool_timeout: Seconds = DEFAULT,
    ) -> tuple[int, bytes]:
        """The status and the body of an answer. Raises NetworkError, of which TimedOut is one."""
        if self._session is None:
            raise RuntimeError("the bot is not ready to call")
        read, write = _named(read_timeout, READ), _named(write_timeout, WRITE)
        connect, pool = _named(connect_timeout, CONNECT), _named(pool_timeout, POOL)
        waits = aiohttp.ClientTimeout(
            pool + connect + write + read, pool + connect, sock_connect=connect, sock_read=read
        )
        try:
            async with self._session.request(
                method, url, timeout=waits, allow_redirects=False, **await _body(request_data)
            ) as answer:
                return answer.status, await answer.read()
        except TimeoutError as error:
            raise TimedOut from error
        except (aiohttp.ClientError, OSError) as error:
            raise NetworkError(f"{type(error).__name__}: {error}") from error


async def _body(data: RequestData | None) -> dict[str, Any]:
    """Fields alone as JSON; with files a form, made whole: part by part is more work by half."""
    if data is None:
        return {}
    if not data.contains_files:
        return {"data": data.json_payload, "headers": JSON}
    form = aiohttp.FormData(data.json_parameters)
    for field, (name, content, kind) in data.multipart_data.items():
        form.add_field(field, content, filename=name, content_type=kind)
    parts = form()
    return {"data": await parts.as_bytes(), "headers": {"Content-Type": parts.content_type}}


def _named(seconds: Seconds, default: float) -> float:
    return default if seconds is DEFAULT or seconds is None else float(seconds)


def proxy_of(server: str) -> str | None:
    """The proxy that the environment names for a server, as everywhere."""
    url, known = urlsplit(server), getproxies()
    return None if proxy_bypass(url.netloc) else known.get(url.scheme) or known.get("all")


@cache
def _trusted() -> SSLContext:
    """Reading the certificates takes a while; once is enough."""
    return create_ssl_context()
