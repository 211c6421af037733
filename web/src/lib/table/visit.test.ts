import { expect, test } from "vitest";
import type { Seen } from "../server/protocol.ts";
import { mostTelling } from "./visit.svelte.ts";

const seen = (kind: string, n: number): Seen => ({ kind, rule: "X-1", n });

test("the most telling events are told, in the order they happened", () => {
  const missed = [seen("died", 1), seen("drew", 2), seen("drew", 3), seen("jailed", 4), seen("drew", 5)];
  expect(mostTelling(missed, ["died", "jailed"]).map(({ n }) => n)).toEqual([1, 4, 5]);
});

test("of what is equally telling the last is told, and without anything telling the last three", () => {
  const missed = [1, 2, 3, 4, 5].map((n) => seen("drew", n));
  expect(mostTelling(missed, ["died"]).map(({ n }) => n)).toEqual([3, 4, 5]);
  expect(mostTelling(missed.slice(3), []).map(({ n }) => n)).toEqual([4, 5]);
});
