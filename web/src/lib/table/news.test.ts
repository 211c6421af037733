import { expect, test } from "vitest";
import type { BoardProps } from "../game/board.ts";
import type { Seen } from "../server/protocol.ts";
import { changesSince, names, type Matters } from "./news.ts";

const event = (kind: string, n: number, args: Record<string, number | string | number[]> = {}): Seen => ({ kind, rule: "T-1", n, args });
const matters: Matters = { hits: (seen, { seat }) => seen.kind === "died" && names(seen, seat), closes: ["round_ended"] };
const since = (log: Seen[], mark = 3, aside = 0) => changesSince(log, mark, aside, matters, ["died", "went"], { seat: 1 } as BoardProps).map(({ seen, hit }) => `${seen.kind}${hit ? "!" : ""}`);

test("what touches me since my last choice is told, my own move only where it hit me or closed something", () => {
  const log = [event("went", 2, { seat: 1 }), event("went", 3, { seat: 1 }), event("died", 3, { seat: 1 }), event("round_ended", 3), event("went", 4, { seat: 0 }), event("went", 5, { seats: [0, 1] }), event("began", 5, { seat: 1 })];
  expect(since(log)).toEqual(["died!", "round_ended", "went"]);
});

test("each says how much it tells: a loss most, then by its kind", () => {
  const changes = changesSince([event("went", 4, { seat: 1 }), event("round_ended", 5), event("died", 5, { seat: 1 })], 3, 0, matters, ["round_ended", "went"], { seat: 1 } as BoardProps);
  expect(changes.map(({ seen }) => seen.kind)).toEqual(["went", "round_ended", "died"]);
  expect([...changes].sort((one, other) => other.weight - one.weight).map(({ seen }) => seen.kind)).toEqual(["died", "round_ended", "went"]);
});

test("what was put aside is not told again", () => {
  expect(since([event("died", 4, { seat: 1 }), event("died", 6, { seat: 1 })], 3, 5)).toEqual(["died!"]);
});

test("of many the losses stay", () => {
  const log = [event("died", 4, { seat: 1 }), ...[5, 6, 7, 8, 9].map((n) => event("went", n, { seat: 1 }))];
  expect(since(log)).toEqual(["died!", "went", "went", "went"]);
});
