"""A small proxy: each request goes to one of several workers, or to the next if nobody is there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from aiohttp import ClientConnectorError, ClientError, ClientSession, web

ENDS_HERE = {"connection", "content-length", "transfer-encoding", "keep-alive"}


class Proxy:
    """Listens on a free port of loopback."""

    def __init__(self, workers: Sequence[str]) -> None:
        self.workers = workers
        self.address = ""
        self._turn = 0
        self._session: ClientSession
        self._runner: web.AppRunner

    async def __aenter__(self) -> Self:
        page = web.Application(client_max_size=64 * 1024 * 1024)
        page.router.add_route("*", "/{path:.*}", self._pass)
        self._session = ClientSession(auto_decompress=False)
        self._runner = web.AppRunner(page, access_log=None, shutdown_timeout=0.1)
        await self._runner.setup()
        await web.TCPSite(self._runner, "127.0.0.1", 0).start()
        self.address = f"http://127.0.0.1:{self._runner.addresses[0][1]}"
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._runner.cleanup()
        await self._session.close()

    async def _pass(self, request: web.Request) -> web.Response:
        body = await request.read()
        for _ in self.workers:
            self._turn += 1
            worker = self.workers[self._turn % len(self.workers)]
            try:
                async with self._session.request(
                    request.method,
                    worker + request.raw_path,
                    headers=request.headers,
                    data=body,
                    allow_redirects=False,
                ) as answer:
                    back = web.Response(status=answer.status, body=await answer.read())
                    for name, value in answer.headers.items():
                        if name.casefold() not in ENDS_HERE:
                            back.headers.add(name, value)
                    return back
            except ClientConnectorError:
                continue  # nobody listens there: nothing was heard
            except (ClientError, TimeoutError):
                break  # it died over this one; whoever asked may ask again
        return web.Response(status=web.HTTPBadGateway.status_code)
