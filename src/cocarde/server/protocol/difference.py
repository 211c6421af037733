"""What changed from one view to the next, as little of it as can be told, and how it is put together again.

A patch is an object. A key `k` gives the new value of `k`; a key `~k` leads on: its value is a patch of what `k` holds,
or, if it is an array `[at, gone, *come]`, says that from place `at` of a list `gone` items make room for others.
The places of a list are its keys. What is patched is made anew on the way, and shared otherwise.

Whatever is compared is settled: parts of the new view that are as they were become the same objects as in the old one.
So they are neither compared nor built upon again, and what was made in vain goes while it is at hand.
"""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import astuple, force_setattr

Patch = dict[str, Any]
Memo = dict[tuple[int, int], Any]

DEEPER: Final = "~"
MARKED: Final[dict[str, str]] = {}
"""Field names with the mark that leads on, each made once."""

FIELDS: Final[dict[type, tuple[str, ...] | None]] = {}
"""The fields of a struct; None: it leaves defaults out when it is written, and is told whole."""

PLACES: Final = [str(at) for at in range(1000)]
"""The places of a list as keys."""


def difference(old: Any, new: Any, fields: dict[str, int], memo: Memo | None = None) -> Patch:
    """What must be changed in these fields of `old`, each with its place, to have those of `new`; empty: nothing.

    `memo` keeps what is found of parts that several pairs of views share, for as long as all of them live.
    """
    patch: Patch = {}
    known: Memo = {} if memo is None else memo
    befores: tuple[Any, ...] = astuple(old)
    afters: tuple[Any, ...] = astuple(new)
    for field, at in fields.items():
        before, after = befores[at], afters[at]
        if before is not after and not tell(patch, field, before, after, known):
            force_setattr(new, field, before)
    return patch


def settled(old: Any, new: Any, memo: Memo) -> Any:
    """The new view, settled; the old one, if nothing has changed. `memo`: see `difference`."""
    return new if old is not new and tell({}, "", old, new, memo) else old


def going_on(old: Any, new: Any) -> Patch | None:
    """The patch that makes one struct of another of its kind; None: it is shorter to tell it whole."""
    patch: Patch = {}
    if old is not new:
        tell(patch, "", old, new, {})
    if "" in patch:
        return None
    found: Patch = patch.get(DEEPER, {})
    return found


def tell(patch: Patch, key: str, old: Any, new: Any, memo: Memo) -> bool:
    """Say in `patch` how `key` changed; false: it did not."""
    kind = type(old)
    if kind is not type(new):
        patch[key] = new
        return True
    if kind is str or kind is int or kind is bool:
        if old == new:
            return False
        patch[key] = new
        return True
    pair = (id(old), id(new))
    inner = memo.get(pair)
    if inner is None:
        inner = None if old == new else inside(kind, old, new, memo)
        if inner is None:
            return False  # and not noted: what is equal goes, and something else may come to its place
        memo[pair] = inner
    if inner is new:
        patch[key] = new
    else:
        patch[marked(key)] = inner
    return True


def inside(kind: type, old: Any, new: Any, memo: Memo) -> Any:
    """The patch of a part that changed; the part itself where it is shorter to tell it whole."""
    if kind is list:
        return inside_list(old, new, memo)
    if kind is dict:
        return inside_dict(old, new, memo)
    fields = fields_of(kind)
    if fields is None:
        return new
    return inside_struct(fields, new, astuple(old), astuple(new), memo)


def inside_struct(
    fields: tuple[str, ...], new: Any, befores: tuple[Any, ...], afters: tuple[Any, ...], memo: Memo
) -> Any:
    """The fields that changed."""
    patch: Patch = {}
    for at in range(len(fields)):
        before, after = befores[at], afters[at]
        if before is not after and not tell(patch, fields[at], before, after, memo):
            force_setattr(new, fields[at], before)
    return patch or None


def inside_dict(old: dict[str, Any], new: dict[str, Any], memo: Memo) -> Any:
    """Only values may change: the order of keys is part of what is told."""
    if list(old) != list(new):
        return new
    patch: Patch = {}
    for key in old:
        if type(key) is not str or key.startswith(DEEPER):
            return new
        before, after = old[key], new[key]
        if before is not after:
            tell(patch, key, before, after, memo)
    return patch or None


def inside_list(old: list[Any], new: list[Any], memo: Memo) -> Any:
    """The items that changed, if there are as many as before; else what came and went between what stayed."""
    if len(old) == len(new):
        patch: Patch = {}
        for at in range(len(new)):
            before, after = old[at], new[at]
            if before is not after and not tell(patch, place(at), before, after, memo):
                new[at] = before
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


def place(at: int) -> str:
    """The place of an item as a key."""
    return PLACES[at] if at < len(PLACES) else str(at)


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
