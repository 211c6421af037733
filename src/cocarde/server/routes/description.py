"""The house's own description of its calls (OpenAPI): what is asked and what is answered, errors too.

The framework knows addresses, parameters and which shapes go where. The shapes themselves are written by msgspec, which
also reads and writes them; what every call may be refused with is added here, the rest stands at each route (`fails`).
"""

from __future__ import annotations

from collections.abc import Iterator
from http import HTTPStatus
from typing import Any, Final

import msgspec
from litestar import Litestar, Request
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from litestar.routes import HTTPRoute

from cocarde import __version__
from cocarde.server.protocol.http import Problem
from cocarde.server.routes.answers import REASONS, TOKEN

AT: Final = "#/components/schemas/{name}"
LOOKS: Final = frozenset({"GET", "HEAD"})
"""Methods that change nothing: no page is too foreign for them."""
ALWAYS: Final = (400, 429, 500, 503)
"""What any call may be answered with."""


class Description(JsonRenderPlugin):
    """The document as it is told, at `openapi.json`: made when first asked for, then kept."""

    _told = b""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        self._told = self._told or msgspec.json.encode(described(request.app))
        return self._told


def openapi_config() -> OpenAPIConfig:
    """Where the description is found, and how a bot says who it is."""
    token = SecurityScheme(type="http", scheme="bearer", description="the token of a bot: cocarde_bot_…")
    return OpenAPIConfig(
        title="Cocarde",
        version=__version__,
        path="/api/schema",
        render_plugins=[Description()],
        use_handler_docstrings=True,
        components=Components(security_schemes={TOKEN: token}),
    )


def described(app: Litestar) -> dict[str, Any]:
    """What the framework knows of the calls, made true."""
    document: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(app.openapi_schema.to_schema()))
    calls = list(calls_of(app))
    shapes = shapes_of([Problem, *(told for _, _, handler in calls for told in types_of(handler))])
    document["components"]["schemas"] = shapes
    for path, method, handler in calls:
        complete(document["paths"][path][method.lower()], method, handler)
    return document


def calls_of(app: Litestar) -> Iterator[tuple[str, str, HTTPRouteHandler]]:
    """Every call that is described: its address, its method, and who answers it."""
    for route in app.routes:
        if isinstance(route, HTTPRoute):
            for handler in route.route_handlers:
                if handler.resolve_include_in_schema():
                    yield from ((route.path_format, str(method), handler) for method in handler.http_methods)


def types_of(handler: HTTPRouteHandler) -> Iterator[Any]:
    """The types that a call reads and answers."""
    signature = handler.parsed_fn_signature
    body, told = signature.parameters.get("data"), signature.return_type
    yield from (spec.data_container for spec in (handler.responses or {}).values())
    yield from (one.annotation for one in ([body] if body else []))
    yield from ([told.inner_types[0].annotation] if told.inner_types and not told.is_collection else [told.annotation])
    yield from filter(None, [handler.opt.get("body")])


def shapes_of(types: list[Any]) -> dict[str, Any]:
    """The shapes of all structs among these types and in them, as msgspec reads and writes them."""
    known = [one for one in types if is_shape(one)]
    _, shapes = msgspec.json.schema_components(known, ref_template=AT)
    return {name: as_told(shape) for name, shape in sorted(shapes.items())}


def is_shape(one: Any) -> bool:
    """Is this a type that msgspec can describe? An answer that is a stream, or bytes as they are, is none."""
    try:
        msgspec.json.schema(one)
    except TypeError:
        return False
    return one not in {bytes, None}


def as_told(shape: Any) -> Any:
    """A shape with patterns as ECMAScript writes them, which has `$` where Python has `\\Z`."""
    if isinstance(shape, dict):
        return {key: as_told(value) for key, value in shape.items()}
    if isinstance(shape, list):
        return [as_told(one) for one in shape]
    return shape.replace("\\Z", "$") if isinstance(shape, str) else shape


def complete(call: dict[str, Any], method: str, handler: HTTPRouteHandler) -> None:
    """Add what the framework does not know of a call: a body that is read as it comes, and how it is refused."""
    body = handler.opt.get("body")
    if body is not None:
        call["requestBody"] = {"content": {"application/json": {"schema": ref(body)}}, "required": True}
    answers = call["responses"]
    for status in refusals(call, method):
        answers.setdefault(str(status), {})
    for status, told in answers.items():
        if (int(status) >= 400 and "content" not in told) or int(status) == 400:
            told["description"] = REASONS[int(status)]
            told["content"] = {"application/json": {"schema": ref(Problem)}}
        elif told.get("description") == HTTPStatus(int(status)).description:
            told["description"] = ""
    call["responses"] = dict(sorted(answers.items()))


def refusals(call: dict[str, Any], method: str) -> Iterator[int]:
    """What calls of this kind may be refused with, whatever they are about."""
    yield from ALWAYS
    if method not in LOOKS:
        yield 403
    if "requestBody" in call:
        yield from (400, 413)
    elif call.get("parameters"):
        yield 400


def ref(shape: type[msgspec.Struct]) -> dict[str, str]:
    """Where a shape is described."""
    return {"$ref": AT.format(name=shape.__name__)}
