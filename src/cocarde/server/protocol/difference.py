"""What changed from one view to the next, as little of it as can be told, and how it is put together again.

A patch is an object. A key `k` gives the new value of `k`; a key `~k` leads on: its value is a patch of what `k` holds,
or, if it is an array `[at, gone, *come]`, says that from place `at` of a list `gone` items make room for others.
The places of a list are its keys. What is patched is made anew on the way, and shared otherwise.
"""

from __future__ import annotations

from typing import Any, Final

Patch = dict[str, Any]
Memo = dict[tuple[int, int], Any]

DEEPER: Final = "~"
MARKED: Final[dict[str, str]] = {}
"""Field names with the mark that leads on, each made once."""

FIELDS: Final[dict[type, tuple[str, ...] | None]] = {}
"""The fields of a struct; None: it leaves defaults out when it is written, and is told whole."""

PLACES: Final = [str(at) for at in range(1000)]
"""The places of a list as keys."""


def difference(old: Any, new: Any, fields: tuple[str, ...], memo: Memo | None = None) -> Patch:
    """What must be changed in these fields of `old` to have those of `new`; empty: nothing.

    `memo` keeps what is found of parts that several pairs of views share, for as long as all of them live.
    """
    patch: Patch = {}
    known: Memo = {} if memo is None else memo
    for field in fields:
        tell(patch, field, getattr(old, field), getattr(new, field), known)
    return patch


def going_on(old: Any, new: Any) -> Patch | None:
    """The patch that makes one struct of another of its kind; None: it is shorter to tell it whole."""
    patch: Patch = {}
    tell(patch, "", old, new, {})
    if "" in patch:
        return None
    found: Patch = patch.get(DEEPER, {})
    return found


def tell(patch: Patch, key: str, old: Any, new: Any, memo: Memo) -> None:
    """Say in `patch` how `key` changed, if it did."""
    if old is new:
        return
    kind = type(old)
    if kind is not type(new) or kind is str or kind is int or kind is bool:
        if old != new or kind is not type(new):
            patch[key] = new
        return
    pair = (id(old), id(new))
    if pair in memo:
        inner = memo[pair]
    else:
        inner = memo[pair] = None if old == new else inside(kind, old, new, memo)
    if inner is not None:
        if inner is new:
            patch[key] = new
        else:
            patch[marked(key)] = inner


def inside(kind: type, old: Any, new: Any, memo: Memo) -> Any:
    """The patch of a part that changed; the part itself where it is shorter to tell it whole."""
    if kind is list:
        return inside_list(old, new, memo)
    if kind is dict:
        return inside_dict(old, new, memo)
    fields = fields_of(kind)
    if fields is None:
        return new
    patch: Patch = {}
    for field in fields:
        tell(patch, field, getattr(old, field), getattr(new, field), memo)
    return patch or None


def inside_dict(old: dict[str, Any], new: dict[str, Any], memo: Memo) -> Any:
    """Only values may change: the order of keys is part of what is told."""
    if list(old) != list(new):
        return new
    patch: Patch = {}
    for key in old:
        if type(key) is not str or key.startswith(DEEPER):
            return new
        tell(patch, key, old[key], new[key], memo)
    return patch or None


def inside_list(old: list[Any], new: list[Any], memo: Memo) -> Any:
    """The items that changed, if there are as many as before; else what came and went between what stayed."""
    if len(old) == len(new):
        patch: Patch = {}
        for at in range(len(new)):
            tell(patch, PLACES[at] if at < len(PLACES) else str(at), old[at], new[at], memo)
        return new if 2 * len(patch) > len(new) and not any_deeper(patch) else patch or None
    first, most = 0, min(len(old), len(new))
    while first < most and old[first] == new[first]:
        first += 1
    last = 0
    while last < most - first and old[-1 - last] == new[-1 - last]:
        last += 1
    if first + last == 0:
        return new
    return [first, len(old) - last - first, *new[first : len(new) - last]]


def any_deeper(patch: Patch) -> bool:
    """Is something in it changed in part only?"""
    for key in patch:
        if key.startswith(DEEPER):
            return True
    return False


def fields_of(kind: type) -> tuple[str, ...] | None:
    """The fields of a kind of struct, in the order they are written; None: it is no struct, or told whole."""
    if kind not in FIELDS:
        config = getattr(kind, "__struct_config__", None)
        whole = config is None or config.omit_defaults or config.array_like
        same = not whole and kind.__struct_fields__ == kind.__struct_encode_fields__  # type: ignore[attr-defined]
        FIELDS[kind] = tuple(kind.__struct_fields__) if same else None  # type: ignore[attr-defined]
    return FIELDS[kind]


def marked(key: str) -> str:
    """The key that leads on to what `key` holds."""
    if key not in MARKED:
        MARKED[key] = DEEPER + key
    return MARKED[key]


def patched(old: Any, patch: Any) -> Any:
    """What a patch makes of something read from JSON; `old` is left as it is."""
    if isinstance(patch, list):
        at, gone = patch[0], patch[1]
        return [*old[:at], *patch[2:], *old[at + gone :]]
    if isinstance(old, list):
        made = old[:]
        for key, value in patch.items():
            if key.startswith(DEEPER):
                made[int(key[1:])] = patched(old[int(key[1:])], value)
            else:
                made[int(key)] = value
        return made
    new = dict(old)
    for key, value in patch.items():
        if key.startswith(DEEPER):
            new[key[1:]] = patched(old[key[1:]], value)
        else:
            new[key] = value
    return new
