import { expect, test } from "vitest";
import type { Judged, Option } from "../../lib/server/protocol.ts";
import { chances, offered, points } from "./chances.ts";

const answer = (choice: string, chance: number) => ({ choice, label: { key: choice }, stake: null, chance, leads_to: [] });
const judged = (n: number, given: number, best: number): Judged => ({
  n,
  prompt: { key: "prompt" },
  options: 3,
  given: answer("b", given),
  best: answer("a", best),
  doubt: 0,
  clear: 0,
});
const option = (notation: string): Option => ({ code: 0, notation, things: [], label: { key: notation } });

test("an answer that gives something away falls straight down, the rest slopes to the end", () => {
  const { path, spots, end } = chances([judged(3, 0.5, 0.6), judged(9, 0.5, 0.5)], 1, 100, 50);
  expect(path).toBe("M0 20V25L50 25V25L100 0");
  expect(spots.map(({ n, before, after }) => [n, before, after])).toEqual([
    [3, 20, 25],
    [9, 25, 25],
  ]);
  expect(end).toBe(0);
});

test("a puzzle offers the best, the one given and some others, six at most, in their order", () => {
  const asked = { options: [..."cdefghijab"].map(option) } as never;
  const found = offered({ asked, judged: judged(1, 0.2, 0.5) }).map(({ notation }) => notation);
  expect(found).toEqual(["c", "e", "g", "i", "a", "b"]);
});

test("an answer that no list has is offered all the same", () => {
  const asked = { options: ["c", "b"].map(option) } as never;
  expect(offered({ asked, judged: judged(1, 0.2, 0.5) }).map(({ notation }) => notation)).toEqual(["c", "b", "a"]);
});

test("points have their sign", () => {
  expect([points(0.123), points(-0.05), points(0.001)]).toEqual(["+12", "−5", "0"]);
});
