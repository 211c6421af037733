import { expect, test } from "vitest";
import { lay } from "./fan.ts";

const seen = (laid: ReturnType<typeof lay>, height: number, top: number): number =>
  laid.seen * Math.min(1, (height - top) / ((laid.size * 88) / 63));

test.each([1, 5, 10, 14, 25])("of %i cards each shows six tenths, beside each other, overlapping or scrolled", (count) => {
  const wide = lay(count, 1117, 166, false, 150);
  expect(seen(wide, 166, 14)).toBeGreaterThan(0.6);
  const phone = lay(count, 390, 104, true, 150);
  expect(seen(phone, 104, 8)).toBeGreaterThan(0.6);
  for (const laid of [wide, phone]) {
    expect(laid.spots[0]!.x).toBeGreaterThanOrEqual(0);
    expect(laid.spots.at(-1)!.x + laid.size).toBeLessThanOrEqual(laid.long);
  }
});

test("a hand that fits does not scroll, one that does not is as long as it needs", () => {
  expect(lay(6, 1117, 166, false, 150).long).toBe(1117);
  expect(lay(25, 1117, 166, false, 150).long).toBeGreaterThan(1117);
});

test("drawn up on a phone, the cards lie in columns and each title is above the next card", () => {
  const laid = lay(10, 390, 350, true, 150);
  const column = laid.spots.filter((spot) => spot.x === laid.spots[0]!.x).map((spot) => spot.y);
  expect(column.length).toBeGreaterThan(2);
  expect(column.every((y, at) => at === 0 || y - column[at - 1]! >= laid.size * 0.35)).toBe(true);
  expect(laid.long).toBe(390);
});
