import { expect, test } from "vitest";
import { encounter, length, ofEvent, PLAYED, pose, within, type Film } from "./film.ts";
import { looksFree, Street } from "../board/street.ts";
import type { CortegeBox, DiscView } from "../types.ts";

const FRAMES = [0, 100, 200, 16, 300, 200, 32, 300, 600];

test("a disc is on the straight line between two frames, and rests at both ends", () => {
  expect(pose(FRAMES, -5)).toEqual({ x: 100, y: 200 });
  expect(pose(FRAMES, 8)).toEqual({ x: 200, y: 200 });
  expect(pose(FRAMES, 16)).toEqual({ x: 300, y: 200 });
  expect(pose(FRAMES, 24)).toEqual({ x: 300, y: 400 });
  expect(pose(FRAMES, 99)).toEqual({ x: 300, y: 600 });
  expect(pose([0, 7, 9], 50)).toEqual({ x: 7, y: 9 });
});

const FILM: Film = {
  unit: "a",
  first: "b",
  milliseconds: 400,
  touches: [
    { time: 200, unit: "a", other: "b", closing: 9 },
    { time: 250, unit: "b", other: "c", closing: 5 },
  ],
  reels: [],
};

test("the encounter is the first contact of the flicked unit, and time slows down there", () => {
  expect(encounter(FILM)?.time).toBe(200);
  expect(encounter({ ...FILM, first: "" })).toBeNull();
  const whole = length(FILM, PLAYED);
  expect(whole).toBeCloseTo((400 - 90) / 0.8 + 90 / 0.22);
  expect(within(FILM, PLAYED, 0)).toBe(0);
  expect(within(FILM, PLAYED, whole)).toBeCloseTo(400);
  expect(within(FILM, PLAYED, 155 / 0.8 + 45 / 0.22)).toBeCloseTo(200);
});

test("the event `flicked` is read", () => {
  const args = { unit: "a", first: 1, milliseconds: 32, contacts: [16000, 0, 1, 77], films: [0, 9, ...FRAMES, 1, 3, 0, 5, 6] };
  const film = ofEvent({ kind: "flicked", rule: "K-46", args }, ["a", "b"]);
  expect(film.touches).toEqual([{ time: 16, unit: "a", other: "b", closing: 77 }]);
  expect(film.reels).toEqual([
    { unit: "a", frames: FRAMES },
    { unit: "b", frames: [0, 5, 6] },
  ]);
  expect(film.first).toBe("b");
  expect(ofEvent({ kind: "flicked", rule: "K-46", args: { ...args, first: -1 } }, ["a", "b"]).first).toBe("");
});

const BOX = {
  width: 42000,
  length: 60000,
  building: { x: 21000, y: 50500, radius: 4200 },
  zones: [
    { side: "cp", left: 1500, right: 40500, bottom: 1500, top: 13500 },
    { side: "po", left: 1500, right: 40500, bottom: 41500, top: 58500 },
  ],
} as CortegeBox;

test("the street is the same from either side, turned half round", () => {
  for (const turned of [false, true]) {
    const street = new Street(BOX, turned);
    const at = street.seen(6000, 9000);
    expect(at).toEqual(turned ? { x: 360, y: 90 } : { x: 60, y: 510 });
    expect(street.place(at)).toEqual({ x: 6000, y: 9000 });
    expect(street.place({ x: -5, y: 900 })).toEqual(turned ? { x: 42000, y: 60000 } : { x: 0, y: 0 });
  }
});

test("a ghost looks free in its zone, off the Building and off the others", () => {
  const disc = (id: string, side: string, status = "tray", x = -1, y = -1) => ({ id, side, status, x, y, radius: 1500 }) as DiscView;
  const others = [disc("c", "po", "board", 10000, 45000)];
  const unit = disc("u", "po");
  expect(looksFree(BOX, others, unit, { x: 13000, y: 45000 })).toBe(true);
  expect(looksFree(BOX, others, unit, { x: 12999, y: 45000 })).toBe(false);
  expect(looksFree(BOX, others, unit, { x: 21000, y: 56199 })).toBe(false);
  expect(looksFree(BOX, others, unit, { x: 21000, y: 56200 })).toBe(true);
  expect(looksFree(BOX, others, unit, { x: 1499, y: 45000 })).toBe(false);
});
