"""A house under a path: whether the proxy in front of it takes that path away or not, the calls are the same."""

from __future__ import annotations

from typing import Any


class UnderPath:
    """The application as it is called from outside; it leaves the path away, if it is there."""

    def __init__(self, app: Any, base: str) -> None:
        self._app = app
        self._base = base
        self.state = app.state

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        await self._app(self._within(scope) if "path" in scope else scope, receive, send)

    def _within(self, scope: Any) -> Any:
        path: str = scope["path"]
        if path != self._base and not path.startswith(self._base + "/"):
            return scope
        below = path.removeprefix(self._base) or "/"
        return {**scope, "path": below, "raw_path": below.encode()}


def under_path(app: Any, base: str) -> Any:
    """The application, or what leads to it from below this path."""
    return UnderPath(app, base) if base else app
