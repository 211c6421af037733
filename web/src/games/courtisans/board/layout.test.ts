import { expect, test } from "vitest";
import { ROOMS, chamber, fanned, layOut, roomOf, spot } from "./layout.ts";

const inside = (layout: ReturnType<typeof layOut>, width: number, height: number) =>
  Object.values(layout).every((rect) => typeof rect === "boolean" || (rect.x >= 0 && rect.y >= 0 && rect.x + rect.w <= width + 1 && rect.y + rect.h <= height + 1));

test("everything lies on the board, broad or tall", () => {
  expect(inside(layOut(900, 540, false), 900, 540)).toBe(true);
  expect(inside(layOut(640, 420, false), 640, 420)).toBe(true);
  expect(inside(layOut(380, 440, true), 380, 440)).toBe(true);
});

test("what lies at one place is fanned, the rest stays where it belongs", () => {
  expect(fanned([0, 0, 0, 50], 10)).toEqual([0, 10, 20, 50]);
  expect(fanned([0, 4, 100, 100], 10)).toEqual([0, 10, 100, 110]);
});

test("twelve rooms lead to the chamber of the sovereign", () => {
  const { king } = layOut(900, 540, false);
  expect(roomOf(king, -2).x).toBe(king.x);
  const last = roomOf(king, 9);
  expect(last.x + last.w).toBeCloseTo(king.x + king.w - chamber(king));
  expect(last.w * ROOMS).toBeCloseTo(king.w - chamber(king));
});

test("eight courtiers stand in one room, none of them out of it", () => {
  const room = roomOf(layOut(900, 540, false).queen, 5);
  const spots = [...Array(8).keys()].map((at) => spot(room, at, 8));
  expect(new Set(spots.map(({ x, y }) => `${x} ${y}`)).size).toBe(8);
  for (const { x, y, h } of spots) {
    expect(x - h / 4).toBeGreaterThanOrEqual(room.x - 1);
    expect(x + h / 4).toBeLessThanOrEqual(room.x + room.w + 1);
    expect(y - h).toBeGreaterThanOrEqual(room.y);
  }
});
