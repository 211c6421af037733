"""What those who look at a table were shown last: the next time they are told only what is new.

All who hold the same seats and look from the same one are shown the same picture. It is made, compared with the one
before, and written once, however many they are; what everybody sees of the game is built once for all of them.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable
from typing import Any, Final, NamedTuple, TypeAlias

import msgspec
from msgspec.structs import replace

from cocarde.core.event import Seen
from cocarde.core.table import Table
from cocarde.server.live.parcel import Parcel
from cocarde.server.live.visibility import Around, heard_by, state_of
from cocarde.server.protocol.difference import Memo, Patch, difference, going_on, settled
from cocarde.server.protocol.socket import Asked, Change, SeatState, State, TalkLine

Viewpoint: TypeAlias = tuple[int | None, tuple[int, ...]]
"""The seat one looks from (None: the public), and the seats one holds."""

CHECKED: Final = 16
"""One edition in so many comes with a check of the whole."""

UNTOLD: Final = ("seat", "you", "fresh", "events", "talk", "edition")
CHANGING: Final = {field: at for at, field in enumerate(State.__struct_fields__) if field not in UNTOLD}
"""The fields of a state that a change may speak of: talk comes by itself, and who looks from elsewhere starts anew."""

encode: Final = msgspec.json.Encoder().encode


class Scene(NamedTuple):
    """What all pictures of one moment share: the seats, what goes on around the game, what everybody sees of it."""

    seats: list[SeatState]
    around: Around
    public: Any


def told(table: Table, state: State, since: int) -> list[Seen]:
    """What happened after that clock; before play begins nobody knows what was dealt."""
    return table.events(state.seat, since) if state.begun else []


class Picture:
    """A state as a viewpoint was shown it, without events and talk; `patch`: what led to it."""

    def __init__(self, state: State, patch: Patch) -> None:
        self.state = state
        self._patch = patch
        self._changes: dict[tuple[int, int], tuple[Asked | None, Parcel]] = {}
        self._whole: Parcel | None = None

    def since(self, before: Picture, table: Table, question: Asked | None = None) -> Parcel:
        """What is new to somebody who was shown another one of this viewpoint before; `question`: his last one."""
        was = before.state.edition
        key = was, id(question)  # which stays what it is, for it is kept beside the parcel
        if key not in self._changes:
            patch = self._patch
            if was != self.state.edition - 1:
                patch = difference(before.state, self.state, CHANGING)
            again = going_on(question, patch["asked"]) if question is not None and patch.get("asked") else None
            if again is not None:
                patch = {field: patch[field] for field in patch if field != "asked"}
            events = told(table, self.state, before.state.n)
            change = Change(was, self.state.edition, patch, again, events, self._check())
            self._changes[key] = question, Parcel(encode(change))
        return self._changes[key][1]

    def _check(self) -> int | None:
        """Whoever has put it together wrongly notices before long."""
        if self.state.edition % CHECKED:
            return None
        return zlib.crc32(encode([self.state.view, self.state.asked]))

    def whole(self, table: Table, talk: list[TalkLine], since: int | None = None) -> Parcel:
        """All of it, with what was said, and what happened after that clock (None: everything)."""
        if since is None and self._whole is not None:
            return self._whole
        state = self.state
        heard = heard_by(talk, state.seat, state.you, state.over)
        events = told(table, state, since or 0)
        parcel = Parcel(encode(replace(state, fresh=since is None, events=events, talk=heard)))
        if since is None:
            self._whole = parcel
        return parcel

    def forget_talk(self) -> None:
        """Something was said: it is told with it the next time."""
        self._whole = None


class Pictures:
    """The last picture of each viewpoint of one table."""

    def __init__(self) -> None:
        self._last: dict[Viewpoint, Picture] = {}
        self._public: Any = None  # what everybody saw of the game last
        self.outdated()

    def outdated(self) -> None:
        """Something may have changed: every picture is to be made anew."""
        self._current: set[Viewpoint] = set()
        self._scene: Scene | None = None
        self._memo: Memo = {}
        self._compared: list[Any] = []  # they must live as long as the memo, which knows their parts by place

    def forget(self) -> None:
        """Nobody goes on from what was shown before."""
        self.outdated()
        self._last.clear()

    def forget_talk(self) -> None:
        """Something was said."""
        for picture in self._last.values():
            picture.forget_talk()

    def keep_only(self, viewpoints: set[Viewpoint]) -> None:
        """Nobody looks from elsewhere any more."""
        for viewpoint in self._last.keys() - viewpoints:
            del self._last[viewpoint]
        self._current &= viewpoints

    def picture(self, viewpoint: Viewpoint, table: Table, scene: Callable[[], Scene]) -> Picture:
        """How the table looks from there now: the last picture, if nothing in it has changed since."""
        last = self._last.get(viewpoint)
        if last is not None and viewpoint in self._current:
            return last
        self._current.add(viewpoint)
        if self._scene is None:
            self._scene = self._settled(scene())
        seat, you = viewpoint
        seats, around, public = self._scene
        state = state_of(table, seat, list(you), seats, table.clock(seat), around, public)
        picture = Picture(state, {}) if last is None else self._next(last, state)
        self._last[viewpoint] = picture
        return picture

    def _settled(self, scene: Scene) -> Scene:
        """A new scene, in which what everybody sees as before is the same: pictures are built on it."""
        self._compared += [self._public, scene.public]
        self._public = settled(self._public, scene.public, self._memo)
        return Scene(scene.seats, scene.around, self._public)

    def _next(self, last: Picture, state: State) -> Picture:
        self._compared += [last.state, state]
        patch = difference(last.state, state, CHANGING, self._memo)
        if not patch:
            return last
        state.edition = last.state.edition + 1
        return Picture(state, patch)
