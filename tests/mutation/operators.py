"""Which small changes are made: those of cosmic-ray that stand for a slip of the pen, and two it does not have.

Of the eleven ways to replace a `+` one is enough: a test that sees no `-` sees none of the others either.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from cosmic_ray.operators.operator import Operator
from cosmic_ray.plugins import get_operator
from parso.python.tree import Keyword, PythonNode
from parso.tree import NodeOrLeaf

Position = tuple[tuple[int, int], tuple[int, int]]

ARITHMETIC = ("Add_Sub", "Sub_Add", "Mul_FloorDiv", "Div_Mul", "FloorDiv_Mul", "Mod_FloorDiv", "Pow_Mul")
BITS = ("LShift_RShift", "RShift_LShift", "BitOr_BitAnd", "BitAnd_BitOr", "BitXor_BitOr")
BOUNDS = ("Lt_LtE", "LtE_Lt", "Gt_GtE", "GtE_Gt")
OPPOSITES = ("Eq_NotEq", "NotEq_Eq", "Lt_GtE", "LtE_Gt", "Gt_LtE", "GtE_Lt", "Is_IsNot", "IsNot_Is")
UNARY = ("Delete_Not", "Delete_USub", "Delete_Invert")
WORDS = (
    "AddNot",
    "ReplaceTrueWithFalse",
    "ReplaceFalseWithTrue",
    "ReplaceAndWithOr",
    "ReplaceOrWithAnd",
    "ReplaceBreakWithContinue",
    "ReplaceContinueWithBreak",
    "NumberReplacer",
    "ZeroIterationForLoop",
)


class Membership(Operator):  # type: ignore[misc]
    """`in` becomes `not in`, and the other way round."""

    def mutation_positions(self, node: NodeOrLeaf) -> Iterator[Position]:
        if node.type == "comparison":
            for word in node.children[1::2]:
                if word.get_code().split() in (["in"], ["not", "in"]):
                    yield word.start_pos, word.end_pos

    def mutate(self, node: Any, index: int) -> NodeOrLeaf:
        at = [n for n in range(1, len(node.children), 2) if "in" in node.children[n].get_code().split()][index]
        word = node.children[at]
        other = "in" if "not" in word.get_code() else "not in"
        node.children[at] = Keyword(other, word.start_pos, prefix=" ")
        return node

    @classmethod
    def examples(cls) -> Iterable[Any]:
        return ()


class DropStatement(Operator):  # type: ignore[misc]
    """A call made for what it does, or a change of something's field, is left out."""

    def mutation_positions(self, node: NodeOrLeaf) -> Iterator[Position]:
        if node.type == "simple_stmt" and does_something(node.children[0]):
            yield node.start_pos, node.children[0].end_pos

    def mutate(self, node: Any, index: int) -> NodeOrLeaf:
        first = node.get_first_leaf()
        node.children[0] = Keyword("pass", first.start_pos, prefix=first.prefix)
        return node

    @classmethod
    def examples(cls) -> Iterable[Any]:
        return ()


def does_something(statement: NodeOrLeaf) -> bool:
    """Is it a call, a `del`, or an assignment to a field or an element?"""
    if statement.type == "expr_stmt":
        statement = statement.children[0]
        return is_reached(statement)
    if statement.type == "await_expr" or statement.type == "del_stmt":
        return True
    return is_reached(statement) and statement.get_last_leaf().value == ")"


def is_reached(expression: NodeOrLeaf) -> bool:
    """`a.b`, `a[b]`, `a(b)`."""
    return isinstance(expression, PythonNode) and expression.type in ("atom_expr", "power")


def chosen() -> dict[str, Operator]:
    """The operators by their short names."""
    groups = [
        ("ReplaceBinaryOperator_", ARITHMETIC + BITS),
        ("ReplaceComparisonOperator_", BOUNDS + OPPOSITES),
        ("ReplaceUnaryOperator_", UNARY),
        ("", WORDS),
    ]
    kept = {name: get_operator(f"core/{prefix}{name}")() for prefix, names in groups for name in names}
    return {**kept, "Membership": Membership(), "DropStatement": DropStatement()}
