import { expect, test } from "vitest";
import type { Rect } from "../../../lib/game/rect.ts";
import { FIGURE, grid, placed, planned, roomAt, seatsOf, type Size, type Spot } from "./layout.ts";
import type { DeputyView, GuillotineView } from "../types.ts";

/** Pixels of the least letters one can read, and the largest ones on a figure where many stand close. */
const [READABLE, CROWDED] = [11, 17.5];
const SHEETS = [
  [562, 610, false],
  [900, 640, false],
  [470, 500, false],
  [382, 556, true],
  [378, 462, true],
] as const;

const inside = (spot: Spot, room: Rect) =>
  spot.x >= room.x && spot.x <= room.x + room.w && spot.y >= room.y && spot.y <= room.y + room.h;

const apart = (spots: Spot[], figure: Size = FIGURE) =>
  spots.every((a, i) => spots.every((b, j) => i === j || Math.abs(a.x - b.x) > figure.w * a.k - 1 || Math.abs(a.y - b.y) > figure.h * a.k - 1));

test("a grid holds everybody inside the room without one standing on another", () => {
  const room = { x: 10, y: 20, w: 140, h: 100 };
  for (const n of [1, 2, 4, 6, 13, 24]) {
    const spots = grid(room, n, 1.2);
    expect(spots).toHaveLength(n);
    expect(spots.every((spot) => inside(spot, room))).toBe(true);
    expect(apart(spots)).toBe(true);
  }
});

test.each(SHEETS)("on a sheet of %i by %i the rooms lie side by side and inside it", (w, h, compact) => {
  const rooms = Object.values(planned(w, h, compact).areas).map((area) => area.walls);
  for (const room of rooms) {
    expect(room.x).toBeGreaterThanOrEqual(0);
    expect(room.x + room.w).toBeLessThanOrEqual(w + 0.01);
    expect(room.y + room.h).toBeLessThanOrEqual(h + 0.01);
  }
  const overlap = (a: Rect, b: Rect) => a.x < b.x + b.w - 1 && b.x < a.x + a.w - 1 && a.y < b.y + b.h - 1 && b.y < a.y + a.h - 1;
  expect(rooms.some((a) => rooms.some((b) => a !== b && overlap(a, b)))).toBe(false);
});

test("benches and Rapport squares stand apart and in the Convention", () => {
  for (const [w, h, compact] of SHEETS) {
    const plan = planned(w, h, compact);
    const spots = [...plan.reports, ...plan.benches];
    expect(spots.every((spot) => roomAt(plan, spot.x, spot.y) === "convention")).toBe(true);
    expect(apart(spots, plan.figure)).toBe(true);
  }
});

const deputy = (id: string, post: string, more: Partial<DeputyView> = {}): DeputyView => ({
  id,
  faction: "montagnards",
  post,
  pp: 5,
  alive: true,
  free: true,
  on_report: false,
  denounced: false,
  moved: false,
  elected: true,
  sheet: [5],
  ...more,
});

test("everybody stands where he is: on his bench, his Rapport square, his seat, the square of the denounced", () => {
  const deputies = [
    deputy("robespierre", "convention"),
    deputy("danton", "convention", { on_report: true }),
    deputy("marat", "comite"),
    deputy("collot", "comite", { denounced: true }),
    deputy("billaud", "summoned"),
    deputy("saint_just", "guillotine", { alive: false }),
  ];
  const room = (id: string, seats: number) => {
    const there = deputies.filter((each) => each.post === id);
    return { id, seats, deputies: there.map((each) => each.id), denounced: there.filter((each) => each.denounced).map((each) => each.id) };
  };
  const rooms = [room("convention", 0), room("tribunal", 4), room("comite", 4), room("jacobins", 4), room("mission", 0), room("prison", 0), room("fuite", 0)];
  const plan = planned(562, 610, false);
  const spots = placed({ deputies, rooms, dead: ["saint_just"] } as unknown as GuillotineView, plan);
  const of = (id: string) => spots.get(id)!;
  expect(of("robespierre")).toEqual(plan.benches[0]);
  expect(of("danton")).toEqual(plan.reports[0]);
  expect(inside(of("marat"), plan.areas["comite"]!.seats)).toBe(true);
  expect(inside(of("collot"), plan.areas["comite"]!.denounced!)).toBe(true);
  expect(inside(of("billaud"), plan.areas["tribunal"]!.denounced!)).toBe(true);
  expect(roomAt(plan, of("saint_just").x, of("saint_just").y)).toBe("guillotine");
});

test.each(SHEETS)("on a sheet of %i by %i six on Mission have room for their names", (w, h, compact) => {
  const plan = planned(w, h, compact);
  const spots = seatsOf(plan, { id: "mission", seats: 0, deputies: ["a", "b", "c", "d", "e", "f"], denounced: [] });
  expect(apart(spots, plan.figure)).toBe(true);
  for (const { k, apart: room } of spots) {
    const size = Math.max(12, READABLE / k);
    expect(size).toBeLessThanOrEqual(CROWDED);
    expect(room! * k).toBeGreaterThan(38); // in pixels: a name of nine letters, squeezed by a quarter at most
  }
});

test("whoever is denounced on a narrow sheet has the square to himself", () => {
  const plan = planned(382, 556, true);
  const spots = seatsOf(plan, { id: "mission", seats: 0, deputies: ["a", "b", "c", "d", "e", "f"], denounced: ["g"] });
  expect(spots.every((spot) => inside(spot, plan.areas["mission"]!.seats))).toBe(true);
});
