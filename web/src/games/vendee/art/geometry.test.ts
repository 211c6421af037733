import { expect, test } from "vitest";
import { bastions, centre, halfWidth, hexagon } from "./geometry.ts";

test("the places of section 11.1, for a side of 100", () => {
  expect(centre(1, 0).x).toBeCloseTo(173.2, 1);
  expect(centre(-1, 2)).toEqual({ x: 0, y: 300 });
  expect(centre(3, -2).x).toBeCloseTo(346.4, 1);
});

test("a hexagon is as wide as its sides allow and narrows to its tips", () => {
  expect(hexagon(100)).toContain("M0 -100L86.6");
  expect(halfWidth(100, 0)).toBeCloseTo(86.6, 1);
  expect(halfWidth(100, 50)).toBeCloseTo(86.6, 1);
  expect(halfWidth(100, -100)).toBeCloseTo(0);
});

test("a fort of five bastions has five corners each", () => {
  expect(bastions(5, 30).match(/[ML]/g)).toHaveLength(25);
});
