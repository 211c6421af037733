import { expect, test } from "vitest";
import type { Moment, Value } from "../../lib/game/board.ts";
import { told } from "./words.ts";

const moment = (kind: string, args: Record<string, Value>): Moment => ({ event: { kind, args } as Moment["event"], ms: 100, before: true });

test("what is acted keeps its units as things, so that they open", () => {
  expect(told(null)).toEqual([]);
  expect(told(moment("entered", { unit: "fumi" }))).toEqual([{ key: "event-entered", args: { unit: "fumi" } }]);
});

test("K-17: a disc half in is measured in millimetres, and stays where it was pushed", () => {
  const args = { unit: "fumi", distance: 4200, limit: 5000 };
  const numbers = { unit: "fumi", distance: 42, limit: 50 };
  expect(told(moment("measured_outside", args))).toEqual([{ key: "c-half-out", args: numbers }]);
  expect(told(moment("measured_pushed", args))).toEqual([{ key: "c-half-in", args: numbers }, { key: "c-half-stays" }]);
});
