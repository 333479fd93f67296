"""A Discord of our own on loopback: the gateway, and the few routes that a board needs.

It has what simcord lacks: sessions that are resumed with what was missed, nonces that are
enforced, and answers that are lost on their way back.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator
from itertools import count
from typing import Any

import discord
import pytest
from aiohttp import WSCloseCode, WSMsgType, web
from discord.gateway import DiscordWebSocket
from discord.http import Route
from yarl import URL

Json = dict[str, Any]

ME: Json = {"id": "1", "username": "teahouse", "discriminator": "0", "avatar": None, "bot": True}
OLENA: Json = {"id": "2", "username": "olena", "global_name": "Olena", "discriminator": "0"}
OLENA |= {"avatar": None}
GUILD, CHANNEL = "3", "4"
LIMITS = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 1}
DISPATCH, IDENTIFY, RESUME, INVALID, HELLO, ACK, BEAT = 0, 2, 6, 9, 10, 11, 1
RIGHTS = str(discord.Permissions(274878008320).value)


class Wire:
    """One application in one server with one channel."""

    def __init__(self) -> None:
        self.messages: dict[str, Json] = {}
        self.answers: Counter[str] = Counter()
        """How often each interaction was answered."""
        self.refused = 0
        """Answers that came when there was one."""
        self.told: list[tuple[int, str, Json]] = []
        """Every event of the session: its number, its name and what it says."""
        self.identified = 0
        self.resumed: list[int] = []
        """The numbers from which sessions were resumed."""
        self.again = 0
        """How many events before those a resume repeats."""
        self.forgets = False
        """Whether the next resume finds no session."""
        self.beat = 41_250
        """Milliseconds between two heartbeats."""
        self.limits: list[float] = []
        """How long the next requests that touch a channel are to wait, in seconds."""
        self.loses = ""
        """The path of a request whose answer will be lost once."""
        self._nonces: dict[str, str] = {}
        self._originals: dict[str, str] = {}
        self._ids = count(10)
        self._line: web.WebSocketResponse | None = None

    async def start(self, patch: pytest.MonkeyPatch) -> None:
        """Listen, and let the library call here."""
        await self.listen()
        calls(self.address, patch)

    async def listen(self) -> None:
        app = web.Application(middlewares=[self._lossy])
        app.add_routes(
            [web.get("/gateway", self._gateway), web.route("*", "/api{path:.*}", self._api)]
        )
        self._runner = web.AppRunner(app, shutdown_timeout=0)
        await self._runner.setup()
        await web.TCPSite(self._runner, "127.0.0.1", 0).start()
        host, port = self._runner.addresses[0][:2]
        self.address = f"{host}:{port}"
        self.line = f"ws://{self.address}/gateway"

    async def stop(self) -> None:
        await self._runner.cleanup()

    async def cut(self) -> None:
        """Hang up in a way after which the session may be resumed."""
        line, self._line = self._line, None
        assert line is not None
        await line.close(code=WSCloseCode.SERVICE_RESTART)

    async def tell(self, event: str, data: Json) -> str:
        """An event happens: it is told now, or at the resume if nobody listens."""
        self.told.append((len(self.told) + 1, event, data))
        if self._line is not None:
            await self._say(*self.told[-1])
        return str(data.get("id", ""))

    async def asks(self, name: str, **options: str) -> str:
        """Olena sends a command."""
        listed = [{"name": key, "type": 3, "value": value} for key, value in options.items()]
        data = {"id": "9", "name": name, "type": 1, "options": listed}
        return await self.tell("INTERACTION_CREATE", self._interaction(2, data))

    async def presses(self, message: str, label: str) -> str:
        """Olena presses a button of a message."""
        found = self.messages[message]
        ids = [one["custom_id"] for one in buttons(found) if one["label"].startswith(label)]
        payload = self._interaction(3, {"custom_id": ids[0], "component_type": 2})
        return await self.tell("INTERACTION_CREATE", payload | {"message": dict(found)})

    def _interaction(self, kind: int, data: Json) -> Json:
        id_ = self._id()
        member: Json = {"user": OLENA, "roles": [], "permissions": "0", "flags": 0, "deaf": False}
        member |= {"joined_at": "2026-01-01T00:00:00+00:00", "mute": False}
        channel: Json = {
            "id": CHANNEL,
            "type": 0,
            "name": "games",
            "position": 0,
            "permissions": "0",
        }
        where: Json = {
            "guild_id": GUILD,
            "channel_id": CHANNEL,
            "channel": channel | {"guild_id": GUILD},
        }
        what: Json = {
            "id": id_,
            "application_id": "1",
            "type": kind,
            "token": f"token{id_}",
            "version": 1,
        }
        rest: Json = {"context": 0, "authorizing_integration_owners": {}, "entitlements": []}
        rest |= {"app_permissions": RIGHTS, "locale": "en-US", "guild_locale": "en-US"}
        rest |= {"attachment_size_limit": 10_000_000}
        return {**what, **where, **rest, "member": member, "data": data}

    def _id(self) -> str:
        """Ids tell the time: these are of now."""
        now = discord.utils.time_snowflake(discord.utils.utcnow())
        return str(now + next(self._ids))

    async def _gateway(self, request: web.Request) -> web.WebSocketResponse:
        line = web.WebSocketResponse()
        await line.prepare(request)
        await line.send_json({"op": HELLO, "d": {"heartbeat_interval": self.beat}})
        async for message in line:
            if message.type is not WSMsgType.TEXT:
                break
            said = json.loads(message.data)
            if said["op"] == BEAT:
                await line.send_json({"op": ACK})
            elif said["op"] in {IDENTIFY, RESUME}:
                await self._begun(line, said)
        return line

    async def _begun(self, line: web.WebSocketResponse, said: Json) -> None:
        if said["op"] == RESUME and self.forgets:
            self.forgets = False
            await line.send_json({"op": INVALID, "d": False})
            return
        self._line = line
        if said["op"] == RESUME:
            self.resumed.append(said["d"]["seq"])
            missed = self.told[max(0, said["d"]["seq"] - self.again) :]
            for event in missed:
                await self._say(*event)
            await self.tell("RESUMED", {})
            return
        self.identified += 1
        self.told.clear()
        ready: Json = {"v": 10, "user": ME, "guilds": [{"id": GUILD, "unavailable": True}]}
        ready |= {"session_id": "s", "resume_gateway_url": self.line, "shard": [0, 1]}
        await self.tell("READY", ready | {"application": {"id": "1", "flags": 0}})
        await self.tell("GUILD_CREATE", _guild())

    async def _say(self, number: int, event: str, data: Json) -> None:
        assert self._line is not None
        await self._line.send_json({"op": DISPATCH, "s": number, "t": event, "d": data})

    @web.middleware
    async def _lossy(self, request: web.Request, handler: Any) -> web.StreamResponse:
        answer: web.StreamResponse = await handler(request)
        if self.loses and re.search(self.loses, request.path) and request.transport:
            self.loses = ""
            request.transport.close()
        return answer

    async def _api(self, request: web.Request) -> web.Response:
        body = await _body(request)
        path = request.match_info["path"]
        if self.limits and path.startswith("/channels/"):
            return _later(self.limits.pop(0))
        for pattern, answer in self._routes():
            if found := re.fullmatch(pattern, f"{request.method} {path}"):
                answered: web.Response = answer(body, *found.groups())
                return answered
        raise AssertionError(f"nobody has built {request.method} {path}")

    def _routes(self) -> Iterator[tuple[str, Any]]:
        yield r"GET /users/@me", lambda _: _json(ME)
        yield r"GET /(?:oauth2/)?applications/@me", lambda _: _json(_application())
        session = {"url": self.line, "shards": 1, "session_start_limit": LIMITS}
        yield r"GET /gateway/bot", lambda _: _json(session)
        yield r"PUT /applications/1/commands", self._registered
        yield r"POST /interactions/(\d+)/(\w+)/callback", self._answered
        yield r"PATCH /webhooks/1/(\w+)/messages/@original", self._filled
        yield r"POST /webhooks/1/token(\w+)", self._followed
        yield r"GET /channels/\d+/messages", lambda _: _json(list(self.messages.values())[::-1])
        yield r"POST /channels/(\d+)/messages", self._sent
        yield r"PATCH /channels/\d+/messages/(\d+)", self._edited

    def _registered(self, body: list[Json]) -> web.Response:
        known: Json = {"application_id": "1", "version": "1", "description": ""}
        return _json([known | one | {"id": self._id()} for one in body])

    def _answered(self, body: Json, id_: str, token: str) -> web.Response:
        if self.answers[id_]:
            self.refused += 1
            return _wrong(400, 40060)
        self.answers[id_] += 1
        pressed = next((data for _, _, data in self.told if data.get("id") == id_), {})
        data, old = body.get("data") or {}, pressed.get("message", {}).get("id", "")
        if body["type"] == 7:
            self._edited(data, old)
        shown = old if body["type"] in {6, 7} else self._made(data)["id"]
        self._originals[token] = shown
        answer: Json = {"id": id_, "type": 3, "response_message_id": shown}
        resource: Json = {"type": body["type"], "message": self.messages[shown]}
        return _json({"interaction": answer, "resource": resource})

    def _filled(self, body: Json, token: str) -> web.Response:
        if token not in self._originals:
            return _wrong(404, 10015)
        return self._edited(body, self._originals[token])

    def _edited(self, body: Json, id_: str) -> web.Response:
        if id_ not in self.messages:
            return _wrong(404, 10008)
        self.messages[id_] |= body | {"attachments": []}
        return _json(self.messages[id_])

    def _followed(self, body: Json, id_: str) -> web.Response:
        asked: Json = {"id": id_, "type": 2, "user": OLENA, "authorizing_integration_owners": {}}
        return self._posted(body | {"interaction_metadata": asked})

    def _sent(self, body: Json, channel: str) -> web.Response:
        nonce = f"{channel}.{body.get('nonce')}"
        if body.get("enforce_nonce") and nonce in self._nonces:
            return _json(self.messages[self._nonces[nonce]])
        answer = self._posted(body)
        self._nonces[nonce] = next(reversed(self.messages))
        return answer

    def _posted(self, body: Json) -> web.Response:
        return _json(self._made(body))

    def _made(self, body: Json) -> Json:
        made: Json = {
            "id": self._id(),
            "channel_id": CHANNEL,
            "author": ME,
            "type": 0,
            "content": "",
        }
        made |= {"timestamp": "2026-01-01T00:00:00+00:00", "edited_timestamp": None, "tts": False}
        made |= {"mention_everyone": False, "mentions": [], "mention_roles": [], "pinned": False}
        made |= {"components": [], "flags": 0, "embeds": []} | body | {"attachments": []}
        self.messages[made["id"]] = made
        return made


def calls(address: str, patch: pytest.MonkeyPatch) -> None:
    """Let the library call a gateway of ours."""
    patch.setattr(Route, "BASE", f"http://{address}/api")
    patch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", URL(f"ws://{address}/gateway"))


def buttons(message: Json) -> list[Json]:
    """The buttons of a message in their order."""
    return [part for row in message["components"] for part in row["components"]]


async def _body(request: web.Request) -> Any:
    if request.content_type == "multipart/form-data":
        return json.loads(str((await request.post())["payload_json"]))
    return await request.json() if request.can_read_body else None


def _json(data: object, status: int = 200) -> web.Response:
    """The library knows no other name of this type."""
    headers = {"Content-Type": "application/json"}
    return web.Response(body=json.dumps(data).encode(), status=status, headers=headers)


def _wrong(status: int, code: int) -> web.Response:
    return _json({"code": code, "message": "no"}, status=status)


def _later(seconds: float) -> web.Response:
    answer = _json({"message": "slowly", "retry_after": seconds, "global": False}, status=429)
    answer.headers.update({"Via": "1.1", "Retry-After": str(seconds)})
    return answer


def _application() -> Json:
    app: Json = {"id": "1", "name": "teahouse", "description": "", "icon": None, "rpc_origins": []}
    app |= {"bot_public": True, "bot_require_code_grant": False, "verify_key": "", "flags": 0}
    return app | {"owner": OLENA, "team": None, "summary": ""}


def _guild() -> Json:
    everyone: Json = {
        "id": GUILD,
        "name": "@everyone",
        "permissions": RIGHTS,
        "position": 0,
        "color": 0,
    }
    everyone |= {"hoist": False, "managed": False, "mentionable": False, "flags": 0}
    channel: Json = {"id": CHANNEL, "type": 0, "name": "games", "position": 0}
    member: Json = {
        "user": ME,
        "roles": [],
        "joined_at": "2026-01-01T00:00:00+00:00",
        "deaf": False,
    }
    guild: Json = {"id": GUILD, "name": "The tea-house", "owner_id": "2", "unavailable": False}
    guild |= {"roles": [everyone], "channels": [channel | {"permission_overwrites": []}]}
    guild |= {"members": [member | {"mute": False, "flags": 0}], "threads": [], "emojis": []}
    guild |= {"preferred_locale": "en-US", "features": [], "member_count": 2, "large": False}
    guild |= {"verification_level": 0, "default_message_notifications": 0, "afk_timeout": 60}
    guild |= {"explicit_content_filter": 0, "mfa_level": 0, "system_channel_flags": 0}
    return guild | {"premium_tier": 0, "nsfw_level": 0, "premium_progress_bar_enabled": False}
