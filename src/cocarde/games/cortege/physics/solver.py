"""PHY-1 (K-54 to K-64): rigid discs slide and collide, event by event, in millimetres and seconds.

Between two events each moving disc follows an exact parabola in time along a straight line. Only + - x / and square
roots are used, in the order the rules print them, so that every machine finds the same bits (K-53, K-63).
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from cocarde.games.cortege.data.numbers import BOX
from cocarde.games.cortege.physics.contact import CLOSING_LEAST, GAP_TOUCH, NEARLY, NEVER, SLOWING, approach, meet
from cocarde.games.cortege.physics.film import Film
from cocarde.games.cortege.rules.board import GRID

WIDTH: Final[float] = BOX.board.surface.width / GRID
LENGTH: Final[float] = BOX.board.surface.length / GRID
BOUNCE: Final[float] = BOX.board.physics.restitution  # K-54

REST_SPEED: Final = 0.5  # K-58
SOFT_SPEED: Final = 10.0  # K-57
PART_SPEED: Final = 1.0  # K-57
MOST_EVENTS: Final = 4000  # K-62

CONTACT: Final = 0  # K-61: at the same instant contacts come first,
EXIT: Final = 1  # then exits,
STOP: Final = 2  # then stops


class Motion:
    """The discs on the board from a flick to rest. Indices are places in the list of discs, in unit order (K-64)."""

    def __init__(self, xs: list[int], ys: list[int], radii: list[int], masses: list[float]) -> None:
        self.x: Final = [x / GRID for x in xs]
        self.y: Final = [y / GRID for y in ys]
        self.radius: Final = [r / GRID for r in radii]
        self.mass: Final = masses
        size = len(xs)
        self.ux: Final = [0.0] * size
        self.uy: Final = [0.0] * size
        self.speed: Final = [0.0] * size
        self.on: Final = [True] * size
        self.stirred: Final = [False] * size
        self.moving: list[int] = []
        self.flicked: int = -1
        self.time: float = 0.0
        self.events: int = 0
        self.kind: int = STOP
        self.wait: float = NEVER
        self.first: int = -1
        self.second: int = -1
        self.met: bool = False
        self.touched: Final[list[int]] = []
        self.touched_at: Final[list[float]] = []
        self.contacts: Final[list[tuple[float, int, int, float]]] = []
        self.exits: Final[list[tuple[int, float]]] = []
        self.film: Film | None = None

    def flick(self, disc: int, ux: float, uy: float, speed: float) -> None:
        """Set one disc moving."""
        self.flicked = disc
        self.stirred[disc] = True
        self.ux[disc] = ux
        self.uy[disc] = uy
        self.speed[disc] = speed

    def run(self) -> None:
        """K-55. From event to event until every disc is at rest or off the board."""
        self.show(self.flicked)
        while self.find_next() and self.events < MOST_EVENTS:  # K-62
            self.events += 1
            self.slide()
            if self.kind == CONTACT:
                self.collide(self.first, self.second)
            elif self.kind == EXIT:
                self.leave(self.first)
            else:
                self.rest(self.first)
        if self.film is not None:
            for i in self.moving:
                self.show(i)

    def show(self, i: int) -> None:
        """The film, if one is turned, sees where the disc is."""
        if self.film is not None:
            self.film.mark(i, self.time, self.x[i], self.y[i])

    def will_touch(self) -> bool:
        """Is the first event of this flick a contact?"""
        return self.find_next() and self.kind == CONTACT

    def find_next(self) -> bool:
        """K-61. The next event: `kind`, `wait` and the disc or pair; False when nothing moves."""
        speed = self.speed
        self.moving = [i for i, on in enumerate(self.on) if on and speed[i] > 0.0]
        if not self.moving:
            return False
        self.find_stop()
        self.find_exit()
        self.find_contact()
        return True

    def find_stop(self) -> None:
        """The first disc to come to rest."""
        self.kind = STOP
        self.wait = NEVER
        self.second = -1
        for i in self.moving:
            wait = self.speed[i] / SLOWING
            if wait < self.wait:
                self.wait = wait
                self.first = i

    def find_exit(self) -> None:
        """K-56. Does a centre cross an edge before that?"""
        for i in self.moving:
            ux = self.ux[i]
            uy = self.uy[i]
            s = self.speed[i]
            way = NEVER
            if ux > 0.0:
                way = (WIDTH - self.x[i]) / ux
            elif ux < 0.0:
                way = -self.x[i] / ux
            if uy > 0.0:
                way = min(way, (LENGTH - self.y[i]) / uy)
            elif uy < 0.0:
                way = min(way, -self.y[i] / uy)
            left = s * s - 2.0 * SLOWING * way
            if left > 0.0:
                wait = 2.0 * way / (s + sqrt(left))
                if wait < self.wait or (wait == self.wait and self.kind == STOP):
                    self.wait = wait
                    self.kind = EXIT
                    self.first = i

    def find_contact(self) -> None:
        """Does a pair touch before that? Equal times go to the lower pair; what is out of reach is passed over."""
        x, y, radius, speed = self.x, self.y, self.radius, self.speed
        lying = [j for j, on in enumerate(self.on) if on]
        for i in self.moving:
            xi, yi, si = x[i], y[i], speed[i]
            near = radius[i] + NEARLY
            for j in lying:
                sj = speed[j]
                if sj > 0.0 and j <= i:
                    continue
                reach = near + radius[j] + (si + sj) * self.wait
                dx = x[j] - xi
                if dx > reach or dx < -reach:
                    continue
                dy = y[j] - yi
                if dy > reach or dy < -reach:
                    continue
                self.keep_contact(self.meeting(i, j) if sj > 0.0 else self.approaching(i, j), i, j)

    def approaching(self, i: int, j: int) -> float:
        """When the moving disc i touches the resting disc j."""
        ex, ey = self.x[j] - self.x[i], self.y[j] - self.y[i]
        return approach(ex, ey, self.ux[i], self.uy[i], self.speed[i], self.radius[i] + self.radius[j])

    def meeting(self, i: int, j: int) -> float:
        """When two moving discs touch."""
        x, y, ux, uy, speed = self.x, self.y, self.ux, self.uy, self.speed
        reach = self.radius[i] + self.radius[j]
        return meet(x[i], y[i], ux[i], uy[i], speed[i], x[j], y[j], ux[j], uy[j], speed[j], reach, self.wait)

    def keep_contact(self, wait: float, i: int, j: int) -> None:
        """K-61. This contact is the next event, unless another one is."""
        if wait > self.wait or wait == NEVER:
            return
        low, high = (i, j) if i < j else (j, i)
        if wait == self.wait and self.kind == CONTACT and (self.first, self.second) <= (low, high):
            return
        self.wait = wait
        self.kind = CONTACT
        self.first = low
        self.second = high

    def slide(self) -> None:
        """Move every disc to the event; what is slower than K-58 rests."""
        wait = self.wait
        film = self.film
        for i in self.moving:
            s = self.speed[i]
            if film is not None:
                film.sample(i, self.time, wait, self.x[i], self.y[i], self.ux[i], self.uy[i], s)
            way = s * wait - 0.5 * SLOWING * wait * wait
            self.x[i] += self.ux[i] * way
            self.y[i] += self.uy[i] * way
            self.speed[i] = s - SLOWING * wait
        self.time += wait
        for i in self.moving:
            if self.speed[i] <= REST_SPEED:
                self.rest(i)

    def rest(self, i: int) -> None:
        """The disc stands still."""
        self.speed[i] = 0.0
        self.show(i)

    def leave(self, i: int) -> None:
        """K-56. The disc is off the board and takes no further part."""
        self.rest(i)
        self.on[i] = False
        self.exits.append((i, self.time))

    def collide(self, i: int, j: int) -> None:
        """K-57. An impulse along the line of centres."""
        if not self.met and self.flicked in (i, j):
            self.encounter(self.flicked)
        ex = self.x[j] - self.x[i]
        ey = self.y[j] - self.y[i]
        apart = sqrt(ex * ex + ey * ey)
        nx = ex / apart
        ny = ey / apart
        ax = self.ux[i] * self.speed[i]
        ay = self.uy[i] * self.speed[i]
        bx = self.ux[j] * self.speed[j]
        by = self.uy[j] * self.speed[j]
        closing = (ax - bx) * nx + (ay - by) * ny
        if closing <= 0.0:
            return
        parting = BOUNCE * closing if closing >= SOFT_SPEED else PART_SPEED
        impulse = (closing + parting) / (1.0 / self.mass[i] + 1.0 / self.mass[j])
        mi, mj = self.mass[i], self.mass[j]
        self.move_on(i, ax - impulse / mi * nx, ay - impulse / mi * ny)
        self.move_on(j, bx + impulse / mj * nx, by + impulse / mj * ny)
        self.contacts.append((self.time, i, j, closing))

    def move_on(self, i: int, vx: float, vy: float) -> None:
        """A disc's velocity after a contact."""
        self.stirred[i] = True
        s = sqrt(vx * vx + vy * vy)
        if s > REST_SPEED:
            self.speed[i] = s
            self.ux[i] = vx / s
            self.uy[i] = vy / s
        else:
            self.speed[i] = 0.0
        self.show(i)

    def encounter(self, k: int) -> None:
        """K-80, K-81. The encounter: every disc the flicked one closes on at this instant, before the impulse."""
        self.met = True
        vx = self.ux[k] * self.speed[k]
        vy = self.uy[k] * self.speed[k]
        for j in range(len(self.on)):
            if j == k or not self.on[j]:
                continue
            ex = self.x[j] - self.x[k]
            ey = self.y[j] - self.y[k]
            apart = sqrt(ex * ex + ey * ey)
            if apart - self.radius[j] - self.radius[k] > GAP_TOUCH:
                continue
            closing = ((vx - self.ux[j] * self.speed[j]) * ex + (vy - self.uy[j] * self.speed[j]) * ey) / apart
            if closing > CLOSING_LEAST:
                self.touched.append(j)
                self.touched_at.append(closing)
