import { expect, test } from "vitest";
import { aimOf, band, cone, heading, meets, numbers, pulled, slide, tidy, toEdge } from "./aim.ts";

const POWERS = { least_power: 40, most_power: 1000 };
const STEADY = { id: "steady", slip: 0.021, slip_per_power: 0.021, speed_error: 0.08 };

test("a pull backwards aims ahead, and further is stronger", () => {
  const disc = { x: 100, y: 500 };
  expect(pulled(disc, { x: 100, y: 620 }, POWERS)).toEqual({ angle: 0, power: 1000 });
  expect(pulled(disc, { x: 100, y: 900 }, POWERS)?.power).toBe(1000);
  expect(pulled(disc, { x: 40, y: 500 }, POWERS)?.angle).toBe(90);
  expect(pulled(disc, { x: 100, y: 510 }, POWERS)?.power).toBe(40);
  expect(pulled(disc, { x: 103, y: 504 }, POWERS)).toBeNull();
});

test("the rubber band ends where the hand was", () => {
  const hand = { x: 63, y: 560 };
  const aim = pulled({ x: 100, y: 500 }, hand, POWERS)!;
  const end = band(aim, POWERS);
  expect(100 + end.x).toBeCloseTo(hand.x, 0);
  expect(500 + end.y).toBeCloseTo(hand.y, 0);
});

test("the answer is in whole numbers, turned round for the side of Power", () => {
  expect(numbers({ angle: 0, power: 523 }, false)).toEqual([0, 10000, 523]);
  expect(numbers({ angle: 0, power: 523 }, true)).toEqual([0, -10000, 523]);
  expect(numbers({ angle: 30, power: 40 }, false)).toEqual([5000, 8660, 40]);
  expect(numbers({ angle: 30, power: 40 }, true)).toEqual([-5000, -8660, 40]);
});

test("angles go round in quarter degrees", () => {
  expect(tidy(180.25)).toBe(-179.75);
  expect(tidy(-180)).toBe(180);
  expect(tidy(12.3)).toBe(12.25);
});

test("K-47: the slide grows by the square of the power", () => {
  expect(slide(1000, 125000)).toBe(1250);
  expect(slide(200, 125000)).toBeCloseTo(50);
});

test("K-50: the cone is as wide as the hand is unsure", () => {
  const wide = cone({ angle: 0, power: 1000 }, STEADY, 125000, 1);
  expect(wide.spread).toBeCloseTo(2.405, 2);
  expect(wide.far).toBeCloseTo(1250 * 1.08 ** 2);
  expect(cone({ angle: 0, power: 1000 }, STEADY, 125000, 2).spread).toBeGreaterThan(wide.spread);
});

test("the first disc in the way stops the line one gap before it", () => {
  const others = [
    { id: "behind", x: 0, y: -200, gap: 30 },
    { id: "first", x: 0, y: -100, gap: 30 },
    { id: "beside", x: 31, y: -50, gap: 30 },
  ];
  expect(meets({ x: 0, y: 0 }, 0, 500, others)).toEqual({ id: "first", x: 0, y: -70 });
  expect(meets({ x: 0, y: 0 }, 0, 60, others)).toBeNull();
  expect(heading(90).x).toBeCloseTo(1);
});

test("an answer's numbers lead back to its aim, from either side", () => {
  for (const turned of [false, true]) {
    const { angle, power } = aimOf(numbers({ angle: -37.25, power: 610 }, turned), turned);
    expect(angle).toBeCloseTo(-37.25, 1);
    expect(power).toBe(610);
  }
});

test("the way ends at the edge of the street", () => {
  expect(toEdge({ x: 100, y: 500 }, 0, 420, 600)).toBeCloseTo(500);
  expect(toEdge({ x: 100, y: 500 }, 90, 420, 600)).toBeCloseTo(320);
  expect(toEdge({ x: 100, y: 500 }, -90, 420, 600)).toBeCloseTo(100);
});
