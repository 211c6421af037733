import { expect, test } from "vitest";
import type { Rect } from "../../../lib/game/rect.ts";
import { layOut, spiral, stand } from "./layout.ts";

const NAMES = [
  ...Array.from({ length: 57 }, (_, n) => String(n)),
  ...Array.from({ length: 8 }, (_, k) => `prison_${k + 1}`),
  ...Array.from({ length: 8 }, (_, k) => `front_${k + 1}`),
  "guyana",
];
const apart = (a: Rect, b: Rect): boolean => a.x + a.w <= b.x + 0.01 || b.x + b.w <= a.x + 0.01 || a.y + a.h <= b.y + 0.01 || b.y + b.h <= a.y + 0.01;

test("the wide snail is the one the rules draw (section 11.1)", () => {
  const cells = spiral(13, 9);
  expect([cells[0], cells[12], cells[20], cells[32], cells[39], cells[50], cells[56]]).toEqual([[0, 8], [12, 8], [12, 0], [0, 0], [0, 7], [11, 7], [11, 1]]);
});

test.each([
  [890, 590, false],
  [1280, 700, false],
  [386, 420, true],
  [386, 255, true],
])("on a board of %i by %i all places are on it and none lies on another", (width, height, tall) => {
  const { places } = layOut(width, height, tall);
  expect([...places.keys()].sort()).toEqual([...NAMES].sort());
  const rects = [...places.values()];
  for (const [at, rect] of rects.entries()) {
    expect(rect.x).toBeGreaterThanOrEqual(0);
    expect(rect.y + rect.h).toBeLessThanOrEqual(height);
    for (const other of rects.slice(at + 1)) expect(apart(rect, other)).toBe(true);
  }
});

test("six pawns on one square stand on it, each on a foot of its own", () => {
  const rect = { x: 10, y: 20, w: 66, h: 60 };
  const feet = Array.from({ length: 6 }, (_, at) => stand(rect, at, 6));
  expect(new Set(feet.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`)).size).toBe(6);
  for (const { x, y } of feet) expect(x > rect.x && x < rect.x + rect.w && y > rect.y && y < rect.y + rect.h).toBe(true);
});
