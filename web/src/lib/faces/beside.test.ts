import { expect, test } from "vitest";
import { beside, type Rect } from "./beside.ts";

const WINDOW = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const SIZE = { width: 220, height: 320 };
const rect = (left: number, top: number, width: number, height: number): Rect => ({ left, top, right: left + width, bottom: top + height });
const touches = (place: { left: number; top: number }, other: Rect): boolean =>
  place.left < other.right && place.left + SIZE.width > other.left && place.top < other.bottom && place.top + SIZE.height > other.top;
const inside = (place: { left: number; top: number }, window: typeof WINDOW): boolean =>
  place.left >= 0 && place.top >= 0 && place.left + SIZE.width <= window.width && place.top + SIZE.height <= window.height;

const PROMPT = rect(200, 600, 900, 100);

test.each([
  ["in the log at the right edge", rect(1300, 300, 90, 20)],
  ["in the prompt", rect(300, 620, 80, 20)],
  ["at the foot", rect(20, 870, 60, 20)],
  ["just above the prompt", rect(500, 575, 60, 20)],
])("a face %s covers neither word nor prompt", (_, word) => {
  const place = beside(word, SIZE, WINDOW, [PROMPT]);
  expect(touches(place, word)).toBe(false);
  expect(touches(place, PROMPT)).toBe(false);
  expect(inside(place, WINDOW)).toBe(true);
});

test("on a phone a face of a word of the prompt hangs below the prompt", () => {
  const prompt = rect(0, 90, 390, 110);
  const place = beside(rect(40, 120, 90, 20), SIZE, PHONE, [prompt]);
  expect(touches(place, prompt)).toBe(false);
  expect(inside(place, PHONE)).toBe(true);
});
