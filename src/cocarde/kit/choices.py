"""Answers that are not in the vocabulary."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from cocarde.core.choice import Choice


@mypyc_attr(allow_interpreted_subclasses=True)
class Measured(Choice):
    """An answer built when given: two that are written alike are the same answer."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Measured) and other.notation == self.notation

    def __hash__(self) -> int:
        return hash(self.notation)
