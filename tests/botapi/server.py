"""The server itself: one bot, on a free port of loopback."""

from __future__ import annotations

import asyncio
from typing import Any, Self

from aiohttp import BodyPartReader, web

from tests.botapi import whispers
from tests.botapi.checks import Request
from tests.botapi.faults import Fault, Flood
from tests.botapi.methods import METHODS
from tests.botapi.people import People
from tests.botapi.updates import Updates
from tests.botapi.world import TOKEN, Call, Refusal, World

QUIET = ("getUpdates", "getMe", "deleteWebhook", "setWebhook", "getWebhookInfo")
"""Calls that are not listed and not hit by faults for all methods."""


class BotApi(People):
    """The Bot API of one world. ``unknown`` lists calls of methods it does not have."""

    def __init__(self) -> None:
        self.world = World()
        self.updates = Updates()
        self.faults: list[Fault] = []
        self.flood: Flood | None = None
        self.unknown: list[str] = []
        self.busy = 0
        self._runner: web.AppRunner | None = None
        self._port = 0

    @property
    def base_url(self) -> str:
        """What goes before the token in the address of a method."""
        return f"http://127.0.0.1:{self._port}/bot"

    @property
    def base_file_url(self) -> str:
        """What goes before the token in the address of a file."""
        return f"http://127.0.0.1:{self._port}/file/bot"

    async def __aenter__(self) -> Self:
        app = web.Application(client_max_size=64 * 1024 * 1024)
        app.router.add_route("*", "/bot{token}/{method}", self._call)
        app.router.add_get("/file/bot{token}/{path:.+}", self._file)
        self._runner = web.AppRunner(app, shutdown_timeout=0.1, access_log=None)
        await self._runner.setup()
        await web.TCPSite(self._runner, "127.0.0.1", self._port).start()
        self._port = self._runner.addresses[0][1]
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.updates.delete_webhook(Request(self.world, {}))
        if self._runner:
            await self._runner.cleanup()

    def fail(self, fault: Fault) -> Fault:
        """Let something go wrong from now on."""
        self.faults.append(fault)
        return fault

    async def _call(self, http: web.Request) -> web.StreamResponse:
        if http.match_info["token"] != TOKEN:
            return _refused(Refusal(401, "Unauthorized"))
        method = http.match_info["method"]
        try:
            request = await _read(self.world, http)
        except ConnectionResetError:
            return web.Response()  # the bot hung up, as it does when it stops polling
        if method == "getUpdates":
            return await self._answer(method, request)
        self.busy += 1
        try:
            return await self._listed(method, request, http)
        finally:
            self.busy -= 1

    async def _listed(self, method: str, request: Request, http: web.Request) -> web.StreamResponse:
        call = Call(method, request.params)
        if method not in QUIET:
            self.world.calls.append(call)
        fault = next((one for one in self.faults if _hits(one, method)), None)
        try:
            if fault:
                fault.refuse()
        except Refusal as refusal:
            answer: web.StreamResponse = _refused(refusal)
        else:
            answer = await self._answer(method, request)
        call.refused = answer.reason or "" if answer.status != web.HTTPOk.status_code else ""
        if fault and fault.kind == "lost" and http.transport:
            http.transport.abort()
        if fault and fault.kind == "garbled":
            return web.Response(status=fault.code, text="<html>Bad Gateway</html>")
        if fault and fault.kind == "slow":
            await asyncio.sleep(fault.seconds)
        return answer

    async def _answer(self, method: str, request: Request) -> web.Response:
        try:
            return web.json_response({"ok": True, "result": await self._do(method, request)})
        except Refusal as refusal:
            return _refused(refusal)

    async def _do(self, method: str, request: Request) -> Any:
        match method:
            case "getUpdates":
                return await self.updates.fetch(request)
            case "setWebhook":
                return await self.updates.set_webhook(request)
            case "getWebhookInfo":
                return self.updates.webhook_info()
            case "deleteWebhook":
                return await self.updates.delete_webhook(request)
        early = method in whispers.NAMES and self.world.version < whispers.FIRST
        if method not in METHODS or early:
            if not early:
                self.unknown.append(method)
            raise Refusal(404, "Not Found: method not found")
        if self.flood:
            self.flood.check(method, request.get("chat_id"))
        return METHODS[method](request)

    async def _file(self, http: web.Request) -> web.Response:
        file_id = http.match_info["path"].removeprefix("photos/").removesuffix(".jpg")
        if http.match_info["token"] != TOKEN or file_id not in self.world.files:
            raise web.HTTPNotFound
        return web.Response(body=self.world.files[file_id], content_type="image/png")


def _hits(fault: Fault, method: str) -> bool:
    return not (fault.method == "*" and method in QUIET) and fault.takes(method)


def _refused(refusal: Refusal) -> web.Response:
    body: dict[str, Any] = {
        "ok": False,
        "error_code": refusal.code,
        "description": refusal.description,
    }
    if refusal.parameters:
        body["parameters"] = refusal.parameters
    reason = refusal.description.partition("\n")[0]
    return web.json_response(body, status=refusal.code, reason=reason)


async def _read(world: World, http: web.Request) -> Request:
    params = {name: str(value) for name, value in http.query.items()}
    files: dict[str, bytes] = {}
    if http.content_type == "multipart/form-data":
        async for part in await http.multipart():
            if not isinstance(part, BodyPartReader) or part.name is None:
                continue
            if part.filename is None:
                params[part.name] = await part.text()
            else:
                files[part.name] = bytes(await part.read())
    elif http.content_type == "application/json":
        params |= {name: str(value) for name, value in (await http.json()).items()}
    elif http.can_read_body:
        params |= {name: str(value) for name, value in (await http.post()).items()}
    return Request(world, params, files)
