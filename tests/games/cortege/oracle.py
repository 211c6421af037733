"""The independent oracle: the same flick in pymunk (Chipmunk2D), with the settings of K-66."""

from __future__ import annotations

from math import inf, sqrt

import pymunk

RADIUS = 15.0
MASS = 6.0
SLOWING = 2500.0
WIDTH, LENGTH = 420.0, 600.0
LONGEST = 3.0  # seconds: 6000 steps of K-66
ITERATIONS = 20


class PymunkShot:
    """K-66. A fresh space for one flick; positions in mm, `touched` the first disc the flicked one met (-1: none)."""

    def __init__(self, places: list[tuple[float, float]], step: float) -> None:
        self.step = step
        self.space = pymunk.Space()
        self.space.gravity = (0.0, 0.0)
        self.space.damping = 1.0
        self.space.iterations = ITERATIONS
        self.space.collision_slop = 0.005
        self.bodies: list[pymunk.Body] = []
        self.shapes: list[pymunk.Circle] = []
        self.places = list(places)
        self.on = [True] * len(places)
        self.touched = -1
        self.flicked = -1
        for at in places:
            self._add(at)
        self.space.on_collision(begin=self._began)

    def _add(self, at: tuple[float, float]) -> None:
        body = pymunk.Body(MASS, inf)
        body.position = at
        shape = pymunk.Circle(body, RADIUS)
        shape.elasticity = sqrt(0.70)
        shape.friction = 0.0
        drag = pymunk.PivotJoint(self.space.static_body, body, (0.0, 0.0), (0.0, 0.0))
        drag.max_bias = 0.0
        drag.max_force = MASS * SLOWING
        self.space.add(body, shape, drag)
        self.bodies.append(body)
        self.shapes.append(shape)

    def _began(self, arbiter: pymunk.Arbiter, _space: pymunk.Space, _data: object) -> None:
        pair = [self.shapes.index(shape) for shape in arbiter.shapes if isinstance(shape, pymunk.Circle)]
        if self.touched < 0 and self.flicked in pair:
            self.touched = pair[1 - pair.index(self.flicked)]

    def flick(self, flicked: int, ux: float, uy: float, speed: float) -> None:
        """Set one disc moving."""
        self.flicked = flicked
        self.bodies[flicked].velocity = (ux * speed, uy * speed)

    def run(self, flicked: int, ux: float, uy: float, speed: float) -> None:
        """Flick one disc and step until all is at rest."""
        self.flick(flicked, ux, uy, speed)
        for _ in range(round(LONGEST / self.step)):
            self.space.step(self.step)
            self._drop()
            if all(body.velocity.length <= 1.0 for body, on in zip(self.bodies, self.on, strict=True) if on):
                break
        self.places = [(body.position.x, body.position.y) for body in self.bodies]

    def _drop(self) -> None:
        """A disc whose centre is off the surface takes no further part."""
        for n, body in enumerate(self.bodies):
            x, y = body.position
            if self.on[n] and not (0.0 <= x <= WIDTH and 0.0 <= y <= LENGTH):
                self.on[n] = False
                self.space.remove(self.shapes[n], *body.constraints, body)
