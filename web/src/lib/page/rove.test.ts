import { expect, test } from "vitest";
import { nearest } from "./rove.ts";

test("arrow keys go to what lies straight ahead", () => {
  const spots = [
    { x: 100, y: 0 },
    { x: 60, y: 55 },
    { x: -50, y: 0 },
    { x: 0, y: 90 },
  ];
  const from = { x: 0, y: 0 };
  expect(nearest(from, spots, "ArrowRight")).toBe(0);
  expect(nearest(from, spots, "ArrowLeft")).toBe(2);
  expect(nearest(from, spots, "ArrowDown")).toBe(3);
  expect(nearest(from, spots, "ArrowUp")).toBe(-1);
  expect(nearest(from, spots, "x")).toBe(-1);
});
