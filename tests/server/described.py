"""Is every answer as the house describes it? Those to the guests of the tests are compared with its description."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

import httpx
from jsonschema import Draft202012Validator

from cocarde.server.app import create_app
from cocarde.server.routes.description import described
from cocarde.server.settings import Settings


@cache
def document() -> dict[str, Any]:
    """The description, made once."""
    return described(create_app(Settings(data=Path("nowhere"), shelf=())))


@cache
def addresses() -> list[tuple[re.Pattern[str], str]]:
    """What the addresses of calls look like, those without a placeholder first."""
    paths = sorted(document()["paths"], key=lambda path: path.count("{"))
    return [(re.compile(re.sub(r"\{\w+\}", "[^/]+", path)), path) for path in paths]


def call_of(method: str, path: str) -> dict[str, Any] | None:
    """The call that is described there."""
    for pattern, template in addresses():
        if pattern.fullmatch(path) and method.lower() in document()["paths"][template]:
            found: dict[str, Any] = document()["paths"][template][method.lower()]
            return found
    return None


@cache
def validator(operation: str, status: str, kind: str) -> Draft202012Validator:
    """What checks the bodies of one answer."""
    call = next(
        one for path in document()["paths"].values() for one in path.values() if one["operationId"] == operation
    )
    schema = call["responses"][status]["content"][kind]["schema"]
    return Draft202012Validator({**schema, "components": document()["components"]})


def check(answer: httpx.Response) -> None:
    """`AssertionError` unless this answer is one of those that the description tells of its call, if it is one."""
    method, path = answer.request.method, answer.request.url.path
    call = call_of("GET" if method == "HEAD" else method, path.removeprefix("/jeux"))
    refused = method == "HEAD" and answer.status_code == 405  # of a call that is told of for GET only
    if call is None or refused or "event-stream" in answer.headers.get("content-type", ""):
        return
    answer.read()
    told, status = call["responses"], str(answer.status_code)
    where = f"{method} {path}: {status}"
    assert status in told, f"{where} is not described; {', '.join(told)} are: {answer.text[:200]}"
    kind = answer.headers.get("content-type", "").partition(";")[0]
    content = told[status].get("content")
    if method == "HEAD" or not content:
        assert not answer.content, f"{where} should be empty"
        return
    assert kind in content, f"{where} is {kind}; {', '.join(content)} is described"
    if kind == "application/json":
        wrong = next(validator(call["operationId"], status, kind).iter_errors(answer.json()), None)
        assert wrong is None, f"{where} {wrong.json_path if wrong else ''}: {wrong.message[:300] if wrong else ''}"
