"""What holds for every answer of the page: where posts come from, headers, and kind errors."""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import structlog
from aiohttp import web

from bot.adapters.web.guest import visitor_of
from bot.adapters.web.pace import GUEST
from bot.logs import correlation, traced
from bot.settings import LOOPBACK

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from aiohttp.typedefs import Handler, Middleware

    from bot.adapters.web.markup import Markup
    from bot.adapters.web.seals import Seals

BODY = 96 * 1024
"""The largest body of a request, in bytes."""

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; "
    "manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors "
)
NOWHERE, TELEGRAM = "'none'", "https://web.telegram.org"
"""Whose page may show ours in a frame: nobody's, or that of Telegram, as a Mini App."""

HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}

_log = structlog.get_logger(__name__)


def headers(*, framed: bool) -> Callable[[web.Request, web.StreamResponse], Awaitable[None]]:
    """What puts the protecting headers on a response, whatever made it."""
    policy = POLICY + (TELEGRAM if framed else NOWHERE)

    async def add(_request: web.Request, response: web.StreamResponse) -> None:
        response.headers.update(HEADERS)
        response.headers["Content-Security-Policy"] = policy
        response.headers.setdefault("Cache-Control", "no-store")
        response.headers.pop("Server", None)

    return add


def origins(trusted: tuple[str, ...]) -> Middleware:
    """Let a request change something only if it comes from this page, or from a trusted one."""
    allowed = frozenset(one.rstrip("/").lower() for one in trusted)

    @web.middleware
    async def check(request: web.Request, handler: Handler) -> web.StreamResponse:
        if request.method in {"GET", "HEAD"} or _is_ours(request, allowed):
            return await handler(request)
        raise web.HTTPForbidden(text="page-error-origin")

    return check


def hosts(host: str, trusted: tuple[str, ...]) -> Middleware:
    """A page on the loopback answers to loopback names only, and to those it is trusted under.

    So no foreign name that points to this machine can speak for the person at it.
    """
    names = LOOPBACK | {urlsplit(one).hostname for one in trusted}

    @web.middleware
    async def check(request: web.Request, handler: Handler) -> web.StreamResponse:
        if host not in LOOPBACK or _name(request) in names:
            return await handler(request)
        raise web.HTTPForbidden(text="page-error-origin")

    return check


def _name(request: web.Request) -> str | None:
    try:
        return urlsplit(f"//{request.host}").hostname
    except ValueError:
        return None


def _is_ours(request: web.Request, allowed: frozenset[str]) -> bool:
    origin = request.headers.get("Origin", "").lower()
    if not origin:
        return request.headers.get("Sec-Fetch-Site") == "same-origin"
    if origin in allowed:
        return True
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    return parts.scheme in {"http", "https"} and parts.netloc == request.host.lower()


def known(seals: Seals) -> Middleware:
    """Note whose browser it is, for the limits of each guest."""

    @web.middleware
    async def look(request: web.Request, handler: Handler) -> web.StreamResponse:
        visitor = visitor_of(request, seals)
        request[GUEST] = visitor.account if visitor else ""
        return await handler(request)

    return look


def kindly(markup: Markup) -> Middleware:
    """Say every error in plain words: as JSON to the script, as a page to everybody else."""

    @web.middleware
    async def trace(request: web.Request, handler: Handler) -> web.StreamResponse:
        with traced(platform="web"):
            return await catch(request, handler)

    async def catch(request: web.Request, handler: Handler) -> web.StreamResponse:
        try:
            return await handler(request)
        except web.HTTPException as error:
            if error.status < web.HTTPBadRequest.status_code:
                raise
            told = markup.error(request, error.status, _reason(error))
            kept = ("Allow", "Retry-After")
            told.headers.update(
                {name: error.headers[name] for name in kept if name in error.headers}
            )
            return told
        except ConnectionResetError:
            raise
        except Exception:  # noqa: BLE001 - whatever breaks is logged and told kindly
            report = correlation()
            _log.exception("page-failed", path=_pattern(request), method=request.method)
            return markup.error(request, 500, "page-error-broken", report)

    return trace


def _pattern(request: web.Request) -> str:
    """The address without what people put into it: who knows a room's name may come in."""
    resource = request.match_info.route.resource
    return resource.canonical if resource else ""


def _reason(error: web.HTTPException) -> str:
    if error.text and error.text.startswith("page-error-"):
        return error.text
    match error.status:
        case 404:
            return "page-error-missing"
        case 405:
            return "page-error-method"
        case 413:
            return "page-error-large"
        case _:
            return "page-error-unclear"
