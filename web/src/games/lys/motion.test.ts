import { expect, test } from "vitest";
import type { Seen } from "../../lib/game/board.ts";
import { between, WALK, wayOf } from "./motion.ts";

const none = new Set<string>();
const happened = (kind: string, args: Seen["args"]): Seen => ({ kind, args }) as Seen;

test("a pawn steps over the squares that are gone, backwards too", () => {
  expect(between("10", "14", new Set(["12"]))).toEqual(["11", "13", "14"]);
  expect(between("14", "11", none)).toEqual(["13", "12", "11"]);
  expect(between("front_1", "front_3", none)).toEqual(["front_2", "front_3"]);
  expect(between("front_7", "53", none)).toEqual(["53"]);
});

test("who walks into prison is seen to walk first", () => {
  const events = [
    happened("threw", { seat: 1, faces: ["1", "2"] }),
    happened("advanced", { seat: 0, from: "3", to: "5" }),
    happened("walked", { seat: 1, from: "14", to: "17" }),
    happened("jailed", { seat: 1 }),
  ];
  expect(wayOf(events, 1, "14", "prison_1", none).map((leg) => leg.to)).toEqual(["15", "16", "17", "prison_1"]);
  expect(wayOf(events, 0, "3", "5", none).map((leg) => leg.to)).toEqual(["4", "5"]);
});

test("nobody is on the way longer than a walk may last, and what was not told is one leap", () => {
  const far = wayOf([happened("walked", { seat: 0, from: "1", to: "40" })], 0, "1", "40", none);
  expect(far.reduce((sum, leg) => sum + leg.ms, 0)).toBeLessThanOrEqual(WALK + 1e-6);
  expect(wayOf([], 0, "20", "6", none).map((leg) => leg.to)).toEqual(["6"]);
});
