import { expect, test } from "vitest";
import { runsOf } from "./folds.ts";
import type { Seen } from "../server/protocol.ts";

const log = (words: string): Seen[] => words.split(" ").map((kind, n) => ({ kind, rule: "X-1", n }));
const fold = { opens: "in", closes: "out", title: (events: readonly Seen[]) => ({ key: "all", args: { n: events.length } }) };

test("a run from its opening to its end is one line, and what is around it stands open", () => {
  const runs = runsOf(log("a b in x y z out c"), fold);
  expect(runs.map(({ first, last, title }) => [first, last, title?.args?.n ?? 0])).toEqual([[0, 1, 0], [2, 6, 5], [7, 7, 0]]);
});

test("what is still going on, what is short, and a log without folds stay open", () => {
  expect(runsOf(log("a in x y z"), fold)).toEqual([{ first: 0, last: 4, title: null }]);
  expect(runsOf(log("in x out"), fold)).toEqual([{ first: 0, last: 2, title: null }]);
  expect(runsOf(log("in x y z out"), undefined)).toEqual([{ first: 0, last: 4, title: null }]);
});

test("two runs one after the other are two lines", () => {
  expect(runsOf(log("in x y out in x y z out"), fold).map((run) => [run.first, run.last])).toEqual([[0, 3], [4, 8]]);
});
